"""The Exploration phase (LAU-EXP)."""

from tests.last_aurora.table import Table
from tests.rules import rule


def exploring(*cards: str | None, **options: object) -> Table:
    """Seat 0 alone explores: seat 1 has nobody to send."""
    table = Table(**options)  # type: ignore[arg-type]
    table.zone(*cards)
    table.crew(1)
    return table


@rule("LAU-EXP-01")
def test_players_take_one_turn_each_again_and_again() -> None:
    table = Table(players=3)
    table.zone("petrol_station", "helicopter_wreck", "roof_rack", "abandoned_shop")
    table.begin("exploration")
    turns = []
    for _ in range(5):
        turns.append(table.seat())
        table.explore(table.seat(), 1 if len(turns) < 3 else 2)
        table.play_until("ExploreTurn", "act", "take:fuel", "refuse")
    assert turns == [2, 1, 0, 2, 1]


@rule("LAU-EXP-02")
def test_passing_is_final_and_the_phase_ends_when_all_have_passed() -> None:
    table = Table()
    table.zone("petrol_station", "roof_rack")
    table.begin("exploration")
    table.play("pass")
    table.load(0, fuel=0)
    table.explore(0, 1, "leader_red")
    table.play("act", "take:fuel", "take:fuel", "done")
    assert (table.step(), table.seat()) == ("ExploreTurn", 0)
    table.play("pass")
    assert table.heard("phase_began")[1] == {"phase": "rest"}


@rule("LAU-EXP-02")
def test_who_cannot_reach_any_slot_must_pass() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "copilot_red")
    table.load(0, food=0)
    table.begin("exploration")
    assert table.heard("passed") == [{"seat": 1}, {"seat": 0}]


@rule("LAU-EXP-03")
def test_one_or_two_active_survivors_go_to_a_slot_with_a_card() -> None:
    table = exploring("petrol_station", None)
    table.crew(0, "leader_red", "copilot_red", "cook")
    table.put("cook", "rest")
    table.begin("exploration")
    assert table.refused("explore:slot_2") == "LAU-EXP-03"
    table.play("explore:slot_1")
    assert table.moves() == ["send:leader_red", "send:copilot_red"]
    table.play("send:leader_red")
    assert table.moves() == ["send:copilot_red", "done"]
    table.play("send:copilot_red")
    assert table.step() == "TakeActions"


@rule("LAU-EXP-04")
def test_their_values_must_reach_the_slots() -> None:
    values = [slot.value for slot in Table().view().slots]
    assert values == [1, 1, 2, 2, 3]
    table = exploring(None, None, None, None, "roof_rack")
    table.load(0, food=0)
    table.begin("exploration")
    table.play("explore:slot_5", "send:leader_red")
    assert table.step() == "TakeActions"  # only both together reach it
    assert {"seat": 0, "survivor": "copilot_red"} in table.heard("sent")
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "leader_red", "copilot_red", "medic")
    table.load(0, food=0)
    table.begin("exploration")
    table.play("explore:slot_5", "send:copilot_red")
    assert table.obstacle("done") == "LAU-EXP-04"


@rule("LAU-EXP-05")
def test_each_explorer_may_eat_one_food_for_one_more() -> None:
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "leader_red")
    table.begin("exploration")
    table.play("explore:slot_5")
    assert table.heard("ate") == [{"seat": 0, "survivor": "leader_red", "token": "food"}]
    assert table.tokens(0)["food"] == 0
    table = exploring(None, None, None, None, "roof_rack")
    table.crew(0, "copilot_red")
    table.load(0, food=2)
    table.begin("exploration")
    assert {"seat": 0} in table.heard("passed")  # 1 Food each, not 2


@rule("LAU-EXP-06")
def test_contamination_lowers_the_value_to_a_minimum_of_0() -> None:
    table = exploring("petrol_station", None, "roof_rack")
    table.crew(0, "leader_red", "gunner")
    table.put("leader_red", contamination=1)
    table.put("gunner", contamination=1)
    table.load(0, food=0)
    values = {s.card: s.value for s in table.view().players[0].survivors}
    assert values == {"leader_red": 1, "gunner": 1}
    table.put("leader_red", contamination=2)
    table.crew(0, "copilot_red")
    table.put("copilot_red", contamination=1)
    assert table.view().players[0].survivors[0].value == 0


@rule("LAU-EXP-07")
def test_the_card_action_is_mandatory_and_the_bonus_comes_before_or_after_or_not_at_all() -> None:
    table = exploring("flatbed", "rusted_container_2")
    table.convoy(0, "six_wheeler", None, "start_container_red")
    table.begin("exploration")
    table.explore(0, 2, "leader_red")
    assert table.moves() == ["act", "bonus:slot_2:1"]
    assert table.obstacle("done") == "LAU-EXP-07"
    table.play("bonus:slot_2:1")
    assert table.tokens(0)["fuel"] == 2
    assert table.heard("attached")  # the Card Action is all that is left
    table.explore(0, 1, "copilot_red")
    table.play("act")
    assert table.moves() == ["bonus:slot_1:1", "done"]


@rule("LAU-EXP-08")
def test_one_of_the_alternatives_of_a_bonus_action_is_chosen() -> None:
    table = exploring(None, None, None, "roof_rack")
    table.begin("exploration")
    table.explore(0, 4, "leader_red")
    table.play("bonus:slot_4:2")
    assert table.tokens(0)["ammo"] == 2
    assert not any(word.startswith("bonus") for word in table.moves())


@rule("LAU-EXP-09")
def test_a_contaminated_card_puts_one_counter_on_an_explorer_of_choice() -> None:
    table = exploring("contaminated_warehouse")
    table.begin("exploration")
    table.explore(0, 1, "leader_red", "copilot_red")
    table.play("act", "take:object", "take:object", "done")
    assert table.moves() == ["contaminate:leader_red", "contaminate:copilot_red"]
    table.play("contaminate:leader_red")
    assert (table.counters("leader_red"), table.counters("copilot_red")) == (1, 0)


@rule("LAU-EXP-10", "LAU-SURV-01")
def test_explorers_become_exhausted_and_the_leader_rests() -> None:
    table = exploring("rusted_container_1")
    table.begin("exploration")
    table.explore(0, 1, "leader_red", "copilot_red")
    table.play("act", "done")
    changes = {e["survivor"]: e["zone"] for e in table.heard("zone_changed")}
    assert changes == {"leader_red": "rest", "copilot_red": "exhausted"}


@rule("LAU-EXP-11", "LAU-EDGE-11")
def test_a_survivor_dies_after_the_action_that_fills_its_limit() -> None:
    table = exploring("contaminated_warehouse")
    table.crew(0, "hunter", "leader_red")
    table.put("hunter", contamination=1)
    table.load(0, fuel=0)
    table.begin("exploration")
    table.explore(0, 1, "hunter")
    table.play("act", "take:fuel", "take:object", "bonus:slot_1:3")
    assert table.tokens(0)["food"] == 2  # the Hunter's bonus still worked
    assert table.crew_of(0) == ["leader_red"]
    assert table.is_discarded("hunter")
    assert table.tokens(0)["survivor"] == 1


@rule("LAU-EXP-11")
def test_a_bonus_action_may_save_whoever_would_die_of_the_card_action() -> None:
    for bonus, crew in [("bonus:slot_4:1", ["hunter", "leader_red"]), ("done", ["leader_red"])]:
        table = exploring(None, None, None, "ice_prophet")
        table.crew(0, "hunter", "leader_red")
        table.put("hunter", contamination=1)
        table.begin("exploration")
        table.explore(0, 4, "hunter", "leader_red")
        table.play("act", "option:b", "contaminate:hunter")
        assert table.crew_of(0) == ["hunter", "leader_red"]
        table.play(bonus)
        assert table.crew_of(0) == crew


@rule("LAU-EXP-11")
def test_start_crew_and_loot_survivors_leave_the_game_when_they_die() -> None:
    table = exploring("contaminated_warehouse")
    table.put("leader_red", contamination=2)
    table.load(0, food=3, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play_until("ExploreTurn", "act", "done", "take:object")
    assert table.is_gone("leader_red")
    assert not table.is_discarded("leader_red")


@rule("LAU-EXP-12")
def test_the_card_action_depends_on_the_type_of_the_card() -> None:
    for card, event in [
        ("petrol_station", "token_taken"),
        ("light_hauler", "attached"),
        ("flatbed", "attached"),
        ("roof_rack", "attached"),
        ("scavenger", "recruited"),
        ("wandering_trader", "option_taken"),
    ]:
        table = exploring(card)
        table.begin("exploration")
        table.explore(0, 1, "leader_red")
        table.play_until(
            "MoveTurn", "act", "take:fuel", "option:a", "mount:start_truck_red", "drop:food"
        )
        assert table.heard(event), card


@rule("LAU-EXP-13", "LAU-ENC-01")
def test_a_slot_whose_card_action_has_no_effect_may_be_chosen() -> None:
    table = exploring("stranded_patrol")
    table.famous(0, -2)
    table.load(0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red")
    table.play("act")
    assert table.heard("encounter_declined") == [{"seat": 0, "card": "stranded_patrol"}]


@rule("LAU-EXP-14", "LAU-ZONE-01")
def test_the_sequence_of_an_exploration() -> None:
    table = exploring("glowing_well", exploration_deck=True)
    table.load(0, food=0)
    table.begin("exploration")
    table.explore(0, 1, "leader_red", "copilot_red")
    table.play("act", "done", "contaminate:copilot_red")
    kinds = [event.kind.name for event in table.events]
    sequence = ["explored", "sent", "token_taken", "contaminated", "zone_changed"]
    assert sorted(sequence, key=kinds.index) == sequence


@rule("LAU-EXP-15", "LAU-GATHER-02")
def test_the_abilities_of_both_explorers_apply() -> None:
    table = exploring("petrol_station")
    table.crew(0, "scavenger", "hunter")
    table.load(0, fuel=0, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "scavenger", "hunter")
    assert "bonus:slot_1:3" in table.moves()
    table.play("act")
    taken = 0
    while table.step() == "Gather":
        table.play("take:fuel" if "take:fuel" in table.moves() else "take:object")
        taken += 1
    assert len(table.heard("token_taken")) == 3


@rule("LAU-EXP-16")
def test_an_explorer_who_left_meanwhile_is_not_moved() -> None:
    table = exploring("scavenger")
    table.convoy(0, "start_truck_red")
    table.crew(0, "leader_red", "copilot_red")
    table.load(0, fuel=1, food=0, ammo=0)
    table.begin("exploration")
    table.explore(0, 1, "copilot_red")
    table.play("act", "dismiss:copilot_red", "done")
    assert table.crew_of(0) == ["leader_red", "scavenger"]
    assert table.is_gone("copilot_red")
    assert table.zone_of("copilot_red") == "out"
    table = exploring("roof_rack")
    table.begin("exploration")
    table.explore(0, 1, "copilot_red")
    table.play("act", "mount:start_truck_red")
    table.put("copilot_red", "rest")
    table.play("done")
    assert not table.heard("zone_changed")
