"""What was rolled, beside what such dice show on average."""

from meadhall.games.champions import GAME
from meadhall.kernel.game import Luck
from tests.champions.table import Table, fight_with


def luck(table: Table, seat: int = 0) -> Luck:
    return GAME.luck(table.state.seats, table.events)[seat]


def test_first_rolls_are_counted() -> None:
    table = fight_with("troll_cave_1", swordsman=2, axeman=1)
    assert luck(table) == Luck(0, 0, 0, 0.0)
    table.play("done", rolls=["swordsman:hit_2", "swordsman:blank", "axeman:hit_1"])
    # A swordsman has 4 hits on 6 faces, an axeman 7.
    assert luck(table) == Luck(0, dice=3, hits=3, expected=2.5)
    assert luck(table, 1) == Luck(1, 0, 0, 0.0)


def test_what_is_rolled_again_is_left_out() -> None:
    table = fight_with("troll_bridge_4", swordsman=4)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank"] * 4)
    table.play("favor")  # with one of the blanks, as there is nothing else to pick
    table.play("roll", rolls=["swordsman:shield"])
    assert luck(table) == Luck(0, dice=4, hits=0, expected=2.67)
    table.play("accept", rolls=["swordsman:hit_1"] * 3)
    assert luck(table) == Luck(0, dice=7, hits=3, expected=4.67)


def test_a_rune_that_rolls_nothing_hides_no_roll() -> None:
    table = fight_with("troll_bridge_4", swordsman=2)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["swordsman:blank"] * 2)
    table.play("rune:rune_healing")
    table.play("accept", rolls=["swordsman:hit_1"] * 2)
    assert luck(table) == Luck(0, dice=4, hits=2, expected=2.67)


def test_a_rune_used_before_the_fight_hides_no_roll() -> None:
    table = fight_with("troll_bridge_4", swordsman=2)
    table.rune(0, "rune_gifts")
    table.play("rune:rune_gifts", *["gift:wood"] * 4)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_2"])
    assert luck(table) == Luck(0, dice=2, hits=2, expected=1.33)


def test_what_potential_rolls_again_is_left_out() -> None:
    table = fight_with("troll_bridge_4", swordsman=2)
    table.rune(0, "rune_potential")
    table.play("done", rolls=["swordsman:blank"] * 2)
    table.play("rune:rune_potential", rolls=["swordsman:hit_2"] * 2)
    assert luck(table) == Luck(0, dice=2, hits=0, expected=1.33)


def test_the_roll_after_retaliation_is_counted() -> None:
    table = fight_with("troll_bridge_4", swordsman=2)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield"] * 2)
    table.play("rune:rune_retaliation")
    table.play("accept", rolls=["swordsman:hit_1"] * 2)
    assert luck(table) == Luck(0, dice=4, hits=2, expected=2.67)
