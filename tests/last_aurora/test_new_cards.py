"""Module 1: new Exploration and Object cards (LFS-EXP, LFS-ENC, LFS-OBJ, LFS-SUR, LFS-EV)."""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import CARD_IDS, CONTENT
from meadhall.games.last_aurora.rules.invariants import all_cards
from meadhall.games.last_aurora.rules.state import OBJECT_DECK, AuroraState
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.last_aurora.test_fire import firing
from tests.rules import rule


def new(**options: object) -> AuroraState:
    state = GAME.new(4, options, "module")
    assert isinstance(state, AuroraState)
    return state


@rule("LFS-EXP-01", "LFS-MOD-01")
def test_the_new_cards_replace_the_marked_ones() -> None:
    there = {CARD_IDS[card] for card in all_cards(new(exploration_deck=True))}
    assert {card.id for card in CONTENT.new_exploration} <= there
    assert not there & {card.id for card in CONTENT.exploration if card.replaced_by_module1}
    base = {CARD_IDS[card] for card in all_cards(new())}
    assert not base & {card.id for card in CONTENT.new_exploration}


@rule("LFS-EXP-02")
def test_the_object_deck_has_26_cards() -> None:
    def objects(state: AuroraState) -> int:
        return state.decks[OBJECT_DECK].size()

    assert objects(new(exploration_deck=True)) == 26
    assert objects(new()) == 14


@rule("LFS-EXP-03", "LFS-EXP-04")
def test_a_scrap_weapon_fires_with_any_object_without_its_effect() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.convoy(0, "start_truck_red", "scrap_cannon")
    table.crew(0, "leader_red")
    table.load(0, fuel=1, food=0)
    table.hand(0, "incendiary_rounds", "toolbox")
    table.next_outcomes("outcome_08")
    table.begin("fire")
    table.play("fire:scrap_cannon.1")
    assert table.moves() == ["discard:incendiary_rounds", "discard:toolbox"]
    table.play("discard:incendiary_rounds")
    assert table.foe("harbour_king").hits == 3  # without the bonus of the rounds
    assert table.tokens(0)["ammo"] == 1


@rule("LFS-EXP-03")
def test_without_an_object_a_scrap_weapon_is_silent() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.convoy(0, "start_truck_red", "scrap_cannon")
    table.crew(0, "leader_red")
    table.begin("fire")
    assert table.refused("fire:scrap_cannon.1") == "LFS-EXP-03"


@rule("LFS-EXP-05")
def test_an_object_each_round_while_the_box_is_whole() -> None:
    for is_damaged, objects in [(False, 1), (True, 0)]:
        table = Table(exploration_deck=True)
        table.convoy(0, "start_truck_red", None, "mobile_workshop")
        table.hand(1)
        if is_damaged:
            table.damage("mobile_workshop.4")
        table.zone()
        table.next_cards()
        table.begin("end")
        assert len(table.objects(0)) == objects


def with_the_fugitive() -> Table:
    table = exploring("wanted_fugitive", exploration_deck=True)
    table.hand(0, "nitro")
    return table


@rule("LFS-ENC-01", "LFS-ENC-02")
def test_the_fugitives_route_speeds_up_the_next_move_and_the_card_marks_it() -> None:
    table = with_the_fugitive()
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:a", "done")
    assert (table.fame(0), table.objects(0)) == (-1, [])
    assert table.view().players[0].markers == ["wanted_fugitive"]
    assert not table.is_discarded("wanted_fugitive")
    table.pass_until(0)
    table.play_until("MoveTurn", "pass", "done")
    table.play("go")
    assert table.heard("set_out")[0] == {"seat": 0, "points": 2 + 1 + 3}
    assert table.view().players[0].markers == []
    assert table.is_discarded("wanted_fugitive")


@rule("LFS-ENC-02")
def test_at_the_floor_of_the_track_the_route_is_still_open() -> None:
    table = with_the_fugitive()
    table.famous(0, -3)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:a")
    assert (table.fame(0), table.player(0).next_move) == (-3, 3)


@rule("LFS-ENC-01", "LFS-ENC-03")
def test_arming_the_fugitive_brings_an_object_fame_and_a_card_if_there_is_one() -> None:
    table = with_the_fugitive()
    table.discards("tanker", "gunner")
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:b")
    assert table.moves() == ["salvage:tanker", "decline"]
    table = with_the_fugitive()
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act", "option:b")
    assert (table.fame(0), len(table.objects(0)), table.tokens(0)["ammo"]) == (1, 2, 0)


# Objects


@rule("LFS-OBJ-01")
def test_canned_food_brings_two_food_and_a_counter() -> None:
    table = exploring("petrol_station", exploration_deck=True)
    table.hand(0, "canned_food")
    table.load(0, ammo=0)
    table.begin("exploration")
    table.play("play:canned_food")
    assert table.step() == "ChooseContaminated"
    table.play("contaminate:leader_red")
    assert (table.tokens(0)["food"], table.counters("leader_red")) == (3, 1)
    table = exploring("petrol_station", exploration_deck=True)
    table.crew(0)
    table.hand(0, "canned_food", "stimulants")
    table.begin("rest")
    assert {"seat": 0} not in table.heard("object_played")


@rule("LFS-OBJ-01", "LAU-EXP-11")
def test_bad_cans_may_kill() -> None:
    table = exploring("petrol_station", exploration_deck=True)
    table.hand(0, "canned_food")
    table.crew(0, "copilot_red", "leader_red")
    table.put("copilot_red", contamination=1)
    table.load(0, food=0, ammo=0)
    table.begin("exploration")
    table.play("play:canned_food", "contaminate:copilot_red")
    assert table.crew_of(0) == ["leader_red"]


@rule("LFS-OBJ-02")
def test_camouflage_hides_from_ambush_and_attacks_but_its_owner_may_fire() -> None:
    table = Table(exploration_deck=True)
    table.at(1, "a12")
    table.enemy("ice_jackals")
    table.enemy("war_wolves", is_new=True)
    table.hand(0, "active_camouflage")
    table.begin("fire")
    assert table.step() == "React"
    table.play("play:active_camouflage")
    assert "fire:start_truck_red.4" in table.moves()
    table.play_until("ExploreTurn", "done")
    assert not table.heard("damaged")


@rule("LFS-OBJ-02", "LAU-FIRE-04")
def test_camouflage_hides_from_an_ambush_where_nothing_else_threatens() -> None:
    table = firing(exploration_deck=True)
    table.at(0, "a15")
    table.lurk("war_wolves")
    table.hand(0, "active_camouflage")
    table.begin("fire")
    assert (table.step(), table.moves()) == ("React", ["play:active_camouflage", "decline"])
    table.play("play:active_camouflage")
    assert table.heard("ambush_ignored") == [{"seat": 0, "enemy": "war_wolves"}]


@rule("LFS-OBJ-02", "LAU-OBJ-04")
def test_camouflage_needs_an_enemy_that_will_attack() -> None:
    for is_new, region, rule_in_the_way in [
        (False, "valley", None), (True, "valley", "LAU-OBJ-04"), (False, "coast", "LAU-OBJ-04"),
    ]:  # fmt: skip
        table = firing(exploration_deck=True)
        table.enemy("harbour_king", region=region, is_new=is_new)
        table.state.fight.foes[0].spared = 3
        table.hand(0, "active_camouflage", "toolbox")
        table.damage("start_truck_red.4")
        table.begin("fire")
        assert table.step() == "FireTurn"
        assert table.obstacle("play:active_camouflage") == rule_in_the_way


@rule("LFS-OBJ-02", "LAU-OBJ-04")
def test_whoever_is_hidden_has_no_use_for_more_camouflage() -> None:
    table = firing(exploration_deck=True)
    table.enemy("harbour_king")
    table.hand(0, "active_camouflage", "active_camouflage")
    table.begin("fire")
    table.play("play:active_camouflage")
    assert table.refused("play:active_camouflage") == "LAU-OBJ-04"
    table.play("done")
    table.play_until("ExploreTurn", "done")
    assert table.objects(0) == ["active_camouflage"]  # it was not asked for again
    assert not table.heard("damaged")


@rule("LFS-OBJ-03", "LAU-FIRE-17")
def test_the_launcher_deals_two_damage_and_one_fame_without_a_counter() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.hand(0, "at_launcher")
    table.begin("fire")
    table.play("play:at_launcher")
    foe = table.foe("harbour_king")
    assert (foe.hits, foe.targets, table.fame(0)) == (2, (-1,) * 4, 1)
    table = firing(exploration_deck=True)
    table.hand(0, "at_launcher", "toolbox")
    table.damage("start_container_red.1")
    table.begin("fire")
    assert table.refused("play:at_launcher") == "LAU-OBJ-04"


@rule("LFS-OBJ-04", "LFS-OBJ-05")
def test_a_smoke_candle_takes_the_gap_of_another_players_counter() -> None:
    table = Table(players=4, exploration_deck=True)
    table.enemy("harbour_king", targets=(1, 2))
    table.hand(0, "smoke_candle")
    table.begin("fire")
    table.play("play:smoke_candle")
    assert table.moves() == ["remove:seat_1", "remove:seat_2"]
    table.play("remove:seat_1")
    assert table.foe("harbour_king").targets == (0, 2, -1, -1)


@rule("LFS-OBJ-04", "LFS-OBJ-05", "LFS-OBJ-08")
def test_whoever_has_a_counter_there_only_removes() -> None:
    table = Table(players=4, exploration_deck=True)
    table.enemy("harbour_king", targets=(1, 0))
    table.hand(0, "smoke_candle")
    table.begin("fire")
    table.play("play:smoke_candle")
    assert table.foe("harbour_king").targets == (-1, 0, -1, -1)
    assert table.view().players[1].targets_left == 2


@rule("LFS-OBJ-04")
@pytest.mark.parametrize(("targets", "removed"), [((), []), ((None, 1), [1])])
def test_a_smoke_candle_places_ones_own_counter_with_or_without_another_to_remove(
    targets: tuple[int | None, ...], removed: list[int]
) -> None:
    table = Table(players=4, exploration_deck=True)
    table.enemy("harbour_king", targets=targets)
    table.hand(0, "smoke_candle")
    table.begin("fire")
    table.play("play:smoke_candle")
    assert table.foe("harbour_king").targets == (0, -1, -1, -1)
    assert table.heard("target_placed") == [{"seat": 0, "enemy": "harbour_king", "place": 1}]
    assert [event["seat"] for event in table.heard("target_removed")] == removed


@rule("LFS-OBJ-08")
def test_without_a_free_counter_the_removal_still_happens() -> None:
    table = Table(players=4, exploration_deck=True)
    table.enemy("harbour_king", targets=(1,))
    table.enemy("steel_tide", region="bay", targets=(0,))
    table.enemy("ash_cult", region="bay", targets=(0,))
    table.hand(0, "smoke_candle")
    table.begin("fire")
    table.play("play:smoke_candle")
    assert table.foe("harbour_king").targets == (-1,) * 4


@rule("LFS-OBJ-06")
def test_unstable_fuel_trades_damage_for_speed() -> None:
    for option, damage, points in [("a", 2, 5), ("b", 4, 6)]:
        table = exploring("petrol_station", exploration_deck=True)
        table.convoy(0, "start_truck_red", "armour_plates", "start_container_red", "spiked_bumper")
        table.hand(0, "unstable_fuel")
        table.begin("movement")
        table.play("go", "play:unstable_fuel", f"option:{option}")
        boxes = ["armour_plates.1", "armour_plates.2", "spiked_bumper.1", "spiked_bumper.2"]
        table.play(*[f"damage:{box}" for box in boxes[:damage]])
        assert len(table.damaged()) == damage
        assert table.heard("set_out") == [{"seat": 0, "points": points}]


@rule("LFS-OBJ-07")
def test_anti_rad_cleanses_up_to_three_in_one_zone() -> None:
    table = exploring("petrol_station", exploration_deck=True)
    table.convoy(0, "start_truck_red", None, "bunk_wagon")
    table.crew(0, "leader_red", "medic", "mechanic")
    for survivor in ("leader_red", "medic"):
        table.put(survivor, contamination=2 if survivor == "leader_red" else 1)
    table.put("mechanic", "rest", contamination=1)
    table.hand(0, "antirad")
    table.begin("exploration")
    table.play("play:antirad")
    assert table.moves() == ["zone:active", "zone:rest"]
    table.play("zone:active", "cleanse:leader_red")
    assert table.moves() == ["cleanse:medic", "done"]
    table.play("cleanse:medic")
    assert [table.counters(s) for s in ("leader_red", "medic", "mechanic")] == [1, 0, 1]


@rule("LFS-OBJ-07")
def test_anti_rad_leaves_a_fourth_survivor_as_it_is() -> None:
    table = exploring("petrol_station", exploration_deck=True)
    table.convoy(0, "start_truck_red", None, "bunk_wagon")
    crew = ["leader_red", "medic", "mechanic", "engineer"]
    table.crew(0, *crew)
    for survivor in crew:
        table.put(survivor, contamination=1)
    table.hand(0, "antirad")
    table.begin("exploration")
    table.play("play:antirad", *[f"cleanse:{survivor}" for survivor in crew[:3]])
    assert [table.counters(survivor) for survivor in crew] == [0, 0, 0, 1]
    assert table.step() != "CleanseInZone"


# Survivors


@rule("LFS-SUR-01", "LFS-SUR-04", "LFS-EDGE-01")
def test_the_lookout_turns_a_miss_into_two_damage() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.crew(0, "lookout", "gunner")
    table.next_outcomes("outcome_01")
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.step() == "TurnMiss"
    table.play("use")
    assert table.heard("ability_used") == [{"seat": 0, "survivor": "lookout"}]
    foe = table.foe("harbour_king")
    assert (foe.hits, foe.targets[0], table.fame(0)) == (2 + 1, 0, 1)


@rule("LFS-EDGE-01")
def test_the_veteran_comes_before_the_lookout() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.crew(0, "lookout", "veteran")
    table.next_outcomes("outcome_01", "outcome_02")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "use", "outcome:outcome_02")
    assert table.heard("ability_used") == [{"seat": 0, "survivor": "veteran"}]
    assert table.heard("outcome_chosen") == [{"seat": 0, "outcome": "outcome_02"}]
    assert table.step() == "TurnMiss"
    table.play("decline")
    assert table.foe("harbour_king").hits == 0


@rule("LFS-SUR-02")
def test_the_dog_trainer_draws_an_object_when_he_gathers() -> None:
    table = exploring("petrol_station", exploration_deck=True)
    table.crew(0, "dog_trainer")
    table.load(0, fuel=0)
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "take:fuel", "take:fuel")
    assert len(table.objects(0)) == 1


@rule("LFS-SUR-03", "LFS-EDGE-02")
def test_the_sniper_shoots_without_an_outcome_card_once() -> None:
    table = firing("harbour_king", exploration_deck=True)
    table.crew(0, "sniper")
    table.hand(0, "incendiary_rounds")
    table.begin("fire")
    table.play("ability:sniper", "load:incendiary_rounds")
    foe = table.foe("harbour_king")
    assert (foe.hits, foe.targets[0], table.fame(0)) == (4, 0, 1)
    assert table.heard("sniped") == [{"seat": 0, "survivor": "sniper", "enemy": "harbour_king"}]
    assert not table.heard("outcome_shown")
    assert table.refused("ability:sniper") == "LAU-SURV-08"
    assert "fire:start_truck_red.4" in table.moves()


# Events


def event(card: str, players: int = 3) -> Table:
    table = Table(players=players, exploration_deck=True)
    table.zone()
    table.next_cards(card)
    return table


@rule("LFS-EV-01", "EX-10", "LFS-EV-04")
def test_a_snowstorm_slows_by_the_place_in_the_coming_turn_order() -> None:
    table = event("snowstorm")
    table.at(2, "a05")
    table.begin("end")
    assert table.state.order == (2, 0, 1)
    assert table.view().storm == [2, 1, 1]
    table.play_until("MoveTurn", "pass")
    table.play("go")
    assert table.heard("set_out")[0] == {"seat": 2, "points": 2 + 1 - 2}
    table.play_until("ExploreTurn", "stay")
    assert table.view().storm == [0, 0, 0]


@rule("LAU-EDGE-06")
def test_two_snowstorms_add_up() -> None:
    table = event("snowstorm")
    table.state.own_road().storm = (2, 1, 1, 0)
    table.begin("end")
    assert table.view().storm == [4, 2, 2]


@rule("LFS-EV-02", "LFS-EV-03")
def test_too_little_food_for_the_broadcast_sends_the_aurora_to_the_red_stop() -> None:
    table = event("emergency_broadcast")
    table.begin("end")
    assert (table.step(), table.seat()) == ("DonateFood", 0)
    table.play("give", "done", "done")
    assert table.fame(0) == 1
    assert table.view().aurora == "a23"
    table.finish_round()
    assert table.view().aurora == "a24"


@rule("LFS-EV-02")
@pytest.mark.parametrize(("given", "stop"), [([1, 0], "a23"), ([1, 1], "a22"), ([2, 0], "a22")])
def test_two_food_are_just_enough_for_the_broadcast(given: list[int], stop: str) -> None:
    table = event("emergency_broadcast", players=2)
    for seat in (0, 1):
        table.load(seat, food=given[seat], ammo=0)
    table.begin("end")
    while table.step() == "DonateFood":
        table.play("give")
    assert table.view().aurora == stop


@rule("LFS-EV-02")
def test_every_food_given_is_worth_fame_even_beyond_two() -> None:
    table = event("emergency_broadcast", players=2)
    table.load(0, food=3, ammo=0)
    table.begin("end")
    table.play("give", "give", "give", "give")
    assert (table.fame(0), table.fame(1)) == (3, 1)
    assert table.view().aurora == "a22"
