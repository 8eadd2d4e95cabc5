"""Goods that change hands: payments, the exchange after a Harvest, swaps between partners."""

from typing import Final

from meadhall.games.northgard.bot.outlook import NOTHING, Outlook
from meadhall.games.northgard.content.tables import EXCHANGE_RATE
from meadhall.games.northgard.content.tiles import RESOURCES
from meadhall.games.northgard.rules.moves import (
    ACCEPT,
    DECLINE,
    DONE,
    GAIN,
    OFFER,
    PAY,
    REFUSE,
    STEAL,
)
from meadhall.games.northgard.rules.year.exchange import AnswerSwap

PROFIT: Final = 0.25
"""Nothing is exchanged for less."""


def cheapest(outlook: Outlook, stock: list[int]) -> int:
    """The resource of which one can best be spared."""
    best = 0
    least = -NOTHING
    for resource in range(RESOURCES):
        if stock[resource]:
            worth = outlook.worth_of_next(resource, stock[resource] - 1)
            if worth < least:
                best, least = resource, worth
    return best


def price_of_any(outlook: Outlook, n: int) -> float:
    """What it costs to pay n resources of any kinds; more than there are cannot be paid."""
    stock = outlook.player.resources[:]
    if sum(stock) < n:
        return -NOTHING
    price = 0.0
    for _ in range(n):
        resource = cheapest(outlook, stock)
        stock[resource] -= 1
        price += outlook.worth_of_next(resource, stock[resource])
    return price


def dearest(outlook: Outlook, stock: list[int]) -> int:
    """The resource of which one more is worth most."""
    best = 0
    most = NOTHING
    for resource in range(RESOURCES):
        worth = outlook.worth_of_next(resource, stock[resource])
        if worth > most:
            best, most = resource, worth
    return best


def choose_payment(outlook: Outlook, moves: list[int]) -> int:
    return PAY.at(cheapest(outlook, outlook.player.resources))


def choose_goods(outlook: Outlook, moves: list[int]) -> int:
    """One resource to take, of those that there are."""
    best, best_worth = moves[0], NOTHING
    stock = outlook.player.resources
    for move in moves:
        resource = GAIN.target(move)
        worth = outlook.worth_of_next(resource, stock[resource])
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_stolen(outlook: Outlook, moves: list[int]) -> int:
    best, best_worth = DECLINE.move, 0.0
    stock = outlook.player.resources
    for move in moves:
        if move != DECLINE.move:
            worth = outlook.worth_of_next(STEAL.target(move), stock[STEAL.target(move)])
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def choose_exchange(outlook: Outlook, moves: list[int]) -> int:
    """Three that can be spared for one that is lacking; before that, what a partner can help."""
    offer = best_offer(outlook, moves)
    if offer != DONE.move:
        return offer
    if len(moves) == 1:
        return DONE.move
    stock = outlook.player.resources[:]
    if sum(stock) < EXCHANGE_RATE:
        return DONE.move
    first = cheapest(outlook, stock)
    price = 0.0
    for _ in range(EXCHANGE_RATE):
        resource = cheapest(outlook, stock)
        stock[resource] -= 1
        price += outlook.worth_of_next(resource, stock[resource])
    wanted = dearest(outlook, stock)
    gain = outlook.worth_of_next(wanted, stock[wanted]) - price
    return PAY.at(first) if gain > PROFIT and PAY.at(first) in moves else DONE.move


def profit_of_swap(outlook: Outlook, given: int, taken: int) -> float:
    stock = outlook.player.resources
    if not stock[given]:
        return NOTHING
    return outlook.worth_of_next(taken, stock[taken]) - outlook.worth_of_next(
        given, stock[given] - 1
    )


def best_offer(outlook: Outlook, moves: list[int]) -> int:
    """An offer that helps, and that the partner will not mind (NUL-TEAM-05)."""
    state = outlook.state
    best, best_profit = DONE.move, PROFIT
    for move in moves:
        if OFFER.has(move):
            given, taken = OFFER.pair(move)
            profit = profit_of_swap(outlook, given, taken)
            if profit > best_profit:
                partner = Outlook(state, state.partner(outlook.seat))
                if profit_of_swap(partner, taken, given) + profit > 0.0:
                    best, best_profit = move, profit
    return best


def choose_swap_answer(outlook: Outlook, moves: list[int]) -> int:
    """NUL-TEAM-08: what helps the partner more than it costs helps both."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, AnswerSwap)
    own = profit_of_swap(outlook, step.taken, step.given)
    other = profit_of_swap(Outlook(state, step.other), step.given, step.taken)
    return ACCEPT.move if own + other > 0.0 else REFUSE.move
