"""Sentences as they are read, in both languages: what files alone do not show.

Every message of the games, of the programs and of the page is rendered with all classes of numbers,
and every event with every name. The first tests plant a fault of each kind.
"""

from functools import cache
from pathlib import Path

import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from tests.words.editing import Forms, counted, crutches, declined, joined, wrong_plurals
from tests.words.reading import (
    SEATS,
    each_game,
    each_language,
    event_sentences,
    explanations,
    faults,
    move_words,
    strict,
)
from tests.words.rendering import PERSON, THING, rendered
from tests.words.test_grammar import files, short

COMMON = [
    ("gracz", "gracze", "graczy"),
    ("ruch", "ruchy", "ruchów"),
    ("punkt", "punkty", "punktów"),
    ("minuta", "minuty", "minut"),
    ("miejsce", "miejsca", "miejsc"),
    ("stół", "stoły", "stołów"),
    ("osoba", "osoby", "osób"),
    ("bot", "boty", "botów"),
    ("karta", "karty", "kart"),
    ("kość", "kości", "kości"),
]
ENGLISH = ["bot", "character", "game", "minute", "player", "point", "seat", "second", "table"]
"""Nouns that every game and the page count."""

SOME = 50
"""This many moves of a verb read like all of them."""


def forms_of(game: str | None, language: str) -> Forms:
    if language == "pl":
        common = [form for noun in COMMON for form in declined(*noun)]
    else:
        common = [(noun, {"one"}) for noun in ENGLISH]
        common += [(f"{noun}s", {"few", "many"}) for noun in ENGLISH]
    glossary = counted(game, language) if game else {}
    return joined([*common, *((form, set(classes)) for form, classes in glossary.items())])


def game_of(file: Path) -> str | None:
    return next((id for id in game_ids() if find_game(id).folder in file.parents), None)


EVERY = [(file, language) for language in ("en", "pl") for file in files(language)]
each_file = pytest.mark.parametrize(
    ("file", "language"), EVERY, ids=[short(file) for file, _ in EVERY]
)


# The checks find what they are for


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Anna  traci monetę.", "two spaces"),
        ("Wszystko jest tutaj.Spisano 3 gry.", "no space after a sentence"),
        ("Anna,Bjorn i Dag.", "no space after a punctuation mark"),
        ("Anna traci monetę .", "a space before a punctuation mark"),
        ("Szansa: 58 %.", "a space before the per cent sign"),
        ("Reputacja -3.", "a hyphen as a minus sign"),
        ("Anna - gość.", "a hyphen as a dash"),
    ],
)
def test_a_planted_fault_is_found(text: str, fault: str) -> None:
    assert faults(text) == [fault]
    assert faults("Anna ma 58% szans: −3, 2–4 gry; yin-yang. Dalej!") == []


def test_a_planted_plural_is_found() -> None:
    for wrong in ("5 moneta", "2 moneta", "5 monety", "1 monet", "12 monety", "0 Moneta"):
        text = f"Anna zdobywa {wrong} i pasuje."
        assert wrong_plurals(text, "pl", forms_of("champions", "pl")) == [wrong]
    for right in ("1 moneta", "2 monety", "22 monety", "5 monet", "brak 2 monet", "brak 1 monety"):
        assert wrong_plurals(right, "pl", forms_of("champions", "pl")) == []
    english = forms_of("champions", "en")
    text = "Gain 1 coins, 2 coin, 2 coins, 1 coin; 1 points, 1 point for 3 players."
    assert wrong_plurals(text, "en", english) == ["1 coins", "2 coin", "1 points"]


def test_a_planted_colon_is_found() -> None:
    names = ("Nawigator", "Kucharka")
    assert crutches("Anna karmi: Nawigator.", names) == 1
    assert crutches("Anna wybiera: „Kucharka”, a potem oddaje: Nawigator.", names) == 2
    assert crutches("Cel: Nawigator. Anna karmi Nawigatora: traci 1 żywność.", names) == 0


def test_a_message_is_rendered_with_everything_that_it_asks_for(tmp_path: Path) -> None:
    file = tmp_path / "pl.ftl"
    file.write_text(
        "coins = { $n ->\n    [one] { $n } moneta\n   *[other] { $n } monet\n}\n"
        "sent = { $seat } wysyła { $what ->\n    [ship] łódź\n   *[other] { $thing }\n}.\n"
        "bare = Masz { $left } monety.\n    .more = { $left } % zysku\n"
    )
    texts = [one.text for one in rendered(file, "pl")]
    assert {"1 moneta", "2 monet", "Anna wysyła łódź.", f"Anna wysyła {THING}."} <= set(texts)
    wrong = [
        found for text in texts for found in wrong_plurals(text, "pl", forms_of("champions", "pl"))
    ]
    assert wrong == ["5 monety"]
    assert [text for text in texts if faults(text)] == [f"{n} % zysku" for n in (1, 2, 5)]


# Every message


@each_file
def test_signs_and_spaces_are_right_once_a_message_is_read(file: Path, language: str) -> None:
    found = [(one.key, one.text) for one in rendered(file, language) if faults(one.text)]
    assert found == []


@each_file
def test_nouns_go_with_their_numbers(file: Path, language: str) -> None:
    forms = forms_of(game_of(file), language)
    found = [
        (one.key, wrong)
        for one in rendered(file, language)
        for wrong in wrong_plurals(one.text, language, forms)
    ]
    assert found == []


def colons(text: str) -> int:
    """A person with what they have, as in "Anna: 5", is a line of a list."""
    return crutches(text.replace(f"{PERSON}: ", ""), (THING,))


@pytest.mark.parametrize("file", files("pl"), ids=short)
def test_no_colon_stands_for_a_case_once_a_message_is_read(file: Path) -> None:
    english = Path(str(file).replace("/pl/", "/en/")).with_name(file.name.replace("pl.", "en."))
    allowed: dict[str, int] = {}
    for one in rendered(english, "en"):
        allowed[one.key] = max(allowed.get(one.key, 0), colons(one.text))
    found = [
        (one.key, one.text)
        for one in rendered(file, "pl")
        if colons(one.text) > allowed.get(one.key, 0)
    ]
    assert found == []


# Every event and every move, with every name


@cache
def sentences(game: Game, language: str) -> list[str]:
    """What is told and offered, in the same order in each language; of moves, some of each verb."""
    told = [text for kind in game.events for text in event_sentences(game, kind, language)]
    words = strict(game, language)
    by_verb: dict[str, list[int]] = {}
    for move, word in enumerate(move_words(game)):
        by_verb.setdefault(word.partition(":")[0], []).append(move)
    some = [move for moves in by_verb.values() for move in moves[:: len(moves) // SOME + 1]]
    return [*told, *map(words.move, some)]


@each_game
@each_language
def test_nouns_go_with_their_numbers_in_events_and_moves(game: Game, language: str) -> None:
    forms = forms_of(game.id, language)
    texts = {*sentences(game, language), *explanations(game, language)}
    assert [text for text in texts if wrong_plurals(text, language, forms)] == []


@each_game
def test_no_colon_stands_for_a_case_in_events_and_moves(game: Game) -> None:
    words = {language: strict(game, language) for language in ("en", "pl")}
    # A sentence may begin with a name: what ends with it is a phrase.
    names = {
        language: tuple(
            f"{name}{end}"
            for name in {one.name(id) for id in one.ids()} - set(SEATS)
            for end in ".,;”"
        )
        for language, one in words.items()
    }
    both = set(zip(sentences(game, "en"), sentences(game, "pl"), strict=True))
    found = [
        polish
        for english, polish in both
        if crutches(polish, names["pl"]) > crutches(english, names["en"])
    ]
    assert found == []
