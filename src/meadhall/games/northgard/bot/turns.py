"""A turn: which card to play, what to do with weak ones, and when to pass."""

from typing import Final

from meadhall.games.northgard.bot.cards import (
    A_CARD,
    CARD_POWER,
    COMES_UP,
    value_of_card,
    value_of_exploring,
    value_of_sequence,
    worth_in_deck,
    worth_of_staying,
)
from meadhall.games.northgard.bot.outlook import NOTHING, Outlook
from meadhall.games.northgard.bot.trade import price_of_any
from meadhall.games.northgard.content.tables import (
    CARD_FLASH,
    EFFECT_IDS,
    REMOVE_DRAW,
    REMOVE_PRICE,
    REPLACE_DRAW,
    REPLACE_PRICE,
    UNREST,
    UPGRADE_PRICE,
)
from meadhall.games.northgard.content.tiles import LORE
from meadhall.games.northgard.rules.actions.explore import EXPLORE_EFFECTS
from meadhall.games.northgard.rules.cards.cards import AnswerCard
from meadhall.games.northgard.rules.cards.composed import AddOptional, ChooseOption, PayOrNot
from meadhall.games.northgard.rules.cards.decks import cards_left
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS, SEQUENCES
from meadhall.games.northgard.rules.moves import (
    CANCEL,
    CHOOSE,
    DECLINE,
    DISCARD,
    DONE,
    END_TURN,
    KEEP,
    LET_PASS,
    PASS,
    PLAY,
    RECOVER,
    REMOVE,
    REPLACE,
    TAKE,
    TO_ACTIVE,
    TO_BOX,
    TOP,
    UPGRADE,
    USE,
    WAIT,
    distinct,
)
from meadhall.games.northgard.rules.under_way import the_card, the_placing
from meadhall.games.northgard.rules.year.turns import ChooseZone

CHOOSE_ACTION: Final[int] = EFFECT_IDS.index("choose_action")
EXPLORE_FIRST: Final[int] = CHOOSE.at(EFFECT_IDS.index("explore"))
LEAST: Final = 0.2
"""What a card has to bring, or the seat passes."""
HASTE: Final = 0.2
"""How often somebody takes the best card of the display while a seat takes another turn."""
FLASH_FIRST: Final = 0.3
"""A Flash card leaves the turn to another one."""
VERSATILE: Final = 0.2
"""A card that could be anything is kept for later."""
LAST_DRAW: Final = 0.9
"""The share of its worth that a card has that is drawn in the middle of a year."""
CANCELLED: Final = 1.9
"""The least power of a card that is cancelled."""


def choose_action(outlook: Outlook, moves: list[int]) -> int:
    """The best of all that a turn offers."""
    values = [0.0] * len(moves)
    played: dict[int, float] = {}
    best, best_value = moves[-1], NOTHING
    for index, move in enumerate(moves):
        if move >= WAIT.first:
            break
        card = PLAY.target(move)
        played[card] = value_of_card(outlook, card)
        values[index] = played[card]
        if CARD_FLASH[card]:
            values[index] += FLASH_FIRST if played[card] > LEAST else 0.0
        elif CARD_EFFECTS[card].keyword == CHOOSE_ACTION:
            values[index] -= VERSATILE
    for index, move in enumerate(moves):
        value = values[index]
        if move == PASS.move:
            value = LEAST + price_of_waiting(outlook)
        elif move == END_TURN.move:
            value = LEAST
        elif move >= UPGRADE.first:
            card = UPGRADE.target(move)
            value = value_of_upgrade(outlook, card) - max(0.0, played.get(card, 0.0))
        elif move >= REMOVE.first:
            card = REMOVE.target(move)
            value = value_of_removal(outlook, card) - max(0.0, played.get(card, 0.0))
        elif move >= REPLACE.first:
            card = REPLACE.target(move)
            value = value_of_replacement(outlook) - max(0.0, played.get(card, 0.0))
        elif move >= WAIT.first:
            value = NOTHING
        if value > best_value:
            best, best_value = move, value
    return best


def price_of_waiting(outlook: Outlook) -> float:
    """The best card of the display may be gone after another turn."""
    state = outlook.state
    if outlook.player.took_display_card or len(state.supply.display) < 2:
        return 0.0
    first = second = NOTHING
    for card in state.supply.display:
        worth = worth_in_deck(outlook, card)
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return HASTE * (first - second)


def price_of_lore(outlook: Outlook, n: int) -> float:
    price = 0.0
    stock = outlook.player.resources[LORE]
    for spent in range(1, n + 1):
        price += outlook.worth_of_next(LORE, stock - spent)
    return price


def value_of_draw(outlook: Outlook, n: int) -> float:
    """Cards that can still be played this year."""
    return LAST_DRAW * A_CARD * min(n, cards_left(outlook.state, outlook.seat))


def value_of_replacement(outlook: Outlook) -> float:
    return value_of_draw(outlook, REPLACE_DRAW) - price_of_lore(outlook, REPLACE_PRICE)


def value_of_removal(outlook: Outlook, card: int) -> float:
    value = value_of_draw(outlook, REMOVE_DRAW) - price_of_lore(outlook, REMOVE_PRICE)
    return value - worth_of_staying(outlook, card)


def value_of_upgrade(outlook: Outlook, card: int) -> float:
    best = 0.0
    for upgrade in outlook.player.upgrades:
        best = max(best, worth_of_upgrade(outlook, upgrade))
    value = best - price_of_lore(outlook, UPGRADE_PRICE)
    return value - min(0.0, worth_of_staying(outlook, card))


def worth_of_upgrade(outlook: Outlook, card: int) -> float:
    """Played this year, and whenever it comes up again."""
    return CARD_POWER[card] * (LAST_DRAW + COMES_UP * outlook.years_left)


def choose_zone(outlook: Outlook, moves: list[int]) -> int:
    """A card that is worse than others leaves the deck."""
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseZone)
    return TO_BOX.move if worth_of_staying(outlook, step.card) < 0.0 else TO_ACTIVE.move


def choose_upgrade(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = worth_of_upgrade(outlook, TAKE.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_display_card(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = worth_in_deck(outlook, TAKE.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_answer(outlook: Outlook, moves: list[int]) -> int:
    """A strong card is cancelled; a weak one is not worth it (NUL-CARD-20)."""
    step = outlook.state.steps[-1]
    assert isinstance(step, AnswerCard)
    return (
        CANCEL.move
        if CANCEL.move in moves and CARD_POWER[step.card] >= CANCELLED
        else LET_PASS.move
    )


# Cards of the own hand and piles


def value_in_hand(outlook: Outlook, card: int) -> float:
    """What a card is good for this year."""
    return -1.0 if card == UNREST else value_of_card(outlook, card)


def choose_division(outlook: Outlook, moves: list[int]) -> int:
    """The best of the drawn cards is kept, the worst discarded; a good one comes back on top."""
    best, best_value = moves[0], NOTHING
    worst, worst_value = moves[0], -NOTHING
    for card in distinct(list(the_card(outlook.state).drawn)):
        value = value_in_hand(outlook, card)
        if value > best_value:
            best, best_value = card, value
        if value < worst_value:
            worst, worst_value = card, value
    if KEEP.at(best) in moves:
        return KEEP.at(best)
    return DISCARD.at(worst) if DISCARD.at(worst) in moves else TOP.at(worst)


def choose_recovered(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_in_hand(outlook, RECOVER.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_discard(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], -NOTHING
    for move in moves:
        value = value_in_hand(outlook, DISCARD.target(move))
        if value < best_value:
            best, best_value = move, value
    return best


# Choices within a card


def choose_option(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseOption)
    best, best_value = moves[-1], 0.0 if moves[-1] == DONE.move else NOTHING
    for option in step.options:
        sequence = SEQUENCES[option]
        move = CHOOSE.at(sequence.keyword)
        if move in moves:
            value = value_of_sequence(outlook, sequence)
            if value > best_value:
                best, best_value = move, value
    return best


def choose_order(outlook: Outlook, moves: list[int]) -> int:
    """Exploring first: a new tile may show the units where to go."""
    return EXPLORE_FIRST if EXPLORE_FIRST in moves else moves[0]


def choose_optional(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, AddOptional)
    return (
        USE.move if value_of_sequence(outlook, SEQUENCES[step.sequence]) > LEAST else DECLINE.move
    )


def choose_another_explore(outlook: Outlook, moves: list[int]) -> int:
    placing = the_placing(outlook.state)
    effect = EXPLORE_EFFECTS[placing.effect]
    return USE.move if value_of_exploring(outlook, effect) > LEAST else DECLINE.move


def choose_to_pay(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, PayOrNot)
    gain = value_of_sequence(outlook, SEQUENCES[step.then])
    return USE.move if gain > price_of_any(outlook, step.price) else DECLINE.move
