"""What cards do, as objects with small integers: the effect vocabulary ready for the rules.

``keywords.py`` has the kinds. Every effect has a number in ``EFFECTS`` and every list of effects
one in ``SEQUENCES``, so that a step can name them; ``CARD_EFFECTS`` gives the sequence of a card.
"""

from typing import Final

from meadhall.games.northgard.content import vocabulary
from meadhall.games.northgard.content.keywords import (
    ADD_UNIT,
    ALL_OPPONENTS_DISCARD,
    CANCEL_CARD,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COLLECT,
    COLLECT_FROM_TARGET,
    COPY_CARD,
    DRAW_PER,
    EXTORT,
    FLAG_IDS,
    INSPECT_AND_DISCARD,
    NO_LIMIT,
    OPPONENT_DISCARDS_RANDOM,
    PLACE_SCORCHED_EARTH,
    PULL_UNIT,
    RECRUIT_PER_ICON,
    REPLACE_BUILDING,
    SET_YEAR_FLAG,
    SHIFT_ENEMY_UNITS,
    SOURCE_IDS,
    TAKE_DISPLAY_CARD,
    TAKE_FROM_DISCARD,
    TELEPORT_UNITS,
    WHERE_IDS,
    AnyOrderEffect,
    BuildEffect,
    ChooseEffect,
    CopyEffect,
    DrawEffect,
    Effect,
    ExploreEffect,
    MoveEffect,
    PayThenEffect,
    RecruitEachEffect,
    RecruitEffect,
    RemoveEffect,
    ResourceEffect,
)
from meadhall.games.northgard.content.tables import CARD_IDS, CARDS, CONTENT
from meadhall.games.northgard.content.tiles import NONE, RESOURCE_IDS

EFFECTS: Final[list[Effect]] = []
SEQUENCES: Final[list[list[int]]] = []
"""Lists of effect numbers."""
_BY_ID: Final[dict[str, int]] = {}
"""The sequences of cards compiled so far; those of starting cards are the basic actions."""


def _sequence(effects: list[vocabulary.CardEffect]) -> int:
    numbers = [_number(_effect(effect)) for effect in effects]
    SEQUENCES.append(numbers)
    return len(SEQUENCES) - 1


def _number(effect: Effect) -> int:
    EFFECTS.append(effect)
    return len(EFFECTS) - 1


def _effect(effect: vocabulary.CardEffect) -> Effect:
    match effect:
        case vocabulary.Recruit():
            where = WHERE_IDS.index(effect.where)
            return RecruitEffect(effect.n, where, effect.same_territory)
        case vocabulary.RecruitEach():
            at_enemies = effect.filter == "adjacent_to_enemy"
            return RecruitEachEffect(effect.n, at_enemies, effect.max_territories or NO_LIMIT)
        case vocabulary.RecruitPerIcon():
            return ResourceEffect(RECRUIT_PER_ICON, 0, RESOURCE_IDS.index(effect.resource))
        case vocabulary.Move():
            return MoveEffect(
                effect.n,
                effect.points,
                effect.ignore_hard,
                effect.retreat_ignores_hard,
                effect.pass_enemy,
                effect.push_defender,
                effect.bonus_choice,
                effect.cancel_casualties,
                [RESOURCE_IDS.index(resource) for resource in effect.kaija_collects],
            )
        case vocabulary.Explore():
            return ExploreEffect(
                effect.draw, effect.times, effect.redraw, effect.anywhere, effect.collect_tile
            )
        case vocabulary.Build():
            return BuildEffect(
                effect.times,
                effect.discount,
                effect.duplicate,
                effect.no_site_small,
                NO_LIMIT if effect.max_large is None else effect.max_large,
                effect.collect_territory == "before_or_after",
            )
        case vocabulary.Draw():
            return DrawEffect(effect.n, effect.keep, effect.discard, effect.top)
        case vocabulary.DrawPer():
            return Effect(DRAW_PER, effect.min_tiles)
        case vocabulary.Collect():
            return ResourceEffect(COLLECT, effect.n, RESOURCE_IDS.index(effect.resource))
        case vocabulary.RemoveEnemyUnit():
            return RemoveEffect(effect.scope == "adjacent")
        case vocabulary.CopyCard():
            return CopyEffect(SOURCE_IDS.index(effect.source))
        case vocabulary.SetYearFlag():
            return Effect(SET_YEAR_FLAG, 1 << FLAG_IDS.index(effect.flag))
        case vocabulary.Extort():
            return Effect(EXTORT, effect.resources)
        case (
            vocabulary.ChooseOne()
            | vocabulary.ChooseAction()
            | vocabulary.SequenceAnyOrder()
            | vocabulary.PayThen()
        ):
            return _composed(effect)
        case vocabulary.AddUnit():
            return Effect(ADD_UNIT, effect.n)
        case vocabulary.PullUnit():
            return Effect(PULL_UNIT, effect.n)
        case vocabulary.TeleportUnits():
            return Effect(TELEPORT_UNITS, 0)
        case vocabulary.ShiftEnemyUnits():
            return Effect(SHIFT_ENEMY_UNITS, effect.n)
        case vocabulary.ReplaceBuilding():
            return Effect(REPLACE_BUILDING, 0)
        case vocabulary.TakeFromDiscard():
            return Effect(TAKE_FROM_DISCARD, effect.n)
        case vocabulary.CollectFromTarget():
            return Effect(COLLECT_FROM_TARGET, effect.n)
        case vocabulary.InspectAndDiscard():
            return Effect(INSPECT_AND_DISCARD, effect.n)
        case vocabulary.AllOpponentsDiscard():
            return Effect(ALL_OPPONENTS_DISCARD, effect.n)
        case vocabulary.OpponentDiscardsRandom():
            return Effect(OPPONENT_DISCARDS_RANDOM, effect.n)
        case vocabulary.CancelCard():
            return Effect(CANCEL_CARD, 0)
        case vocabulary.TakeDisplayCard():
            return Effect(TAKE_DISPLAY_CARD, 0)
        case vocabulary.PlaceScorchedEarth():
            return Effect(PLACE_SCORCHED_EARTH, 0)
    raise TypeError(f"no effect is made of {effect}")


def _composed(
    effect: vocabulary.ChooseOne
    | vocabulary.ChooseAction
    | vocabulary.SequenceAnyOrder
    | vocabulary.PayThen,
) -> Effect:
    """Effects that are made of others."""
    if isinstance(effect, vocabulary.ChooseOne):
        return ChooseEffect(CHOOSE_ONE, 1, [_sequence(option) for option in effect.options])
    if isinstance(effect, vocabulary.ChooseAction):
        options = [_BY_ID[f"start_{action}"] for action in effect.options]
        return ChooseEffect(CHOOSE_ACTION, effect.count, options)
    if isinstance(effect, vocabulary.SequenceAnyOrder):
        return AnyOrderEffect(_sequence(effect.mandatory), _sequence(effect.optional))
    return PayThenEffect(effect.any_resources, _sequence(effect.then))


def _sequences_of_cards() -> list[int]:
    """Cards without effects have the empty sequence 0."""
    SEQUENCES.append([])
    sequences = [0] * CARDS
    for card in CONTENT.action_cards():
        if card.effects:
            number = _sequence(card.effects)
            sequences[CARD_IDS.index(card.id)] = number
            _BY_ID[card.id] = number
    return sequences


CARD_EFFECTS: Final[list[int]] = _sequences_of_cards()
"""For each card its sequence."""
NO_EFFECT: Final = 0
"""The empty sequence."""
NO_BONUS: Final[int] = _number(MoveEffect(0, 0, False, False, False, False, False, 0, []))
"""For combats that no Move card has caused (NUL-EDGE-35, NUL-CREA-25)."""


EFFECT_KIND: Final[list[int]] = [effect.kind for effect in EFFECTS]
"""For each effect its keyword."""


def _first_kind(sequence: int) -> int:
    return EFFECT_KIND[SEQUENCES[sequence][0]] if SEQUENCES[sequence] else NONE


FIRST_KIND: Final[list[int]] = [_first_kind(sequence) for sequence in range(len(SEQUENCES))]
"""The keyword of the first effect of a sequence: an option of a choice is named by it."""
CANCELLING_CARD: Final[int] = [FIRST_KIND[sequence] for sequence in CARD_EFFECTS].index(CANCEL_CARD)
"""The one card that is played in the turn of others (NUL-CARD-20)."""
CARD_COPIES: Final[list[bool]] = [FIRST_KIND[sequence] == COPY_CARD for sequence in CARD_EFFECTS]
"""Cards that copy others, and cannot be copied themselves (NUL-CARD-18)."""


def recruit_effect(number: int) -> RecruitEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, RecruitEffect)
    return effect


def move_effect(number: int) -> MoveEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, MoveEffect)
    return effect


def explore_effect(number: int) -> ExploreEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, ExploreEffect)
    return effect


def build_effect(number: int) -> BuildEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, BuildEffect)
    return effect


def draw_effect(number: int) -> DrawEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, DrawEffect)
    return effect


def resource_effect(number: int) -> ResourceEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, ResourceEffect)
    return effect


def choose_effect(number: int) -> ChooseEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, ChooseEffect)
    return effect


def any_order_effect(number: int) -> AnyOrderEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, AnyOrderEffect)
    return effect


def pay_then_effect(number: int) -> PayThenEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, PayThenEffect)
    return effect


def recruit_each_effect(number: int) -> RecruitEachEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, RecruitEachEffect)
    return effect


def remove_effect(number: int) -> RemoveEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, RemoveEffect)
    return effect


def copy_effect(number: int) -> CopyEffect:
    effect = EFFECTS[number]
    assert isinstance(effect, CopyEffect)
    return effect
