"""What a run of games shows: who wins from which seat, and how the scores are distributed.

No single game is kept: whole numbers are counted, each under one of a small number of keys. So a
summary of a million games is as small as one of ten thousand, two of them can be merged, and the
result is the same for any number of processes.

>>> from meadhall.arena.simulate import GameRecord
>>> summary = Summary(seats=2)
>>> bots, sheets = ["greedy", "random"], [{"track": 7}, {"track": 4}]
>>> summary.add(GameRecord(0, "s/0", 2, bots, [7, 4], [1, 2], sheets, [9, 9], 8, 18))
>>> figures = summary.figures()
>>> figures.by_seat[0].wins, figures.by_bot["random"].scores.mean
(1.0, 4.0)
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

import msgspec

from meadhall.arena.intervals import rate_interval
from meadhall.arena.openings import Openings
from meadhall.arena.simulate import GameRecord

PERCENTILES = (5, 25, 50, 75, 95)
MOST_FREQUENT = 100
"""How many openings are reported, the most frequent first."""
TENTHS = 10
HUNDREDTHS = 100


class Spread(msgspec.Struct, frozen=True):
    """The distribution of a set of numbers."""

    mean: float
    deviation: float
    lowest: int
    percentiles: dict[str, float]
    median: float
    highest: int


class Rate(msgspec.Struct, frozen=True):
    """How often something won."""

    played: int
    wins: float
    """A victory shared by two counts a half for each."""
    shared_wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    """The true rate lies between these in 95 of 100 cases."""


class Standing(Rate, frozen=True):
    """How a seat did, or a bot or a faction in all its seats."""

    scores: Spread
    points_by_source: dict[str, float]
    """The mean points per game from each source."""


class Branching(msgspec.Struct, frozen=True):
    """How many legal moves there were to choose from."""

    mean: float
    """The mean over all decisions of all games."""
    most: int
    """The most at any decision."""
    tenths: Spread
    """The distribution of the means of single games, in tenths of a move."""


class RolledLuck(msgspec.Struct, frozen=True):
    """What a seat's dice showed in all games, and what this many show on average."""

    dice: int
    hits: int
    expected: float


class LuckFigures(msgspec.Struct, frozen=True):
    by_seat: list[RolledLuck]
    by_difference: dict[int, Rate]
    """How often seats won that rolled this many hits more than expected, rounded."""


class Figures(msgspec.Struct, frozen=True):
    games: int
    by_seat: list[Standing]
    by_bot: dict[str, Standing]
    by_faction: dict[str, Standing]
    """Empty where all start the same."""
    by_opening: dict[str, Rate]
    """The most frequent first. If there were too many, by their first move alone."""
    scores: Spread
    winning_scores: Spread
    score_counts: dict[int, int]
    """How often each score occurred, over all seats."""
    points_by_source: dict[str, float]
    """The mean over all seats of all games."""
    decisions: Spread
    """The decisions per game."""
    decision_counts: dict[int, int]
    rounds: Spread | None
    branching: Branching | None
    branching_counts: dict[int, int]
    """How many games had this mean branching, in tenths of a move."""
    luck: LuckFigures | None
    """None if it was not recorded, or nothing is rolled."""


class _Tally:
    """The counts for one bot with one faction in one seat."""

    def __init__(self) -> None:
        self.outcomes: Counter[int] = Counter()
        """Games by how many shared the victory; 0 if not won."""
        self.scores: Counter[int] = Counter()
        self.sources: Counter[str] = Counter()

    def add(self, outcome: int, score: int, sheet: Mapping[str, int]) -> None:
        self.outcomes[outcome] += 1
        self.scores[score] += 1
        for source, points in sheet.items():
            self.sources[source] += points

    def merge(self, other: "_Tally") -> None:
        self.outcomes.update(other.outcomes)
        self.scores.update(other.scores)
        self.sources.update(other.sources)

    def standing(self) -> Standing:
        rate = _rate(self.outcomes)
        return Standing(
            **msgspec.structs.asdict(rate),
            scores=spread(self.scores),
            points_by_source={s: points / rate.played for s, points in self.sources.items()},
        )


Group = tuple[int, str, str | None]
"""A seat, a bot and a faction."""


class Summary:
    """Collects records one by one, so that they need not be kept."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._tallies: dict[Group, _Tally] = {}
        self._openings = Openings()
        self._winning: Counter[int] = Counter()
        self._lengths: Counter[int] = Counter()
        self._rounds: Counter[int] = Counter()
        self._branching: Counter[int] = Counter()
        self._choices: Counter[str] = Counter()
        self._most_choices = 0
        self._luck: Counter[tuple[int, str]] = Counter()
        self._lucky: dict[int, Counter[int]] = {}

    def add(self, record: GameRecord) -> None:
        winners = record.places.count(1)
        outcomes = [winners if place == 1 else 0 for place in record.places]
        factions = record.factions or [None] * self.seats
        self._winning[max(record.totals)] += 1
        self._lengths[record.length] += 1
        if record.rounds is not None:
            self._rounds[record.rounds] += 1
        for seat, outcome in enumerate(outcomes):
            group = seat, record.bots[seat], factions[seat]
            tally = self._tallies.get(group)
            if tally is None:
                tally = self._tallies[group] = _Tally()
            tally.add(outcome, record.totals[seat], record.sheets[seat])
        for opening, outcome in zip(record.openings, outcomes, strict=False):
            self._openings.add(opening, outcome)
        if record.choices:
            self._add_choices(record)
        for luck in record.luck or ():
            if luck.dice:
                self._luck[luck.seat, "dice"] += luck.dice
                self._luck[luck.seat, "hits"] += luck.hits
                self._luck[luck.seat, "expected"] += round(luck.expected * HUNDREDTHS)
                difference = round(luck.hits - luck.expected)
                self._lucky.setdefault(difference, Counter())[outcomes[luck.seat]] += 1

    def _add_choices(self, record: GameRecord) -> None:
        self._branching[round(TENTHS * record.choices / record.length)] += 1
        self._choices["choices"] += record.choices
        self._choices["decisions"] += record.length
        self._most_choices = max(self._most_choices, record.most_choices)

    def merge(self, other: "Summary") -> None:
        """Add what another has collected, as if all its records had been added here."""
        for group, tally in other._tallies.items():
            self._tallies.setdefault(group, _Tally()).merge(tally)
        self._openings.merge(other._openings)
        self._winning.update(other._winning)
        self._lengths.update(other._lengths)
        self._rounds.update(other._rounds)
        self._branching.update(other._branching)
        self._choices.update(other._choices)
        self._most_choices = max(self._most_choices, other._most_choices)
        self._luck.update(other._luck)
        for difference, outcomes in other._lucky.items():
            self._lucky.setdefault(difference, Counter()).update(outcomes)

    def figures(self) -> Figures:
        everyone = _Tally()
        for tally in self._tallies.values():
            everyone.merge(tally)
        by_seat = self._standings(lambda group: str(group[0]))
        openings = self._openings.most_frequent(MOST_FREQUENT)
        played = sum(everyone.outcomes.values())
        return Figures(
            games=sum(self._lengths.values()),
            by_seat=[by_seat[str(seat)] for seat in range(self.seats)],
            by_bot=self._standings(lambda group: group[1]),
            by_faction=self._standings(lambda group: group[2]),
            by_opening={opening: _rate(outcomes) for opening, outcomes in openings},
            scores=spread(everyone.scores),
            winning_scores=spread(self._winning),
            score_counts=_in_order(everyone.scores),
            points_by_source={s: points / played for s, points in everyone.sources.items()},
            decisions=spread(self._lengths),
            decision_counts=_in_order(self._lengths),
            rounds=spread(self._rounds) if self._rounds else None,
            branching=self._branching_figures() if self._branching else None,
            branching_counts=_in_order(self._branching),
            luck=self._luck_figures() if self._lucky else None,
        )

    def _standings(self, key: Callable[[Group], str | None]) -> dict[str, Standing]:
        """The tallies summed by one part of their group; those without it are left out."""
        found: dict[str, _Tally] = {}
        for group, tally in self._tallies.items():
            name = key(group)
            if name is not None:
                found.setdefault(name, _Tally()).merge(tally)
        return {name: found[name].standing() for name in sorted(found)}

    def _branching_figures(self) -> Branching:
        mean = self._choices["choices"] / self._choices["decisions"]
        return Branching(mean, self._most_choices, spread(self._branching))

    def _luck_figures(self) -> LuckFigures:
        rolled = [
            RolledLuck(
                dice=self._luck[seat, "dice"],
                hits=self._luck[seat, "hits"],
                expected=self._luck[seat, "expected"] / HUNDREDTHS,
            )
            for seat in range(self.seats)
        ]
        return LuckFigures(rolled, {more: _rate(self._lucky[more]) for more in sorted(self._lucky)})


def _rate(outcomes: Mapping[int, int]) -> Rate:
    played = sum(outcomes.values())
    wins = sum((Fraction(n, sharing) for sharing, n in outcomes.items() if sharing), Fraction())
    low, high = rate_interval(float(wins), played)
    return Rate(
        played=played,
        wins=float(wins),
        shared_wins=sum(n for sharing, n in outcomes.items() if sharing > 1),
        win_rate=float(wins / played),
        win_rate_low=low,
        win_rate_high=high,
    )


def _in_order(counts: Mapping[int, int]) -> dict[int, int]:
    return {number: counts[number] for number in sorted(counts)}


def spread(counts: Mapping[int, int]) -> Spread:
    """The distribution of numbers, given how often each occurred.

    >>> numbers = spread({1: 1, 2: 1, 4: 1})
    >>> numbers.median, numbers.percentiles["75"]
    (2.0, 3.0)
    """
    count = sum(counts.values())
    mean = Fraction(sum(number * n for number, n in counts.items()), count)
    square = Fraction(sum(number * number * n for number, n in counts.items()), count)
    ordered = sorted(counts.items())
    percentiles = {str(percent): _percentile(ordered, count, percent) for percent in PERCENTILES}
    return Spread(
        mean=float(mean),
        deviation=math.sqrt(square - mean * mean),
        lowest=ordered[0][0],
        percentiles=percentiles,
        median=percentiles["50"],
        highest=ordered[-1][0],
    )


def _percentile(ordered: Iterable[tuple[int, int]], count: int, percent: int) -> float:
    """A percentile, interpolated between two numbers."""
    rank, rest = divmod((count - 1) * percent, 100)
    below = None
    passed = 0
    for number, n in ordered:
        passed += n
        if below is None and passed > rank:
            below = number
        if below is not None and (passed > rank + 1 or not rest):
            return below + (number - below) * rest / 100
    assert below is not None
    return float(below)
