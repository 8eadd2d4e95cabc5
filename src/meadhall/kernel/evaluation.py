"""How good a position is: features that a game computes, weighted by training on played games.

In the code features are called figures. A seat's strength is the weighted sum of its features. The
weights change in the course of a game: they are fitted for a few stages of it and interpolated
between them. The seats' chances to win are the softmax of their strengths: one more point of
strength multiplies the odds by e. A solo player plays against a strength of 0.

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
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.kernel.state import State

Source = TypeVar("Source")


class FigureGroup(Generic[Source]):
    """Features that belong together: their names, and their values in the same order."""

    NAMES: ClassVar[tuple[str, ...]] = ()

    def values(self, source: Source, /) -> list[float]:
        """The features as they can be read from what a game has found out about a seat."""
        raise NotImplementedError


class Weights:
    """The weights of the features, for a given number of players."""

    __slots__ = ("players", "stages")

    def __init__(self, players: int, stages: list[list[float]]) -> None:
        self.players = players
        self.stages = stages
        """For each stage, from the beginning of a game to its end, one weight per feature."""


class Manner:
    """How a search should treat this game."""

    __slots__ = ("curiosity", "horizon", "routine", "trust")

    def __init__(self, horizon: int, trust: float, curiosity: float, routine: set[str]) -> None:
        self.horizon = horizon
        """How many decisions the policy makes before the evaluation is asked."""
        self.trust = trust
        """The share of the bonus for untried moves that goes to the policy's move."""
        self.curiosity = curiosity
        """The weight of that bonus."""
        self.routine = routine
        """Kinds of decisions, by the names of their steps, in which looking ahead does not pay."""


TO_THE_END: Final = Manner(horizon=1 << 30, trust=0.5, curiosity=0.3, routine=set())
"""Without an evaluation only the end of a game says anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Estimates the seats' chances to win. This one has no features: all seats are equal."""

    def __init__(
        self, names: list[str], fitted: list[Weights], manner: Manner = TO_THE_END
    ) -> None:
        self.names = names
        """The names of the features, in feature order."""
        self.fitted = fitted
        """Weights for different numbers of players; none before the first training."""
        self.manner = manner

    def figures(self, state: State, seat: int) -> list[float]:
        """The features of a position for one seat, each roughly between -3 and 3.

        They may use the whole state: searches evaluate worlds in which hidden things are guessed.
        """
        return []

    def progress(self, state: State) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def allies(self, state: State, seat: int) -> list[int]:
        """The seats that win together with this one, itself included."""
        return [seat]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to be among the winners."""
        all_figures = [self.figures(state, seat) for seat in range(state.seats)]
        shares = self.weigh(all_figures, self.progress(state))
        return [
            sum([shares[ally] for ally in self.allies(state, seat)]) for seat in range(state.seats)
        ]

    def weigh(self, all_figures: list[list[float]], progress: float) -> list[float]:
        """Each seat's share in the victory; they add up to 1, except in a solo game."""
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
        """The weights for the nearest number of players, interpolated between two stages."""
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
