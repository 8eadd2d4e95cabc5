"""The die and the boxes of the Independent Player (LIG-SOL)."""

import pytest

from tests.ice_garden.table import alone
from tests.rules import rule

HERE = "frozen_wastes"


# The die


@rule("LIG-SOL-03", "LIG-SOL-07")
def test_a_roll_names_the_region_whose_tile_has_that_number() -> None:
    table = alone("callo")
    table.tile(HERE, "t2_5")
    table.resolve("influence", 0, rolls=[5])
    assert table.heard("rolled_region") == [
        {"seat": 1, "purpose": "influence", "number": 5, "region": HERE}
    ]
    assert table.where("influence_marker", 1) == {HERE: 2}


@rule("LIG-SOL-03")
def test_a_locked_region_is_rolled_again() -> None:
    table = alone("callo")
    table.lock(HERE)
    table.resolve("influence", 0, rolls=[1, 1, 4])
    assert [fact["why"] for fact in table.heard("rolled_in_vain")] == ["locked", "locked"]
    assert table.where("influence_marker", 1) == {"coast_of_sails": 2}


@rule("LIG-SOL-38", "LIG-SOL-06")
def test_the_player_chooses_after_an_open_roll() -> None:
    table = alone("callo")
    table.put(0, HERE, influence_marker=1)
    table.resolve("influence", 0, rolls=[2])
    solo = table.view().solo
    assert solo is not None
    assert solo.roll is not None
    assert (solo.roll.purpose, solo.roll.number) == ("influence", 2)
    assert (table.step(), table.seat()) == ("PlaceInfluence", 0)


# The boxes


@rule("LIG-SOL-06")
def test_before_each_marker_of_the_player_the_independent_player_acts() -> None:
    table = alone("callo")
    table.put(0, HERE, influence_marker=1)
    table.resolve("influence", 0, 0, rolls=[2])
    assert table.where("influence_marker", 1) == {"northern_fjords": 2}
    assert table.state.slots[1] == (0,)
    table.play("done", rolls=[3])
    assert table.where("influence_marker", 1) == {"northern_fjords": 2, "wastes_of_dread": 2}
    told = [event.kind.name for event in table.events]
    assert [kind for kind in told if kind in ("independent_acts", "action_began")] == [
        "independent_acts", "action_began", "independent_acts", "action_began",
    ]  # fmt: skip


@rule("LIG-SOL-31")
def test_a_box_without_a_marker_of_the_player_brings_nothing() -> None:
    table = alone("callo")
    table.resolve("influence")
    assert table.heard("independent_acts") == []
    assert table.heard("rolled_region") == []


@rule("LIG-SOL-07")
@pytest.mark.parametrize("box", ["influence", "move", "voracious_mountain"])
def test_two_markers_come_into_the_rolled_region(box: str) -> None:
    table = alone("callo")
    table.resolve(box, 0, rolls=[6])
    assert table.heard("independent_acts")[0] == {"seat": 1, "box": box}
    assert table.where("influence_marker", 1) == {"valley_of_sorrow": 2}
    assert table.heard("influence_placed")[0]["why"] == "independent"


@rule("LIG-SOL-07")
def test_with_one_marker_left_that_one_is_placed() -> None:
    table = alone("callo")
    table.put(1, HERE, influence_marker=19)
    table.resolve("influence", 0, rolls=[6])
    assert table.where("influence_marker", 1) == {HERE: 19, "valley_of_sorrow": 1}


@rule("LIG-SOL-07")
def test_without_a_marker_a_level_1_unit_comes_instead() -> None:
    table = alone("callo")
    table.put(1, HERE, influence_marker=20)
    table.resolve("influence", 0, rolls=[6])
    assert table.where("wild_children", 1) == {"valley_of_sorrow": 1}


@rule("LIG-SOL-07")
def test_without_markers_and_level_1_units_nothing_comes() -> None:
    table = alone("callo")
    table.put(1, HERE, influence_marker=20, wild_children=3)
    table.resolve("influence", 0)
    assert table.heard("independent_idle") == [{"seat": 1, "why": "nothing_to_place"}]
    assert table.heard("rolled_region") == []


@rule("LIG-SOL-07", "LIG-SOL-23")
def test_markers_may_come_to_a_region_with_a_tower() -> None:
    table = alone("callo")
    table.region(HERE, towers=1)
    table.resolve("influence", 0, rolls=[1])
    assert table.where("influence_marker", 1) == {HERE: 2}


@rule("LIG-SOL-08")
@pytest.mark.parametrize("box", ["viper_gorge", "raven_shadow"])
def test_in_viper_gorge_and_raven_shadow_the_independent_player_does_nothing(box: str) -> None:
    table = alone("callo")
    table.resolve(box, 0)
    table.finish_phase()
    assert table.heard("independent_acts") == [{"seat": 1, "box": box}]
    assert table.heard("rolled_region") == table.heard("influence_placed") == []
    assert table.where("influence_marker", 1) == {}


@rule("LIG-SOL-08")
def test_in_raven_shadow_the_player_may_only_discard_a_token() -> None:
    table = alone("callo")
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.moves() == ["raven:discard_vuko_token", "done"]
    assert table.refused("raven:raise_reputation") == "LIG-SOL-08"
    table.play("raven:discard_vuko_token")
    assert table.each("vuko_tokens") == [0, 0]


@rule("LIG-SOL-09")
def test_making_moves_the_snow_by_two_and_summons_the_highest_level_first() -> None:
    table = alone("callo")
    table.resolve("making", 0, 0, 0, rolls=[6])
    assert table.state.tracks.dead_snow == 2
    assert table.where("nightmare", 1) == {"valley_of_sorrow": 1}
    table.play("done", rolls=[1, 5])
    assert table.where("faun", 1) == {HERE: 1, "bear_lands": 1}
    table.play("done", rolls=[2, 2, 3])
    assert table.where("wild_children", 1) == {"northern_fjords": 2, "wastes_of_dread": 1}
    assert table.state.tracks.dead_snow == 6


@rule("LIG-SOL-09")
def test_without_a_unit_in_supply_only_the_snow_moves() -> None:
    table = alone("callo")
    table.put(1, HERE, nightmare=1, faun=2, wild_children=3)
    table.resolve("making", 0)
    assert table.heard("independent_idle") == [{"seat": 1, "why": "nothing_to_summon"}]
    assert table.state.tracks.dead_snow == 2


@rule("EX-20", "LIG-SOL-09")
def test_a_defeated_level_2_unit_is_summoned_before_level_1() -> None:
    table = alone("callo")
    table.put(1, HERE, nightmare=1, faun=1)
    table.resolve("making", 0, 0, rolls=[4])
    assert table.where("faun", 1) == {HERE: 1, "coast_of_sails": 1}
    assert table.where("wild_children", 1) == {}
    table.play("done", rolls=[4, 4, 4])
    assert table.where("wild_children", 1) == {"coast_of_sails": 3}


@rule("LIG-SOL-09", "LIG-SOL-23")
def test_units_may_be_summoned_to_a_region_with_a_tower_but_not_to_a_locked_one() -> None:
    table = alone("callo")
    table.region(HERE, towers=1)
    table.lock("bear_lands")
    table.resolve("making", 0, rolls=[5, 1])
    assert table.where("nightmare", 1) == {HERE: 1}


@rule("LIG-SOL-10")
def test_the_independent_player_pays_nothing_and_is_not_upgraded() -> None:
    table = alone("callo")
    table.resolve("making", 0, rolls=[6])
    table.finish_phase()
    assert table.heard("paid") == table.heard("upgraded") == []
    assert table.spaces("nightmare") == [None, None]
