"""Goods that change hands: payments, the exchange after a Harvest, swaps between partners."""

from typing import Final

from meadhall.games.northgard.bot.outlook import IMPOSSIBLE, Outlook
from meadhall.games.northgard.content.tables import EXCHANGE_RATE
from meadhall.games.northgard.content.tiles import RESOURCES
from meadhall.games.northgard.rules.moves import ACCEPT, DONE, GAIN, OFFER, PAY, REFUSE, STEAL
from meadhall.games.northgard.rules.year.exchange import AnswerSwap
from meadhall.kernel.best import Best

# Payments


def cheapest(outlook: Outlook, stock: list[int]) -> int:
    """The resource that the seat can best spare."""
    best = Best(0)
    for resource in range(RESOURCES):
        if stock[resource]:
            best.offer(resource, -outlook.worth_of_next(resource, stock[resource] - 1))
    return best.move


def spend(outlook: Outlook, stock: list[int], n: int) -> float:
    """Take the n cheapest resources from a stock and return what they were worth."""
    price = 0.0
    for _ in range(n):
        resource = cheapest(outlook, stock)
        stock[resource] -= 1
        price += outlook.worth_of_next(resource, stock[resource])
    return price


def price_of_any(outlook: Outlook, n: int) -> float:
    """What it costs to pay n resources of any kinds."""
    stock = outlook.player.resources[:]
    return -IMPOSSIBLE if sum(stock) < n else spend(outlook, stock, n)


def choose_payment(outlook: Outlook, moves: list[int]) -> int:
    return PAY.at(cheapest(outlook, outlook.player.resources))


def value_of_gain(outlook: Outlook, move: int) -> float:
    return outlook.worth_of_more(GAIN.target(move))


def value_of_theft(outlook: Outlook, move: int) -> float:
    return outlook.worth_of_more(STEAL.target(move))


# Exchange

PROFIT: Final = 0.25
"""Nothing is exchanged for less."""


def choose_exchange(outlook: Outlook, moves: list[int]) -> int:
    """An offer to the partner first; then three that can be spared for one that is needed."""
    offer = best_offer(outlook, moves)
    if offer != DONE.move:
        return offer
    stock = outlook.player.resources[:]
    if sum(stock) < EXCHANGE_RATE:
        return DONE.move
    first = PAY.at(cheapest(outlook, stock))
    price = spend(outlook, stock, EXCHANGE_RATE)
    wanted = Best(0)
    for resource in range(RESOURCES):
        wanted.offer(resource, outlook.worth_of_next(resource, stock[resource]))
    return first if wanted.value - price > PROFIT and first in moves else DONE.move


# Swaps between partners


def profit_of_swap(outlook: Outlook, given: int, taken: int) -> float:
    stock = outlook.player.resources
    if not stock[given]:
        return IMPOSSIBLE
    return outlook.worth_of_more(taken) - outlook.worth_of_next(given, stock[given] - 1)


def best_offer(outlook: Outlook, moves: list[int]) -> int:
    """An offer that helps the seat more than it hurts the partner (NUL-TEAM-05), or done."""
    state = outlook.state
    best = Best(DONE.move, PROFIT)
    for move in moves:
        if OFFER.has(move):
            given, taken = OFFER.pair(move)
            profit = profit_of_swap(outlook, given, taken)
            if profit > best.value:
                partner = Outlook(state, state.partner(outlook.seat))
                if profit_of_swap(partner, taken, given) + profit > 0.0:
                    best.offer(move, profit)
    return best.move


def choose_swap_answer(outlook: Outlook, moves: list[int]) -> int:
    """NUL-TEAM-08: what helps the partner more than it costs helps both."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, AnswerSwap)
    own = profit_of_swap(outlook, step.taken, step.given)
    other = profit_of_swap(Outlook(state, step.other), step.given, step.taken)
    return ACCEPT.move if own + other > 0.0 else REFUSE.move
