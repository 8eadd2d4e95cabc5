"""From the effect vocabulary to effects: every keyword has one, with the content's numbers."""

from collections.abc import Iterable, Iterator

from meadhall.games.northgard.content import vocabulary
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CANCELLING_CARD,
    CARD_IDS,
    CONTENT,
    EFFECT_IDS,
    POWER_BUILDERS,
    cards_of,
)
from meadhall.games.northgard.rules.actions.movement import MoveEffect
from meadhall.games.northgard.rules.builders import BUILDERS, CARD_EFFECTS
from meadhall.games.northgard.rules.cards.cards import CancelEffect
from meadhall.games.northgard.rules.cards.composed import ChooseEffect
from meadhall.games.northgard.rules.cards.effects import SEQUENCES, CardEffect
from tests.rules import rule


def effects_of(card: str) -> list[CardEffect]:
    return CARD_EFFECTS[CARD_IDS.index(card)].effects


def move_of(card: str) -> MoveEffect:
    [effect] = [effect for effect in effects_of(card) if isinstance(effect, MoveEffect)]
    return effect


def choice_of(card: str) -> ChooseEffect:
    [effect] = effects_of(card)
    assert isinstance(effect, ChooseEffect)
    return effect


def nested(sequence: Iterable[vocabulary.CardEffect]) -> Iterator[list[vocabulary.CardEffect]]:
    """A list of effects, and the lists within them."""
    effects = list(sequence)
    yield effects
    for effect in effects:
        if isinstance(effect, vocabulary.ChooseOne):
            for option in effect.options:
                yield from nested(option)
        elif isinstance(effect, vocabulary.SequenceAnyOrder):
            yield from nested(effect.mandatory)
            yield from nested(effect.optional)
        elif isinstance(effect, vocabulary.PayThen):
            yield from nested(effect.then)


LISTS = [effects for card in CONTENT.action_cards() for effects in nested(card.effects)]


def test_every_keyword_has_a_builder_and_is_on_some_card() -> None:
    keywords = set(vocabulary.OfCard.__subclasses__())
    assert set(BUILDERS) == keywords
    assert {type(effect) for effects in LISTS for effect in effects} == keywords
    assert set(POWER_BUILDERS) == set(vocabulary.OfClan.__subclasses__())


def test_every_effect_but_the_answer_can_be_carried_out() -> None:
    effects = [effect for sequence in SEQUENCES for effect in sequence.effects]
    idle = [effect for effect in effects if "carry_out" not in vars(type(effect))]
    assert {type(effect) for effect in idle} == {CancelEffect}


def test_choices_go_by_the_keyword_of_their_first_effect() -> None:
    options = [option.keyword for option in choice_of("start_feast").options]
    assert [EFFECT_IDS[keyword] for keyword in options] == ["recruit", "move", "explore", "build"]


@rule("NUL-DRAW-04")
def test_a_draw_after_another_effect_is_of_one_card() -> None:
    """So what there is is enough for it, or there is nothing."""
    later = [effect for effects in LISTS for effect in effects[1:]]
    draws = [effect.n for effect in later if isinstance(effect, vocabulary.Draw)]
    assert draws
    assert set(draws) == {1}


def test_every_card_but_unrest_and_achievements_has_effects() -> None:
    without = [card for card, sequence in enumerate(CARD_EFFECTS) if not sequence.effects]
    assert [CARD_IDS[card] for card in without] == [
        *[CARD_IDS[card] for card in cards_of(ACHIEVEMENT)],
        "unrest",
    ]


@rule("NUL-CARD-18")
def test_cards_that_answer_and_cards_that_copy_cannot_be_copied() -> None:
    assert CARD_IDS[CANCELLING_CARD] == "dev_defensive_strategy"
    first = [sequence.effects[0] if sequence.effects else None for sequence in CARD_EFFECTS]
    barred = [
        CARD_IDS[card] for card, effect in enumerate(first) if effect and not effect.is_copyable()
    ]
    assert barred == [
        "clan_snake_stolen_lore",
        "dev_defensive_strategy",
        "dev_enemy_secrets",
        "dev_legendary_heroes",
    ]


def test_parameters_of_a_move_and_their_defaults() -> None:
    wolf = move_of("clan_wolf")
    terms = wolf.terms
    assert (wolf.n, terms.points, terms.ignore_hard, terms.retreat_ignores_hard) == (
        1,
        0,
        True,
        True,
    )
    charge = move_of("dev_heroic_charge")
    terms = charge.terms
    assert (charge.n, terms.points, terms.ignore_hard, terms.kaija_collects) == (3, 1, False, ())


def test_a_basic_action_is_that_of_the_starting_card() -> None:
    """Feast and Teamwork offer what Recruit, Move, Explore and Build do."""
    feast = choice_of("start_feast")
    assert feast.n == 1
    assert [option.effects for option in feast.options] == [
        effects_of(f"start_{action}") for action in ("recruit", "move", "explore", "build")
    ]
    assert choice_of("clan_goat_teamwork").n == 2
