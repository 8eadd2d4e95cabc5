"""The names that bots go by at a table, so that they are somebody."""

from collections.abc import Collection
from random import Random

from meadhall.tables.settings import name_key

NAMES = (
    "Alfhild", "Arnora", "Asgeir", "Aslaug", "Bera", "Bodil", "Brand", "Dagfinn", "Eydis", "Finn",
    "Freydis", "Gisli", "Grim", "Gudrun", "Gunnar", "Hakon", "Hallgerd", "Hauk", "Hedin", "Hervor",
    "Hild", "Ingrid", "Ivar", "Jorunn", "Kara", "Ketil", "Kolbein", "Leif", "Magnus", "Njal",
    "Oddny", "Olaf", "Ragna", "Roald", "Runa", "Sigrun", "Skapti", "Snorri", "Solveig", "Steinar",
    "Svanhild", "Thora", "Thorgils", "Torstein", "Ulf", "Unn", "Vigdis", "Yngvar",
)  # fmt: skip


def names_for_bots(table: str, n: int, taken: Collection[str]) -> list[str]:
    """Different names for the bots at a table; none of them is that of a person there.

    The same table always has the same ones.

    >>> names = names_for_bots("a table", 3, ["ulf"])
    >>> len(set(names)), "Ulf" in names
    (3, False)
    """
    keys = {name_key(name) for name in taken}
    free = [name for name in NAMES if name_key(name) not in keys]
    return Random(table).sample(free, n)
