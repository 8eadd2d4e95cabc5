# mypyc: interpreted
"""The names of cards, places, people and goods by their ids, from the content files."""

from collections.abc import Iterable
from functools import cache

from meadhall.games.champions.content.schema import Named
from meadhall.games.champions.content.tables import CONTENT


def _entries() -> Iterable[Named]:
    yield from CONTENT.board.spaces
    yield from CONTENT.board.ports
    yield from CONTENT.board.shores
    yield from CONTENT.leaders
    yield from CONTENT.dice.dice
    yield from CONTENT.dice.faces
    yield from CONTENT.trolls
    yield from CONTENT.draugr
    yield from CONTENT.monsters
    yield from CONTENT.destinies
    yield from CONTENT.runes
    yield from CONTENT.merchants
    yield from CONTENT.journeys
    yield from CONTENT.stalls
    yield from CONTENT.ships
    yield from CONTENT.components.colors
    yield from CONTENT.components.options


@cache
def names(language: str) -> dict[str, str]:
    """In Polish for ``pl``, in English otherwise."""
    return {e.id: e.name_pl if language == "pl" else e.name_en for e in _entries()}
