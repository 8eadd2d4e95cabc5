"""Assigning warriors and food (section 5.5)."""

from tests.champions.table import Table, in_reach_of_swordsmen
from tests.rules import rule


@rule("CHM-ASSIGN-01")
def test_who_reserved_a_fight_or_a_ship_assigns_warriors_and_food() -> None:
    table = in_reach_of_swordsmen(Table())
    table.reserve(0, "troll_gate", "small_public_longship>shore_2")
    table.finish_placement()
    assert (table.step(), table.seat()) == ("AssignWarriors", 0)
    assert table.moves() == [
        "die:swordsman:troll", "die:swordsman:small_public", "food:small_public", "done",
    ]  # fmt: skip
    table.play("die:swordsman:troll", "food:small_public")
    assert (table.crew("troll")["swordsman"], table.good(0, "food")) == (1, 0)


@rule("CHM-ASSIGN-02")
def test_by_default_players_assign_in_turn_order_from_the_first_player() -> None:
    table = in_reach_of_swordsmen(Table())
    table.play("place:troll_gate", "place:draugr_1", "place:draugr_2")
    table.reserve(2, "jarls_longhouse")
    table.finish_placement()
    asked = []
    while table.step() == "AssignWarriors":
        asked.append(table.seat())
        table.play("done")
    assert asked == [2, 0, 1]


@rule("CHM-ASSIGN-02")
def test_players_who_agreed_to_it_assign_all_at_once() -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.play("place:troll_gate", "place:draugr_1", "place:draugr_2")
    table.finish_placement()
    assert sorted(table.state.deciders()) == [0, 1, 2]
    table.play("die:swordsman:draugr_2", "done", seat=2)
    table.play("die:swordsman:troll", seat=0)
    table.play("done", seat=1)
    assert table.state.deciders() == [0]
    assert table.step() == "AssignTogether"


@rule("CHM-ASSIGN-03")
def test_warriors_go_only_to_targets_of_their_player() -> None:
    table = in_reach_of_swordsmen(Table())
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    assert table.moves() == ["die:swordsman:troll", "done"]
    assert table.refuses("die:swordsman:draugr_1")
    assert table.refuses("die:swordsman:draugr_2")
    assert table.refuses("die:swordsman:small_public")


@rule("CHM-ASSIGN-03")
def test_a_die_goes_to_one_target_only() -> None:
    table = in_reach_of_swordsmen(Table())
    table.reserve(0, "troll_gate", "draugr_1")
    table.send("draugr_1", swordsman=1)
    assert table.warriors(0)["swordsman"] == 0
    assert table.refused("die:swordsman:troll") == "CHM-ASSIGN-03"
    assert table.obstacle("done") is None
    assert table.crew("draugr_1")["swordsman"] == 1


@rule("CHM-ASSIGN-04")
def test_a_troll_or_draugr_keeps_away_the_type_it_forbids() -> None:
    table = Table()
    table.enemy("troll", "troll_hill_2")
    table.enemy("draugr_2", "draugr_berserker_yellow")
    table.muster(0, swordsman=1, spearman=1, axeman=1)
    table.reserve(0, "troll_gate", "draugr_2")
    table.finish_placement()
    assert table.refused("die:spearman:troll") == "CHM-ASSIGN-04"
    assert table.refused("die:axeman:draugr_2") == "CHM-ASSIGN-04"
    assert table.moves() == [
        "die:swordsman:troll", "die:swordsman:draugr_2", "die:spearman:draugr_2",
        "die:axeman:troll", "done",
    ]  # fmt: skip


@rule("CHM-ASSIGN-05")
def test_a_ship_carries_warriors_and_food_up_to_its_capacity() -> None:
    table = Table()
    table.muster(0, swordsman=4)
    table.give(0, food=4)
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=2, swordsman=3)
    assert table.refused("die:swordsman:small_public") == "CHM-ASSIGN-05"
    assert table.refused("food:small_public") == "CHM-ASSIGN-05"
    assert table.moves() == ["done"]


@rule("CHM-ASSIGN-05")
def test_the_large_ship_carries_ten() -> None:
    table = Table()
    table.muster(0, swordsman=5, axeman=3)
    table.give(0, coin=1, food=9)
    table.reserve(0, "large_public_longship>shore_2")
    table.send("large_public", food=2, swordsman=5, axeman=2)
    assert table.moves() == ["die:axeman:large_public", "food:large_public", "done"]
    table.play("die:axeman:large_public")
    assert table.moves() == ["done"]


@rule("CHM-ASSIGN-05")
def test_a_private_ship_carries_what_its_tile_says() -> None:
    table = Table()
    table.longship(0, "private_karve")
    table.give(0, food=9)
    table.reserve(0, "own_longship>shore_2")
    table.send("private_karve", food=6)
    assert table.refused("food:private_karve") == "CHM-ASSIGN-05"


@rule("CHM-ASSIGN-05")
def test_a_type_that_the_monster_forbids_may_board_all_the_same() -> None:
    table = Table()
    table.monster("shore_2", "monster_lindworm_red")
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", swordsman=1)
    assert table.crew("small_public")["swordsman"] == 1


@rule("CHM-ASSIGN-05")
def test_food_can_be_loaded_only_while_there_is_some() -> None:
    table = Table()
    table.give(0, food=1)
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=1)
    assert table.refused("food:small_public") == "CHM-ASSIGN-05"


@rule("CHM-ASSIGN-06")
def test_no_warriors_need_to_be_assigned_to_a_reserved_target() -> None:
    table = in_reach_of_swordsmen(Table())
    table.reserve(0, "troll_gate", "small_public_longship>shore_2")
    table.finish_placement()
    table.play("done")
    assert table.heard("fight_began") == []
    assert table.warriors(0)["swordsman"] == 1


@rule("CHM-ASSIGN-06")
def test_food_may_be_loaded_without_warriors() -> None:
    table = Table()
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=1)
    assert table.view(1).ships[0].food == 1
    table.play("done")
    assert table.good(0, "food") == 0


@rule("CHM-ASSIGN-07")
def test_warriors_may_stay_at_home() -> None:
    table = Table()
    table.enemy("draugr_1", "draugr_warlord_red")
    table.muster(0, swordsman=2, axeman=1)
    table.reserve(0, "draugr_1")
    table.send("draugr_1", swordsman=1)
    table.play("done", rolls=["swordsman:shield"])
    assert table.warriors(0) == {"swordsman": 1, "spearman": 0, "axeman": 1}
    assert table.crew("draugr_1")["swordsman"] == 1


@rule("CHM-ASSIGN-08")
def test_exactly_the_warriors_not_assigned_go_hunting() -> None:
    table = Table()
    table.muster(0, swordsman=2, spearman=1, axeman=1)
    table.reserve(0, "hunting_grounds", "draugr_1")
    table.enemy("draugr_1", "draugr_warlord_red")
    table.send("draugr_1", swordsman=1, axeman=1)
    assert not any(word.endswith("hunting_grounds") for word in table.moves())
    table.play("done", rolls=["swordsman:hit_1", "spearman:hit_2"])
    assert table.rolls() == [(0, ["swordsman:hit_1", "spearman:hit_2"])]


@rule("CHM-ASSIGN-08")
def test_warriors_of_a_player_without_a_hunter_do_not_hunt() -> None:
    table = Table()
    table.give(0, favor=0)
    table.give(1, favor=0)
    table.reserve(1, "hunting_grounds")
    table.finish_round()
    assert [event["seat"] for event in table.heard("hunt_began")] == [1]
    assert [event["seat"] for event in table.heard("rolled")] == [1]


@rule("CHM-ASSIGN-09")
def test_each_assignment_is_made_at_once_and_cannot_be_taken_back() -> None:
    table = Table()
    table.muster(0, swordsman=2)
    table.give(0, food=2)
    table.reserve(0, "small_public_longship>shore_2")
    table.finish_placement()
    for word in ["die:swordsman:small_public", "food:small_public"]:
        load = table.state.crews.load(0)
        table.play(word)
        assert table.state.crews.load(0) == load + 1
        assert table.moves() == ["die:swordsman:small_public", "food:small_public", "done"]
    table.play("die:swordsman:small_public", "food:small_public")
    assert table.moves() == ["done"]


@rule("CHM-ASSIGN-09")
def test_done_ends_the_assignment_of_a_player_who_has_more_to_assign() -> None:
    table = in_reach_of_swordsmen(Table())
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    table.play("done")
    assert table.seat() == 1
    assert table.refuses("die:swordsman:troll", seat=0)


@rule("CHM-ASSIGN-10")
def test_loaded_food_leaves_the_stock_for_good() -> None:
    table = Table()
    table.journey("shore_2", "journey_all_quiet")
    table.give(0, food=4)
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=3, swordsman=1)
    assert table.good(0, "food") == 1
    table.finish_round()
    assert table.good(0, "food") == 1
    assert table.state.crews.food[0] == 0


@rule("CHM-ASSIGN-11")
def test_a_player_without_target_and_free_rune_is_not_asked() -> None:
    table = Table()
    table.rune(0, "rune_healing", "rune_fame")
    table.muster(0, swordsman=3)
    table.reserve(0, "hunting_grounds")
    table.give(0, favor=0)
    table.finish_placement()
    assert table.step() != "AssignWarriors"
    assert table.heard("assignment_done") == []


@rule("CHM-ASSIGN-11")
def test_a_player_with_only_free_runes_is_offered_these() -> None:
    table = Table()
    table.rune(1, "rune_gifts", "rune_healing", "rune_wealth")
    table.finish_placement()
    assert (table.step(), table.seat()) == ("AssignWarriors", 1)
    assert table.moves() == ["rune:rune_gifts", "rune:rune_wealth", "done"]
    assert table.refused("rune:rune_healing") == "CHM-RUNE-02"
    table.give(1, coin=2)
    table.play("rune:rune_wealth")
    assert table.good(1, "coin") == 4
    assert table.refused("rune:rune_wealth") == "CHM-RUNE-01"
    assert table.moves() == ["rune:rune_gifts", "done"]


@rule("CHM-ASSIGN-11")
def test_a_free_rune_that_cannot_be_used_is_no_reason_to_ask() -> None:
    table = Table()
    table.rune(1, "rune_success")
    table.destinies(1)
    table.finish_placement()
    assert table.heard("assignment_done") == []
    assert table.state.round == 2


@rule("CHM-ASSIGN-09")
def test_done_is_asked_for_even_when_nothing_is_left_to_assign() -> None:
    table = Table()
    table.reserve(0, "draugr_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.send("draugr_1", swordsman=1)
    assert (table.step(), table.moves()) == ("AssignWarriors", ["done"])
