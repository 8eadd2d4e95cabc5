"""The worked examples of the rules (section 14), figure by figure."""

import pytest

from meadhall.games.champions import GAME
from tests.champions.table import Table, sail_with
from tests.rules import rule


@rule("EX-05", "CHM-LOC-14")
def test_seven_coins_at_the_stave_church() -> None:
    table = Table()
    table.give(0, coin=7)
    table.play("place:stave_church")
    assert table.moves() == ["buy:1", "buy:2", "buy:3"]
    assert table.obstacle("buy:4") == "CHM-PLACE-04"
    table.play("buy:3")
    assert (table.good(0, "coin"), table.good(0, "favor")) == (1, 4)


@rule("EX-11", "CHM-COMBAT-05", "CHM-COMBAT-07", "CHM-BLAME-01")
def test_three_swordsmen_against_a_cave_troll() -> None:
    table = Table()
    table.enemy("troll", "troll_cave_1")
    table.muster(0, swordsman=3)
    table.give(0, favor=0, wood=0, blame=1)
    table.play("place:troll_gate")
    table.finish_placement()
    table.play("die:swordsman:troll", "die:swordsman:troll", "die:swordsman:troll")
    blame = table.good(0, "blame"), table.good(1, "blame")
    table.play("done", rolls=["swordsman:hit_1", "swordsman:hit_2", "swordsman:shield"])
    assert table.warriors(0)["swordsman"] == 2
    assert (table.good(0, "glory"), table.good(0, "wood")) == (6, 1)
    assert table.moves() == ["blame:seat_1", "blame:seat_2"]
    table.play("blame:seat_1")
    assert (table.good(0, "blame"), table.good(1, "blame")) == (blame[0] - 1, blame[1] + 1)


@rule("EX-07", "CHM-ASSIGN-05")
def test_three_warriors_and_two_food_fit_on_the_small_longship() -> None:
    table = Table()
    table.muster(0, swordsman=4)
    table.give(0, food=2)
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=2, swordsman=3)
    assert table.view().ships[0].capacity == 5
    assert table.refused("die:swordsman:small_public") == "CHM-ASSIGN-05"


@rule("EX-08", "CHM-VOYAGE-04", "CHM-VOYAGE-05")
@pytest.mark.parametrize(("shore", "fed"), [("shore_2", 4), ("shore_3", 2)])
def test_five_warriors_and_two_food(shore: str, fed: int) -> None:
    table = sail_with(shore, "journey_all_quiet", "monster_huldra_red", food=2, spearman=5)
    table.play("done", rolls=fed * ["spearman:shield"])
    assert table.heard("fed") == [{"seat": 0, "n": fed, "starving": 5 - fed}]
    assert table.crew("large_public")["spearman"] == fed
    assert (table.state.crews.food[1], table.good(0, "food")) == (0, 0)


@rule("EX-09", "CHM-SCORE-10")
@pytest.mark.parametrize(("blame", "points"), [(4, -10), (8, -21)])
def test_four_and_eight_blame(blame: int, points: int) -> None:
    table = Table()
    table.give(0, blame=blame)
    assert GAME.result(table.state).sheets[0]["blame"] == points


@rule("EX-12", "CHM-COMBAT-12")
def test_two_spearmen_and_three_axemen_at_a_monster_that_forbids_spearmen() -> None:
    table = sail_with(
        "shore_2", "journey_all_quiet", "monster_frost_giant_red", food=3, spearman=2, axeman=3
    )
    table.play("done", rolls=3 * ["axeman:hit_1"])
    assert table.heard("fed") == [{"seat": 0, "n": 5, "starving": 0}]
    assert table.heard("lost") == 2 * [{"seat": 0, "warrior": "spearman", "reason": "forbidden"}]
    assert table.rolls() == [(0, 3 * ["axeman:hit_1"])]


@rule("EX-13", "CHM-SCORE-07")
def test_three_red_two_yellow_and_four_blue_enemies() -> None:
    table = Table()
    table.defeated(0, "draugr_thrall_red", "draugr_raider_red", "monster_mare_red")
    table.defeated(0, "draugr_thrall_yellow", "monster_mare_yellow")
    table.defeated(0, "draugr_thrall_blue", "draugr_guard_blue")
    table.defeated(0, "monster_mare_blue", "monster_nokk_blue")
    assert GAME.result(table.state).sheets[0]["sets"] == 10


@rule("EX-15", "CHM-CLEAN-05")
def test_a_monster_that_stood_three_cleanups() -> None:
    table = Table()
    table.monster("shore_2", "monster_huldra_red")
    for _ in range(3):
        table.finish_placement()
    assert table.view().shores[0].coins == 3
    table.journey("shore_2", "journey_all_quiet")
    table.muster(0, axeman=2)
    table.reserve(0, "small_public_longship>shore_2")
    table.give(0, food=1)
    table.send("small_public", food=1, axeman=2)
    table.give(0, coin=0)
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert table.good(0, "coin") == 3


@rule("EX-17", "CHM-SCORE-01")
def test_a_final_count_of_eighty_eight() -> None:
    table = Table()
    table.give(0, glory=62, favor=2, coin=8, blame=2)
    table.destinies(0, "destiny_monster_slayer")
    table.defeated(0, "monster_mare_red", "monster_nokk_yellow", "draugr_guard_blue")
    table.rune(0, "rune_journey")
    table.longship(0, "private_snekkja")
    result = GAME.result(table.state)
    assert result.sheets[0] == {
        "track": 62, "destiny": 8, "sets": 5, "runes": 4, "longship": 6, "favor": 4, "coins": 2,
        "blame": -3,
    }  # fmt: skip
    assert result.totals[0] == 88
