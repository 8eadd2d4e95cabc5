"""Setup and movement."""

from given import given, rule, standing
from hnefatafl import GAME
from hnefatafl.rules.boards import MOVES, PIECE_IDS

from meadhall.kernel.lines import position_class


def counts(board: str) -> list[int]:
    pieces = GAME.new(2, {"board": board}, "any").pieces
    return [pieces.count(kind) for kind in range(1, len(PIECE_IDS))]


@rule("TAF-SETUP-01")
def test_a_king_and_twelve_against_twenty_four() -> None:
    assert counts("copenhagen") == [24, 12, 1]
    assert GAME.view(GAME.new(2, {}, "any"), 0).board.columns == 11
    assert [GAME.faction(GAME.new(2, {}, "any"), seat) for seat in (0, 1)] == [
        "attackers",
        "defenders",
    ]


@rule("TAF-SETUP-02")
def test_a_king_and_four_against_eight() -> None:
    assert counts("brandubh") == [8, 4, 1]
    assert GAME.view(GAME.new(2, {"board": "brandubh"}, "any"), 0).board.columns == 7


@rule("TAF-SETUP-03")
def test_the_attackers_begin_and_the_sides_alternate() -> None:
    state = GAME.new(2, {}, "any")
    assert state.deciders() == [0]
    state.play(0, MOVES.number("move:d1:d3"))
    assert state.deciders() == [1]


@rule("TAF-MOVE-01", "TAF-MOVE-02")
def test_a_piece_moves_like_a_rook_and_jumps_nobody() -> None:
    position = given("f6", attackers="c3 c5", defenders="e3")
    from_c3 = {word.split(":")[2] for word in position.moves() if word.startswith("move:c3:")}
    assert from_c3 == {"a3", "b3", "d3", "c1", "c2", "c4"}


@rule("TAF-MOVE-03")
def test_only_the_king_rests_on_throne_and_corners() -> None:
    position = given("f4", attackers="a5 f8", defenders="k5")
    assert "move:a5:a1" not in position.moves()
    assert "move:f8:f6" not in position.moves()
    state = position.state
    obstacle = state.obstacle(0, MOVES.number("move:f8:f6"))
    assert obstacle is not None
    assert obstacle.rule == "TAF-MOVE-03"
    assert state.obstacle(0, MOVES.number("move:f8:f7")) is None
    king = given("a4", attackers="j9", moves=1)
    assert "move:a4:a1" in king.moves()


@rule("TAF-MOVE-04")
def test_all_pass_over_the_empty_throne_and_the_king_returns_to_it() -> None:
    position = given("f4", attackers="c6")
    assert "move:c6:g6" in position.moves()
    assert "move:c6:f6" not in position.moves()
    for board, home, throne in (("copenhagen", "f4", "f6"), ("brandubh", "d2", "d4")):
        king = given(home, attackers="a3", moves=1, board=board)
        king.play(f"move:{home}:{throne}")
        assert standing(king, throne) == "king"


def test_positions_are_set_up_with_the_verbs_of_the_game() -> None:
    assert {"ask", "clear", "put"} <= set(position_class(GAME).verbs())
