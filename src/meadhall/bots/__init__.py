"""Bots: a view goes in, a move comes out.

A bot is given what its seat may know (``Seen``) and answers with a legal move. It never holds the
real state: where it wants to look ahead, it asks for a world in which all that the seat cannot know
has been dealt anew.

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

from meadhall.bots.quick import CarelessBot, GreedyBot, RandomBot
from meadhall.bots.search import SearchBot
from meadhall.bots.seen import Bot, Memory, Seen

__all__ = ["BOTS", "LEVELS", "Bot", "Memory", "Seen", "UnknownBot", "find_bot"]

LEVELS: dict[str, Bot] = {
    "thrall": CarelessBot(slips=0.5),
    "karl": CarelessBot(slips=0.2),
    "huscarl": GreedyBot(),
    "jarl": SearchBot(simulations=800),
}
"""Opponents for people, from the weakest to the strongest."""

BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), **LEVELS}


class UnknownBot(LookupError):
    """A bot that does not exist."""


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name}; there is {', '.join(BOTS)}")
    return BOTS[name]
