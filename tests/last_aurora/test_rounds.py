"""The round and what holds throughout it (LAU-ROUND)."""

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.road import PROGRESS, REGION, SPACE_MAP
from meadhall.games.last_aurora.rules.fighting.ambush import leading_in
from tests.last_aurora.table import Table
from tests.rules import rule


@rule("LAU-ROUND-01")
def test_a_round_has_five_phases_and_there_are_six_rounds() -> None:
    table = Table()
    table.begin("exploration")
    table.finish_round()
    phases = [event["phase"] for event in table.heard("phase_began")]
    assert phases[:5] == ["exploration", "rest", "movement", "fire", "end"]
    while not table.state.is_over():
        table.finish_round()
    assert [event["round"] for event in table.heard("round_began")] == [2, 3, 4, 5, 6]


@rule("LAU-ROUND-02", "LAU-ROUND-03")
def test_exploration_and_rest_go_in_reverse_and_the_others_in_standard_turn_order() -> None:
    table = Table(players=3)
    table.order(2, 0, 1)
    table.begin("exploration")
    assert table.seat() == 1
    table.play("pass")
    assert table.seat() == 0
    for seat in range(3):
        table.put(f"leader_{['red', 'blue', 'green'][seat]}", "exhausted")
    table.begin("rest")
    assert table.seat() == 1
    table.begin("movement")
    assert table.seat() == 2
    table.enemy("war_wolves")
    table.begin("fire")
    assert table.seat() == 2


@rule("LAU-ROUND-04")
def test_the_track_is_fixed_while_leading_is_read_from_the_road() -> None:
    table = Table()
    table.at(1, "a05")
    table.lurk("war_wolves")
    table.begin("fire")
    assert table.state.order == (0, 1)
    assert table.heard("ambushed") == [{"seat": 1, "enemy": "war_wolves"}]


@rule("LAU-ROUND-05")
def test_all_convoys_with_the_highest_progress_of_a_region_lead_it() -> None:
    table = Table(players=4)
    for seat, space in enumerate(["a03", "a07", "a07", "a12"]):
        table.at(seat, space)
    assert leading_in(table.state, 0) == [1, 2]
    assert leading_in(table.state, 1) == [3]


@rule("LAU-ROUND-06")
def test_abilities_work_only_in_the_active_zone() -> None:
    table = Table()
    assert table.view().players[0].speed_bonus == 1
    table.put("copilot_red", "rest")
    assert table.view().players[0].speed_bonus == 0


@rule("LAU-ROUND-07")
def test_a_gain_beyond_the_supply_is_lost() -> None:
    table = Table()
    table.state.supply[1] = 0
    table.zone(None, "rusted_container_1")
    table.begin("exploration")
    table.pass_until(0)
    table.play("explore:slot_2", "send:leader_red", "done", "bonus:slot_2:1")
    assert table.tokens(0)["fuel"] == 1


@rule("LAU-ROUND-08")
def test_fame_stays_on_its_track() -> None:
    table = Table()
    table.famous(0, 19)
    table.state.add_fame(0, 3)
    assert table.fame(0) == 20
    assert table.heard("fame_changed")[-1] == {"seat": 0, "n": 1, "total": 20}
    table.famous(0, -2)
    table.state.add_fame(0, -5)
    assert table.fame(0) == -3


@rule("LAU-ROUND-09")
def test_spent_tokens_return_to_the_supply_at_once() -> None:
    table = Table()
    before = table.supply()["fuel"]
    table.begin("movement")
    table.drive("a01")
    assert table.supply()["fuel"] == before + 1


@rule("LAU-ROUND-10")
def test_a_short_supply_serves_players_in_standard_turn_order() -> None:
    table = Table()
    table.order(1, 0)
    table.state.supply[1] = 2
    table.zone("wandering_trader")
    table.next_cards("beacon")
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_red", "done", "act", "decline", "done")
    assert (table.tokens(1)["fuel"], table.tokens(0)["fuel"]) == (2, 2)
    table = Table()
    table.order(1, 0)
    table.state.supply[1] = 1
    table.zone("wandering_trader")
    table.next_cards("beacon")
    table.begin("exploration")
    table.play("explore:slot_1", "send:leader_red", "done", "act", "decline", "done")
    assert (table.tokens(1)["fuel"], table.tokens(0)["fuel"]) == (2, 1)


@rule("LAU-EDGE-08")
def test_equal_progress_means_the_same_region() -> None:
    seen: dict[tuple[int, int], int] = {}
    for space, progress in enumerate(PROGRESS):
        region = seen.setdefault((SPACE_MAP[space], progress), REGION[space])
        assert region == REGION[space]


@rule("LAU-EDGE-02")
def test_without_survivors_a_player_passes_and_stays_but_fires_and_scores() -> None:
    table = Table()
    table.crew(0)
    table.crew(1)
    table.enemy("war_wolves")
    table.zone("petrol_station")
    table.begin("exploration")
    assert (table.step(), table.seat()) == ("FireTurn", 0)
    assert {"seat": 0} in table.heard("passed")
    assert {"seat": 0} in table.heard("stayed")
    assert "fire:start_truck_red.4" in table.moves()
    assert GAME.result(table.state).totals[0] == 3


@rule("LAU-EDGE-03")
def test_the_active_player_orders_effects_and_players_follow_the_turn_order() -> None:
    table = Table(players=3)
    table.zone("cook", "petrol_station")
    table.next_cards("cold_snap")
    table.order(1, 2, 0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    assert table.moves() == ["act", "bonus:slot_1:1"]
    table.play("act", "done")
    asked = []
    while table.step() == "ChooseOption":
        asked.append(table.seat())
        table.play("option:a")
    assert asked == [1, 2, 0]
