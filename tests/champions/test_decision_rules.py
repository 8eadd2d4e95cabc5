"""When players are asked at all, and how finely (CHM-DEC), and the last window (D-FINAL)."""

import pytest

from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule

# A single option


@rule("CHM-DEC-01")
def test_a_single_option_is_taken_without_a_question() -> None:
    table = Table()
    table.give(0, coin=1)
    table.play("place:stave_church")
    assert (table.good(0, "favor"), table.good(0, "coin"), table.seat()) == (2, 0, 1)
    table.give(1, wood=2, coin=2)
    table.play("place:shipwright")
    assert table.view().players[1].longship == "private_karve"
    assert table.seat() == 2


@rule("CHM-DEC-01")
def test_the_last_free_port_is_taken_without_a_question() -> None:
    table = Table()
    table.longship(2, "private_karve")
    table.play("place:small_public_longship", "sail:shore_2")
    table.play("place:large_public_longship", "sail:shore_3", "place:own_longship")
    assert table.view().shores[2].ship == "private_karve"
    assert table.seat() == 0


@rule("CHM-DEC-01")
@pytest.mark.parametrize("name", ["", "rune_potential", "rune_fame", "rune_gifts"])
def test_after_a_roll_nobody_is_asked_without_favor_and_usable_rune(name: str) -> None:
    table = fight_with("troll_hill_4", spearman=1, axeman=1)
    table.give(0, favor=0)
    if name:
        table.rune(0, name)
    table.play("done", rolls=["spearman:hit_1", "axeman:hit_1"])
    assert (table.step(), table.moves()) == ("LoseWarriors", ["lose:spearman", "lose:axeman"])


@rule("CHM-DEC-01")
@pytest.mark.parametrize(("name", "favor"), [("", 1), ("rune_healing", 0), ("rune_retaliation", 0)])
def test_after_a_roll_favor_or_a_usable_rune_is_asked_about(name: str, favor: int) -> None:
    table = fight_with("troll_hill_4", spearman=1, axeman=1)
    table.give(0, favor=favor)
    if name:
        table.rune(0, name)
    table.play("done", rolls=["spearman:hit_1", "axeman:hit_1"])
    assert table.step() == "AfterRoll"
    assert "accept" in table.moves()


@rule("CHM-DEC-01")
def test_a_roll_is_shown_to_a_roller_with_favor_even_if_all_dice_are_locked() -> None:
    table = fight_with("troll_hill_4", swordsman=1, axeman=1)
    table.rune(0, "rune_potential")
    table.play("done", rolls=["swordsman:blank", "axeman:blank"])
    table.play("rune:rune_potential", rolls=["swordsman:hit_1", "axeman:hit_1"])
    assert table.good(0, "favor") == 1
    assert (table.step(), table.moves()) == ("AfterRoll", ["accept"])


# Dice of one type


@rule("CHM-DEC-02")
def test_dice_are_assigned_by_type() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.muster(0, swordsman=3, axeman=2)
    table.reserve(0, "troll_gate")
    table.finish_placement()
    assert table.moves() == ["die:swordsman:troll", "die:axeman:troll", "done"]
    table.play("die:swordsman:troll")
    assert table.moves() == ["die:swordsman:troll", "die:axeman:troll", "done"]


@rule("CHM-DEC-02")
def test_dice_are_lost_by_type_whatever_they_show() -> None:
    table = fight_with("troll_hill_4", swordsman=3, axeman=1)
    faces = ["swordsman:blank", "swordsman:hit_1", "swordsman:hit_2", "axeman:hit_1"]
    table.play("done", rolls=faces)
    table.play("accept")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]


@rule("CHM-DEC-02")
def test_dice_starve_by_type() -> None:
    table = sail_with(
        "shore_3", "journey_all_quiet", "monster_mare_yellow", food=2, swordsman=2, axeman=1
    )
    table.play("done")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]


# Rerolls


@rule("CHM-DEC-03")
def test_favor_is_spent_when_the_dice_roll_and_there_is_no_way_back() -> None:
    table = fight_with("troll_hill_4", swordsman=1, axeman=1)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_1"])
    table.play("favor")
    assert table.refused("roll") == "CHM-COMBAT-03"
    for way_back in ("accept", "done", "decline"):
        assert table.refuses(way_back)
    table.play("reroll:swordsman:blank")
    assert table.good(0, "favor") == 2
    assert table.refuses("accept")
    table.play("roll", rolls=["swordsman:blank"])
    assert table.good(0, "favor") == 1


@rule("CHM-DEC-04")
def test_one_option_stands_for_all_dice_of_one_type_and_face() -> None:
    table = hunt_with(swordsman=3, axeman=2)
    faces = ["swordsman:hit_1", "swordsman:hit_1", "swordsman:blank", "axeman:hit_1"]
    table.play("done", rolls=[*faces, "axeman:hit_1"])
    table.play("favor")
    groups = ["reroll:swordsman:blank", "reroll:swordsman:hit_1", "reroll:axeman:hit_1"]
    assert table.moves() == groups
    table.play("reroll:swordsman:hit_1")
    assert table.moves() == [*groups, "roll"]
    table.play("reroll:swordsman:hit_1")
    assert table.moves() == ["reroll:swordsman:blank", "reroll:axeman:hit_1", "roll"]
    table.give(0, favor=2)
    table.play("roll", rolls=["swordsman:shield", "swordsman:shield"])
    rolled = table.heard("rolled")[-1]["dice"]
    assert rolled == ["swordsman:blank", *["swordsman:shield"] * 2, *["axeman:hit_1"] * 2]


# The last window


@rule("CHM-DEC-05")
def test_the_last_window_starts_with_the_marker_and_goes_once_round_clockwise() -> None:
    """D-FINAL."""
    table = Table(players=4, first_player="3")
    table.rune(0, "rune_gifts")
    table.rune(1, "rune_wealth", "rune_fame")
    table.rune(2, "rune_success")
    table.rune(3, "rune_healing")
    table.reach_the_last_window()
    asked = []
    while not table.state.is_over():
        assert table.step() == "FinalRunes"
        asked.append((table.seat(), table.moves()))
        table.play("done")
    assert asked == [
        (2, ["rune:rune_success", "done"]),
        (0, ["rune:rune_gifts", "done"]),
        (1, ["rune:rune_wealth", "done"]),
    ]


@rule("CHM-DEC-05")
def test_several_runes_may_be_used_in_the_last_window() -> None:
    """D-FINAL."""
    table = Table()
    table.rune(1, "rune_wealth", "rune_success", "rune_fame", "rune_gifts")
    table.reach_the_last_window()
    offered = ["rune:rune_gifts", "rune:rune_success", "rune:rune_wealth", "done"]
    assert (table.seat(), table.moves()) == (1, offered)
    assert table.refused("rune:rune_fame") == "CHM-RUNE-02"
    table.play("rune:rune_gifts", *["gift:coin"] * 4)
    assert table.refused("rune:rune_gifts") == "CHM-RUNE-01"
    assert table.moves() == ["rune:rune_success", "rune:rune_wealth", "done"]
    table.play("rune:rune_wealth", "done")
    assert table.state.is_over()
    used = [facts["rune"] for facts in table.heard("rune_used", seat=2)]
    assert used == ["rune_gifts", "rune_wealth"]


@rule("CHM-DEC-05")
def test_nobody_is_asked_in_the_last_window_without_an_unused_free_rune() -> None:
    """D-FINAL."""
    table = Table()
    table.rune(0, "rune_wealth")
    table.rune(1, "rune_fame", "rune_true_sight")
    table.play("rune:rune_wealth")
    table.reach_the_last_window()
    assert table.state.is_over()
