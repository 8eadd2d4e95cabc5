"""Making: its options and the moving of M-factor (LIG-MAK-01 to LIG-MAK-04, LIG-MAK-16)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

OPTIONS = ["make:move_m_factor", "make:upgrade_unit", "make:summon_units"]


def maker(**goods: int) -> Table:
    """Freihoff, present in one region, is about to use a marker in Making."""
    table = Table()
    table.give(0, **goods)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("making", 0)
    return table


def finish_option(table: Table) -> None:
    """Carry out the option in the shortest way."""
    while table.step() != "Making":
        moves = table.moves()
        table.play("done" if "done" in moves else moves[0])


@rule("LIG-MAK-01")
@pytest.mark.parametrize("order", [OPTIONS, OPTIONS[::-1], [OPTIONS[1], OPTIONS[2], OPTIONS[0]]])
def test_each_option_once_in_any_order(order: list[str]) -> None:
    table = maker(m_factor_0=3, m_factor_1=2)
    left = OPTIONS[:]
    for option in order[:2]:
        table.play(option)
        finish_option(table)
        left.remove(option)
        assert table.moves() == [*left, "done"]
        assert table.refuses(option)
    table.play(order[2])
    assert [event["option"] for event in table.heard("option_taken")] == [
        option.removeprefix("make:") for option in order
    ]


@rule("LIG-MAK-01")
def test_another_marker_allows_every_option_again() -> None:
    table = Table()
    table.give(0, m_factor_0=3, m_factor_1=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("making", 0, 0)
    table.play("make:move_m_factor", "done", "done")
    assert table.moves() == [*OPTIONS, "done"]


@rule("LIG-MAK-02")
def test_each_option_moves_the_dead_snow_first() -> None:
    table = maker(m_factor_0=3, m_factor_1=2)
    for number, option in enumerate(OPTIONS, 1):
        table.play(option)
        assert table.view().dead_snow == number
        names = [event.kind.name for event in table.events]
        taken = len(names) - 1 - names[::-1].index("option_taken")
        assert names[taken + 1] == "dead_snow_rose"
        if number < 3:
            finish_option(table)


@rule("LIG-MAK-03")
def test_moving_m_factor_costs_a_space_and_brings_five_steps_up_or_down() -> None:
    table = maker(m_factor_0=2, m_factor_2=1)
    table.play("make:move_m_factor")
    assert (table.state.sides[0].reputation, table.view().dead_snow) == (0, 1)
    assert table.moves() == ["shift:0:1", "shift:2:1", "shift:2:3", "done"]
    assert table.refused("shift:3:2") == "LIG-MAK-03"
    table.play("shift:0:1", "shift:1:2", "shift:2:1", "shift:2:3", "shift:1:0")
    assert table.step() == "Making"
    assert table.view().players[0].m_factor == [2, 0, 0, 1]


@rule("LIG-MAK-03")
def test_a_step_goes_to_an_adjacent_level_only() -> None:
    table = maker(m_factor_0=1)
    table.play("make:move_m_factor")
    assert table.moves() == ["shift:0:1", "done"]
    table.play("shift:0:1")
    assert table.moves() == ["shift:1:0", "shift:1:2", "done"]


@rule("LIG-MAK-03")
def test_no_step_at_all_is_legal() -> None:
    table = maker(m_factor_0=3, m_factor_1=2)
    table.play("make:move_m_factor", "done")
    assert (table.step(), table.view().players[0].m_factor) == ("Making", [3, 2, 0, 0])
    assert (table.view().dead_snow, table.state.sides[0].reputation) == (1, 0)


@rule("LIG-MAK-17")
def test_even_without_m_factor_the_option_may_be_taken() -> None:
    table = maker(m_factor_0=0)
    table.play("make:move_m_factor")
    assert (table.view().dead_snow, table.state.sides[0].reputation) == (1, 0)
    assert table.heard("m_factor_moved") == []


@rule("EX-07", "LIG-MAK-03")
def test_of_five_steps_three_are_used_and_two_lost() -> None:
    table = maker(m_factor_0=3, m_factor_1=1)
    table.play("make:move_m_factor", "shift:0:1", "shift:0:1", "shift:1:2", "done")
    assert table.view().players[0].m_factor == [1, 2, 1, 0]
    assert [(event["level"], event["to"]) for event in table.heard("m_factor_moved")] == [
        (0, 1),
        (0, 1),
        (1, 2),
    ]
    assert table.refuses("shift:0:1")
    assert "make:move_m_factor" not in table.moves()


@rule("LIG-MAK-04")
def test_levels_hold_any_number_of_m_factor() -> None:
    table = maker(m_factor_0=5, m_factor_3=8)
    table.play("make:move_m_factor", *["shift:0:1"] * 5)
    assert table.view().players[0].m_factor == [0, 5, 0, 8]


@rule("LIG-MAK-16")
@pytest.mark.parametrize("option", OPTIONS)
def test_when_the_limit_is_reached_nothing_follows(option: str) -> None:
    table = maker(m_factor_0=3, m_factor_1=2)
    table.reputation(seat_1=-6, seat_2=-6)
    table.dead_snow(23)
    table.play(option)
    assert (table.step(), table.view().ended_by) == ("over", "dead_snow")
    assert table.state.sides[0].reputation == (1 if option == "make:summon_units" else 0)
    assert table.view().players[0].m_factor == [3, 2, 0, 0]


@rule("EX-18", "LIG-MAK-01", "LIG-MAK-02", "LIG-REP-02")
def test_the_polish_opening() -> None:
    table = Table(scientists=("callo", "freihoff", "fjollsfinn"))
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("influence", 0)
    table.play("influence:bear_lands", "influence:bear_lands")
    assert table.good(0, "population") == 2
    table.resolve("viper_gorge", 0)
    table.play("take:m_factor", "exchange:population+population>m_factor")
    assert (table.good(0, "population"), table.good(0, "m_factor_0")) == (0, 3)
    table.resolve("making", 0)
    table.play("make:move_m_factor", "shift:0:1", "done")
    table.play("make:upgrade_unit", "upgrade:wild_children", "ability:speed")
    assert table.spaces("wild_children") == ["speed", None]
    assert table.good(0, "m_factor_0") == 0
    table.play("make:summon_units")
    assert table.where("wild_children") == {"bear_lands": 1}
    assert (table.view().dead_snow, table.state.sides[0].reputation) == (3, -2)
