"""The Influence action (LIG-INF)."""

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from tests.ice_garden.table import Table
from tests.rules import rule


@rule("LIG-INF-01")
def test_one_or_two_markers_for_a_population_each() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(0, "frozen_wastes", moonlit_brother=1)
    table.resolve("influence", 0)
    assert table.moves() == ["influence:frozen_wastes", "influence:bear_lands", "done"]
    table.play("influence:frozen_wastes")
    assert table.good(0, "population") == 4 - 1
    table.play("influence:bear_lands")
    assert (table.step(), table.good(0, "population")) == ("Stop", 4 - 2)
    assert table.where("influence_marker") == {"frozen_wastes": 1, "bear_lands": 2}
    assert table.state.sides[0].supply == 20 - 3


@rule("LIG-INF-01")
def test_both_markers_may_go_to_one_region() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("influence", 0)
    table.play("influence:bear_lands", "influence:bear_lands")
    assert table.where("influence_marker") == {"bear_lands": 3}


@rule("LIG-INF-01")
def test_one_marker_is_enough() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("influence", 0)
    table.play("influence:bear_lands", "done")
    assert (table.step(), table.good(0, "population")) == ("Stop", 3)
    assert table.heard("declined") == []


@rule("LIG-INF-01")
def test_only_where_the_player_is_present() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "frozen_wastes", influence_marker=1)
    table.resolve("influence", 0)
    assert table.refused("influence:frozen_wastes") == "LIG-INF-01"


@rule("LIG-INF-01")
def test_a_locked_region_takes_no_marker() -> None:
    table = Table(scientists=("callo", "freihoff", "van_dyken"))
    table.put(0, "bear_lands", influence_marker=2)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.lock("bear_lands")
    table.resolve("influence", 0)
    assert table.refused("influence:bear_lands") == "LIG-MOV-04"
    assert table.moves() == ["influence:frozen_wastes", "done"]


@rule("LIG-INF-01")
def test_with_one_population_one_marker_is_placed() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, population=1)
    table.resolve("influence", 0)
    table.play("influence:bear_lands")
    assert (table.step(), table.good(0, "population")) == ("Stop", 0)


@rule("LIG-INF-02")
def test_the_last_marker_in_supply_ends_the_action() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.supply(0, 1)
    table.resolve("influence", 0)
    table.play("influence:bear_lands")
    assert (table.step(), table.good(0, "population")) == ("Stop", 3)


@rule("LIG-INF-02")
def test_without_markers_in_supply_nothing_is_placed_or_paid() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.supply(0, 0)
    table.resolve("influence", 0)
    assert (table.step(), table.good(0, "population")) == ("Stop", 4)
    assert table.heard("declined") == [{"seat": 0, "box": "influence"}]


@rule("LIG-INF-02")
def test_the_empty_supply_is_the_reason() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.supply(0, 0)
    step = PlaceInfluence(0, 2, table.state.presence(0))
    obstacle = step.obstacle(table.state, 0, GAME.moves.number("influence:bear_lands"))
    assert obstacle
    assert obstacle.rule == "LIG-INF-02"
