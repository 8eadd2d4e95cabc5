"""What meets a Story (LFS-STORY-13)."""

import msgspec
import pytest

from meadhall.games.last_aurora.content import schema
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import CONTENT, PERIODS
from meadhall.games.last_aurora.rules.fighting.enemies import hit_enemy
from meadhall.games.last_aurora.rules.state import STORY_DECK
from meadhall.kernel.content import BrokenContent
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.last_aurora.test_stories import gathering
from tests.rules import rule


@rule("LFS-STORY-03", "LFS-STORY-13")
def test_only_the_visible_card_with_its_trigger_is_met() -> None:
    table = gathering("story_second_mouth")
    assert table.step() == "TakeActions"


@rule("LFS-STORY-05", "LFS-STORY-30")
def test_triggers_outside_a_turn_belong_to_the_first_player() -> None:
    table = Table(stories=True)
    table.order(1, 0)
    table.story("story_night_song")
    table.begin("rest")
    assert (table.step(), table.seat()) == ("FaceStory", 1)
    table.play("option:a")
    assert (table.fame(0), table.fame(1)) == (1, 1)
    assert not table.state.stories.has_met  # the next turn has a Story of its own


@rule("LFS-STORY-05", "LFS-STORY-14", "LFS-STORY-30")
def test_an_ambush_is_another_moment_than_the_start_of_the_phase() -> None:
    table = Table(stories=True)
    table.zone("roof_rack")
    table.story_in_slot(1, "story_shield_wall")
    table.story("story_engines_in_fog")
    table.lurk("ash_cult")
    table.begin("fire")
    table.play("option:b")
    table.play_until("FaceStory")
    assert table.heard("story_faced")[1] == {"seat": 0, "story": "story_shield_wall"}


@rule("LFS-STORY-13")
@pytest.mark.parametrize(
    ("story", "card", "slot", "survivors"),
    [
        ("story_footprints", "petrol_station", 1, ["leader_red"]),
        ("story_stray_dog", "roof_rack", 1, ["leader_red"]),
        ("story_second_mouth", "scavenger", 1, ["leader_red"]),
        ("story_false_trader", "wandering_trader", 1, ["leader_red"]),
        ("story_far_light", "roof_rack", 5, ["leader_red", "copilot_red"]),
        ("story_mutant_cub", "contaminated_warehouse", 1, ["leader_red"]),
        ("story_two_paths", "roof_rack", 1, ["leader_red", "copilot_red"]),
    ],
)
def test_what_is_met_by_exploring(story: str, card: str, slot: int, survivors: list[str]) -> None:
    table = exploring(*[None] * (slot - 1), card, stories=True)
    table.story(story)
    table.begin("exploration")
    table.explore(0, slot, *survivors)
    assert table.heard("story_faced") == [{"seat": 0, "story": story}]


@rule("LFS-STORY-13", "LFS-STORY-36")
def test_the_exploration_phase_ends_when_all_have_passed() -> None:
    table = Table(stories=True)
    table.order(1, 0)
    table.stories("story_smoke")
    table.begin("exploration")
    table.play("pass")
    assert not table.heard("story_faced")
    table.play("pass")
    assert table.heard("story_faced") == [{"seat": 1, "story": "story_smoke"}]
    assert [facts["phase"] for facts in table.heard("phase_began")] == ["exploration"]
    table.play("option:b")
    assert table.heard("phase_began")[1] == {"phase": "rest"}


@rule("LFS-STORY-13", "LFS-STORY-36")
def test_the_rest_phase_ends_after_the_survivors_have_moved_on() -> None:
    table = Table(stories=True)
    table.stories("story_shared_stove")
    table.put("leader_red", "rest")
    table.begin("rest")
    table.play_until("FaceTogether", "done")
    assert table.zone_of("leader_red") == "active"
    assert len(table.heard("survivors_rested")) == 1
    assert [facts["phase"] for facts in table.heard("phase_began")] == ["rest"]


@rule("LFS-STORY-13", "LFS-STORY-36", "LFS-EV-01")
def test_the_movement_phase_ends_with_the_storm_and_the_last_turn() -> None:
    table = Table(stories=True)
    table.order(1, 0)
    table.stories("story_roll_call")
    table.state.own_road().storm = (1, 0, 0, 0)
    table.load(1, fuel=1)
    table.begin("movement")
    table.play("stay")
    assert not table.heard("story_faced")
    table.play_until("FaceStory", "stay")
    assert (table.seat(), len(table.heard("stayed"))) == (1, 2)
    assert table.state.road.storm == (0, 0, 0, 0)
    table.play("option:b")
    assert (table.tokens(1)["fuel"], table.fame(1)) == (0, 2)


@rule("LFS-STORY-13", "LFS-STORY-36")
def test_the_fire_phase_ends_after_the_attacks_of_the_enemies() -> None:
    table = Table(stories=True)
    table.stories("story_after_the_guns")
    table.enemy("harbour_king")
    table.begin("fire")
    table.play_until("FaceStory", "done")
    assert table.heard("enemy_attacked")
    assert not table.heard("enemy_left")
    assert [facts["phase"] for facts in table.heard("phase_began")] == ["fire"]
    table.play("option:b")
    assert table.fame(0) == 2


@rule("LFS-STORY-05", "LFS-STORY-36")
def test_the_end_of_a_phase_and_the_start_of_the_next_are_two_moments() -> None:
    table = Table(stories=True)
    table.stories("story_smoke", "story_night_song")
    table.begin("exploration")
    table.play("pass", "pass", "option:b")
    assert [facts["story"] for facts in table.heard("story_faced")] == [
        "story_smoke", "story_night_song",
    ]  # fmt: skip


@rule("LFS-STORY-05")
def test_at_one_end_of_a_phase_only_one_story_is_met() -> None:
    table = Table(stories=True)
    table.zone("roof_rack")
    table.stories("story_boat_list", "story_flag_of_aurora")
    table.story_in_slot(1, "story_smoke")
    table.begin("exploration")
    table.play("pass", "pass")
    assert table.moves() == ["face:top", "face:slot_1"]
    table.play("face:slot_1", "option:b")
    table.play_until("MoveTurn", "done")
    assert len(table.heard("story_faced")) == 1
    assert not table.heard("story_faced_by_all")


@rule("LFS-STORY-26", "LFS-STORY-36", "LFS-STORY-33")
@pytest.mark.parametrize(
    ("phase", "story"),
    [
        ("exploration", "story_smoke"), ("exploration", "story_boat_list"),
        ("rest", "story_shared_stove"), ("movement", "story_roll_call"),
        ("fire", "story_after_the_guns"),
    ],
)  # fmt: skip
def test_the_end_of_a_phase_is_always_faced_by_the_human(phase: str, story: str) -> None:
    table = Table(players=1, stories=True)
    table.order(1, 0)
    table.stories(story)
    table.begin(phase)
    for _ in range(20):
        if table.state.stories.telling:
            break
        plain = ("pass", "stay", "done", "decline", "refuse")
        table.play(next((word for word in plain if word in table.moves()), table.moves()[0]))
    assert table.step() in ("FaceStory", "FaceTogether")
    assert (table.seat(), table.automa().stories) == (0, [])
    table.play("option:b")
    table.play_until("ExploreTurn", "done", "stay", "decline", "refuse")
    assert table.automa().stories == []
    assert story in table.view().story_discard


@rule("LFS-STORY-36")
def test_the_end_phase_has_no_end_of_its_own() -> None:
    story = CONTENT.stories[STORY_IDS.index("story_smoke")]
    broken = msgspec.structs.replace(story, phase="end")
    with pytest.raises(BrokenContent, match="next round"):
        schema._check_stories([broken])


@rule("LFS-STORY-13")
def test_what_is_met_by_feeding() -> None:
    table = Table(stories=True)
    table.story("story_fever")
    table.put("leader_red", "exhausted")
    table.begin("rest")
    table.play("feed:leader_red:food")
    assert table.step() == "FaceStory"
    assert table.zone_of("leader_red") == "exhausted"
    table.play("option:b")
    assert table.zone_of("leader_red") == "active"


@rule("LFS-STORY-13", "LFS-EDGE-09")
def test_what_is_met_on_the_road() -> None:
    table = Table(stories=True)
    table.story("story_thin_ice")
    table.begin("movement")
    table.play("go")
    assert (table.step(), table.tokens(0)["fuel"]) == ("FaceStory", 1)
    table.play("option:b")
    assert table.heard("set_out") == [{"seat": 0, "points": 2}]
    table = Table(stories=True)
    table.story("story_geiger")
    table.at(0, "a02")
    table.begin("movement")
    table.drive("a03", "a04")
    assert table.step() == "FaceStory"
    assert not table.heard("contaminated")
    table = Table(stories=True)
    table.story("story_empty_cache")
    table.begin("movement")
    table.drive("a01", "a02")
    assert table.step() == "FaceStory"
    assert not table.heard("waypoint_taken")
    table = Table(stories=True)
    table.story("story_stranded")
    table.begin("movement")
    table.play("stay")
    assert table.step() == "FaceStory"
    table.play("option:a", "drop:food")
    assert table.space(0) == "a00"


@rule("LFS-STORY-13", "LFS-EDGE-10")
def test_a_new_region_is_met_on_its_first_space_and_changes_the_points() -> None:
    table = Table(stories=True)
    table.story("story_first_sea")
    table.at(0, "a09")
    table.waypoint("a10", None)
    table.begin("movement")
    table.play("go")
    assert (table.step(), table.space(0)) == ("FaceStory", "a10")
    table.play("option:b", "damage:start_truck_red.4")
    assert table.view().move_points == 3 - 1 + 2
    table = Table(stories=True)
    table.story("story_thin_ice")
    table.crew(0, "leader_red")
    table.state.own_road().storm = (1, 0, 0, 0)
    table.begin("movement")
    table.play("go", "option:b")
    assert table.heard("stayed")[0] == {"seat": 0}  # no point was left


@rule("LFS-STORY-13")
def test_within_a_region_no_new_one_is_met() -> None:
    table = Table(stories=True)
    table.story("story_first_sea")
    table.begin("movement")
    table.drive("a01", "a02")
    assert not table.heard("story_faced")


AUTOMA_MEETS = [
    ("exploration", "story_locked_cellar"), ("exploration", "story_far_light"),
    ("exploration", "story_mutant_cub"), ("rest", "story_shared_soup"),
    ("movement", "story_thin_ice"), ("movement", "story_first_sea"),
    ("movement", "story_empty_cache"), ("movement", "story_geiger"),
    ("fire", "story_jammed_gun"), ("fire", "story_prisoner"),
]  # fmt: skip
AUTOMA_NEVER_MEETS = [
    ("exploration", "story_toolbox_note"), ("exploration", "story_two_paths"),
    ("movement", "story_stranded"), ("fire", "story_shield_wall"),
]  # fmt: skip


@rule("LFS-STORY-24", "LFS-STORY-33")
@pytest.mark.parametrize(("phase", "story"), AUTOMA_MEETS + AUTOMA_NEVER_MEETS)
def test_what_the_automa_meets(phase: str, story: str) -> None:
    """It explores a contaminated Location on slot 5, and moves from a09 to a13 over the border."""
    table = Table(players=1, stories=True)
    table.order(*((0, 1) if phase in ("exploration", "rest") else (1, 0)))
    table.crew(0)
    table.zone(None, None, None, None, "contaminated_warehouse")
    table.next_cards()
    table.at(1, "a09" if story != "story_stranded" else "a31")
    table.waypoint("a13", "waypoint_alpha_6")
    table.at(0, "a10")
    table.enemy("war_wolves", region="coast" if phase == "movement" else "valley", hits=2)
    if story == "story_shield_wall":
        table.at(0, "a00")
        table.lurk("ice_jackals")
    table.next_actions("automa_4", "automa_6")
    table.story(story)
    for deck in table.state.decks[STORY_DECK : STORY_DECK + PERIODS]:
        table.state.own_stories().unread += tuple(deck.cards)
        deck.cards = []
    table.begin(phase)
    met = len(table.heard("story_to_automa"))
    assert met == ((phase, story) in AUTOMA_MEETS)


@rule("LFS-STORY-13", "LFS-STORY-14")
def test_what_is_met_in_the_fire_phase() -> None:
    table = Table(stories=True)
    table.story("story_engines_in_fog")
    table.lurk("war_wolves")
    table.begin("fire")
    assert (table.step(), table.is_on_road("war_wolves")) == ("FaceStory", True)
    assert not table.heard("ambushed")
    table = Table(stories=True)
    table.story("story_jammed_gun")
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert (table.step(), table.tokens(0)["ammo"]) == ("FaceStory", 1)
    table.play("option:b")
    assert table.foe("harbour_king").hits == 1 + 2
    table = Table(stories=True)
    table.story("story_prisoner")
    table.enemy("war_wolves", hits=2)
    table.next_outcomes("outcome_12")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.step() == "FaceStory"
    assert not table.heard("loot_revealed")
    table = Table(stories=True)
    table.order(1, 0)
    table.story("story_shield_wall")
    table.lurk("ash_cult")
    table.next_outcomes("outcome_02")
    table.begin("fire")
    assert (table.step(), table.seat()) == ("FaceStory", 1)
    table.play("option:a")
    assert (table.step(), table.seat()) == ("ChooseContaminated", 0)


@rule("LFS-STORY-13", "LAU-FIRE-13")
def test_a_story_may_spoil_the_attack() -> None:
    table = Table(stories=True)
    table.story("story_last_round")
    table.enemy("harbour_king")
    table.load(0, food=0)
    table.begin("fire")
    table.play("fire:start_truck_red.4", "option:b")
    assert {"seat": 0} in table.heard("missed")
    assert (table.tokens(0)["ammo"], table.tokens(0)["food"]) == (0, 1)


@rule("LFS-STORY-13", "LAU-FIRE-13")
def test_a_story_spoils_one_attack_only() -> None:
    table = Table(stories=True)
    table.convoy(0, "start_truck_red", "machine_gun", "start_container_red")
    table.story("story_last_round")
    table.enemy("harbour_king")
    table.load(0, ammo=2, food=0)
    table.next_outcomes("outcome_07")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "option:b", "fire:machine_gun.1")
    assert table.foe("harbour_king").hits == 2


@rule("LAU-FIRE-13", "LFS-STORY-11")
def test_an_attack_lapses_if_a_story_damages_its_weapon() -> None:
    table = Table(stories=True)
    table.story("story_jammed_gun")
    table.enemy("harbour_king")
    table.hand(0, "toolbox")
    table.next_outcomes("outcome_03")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "option:a")
    assert (table.damaged(), table.tokens(0)["ammo"]) == (["start_truck_red.4"], 1)
    assert not table.heard("fired")
    table.play("play:toolbox", "repair:start_truck_red.4")
    assert "fire:start_truck_red.4" in table.moves()  # it was not used up


@rule("LAU-FIRE-13", "LFS-STORY-11")
def test_an_attack_lapses_if_its_target_is_defeated_before() -> None:
    table = Table(stories=True)
    table.story("story_jammed_gun")
    table.enemy("war_wolves")
    table.enemy("harbour_king")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "at:war_wolves")
    assert table.step() == "FaceStory"
    hit_enemy(table.state, 0, table.foe("war_wolves"), 9)
    table.state.settle()
    table.play("option:b")
    assert (table.tokens(0)["ammo"], table.fame(0)) == (1, 0)
    assert not table.heard("fired")
    assert "fire:start_truck_red.4" in table.moves()  # it was not used up


@rule("LFS-EDGE-05")
def test_an_event_of_the_refill_comes_before_later_stories() -> None:
    table = exploring("roof_rack", stories=True)
    table.story("story_shared_soup")
    table.next_cards("cold_snap")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "mount:start_truck_red", "done")
    assert table.step() == "ChooseOption"
    assert not table.heard("story_faced")


@rule("LFS-EDGE-11")
def test_a_story_about_an_enemy_does_nothing_without_one() -> None:
    table = Table(stories=True)
    table.story("story_parley")
    table.begin("fire")
    table.play("option:b")
    assert table.fame(0) == -1
    assert not table.heard("enemy_hit")
    table = Table(stories=True)
    table.story("story_parley")
    table.enemy("harbour_king")
    table.enemy("ash_cult")
    table.begin("fire")
    table.play("option:b")
    assert table.moves() == ["at:ash_cult", "at:harbour_king"]
