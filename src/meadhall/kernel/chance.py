# mypyc: interpreted
"""Chance as explicit steps, for solvers and adapters that want to choose each outcome themselves.

Normally a state draws outcomes from its seed. Here every die and every drawn card becomes a
question of its own. The rules know nothing about it: a move is tried on a copy whose dice follow
the outcomes chosen so far, and stops where the next one is missing.
"""

from typing import Final

from meadhall.kernel.dice import ChanceNeeded
from meadhall.kernel.state import State

FEW: Final = 2
"""A move with fewer chosen outcomes is tried as a whole, without a copy from its middle."""


class Halt:
    """A position between two steps of a move, from which it can be tried again; never changed."""

    __slots__ = ("ahead", "move", "state", "used")

    def __init__(
        self, state: State, move: tuple[int, int] | None, used: int, ahead: int = 0
    ) -> None:
        self.state = state
        self.move = move
        """The seat and its move, if that is still to be made."""
        self.used = used
        """How many of the chosen outcomes have led here."""
        self.ahead = ahead
        """How many steps can be made from here without a further outcome, if that is known."""

    def __reduce__(self) -> tuple[type[None], tuple[()]]:
        """Nothing of it is stored: what is tried from the beginning leads to the same position."""
        return type(None), ()


class ExplicitChance:
    """A game whose outcomes are chosen from outside, one at a time."""

    def __init__(self, begun: State) -> None:
        """Start from a game in which nothing has been settled yet (``Game.begin``)."""
        self.state = begun
        """The last position in which no outcome is pending."""
        self.outcomes_open = 0
        """How many equally likely outcomes are possible now; 0 if a seat has to decide."""
        self._move: tuple[int, int] | None = None
        self._chosen: list[int] = []
        self._halt: Halt | None = None
        self._try()

    def play(self, seat: int, move: int) -> None:
        assert not self.outcomes_open, "an outcome has to be chosen first"
        self._move = seat, move
        self._chosen = []
        self._try()

    def choose(self, outcome: int) -> None:
        """Choose which of the ``outcomes_open`` possible outcomes happens."""
        assert 0 <= outcome < self.outcomes_open, "there is no such outcome"
        self._chosen.append(outcome)
        self._try()

    def _try(self) -> None:
        try:
            is_short = len(self._chosen) < FEW
            attempt = self._try_whole() if is_short else self._try_from_halt()
        except ChanceNeeded as needed:
            self.outcomes_open = needed.outcomes
        else:
            self.outcomes_open = 0
            self.state = attempt
            self._halt = None

    def _try_whole(self) -> State:
        attempt = self.state.copy()
        attempt.dice.follow(self._chosen)
        if self._move is None:
            attempt.settle()
        else:
            attempt.play(*self._move)
        return attempt

    def _try_from_halt(self) -> State:
        """Go on from where the move last halted, and note where it halts next.

        A move may need dozens of outcomes. If each were tried from the beginning, its cost would
        grow with their square.
        """
        halt = self._halt or Halt(self.state, self._move, 0)
        attempt = halt.state.copy()
        drawn = attempt.dice.draws
        attempt.dice.follow(self._chosen[halt.used :])
        steps = 0
        try:
            while True:
                if 0 < steps == halt.ahead:
                    used = halt.used + attempt.dice.draws - drawn
                    halt = Halt(attempt.copy(), None, used)
                    drawn = attempt.dice.draws
                    steps = 0
                if halt.move is not None and not steps:
                    seat, move = halt.move
                    attempt.steps[-1].play(attempt, seat, move)
                elif not attempt.advance():
                    return attempt
                steps += 1
        finally:
            self._halt = Halt(halt.state, halt.move, halt.used, steps)
