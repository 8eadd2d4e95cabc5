"""Final scoring (section 8)."""

import pytest

from meadhall.games.champions import GAME
from meadhall.kernel.plain import to_plain
from tests.champions.table import Table
from tests.rules import rule

ONE_OF_EACH = ["draugr_thrall_red", "monster_mare_yellow", "draugr_guard_blue"]


def sheet(table: Table, seat: int = 0) -> dict[str, int]:
    return GAME.result(table.state).sheets[seat]


def bare_table(players: int = 3) -> Table:
    """Nobody has anything that scores."""
    table = Table(players)
    for seat in range(players):
        table.give(seat, coin=0, wood=0, food=0, favor=0)
        table.muster(seat)
        table.destinies(seat)
    return table


# The parts


@rule("CHM-SCORE-01")
def test_all_parts_are_added_and_use_the_same_final_state() -> None:
    table = bare_table()
    table.give(0, glory=10, coin=3, favor=1, blame=1)
    table.destinies(0, "destiny_hoarder", "destiny_god_touched")
    before = to_plain(table.state)
    assert sheet(table) == {
        "track": 10, "destiny": 12, "sets": 0, "runes": 0, "longship": 0, "favor": 2, "coins": 1,
        "blame": -1,
    }  # fmt: skip
    assert GAME.result(table.state).totals[0] == 24
    assert to_plain(table.state) == before


@rule("CHM-SCORE-02", "CHM-SCORE-04")
@pytest.mark.parametrize(
    ("coins", "points"), [([3, 2, 2], 6), ([3, 3, 2], 3), ([3, 3, 3], 3), ([3, 1, 4], 0)]
)
def test_a_destiny_pays_in_full_alone_at_the_top_less_if_tied_else_nothing(
    coins: list[int], points: int
) -> None:
    table = bare_table()
    table.destinies(0, "destiny_hoarder")
    for seat, n in enumerate(coins):
        table.give(seat, coin=n)
    assert sheet(table)["destiny"] == points


@rule("CHM-SCORE-03")
def test_only_the_holder_scores_a_destiny() -> None:
    table = bare_table()
    table.destinies(0, "destiny_hoarder")
    table.give(1, coin=3)
    assert [sheet(table, seat)["destiny"] for seat in range(3)] == [0, 0, 0]
    table.give(0, coin=3)
    assert [sheet(table, seat)["destiny"] for seat in range(3)] == [3, 0, 0]


@rule("CHM-SCORE-05")
@pytest.mark.parametrize(
    ("card", "points", "own", "others"),
    [
        ("troll_slayer", 8, ["troll_hill_1"], ["draugr_thrall_red", "monster_mare_red"]),
        ("draugr_slayer", 8, ["draugr_thrall_red"], ["troll_hill_1", "monster_mare_red"]),
        ("monster_slayer", 8, ["monster_mare_red"], ["troll_hill_1", "draugr_thrall_red"]),
        ("red_hunter", 7, ["draugr_thrall_red", "monster_mare_red"], ["monster_nokk_red"]),
        ("yellow_hunter", 7, ["draugr_thrall_yellow", "monster_mare_yellow"], ["troll_hill_1"]),
        ("blue_hunter", 7, ["draugr_thrall_blue", "monster_mare_blue"], ["monster_nokk_blue"]),
    ],
)
def test_destinies_that_count_defeated_enemies(
    card: str, points: int, own: list[str], others: list[str]
) -> None:
    table = bare_table()
    table.destinies(0, f"destiny_{card}")
    table.defeated(0, *own)
    table.defeated(1, *others)
    assert sheet(table)["destiny"] == points


@rule("CHM-SCORE-05")
@pytest.mark.parametrize(
    ("card", "good"),
    [("hoarder", "coin"), ("woodcutter", "wood"), ("provider", "food"), ("god_touched", "favor")],
)
def test_destinies_that_count_tokens(card: str, good: str) -> None:
    table = bare_table()
    table.destinies(0, f"destiny_{card}")
    for other in {"coin", "wood", "food", "favor", "glory", "blame"} - {good}:
        table.give(1, **{other: 5})
    table.give(1, **{good: 1})
    table.give(0, **{good: 2})
    assert sheet(table)["destiny"] == 6


@rule("CHM-SCORE-05")
def test_the_warlord_counts_dice_of_every_type() -> None:
    table = bare_table()
    table.destinies(0, "destiny_warlord")
    table.muster(0, swordsman=1, spearman=1, axeman=1)
    table.muster(1, axeman=2)
    assert sheet(table)["destiny"] == 6


@rule("CHM-SCORE-05")
def test_the_rune_keeper_counts_used_and_unused_runes() -> None:
    table = bare_table()
    table.destinies(0, "destiny_rune_keeper")
    table.rune(0, "rune_wealth", "rune_healing")
    table.rune(1, "rune_fame")
    table.play("rune:rune_wealth")
    assert sheet(table)["destiny"] == 6


@rule("CHM-SCORE-06")
def test_a_destiny_that_nobody_has_anything_for_scores_nothing() -> None:
    table = bare_table()
    table.destinies(0, "destiny_hoarder", "destiny_troll_slayer", "destiny_rune_keeper")
    assert sheet(table)["destiny"] == 0


@rule("CHM-SCORE-07")
def test_a_set_is_one_enemy_of_every_colour() -> None:
    table = bare_table()
    table.defeated(0, *ONE_OF_EACH[:2], "troll_hill_1", "troll_hill_2", "draugr_raider_red")
    assert sheet(table)["sets"] == 0
    table.defeated(0, ONE_OF_EACH[2])
    assert sheet(table)["sets"] == 5


@rule("CHM-SCORE-08")
def test_runes_score_their_glory_used_or_unused() -> None:
    table = bare_table()
    table.rune(0, "rune_knowledge", "rune_gifts", "rune_fame")
    assert sheet(table)["runes"] == 5 + 2 + 1
    table.play("rune:rune_knowledge")
    assert sheet(table)["runes"] == 5 + 2 + 1


@rule("CHM-SCORE-08")
def test_a_private_longship_scores_its_glory() -> None:
    table = bare_table()
    table.longship(0, "private_drakkar")
    assert sheet(table)["longship"] == 11
    assert sheet(table, 1)["longship"] == 0


@rule("CHM-SCORE-09")
def test_each_favor_is_two_glory_and_each_three_coins_one() -> None:
    table = bare_table()
    table.give(0, favor=3, coin=8)
    assert (sheet(table)["favor"], sheet(table)["coins"]) == (6, 2)
    table.give(0, favor=0, coin=2)
    assert (sheet(table)["favor"], sheet(table)["coins"]) == (0, 0)


@rule("CHM-SCORE-10")
@pytest.mark.parametrize(
    ("blame", "points"),
    [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -21), (28, -21)],
)
def test_blame_weighs_more_the_more_there_is(blame: int, points: int) -> None:
    table = bare_table()
    table.give(0, blame=blame)
    assert sheet(table)["blame"] == points


@rule("CHM-SCORE-11")
def test_a_total_may_be_negative() -> None:
    table = bare_table()
    table.give(0, glory=4, blame=6)
    assert GAME.result(table.state).totals[0] == -17
    assert GAME.result(table.state).places == [3, 1, 1]


# The winner


@rule("CHM-SCORE-12")
def test_most_glory_wins() -> None:
    table = bare_table()
    table.give(0, glory=7)
    table.give(1, glory=6)
    table.give(2, glory=9)
    table.defeated(0, "troll_hill_1", "troll_hill_2")
    assert GAME.result(table.state).places == [2, 3, 1]


@rule("CHM-SCORE-12")
def test_a_tie_goes_to_the_one_with_most_defeated_enemies() -> None:
    table = bare_table()
    table.defeated(0, "draugr_thrall_red")
    table.defeated(1, "troll_hill_1", "troll_hill_2")
    assert GAME.result(table.state).places == [2, 1, 3]


@rule("CHM-SCORE-12")
def test_a_full_tie_is_a_shared_victory() -> None:
    table = bare_table()
    table.give(0, glory=5)
    table.give(2, glory=5)
    table.defeated(0, "troll_hill_1")
    table.defeated(2, "monster_mare_red")
    assert GAME.result(table.state).places == [1, 3, 1]


@rule("CHM-SCORE-13")
def test_the_order_of_counting_has_no_effect() -> None:
    table = bare_table()
    table.give(0, glory=5, coin=4)
    table.give(1, glory=2, coin=4)
    table.destinies(0, "destiny_hoarder")
    table.destinies(1, "destiny_god_touched")
    results = []
    for first in range(3):
        table.state.first_player = first
        results.append(GAME.result(table.state))
    assert results[0].totals == [5 + 3 + 1, 2 + 1, 0]
    assert results[0] == results[1] == results[2]


# Destinies scored early, and several of them


@rule("CHM-SCORE-14")
def test_success_counts_what_has_been_assigned_and_loaded() -> None:
    table = bare_table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_warlord", "destiny_provider")
    table.enemy("troll", "troll_hill_1")
    table.give(0, food=2)
    table.give(1, food=1)
    table.muster(0, swordsman=3)
    table.muster(1, swordsman=1)
    table.reserve(0, "troll_gate", "small_public_longship>shore_2")
    table.send("troll", swordsman=2)
    table.send("small_public", swordsman=1, food=2)
    assert sheet(table)["destiny"] == 6 + 6
    table.play("rune:rune_success", "open:destiny_warlord")
    assert table.good(0, "glory") == 6


@rule("CHM-SCORE-15")
def test_each_of_several_destinies_is_scored_on_its_own() -> None:
    table = bare_table()
    table.destinies(0, "destiny_hoarder", "destiny_woodcutter", "destiny_provider")
    table.give(0, coin=3, wood=1)
    table.give(1, wood=1, food=1)
    assert sheet(table)["destiny"] == 6 + 3 + 0
