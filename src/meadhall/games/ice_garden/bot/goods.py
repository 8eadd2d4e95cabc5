"""Goods: what a seat needs this round, Viper Gorge, and resources of regions."""

from typing import Final

from meadhall.games.ice_garden.bot.making import gain_of_making
from meadhall.games.ice_garden.bot.outlook import Outlook, has_attackers, m_factor_of, worth_of_next
from meadhall.games.ice_garden.bot.pieces import NO_WAY
from meadhall.games.ice_garden.content.tables import (
    ATTACK_COST,
    COSTS,
    GOLD,
    INFLUENCE,
    KINDS,
    M_FACTOR,
    MAKING,
    MOST_TIMES,
    MOVE_BOX,
    POPULATION,
    TILE_RESOURCES,
    VORACIOUS_MOUNTAIN,
)
from meadhall.games.ice_garden.rules.actions.voracious_mountain import price_in_population
from meadhall.games.ice_garden.rules.moves import DONE, EXCHANGE, EXCHANGES, TAKE
from meadhall.games.ice_garden.rules.state import IceGardenState

NEEDED: Final = 0.6
"""How much more a good is worth that a planned action has to be paid with."""
WORTHWHILE: Final = 0.2
"""What an exchange must gain."""


def needs_of(outlook: Outlook) -> list[int]:
    """Population and gold for the actions planned; gold for an attack. Reckoned once."""
    if outlook.needs:
        return outlook.needs
    state, seat = outlook.state, outlook.seat
    needs = [0] * KINDS
    times = state.slots[INFLUENCE].count(seat) * MOST_TIMES[INFLUENCE]
    needs[POPULATION] = times * COSTS[INFLUENCE][POPULATION]
    times = state.slots[VORACIOUS_MOUNTAIN].count(seat)
    needs[POPULATION] += times * price_in_population(state)
    needs[GOLD] = state.slots[MOVE_BOX].count(seat) * MOST_TIMES[MOVE_BOX]
    if has_attackers(state, seat):
        needs[GOLD] += ATTACK_COST[GOLD]
    outlook.needs = needs
    return needs


def worth_of_good(outlook: Outlook, kind: int, owned: int) -> float:
    """One more of a kind for a seat that has so many; M-factor on level 0."""
    state, seat = outlook.state, outlook.seat
    worth = worth_of_next(outlook, kind, owned)
    if kind == M_FACTOR:
        if seat in state.slots[MAKING]:
            gain = gain_of_making(outlook, owned + 1) - gain_of_making(outlook, owned)
            worth = max(worth, gain)
    elif owned < needs_of(outlook)[kind]:
        worth += NEEDED
    return worth


def choose_in_gorge(outlook: Outlook, moves: list[int]) -> int:
    """Take what is needed most; then exchange what is worth less; done."""
    owned = outlook.state.sides[outlook.seat].goods[:KINDS]
    best, best_gain = DONE.move, NO_WAY
    for move in moves:
        if TAKE.has(move):
            gain = worth_of_good(outlook, TAKE.target(move), owned[TAKE.target(move)])
            if gain > best_gain:
                best, best_gain = move, gain
    return best if best != DONE.move else choose_exchange(outlook, moves, owned)


def choose_exchange(outlook: Outlook, moves: list[int], owned: list[int]) -> int:
    """The one that gains most, if that is worth while; or done."""
    next_worth = [worth_of_good(outlook, kind, owned[kind]) for kind in range(KINDS)]
    last_worth = [0.0] * KINDS
    last_but_one = [0.0] * KINDS
    for kind in range(KINDS):
        if owned[kind]:
            last_worth[kind] = worth_of_good(outlook, kind, owned[kind] - 1)
        if owned[kind] > 1:
            last_but_one[kind] = worth_of_good(outlook, kind, owned[kind] - 2)
    best, best_gain = DONE.move, WORTHWHILE
    for move in moves:
        if move == DONE.move:
            continue
        first, second, taken = EXCHANGES[EXCHANGE.target(move)]
        cost = last_worth[first] + (last_but_one if first == second else last_worth)[second]
        gain = next_worth[taken] - cost
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def choose_kind(outlook: Outlook, moves: list[int], region: int) -> int:
    """LIG-DOM-07: the kind of a region that is worth most, all of its amount."""
    state, seat = outlook.state, outlook.seat
    amounts = TILE_RESOURCES[state.map.tiles[region]]
    best, best_gain = moves[0], NO_WAY
    for move in moves:
        kind = TAKE.target(move)
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
        gain = worth_of_next(outlook, TAKE.target(move), owned_of(state, seat, TAKE.target(move)))
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def owned_of(state: IceGardenState, seat: int, kind: int) -> int:
    return m_factor_of(state, seat) if kind == M_FACTOR else state.sides[seat].goods[kind]
