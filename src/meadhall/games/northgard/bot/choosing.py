"""Ways to choose one of the legal moves, for the table in ``policy``."""

from collections.abc import Callable
from typing import final

from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.kernel.best import Best
from meadhall.kernel.moves import Verb

Advice = Callable[[Outlook, list[int]], int]
"""Chooses one of the legal moves for the seat of the outlook."""
Value = Callable[[Outlook, int], float]
"""What a move is worth to the seat of the outlook."""


@final
class Highest:
    """Choose the move of the highest value, the first of equals."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def __call__(self, outlook: Outlook, moves: list[int]) -> int:
        best = Best(moves[0])
        for move in moves:
            best.offer(move, self.value(outlook, move))
        return best.move


@final
class IfItPays:
    """Choose the move of the highest value if it is above ``least``, or else to do nothing."""

    __slots__ = ("least", "nothing", "value")

    def __init__(self, value: Value, nothing: Verb, least: float = 0.0) -> None:
        self.value = value
        self.nothing = nothing
        self.least = least

    def __call__(self, outlook: Outlook, moves: list[int]) -> int:
        nothing = self.nothing.move
        best = Best(nothing, self.least)
        for move in moves:
            if move != nothing:
                best.offer(move, self.value(outlook, move))
        return best.move


@final
class Always:
    """Choose the only move of a verb, whatever else is legal."""

    __slots__ = ("verb",)

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def __call__(self, outlook: Outlook, moves: list[int]) -> int:
        return self.verb.move
