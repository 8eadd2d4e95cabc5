"""How the Independent Player's units move at the start of a round (LIG-SOL)."""

import pytest

from tests.ice_garden.table import Table, alone
from tests.rules import rule

HERE = "frozen_wastes"


def told_to_stay(table: Table) -> list[object]:
    return [fact["why"] for fact in table.heard("unit_stayed")]


@rule("LIG-SOL-21")
def test_each_unit_moves_to_a_rolled_region_level_3_first_then_by_number() -> None:
    table = alone("van_dyken")
    table.put(1, "bear_lands", wyvern=1, crab=1)
    table.put(1, HERE, crab=2)
    table.put(1, "coast_of_sails", rattling_musician=1)
    table.next_round(rolls=[6, 3, 1, 2, 4])
    assert [(fact["piece"], fact["region"], fact["to"]) for fact in table.heard("moved")] == [
        ("wyvern", "bear_lands", "valley_of_sorrow"),
        ("rattling_musician", "coast_of_sails", "wastes_of_dread"),
        ("crab", HERE, "northern_fjords"),
        ("crab", "bear_lands", "coast_of_sails"),
    ]
    assert table.heard("unit_stayed") == [
        {"seat": 1, "unit": "crab", "region": HERE, "why": "own_region"}
    ]
    assert {fact["why"] for fact in table.heard("moved")} == {"independent"}


@rule("LIG-SOL-21", "LIG-SOL-24", "LIG-RND-02")
def test_units_move_before_the_player_is_helped_and_nobody_else_is() -> None:
    table = alone("van_dyken")
    table.put(1, HERE, crab=1)
    table.next_round(rolls=[2])
    assert (table.step(), table.seat()) == ("PlaceHelp", 0)
    assert table.heard("helped") == [{"seat": 0}]
    told = [event.kind.name for event in table.events]
    assert told.index("moved") < told.index("helped")
    table.play("done")
    assert table.step() != "PlaceHelp"
    assert table.where("influence_marker", 1) == {}


@rule("LIG-SOL-21")
def test_nothing_moves_in_round_1() -> None:
    table = Table(1, ("freihoff", "callo"), begun=False, solo_level="hard")
    while table.step() != "PlanMarker":
        table.play(table.moves()[0])
    assert table.heard("moved") == table.heard("unit_stayed") == []


# Units that stay


@rule("LIG-SOL-21")
@pytest.mark.parametrize(("tokens", "stays"), [(0, True), (1, True), (2, False)])
def test_the_nightmare_stays_until_two_tokens_lie_there(tokens: int, stays: bool) -> None:
    table = alone("callo")
    table.put(1, HERE, nightmare=1)
    table.region(HERE, nightmares=tokens)
    table.next_round(rolls=[] if stays else [5])
    assert table.where("nightmare", 1) == {HERE if stays else "bear_lands": 1}
    assert told_to_stay(table) == (["torment"] if stays else [])


@rule("LIG-SOL-34")
@pytest.mark.parametrize("reason", ["thorn", "tokens"])
def test_a_nightmare_that_could_never_finish_rolls(reason: str) -> None:
    table = alone("callo", player="van_dyken")
    table.put(1, HERE, nightmare=1)
    if reason == "thorn":
        table.thorn(HERE)
    else:
        table.region("coast_of_sails", nightmares=2)
        table.region("wastes_of_dread", nightmares=2)
    table.next_round(rolls=[5])
    assert table.where("nightmare", 1) == {"bear_lands": 1}


@rule("LIG-SOL-21")
@pytest.mark.parametrize("has_tower", [False, True])
def test_an_enlightened_one_stays_where_no_tower_stands(has_tower: bool) -> None:
    table = alone("freihoff")
    table.put(1, HERE, enlightened_one=1)
    table.region(HERE, towers=int(has_tower))
    table.next_round(rolls=[2] if has_tower else [])
    assert table.where("enlightened_one", 1) == {"northern_fjords" if has_tower else HERE: 1}
    assert told_to_stay(table) == ([] if has_tower else ["tower"])


@rule("LIG-SOL-21")
@pytest.mark.parametrize(
    ("region", "reserves", "stays"),
    [(HERE, 1, True), (HERE, 0, False), ("valley_of_sorrow", 1, False)],
)
def test_a_musician_stays_with_a_reserve_that_is_not_the_thorns(
    region: str, reserves: int, stays: bool
) -> None:
    """The Thorn lies in the Valley of Sorrow."""
    table = alone("van_dyken")
    table.put(1, region, rattling_musician=1)
    table.region(region, reserves=reserves)
    table.next_round(rolls=[] if stays else [2])
    assert table.where("rattling_musician", 1) == {region if stays else "northern_fjords": 1}
    assert told_to_stay(table) == (["reserves"] if stays else [])


@rule("LIG-SOL-21", "LIG-SOL-32")
@pytest.mark.parametrize(
    ("own", "theirs", "stays"),
    [
        ({"influence_marker": 1}, {"influence_marker": 1}, True),
        ({"influence_marker": 1}, {"controlled_marker": 1}, True),
        ({"influence_marker": 1}, {}, False),
        ({"controlled_marker": 1}, {"influence_marker": 3}, False),
    ],
)
def test_a_drakkar_stays_where_it_can_recruit(
    own: dict[str, int], theirs: dict[str, int], stays: bool
) -> None:
    table = alone("fjollsfinn")
    table.put(1, "bear_lands", ice_drakkar=1, **own)
    table.put(0, "bear_lands", **theirs)
    table.next_round(rolls=[] if stays else [2])
    assert table.where("ice_drakkar", 1) == {"bear_lands" if stays else "northern_fjords": 1}
    assert told_to_stay(table) == (["recruit"] if stays else [])


@rule("LIG-SOL-21")
def test_other_units_do_not_stay_for_markers() -> None:
    table = alone("fjollsfinn")
    table.put(1, "bear_lands", volcano_people=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.next_round(rolls=[2, 3])
    assert table.where("volcano_people", 1) == {"northern_fjords": 1, "wastes_of_dread": 1}


# Fauns


@rule("LIG-SOL-21", "LIG-LOCK-10")
@pytest.mark.parametrize("may_leave", [True, False])
def test_a_faun_in_a_locked_region_moves_if_the_option_says_so(may_leave: bool) -> None:
    table = alone("callo", may_leave=may_leave)
    table.put(1, HERE, faun=1)
    table.lock(HERE)
    table.next_round(rolls=[5] if may_leave else [])
    assert table.where("faun", 1) == {"bear_lands" if may_leave else HERE: 1}


@rule("LIG-SOL-22")
def test_two_nightmare_tokens_call_the_faun_of_the_lowest_region() -> None:
    table = alone("callo")
    table.put(1, "northern_fjords", faun=1)
    table.put(1, "coast_of_sails", faun=1)
    table.region("valley_of_sorrow", nightmares=2)
    table.next_round(rolls=[5])
    assert table.heard("called") == [
        {"seat": 1, "unit": "faun", "region": "northern_fjords", "to": "valley_of_sorrow"}
    ]
    assert table.where("faun", 1) == {"valley_of_sorrow": 1, "bear_lands": 1}


@rule("LIG-SOL-22")
def test_a_called_faun_that_is_there_already_stays() -> None:
    table = alone("callo")
    table.put(1, HERE, faun=1)
    table.region(HERE, nightmares=2)
    table.next_round()
    assert told_to_stay(table) == ["enthral"]
    assert table.where("faun", 1) == {HERE: 1}


@rule("LIG-SOL-35")
def test_two_such_regions_call_a_faun_each_the_lower_number_first() -> None:
    table = alone("callo")
    table.put(1, HERE, faun=1)
    table.put(1, "northern_fjords", faun=1)
    table.region("bear_lands", nightmares=2)
    table.region("coast_of_sails", nightmares=2)
    table.next_round()
    assert [(fact["region"], fact["to"]) for fact in table.heard("called")] == [
        (HERE, "coast_of_sails"), ("northern_fjords", "bear_lands"),
    ]  # fmt: skip


# Regions that are done


@rule("LIG-SOL-23")
@pytest.mark.parametrize("player", ["freihoff", "callo"])
def test_regions_with_a_tower_or_a_lock_are_rolled_again_whoever_did_it(player: str) -> None:
    table = alone("van_dyken", player=player)
    table.put(1, HERE, crab=1)
    table.region("northern_fjords", towers=1)
    table.lock("bear_lands")
    table.next_round(rolls=[2, 5, 4])
    assert [fact["why"] for fact in table.heard("rolled_in_vain")] == ["goal_done", "locked"]
    assert table.where("crab", 1) == {"coast_of_sails": 1}


@rule("LIG-SOL-23")
def test_if_no_region_is_left_the_unit_stays() -> None:
    table = alone("van_dyken")
    table.put(1, HERE, crab=1)
    for region in table.view().regions[:6]:
        table.region(region.id, towers=1)
    table.next_round()
    assert told_to_stay(table) == ["nowhere_to_go"]
    assert table.heard("rolled_region") == []
