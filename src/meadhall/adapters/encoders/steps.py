"""What a game waits for, and whom, as entries of an observation."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen, Row
from meadhall.kernel.state import NOBODY, State


@final
class Steps:
    """The numbers of the steps that a game can wait for."""

    __slots__ = ("_numbers", "_of_class")

    def __init__(self, names: Sequence[str]) -> None:
        self._numbers = {name: number for number, name in enumerate(names)}
        self._of_class: dict[type, int] = {}
        """What has been looked up: a class is found faster than its name."""

    def number(self, state: State) -> int:
        """The step that is waited for, or -1 when the game is over."""
        if not state.steps:
            return -1
        kind = type(state.steps[-1])
        found = self._of_class.get(kind)
        if found is None:
            found = self._numbers[kind.__name__]
            self._of_class[kind] = found
        return found


def write_deciders(pen: Pen, start: i64, row: Row, state: State) -> None:
    """The seats that may choose now; mostly there is one, which needs no list."""
    seat = state.sole_decider()
    if seat != NOBODY:
        pen.length(start, row, 1)
        pen.put(seat)
        return
    deciders = sorted(state.deciders())
    pen.length(start, row, len(deciders))
    pen.numbers(deciders)
