"""Combat against trolls and draugr, and what a victory brings (section 5.8)."""

from tests.champions.table import Table, fight_with, sail_with
from tests.rules import rule


def totals(table: Table) -> list[object]:
    """The damage on the enemy after each round of the fights so far."""
    return [event["total"] for event in table.heard("damaged")]


# Rounds and rolls


@rule("CHM-COMBAT-01", "CHM-COMBAT-08")
def test_rounds_follow_each_other_until_the_enemy_falls() -> None:
    table = fight_with("draugr_warlord_red", spearman=3)
    table.play("done", rolls=["spearman:hit_1", "spearman:shield", "spearman:shield"])
    table.play("accept", rolls=["spearman:hit_1", "spearman:shield", "spearman:shield"])
    assert table.heard("enemy_defeated") == []
    table.play("accept", rolls=["spearman:hit_2", "spearman:shield", "spearman:shield"])
    table.play("accept")
    assert totals(table) == [1, 2, 4]
    assert table.heard("enemy_defeated") == [{"seat": 0, "enemy": "draugr_warlord_red"}]


@rule("CHM-COMBAT-01", "CHM-COMBAT-09")
def test_a_fight_is_lost_when_no_warriors_are_left() -> None:
    table = fight_with("draugr_warlord_red", swordsman=3)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_1", "swordsman:hit_1"])
    table.play("accept", rolls=["swordsman:blank"])
    table.play("accept")
    assert totals(table) == [3, 3]
    assert table.heard("enemy_stands") == [{"seat": 0, "enemy": "draugr_warlord_red"}]
    assert (table.good(0, "glory"), table.good(0, "coin")) == (0, 0)
    assert table.view(0).players[0].defeated == []
    assert "draugr_warlord_red" in table.view().enemy_discard


@rule("CHM-COMBAT-01")
def test_there_is_no_retreat() -> None:
    table = fight_with("draugr_warlord_red", spearman=2)
    table.play("done", rolls=["spearman:shield", "spearman:shield"])
    assert table.moves() == ["favor", "accept"]
    table.play("accept", rolls=["spearman:shield", "spearman:shield"])
    assert table.moves() == ["favor", "accept"]
    assert len(table.heard("rolled")) == 2


@rule("CHM-COMBAT-02")
def test_all_warriors_of_the_fight_are_rolled_and_no_others() -> None:
    table = Table()
    table.enemy("draugr_1", "draugr_warlord_red")
    table.muster(0, swordsman=2, spearman=1, axeman=2)
    table.reserve(0, "draugr_1")
    table.send("draugr_1", swordsman=1, spearman=1, axeman=1)
    faces = ["swordsman:shield", "spearman:hit_1", "axeman:blank"]
    table.play("done", rolls=faces)
    assert table.rolls() == [(0, faces)]


@rule("CHM-COMBAT-04")
def test_hits_deal_one_or_two_damage_and_it_stays_over_the_rounds() -> None:
    table = fight_with("troll_hill_4", swordsman=2, spearman=1, axeman=1)
    faces = ["swordsman:hit_1", "swordsman:blank", "spearman:shield", "axeman:hit_2"]
    table.play("done", rolls=faces)
    table.play("accept", rolls=["swordsman:shield", "swordsman:blank", *faces[2:]])
    table.play("accept")
    assert [event["n"] for event in table.heard("damaged")] == [3, 2]
    assert totals(table) == [3, 5]
    assert table.good(0, "glory") == 6


# Losses


@rule("CHM-COMBAT-05")
def test_warriors_are_lost_for_each_attack_that_no_shield_stops() -> None:
    table = fight_with("draugr_berserker_blue", swordsman=2, axeman=2)
    supply = table.state.supply[:]
    table.play(
        "done",
        rolls=["swordsman:shield", "swordsman:blank", "axeman:blank", "axeman:hit_1"],
    )
    table.play("accept")
    assert (table.step(), table.moves()) == ("LoseWarriors", ["lose:swordsman", "lose:axeman"])
    assert table.refuses("lose:spearman")
    assert table.view().dice == []
    table.play("lose:axeman")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    table.play("lose:swordsman", rolls=["swordsman:blank", "axeman:hit_1"])
    assert table.crew("draugr_1") == {"swordsman": 1, "spearman": 0, "axeman": 1}
    assert table.state.supply == [supply[0] + 1, supply[1], supply[2] + 1]


@rule("CHM-COMBAT-05")
def test_a_type_of_which_none_is_left_is_not_offered() -> None:
    table = fight_with("draugr_berserker_blue", swordsman=3, axeman=1)
    table.play("done", rolls=[*3 * ["swordsman:blank"], "axeman:blank"])
    table.play("accept")
    table.play("lose:axeman", rolls=["swordsman:shield"])
    assert table.crew("draugr_1") == {"swordsman": 1, "spearman": 0, "axeman": 0}


@rule("CHM-COMBAT-05")
def test_at_most_all_warriors_are_lost() -> None:
    table = fight_with("draugr_berserker_blue", swordsman=1, axeman=1)
    table.play("done", rolls=["swordsman:blank", "axeman:blank"])
    table.play("accept")
    assert len(table.heard("lost")) == 2
    assert table.warriors(0) == {"swordsman": 0, "spearman": 0, "axeman": 0}
    assert table.faults() == []


@rule("CHM-COMBAT-05", "CHM-COMBAT-14")
def test_shields_above_the_attack_are_lost() -> None:
    table = fight_with("draugr_guard_blue", spearman=3)
    table.play("done", rolls=3 * ["spearman:shield"])
    table.play("accept", rolls=3 * ["spearman:blank"])
    assert table.heard("lost") == []
    table.play("accept", rolls=2 * ["spearman:blank"])
    assert len(table.heard("lost")) == 1


@rule("CHM-COMBAT-06")
def test_losses_are_taken_in_full_before_the_reward_of_a_victory() -> None:
    table = fight_with("draugr_berserker_blue", swordsman=1, axeman=3)
    table.play("done", rolls=["swordsman:blank", *3 * ["axeman:hit_2"]])
    table.play("accept", "lose:axeman", "lose:axeman")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    assert table.good(0, "glory") == 0
    table.play("lose:axeman")
    kinds = [event.kind.name for event in table.events]
    assert kinds.index("lost") < kinds.index("enemy_defeated")
    assert len(table.heard("lost")) == 3
    assert table.warriors(0) == {"swordsman": 1, "spearman": 0, "axeman": 0}


@rule("CHM-COMBAT-07")
def test_the_enemy_falls_even_with_the_last_warrior() -> None:
    table = fight_with("draugr_thrall_red", axeman=1)
    table.play("done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert table.warriors(0)["axeman"] == 0
    assert table.view(0).players[0].defeated == ["draugr_thrall_red"]
    assert (table.good(0, "glory"), table.good(0, "coin")) == (3, 2)
    assert "draugr_thrall_red" not in table.view().enemy_discard


@rule("CHM-COMBAT-07")
def test_survivors_return_to_the_leader_board() -> None:
    table = fight_with("draugr_thrall_red", spearman=1, axeman=1)
    table.play("done", rolls=["spearman:shield", "axeman:hit_2"])
    table.play("accept")
    assert table.warriors(0) == {"swordsman": 0, "spearman": 1, "axeman": 1}
    assert table.crew("draugr_1") == {"swordsman": 0, "spearman": 0, "axeman": 0}


@rule("CHM-COMBAT-08")
def test_the_next_round_is_rolled_by_all_who_remain_and_old_faces_are_void() -> None:
    table = fight_with("draugr_guard_blue", swordsman=2, spearman=1)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_1", "spearman:blank"])
    table.play("accept")
    table.play("lose:swordsman", rolls=["swordsman:blank", "spearman:shield"])
    assert table.heard("rolled")[1]["dice"] == ["swordsman:blank", "spearman:shield"]
    table.play("accept", rolls=["swordsman:blank", "spearman:blank"])
    assert totals(table) == [2, 2]
    assert len(table.heard("lost")) == 1


@rule("CHM-COMBAT-09")
def test_damage_is_removed_from_an_enemy_that_stands() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_huldra_red", food=1, axeman=2)
    table.play("done", rolls=["axeman:hit_1", "axeman:hit_1"])
    table.play("accept", rolls=["axeman:hit_1"])
    table.play("accept")
    assert totals(table) == [2, 3]
    table.journey("shore_2", "journey_all_quiet")
    table.muster(0, spearman=1)
    table.give(0, coin=1, food=1)
    table.reserve(0, "large_public_longship>shore_2")
    table.send("large_public", food=1, spearman=1)
    table.play("done", rolls=["spearman:shield"])
    combat = table.view().combat
    assert combat
    assert (combat.enemy, combat.damage) == ("monster_huldra_red", 0)


# Rewards


@rule("CHM-COMBAT-10")
def test_a_troll_brings_glory_and_wood() -> None:
    table = fight_with("troll_hill_4", axeman=3)
    table.play("done", rolls=3 * ["axeman:hit_2"])
    table.play("accept")
    assert (table.good(0, "glory"), table.good(0, "wood")) == (6, 2)
    assert (table.good(0, "coin"), table.good(0, "favor")) == (0, 1)


@rule("CHM-COMBAT-10")
def test_a_draugr_brings_glory_and_coins() -> None:
    table = fight_with("draugr_warlord_red", axeman=3)
    table.play("done", rolls=3 * ["axeman:hit_2"])
    table.play("accept")
    assert (table.good(0, "glory"), table.good(0, "coin")) == (6, 4)
    assert (table.good(0, "wood"), table.good(0, "favor")) == (0, 1)


@rule("CHM-COMBAT-10")
def test_a_monster_brings_glory_and_favor_and_the_coins_on_its_card() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_huldra_red", food=1, axeman=2)
    table.state.shores.coins = (0, 3, 0, 0)
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert (table.good(0, "glory"), table.good(0, "favor")) == (9, 1 + 1)
    assert (table.good(0, "coin"), table.good(0, "wood")) == (3, 0)
    assert table.state.shores.coins[1] == 0


@rule("CHM-COMBAT-11")
def test_defeated_cards_go_to_one_face_down_pile() -> None:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.defeated(0, "troll_hill_1", "monster_mare_blue")
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    pile = ["troll_hill_1", "monster_mare_blue", "draugr_thrall_red"]
    assert table.view(0).players[0].defeated == pile
    assert table.view(1).players[0].defeated is None
    assert table.view().players[0].defeated is None


@rule("CHM-COMBAT-11")
def test_in_the_hall_of_fame_the_pile_is_face_up() -> None:
    table = Table(variant_hall_of_fame=True)
    table.defeated(0, "troll_hill_1")
    assert table.view(1).players[0].defeated == ["troll_hill_1"]
    assert table.view().players[0].defeated == ["troll_hill_1"]


@rule("CHM-COMBAT-14")
def test_excess_damage_is_lost() -> None:
    table = Table()
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_thrall_blue")
    table.muster(0, spearman=1, axeman=3)
    table.reserve(0, "draugr_1", "draugr_2")
    table.send("draugr_1", axeman=3)
    table.send("draugr_2", spearman=1)
    table.play("done", rolls=3 * ["axeman:hit_2"])
    table.play("accept", rolls=["spearman:shield"])
    table.play("accept", rolls=["spearman:shield"])
    assert totals(table) == [6, 0]


# Order, and whose fight it is


@rule("CHM-COMBAT-15")
def test_losses_then_reward_then_survivors_then_fame_then_blame() -> None:
    table = fight_with("troll_cave_1", swordsman=3)
    table.rune(0, "rune_fame")
    table.give(0, blame=1)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_2", "swordsman:shield"])
    table.play("accept")
    assert (table.step(), table.moves()) == ("UseFame", ["use", "decline"])
    assert len(table.heard("lost")) == 1
    assert (table.good(0, "glory"), table.good(0, "wood")) == (6, 1)
    assert table.warriors(0)["swordsman"] == 2
    assert table.good(0, "blame") == 1
    table.play("use")
    assert table.good(0, "glory") == 6 + 3
    assert table.view().players[0].used_runes == ["rune_fame"]
    assert (table.step(), table.good(0, "blame")) == ("NameBlamed", 0)


@rule("CHM-COMBAT-15")
def test_fame_may_be_kept_for_a_later_enemy() -> None:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.rune(0, "rune_fame")
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept", "decline")
    assert table.good(0, "glory") == 3
    assert table.view().players[0].runes == ["rune_fame"]


@rule("CHM-RUNE-01")
def test_without_an_unused_fame_nobody_is_asked() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.rune(0, "rune_fame")
    player = table.player(0)
    player.runes, player.used_runes = (), player.runes
    table.rune(1, "rune_healing")
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert table.step() == "NameBlamed"


@rule("CHM-COMBAT-17")
def test_a_fight_is_never_shared() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(1, swordsman=5)
    table.play("place:troll_gate", "place:draugr_1")
    table.send("troll", swordsman=1)
    table.play("done")
    assert table.moves() == ["die:swordsman:draugr_1", "done"]
    assert table.refuses("die:swordsman:troll")
    table.play("done", rolls=["swordsman:shield"])
    assert table.rolls() == [(0, ["swordsman:shield"])]
