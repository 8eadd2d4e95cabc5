"""The quick policy in the middle of fights and voyages, and right after them."""

import pytest

from meadhall.games.champions.content.tables import ROUNDS
from tests.champions.advice import advice, follow
from tests.champions.table import Table, fight_with, hunt_with, sail_with

# Rolls


def test_favor_is_kept_when_the_fight_is_won_without_a_loss() -> None:
    table = fight_with("draugr_thrall_red", spearman=2)
    table.play("done", rolls=["spearman:hit_2", "spearman:shield"])
    assert advice(table) == "accept"


def test_favor_is_spent_on_blanks_that_lose_a_monster() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_dark_elf_yellow", 2, axeman=3)
    table.state.round = ROUNDS
    table.play("done", rolls=["axeman:hit_2", "axeman:blank", "axeman:blank"])
    assert advice(table) == "favor"
    table.play("favor")
    assert advice(table) == "reroll:axeman:blank"
    table.play("reroll:axeman:blank")
    assert advice(table) == "reroll:axeman:blank"
    table.play("reroll:axeman:blank")
    assert advice(table) == "roll"


def test_a_reroll_for_shields_keeps_the_damage_that_is_needed() -> None:
    table = fight_with("draugr_berserker_blue", "asmundr", spearman=3, axeman=1)
    table.play("done", rolls=[*["spearman:hit_1"] * 3, "axeman:hit_2"])
    assert advice(table) == "favor"
    table.play("favor")
    assert "reroll:axeman:hit_2" in table.moves()
    for _ in range(3):
        assert advice(table) == "reroll:spearman:hit_1"
        table.play("reroll:spearman:hit_1")
    assert advice(table) == "roll"


def test_no_favor_is_wasted_on_a_hunt() -> None:
    table = hunt_with(swordsman=2)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    assert advice(table) == "accept"


def test_healing_saves_many_and_waits_when_only_one_is_lost() -> None:
    table = fight_with("troll_forest_3", spearman=3)
    table.rune(0, "rune_healing")
    table.give(0, favor=0)
    table.play("done", rolls=["spearman:blank", "spearman:hit_2", "spearman:hit_2"])
    assert advice(table) == "accept"
    table = fight_with("draugr_warlord_yellow", spearman=4)
    table.rune(0, "rune_healing")
    table.give(0, favor=0)
    table.play("done", rolls=[*["spearman:blank"] * 2, *["spearman:hit_2"] * 2])
    assert advice(table) == "rune:rune_healing"


# Losses


def test_it_loses_the_swordsman_and_keeps_the_axeman() -> None:
    table = fight_with("draugr_guard_yellow", swordsman=1, axeman=2)
    table.play("done", rolls=["swordsman:hit_1", "axeman:blank", "axeman:hit_1"])
    table.play("accept")
    assert table.step() == "LoseWarriors"
    assert advice(table) == "lose:swordsman"


def test_svanhildr_keeps_her_swordsmen() -> None:
    table = fight_with("draugr_guard_yellow", "svanhildr", swordsman=2, spearman=1)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1", "spearman:hit_1"])
    table.play("accept")
    assert advice(table) == "lose:spearman"


def test_at_sea_it_gives_food_to_spare_rather_than_a_warrior() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_yellow", 3, axeman=4)
    table.play("done")
    assert table.step() == "LoseFromShip"
    assert advice(table) == "lose:food"


def test_at_sea_it_gives_the_weakest_warrior_rather_than_food_that_is_needed() -> None:
    table = sail_with("shore_3", "journey_storm", "monster_mare_yellow", 4, swordsman=1, axeman=3)
    table.play("done")
    assert advice(table) == "lose:swordsman"


# Runes and blame after a fight


def test_fame_is_used_on_the_last_big_monster() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_mare_blue", 3, axeman=5)
    table.rune(0, "rune_fame")
    table.state.round = ROUNDS
    table.play("done", rolls=["axeman:hit_2"] * 5)
    follow(table, "AfterRoll")
    follow(table, "LoseWarriors")
    assert table.step() == "UseFame"
    assert advice(table) == "use"


def test_fame_is_not_wasted_on_a_kraken_before_the_monster() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_blue", 3, axeman=6)
    table.rune(0, "rune_fame")
    table.state.round = ROUNDS
    table.play("done", rolls=["axeman:hit_2"] * 6)
    follow(table, "AfterRoll")
    follow(table, "LoseWarriors")
    assert table.step() == "UseFame"
    assert advice(table) == "decline"


def test_fame_waits_for_something_greater_than_a_thrall() -> None:
    table = fight_with("draugr_thrall_red", axeman=3)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:hit_2"] * 3)
    follow(table, "AfterRoll")
    assert advice(table) == "decline"


def test_it_blames_the_leading_opponent() -> None:
    table = fight_with("troll_forest_1", axeman=3)
    table.give(1, glory=20)
    table.give(2, glory=30)
    table.play("done", rolls=["axeman:hit_2"] * 3)
    follow(table, "AfterRoll")
    assert table.step() == "NameBlamed"
    assert advice(table) == "blame:seat_2"
    table.give(2, blame=6)
    assert advice(table) == "blame:seat_1"


def at_the_window_after_a_fight(*runes: str) -> Table:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.rune(0, *runes)
    table.play("done", rolls=["axeman:hit_2"] * 2)
    table.play("accept")
    assert table.step() == "RunesAfterFight"
    return table


@pytest.mark.parametrize(("wood", "rivals", "wise"), [(5, 4, True), (5, 5, False)])
def test_success_at_a_fight_waits_for_all_the_glory_of_a_destiny(
    wood: int, rivals: int, wise: bool
) -> None:
    table = at_the_window_after_a_fight("rune_success")
    table.destinies(0, "destiny_woodcutter")
    table.give(0, wood=wood)
    table.give(1, wood=rivals)
    assert advice(table) == ("rune:rune_success" if wise else "done")


@pytest.mark.parametrize("rune", ["rune_gifts", "rune_wealth", "rune_knowledge"])
def test_goods_and_knowledge_wait_for_the_next_round(rune: str) -> None:
    table = at_the_window_after_a_fight(rune)
    table.give(0, coin=9)
    assert advice(table) == "done"
