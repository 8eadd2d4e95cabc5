"""The effects of cards and spaces, and the table that makes them from the content."""

from meadhall.games.champions.content import vocabulary
from meadhall.games.champions.rules.builders import BUILDERS


def test_every_keyword_has_a_builder() -> None:
    keywords = {
        thing
        for thing in vars(vocabulary).values()
        if isinstance(thing, type)
        and issubclass(thing, vocabulary.Effect)
        and thing is not vocabulary.Effect
    }
    assert set(BUILDERS) == keywords
