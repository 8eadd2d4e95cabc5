"""The table that makes effects from the content."""

from meadhall.games.ice_garden.content import vocabulary
from meadhall.games.ice_garden.rules.builders import BUILDERS


def test_every_keyword_has_a_builder() -> None:
    assert set(BUILDERS) == set(vocabulary.Effect.__subclasses__())
