"""Mines on the border of a region, where Stories and Missions wait too (LAU-OPT-04)."""

from meadhall.games.last_aurora.content.road import SPACE_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.pieces import Mission
from tests.last_aurora.table import Table
from tests.rules import rule


def before_the_bay(**options: object) -> Table:
    """Seat 0 is on its way, one space before the Bay, where two Mines of seat 1 lie."""
    table = Table(mine=True, **options)  # type: ignore[arg-type]
    table.at(0, "a18")
    road = table.state.own_road()
    road.mines, road.mine_owners = (SPACE_IDS.index("a20"),) * 2, (1, 1)
    return table


def told(table: Table, *kinds: str) -> list[str]:
    """The kinds of these events in the order in which they came."""
    return [event.kind.name for event in table.events if event.kind.name in kinds]


@rule("LFS-EDGE-10", "LAU-OPT-04", "LFS-STORY-02")
def test_a_story_of_entering_a_region_comes_before_a_mine_on_its_first_space() -> None:
    table = before_the_bay(stories=True)
    table.story("story_first_sea")
    table.begin("movement")
    table.play("go", "to:a20")
    assert table.step() == "FaceStory"
    assert len(table.view().mines) == 2
    assert table.damaged() == []
    table.play("option:b")
    assert table.step() == "SufferDamage"  # 1 Damage in any box, by the Story
    assert not table.heard("mine_triggered")
    table.play("damage:start_container_red.1")
    assert table.heard("mine_triggered") == [{"seat": 0, "space": "a20", "n": 2}]
    assert all(word.startswith("damage:start_truck_red") for word in table.moves())
    assert table.view().mines == []


@rule("LFS-EDGE-10", "LFS-STORY-09")
def test_a_mission_is_read_between_the_story_and_the_mine() -> None:
    table = before_the_bay(stories=True)
    letter = STORY_IDS.index("story_captain_letter")
    table.story("story_captain_letter")
    table.state.own_stories().top = NONE
    table.player(0).missions = (Mission(letter, 0, 0, 1, 2),)
    table.story("story_first_sea")
    table.begin("movement")
    table.play("go", "to:a20")
    assert (table.step(), table.heard("story_succeeded")) == ("FaceStory", [])
    table.play("option:a")
    assert [event["story"] for event in table.heard("story_succeeded")] == [
        "story_first_sea", "story_captain_letter",
    ]  # fmt: skip
    assert told(table, "story_succeeded", "mine_triggered")[-1] == "mine_triggered"
    assert (table.step(), table.fame(0)) == ("SufferDamage", 4)


@rule("LAU-OPT-04")
def test_mines_of_others_on_one_space_go_off_together() -> None:
    table = before_the_bay()
    table.begin("movement")
    table.play("go", "to:a20")
    assert table.heard("mine_triggered") == [{"seat": 0, "space": "a20", "n": 2}]
    table.play("damage:start_truck_red.1", "damage:start_truck_red.3")
    assert table.damaged() == ["start_truck_red.1", "start_truck_red.3"]
