"""Turns: what a seat does in a row, in however many small steps.

A turn lasts until somebody else has to decide, or until it is over by the rules: what the seat was
asked within has left the stack of steps, or its next move is one that a turn is about
(``Game.turns``). Where several seats decide at the same time, each of them has a turn of its own,
and what the others do meanwhile does not end it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from meadhall.kernel.game import Game
from meadhall.kernel.saga import SagaMove
from meadhall.kernel.state import State, Step


class Stretch:
    """Moves of a turn that were made knowing the same: chance and secrets come between two."""

    def __init__(self, first: int, positions: list[State], moves: list[str]) -> None:
        self.first = first
        """The number of its first move."""
        self.positions = positions
        self.moves = moves


class Turn:
    """A turn that was played."""

    def __init__(self, seat: int, steps: Sequence[Step[Any]]) -> None:
        self.seat = seat
        self.within = list(steps[:-1])
        """The steps that were waiting when it began."""
        self.numbers: list[int] = []
        """Of its moves, from 1."""
        self.moves: list[str] = []
        self.positions: list[State] = []
        """The position before each of them."""
        self.after: State
        """The position after the last of them."""

    def first(self) -> int:
        return self.numbers[0]

    def last(self) -> int:
        return self.numbers[-1]

    def lasts(self, now: State) -> bool:
        """Whether the seat still has to decide in it."""
        return self.seat in now.deciders() and is_within(self.within, now)

    def came_to_light(self) -> bool:
        """Whether chance or something hidden was involved."""
        return self.positions[0].irrevocable() != self.after.irrevocable()

    def stretches(self) -> Iterator[Stretch]:
        begin = 0
        for index in range(1, len(self.positions) + 1):
            is_end = index == len(self.positions)
            if is_end or not _know_the_same(self.positions[begin], self.positions[index]):
                yield Stretch(
                    self.numbers[begin], self.positions[begin:index], self.moves[begin:index]
                )
                begin = index


class Turns:
    """Puts the moves of a game together to turns while it is replayed."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._open: dict[int, Turn] = {}

    def follow(
        self, number: int, made: SagaMove, after: SagaMove | None, before: State, now: State
    ) -> list[Turn]:
        """The turns that ended with this move, which led from one position to another.

        ``after`` is the next move of the game.
        """
        turn = self._open.setdefault(made.seat, Turn(made.seat, before.steps))
        turn.numbers.append(number)
        turn.moves.append(made.move)
        turn.positions.append(before)
        turn.after = now
        ended = [
            one
            for one in self._open.values()
            if after is None or not one.lasts(now) or self._is_ended_by(after, one)
        ]
        for one in ended:
            del self._open[one.seat]
        return ended

    def _is_ended_by(self, after: SagaMove, turn: Turn) -> bool:
        if after.seat == turn.seat:
            return begins_turn(self._game, after.move)
        # Unless both are deciding at the same time.
        return len(turn.positions[-1].deciders()) == 1


def is_within(within: Sequence[Step[Any]], now: State) -> bool:
    """Whether these steps are still waiting. Steps never change, so they are the same objects."""
    return len(now.steps) > len(within) and all(
        step is waiting for step, waiting in zip(now.steps, within, strict=False)
    )


def begins_turn(game: Game, move: str) -> bool:
    return move.partition(":")[0] in game.turns


def _know_the_same(before: State, now: State) -> bool:
    return before.irrevocable() == now.irrevocable()
