"""Choices against others, and of clans: strikes, hands looked at, the token, creatures."""

from typing import Final

from meadhall.games.northgard.bot.outlook import IMPOSSIBLE, Outlook
from meadhall.games.northgard.bot.powers import CARD_POWER
from meadhall.games.northgard.bot.trade import price_of_any
from meadhall.games.northgard.bot.turns import value_in_hand
from meadhall.games.northgard.content.tables import CLAN_IDS
from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.cards.special import AnswerDemand
from meadhall.games.northgard.rules.moves import (
    CLAN,
    COPY_FROM,
    DECLINE,
    MOVES,
    NAME,
    OPPONENT,
    RANSOM,
    SCORCH,
    STRIKE,
    SURRENDER,
)
from meadhall.games.northgard.rules.year.harvest import yield_in
from meadhall.kernel.best import Best

CLANS_BY_MERIT: Final = ["stag", "raven", "goat", "bear", "snake", "wolf", "boar"]
"""By how they do when this policy plays against itself, best first."""


def choose_clan(outlook: Outlook, moves: list[int]) -> int:
    for name in CLANS_BY_MERIT:
        move = CLAN.at(CLAN_IDS.index(name))
        if move in moves:
            return move
    return moves[0]


# Cards against others

LAST_UNIT: Final = 2.0
"""How much more land counts that a single unit holds."""


def value_of_strike(outlook: Outlook, move: int) -> float:
    """Rich land, best where its last unit can be taken."""
    state = outlook.state
    territory = STRIKE.target(move)
    value = outlook.worth_of_land(territory)
    is_last = state.figures_in(territory, state.control(territory)) == 1
    return value * LAST_UNIT if is_last else value


def value_of_victim(outlook: Outlook, move: int) -> float:
    """How strong an opponent looks on the map."""
    value = 0.0
    for territory in outlook.state.controlled(OPPONENT.target(move)):
        value += outlook.worth_of_land(territory)
    return value


def power_of_named(outlook: Outlook, move: int) -> float:
    return CARD_POWER[NAME.target(move)]


def power_of_source(outlook: Outlook, move: int) -> float:
    """The strongest card in the active zone of a territory's owner."""
    state = outlook.state
    power = IMPOSSIBLE
    for card in state.players[state.control(COPY_FROM.target(move))].active:
        power = max(power, CARD_POWER[card])
    return power


def choose_demand_answer(outlook: Outlook, moves: list[int]) -> int:
    """NUL-CARD-22: a card is kept if it is worth more than its price."""
    step = outlook.state.steps[-1]
    assert isinstance(step, AnswerDemand)
    value = value_in_hand(outlook, outlook.player.hand[step.place])
    return RANSOM.move if value > price_of_any(outlook, step.price) else SURRENDER.move


# Snake's token

TOKEN: Final = 0.1
"""The share of an enemy's land that one more point in a combat there is worth."""


def choose_scorched(outlook: Outlook, moves: list[int]) -> int:
    """Rich land of an opponent: it yields to Snake, and is easier to take (NUL-CLAN-05)."""
    now = outlook.state.figures.scorched_at
    best = Best(DECLINE.move, 0.0 if now == NONE else value_of_token(outlook, now))
    for move in moves:
        if move != DECLINE.move:
            best.offer(move, value_of_token(outlook, SCORCH.target(move)))
    return best.move


def value_of_token(outlook: Outlook, territory: int) -> float:
    state = outlook.state
    if not state.is_enemy(outlook.seat, state.control(territory)):
        return 0.0
    value = TOKEN * outlook.worth_of_land(territory)
    for resource in range(RESOURCES):
        if yield_in(state, territory, resource):
            value = max(value, outlook.worth_of_more(resource))
    return value


# Creatures


def harm_of_creature(outlook: Outlook, move: int) -> float:
    """What a creature does to others, less what it does to the seat and its partner."""
    state = outlook.state
    territory = MOVES.verb(move).target(move)
    holder = state.control(territory)
    if holder == NONE:
        return 0.0
    worth = outlook.worth_of_land(territory)
    return worth if state.is_enemy(outlook.seat, holder) else -worth
