"""Module 3: asymmetric crews (LFS-CREW)."""

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.tables import CREW_IDS, CREWS
from meadhall.games.last_aurora.rules.state import AuroraState
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.last_aurora.test_movement import moving
from tests.rules import rule


@rule("LFS-CREW-01")
def test_each_player_gets_another_crew_at_random() -> None:
    crews = set()
    for seed in range(10):
        state = GAME.new(4, {"crews": "random"}, str(seed))
        assert isinstance(state, AuroraState)
        assert sorted(list(player.crew) for player in state.players) == sorted(CREWS)
        crews.add(tuple(state.players[0].crew))
    assert len(crews) > 1


@rule("LFS-CREW-01")
def test_crews_are_drafted_in_reverse_turn_order() -> None:
    table = Table(players=3, crews="draft")
    order = table.state.order
    assert table.seat() == order[-1]
    assert table.moves() == [f"crew:{crew}" for crew in CREW_IDS]
    table.play("crew:mutants")
    assert table.seat() == order[-2]
    assert "crew:mutants" not in table.moves()
    table.play("crew:pack", "crew:androids")
    assert table.crew_of(order[0]) == ["synthetic_prototype", "supply_bot"]


@rule("LFS-CREW-02", "EX-01", "LAU-IMP-05")
def test_the_arctic_wolf_may_take_the_bonus_actions_beside_its_slot() -> None:
    table = exploring(None, None, "scrap_cannon", exploration_deck=True)
    table.crew(0, "arctic_wolf")
    table.load(0, fuel=0, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 3)
    assert table.moves() == [
        "act", "bonus:slot_2:1", "bonus:slot_3:1", "bonus:slot_4:1", "bonus:slot_4:2",
    ]  # fmt: skip
    table.play("bonus:slot_4:2", "bonus:slot_2:1")
    assert table.moves() == ["act", "bonus:slot_3:1"]
    table.play("act", "mount:start_truck_red", "bonus:slot_3:1")
    assert table.tokens(0) == {"survivor": 1, "fuel": 1, "food": 1, "ammo": 1}
    assert table.convoy_of(0)[1] == "scrap_cannon"
    assert table.step() != "TakeActions"


@rule("LFS-CREW-02")
def test_at_the_edge_of_the_zone_there_is_one_neighbour() -> None:
    table = exploring("rusted_container_1")
    table.crew(0, "arctic_wolf")
    table.begin("exploration")
    table.explore(0, 1)
    assert table.moves() == ["act", "bonus:slot_1:1", "bonus:slot_2:1"]


@rule("LFS-CREW-02", "LAU-SURV-03")
def test_the_hunters_food_replaces_only_the_bonus_action_of_the_explored_slot() -> None:
    table = exploring(None, "rusted_container_1")
    table.crew(0, "arctic_wolf", "hunter")
    table.begin("exploration")
    table.explore(0, 2, "arctic_wolf", "hunter")
    assert table.moves() == [
        "act", "bonus:slot_1:1", "bonus:slot_2:1", "bonus:slot_2:3", "bonus:slot_3:1",
    ]  # fmt: skip
    table.play("bonus:slot_2:3")
    assert table.moves() == ["act", "bonus:slot_1:1", "bonus:slot_3:1"]


@rule("LFS-CREW-03")
def test_the_hunting_wolf_is_fast_behind_others() -> None:
    table = Table()
    table.crew(0, "hunting_wolf")
    assert table.view().players[0].speed_bonus == 0
    table.at(1, "a01")
    assert table.view().players[0].speed_bonus == 3


@rule("LFS-CREW-04", "LFS-CREW-14")
def test_the_alpha_mutant_may_rest_for_a_counter_even_a_new_one() -> None:
    table = exploring("contaminated_warehouse")
    table.crew(0, "alpha_mutant")
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "take:object", "take:object", "done")
    assert table.step() == "RestInstead"
    table.play("use")
    assert table.counters("alpha_mutant") == 0
    zones = [event["zone"] for event in table.heard("zone_changed")]
    assert zones[0] == "rest"


@rule("LFS-CREW-04")
def test_the_alpha_mutant_may_keep_its_counter() -> None:
    table = exploring("rusted_container_1")
    table.crew(0, "alpha_mutant")
    table.put("alpha_mutant", contamination=1)
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "done", "decline")
    assert table.heard("zone_changed")[0]["zone"] == "exhausted"
    assert table.counters("alpha_mutant") == 1


@rule("LFS-CREW-04", "LAU-REST-05")
def test_an_alpha_mutant_that_stays_exhausted_may_not_rest() -> None:
    table = exploring(None, None, None, None, "roof_rack", stories=True)
    table.crew(0, "alpha_mutant")
    table.put("alpha_mutant", contamination=1)
    table.load(0, food=2)
    table.story("story_far_light")
    table.next_outcomes("outcome_01")
    table.begin("exploration")
    table.explore(0, 5)
    table.play("option:a", "decline", "act", "mount:start_truck_red", "done")
    assert table.step() != "RestInstead"
    assert table.heard("zone_changed")[0]["zone"] == "exhausted"


@rule("LFS-CREW-05", "LFS-CREW-14")
def test_a_third_counter_kills_the_alpha_mutant_and_a_second_the_ghoul() -> None:
    for name, counters in [("alpha_mutant", 2), ("ghoul", 1)]:
        table = exploring("contaminated_warehouse")
        table.crew(0, name, "leader_red")
        table.put(name, contamination=counters)
        table.begin("exploration")
        table.explore(0, 1, name)
        table.play("act", "take:object", "take:object", "done")
        assert not table.heard("ability_used")
        assert table.crew_of(0) == ["leader_red"]


@rule("LFS-CREW-06")
def test_counters_must_be_removed_from_mutants_too_unless_another_can_be_picked() -> None:
    table = exploring(None, None, None, "rusted_container_1")
    table.crew(0, "alpha_mutant", "ghoul")
    table.put("ghoul", contamination=1)
    table.begin("exploration")
    table.explore(0, 4, "alpha_mutant")
    table.play("bonus:slot_4:1")
    assert table.counters("ghoul") == 0  # there was no way to decline
    table = exploring(None, None, None, "rusted_container_1")
    table.crew(0, "leader_red", "ghoul")
    table.put("ghoul", contamination=1)
    table.put("leader_red", contamination=1)
    table.load(0, food=2)
    table.begin("exploration")
    table.explore(0, 4, "leader_red")
    table.play("bonus:slot_4:1")
    assert table.moves() == ["cleanse:leader_red", "cleanse:ghoul"]


@rule("LFS-CREW-07", "LFS-CREW-15")
def test_the_ghoul_burns_a_counter_for_speed_once() -> None:
    table = moving()
    table.crew(0, "ghoul")
    table.put("ghoul", contamination=1)
    table.begin("movement")
    table.play("go", "ability:ghoul")
    assert table.heard("set_out") == [{"seat": 0, "points": 2 + 2}]
    assert table.counters("ghoul") == 0


@rule("LFS-CREW-08", "LFS-CREW-13")
def test_the_valkyrie_is_faster_with_a_longer_convoy() -> None:
    table = Table(stories=True)
    table.crew(0, "valkyrie")
    cards: list[str | None] = ["crawler", "roof_rack", "flatbed", "machine_gun", "tanker",
                               "armour_plates", "gun_wagon", None]  # fmt: skip
    assert table.view().players[0].speed_bonus == 0
    for length, bonus in [(3, 1), (5, 2), (8, 3)]:
        table.convoy(0, *cards[:length])
        assert table.view().players[0].speed_bonus == bonus
    table.convoy(0, "crawler", None, "flatbed")
    table.keep_under(0, 0, "story_flag_of_aurora")
    assert table.view().players[0].speed_bonus == 0


@rule("LFS-CREW-09", "LFS-EDGE-02")
def test_the_daughter_of_war_adds_to_the_first_hit_by_the_length_of_the_convoy() -> None:
    table = Table()
    table.crew(0, "daughter_of_war", "gunner")
    table.convoy(0, "start_truck_red", "machine_gun", "start_container_red")
    table.load(0, ammo=2, fuel=0, food=0)
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06", "outcome_07")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "fire:machine_gun.1")
    assert [hit["n"] for hit in table.heard("enemy_hit")] == [1 + 1 + 1, 2]


@rule("LFS-CREW-10", "LFS-CREW-15")
def test_the_synthetic_prototype_is_fast_without_damage() -> None:
    table = moving(exploration_deck=True)
    table.crew(0, "synthetic_prototype")
    assert table.view().players[0].speed_bonus == 2
    table.hand(0, "unstable_fuel")
    table.begin("movement")
    table.play("go", "play:unstable_fuel", "option:a")
    table.play("damage:start_truck_red.4", "damage:start_container_red.1")
    assert table.heard("set_out") == [{"seat": 0, "points": 2 + 2}]


@rule("LFS-CREW-11", "LFS-CREW-15")
def test_the_supply_bot_turns_one_object_into_speed() -> None:
    table = moving()
    table.crew(0, "supply_bot")
    table.hand(0, "toolbox", "stimulants")
    table.begin("movement")
    table.play("go", "ability:supply_bot", "discard:toolbox")
    assert table.heard("set_out") == [{"seat": 0, "points": 2 + 2}]
    assert table.objects(0) == ["stimulants"]


@rule("LFS-CREW-12")
def test_androids_eat_any_resource_or_object() -> None:
    table = Table()
    table.crew(0, "supply_bot", zone="exhausted")
    table.hand(0, "nitro")
    table.begin("rest")
    assert table.moves() == [
        "feed:supply_bot:object", "feed:supply_bot:fuel", "feed:supply_bot:food",
        "feed:supply_bot:ammo", "done",
    ]  # fmt: skip
    table.play("feed:supply_bot:object")
    assert (table.objects(0), table.zone_of("supply_bot")) == ([], "active")


@rule("LFS-CREW-12", "LAU-EXP-05")
def test_androids_may_not_eat_what_others_need_to_reach_the_slot() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "supply_bot", "copilot_red")
    table.put("supply_bot", contamination=1)
    table.put("copilot_red", contamination=0)
    table.load(0, fuel=1, food=1, ammo=0)
    table.begin("exploration")
    table.explore(0, 5, "supply_bot", "copilot_red")
    assert table.step() == "Strengthen"
    assert table.moves() == [
        "feed:copilot_red:food", "feed:supply_bot:fuel", "feed:supply_bot:food",
    ]  # fmt: skip
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "supply_bot", "copilot_red")
    table.put("supply_bot", contamination=1)
    table.put("copilot_red", contamination=1)
    table.load(0, fuel=1, food=1, ammo=0)
    table.begin("exploration")
    table.explore(0, 5, "supply_bot", "copilot_red")
    assert table.obstacle("feed:supply_bot:food") == "LAU-EXP-05"


@rule("LFS-CREW-12", "LAU-OBJ-06")
def test_one_object_is_not_a_meal_and_a_look_through_binoculars_at_once() -> None:
    for objects, rule_in_the_way in [
        (["binoculars"], "LAU-EXP-04"),
        (["binoculars", "toolbox"], None),
        (["toolbox", "toolbox"], "LAU-EXP-04"),
    ]:
        table = exploring(None, None, None, "flatbed", "roof_rack")
        table.crew(0, "supply_bot")
        table.put("supply_bot", contamination=1)
        table.load(0, fuel=0, food=0, ammo=0)
        table.hand(0, *objects)
        table.begin("exploration")
        table.pass_until(0)
        assert table.obstacle("explore:slot_4") is None  # 1 more is needed, by either use
        assert table.obstacle("explore:slot_5") == rule_in_the_way


@rule("LFS-CREW-12", "LAU-EXP-05", "LAU-OBJ-06")
def test_an_android_does_not_eat_the_binoculars_that_are_needed() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "supply_bot")
    table.put("supply_bot", contamination=1)
    table.load(0, fuel=0, food=0, ammo=0)
    table.hand(0, "binoculars", "toolbox")
    table.begin("exploration")
    table.pass_until(0)
    table.play("explore:slot_5")
    assert (table.step(), table.moves()) == (
        "Strengthen", ["feed:supply_bot:object", "play:binoculars"],
    )  # fmt: skip
    table.play("feed:supply_bot:object")
    assert table.heard("object_discarded") == [{"seat": 0, "object": "toolbox"}]
    assert table.heard("object_played") == [{"seat": 0, "object": "binoculars"}]


@rule("LFS-CREW-16")
def test_crew_cards_have_only_their_own_abilities() -> None:
    table = exploring("rusted_container_1")
    table.crew(0, "valkyrie")
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "done")
    assert table.heard("zone_changed")[0]["zone"] == "exhausted"  # no Leader
