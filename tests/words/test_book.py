"""The rulebook for players: both languages tell the same, and everything they point at exists."""

import re
from typing import Any

import pytest
from msgspec import Struct, structs

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.content import entries
from meadhall.kernel.game import Game
from meadhall.tables.lessons import describe
from meadhall.words import Words
from meadhall.words.book import (
    BadChapter,
    Book,
    Chapter,
    Example,
    Figure,
    Grid,
    Paragraph,
    Points,
    Run,
    Steps,
    Try,
    parse,
    parts_of,
    read_book,
    runs_of,
)
from meadhall.words.rulebook import read_rulebook
from tests.words.reading import each_game, each_language, source_code

MOST_WORDS = 1400
"""A chapter is read in one go."""
UNPAGED = {
    "champions": {"colors", "terms"},
    "ice_garden": {"components", "stages", "terms"},
    "last_aurora": {"boxes", "components", "spaces", "stories", "story_boxes", "terms", "zones"},
    "northgard": {"areas", "colors", "kinds", "sites", "terms"},
}
"""Lists of the content whose entries need no page: places on other things, what a page says of
others, and Stories, which nobody may read before they are faced."""


def book_of(game: Game, language: str) -> Book:
    book = read_book(game.id, game.folder, language)
    assert book is not None
    return book


# The dialect

FIGHT = """\
# Fights
Both sides
strike.

## A round
Roll **all** dice of [Signe](thing:signe), see [Voyages](chapter:voyages). {CHM-COMBAT-02 03}

- **No way back.** On and on. {CHM-COMBAT-01}
- Without a heading.

1. **Roll.** All at once.
   ! die:swordsman:hit + ~die:axeman:blank | a hit and a blank
   > A hit, a blank.
2. **Look.** Slain?

| Sent | 2 |
|---|---|
| Swordsman | 4% |

::: Signe fights.
! 2 - 1 = 1 | two less one
:::

!try 7 | Fight this troll yourself
"""


def test_a_chapter_is_read() -> None:
    chapter = parse("fights", FIGHT)
    assert (chapter.title, chapter.lead) == ("Fights", [Run("Both sides strike.")])
    paragraph, points, steps, grid, example, attempt = chapter.sections[0].blocks
    assert isinstance(paragraph, Paragraph)
    assert paragraph.runs == [
        Run("Roll "),
        Run("all", strong=True),
        Run(" dice of "),
        Run("Signe", thing="signe"),
        Run(", see "),
        Run("Voyages", chapter="voyages"),
        Run("."),
        Run(rules=["CHM-COMBAT-02", "CHM-COMBAT-03"]),
    ]
    assert isinstance(points, Points)
    assert [item.title for item in points.items] == ["No way back", ""]
    assert isinstance(steps, Steps)
    assert steps.items[0].figure == Figure(
        ["die:swordsman:hit", "+", "~die:axeman:blank"], "a hit and a blank"
    )
    assert steps.items[0].example == [Run("A hit, a blank.")]
    assert isinstance(grid, Grid)
    assert grid.rows == [[[Run("Swordsman")], [Run("4%")]]]
    assert isinstance(example, Example)
    assert example.blocks == [Figure(["2", "-", "1", "=", "1"], "two less one")]
    assert attempt == Try(7, "Fight this troll yourself")


@pytest.mark.parametrize(
    "text", ["no title", "# A\n\n## B\n! die:x", "# A\n\n## B\n::: an example\nwithout end"]
)
def test_a_chapter_that_does_not_keep_to_the_dialect(text: str) -> None:
    with pytest.raises(BadChapter):
        parse("bad", text)


def test_a_game_without_a_book(tmp_path: Any) -> None:
    assert read_book("none", tmp_path, "en") is None


# The books


def shape(part: Any) -> Any:
    """What must not depend on the language: kinds, figures, rules, and where links lead."""
    if isinstance(part, Figure):
        return part.words
    if isinstance(part, Run):
        return None
    if isinstance(part, Struct):
        inner = [shape(getattr(part, field.name)) for field in structs.fields(part)]
        kept = getattr(part, "slug", getattr(part, "step", None))
        return (type(part).__name__, kept, inner)
    if isinstance(part, list):
        if part and isinstance(part[0], Run):
            return sorted(
                [f"{run.thing}" for run in part if run.thing]
                + [f"{run.chapter}" for run in part if run.chapter]
                + [rule for run in part for rule in run.rules]
            )
        return [shape(one) for one in part]
    return None


@each_game
def test_both_languages_tell_the_same(game: Game) -> None:
    english, polish = book_of(game, "en"), book_of(game, "pl")
    assert [chapter.slug for chapter in english.chapters] == [
        chapter.slug for chapter in polish.chapters
    ]
    for one, other in zip(english.chapters, polish.chapters, strict=True):
        assert [len(section.blocks) for section in one.sections] == [
            len(section.blocks) for section in other.sections
        ], one.slug
        assert shape(one) == shape(other), one.slug


@each_game
@each_language
def test_whatever_a_book_points_at_exists(game: Game, language: str) -> None:
    book = book_of(game, language)
    rules = read_rulebook(game.id)
    assert rules is not None
    slugs = {chapter.slug for chapter in book.chapters}
    pages = {thing for group in book.groups for thing in group.things}
    steps = describe(game, language).steps
    for chapter in book.chapters:
        for run in runs_of(chapter):
            assert set(run.rules) <= rules.rules.keys(), (chapter.slug, run)
            assert run.thing is None or run.thing in pages, (chapter.slug, run.thing)
            assert run.chapter is None or run.chapter in slugs, (chapter.slug, run.chapter)
        for part in parts_of(chapter):
            assert not isinstance(part, Try) or 1 <= part.step <= steps, (chapter.slug, part)


@each_game
def test_every_page_of_a_thing_has_something_to_say(game: Game) -> None:
    book = book_of(game, "en")
    things = [thing for group in book.groups for thing in group.things]
    assert len(things) == len(set(things))
    assert set(things) <= set(Words(game, "en", []).ids())


@each_game
def test_every_card_building_creature_leader_and_enemy_has_a_page(game: Game) -> None:
    """Of cards that differ only in their colour, one has it for all."""
    words = Words(game, "en", [])
    paged = {thing for group in book_of(game, "en").groups for thing in group.things}
    named = {words.name(thing) for thing in paged}
    missing = [
        entry.id
        for group, entry in entries(game.content)
        if group not in UNPAGED[game.id] and words.name(entry.id) not in named
    ]
    assert missing == []


@each_game
@each_language
def test_chapters_are_read_in_one_go(game: Game, language: str) -> None:
    for chapter in book_of(game, language).chapters:
        assert 80 <= len(words_of(chapter)) <= MOST_WORDS, chapter.slug


def words_of(chapter: Chapter) -> list[str]:
    return " ".join(run.text for run in runs_of(chapter)).split()


@each_game
def test_rules_that_reasons_and_things_name_are_told_in_the_book(game: Game) -> None:
    """A tooltip or a reason leads to the sentence that tells its rule."""
    rules = read_rulebook(game.id)
    assert rules is not None
    told = {
        rule
        for chapter in book_of(game, "en").chapters
        for run in runs_of(chapter)
        for rule in run.rules
    }
    prefix = rules.prefixes()[0]
    named = set(re.findall(rf'"({prefix}[A-Z]+-\d+)"', source_code(game)))
    named |= set(game.explained_by.values())
    assert sorted(named & rules.rules.keys() - told) == []


# The numbered rules in Polish

NUMBERED = [id for id in game_ids() if read_rulebook(id) is not None]


@pytest.mark.parametrize("id", NUMBERED)
def test_every_numbered_rule_has_a_polish_wording(id: str) -> None:
    english, polish = read_rulebook(id, "en"), read_rulebook(id, "pl")
    assert english is not None
    assert polish is not None
    assert list(polish.rules) == list(english.rules)
    assert [len(rules) for rules in polish.sections().values()] == [
        len(rules) for rules in english.sections().values()
    ]
    alike = [
        number for number, rule in english.rules.items() if polish.rules[number].text == rule.text
    ]
    assert alike == []


@pytest.mark.parametrize("id", NUMBERED)
def test_a_judgement_is_marked_in_both_languages(id: str) -> None:
    english, polish = read_rulebook(id, "en"), read_rulebook(id, "pl")
    assert english is not None
    assert polish is not None
    for number, rule in english.rules.items():
        assert judged(rule.text) == judged(polish.rules[number].text), number


def judged(text: str) -> bool:
    return re.search(r"\[[^\]]*\bJ\b", text) is not None


def test_games_of_this_project_have_books() -> None:
    assert all(read_book(id, find_game(id).folder, "pl") for id in NUMBERED)
