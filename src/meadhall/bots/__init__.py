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

from meadhall.bots.quick import CarelessBot, GreedyBot, RandomBot
from meadhall.bots.search import LEAST_SIMULATIONS, SearchBot
from meadhall.bots.seen import Bot, Memory, Seen

__all__ = ["BOTS", "LEVELS", "NAMES", "Bot", "Memory", "Seen", "UnknownBot", "find_bot", "searches"]

LEVELS: dict[str, Bot] = {
    "thrall": CarelessBot(slips=0.5),
    "karl": CarelessBot(slips=0.2),
    "huscarl": GreedyBot(),
    "jarl": SearchBot(simulations=800),
}
"""Opponents for people, from the weakest to the strongest."""

BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), **LEVELS}

SEARCH = "search:"
"""The prefix of a number of simulations: a search with a budget of its own, for research."""

NAMES = f"{', '.join(BOTS)} or {SEARCH}N"


class UnknownBot(LookupError):
    """A bot that does not exist."""


def find_bot(name: str) -> Bot:
    """The bot with this name; ``search:400`` is a search with up to 400 simulations."""
    if name.startswith(SEARCH):
        return _search(name)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name}; there is {NAMES}")
    return BOTS[name]


def searches(name: str) -> bool:
    """Whether a bot takes as much time as it is given.

    >>> searches("jarl"), searches("huscarl")
    (True, False)
    """
    return isinstance(find_bot(name), SearchBot)


def _search(name: str) -> SearchBot:
    budget = name.removeprefix(SEARCH)
    if not fullmatch("[0-9]{1,9}", budget) or int(budget) < LEAST_SIMULATIONS:
        raise UnknownBot(
            f"there is no bot {name}; a search needs a number of simulations, at least "
            f"{LEAST_SIMULATIONS}, such as {SEARCH}400"
        )
    return SearchBot(int(budget))
