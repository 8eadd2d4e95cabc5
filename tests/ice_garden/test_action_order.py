"""Advanced mode: action order tokens (LIG-ADV-01)."""

from tests.ice_garden.table import Table
from tests.rules import rule

PRINTED = ["influence", "move", "voracious_mountain", "raven_shadow", "making"]


def second_round(players: int = 3) -> Table:
    """The first token of round 2 is to be picked; seats play in the order 2, 1, 0."""
    table = Table(players=players, action_order=True)
    for seat in range(players):
        table.put(seat, "bear_lands", influence_marker=2)
    table.next_round()
    table.play(*["advance:1"] * players)
    return table


@rule("LIG-ADV-01")
def test_all_tokens_come_off_and_players_place_them_in_turn() -> None:
    table = second_round()
    assert table.view().order == [2, 1, 0]
    assert table.view().order_tokens == [None] * 5
    seats = []
    for token, box in ((5, "influence"), (1, "making"), (2, "move"), (3, "raven_shadow")):
        seats.append(table.seat())
        table.play(f"token:order_{token}", f"box:{box}")
    assert seats == [2, 1, 0, 2]
    assert table.step() == "PlanMarker", "the last token has one place left"
    expected = ["making", "move", "raven_shadow", "voracious_mountain", "influence"]
    assert table.view().order_tokens == expected
    assert table.heard("order_token_placed")[-1]["seat"] == 1


@rule("LIG-ADV-01")
def test_a_token_is_placed_once_and_a_box_takes_one() -> None:
    table = second_round()
    table.play("token:order_2", "box:making")
    assert table.refused("token:order_2") == "LIG-ADV-01"
    table.play("token:order_1")
    assert table.refused("box:making") == "LIG-ADV-01"
    assert table.moves() == [f"box:{box}" for box in PRINTED[:4]]


@rule("LIG-ADV-01")
def test_the_new_order_is_the_one_in_which_boxes_are_resolved() -> None:
    table = second_round(players=2)
    for token, box in zip((5, 4, 3, 2), PRINTED[:4], strict=True):
        table.play(f"token:order_{token}", f"box:{box}")
    table.resolve("viper_gorge")
    began = [event["box"] for event in table.heard("box_began")]
    assert began[1:6] == PRINTED[::-1]


@rule("LIG-ADV-01")
def test_round_1_keeps_the_order_of_the_setup() -> None:
    table = Table(action_order=True)
    assert (table.step(), table.view().order_tokens) == ("PlanMarker", PRINTED)


@rule("LIG-ADV-01")
def test_without_the_option_tokens_stay_where_they_are() -> None:
    table = Table(players=2)
    for seat in (0, 1):
        table.put(seat, "bear_lands", influence_marker=2)
    table.next_round()
    table.play("advance:1", "advance:1")
    assert (table.step(), table.view().order_tokens) == ("PlanMarker", PRINTED)
