"""Reputation (LIG-REP)."""

import pytest

from meadhall.games.ice_garden.rules.reputation import lose_reputation
from tests.ice_garden.table import Table
from tests.rules import rule


def stacks(table: Table) -> dict[str, list[int]]:
    """The occupied spaces, each from the top of its stack down."""
    return {shown.space: shown.stack for shown in table.view().reputation if shown.stack}


def raise_once(table: Table, seat: int) -> None:
    table.resolve("raven_shadow", seat)
    table.play("raven:raise_reputation")


def lose_once(table: Table, seat: int) -> None:
    """A Making that moves M-factor costs one space."""
    table.resolve("making", 0, seat)
    table.play("make:move_m_factor")


@rule("EX-12", "LIG-REP-01")
def test_up_to_the_bottom_of_a_stack_and_down_to_its_top() -> None:
    red, black, green = 0, 1, 2
    table = Table()
    table.reputation(seat_1=-1, seat_2=-2, seat_0=-4)
    raise_once(table, red)
    assert stacks(table) == {"-1": [black], "-2": [green, red]}
    lose_once(table, black)
    assert stacks(table) == {"-2": [black, green, red]}


@rule("LIG-REP-02")
def test_from_yin_yang_the_first_step_down_is_0() -> None:
    table = Table()
    lose_once(table, 0)
    assert stacks(table) == {"yin_yang": [1, 2], "0": [0]}


@rule("LIG-REP-02")
def test_whoever_has_left_yin_yang_never_returns() -> None:
    table = Table()
    table.reputation(seat_0=-1)
    raise_once(table, 0)
    assert stacks(table) == {"yin_yang": [1, 2], "0": [0]}
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:raise_reputation") == "LIG-RAV-02"


@rule("LIG-REP-03")
@pytest.mark.parametrize("space", [-1, -2])
def test_a_raise_stops_at_0(space: int) -> None:
    table = Table()
    table.reputation(seat_0=space)
    raise_once(table, 0)
    assert table.state.sides[0].reputation == 0


@rule("LIG-REP-03")
@pytest.mark.parametrize(("value", "space"), [(1, "yin_yang"), (0, "0")])
def test_a_marker_that_cannot_rise_keeps_its_place_in_the_stack(value: int, space: str) -> None:
    table = Table()
    table.reputation(seat_2=value, seat_0=value, seat_1=value)
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:raise_reputation") == "LIG-RAV-02"
    assert stacks(table) == {space: [1, 0, 2]}


@rule("LIG-REP-04")
def test_a_loss_stops_at_minus_9_and_can_always_be_paid() -> None:
    table = Table(scientists=("van_dyken", "freihoff", "callo"))
    table.reputation(seat_0=-8)
    table.give(0, m_factor_1=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("making", 0)
    table.play("make:summon_units", "count:2")
    assert table.where("crab") == {"bear_lands": 2}
    assert table.state.sides[0].reputation == -9


@rule("LIG-REP-04")
def test_who_must_go_down_on_minus_9_goes_to_the_top_of_its_stack() -> None:
    table = Table()
    table.reputation(seat_0=-9, seat_1=-9, seat_2=-3)
    assert stacks(table)["-9"] == [1, 0]
    lose_once(table, 0)
    assert stacks(table)["-9"] == [0, 1]


@rule("LIG-REP-05")
def test_a_loss_of_several_spaces_is_one_movement() -> None:
    table = Table()
    table.reputation(seat_0=-1, seat_1=-2, seat_2=-3)
    table.give(0, m_factor_2=1)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("making", 0)
    table.play("make:summon_units")
    assert table.heard("reputation_changed") == [{"seat": 0, "before": "-1", "space": "-3"}]
    assert stacks(table) == {"-2": [1], "-3": [0, 2]}


@rule("LIG-REP-05")
def test_a_loss_of_nothing_moves_nothing() -> None:
    table = Table()
    table.reputation(seat_0=-2, seat_1=-2, seat_2=-2)
    lose_reputation(table.state, 0, 0)
    assert stacks(table) == {"-2": [2, 1, 0]}
