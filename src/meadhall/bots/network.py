"""A small network that was trained on played games, as Konung asks it: what a position is worth to
every seat, and which moves look promising.

All seats go through the same layers. The first makes some dozens of numbers of a seat's features;
the second sees those of the seat, and the mean and the most of the others'; of what it makes comes
the seat's strength. As with the weights of ``kernel/evaluation.py``, chances are the softmax of the
strengths, and a solo player plays against a strength of 0.

Moves are compared by what the second layer made of the seat that decides: every part of a move's
word (``place``, ``smithy``) has a vector, and a move is as promising as its parts together point
the same way.

Numbers are added one after another and in 64 bits, so the same position gives the same answer on
every machine.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.kernel.evaluation import Manner

LARGEST: Final = 30.0
"""Strengths are kept within this, so that nothing overflows."""

MOST_PLAYERS: Final = 5
"""The network has one input for each possible number of players, up to this one."""

CONTEXT: Final = 2 + MOST_PLAYERS
"""The inputs beside the features: how far the game is, that squared, and the number of players."""


@final
class Layer:
    """Weighted sums of all inputs."""

    __slots__ = ("bias", "size", "weights", "width")

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.size: i64 = len(bias)
        """How many sums it makes."""
        self.width: i64 = len(weights[0])
        """How many inputs it has."""
        self.weights: vec[float] = vec[float]([weight for row in weights for weight in row])
        self.bias: vec[float] = vec[float](bias)

    def positive(self, inputs: vec[float], found: vec[float], place: i64) -> None:
        """Put the sums into ``found``, from ``place`` on; those below 0 count as 0."""
        weights = self.weights
        bias = self.bias
        width = self.width
        at: i64 = 0
        row: i64 = 0
        while row < self.size:
            total = bias[row]
            column: i64 = 0
            while column < width:
                total += weights[at] * inputs[column]
                at += 1
                column += 1
            found[place + row] = total if total > 0.0 else 0.0
            row += 1


@final
class Preferences:
    """The vectors of moves."""

    __slots__ = ("liking", "moves", "shape", "trust")

    def __init__(
        self, shape: Layer, moves: list[list[float]], liking: list[float], trust: float
    ) -> None:
        self.shape = shape
        """Makes of a seat's second layer what the vectors of moves are compared with."""
        self.moves: vec[float] = vec[float]([number for row in moves for number in row])
        """One vector after another, by the numbers of the moves."""
        self.liking: vec[float] = vec[float](liking)
        """How promising each move is in itself."""
        self.trust = trust
        """How much more promising the move of the game's quick policy is."""

    def odds(self, second: vec[float], moves: list[int], favourite: int) -> list[float]:
        """How promising these moves are; together 1."""
        size = self.shape.size
        wanted = vec[float]([0.0 for _ in range(size)])
        self.shape.positive(second, wanted, 0)
        vectors = self.moves
        scores: list[float] = []
        most = -1.0e9
        for move in moves:
            number: i64 = move
            score = self.liking[number]
            at: i64 = number * size
            place: i64 = 0
            while place < size:
                score += vectors[at + place] * wanted[place]
                place += 1
            if move == favourite:
                score += self.trust
            if score > most:
                most = score
            scores.append(score)
        odds = [exp(score - most) for score in scores]
        whole = sum(odds)
        return [each / whole for each in odds]


@final
class Network:
    """Answers about positions, by the features of their seats."""

    __slots__ = ("bias", "first", "own", "preferences", "second", "strength")

    def __init__(
        self,
        first: Layer,
        second: Layer,
        strength: list[float],
        own: list[float],
        bias: float,
        preferences: Preferences | None,
    ) -> None:
        self.first = first
        self.second = second
        self.strength: vec[float] = vec[float](strength)
        """How much each number of the second layer counts for a seat's strength."""
        self.own: vec[float] = vec[float](own)
        """How much each input counts by itself."""
        self.bias = bias
        self.preferences = preferences

    def shares(self, figures: list[list[float]], progress: float) -> list[float]:
        """Each seat's share in the victory; they add up to 1, except in a solo game."""
        seats = len(figures)
        inputs = [self._inputs(each, seats, progress) for each in figures]
        made = self._first(inputs)
        odds: list[float] = []
        for seat in range(seats):
            second = self._second(made, seat, seats)
            total = self.bias
            place: i64 = 0
            while place < self.second.size:
                total += self.strength[place] * second[place]
                place += 1
            own = inputs[seat]
            place = 0
            while place < self.first.width:
                total += self.own[place] * own[place]
                place += 1
            odds.append(exp(max(-LARGEST, min(LARGEST, total))))
        whole = sum(odds)
        if seats == 1:
            whole += 1.0
        return [each / whole for each in odds]

    def odds(
        self,
        figures: list[list[float]],
        progress: float,
        seat: int,
        moves: list[int],
        favourite: int,
    ) -> list[float]:
        """How promising the moves of a seat are; together 1."""
        assert self.preferences is not None
        seats = len(figures)
        made = self._first([self._inputs(each, seats, progress) for each in figures])
        return self.preferences.odds(self._second(made, seat, seats), moves, favourite)

    def _inputs(self, figures: list[float], seats: int, progress: float) -> vec[float]:
        inputs = vec[float]([0.0 for _ in range(self.first.width)])
        place: i64 = 0
        for figure in figures:
            inputs[place] = figure
            place += 1
        inputs[place] = progress
        inputs[place + 1] = progress * progress
        inputs[place + 1 + min(seats, MOST_PLAYERS)] = 1.0
        return inputs

    def _first(self, inputs: list[vec[float]]) -> vec[float]:
        """What the first layer makes of all seats, one after another."""
        made = vec[float]([0.0 for _ in range(len(inputs) * self.first.size)])
        place: i64 = 0
        for each in inputs:
            self.first.positive(each, made, place)
            place += self.first.size
        return made

    def _second(self, made: vec[float], seat: int, seats: int) -> vec[float]:
        """What the second layer makes of a seat among the others."""
        size = self.first.size
        seen = vec[float]([0.0 for _ in range(3 * size)])
        for other in range(seats):
            at: i64 = other * size
            place: i64 = 0
            while place < size:
                number = made[at + place]
                if other == seat:
                    seen[place] = number
                else:
                    seen[size + place] += number / (seats - 1)
                    if number > seen[2 * size + place]:
                        seen[2 * size + place] = number
                place += 1
        second = vec[float]([0.0 for _ in range(self.second.size)])
        self.second.positive(seen, second, 0)
        return second


@final
class Learned:
    """A network, and how a search is to use it."""

    __slots__ = ("manner", "narrow", "network", "patience", "simulations")

    def __init__(
        self, network: Network, manner: Manner, simulations: int, patience: int, narrow: float
    ) -> None:
        self.network = network
        self.manner = manner
        self.simulations = simulations
        """For a decision."""
        self.patience = patience
        """How many worlds a search tries before it first asks whether it is settled."""
        self.narrow = narrow
        """Moves less promising than this part of the most promising one are not tried first."""
