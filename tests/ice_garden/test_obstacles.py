"""Obstacles where only one thing is left to do, and those that few positions show.

A player is not asked when nothing but ``done`` is left, so some of these look at the step.
"""

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.movement import MoveAction
from meadhall.games.ice_garden.rules.actions.voracious_mountain import MountainFrom
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice
from tests.ice_garden.table import Table
from tests.rules import rule


def obstacle(table: Table, step: Choice[IceGardenState], word: str) -> str | None:
    """The rule in the way of a move of seat 0, if this step waited."""
    move = GAME.moves.number(word)
    assert move in step.candidates(table.state, 0)
    found = step.obstacle(table.state, 0, move)
    assert (move in step.moves(table.state, 0)) == (found is None)
    return found.rule if found else None


@rule("LIG-INF-02", "LIG-ACT-04")
def test_influence_needs_markers_and_population() -> None:
    table = Table(2)
    table.put(0, "bear_lands", influence_marker=1)
    step = PlaceInfluence(0, 2, table.state.presence(0))
    assert obstacle(table, step, "influence:bear_lands") is None
    assert obstacle(table, step, "done") is None
    table.give(0, population=0)
    assert obstacle(table, step, "influence:bear_lands") == "LIG-ACT-04"
    table.supply(0, 0)
    assert obstacle(table, step, "influence:bear_lands") == "LIG-INF-02"


@rule("LIG-ACT-04")
def test_move_needs_gold() -> None:
    table = Table(2)
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, gold=0)
    assert obstacle(table, MoveAction(0, 2), "move:bear_lands:influence_marker") == "LIG-ACT-04"
    assert obstacle(table, MoveAction(0, 2), "done") is None


@rule("LIG-ACT-04", "LIG-ADV-04")
def test_the_mountain_needs_two_population_or_three_when_the_whisperers_ask() -> None:
    table = Table(2, vuko_tiles=True)
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, population=2)
    table.vuko_tiles("giant_snake", "fire_people", "nightwalkers", "both_bears")
    assert obstacle(table, MountainFrom(0), "from:bear_lands") is None
    table.vuko_tiles("whisperers", "fire_people", "nightwalkers", "both_bears")
    assert obstacle(table, MountainFrom(0), "from:bear_lands") == "LIG-ACT-04"
    assert obstacle(table, MountainFrom(0), "done") is None


@rule("LIG-MAK-05", "LIG-MAK-07", "LIG-MAK-08")
def test_a_unit_type_for_which_nothing_can_be_bought_cannot_be_chosen() -> None:
    """Only Attack and Shield can be paid, and Crabs have both already."""
    table = Table(2, ("van_dyken", "callo"))
    table.upgrade("crab", "shield")
    table.give(0, population=0, gold=1, m_factor_0=1)
    table.resolve("making", 0)
    table.play("make:upgrade_unit")
    assert table.refused("upgrade:crab") == "LIG-MAK-07"
    assert table.moves() == ["upgrade:rattling_musician", "upgrade:wyvern", "done"]
