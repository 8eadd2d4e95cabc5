"""The order of combat resolution (section 5.6) and hunting (section 5.7)."""

from tests.champions.table import Table, hunt_with
from tests.rules import rule


def course(table: Table) -> list[object]:
    """What was resolved, in order: who hunted, which enemies were fought, which shores visited."""
    fact = {
        "hunt_began": "seat",
        "fight_began": "enemy",
        "fight_skipped": "enemy",
        "journey_revealed": "shore",
    }
    return [
        event.facts()[fact[event.kind.name]] for event in table.events if event.kind.name in fact
    ]  # fmt: skip


# Order


@rule("CHM-RESOLVE-01")
def test_hunting_comes_first_then_troll_and_draugr_then_the_shores_from_the_left() -> None:
    table = Table(players=4)
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_thrall_blue")
    for seat in range(4):
        table.give(seat, coin=1, favor=0)
    table.muster(1, swordsman=2)
    table.play("place:small_public_longship", "sail:shore_4", "place:draugr_2", "place:draugr_1")
    table.play("place:troll_gate")
    table.play("place:large_public_longship", "sail:shore_1", "place:hunting_grounds")
    table.finish_placement()
    table.play("done", "die:swordsman:draugr_2", "done", "die:swordsman:draugr_1", "done")
    table.play("die:swordsman:troll", "done")
    table.finish_round()
    town = ["troll_forest_1", "draugr_thrall_red", "draugr_thrall_blue"]
    assert course(table) == [1, *town, "shore_1", "shore_4"]


@rule("CHM-RESOLVE-02")
def test_hunters_follow_each_other_in_turn_order_from_the_first_player() -> None:
    table = Table()
    table.play("place:hunting_grounds", "place:jarls_longhouse", "place:hunting_grounds")
    table.reserve(1, "hunting_grounds")
    table.finish_round()
    assert course(table) == [1, 2, 0]


@rule("CHM-RESOLVE-03")
def test_a_fight_without_warriors_is_skipped_and_the_enemy_stands() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    table.play("done", "done")
    assert course(table) == ["troll_forest_1", "draugr_thrall_red"]
    assert table.heard("fight_began") == table.heard("rolled") == []
    assert table.view().enemy_discard[:2] == ["troll_forest_1", "draugr_thrall_red"]
    assert table.heard("troll_raged") == [{"enemy": "troll_forest_1"}]


@rule("CHM-RESOLVE-04")
def test_survivors_cannot_join_a_later_fight() -> None:
    table = Table()
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_warlord_red")
    table.muster(0, swordsman=2, axeman=1)
    table.reserve(0, "draugr_1", "draugr_2")
    table.send("draugr_1", swordsman=2)
    table.send("draugr_2", axeman=1)
    table.play("done", rolls=["swordsman:hit_2", "swordsman:shield"])
    table.play("accept", rolls=["axeman:hit_2"])
    assert table.warriors(0) == {"swordsman": 2, "spearman": 0, "axeman": 0}
    assert table.rolls()[-1] == (0, ["axeman:hit_2"])


# Hunting


@rule("CHM-HUNT-01")
def test_hunters_bring_as_much_food_as_the_damage_shown() -> None:
    table = hunt_with(swordsman=2, spearman=1, axeman=1)
    table.give(0, food=1)
    faces = ["swordsman:blank", "swordsman:hit_1", "spearman:shield", "axeman:hit_2"]
    table.play("done", rolls=faces)
    table.play("accept")
    assert table.good(0, "food") == 1 + 3
    assert len(table.heard("rolled")) == 1
    assert table.view().dice == []


@rule("CHM-HUNT-01")
def test_hunters_bring_at_most_six_food() -> None:
    table = hunt_with(axeman=4)
    table.play("done", rolls=4 * ["axeman:hit_2"])
    table.play("accept")
    assert table.good(0, "food") == 6


@rule("CHM-HUNT-02")
def test_favor_rerolls_hunting_dice() -> None:
    table = hunt_with(swordsman=2)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_2"])
    assert table.moves() == ["favor", "accept"]
    table.play("favor", "reroll:swordsman:blank", "roll", rolls=["swordsman:hit_1"])
    assert table.good(0, "favor") == 1
    table.play("accept")
    assert table.good(0, "food") == 3


@rule("CHM-HUNT-02")
def test_potential_and_retaliation_work_on_a_hunt() -> None:
    table = hunt_with(swordsman=1, spearman=2)
    table.rune(0, "rune_potential", "rune_retaliation")
    table.play("done", rolls=["swordsman:blank", "spearman:blank", "spearman:shield"])
    assert table.moves() == ["rune:rune_potential", "rune:rune_retaliation", "favor", "accept"]
    table.play("rune:rune_potential", rolls=["swordsman:hit_1", "spearman:shield"])
    table.play("rune:rune_retaliation", "accept")
    assert table.good(0, "food") == 3


@rule("CHM-HUNT-03")
def test_svanhildr_hunts_better_but_not_beyond_the_cap() -> None:
    table = hunt_with("svanhildr", swordsman=2)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_2"])
    table.play("accept")
    assert table.good(0, "food") == 5
    table = hunt_with("svanhildr", swordsman=3)
    table.play("done", rolls=3 * ["swordsman:hit_2"])
    table.play("accept")
    assert table.good(0, "food") == 6


@rule("CHM-HUNT-03")
def test_no_hunter_is_lost_and_shields_do_nothing() -> None:
    table = hunt_with(swordsman=2, spearman=2)
    table.play("done", rolls=[*2 * ["swordsman:blank"], *2 * ["spearman:shield"]])
    table.play("accept")
    assert table.good(0, "food") == 0
    assert table.warriors(0) == {"swordsman": 2, "spearman": 2, "axeman": 0}
    assert table.heard("lost") == []


@rule("CHM-HUNT-04")
def test_hunted_food_goes_to_the_stock_and_feeds_no_ship() -> None:
    table = Table()
    table.journey("shore_2", "journey_all_quiet")
    table.muster(0, swordsman=1, axeman=1)
    table.give(0, food=0)
    table.reserve(0, "hunting_grounds", "small_public_longship>shore_2")
    table.send("small_public", swordsman=1)
    table.play("done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert table.heard("fed") == [{"seat": 0, "n": 0, "starving": 1}]
    assert table.good(0, "food") == 2


@rule("CHM-HUNT-05")
def test_ullr_gains_no_glory_on_a_hunt() -> None:
    table = hunt_with("ullr", axeman=1)
    table.play("done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert table.good(0, "glory") == 0


@rule("CHM-HUNT-05")
def test_healing_cannot_be_used_on_a_hunt() -> None:
    table = hunt_with(axeman=1)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["axeman:blank"])
    assert table.moves() == ["favor", "accept"]
    assert table.refused("rune:rune_healing") == "CHM-HUNT-05"


@rule("CHM-HUNT-05")
def test_a_hunter_with_nothing_but_healing_is_not_asked() -> None:
    table = hunt_with(axeman=1)
    table.rune(0, "rune_healing")
    table.give(0, favor=0)
    table.play("done")
    assert len(table.heard("rolled")) == 1
    assert (table.step(), table.state.round) == ("PlaceWorker", 2)


@rule("CHM-HUNT-06")
def test_a_hunter_without_warriors_at_home_gets_no_roll_and_no_food() -> None:
    table = hunt_with(axeman=1)
    table.play("die:axeman:draugr_1", "done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert table.heard("hunt_began") == []
    assert table.good(0, "food") == 0
