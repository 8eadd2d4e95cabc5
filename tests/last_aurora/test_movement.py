"""The Movement phase (LAU-MOVE)."""

import pytest

from meadhall.games.last_aurora.content.road import SPACE_IDS
from tests.last_aurora.table import Table
from tests.rules import rule


def moving(**options: object) -> Table:
    """Seat 0 is about to move; seat 1 has nobody to drive."""
    table = Table(**options)  # type: ignore[arg-type]
    table.crew(1)
    for space in SPACE_IDS:
        table.waypoint(space, None)
    return table


@rule("LAU-MOVE-01")
def test_each_player_moves_or_stays_in_standard_turn_order() -> None:
    table = Table()
    table.begin("movement")
    assert (table.seat(), table.moves()) == (0, ["stay", "go"])
    table.play("stay")
    assert (table.seat(), table.space(0)) == (1, "a00")


@rule("LAU-MOVE-02", "LAU-EDGE-01")
def test_a_move_needs_a_driver_and_one_fuel() -> None:
    table = moving()
    table.hand(0, "toolbox")
    table.damage("start_container_red.1")
    table.load(0, fuel=0)
    table.begin("movement")
    assert table.refused("go") == "LAU-MOVE-02"
    table.load(0, fuel=1)
    table.crew(0)
    table.begin("movement")
    assert table.refused("go") == "LAU-MOVE-02"
    assert {"seat": 1} not in table.heard("moved")


@rule("LAU-MOVE-03", "LAU-MOVE-04", "LAU-SURV-02", "EX-08")
def test_five_points_for_two_fuel() -> None:
    table = moving()
    table.at(1, "a06")
    table.load(0, fuel=2, food=0, ammo=0)
    table.begin("movement")
    table.play("go", "drive:1")
    assert table.heard("set_out") == [{"seat": 0, "points": 5}]
    assert table.tokens(0)["fuel"] == 0


@rule("LAU-MOVE-04")
def test_up_to_two_more_fuel_for_one_point_each() -> None:
    table = moving()
    table.load(0, fuel=2, food=0, ammo=0)
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["drive:0", "drive:1"]
    assert table.obstacle("drive:2") == "LAU-MOVE-04"


@rule("LAU-MOVE-05")
def test_a_convoy_moves_onward_only_and_may_stop_early() -> None:
    table = moving()
    table.at(0, "a05")
    table.begin("movement")
    table.play("go")
    assert table.space(0) == "a06"
    assert table.moves() == ["to:a07", "stop"]
    table.play("stop")
    assert table.space(0) == "a06"


def in_a_storm(penalty: int, *objects: str, fuel: int = 1, **options: object) -> Table:
    """Seat 0 has a Truck with speed 2, nobody who makes it faster, and these Objects."""
    table = moving(**options)
    table.crew(0, "leader_red")
    table.state.own_road().storm = (penalty, 0, 0, 0)
    table.hand(0, *objects)
    table.load(0, fuel=fuel, food=0, ammo=0)
    return table


@rule("LAU-MOVE-05")
@pytest.mark.parametrize(("penalty", "fuel"), [(2, 1), (3, 2), (4, 3)])
def test_a_move_that_cannot_make_a_point_is_not_declared(penalty: int, fuel: int) -> None:
    table = in_a_storm(penalty, "toolbox", fuel=fuel)
    table.damage("start_truck_red.4")
    table.begin("movement")
    assert table.refused("go") == "LAU-MOVE-05"
    assert table.moves() == ["stay", "play:toolbox"]
    table = in_a_storm(penalty - 1, "toolbox", fuel=fuel)
    table.begin("movement")
    assert table.moves() == ["stay", "go"]


@rule("LAU-MOVE-05", "LAU-MOVE-14")
@pytest.mark.parametrize(("objects", "goes"), [(["nitro"], 3), (["nitro", "nitro"], 5)])
def test_objects_in_hand_may_make_the_point(objects: list[str], goes: int) -> None:
    table = in_a_storm(goes, *objects)
    table.begin("movement")
    assert table.moves() == ["stay", "go"]
    table = in_a_storm(goes + 1, *objects)
    table.begin("movement")
    assert table.heard("stayed")[0] == {"seat": 0}  # there was no choice


@rule("LAU-MOVE-05", "LFS-CREW-07", "LFS-CREW-11")
@pytest.mark.parametrize("survivor", ["ghoul", "supply_bot"])
def test_abilities_may_make_the_point(survivor: str) -> None:
    for penalty in (3, 4):
        table = in_a_storm(penalty, "toolbox")
        table.crew(0, survivor)
        table.put(survivor, contamination=1)
        table.begin("movement")
        has_stayed = {"seat": 0} in table.heard("stayed")
        assert has_stayed == (penalty == 4)


@rule("LAU-MOVE-05", "LAU-MOVE-15")
def test_without_a_point_the_convoy_may_stay_and_keeps_everything() -> None:
    table = in_a_storm(3, "nitro", fuel=2)
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["stay", "play:nitro"]
    assert table.refused("drive:0") == "LAU-MOVE-05"
    assert table.refused("drive:1") == "LAU-MOVE-05"
    table.play("stay")
    assert table.heard("stayed")[0] == {"seat": 0}
    assert (table.objects(0), table.tokens(0)["fuel"]) == (["nitro"], 2)


@rule("LAU-MOVE-04", "LAU-MOVE-05")
def test_extra_fuel_may_make_the_point() -> None:
    table = in_a_storm(2, fuel=3)
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["stay", "drive:1", "drive:2"]
    table.play("drive:1")
    assert (table.space(0), table.tokens(0)["fuel"]) == ("a01", 1)


@rule("LAU-MOVE-15", "LFS-EDGE-09", "LFS-STORY-11")
def test_a_story_may_take_the_last_point_and_the_convoy_keeps_its_fuel() -> None:
    table = in_a_storm(1, stories=True)
    table.story("story_thin_ice")
    table.begin("movement")
    table.play("go", "option:b")  # 1 point less
    assert table.heard("stayed")[0] == {"seat": 0}
    assert (table.space(0), table.tokens(0)["fuel"]) == ("a00", 1)


@rule("LAU-MOVE-06")
def test_tracked_roads_are_for_tracked_trucks() -> None:
    table = moving()
    table.at(0, "a03")
    table.load(0, fuel=2, food=0)
    table.begin("movement")
    table.play("go", "drive:0")
    assert table.space(0) == "a04"  # the only road for wheels
    table = moving()
    table.convoy(0, "snow_plough", None, "start_container_red")
    table.at(0, "a03")
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["to:a04", "to:a05"]


@rule("LAU-MOVE-06")
def test_wheels_are_told_why_a_tracked_road_is_closed() -> None:
    table = moving()
    table.at(0, "a02")
    table.begin("movement")
    table.play("go")
    assert table.space(0) == "a03"
    assert table.refused("to:a05") == "LAU-MOVE-06"


@rule("LAU-MOVE-07")
def test_a_space_holds_any_number_of_convoys() -> None:
    table = Table(players=3)
    table.at(1, "a01")
    table.at(2, "a01")
    table.begin("movement")
    table.drive("a01")
    assert [table.space(seat) for seat in range(3)] == ["a01"] * 3


@rule("LAU-MOVE-08")
def test_ending_on_a_contaminated_space_costs_a_counter_but_passing_is_safe() -> None:
    table = moving()
    table.at(0, "a02")
    table.begin("movement")
    table.drive("a03", "a04")
    assert table.moves() == ["contaminate:leader_red", "contaminate:copilot_red"]
    table.play("contaminate:copilot_red")
    assert table.counters("copilot_red") == 1
    table = moving()
    table.at(0, "a02")
    table.begin("movement")
    table.drive("a03", "a04", "a05")
    assert not table.heard("contaminated")


@rule("LAU-MOVE-08", "LAU-EXP-11")
def test_a_survivor_may_die_on_the_road() -> None:
    table = moving()
    table.at(0, "a02")
    table.put("copilot_red", contamination=1)
    table.begin("movement")
    table.drive("a03", "a04")
    table.play("contaminate:copilot_red")
    assert table.crew_of(0) == ["leader_red"]


@rule("LAU-MOVE-09", "LAU-MOVE-19")
def test_a_waypoint_is_removed_and_resolved() -> None:
    table = moving()
    table.waypoint("a02", "waypoint_alpha_6")
    table.begin("movement")
    table.drive("a01", "a02")
    assert table.fame(0) == 1
    assert table.view().waypoints == {}


@rule("LAU-MOVE-19", "LAU-CARGO-05")
def test_what_does_not_fit_at_a_waypoint_needs_a_choice() -> None:
    table = moving()
    table.load(0, food=2)
    table.waypoint("a02", "waypoint_alpha_2")
    table.begin("movement")
    table.drive("a01", "a02")
    assert (table.step(), table.moves()) == ("GainTokens", ["drop:ammo", "refuse"])
    table.play("drop:ammo")
    assert table.tokens(0)["food"] == 3
    assert table.view().waypoints == {}


@rule("LAU-MOVE-10")
def test_a_convoy_stops_at_the_aurora() -> None:
    table = moving()
    table.at(0, "a18")
    table.aurora("a19")
    table.begin("movement")
    table.play("go")
    assert table.space(0) == "a19"
    assert table.heard("arrived") == [{"seat": 0, "space": "a19"}]


@rule("LAU-MOVE-10")
def test_a_convoy_to_which_the_aurora_came_may_drive_on() -> None:
    table = moving()
    table.at(0, "a21")
    table.aurora("a21")
    table.begin("movement")
    table.play("go")
    assert table.space(0) == "a22"


@rule("LAU-MOVE-11", "LAU-MOVE-17")
def test_an_avalanche_costs_points_or_ammo() -> None:
    table = moving(map="beta")
    table.at(0, "b03")
    table.begin("movement")
    table.play("go")
    assert table.moves() == ["to:b04", "to:bp1", "blast:bp1"]
    table.play("to:bp1")
    assert (table.space(0), table.view().avalanches) == ("bp1", ["bp1", "br1", "bs1"])
    assert table.step() != "Drive"  # 1 + 2 points
    table = moving(map="beta")
    table.at(0, "b03")
    table.begin("movement")
    table.play("go", "blast:bp1")
    assert table.view().avalanches == ["br1", "bs1"]
    assert table.tokens(0)["ammo"] == 0
    assert table.view().move_points == 2


@rule("LAU-MOVE-11")
def test_tracks_pay_one_point_less_for_an_avalanche() -> None:
    table = moving(map="beta")
    table.convoy(0, "snow_plough", None, "start_container_red")
    table.at(0, "b03")
    table.begin("movement")
    table.play("go", "to:bp1")
    assert table.view().move_points == 3 + 1 - 2
    table = moving(map="beta")
    table.crew(0, "leader_red")
    table.at(0, "b03")
    table.begin("movement")
    table.play("go")
    assert table.refused("to:bp1") == "LAU-MOVE-11"


@rule("LAU-MOVE-17")
def test_a_waypoint_under_an_avalanche_works_as_usual() -> None:
    table = moving(map="beta")
    table.at(0, "b17")
    table.waypoint("br1", "waypoint_beta_3")
    table.begin("movement")
    table.play("go", "to:br1")
    assert table.fame(0) == 2


@rule("LAU-MOVE-12")
def test_who_stays_triggers_nothing_and_keeps_the_markers_of_the_next_move() -> None:
    table = moving()
    table.at(0, "a04")
    table.waypoint("a04", "waypoint_alpha_6")
    table.player(0).next_move = 2
    table.begin("movement")
    table.play("stay")
    assert (table.fame(0), table.counters("leader_red")) == (0, 0)
    assert table.player(0).next_move == 2


@rule("LAU-MOVE-13", "LAU-MOVE-18")
def test_the_biofuel_truck_burns_fuel_and_food_in_any_mix() -> None:
    table = moving()
    table.convoy(0, "biofuel_turbo", None, "start_container_red")
    table.load(0, fuel=1, food=2)
    table.begin("movement")
    table.play("go", "drive:2")
    assert table.moves() == ["burn:fuel", "burn:food"]
    table.play("burn:food", "burn:fuel")
    assert (table.tokens(0)["fuel"], table.tokens(0)["food"]) == (0, 0)
    table = moving()
    table.convoy(0, "biofuel_turbo", None, "start_container_red")
    table.load(0, fuel=0, food=1)
    table.begin("movement")
    assert table.obstacle("go") is None


@rule("LAU-MOVE-15")
def test_objects_played_for_a_move_that_fails_are_lost() -> None:
    table = in_a_storm(5, "nitro", "nitro")
    table.begin("movement")
    table.play("go", "play:nitro", "stay")
    assert table.heard("stayed")[0] == {"seat": 0}
    assert (table.objects(0), table.tokens(0)["fuel"]) == (["nitro"], 1)


@rule("LAU-MOVE-15", "LAU-EXP-11")
def test_a_waypoint_comes_after_the_contamination_and_may_save_a_survivor() -> None:
    for waypoint, crew in [
        ("waypoint_beta_4", ["leader_red", "copilot_red"]),
        ("waypoint_beta_3", ["leader_red"]),
    ]:
        table = moving()
        table.at(0, "a02")
        table.put("copilot_red", contamination=1)
        table.waypoint("a04", waypoint)
        table.begin("movement")
        table.drive("a03", "a04")
        assert table.step() == "ChooseContaminated"
        assert not table.heard("waypoint_taken")
        table.play("contaminate:copilot_red")
        assert table.crew_of(0) == crew


@rule("LAU-MOVE-15", "LAU-EXP-11")
def test_a_story_at_the_end_of_a_move_kills_after_it() -> None:
    table = moving(stories=True)
    table.story("story_geiger")
    table.at(0, "a02")
    table.put("copilot_red", contamination=1)
    table.waypoint("a04", "waypoint_beta_4")
    table.next_outcomes("outcome_01")
    table.begin("movement")
    table.drive("a03", "a04")
    table.play("option:b", "contaminate:copilot_red", "contaminate:copilot_red")
    assert table.counters("copilot_red") == 1
    assert table.crew_of(0) == ["leader_red", "copilot_red"]


@rule("LAU-MOVE-15", "LAU-OBJ-07")
def test_speed_that_was_lost_helps_nobody_else() -> None:
    table = Table()
    table.crew(0, "leader_red")
    table.state.own_road().storm = (5, 2, 0, 0)
    table.hand(0, "nitro", "nitro")
    table.crew(1, "leader_blue")
    table.hand(1, "toolbox")
    table.damage("start_truck_blue.4")
    table.begin("movement")
    table.play("go", "play:nitro", "stay")
    assert (table.seat(), table.refused("go")) == (1, "LAU-MOVE-05")


@rule("LAU-MOVE-16")
def test_a_paid_move_goes_at_least_one_space_and_uses_up_the_markers() -> None:
    table = moving()
    table.at(0, "a05")
    table.load(0, fuel=2, food=0)
    table.player(0).next_move = 2
    table.begin("movement")
    table.play("go", "drive:0")
    assert table.heard("set_out") == [{"seat": 0, "points": 5}]
    assert table.space(0) == "a06"  # there was no choice to stop before
    assert table.player(0).next_move == 0


@rule("LAU-MOVE-16")
def test_at_a_fork_the_first_step_may_not_be_left_out() -> None:
    table = moving(map="beta")
    table.at(0, "b12")
    table.begin("movement")
    table.play("go")
    assert table.refused("stop") == "LAU-MOVE-16"


@rule("LAU-EDGE-14")
def test_a_truck_may_leave_the_convoy_without_a_place_for_a_driver() -> None:
    table = moving()
    table.convoy(0, "snow_plough", None, "start_container_red", None, "cattle_trailer")
    table.damage("snow_plough.1")
    table.begin("movement")
    assert {"seat": 0} in table.heard("stayed")


@rule("LAU-EDGE-16")
@pytest.mark.parametrize("space", ["a31"])
def test_nobody_drives_beyond_the_last_space(space: str) -> None:
    table = moving()
    table.at(0, space)
    table.hand(0, "toolbox")
    table.damage("start_truck_red.4")
    table.begin("movement")
    assert table.refused("go") == "LAU-EDGE-16"


@rule("LAU-OPT-03")
def test_side_roads_are_open_to_all_and_carry_the_progress_of_the_road_beside_them() -> None:
    table = moving(map="beta")
    table.at(0, "b12")
    table.begin("movement")
    table.play("go", "to:bq1")
    assert table.view().players[0].progress == 14
