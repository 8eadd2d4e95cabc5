"""Crowded maps: what random play from the start seldom reaches is there from the first move on."""

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    CALLO,
    GOODS,
    M_FACTOR,
    NONE,
    REGIONS,
    UNITS_EACH,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules.actions.upgrading import lay_upgrade, space_obstacle
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice


def crowded_game(players: int, given: dict[str, object], seed: str) -> IceGardenState:
    """A game after its setup, with units, upgrades, tokens and goods strewn over the table."""
    state = GAME.begin(players, given, seed)
    state.settle()
    dice = Dice.from_seed(f"crowd of {seed}", streams=1)
    while state.phase == 0:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])
    for side in range(state.sides):
        strew_pieces(state, side, dice)
        strew_upgrades(state, side, dice)
        if not state.is_independent(side):
            strew_goods(state, side, dice)
            state.vuko_tokens[side] = dice.below(0, 3)
    if state.side_of(CALLO) != NONE:
        for _ in range(3):
            region = any_region(state, dice)
            if region != state.thorn and state.nightmares[region] < 2:
                state.nightmares[region] += 1
    if state.side_of(VAN_DYKEN) != NONE:
        state.thorn = any_region(state, dice)
    state.dead_snow = dice.below(0, state.dead_snow_limit() - 2)
    return state


def any_region(state: IceGardenState, dice: Dice) -> int:
    return state.region_order[dice.below(0, len(state.region_order))]


def strew_pieces(state: IceGardenState, side: int, dice: Dice) -> None:
    for _ in range(dice.below(0, 12)):
        state.supply[side] -= 1
        state.markers[side * REGIONS + any_region(state, dice)] += 1
    for level in range(1, UNITS_EACH + 1):
        unit = state.unit_of(side, level)
        for _ in range(dice.below(0, state.figures[unit] + 1)):
            state.figures[unit] -= 1
            state.units[unit * REGIONS + any_region(state, dice)] += 1


def strew_upgrades(state: IceGardenState, side: int, dice: Dice) -> None:
    for _ in range(2):
        unit = state.unit_of(side, 1 + dice.below(0, UNITS_EACH))
        ability = dice.below(0, len(state.upgrade_stock))
        if state.upgrade_stock[ability] and space_obstacle(state, unit, ability, 0) is None:
            state.upgrade_stock[ability] -= 1
            lay_upgrade(state, side, unit, ability, 0)


def strew_goods(state: IceGardenState, side: int, dice: Dice) -> None:
    for good in range(GOODS):
        kind = min(good, M_FACTOR)
        n = min(dice.below(0, 3), state.stock[kind])
        state.stock[kind] -= n
        state.goods[side * GOODS + good] += n
