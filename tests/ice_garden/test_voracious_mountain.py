"""Voracious Mountain (LIG-MTN)."""

from tests.ice_garden.table import Table
from tests.rules import rule

CALLO_FIRST = ("callo", "freihoff", "fjollsfinn")


@rule("LIG-MTN-01")
def test_any_pieces_of_one_region_go_to_another_for_two_population() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=3, moonlit_brother=1, enlightened_one=1)
    table.resolve("voracious_mountain", 0)
    table.play("from:frozen_wastes", "to:fire_lands")
    assert table.good(0, "population") == 4 - 2
    table.play("carry:influence_marker", "carry:influence_marker", "carry:enlightened_one", "done")
    assert table.step() == "Stop"
    assert table.where("influence_marker") == {"frozen_wastes": 1, "fire_lands": 2}
    assert table.where("enlightened_one") == {"fire_lands": 1}
    assert table.where("moonlit_brother") == {"frozen_wastes": 1}
    assert table.good(0, "population") == 2


@rule("LIG-MTN-01")
def test_the_other_region_may_be_any_open_one_but_not_the_same() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=2)
    table.lock("bear_lands")
    table.resolve("voracious_mountain", 0)
    table.play("from:frozen_wastes")
    assert table.moves() == [
        "to:northern_fjords",
        "to:wastes_of_dread",
        "to:coast_of_sails",
        "to:valley_of_sorrow",
        "to:fire_lands",
    ]
    assert table.refused("to:bear_lands") == "LIG-MOV-04"
    assert table.refuses("to:frozen_wastes")


@rule("LIG-MTN-01")
def test_at_least_one_piece_must_be_carried() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=1, harrasim=1)
    table.resolve("voracious_mountain", 0)
    table.play("from:frozen_wastes", "to:fire_lands")
    assert table.refused("done") == "LIG-MTN-01"
    table.play("carry:harrasim", "done")
    assert table.where("influence_marker") == {"frozen_wastes": 1}


@rule("LIG-MTN-01")
def test_it_ends_when_nothing_is_left_to_carry() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=2)
    table.resolve("voracious_mountain", 0)
    table.play("from:frozen_wastes", "to:fire_lands")
    assert table.where("influence_marker") == {"frozen_wastes": 1, "fire_lands": 1}
    assert table.moves() == ["carry:influence_marker", "done"], "one had to be carried"
    table.play("carry:influence_marker")
    assert table.step() == "Stop"


@rule("LIG-MTN-01")
def test_pieces_leave_one_region_only() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", harrasim=1)
    table.resolve("voracious_mountain", 0)
    assert table.moves() == ["from:frozen_wastes", "from:bear_lands", "done"]
    table.play("from:frozen_wastes", "to:fire_lands")
    assert table.refuses("carry:harrasim")


@rule("LIG-MTN-01")
def test_without_another_open_region_nothing_is_paid() -> None:
    table = Table(players=2)
    table.put(0, "bear_lands", influence_marker=1)
    for region in table.view().regions:
        if region.is_in_play and region.id != "bear_lands":
            table.lock(region.id)
    table.resolve("voracious_mountain", 0)
    assert table.step() == "Stop"
    assert table.good(0, "population") == 4


@rule("LIG-MTN-02")
def test_a_controlled_marker_is_carried_to_freedom() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", influence_marker=1, controlled_marker=1)
    table.resolve("voracious_mountain", 0)
    table.play("from:bear_lands", "to:fire_lands")
    assert table.moves() == ["carry:influence_marker", "carry:controlled_marker"]
    table.play("carry:controlled_marker", "done")
    assert table.where("controlled_marker") == {}
    assert table.where("influence_marker") == {"bear_lands": 1, "fire_lands": 1}


@rule("LIG-MTN-02")
def test_nothing_but_a_faun_leaves_a_locked_region() -> None:
    table = Table(scientists=CALLO_FIRST)
    table.put(0, "bear_lands", influence_marker=2, faun=1)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.lock("bear_lands")
    table.resolve("voracious_mountain", 0)
    table.play("from:bear_lands", "to:fire_lands")
    assert table.where("faun") == {"fire_lands": 1}, "there was no other piece to choose"
    assert table.where("influence_marker") == {"frozen_wastes": 1, "bear_lands": 2}
    table.resolve("voracious_mountain", 0)
    assert table.refused("from:bear_lands") == "LIG-MOV-04"


@rule("LIG-MTN-02", "LIG-LOCK-10")
def test_a_faun_that_must_stay_does_not_leave() -> None:
    table = Table(scientists=CALLO_FIRST, faun_may_leave_locked=False)
    table.put(0, "bear_lands", faun=1)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.lock("bear_lands")
    table.resolve("voracious_mountain", 0)
    assert table.refused("from:bear_lands") == "LIG-LOCK-10"
