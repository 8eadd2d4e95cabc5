"""The Planning phase (LIG-PLN)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

BOXES = ["viper_gorge", "influence", "move", "voracious_mountain", "raven_shadow", "making"]


def asked(table: Table, *boxes: str) -> list[int]:
    """Plan these markers; returns the seats that were asked."""
    seats = []
    for box in boxes:
        seats.append(table.seat())
        table.play(f"plan:{box}")
    return seats


@rule("LIG-PLN-01")
def test_players_place_one_marker_at_a_time_in_order_until_all_are_placed() -> None:
    table = Table()
    table.order(1, 2, 0)
    table.plan(2, 2, 2)
    assert "done" not in table.moves()
    assert asked(table, *["influence"] * 3, *["making"] * 3) == [1, 2, 0, 1, 2, 0]
    assert table.step() == "Stop"


@rule("LIG-PLN-01")
def test_a_player_without_markers_is_skipped() -> None:
    table = Table()
    table.plan(1, 3, 2)
    assert asked(table, *["influence"] * 6) == [0, 1, 2, 1, 2, 1]
    assert table.step() == "Stop"


@rule("LIG-PLN-02")
def test_markers_go_into_six_boxes_only() -> None:
    table = Table()
    assert table.moves() == [f"plan:{box}" for box in BOXES]


@rule("LIG-PLN-03")
def test_a_marker_takes_the_lowest_free_number() -> None:
    table = Table()
    asked(table, "making", "move", "making", "making")
    assert [(event["box"], event["number"]) for event in table.heard("planned")] == [
        ("making", 1),
        ("move", 1),
        ("making", 2),
        ("making", 3),
    ]
    [making] = [box for box in table.view().boxes if box.id == "making"]
    assert making.markers == [0, 2, 0]


@rule("LIG-PLN-03")
@pytest.mark.parametrize(
    ("box", "fields"),
    [("influence", 6), ("move", 5), ("voracious_mountain", 4), ("raven_shadow", 4), ("making", 5)],
)
def test_a_full_box_is_closed(box: str, fields: int) -> None:
    table = Table(players=3)
    table.plan(3, 3, 3, **{box: fields - 1})
    table.play(f"plan:{box}")
    assert table.refused(f"plan:{box}") == "LIG-PLN-03"


@rule("LIG-PLN-04")
def test_viper_gorge_holds_any_number_of_markers() -> None:
    table = Table(players=4)
    table.plan(5, 5, 5, 5)
    asked(table, *["viper_gorge"] * 20)
    assert [player.viper_gorge for player in table.view().players] == [5, 5, 5, 5]
    assert table.step() == "Stop"


@rule("LIG-PLN-05")
def test_a_marker_in_viper_gorge_takes_an_influence_marker_for_the_rest_of_the_game() -> None:
    table = Table(players=2)
    asked(table, "viper_gorge", *["influence"] * 5)
    assert (table.each("gorge"), table.each("supply")) == ([1, 0], [19, 20])
    while table.view().round == 1:
        table.play("done")
    assert (table.each("gorge"), table.each("supply")) == ([1, 0], [19, 20])


@rule("LIG-PLN-05")
def test_without_an_influence_marker_in_supply_viper_gorge_is_closed() -> None:
    table = Table(players=2)
    table.put(0, "bear_lands", influence_marker=19)
    table.plan(2, 0)
    table.play("plan:viper_gorge")
    assert table.refused("plan:viper_gorge") == "LIG-PLN-05"


@rule("LIG-PLN-06")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("box", BOXES[2:])
def test_with_two_sides_four_boxes_take_three_markers(players: int, box: str) -> None:
    table = Table(players=players)
    table.plan(3, **{box: 2})
    table.play(f"plan:{box}")
    assert table.refused(f"plan:{box}") == "LIG-PLN-06"


@rule("LIG-PLN-06")
def test_with_two_players_influence_keeps_all_its_numbers() -> None:
    table = Table(players=2)
    table.plan(3, 3, influence=5)
    table.play("plan:influence")
    assert table.refused("plan:influence") == "LIG-PLN-03"


@rule("LIG-PLN-06")
def test_with_three_players_the_limit_does_not_hold() -> None:
    table = Table(players=3)
    table.plan(3, 3, 3, move=3, voracious_mountain=3, raven_shadow=3, making=3)
    assert len(table.moves()) == 6


@rule("LIG-PLN-07")
def test_markers_for_which_no_box_is_open_are_set_aside() -> None:
    table = Table(players=2)
    table.put(0, "bear_lands", influence_marker=20)
    table.plan(3, 2, influence=6, move=3, voracious_mountain=3, raven_shadow=3, making=2)
    assert table.heard("planned")[0] == {"seat": 0, "box": "making", "number": 3}
    assert table.heard("set_aside") == [{"seat": 0, "n": 2}]
    assert (table.step(), table.each("gorge")) == ("Stop", [0, 2])


@rule("LIG-PLN-08")
def test_a_player_may_have_several_markers_in_one_box() -> None:
    table = Table(players=2)
    asked(table, "influence", "influence", "influence", "influence", "influence")
    [influence] = [box for box in table.view().boxes if box.id == "influence"]
    assert influence.markers == [0, 1, 0, 1, 0]
