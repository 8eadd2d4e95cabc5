"""Creatures: how they appear, where they go and what they do there (NUL-CREA)."""

import pytest

from meadhall.games.northgard.content.tables import CREATURE_IDS, CREATURE_VALUE, LATER_CREATURES
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, TILE_IDS
from meadhall.games.northgard.rules.creatures import (
    CreaturePhase,
    appear,
    appear_on_tile,
)
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE = 0, 1
BEAR, DRAUGR, WOLF = "brown_bear_beige", "draugr_beige", "wolf_beige"
VALKYRIE = "fallen_valkyrie_beige"


def creature_table(players: int = 2, clans: tuple[str, ...] = ("goat", "boar")) -> Table:
    table = Table(players=players, clans=clans, creatures=True)
    table.lay("tile_07 1,0")
    return table


def next_creature(table: Table, creature: str) -> None:
    """Let this one come next."""
    deck, number = table.state.creatures.deck, CREATURE_IDS.index(creature)
    if number in LATER_CREATURES:
        table.state.own_creatures().first = 0
    deck.cards[:] = [number]


def appears(table: Table, tile: str, activates: bool = True) -> None:
    """The creature of a tile that was just laid by Red."""
    appear_on_tile(table.state, RED, TILE_IDS.index(tile), activates)
    table.state.settle()


def where(table: Table, creature: str) -> str | None:
    area = table.state.creatures.at[CREATURE_IDS.index(creature)]
    return None if area == NONE else table.name(AREA_IDS[area])


def phase(table: Table) -> None:
    table.ask(CreaturePhase())


# Appearing


@rule("NUL-CREA-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_creature_more_than_players_comes_before_the_valkyries(players: int) -> None:
    table = Table(players=players, creatures=True)
    area = AREA_IDS.index("start.n")
    first = [appear(table.state, RED, area) for _ in range(players + 1)]
    assert max(CREATURE_VALUE[creature] for creature in first) <= 6
    assert table.state.creatures.deck.size() == 9 - len(first)
    rest = [appear(table.state, RED, area) for _ in range(9 - len(first))]
    assert sorted(first + rest) == list(range(9))


@rule("NUL-CREA-02")
def test_a_creature_comes_to_the_lair_and_to_the_right_end_of_the_line() -> None:
    table = creature_table()
    table.creature(WOLF, "start.n")
    next_creature(table, BEAR)
    appears(table, "tile_07")
    assert where(table, BEAR) == "tile_07.s"
    assert [CREATURE_IDS[creature] for creature in table.state.creatures.line] == [WOLF, BEAR]
    assert table.heard("creature_appeared") == [
        {"seat": RED, "creature": BEAR, "territory": "tile_07.s"}
    ]


@rule("NUL-CREA-02")
def test_an_empty_deck_is_made_of_the_discarded_creatures_and_without_any_nothing_appears() -> None:
    table = creature_table()
    table.state.own_creatures().first = 0
    table.state.own_creatures().deck.cards.clear()
    appears(table, "tile_07")
    assert table.state.creatures.line == []
    table.state.own_creatures().discard.append(CREATURE_IDS.index(WOLF))
    appears(table, "tile_07")
    assert (where(table, WOLF), table.state.creatures.discard) == ("tile_07.s", [])
    assert table.heard("creatures_reshuffled") == [{"n": 1}]


@rule("NUL-CREA-03", "NUL-CREA-24")
def test_in_setup_a_creature_does_nothing_but_appear() -> None:
    table = creature_table()
    table.units(RED, "tile_07.s 3")
    next_creature(table, DRAUGR)
    appears(table, "tile_07", activates=False)
    assert (where(table, DRAUGR), table.units_in("tile_07.s", RED)) == ("tile_07.s", 3)


@rule("NUL-CREA-05", "NUL-CREA-24")
def test_an_explored_lair_brings_a_creature_that_acts_at_once() -> None:
    table = creature_table()
    table.units(PURPLE, "tile_07.s 3")
    next_creature(table, DRAUGR)
    appears(table, "tile_07")
    assert table.units_in("tile_07.s", PURPLE) == 2


@rule("NUL-CREA-05", "NUL-TILE-03")
def test_lairs_mean_nothing_without_the_module_and_tiles_without_a_lair_bring_nothing() -> None:
    table = Table(players=2)
    table.lay("tile_07 1,0")
    appears(table, "tile_07")
    assert table.state.creatures.line == []
    table = creature_table()
    table.lay("tile_20 0,-1")
    appears(table, "tile_20")
    assert table.state.creatures.line == []


@rule("NUL-CREA-05", "NUL-CREA-36")
def test_what_a_creature_does_comes_before_the_card_goes_on() -> None:
    table = creature_table(clans=("bear", "boar"))
    table.units(RED, "start.n 2", "start.s 1")
    table.kaija("start.n")
    table.next_tiles("tile_17")
    next_creature(table, DRAUGR)
    table.resolve(RED, "dev_rangers")
    table.play("cell:0,-1", "turn:2")
    assert table.step() == "LoseFigures"
    table.play("lose:unit")
    assert table.step() == "ExploreAgain"


# The Creature Phase


@rule("NUL-CREA-17")
def test_creatures_move_from_left_to_right() -> None:
    table = creature_table()
    table.creature(BEAR, "tile_07.n")
    table.creature(WOLF, "tile_07.s")
    phase(table)
    assert [event["creature"] for event in table.heard("creature_moved")][:1] == [BEAR]
    assert where(table, BEAR) == "start.e"
    assert table.heard("creature_stayed") == [{"creature": WOLF}]


@rule("NUL-CREA-18")
def test_a_creature_goes_to_units_rather_than_to_neutral_ground() -> None:
    table = creature_table()
    table.units(RED, "start.n 1")
    table.build("fortress start.s", "altar_of_kings start.s")
    table.creature(BEAR, "start.e")
    phase(table)
    assert where(table, BEAR) == "start.n"


@rule("NUL-CREA-18")
def test_a_creature_crosses_hard_borders_and_avoids_other_creatures() -> None:
    table = creature_table()
    table.lay("tile_20 0,-1")
    table.units(RED, "tile_20.n 1", "start.e 5")
    table.creature(WOLF, "start.e")
    table.creature(DRAUGR, "start.n")
    table.state.creatures.line.reverse()
    phase(table)
    assert where(table, DRAUGR) == "tile_20.n"


@rule("EX-10", "NUL-CREA-19", "NUL-CREA-24")
def test_the_draugr_follows_its_priorities_and_takes_a_unit() -> None:
    """Red's territory is start.n, Purple's start.w; both have three units and one building."""
    table = creature_table()
    table.lay("tile_20 0,-1")
    table.units(RED, "start.n 3")
    table.units(PURPLE, "start.w 3")
    table.build("woodcutter_lodge start.n", "woodcutter_lodge start.w")
    table.creature(DRAUGR, "start.e")
    phase(table)
    assert where(table, DRAUGR) == "tile_20.s"
    assert (table.units_in("start.n", RED), table.units_in("start.w", PURPLE)) == (2, 3)
    assert table.heard("creature_moved") == [
        {"creature": DRAUGR, "origin": "start.e", "territory": "tile_20.s"}
    ]


@rule("NUL-CREA-19")
@pytest.mark.parametrize(
    ("creature", "target"),
    [(WOLF, "start.n"), (BEAR, "start.s"), (DRAUGR, "start.w"), (VALKYRIE, "start.n")],
)
def test_every_kind_has_priorities_of_its_own(creature: str, target: str) -> None:
    """Resources in the north, a large building in the south, most units in the west."""
    table = creature_table()
    table.units(RED, "start.n 1", "start.s 1", "start.w 4")
    table.build("food_silo start.n", "food_silo start.n", "fortress start.s")
    table.creature(creature, "start.e")
    phase(table)
    assert table.heard("creature_moved")[0]["territory"] == target


@rule("NUL-CREA-19", "NUL-CLAN-01")
def test_kaija_counts_for_the_priority_of_units() -> None:
    table = creature_table(clans=("bear", "boar"))
    table.units(RED, "start.n 2")
    table.kaija("start.n")
    table.units(PURPLE, "start.w 2")
    table.creature(DRAUGR, "start.e")
    phase(table)
    assert where(table, DRAUGR) == "start.n"


@rule("NUL-CREA-19")
def test_the_first_player_breaks_the_last_tie() -> None:
    table = creature_table()
    table.state.first_player = PURPLE
    table.units(RED, "start.n 2", "start.s 2", "start.w 1")
    table.creature(DRAUGR, "start.e")
    phase(table)
    assert (table.seat(), table.moves()) == (PURPLE, ["creature_to:start.n", "creature_to:start.s"])
    table.play("creature_to:start.s")
    assert (where(table, DRAUGR), table.units_in("start.s", RED)) == ("start.s", 1)


@rule("NUL-CREA-20", "NUL-CREA-24", "NUL-CREA-25", "NUL-EDGE-28")
@pytest.mark.parametrize("creature", [DRAUGR, VALKYRIE])
def test_a_creature_that_cannot_move_takes_nobody_and_attacks_nobody(creature: str) -> None:
    table = creature_table()
    table.units(RED, "tile_07.n 2")
    table.creature(creature, "tile_07.n")
    table.creature(BEAR, "start.e")
    phase(table)
    assert table.heard("creature_stayed")[0] == {"creature": creature}
    assert table.units_in("tile_07.n", RED) == 2


@rule("NUL-CREA-20", "NUL-CREA-21", "NUL-EDGE-28")
def test_a_wolf_that_cannot_move_goes_on_blocking_its_territory() -> None:
    table = creature_table()
    table.creature(WOLF, "tile_07.n")
    table.creature(BEAR, "start.e")
    phase(table)
    assert where(table, WOLF) == "tile_07.n"
    assert table.state.is_harvest_blocked(table.territory("tile_07.n"))


@rule("NUL-CREA-24", "NUL-CLAN-01")
def test_bear_chooses_whom_the_draugr_takes() -> None:
    table = creature_table(clans=("bear", "boar"))
    table.units(RED, "start.n 2")
    table.kaija("start.n")
    table.creature(DRAUGR, "start.e")
    phase(table)
    assert (table.seat(), table.moves()) == (RED, ["lose:unit", "lose:kaija"])
    table.play("lose:kaija")
    assert (table.units_in("start.n", RED), table.state.figures.kaija_at) == (2, NONE)


@rule("NUL-EDGE-29")
def test_creatures_can_take_the_last_unit_of_a_player() -> None:
    table = creature_table()
    table.units(RED, "start.n 1")
    table.creature(DRAUGR, "start.e")
    phase(table)
    assert (table.control("start.n"), table.state.figures_on_map(RED)) == (None, 0)


@rule("NUL-CREA-37", "NUL-CREA-06")
def test_creatures_that_a_tile_brings_together_do_not_harm_each_other() -> None:
    table = Table(players=2, creatures=True)
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.creature(WOLF, "tile_07.m")
    table.creature(BEAR, "tile_08.n")
    table.lay("tile_13 1,-1")
    territory = table.territory("tile_13.a")
    assert [CREATURE_IDS[creature] for creature in table.state.creatures_in(territory)] == [
        WOLF,
        BEAR,
    ]
    assert table.state.is_harvest_blocked(territory)
    assert table.state.is_locked(territory)


@rule("NUL-CREA-08")
def test_no_tile_joins_a_valkyrie_with_units() -> None:
    table = Table(players=2, creatures=True)
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.units(RED, "tile_08.n 2", "start.s 1", "start.w 1")
    table.creature(VALKYRIE, "tile_07.m")
    table.next_tiles("tile_13")
    table.resolve(RED, "start_explore")
    assert table.refused("cell:1,-1") == "NUL-CREA-08"


# Brown Bear


@rule("NUL-CREA-22", "NUL-EDGE-31")
def test_nobody_moves_out_of_a_brown_bears_territory_but_into_it() -> None:
    table = creature_table()
    table.units(RED, "start.n 2", "start.w 2")
    table.creature(BEAR, "start.n")
    table.resolve(RED, "dev_militia")
    assert table.refused("from:start.n") == "NUL-CREA-22"
    table.play("from:start.w", "to:start.n", "units:1")
    assert table.units_in("start.n", RED) == 3


@rule("NUL-CREA-22", "NUL-EDGE-31")
def test_who_loses_to_a_player_retreats_out_of_and_into_a_brown_bears_territory() -> None:
    table = creature_table(players=3, clans=("goat", "boar", "wolf"))
    table.units(RED, "start.w 4")
    table.units(PURPLE, "start.n 2")
    table.creature(BEAR, "start.n")
    table.creature("brown_bear_brown", "start.e")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.n", "units:3", rolls=["axe3", "axe2"])
    assert table.units_in("start.e", PURPLE) == 2


@rule("NUL-CREA-33")
def test_a_brown_bear_does_not_bar_units_that_are_not_recruited() -> None:
    table = creature_table()
    table.units(RED, "start.n 2")
    table.units(PURPLE, "start.e 2")
    table.creature(BEAR, "start.n")
    table.resolve(RED, "dev_capture")
    assert (table.units_in("start.n", RED), table.units_in("start.e", PURPLE)) == (3, 1)
