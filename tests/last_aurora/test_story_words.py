"""Stories are read out as the rules say: what comes of a choice is told only after it."""

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
from tests.last_aurora.table import Table
from tests.rules import rule

SEATS = ["Anna", "Bjorn"]
BOARD = Path(meadhall.__file__).parents[2] / "web" / "src"


def branches() -> Iterator[tuple[int, StoryCard, int, StoryOption]]:
    for number, story in enumerate(CONTENT.stories):
        for place, option in enumerate(story.options):
            yield number, story, place, option


def consequences() -> list[str]:
    """What nobody may read before the choice, in both languages."""
    return [
        text
        for _, _, _, option in branches()
        for text in (
            option.success_en, option.success_pl, option.failure_en, option.failure_pl,
        )
        if text
    ]  # fmt: skip


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
    for _, story, _, option in branches():
        assert strict("en").name(story.id) != strict("pl").name(story.id)
        assert story.intro_en.endswith((".", "!"))
        assert story.intro_pl.endswith((".", "!"))
        assert option.text_en.endswith((".", "!"))
        assert option.text_pl.endswith((".", "!"))
        assert option.success_en.endswith((".", "!"))
        assert option.success_pl.endswith((".", "!"))
        has_failure = option.kind != "auto"
        assert bool(option.failure_en) == bool(option.failure_pl) == has_failure
    assert len(set(consequences())) == len(consequences())


@rule("LFS-STORY-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_tells_situations_and_choices_but_no_consequence(language: str) -> None:
    words = Words(GAME, language, [])
    glossary = "\n".join(f"{id}: {words.name(id)}: {words.explain(id)}" for id in words.ids())
    assert [text for text in consequences() if text in glossary] == []
    for _, story, _, option in branches():
        assert (story.intro_pl if language == "pl" else story.intro_en) in glossary
        assert (option.text_pl if language == "pl" else option.text_en) in glossary


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
        is_polish = language == "pl"
        intro = story.intro_pl if is_polish else story.intro_en
        assert prompt.startswith(f"{words.name(story.id)}: {intro}")
        assert (prompt == f"{words.name(story.id)}: {intro}") == (not story.several)
        for option, choice in zip(story.options, choices, strict=True):
            assert choice.startswith(option.text_pl if is_polish else option.text_en)


@rule("LFS-STORY-27")
@pytest.mark.parametrize(
    ("story", "option", "english", "polish"),
    [
        ("story_locked_cellar", "a",
         "Force the hatch. (Test, letters A and B; for 1 Ammo also C)",
         "Wyważ właz. (Próba, litery A i B; za 1 Amunicję też C)"),
        ("story_locked_cellar", "b", "Leave it shut.", "Zostaw go."),
        ("story_thin_ice", "a",
         "Race across. (Test, letters A and B; with tracks also C and D)",
         "Przejedź pędem. (Próba, litery A i B; z gąsienicami też C i D)"),
        ("story_witness", "a",
         "Tell the truth. (Test, letters A and B; with 4 Fame also C)",
         "Powiedz prawdę. (Próba, litery A i B; od 4 Sławy też C)"),
        ("story_footprints", "a",
         "Promise to find them. (Mission: recruit a Survivor by the end of the next round)",
         "Obiecaj ich odnaleźć. (Misja: zwerbuj Ocalałego do końca następnej rundy)"),
        ("story_old_debt", "a", "Pay it off. (Mission: have 2 Fuel aboard by the end of the round)",
         "Spłać dług. (Misja: miej w Konwoju Paliwo (2) do końca rundy)"),
        ("story_ships_horn", "b",
         "Bring everyone. (Mission: have 4 Survivors by the end of the game)",
         "Przywieź wszystkich. (Misja: miej w Konwoju 4 Ocalałych do końca gry)"),
        ("story_prisoner", "a",
         "Let him prove himself. (Mission: hit Enemies 2 times by the end of the game)",
         "Niech się wykaże. (Misja: traf Wrogów 2 razy do końca gry)"),
        ("story_captain_letter", "a",
         "Carry it to the bay. (Mission: enter the Bay by the end of the next round)",
         "Zawieź go nad zatokę. (Misja: wjedź do regionu Zatoka do końca następnej rundy)"),
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
    is_polish = language == "pl"
    for number, _, place, option in branches():
        success = words.event(Event(events.STORY_SUCCEEDED, EVERYONE, [0, number, place, 1]))
        assert success.endswith(option.success_pl if is_polish else option.success_en)
        if option.kind != "auto":
            failure = words.event(Event(events.STORY_FAILED, EVERYONE, [0, number, place, 0]))
            assert failure.endswith(option.failure_pl if is_polish else option.failure_en)


@rule("LFS-STORY-06", "LFS-STORY-07")
def test_a_choice_without_condition_is_read_at_once() -> None:
    table = facing(STORY_IDS.index("story_locked_cellar"))
    table.play("option:b")
    told = [strict("en").event(event) for event in table.events[:2]]
    assert told == ["Anna chooses: Leave it shut.", "Locked Cellar: Whoever hid there lives on."]


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
