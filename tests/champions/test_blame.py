"""Blame (section 5.9)."""

from meadhall.games.champions import GAME
from tests.champions.table import Table, fight_with
from tests.rules import rule

DEAD_TROLL = ["axeman:hit_2", "axeman:hit_2"]


def blames(table: Table) -> list[int]:
    return [table.good(seat, "blame") for seat in range(table.state.seats)]


@rule("CHM-BLAME-01")
def test_the_victor_discards_a_blame_and_names_another_player() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.give(0, blame=2)
    table.play("done", rolls=DEAD_TROLL)
    table.play("accept")
    assert blames(table) == [1, 3, 3]
    assert (table.seat(), table.moves()) == (0, ["blame:seat_1", "blame:seat_2"])
    assert table.refuses("blame:seat_0")
    assert table.refuses("decline")
    table.play("blame:seat_2")
    assert blames(table) == [1, 3, 4]
    assert table.heard("blame_discarded") == [{"seat": 0}]


@rule("CHM-BLAME-01")
def test_a_victor_without_blame_still_names_another_player() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.play("done", rolls=DEAD_TROLL)
    table.play("accept", "blame:seat_1")
    assert blames(table) == [0, 4, 3]
    assert table.heard("blame_discarded") == []


@rule("CHM-BLAME-01")
def test_between_two_players_the_blamed_is_forced() -> None:
    table = Table(players=2)
    table.enemy("troll", "troll_cave_1")
    table.muster(0, axeman=2)
    table.reserve(0, "troll_gate")
    table.send("troll", axeman=2)
    blame = blames(table)
    table.play("done", rolls=DEAD_TROLL)
    table.play("accept")
    assert blames(table) == [blame[0] - 1, blame[1] + 1]
    assert table.heard("blame_named") == [{"seat": 0, "other": 1}]


@rule("CHM-BLAME-01")
def test_blame_moves_at_once_before_the_other_fights() -> None:
    table = Table()
    table.enemy("troll", "troll_cave_1")
    table.enemy("draugr_1", "draugr_guard_blue")
    table.muster(0, spearman=1, axeman=2)
    table.reserve(0, "troll_gate", "draugr_1")
    table.send("troll", axeman=2)
    table.send("draugr_1", spearman=1)
    table.play("done", rolls=DEAD_TROLL)
    table.play("accept")
    assert [fight["enemy"] for fight in table.heard("fight_began")] == ["troll_cave_1"]
    table.play("blame:seat_1", rolls=["spearman:shield"])
    assert table.heard("fight_began")[-1]["enemy"] == "draugr_guard_blue"


@rule("CHM-BLAME-02")
def test_an_undefeated_troll_brings_blame_to_every_player() -> None:
    table = Table(players=4)
    table.finish_placement()
    assert blames(table) == [3 + 1] * 4


@rule("CHM-BLAME-02")
def test_a_defeated_troll_brings_no_blame_in_cleanup() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.play("done", rolls=DEAD_TROLL)
    table.play("accept", "blame:seat_1")
    assert table.state.round == 2
    assert blames(table) == [0, 4, 3]
    assert table.heard("troll_raged") == []


@rule("CHM-BLAME-03")
def test_blame_counts_only_in_final_scoring() -> None:
    table = Table()
    table.give(0, glory=5, coin=0, favor=0)
    table.finish_placement()
    assert (table.good(0, "glory"), table.good(0, "blame")) == (5, 4)
    assert GAME.result(table.state).sheets[0]["blame"] == -10
