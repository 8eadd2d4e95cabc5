"""What an editor would mend in a sentence: signs, spaces, plurals, and colons instead of cases."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from meadhall.kernel.catalogue import find_game
from tests.words.reading import strict

ROOT = Path(__file__).parents[2]
GLOSSARIES = ROOT / "docs/glossary"


@cache
def glossary(game: str) -> dict[str, Any]:
    return tomllib.loads((GLOSSARIES / f"{game}.toml").read_text("utf-8"))


def terms(game: str) -> list[dict[str, Any]]:
    """The terms of a game's glossary."""
    found: list[dict[str, Any]] = glossary(game)["term"]
    return found


# English as in Britain

_AMERICAN = re.compile(
    r"\b\w*(?:armor|behavior|color|favor|flavor|harbor|honor|neighbor|rumor)\w*"
    r"|\b(?:defense|offense|gray|theater)\w*|\b(?:center(?:s|ed)?|labor|plow\w*|maneuver\w*)\b"
    r"|\b(?:cancel|fuel|label|level|signal|travel)(?:ed|ing)\b|\b(?:anymore|counter-?clockwise|gotten|toward)\b",
    re.IGNORECASE,
)


def american(text: str, game: str | None) -> list[str]:
    """Words that are spelled as in America, unless the printed game spells them so."""
    printed = glossary(game)["spelled"] if game else []
    found = (word[0] for word in _AMERICAN.finditer(text))
    return [word for word in found if not word.casefold().startswith(tuple(printed))]


# People

_UNDECLINED = re.compile(
    r"\bgracz(?:a|em|owi|u) [☺¤]|\b(?:dla|do|na|o|od|po|przez|przy|u|w|z|za): ☺", re.IGNORECASE
)


def is_undeclined(text: str) -> bool:
    """Whether a person, ☺, is named where Polish would decline the name."""
    return _UNDECLINED.search(text) is not None


# Plurals

CLASSES = {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 25: "many"}
"""Numbers that stand for all others: which of the three Polish forms goes with each."""

Forms = Mapping[str, frozenset[str]]
"""Each form of a counted noun, with the classes of numbers that it goes with."""


def class_of(n: int, language: str) -> str:
    if n == 1:
        return "one"
    if language == "pl" and n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"


def joined(forms: Iterable[tuple[str, set[str]]]) -> Forms:
    """Nouns may share a form; then it goes with what goes with any of them."""
    found: dict[str, set[str]] = {}
    for form, classes in forms:
        found.setdefault(form.casefold(), set()).update(classes)
    return {form: frozenset(classes) for form, classes in found.items()}


def declined(one: str, few: str, many: str) -> list[tuple[str, set[str]]]:
    """A Polish noun, by the forms that go with 1, 2 and 5; "po 1 populacji" reads like the last."""
    genitive = {"one"} if one.endswith("ja") else set()
    return [(one, {"one"}), (few, {"one", "few"}), (many, {"few", "many"} | genitive)]


@cache
def counted(game: str, language: str) -> Forms:
    """How the terms of a glossary are counted.

    Amounts have cases. What goes with five in Polish is the genitive, which goes with two as well:
    "brak 2 monet". That of one coin reads like the form for two: "brak 1 monety".
    """
    forms: list[tuple[str, set[str]]] = []
    for term in terms(game):
        if "counted" in term and language == "pl":
            forms += declined(*term["counted"])
        elif "counted" in term:
            words = strict(find_game(game), language)
            one, many = (words.amount(term["id"], n).removeprefix(f"{n} ") for n in (1, 2))
            forms += [(one, {"one"}), (many, {"few", "many"})]
    return joined(forms)


@cache
def _amount(forms: tuple[str, ...]) -> re.Pattern[str]:
    """An amount: a number and a form of a noun, the longest that fits.

    "Etap 5 gry" has the number of a stage, and in "3 Object cards" the cards are counted.
    """
    nouns = "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
    numbered = r"(?<!etap )(?<!poziom )"
    return re.compile(
        rf"(?<![\w.,:/–−-]){numbered}\b(\d+) ({nouns})(?![\w-]| cards?\b)", re.IGNORECASE
    )


def wrong_plurals(text: str, language: str, forms: Forms) -> list[str]:
    """Amounts whose noun does not go with its number: "5 moneta", "1 coins"."""
    if not forms:
        return []
    return [
        found[0]
        for found in _amount(tuple(forms)).finditer(text)
        if class_of(int(found[1]), language) not in forms[found[2].casefold()]
    ]


# Colons

LABELS = (
    "akcje|atak|cel|cena|cena w monetach|chwała|cło|dotyczy|karta|kolor|koszt|kośćmi|"
    "liczba|ładunek|łup|miejsce|nagroda|obrażenia|ocena|odcisk|ostatnio|pojemność|pole|powtórka|"
    "poziom|próg|prędkość|przy stole|punkty|razem|ręka|runda|siła|skutek|spodziewane|stoły|straty|"
    "średnio|trafienia|tura|warta|wartość|wygrane|wynik|zasady|zawartość|zbiory|zdolności|"
    "znaczniki|znaczniki akcji|zysk|zysk teraz"
)
"""What may stand before a colon and a figure: a label, not half a sentence."""

_LABEL = re.compile(rf"\b(?:{LABELS}): ", re.IGNORECASE)


def crutches(text: str, names: tuple[str, ...]) -> int:
    """How often one of the names follows a colon that no label justifies: "feeds: Navigator"."""
    if ": " not in text:
        return 0
    bare = _LABEL.sub("", text)
    colons = re.finditer(r"[a-ząćęłńóśźż]: [„“]?", bare)
    return sum(bare.startswith(names, found.end()) for found in colons)
