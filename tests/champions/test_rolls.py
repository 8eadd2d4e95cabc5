"""The choices after a roll: favor, runes, accepting it (decisions D-ROLL and D-REROLL)."""

from tests.champions.table import Table, fight_with
from tests.rules import rule


def faces(table: Table) -> list[tuple[str, int, int]]:
    """The dice on the table: what shows, how many, how many of them locked."""
    return [(dice.die, dice.n, dice.locked) for dice in table.view().dice]


# Favor


@rule("CHM-COMBAT-03")
def test_a_favor_rerolls_any_chosen_part_of_the_dice() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=2, axeman=2)
    table.give(0, favor=2)
    table.play(
        "done",
        rolls=["swordsman:blank", "swordsman:shield", "axeman:hit_1", "axeman:hit_2"],
    )
    table.play("favor")
    assert table.moves() == [
        "reroll:swordsman:blank", "reroll:swordsman:shield",
        "reroll:axeman:hit_1", "reroll:axeman:hit_2",
    ]  # fmt: skip
    table.play("reroll:swordsman:blank", "reroll:axeman:hit_1")
    assert table.moves() == ["reroll:swordsman:shield", "reroll:axeman:hit_2", "roll"]
    table.play("roll", rolls=["swordsman:shield", "axeman:hit_2"])
    assert faces(table) == [("swordsman:shield", 2, 0), ("axeman:hit_2", 2, 0)]
    assert table.good(0, "favor") == 1


@rule("CHM-COMBAT-03")
def test_each_further_favor_rerolls_any_part_again() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=1, axeman=1)
    table.give(0, favor=3)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_1"])
    table.play("favor", "reroll:swordsman:blank", "roll", rolls=["swordsman:blank"])
    table.play("favor", "reroll:swordsman:blank", "roll", rolls=["swordsman:hit_1"])
    assert faces(table) == [("swordsman:hit_1", 1, 0), ("axeman:hit_1", 1, 0)]
    assert (table.good(0, "favor"), table.moves()) == (1, ["favor", "accept"])


@rule("CHM-COMBAT-03")
def test_at_least_one_die_must_be_chosen() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_1"])
    table.play("favor")
    assert table.refused("roll") == "CHM-COMBAT-03"
    assert table.good(0, "favor") == 1


@rule("CHM-COMBAT-03")
def test_without_favor_nothing_can_be_rerolled() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=1)
    table.rune(0, "rune_healing")
    table.give(0, favor=0)
    table.play("done", rolls=["swordsman:blank"])
    assert table.moves() == ["rune:rune_healing", "accept"]
    assert table.refused("favor") == "CHM-COMBAT-03"


@rule("CHM-DEC-04")
def test_equal_dice_are_one_option_as_often_as_there_are_dice() -> None:
    table = fight_with("draugr_guard_yellow", axeman=3)
    table.give(0, favor=2)
    table.play("done", rolls=["axeman:blank", "axeman:blank", "axeman:hit_1"])
    table.play("favor")
    assert table.moves() == ["reroll:axeman:blank", "reroll:axeman:hit_1"]
    table.play("reroll:axeman:blank", "reroll:axeman:blank")
    assert table.moves() == ["reroll:axeman:hit_1", "roll"]
    assert table.refuses("reroll:axeman:blank")
    table.play("roll", rolls=["axeman:hit_2", "axeman:hit_2"])
    assert faces(table) == [("axeman:hit_1", 1, 0), ("axeman:hit_2", 2, 0)]


@rule("CHM-DEC-03")
def test_the_favor_is_spent_when_the_dice_are_rolled_again() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=1, axeman=1)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank", "axeman:hit_1"])
    table.play("favor", "reroll:swordsman:blank")
    assert table.good(0, "favor") == 2
    assert table.refuses("accept")
    table.play("roll", rolls=["swordsman:blank"])
    assert table.good(0, "favor") == 1
    assert table.heard("favor_spent") == [{"seat": 0}]


# Runes


@rule("CHM-COMBAT-16")
def test_all_that_can_be_done_with_a_roll_is_offered() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=2)
    runes = ["rune_healing", "rune_potential", "rune_retaliation"]
    table.rune(0, *runes, "rune_fame", "rune_gifts")
    table.play("done", rolls=["swordsman:blank", "swordsman:shield"])
    assert table.moves() == [*[f"rune:{rune}" for rune in runes], "favor", "accept"]
    assert {table.obstacle(word) for word in table.moves()} == {None}
    assert table.refuses("rune:rune_fame")
    assert table.refuses("rune:rune_gifts")


@rule("CHM-COMBAT-16")
def test_favor_and_runes_work_in_any_order_until_the_roll_is_accepted() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=2, axeman=1)
    table.rune(0, "rune_healing", "rune_potential", "rune_retaliation")
    table.give(0, favor=3)
    table.play("done", rolls=["swordsman:blank", "swordsman:shield", "axeman:hit_1"])
    table.play("favor", "reroll:axeman:hit_1", "roll", rolls=["axeman:blank"])
    table.play("rune:rune_retaliation")
    table.play("rune:rune_potential", rolls=["swordsman:shield", "axeman:hit_1"])
    table.play("rune:rune_healing")
    assert table.heard("damaged") == []
    table.play("favor", rolls=["swordsman:hit_2"])
    assert table.moves() == ["favor", "accept"]
    table.play("accept", rolls=["swordsman:blank", "swordsman:blank", "axeman:blank"])
    assert table.heard("damaged")[0]["n"] == 1 + 2 + 1
    assert table.heard("lost") == []


@rule("CHM-COMBAT-16")
def test_damage_and_losses_follow_only_when_the_roll_is_accepted() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=2)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:blank"])
    assert table.heard("damaged") == table.heard("lost") == []
    table.play("accept", rolls=["swordsman:blank"])
    assert (len(table.heard("damaged")), len(table.heard("lost"))) == (1, 1)


@rule("CHM-RUNE-01")
def test_a_used_rune_is_not_offered_again() -> None:
    table = fight_with("draugr_guard_yellow", spearman=2)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["spearman:blank", "spearman:blank"])
    table.play("rune:rune_healing")
    assert table.refused("rune:rune_healing") == "CHM-RUNE-01"
    assert table.moves() == ["favor", "accept"]


@rule("CHM-RUNE-08")
def test_potential_needs_a_blank() -> None:
    table = fight_with("draugr_guard_yellow", spearman=2)
    table.rune(0, "rune_potential")
    table.play("done", rolls=["spearman:hit_1", "spearman:shield"])
    assert table.refused("rune:rune_potential") == "CHM-RUNE-08"
    assert table.moves() == ["favor", "accept"]


@rule("CHM-RUNE-08")
def test_dice_that_potential_has_rerolled_cannot_be_picked() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=3, axeman=1)
    table.rune(0, "rune_potential")
    rolled = ["swordsman:blank", "swordsman:hit_1", "swordsman:shield", "axeman:blank"]
    table.play("done", rolls=rolled)
    table.play("rune:rune_potential", rolls=["swordsman:hit_1", "axeman:hit_1"])
    assert faces(table) == [
        ("swordsman:hit_1", 2, 1), ("swordsman:shield", 1, 0), ("axeman:hit_1", 1, 1),
    ]  # fmt: skip
    table.play("favor")
    assert table.refused("reroll:axeman:hit_1") == "CHM-RUNE-08"
    table.play("reroll:swordsman:hit_1")
    assert table.refused("reroll:swordsman:hit_1") == "CHM-RUNE-08"
    assert table.moves() == ["reroll:swordsman:shield", "roll"]


@rule("CHM-COMBAT-03")
def test_favor_is_of_no_use_when_every_die_has_to_be_accepted() -> None:
    table = fight_with("draugr_guard_yellow", axeman=2)
    table.rune(0, "rune_potential", "rune_retaliation")
    table.play("done", rolls=["axeman:blank", "axeman:blank"])
    table.play("rune:rune_potential", rolls=["axeman:hit_1", "axeman:blank"])
    assert table.refused("favor") == "CHM-RUNE-08"
