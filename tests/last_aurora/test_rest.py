"""The Rest phase (LAU-REST)."""

from meadhall.games.last_aurora.content.tables import CARD_NUMBER
from tests.last_aurora.table import Table
from tests.rules import rule


@rule("LAU-REST-01", "LAU-REST-02", "EX-07")
def test_a_fed_survivor_is_active_after_the_phase() -> None:
    table = Table()
    table.put("leader_red", "rest")
    table.put("copilot_red", "exhausted")
    table.begin("rest")
    table.play("feed:copilot_red:food")
    assert (table.zone_of("leader_red"), table.zone_of("copilot_red")) == ("active", "active")
    assert table.tokens(0)["food"] == 0


@rule("LAU-REST-02", "LAU-REST-03", "EX-07")
def test_an_unfed_survivor_rests_and_suffers_nothing_else() -> None:
    table = Table()
    table.put("leader_red", "rest")
    table.put("copilot_red", "exhausted")
    table.begin("rest")
    table.play("done")
    assert (table.zone_of("leader_red"), table.zone_of("copilot_red")) == ("active", "rest")
    assert (table.tokens(0)["food"], table.counters("copilot_red")) == (1, 0)


@rule("LAU-REST-04")
def test_a_rest_turn_goes_on_until_done_and_active_survivors_stay_active() -> None:
    table = Table()
    table.hand(0, "stimulants")
    table.put("leader_red", "exhausted")
    table.begin("rest")
    table.play("feed:leader_red:food")
    assert (table.step(), table.moves()) == ("RestTurn", ["play:stimulants", "done"])
    table.play("play:stimulants")
    assert table.zone_of("copilot_red") == "active"


@rule("LAU-REST-01", "LAU-REST-02")
def test_all_have_fed_before_anybody_moves_on() -> None:
    table = Table()
    table.put("leader_blue", "exhausted")
    table.put("leader_red", "exhausted")
    table.begin("rest")
    assert table.seat() == 1
    table.play("feed:leader_blue:food")
    assert (table.seat(), table.zone_of("leader_blue")) == (0, "rest")


@rule("LAU-REST-05")
def test_an_explorer_that_stays_exhausted_is_passed_by_once() -> None:
    table = Table(stories=True)
    table.story("story_far_light")
    table.zone(None, None, None, None, "roof_rack")
    table.crew(1)
    table.begin("exploration")
    table.next_outcomes("outcome_01")
    table.explore(0, 5, "leader_red", "copilot_red")
    table.play("option:a", "decline", "shift:leader_red")
    table.play("act", "mount:start_truck_red", "done")
    zones = {event["survivor"]: event["zone"] for event in table.heard("zone_changed")}
    assert zones == {"leader_red": "exhausted", "copilot_red": "exhausted"}
    table.play_until("MoveTurn", "done")
    assert (table.zone_of("leader_red"), table.zone_of("copilot_red")) == ("exhausted", "rest")


@rule("LAU-REST-05")
def test_a_frozen_survivor_moves_on_in_the_rest_phase_after_the_next() -> None:
    table = Table()
    table.put("leader_red", "exhausted")
    table.state.own_survivors().frozen = (CARD_NUMBER["leader_red"],)
    table.load(0, food=0)
    zones = []
    for _ in range(3):
        table.begin("rest")
        table.play_until("MoveTurn", "done")
        zones.append(table.zone_of("leader_red"))
    assert zones == ["exhausted", "rest", "active"]
