"""The other ways in which a game ends."""

import pytest
from given import ending, given, rule
from hnefatafl import GAME

RING = "c2 d2 e2 b3 f3 a4 g4 b5 f5 c6 d6"
"""All but one of the attackers around d4."""


@rule("TAF-END-01")
@pytest.mark.parametrize(("board", "corner"), [("copenhagen", "k1"), ("brandubh", "g1")])
def test_the_king_wins_in_a_corner(board: str, corner: str) -> None:
    position = given("d1", "a5", moves=1, board=board)
    position.play(f"move:d1:{corner}")
    assert ending(position) == ("corner", 1)
    assert GAME.result(position.state).places == [2, 1]


@rule("TAF-END-03")
def test_a_closed_ring_around_all_wins() -> None:
    position = given("d4", f"{RING} e9", "c4")
    position.play("move:e9:e6")
    assert ending(position) == ("surrounded", 0)
    position = given("d4", f"{RING} e9", "c4 j9")
    position.play("move:e9:e6")
    assert ending(position) == ("playing", -1)


@rule("TAF-END-03")
def test_in_brandubh_too() -> None:
    position = given("d4", "d2 c3 e3 b4 f4 c5 e5 d7", "c4", board="brandubh")
    position.play("move:d7:d6")
    assert ending(position) == ("surrounded", 0)


@rule("TAF-END-05")
@pytest.mark.parametrize("board", ["copenhagen", "brandubh"])
def test_a_side_without_a_move_loses(board: str) -> None:
    position = given("b4", "e1", "d1 f1 e6", moves=1, board=board)
    position.play("move:e6:e2")
    assert ending(position) == ("stuck", 1)


@rule("TAF-END-06")
def test_the_third_time_loses_for_the_king() -> None:
    position = given("d4", "a3 k9", "h8")
    back_and_forth = ["move:a3:a4", "move:h8:h7", "move:a4:a3", "move:h7:h8"]
    position.play(*back_and_forth)
    assert ending(position) == ("playing", -1)
    position.play(*back_and_forth)
    assert ending(position) == ("repetition", 0)


@rule("TAF-END-07")
def test_a_hundred_moves_without_a_capture_are_a_draw() -> None:
    position = given("d4", "a2 k2 k9", "h8")
    position.state.seen = (*map(str, range(99)), position.state.seen[-1])
    position.play("move:a2:a3")
    assert ending(position) == ("quiet", -1)
    assert GAME.result(position.state).places == [1, 1]


FORT = "c1 f1 d2 e2"
"""Walls around d1 and e1."""


@rule("TAF-FORT-01", "TAF-END-04")
def test_a_fort_on_the_edge_wins() -> None:
    position = given("d1", "a5 k5", "c1 f1 d2 e8", moves=1)
    position.play("move:e8:e2")
    assert ending(position) == ("fort", 1)


@rule("TAF-END-04")
def test_there_are_no_forts_in_brandubh() -> None:
    position = given("d1", "a5 g5", "c1 f1 d2 e6", moves=1, board="brandubh")
    position.play("move:e6:e2")
    assert ending(position) == ("playing", -1)


@rule("TAF-FORT-01")
@pytest.mark.parametrize(
    ("king", "defenders"),
    [
        ("d1", "c1 e1 d2 c2 e2"),  # he cannot move
        ("d2", "c1 f1 c2 d3 e3 f2"),  # he is not on the edge
        ("d1", "c1 d2 e2"),  # one side is open
    ],
)
def test_the_king_must_be_on_the_edge_in_a_closed_fort_and_able_to_move(
    king: str, defenders: str
) -> None:
    position = given(king, "a5 k5", f"{defenders} h8", moves=1)
    position.play("move:h8:h7")
    assert ending(position) == ("playing", -1)


@rule("TAF-FORT-02")
@pytest.mark.parametrize(
    ("defenders", "holds"),
    [
        (FORT, True),
        ("c1 f1 d2 f2 e3", False),  # e3 can be sandwiched, and then all is open
        ("c1 f1 d2 f2 e3 f3", True),  # f3 holds e3
        ("c1 f1 d2 f2 e3 f3 g3", True),
    ],
)
def test_a_fort_holds_if_nothing_that_guards_it_can_fall(defenders: str, holds: bool) -> None:
    position = given("d1", "a5 k5", f"{defenders} h8", moves=1)
    position.play("move:h8:h7")
    assert (ending(position) == ("fort", 1)) == holds
