"""Locking a region (LIG-LOCK)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

HERE = "northern_fjords"


def ready_to_lock(markers: int = 1) -> Table:
    """Callo is about to lock the Northern Fjords; van Dyken and Freihoff look on."""
    table = Table(3, ("callo", "van_dyken", "freihoff"))
    table.put(0, HERE, faun=1, nightmare=1, influence_marker=markers)
    table.region(HERE, nightmares=2)
    table.supply(0, 0)
    return table


def locked(faun_may_leave: bool = True) -> Table:
    """The Northern Fjords are locked, with a Faun and a marker of Callo in them."""
    scientists = ("callo", "van_dyken", "freihoff")
    table = Table(3, scientists, faun_may_leave_locked=faun_may_leave)
    table.put(0, HERE, faun=1, influence_marker=1)
    table.lock(HERE)
    return table


@rule("LIG-LOCK-01")
def test_all_units_but_one_faun_return_to_supply() -> None:
    table = ready_to_lock()
    table.put(0, HERE, faun=2, wild_children=1)
    table.put(1, HERE, crab=2)
    table.dominate()
    table.finish_phase()
    left = {unit: table.count(0, unit, HERE) for unit in ("faun", "wild_children", "nightmare")}
    assert left == {"faun": 1, "wild_children": 0, "nightmare": 0}
    assert (table.figures("crab"), table.figures("nightmare")) == (3, 1)
    assert {fact["why"] for fact in table.heard("unit_removed")} == {"lock"}
    assert table.each("victory_points") == [0, 0, 0]
    assert table.faults() == []


@rule("LIG-LOCK-02")
@pytest.mark.parametrize(("markers", "stay"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_of_callos_markers_rounded_up_stay(markers: int, stay: int) -> None:
    table = ready_to_lock(markers)
    table.dominate()
    while table.step() == "EvictMarker":
        assert table.seat() == 0
        table.play("to:bear_lands")
    assert table.count(0, "influence_marker", HERE) == stay
    assert table.count(0, "influence_marker", "bear_lands") == markers - stay


@rule("LIG-LOCK-02", "LIG-LOCK-03")
def test_markers_leave_one_by_one_callo_first_then_the_others_in_order() -> None:
    table = ready_to_lock(3)
    table.order(2, 0, 1)
    table.put(1, HERE, influence_marker=1)
    table.put(2, HERE, influence_marker=2)
    table.dominate()
    asked = []
    for word in ("to:bear_lands", "to:frozen_wastes", "to:bear_lands", "to:wastes_of_dread"):
        asked.append(table.seat())
        assert table.moves() == ["to:frozen_wastes", "to:wastes_of_dread", "to:bear_lands"]
        table.play(word)
    assert asked == [0, 2, 2, 1]
    assert table.where("influence_marker", 2) == {"frozen_wastes": 1, "bear_lands": 1}
    assert table.where("influence_marker", 1) == {"wastes_of_dread": 1}


@rule("LIG-LOCK-03", "LIG-LOCK-09")
def test_nobody_moves_out_of_one_locked_region_into_another() -> None:
    table = ready_to_lock()
    table.put(2, HERE, influence_marker=1)
    table.lock("bear_lands")
    table.dominate()
    assert table.refused("to:bear_lands") == "LIG-MOV-04"
    assert table.moves() == ["to:frozen_wastes", "to:wastes_of_dread"]


@rule("LIG-LOCK-04")
def test_without_an_open_neighbour_markers_return_to_supply() -> None:
    table = ready_to_lock(4)
    table.put(2, HERE, influence_marker=2)
    table.out_of_play("frozen_wastes", "wastes_of_dread")
    table.lock("bear_lands")
    supply = table.each("supply")
    table.dominate()
    assert table.step() == "Stop"
    assert table.heard("markers_returned") == [
        {"seat": 0, "region": HERE, "n": 2}, {"seat": 2, "region": HERE, "n": 2},
    ]  # fmt: skip
    assert table.each("supply") == [supply[0] + 2, supply[1], supply[2] + 2]
    assert table.where("influence_marker", 0) == {HERE: 2}
    assert table.where("influence_marker", 2) == {}


@rule("LIG-LOCK-05", "LIG-LOCK-06")
def test_nations_leave_the_game_and_nightmare_tokens_return() -> None:
    table = ready_to_lock()
    table.region(HERE, nations=2)
    table.dominate()
    region, callo = table.view().regions[1], table.view().players[0]
    assert (region.nations, region.nightmare_tokens, region.is_locked) == (0, 0, True)
    assert (callo.nightmare_tokens, callo.lock_tokens) == (4, 1)
    assert table.heard("nations_gone") == [{"region": HERE, "n": 2}]
    table.put(0, "bear_lands", nightmare=1)
    table.dominate()
    assert len(table.heard("tormented")) == 1


@rule("LIG-LOCK-05")
def test_where_no_nation_is_left_none_leaves() -> None:
    table = ready_to_lock()
    table.region(HERE, nations=0)
    table.dominate()
    assert len(table.heard("region_locked")) == 1
    assert table.heard("nations_gone") == []


@rule("LIG-LOCK-07")
def test_a_reserve_moves_to_the_lowest_neighbour_without_thorn_and_reserve() -> None:
    table = ready_to_lock()
    table.region(HERE, reserves=1)
    table.region("frozen_wastes", reserves=1)
    table.thorn("wastes_of_dread")
    table.dominate()
    assert table.heard("reserve_rehoused") == [{"region": HERE, "to": "bear_lands"}]
    assert [region.reserves for region in table.view().regions[:5]] == [1, 0, 0, 0, 1]


@rule("LIG-LOCK-07")
def test_else_it_moves_to_the_lowest_such_region_anywhere() -> None:
    table = ready_to_lock()
    for region in (HERE, "frozen_wastes", "bear_lands", "coast_of_sails"):
        table.region(region, reserves=1)
    table.thorn("wastes_of_dread")
    table.dominate()
    assert table.heard("reserve_rehoused") == [{"region": HERE, "to": "valley_of_sorrow"}]


@rule("LIG-LOCK-07")
def test_else_it_leaves_the_game() -> None:
    """With more than the four reserves of a game, for every region has to hold one."""
    table = ready_to_lock()
    for region in table.view().regions[:6]:
        table.region(region.id, reserves=1)
    table.dominate()
    assert table.heard("reserve_lost") == [{"region": HERE}]
    assert table.view().regions[1].reserves == 0


@rule("LIG-LOCK-08")
def test_vuko_stays_in_a_locked_region_and_control_ends() -> None:
    table = ready_to_lock(2)
    table.vuko(HERE)
    table.supply(0, 1)
    table.put(0, HERE, controlled_marker=1)
    table.dominate()
    assert table.view().vuko == HERE
    assert table.where("controlled_marker") == {}
    table.play("to:bear_lands")
    assert table.where("influence_marker") == {HERE: 2, "bear_lands": 1}


@rule("LIG-LOCK-09", "LIG-GOAL-03")
def test_a_red_tower_in_a_locked_region_stays_and_counts() -> None:
    table = ready_to_lock()
    table.region(HERE, towers=1)
    table.dominate()
    assert table.view().regions[1].has_red_tower
    assert table.view().players[2].goal_progress == 1


@rule("LIG-LOCK-09")
def test_a_locked_region_is_closed_to_influence_summons_and_attacks() -> None:
    table = locked()
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("influence", 0)
    assert table.obstacle(f"influence:{HERE}") == "LIG-MOV-04"
    table.give(0, m_factor_1=1)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.resolve("making", 0)
    table.play("make:summon_units")
    assert table.moves() == ["to:frozen_wastes", "to:bear_lands"]
    assert table.obstacle(f"to:{HERE}") == "LIG-MOV-04"


@rule("LIG-LOCK-09")
def test_nothing_is_attacked_in_a_locked_region() -> None:
    table = locked()
    table.upgrade("faun", "attack")
    table.region(HERE, nations=1)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-LOCK-09")
def test_abilities_and_resources_rest_in_a_locked_region() -> None:
    table = locked()
    table.region(HERE, reserves=1)
    table.dominate()
    assert table.heard("ranked") == table.heard("gained") == []


def two_locks() -> Table:
    """Callo is about to lock first the Frozen Wastes, then the Northern Fjords next door."""
    table = ready_to_lock(2)
    table.supply(0, 1)
    table.put(0, "frozen_wastes", faun=1, influence_marker=1)
    table.region("frozen_wastes", nightmares=2)
    return table


@rule("LIG-LOCK-09", "LIG-DEF-02")
def test_the_first_of_two_locks_is_open_to_the_markers_of_the_second() -> None:
    table = two_locks()
    table.dominate()
    locks = [fact["region"] for fact in table.heard("region_locked")]
    assert locks == ["frozen_wastes", HERE]
    assert table.moves() == ["to:frozen_wastes", "to:wastes_of_dread", "to:bear_lands"]
    table.play("to:frozen_wastes")
    assert table.count(0, "influence_marker", "frozen_wastes") == 2
    assert table.faults() == []


@rule("LIG-LOCK-07", "LIG-LOCK-09")
def test_the_first_of_two_locks_may_take_the_reserve_of_the_second() -> None:
    table = two_locks()
    table.region(HERE, reserves=1)
    table.dominate()
    table.play("to:bear_lands")
    assert table.heard("reserve_rehoused") == [{"region": HERE, "to": "frozen_wastes"}]


@rule("LIG-LOCK-09", "LIG-GOAL-04")
def test_the_second_lock_ends_the_game_so_nobody_is_trapped() -> None:
    table = two_locks()
    table.dominate()
    table.play("to:frozen_wastes", "done")
    assert (table.step(), table.view().ended_by) == ("over", "goal")
    assert table.faults() == []


@rule("LIG-LOCK-09", "LIG-DOM-03")
@pytest.mark.parametrize(("is_old", "first"), [(False, "seat_0"), (True, "seat_1")])
def test_a_lock_of_this_round_still_counts_for_ties_next_door(is_old: bool, first: str) -> None:
    """Callo and van Dyken are tied in the Bear Lands; she has the Faun and a marker next door."""
    table = locked() if is_old else ready_to_lock()
    table.reputation(seat_1=0, seat_0=-1)
    table.supply(0, 2)
    for seat in (0, 1):
        table.put(seat, "bear_lands", influence_marker=2)
    table.dominate()
    ranked = [fact["ranking"] for fact in table.heard("ranked") if fact["region"] == "bear_lands"]
    assert ranked == [[first, "seat_1" if first == "seat_0" else "seat_0"]]


@rule("LIG-LOCK-09", "LIG-RND-02", "LIG-RND-04")
def test_from_the_next_round_on_the_region_is_closed() -> None:
    table = ready_to_lock()
    table.supply(0, 1)
    table.dominate()
    table.finish_phase()
    assert table.state.map.is_open[1]
    table.play("done")
    assert (table.step(), table.seat(), table.view().round) == ("PlaceHelp", 0, 2)
    assert table.refused(f"influence:{HERE}") == "LIG-MOV-04"
    assert "influence:bear_lands" in table.moves()
    assert table.faults() == []


@rule("LIG-LOCK-09")
def test_what_has_just_been_locked_is_shown_as_locked_and_without_places() -> None:
    table = two_locks()
    table.dominate()
    region = table.view().regions[0]
    assert (region.id, region.is_locked, region.ranking) == ("frozen_wastes", True, [])


@rule("LIG-LOCK-07", "LIG-LOCK-09")
def test_a_reserve_never_stays_in_the_region_that_locks() -> None:
    """Its own region has the lowest number; no neighbour can take the reserve."""
    table = Table(3, ("callo", "van_dyken", "freihoff"))
    table.put(0, "frozen_wastes", faun=1, influence_marker=1)
    for region in ("frozen_wastes", HERE, "coast_of_sails"):
        table.region(region, reserves=1)
    table.thorn("bear_lands")
    table.region("frozen_wastes", nightmares=2)
    table.dominate()
    moved = {"region": "frozen_wastes", "to": "wastes_of_dread"}
    assert table.heard("reserve_rehoused") == [moved]


# The Faun


@rule("LIG-LOCK-10", "LIG-MOV-04")
@pytest.mark.parametrize("may_leave", [True, False])
def test_the_faun_may_leave_by_move_if_the_option_says_so(may_leave: bool) -> None:
    table = locked(may_leave)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("move", 0)
    assert table.obstacle(f"move:{HERE}:influence_marker") == "LIG-MOV-04"
    assert table.obstacle(f"move:{HERE}:faun") == (None if may_leave else "LIG-LOCK-10")


@rule("LIG-LOCK-10")
def test_the_faun_never_returns() -> None:
    table = locked()
    table.resolve("move", 0)
    table.play(f"move:{HERE}:faun", "to:bear_lands", "move:bear_lands:faun")
    assert table.refused(f"to:{HERE}") == "LIG-MOV-04"


@rule("LIG-LOCK-10", "LIG-MTN-02")
def test_the_mountain_carries_the_faun_and_nothing_else_out_of_a_locked_region() -> None:
    table = locked()
    table.resolve("voracious_mountain", 0)
    table.play(f"from:{HERE}", "to:fire_lands")
    assert table.where("faun") == {"fire_lands": 1}
    assert table.where("influence_marker") == {HERE: 1}


@rule("LIG-LOCK-10", "LIG-MTN-02")
def test_the_mountain_leaves_the_faun_where_it_is_if_the_option_says_so() -> None:
    table = locked(faun_may_leave=False)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("voracious_mountain", 0)
    assert table.refused(f"from:{HERE}") == "LIG-LOCK-10"


@rule("LIG-LOCK-10", "LIG-MTN-02")
def test_without_a_faun_the_mountain_takes_nothing_out_of_a_locked_region() -> None:
    table = locked()
    table.put(0, HERE, faun=0)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("voracious_mountain", 0)
    assert table.refused(f"from:{HERE}") == "LIG-MOV-04"


@rule("LIG-LOCK-11", "LIG-DOM-10")
def test_a_lock_comes_before_the_rewards_of_its_region() -> None:
    table = ready_to_lock()
    table.scoring(1)
    table.region(HERE, reserves=1)
    table.put(2, HERE, influence_marker=3)
    table.dominate()
    table.play("to:bear_lands", "to:bear_lands", "to:bear_lands")
    assert table.heard("scored")[0] == {"seat": 0, "n": 3, "why": "region", "total": 3}
    assert [fact for fact in table.heard("gained") if fact["seat"] == 0] == []
