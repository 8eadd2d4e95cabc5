"""End of Round, the end of the game and scoring (LAU-END, LAU-SCORE)."""

from meadhall.games.last_aurora import GAME
from tests.last_aurora.table import Table
from tests.rules import rule


@rule("LAU-END-01", "LAU-SCORE-09", "LAU-EDGE-13")
def test_the_game_ends_when_a_convoy_stands_at_the_aurora() -> None:
    table = Table()
    table.at(0, "a19")
    table.crew(1)
    table.begin("movement")
    table.drive("a20")
    assert table.state.is_over()
    assert table.heard("boarded") == [{"seat": 0}]
    phases = [event["phase"] for event in table.heard("phase_began")]
    assert phases == ["movement", "fire", "end"]  # the round is finished first


@rule("LAU-END-02")
def test_the_game_ends_with_round_six() -> None:
    table = Table()
    table.round(6)
    table.begin("end")
    assert table.state.is_over()
    assert not table.heard("boarded")


@rule("LAU-END-03", "LFS-EXP-05", "LFS-ASG-02")
def test_repairs_objects_and_asgard_armour_come_in_this_order() -> None:
    table = Table(exploration_deck=True)
    table.convoy(0, "start_truck_red", "asgard_plates", "mobile_workshop")
    table.crew(0, "mechanic")
    table.load(0, fuel=1, food=0, ammo=0)
    table.damage("asgard_plates.1", "asgard_plates.2", "start_truck_red.4")
    table.begin("end")
    table.play("repair:start_truck_red.4")
    assert len(table.objects(0)) == 1
    assert table.moves() == ["repair:asgard_plates.1", "repair:asgard_plates.2", "done"]
    table.play("repair:asgard_plates.1", "repair:asgard_plates.2")
    assert table.damaged() == []


@rule("LAU-END-03", "LFS-EXP-05")
def test_a_box_that_was_just_repaired_brings_its_object() -> None:
    for answer, objects in [("repair:mobile_workshop.4", 1), ("done", 0)]:
        table = Table(exploration_deck=True)
        table.convoy(0, "start_truck_red", None, "mobile_workshop")
        table.crew(0, "mechanic")
        table.damage("mobile_workshop.4")
        table.zone()
        table.next_cards()
        table.begin("end")
        table.play(answer)
        assert len(table.objects(0)) == objects


@rule("LAU-END-04")
def test_hands_above_the_limit_are_reduced() -> None:
    table = Table()
    table.hand(0, "nitro", "toolbox", "stimulants", "binoculars")
    table.begin("end")
    assert table.step() == "KeepLimit"
    table.play("discard:nitro")
    assert len(table.objects(0)) == 3


@rule("LAU-END-05")
def test_enemies_that_every_convoy_has_left_behind_are_removed() -> None:
    table = Table()
    table.at(0, "a12")
    table.at(1, "a22")
    table.aurora("a30")
    table.enemy("war_wolves", targets=(0,))
    table.enemy("ash_cult", region="coast")
    table.begin("end")
    assert table.is_gone("war_wolves")
    assert table.is_on_road("ash_cult")
    assert table.view().players[0].targets_left == 2
    assert table.fame(0) == 0


@rule("LAU-END-06")
def test_the_aurora_goes_to_the_stop_of_the_next_round() -> None:
    table = Table()
    table.begin("end")
    assert (table.state.round, table.view().aurora) == (2, "a22")
    table = Table()
    table.at(1, "a22")
    table.begin("end")
    assert table.state.is_over()
    assert table.heard("boarded") == [{"seat": 1}]


@rule("LAU-END-07")
def test_the_zone_keeps_two_cards_with_two_players_and_three_with_more() -> None:
    for players, kept in [(2, ["machine_gun", "armour_plates"]), (3, ["flatbed", "machine_gun"])]:
        table = Table(players=players)
        table.zone("petrol_station", "roof_rack", "flatbed", "machine_gun", "armour_plates")
        before = table.supply()["fuel"]
        table.next_cards()
        table.begin("end")
        assert table.slots()[:2] == kept
        assert table.slots()[3:] == [None, None]
        assert table.supply()["fuel"] == before + 3
        assert table.is_discarded("petrol_station")


@rule("LAU-END-07")
def test_cards_slide_left_with_their_tokens() -> None:
    table = Table()
    table.zone(None, None, "roof_rack", None, "petrol_station")
    table.next_cards()
    table.begin("end")
    assert table.slots() == ["roof_rack", "petrol_station", None, None, None]
    assert table.slot_tokens(2) == {"object": 1, "fuel": 3}


@rule("LAU-END-08", "LAU-END-09")
def test_the_track_is_rebuilt_by_progress_and_then_by_arrival() -> None:
    table = Table(players=4)
    table.order(3, 2, 1, 0)
    for seat, space in enumerate(["a03", "a05", "a03", "a00"]):
        table.at(seat, space)
    table.state.own_road().arrivals = (9, 10, 8, 0)
    table.begin("end")
    assert table.state.order == (1, 2, 0, 3)
    table = Table(players=3)
    table.order(2, 0, 1)
    table.state.own_road().arrivals = (1, 2, 0)
    table.begin("end")
    assert table.state.order == (2, 0, 1)


@rule("LAU-END-08", "LAU-END-09")
def test_who_catches_up_stands_behind_who_was_there_and_stayed() -> None:
    table = Table()
    table.at(0, "a00")
    table.at(1, "a01")
    table.crew(1)
    table.begin("movement")
    table.drive("a01")
    table.play_until("ExploreTurn", "done")
    assert table.state.order == (1, 0)


@rule("LAU-END-10")
def test_the_full_sequence_of_the_end_phase() -> None:
    table = Table(stories=True, exploration_deck=True)
    table.story("story_radio_static")
    table.convoy(0, "start_truck_red", None, "mobile_workshop")
    table.at(0, "a12")
    table.at(1, "a12")
    table.enemy("war_wolves")
    table.zone()
    table.next_cards("flatbed")
    table.begin("end")
    assert table.step() == "FaceStory"
    table.play("option:b")
    kinds = [event.kind.name for event in table.events]
    sequence = [
        "story_faced", "object_drawn", "enemy_left", "story_skipped", "aurora_moved",
        "card_laid", "turn_order",
    ]  # fmt: skip
    assert sorted(sequence, key=kinds.index) == sequence


# Scoring


@rule(
    "EX-12", "LAU-SCORE-01", "LAU-SCORE-02", "LAU-SCORE-03", "LAU-SCORE-06"
)  # fmt: skip
def test_a_score_without_the_aurora() -> None:
    table = Table()
    table.famous(0, 5)
    table.at(0, "a24")
    table.at(1, "a19")
    table.aurora("a30")
    table.round(6)
    table.convoy(0, "six_wheeler", None, "armoured_coach", "roof_rack", "flatbed")
    table.crew(0, "leader_red", "copilot_red", "cook")
    table.put("cook", contamination=1)
    table.load(0, fuel=2, food=2, ammo=1)
    table.damage("six_wheeler.4")
    table.begin("end")
    assert table.score(0) == {
        "fame": 5, "progress": 5, "survivors": 2, "special_boxes": 0, "boarding": 0,
        "resources": 2, "convoy": 3, "zone": 0,
    }  # fmt: skip
    assert GAME.result(table.state).totals[0] == 17


@rule("LAU-SCORE-04", "LFS-ASG-10", "LFS-EDGE-07")
def test_whole_special_boxes_score() -> None:
    table = Table(asgaror_clan=True)
    table.convoy(0, "start_truck_red", "asgard_power_source", "asgard_trailer", "asgard_plates")
    table.damage("asgard_plates.1")
    assert table.score(0)["special_boxes"] == 1 + 2 + 2  # at most 2 of 3 Asgard boxes
    table.damage("asgard_power_source.2", "asgard_plates.3")
    assert table.score(0)["special_boxes"] == 1


@rule("LAU-SCORE-05", "LAU-SCORE-09")
def test_everybody_at_the_aurora_scores_for_boarding() -> None:
    table = Table(players=3)
    for seat in (0, 1):
        table.at(seat, "a20")
    table.crew(1, "leader_blue")
    table.begin("end")
    assert [table.score(seat)["boarding"] for seat in range(3)] == [5, 4, 0]
    assert [table.score(seat)["resources"] for seat in range(3)] == [0, 0, 0]


@rule("LAU-SCORE-07")
def test_ties_go_to_progress_then_survivors_then_are_shared() -> None:
    table = Table(players=3)
    table.aurora("a30")
    table.at(0, "a05")
    table.at(1, "a04")
    table.famous(1, 1)
    table.famous(2, 5)
    result = GAME.result(table.state)
    assert result.totals[0] == result.totals[1] == result.totals[2]
    assert result.places == [1, 2, 3]
    table = Table()
    assert GAME.result(table.state).places == [1, 1]
    table.crew(0, "leader_red")
    table.famous(0, 1)
    assert GAME.result(table.state).places == [2, 1]


@rule("LAU-SCORE-08")
def test_totals_may_be_negative() -> None:
    table = Table()
    table.famous(0, -3)
    table.crew(0)
    table.load(0, fuel=0, food=0, ammo=0)
    table.damage("start_truck_red.4", "start_container_red.1")
    assert GAME.result(table.state).totals[0] == -3


@rule("LAU-EDGE-12")
def test_a_convoy_that_lost_its_driver_at_the_aurora_has_still_reached_it() -> None:
    table = Table()
    table.at(0, "a20")
    table.crew(0)
    table.begin("end")
    assert table.state.is_over()
    assert table.score(0)["boarding"] == 3


# Options


@rule("LAU-OPT-02")
def test_a_hurried_ship_uses_the_red_stops() -> None:
    table = Table(hurried_ship=True)
    assert table.view().aurora == "a21"
    table.begin("end")
    assert table.view().aurora == "a23"


@rule("LAU-OPT-01", "LAU-OPT-04")
def test_a_mine_lies_on_a_space_left_and_hits_the_next_other_convoy() -> None:
    table = Table(mine=True)
    table.hand(0, "mine")
    table.begin("movement")
    table.drive("a01", "a02", "a03")
    assert "play:mine" in table.moves()
    table.play("play:mine")
    assert table.moves() == ["mine:a00", "mine:a01", "mine:a02", "done"]
    table.play("mine:a02", "mine:a02")
    assert [(mine.space, mine.seat) for mine in table.view().mines] == [("a02", 0)] * 2
    table.drive("a01", "a02")
    assert (table.step(), table.seat()) == ("SufferDamage", 1)
    assert all("truck_blue" in word for word in table.moves())
    table.play("damage:start_truck_blue.4", "damage:start_truck_blue.3")
    assert table.view().mines == []


@rule("LAU-OPT-04")
def test_ones_own_mines_do_no_harm() -> None:
    table = Table(mine=True)
    road = table.state.own_road()
    road.mines, road.mine_owners = (1,), (0,)
    table.begin("movement")
    table.drive("a01")
    assert not table.heard("mine_triggered")


@rule("LAU-OPT-04", "LAU-OBJ-04")
def test_mines_come_from_the_supply_and_are_laid_after_ones_own_move_only() -> None:
    table = Table(mine=True)
    table.hand(0, "mine", "toolbox")
    table.damage("start_truck_red.4")
    table.begin("movement")
    table.play("stay")
    assert table.refused("play:mine") == "LAU-OBJ-01"
    table = Table(mine=True)
    table.hand(0, "mine", "toolbox")
    table.damage("start_truck_red.4")
    road = table.state.own_road()
    road.mines, road.mine_owners = (9, 9), (1, 1)
    table.begin("movement")
    table.drive("a01")
    assert table.refused("play:mine") == "LAU-OBJ-04"
