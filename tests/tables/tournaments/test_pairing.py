"""Pairing: whatever happens, nobody meets somebody twice where that can be avoided."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.tables.tournaments.matching import NOBODY, matched
from meadhall.tables.tournaments.pairing import (
    all_against_all,
    knocked_out,
    meetings,
    paired,
    seated,
    sizes_for,
    winner_of,
)
from meadhall.tables.tournaments.standing import Played, standings

PLAYERS = st.integers(2, 12)


def most_pairs(edges: set[tuple[int, int]], left: frozenset[int]) -> int:
    """By trying everything."""
    if not left:
        return 0
    one = min(left)
    rest = left - {one}
    found = [most_pairs(edges, rest)]
    found += [1 + most_pairs(edges, rest - {other}) for other in rest if (one, other) in edges]
    return max(found)


@given(st.integers(1, 8), st.data())
def test_as_many_pairs_as_there_can_be(count: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(count), 2))
    edges = data.draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    neighbours = [
        [other for other in range(count) if tuple(sorted((one, other))) in edges]
        for one in range(count)
    ]
    partner = matched(neighbours)
    for one, other in enumerate(partner):
        assert other == NOBODY or (partner[other] == one and other in neighbours[one])
    pairs_found = sum(other != NOBODY for other in partner) // 2
    assert pairs_found == most_pairs(edges, frozenset(range(count)))


@given(st.integers(2, 200), st.integers(2, 5), st.integers(2, 5))
def test_everybody_has_a_seat_or_a_bye(players: int, most: int, least: int) -> None:
    least = min(most, least)
    sizes, byes = sizes_for(players, most, least)
    assert sum(sizes) + byes == players
    assert all(least <= size <= most for size in sizes)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    if players >= least:
        assert byes < least or not sizes


def played_on(
    order: list[int], most: int, rounds: int, data: st.DataObject
) -> tuple[list[Played], list[list[Played]]]:
    """A tournament with results as they happen to fall."""
    played: list[Played] = []
    by_round: list[list[Played]] = []
    for number in range(1, rounds + 1):
        ranked = [one.entry for one in standings(order, played)]
        tables = [seated(table, played) for table in paired(ranked, most, 2, played)]
        results = [
            Played(
                number,
                table,
                places=list(data.draw(st.permutations(range(1, len(table) + 1)))),
                totals=[10] * len(table),
            )
            for table in tables
        ]
        played += results
        by_round.append(results)
    return played, by_round


@given(PLAYERS, st.data())
@settings(max_examples=60, deadline=None)
def test_in_a_swiss_of_duels_nobody_meets_twice_where_avoidable(
    count: int, data: st.DataObject
) -> None:
    """The first half of the rounds can always be paired; after that only what is unavoidable."""
    order = list(range(count))
    rounds = max(1, count - 1 + count % 2)
    _, by_round = played_on(order, 2, rounds, data)
    before: list[Played] = []
    for results in by_round:
        again = meetings(before)
        repeats = [
            table.entries
            for table in results
            if len(table.entries) == 2 and again[tuple(sorted(table.entries))]  # type: ignore[index]
        ]
        if repeats:
            assert not can_be_new(order, before)
        assert sorted(entry for table in results for entry in table.entries) == order
        before += results


def can_be_new(order: list[int], before: list[Played]) -> bool:
    """Whether everybody could be paired with somebody new, by trying everything."""
    met = meetings(before)
    everybody = [*([-1] * (len(order) % 2)), *order]
    edges = {pair for pair in combinations(everybody, 2) if not met[pair]}
    return most_pairs(edges, frozenset(everybody)) == len(everybody) // 2


@given(st.integers(3, 11), st.data())
@settings(max_examples=40, deadline=None)
def test_byes_go_round(count: int, data: st.DataObject) -> None:
    count += 1 - count % 2
    played, _ = played_on(list(range(count)), 2, (count + 1) // 2, data)
    byes = Counter(table.entries[0] for table in played if len(table.entries) == 1)
    assert sum(byes.values()) == (count + 1) // 2
    assert max(byes.values()) == 1


@given(st.integers(4, 32), st.integers(3, 6), st.data())
@settings(max_examples=40, deadline=None)
def test_seats_are_balanced(count: int, rounds: int, data: st.DataObject) -> None:
    played, _ = played_on(list(range(count)), 2, min(rounds, count - 1), data)
    first = Counter(table.entries[0] for table in played if len(table.entries) == 2)
    second = Counter(table.entries[1] for table in played if len(table.entries) == 2)
    assert all(abs(first[one] - second[one]) <= 3 for one in range(count))
    apart = [abs(first[one] - second[one]) for one in range(count)]
    assert sum(apart) / count <= 1.5


@given(st.integers(9, 30), st.integers(3, 5), st.data())
@settings(max_examples=30, deadline=None)
def test_larger_tables_do_not_repeat_at_once(count: int, most: int, data: st.DataObject) -> None:
    """Where there are as many tables as seats, the second round can be all new."""
    _, (first, second) = played_on(list(range(count)), most, 2, data)
    if len(first) >= most:
        again = meetings(first)
        repeated = sum(
            again[pair] for table in second for pair in combinations(sorted(table.entries), 2)
        )
        assert repeated == 0


@given(st.integers(2, 16))
def test_all_against_all_in_duels_meets_once(count: int) -> None:
    rounds = all_against_all(list(range(count)), 2, 2)
    met = Counter(tuple(table) for tables in rounds for table in tables if len(table) == 2)
    assert met == Counter(combinations(range(count), 2))
    for tables in rounds:
        assert sorted(entry for table in tables for entry in table) == list(range(count))


@given(st.integers(3, 14), st.integers(3, 5))
@settings(deadline=None)
def test_all_against_all_at_larger_tables(count: int, most: int) -> None:
    rounds = all_against_all(list(range(count)), most, 2)
    for tables in rounds:
        assert sorted(entry for table in tables for entry in table) == list(range(count))
        assert all(len(table) <= most for table in tables)
    met = {pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)}
    assert met == set(combinations(range(count), 2))
    assert len(rounds) <= 2 * count


@given(st.integers(2, 40), st.integers(2, 5), st.data())
def test_a_knock_out_ends_with_one(count: int, most: int, data: st.DataObject) -> None:
    alive = list(range(count))
    rounds = 0
    while len(alive) > 1:
        rounds += 1
        tables = knocked_out(alive, most, 2)
        assert sorted(entry for table in tables for entry in table) == sorted(alive)
        assert all(len(table) <= most for table in tables)
        byes = [table for table in tables if len(table) == 1]
        assert not byes or (most == 2 and rounds == 1)
        winners = {
            winner_of(
                Played(rounds, table, list(data.draw(st.permutations(range(1, len(table) + 1))))),
                alive,
            )
            for table in tables
        }
        assert len(winners) == len(tables)
        alive = [one for one in alive if one in winners]
    assert rounds <= 6


def test_the_first_lots_meet_late() -> None:
    alive = list(range(1, 9))
    while len(alive) > 2:
        alive = sorted(min(table) for table in knocked_out(alive, 2, 2))
    assert alive == [1, 2]


def test_a_shared_victory_is_settled_by_the_standings() -> None:
    assert winner_of(Played(1, [4, 9, 6], [1, 1, 3]), ahead=[9, 6, 4]) == 9
    assert winner_of(Played(1, [4, 9]), ahead=[9, 4]) == 9
