"""Raven Shadow (LIG-RAV)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule


@rule("LIG-RAV-01")
def test_a_vuko_token_is_discarded_for_an_m_factor() -> None:
    table = Table()
    table.vuko_tokens(0, 2)
    table.reputation(seat_0=-5, seat_1=-1)
    table.put(1, "bear_lands", influence_marker=1)
    table.resolve("raven_shadow", 1, 0)
    stock = table.view().vuko_token_stock
    table.play("raven:discard_vuko_token")
    assert (table.state.sides[0].vuko_tokens, table.good(0, "m_factor_0")) == (1, 0)
    assert table.view().vuko_token_stock == stock + 1
    assert (table.seat(), table.state.sides[0].reputation) == (1, -5)


@rule("LIG-RAV-01")
@pytest.mark.parametrize(("before", "after"), [(-5, -3), (-2, 0), (-1, 0)])
def test_or_the_reputation_rises_by_two_without_a_price(before: int, after: int) -> None:
    table = Table()
    table.vuko_tokens(0, 1)
    table.reputation(seat_0=before, seat_1=-1)
    table.resolve("raven_shadow", 1, 0)
    table.play("raven:raise_reputation")
    assert (table.seat(), table.state.sides[0].reputation) == (1, after)
    assert table.heard("reputation_changed") == [
        {"seat": 0, "before": str(before), "space": str(after)}
    ]
    assert (table.state.sides[0].vuko_tokens, table.good(0, "m_factor_0")) == (1, 1)


@rule("LIG-RAV-02")
@pytest.mark.parametrize("space", [1, 0])
def test_a_reputation_that_cannot_rise_is_not_raised(space: int) -> None:
    table = Table()
    table.reputation(seat_1=space, seat_0=space, seat_2=space)
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.moves() == ["raven:discard_vuko_token", "done"]
    assert table.refused("raven:raise_reputation") == "LIG-RAV-02"
    assert table.state.tracks.reputation_stack == [1, 0, 2]


@rule("LIG-RAV-02", "LIG-ACT-05")
def test_where_nothing_can_be_mended_the_action_passes() -> None:
    table = Table()
    table.resolve("raven_shadow", 0)
    assert table.step() == "Stop"
    assert table.heard("declined") == [{"seat": 0, "box": "raven_shadow"}]


@rule("LIG-RAV-03")
def test_discarding_needs_a_token_and_an_m_factor_on_level_0() -> None:
    table = Table()
    table.reputation(seat_0=-1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:discard_vuko_token") == "LIG-RAV-03"
    table.vuko_tokens(0, 1)
    assert "raven:discard_vuko_token" in table.moves()
    table.give(0, m_factor_0=0, m_factor_1=1)
    assert table.refused("raven:discard_vuko_token") == "LIG-ACT-04"
