"""Who is ahead in a tournament: points, then those of the opponents, games between, and margins.

At a table a seat gets the share of the others that it leaves behind, halves for those beside it: in
a duel 1 for a victory and ½ for a shared one. So a table's points are always worth ½ for each seat
on average, and that is what a bye is worth.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

BYE = 0.5
"""What a round is worth to whoever has no game."""
MOST_MARGIN = 20
"""A game counts for no greater margin."""


class Played(Struct, frozen=True):
    """A table of a round; whoever sits alone has a bye."""

    round: int
    entries: list[int]
    """Who sat there, by seat."""
    places: list[int] = []
    """Empty while it is being played, and if it was closed without a result."""
    totals: list[int] = []
    is_over: bool = True


class Standing(Struct, frozen=True, kw_only=True):
    entry: int
    place: int
    points: float
    opponents: float
    """The points of those whom the entry met, each as often as they met."""
    between: float
    """The points against those with whom the first two are equal."""
    margin: float
    """How many points of the game better than the mean of the others, summed over the games."""
    games: int


def points_of(played: Played) -> list[float]:
    """The points of each seat, once the table is over.

    >>> points_of(Played(1, [7, 8, 9], [1, 2, 2], [30, 20, 20]))
    [1.0, 0.25, 0.25]
    >>> points_of(Played(1, [7]))
    [0.5]
    """
    places = played.places
    if len(played.entries) == 1 or not places:
        return [BYE] * len(played.entries)
    others = len(places) - 1
    return [
        (sum(other > mine for other in places) + (places.count(mine) - 1) / 2) / others
        for mine in places
    ]


def margins_of(played: Played) -> list[float]:
    """By how many points of the game each seat is better than the mean of the others, at most 20.

    >>> margins_of(Played(1, [7, 8], [1, 2], [60, 33])), margins_of(Played(1, [7]))
    ([20.0, -20.0], [0.0])
    """
    totals = played.totals
    if len(played.entries) == 1 or not totals:
        return [0.0] * len(played.entries)
    whole, others = sum(totals), len(totals) - 1
    exact = [one - (whole - one) / others for one in totals]
    return [max(-float(MOST_MARGIN), min(float(MOST_MARGIN), one)) for one in exact]


def standings(entries: Iterable[int], played: Sequence[Played]) -> list[Standing]:
    """Everybody in order; those whom nothing sets apart share a place."""
    points: dict[int, float] = defaultdict(float)
    margin: dict[int, float] = defaultdict(float)
    games: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    against: dict[tuple[int, int], float] = defaultdict(float)
    over = [one for one in played if one.is_over]
    for table in over:
        got, won_by = points_of(table), margins_of(table)
        for seat, entry in enumerate(table.entries):
            points[entry] += got[seat]
            margin[entry] += won_by[seat]
            games[entry] += len(table.entries) > 1
            met[entry] += [other for other in table.entries if other != entry]
        for one, mine in enumerate(table.places):
            for other, its in enumerate(table.places):
                if one != other:
                    pair = table.entries[one], table.entries[other]
                    against[pair] += 1.0 if mine < its else 0.5 if mine == its else 0.0
    opponents = {entry: sum(points[other] for other in met[entry]) for entry in entries}
    first = sorted(opponents, key=lambda entry: (-points[entry], -opponents[entry], entry))
    ranked: list[tuple[tuple[float, ...], int]] = []
    for _, group in groupby(first, key=lambda entry: (points[entry], opponents[entry])):
        equal = list(group)
        for entry in equal:
            between = sum(against[entry, other] for other in equal)
            key = (points[entry], opponents[entry], between, margin[entry])
            ranked.append((key, entry))
    ranked.sort(key=lambda one: ([-part for part in one[0]], one[1]))
    return [
        Standing(
            entry=entry,
            place=1 + sum(other > key for other, _ in ranked),
            points=key[0],
            opponents=key[1],
            between=key[2],
            margin=round(key[3], 2),
            games=games[entry],
        )
        for key, entry in ranked
    ]
