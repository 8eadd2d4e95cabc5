# mypyc: interpreted
"""The names of regions, units, boxes and the like by their ids, from the content files.

Components are named in ``words/``: the content calls a resource by its token.
"""

from collections.abc import Iterable
from functools import cache

from meadhall.games.ice_garden.content.schema import Named
from meadhall.games.ice_garden.content.tables import CONTENT
from meadhall.games.ice_garden.rules.moves import EXCHANGE, EXCHANGES, MOVES

_ONE = {
    "en": ["1 population", "1 gold", "1 M-factor"],
    "pl": ["1 populację", "1 złoty gwicht", "1 czynnik „M”"],
}
_TWO = {
    "en": ["2 population", "2 gold", "2 M-factor"],
    "pl": ["2 populacje", "2 złote gwichty", "2 czynniki „M”"],
}
_AND = {"en": "and", "pl": "i"}
_FOR = {"en": "for", "pl": "na"}
_TILE = {"en": "Region tile", "pl": "Kafelek Regionu"}


def _entries() -> Iterable[Named]:
    yield from CONTENT.board.areas
    yield from CONTENT.board.regions
    yield from CONTENT.actions.boxes
    yield from CONTENT.characters.characters
    yield from CONTENT.characters.units
    yield from CONTENT.characters.specials
    yield from CONTENT.characters.events
    yield from CONTENT.upgrades.upgrades
    yield from CONTENT.vuko_tiles.effects
    yield from CONTENT.solo.difficulties


@cache
def names(language: str) -> dict[str, str]:
    """In Polish for ``pl``, in English otherwise. A tile is called by its red number."""
    tongue = "pl" if language == "pl" else "en"
    found = {entry.id: entry.pl if tongue == "pl" else entry.en for entry in _entries()}
    for tile in CONTENT.region_tiles.tiles:
        found[tile.id] = f"{_TILE[tongue]} {tile.order}"
    for number, (first, second, taken) in enumerate(EXCHANGES):
        one = _ONE[tongue]
        given = f"{one[first]} {_AND[tongue]} {one[second]}"
        if first == second:
            given = _TWO[tongue][first]
        id = MOVES.word(EXCHANGE.at(number)).partition(":")[2]
        found[id] = f"{given} {_FOR[tongue]} {one[taken]}"
    return found
