"""How the fights of a round stand before they are fought."""

import pytest

from meadhall.games.champions import GAME
from meadhall.kernel.events import SPECTATOR
from tests.champions.previews import odds
from tests.champions.table import Table, fight_with, sail_with


def outlooks(table: Table, seat: int = 0) -> dict[str, float]:
    return dict(GAME.outlooks(table.state, seat))


def with_a_thrall(mode: str = "turn_order") -> Table:
    table = Table(assign_mode=mode)
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, axeman=2)
    table.muster(1, axeman=1)
    return table


def test_an_open_fight_is_reckoned_for_whoever_looks() -> None:
    table = with_a_thrall()
    assert outlooks(table)["draugr_1"] == odds(table, "place:draugr_1")
    assert outlooks(table, 1)["draugr_1"] == pytest.approx(1 / 3)
    assert outlooks(table, SPECTATOR) == {}


def test_a_fight_that_somebody_holds_is_theirs() -> None:
    table = with_a_thrall()
    table.reserve(1, "draugr_1")
    for seat in (0, 1, 2, SPECTATOR):
        assert outlooks(table, seat)["draugr_1"] == pytest.approx(1 / 3)


def test_whoever_has_been_sent_counts_alone() -> None:
    table = with_a_thrall()
    table.reserve(0, "draugr_1")
    table.finish_placement()
    both = outlooks(table)["draugr_1"]
    table.play("die:axeman:draugr_1")
    assert outlooks(table)["draugr_1"] == pytest.approx(1 / 3)
    table.play("die:axeman:draugr_1")
    assert outlooks(table)["draugr_1"] == both > 1 / 3


def test_nobody_is_expected_where_nobody_was_sent() -> None:
    table = with_a_thrall()
    table.reserve(0, "draugr_1")
    table.reserve(1, "troll_gate")
    table.finish_placement()
    assert set(outlooks(table, 2)) == {"draugr_1", "troll"}
    table.play("done", seat=0)
    assert set(outlooks(table, 2)) == {"troll"}


def test_a_fight_that_has_begun_is_told_by_its_dice() -> None:
    table = fight_with("troll_cave_1", swordsman=2)
    assert "troll" in outlooks(table)
    table.play("done")
    assert "troll" not in outlooks(table)


def test_what_is_assigned_in_secret_stays_secret() -> None:
    table = with_a_thrall("simultaneous")
    table.reserve(0, "draugr_1")
    table.finish_placement()
    assert "draugr_1" in outlooks(table, 0)
    assert outlooks(table, 1) == {}
    assert outlooks(table, SPECTATOR) == {}


def test_a_ship_sails_with_as_many_as_can_be_fed() -> None:
    table = Table()
    table.journey("shore_2", "journey_all_quiet")
    table.monster("shore_2", "monster_mare_blue")
    table.muster(0, axeman=4)
    table.reserve(0, "small_public_longship>shore_2")
    table.give(0, food=0)
    assert outlooks(table)["small_public"] == 0.0
    table.give(0, food=1)
    two = outlooks(table)["small_public"]
    table.give(0, food=2)
    four = outlooks(table)["small_public"]
    assert 0.0 < two < four < 1.0


def test_a_crew_on_board_is_reckoned_with_its_own_food() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_mare_blue", food=1, axeman=2)
    assert outlooks(table)["large_public"] > 0.0
    table.play("done")
    assert "large_public" not in outlooks(table)
