"""Two runs of ``meadhall bench``: what differs beyond the noise.

A machine that is busy or throttled slows everything. So speeds are measured in turns of the
yardstick from the same round, not in seconds. Two conditions then separate differences from noise:
the ranges do not overlap, so that the worst round of one run is better than the best of the other;
and the medians differ by more than ``NOTABLE``. With seven rounds each of the same engine, the
first comes true by chance once in 1,716 times; the second is there because the rounds of one run
resemble each other more than those of another hour.

>>> earlier, now = [100.0, 103, 104, 98, 101], [88.0, 89, 90, 85, 91]
>>> judge(earlier, now, more_is_better=True).value
'worse'
>>> judge(earlier, [97.0, 101, 99, 102, 98], more_is_better=True).value
'same'
"""

from enum import Enum
from statistics import median

import msgspec

from meadhall.cli.measure import QUANTITIES, Kind, Measurement, Quantity, Run

NOTABLE = 0.1


class Verdict(Enum):
    BETTER = "better"
    SAME = "same"
    WORSE = "worse"


class Change(msgspec.Struct, frozen=True):
    """One quantity of one game in both runs."""

    earlier: float
    now: float
    """The medians as measured."""
    ratio: float
    """The ratio of now to earlier; for speeds and times, by the yardstick."""
    verdict: Verdict


class Comparison(msgspec.Struct, frozen=True):
    pace: float
    """How many times as fast as earlier this machine ran plain Python."""
    games: dict[str, dict[str, Change]]
    only_earlier: list[str]
    only_now: list[str]

    def is_worse(self) -> bool:
        changes = [change for game in self.games.values() for change in game.values()]
        return any(change.verdict is Verdict.WORSE for change in changes)


def title(game: str, players: int) -> str:
    """What was measured; only measurements with equal titles can be compared."""
    return f"{game}, {players} players"


def compare(earlier: Run, now: Run) -> Comparison:
    """Judge everything that both runs have measured; there must be something."""
    before = _by_title(earlier)
    after = _by_title(now)
    both = [name for name in after if name in before]
    return Comparison(
        pace=median(_pace(after[name]) / _pace(before[name]) for name in both),
        games={name: _changes(before[name], after[name]) for name in both},
        only_earlier=[name for name in before if name not in after],
        only_now=[name for name in after if name not in before],
    )


def _by_title(run: Run) -> dict[str, Measurement]:
    return {title(game, measured.players): measured for game, measured in run.games.items()}


def _pace(measured: Measurement) -> float:
    return measured.yardstick_per_second.median


def _changes(earlier: Measurement, now: Measurement) -> dict[str, Change]:
    return {quantity.name: _change(quantity, earlier, now) for quantity in QUANTITIES}


def _change(quantity: Quantity, earlier: Measurement, now: Measurement) -> Change:
    before = by_the_yardstick(quantity, earlier)
    after = by_the_yardstick(quantity, now)
    return Change(
        earlier=median(quantity.rounds(earlier)),
        now=median(quantity.rounds(now)),
        ratio=median(after) / median(before),
        verdict=judge(before, after, more_is_better=quantity.kind is Kind.RATE),
    )


def by_the_yardstick(quantity: Quantity, measured: Measurement) -> list[float]:
    """The values of a quantity, scaled to a machine that makes one yardstick turn a second."""
    rounds = quantity.rounds(measured)
    paces = measured.yardstick_per_second.rounds
    if quantity.kind is Kind.RATE:
        return [value / pace for value, pace in zip(rounds, paces, strict=True)]
    if quantity.kind is Kind.DURATION:
        return [value * pace for value, pace in zip(rounds, paces, strict=True)]
    return rounds


def judge(earlier: list[float], now: list[float], *, more_is_better: bool) -> Verdict:
    is_more = min(now) > max(earlier) and median(now) > median(earlier) * (1 + NOTABLE)
    is_less = max(now) < min(earlier) and median(now) * (1 + NOTABLE) < median(earlier)
    if not (is_more or is_less):
        return Verdict.SAME
    return Verdict.BETTER if is_more == more_is_better else Verdict.WORSE
