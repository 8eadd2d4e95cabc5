"""Stories that put their choice to every player (LFS-STORY-34, LFS-STORY-26)."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content import schema, vocabulary
from meadhall.games.last_aurora.content.card_schema import Goal
from meadhall.games.last_aurora.content.story_book import (
    IS_SEVERAL,
    STORY_IDS,
    STORY_PERIOD,
    STORY_TRIGGER,
    TRIGGER_IDS,
)
from meadhall.games.last_aurora.content.tables import CONTENT, NONE, TOKEN_IDS
from meadhall.games.last_aurora.rules.modules.stories import face
from meadhall.games.last_aurora.rules.moves import FACE_TOP
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.plain import to_plain
from meadhall.kernel.shared import without
from meadhall.kernel.undo import Undo
from meadhall.words import Words
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule
from tests.words.reading import strict

FOR_ALL = [story for story, is_several in zip(STORY_IDS, IS_SEVERAL, strict=True) if is_several]


def at_the_stove(players: int = 2) -> Table:
    """The Rest phase ends with the Only Stove on top; A costs Fuel, B is a Test [A, B]."""
    table = Table(players=players, stories=True)
    table.story("story_shared_stove")
    table.begin("rest")
    table.play_until("FaceTogether", "done")
    return table


def in_the_depot() -> Table:
    """Seat 0 gathers, and all see the Open Depot; A brings Food, B is a Test [A, D]."""
    table = exploring("petrol_station", stories=True)
    table.story("story_open_depot")
    for seat in (0, 1):
        table.load(seat, fuel=0, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    return table


def chosen(table: Table) -> list[tuple[object, object]]:
    return [(facts["seat"], facts["option"]) for facts in table.heard("story_chosen")]


def read(table: Table) -> list[tuple[str, object]]:
    """Which branches were read, and whose."""
    return [
        (event.kind.name, event.facts()["seat"])
        for event in table.events
        if event.kind.name in ("story_succeeded", "story_failed")
    ]


@rule("LFS-STORY-01", "LFS-STORY-34")
def test_there_are_such_stories_in_every_period() -> None:
    periods = [STORY_PERIOD[STORY_IDS.index(story)] for story in FOR_ALL]
    assert sorted(periods) == [0, 0, 1, 1, 2, 2]
    per_period = [STORY_PERIOD.count(period) for period in range(3)]
    assert per_period == [17, 16, 16]


@rule("LFS-STORY-34")
@pytest.mark.parametrize(("order", "choosers"), [((0, 1, 2), [0, 1, 2]), ((2, 0, 1), [2, 0, 1])])
def test_outside_turns_all_choose_in_turn_order(
    order: tuple[int, ...], choosers: list[int]
) -> None:
    table = Table(players=3, stories=True)
    table.story("story_shared_stove")
    table.order(*order)
    table.begin("rest")
    table.play_until("FaceTogether", "done")
    for _ in range(3):
        table.play("option:a")
    assert chosen(table) == [(seat, "a") for seat in choosers]
    assert read(table) == [("story_succeeded", seat) for seat in choosers]


@rule("LFS-STORY-34")
def test_in_a_turn_whoever_met_it_chooses_first_and_the_track_goes_round() -> None:
    table = exploring("petrol_station", players=3, stories=True)
    table.story("story_open_depot")
    table.order(2, 0, 1)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.heard("story_faced_by_all") == [{"seat": 0, "story": "story_open_depot"}]
    assert not table.heard("story_faced")
    table.play("option:a", "option:a", "option:a")
    assert [seat for seat, _ in chosen(table)] == [0, 1, 2]


@rule("LFS-STORY-34", "LFS-STORY-06")
def test_nothing_is_read_before_all_have_chosen() -> None:
    table = at_the_stove(3)
    table.play("option:a", "option:a")
    assert read(table) == []
    assert [table.fame(seat) for seat in range(3)] == [0, 0, 0]
    assert (table.step(), table.seat()) == ("FaceTogether", 2)
    table.play("option:a")
    assert [table.fame(seat) for seat in range(3)] == [2, 2, 2]


@rule("LFS-STORY-34")
def test_each_player_resolves_the_own_branch() -> None:
    table = at_the_stove()
    table.put("leader_blue", "rest")
    table.next_outcomes("outcome_02")  # A
    before = table.tokens(0)["fuel"]
    table.play("option:a", "option:b")
    assert (table.tokens(0)["fuel"], table.fame(0)) == (before - 1, 2)
    assert (table.zone_of("leader_blue"), table.fame(1)) == ("active", 0)


@rule("LFS-STORY-34", "LFS-STORY-35", "LFS-STORY-08")
def test_every_test_has_an_outcome_card_of_its_own() -> None:
    table = in_the_depot()
    table.next_outcomes("outcome_03", "outcome_01")  # D, then C
    table.play("option:b", "option:b")
    assert read(table) == [("story_succeeded", 0), ("story_failed", 1)]
    assert table.tokens(0)["ammo"] == 1
    assert (table.step(), table.seat()) == ("SufferDamage", 1)
    assert strict(GAME, "en").prompt(table.state, 1).startswith("The Open Depot: place ")


@rule("LFS-STORY-34", "LFS-STORY-35")
def test_boosts_are_settled_before_anything_is_read() -> None:
    table = Table(players=2, stories=True)
    table.story("story_fuel_drums")
    table.load(0, ammo=1)
    table.load(1, ammo=1)
    table.next_outcomes("outcome_02", "outcome_03")  # A, then D
    table.begin("fire")
    table.play("option:a")
    assert (table.step(), table.seat()) == ("BoostTest", 0)
    story = table.view(1).story
    assert story is not None
    assert (story.seat, story.choosers, story.chosen) == (0, [0, 1], ["a"])
    table.play("use")
    assert (table.step(), table.seat(), read(table)) == ("FaceTogether", 1, [])
    assert table.tokens(0)["ammo"] == 0
    table.play("option:a")
    assert (table.step(), read(table)) == ("BoostTest", [])
    table.play("decline")
    assert read(table) == [("story_succeeded", 0), ("story_failed", 1)]
    assert table.tokens(1)["ammo"] == 1


@rule("LFS-STORY-34", "LFS-STORY-20")
def test_the_card_is_discarded_once_after_the_last_of_them() -> None:
    table = in_the_depot()
    table.play("option:a", "option:a")
    assert table.heard("story_discarded") == [{"story": "story_open_depot"}]
    kinds = [event.kind.name for event in table.events]
    last_read = len(kinds) - 1 - kinds[::-1].index("story_succeeded")
    assert kinds.index("story_discarded") > last_read
    assert table.view().telling == []
    assert table.faults() == []


@rule("LFS-STORY-34", "LFS-STORY-11")
def test_then_the_turn_goes_on() -> None:
    table = in_the_depot()
    assert not table.heard("token_taken")
    table.play("option:a", "option:a")
    assert (table.step(), table.seat()) == ("TakeActions", 0)
    assert (table.tokens(0)["food"], table.tokens(1)["food"]) == (1, 1)


@rule("LFS-STORY-34", "LFS-STORY-04")
def test_it_is_the_one_story_of_the_turn_for_whoever_met_it() -> None:
    table = exploring("petrol_station", stories=True)
    table.stories("story_open_depot", "story_toolbox_note")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("option:a", "option:a", "bonus:slot_1:1")
    assert not table.heard("story_faced")


@rule("LFS-STORY-34", "LFS-EDGE-11")
def test_those_without_an_enemy_near_damage_none() -> None:
    table = Table(players=2, stories=True)
    table.story("story_fuel_drums")
    table.enemy("harbour_king", region="coast")
    table.at(1, "a10")
    for seat in (0, 1):
        table.load(seat, ammo=0)
    table.next_outcomes("outcome_01", "outcome_06", "outcome_09")  # all of them C
    table.begin("fire")
    while table.step() == "FaceTogether":
        table.play("option:a")
    assert read(table) == [("story_succeeded", 0), ("story_succeeded", 1)]
    assert [facts["seat"] for facts in table.heard("enemy_hit")] == [1]
    assert (table.fame(0), table.fame(1)) == (1, 1)


@rule("LFS-STORY-34", "LAU-OPT-04")
@pytest.mark.parametrize("is_mined", [True, False])
def test_on_the_first_space_of_a_region_all_are_done_before_a_mine_goes_off(is_mined: bool) -> None:
    table = Table(players=2, stories=True, mine=True)
    table.story("story_dark_lighthouse")
    table.at(0, "a09")
    table.waypoint("a10", None)
    if is_mined:
        road = table.state.own_road()
        road.mines, road.mine_owners = (table.state.positions[0] + 1,), (1,)
    table.begin("movement")
    table.drive("a10")
    assert (table.step(), table.seat()) == ("FaceTogether", 0)
    table.play("option:a")
    assert not table.heard("mine_triggered")
    table.play("option:a")
    assert len(table.heard("mine_triggered")) == is_mined
    assert (table.fame(0), table.fame(1)) == (2, 2)


@rule("LFS-STORY-34", "LFS-STORY-12")
def test_whoever_lacks_everything_chooses_too() -> None:
    table = at_the_stove()
    table.load(1, fuel=0, food=0, ammo=0)
    table.crew(1)
    table.play("option:a")
    assert (table.step(), table.seat(), table.moves()) == (
        "FaceTogether", 1, ["option:a", "option:b"],
    )  # fmt: skip
    table.play("option:a")
    assert table.fame(1) == 2


@rule("LFS-STORY-34")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("story", FOR_ALL)
@pytest.mark.parametrize("option", ["a", "b"])
def test_it_ends_for_every_number_of_players(players: int, story: str, option: str) -> None:
    table = Table(players=players, stories=True)
    table.stories(story)
    table.begin("movement")
    table.pass_until(0)
    face(table.state, 0, FACE_TOP.move)
    table.state.settle()
    asked: list[int] = []
    while table.state.stories.telling:
        if table.step() == "FaceTogether":
            asked.append(table.seat())
            table.play(f"option:{option}")
        else:
            table.play(table.moves()[-1])
    assert asked == list(range(players))
    assert [seat for _, seat in read(table)] == asked
    assert table.view().story_discard == [story]
    assert table.faults() == []


# What is known of it


@rule("LFS-STORY-34", "LFS-STORY-27")
def test_all_see_who_has_chosen_what_and_who_is_next() -> None:
    table = at_the_stove(3)
    table.play("option:b")
    for seat in (SPECTATOR, 0, 1, 2):
        story = table.view(seat).story
        assert story is not None
        assert (story.id, story.seat) == ("story_shared_stove", 1)
        assert (story.choosers, story.chosen) == ([0, 1, 2], ["b"])
        assert [option.kind for option in story.options] == ["auto", "test"]


@rule("LFS-STORY-34", "LAU-INFO-04")
def test_the_condition_side_says_that_it_is_for_everyone() -> None:
    """So it changes places in other worlds only with its like."""
    table = Table(stories=True)
    for story, is_for_all, worlds in [
        ("story_open_depot", True, 1),
        ("story_footprints", False, 2),
    ]:
        table.story(story)
        top = table.view(0).story_top
        assert top is not None
        assert (top.trigger, top.is_for_all) == ("gather", is_for_all)
        dice = Dice.from_seed("worlds", 1)
        tops = {GAME.resample(table.state, 0, dice).stories.top for _ in range(30)}
        assert len(tops) == worlds


@rule("LFS-STORY-34", "LFS-STORY-06")
def test_a_choice_can_be_taken_back_but_not_the_last_one() -> None:
    table = at_the_stove()
    undo = Undo()
    undo.remember(table.state, 0)
    table.play("option:a")
    assert undo.is_open(table.state, 0)
    undo.remember(table.state, 1)
    table.play("option:a")  # the last choice: now all is read
    assert not undo.is_open(table.state, 1)


def test_a_position_between_two_choices_can_be_written_down_and_read() -> None:
    table = at_the_stove(3)
    table.play("option:a")
    plain = to_plain(table.state)
    assert to_plain(table.state.copy()) == plain
    assert "ReadTogether" in str(plain)


# Alone


def with_the_automa(phase: str, story: str) -> Table:
    """The Automa goes first, explores a Location, has Food to spend and crosses a border."""
    table = Table(players=1, stories=True)
    table.order(*((0, 1) if phase in ("exploration", "rest") else (1, 0)))
    table.crew(0)
    table.zone("petrol_station")
    table.next_cards()
    table.at(1, "a09")
    table.stories(story)
    table.next_actions("automa_4", "automa_6")
    table.begin(phase)
    return table


MEETS = [
    ("exploration", "story_open_depot", "automa_gained"),
    ("rest", "story_doctor", "automa_fed"),
    ("movement", "story_dark_lighthouse", "arrived"),
]


@rule("LFS-STORY-26", "LFS-STORY-02", "LFS-STORY-24")
@pytest.mark.parametrize(("phase", "story", "deed"), MEETS)
def test_the_human_faces_what_the_automa_met_before_it_acts(
    phase: str, story: str, deed: str
) -> None:
    table = with_the_automa(phase, story)
    assert (table.step(), table.seat()) == ("FaceTogether", 0)
    assert table.heard("story_faced_by_all") == [{"seat": 1, "story": story}]
    assert not [facts for facts in table.heard(deed) if facts.get("seat", 1) == 1]
    assert table.automa().stories == []
    table.load(0, fuel=0, food=0, ammo=0)
    table.play("option:a")
    assert read(table) == [("story_succeeded", 0)]
    assert [facts for facts in table.heard(deed) if facts.get("seat", 1) == 1]
    assert table.automa().stories == [STORY_IDS.index(story)]
    assert table.heard("story_kept_by_automa") == [{"story": story}]
    assert not table.heard("story_discarded")
    assert table.faults() == []


@rule("LFS-STORY-26")
def test_what_the_human_meets_alone_is_discarded_as_usual() -> None:
    table = Table(players=1, stories=True)
    table.zone("petrol_station")
    table.stories("story_open_depot")
    table.order(1, 0)
    table.load(0, food=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.step() == "FaceTogether"
    table.play("option:a")
    assert table.automa().stories == []
    assert table.view().story_discard == ["story_open_depot"]


@rule("LFS-STORY-26", "LFS-STORY-25")
def test_a_story_that_was_read_is_known_when_it_cancels_an_action() -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.stories("story_open_depot")
    table.state.own_stories().top = NONE
    table.automa().stories = [STORY_IDS.index("story_open_depot")]
    dice = Dice.from_seed("worlds", 1)
    for _ in range(10):
        world = GAME.resample(table.state, 0, dice)
        assert world.the_automa().stories == [STORY_IDS.index("story_open_depot")]
    table.next_actions("automa_1")
    table.begin("movement")
    table.play("use")
    assert table.view().story_discard == ["story_open_depot"]
    assert table.heard("story_discarded") == [{"story": "story_open_depot"}]


@contextmanager
def printed_for_all(*stories: str, trigger: str = "") -> Iterator[None]:
    """As if these cards put their choice to everyone, and were met by another trigger."""
    before = IS_SEVERAL[:], STORY_TRIGGER[:]
    for story in stories:
        IS_SEVERAL[STORY_IDS.index(story)] = True
        if trigger:
            STORY_TRIGGER[STORY_IDS.index(story)] = TRIGGER_IDS.index(trigger)
    try:
        yield
    finally:
        IS_SEVERAL[:], STORY_TRIGGER[:] = before


@rule("LFS-STORY-26", "LFS-STORY-02")
@pytest.mark.parametrize(
    ("phase", "story", "deed"),
    [("movement", "story_thin_ice", "spent"), ("fire", "story_jammed_gun", "enemy_hit")],
)
def test_whatever_the_automa_declares_waits_for_the_human(
    phase: str, story: str, deed: str
) -> None:
    with printed_for_all(story):
        table = Table(players=1, stories=True)
        table.order(1, 0)
        table.enemy("harbour_king")
        table.stories(story)
        table.next_actions("automa_4", "automa_6")
        table.begin(phase)
        assert (table.step(), table.heard(deed)) == ("FaceTogether", [])
        table.play("option:b")
        assert table.heard(deed)[0]["seat"] == 1


@rule("LFS-STORY-26", "LFS-STORY-11")
def test_the_automa_keeps_its_ammo_if_its_target_is_gone() -> None:
    with printed_for_all("story_parley", trigger="attack"):
        table = Table(players=1, stories=True)
        table.order(1, 0)
        table.enemy("war_wolves", hits=2)
        table.stories("story_parley")
        table.next_actions("automa_4")
        table.begin("fire")
        assert table.step() == "FaceTogether"
        ammo = table.automa().load[TOKEN_IDS.index("ammo")]
        table.play("option:b")  # the last box of the Enemy
        assert not table.is_on_road("war_wolves")
        assert table.automa().load[TOKEN_IDS.index("ammo")] == ammo
        assert (table.fame(1), [facts["seat"] for facts in table.heard("enemy_hit")]) == (0, [0])


@rule("LFS-STORY-26", "LAU-INFO-04")
def test_what_was_read_is_not_mixed_with_what_was_not() -> None:
    stories = ("story_locked_cellar", "story_footprints")
    with printed_for_all(*stories):
        table = Table(players=1, stories=True)
        table.stories("story_footprints")
        number = STORY_IDS.index("story_locked_cellar")
        own = table.state.own_stories()
        own.unread = without(own.unread, number)
        table.automa().stories = [number]
        dice = Dice.from_seed("worlds", 1)
        for _ in range(20):
            assert GAME.resample(table.state, 0, dice).the_automa().stories == [number]


# Words and content


@rule("LFS-STORY-34")
@pytest.mark.parametrize(
    ("language", "prompt", "waiting", "told"),
    [
        ("en",
         "The Only Stove: choose what to do. We read on once everyone has chosen.",
         "The Only Stove: everyone faces it; waiting for Anna to choose.",
         ["Anna chooses: Pour in some of your own fuel.",
          "The Only Stove (Anna): You tip the can;"]),
        ("pl",
         "Jedyny piec: wybierz, co robisz. Czytamy dalej, gdy wybiorą wszyscy.",
         "Jedyny piec: z tą kartą mierzą się wszyscy. Czekamy, aż wybierze Anna.",
         ["Anna wybiera: Dolej własnego paliwa.",
          "Jedyny piec (Anna): Przechylacie kanister,"]),
    ],
)  # fmt: skip
def test_it_is_told_in_both_languages(
    language: str, prompt: str, waiting: str, told: list[str]
) -> None:
    words = Words(GAME, language, ["Anna", "Bjorn"], strict=True)
    table = at_the_stove()
    assert words.prompt(table.state, 0) == prompt
    assert words.waiting(table.state) == waiting
    before = len(table.events)
    table.play("option:a", "option:a")
    sentences = [words.event(event) for event in table.events[before:]]
    heard = [start for sentence in sentences for start in told if sentence.startswith(start)]
    assert heard == told


@rule("LFS-STORY-34")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "mission", "test": [], "goal": Goal(goal="recruit"), "deadline": "end_of_round"},
         "cannot share a mission"),
        ({"success": [vocabulary.Keep(where="convoy")]}, "fall to several"),
        ({"success": [vocabulary.Speed(n=1, when="this_move")]}, "fall to several"),
        ({"failure": [vocabulary.Contaminate(n=1, who="explorer")]}, "fall to several"),
        ({"failure": [vocabulary.EachPlayer(effects=[])]}, "fall to several"),
    ],
)  # fmt: skip
def test_what_only_one_player_can_have_is_refused_on_such_a_card(
    change: dict[str, object], reason: str
) -> None:
    story = CONTENT.stories[STORY_IDS.index("story_shared_stove")]
    first, second = story.options
    changed = msgspec.structs.replace(second, **change)
    broken = msgspec.structs.replace(story, options=(first, changed))
    with pytest.raises(BrokenContent, match=reason):
        schema._check_stories([broken])
    schema._check_stories([msgspec.structs.replace(broken, several=False)])
