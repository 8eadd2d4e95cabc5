"""Bots: a view goes in, a move comes out.

A bot is given what its seat may know (``Seen``) and answers with a legal move. It never sees the
real state: to look ahead, it asks for a world in which everything the seat cannot know has been
redealt.

>>> from meadhall.kernel.catalogue import find_game
>>> from meadhall.kernel.dice import Dice
>>> game = find_game("champions")
>>> state = game.new(2, {}, seed="doc")
>>> seat = state.deciders()[0]
>>> bot = find_bot("random")
>>> move = bot.choose(Seen(game, state, seat, Dice.from_seed("bot", streams=1)))
>>> game.moves.word(move) in {"leader:asmundr", "leader:dagrun", "leader:gylfir",
...     "leader:svanhildr", "leader:ullr"}
True
"""

from re import fullmatch

from meadhall.bots.learned import knowledge_of, konung_of
from meadhall.bots.quick import CarelessBot, GreedyBot, RandomBot
from meadhall.bots.search import LEAST_SIMULATIONS, LearnedBot, SearchBot
from meadhall.bots.seen import Bot, Memory, Seen
from meadhall.kernel.game import Game

__all__ = [
    "BOTS", "LEVELS", "NAMES", "Bot", "Memory", "Seen", "UnknownBot", "find_bot", "levels_of",
    "searches",
]  # fmt: skip

KONUNG = "konung"

LEVELS: dict[str, Bot] = {
    "thrall": CarelessBot(slips=0.5),
    "karl": CarelessBot(slips=0.2),
    "huscarl": GreedyBot(),
    "jarl": SearchBot(simulations=800),
    KONUNG: LearnedBot(),
}
"""Opponents for people, from the weakest to the strongest; ``levels_of`` says which a game has."""

BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), **LEVELS}

SEARCH = "search:"
LEARNED = "learned:"
"""The prefixes of a number of simulations: a search like Jarl's, and one that asks the network."""

NAMES = f"{', '.join(BOTS)}, {SEARCH}N or {LEARNED}N"


class UnknownBot(LookupError):
    """A bot that does not exist."""


def levels_of(game: Game) -> list[str]:
    """The levels that a game has, from the weakest to the strongest.

    There is a Konung only where a network learned the game well enough.
    """
    return [name for name in LEVELS if name != KONUNG or konung_of(game) is not None]


def find_bot(name: str, game: Game | None = None) -> Bot:
    """The bot with this name; with a game, only if it can play that.

    ``search:400`` is a search with up to 400 simulations.
    """
    found = _budgeted(name)
    if found is None and name not in BOTS:
        raise UnknownBot(f"there is no bot {name}; there is {NAMES}")
    bot = found or BOTS[name]
    if game is not None and isinstance(bot, LearnedBot):
        known = konung_of(game) if name == KONUNG else knowledge_of(game)
        if known is None:
            raise UnknownBot(f"{name} has not learned {game.id}")
    return bot


def searches(name: str) -> bool:
    """Whether a bot takes as much time as it is given.

    >>> searches("jarl"), searches("huscarl")
    (True, False)
    """
    return isinstance(find_bot(name), SearchBot)


def _budgeted(name: str) -> SearchBot | None:
    """The search with the budget that its name says; None if the name is not of that kind."""
    for prefix, kind in ((SEARCH, SearchBot), (LEARNED, LearnedBot)):
        if name.startswith(prefix):
            budget = name.removeprefix(prefix)
            if not fullmatch("[0-9]{1,9}", budget) or int(budget) < LEAST_SIMULATIONS:
                raise UnknownBot(
                    f"there is no bot {name}; a search needs a number of simulations, at least "
                    f"{LEAST_SIMULATIONS}, such as {prefix}400"
                )
            return kind(int(budget))
    return None
