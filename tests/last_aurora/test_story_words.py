"""Stories are read out as the rules say: what comes of a choice is told only after it."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.card_schema import StoryCard, StoryOption
from meadhall.games.last_aurora.content.story_book import IS_SEVERAL, STORY_IDS
from meadhall.games.last_aurora.content.tables import CONTENT
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.modules.facing import FaceStory, ReadTogether
from meadhall.kernel.events import EVERYONE, SPECTATOR, Event
from meadhall.words import LANGUAGES, Words
from meadhall.words.messages import Messages
from tests.last_aurora.table import Table
from tests.rules import rule

SEATS = ["Anna", "Bjorn"]
BOARD = Path(meadhall.__file__).parents[2] / "web" / "src"
LENGTHS = {"opening": range(40, 91), "choice": range(2, 13), "outcome": range(25, 61)}
"""How many words each part of a Story may have."""


def branches() -> Iterator[tuple[int, StoryCard, int, StoryOption]]:
    for number, story in enumerate(CONTENT.stories):
        for place, option in enumerate(story.options):
            yield number, story, place, option


def parts_of(story: StoryCard, language: str) -> dict[str, str]:
    """The opening, called "", the choices ``a`` and ``b``, and ``a_success`` and the like."""
    return Messages(GAME.folder / "words" / "stories", language, strict=True).parts(story.id)


def consequences() -> list[str]:
    """What nobody may read before the choice, in both languages."""
    return [
        text
        for language in LANGUAGES
        for story in CONTENT.stories
        for part, text in parts_of(story, language).items()
        if "_" in part
    ]


def lengths(language: str) -> dict[str, list[int]]:
    """The number of words of all openings, choices and outcomes."""
    found: dict[str, list[int]] = defaultdict(list)
    for story in CONTENT.stories:
        for part, text in parts_of(story, language).items():
            kind = "outcome" if "_" in part else "choice" if part else "opening"
            found[kind].append(len([word for word in text.split() if re.search(r"\w", word)]))
    return found


def facing(story: int) -> Table:
    """Seat 0 faces this Story; seat 1 listens."""
    table = Table(players=2, stories=True)
    stories = table.state.own_stories()
    stories.telling = (*stories.telling, story)
    if IS_SEVERAL[story]:
        table.state.steps.append(ReadTogether(story, 0, (), ()))
    else:
        table.state.steps.append(FaceStory(0, story))
    table.state.settle()
    return table


def strict(language: str) -> Words:
    return Words(GAME, language, SEATS, strict=True)


def test_every_story_is_written_in_both_languages() -> None:
    for story in CONTENT.stories:
        assert strict("en").name(story.id) != strict("pl").name(story.id)
        expected = [""]
        for option in story.options:
            expected += [option.key, f"{option.key}_success"]
            if option.kind != "auto":
                expected.append(f"{option.key}_failure")
        for language in LANGUAGES:
            parts = parts_of(story, language)
            assert list(parts) == expected, story.id
            for text in parts.values():
                assert re.search(r"[.!?]”?$", text), text
                assert "  " not in text
    assert len(set(consequences())) == len(consequences())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_story_is_long_enough_and_short_enough(language: str) -> None:
    for kind, counts in lengths(language).items():
        print(language, kind, len(counts), "texts,", sum(counts), "words")
        assert [n for n in counts if n not in LENGTHS[kind]] == [], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_stories_begin_alike(language: str) -> None:
    begun = [" ".join(parts_of(story, language)[""].split()[:3]) for story in CONTENT.stories]
    assert len(set(begun)) == len(begun)


@rule("LFS-STORY-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_no_consequence_and_a_story_ends_at_its_choices(language: str) -> None:
    words = Words(GAME, language, [])
    glossary = "\n".join(f"{id}: {words.name(id)}: {words.explain(id)}" for id in words.ids())
    assert [text for text in consequences() if text in glossary] == []
    for story in CONTENT.stories:
        parts = parts_of(story, language)
        assert words.story(story.id) == (parts[""], {key: parts[key] for key in "ab"})
    assert words.story("wanted_fugitive") is None


@rule("LFS-STORY-06")
def test_the_glossary_does_not_know_the_boxes_of_a_story() -> None:
    assert any(story.story_boxes for story in CONTENT.stories)
    ids = Words(GAME, "en", []).ids()
    assert [id for id in ids if id.startswith("story_") and "." in id] == []


@rule("LFS-STORY-06")
def test_the_page_has_no_story_texts_of_its_own() -> None:
    """It takes cards from the content files, but not those that hold consequences."""
    sources = [path for path in BOARD.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert sources
    assert [path.name for path in sources if "fs_stories" in path.read_text("utf-8")] == []


@rule("LFS-STORY-06", "LFS-STORY-27", "EX-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_choice_situation_and_choices_are_read_and_nothing_more(language: str) -> None:
    words = strict(language)
    for number, story in enumerate(CONTENT.stories):
        table = facing(number)
        prompt = words.prompt(table.state, 0)
        told = [prompt, words.waiting(table.state)]
        told.append(words.event(Event(events.STORY_FACED, EVERYONE, [0, number])))
        told += [msgspec.json.encode(table.view(seat)).decode() for seat in (0, 1, SPECTATOR)]
        choices = [words.move(move, table.view(0)) for move in table.state.candidates(0)]
        for text in consequences():
            assert not any(text in one for one in told + choices), story.id
        parts = parts_of(story, language)
        assert prompt.startswith(f"{words.name(story.id)}: ")
        assert told[2].endswith(f"{words.name(story.id)}: {parts['']}")
        for option, choice in zip(story.options, choices, strict=True):
            assert choice.startswith(parts[option.key])


@rule("LFS-STORY-27")
@pytest.mark.parametrize(
    ("story", "option", "english", "polish"),
    [
        ("story_locked_cellar", "a",
         "Force the hatch. (Test, letters A and B; for 1 Ammo also C)",
         "Wyważ właz. (Próba, litery A i B; za 1 Amunicję też C)"),
        ("story_locked_cellar", "b", "Knock goodbye and leave it shut.",
         "Odstukaj pożegnanie i zostaw właz w spokoju."),
        ("story_thin_ice", "a",
         "Put your foot down and race it. (Test, letters A and B; with tracks also C and D)",
         "Dodaj gazu i ścigaj się z nią. (Próba, litery A i B; z gąsienicami też C i D)"),
        ("story_witness", "a",
         "Tell what really happened at the bridge. (Test, letters A and B; with 4 Fame also C)",
         "Powiedz, co naprawdę stało się na moście. (Próba, litery A i B; od 4 Sławy też C)"),
        ("story_footprints", "a",
         "Promise Mila that you will find them. "
         "(Mission: recruit a Survivor by the end of the next round)",
         "Obiecaj Mili, że ich odnajdziecie. "
         "(Misja: zwerbuj Ocalałego do końca następnej rundy)"),
        ("story_old_debt", "a",
         "Promise to pay it off by nightfall. "
         "(Mission: have 2 Fuel aboard by the end of the round)",
         "Obiecaj spłacić dług przed nocą. (Misja: miej w Konwoju 2 Paliwa do końca rundy)"),
        ("story_ships_horn", "b",
         "Send word that you are bringing everyone. "
         "(Mission: have 4 Survivors by the end of the game)",
         "Przekaż, że przywieziesz wszystkich. "
         "(Misja: miej w Konwoju 4 Ocalałych do końca gry)"),
        ("story_prisoner", "a",
         "Give him back his rifle and a place. "
         "(Mission: hit Enemies 2 times by the end of the game)",
         "Oddaj mu karabin i zrób miejsce. (Misja: traf Wrogów 2 razy do końca gry)"),
        ("story_captain_letter", "a",
         "Give your word to carry it to the bay. "
         "(Mission: enter the Bay by the end of the next round)",
         "Daj słowo, że zawieziesz go nad zatokę. "
         "(Misja: wjedź do Zatoki do końca następnej rundy)"),
    ],
)  # fmt: skip
def test_a_choice_tells_its_test_or_mission(
    story: str, option: str, english: str, polish: str
) -> None:
    table = facing(STORY_IDS.index(story))
    move = GAME.moves.number(f"option:{option}")
    assert strict("en").move(move, table.view(0)) == english
    assert strict("pl").move(move, table.view(0)) == polish


@rule("LFS-STORY-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_choice_its_own_consequence_is_read(language: str) -> None:
    words = strict(language)
    for number, story, place, option in branches():
        parts = parts_of(story, language)
        success = words.event(Event(events.STORY_SUCCEEDED, EVERYONE, [0, number, place, 1]))
        assert success.endswith(parts[f"{option.key}_success"])
        if option.kind != "auto":
            failure = words.event(Event(events.STORY_FAILED, EVERYONE, [0, number, place, 0]))
            assert failure.endswith(parts[f"{option.key}_failure"])


@rule("LFS-STORY-06", "LFS-STORY-07")
def test_a_choice_without_condition_is_read_at_once() -> None:
    table = facing(STORY_IDS.index("story_locked_cellar"))
    table.play("option:b")
    told = [strict("en").event(event) for event in table.events[:2]]
    parts = parts_of(CONTENT.stories[STORY_IDS.index("story_locked_cellar")], "en")
    assert told == [f"Anna chooses: {parts['b']}", f"Locked Cellar: {parts['b_success']}"]


def test_encounters_tell_what_they_cost_and_bring() -> None:
    """An Encounter lies open (LAU-INFO-01), so its options tell everything."""
    table = Table(players=2)
    table.zone("wanted_fugitive")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    view = table.view(0)
    assert [strict("en").move(GAME.moves.number(f"option:{key}"), view) for key in "ab"] == [
        "Use the fugitive's route. (1 Object and 1 Fame for +3 speed on your next move)",
        "Arm the fugitive. (1 Ammo for 1 Object, 1 Fame and a Convoy card from the discard pile)",
    ]
