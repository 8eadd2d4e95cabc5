"""The worked examples of the rules (section 14), figure by figure."""

from tests.champions.table import Table
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
