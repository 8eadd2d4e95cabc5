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

from abc import ABC, abstractmethod

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.state import State


class UnknownBot(LookupError):
    """A bot that does not exist."""


class Seen:
    """What a seat may know when it has to decide."""

    def __init__(self, game: Game, state: State, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.moves = state.moves(seat)
        self.dice = dice
        """The bot's own chance, apart from that of the game."""
        self._state = state

    def view(self) -> msgspec.Struct:
        return self.game.view(self._state, self.seat)

    def world(self) -> State:
        """A state that looks the same to this seat; another one at each call."""
        return self.game.resample(self._state, self.seat, self.dice)


class Bot(ABC):
    """Decides for a seat. One object may serve many seats and games: it remembers nothing."""

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """One of ``seen.moves``."""


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def choose(self, seen: Seen) -> int:
        return seen.moves[seen.dice.below(0, len(seen.moves))]


class GreedyBot(Bot):
    """Follows the quick sensible policy that each game brings along."""

    def choose(self, seen: Seen) -> int:
        return seen.game.policy.choose(seen.world(), seen.seat, seen.moves, seen.dice)


BOTS: dict[str, Bot] = {"greedy": GreedyBot(), "random": RandomBot()}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name}; there is {', '.join(BOTS)}")
    return BOTS[name]
