"""What cards are worth: in general, as part of a deck, and played right now."""

from typing import Final

from meadhall.games.northgard.bot.battle import worth_of_unit
from meadhall.games.northgard.bot.marching import (
    ENOUGH,
    value_of_hidden_way,
    value_of_moving,
)
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.bot.prospects import chance_next, glory_of_closed
from meadhall.games.northgard.bot.works import (
    FEWER,
    value_of_building_at_all,
    value_of_recruiting,
    value_of_unit,
    value_of_units,
)
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CARD_FLASH,
    CARD_GLORY,
    CARD_KIND,
    CARDS,
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
from meadhall.games.northgard.rules.cards.display import TakeDisplayCardEffect
from meadhall.games.northgard.rules.cards.draw import DrawEffect, DrawPerEffect, RecoverEffect
from meadhall.games.northgard.rules.cards.effects import CardEffect, Sequence
from meadhall.games.northgard.rules.cards.passages import ShiftEffect, TeleportEffect
from meadhall.games.northgard.rules.cards.special import (
    AllDiscardEffect,
    CollectEffect,
    DiscardRandomEffect,
    InspectEffect,
    StrikeEffect,
    YearFlagEffect,
    struck,
)
from meadhall.games.northgard.rules.scoring import count_achieved

# What an effect brings on average, in Glory.
A_UNIT: Final = 1.3
A_MOVE: Final = 1.5
MORE_MOVES: Final = 0.5
A_POINT: Final = 0.5
AN_EXPLORE: Final = 3.0
VARIETY: Final = 0.15
AGAIN: Final = 0.6
"""How much each further tile to choose from, and another Explore, add to that."""
NEW_LAND: Final = 0.5
NEW_LAND_PER_YEAR: Final = 0.15
"""A tile that closes nothing."""
A_BUILD: Final = 2.4
A_CARD: Final = 1.6
A_RESOURCE: Final = 0.55
A_BLOW: Final = 1.2
"""A unit or a card that an opponent loses."""
FLASH: Final = 0.25
"""What it is worth that a card takes no turn."""
COMES_UP: Final = 0.42
"""How often a card of the deck is drawn in a year."""
AVERAGE: Final = 1.7
"""The worth of a card that neither helps nor hinders a deck."""


def variety(tiles: int) -> float:
    return 1.0 + VARIETY * (tiles - 1)


def _power_of(sequence: Sequence) -> float:
    power = 0.0
    for effect in sequence.effects:
        power += _power_of_effect(effect)
    return power


def _power_of_effect(effect: CardEffect) -> float:
    if isinstance(effect, (RecruitEffect, AddUnitEffect)):
        return _power_of_units(min(effect.n, 3))
    if isinstance(effect, (RecruitEachEffect, RecruitPerIconEffect)):
        return _power_of_units(2)
    if isinstance(effect, MoveEffect):
        terms = effect.terms
        power = A_MOVE + MORE_MOVES * (effect.n - 1) + A_POINT * terms.points
        has_edge = terms.push_defender or terms.bonus_choice or terms.cancel_casualties > 0
        return power + A_POINT if has_edge else power
    if isinstance(effect, ExploreEffect):
        power = AN_EXPLORE * variety(effect.n) * (1.0 + AGAIN * (effect.times - 1))
        return power + 0.5 if effect.redraw or effect.anywhere or effect.collects else power
    if isinstance(effect, BuildEffect):
        return A_BUILD + 0.6 * effect.discount + 0.8 * (effect.n - 1)
    if isinstance(effect, DrawEffect):
        return A_CARD * effect.keep + 0.3 * (effect.n - effect.keep)
    if isinstance(effect, CollectEffect):
        return A_RESOURCE * effect.n
    if isinstance(effect, ChooseEffect):
        options = sorted([_power_of(option) for option in effect.options])
        return sum(options[-effect.n :])
    if isinstance(effect, AnyOrderEffect):
        return _power_of(effect.mandatory) + _power_of(effect.optional)
    return _other_power(effect, 0.2)


def _power_of_units(units: int) -> float:
    return A_UNIT * units * (1.0 - 0.1 * (units - 1))


def _other_power(effect: CardEffect, otherwise: float) -> float:
    if isinstance(effect, InspectEffect):
        return 0.8 * A_BLOW if effect.ransom else 0.7 * A_BLOW
    return OTHER_POWERS.get(type(effect), otherwise)


OTHER_POWERS: Final[dict[type[CardEffect], float]] = {
    DrawPerEffect: A_CARD,
    RecoverEffect: A_CARD + 0.6,
    CopyEffect: A_CARD,
    TeleportEffect: A_MOVE,
    ShiftEffect: A_BLOW,
    StrikeEffect: A_BLOW,
    AllDiscardEffect: A_BLOW,
    DiscardRandomEffect: 0.6 * A_BLOW,
    TakeDisplayCardEffect: 0.6,
}
CARD_POWER: Final[list[float]] = [
    _power_of(CARD_EFFECTS[card]) + (FLASH if CARD_FLASH[card] else 0.0) for card in range(CARDS)
]
"""What playing a card brings on average."""


# A card of the deck


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
        return value_of_building_at_all(outlook, effect)
    if isinstance(effect, ChooseEffect):
        return value_of_options(outlook, effect)
    if isinstance(effect, AnyOrderEffect):
        return value_of_sequence(outlook, effect.mandatory) + value_of_sequence(
            outlook, effect.optional
        )
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
        return best_of(outlook.player.discard)
    if isinstance(effect, CopyEffect):
        own = effect.source == OWN_PLAYED_THIS_YEAR
        return best_of(outlook.player.active) if own else A_CARD
    if isinstance(effect, YearFlagEffect):
        is_set = outlook.player.year_flags & effect.flag
        return 0.0 if is_set or effect.flag != IGNORE_ENEMY_DEFENCES else ENOUGH
    return _other_power(effect, 0.0)


def value_of_options(outlook: Outlook, effect: ChooseEffect) -> float:
    """The best of some options that can be carried out, and the next best as far as allowed."""
    values: list[float] = []
    for option in effect.options:
        if option.obstacle(outlook.state, outlook.seat) is None:
            values.append(value_of_sequence(outlook, option))
    values.sort()
    return sum(values[-effect.n :])


def value_of_exploring(outlook: Outlook, effect: ExploreEffect) -> float:
    """An unknown tile: new land, and the chance to close the territory that is nearest to it."""
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
    value = (best + NEW_LAND + NEW_LAND_PER_YEAR * outlook.years_left) * variety(effect.n)
    return value * (1.0 + AGAIN * (effect.times - 1))


def best_of(cards: list[int]) -> float:
    """The power of the best of some cards."""
    best = 0.0
    for card in cards:
        effects = CARD_EFFECTS[card].effects
        if effects and effects[0].is_copyable():
            best = max(best, CARD_POWER[card])
    return FEWER * best


def best_unit(outlook: Outlook) -> float:
    best = 0.0
    for territory in outlook.state.controlled(outlook.seat):
        best = max(best, value_of_unit(outlook, territory))
    return best


def units_of(
    outlook: Outlook, effect: AddUnitEffect | RecruitEachEffect | RecruitPerIconEffect
) -> int:
    """How many units an effect brings that counts territories or icons."""
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
