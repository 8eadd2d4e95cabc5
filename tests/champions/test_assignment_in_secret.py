"""Assigning all at once, and demanding turn order (CHM-ASSIGN-12, CHM-ASSIGN-13)."""

import pytest

from meadhall.games.champions import GAME
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from meadhall.kernel.undo import Undo
from tests.champions.table import Table, in_reach_of_swordsmen
from tests.rules import rule


@rule("CHM-ASSIGN-12")
def test_while_all_assign_at_once_each_sees_only_the_own_assignments() -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    table.play("die:swordsman:troll", seat=0)
    assert table.view(0).fights[0].crew == {"swordsman": 1, "spearman": 0, "axeman": 0}
    assert table.view(1).fights[0].crew is None
    assert len(table.heard("assigned", seat=0)) == 1
    assert table.heard("assigned", seat=1) == []
    table.play("done", seat=0)
    assert table.view(1).fights[0].crew is None
    table.play("done", seat=1)
    assert table.heard("assigned", seat=1) == [
        {"seat": 0, "warrior": "swordsman", "target": "troll", "n": 1}
    ]


@rule("CHM-ASSIGN-12")
def test_a_rune_used_while_all_assign_at_once_is_public_at_once() -> None:
    table = Table(assign_mode="simultaneous")
    table.rune(0, "rune_wealth")
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    coins = table.good(0, "coin")
    table.play("rune:rune_wealth", seat=0)
    assert table.heard("rune_used", seat=1) == [{"seat": 0, "rune": "rune_wealth"}]
    assert table.view(1).players[0].used_runes == ["rune_wealth"]
    assert table.view(1).players[0].coin == coins + min(coins, 5)
    assert sorted(table.state.deciders()) == [0, 1]


# Demanding turn order


def three_in_secret() -> Table:
    """All three have a fight and assign at once; seat 0 has sent its swordsman and is done."""
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.play("place:troll_gate", "place:draugr_1", "place:draugr_2")
    table.finish_placement()
    table.play("die:swordsman:troll", "done", seat=0)
    return table


@rule("CHM-ASSIGN-02", "CHM-ASSIGN-13")
def test_a_demand_sends_everything_home_and_all_assign_in_turn_order() -> None:
    table = three_in_secret()
    table.play("die:swordsman:draugr_2", seat=2)
    table.play("demand", seat=1)
    assert table.heard("turn_order_demanded", seat=2) == [{"seat": 1}]
    asked = []
    while table.step() == "AssignWarriors":
        asked.append(table.seat())
        assert table.warriors(table.seat())["swordsman"] == 1
        table.play("done")
    assert asked == [0, 1, 2]


@rule("CHM-ASSIGN-13")
def test_what_was_sent_before_a_demand_never_comes_to_light() -> None:
    table = three_in_secret()
    table.play("demand", seat=1)
    assert table.heard("assigned", seat=1) == []
    assert table.view(1).fights[0].crew == {"swordsman": 0, "spearman": 0, "axeman": 0}
    table.play("die:swordsman:troll")
    assert len(table.heard("assigned", seat=1)) == 1
    assert table.view(1).fights[0].crew == {"swordsman": 1, "spearman": 0, "axeman": 0}


@rule("CHM-ASSIGN-13")
def test_food_comes_back_from_the_ships() -> None:
    table = Table(assign_mode="simultaneous")
    table.play("place:small_public_longship", "sail:shore_2", "place:draugr_1")
    table.finish_placement()
    table.give(0, food=2)
    table.play("food:small_public", "food:small_public", seat=0)
    table.play("demand", seat=1)
    assert (table.good(0, "food"), table.state.crews.food[0]) == (2, 0)
    assert table.faults() == []


@rule("CHM-ASSIGN-13")
@pytest.mark.parametrize("word", ["die:swordsman:small_public", "food:small_public"])
def test_turn_order_is_demanded_before_one_has_assigned_anything(word: str) -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.play("place:small_public_longship", "sail:shore_2", "place:draugr_1")
    table.finish_placement()
    assert "demand" in table.moves(0)
    table.play(word, seat=0)
    assert "demand" not in table.moves(0)
    assert table.refused("demand", seat=0) == "CHM-ASSIGN-13"
    assert "demand" in table.moves(1)


@rule("CHM-ASSIGN-13")
def test_a_player_who_is_done_can_no_longer_demand_it() -> None:
    table = three_in_secret()
    table.play("done", seat=1)
    assert table.refuses("demand", seat=1)


@rule("CHM-ASSIGN-13")
def test_a_used_rune_is_no_assignment_and_stays_used() -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.rune(0, "rune_wealth")
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    coins = table.good(0, "coin")
    table.play("rune:rune_wealth", "demand", seat=0)
    assert table.good(0, "coin") == 2 * coins
    assert table.view().players[0].used_runes == ["rune_wealth"]
    assert (table.step(), table.seat()) == ("AssignWarriors", 0)


@rule("CHM-ASSIGN-13")
def test_a_player_with_nothing_left_but_a_used_rune_is_not_asked_again() -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.rune(0, "rune_wealth")
    table.give(0, coin=1)
    table.reserve(1, "troll_gate")
    table.finish_placement()
    table.play("rune:rune_wealth", seat=0)
    table.play("demand", seat=1)
    assert (table.step(), table.seat()) == ("AssignWarriors", 1)
    table.play("done")
    assert table.step() != "AssignWarriors"


@rule("CHM-ASSIGN-13")
def test_a_demand_is_for_this_phase_only() -> None:
    table = three_in_secret()
    table.play("demand", seat=1)
    table.finish_round()
    assert table.state.round == 2
    table.reserve(0, "small_public_longship>shore_2")
    table.reserve(1, "large_public_longship>shore_3")
    table.finish_placement()
    assert table.step() == "AssignTogether"


@rule("CHM-ASSIGN-13")
def test_there_is_nothing_to_demand_for_one_who_assigns_alone() -> None:
    table = in_reach_of_swordsmen(Table(assign_mode="simultaneous"))
    table.reserve(0, "troll_gate")
    table.finish_placement()
    assert table.step() == "AssignTogether"
    assert table.refuses("demand", seat=0)


@rule("CHM-ASSIGN-13")
def test_in_turn_order_there_is_nothing_to_demand() -> None:
    table = in_reach_of_swordsmen(Table())
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    assert table.refuses("demand")


@rule("CHM-ASSIGN-13", "CHM-ASSIGN-09")
def test_a_demand_can_be_taken_back_and_shows_nothing() -> None:
    table = three_in_secret()
    before = to_plain(table.state)
    undo = Undo()
    undo.remember(table.state, 1)
    table.play("demand", seat=1)
    assert undo.is_open(table.state, 1)
    assert not undo.is_open(table.state, 0)
    assert to_plain(undo.go_back()) == before


@rule("CHM-ASSIGN-13")
def test_a_demand_leads_to_the_same_table_in_every_world_that_is_possible() -> None:
    table = three_in_secret()
    world = GAME.resample(table.state, 1, Dice.from_seed("demand", 1))
    world.play(1, GAME.moves.number("demand"))
    table.play("demand", seat=1)
    assert GAME.view(world, 1) == table.view(1)
