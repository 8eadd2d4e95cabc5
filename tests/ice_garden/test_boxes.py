"""The Action phase: boxes in their order, markers from the highest number (LIG-ACT)."""

import pytest

from meadhall.games.ice_garden.content.tables import BOX_IDS
from meadhall.kernel.plain import to_plain
from tests.ice_garden.table import Table
from tests.rules import rule

PRINTED = ["influence", "move", "voracious_mountain", "raven_shadow", "making"]


@rule("LIG-ACT-01")
@pytest.mark.parametrize("order", [PRINTED, PRINTED[::-1]])
def test_boxes_are_resolved_by_their_order_tokens_between_0_and_6(order: list[str]) -> None:
    table = Table(players=2)
    table.state.box_order = tuple(BOX_IDS.index(box) for box in order)
    table.resolve("viper_gorge")
    began = [event["box"] for event in table.heard("box_began")]
    assert began == ["viper_gorge", *order, "activation", "vuko"]


@rule("LIG-ACT-02")
def test_the_marker_with_the_highest_number_acts_first() -> None:
    table = Table()
    for seat in range(3):
        table.put(seat, "bear_lands", influence_marker=1)
    table.resolve("influence", 0, 1, 2, 0)
    seats = []
    while table.step() == "PlaceInfluence":
        seats.append(table.seat())
        table.play("done")
    assert seats == [0, 2, 1, 0]
    assert [event["seat"] for event in table.heard("action_began")] == seats


@rule("LIG-ACT-02")
def test_each_marker_is_removed_when_its_owner_acts() -> None:
    table = Table()
    for seat in range(3):
        table.put(seat, "bear_lands", influence_marker=1)
    table.resolve("influence", 0, 1)
    [box] = [box for box in table.view().boxes if box.id == "influence"]
    assert (table.view().phase, box.is_current) == ("influence", True)
    assert (table.seat(), box.markers) == (1, [0])
    table.play("done")
    [box] = [box for box in table.view().boxes if box.id == "influence"]
    assert (table.seat(), box.markers) == (0, [])


@rule("LIG-ACT-02")
def test_the_markers_are_there_again_in_the_next_round() -> None:
    table = Table(players=2)
    for seat in (0, 1):
        table.put(seat, "bear_lands", influence_marker=2)
    table.play(*["plan:influence"] * 6)
    while table.view().round == 1:
        table.play("done" if "done" in table.moves() else table.moves()[0])
    table.play("advance:1", "advance:1")
    assert [player.action_markers for player in table.view().players] == [4, 4]


@rule("LIG-ACT-03", "LIG-ACT-05")
@pytest.mark.parametrize("box", ["viper_gorge", *PRINTED])
def test_every_action_may_be_declined_and_then_costs_nothing(box: str) -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.reputation(seat_0=-1, seat_1=-2)
    table.resolve(box, 0)
    before = to_plain([[side.goods, side.markers] for side in table.state.sides])
    assert table.moves()[-1] == "done"
    table.play("done")
    assert table.heard("declined") == [{"seat": 0, "box": box}]
    assert to_plain([[side.goods, side.markers] for side in table.state.sides]) == before
    assert table.state.tracks.dead_snow == 0
    assert table.step() == "Stop"
    assert all(markers.markers == [] for markers in table.view().boxes)


@rule("LIG-ACT-04")
@pytest.mark.parametrize(
    ("box", "word"),
    [
        ("influence", "influence:bear_lands"),
        ("move", "move:bear_lands:influence_marker"),
        ("voracious_mountain", "from:bear_lands"),
    ],
)
def test_an_action_that_cannot_be_paid_cannot_be_taken(box: str, word: str) -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve(box, 0)
    assert word in table.moves()
    table.events.clear()
    table.give(0, population=1 if box == "voracious_mountain" else 0, gold=0)
    assert (table.step(), table.heard("declined")) == ("Stop", [{"seat": 0, "box": box}])


@rule("LIG-ACT-04")
def test_what_cannot_be_paid_has_an_obstacle() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, m_factor_0=0)
    table.vuko_tokens(0, 1)
    table.reputation(seat_0=-1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:discard_vuko_token") == "LIG-ACT-04"


@rule("LIG-ACT-04", "LIG-ACT-05")
@pytest.mark.parametrize("box", ["influence", "move", "voracious_mountain"])
def test_an_action_without_an_object_is_passed_over_and_its_marker_leaves(box: str) -> None:
    table = Table()
    table.put(1, "bear_lands", influence_marker=1)
    table.resolve(box, 1, 0)
    assert (table.seat(), table.heard("declined")) == (1, [{"seat": 0, "box": box}])
    assert table.good(0, "population") + table.good(0, "gold") == 4 + 2
