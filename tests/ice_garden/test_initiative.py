"""The Initiative phase (LIG-INI)."""

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.rules.initiative import Advance
from tests.ice_garden.table import Table
from tests.rules import rule


def helms(table: Table) -> dict[int, int]:
    """For each seat its helm."""
    return {seat: helm.index for helm in table.view().helms for seat in helm.stack}


def double_step_obstacle(table: Table, seat: int) -> str | None:
    """The rule that stands in the way of two helms."""
    obstacle = Advance(seat).obstacle(table.state, seat, GAME.moves.number("advance:2"))
    return obstacle.rule if obstacle else None


# Advancing


@rule("LIG-INI-01")
def test_in_round_1_nobody_moves_and_everyone_has_three_action_markers() -> None:
    table = Table(players=4)
    view = table.view()
    assert (view.round, view.order) == (1, [0, 1, 2, 3])
    assert view.helms[0].stack == view.order
    assert [player.action_markers for player in view.players] == [3, 3, 3, 3]
    assert view.scoring_count == 0


@rule("LIG-INI-02")
def test_players_advance_one_or_two_helms_in_the_order_of_the_previous_round() -> None:
    table = Table()
    table.order(2, 0, 1)
    table.advance()
    seats = []
    for word in ("advance:2", "advance:1", "advance:2"):
        seats.append(table.seat())
        assert table.moves() == ["advance:1", "advance:2"]
        table.play(word)
    assert seats == [2, 0, 1]
    assert helms(table) == {2: 3, 0: 2, 1: 3}


@rule("LIG-INI-03")
def test_a_second_double_step_in_a_stage_is_not_possible() -> None:
    table = Table(players=2)
    table.helms(seat_0=3, seat_1=3)
    table.advance()
    table.play("advance:2", "advance:1")
    assert helms(table) == {0: 5, 1: 4}
    assert double_step_obstacle(table, 0) == "LIG-INI-03"
    assert double_step_obstacle(table, 1) is None
    table.advance()
    assert table.seat() == 1
    table.play("advance:1")
    assert table.step() == "Stop", "seat 0 had no choice"
    assert table.heard("advanced")[-1] == {"seat": 0, "n": 1, "helm": 6}
    assert double_step_obstacle(table, 0) is None, "a new stage has come"


@rule("LIG-INI-03")
def test_a_double_step_uses_up_the_stage_it_starts_from() -> None:
    table = Table(players=2)
    table.helms(seat_0=2, seat_1=1)
    table.advance()
    table.play("advance:2", "advance:1")
    assert table.view().players[0].double_steps == [1]
    table.advance()
    assert helms(table)[0] == 4, "stage 2 has begun"
    while table.seat() != 0:
        table.play("advance:1")
    table.play("advance:2")
    assert table.view().players[0].double_steps == [1, 2]


@rule("LIG-INI-04")
def test_the_track_ends_at_the_last_helm() -> None:
    table = Table(players=2)
    table.helms(seat_0=9, seat_1=8)
    assert double_step_obstacle(table, 0) == "LIG-INI-04"
    assert double_step_obstacle(table, 1) is None
    table.advance()
    assert table.heard("advanced") == [{"seat": 0, "n": 1, "helm": 10}]
    assert (table.seat(), table.moves()) == (1, ["advance:1", "advance:2"])


@rule("LIG-INI-05")
def test_whoever_arrives_lies_on_top() -> None:
    table = Table()
    table.helms(seat_2=2, seat_0=1, seat_1=1)
    table.order(1, 0, 2)
    table.advance()
    table.play("advance:1", "advance:1", "advance:2")
    assert table.view().helms[1].stack == [0, 1]


# The order of play


@rule("EX-01", "LIG-INI-06")
def test_ships_3_1_and_2_from_left_to_right() -> None:
    blue, green, red = 0, 1, 2
    table = Table(scientists=("fjollsfinn", "callo", "freihoff"))
    table.helms(seat_0=4, seat_1=5, seat_2=6)
    table.order(blue, green, red)
    table.advance()
    table.play("advance:1", "advance:1", "advance:1")
    ships = {helm.index: helm.ship for helm in table.view().helms}
    assert [ships[helms(table)[seat]] for seat in (blue, green, red)] == [3, 1, 2]
    assert table.view().order == [green, red, blue]


@rule("EX-02", "LIG-INI-02", "LIG-INI-03", "LIG-INI-05", "LIG-INI-06")
def test_the_polish_four_player_example() -> None:
    red, black, green, blue = 0, 1, 2, 3
    table = Table(players=4)
    table.helms(seat_1=6, seat_3=6, seat_0=4, seat_2=4)
    table.order(blue, black, green, red)
    table.advance()
    for seat, word in ((blue, "1"), (black, "2"), (green, "1"), (red, "2")):
        assert table.seat() == seat
        table.play(f"advance:{word}")
    assert helms(table) == {red: 6, blue: 7, black: 8, green: 5}
    assert table.view().order == [red, blue, black, green]


@rule("EX-24", "LIG-INI-02", "LIG-INI-03", "LIG-INI-05", "LIG-INI-06")
def test_the_english_four_player_example() -> None:
    red, black, green, blue = 0, 1, 2, 3
    table = Table(players=4)
    table.helms(seat_0=7, seat_2=7, seat_1=5, seat_3=5)
    table.order(green, red, blue, black)
    table.advance()
    for seat, word in ((green, "1"), (red, "2"), (blue, "1"), (black, "2")):
        assert table.seat() == seat
        table.play(f"advance:{word}")
    assert helms(table) == {red: 9, blue: 6, black: 7, green: 8}
    assert table.view().order == [red, blue, black, green]


@rule("LIG-INI-06")
def test_on_one_helm_the_order_goes_from_top_to_bottom() -> None:
    table = Table()
    table.advance()
    table.play("advance:1", "advance:1", "advance:1")
    assert table.view().helms[1].stack == [2, 1, 0]
    assert table.view().order == [2, 1, 0]
    assert table.heard("order_set") == [{"order": ["seat_2", "seat_1", "seat_0"]}]


@rule("LIG-INI-07")
@pytest.mark.parametrize(("helm", "markers"), [(2, 3), (3, 4), (4, 5), (8, 4), (9, 5)])
def test_players_take_as_many_action_markers_as_their_helms_show(helm: int, markers: int) -> None:
    table = Table(players=2)
    table.helms(seat_0=helm, seat_1=1)
    table.advance()
    while table.step() == "Advance":
        table.play("advance:1")
    assert [player.action_markers for player in table.view().players] == [markers, 4]


# Red ships, stages, the end of the track


@rule("LIG-INI-08")
@pytest.mark.parametrize(
    ("helm", "step", "count"),
    [(2, "1", 0), (2, "2", 1), (3, "1", 1), (3, "2", 1), (4, "1", 0), (7, "2", 1), (8, "2", 2)],
)
def test_red_ships_are_triggered_when_they_are_reached_or_passed(
    helm: int, step: str, count: int
) -> None:
    table = Table(players=2)
    table.helms(seat_0=helm, seat_1=1)
    table.advance()
    table.play(f"advance:{step}", "advance:1")
    assert table.view().scoring_count == count
    assert len(table.heard("ship_triggered")) == count


@rule("LIG-INI-08")
def test_a_red_ship_is_triggered_once_in_the_game() -> None:
    table = Table()
    table.helms(seat_0=3, seat_1=3, seat_2=2)
    table.advance()
    table.play("advance:1", "advance:2", "advance:1")
    assert table.heard("ship_triggered") == [{"seat": 0, "helm": 4}]
    assert table.view().scoring_count == 1
    table.advance()
    while table.step() == "Advance":
        table.play("advance:1")
    assert helms(table) == {0: 5, 1: 6, 2: 4}
    assert table.view().scoring_count == 0


@rule("EX-19", "LIG-INI-08", "LIG-DOM-09")
def test_in_the_last_round_both_ships_count_and_points_are_doubled() -> None:
    table = Table(players=2)
    table.put(0, "bear_lands", influence_marker=2)
    table.put(1, "bear_lands", influence_marker=3)
    table.helms(seat_0=8, seat_1=7)
    table.advance()
    table.play("advance:2", "advance:1")
    assert [event["helm"] for event in table.heard("ship_triggered")] == [9, 10]
    table.dominate()
    table.finish_phase()
    [shown] = [region for region in table.view().regions if region.id == "bear_lands"]
    points = [player.victory_points for player in table.view().players]
    assert points == [2 * shown.victory_points[1], 2 * shown.victory_points[0]] == [4, 8]


@rule("LIG-INI-09")
def test_a_marker_on_the_last_helm_ends_the_game_after_the_round() -> None:
    table = Table(players=2)
    table.helms(seat_0=9, seat_1=8)
    table.advance()
    table.play("advance:1", "done")
    assert table.step() == "PlanMarker"
    table.finish_phase()
    assert (table.step(), table.view().ended_by) == ("over", "victory_points")


@rule("LIG-INI-09")
def test_the_last_helm_but_one_ends_nothing() -> None:
    table = Table(players=2)
    table.helms(seat_0=9, seat_1=8)
    table.dominate()
    table.play("done")
    assert table.view().ended_by is None


@rule("LIG-INI-10")
@pytest.mark.parametrize(("helm", "stage"), [(1, 1), (2, 2), (4, 2), (5, 3), (7, 3), (8, 4)])
def test_the_stage_is_that_of_the_rightmost_marker(helm: int, stage: int) -> None:
    table = Table(players=2)
    table.helms(seat_1=helm, seat_0=1)
    table.advance()
    while table.step() == "Advance":
        table.play("advance:1")
    assert table.view().stage == stage
    assert [shown.number for shown in table.view().stages if shown.is_current] == [stage]


@rule("LIG-INI-11")
def test_the_stage_changes_only_when_the_last_marker_has_moved() -> None:
    table = Table(players=2)
    table.helms(seat_0=2, seat_1=1)
    table.advance()
    table.play("advance:2")
    assert table.view().stage == 1
    table.play("advance:1")
    assert (table.view().stage, table.view().scoring_count) == (2, 1)
    table.advance()
    while table.step() == "Advance":
        table.play("advance:1")
    assert table.heard("stage_began") == [{"stage": 2}], "told once"


@rule("LIG-INI-11")
def test_stage_and_scoring_count_hold_for_the_whole_round() -> None:
    table = Table(players=2)
    table.helms(seat_0=3, seat_1=1)
    table.advance()
    table.play("advance:1", "advance:1", "done")
    while not table.state.is_over() and table.view().round == 2:
        assert (table.view().stage, table.view().scoring_count) == (2, 1)
        table.play(table.moves()[0])
