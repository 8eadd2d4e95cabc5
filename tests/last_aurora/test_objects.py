"""Object cards of the base game (LAU-OBJ)."""

import pytest

from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


@rule("LAU-OBJ-01", "LAU-OBJ-02")
def test_objects_are_played_before_and_after_an_action_of_ones_own_turn() -> None:
    table = exploring("petrol_station")
    table.hand(0, "toolbox", "nitro")
    table.damage("start_truck_red.4", "start_container_red.1")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0)
    table.begin("exploration")
    assert "play:toolbox" in table.moves()
    assert table.refused("play:nitro") == "LAU-OBJ-01"
    table.explore(0, 1)
    assert not any(word.startswith("play:") for word in table.candidates())
    table.play("act", "take:fuel", "take:fuel", "done")
    assert (table.step(), table.moves()) == ("AfterAction", ["play:toolbox", "done"])
    table.play("play:toolbox", "repair:start_truck_red.4", "done")
    assert table.objects(0) == ["nitro"]


@rule("LAU-OBJ-02")
def test_who_has_passed_plays_nothing_more_in_the_phase() -> None:
    table = Table()
    table.zone("petrol_station")
    table.hand(1, "toolbox")
    table.damage("start_truck_blue.4")
    table.begin("exploration")
    table.play("pass")
    assert table.seat() == 0
    table.play("pass")
    assert table.heard("phase_began")[1] == {"phase": "rest"}
    assert (table.step(), table.seat()) == ("RestTurn", 1)
    assert "play:toolbox" in table.moves()


@rule("LAU-OBJ-03")
def test_played_objects_lie_face_up_on_the_discard_pile() -> None:
    table = exploring("petrol_station")
    table.hand(0, "toolbox")
    table.damage("start_truck_red.4")
    table.begin("exploration")
    table.play("play:toolbox", "done")
    assert table.view().object_discard == ["toolbox"]
    assert table.heard("object_played", seat=1) == [{"seat": 0, "object": "toolbox"}]


@rule("LAU-OBJ-04")
def test_an_object_that_would_change_nothing_cannot_be_played() -> None:
    table = exploring("petrol_station")
    table.hand(0, "toolbox", "first_aid_kit", "stimulants")
    table.begin("exploration")
    for name in ("toolbox", "first_aid_kit", "stimulants"):
        assert table.refused(f"play:{name}") == "LAU-OBJ-04"


@rule("LAU-OBJ-05")
def test_incendiary_rounds_take_the_place_of_ammo_and_add_damage() -> None:
    table = Table()
    table.hand(0, "incendiary_rounds")
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06")
    table.begin("fire")
    assert table.obstacle("play:incendiary_rounds") == "LAU-OBJ-01"
    table.play("fire:start_truck_red.4")
    assert table.moves() == ["load:ammo", "load:incendiary_rounds"]
    table.play("load:incendiary_rounds")
    assert table.foe("harbour_king").hits == 2
    assert table.tokens(0)["ammo"] == 1


@rule("LAU-OBJ-06")
def test_binoculars_add_one_and_only_one_card_per_exploration() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "leader_red")
    table.load(0, food=0)
    table.hand(0, "binoculars")
    table.begin("exploration")
    table.play("explore:slot_5")
    assert table.heard("object_played") == [{"seat": 0, "object": "binoculars"}]
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "copilot_red")
    table.load(0, food=0)
    table.hand(0, "binoculars", "binoculars")
    table.begin("exploration")
    assert {"seat": 0} in table.heard("passed")


@rule("LAU-OBJ-06")
def test_a_second_pair_of_binoculars_does_not_help() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "copilot_red")
    table.hand(0, "binoculars", "binoculars")
    table.begin("exploration")
    table.play("explore:slot_5", "play:binoculars")
    assert table.objects(0) == ["binoculars"]
    assert table.tokens(0)["food"] == 0  # it had to be Food


@rule("LAU-OBJ-05", "LAU-FIRE-13")
def test_the_bonus_of_incendiary_rounds_is_for_one_attack() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", "machine_gun", "start_container_red")
    table.hand(0, "incendiary_rounds")
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06", "outcome_07")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "load:incendiary_rounds", "fire:machine_gun.1")
    assert [hit["n"] for hit in table.heard("enemy_hit")] == [1 + 1, 2]


@rule("LAU-OBJ-09")
def test_a_signal_flare_works_on_the_ambush_at_hand() -> None:
    table = Table()
    table.at(0, "a05")
    table.hand(0, "signal_flare")
    table.lurk("ash_cult", "war_wolves")
    table.begin("fire")
    table.play("decline")
    table.play_until("React")
    table.play("play:signal_flare")
    assert table.heard("ambush_ignored") == [{"seat": 0, "enemy": "war_wolves"}]


@rule("LAU-OBJ-08")
def test_a_first_aid_kit_need_not_be_used_up() -> None:
    table = exploring("petrol_station")
    table.hand(0, "first_aid_kit")
    table.put("leader_red", contamination=2)
    table.begin("exploration")
    table.play("play:first_aid_kit", "done")
    assert table.counters("leader_red") == 1


@rule("LAU-OBJ-07", "LAU-MOVE-14")
def test_nitros_add_up_and_are_declared_before_the_first_step() -> None:
    table = Table()
    table.hand(0, "nitro", "nitro")
    table.begin("movement")
    assert "play:nitro" not in table.moves()
    table.play("go", "play:nitro", "play:nitro")
    assert table.heard("set_out") == [{"seat": 0, "points": 2 + 1 + 2 + 2}]
    table = Table()
    table.hand(0, "nitro", "toolbox")
    table.damage("start_truck_red.4")
    table.begin("movement")
    table.play("go")
    assert table.refused("play:toolbox") == "LAU-OBJ-01"  # inside the move


@rule("LAU-OBJ-07", "LAU-MOVE-03", "LAU-MOVE-05")
@pytest.mark.parametrize(("nitros", "space"), [(0, "a03"), (1, "a05"), (2, "a07")])
def test_nitro_carries_two_spaces_further_and_no_more(nitros: int, space: str) -> None:
    table = Table()
    table.hand(0, *["nitro"] * nitros)
    table.begin("movement")
    table.play("go", *["play:nitro"] * nitros)
    table.play_until("MoveTurn", *[f"to:a{number:02}" for number in range(1, 20)])
    assert (table.seat(), table.space(0)) == (1, space)


@rule("LAU-OBJ-08")
def test_stimulants_first_aid_kit_and_toolbox() -> None:
    table = exploring("petrol_station")
    table.hand(0, "stimulants", "first_aid_kit", "toolbox")
    table.put("copilot_red", "exhausted", contamination=1)
    table.put("leader_red", contamination=2)
    table.damage("start_truck_red.4", "start_container_red.1", "start_truck_red.1")
    table.crew(0, "leader_red", "copilot_red")
    table.put("copilot_red", "exhausted", contamination=1)
    table.begin("exploration")
    table.play("play:stimulants")
    assert table.zone_of("copilot_red") == "rest"
    table.play("play:first_aid_kit", "cleanse:leader_red")
    assert table.moves() == ["cleanse:leader_red", "done"]
    table.play("cleanse:leader_red")
    assert (table.counters("leader_red"), table.counters("copilot_red")) == (0, 1)
    table.play("play:toolbox", "repair:start_truck_red.4", "repair:start_truck_red.1")
    assert table.damaged() == ["start_container_red.1"]


@rule("LAU-OBJ-09", "LAU-FIRE-04", "LAU-FIRE-14")
def test_a_signal_flare_spares_ones_convoy_one_ambush() -> None:
    table = Table()
    table.at(0, "a05")
    table.at(1, "a05")
    table.hand(0, "signal_flare")
    table.lurk("war_wolves")
    table.begin("fire")
    assert (table.step(), table.seat()) == ("React", 0)
    table.play("play:signal_flare")
    assert (table.step(), table.seat()) == ("SufferDamage", 1)
    assert table.heard("ambush_ignored") == [{"seat": 0, "enemy": "war_wolves"}]
    table.play("damage:start_truck_blue.4")
    table.play_until("ExploreTurn", "done")
    assert not table.heard("enemy_attacked")


@rule("LAU-EDGE-09")
def test_an_empty_object_deck_is_made_of_the_discards() -> None:
    table = exploring("petrol_station")
    deck = table.state.decks[6]
    deck.cards = []
    table.state.own_piles().objects[0] = 1
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "take:object")
    assert table.objects(0) == ["incendiary_rounds"]
    table.state.decks[6].cards = []
    table = exploring("petrol_station")
    table.state.decks[6].cards = []
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "take:object")
    assert table.objects(0) == []
