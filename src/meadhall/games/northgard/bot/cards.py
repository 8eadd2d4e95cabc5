"""What a card is worth: as part of the deck, and played right now."""

from typing import Final

from meadhall.games.northgard.bot.battle import worth_of_unit
from meadhall.games.northgard.bot.marching import ENOUGH, value_of_hidden_way, value_of_moving
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.bot.powers import A_CARD, CARD_POWER, other_power, power_of_explores
from meadhall.games.northgard.bot.prospects import chance_next, glory_of_closed
from meadhall.games.northgard.bot.works import (
    best_building,
    value_of_recruiting,
    value_of_unit,
    value_of_units,
)
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CARD_GLORY,
    CARD_KIND,
    IGNORE_ENEMY_DEFENCES,
    SCORING,
    UNREST,
    UNREST_PENALTY,
    WIDE,
)
from meadhall.games.northgard.rules.actions.build import BuildEffect
from meadhall.games.northgard.rules.actions.explore import ExploreEffect
from meadhall.games.northgard.rules.actions.movement import MoveEffect
from meadhall.games.northgard.rules.actions.recruit import (
    AddUnitEffect,
    RecruitEachEffect,
    RecruitEffect,
    RecruitPerIconEffect,
)
from meadhall.games.northgard.rules.builders import CARD_EFFECTS
from meadhall.games.northgard.rules.cards.cards import OWN_PLAYED_THIS_YEAR, CopyEffect
from meadhall.games.northgard.rules.cards.composed import AnyOrderEffect, ChooseEffect
from meadhall.games.northgard.rules.cards.draw import DrawEffect, DrawPerEffect, RecoverEffect
from meadhall.games.northgard.rules.cards.effects import CardEffect, Sequence
from meadhall.games.northgard.rules.cards.passages import TeleportEffect
from meadhall.games.northgard.rules.cards.special import (
    CollectEffect,
    StrikeEffect,
    YearFlagEffect,
    struck,
)
from meadhall.games.northgard.rules.scoring import count_achieved

# A card of the deck

COMES_UP: Final = 0.42
"""How often a card of the deck is drawn in a year."""
AVERAGE: Final = 1.7
"""The power of a card that neither helps nor hinders a deck."""


def worth_in_deck(outlook: Outlook, card: int) -> float:
    """What it is worth to have a card from next year on."""
    if CARD_KIND[card] == ACHIEVEMENT:
        return worth_of_achievement(outlook, card)
    if card == UNREST:
        return -float(UNREST_PENALTY)
    plays = outlook.years_left
    if plays:
        return CARD_GLORY[card] + CARD_POWER[card] * (1.0 + COMES_UP * (plays - 1))
    return float(CARD_GLORY[card])


def worth_of_achievement(outlook: Outlook, card: int) -> float:
    """As if the game ended now (NUL-END-05)."""
    counts = count_achieved(outlook.state, outlook.seat)
    worth = 0.0
    for what, glory in SCORING[card]:
        worth += counts[what] * glory
    return worth


def worth_of_staying(outlook: Outlook, card: int) -> float:
    """What the deck loses with a card: its Glory, and how much better it is than others."""
    if card == UNREST:
        return 0.0
    better = (CARD_POWER[card] - AVERAGE) * COMES_UP * outlook.years_left
    return CARD_GLORY[card] + better


# A card played now


def value_of_card(outlook: Outlook, card: int) -> float:
    return value_of_sequence(outlook, CARD_EFFECTS[card])


def value_of_sequence(outlook: Outlook, sequence: Sequence) -> float:
    value = 0.0
    for effect in sequence.effects:
        value += value_of_effect(outlook, effect)
    return value


def value_of_effect(outlook: Outlook, effect: CardEffect) -> float:
    """What an effect brings in this position."""
    if isinstance(effect, MoveEffect):
        value = value_of_moving(outlook, effect)
        return value if value > ENOUGH else 0.0
    if isinstance(effect, RecruitEffect):
        return value_of_recruiting(outlook, effect.n, effect.where)
    if isinstance(effect, ExploreEffect):
        return value_of_exploring(outlook, effect)
    if isinstance(effect, BuildEffect):
        return best_building(outlook, effect)
    if isinstance(effect, ChooseEffect):
        return value_of_options(outlook, effect)
    if isinstance(effect, AnyOrderEffect):
        mandatory = value_of_sequence(outlook, effect.mandatory)
        return mandatory + value_of_sequence(outlook, effect.optional)
    return value_of_special(outlook, effect)


def value_of_special(outlook: Outlook, effect: CardEffect) -> float:
    if isinstance(effect, DrawEffect):
        return A_CARD * effect.keep
    if isinstance(effect, CollectEffect):
        stock = outlook.player.resources[effect.resource]
        value = 0.0
        for more in range(effect.n):
            value += outlook.worth_of_next(effect.resource, stock + more)
        return value
    if isinstance(effect, (RecruitEachEffect, RecruitPerIconEffect, AddUnitEffect)):
        return value_of_units(outlook, units_of(outlook, effect), best_unit(outlook))
    if isinstance(effect, TeleportEffect):
        return value_of_hidden_way(outlook)
    if isinstance(effect, StrikeEffect):
        can_strike = bool(struck(outlook.state, outlook.seat, effect.is_adjacent))
        return worth_of_unit(outlook) if can_strike else 0.0
    if isinstance(effect, DrawPerEffect):
        return A_CARD * wide_territories(outlook)
    if isinstance(effect, RecoverEffect):
        return value_of_copying(outlook.player.discard)
    if isinstance(effect, CopyEffect):
        own = effect.source == OWN_PLAYED_THIS_YEAR
        return value_of_copying(outlook.player.active) if own else A_CARD
    if isinstance(effect, YearFlagEffect):
        is_set = outlook.player.year_flags & effect.flag
        return 0.0 if is_set or effect.flag != IGNORE_ENEMY_DEFENCES else ENOUGH
    return other_power(effect, 0.0)


def value_of_options(outlook: Outlook, effect: ChooseEffect) -> float:
    """The best options that can be carried out, as many as may be chosen."""
    values: list[float] = []
    for option in effect.options:
        if option.obstacle(outlook.state, outlook.seat) is None:
            values.append(value_of_sequence(outlook, option))
    values.sort()
    return sum(values[-effect.n :])


NEW_LAND: Final = 0.5
NEW_LAND_PER_YEAR: Final = 0.15
"""A tile that closes nothing."""


def value_of_exploring(outlook: Outlook, effect: ExploreEffect) -> float:
    """An unknown tile: new land, and the chance to close the territory closest to it."""
    state = outlook.state
    lands = state.lands
    bonus = state.power(outlook.seat).closing_glory
    best = 0.0
    for territory in state.controlled(outlook.seat):
        sides = lands.open_sides[territory]
        if sides and not state.is_locked(territory):
            tiles = lands.tile_counts[territory] + 1
            glory = tiles + bonus + glory_of_closed(tiles) * outlook.harvests
            best = max(best, chance_next(sides) * glory)
    return power_of_explores(best + NEW_LAND + NEW_LAND_PER_YEAR * outlook.years_left, effect)


COPIED: Final = 0.75
"""The share of its power that a card brings when it is copied or recovered."""


def value_of_copying(cards: list[int]) -> float:
    """What the best of these cards brings once more."""
    best = 0.0
    for card in cards:
        effects = CARD_EFFECTS[card].effects
        if effects and effects[0].is_copyable():
            best = max(best, CARD_POWER[card])
    return COPIED * best


def best_unit(outlook: Outlook) -> float:
    best = 0.0
    for territory in outlook.state.controlled(outlook.seat):
        best = max(best, value_of_unit(outlook, territory))
    return best


def units_of(
    outlook: Outlook, effect: AddUnitEffect | RecruitEachEffect | RecruitPerIconEffect
) -> int:
    """How many units an effect adds that counts territories or icons."""
    state = outlook.state
    territories = state.controlled(outlook.seat)
    if isinstance(effect, AddUnitEffect):
        return effect.n if territories else 0
    if isinstance(effect, RecruitEachEffect):
        return len(territories)
    return sum([state.icons_in(territory, effect.resource) for territory in territories])


def wide_territories(outlook: Outlook) -> int:
    lands = outlook.state.lands
    count = 0
    for territory in outlook.state.controlled(outlook.seat):
        if not lands.open_sides[territory] and lands.tile_counts[territory] >= WIDE:
            count += 1
    return count
