"""Summoning units (LIG-MAK-12 to LIG-MAK-17, LIG-MAK-20)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

VAN_DYKEN_FIRST = ("van_dyken", "freihoff", "callo")


def summoner(table: Table, **m_factor: int) -> Table:
    """Seat 0 has this M-factor, is present in two regions and has taken the option."""
    table.give(0, m_factor_0=0, **m_factor)
    table.put(0, "bear_lands", influence_marker=1)
    table.put(0, "fire_lands", influence_marker=1)
    table.resolve("making", 0)
    table.play("make:summon_units")
    return table


@rule("LIG-MAK-12")
def test_one_unit_type_in_any_number_each_where_the_player_is_present() -> None:
    table = summoner(Table(), m_factor_1=3, m_factor_2=1)
    assert table.moves() == ["summon:moonlit_brother", "summon:enlightened_one"]
    table.play("summon:moonlit_brother")
    assert table.moves() == ["count:1", "count:2", "count:3"]
    table.play("count:2", "to:fire_lands", "to:bear_lands")
    assert table.where("moonlit_brother") == {"bear_lands": 1, "fire_lands": 1}
    assert (table.step(), table.figures("moonlit_brother")) == ("Making", 1)


@rule("LIG-MAK-12")
def test_not_more_than_m_factor_on_the_level() -> None:
    table = summoner(Table(), m_factor_1=2, m_factor_3=1)
    table.play("summon:moonlit_brother")
    assert table.moves() == ["count:1", "count:2"]
    assert table.refused("count:3") == "LIG-MAK-13"


@rule("LIG-MAK-12")
def test_not_more_than_figures_in_supply() -> None:
    table = Table()
    table.put(0, "frozen_wastes", moonlit_brother=1, harrasim=1)
    summoner(table, m_factor_1=3, m_factor_3=1, m_factor_2=2)
    assert table.refused("summon:harrasim") == "LIG-MAK-12"
    table.play("summon:moonlit_brother")
    assert table.moves() == ["count:1", "count:2"]
    assert table.refused("count:3") == "LIG-MAK-12"


@rule("LIG-MAK-12")
def test_not_where_the_player_is_absent_nor_in_a_locked_region() -> None:
    table = Table()
    table.put(0, "wastes_of_dread", influence_marker=1)
    table.lock("wastes_of_dread")
    summoner(table, m_factor_2=1)
    assert table.moves() == ["to:bear_lands", "to:fire_lands"]
    assert table.refused("to:frozen_wastes") == "LIG-MAK-12"
    assert table.refused("to:wastes_of_dread") == "LIG-MOV-04"


@rule("LIG-MAK-12")
def test_without_m_factor_figures_or_presence_there_is_nothing_to_summon() -> None:
    table = Table()
    table.resolve("making", 0)
    assert table.refused("make:summon_units") == "LIG-MAK-12", "no M-factor above level 0"
    table.give(0, m_factor_3=1)
    assert table.refused("make:summon_units") == "LIG-MAK-12", "no presence"
    table.put(0, "bear_lands", harrasim=1)
    assert table.refused("make:summon_units") == "LIG-MAK-12", "no figure"
    table.give(0, m_factor_1=1)
    assert "make:summon_units" in table.moves()


@rule("LIG-MAK-13")
def test_each_unit_spends_an_m_factor_of_its_level() -> None:
    table = summoner(Table(), m_factor_1=1, m_factor_2=3, m_factor_3=1)
    stock = table.view().stock["m_factor"]
    table.play("summon:enlightened_one")
    assert table.moves() == ["count:1", "count:2"]
    table.play("count:2")
    assert table.view().players[0].m_factor == [0, 1, 1, 1]
    assert table.view().stock["m_factor"] == stock + 2


@rule("LIG-MAK-13")
def test_m_factor_of_another_level_summons_nothing() -> None:
    table = summoner(Table(), m_factor_1=1, m_factor_3=1)
    assert table.refused("summon:enlightened_one") == "LIG-MAK-13"


@rule("LIG-MAK-14")
@pytest.mark.parametrize(
    ("unit", "count", "loss"),
    [
        ("crab", 1, 1 + 2),
        ("crab", 3, 3 + 2),
        ("rattling_musician", 1, 2),
        ("rattling_musician", 2, 4),
        ("wyvern", 1, 3),
    ],
)
def test_reputation_is_lost_by_level_and_number_and_for_crabs(
    unit: str, count: int, loss: int
) -> None:
    table = summoner(Table(scientists=VAN_DYKEN_FIRST), m_factor_1=3, m_factor_2=2, m_factor_3=1)
    table.play(f"summon:{unit}")
    if table.step() == "ChooseCount":
        table.play(f"count:{count}")
    assert table.state.sides[0].reputation == 1 - loss


@rule("EX-05", "LIG-MAK-14")
def test_two_units_of_level_2_cost_four_spaces() -> None:
    table = Table()
    table.reputation(seat_0=-1)
    summoner(table, m_factor_2=2)
    table.play("count:2")
    assert table.state.sides[0].reputation == -1 - 4


@rule("EX-06", "LIG-MAK-13", "LIG-MAK-14")
def test_two_crabs_into_two_regions_cost_four_spaces() -> None:
    table = Table(scientists=VAN_DYKEN_FIRST)
    table.reputation(seat_0=-1)
    summoner(table, m_factor_1=2)
    table.play("count:2", "to:bear_lands", "to:fire_lands")
    assert table.where("crab") == {"bear_lands": 1, "fire_lands": 1}
    assert table.view().players[0].m_factor == [0, 0, 0, 0]
    assert (table.state.sides[0].reputation, table.view().dead_snow) == (-1 - 4, 1)


@rule("LIG-MAK-15")
def test_dead_snow_then_reputation_then_m_factor_then_the_units() -> None:
    table = summoner(Table(), m_factor_1=1)
    table.play("to:bear_lands")
    names = [event.kind.name for event in table.events]
    assert names[names.index("option_taken") :] == [
        "option_taken",
        "dead_snow_rose",
        "summoning",
        "reputation_changed",
        "paid",
        "summoned",
    ]


@rule("LIG-MAK-17")
def test_a_summon_places_the_number_chosen() -> None:
    table = summoner(Table(), m_factor_1=2, m_factor_2=1)
    assert "done" not in table.moves()
    table.play("summon:moonlit_brother")
    assert "done" not in table.moves()
    table.play("count:2", "to:fire_lands")
    assert table.moves() == ["to:bear_lands", "to:fire_lands"]
    table.play("to:fire_lands")
    assert table.where("moonlit_brother") == {"fire_lands": 2}


@rule("LIG-MAK-20")
def test_presence_counts_as_it_was_before_the_first_figure() -> None:
    table = Table()
    table.put(0, "wastes_of_dread", enlightened_one=1)
    summoner(table, m_factor_1=2)
    table.play("count:2")
    before = table.moves()
    assert before == ["to:wastes_of_dread", "to:bear_lands", "to:fire_lands"]
    table.play("to:wastes_of_dread")
    assert table.moves() == before
