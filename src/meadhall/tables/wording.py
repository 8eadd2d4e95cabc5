"""The words of a table, with the names of the people who sit there."""

from functools import lru_cache

from meadhall.kernel.catalogue import find_game
from meadhall.tables.table import Table
from meadhall.words import Words


@lru_cache(maxsize=1024)
def _words(game: str, language: str, names: tuple[str, ...]) -> Words:
    return Words(find_game(game), language, names)


def words_of(table: Table, language: str) -> Words:
    return _words(table.settings.game, language, tuple(table.names()))
