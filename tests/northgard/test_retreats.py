"""Retreats (NUL-COMBAT-12 to 14, 20, 21) and their edge cases."""

from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE, YELLOW = 0, 1, 2
LOST = ["axe2", "axe3"]
"""Dice with which an attacker that is not stronger loses the combat, but no unit."""
WON = ["axe3", "axe2"]


@rule("NUL-COMBAT-12", "NUL-COMBAT-21")
def test_the_loser_distributes_the_survivors_over_friendly_and_neutral_territories() -> None:
    table = Table(clans=("stag", "wolf", "raven"))
    table.units(RED, "start.w 3", "start.n 1")
    table.units(PURPLE, "start.e 3")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.e", "units:3", rolls=LOST)
    assert (table.seat(), table.step()) == (RED, "Retreat")
    assert table.moves() == [
        "retreat:start.n", "retreat:start.s", "retreat:start.w",
        "retreat_all:start.n", "retreat_all:start.s", "retreat_all:start.w",
    ]  # fmt: skip
    table.play("retreat:start.s", "retreat_all:start.n")
    assert [table.units_in(area, RED) for area in ("start.n", "start.s", "start.w")] == [3, 1, 0]
    assert (table.step(), table.heard("glory_gained")) == ("over", [])
    assert [event["n"] for event in table.heard("retreated")] == [1, 2]


@rule("NUL-COMBAT-12", "NUL-EDGE-06")
def test_nobody_retreats_to_an_enemy_but_to_neutral_ground_beside_one() -> None:
    table = Table()
    table.units(RED, "start.w 5", "start.n 1")
    table.units(PURPLE, "start.s 2", "start.e 1")
    table.units(YELLOW, "start.n 1")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:5", rolls=WON)
    assert table.seat() == PURPLE
    assert table.moves() == [
        "retreat:start.e", "retreat:start.w", "retreat_all:start.e", "retreat_all:start.w",
    ]  # fmt: skip
    table = Table()
    table.units(RED, "start.w 5", "start.e 1")
    table.units(PURPLE, "start.n 2")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.n", "units:4", rolls=WON)
    assert (table.step(), table.player(PURPLE).reserve) == ("over", 14)


@rule("NUL-COMBAT-12")
def test_hard_borders_bar_a_retreat() -> None:
    table = Table()
    table.lay("tile_20 0,-1")
    table.units(RED, "start.w 5")
    table.units(PURPLE, "start.n 2")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:tile_20.s", "units:4", rolls=WON)
    assert table.step() == "over"
    assert (table.units_in("tile_20.n", PURPLE), table.units_in("start.e", PURPLE)) == (0, 2)


@rule("NUL-MOVE-10", "NUL-COMBAT-12")
def test_the_wolf_clan_retreats_across_hard_borders_but_its_enemies_do_not() -> None:
    table = Table(clans=("wolf", "goat", "raven"))
    table.lay("tile_20 0,-1")
    table.units(RED, "tile_20.n 3")
    table.units(PURPLE, "start.n 4")
    table.resolve(RED, "clan_wolf")
    table.play("from:tile_20.n", "units:3", rolls=LOST)
    assert "retreat_all:tile_20.n" in table.moves()
    table = Table(clans=("wolf", "goat", "raven"))
    table.lay("tile_20 0,-1")
    table.units(RED, "start.w 5")
    table.units(PURPLE, "start.n 2")
    table.units(YELLOW, "start.s 1")
    table.resolve(RED, "clan_wolf")
    table.play("from:start.w", "to:tile_20.s", "units:5", rolls=WON)
    assert table.seat() == PURPLE
    assert table.refused("retreat:tile_20.n") == "NUL-COMBAT-12"


@rule("NUL-COMBAT-13")
def test_without_a_territory_to_go_to_all_return_to_the_reserve() -> None:
    table = Table(clans=("goat", "bear", "raven"))
    table.units(RED, "start.w 7")
    table.units(PURPLE, "start.n 2")
    table.kaija("start.n")
    table.units(YELLOW, "start.e 1")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.n", "units:6", rolls=WON)
    assert (table.control("start.n"), table.player(PURPLE).reserve) == (RED, 14)
    assert table.state.figures.kaija_at == -1
    assert table.heard("no_retreat") == [{"seat": PURPLE, "territory": "start.n", "n": 3}]


@rule("NUL-COMBAT-14", "NUL-EDGE-07", "NUL-COMBAT-20")
def test_a_territory_with_a_pending_combat_is_open_to_the_later_loser_only() -> None:
    table = Table()
    table.units(RED, "start.w 8")
    table.units(PURPLE, "start.n 2", "start.e 2")
    table.units(YELLOW, "start.s 1")
    table.resolve(RED, "dev_militia")
    table.play("from:start.w", "to:start.n", "units:4", "from:start.w", "to:start.e", "units:3")
    table.play("resolve:start.n", rolls=[*WON, "axe2", "axe3"])
    assert table.units_in("start.n", RED) == 4
    assert (table.player(PURPLE).reserve, table.step()) == (14 - 2, "Retreat")
    assert (table.seat(), table.moves()[0]) == (RED, "retreat:start.n")


@rule("NUL-COMBAT-14")
def test_the_obstacle_of_a_pending_combat_is_named() -> None:
    table = Table()
    table.units(RED, "start.s 8")
    table.units(PURPLE, "start.w 2", "start.e 2")
    table.resolve(RED, "dev_militia")
    table.play("from:start.s", "to:start.w", "units:4", "from:start.s", "to:start.e", "units:4")
    table.play("resolve:start.w", rolls=WON)
    assert (table.seat(), table.refused("retreat:start.e")) == (PURPLE, "NUL-COMBAT-14")
    assert table.moves() == [
        "retreat:start.n", "retreat:start.s", "retreat_all:start.n", "retreat_all:start.s",
    ]  # fmt: skip


@rule("NUL-COMBAT-20", "NUL-EDGE-05")
def test_attackers_return_to_the_territory_that_they_left_empty() -> None:
    table = Table()
    table.units(RED, "start.n 2")
    table.units(PURPLE, "start.e 3", "start.w 1")
    table.units(YELLOW, "start.s 1")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.e", "units:2", rolls=LOST)
    assert (table.step(), table.units_in("start.n", RED)) == ("over", 2)


@rule("NUL-COMBAT-12", "NUL-CLAN-01")
def test_kaija_retreats_like_a_unit() -> None:
    table = Table(clans=("goat", "bear", "raven"))
    table.units(RED, "start.n 7")
    table.units(PURPLE, "start.e 2")
    table.kaija("start.e")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.e", "units:7", rolls=WON)
    assert "retreat_kaija:start.w" in table.moves()
    table.play("retreat_kaija:start.w", "retreat:start.s", "retreat:start.s")
    assert table.state.kaija_is_in(table.territory("start.w"))
    assert (table.units_in("start.s", PURPLE), table.control("start.e")) == (2, RED)
    assert table.heard("kaija_retreated") == [
        {"seat": PURPLE, "origin": "start.e", "territory": "start.w"}
    ]
