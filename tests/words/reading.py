"""Reading games aloud: what the tests of words share."""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.content import entries
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, SEAT, Event, EventKind, Meaning
from meadhall.kernel.game import Game
from meadhall.kernel.state import Obstacle, State, Step
from meadhall.words import LANGUAGES, Words
from meadhall.words.messages import Bundle

each_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())
each_language = pytest.mark.parametrize("language", LANGUAGES)

FAULTS = {
    r"  ": "two spaces",
    r" [,;!]| \.(?![\w.])": "a space before a punctuation mark",
    r"[,;!?](?=[A-Za-zĄ-ż])|:(?=[A-ZĄĆĘŁŃÓŚŹŻ])": "no space after a punctuation mark",
    r"[a-ząćęłńóśźż]\.(?=[A-ZĄĆĘŁŃÓŚŹŻ])": "no space after a sentence",
    r"\d %|¤ %": "a space before the per cent sign",
    r"(?<![\w–-])-(?=[\d¤])": "a hyphen as a minus sign",
    r" - ": "a hyphen as a dash",
    r'"': "a straight quotation mark",
}
"""What is wrong with signs and spaces; ¤ is whatever a pattern says in its place."""

_ANY_FAULT = re.compile("|".join(FAULTS))

SEATS = ["Anna", "Bjorn", "Cecylia", "Dag", "Eva"]


def strict(game: Game, language: str, players: int = 0) -> Words:
    """Words that raise an error where a message or one of its facts is missing."""
    return Words(game, language, SEATS[: players or game.max_players], strict=True)


def faults(text: str) -> list[str]:
    """What is wrong with the signs and spaces of a text."""
    if _ANY_FAULT.search(text) is None:
        return []
    return [fault for sign, fault in FAULTS.items() if re.search(sign, text)]


def assert_readable(texts: list[str]) -> None:
    """No placeholder, no bare id, no stray or missing space, no space before a mark."""
    for text in texts:
        assert faults(text) == [], text
        assert re.search(r"[{}_$]|\?\?\?|\bnone\b| \?(?=\s|$)|^ | $|\n", text) is None, text
        assert text[:1].isupper() or text[:1].isdigit(), text


def assert_sentences(texts: list[str]) -> None:
    assert_readable(texts)
    for text in texts:
        assert text[-1] in ".!" or text.endswith((".”", "!”", "?”")), text


# Files


@cache
def bundle_of(file: Path, language: str) -> Bundle:
    """What games, programs and the page read in a file; the page has several for a language."""
    if file.stem == language:
        return Bundle.read(file.parent, language)
    return Bundle(language, file.read_text(encoding="utf-8"))


def entries_of(file: Path) -> list[ast.EntryType]:
    return bundle_of(file, language_of(file)).entries


def language_of(file: Path) -> str:
    """By the name of a file, en.ftl, or else by that of its folder, en/shell.ftl."""
    return file.stem if file.stem in LANGUAGES else file.parent.name


def messages_of(folder: Path, language: str) -> list[ast.Message]:
    entries = entries_of(folder / f"{language}.ftl")
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def message_ids(folder: Path, language: str) -> list[str]:
    return [message.id.name for message in messages_of(folder, language)]


# What a game speaks of


def move_words(game: Game) -> list[str]:
    return [game.moves.word(move) for move in range(game.moves.size())]


def listed(meaning: Meaning) -> list[str]:
    """The ids that a fact can be."""
    if isinstance(meaning, tuple):
        return meaning[0]
    return meaning if isinstance(meaning, list) else []


def option_ids(game: Game) -> set[str]:
    """The options and their values, but for those that are numbers or yes and no."""
    values = {value for option in game.options for value in option.values}
    named = {value for value in values if isinstance(value, str) and not value.isdigit()}
    return named | {option.id for option in game.options}


@cache
def shown_ids(game: Game) -> set[str]:
    """Everything that the content lists and that events and moves can mention."""
    told = {id for kind in game.events for ids in kind.fields.values() for id in listed(ids)}
    aimed_at = {target for word in move_words(game) for target in word.split(":")[1:]}
    return {*(entry.id for _, entry in entries(game.content)), *told, *aimed_at}


@cache
def source_code(game: Game) -> str:
    """The rules and the content of a game."""
    files = sorted([*game.folder.rglob("*.py"), *game.folder.rglob("*.toml")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def waiting_steps(game: Game) -> list[type[Step[Any]]]:
    """All classes of steps that can wait for a player, without those that are only bases."""
    made = set(re.findall(r"(?<!class )(?<!case )\b([A-Z]\w+)\(", source_code(game)))
    steps = [kind for kind in game.parts if issubclass(kind, Step)]
    return [kind for kind in steps if kind.play is not Step.play and kind.__name__ in made]


def all_events(kind: EventKind) -> Iterator[Event]:
    """Each id of each fact once, beside the first of the others, and some numbers."""
    seats = iter((0, 1))
    meanings = kind.fields.values()
    plain = [next(seats) if meaning == SEAT else 0 for meaning in meanings]
    for n in (0, 1, 2, 5):
        numbers = zip(plain, meanings, strict=True)
        yield Event(kind, EVERYONE, [n if meaning is None else value for value, meaning in numbers])
    for index, meaning in enumerate(meanings):
        if isinstance(meaning, tuple):
            for last in range(1, 4):
                yield Event(kind, EVERYONE, [*plain[:index], *range(last)])
        elif meaning != SEAT:
            for value in range(len(meaning)) if meaning else (1, 2, 5):
                yield Event(kind, EVERYONE, [*plain[:index], value, *plain[index + 1 :]])


READ_ELSEWHERE = {
    "champions": {"enemy_appeared", "monster_appeared"},
    "last_aurora": {"option_taken", "story_failed"},
}
"""Events whose facts do not go together freely; the tests of their games read them."""


@cache
def event_sentences(game: Game, kind: EventKind, language: str) -> list[str]:
    """What every event of a kind reads like, in the same order in each language."""
    if kind.name in READ_ELSEWHERE.get(game.id, ()):
        return []
    words = strict(game, language)
    return [words.event(event) for event in all_events(kind)]


@cache
def explanations(game: Game, language: str) -> list[str]:
    """The texts of everything that has one, with the numbers that are printed on it."""
    words = Words(game, language, SEATS)
    return [text for id in sorted(game.explained_by) if (text := words.explain(id)) != id]


def variables_of(game: Game, message: str) -> set[str]:
    """The variables that a message uses in one of the languages."""
    bundles = [Bundle.read(game.folder / "words", language) for language in LANGUAGES]
    return {name for bundle in bundles for name in bundle.variables.get(message, ())}


def mentioned_ids(game: Game) -> Iterator[str]:
    """The ids in events and moves, but for those that messages only use to select a phrase."""
    for kind in game.events:
        used = variables_of(game, f"event-{kind.name}")
        for name, meaning in kind.fields.items():
            if name in used or f"{name}_id" not in used:
                yield from listed(meaning)
    for word in move_words(game):
        verb, *targets = word.split(":")
        used = variables_of(game, f"move-{verb}")
        for name, target in zip("abcdefgh", targets, strict=False):
            if name in used or f"{name}_id" not in used:
                yield target


def plain_obstacles(game: Game) -> list[Obstacle]:
    """The obstacles that are constants."""
    home = type(game).__module__
    modules = [part for name, part in sys.modules.items() if f"{name}.".startswith(f"{home}.")]
    things = [thing for module in modules for thing in vars(module).values()]
    return [thing for thing in things if isinstance(thing, Obstacle)]


def obstacle_names(game: Game) -> set[str]:
    return set(re.findall(r'Obstacle\(\s*"[A-Z0-9-]+",\s*"(\w+)"', source_code(game)))


def preview_names(game: Game) -> set[str]:
    return set(re.findall(r'Preview\(\s*"([\w-]+)"', source_code(game)))


# Games


def random_game(
    game: Game, players: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[State, list[Event]]]:
    """Each position of a random game, with the events that led to it."""
    state: State = game.begin(players, options, seed)
    told: list[Event] = []
    state.listen(told)
    state.settle()
    yield from random_play(state, told, seed)


def random_play(state: State, told: list[Event], seed: str) -> Iterator[tuple[State, list[Event]]]:
    """Each position from here to the end of a game, with the events that led to it."""
    dice = Dice.from_seed(f"moves of {seed}", 1)
    while True:
        yield state, told
        told.clear()
        deciders = state.deciders()
        if not deciders:
            return
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])


class Reader:
    """Reads games aloud in all languages: every event once, the first few questions of a kind."""

    def __init__(self, game: Game, few: int = 10) -> None:
        self._game = game
        self._few = few
        self._told: set[tuple[object, ...]] = set()
        self._asked: Counter[tuple[str, str]] = Counter()

    def read(self, players: int, positions: Iterator[tuple[State, list[Event]]]) -> None:
        all_words = [strict(self._game, language, players) for language in LANGUAGES]
        for state, told in positions:
            new = [event for event in told if self._is_new(event)]
            for words in all_words:
                assert_sentences([words.event(event) for event in new])
            for seat in state.deciders():
                if self._is_rarely_asked(state.steps[-1]):
                    view = self._game.view(state, seat)
                    for words in all_words:
                        self._read_question(words, state, seat, view)

    def _is_new(self, event: Event) -> bool:
        """Whether no earlier event of its kind had these facts; of three or more, any two of them.

        The sentence of an event depends on nothing else.
        """
        facts = list(enumerate(event.values))
        pairs = {(event.kind.name, *pair) for pair in combinations(facts, min(2, len(facts)))}
        is_new = not pairs <= self._told
        self._told |= pairs
        return is_new

    def _is_rarely_asked(self, step: Step[Any]) -> bool:
        """Whether this is one of the first questions of its kind and about its reason."""
        kind = (type(step).__name__, str(getattr(step, "reason", "")))
        self._asked[kind] += 1
        return self._asked[kind] <= self._few

    def _read_question(self, words: Words, state: State, seat: int, view: Struct) -> None:
        assert_sentences([words.prompt(state, seat, view), words.waiting(state)])
        assert_readable([words.plan(plan) for plan in self._game.plans(state, seat)])
        candidates = state.candidates(seat)
        buttons = [words.move(move, view) for move in candidates]
        assert_readable(buttons)
        assert len(set(buttons)) == len(buttons), "two buttons read alike"
        for move in candidates:
            if obstacle := state.obstacle(seat, move):
                assert_sentences([words.obstacle(obstacle)])
            elif preview := self._game.preview(state, seat, move):
                assert_readable([words.preview(preview)])
