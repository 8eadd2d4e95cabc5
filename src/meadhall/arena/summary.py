"""What a run of games tells: who wins from which seat, and how the scores are spread.

Only whole numbers are collected, so that a summary is the same for any number of processes.

>>> from meadhall.arena.simulate import GameRecord
>>> summary = Summary(seats=2)
>>> bots, sheets = ["greedy", "random"], [{"track": 7}, {"track": 4}]
>>> summary.add(GameRecord(0, "s/0", 2, bots, [7, 4], [1, 2], sheets, [9, 9], 8, 18))
>>> figures = summary.figures()
>>> figures.by_seat[0].wins, figures.by_bot["random"].scores.mean
(1.0, 4.0)
"""

import math
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from meadhall.arena.simulate import GameRecord

PERCENTILES = (5, 25, 50, 75, 95)
NORMAL_95 = 1.96
"""So many standard errors on each side hold the truth in 95 of 100 cases."""


class Spread(msgspec.Struct, frozen=True):
    """How a row of numbers is spread."""

    mean: float
    deviation: float
    lowest: int
    percentiles: dict[str, float]
    median: float
    highest: int


class Standing(msgspec.Struct, frozen=True):
    """How a seat, or a bot in all its seats, did."""

    played: int
    wins: float
    """A victory shared by two counts a half for each."""
    shared_wins: int
    win_rate: float
    win_rate_margin: float
    """The true rate lies within this of ``win_rate`` in 95 of 100 cases."""
    scores: Spread


class Figures(msgspec.Struct, frozen=True):
    games: int
    by_seat: list[Standing]
    by_bot: dict[str, Standing]
    scores: Spread
    winning_scores: Spread
    points_by_source: dict[str, float]
    """The mean over all seats of all games."""
    decisions: Spread
    """Per game."""
    rounds: Spread | None


class _Tally:
    """What is counted for a seat or a bot."""

    def __init__(self) -> None:
        self.wins = Fraction(0)
        self.shared = 0
        self.scores: list[int] = []

    def add(self, score: int, place: int, winners: int) -> None:
        self.scores.append(score)
        if place == 1:
            self.wins += Fraction(1, winners)
            self.shared += winners > 1

    def standing(self) -> Standing:
        played = len(self.scores)
        rate = float(self.wins / played)
        return Standing(
            played=played,
            wins=float(self.wins),
            shared_wins=self.shared,
            win_rate=rate,
            win_rate_margin=NORMAL_95 * math.sqrt(rate * (1 - rate) / played),
            scores=spread(self.scores),
        )


class Summary:
    """Collects records one by one, so that they need not all be kept."""

    def __init__(self, seats: int) -> None:
        self._seats = [_Tally() for _ in range(seats)]
        self._bots: dict[str, _Tally] = {}
        self._winning: list[int] = []
        self._sources: dict[str, int] = {}
        self._lengths: list[int] = []
        self._rounds: list[int] = []

    def add(self, record: GameRecord) -> None:
        winners = record.places.count(1)
        self._winning.append(max(record.totals))
        self._lengths.append(record.length)
        if record.rounds is not None:
            self._rounds.append(record.rounds)
        for seat, bot in enumerate(record.bots):
            score, place = record.totals[seat], record.places[seat]
            self._seats[seat].add(score, place, winners)
            self._bots.setdefault(bot, _Tally()).add(score, place, winners)
            for source, points in record.sheets[seat].items():
                self._sources[source] = self._sources.get(source, 0) + points

    def scores(self) -> list[int]:
        """The scores of all seats."""
        return [score for tally in self._seats for score in tally.scores]

    def figures(self) -> Figures:
        scores = self.scores()
        return Figures(
            games=len(self._lengths),
            by_seat=[tally.standing() for tally in self._seats],
            by_bot={bot: self._bots[bot].standing() for bot in sorted(self._bots)},
            scores=spread(scores),
            winning_scores=spread(self._winning),
            points_by_source={s: points / len(scores) for s, points in self._sources.items()},
            decisions=spread(self._lengths),
            rounds=spread(self._rounds) if self._rounds else None,
        )


def spread(numbers: Sequence[int]) -> Spread:
    """
    >>> spread([1, 2, 4]).median, spread([1, 2, 4]).percentiles["75"]
    (2.0, 3.0)
    """
    ordered = sorted(numbers)
    mean = Fraction(sum(ordered), len(ordered))
    variance = Fraction(sum(number * number for number in ordered), len(ordered)) - mean * mean
    return Spread(
        mean=float(mean),
        deviation=math.sqrt(variance),
        lowest=ordered[0],
        percentiles={str(percent): _percentile(ordered, percent) for percent in PERCENTILES},
        median=_percentile(ordered, 50),
        highest=ordered[-1],
    )


def _percentile(ordered: Sequence[int], percent: int) -> float:
    """Between two numbers in proportion."""
    rank, rest = divmod((len(ordered) - 1) * percent, 100)
    if not rest:
        return float(ordered[rank])
    return ordered[rank] + (ordered[rank + 1] - ordered[rank]) * rest / 100
