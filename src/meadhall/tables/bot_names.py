"""The names that bots go by at a table, so that they are somebody."""

from collections.abc import Collection, Sequence
from itertools import count
from random import Random

from meadhall.kernel.catalogue import find_game
from meadhall.tables.front import read_front
from meadhall.tables.settings import name_key

NAMES = (
    "Alfhild", "Arnora", "Asgeir", "Aslaug", "Bodil", "Brand", "Dagfinn", "Finn", "Gisli", "Grim",
    "Gudrun", "Hauk", "Hedin", "Hild", "Ivar", "Jorunn", "Kara", "Ketil", "Leif", "Magnus", "Njal",
    "Oddny", "Olaf", "Runa", "Skapti", "Snorri", "Solveig", "Svanhild", "Thora", "Thorgils",
    "Torstein", "Ulf", "Unn", "Vigdis", "Yngvar",
)  # fmt: skip
"""Names without a character: for other games and levels, and where a person has the same name."""


def names_for_bots(
    table: str, game: str, levels: Sequence[str], taken: Collection[str]
) -> list[str]:
    """Different names for the bots of these levels; none of them is that of a person there.

    They are those of the game's characters, as far as it has any. The same table always has the
    same ones.

    >>> names_for_bots("a table", "champions", ["jarl", "jarl", "thrall"], ["sigrun"])
    ['Aud', 'Ulfar', 'Tofa']
    """
    random = Random(table)
    characters = read_front(find_game(game)).bots
    used = {name_key(name) for name in taken}
    names: list[str] = []
    for level in levels:
        free = _free(characters.get(level, ()), used)
        name = random.choice(free or _free(NAMES, used) or _numbered(used))
        used.add(name_key(name))
        names.append(name)
    return names


def _numbered(used: Collection[str]) -> list[str]:
    """The names with the least number behind them for which one is left: there are many bots."""
    return next(
        found
        for number in count(2)
        if (found := _free([f"{name} {number}" for name in NAMES], used))
    )


def _free(names: Sequence[str], used: Collection[str]) -> list[str]:
    return [name for name in names if name_key(name) not in used]
