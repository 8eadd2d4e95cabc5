"""What an editor would mend: terms, plurals, spaces, signs, and colons instead of sentences.

The glossaries in ``docs/glossary`` settle the terms of each game in both languages. A term may list
words that are never used for it, and how it is counted in Polish: 1 moneta, 2 monety, 5 monet.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.words import SHARED
from tests.words.editing import CLASSES, ROOT, american, crutches, is_undeclined, terms
from tests.words.reading import each_game, each_language, entries_of, faults, strict


def folders() -> Iterator[Path]:
    """Every folder with messages of the games, the programs and the page."""
    yield SHARED
    for id in game_ids():
        for file in sorted(find_game(id).folder.rglob("en.ftl")):
            yield file.parent


def files(language: str) -> list[Path]:
    return [
        *(folder / f"{language}.ftl" for folder in folders()),
        *sorted((SHARED / "web" / language).glob("*.ftl")),
    ]


def short(file: Path) -> str:
    return str(file.relative_to(ROOT / "src/meadhall"))


each_polish_file = pytest.mark.parametrize("file", files("pl"), ids=short)
each_file = pytest.mark.parametrize("file", [*files("en"), *files("pl")], ids=short)


@cache
def patterns(file: Path) -> dict[str, list[ast.Pattern]]:
    """Every pattern of every message, with those of its variants."""
    found: dict[str, list[ast.Pattern]] = {}
    for entry in entries_of(file):
        if isinstance(entry, ast.Message):
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found[entry.id.name] = [one for value in values if value for one in inner(value)]
    return found


def inner(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            for variant in element.expression.variants:
                yield from inner(variant.value)


def spoken(pattern: ast.Pattern) -> str:
    """The text of a pattern; a placeable is one sign, and a person's name another."""
    text = "".join(
        element.value if isinstance(element, ast.TextElement) else sign_of(element.expression)
        for element in pattern.elements
    )
    # Of the names that a lesson marks only the words are read.
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)


def sign_of(expression: Any) -> str:
    """Names of people have no cases that we know of: they may stand behind a colon."""
    is_person = isinstance(expression, ast.VariableReference) and re.search(
        "seat|winners|player|names|owner|other$", expression.id.name
    )
    return "☺" if is_person else "¤"


# Signs and spaces


@each_file
def test_signs_and_spaces(file: Path) -> None:
    found = [
        f"{key}: {fault}: {text}"
        for key, all_patterns in patterns(file).items()
        for text in map(spoken, all_patterns)
        for fault in faults(text)
    ]
    assert found == []


# Plurals


@each_polish_file
def test_an_amount_has_three_forms_in_polish(file: Path) -> None:
    """Whatever tells one from others also tells few from many: 1 paliwo, 2 paliwa, 5 paliw."""
    found = []
    for entry in entries_of(file):
        if isinstance(entry, ast.Message) and "amount-" in entry.id.name and entry.value:
            for select in selects(entry.value):
                keys = [variant.key for variant in select.variants]
                names = {key.name for key in keys if isinstance(key, ast.Identifier)}
                if "one" in names and not {"few", "many"} <= names:
                    found.append(entry.id.name)
    assert found == []


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for one in inner(pattern):
        for element in one.elements:
            if isinstance(element, ast.Placeable) and isinstance(
                element.expression, ast.SelectExpression
            ):
                yield element.expression


# Colons


def colons(pattern: ast.Pattern) -> int:
    """How often something else than a person follows a colon, as in "feeds: Navigator"."""
    return crutches(spoken(pattern), ("¤",))


@pytest.mark.parametrize("file", [one for one in files("pl") if "games" in one.parts], ids=short)
def test_no_colon_stands_for_a_case(file: Path) -> None:
    """Where English has a sentence, Polish has one too: names have their cases."""
    english = file.with_name("en.ftl")
    found = [
        f"{key}: {spoken(worst)}"
        for key, polish in patterns(file).items()
        if (worst := max(polish, key=colons, default=None))
        and colons(worst) > max(map(colons, patterns(english)[key]), default=0)
    ]
    assert found == []


# People


def test_a_planted_name_is_found() -> None:
    for wrong in ("☺ atakuje gracza ☺.", "Wybierz gracza ¤", "Czekamy na: ☺.", "Ufa graczowi ☺"):
        assert is_undeclined(wrong)
    for right in ("☺ atakuje; broni się ☺.", "Czekamy, aż zagra ☺.", "Cel: ☺", "Tura: ☺"):
        assert not is_undeclined(right)


@each_polish_file
def test_a_person_is_named_in_the_nominative(file: Path) -> None:
    """Nobody can decline the name that a player has chosen, so the person is the subject."""
    found = [
        f"{key}: {text}"
        for key, all_patterns in patterns(file).items()
        for text in map(spoken, all_patterns)
        if is_undeclined(text)
    ]
    assert found == []


# English as in Britain


def test_a_planted_spelling_is_found() -> None:
    text = "The color of the gray harbor: 1 favor, defense 2; the armory is canceled."
    assert american(text, "champions") == ["color", "gray", "canceled"]
    assert american(text, None) == [
        "color", "gray", "harbor", "favor", "defense", "armory", "canceled",
    ]  # fmt: skip
    assert american("Colour, favour, defensive, towards; a thermometer, laboratories.", None) == []


def game_of(file: Path, key: str) -> str | None:
    """The game that a message belongs to, by its file or by its name: cli-champions-favor."""
    folders = {id: find_game(id).folder for id in game_ids()}
    by_file = (id for id, folder in folders.items() if folder in file.parents)
    by_name = (id for id in folders if id.replace("_", "-") in key)
    return next(by_file, next(by_name, None))


@pytest.mark.parametrize("file", files("en"), ids=short)
def test_messages_are_spelled_as_in_britain(file: Path) -> None:
    found = [
        f"{key}: {word}"
        for key, all_patterns in patterns(file).items()
        for text in map(spoken, all_patterns)
        for word in american(text, game_of(file, key))
    ]
    assert found == []


@each_game
def test_books_are_spelled_as_in_britain(game: Game) -> None:
    for chapter in sorted((game.folder / "book/en").glob("*.md")):
        text = re.sub(
            r"\]\([^)]*\)|^ *! [^|]*\|", "", chapter.read_text("utf-8"), flags=re.MULTILINE
        )
        assert american(text, game.id) == [], chapter.name
    catalogue = tomllib.loads((game.folder / "book/catalogue.toml").read_text("utf-8"))
    assert [word for one in catalogue["group"] for word in american(one["en"], game.id)] == []


# Terms


@each_game
def test_a_countable_thing_is_counted_as_the_glossary_says(game: Game) -> None:
    words = strict(game, "pl")
    for term in terms(game.id):
        if "counted" in term:
            for n, kind in CLASSES.items():
                expected = term["counted"][("one", "few", "many").index(kind)]
                assert words.amount(term["id"], n) == f"{n} {expected}", term["id"]


@each_game
def test_a_named_term_is_called_as_the_glossary_says(game: Game) -> None:
    for language in ("en", "pl"):
        words = strict(game, language)
        for term in terms(game.id):
            if "id" in term and "counted" not in term:
                assert words.name(term["id"]).casefold() == term[language].casefold()


@each_game
@each_language
def test_no_other_word_is_used_for_a_term(game: Game, language: str) -> None:
    never = [word for term in terms(game.id) for word in term.get(f"never_{language}", [])]
    texts = "\n".join(
        (folder / f"{language}.ftl").read_text("utf-8")
        for folder in folders()
        if game.folder in folder.parents
    )
    assert [word for word in never if re.search(rf"\b{word}\b", texts)] == []
