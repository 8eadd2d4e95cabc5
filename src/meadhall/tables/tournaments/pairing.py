"""Who meets whom in the next round, and who sits where.

Nobody meets somebody again as long as that can be avoided, and then those play who are near each
other in the standings. For duels this is exact: of all ways to pair everybody, the one that is best
for the leader is taken, of these the one that is best for whoever comes next, and so on, where a
maximum matching tells each time whether the rest can still be paired. Larger tables begin with
neighbours in the standings and exchange players as long as that makes things better.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, islice, permutations

from meadhall.tables.tournaments.matching import NOBODY, matched
from meadhall.tables.tournaments.standing import Played

BYE = -1
"""Stands in for the opponent of whoever has no game."""
FEWEST = 2

Pair = tuple[int, int]
MayMeet = Callable[[int, int], bool]


def sizes_for(players: int, most: int, least: int) -> tuple[list[int], int]:
    """The sizes of the tables, the largest first, and how many have a bye.

    >>> sizes_for(7, 2, 2), sizes_for(7, 3, 2), sizes_for(5, 4, 2), sizes_for(5, 4, 4)
    (([2, 2, 2], 1), ([3, 2, 2], 0), ([3, 2], 0), ([4], 1))
    """
    for byes in range(players + 1):
        seated = players - byes
        tables = -(-seated // most)
        if tables and seated // tables >= max(FEWEST, least):
            larger = seated % tables
            return [seated // tables + (number < larger) for number in range(tables)], byes
    return [], players


def meetings(played: Sequence[Played]) -> Counter[Pair]:
    """How often each two have met; a bye counts as meeting ``BYE``."""
    met: Counter[Pair] = Counter()
    for table in played:
        if len(table.entries) == 1:
            met[BYE, table.entries[0]] += 1
        for one, other in combinations(sorted(table.entries), 2):
            met[one, other] += 1
    return met


def paired(
    ranked: Sequence[int], most: int, least: int, played: Sequence[Played]
) -> list[list[int]]:
    """The tables of the next round of a Swiss, for entries in their order, the leader first.

    Whoever has a bye sits alone; it is the lowest who has had none, if the others can be paired.
    """
    met = meetings(played)
    sizes, byes = sizes_for(len(ranked), most, least)
    if most == FEWEST:
        return [list(pair) for pair in _duels(ranked, met, byes)]
    resting = _resting(ranked, met, byes)
    seated = [entry for entry in ranked if entry not in resting]
    return [*_tables(seated, sizes, met), *([entry] for entry in reversed(resting))]


def _times(met: Counter[Pair], one: int, other: int) -> int:
    return met[min(one, other), max(one, other)]


def _resting(ranked: Sequence[int], met: Counter[Pair], byes: int) -> list[int]:
    lowest = sorted(ranked, key=lambda entry: (met[BYE, entry], -ranked.index(entry)))
    return lowest[:byes]


def _duels(ranked: Sequence[int], met: Counter[Pair], byes: int) -> list[tuple[int, ...]]:
    # The bye is the last one in the standings: everybody's weakest opponent.
    left = [*ranked, *([BYE] * byes)]
    for most in range(max(met.values(), default=0) + 1):
        pairs = _paired_within(left, met, most)
        if pairs is not None:
            return [tuple(one for one in pair if one != BYE) for pair in pairs]
    raise AssertionError("two who have met as often as anybody may meet again")


def _paired_within(left: Sequence[int], met: Counter[Pair], most: int) -> list[Pair] | None:
    """Pairs of which nobody has met more often than ``most``; None if there are none."""

    def may_meet(one: int, other: int) -> bool:
        return _times(met, one, other) <= most

    if not _can_all_be_paired(left, may_meet):
        return None
    rest = list(left)
    pairs: list[Pair] = []
    while rest:
        leader, *others = rest
        for other in others:
            remaining = [one for one in others if one != other]
            if may_meet(leader, other) and _can_all_be_paired(remaining, may_meet):
                pairs.append((leader, other))
                rest = remaining
                break
    return pairs


def _can_all_be_paired(some: Sequence[int], may_meet: MayMeet) -> bool:
    neighbours = [
        [place for place, other in enumerate(some) if other != one and may_meet(one, other)]
        for one in some
    ]
    return NOBODY not in matched(neighbours)


def _tables(seated: Sequence[int], sizes: Sequence[int], met: Counter[Pair]) -> list[list[int]]:
    """Neighbours in the standings first; then two change tables as long as that is better."""
    rank = {entry: place for place, entry in enumerate(seated)}
    tables: list[list[int]] = []
    begun = 0
    for size in sizes:
        tables.append(list(seated[begun : begun + size]))
        begun += size

    def cost(table: Sequence[int]) -> tuple[int, int]:
        again = sum(_times(met, one, other) ** 2 for one, other in combinations(table, 2))
        apart = sum((rank[one] - rank[other]) ** 2 for one, other in combinations(table, 2))
        return again, apart

    costs = [cost(table) for table in tables]
    while (better := _exchange(tables, costs, cost)) is not None:
        first, second, changed = better
        for number, table in zip((first, second), changed, strict=True):
            tables[number] = table
            costs[number] = cost(table)
    return tables


Cost = tuple[int, int]


def _exchange(
    tables: Sequence[list[int]], costs: Sequence[Cost], cost: Callable[[Sequence[int]], Cost]
) -> tuple[int, int, tuple[list[int], list[int]]] | None:
    """The best exchange of two players between two tables, if one makes things better."""
    best: tuple[Cost, int, int, tuple[list[int], list[int]]] | None = None
    for first, second in combinations(range(len(tables)), 2):
        before = _sum(costs[first], costs[second])
        for one in tables[first]:
            for other in tables[second]:
                changed = (
                    [other if each == one else each for each in tables[first]],
                    [one if each == other else each for each in tables[second]],
                )
                after = _sum(cost(changed[0]), cost(changed[1]))
                gain = (after[0] - before[0], after[1] - before[1])
                if gain < (0, 0) and (best is None or gain < best[0]):
                    best = gain, first, second, changed
    return best and best[1:]


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def all_against_all(entries: Sequence[int], most: int, least: int) -> list[list[list[int]]]:
    """The rounds in which everybody meets everybody: in duels once, at larger tables at least once.

    >>> all_against_all([1, 2, 3], 2, 2)
    [[[2, 3], [1]], [[1, 3], [2]], [[1, 2], [3]]]
    """
    if most == FEWEST:
        return _by_turning(entries)
    rounds: list[list[list[int]]] = []
    played: list[Played] = []
    wanted = {frozenset(pair) for pair in combinations(entries, 2)}
    while wanted:
        first = min(wanted, key=sorted)
        order = [*sorted(first), *(entry for entry in entries if entry not in first)]
        tables = paired(order, most, least, played)
        if not _met_at(tables) & wanted:
            # Exchanges found nothing new: those two meet, whoever meets again besides.
            sizes, _ = sizes_for(len(order), most, least)
            seated_by = iter(order)
            tables = [list(islice(seated_by, size)) for size in sizes]
            tables += [[entry] for entry in seated_by]
        rounds.append(tables)
        played += [Played(len(rounds), table) for table in tables]
        wanted -= _met_at(tables)
    return rounds


def _met_at(tables: Sequence[Sequence[int]]) -> set[frozenset[int]]:
    return {frozenset(pair) for table in tables for pair in combinations(table, 2)}


def _by_turning(entries: Sequence[int]) -> list[list[list[int]]]:
    """One stays, the others move on by one seat each round."""
    ring = [*entries, *([BYE] * (len(entries) % 2))]
    rounds: list[list[list[int]]] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        tables = [sorted(one for one in pair if one != BYE) for pair in pairs]
        rounds.append(sorted(tables, key=lambda table: (-len(table), table)))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return sorted(rounds, key=lambda tables: tables[-1])


def knocked_out(alive: Sequence[int], most: int, least: int) -> list[list[int]]:
    """The tables of the next round of a knock-out, for those still in it in the order of the lots.

    The winner of each table goes on. In duels enough have a bye at first that no later round needs
    one; the first lots get them, and meet the last ones as late as can be.

    >>> knocked_out([1, 2, 3, 4, 5, 6], 2, 2)
    [[3, 6], [4, 5], [1], [2]]
    """
    if most == FEWEST:
        byes = (1 << (len(alive) - 1).bit_length()) - len(alive)
        sizes = [FEWEST] * ((len(alive) - byes) // 2)
    else:
        sizes, byes = sizes_for(len(alive), most, least)
    playing = alive[byes:]
    tables: list[list[int]] = [[] for _ in sizes]
    # To and fro, so that every table has some of the first lots and some of the last.
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    place = 0
    for entry in playing:
        while len(tables[order[place % len(order)]]) == sizes[order[place % len(order)]]:
            place += 1
        tables[order[place % len(order)]].append(entry)
        place += 1
    return [*tables, *([entry] for entry in alive[:byes])]


def winner_of(played: Played, ahead: Sequence[int]) -> int:
    """Who goes on: the first; of those who share that place, whoever is ahead in the standings."""
    if len(played.entries) == 1 or not played.places:
        return min(played.entries, key=ahead.index)
    first = [
        entry for entry, place in zip(played.entries, played.places, strict=True) if place == 1
    ]
    return min(first or played.entries, key=ahead.index)


def seated(table: Sequence[int], played: Sequence[Played]) -> list[int]:
    """The same entries by seat, so that everybody sits in each seat about as often.

    >>> seated([1, 2], [Played(1, [1, 2])])
    [2, 1]
    """
    had: Counter[Pair] = Counter()
    last: dict[int, int] = {}
    for one in played:
        for seat, entry in enumerate(one.entries if len(one.entries) > 1 else []):
            had[entry, seat] += 1
            last[entry] = seat

    def cost(order: list[int]) -> tuple[int, int]:
        used = sum(had[entry, seat] for seat, entry in enumerate(order))
        again = sum(last.get(entry) == seat for seat, entry in enumerate(order))
        return used, again

    orders = [list(order) for order in permutations(table)]
    return min(orders, key=cost)
