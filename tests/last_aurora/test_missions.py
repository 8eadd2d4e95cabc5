"""Missions of Stories (LFS-STORY-09, LFS-STORY-15, LFS-STORY-16)."""

from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.modules.missions import judge
from meadhall.games.last_aurora.rules.pieces import Mission
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.last_aurora.test_stories import discarded, gathering
from tests.rules import rule


def with_mission(story: str, option: int, due: int = 1) -> Table:
    table = Table(stories=True)
    number = STORY_IDS.index(story)
    table.story(story)
    table.state.own_stories().top = NONE
    player = table.player(0)
    player.missions = (*player.missions, Mission(number, option, 0, 1, due))
    return table


@rule("LFS-STORY-09", "LFS-STORY-10", "LFS-STORY-15", "LFS-EDGE-06")
def test_a_mission_is_taken_on_and_fulfilled_at_once_when_its_goal_is_met() -> None:
    table = exploring("petrol_station", "scavenger", stories=True)
    table.story("story_footprints")
    table.load(0, fuel=0, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("option:a")
    [mission] = table.view().players[0].missions
    assert (mission.goal, mission.due, mission.progress) == ("recruit", 2, 0)
    assert len(table.player(0).crew) == 2
    table.play_until("ExploreTurn", "act", "take:fuel", "refuse", "done")
    table.explore(0, 2, "copilot_red")
    table.play("act")
    assert table.fame(0) == 2
    assert table.view().players[0].missions == []
    assert "story_footprints" in discarded(table)


@rule("LFS-STORY-09", "LFS-STORY-16")
def test_a_mission_fails_at_its_deadline() -> None:
    table = gathering("story_footprints")
    table.stories()
    table.play("option:a")
    table.finish_round()
    assert len(table.view().players[0].missions) == 1
    table.finish_round()
    assert table.view().players[0].missions == []
    assert table.heard("story_failed") == [
        {"seat": 0, "story": "story_footprints", "option": "a", "branch": 0}
    ]


@rule("LFS-STORY-15")
def test_having_something_is_checked_at_the_deadline() -> None:
    table = with_mission("story_old_debt", 0)
    table.load(0, fuel=2, food=0)
    table.begin("end")
    assert (table.fame(0), table.tokens(0)["fuel"]) == (3, 0)
    table = with_mission("story_old_debt", 0)
    table.begin("end")
    assert table.step() == "SufferDamage"
    table = with_mission("story_old_debt", 0, due=2)
    table.load(0, fuel=2, food=0)
    table.begin("end")
    assert (table.fame(0), table.tokens(0)["fuel"]) == (0, 2)  # not before


@rule("LFS-STORY-15")
def test_leading_is_checked_at_each_end_of_a_round_and_ties_count() -> None:
    table = with_mission("story_council", 1, due=2)
    assert judge(table.state, 0, table.player(0).missions[0], False) == 1
    table.at(1, "a01")
    assert judge(table.state, 0, table.player(0).missions[0], False) == 0
    table.round(2)
    assert judge(table.state, 0, table.player(0).missions[0], False) == 2


@rule("LFS-STORY-15")
def test_hits_damage_waypoints_and_regions_are_goals() -> None:
    table = with_mission("story_prisoner", 0, due=7)
    table.convoy(0, "start_truck_red", "machine_gun", "start_container_red")
    table.load(0, ammo=2, fuel=0)
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06", "outcome_07")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "fire:machine_gun.1")
    assert table.fame(0) == 2 + 3
    table = with_mission("story_shield_wall", 1)
    table.begin("end")
    assert table.fame(0) == 4
    table = with_mission("story_toolbox_note", 0)
    table.crew(1)
    table.begin("movement")
    table.drive("a01", "a02")
    assert len(table.heard("object_drawn")) >= 2
    table = with_mission("story_captain_letter", 0, due=2)
    table.crew(1)
    table.at(0, "a19")
    table.aurora("a30")
    table.begin("movement")
    table.play("go")
    assert {"seat": 0, "n": 3, "total": 3} in table.heard("fame_changed")


@rule("LFS-STORY-15")
def test_a_region_already_reached_counts_at_once() -> None:
    table = exploring("wandering_trader", stories=True)
    table.story("story_captain_letter")
    table.at(0, "a21")
    table.aurora("a30")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("option:a")
    assert table.fame(0) == 3


@rule("LFS-STORY-16")
def test_a_game_that_ends_checks_all_open_missions() -> None:
    table = with_mission("story_ships_horn", 1, due=7)
    table.crew(0, "leader_red", "copilot_red", "cook", "hunter")
    table.at(0, "a20")
    table.begin("end")
    assert table.state.is_over()
    assert table.fame(0) == 4


@rule("LFS-STORY-32")
def test_a_mission_of_an_end_phase_waits_for_the_next_round() -> None:
    table = Table(stories=True)
    table.story("story_council")
    table.begin("end")
    table.play("option:b")
    [mission] = table.player(0).missions
    assert (mission.since, mission.due) == (2, 2)
    assert table.fame(0) == 0  # it leads, but that is not asked yet


@rule("LFS-STORY-16")
def test_a_mission_for_the_whole_game_stays_open_to_its_end() -> None:
    table = Table(stories=True)
    table.story("story_ships_horn")
    table.begin("end")
    table.play("option:b")
    table.finish_round()
    assert [mission.story for mission in table.view().players[0].missions] == ["story_ships_horn"]
    while not table.state.is_over():
        table.finish_round()
    failed = {"seat": 0, "story": "story_ships_horn", "option": "b", "branch": 0}
    assert failed in table.heard("story_failed")
