"""Market stalls (CHM-STALL)."""

import pytest

from meadhall.games.champions.content.tables import CONTENT
from tests.champions.table import Table
from tests.rules import rule


def visit(tile: str, **goods: int) -> Table:
    """Seat 0, without goods but these and without warriors, visits a stall."""
    table = Table()
    table.stall("stall_space_1", tile)
    table.give(0, coin=0, wood=0, food=0, favor=0)
    table.give(0, **goods)
    table.muster(0)
    table.play("place:stall_space_1")
    return table


def holdings(table: Table) -> dict[str, int]:
    """All goods and warriors of seat 0 of which there are any."""
    names = ("coin", "wood", "food", "favor", "glory", "blame")
    owned = {name: table.good(0, name) for name in names} | table.warriors(0)
    return {name: n for name, n in owned.items() if n}


@rule("CHM-STALL-01")
@pytest.mark.parametrize("tile", [stall.id for stall in CONTENT.stalls])
def test_no_stall_takes_a_second_worker(tile: str) -> None:
    table = Table()
    for seat in range(3):
        table.give(seat, coin=9, wood=9, food=9)
    table.stall("stall_space_1", tile)
    table.play("place:stall_space_1")
    if tile == "stall_outcast":
        table.play("done")
    assert table.refused("place:stall_space_1") == "CHM-PLACE-03"
    table.finish_round()
    assert table.obstacle("place:stall_space_1") is None


@rule("CHM-STALL-01")
def test_every_stall_space_works_as_its_own_tile_says() -> None:
    table = Table(players=4)
    table.stall("stall_space_1", "stall_raiders")
    table.stall("stall_space_2", "stall_vikings")
    table.stall("stall_space_3", "stall_skald")
    table.stall("stall_space_4", "stall_stranger")
    table.play(*[f"place:stall_space_{number}" for number in (4, 3, 2, 1)])
    assert table.good(0, "coin") == 3
    assert table.good(1, "glory") == 2
    assert table.warriors(2) == {"swordsman": 2, "spearman": 1, "axeman": 0}
    assert table.warriors(3) == {"swordsman": 1, "spearman": 2, "axeman": 0}


@rule("CHM-STALL-02")
def test_the_outcast_trades_up_to_three_food_for_favor() -> None:
    table = visit("stall_outcast", food=5)
    assert holdings(table) == {"food": 4, "favor": 1}
    table.play("again")
    assert holdings(table) == {"food": 3, "favor": 2}
    table.play("again")
    assert holdings(table) == {"food": 2, "favor": 3}
    assert table.seat() == 1


@rule("CHM-STALL-02")
def test_the_outcast_may_be_left_after_one_trade() -> None:
    table = visit("stall_outcast", food=5)
    table.play("done")
    assert holdings(table) == {"food": 4, "favor": 1}
    assert table.seat() == 1


@rule("CHM-STALL-02")
def test_the_outcast_wants_at_least_one_food() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_outcast")
    table.give(0, food=0)
    assert table.refused("place:stall_space_1") == "CHM-PLACE-04"


@rule("CHM-STALL-03")
def test_the_trader_gives_wood_and_food_for_nothing() -> None:
    assert holdings(visit("stall_trader")) == {"wood": 1, "food": 1}


@rule("CHM-STALL-04")
@pytest.mark.parametrize(
    ("tile", "paid", "price", "gained"),
    [
        ("stall_savages", "food", 1, {"swordsman": 2}),
        ("stall_heroes", "coin", 2, {"axeman": 1, "swordsman": 1}),
        ("stall_raiders", "wood", 1, {"spearman": 2}),
        ("stall_vikings", "coin", 1, {"spearman": 1, "swordsman": 1}),
    ],
)
def test_the_military_stalls(tile: str, paid: str, price: int, gained: dict[str, int]) -> None:
    assert holdings(visit(tile, **{paid: price})) == gained
    assert holdings(visit(tile, coin=5, wood=5, food=5)) == {
        "coin": 5,
        "wood": 5,
        "food": 5,
        paid: 5 - price,
        **gained,
    }


@rule("CHM-STALL-05")
def test_the_skald_gives_glory_and_the_stranger_coins() -> None:
    assert holdings(visit("stall_skald")) == {"glory": 2}
    assert holdings(visit("stall_stranger")) == {"coin": 2}
