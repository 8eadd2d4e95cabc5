"""The variant More Creatures! (NUL-MORE)."""

import pytest

from meadhall.games.northgard.content.tables import CREATURE_IDS
from meadhall.games.northgard.content.tiles import AREA_IDS
from meadhall.games.northgard.rules.creatures import offer_appearance, places_to_appear
from meadhall.games.northgard.rules.position import CLANS
from meadhall.games.northgard.rules.year.turns import TakeTurn
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE = 0, 1
BEAR, DRAUGR, WOLF = "brown_bear_beige", "draugr_beige", "wolf_beige"


def more_creatures(players: int = 4) -> Table:
    table = Table(players=players, creatures=True, more_creatures=True)
    table.lay("tile_07 1,0")
    table.creature(WOLF, "start.n")
    table.creature("wolf_brown", "start.w")
    table.creature(BEAR, "start.s")
    return table


def passed(table: Table, seat: int) -> None:
    offer_appearance(table.state, seat)
    table.state.settle()


@rule("EX-12", "NUL-MORE-01", "NUL-MORE-02", "NUL-MORE-03")
def test_who_passes_may_let_a_creature_appear_at_a_lair() -> None:
    table = more_creatures()
    table.units(PURPLE, "tile_07.s 2")
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index(DRAUGR)]
    passed(table, PURPLE)
    assert (table.seat(), table.moves()) == (PURPLE, ["appear:tile_07.s", "decline"])
    table.play("appear:tile_07.s")
    draugr = CREATURE_IDS.index(DRAUGR)
    assert table.state.creatures.line[-1] == draugr
    assert table.state.creatures_in(table.territory("tile_07.s")) == [draugr]
    assert table.units_in("tile_07.s", PURPLE) == 1
    passed(table, RED)
    assert table.step() == "over"


@rule("NUL-MORE-01", "EX-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_creatures_may_appear_until_there_are_as_many_as_players(players: int) -> None:
    table = Table(players=players, clans=CLANS, creatures=True, more_creatures=True)
    line = [WOLF, "wolf_brown", BEAR, DRAUGR, "draugr_brown"]
    for creature in line[: players - 1]:
        table.creature(creature, "start.n")
    passed(table, PURPLE)
    assert (table.step(), table.seat()) == ("LureCreature", PURPLE)
    table.play("decline")
    table.creature(line[players - 1], "start.w")
    # Cards are left in the deck, and there is room for their creatures.
    assert table.state.creatures.deck.size()
    assert places_to_appear(table.state)
    passed(table, PURPLE)
    assert table.step() == "over"


@rule("NUL-MORE-01")
def test_nobody_has_to_and_without_the_variant_nobody_may() -> None:
    table = more_creatures()
    passed(table, PURPLE)
    table.play("decline")
    assert len(table.state.creatures.line) == 3
    table = Table(creatures=True)
    passed(table, PURPLE)
    assert table.step() == "over"


@rule("NUL-MORE-02")
def test_without_a_free_lair_any_territory_without_a_creature_will_do() -> None:
    table = more_creatures()
    table.state.own_creatures().at[CREATURE_IDS.index(WOLF)] = AREA_IDS.index("tile_07.s")
    passed(table, PURPLE)
    assert table.refused("appear:tile_07.s") == "NUL-MORE-02"
    assert table.moves() == ["appear:start.n", "appear:start.e", "appear:tile_07.n", "decline"]
    table.play("appear:start.e")
    assert len(table.state.creatures_in(table.territory("start.e"))) == 1


@rule("NUL-MORE-04")
def test_nothing_is_offered_while_no_creature_is_left() -> None:
    table = more_creatures()
    table.state.own_creatures().deck.cards.clear()
    passed(table, PURPLE)
    assert table.step() == "over"
    table.state.own_creatures().discard.append(CREATURE_IDS.index(DRAUGR))
    passed(table, PURPLE)
    assert table.step() == "LureCreature"


@rule("NUL-MORE-05")
def test_who_took_the_display_card_earlier_may_still_let_a_creature_appear() -> None:
    table = more_creatures()
    table.player(PURPLE).took_display_card = True
    table.ask(TakeTurn(PURPLE))
    assert (table.heard("passed"), table.step()) == ([{"seat": PURPLE}], "LureCreature")
