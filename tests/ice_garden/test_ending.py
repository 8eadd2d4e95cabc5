"""Individual goals (LIG-GOAL) and the end of the game (LIG-END)."""

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.kernel.game import Result
from tests.ice_garden.table import Table
from tests.rules import rule


def end_round(table: Table) -> None:
    """The rest of the round, from a Domination phase in which nobody is asked anything."""
    table.dominate()
    table.play("done")


def raise_towers(table: Table, n: int) -> None:
    for region in table.view().regions[:n]:
        table.region(region.id, towers=1)


def result(table: Table) -> Result:
    return GAME.result(table.state)


# Goals


@rule("LIG-GOAL-01")
@pytest.mark.parametrize(("markers", "is_over"), [((3, 2), False), ((3, 3), True), ((6, 1), True)])
def test_fjollsfinn_needs_six_markers_in_the_ice_garden(
    markers: tuple[int, int], is_over: bool
) -> None:
    table = Table(3, ("fjollsfinn", "callo", "freihoff"))
    table.capture(1, markers[0])
    table.capture(2, markers[1])
    assert table.view().players[0].goal_progress == sum(markers)
    end_round(table)
    assert (table.view().ended_by == "goal") == is_over


@rule("LIG-GOAL-02")
def test_van_dyken_needs_four_absorbed_reserves_and_may_absorb_several_at_once() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.absorbed(1)
    table.region("valley_of_sorrow", reserves=3)
    table.put(0, "valley_of_sorrow", influence_marker=2)
    table.dominate()
    table.play("take:gold", "done")
    assert table.heard("goal_reached") == [{"seat": 0, "goal": "goal_absorbed_reserves"}]
    assert result(table).places == [1, 2]


@rule("LIG-GOAL-02")
def test_three_absorbed_reserves_are_not_enough() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.absorbed(3)
    end_round(table)
    assert table.heard("goal_reached") == []
    assert table.state.round == 2


@rule("LIG-GOAL-03")
@pytest.mark.parametrize("towers", [5, 6])
def test_freihoff_needs_six_towers_all_regions_of_two_players(towers: int) -> None:
    table = Table(2, ("freihoff", "callo"))
    raise_towers(table, towers)
    assert table.view().players[0].goal_target == 6
    end_round(table)
    assert (table.view().ended_by == "goal") == (towers == 6)


@rule("LIG-GOAL-04")
@pytest.mark.parametrize("locks", [1, 2])
def test_callo_needs_two_locked_regions(locks: int) -> None:
    table = Table(2, ("callo", "freihoff"))
    for region in ("bear_lands", "frozen_wastes")[:locks]:
        table.lock(region)
    end_round(table)
    assert (table.view().ended_by == "goal") == (locks == 2)


@rule("LIG-GOAL-05")
def test_reaching_a_goal_does_not_stop_the_domination_phase() -> None:
    table = Table(2, ("freihoff", "callo"))
    raise_towers(table, 6)
    table.region("frozen_wastes", towers=0)
    table.put(0, "frozen_wastes", enlightened_one=1)
    table.put(1, "bear_lands", influence_marker=2)
    table.dominate()
    assert table.heard("tower_built")[-1]["total"] == 6
    table.play("take:gold")
    assert (table.view().resolving, table.seat()) == ("bear_lands", 1)
    table.play("take:population")
    assert table.view().ended_by is None
    table.play("done")
    assert table.view().ended_by == "goal"


# The end check


@rule("LIG-END-01")
@pytest.mark.parametrize(("points", "is_over"), [(49, False), (50, True), (63, True)])
def test_fifty_points_end_the_game_at_the_end_of_a_round(points: int, is_over: bool) -> None:
    table = Table(3)
    table.points(1, points)
    end_round(table)
    assert (table.view().ended_by == "victory_points") == is_over
    assert table.state.round == (1 if is_over else 2)


@rule("LIG-END-01", "LIG-INI-09")
@pytest.mark.parametrize(("helm", "is_over"), [(9, False), (10, True)])
def test_the_last_helm_ends_the_game(helm: int, is_over: bool) -> None:
    table = Table(3)
    table.helms(seat_2=helm)
    end_round(table)
    assert (table.view().ended_by == "victory_points") == is_over


@rule("LIG-END-01", "EX-22")
def test_a_goal_comes_before_fifty_points_of_another() -> None:
    table = Table(3)
    raise_towers(table, 6)
    table.points(1, 58)
    end_round(table)
    assert table.view().ended_by == "goal"
    assert result(table).places == [1, 2, 3]


# Who wins


@rule("LIG-END-02")
def test_of_several_who_reach_their_goal_the_one_with_most_points_wins() -> None:
    table = Table(3)
    raise_towers(table, 6)
    table.absorbed(4)
    table.points(0, 10)
    table.points(1, 11)
    table.points(2, 40)
    end_round(table)
    assert [fact["seat"] for fact in table.heard("goal_reached")] == [0, 1]
    assert result(table).places == [2, 1, 3]


@rule("LIG-END-02")
def test_equal_points_of_those_who_reach_their_goal_share_the_victory() -> None:
    table = Table(3)
    raise_towers(table, 6)
    table.absorbed(4)
    table.points(0, 10)
    table.points(1, 10)
    table.points(2, 40)
    end_round(table)
    assert result(table).places == [1, 1, 3]


@rule("LIG-END-02")
def test_a_goal_brings_no_bonus_for_viper_gorge() -> None:
    table = Table(3)
    raise_towers(table, 6)
    table.gorge(1, 4)
    end_round(table)
    assert table.each("victory_points") == [0, 0, 0]


@rule("LIG-END-03")
def test_most_markers_in_viper_gorge_are_worth_five_points() -> None:
    table = Table(3)
    table.points(0, 50)
    table.points(1, 46)
    table.gorge(0, 2)
    table.gorge(1, 3)
    end_round(table)
    assert table.heard("scored") == [{"seat": 1, "n": 5, "why": "viper_gorge", "total": 51}]
    assert (result(table).totals, result(table).places) == ([50, 51, 0], [2, 1, 3])
    assert result(table).sheets[1] == {"attacks": 0, "regions": 46, "viper_gorge": 5}


@rule("LIG-END-03")
@pytest.mark.parametrize(
    ("spaces", "winner"), [({"seat_1": -1, "seat_0": -1}, 1), ({"seat_0": 0, "seat_1": -1}, 0)]
)
def test_equal_markers_in_viper_gorge_favour_the_better_reputation(
    spaces: dict[str, int], winner: int
) -> None:
    table = Table(3)
    table.points(2, 50)
    table.gorge(0, 2)
    table.gorge(1, 2)
    table.reputation(**spaces)
    end_round(table)
    assert [fact["seat"] for fact in table.heard("scored")] == [winner]


@rule("LIG-END-03")
def test_without_a_marker_in_viper_gorge_nobody_gets_the_bonus() -> None:
    table = Table(3)
    table.points(2, 50)
    end_round(table)
    assert table.heard("scored") == []


@rule("LIG-END-03")
def test_equal_points_share_the_victory() -> None:
    table = Table(3)
    table.points(0, 52)
    table.points(2, 52)
    table.points(1, 20)
    end_round(table)
    assert result(table).places == [1, 3, 1]


@rule("LIG-END-04")
def test_points_go_on_counting_beyond_fifty() -> None:
    table = Table(3)
    table.points(0, 49)
    table.scoring(2)
    table.put(0, "fire_lands", influence_marker=2)
    table.dominate()
    table.play("take:gold")
    assert table.state.sides[0].victory_points == 49 + 2 * 6
    table.play("done")
    assert result(table).totals == [61, 0, 0]
