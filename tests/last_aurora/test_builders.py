"""From the words of the content files to effects and abilities."""

from typing import get_args

from meadhall.games.last_aurora.content import vocabulary
from meadhall.games.last_aurora.rules import builders
from meadhall.games.last_aurora.rules.cards import abilities


def test_every_effect_of_the_vocabulary_has_a_builder() -> None:
    assert set(builders.BUILDERS) == set(get_args(vocabulary.Effect))


def test_every_ability_of_the_vocabulary_has_a_builder() -> None:
    assert set(abilities.BUILDERS) == set(get_args(vocabulary.Ability))


def test_every_word_is_an_effect_or_an_ability() -> None:
    words = {*get_args(vocabulary.Effect), *get_args(vocabulary.Ability)}
    assert set(vocabulary.Word.__subclasses__()) == {*words, vocabulary.KeptExploreBonus}
