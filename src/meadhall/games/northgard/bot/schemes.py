"""Choices against others, and of clans: strikes, hands looked at, the token, creatures."""

from typing import Final

from meadhall.games.northgard.bot.cards import CARD_POWER
from meadhall.games.northgard.bot.outlook import NOTHING, Outlook
from meadhall.games.northgard.bot.trade import price_of_any
from meadhall.games.northgard.bot.turns import value_in_hand
from meadhall.games.northgard.content.tables import CLAN_IDS
from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.cards.special import AnswerDemand
from meadhall.games.northgard.rules.moves import (
    APPEAR,
    CLAN,
    COPY,
    COPY_FROM,
    CREATURE_TO,
    DECLINE,
    NAME,
    OPPONENT,
    RANSOM,
    SCORCH,
    STRIKE,
    SURRENDER,
)
from meadhall.games.northgard.rules.year.harvest import yield_in

CLANS_BY_MERIT: Final = ["stag", "raven", "goat", "bear", "snake", "wolf", "boar"]
"""As they fare in games of this policy against itself, best first."""
TOKEN: Final = 0.1
"""The share of an enemy's land that one point more in a combat there is worth."""
LAST_UNIT: Final = 2.0
"""So much more it is worth to take the unit that holds a territory alone."""


def choose_clan(outlook: Outlook, moves: list[int]) -> int:
    for name in CLANS_BY_MERIT:
        move = CLAN.at(CLAN_IDS.index(name))
        if move in moves:
            return move
    return moves[0]


def choose_struck(outlook: Outlook, moves: list[int]) -> int:
    """Where the last unit of rich land can be taken, or else of the richest land."""
    state = outlook.state
    best, best_value = moves[0], NOTHING
    for move in moves:
        territory = STRIKE.target(move)
        value = outlook.worth_of_land(territory)
        if state.figures_in(territory, state.figures.holders[territory]) == 1:
            value *= LAST_UNIT
        if value > best_value:
            best, best_value = move, value
    return best


def choose_victim(outlook: Outlook, moves: list[int]) -> int:
    """The opponent who looks strongest on the map."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = outlook.standing_of(OPPONENT.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_named(outlook: Outlook, moves: list[int]) -> int:
    """The strongest card of the hand that lies open."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        if CARD_POWER[NAME.target(move)] > best_value:
            best, best_value = move, CARD_POWER[NAME.target(move)]
    return best


def choose_demand_answer(outlook: Outlook, moves: list[int]) -> int:
    """NUL-CARD-22: a card is bought free if it is worth more than what it costs."""
    step = outlook.state.steps[-1]
    assert isinstance(step, AnswerDemand)
    value = value_in_hand(outlook, outlook.player.hand[step.place])
    return RANSOM.move if value > price_of_any(outlook, step.price) else SURRENDER.move


def choose_copy_source(outlook: Outlook, moves: list[int]) -> int:
    """Where the active zone of the owner holds the strongest card."""
    state = outlook.state
    best, best_value = moves[0], NOTHING
    for move in moves:
        for card in state.players[state.figures.holders[COPY_FROM.target(move)]].active:
            if CARD_POWER[card] > best_value:
                best, best_value = move, CARD_POWER[card]
    return best


def choose_copied(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_in_hand(outlook, COPY.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


# Snake's token


def choose_scorched(outlook: Outlook, moves: list[int]) -> int:
    """On rich land of an opponent: it yields to Snake, and is easier to take (NUL-CLAN-05)."""
    state = outlook.state
    best = DECLINE.move
    best_value = 0.0
    if state.figures.scorched_at != NONE:
        best_value = value_of_token(outlook, state.figures.scorched_at)
    for move in moves:
        if move != DECLINE.move:
            value = value_of_token(outlook, SCORCH.target(move))
            if value > best_value:
                best, best_value = move, value
    return best


def value_of_token(outlook: Outlook, territory: int) -> float:
    state = outlook.state
    if not state.is_enemy(outlook.seat, state.figures.holders[territory]):
        return 0.0
    value = TOKEN * outlook.worth_of_land(territory)
    for resource in range(RESOURCES):
        if yield_in(state, territory, resource):
            stock = outlook.player.resources[resource]
            value = max(value, outlook.worth_of_next(resource, stock))
    return value


# Creatures


def choose_creature_target(outlook: Outlook, moves: list[int]) -> int:
    """NUL-CREA-19: to the richest opponent, or to the poorest own land."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = harm_at(outlook, CREATURE_TO.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_lured(outlook: Outlook, moves: list[int]) -> int:
    """NUL-MORE-01: only where it troubles an opponent."""
    best, best_value = DECLINE.move, 0.0
    for move in moves:
        if move != DECLINE.move:
            value = harm_at(outlook, APPEAR.target(move))
            if value > best_value:
                best, best_value = move, value
    return best


def harm_at(outlook: Outlook, territory: int) -> float:
    """What a creature there does to others, less what it does to the seat and its partner."""
    state = outlook.state
    holder = state.figures.holders[territory]
    if holder == NONE:
        return 0.0
    worth = outlook.worth_of_land(territory)
    return worth if state.is_enemy(outlook.seat, holder) else -worth
