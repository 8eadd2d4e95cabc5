"""A turn: which card to play, what to do with weak ones, and when to pass."""

from typing import Final

from meadhall.games.northgard.bot.cards import (
    COMES_UP,
    value_of_card,
    value_of_exploring,
    value_of_sequence,
    worth_in_deck,
    worth_of_staying,
)
from meadhall.games.northgard.bot.outlook import IMPOSSIBLE, Outlook
from meadhall.games.northgard.bot.powers import A_CARD, CARD_POWER
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
from meadhall.games.northgard.content.tiles import LORE, NONE
from meadhall.games.northgard.rules import moves as verbs
from meadhall.games.northgard.rules.actions.explore import EXPLORE_EFFECTS
from meadhall.games.northgard.rules.cards.cards import AnswerCard
from meadhall.games.northgard.rules.cards.composed import AddOptional, ChooseOption, PayOrNot
from meadhall.games.northgard.rules.cards.decks import cards_left
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS, SEQUENCES
from meadhall.games.northgard.rules.under_way import the_card, the_placing
from meadhall.games.northgard.rules.year.turns import ChooseZone
from meadhall.kernel.best import NOTHING, Best

# What to do in a turn

LEAST: Final = 0.2
"""What a card has to bring, or else the seat passes."""


def choose_action(outlook: Outlook, moves: list[int]) -> int:
    """The best of all that a turn offers."""
    played: dict[int, float] = {}
    for move in moves:
        if verbs.PLAY.has(move):
            card = verbs.PLAY.target(move)
            played[card] = value_of_card(outlook, card)
    best = Best(moves[-1])
    for move in moves:
        best.offer(move, value_of_action(outlook, move, played))
    return best.move


def value_of_action(outlook: Outlook, move: int, played: dict[int, float]) -> float:
    """A move of the turn; ``played`` has the values of the cards that can be played."""
    verb = verbs.MOVES.verb(move)
    if verb is verbs.PASS:
        return LEAST + price_of_waiting(outlook)
    if verb is verbs.END_TURN:
        return LEAST
    if verb is verbs.WAIT:
        return IMPOSSIBLE
    card = verb.target(move)
    if verb is verbs.PLAY:
        return value_of_playing(card, played[card])
    lost = max(0.0, played.get(card, 0.0))
    if verb is verbs.UPGRADE:
        return value_of_upgrade(outlook, card) - lost
    if verb is verbs.REMOVE:
        return value_of_removal(outlook, card) - lost
    return value_of_replacement(outlook) - lost


CHOOSE_ACTION: Final[int] = EFFECT_IDS.index("choose_action")
FLASH_FIRST: Final = 0.3
"""A Flash card leaves the turn to another one."""
VERSATILE: Final = 0.2
"""A card that can be used for any action is kept for later."""


def value_of_playing(card: int, value: float) -> float:
    """What it is worth to play a card before others."""
    if CARD_FLASH[card]:
        return value + FLASH_FIRST if value > LEAST else value
    return value - VERSATILE if CARD_EFFECTS[card].keyword == CHOOSE_ACTION else value


HASTE: Final = 0.2
"""How often somebody takes the best card of the display while a seat takes another turn."""


def price_of_waiting(outlook: Outlook) -> float:
    """What the seat loses if the best card of the display is gone after another turn."""
    display = outlook.state.supply.display
    if outlook.player.took_display_card or len(display) < 2:
        return 0.0
    first = second = NOTHING
    for card in display:
        worth = worth_in_deck(outlook, card)
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return HASTE * (first - second)


DRAWN_LATE: Final = 0.9
"""The share of its worth that a card has when it is drawn in the middle of a year."""


def value_of_draw(outlook: Outlook, n: int) -> float:
    """Cards that can still be played this year."""
    return DRAWN_LATE * A_CARD * min(n, cards_left(outlook.state, outlook.seat))


def value_of_replacement(outlook: Outlook) -> float:
    return value_of_draw(outlook, REPLACE_DRAW) - outlook.price_of(LORE, REPLACE_PRICE)


def value_of_removal(outlook: Outlook, card: int) -> float:
    value = value_of_draw(outlook, REMOVE_DRAW) - outlook.price_of(LORE, REMOVE_PRICE)
    return value - worth_of_staying(outlook, card)


def value_of_upgrade(outlook: Outlook, card: int) -> float:
    best = 0.0
    for upgrade in outlook.player.upgrades:
        best = max(best, worth_of_upgrade(outlook, upgrade))
    value = best - outlook.price_of(LORE, UPGRADE_PRICE)
    return value - min(0.0, worth_of_staying(outlook, card))


def worth_of_upgrade(outlook: Outlook, card: int) -> float:
    """Played this year, and whenever it comes up again."""
    return CARD_POWER[card] * (DRAWN_LATE + COMES_UP * outlook.years_left)


# Questions about cards


def choose_zone(outlook: Outlook, moves: list[int]) -> int:
    """A card that is worse than others leaves the deck."""
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseZone)
    is_weak = worth_of_staying(outlook, step.card) < 0.0
    return verbs.TO_BOX.move if is_weak else verbs.TO_ACTIVE.move


def value_of_taking_upgrade(outlook: Outlook, move: int) -> float:
    return worth_of_upgrade(outlook, verbs.TAKE.target(move))


def value_of_taking_card(outlook: Outlook, move: int) -> float:
    return worth_in_deck(outlook, verbs.TAKE.target(move))


CANCELLED: Final = 1.9
"""The least power of a card that is cancelled."""


def choose_answer(outlook: Outlook, moves: list[int]) -> int:
    """A strong card is cancelled; a weak one is not worth it (NUL-CARD-20)."""
    step = outlook.state.steps[-1]
    assert isinstance(step, AnswerCard)
    is_strong = CARD_POWER[step.card] >= CANCELLED
    cancel = verbs.CANCEL.move
    return cancel if cancel in moves and is_strong else verbs.LET_PASS.move


USELESS: Final = -1.0
"""The value of Unrest in hand."""


def value_in_hand(outlook: Outlook, card: int) -> float:
    """What a card is good for this year."""
    return USELESS if card == UNREST else value_of_card(outlook, card)


def value_of_recovering(outlook: Outlook, move: int) -> float:
    return value_in_hand(outlook, verbs.RECOVER.target(move))


def value_of_copy(outlook: Outlook, move: int) -> float:
    return value_in_hand(outlook, verbs.COPY.target(move))


def value_of_discarding(outlook: Outlook, move: int) -> float:
    return -value_in_hand(outlook, verbs.DISCARD.target(move))


def choose_division(outlook: Outlook, moves: list[int]) -> int:
    """The best of the drawn cards is kept, the worst discarded or put back on top."""
    best = Best(NONE)
    worst = Best(NONE)
    for card in verbs.distinct(list(the_card(outlook.state).drawn)):
        value = value_in_hand(outlook, card)
        best.offer(card, value)
        worst.offer(card, -value)
    keep = verbs.KEEP.at(best.move)
    if keep in moves:
        return keep
    discard = verbs.DISCARD.at(worst.move)
    return discard if discard in moves else verbs.TOP.at(worst.move)


# Choices within a card


def choose_option(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseOption)
    best = Best(moves[-1], 0.0 if moves[-1] == verbs.DONE.move else NOTHING)
    for option in step.options:
        sequence = SEQUENCES[option]
        move = verbs.CHOOSE.at(sequence.keyword)
        if move in moves:
            best.offer(move, value_of_sequence(outlook, sequence))
    return best.move


EXPLORE_FIRST: Final[int] = verbs.CHOOSE.at(EFFECT_IDS.index("explore"))


def choose_order(outlook: Outlook, moves: list[int]) -> int:
    """Exploring first: a new tile may show the units where to go."""
    return EXPLORE_FIRST if EXPLORE_FIRST in moves else moves[0]


def choose_optional(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, AddOptional)
    return use_if(value_of_sequence(outlook, SEQUENCES[step.sequence]) > LEAST)


def choose_another_explore(outlook: Outlook, moves: list[int]) -> int:
    effect = EXPLORE_EFFECTS[the_placing(outlook.state).effect]
    return use_if(value_of_exploring(outlook, effect) > LEAST)


def choose_to_pay(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, PayOrNot)
    gain = value_of_sequence(outlook, SEQUENCES[step.then])
    return use_if(gain > price_of_any(outlook, step.price))


def use_if(pays: bool) -> int:
    return verbs.USE.move if pays else verbs.DECLINE.move
