"""Standings: points, the opponents', games between, margins, and then a shared place."""

from hypothesis import given
from hypothesis import strategies as st

from meadhall.tables.tournaments.standing import MOST_MARGIN, Played, points_of, standings


def duel(round: int, winner: int, loser: int, by: int = 5) -> Played:
    return Played(round, [winner, loser], [1, 2], [30 + by, 30])


def places(entries: list[int], played: list[Played]) -> dict[int, int]:
    return {one.entry: one.place for one in standings(entries, played)}


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_table_is_worth_half_a_point_a_seat(places: list[int]) -> None:
    got = points_of(Played(1, list(range(len(places))), places, [0] * len(places)))
    assert abs(sum(got) - len(places) / 2) < 1e-9
    assert all(0.0 <= one <= 1.0 for one in got)


def test_points_come_first() -> None:
    played = [duel(1, 1, 2), duel(1, 3, 4), duel(2, 1, 3), duel(2, 2, 4)]
    assert places([1, 2, 3, 4], played) == {1: 1, 2: 2, 3: 2, 4: 4} | {2: 2, 3: 2}


def test_then_the_points_of_the_opponents() -> None:
    # 2 lost to the winner, 5 to the last.
    played = [duel(1, 1, 2), duel(1, 6, 5), duel(2, 1, 6), duel(2, 2, 3), duel(2, 5, 4)]
    found = places([1, 2, 3, 4, 5, 6], played)
    assert found[2] < found[5]


def test_then_the_games_between_them() -> None:
    played = [duel(1, 1, 2), duel(2, 2, 3), duel(3, 3, 1), duel(3, 4, 5)]
    found = {one.entry: one for one in standings([1, 2, 3], played)}
    assert [found[entry].between for entry in (1, 2, 3)] == [1.0, 1.0, 1.0]
    assert places([1, 2, 3], played) == {1: 1, 2: 1, 3: 1}
    played = [duel(1, 2, 1), duel(2, 1, 3), duel(2, 2, 4), duel(3, 1, 4), duel(3, 3, 2)]
    assert places([1, 2, 3, 4], played)[2] < places([1, 2, 3, 4], played)[1]


def test_then_the_margin_up_to_a_limit() -> None:
    played = [duel(1, 1, 2, by=90), duel(1, 3, 4, by=MOST_MARGIN), duel(1, 5, 6, by=3)]
    found = places([1, 2, 3, 4, 5, 6], played)
    assert found[1] == found[3] == 1
    assert found[5] == 3


def test_games_that_are_not_over_do_not_count() -> None:
    open_game = Played(1, [1, 2], is_over=False)
    assert all(one.points == 0 for one in standings([1, 2], [open_game]))


def test_a_bye_and_a_game_without_a_result_are_worth_a_half() -> None:
    found = standings([1, 2, 3], [Played(1, [3]), Played(1, [1, 2])])
    assert [one.points for one in found] == [0.5, 0.5, 0.5]
