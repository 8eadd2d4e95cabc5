"""What playing a card brings on average, in Glory, whatever the position."""

from typing import Final

from meadhall.games.northgard.content.tables import CARD_FLASH, CARDS
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
from meadhall.games.northgard.rules.cards.cards import CopyEffect
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
)

A_UNIT: Final = 1.3
CROWD: Final = 0.1
"""What each further unit takes from the worth of all."""
MOST_UNITS: Final = 3
USUAL_UNITS: Final = 2
"""How many units count: of a card that names a number, and of one that counts territories."""
A_MOVE: Final = 1.5
MORE_MOVES: Final = 0.5
A_POINT: Final = 0.5
"""A point in combat, or another advantage there."""
AN_EXPLORE: Final = 3.0
CHOICE_OF_TILES: Final = 0.15
EXPLORE_AGAIN: Final = 0.6
"""How much each further tile to choose from, and another Explore, add to it."""
EXPLORE_EXTRA: Final = 0.5
A_BUILD: Final = 2.4
DISCOUNT: Final = 0.6
MORE_BUILDS: Final = 0.8
A_CARD: Final = 1.6
CHOICE_OF_CARDS: Final = 0.3
A_RESOURCE: Final = 0.55
A_BLOW: Final = 1.2
"""A unit or a card that an opponent loses."""
FLASH: Final = 0.25
"""The advantage of a card that takes no turn."""
TRIFLE: Final = 0.2
"""Any other effect."""

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


def power_of_explores(each: float, effect: ExploreEffect) -> float:
    """What an Explore effect brings if a plain Explore brings ``each``."""
    tiles = 1.0 + CHOICE_OF_TILES * (effect.n - 1)
    return each * tiles * (1.0 + EXPLORE_AGAIN * (effect.times - 1))


def other_power(effect: CardEffect, otherwise: float) -> float:
    if isinstance(effect, InspectEffect):
        return 0.8 * A_BLOW if effect.ransom else 0.7 * A_BLOW
    return OTHER_POWERS.get(type(effect), otherwise)


def _power_of_units(units: int) -> float:
    return A_UNIT * units * (1.0 - CROWD * (units - 1))


def _power_of_effect(effect: CardEffect) -> float:
    if isinstance(effect, (RecruitEffect, AddUnitEffect)):
        return _power_of_units(min(effect.n, MOST_UNITS))
    if isinstance(effect, (RecruitEachEffect, RecruitPerIconEffect)):
        return _power_of_units(USUAL_UNITS)
    if isinstance(effect, MoveEffect):
        terms = effect.terms
        power = A_MOVE + MORE_MOVES * (effect.n - 1) + A_POINT * terms.points
        has_edge = terms.push_defender or terms.bonus_choice or terms.cancel_casualties > 0
        return power + A_POINT if has_edge else power
    if isinstance(effect, ExploreEffect):
        power = power_of_explores(AN_EXPLORE, effect)
        has_extra = effect.redraw or effect.anywhere or effect.collects
        return power + EXPLORE_EXTRA if has_extra else power
    if isinstance(effect, BuildEffect):
        return A_BUILD + DISCOUNT * effect.discount + MORE_BUILDS * (effect.n - 1)
    if isinstance(effect, DrawEffect):
        return A_CARD * effect.keep + CHOICE_OF_CARDS * (effect.n - effect.keep)
    if isinstance(effect, CollectEffect):
        return A_RESOURCE * effect.n
    if isinstance(effect, ChooseEffect):
        options = sorted([_power_of(option) for option in effect.options])
        return sum(options[-effect.n :])
    if isinstance(effect, AnyOrderEffect):
        return _power_of(effect.mandatory) + _power_of(effect.optional)
    return other_power(effect, TRIFLE)


def _power_of(sequence: Sequence) -> float:
    power = 0.0
    for effect in sequence.effects:
        power += _power_of_effect(effect)
    return power


CARD_POWER: Final[list[float]] = [
    _power_of(CARD_EFFECTS[card]) + (FLASH if CARD_FLASH[card] else 0.0) for card in range(CARDS)
]
