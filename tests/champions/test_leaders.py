"""The powers of the Viking leaders (CHM-LEAD)."""

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import CONTENT, DESTINY_IDS
from meadhall.games.champions.rules.state import DESTINIES
from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule


def table_of(leader: str) -> Table:
    """Seat 0 leads with this leader, the others with two that do not matter."""
    others = [name for name in ("gylfir", "dagrun", "asmundr") if name != leader]
    return Table(leaders=(leader, *others[:2]))


# Asmundr


@rule("CHM-LEAD-01")
def test_asmundr_gains_two_glory_for_a_favor_spent_on_a_reroll() -> None:
    table = fight_with("troll_hill_4", leader="asmundr", swordsman=2)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.play("favor", "reroll:swordsman:blank")
    assert table.good(0, "glory") == 0
    table.play("roll", rolls=["swordsman:blank"])
    assert (table.good(0, "glory"), table.good(0, "favor")) == (2, 1)
    table.play("favor", "reroll:swordsman:hit_1", "roll")
    assert (table.good(0, "glory"), table.good(0, "favor")) == (4, 0)


@rule("CHM-LEAD-01")
def test_asmundr_gains_his_glory_in_a_hunt_as_well() -> None:
    table = hunt_with(leader="asmundr", swordsman=2)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.play("favor", "reroll:swordsman:blank", "roll")
    assert table.good(0, "glory") == 2


@rule("CHM-LEAD-01")
def test_unspent_favor_of_asmundr_scores_two_as_for_everyone() -> None:
    table = table_of("asmundr")
    table.give(0, favor=3)
    table.give(1, favor=3)
    sheets = GAME.result(table.state).sheets
    assert sheets[0]["favor"] == sheets[1]["favor"] == 6


@rule("CHM-LEAD-01")
def test_other_leaders_gain_no_glory_for_a_reroll() -> None:
    table = fight_with("troll_hill_4", leader="gylfir", swordsman=2)
    table.play("done", rolls=["swordsman:blank", "swordsman:hit_1"])
    table.give(0, favor=2)
    table.play("favor", "reroll:swordsman:blank", "roll")
    assert (table.good(0, "glory"), table.good(0, "favor")) == (0, 1)


# Dagrun


@rule("CHM-LEAD-02", "CHM-LEAD-06")
def test_dagrun_draws_two_destinies_and_puts_one_under_the_deck() -> None:
    table = table_of("dagrun")
    table.play("place:sage_house", "peek:shore_2")
    kept, returned = [word.removeprefix("keep:") for word in table.moves()]
    table.play(f"keep:{kept}")
    assert table.view(0).players[0].destinies[1:] == [kept]
    assert table.view(0).under_destinies == [returned]
    assert table.view(1).under_destinies == [None]
    assert table.view().deck_sizes["destiny"] == 12 - 3 - 1
    assert table.seat() == 1


@rule("CHM-LEAD-02", "CHM-EDGE-02")
def test_dagrun_keeps_the_last_destiny_without_a_choice() -> None:
    table = table_of("dagrun")
    *rest, last = table.deck(DESTINIES)
    table.destinies(1, *[DESTINY_IDS[card] for card in (*rest, *table.player(1).destinies)])
    table.play("place:sage_house", "peek:shore_2")
    assert table.view(0).players[0].destinies[1:] == [DESTINY_IDS[last]]
    assert table.view().deck_sizes["destiny"] == 0
    assert table.seat() == 1


# Gylfir


@rule("CHM-LEAD-03", "CHM-LEAD-06")
def test_gylfir_pays_no_coin_at_the_merchant_ship() -> None:
    table = table_of("gylfir")
    table.merchant("merchant_fishmonger")
    table.give(0, coin=0)
    table.play("place:merchant_ship")
    assert (table.good(0, "coin"), table.good(0, "food")) == (0, 4)


@rule("CHM-LEAD-03", "CHM-LEAD-06")
def test_gylfir_keeps_his_coin_even_if_he_has_one() -> None:
    table = table_of("gylfir")
    table.play("place:merchant_ship")
    assert table.good(0, "coin") == 1
    table.beg_until(0)
    table.give(0, coin=1)
    table.play("place:large_public_longship", "sail:shore_2")
    assert table.good(0, "coin") == 0


# Svanhildr


@rule("CHM-LEAD-04", "CHM-LEAD-06")
@pytest.mark.parametrize(
    ("roll", "damage"),
    [
        (["swordsman:hit_1"], 2),
        (["swordsman:hit_2"], 3),
        (["swordsman:blank", "swordsman:shield"], 0),
        (["spearman:hit_1", "spearman:hit_2"], 3),
        (["swordsman:hit_1", "axeman:hit_2"], 4),
    ],
)
def test_svanhildrs_swordsmen_deal_one_damage_more_per_hit(roll: list[str], damage: int) -> None:
    dice = [die.split(":")[0] for die in roll]
    table = fight_with("troll_hill_4", "svanhildr", **{die: dice.count(die) for die in dice})
    table.play("done", rolls=roll)
    table.play("accept")
    assert table.heard("damaged")[0]["n"] == damage


@rule("CHM-LEAD-04")
def test_svanhildrs_swordsmen_bring_home_more_food() -> None:
    table = hunt_with("svanhildr", swordsman=2)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_2"])
    table.play("accept")
    assert table.good(0, "food") == 2 + 3


# Ullr


@rule("CHM-LEAD-05", "CHM-LEAD-06")
@pytest.mark.parametrize(
    ("roll", "glory"),
    [
        (["swordsman:hit_2", "axeman:hit_2"], 1),
        (["swordsman:hit_1", "axeman:hit_2"], 1),
        (["swordsman:hit_1", "axeman:hit_1"], 0),
    ],
)
def test_ullr_gains_one_glory_for_a_round_with_a_double_hit(roll: list[str], glory: int) -> None:
    table = fight_with("troll_hill_4", "ullr", swordsman=1, axeman=1)
    table.play("done", rolls=roll)
    assert table.good(0, "glory") == 0
    table.play("accept")
    assert table.step() == "LoseWarriors"
    assert table.good(0, "glory") == glory


@rule("CHM-LEAD-05")
def test_ullr_gains_his_glory_in_every_round_whatever_the_outcome() -> None:
    table = fight_with("troll_hill_4", "ullr", axeman=2)
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_1"])
    table.play("accept", rolls=["axeman:hit_2"])
    assert table.good(0, "glory") == 1
    table.play("accept")
    assert table.heard("enemy_defeated") == [{"seat": 0, "enemy": "troll_hill_4"}]
    assert table.good(0, "glory") == 1 + 1 + 6


@rule("CHM-LEAD-05")
def test_ullr_gains_his_glory_in_a_fight_that_is_lost() -> None:
    table = fight_with("troll_hill_4", "ullr", axeman=1)
    table.play("done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert len(table.heard("enemy_stands")) == 1
    assert table.good(0, "glory") == 1


@rule("CHM-LEAD-05", "CHM-EDGE-14")
def test_ullr_is_judged_on_the_final_faces() -> None:
    table = fight_with("troll_hill_4", "ullr", swordsman=1)
    table.give(0, favor=2)
    table.play("done", rolls=["swordsman:hit_2"])
    table.play("favor", rolls=["swordsman:blank"])
    table.play("accept")
    assert table.good(0, "glory") == 0


@rule("CHM-LEAD-05")
def test_ullr_gains_his_glory_against_the_kraken_too() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_mare_red", leader="ullr", axeman=3)
    table.play("done", rolls=["axeman:hit_2", "axeman:blank", "axeman:blank"])
    table.play("accept", rolls=["axeman:hit_1"])
    assert table.heard("damaged")[0]["enemy"] == "journey_kraken"
    assert table.good(0, "glory") == 1


@rule("CHM-LEAD-05", "CHM-HUNT-05")
def test_ullr_gains_nothing_for_a_double_hit_in_a_hunt() -> None:
    table = hunt_with("ullr", axeman=1)
    table.play("done", rolls=["axeman:hit_2"])
    table.play("accept")
    assert (table.good(0, "food"), table.good(0, "glory")) == (2, 0)


# All of them


@rule("CHM-LEAD-06")
@pytest.mark.parametrize("leader", ["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"])
def test_every_leader_board_has_room_for_eight(leader: str) -> None:
    printed = next(entry.warrior_limit for entry in CONTENT.leaders if entry.id == leader)
    assert printed == 8
    table = table_of(leader)
    table.muster(0, swordsman=3, spearman=4)
    table.stock("blacksmith", 3)
    table.play("place:blacksmith")
    assert table.warriors(0) == {"swordsman": 3, "spearman": 4, "axeman": 1}
