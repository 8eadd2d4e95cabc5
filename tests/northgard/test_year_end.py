"""The End of Year: domination, second chances, the next year (NUL-EOY, NUL-LONG, NUL-TEAM)."""

from typing import Any

import pytest

from meadhall.games.northgard.content.tables import CREATURE_IDS, IGNORE_ENEMY_DEFENCES
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.year.year_end import EndOfYear
from tests.northgard.table import Table
from tests.rules import rule


def three_strongholds(**options: Any) -> Table:
    """Three closed territories around the start tile with a large building each, of seat 0."""
    table = Table(players=4 if options.get("team_game") else 2, **options)
    table.lay("tile_01 0,-1 r2", "tile_03 1,0", "tile_06 0,1")
    table.build("fortress start.n", "forge start.e", "altar_of_kings start.s")
    table.units(0, "start.n 1", "start.e 1", "start.s 1")
    table.units(1, "start.w 1")
    return table


@rule("NUL-EOY-01", "NUL-EDGE-24")
def test_three_closed_territories_with_a_large_building_win() -> None:
    table = three_strongholds()
    table.ask(EndOfYear())
    assert table.state.is_over()
    assert table.heard("dominated") == [{"seat": 0, "n": 3}]
    assert table.state.dominators == 1


@rule("NUL-EOY-01", "NUL-EDGE-23")
def test_open_territories_and_small_buildings_do_not_count() -> None:
    table = three_strongholds()
    table.lay("tile_21 -1,0")
    table.build("fortress tile_21.s.s1", "food_silo start.w")
    table.state.take_units(0, table.territory("start.e"), 1)
    table.units(0, "tile_21.s 1")
    assert table.state.lands.is_open(table.territory("tile_21.s"))
    table.ask(EndOfYear())
    assert not table.state.dominators


@rule("NUL-EOY-02")
def test_the_seventh_year_is_the_last() -> None:
    table = Table(players=2, year=7)
    table.ask(EndOfYear())
    assert table.state.is_over()
    assert table.heard("game_ended") == [{}]
    table = Table(players=2, year=6)
    table.units(0, "start.n 1")
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    assert table.state.year == 7


@rule("NUL-EOY-03", "NUL-EOY-08", "NUL-REC-08")
def test_players_without_units_begin_again_in_turn_order() -> None:
    table = Table()
    table.give(2, food=2)
    table.units(0, "start.n 1")
    table.build("training_camp start.s")
    table.state.first_player = 2
    table.ask(EndOfYear())
    assert table.seat() == 2
    assert table.moves() == ["place:start.e", "place:start.s", "place:start.w", "decline"]
    table.play("place:start.s")
    assert table.units_in("start.s", 2) == 3
    assert table.resource(2, "food") == 2
    assert table.seat() == 1
    assert table.moves() == ["place:start.e", "place:start.w", "decline"]


@rule("NUL-EOY-04", "NUL-EOY-07")
def test_kaija_alone_needs_no_second_chance_and_takes_no_part_in_one() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    table.kaija("start.n")
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    assert table.state.year == 2

    table = Table(players=2, clans=("bear", "goat"))
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    table.play("place:start.n")
    assert table.units_in("start.n", 0) == 3
    assert not table.state.kaija_is_in(table.territory("start.n"))


def crowded() -> Table:
    """No neutral ground for seat 0."""
    table = Table(players=2, clans=("raven", "boar"))
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    return table


@rule("NUL-EOY-05")
def test_without_neutral_ground_a_tile_is_drawn() -> None:
    table = crowded()
    table.next_tiles("tile_13", "tile_02")
    table.ask(EndOfYear())
    assert table.moves() == ["draw_tile", "decline"]
    table.play("draw_tile")
    # The first tile is one area all round: it would join the units of the other player.
    assert table.heard("tiles_put_under") == [{"seat": 0, "n": 1}]
    table.play("cell:0,-1", "turn:2")
    assert table.glory(1) == 0
    assert table.units_in("tile_02.s", 0) == 3
    assert table.state.placing is None
    assert table.state.year == 2


@rule("NUL-EOY-05")
def test_with_no_usable_tile_there_is_no_second_chance() -> None:
    table = crowded()
    table.only_tiles("tile_13")
    table.ask(EndOfYear())
    table.play("draw_tile")
    assert table.state.figures_on_map(0) == 0
    assert table.state.year == 2
    table = crowded()
    table.only_tiles()
    table.ask(EndOfYear())
    assert table.state.year == 2


VALKYRIE, OTHER_VALKYRIE = "fallen_valkyrie_beige", "fallen_valkyrie_brown"


@rule("NUL-CREA-34", "NUL-CREA-33", "NUL-CTRL-02")
def test_no_creature_bars_the_second_chance() -> None:
    table = Table(players=2, creatures=True)
    table.units(1, "start.s 1")
    table.creature(VALKYRIE, "start.n")
    table.creature("brown_bear_beige", "start.e")
    table.ask(EndOfYear())
    assert table.moves() == ["place:start.n", "place:start.e", "place:start.w", "decline"]


def settled_beside_a_valkyrie() -> Table:
    """Seat 0 has used its second chance in the north of the start tile."""
    table = Table(players=2, creatures=True)
    table.units(1, "start.s 1")
    table.creature(VALKYRIE, "start.n")
    table.ask(EndOfYear())
    table.play("place:start.n")
    return table


@rule("NUL-CREA-34", "NUL-CREA-25")
def test_a_group_that_begins_beside_a_valkyrie_is_not_attacked() -> None:
    table = settled_beside_a_valkyrie()
    assert table.state.year == 2
    assert (table.units_in("start.n", 0), table.control("start.n")) == (3, 0)
    assert len(table.state.creatures_in(table.territory("start.n"))) == 1
    assert table.heard("combat_began") == table.heard("creature_fought") == []
    # In the Creature Phase she goes on to the units next door; none are there.
    table.state.take_units(1, table.territory("start.s"), 1)
    table.units(1, "start.e 1")
    table.ask(CreaturePhase())
    assert table.heard("creature_moved") == [
        {"creature": VALKYRIE, "origin": "start.n", "territory": "start.e"}
    ]
    assert table.units_in("start.n", 0) == 3


@rule("NUL-CREA-34", "NUL-CREA-09", "NUL-CREA-35")
def test_a_group_beside_a_valkyrie_leaves_or_fights_with_its_next_move() -> None:
    table = settled_beside_a_valkyrie()
    table.resolve(0, "start_move")
    table.play("from:start.n", "to:start.w", "units:3")
    assert (table.step(), table.units_in("start.w", 0)) == ("over", 3)
    assert table.heard("creature_fought") == []
    table = settled_beside_a_valkyrie()
    table.resolve(0, "start_move")
    table.play("done", rolls=["axe2", "axe2"])
    assert table.heard("creature_fought") == [
        {"seat": 0, "creature": VALKYRIE, "territory": "start.n"}
    ]


@rule("NUL-CREA-34", "NUL-CREA-27")
def test_nobody_recruits_beside_the_valkyrie_of_a_second_chance() -> None:
    table = settled_beside_a_valkyrie()
    table.units(0, "start.w 1")
    table.resolve(0, "start_recruit")
    assert table.moves() == ["recruit:start.w", "done"]


@rule("NUL-CREA-34", "NUL-CREA-05", "NUL-EOY-05")
@pytest.mark.parametrize("creature", [VALKYRIE, "brown_bear_beige"])
def test_the_creature_of_a_tile_does_not_bar_the_second_chance_on_it(creature: str) -> None:
    table = Table(players=2, clans=("raven", "boar"), creatures=True)
    table.units(1, "start.n 1", "start.e 1", "start.s 1", "start.w 1")
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index(creature)]
    table.next_tiles("tile_17")
    table.ask(EndOfYear())
    table.play("draw_tile", "cell:0,-1", "turn:0")
    # Only the area with the lair does not join the land of the other player.
    assert table.heard("creature_appeared") == [
        {"seat": 0, "creature": creature, "territory": "tile_17.n"}
    ]
    assert (table.units_in("tile_17.n", 0), table.state.year) == (3, 2)


@rule("NUL-EOY-06", "NUL-YEAR-05", "NUL-YEAR-06")
def test_the_marker_moves_on_and_what_held_for_the_year_ends() -> None:
    table = Table(players=2)
    table.units(0, "start.n 1")
    table.units(1, "start.s 1")
    table.display("dev_merchant")
    for player in table.state.players:
        player.has_passed = True
    table.player(0).took_display_card = True
    table.player(0).year_flags = IGNORE_ENEMY_DEFENCES
    table.ask(EndOfYear())
    assert table.state.year == 2
    assert table.state.supply.display == []
    assert table.heard("display_cleared") == [{"cards": ["dev_merchant"]}]
    assert not any(player.has_passed for player in table.state.players)
    assert not table.player(0).took_display_card
    assert table.player(0).year_flags == 0


@rule("NUL-EOY-08")
def test_in_the_last_year_there_is_no_second_chance() -> None:
    table = Table(players=2, year=7)
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    assert table.state.is_over()


@rule("NUL-EOY-09")
def test_who_declines_is_asked_again_next_year() -> None:
    table = Table(players=2)
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    table.play("decline")
    assert table.heard("second_chance_declined") == [{"seat": 0}]
    assert table.state.year == 2
    table.ask(EndOfYear())
    assert table.seat() == 0


@rule("NUL-LONG-01")
def test_the_longer_game_has_ten_years() -> None:
    table = Table(players=2, year=7, long_game=True)
    table.units(0, "start.n 1")
    table.units(1, "start.s 1")
    table.ask(EndOfYear())
    assert table.state.year == 8
    table = Table(players=2, year=10, long_game=True)
    table.ask(EndOfYear())
    assert table.state.is_over()


@rule("NUL-LONG-02")
def test_nobody_dominates_in_the_longer_game() -> None:
    table = three_strongholds(long_game=True)
    table.ask(EndOfYear())
    assert table.state.year == 2
    assert table.state.dominators == 0


@rule("NUL-TEAM-07", "NUL-TEAM-13")
def test_a_team_dominates_with_five_territories_together() -> None:
    table = three_strongholds(team_game=True)
    table.units(3, "tile_03.s 1")
    table.units(2, "tile_06.e 1")
    table.ask(EndOfYear())
    assert table.state.dominators == 0
    assert table.state.year == 2

    table = three_strongholds(team_game=True)
    table.lay("tile_22 0,-2", "tile_30 1,1")
    table.build("fortress tile_22.s", "fortress tile_30.n")
    closed = [area for area in ("tile_22.s", "tile_30.n") if not is_open(table, area)]
    assert closed == ["tile_22.s", "tile_30.n"]
    table.units(2, "tile_22.s 1", "tile_30.n 1")
    table.ask(EndOfYear())
    assert table.state.dominators == 0b0101


def is_open(table: Table, area: str) -> bool:
    return table.state.lands.is_open(table.territory(area))


@rule("NUL-LONG-03", "NUL-TEAM-07")
def test_a_team_dominates_nobody_in_the_longer_game() -> None:
    table = three_strongholds(team_game=True, long_game=True)
    table.lay("tile_22 0,-2", "tile_30 1,1")
    table.build("fortress tile_22.s", "fortress tile_30.n")
    table.units(2, "tile_22.s 1", "tile_30.n 1")
    table.ask(EndOfYear())
    assert table.state.dominators == 0
