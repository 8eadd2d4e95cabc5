"""Everything that can be met in a game has words that read well, in both languages."""

import re

import pytest

from meadhall.games.northgard.content.tables import COLOR_IDS, EFFECT_IDS, FLAG_IDS
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.content import entries
from meadhall.kernel.events import EventKind
from meadhall.kernel.game import Game
from meadhall.words.rulebook import read_rulebook
from tests.words.reading import (
    assert_readable,
    assert_sentences,
    each_game,
    each_language,
    event_sentences,
    mentioned_ids,
    message_ids,
    messages_of,
    move_words,
    obstacle_names,
    option_ids,
    plain_obstacles,
    preview_names,
    strict,
    waiting_steps,
)

ALIKE = [{"gain", "take"}]
"""Verbs that are never offered together, so that their buttons may read alike."""
NAMED_ONLY = {
    "champions": {"deck", "destiny", "draugr", "journey", "merchant", "monster", "rune"},
    "last_aurora": {
        "asgaror", "automa", "end_of_game", "end_of_next_round", "end_of_round", "fame_at_least",
        "pvp", "stories", "tracked_truck",
    },
}  # fmt: skip
"""What has a name and a rule, but is explained by where it stands."""
UNRULED = {
    "champions": {"color_green", "color_orange", "color_purple", "color_red"},
    "ice_garden": {"setup"},
    "northgard": {"altars", "clan", "closing", *EFFECT_IDS, *FLAG_IDS, *COLOR_IDS},
}
"""What has a name and needs no rule: colours, reasons in the log, what a card does."""
UNCALLED = {"a", "b", "first_unit", "unit_move"}
"""Options of cards and purposes of rolls, which no message calls by a name."""
PLACES = {"areas", "sites", "boxes", "story_boxes"}
"""Lists of the content whose entries are mere places on something that is explained."""

EVENTS = [(find_game(id), kind) for id in game_ids() for kind in find_game(id).events]


@each_game
@each_language
def test_the_game_has_a_name_and_a_summary(game: Game, language: str) -> None:
    words = strict(game, language)
    assert_readable([words.game_name()])
    assert_sentences([words.game_summary()])


@each_game
@each_language
def test_every_step_that_waits_has_a_prompt_and_a_sentence_for_the_others(
    game: Game, language: str
) -> None:
    waiting = {
        message.id.name: [attribute.id.name for attribute in message.attributes]
        for message in messages_of(game.folder / "words", language)
        if message.id.name.startswith("prompt-")
    }
    assert waiting == {f"prompt-{step.__name__}": ["waiting"] for step in waiting_steps(game)}


@each_game
@each_language
def test_every_move_has_a_sentence_of_its_own(game: Game, language: str) -> None:
    """Two moves read alike only if their targets are called alike."""
    words = strict(game, language)
    read: dict[str, tuple[str, list[str]]] = {}
    for move, word in enumerate(move_words(game)):
        verb, *targets = word.split(":")
        sentence = words.move(move)
        assert_readable([sentence])
        other, names = read.setdefault(sentence, (verb, [words.name(id) for id in targets]))
        assert names == [words.name(id) for id in targets], sentence
        assert other == verb or {other, verb} in ALIKE, sentence


@pytest.mark.parametrize(
    ("game", "kind"), EVENTS, ids=[f"{game.id}-{kind.name}" for game, kind in EVENTS]
)
@each_language
def test_every_event_has_a_sentence(game: Game, kind: EventKind, language: str) -> None:
    assert f"event-{kind.name}" in message_ids(game.folder / "words", language)
    assert_sentences(event_sentences(game, kind, language))


@each_game
@each_language
def test_every_obstacle_and_every_preview_has_a_message(game: Game, language: str) -> None:
    named = {f"obstacle-{name}" for name in obstacle_names(game)}
    named |= {f"preview-{name}" for name in preview_names(game)}
    assert named - set(message_ids(game.folder / "words", language)) == set()


@each_game
@each_language
def test_every_obstacle_without_facts_has_a_sentence(game: Game, language: str) -> None:
    words = strict(game, language)
    assert_sentences([words.obstacle(obstacle) for obstacle in plain_obstacles(game)])


@each_game
@each_language
def test_every_option_has_a_name_and_a_sentence_and_its_values_have_names(
    game: Game, language: str
) -> None:
    words = strict(game, language)
    assert_sentences([words.option_sentence(option.id) for option in game.options])
    assert [id for id in option_ids(game) if words.option(id) == id] == []
    for option in game.options:
        names = [words.setting(value) for value in option.values]
        assert all(names)
        assert len(set(names)) == len(names), option.id


@each_game
@each_language
def test_every_source_of_points_has_a_name(game: Game, language: str) -> None:
    words = strict(game, language)
    for players in range(game.min_players, game.max_players + 1):
        for sheet in game.result(game.new(players, {}, "sources")).sheets:
            assert_readable([words.source(source) for source in sheet])
    assert_readable([words.source(source) for source in words.sources()])


# Names and texts


@each_game
@each_language
def test_everything_that_is_mentioned_has_a_name(game: Game, language: str) -> None:
    words = strict(game, language)
    mentioned = {*game.explained_by, *game.names_composed, *mentioned_ids(game)}
    unnamed = {id for id in mentioned - UNCALLED if words.name(id) == id}
    assert {id for id in unnamed if not id.lstrip("-").isdigit()} == set()


@each_game
@each_language
def test_everything_that_can_be_pointed_at_is_explained(game: Game, language: str) -> None:
    words = strict(game, language)
    places = {entry.id for group, entry in entries(game.content) if group in PLACES}
    options = {option.id for option in game.options}
    named_only = {*options, *NAMED_ONLY.get(game.id, ()), *places}
    assert_sentences([words.explain(id) for id in game.explained_by.keys() - named_only])


@each_game
def test_every_text_is_about_something_that_cites_a_rule(game: Game) -> None:
    ids = message_ids(game.folder / "words", "en")
    texts = {id.removeprefix("text-") for id in ids if id.startswith("text-")}
    assert {id for id in texts if not id.startswith("each-")} - game.explained_by.keys() == set()


@each_game
def test_every_rule_that_explains_something_exists(game: Game) -> None:
    book = read_rulebook(game.id)
    assert book is not None
    assert set(game.explained_by.values()) - book.rules.keys() == set()


@each_game
def test_everything_that_has_a_name_cites_a_rule(game: Game) -> None:
    """But for seats, the values of options, mere positions, and pairs such as ``coin>food``."""
    values = option_ids(game) - {option.id for option in game.options}
    ids = set(strict(game, "en").ids()) - values - UNRULED.get(game.id, set())
    shown = {id for id in ids if not re.search("^seat_|[:>]", id)}
    assert shown - game.explained_by.keys() == set()
    assert {option.id for option in game.options} - game.explained_by.keys() == set()
