"""The files of messages: every line is understood, and nothing is missing, doubled or unused."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.words import SHARED
from meadhall.words.vocabulary import Vocabulary, message_key
from tests.words.reading import (
    each_game,
    each_language,
    entries_of,
    message_ids,
    move_words,
    obstacle_names,
    option_ids,
    preview_names,
    shown_ids,
    source_code,
    waiting_steps,
)

FOLDERS = {id: find_game(id).folder / "words" for id in game_ids()} | {"shared": SHARED}
FOLDERS |= {
    f"{id} stories": FOLDERS[id] / "stories"
    for id in game_ids()
    if (FOLDERS[id] / "stories").exists()
}
COMPOSED = {
    "ice_garden": {"m_factor_level_0"},
    "last_aurora": {"pay_food", "speed_next_move", "speed_this_move", "to_exhausted", "to_rest"},
}
"""Amounts of what prices name, and of what choices cost and bring: nothing else has these ids."""

each_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)


class References(Visitor):
    """The messages that other messages refer to."""

    def __init__(self, entries: list[ast.EntryType]) -> None:
        self.found: set[str] = set()
        for entry in entries:
            self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def named_messages(game: Game) -> Iterator[str]:
    """The messages that the game's steps, moves, events and the like ask for by name."""
    yield from ("game-name", "game-summary")
    yield from (f"prompt-{step.__name__}" for step in waiting_steps(game))
    for word in move_words(game):
        yield from (f"move-{message_key(word)}", f"move-{word.partition(':')[0]}")
    yield from (f"event-{kind.name}" for kind in game.events)
    yield from (f"obstacle-{name}" for name in obstacle_names(game))
    yield from (f"preview-{name}" for name in preview_names(game))
    yield from (f"option-{option.id}" for option in game.options)
    yield from (f"naming-{naming.message}" for naming in game.names_composed.values())
    printed = Vocabulary(game, "en", [], strict=True).printed
    yield from (f"text-each-{printed.about(id)['group']}" for id in printed.entries)


def known_things(game: Game) -> set[str]:
    """What a name, an amount or a text can be about: what the game lists or mentions."""
    mentioned = set(re.findall(r'"(\w+)"', source_code(game)))
    known = {*shown_ids(game), *option_ids(game), *mentioned, *COMPOSED.get(game.id, ())}
    return {message_key(id) for id in known}


@each_folder
@each_language
def test_every_line_of_a_file_is_understood(folder: Path, language: str) -> None:
    entries = entries_of(folder / f"{language}.ftl")
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@each_folder
@each_language
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    counts = Counter(message_ids(folder, language))
    assert [key for key, n in counts.items() if n > 1] == []


@each_folder
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert message_ids(folder, "en") == message_ids(folder, "pl")


@each_game
@each_language
def test_no_message_of_a_game_is_unused(game: Game, language: str) -> None:
    folder = game.folder / "words"
    asked = {*named_messages(game), *References(entries_of(folder / f"{language}.ftl")).found}
    known = known_things(game)
    assert [
        message
        for message in message_ids(folder, language)
        if message not in asked and message.partition("-")[2] not in known
    ] == []
