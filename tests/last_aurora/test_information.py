"""Who knows what (LAU-INFO)."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.story_book import AUTO, CHOICES, IS_SEVERAL, STORY_IDS
from meadhall.games.last_aurora.content.tables import NONE, OBJECT_IDS, OPTION_KEYS
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory, FaceTogether
from meadhall.games.last_aurora.rules.modules.stories import ChooseStory, show_story, skip_story
from meadhall.games.last_aurora.rules.pieces import Mission
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR, Disclosure
from meadhall.kernel.undo import Undo
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


@rule("LAU-INFO-01")
def test_all_see_convoys_loads_zones_fame_and_piles() -> None:
    table = Table(players=3)
    table.hand(0, "nitro", "toolbox")
    table.discards("flatbed")
    assert table.view(1).players[0].object_count == 2
    assert table.view(1).discard == ["flatbed"]
    own, other, watcher = table.view(0), table.view(1), table.view()
    assert own.players[2] == other.players[2]
    assert watcher.slots == own.slots
    assert watcher.deck_sizes == own.deck_sizes
    assert watcher.period == 1


@rule("LAU-INFO-02")
def test_objects_are_known_to_their_owner_only() -> None:
    table = Table()
    table.hand(0, "nitro", "toolbox")
    assert table.view(0).players[0].objects == ["toolbox", "nitro"]
    assert table.view(1).players[0].objects is None
    hands = set()
    dice = Dice.from_seed("worlds", 1)
    for _ in range(20):
        world = GAME.resample(table.state, 1, dice)
        hands.add(tuple(world.players[0].hand))
        assert GAME.resample(table.state, 0, dice).players[0].hand == table.player(0).hand
    assert len(hands) > 5


@rule("LAU-INFO-02", "LAU-MOVE-05")
@pytest.mark.parametrize(("penalty", "is_certain"), [(1, False), (3, True)])
def test_whoever_declares_a_move_has_what_makes_its_point(penalty: int, is_certain: bool) -> None:
    table = Table()
    table.crew(0, "leader_red")
    table.state.own_road().storm = (penalty, 0, 0, 0)
    table.hand(0, "nitro", "toolbox")
    table.begin("movement")
    table.play("go")
    assert table.step() == "Prepare"
    dice = Dice.from_seed("worlds", 1)
    nitro = OBJECT_IDS.index("nitro")
    worlds = [GAME.resample(table.state, 1, dice) for _ in range(20)]
    assert all(world.players[0].hand[nitro] for world in worlds) == is_certain


@rule("LAU-INFO-02")
def test_a_drawn_object_is_told_to_its_owner_only() -> None:
    table = exploring("petrol_station")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "take:object")
    assert len(table.heard("object_seen", seat=0)) == 1
    assert table.heard("object_seen", seat=1) == []
    assert table.heard("object_drawn", seat=1) == [{"seat": 0}]


@rule("LAU-INFO-02")
def test_cards_removed_at_setup_are_unknown_to_all() -> None:
    table = Table()
    dice = Dice.from_seed("worlds", 1)
    removed = {tuple(sorted(GAME.resample(table.state, 0, dice).piles.removed)) for _ in range(10)}
    assert len(removed) > 5


@rule("LAU-INFO-03")
def test_the_back_of_the_top_outcome_card_is_public_in_the_pvp_deck() -> None:
    table = Table(player_versus_player=True)
    table.next_outcomes("pvp_outcome_04", "pvp_outcome_05")
    assert table.view(1).outcome_back == [1, 1, 2, 2, 3]
    assert Table().view(1).outcome_back is None


@rule("LAU-INFO-04")
def test_of_the_top_story_only_the_condition_is_known() -> None:
    table = Table(stories=True)
    table.story("story_locked_cellar")
    top = table.view(0).story_top
    assert top is not None
    assert (top.period, top.trigger) == (1, "gather")
    dice = Dice.from_seed("worlds", 1)
    tops = {GAME.resample(table.state, 0, dice).stories.top for _ in range(20)}
    assert len(tops) == 2  # two Stories of Period I wait for a gather action


@rule("LAU-INFO-04", "LFS-STORY-17")
def test_of_a_story_that_was_skipped_only_the_condition_is_known() -> None:
    table = Table(stories=True)
    table.story("story_locked_cellar")
    skip_story(table.state)
    dice = Dice.from_seed("worlds", 1)
    worlds = [GAME.resample(table.state, seat, dice) for seat in (0, 1) for _ in range(10)]
    assert {STORY_IDS[story] for world in worlds for story in world.stories.unread} == {
        "story_locked_cellar", "story_footprints",
    }  # fmt: skip
    assert all(GAME.faults(world) == [] for world in worlds)


@rule("LAU-INFO-04", "LFS-STORY-24", "LFS-STORY-26")
@pytest.mark.parametrize(
    ("story", "possible"),
    [
        ("story_locked_cellar", {"story_locked_cellar", "story_footprints"}),
        ("story_open_depot", {"story_open_depot"}),  # The human has faced it as well.
    ],
)
def test_stories_of_the_automa_are_known_only_if_the_human_has_faced_them(
    story: str, possible: set[str]
) -> None:
    table = Table(players=1, stories=True)
    table.stories(story)
    show_story(table.state)
    table.automa().stories = [STORY_IDS.index(story)]
    dice = Dice.from_seed("worlds", 1)
    worlds = [GAME.resample(table.state, 0, dice) for _ in range(20)]
    assert {STORY_IDS[world.the_automa().stories[0]] for world in worlds} == possible


def facing(story: str) -> Table:
    """Seat 0 faces this Story at the beginning of a Movement phase."""
    table = Table(stories=True)
    table.story(story)
    table.state.own_stories().top = NONE
    table.begin("movement")
    number = STORY_IDS.index(story)
    table.state.own_stories().telling = (number,)
    table.state.steps.append(FaceStory(0, number))
    table.state.settle()
    return table


def can_take_back(table: Table, *words: str) -> bool:
    """Whether the seat that makes the last of these moves can take it back."""
    *before, last = words
    table.play(*before)
    seat, undo = table.seat(), Undo()
    undo.remember(table.state, seat)
    table.play(last)
    return undo.is_open(table.state, seat)


@rule("LFS-STORY-06", "LAU-INFO-04")
def test_reading_a_consequence_closes_the_way_back() -> None:
    assert isinstance(events.STORY_SUCCEEDED, Disclosure)
    assert isinstance(events.STORY_FAILED, Disclosure)
    for story, choices in zip(STORY_IDS, CHOICES, strict=True):
        if IS_SEVERAL[STORY_IDS.index(story)]:
            continue  # Those are read when all have chosen.
        for choice, key in zip(choices, OPTION_KEYS, strict=True):
            if choice.kind == AUTO:
                assert not can_take_back(facing(story), f"option:{key}"), story


@rule("LFS-STORY-06", "LAU-INFO-04")
def test_what_follows_from_a_story_is_neither_explored_nor_searched() -> None:
    table = facing("story_footprints")
    assert table.state.steps[-1].is_sealed()
    assert BoostTest(0, 0, 0).is_sealed()
    assert FaceTogether(0, 0).is_sealed()
    assert not ChooseStory(0, 0).is_sealed()


@rule("LFS-STORY-06")
def test_a_mission_that_is_only_taken_on_reads_out_nothing() -> None:
    table = facing("story_footprints")
    assert can_take_back(table, "option:a")
    assert not table.heard("story_succeeded")


@rule("LFS-STORY-06", "LFS-STORY-09")
@pytest.mark.parametrize(("space", "is_open"), [("a20", False), ("a19", True)])
def test_a_mission_read_on_the_road_closes_the_way_back(space: str, is_open: bool) -> None:
    table = Table(stories=True)
    table.story("story_captain_letter")
    table.state.own_stories().top = NONE
    number = STORY_IDS.index("story_captain_letter")
    table.player(0).missions = (Mission(number, 0, 0, 1, 2),)
    table.at(0, f"a{int(space[1:]) - 2}")
    table.begin("movement")
    assert can_take_back(table, "go", f"to:{space}") == is_open
    assert bool(table.heard("story_succeeded")) != is_open


@rule("LFS-STORY-06", "LAU-INFO-04")
def test_no_event_may_tell_an_unread_consequence() -> None:
    table = facing("story_footprints")
    story = {"story": "story_footprints"}
    branches = [{**story, "branch": branch} for branch in (events.FAILURE, events.SUCCESS)]
    for seat in (0, 1, SPECTATOR):
        assert [fact for fact in branches if fact in GAME.secrets(table.state, seat)] == branches
        assert story not in GAME.secrets(table.state, seat)
    table.play("option:a")  # a Mission, still unread
    assert branches[1] in GAME.secrets(table.state, 0)
    table = facing("story_footprints")
    table.play("option:b")
    assert not any("story_footprints" in fact.values() for fact in GAME.secrets(table.state, 0))
    [told] = table.heard("story_succeeded")
    assert branches[1].items() <= told.items()


@rule("LAU-INFO-04", "LFS-STORY-24")
def test_no_event_may_name_a_story_that_nobody_has_faced() -> None:
    table = Table(players=1, stories=True)
    table.automa().stories = [STORY_IDS.index("story_locked_cellar")]
    secrets = GAME.secrets(table.state, 0)
    assert {"story": "story_locked_cellar"} in secrets
    assert {"story": STORY_IDS[table.state.stories.top]} in secrets
