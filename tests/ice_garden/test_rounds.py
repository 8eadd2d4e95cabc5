"""The round and the help at its start (LIG-RND)."""

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from tests.ice_garden.table import Table
from tests.rules import rule

PHASES = {
    "round_began", "helped", "advanced", "order_token_placed", "planned", "box_began",
    "nobody_dominates", "round_ended",
}  # fmt: skip


def phases_of_a_round(table: Table) -> list[str]:
    """What happens in the next round, each phase once, until it has ended."""
    table.next_round()
    while not table.heard("round_ended"):
        moves = table.moves()
        table.play("done" if "done" in moves else moves[0])
    names = [event.kind.name for event in table.events if event.kind.name in PHASES]
    last = names.index("round_ended")
    return [name for n, name in enumerate(names[: last + 1]) if n == 0 or names[n - 1] != name]


# Phases


@rule("LIG-RND-01")
def test_the_phases_of_an_advanced_round() -> None:
    table = Table(players=2, action_order=True)
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "bear_lands", influence_marker=2)
    assert phases_of_a_round(table)[:6] == [
        "round_began",
        "helped",
        "advanced",
        "order_token_placed",
        "planned",
        "box_began",
    ]
    assert [event["box"] for event in table.heard("box_began")][-2:] == ["activation", "vuko"]


@rule("LIG-RND-01")
def test_the_phases_of_a_plain_round() -> None:
    table = Table(players=2)
    for seat in (0, 1):
        table.put(seat, "bear_lands", influence_marker=1)
        table.put(seat, "frozen_wastes", influence_marker=1)
    assert phases_of_a_round(table) == [
        "round_began",
        "advanced",
        "planned",
        "box_began",
        "nobody_dominates",
        "round_ended",
    ]


@rule("LIG-RND-01")
def test_round_1_begins_with_planning() -> None:
    table = Table(players=2, begun=False, action_order=True)
    while table.step() != "PlanMarker":
        table.play(table.moves()[0])
    assert table.heard("round_began") == [{"round": 1}]
    assert table.heard("helped") == table.heard("advanced") == []
    assert table.heard("order_token_placed") == []


# Help


@rule("LIG-RND-02")
def test_whoever_has_fewer_than_two_markers_may_place_up_to_two_anywhere() -> None:
    table = Table(players=3)
    table.order(2, 0, 1)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.put(2, "frozen_wastes", influence_marker=1)
    table.next_round()
    assert (table.seat(), len(table.moves())) == (2, 7 + 1)
    table.play("influence:fire_lands")
    assert (table.step(), table.seat()) == ("PlaceHelp", 0)
    table.play("influence:bear_lands", "influence:bear_lands")
    assert table.step() == "Advance"
    assert table.where("influence_marker", 0) == {"bear_lands": 2}
    assert table.where("influence_marker", 2) == {"frozen_wastes": 1, "fire_lands": 1}
    assert [event["seat"] for event in table.heard("helped")] == [2, 0]


@rule("LIG-RND-02")
def test_help_stops_at_done_and_never_enters_a_locked_region() -> None:
    table = Table(players=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.lock("bear_lands")
    table.next_round()
    assert table.refused("influence:bear_lands") == "LIG-MOV-04"
    table.play("influence:coast_of_sails", "done")
    assert table.step() == "Advance"
    assert table.where("influence_marker") == {"coast_of_sails": 1}


@rule("LIG-RND-02")
def test_there_is_no_help_in_round_1() -> None:
    table = Table(players=2)
    assert (table.step(), table.view().round) == ("PlanMarker", 1)
    assert [table.good(seat, "population") for seat in (0, 1)] == [4, 4]


@rule("LIG-RND-03")
@pytest.mark.parametrize("answers", [["done"], ["influence:bear_lands", "influence:fire_lands"]])
def test_whoever_is_helped_gets_two_population_whether_he_places_or_not(answers: list[str]) -> None:
    table = Table(players=3)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.put(2, "frozen_wastes", influence_marker=2)
    table.next_round()
    table.play(*answers)
    assert [table.good(seat, "population") for seat in range(3)] == [4 + 2, 4, 4]


@rule("LIG-RND-04")
def test_markers_in_locked_regions_the_gorge_and_the_ice_garden_do_not_count() -> None:
    table = Table(players=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=3, moonlit_brother=1)
    table.lock("bear_lands")
    table.gorge(0, 3)
    table.capture(0, 3)
    table.next_round()
    assert (table.step(), table.seat()) == ("PlaceHelp", 0)
    table.play("influence:frozen_wastes", "influence:frozen_wastes")
    assert (table.step(), table.heard("helped")) == ("Advance", [{"seat": 0}])


@rule("LIG-RND-04")
def test_controlled_markers_count() -> None:
    table = Table(players=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.vuko("bear_lands")
    table.put(0, "bear_lands", controlled_marker=2)
    table.next_round()
    assert table.step() == "Advance"
    assert table.heard("helped") == []


@rule("LIG-RND-05")
def test_each_is_helped_when_his_turn_comes() -> None:
    table = Table(players=2)
    table.next_round()
    assert table.heard("helped") == [{"seat": 0}]
    assert [table.good(seat, "population") for seat in (0, 1)] == [6, 4]
    table.play("done")
    assert table.heard("helped") == [{"seat": 0}, {"seat": 1}]
    assert (table.seat(), table.good(1, "population")) == (1, 6)


@rule("LIG-RND-06")
def test_with_one_marker_in_supply_one_is_placed() -> None:
    table = Table(players=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.supply(0, 1)
    table.next_round()
    table.play("influence:bear_lands")
    assert table.step() == "Advance"
    assert table.where("influence_marker") == {"bear_lands": 1}


@rule("LIG-RND-06")
def test_with_an_empty_supply_there_is_only_the_population() -> None:
    table = Table(players=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.supply(0, 0)
    table.next_round()
    assert table.step() == "Advance"
    assert table.good(0, "population") == 4 + 2
    move = GAME.moves.number("influence:bear_lands")
    obstacle = PlaceHelp(0, 2).obstacle(table.state, 0, move)
    assert obstacle
    assert obstacle.rule == "LIG-RND-06"
