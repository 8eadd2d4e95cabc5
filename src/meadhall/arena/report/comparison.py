"""Two runs side by side: what differs by more than chance would explain."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from meadhall.arena.intervals import difference_interval, mean_interval
from meadhall.arena.summary import TENTHS, Figures, Rate, Spread, Standing

Key = TypeVar("Key", str, int)


class Difference(msgspec.Struct, frozen=True):
    """The same number in two runs."""

    first: float
    second: float
    difference: float
    """The second minus the first."""
    low: float
    high: float
    """The true difference lies between these in 95 of 100 cases."""
    is_beyond_noise: bool


class Comparison(msgspec.Struct, frozen=True):
    """What both runs have; a bot that only one of them knows is left out."""

    wins_by_seat: dict[int, Difference]
    wins_by_bot: dict[str, Difference]
    wins_by_faction: dict[str, Difference]
    wins_by_opening: dict[str, Difference]
    points_by_seat: dict[int, Difference]
    points_by_bot: dict[str, Difference]
    points_by_faction: dict[str, Difference]
    winning_score: Difference
    decisions: Difference
    rounds: Difference | None
    branching: Difference | None
    """The difference between the means of single games."""


def compare(first: Figures, second: Figures) -> Comparison:
    seats = dict(enumerate(first.by_seat)), dict(enumerate(second.by_seat))
    bots = first.by_bot, second.by_bot
    factions = first.by_faction, second.by_faction
    games = first.games, second.games
    rounds = None
    if first.rounds is not None and second.rounds is not None:
        rounds = _of_means(first.rounds, second.rounds, *games)
    branching = None
    if first.branching is not None and second.branching is not None:
        tenths = first.branching.tenths, second.branching.tenths
        branching = _of_means(*tenths, *games, parts=TENTHS)
    return Comparison(
        wins_by_seat=_wins(*seats),
        wins_by_bot=_wins(*bots),
        wins_by_faction=_wins(*factions),
        wins_by_opening=_wins(first.by_opening, second.by_opening),
        points_by_seat=_points(*seats),
        points_by_bot=_points(*bots),
        points_by_faction=_points(*factions),
        winning_score=_of_means(first.winning_scores, second.winning_scores, *games),
        decisions=_of_means(first.decisions, second.decisions, *games),
        rounds=rounds,
        branching=branching,
    )


def _wins(first: Mapping[Key, Rate], second: Mapping[Key, Rate]) -> dict[Key, Difference]:
    return {key: _of_rates(first[key], second[key]) for key in first if key in second}


def _points(first: Mapping[Key, Standing], second: Mapping[Key, Standing]) -> dict[Key, Difference]:
    return {
        key: _of_means(first[key].scores, second[key].scores, first[key].played, second[key].played)
        for key in first
        if key in second
    }


def _of_rates(first: Rate, second: Rate) -> Difference:
    return _difference(
        first.win_rate,
        (first.win_rate_low, first.win_rate_high),
        second.win_rate,
        (second.win_rate_low, second.win_rate_high),
    )


def _of_means(
    first: Spread, second: Spread, first_count: int, second_count: int, parts: int = 1
) -> Difference:
    """The difference between means of numbers that are counted in ``parts`` per unit."""
    first_mean, second_mean = first.mean / parts, second.mean / parts
    return _difference(
        first_mean,
        mean_interval(first_mean, first.deviation / parts, first_count),
        second_mean,
        mean_interval(second_mean, second.deviation / parts, second_count),
    )


def _difference(
    first: float,
    first_bounds: tuple[float, float],
    second: float,
    second_bounds: tuple[float, float],
) -> Difference:
    low, high = difference_interval(first, first_bounds, second, second_bounds)
    return Difference(first, second, second - first, low, high, low > 0 or high < 0)
