# mypyc: interpreted
"""Chance as explicit steps, for solvers and adapters that want to choose each outcome themselves.

Normally a state draws outcomes from its seed. Here every die and every drawn card becomes a
question of its own. The rules know nothing about it: a move is tried on a copy whose dice follow
the outcomes chosen so far, and stops where the next one is missing.
"""

from meadhall.kernel.dice import ChanceNeeded
from meadhall.kernel.state import State


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
        attempt = self.state.copy()
        attempt.dice.follow(self._chosen)
        try:
            if self._move is None:
                attempt.settle()
            else:
                attempt.play(*self._move)
        except ChanceNeeded as needed:
            self.outcomes_open = needed.outcomes
        else:
            self.outcomes_open = 0
            self.state = attempt
