"""Captures, and the king's."""

import pytest
from given import ending, given, rule, standing


@rule("TAF-CAPTURE-01")
def test_a_piece_between_two_enemies_is_captured_up_to_three_at_once() -> None:
    position = given("f6", attackers="d1 b4 f4 d6", defenders="c4 e4 d5 h9")
    position.play("move:d1:d4")
    assert [standing(position, at) for at in ("c4", "e4", "d5")] == ["empty"] * 3
    assert position.state.captured() == [20, 11]


@rule("TAF-CAPTURE-02")
@pytest.mark.parametrize(
    ("king", "prey", "start", "to", "falls"),
    [
        ("c8", "a2", "d3", "a3", True),  # against a corner
        ("c9", "f7", "a8", "f8", True),  # against the empty throne
        ("f6", "f7", "a8", "f8", False),  # the throne is occupied by his king
    ],
)
def test_defenders_fall_against_hostile_squares(
    king: str, prey: str, start: str, to: str, falls: bool
) -> None:
    position = given(king, attackers=start, defenders=f"{prey} j2")
    position.play(f"move:{start}:{to}")
    assert (standing(position, prey) == "empty") == falls


@rule("TAF-CAPTURE-02", "TAF-CAPTURE-04")
def test_attackers_fall_against_the_throne_with_the_king_on_it_and_by_the_king() -> None:
    position = given("f6", attackers="f7 a3", defenders="a8", moves=1)
    position.play("move:a8:f8")
    assert standing(position, "f7") == "empty"
    position = given("c4", attackers="e5 j10", defenders="e6", moves=1)
    position.play("move:c4:e4")
    assert standing(position, "e5") == "empty"


@rule("TAF-CAPTURE-03")
def test_moving_in_between_is_safe() -> None:
    position = given("f6", attackers="c4 e4", defenders="d9", moves=1)
    position.play("move:d9:d4")
    assert standing(position, "d4") == "defender"


@rule("TAF-SHIELD-01")
@pytest.mark.parametrize(
    ("attackers", "board", "falls"),
    [
        ("b1 c2 d2 e5", "copenhagen", True),
        ("b1 c2 e5", "copenhagen", False),  # one has nobody in front
        ("c2 d2 e5", "copenhagen", False),  # open at one end
        ("b1 c2 d2 e5", "brandubh", False),
    ],
)
def test_a_row_on_the_edge_is_captured(attackers: str, board: str, falls: bool) -> None:
    position = given("f6" if board == "copenhagen" else "f3", attackers, "c1 d1 g5", board=board)
    position.play("move:e5:e1")
    assert [standing(position, at) == "empty" for at in ("c1", "d1")] == [falls, falls]


@rule("TAF-SHIELD-01")
def test_only_a_move_to_the_edge_closes_a_row() -> None:
    position = given("f6", "b1 e1 c2 d5", "c1 d1 g5")
    position.play("move:d5:d2")
    assert standing(position, "c1") == "defender"


@rule("TAF-SHIELD-02")
def test_a_corner_closes_one_end() -> None:
    position = given("f6", "b2 c2 d5", "b1 c1 g5")
    position.play("move:d5:d1")
    assert [standing(position, at) for at in ("b1", "c1")] == ["empty", "empty"]


@rule("TAF-SHIELD-03")
def test_the_king_in_a_row_stays_when_his_defenders_fall() -> None:
    position = given("d1", "b1 c2 d2 e5", "c1 g5")
    position.play("move:e5:e1")
    assert standing(position, "c1") == "empty"
    assert standing(position, "d1") == "king"
    assert ending(position) == ("playing", -1)


@rule("TAF-KING-01", "TAF-END-02")
def test_the_king_falls_to_four_attackers_and_not_to_three() -> None:
    position = given("d4", "d3 c4 e4 d9", "h8")
    position.play("move:d9:d5")
    assert ending(position) == ("king_captured", 0)
    position = given("d4", "c4 e4 d9", "h8")
    position.play("move:d9:d5")
    assert ending(position) == ("playing", -1)


@rule("TAF-KING-02")
@pytest.mark.parametrize(
    ("board", "king", "attackers", "move"),
    [
        ("copenhagen", "f7", "e7 g7 f10", "move:f10:f8"),
        ("brandubh", "d5", "c5 e5 d7", "move:d7:d6"),
    ],
)
def test_beside_the_throne_three_are_enough(
    board: str, king: str, attackers: str, move: str
) -> None:
    position = given(king, attackers, "a3 g3", board=board)
    position.play(move)
    assert ending(position) == ("king_captured", 0)


@rule("TAF-KING-02")
def test_in_brandubh_two_are_not_enough_beside_the_throne() -> None:
    position = given("d5", "c5 e7", "a3 g3", board="brandubh")
    position.play("move:e7:e5")
    assert ending(position) == ("playing", -1)


@rule("TAF-KING-03")
def test_on_the_edge_the_king_is_safe() -> None:
    position = given("e1", "d1 f1 e8", "h5")
    position.play("move:e8:e2")
    assert ending(position) == ("playing", -1)


@rule("TAF-KING-04")
@pytest.mark.parametrize(
    ("king", "attackers", "move", "falls"),
    [
        ("b5", "a5 c7", "move:c7:c5", True),
        ("b1", "c3", "move:c3:c1", True),  # against a corner
        ("d4", "c4 e7", "move:e7:e4", False),  # on the throne
    ],
)
def test_in_brandubh_the_king_falls_like_the_others_away_from_the_throne(
    king: str, attackers: str, move: str, falls: bool
) -> None:
    position = given(king, attackers, "g5", board="brandubh")
    position.play(move)
    assert (ending(position) == ("king_captured", 0)) == falls
