"""The names that bots go by at a table, so that they are somebody."""

from collections.abc import Collection, Mapping, Sequence
from random import Random

from meadhall.tables.settings import name_key

PERSONAS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "champions": {
        "thrall": ("Kalf", "Tofa", "Skuli"),
        "karl": ("Bera", "Hogni", "Yrsa"),
        "huscarl": ("Steinar", "Hervor", "Gunnar"),
        "jarl": ("Sigrun", "Ulfar", "Aud"),
    },
    "northgard": {
        "thrall": ("Svein", "Alfdis", "Hrapp", "Dotta"),
        "karl": ("Kolbein", "Ingrid", "Vifil", "Thurid"),
        "huscarl": ("Eydis", "Roald", "Hallgerd", "Orm"),
        "jarl": ("Freydis", "Hakon", "Ljot", "Ragna"),
    },
    "ice_garden": {
        "thrall": ("Pavo", "Inka", "Bruno"),
        "karl": ("Mirela", "Osman", "Tove"),
        "huscarl": ("Liv", "Casimir", "Ondine"),
        "jarl": ("Aurelia", "Vasco", "Noor"),
    },
    "last_aurora": {
        "thrall": ("Teodor", "Pip", "Marta"),
        "karl": ("Nadia", "Halvorsen", "Juno"),
        "huscarl": ("Zofia", "Brandt", "Iskra"),
        "jarl": ("Captain Rask", "Wanda", "Silas"),
    },
}
"""The characters of each game and level. The page knows what they are like and what they say."""

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

    The same table always has the same ones.

    >>> names_for_bots("a table", "champions", ["jarl", "jarl", "thrall"], ["sigrun"])
    ['Aud', 'Ulfar', 'Tofa']
    """
    random = Random(table)
    used = {name_key(name) for name in taken}
    names: list[str] = []
    for level in levels:
        characters = _free(PERSONAS.get(game, {}).get(level, ()), used)
        name = random.choice(characters or _free(NAMES, used))
        used.add(name_key(name))
        names.append(name)
    return names


def _free(names: Sequence[str], used: Collection[str]) -> list[str]:
    return [name for name in names if name_key(name) not in used]
