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
    for side in range(len(state.sides)):
        strew_pieces(state, side, dice)
        strew_upgrades(state, side, dice)
        if not state.is_independent(side):
            strew_goods(state, side, dice)
            state.sides[side].vuko_tokens = dice.below(0, 3)
    if state.side_of(CALLO) != NONE:
        for _ in range(3):
            region = any_region(state, dice)
            if region != state.map.thorn and state.map.nightmares[region] < 2:
                state.own_map().nightmares[region] += 1
    if state.side_of(VAN_DYKEN) != NONE:
        state.own_map().thorn = any_region(state, dice)
    state.own_tracks().dead_snow = dice.below(0, state.dead_snow_limit() - 2)
    return state


def any_region(state: IceGardenState, dice: Dice) -> int:
    return state.map.by_number[dice.below(0, len(state.map.by_number))]


def strew_pieces(state: IceGardenState, side: int, dice: Dice) -> None:
    for _ in range(dice.below(0, 12)):
        state.sides[side].supply -= 1
        state.sides[side].markers[any_region(state, dice)] += 1
    for level in range(1, UNITS_EACH + 1):
        unit = state.unit_of(side, level)
        for _ in range(dice.below(0, state.units.supply[unit] + 1)):
            state.own_units().supply[unit] -= 1
            state.own_units().on_map[unit * REGIONS + any_region(state, dice)] += 1


def strew_upgrades(state: IceGardenState, side: int, dice: Dice) -> None:
    for _ in range(2):
        unit = state.unit_of(side, 1 + dice.below(0, UNITS_EACH))
        ability = dice.below(0, len(state.upgrades.stock))
        if state.upgrades.stock[ability] and space_obstacle(state, unit, ability, 0) is None:
            state.own_upgrades().stock[ability] -= 1
            lay_upgrade(state, side, unit, ability, 0)


def strew_goods(state: IceGardenState, side: int, dice: Dice) -> None:
    for good in range(GOODS):
        kind = min(good, M_FACTOR)
        n = min(dice.below(0, 3), state.stock[kind])
        state.stock[kind] -= n
        state.sides[side].goods[good] += n
