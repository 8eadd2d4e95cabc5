"""The Move action (LIG-MOV)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

CALLO_FIRST = ("callo", "freihoff", "fjollsfinn")


@rule("LIG-MOV-01")
def test_one_or_two_steps_for_a_gold_each() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1, enlightened_one=1)
    table.resolve("move", 0)
    table.play("move:bear_lands:enlightened_one", "to:valley_of_sorrow")
    assert table.good(0, "gold") == 2 - 1
    assert table.where("enlightened_one") == {"valley_of_sorrow": 1}
    table.play("move:bear_lands:influence_marker", "to:frozen_wastes")
    assert (table.step(), table.good(0, "gold")) == ("Stop", 0)
    assert table.where("influence_marker") == {"frozen_wastes": 1}


@rule("LIG-MOV-01")
def test_one_step_is_enough_and_one_gold_buys_no_more() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=2)
    table.resolve("move", 0)
    table.play("move:bear_lands:influence_marker", "to:frozen_wastes", "done")
    assert (table.step(), table.good(0, "gold")) == ("Stop", 1)
    table.resolve("move", 0)
    table.play("move:bear_lands:influence_marker", "to:frozen_wastes")
    assert (table.step(), table.good(0, "gold")) == ("Stop", 0)


@rule("LIG-MOV-01")
def test_more_gold_buys_no_third_step() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=3)
    table.give(0, gold=5)
    table.resolve("move", 0)
    table.play(*["move:bear_lands:influence_marker", "to:frozen_wastes"] * 2)
    assert (table.step(), table.good(0, "gold")) == ("Stop", 3)


@rule("LIG-MOV-01")
def test_pieces_of_others_do_not_move() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "frozen_wastes", influence_marker=1, crab=1)
    table.resolve("move", 0)
    assert table.moves() == ["move:bear_lands:influence_marker", "done"]
    assert table.refuses("move:frozen_wastes:crab")


@rule("LIG-MOV-01")
def test_a_piece_without_an_adjacent_open_region_stays() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=1)
    table.put(0, "fire_lands", influence_marker=1)
    for region in ("northern_fjords", "coast_of_sails", "bear_lands"):
        table.lock(region)
    table.resolve("move", 0)
    assert table.moves() == ["move:fire_lands:influence_marker", "done"]
    assert table.refused("move:frozen_wastes:influence_marker") == "LIG-MOV-01"


@rule("LIG-MOV-02")
def test_both_steps_may_move_the_same_piece() -> None:
    table = Table()
    table.put(0, "frozen_wastes", moonlit_brother=1)
    table.resolve("move", 0)
    table.play("move:frozen_wastes:moonlit_brother", "to:bear_lands")
    table.play("move:bear_lands:moonlit_brother", "to:valley_of_sorrow")
    assert table.where("moonlit_brother") == {"valley_of_sorrow": 1}
    assert table.good(0, "gold") == 0


@rule("LIG-MOV-02")
def test_pieces_may_start_in_different_regions() -> None:
    table = Table()
    table.put(0, "frozen_wastes", influence_marker=1)
    table.put(0, "fire_lands", influence_marker=1)
    table.resolve("move", 0)
    table.play("move:frozen_wastes:influence_marker", "to:bear_lands")
    table.play("move:fire_lands:influence_marker", "to:valley_of_sorrow")
    assert table.where("influence_marker") == {"bear_lands": 1, "valley_of_sorrow": 1}


@rule("LIG-MOV-03")
def test_a_controlled_marker_that_leaves_vukos_region_is_free() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", influence_marker=1, controlled_marker=1)
    table.resolve("move", 0)
    table.play("move:bear_lands:controlled_marker", "to:frozen_wastes")
    assert table.where("controlled_marker") == {}
    assert table.where("influence_marker") == {"frozen_wastes": 1, "bear_lands": 1}
    table.play("move:frozen_wastes:influence_marker", "to:bear_lands")
    assert table.count(0, "influence_marker", "bear_lands") == 2, "it comes back free"


@rule("LIG-MOV-04")
def test_nothing_enters_a_locked_region_and_nothing_leaves_it() -> None:
    table = Table(scientists=CALLO_FIRST)
    table.put(0, "bear_lands", influence_marker=2)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.lock("bear_lands")
    table.resolve("move", 0)
    assert table.moves() == ["move:frozen_wastes:influence_marker", "done"]
    assert table.refused("move:bear_lands:influence_marker") == "LIG-MOV-04"
    table.play("move:frozen_wastes:influence_marker")
    assert table.refused("to:bear_lands") == "LIG-MOV-04"


@rule("LIG-MOV-04", "LIG-LOCK-10")
def test_a_faun_may_leave_a_locked_region_and_not_return() -> None:
    table = Table(scientists=CALLO_FIRST)
    table.put(0, "bear_lands", influence_marker=1, faun=1)
    table.lock("bear_lands")
    table.resolve("move", 0)
    assert table.moves() == ["move:bear_lands:faun", "done"]
    table.play("move:bear_lands:faun", "to:frozen_wastes", "move:frozen_wastes:faun")
    assert table.refused("to:bear_lands") == "LIG-MOV-04"


@rule("LIG-MOV-05")
@pytest.mark.parametrize("region", ["bear_lands", "valley_of_sorrow", "fire_lands"])
def test_ice_drakkars_go_inland(region: str) -> None:
    table = Table(scientists=("fjollsfinn", "freihoff", "callo"))
    table.put(0, "wastes_of_dread", ice_drakkar=1)
    table.resolve("move", 0)
    table.play("move:wastes_of_dread:ice_drakkar", f"to:{region}")
    assert table.where("ice_drakkar") == {region: 1}
