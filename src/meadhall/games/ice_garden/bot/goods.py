"""Goods: what a seat needs this round, Viper Gorge, and resources of regions."""

from typing import Final

from meadhall.games.ice_garden.bot.outlook import Outlook, m_factor_of, worth_of_next
from meadhall.games.ice_garden.bot.summoning import gain_of_making
from meadhall.games.ice_garden.bot.survey import has_attackers
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import GOLD, KINDS, M_FACTOR, POPULATION
from meadhall.games.ice_garden.rules.actions.voracious_mountain import price_in_population
from meadhall.games.ice_garden.rules.moves import DONE, EXCHANGE, EXCHANGES, TAKE
from meadhall.kernel.best import Best


def needs_of(outlook: Outlook) -> list[int]:
    """Population and gold for the planned actions and an attack; computed once."""
    if outlook.needs:
        return outlook.needs
    state, seat = outlook.state, outlook.seat
    needs = [0] * KINDS
    times = state.slots[tables.INFLUENCE].count(seat) * tables.MOST_TIMES[tables.INFLUENCE]
    needs[POPULATION] = times * tables.COSTS[tables.INFLUENCE][POPULATION]
    times = state.slots[tables.VORACIOUS_MOUNTAIN].count(seat)
    needs[POPULATION] += times * price_in_population(state)
    times = state.slots[tables.MOVE_BOX].count(seat)
    needs[GOLD] = times * tables.MOST_TIMES[tables.MOVE_BOX]
    if has_attackers(state, seat):
        needs[GOLD] += tables.ATTACK_COST[GOLD]
    outlook.needs = needs
    return needs


NEEDED: Final = 0.6
"""How much more a good is worth if a planned action has to be paid with it."""


def worth_of_good(outlook: Outlook, kind: int, owned: int) -> float:
    """One more of a kind for a seat that owns this many; M-factor on level 0."""
    worth = worth_of_next(outlook, kind, owned)
    if kind == M_FACTOR:
        if outlook.seat in outlook.state.slots[tables.MAKING]:
            gain = gain_of_making(outlook, owned + 1) - gain_of_making(outlook, owned)
            worth = max(worth, gain)
    elif owned < needs_of(outlook)[kind]:
        worth += NEEDED
    return worth


# Viper Gorge


def choose_in_gorge(outlook: Outlook, moves: list[int]) -> int:
    """Take what is needed most, then exchange what is worth less; or done."""
    owned = outlook.own.goods
    best = Best(DONE.move)
    for move in moves:
        if TAKE.has(move):
            kind = TAKE.target(move)
            best.offer(move, worth_of_good(outlook, kind, owned[kind]))
    return best.move if best.move != DONE.move else choose_exchange(outlook, moves)


WORTHWHILE: Final = 0.2
"""What an exchange must gain."""


def choose_exchange(outlook: Outlook, moves: list[int]) -> int:
    """The exchange that gains most, if it is worth while; or done."""
    owned = outlook.own.goods
    next_worth: list[float] = []
    last_worth = [0.0] * KINDS
    last_but_one = [0.0] * KINDS
    for kind in range(KINDS):
        next_worth.append(worth_of_good(outlook, kind, owned[kind]))
        if owned[kind]:
            last_worth[kind] = worth_of_good(outlook, kind, owned[kind] - 1)
        if owned[kind] > 1:
            last_but_one[kind] = worth_of_good(outlook, kind, owned[kind] - 2)
    best = Best(DONE.move, WORTHWHILE)
    for move in moves:
        if EXCHANGE.has(move):
            first, second, taken = EXCHANGES[EXCHANGE.target(move)]
            cost = last_worth[first] + (last_but_one if first == second else last_worth)[second]
            best.offer(move, next_worth[taken] - cost)
    return best.move


# Resources


def choose_kind(outlook: Outlook, moves: list[int], region: int) -> int:
    """LIG-DOM-07: the kind of a region that is worth most, with all of its amount."""
    state = outlook.state
    amounts = tables.TILE_RESOURCES[state.map.tiles[region]]
    best = Best(moves[0])
    for move in moves:
        kind = TAKE.target(move)
        owned = owned_of(outlook, kind)
        gain = 0.0
        for more in range(min(amounts[kind], state.stock[kind])):
            gain += worth_of_next(outlook, kind, owned + more)
        best.offer(move, gain)
    return best.move


def choose_from_stock(outlook: Outlook, moves: list[int]) -> int:
    """LIG-SOL-29: one token of any kind."""
    best = Best(moves[0])
    for move in moves:
        kind = TAKE.target(move)
        best.offer(move, worth_of_next(outlook, kind, owned_of(outlook, kind)))
    return best.move


def owned_of(outlook: Outlook, kind: int) -> int:
    return m_factor_of(outlook.own) if kind == M_FACTOR else outlook.own.goods[kind]
