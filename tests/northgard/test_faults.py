"""The invariants notice every piece that is lost, doubled or out of place."""

from collections.abc import Callable

import pytest

from meadhall.games.northgard.content.tables import CARD_IDS, CREATURE_IDS
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE
from meadhall.games.northgard.rules.invariants import faults
from meadhall.games.northgard.rules.state import NorthgardState
from tests.northgard.table import Table
from tests.rules import rule


def position() -> Table:
    table = Table(clans=("bear", "snake", "wolf"), creatures=True)
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 3")
    table.units(1, "start.w 2")
    table.kaija("start.n")
    table.build("fortress tile_07.m", "food_silo tile_07.m.m1")
    table.creature("wolf_beige", "tile_07.n")
    table.hand(0, "start_feast", "dev_spy")
    table.top(1, "start_move")
    table.give(0, food=1)
    return table


def test_a_real_position_is_free_of_faults() -> None:
    assert faults(position().state) == []


def spend_too_much(state: NorthgardState) -> None:
    state.pay(0, 0, 2)


def lose_a_unit(state: NorthgardState) -> None:
    state.players[0].reserve -= 1


def lose_control(state: NorthgardState) -> None:
    state.own_figures().holders[AREA_IDS.index("start.w")] = NONE


def come_together(state: NorthgardState) -> None:
    state.put_units(0, AREA_IDS.index("start.w"), 1)


def double_a_card(state: NorthgardState) -> None:
    state.players[2].take_in_hand(CARD_IDS.index("dev_spy"), 0)


def lose_a_card(state: NorthgardState) -> None:
    state.players[0].hand.pop(0)


def double_a_tile(state: NorthgardState) -> None:
    state.own_tile_pile().cards.append(state.tile_pile.cards[0])


def lose_a_token(state: NorthgardState) -> None:
    state.own_buildings().tokens[0] -= 1


def count_wrongly(state: NorthgardState) -> None:
    state.own_buildings().counts[0] += 1


def lose_a_creature(state: NorthgardState) -> None:
    state.own_creatures().line.remove(CREATURE_IDS.index("wolf_beige"))


@rule("NUL-CTRL-01", "NUL-EDGE-02")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (spend_too_much, "seat 0 has less than nothing"),
        (lose_a_unit, "seat 0 has 3 + 10 units"),
        (lose_control, "start.w is controlled by -1"),
        (come_together, "in start.w without a combat"),
        (double_a_card, "there are 2 cards dev_spy"),
        (lose_a_card, "there are 5 cards start_feast"),
        (double_a_tile, "is in 2 places"),
        (lose_a_token, "tokens of"),
        (count_wrongly, "counts"),
        (lose_a_creature, "a creature is lost or doubled"),
    ],
)
def test_a_fault_is_named(spoil: Callable[[NorthgardState], None], sentence: str) -> None:
    state = position().state
    spoil(state)
    assert sentence in "; ".join(faults(state))
