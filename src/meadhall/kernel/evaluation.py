"""What a position promises: figures that a game takes from it, weighed by what played games taught.

A seat's strength is the weighted sum of its figures. The weights change in the course of a game:
they are fitted for a few stages of it, and between two stages those of both count in proportion.
The seats' chances to win follow from their strengths as odds do: one more point of strength, and
the odds rise by the factor e. Who plays alone plays against a strength of 0.

>>> class Coins(Evaluation):
...     def figures(self, state, seat):
...         return [float(state[seat])]
...     def progress(self, state):
...         return 0.5
>>> coins = Coins(["coins"], [Weights(2, [[0.0], [1.0]])])
>>> [round(chance, 3) for chance in coins.weigh([[5.0], [3.0]], 0.5)]
[0.731, 0.269]
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.kernel.state import State


class Weights:
    """What the figures count for, with a given number of players."""

    __slots__ = ("players", "stages")

    def __init__(self, players: int, stages: list[list[float]]) -> None:
        self.players = players
        self.stages = stages
        """For each stage, from the beginning of a game to its end, one weight for each figure."""


class Manner:
    """How a search goes about this game."""

    __slots__ = ("curiosity", "horizon", "routine", "trust")

    def __init__(self, horizon: int, trust: float, curiosity: float, routine: set[str]) -> None:
        self.horizon = horizon
        """So many decisions the policy makes before the evaluation is asked."""
        self.trust = trust
        """The part of the bonus for untried moves that goes to the policy's move."""
        self.curiosity = curiosity
        """How much that bonus counts."""
        self.routine = routine
        """Kinds of decisions, by the names of their steps, in which looking ahead does not pay."""


TO_THE_END: Final = Manner(horizon=1 << 30, trust=0.5, curiosity=0.3, routine=set())
"""Without an evaluation only the end of a game tells anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Tells the seats' chances to win. This one has no figures: all are equal."""

    def __init__(
        self, names: list[str], fitted: list[Weights], manner: Manner = TO_THE_END
    ) -> None:
        self.names = names
        """Of the figures, in their order."""
        self.fitted = fitted
        """Weights for different numbers of players; none before the first training."""
        self.manner = manner

    def figures(self, state: State, seat: int) -> list[float]:
        """What tells how well a seat stands, each figure about between -3 and 3.

        It may look at the whole state: searches evaluate worlds in which hidden things are guessed.
        """
        return []

    def progress(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def allies(self, state: State, seat: int) -> list[int]:
        """The seats that win together with this one, itself included."""
        return [seat]

    def chances(self, state: State) -> list[float]:
        """For each seat the chance to be among the winners."""
        all_figures = [self.figures(state, seat) for seat in range(state.seats)]
        shares = self.weigh(all_figures, self.progress(state))
        return [
            sum([shares[ally] for ally in self.allies(state, seat)]) for seat in range(state.seats)
        ]

    def weigh(self, all_figures: list[list[float]], progress: float) -> list[float]:
        """For each seat its share in the victory; all of them, but for one alone, add up to 1."""
        seats = len(all_figures)
        weights = self._weights_now(seats, progress)
        odds: list[float] = []
        for figures in all_figures:
            strength = 0.0
            for index in range(len(weights)):
                strength += weights[index] * figures[index]
            odds.append(exp(max(-30.0, min(30.0, strength))))
        whole = sum(odds)
        if seats == 1:
            whole += 1.0
        return [each / whole for each in odds]

    def _weights_now(self, seats: int, progress: float) -> list[float]:
        """Those for the nearest number of players, between the two nearest stages."""
        if not self.fitted:
            return []
        nearest = self.fitted[0]
        for weights in self.fitted:
            if abs(weights.players - seats) < abs(nearest.players - seats):
                nearest = weights
        stages = nearest.stages
        place = max(0.0, min(1.0, progress)) * float(len(stages) - 1)
        first = min(int(place), len(stages) - 2)
        part = place - float(first)
        before = stages[first]
        after = stages[first + 1]
        return [
            before[index] + part * (after[index] - before[index]) for index in range(len(before))
        ]
