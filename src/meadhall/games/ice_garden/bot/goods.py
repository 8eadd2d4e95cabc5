"""Goods: what a seat needs this round, Viper Gorge, and resources of regions."""

from typing import Final

from meadhall.games.ice_garden.bot.making import find_program, levels_of
from meadhall.games.ice_garden.bot.outlook import Outlook, m_factor_of, worth_of_next
from meadhall.games.ice_garden.bot.pieces import NO_WAY
from meadhall.games.ice_garden.moves import DONE, EXCHANGE, EXCHANGES, TAKE
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.tables import (
    ATTACK_COST,
    COSTS,
    GOLD,
    GOODS,
    INFLUENCE,
    KINDS,
    M_FACTOR,
    M_FACTOR_STEPS,
    MAKING,
    MOST_TIMES,
    MOVE_BOX,
    POPULATION,
    TILE_RESOURCES,
    VORACIOUS_MOUNTAIN,
)
from meadhall.games.ice_garden.voracious_mountain import price_in_population

NEEDED: Final = 0.6
"""How much more a good is worth that a planned action has to be paid with."""
WORTHWHILE: Final = 0.2
"""What an exchange must gain."""


def needs_of(outlook: Outlook) -> list[int]:
    """Population and gold for the actions planned; gold for an attack."""
    state, seat = outlook.state, outlook.seat
    needs = [0] * KINDS
    times = state.slots[INFLUENCE].count(seat) * MOST_TIMES[INFLUENCE]
    needs[POPULATION] = times * COSTS[INFLUENCE][POPULATION]
    times = state.slots[VORACIOUS_MOUNTAIN].count(seat)
    needs[POPULATION] += times * price_in_population(state)
    needs[GOLD] = state.slots[MOVE_BOX].count(seat) * MOST_TIMES[MOVE_BOX]
    if outlook.attacks[seat]:
        needs[GOLD] += ATTACK_COST[GOLD]
    return needs


def worth_of_good(outlook: Outlook, needs: list[int], kind: int, owned: int) -> float:
    """One more of a kind for a seat that has so many."""
    state, seat = outlook.state, outlook.seat
    worth = worth_of_next(outlook, kind, owned)
    if kind == M_FACTOR:
        if state.slots[MAKING].count(seat):
            worth = max(worth, gain_of_m_factor(outlook, owned - state.goods[seat * GOODS + kind]))
    elif owned < needs[kind]:
        worth += NEEDED
    return worth


def gain_of_m_factor(outlook: Outlook, more: int) -> float:
    """What one more token on level 0 adds to the best summon, with ``more`` others already."""
    levels = levels_of(outlook.state, outlook.seat)
    levels[0] += more
    without = find_program(outlook, levels, M_FACTOR_STEPS, False).gain
    levels[0] += 1
    return find_program(outlook, levels, M_FACTOR_STEPS, False).gain - without


def choose_in_gorge(outlook: Outlook, moves: list[int]) -> int:
    """Take what is needed most; then exchange what is worth less; done."""
    state, seat = outlook.state, outlook.seat
    needs = needs_of(outlook)
    at = seat * GOODS
    owned = state.goods[at : at + KINDS]
    next_worth = [worth_of_good(outlook, needs, kind, owned[kind]) for kind in range(KINDS)]
    last_worth = [worth_of_good(outlook, needs, kind, owned[kind] - 1) for kind in range(KINDS)]
    best, best_gain = DONE, NO_WAY
    for move in moves:
        if TAKE <= move < TAKE + KINDS and next_worth[move - TAKE] > best_gain:
            best, best_gain = move, next_worth[move - TAKE]
    if best != DONE:
        return best
    best_gain = WORTHWHILE
    for move in moves:
        if move == DONE:
            continue
        first, second, taken = EXCHANGES[move - EXCHANGE]
        cost = last_worth[first]
        if first == second:
            cost += worth_of_good(outlook, needs, first, owned[first] - 2)
        else:
            cost += last_worth[second]
        gain = next_worth[taken] - cost
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def choose_kind(outlook: Outlook, moves: list[int], region: int) -> int:
    """LIG-DOM-07: the kind of a region that is worth most, all of its amount."""
    state, seat = outlook.state, outlook.seat
    amounts = TILE_RESOURCES[state.tiles[region]]
    best, best_gain = moves[0], NO_WAY
    for move in moves:
        kind = move - TAKE
        n = min(amounts[kind], state.stock[kind])
        owned = owned_of(state, seat, kind)
        gain = 0.0
        for more in range(n):
            gain += worth_of_next(outlook, kind, owned + more)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def choose_from_stock(outlook: Outlook, moves: list[int]) -> int:
    """LIG-SOL-29: one token of any kind."""
    state, seat = outlook.state, outlook.seat
    best, best_gain = moves[0], NO_WAY
    for move in moves:
        gain = worth_of_next(outlook, move - TAKE, owned_of(state, seat, move - TAKE))
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def owned_of(state: IceGardenState, seat: int, kind: int) -> int:
    return m_factor_of(state, seat) if kind == M_FACTOR else state.goods[seat * GOODS + kind]
