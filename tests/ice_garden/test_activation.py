"""Activation: Maker-Spy, Ice Floe Crossing and Speed (LIG-ATV)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

SPIES = ("freihoff", "van_dyken")
SAILORS = ("fjollsfinn", "callo")


def with_harrasim() -> Table:
    table = Table(2, SPIES)
    table.put(0, "frozen_wastes", harrasim=1)
    return table


def with_drakkars() -> Table:
    """One in the Frozen Wastes, one in the Valley of Sorrow, which are not adjacent."""
    table = Table(2, SAILORS)
    table.put(0, "frozen_wastes", ice_drakkar=1, influence_marker=1)
    table.put(0, "valley_of_sorrow", ice_drakkar=1)
    return table


# The order of the steps


@rule("LIG-ATV-01")
def test_the_steps_of_the_activation_come_in_their_order() -> None:
    table = Table(2, ("freihoff", "fjollsfinn"))
    table.put(0, "frozen_wastes", harrasim=1)
    table.upgrade("harrasim", "speed", "attack")
    table.put(1, "frozen_wastes", ice_drakkar=1, influence_marker=1)
    table.put(1, "coast_of_sails", ice_drakkar=1)
    table.activate()
    steps = []
    while table.step() != "Stop":
        steps.append((table.step(), table.seat()))
        answers = {"AssignAbility": "keep", "OfferAttack": "attack", "DealDamage": "hit:nation"}
        table.play(answers.get(table.step(), "done"))
    expected = ["AssignAbility", "Cross", "Hurry", "OfferAttack", "DealDamage"]
    assert steps == list(zip(expected, [0, 1, 0, 0, 0], strict=True))


@rule("LIG-ATV-01")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_speed_goes_through_all_players_before_anyone_attacks(order: tuple[int, int]) -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.order(*order)
    table.put(0, "frozen_wastes", wyvern=1)
    table.put(1, "frozen_wastes", wild_children=1)
    table.upgrade("wild_children", "speed")
    table.activate()
    steps = []
    while table.step() != "Stop":
        steps.append((table.step(), table.seat()))
        table.play("done" if table.step() == "Hurry" else "decline")
    assert steps == [(step, seat) for step in ("Hurry", "OfferAttack") for seat in order]


# Maker-Spy


@rule("LIG-ATV-02")
def test_harrasim_gets_two_different_abilities_free_of_charge() -> None:
    table = with_harrasim()
    before = [table.good(0, good) for good in ("population", "gold", "m_factor_0")]
    table.activate()
    assert table.moves() == [
        "keep", "assign:attack", "assign:shield", "assign:dominate", "assign:speed",
    ]  # fmt: skip
    table.play("assign:shield")
    assert table.refused("assign:shield") == "LIG-ATV-02"
    table.play("assign:dominate")
    assert table.spaces("harrasim") == [None, None, "shield", "dominate"]
    assert [table.good(0, good) for good in ("population", "gold", "m_factor_0")] == before


@rule("LIG-ATV-02")
def test_an_assigned_ability_may_equal_a_bought_one() -> None:
    table = with_harrasim()
    table.upgrade("harrasim", "dominate")
    table.activate()
    table.play("assign:dominate", "assign:shield")
    assert table.spaces("harrasim") == ["dominate", None, "dominate", "shield"]
    assert table.state.influence(0, 0) == 3 + 2


@rule("LIG-ATV-02")
def test_nobody_is_asked_while_harrasim_is_off_the_board() -> None:
    table = Table(2, SPIES)
    table.put(0, "frozen_wastes", moonlit_brother=1)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-ATV-02", "LIG-ATV-03")
def test_what_is_assigned_stays_until_it_is_replaced() -> None:
    table = with_harrasim()
    table.assign("speed", "shield")
    table.put(0, "frozen_wastes", harrasim=0)
    table.activate()
    assert table.spaces("harrasim")[2:] == ["speed", "shield"]
    table.put(0, "bear_lands", harrasim=1)
    table.activate()
    table.play("assign:attack", "assign:dominate")
    assert table.spaces("harrasim")[2:] == ["attack", "dominate"]


@rule("LIG-ATV-03")
def test_assigned_abilities_use_tokens_of_the_stock() -> None:
    table = with_harrasim()
    table.activate()
    table.play("assign:attack", "assign:shield")
    assert table.view().upgrade_stock == {"attack": 4, "shield": 4, "dominate": 5, "speed": 5}
    assert table.faults() == []


@rule("LIG-ATV-03", "LIG-ATV-08")
def test_a_bought_token_closes_one_maker_spy_space_and_the_other_takes_any_kind() -> None:
    table = with_harrasim()
    table.upgrade("harrasim", "attack", first_space=3)
    table.activate()
    assert "assign:attack" in table.moves()
    table.play("assign:attack")
    assert table.spaces("harrasim") == [None, None, "attack", "attack"]
    assert table.step() == "OfferAttack"


@rule("LIG-ATV-03")
def test_two_bought_tokens_close_both_maker_spy_spaces() -> None:
    table = with_harrasim()
    table.upgrade("harrasim", "shield", "speed", first_space=3)
    table.activate()
    assert (table.step(), table.seat()) == ("Hurry", 0)


@rule("LIG-ATV-07")
def test_a_kind_without_a_token_cannot_be_assigned() -> None:
    table = with_harrasim()
    table.state.own_upgrades().stock[3] = 0
    table.activate()
    assert table.refused("assign:speed") == "LIG-ATV-07"
    assert table.moves() == ["keep", "assign:attack", "assign:shield", "assign:dominate"]


@rule("LIG-ATV-07")
def test_in_a_reassignment_the_earlier_tokens_return_first() -> None:
    table = with_harrasim()
    table.assign("speed", "shield")
    table.state.own_upgrades().stock[1:] = [0, 0, 0]
    table.activate()
    assert table.obstacle("assign:dominate") == "LIG-ATV-07"
    table.play("assign:speed")
    assert table.moves() == ["assign:attack", "assign:shield"]
    table.play("assign:attack")
    assert table.state.upgrades.stock == [4, 1, 0, 0]


@rule("LIG-ATV-07")
def test_a_space_stays_empty_when_no_other_kind_is_left() -> None:
    table = with_harrasim()
    table.state.own_upgrades().stock[:] = [1, 0, 0, 0]
    table.activate()
    table.play("assign:attack")
    assert table.spaces("harrasim") == [None, None, "attack", None]
    assert table.step() == "OfferAttack"


@rule("EX-14", "LIG-ATV-02", "LIG-MAK-09")
def test_harrasim_with_three_attacks() -> None:
    table = with_harrasim()
    table.activate()
    table.play("assign:attack")
    assert table.obstacle("assign:attack") == "LIG-ATV-02"
    table.play("assign:shield", "decline")
    table.give(0, m_factor_0=2, gold=2)
    for space in ("space:1", "space:2"):
        table.resolve("making", 0)
        table.play("make:upgrade_unit", "upgrade:harrasim", "ability:attack", space)
    assert table.spaces("harrasim") == ["attack", "attack", "attack", "shield"]
    table.activate()
    table.give(0, gold=2)
    table.play("keep", "attack")
    assert table.heard("region_attacked")[-1] == {"seat": 0, "region": "frozen_wastes", "n": 3}


# Ice Floe Crossing


@rule("LIG-ATV-04")
def test_pieces_cross_between_the_drakkars_in_both_directions() -> None:
    table = with_drakkars()
    table.put(0, "valley_of_sorrow", volcano_people=2)
    table.activate()
    assert table.moves() == [
        "move:frozen_wastes:influence_marker",
        "move:valley_of_sorrow:volcano_people",
        "done",
    ]
    table.play("move:frozen_wastes:influence_marker", "move:valley_of_sorrow:volcano_people")
    assert table.where("influence_marker") == {"valley_of_sorrow": 1}
    assert table.where("volcano_people") == {"frozen_wastes": 1, "valley_of_sorrow": 1}
    assert table.moves() == ["move:valley_of_sorrow:volcano_people", "done"]


@rule("LIG-ATV-04")
def test_each_piece_crosses_at_most_once() -> None:
    table = with_drakkars()
    table.put(0, "valley_of_sorrow", influence_marker=1)
    table.activate()
    table.play("move:frozen_wastes:influence_marker")
    assert table.moves() == ["move:valley_of_sorrow:influence_marker", "done"]
    table.play("move:valley_of_sorrow:influence_marker")
    assert table.step() == "Stop"
    assert table.where("influence_marker") == {"frozen_wastes": 1, "valley_of_sorrow": 1}


@rule("LIG-ATV-04")
def test_the_drakkars_themselves_do_not_cross() -> None:
    table = with_drakkars()
    table.put(0, "frozen_wastes", influence_marker=0)
    table.activate()
    assert table.step() == "Stop"
    assert table.heard("moved") == []


@rule("LIG-ATV-04")
@pytest.mark.parametrize("regions", [("frozen_wastes",), ("frozen_wastes", "frozen_wastes")])
def test_without_two_drakkars_in_two_regions_there_is_no_crossing(regions: tuple[str, ...]) -> None:
    table = Table(2, SAILORS)
    table.put(0, "frozen_wastes", ice_drakkar=len(regions), influence_marker=1)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-ATV-04", "LIG-MOV-03")
def test_a_controlled_marker_crosses_and_is_free() -> None:
    table = with_drakkars()
    table.put(0, "frozen_wastes", influence_marker=0, controlled_marker=1)
    table.vuko("frozen_wastes")
    table.activate()
    table.play("move:frozen_wastes:controlled_marker")
    assert table.where("influence_marker") == {"valley_of_sorrow": 1}
    assert table.where("controlled_marker") == {}


# Speed


@rule("LIG-ATV-04", "LIG-VUK-11")
def test_a_marker_that_has_come_to_vuko_leaves_the_controlled_one_its_crossing() -> None:
    table = with_drakkars()
    table.put(0, "valley_of_sorrow", controlled_marker=1)
    table.vuko("valley_of_sorrow")
    table.activate()
    table.play("move:frozen_wastes:influence_marker")
    assert table.moves() == ["move:valley_of_sorrow:controlled_marker", "done"]
    table.play("move:valley_of_sorrow:controlled_marker")
    assert table.where("influence_marker") == {"frozen_wastes": 1, "valley_of_sorrow": 1}
    assert table.where("controlled_marker") == {}
    assert table.step() == "Stop", "each has crossed once"


@rule("LIG-ATV-05", "EX-15", "LIG-DEF-03")
def test_harrasim_with_speed_and_dominate_moves_next_door_and_counts_four() -> None:
    table = with_harrasim()
    table.assign("speed", "dominate")
    table.activate()
    table.play("keep", "move:frozen_wastes:harrasim")
    assert table.moves() == ["to:northern_fjords", "to:coast_of_sails", "to:bear_lands"]
    table.play("to:northern_fjords")
    assert table.step() == "Stop"
    assert [force.influence for force in table.view().regions[1].forces] == [4]


@rule("LIG-ATV-05")
def test_speed_is_optional() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, "frozen_wastes", wyvern=1)
    table.activate()
    assert table.moves() == ["move:frozen_wastes:wyvern", "done"]
    table.play("done")
    assert table.heard("moved") == []


@rule("LIG-ATV-05")
def test_each_figure_of_a_type_with_speed_makes_one_step() -> None:
    table = Table(2, ("callo", "freihoff"))
    table.put(0, "frozen_wastes", wild_children=2)
    table.upgrade("wild_children", "speed")
    table.activate()
    table.play("move:frozen_wastes:wild_children", "to:bear_lands")
    assert table.moves() == ["move:frozen_wastes:wild_children", "done"]
    table.play("move:frozen_wastes:wild_children", "to:bear_lands")
    assert table.where("wild_children") == {"bear_lands": 2}
    assert table.step() != "Hurry"


@rule("LIG-ATV-05")
def test_a_level_3_unit_makes_a_step_for_each_speed() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, "frozen_wastes", wyvern=1)
    table.upgrade("wyvern", "speed")
    table.activate()
    table.play("move:frozen_wastes:wyvern", "to:bear_lands")
    assert table.moves() == ["move:bear_lands:wyvern", "done"]
    table.play("move:bear_lands:wyvern", "to:valley_of_sorrow")
    assert table.where("wyvern") == {"valley_of_sorrow": 1}
    assert table.step() == "OfferAttack"


@rule("LIG-ATV-05", "LIG-LOCK-09")
def test_a_step_of_speed_does_not_lead_into_a_locked_region() -> None:
    table = Table(3)
    table.put(1, "frozen_wastes", wyvern=1)
    table.lock("northern_fjords")
    table.activate()
    table.play("move:frozen_wastes:wyvern")
    assert table.moves() == ["to:coast_of_sails", "to:bear_lands"]
    assert table.refused("to:northern_fjords") == "LIG-MOV-04"


@rule("LIG-ATV-05", "LIG-LOCK-10")
@pytest.mark.parametrize("may_leave", [True, False])
def test_a_swift_faun_leaves_a_locked_region_if_the_option_says_so(may_leave: bool) -> None:
    table = Table(3, faun_may_leave_locked=may_leave)
    table.put(2, "frozen_wastes", faun=1)
    table.put(2, "bear_lands", faun=1)
    table.upgrade("faun", "speed")
    table.lock("frozen_wastes")
    table.activate()
    leaving = "move:frozen_wastes:faun"
    assert table.obstacle(leaving) == (None if may_leave else "LIG-LOCK-10")


@rule("LIG-ATV-05", "LIG-MOV-01")
def test_without_an_open_neighbour_nobody_hurries() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, "frozen_wastes", wyvern=1)
    table.put(0, "valley_of_sorrow", crab=1)
    table.upgrade("crab", "speed")
    table.out_of_play("northern_fjords", "coast_of_sails")
    table.lock("bear_lands")
    table.activate()
    assert table.refused("move:frozen_wastes:wyvern") == "LIG-MOV-01"
    assert table.obstacle("move:valley_of_sorrow:crab") is None


# The end of the Activation


@rule("LIG-ATV-06")
def test_defeated_units_return_to_supply_and_can_be_summoned_again() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, "frozen_wastes", crab=1)
    table.put(1, "frozen_wastes", faun=1, influence_marker=1)
    table.activate()
    table.play("attack", "hit:faun:0", "hit:faun:1")
    assert table.heard("unit_removed") == [
        {"seat": 1, "unit": "faun", "region": "frozen_wastes", "why": "defeated"}
    ]
    assert (table.figures("faun"), table.where("faun", 1)) == (2, {})
    table.give(1, m_factor_2=2)
    table.resolve("making", 1)
    table.play("make:summon_units", "count:2")
    assert table.count(1, "faun", "frozen_wastes") == 2
