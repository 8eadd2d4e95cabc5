"""Survivor abilities of the base game (LAU-SURV)."""

from meadhall.games.last_aurora.content.tables import BOX_IDS, CARD_NUMBER
from tests.last_aurora.table import Table
from tests.last_aurora.test_exploration import exploring
from tests.rules import rule


@rule("LAU-SURV-02")
def test_the_copilot_adds_speed_and_more_when_far_behind() -> None:
    table = Table()
    table.at(1, "a05")
    assert table.view().players[0].speed_bonus == 1
    table.at(1, "a06")
    assert table.view().players[0].speed_bonus == 2
    assert table.view().players[1].speed_bonus == 1


@rule("LAU-SURV-03")
def test_the_hunter_may_take_food_in_place_of_the_bonus_action() -> None:
    table = exploring("rusted_container_1")
    table.crew(0, "hunter")
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "bonus:slot_1:3")
    assert table.tokens(0)["food"] == 2
    assert not table.heard("repaired")


@rule("LAU-SURV-03")
def test_the_smuggler_draws_an_object_after_an_option() -> None:
    table = exploring("lost_children")
    table.crew(0, "smuggler")
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "option:a")
    assert len(table.objects(0)) == 1


@rule("LAU-SURV-03")
def test_the_runner_rests_after_a_slot_of_value_1() -> None:
    for slot, zone in [(1, "rest"), (3, "exhausted")]:
        table = exploring(*[None] * (slot - 1), "rusted_container_1")
        table.crew(0, "runner")
        table.begin("exploration")
        table.explore(0, slot)
        table.play("act", "done")
        assert {"seat": 0, "survivor": "runner", "zone": zone} in table.heard("zone_changed")


@rule("LAU-SURV-03")
def test_the_scavenger_gathers_one_more() -> None:
    table = exploring("petrol_station")
    table.crew(0, "scavenger")
    table.load(0, fuel=0, food=0)
    table.begin("exploration")
    table.explore(0, 1)
    table.play("act", "take:fuel", "take:fuel", "take:fuel")
    assert table.tokens(0)["fuel"] == 3


@rule("LAU-SURV-04", "LAU-SURV-08")
def test_the_cook_feeds_one_for_free_and_the_medic_cures_one() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", None, "bunk_wagon")
    table.crew(0, "cook", "medic", "leader_red", "copilot_red")
    table.put("leader_red", "exhausted", contamination=2)
    table.put("copilot_red", "exhausted")
    table.begin("rest")
    assert table.seat() == 0
    assert "cook:leader_red" in table.moves()
    table.play("cook:leader_red", "heal:leader_red")
    assert (table.zone_of("leader_red"), table.counters("leader_red")) == ("rest", 1)
    assert table.tokens(0)["food"] == 1
    assert table.moves() == ["feed:copilot_red:food", "done"]


@rule("LAU-SURV-05")
def test_speed_abilities_add_up() -> None:
    table = Table()
    table.crew(0, "driver", "ace_driver", "copilot_red")
    assert table.view().players[0].speed_bonus == 1 + 2 + 1


@rule("LAU-SURV-06", "LFS-EDGE-02")
def test_the_gunner_adds_to_the_first_hit_of_the_phase() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", "machine_gun")
    table.crew(0, "gunner")
    table.load(0, ammo=2, fuel=0, food=0)
    table.enemy("harbour_king")
    table.next_outcomes("outcome_06", "outcome_07")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "fire:machine_gun.1")
    assert [hit["n"] for hit in table.heard("enemy_hit")] == [1 + 1, 2]


@rule("LAU-SURV-06")
def test_the_veteran_reveals_a_second_outcome_once_and_uses_either() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", "machine_gun")
    table.crew(0, "veteran")
    table.load(0, ammo=2, fuel=0, food=0)
    table.enemy("harbour_king")
    table.next_outcomes("outcome_01", "outcome_12", "outcome_06")
    table.begin("fire")
    table.play("fire:start_truck_red.4", "use")
    assert table.moves() == ["outcome:outcome_01", "outcome:outcome_12"]
    table.play("outcome:outcome_12")
    assert table.foe("harbour_king").hits == 2
    table.play("fire:machine_gun.1")
    assert table.foe("harbour_king").hits == 3
    assert table.step() != "LookAgain"


@rule("LAU-SURV-07", "LAU-END-03")
def test_mechanic_and_engineer_repair_at_the_end_of_the_round() -> None:
    table = Table()
    table.crew(0, "mechanic", "engineer")
    table.damage("start_truck_red.4", "start_container_red.2", "start_container_red.3")
    table.load(0, fuel=1, food=0, ammo=0)
    table.begin("end")
    table.play("repair:start_truck_red.4", "repair:start_container_red.2")
    assert table.step() == "RepairBoxes"
    table.play("repair:start_container_red.3")
    assert table.damaged() == []


@rule("LAU-SURV-08", "LAU-FIRE-05", "LAU-SURV-06")
def test_once_per_phase_means_again_in_the_next() -> None:
    table = Table()
    table.crew(0, "gunner", "medic")
    table.put("gunner", contamination=1)
    table.player(0).used = (CARD_NUMBER["medic"],)
    table.begin("rest")
    assert table.moves() == ["heal:gunner", "done"]
    table.enemy("harbour_king")
    table.player(0).has_hit = True
    table.player(0).fired = (BOX_IDS.index("start_truck_red.4"),)
    table.player(0).is_hidden = True
    table.next_outcomes("outcome_06", "outcome_07")
    table.load(0, ammo=1)
    table.begin("fire")
    table.play("fire:start_truck_red.4")
    assert table.heard("enemy_hit")[0]["n"] == 1 + 1
    table.play_until("SufferDamage", "done")
    assert table.seat() == 0  # not hidden any more


@rule("LAU-SURV-08")
def test_help_is_optional() -> None:
    table = Table()
    table.crew(0, "mechanic")
    table.damage("start_truck_red.4")
    table.begin("end")
    assert table.moves() == ["repair:start_truck_red.4", "done"]
