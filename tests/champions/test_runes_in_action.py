"""Runes that act on a victory, a roll or a voyage (CHM-RUNE-05 to -09, -14, -16)."""

import pytest

from meadhall.games.champions.content.tables import JOURNEY_IDS
from meadhall.games.champions.rules.state import JOURNEY_DECK
from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule


def put_on_top(table: Table, journey: str) -> None:
    """The next card of the journey deck will be this one."""
    table.chance(table.deck(JOURNEY_DECK).index(JOURNEY_IDS.index(journey)))


# Fame


@rule("CHM-RUNE-05")
@pytest.mark.parametrize(
    ("enemy", "glory", "more"),
    [("draugr_thrall_red", 3, 1), ("draugr_guard_blue", 4, 2), ("troll_hill_1", 5, 2)],
)
def test_fame_adds_half_the_glory_rounded_down(enemy: str, glory: int, more: int) -> None:
    table = fight_with(enemy, axeman=3)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2", "axeman:hit_2"])
    table.play("accept")
    assert table.good(0, "glory") == glory
    assert table.moves() == ["use", "decline"]
    table.play("use")
    assert table.good(0, "glory") == glory + more
    assert table.view().players[0].used_runes == ["rune_fame"]


@rule("CHM-RUNE-05", "CHM-VOYAGE-10")
def test_fame_adds_one_to_the_three_glory_of_the_kraken() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_red", food=2, axeman=4)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert table.good(0, "glory") == 3
    table.play("use")
    assert table.good(0, "glory") == 3 + 1


@rule("CHM-RUNE-05")
def test_fame_counts_the_printed_glory_only() -> None:
    table = fight_with("draugr_thrall_red", "ullr", axeman=2)
    table.rune(0, "rune_fame")
    table.give(0, glory=40)
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2"])
    table.play("accept", "use")
    assert table.good(0, "glory") == 40 + 1 + 3 + 1


@rule("CHM-RUNE-05")
def test_fame_is_not_offered_when_the_enemy_stands() -> None:
    table = fight_with("troll_hill_4", axeman=1)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:blank"])
    table.play("accept")
    assert len(table.heard("enemy_stands")) == 1
    assert table.view().players[0].runes == ["rune_fame"]


@rule("CHM-RUNE-05")
def test_fame_may_be_saved_for_a_greater_victory() -> None:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2"])
    table.play("accept", "decline")
    assert table.good(0, "glory") == 3
    assert table.view().players[0].runes == ["rune_fame"]


# Healing


@rule("CHM-RUNE-06")
def test_healing_prevents_the_losses_of_one_combat_round() -> None:
    table = fight_with("troll_cave_2", swordsman=4)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["swordsman:blank"] * 3 + ["swordsman:hit_1"])
    table.play("rune:rune_healing")
    table.play("accept", rolls=["swordsman:blank"] * 4)
    assert table.crew("troll")["swordsman"] == 4
    table.play("accept", rolls=["swordsman:blank"] * 2)
    assert table.crew("troll")["swordsman"] == 2


@rule("CHM-RUNE-06", "CHM-EDGE-12")
def test_healing_in_the_round_of_the_killing_blow_saves_everyone() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2"])
    table.play("rune:rune_healing", "accept")
    assert table.heard("lost") == []
    assert table.warriors(0)["axeman"] == 2


@rule("CHM-RUNE-06", "CHM-COMBAT-16")
@pytest.mark.parametrize(
    "then",
    [
        ["rune:rune_potential"],
        ["favor", "reroll:swordsman:hit_1", "roll"],
        ["rune:rune_retaliation"],
    ],
)
def test_healing_lasts_whatever_is_done_to_the_roll_afterwards(then: list[str]) -> None:
    table = fight_with("troll_cave_2", swordsman=2)
    table.rune(0, "rune_healing", "rune_potential", "rune_retaliation")
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.play("rune:rune_healing")
    table.play(*then, rolls=[] if then[-1] == "rune:rune_retaliation" else ["swordsman:blank"])
    assert table.view().losses_prevented
    table.play("accept", rolls=["swordsman:blank"] * 2)
    assert table.heard("lost") == []
    assert table.crew("troll")["swordsman"] == 2


@rule("CHM-RUNE-06")
@pytest.mark.parametrize(
    ("journey", "monster", "food", "reason"),
    [
        ("journey_all_quiet", "monster_dark_elf_yellow", 1, "forbidden"),
        ("journey_all_quiet", "monster_mare_yellow", 0, "hunger"),
        ("journey_whirlpool", "monster_mare_yellow", 1, "journey"),
    ],
)
def test_healing_saves_nobody_outside_a_combat_round(
    journey: str, monster: str, food: int, reason: str
) -> None:
    table = sail_with("shore_2", journey, monster, food=food, swordsman=1)
    table.rune(0, "rune_healing")
    table.play("done")
    lost = {"seat": 0, "warrior": "swordsman", "reason": reason}
    assert table.heard("lost") == [lost]
    assert table.view().players[0].runes == ["rune_healing"]
    assert table.view().round == 2


# Journey


@rule("CHM-RUNE-07")
def test_journey_replaces_the_revealed_card_by_the_top_of_the_deck() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_red", food=1, swordsman=2)
    table.rune(0, "rune_journey")
    table.play("done")
    assert table.moves() == ["use", "decline"]
    put_on_top(table, "journey_storm")
    table.play("use")
    assert table.heard("fight_began") == []
    revealed = [facts["journey"] for facts in table.heard("journey_revealed")]
    assert revealed == ["journey_kraken", "journey_storm"]
    assert table.view().journey_discard == ["journey_kraken"]
    assert table.moves() == ["lose:swordsman", "lose:food"]


@rule("CHM-RUNE-07")
def test_a_journey_card_that_is_not_replaced_is_resolved() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_red", food=1, swordsman=2)
    table.rune(0, "rune_journey")
    table.play("done", "decline")
    assert table.moves() == ["lose:swordsman", "lose:food"]
    assert table.view().players[0].runes == ["rune_journey"]


@rule("CHM-RUNE-07")
def test_journey_is_not_offered_on_a_ship_without_warriors() -> None:
    table = Table()
    table.rune(0, "rune_journey")
    table.reserve(0, "small_public_longship>shore_2")
    table.finish_placement()
    table.play("done")
    assert len(table.heard("empty_ship")) == 1
    assert table.view().round == 2
    assert table.view().players[0].runes == ["rune_journey"]


# Potential


@rule("CHM-RUNE-08")
def test_potential_rerolls_all_blanks_and_nothing_else() -> None:
    table = fight_with("troll_hill_4", swordsman=2, axeman=2)
    table.rune(0, "rune_potential")
    blanks = ["swordsman:blank", "swordsman:hit_1", "axeman:blank", "axeman:hit_1"]
    table.play("done", rolls=blanks)
    table.play("rune:rune_potential", rolls=["swordsman:shield", "axeman:hit_2"])
    dice = ["swordsman:hit_1", "swordsman:shield", "axeman:hit_1", "axeman:hit_2"]
    assert table.heard("rolled")[-1]["dice"] == dice


@rule("CHM-RUNE-08")
def test_dice_rerolled_by_potential_are_locked_for_this_roll() -> None:
    table = fight_with("troll_hill_4", swordsman=3, axeman=1)
    table.rune(0, "rune_potential")
    table.give(0, favor=2)
    faces = ["swordsman:blank", "swordsman:blank", "swordsman:hit_1", "axeman:hit_1"]
    table.play("done", rolls=faces)
    table.play("rune:rune_potential", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.play("favor")
    assert table.moves() == ["reroll:swordsman:hit_1", "reroll:axeman:hit_1"]
    assert table.refused("reroll:swordsman:blank") == "CHM-RUNE-08"
    table.play("reroll:swordsman:hit_1")
    assert table.refused("reroll:swordsman:hit_1") == "CHM-RUNE-08"
    table.play("reroll:axeman:hit_1", rolls=["swordsman:shield", "axeman:hit_2"])
    final = ["swordsman:blank", "swordsman:hit_1", "swordsman:shield", "axeman:hit_2"]
    assert table.heard("rolled")[-1]["dice"] == final


@rule("CHM-RUNE-08")
def test_favor_has_nothing_to_reroll_when_every_die_is_locked() -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(0, "rune_potential", "rune_healing")
    table.play("done", rolls=["swordsman:blank", "swordsman:blank"])
    table.play("rune:rune_potential", rolls=["swordsman:blank", "swordsman:hit_1"])
    assert table.refused("favor") == "CHM-RUNE-08"
    assert table.moves() == ["rune:rune_healing", "accept"]


@rule("CHM-RUNE-08")
def test_the_lock_of_potential_ends_with_the_roll() -> None:
    table = fight_with("troll_hill_4", swordsman=3)
    table.rune(0, "rune_potential", "rune_healing")
    table.play("done", rolls=["swordsman:blank"] * 3)
    table.play("rune:rune_potential", rolls=["swordsman:blank"] * 3)
    table.play("accept", rolls=["swordsman:blank"] * 2)
    assert "favor" in table.moves()


@rule("CHM-RUNE-08")
def test_potential_needs_a_blank() -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(0, "rune_potential")
    table.play("done", rolls=["swordsman:shield", "swordsman:hit_1"])
    assert table.refused("rune:rune_potential") == "CHM-RUNE-08"
    assert table.moves() == ["favor", "accept"]


@rule("CHM-RUNE-08", "CHM-HUNT-02")
def test_potential_works_in_a_hunt() -> None:
    table = hunt_with(swordsman=2)
    table.rune(0, "rune_potential")
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.play("rune:rune_potential", rolls=["swordsman:hit_2"])
    table.play("accept")
    assert table.good(0, "food") == 3


# Retaliation


@rule("CHM-RUNE-09")
def test_retaliation_lets_each_shield_deal_damage_and_still_block() -> None:
    table = fight_with("draugr_wight_yellow", swordsman=1, spearman=2)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:blank", "spearman:shield", "spearman:shield"])
    table.play("rune:rune_retaliation", "accept")
    assert table.heard("damaged")[0]["n"] == 2
    assert table.heard("lost") == []


@rule("CHM-RUNE-09")
def test_retaliation_covers_the_final_faces_even_after_favor() -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(0, "rune_retaliation")
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:shield", "swordsman:blank"])
    table.play("rune:rune_retaliation", "favor", "reroll:swordsman:blank")
    table.play("roll", rolls=["swordsman:shield"])
    table.play("accept")
    assert table.heard("damaged")[0]["n"] == 2


@rule("CHM-RUNE-09")
def test_retaliation_ends_with_the_combat_round() -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield", "swordsman:blank"])
    table.play("rune:rune_retaliation")
    table.play("accept", rolls=["swordsman:shield", "swordsman:shield"])
    table.play("accept")
    assert [facts["total"] for facts in table.heard("damaged")][:2] == [1, 1]


@rule("CHM-RUNE-09", "CHM-HUNT-02")
@pytest.mark.parametrize(("leader", "food"), [("gylfir", 2), ("svanhildr", 3)])
def test_retaliation_turns_shields_into_food_in_a_hunt(leader: str, food: int) -> None:
    table = hunt_with(leader, swordsman=1, spearman=1)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield", "spearman:shield"])
    table.play("rune:rune_retaliation", "accept")
    assert table.good(0, "food") == food


# Whose runes, and when they are offered


@rule("CHM-RUNE-14")
@pytest.mark.parametrize("name", ["rune_healing", "rune_potential", "rune_retaliation"])
def test_runes_of_others_do_not_act_on_a_roll(name: str) -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(1, name)
    table.play("done", rolls=["swordsman:blank", "swordsman:shield"])
    assert (table.seat(), table.moves()) == (0, ["favor", "accept"])
    assert table.refuses(f"rune:{name}", seat=1)


@rule("CHM-RUNE-14")
def test_fame_of_another_player_is_not_asked_for() -> None:
    table = fight_with("draugr_thrall_red", axeman=2)
    table.rune(1, "rune_fame")
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2"])
    table.play("accept")
    assert table.view().round == 2
    assert table.view().players[1].runes == ["rune_fame"]


@rule("CHM-RUNE-14")
def test_the_journey_rune_of_another_player_is_not_asked_for() -> None:
    table = sail_with("shore_2", "journey_storm", "monster_mare_red", food=1, swordsman=2)
    table.rune(1, "rune_journey")
    table.play("done")
    assert (table.seat(), table.moves()) == (0, ["lose:swordsman", "lose:food"])


@rule("CHM-RUNE-16")
def test_healing_and_retaliation_are_offered_even_if_they_would_change_nothing() -> None:
    table = fight_with("troll_hill_4", spearman=1, axeman=1)
    table.rune(0, "rune_healing", "rune_retaliation")
    table.play("done", rolls=["spearman:shield", "axeman:hit_2"])
    offered = ["rune:rune_healing", "rune:rune_retaliation", "favor", "accept"]
    assert table.moves() == offered
    table.play("accept", rolls=["spearman:hit_1", "axeman:hit_1"])
    assert table.moves() == offered
