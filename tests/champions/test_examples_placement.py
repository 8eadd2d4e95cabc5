"""The worked examples EX-01 to EX-04, EX-06, EX-10, EX-14 and EX-16, figure by figure."""

from tests.champions.table import Table, fight_with, hunt_with, sail_with
from tests.rules import rule


@rule("EX-01", "CHM-COMBAT-10")
def test_six_glory_and_four_coins_for_the_red_warlord() -> None:
    table = fight_with("draugr_warlord_red", axeman=3)
    table.give(0, coin=2, glory=10)
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2", "axeman:blank"])
    table.play("accept")
    assert table.heard("enemy_defeated") == [{"seat": 0, "enemy": "draugr_warlord_red"}]
    assert (table.good(0, "glory"), table.good(0, "coin")) == (10 + 6, 2 + 4)


@rule("EX-02", "CHM-RUNE-05")
def test_thirteen_glory_and_six_for_fame() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_lindworm_yellow", food=2, axeman=4)
    table.rune(0, "rune_fame")
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert table.good(0, "glory") == 13
    table.play("use")
    assert table.good(0, "glory") == 13 + 6 == 19


@rule("EX-03", "CHM-RUNE-11")
def test_dagrun_with_true_sight_draws_four_destinies() -> None:
    table = Table(leaders=("dagrun", "gylfir", "ullr"))
    table.rune(0, "rune_true_sight")
    assert table.view().deck_sizes["destiny"] == 9
    table.play("place:sage_house", "peek:shore_2", "use")
    drawn = [word.removeprefix("keep:") for word in table.moves()]
    assert len(drawn) == 4
    table.play(f"keep:{drawn[2]}")
    assert table.view(0).players[0].destinies[1:] == [drawn[2]]
    assert sorted(map(str, table.view(0).under_destinies)) == sorted(
        card for card in drawn if card != drawn[2]
    )
    assert table.view().deck_sizes["destiny"] == 8
    assert table.seat() == 1


@rule("EX-04", "CHM-LEAD-04")
def test_svanhildrs_swordsmen_deal_two_and_three_damage() -> None:
    table = fight_with("draugr_guard_yellow", "svanhildr", swordsman=2)
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_2"])
    table.play("accept")
    assert table.heard("damaged")[0]["n"] == 2 + 3
    assert table.heard("enemy_defeated") == [{"seat": 0, "enemy": "draugr_guard_yellow"}]


@rule("EX-04", "CHM-RUNE-09")
def test_a_swordsmans_shield_deals_two_and_blocks_one_under_retaliation() -> None:
    table = fight_with("troll_cave_2", "svanhildr", swordsman=2)
    table.rune(0, "rune_retaliation")
    table.play("done", rolls=["swordsman:shield", "swordsman:blank"])
    table.play("rune:rune_retaliation")
    table.play("accept", rolls=["swordsman:blank"])
    assert table.heard("damaged")[0]["n"] == 2
    assert len(table.heard("lost")) == 2 - 1


@rule("EX-06", "CHM-HUNT-01")
def test_eight_damage_in_a_hunt_bring_six_food() -> None:
    table = hunt_with(axeman=4)
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert table.good(0, "food") == 6


@rule("EX-10", "CHM-LOC-15")
def test_the_third_buyer_at_the_huts_pays_three_and_uses_the_worker_at_once() -> None:
    table = Table()
    for buyer, price in ((0, 5), (1, 4)):
        table.beg_until(buyer)
        table.give(buyer, coin=price)
        table.play("place:worker_huts")
        table.finish_round()
    table.beg_until(2)
    table.give(2, coin=3)
    table.play("place:worker_huts")
    assert table.good(2, "coin") == 0
    placed = 1
    while table.view().round == 3:
        placed += table.seat() == 2
        table.play("place:beg")
    assert placed == 3 + 1


@rule("EX-14", "CHM-LOC-05")
def test_the_first_player_at_the_longhouse() -> None:
    table = Table()
    assert table.view().first_player == 0
    table.play("place:jarls_longhouse")
    assert table.warriors(0)["swordsman"] == 1 + 1
    assert table.view().first_player == 1


@rule("EX-16", "CHM-VAR-02", "CHM-BLAME-01")
def test_wary_townsfolk_and_a_troll_defeated_in_round_one() -> None:
    table = Table(variant_wary_townsfolk=True)
    table.enemy("troll", "troll_forest_1")
    table.play("place:troll_gate", "place:draugr_1", "place:draugr_2")
    table.play("place:armory", "place:spear_maker", "place:blacksmith")
    table.play("place:smokehouse", "place:jarls_longhouse", "place:market", "done")
    while table.seat() != 0:
        table.play("done")
    table.play("die:swordsman:troll", "done", rolls=["swordsman:hit_2"])
    table.play("accept", "blame:seat_2")
    assert [table.good(seat, "blame") for seat in range(3)] == [0, 1, 2]
