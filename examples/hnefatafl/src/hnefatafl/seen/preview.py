"""What a move would lead to: captures, and the end of the game."""

from collections.abc import Mapping

from hnefatafl.rules.boards import FROM, KING, SQUARE_IDS, TO
from hnefatafl.rules.captures import captures
from hnefatafl.rules.state import TaflState
from meadhall.kernel.game import Preview


def preview(state: TaflState, move: int) -> Preview | None:
    """TAF-CAPTURE, TAF-KING-01, TAF-END-01: what the move captures, or that it wins."""
    start, to = FROM[move], TO[move]
    if state.pieces[start] == KING and to in state.on().corners:
        return Preview("escape", {}, claims={"winner": 1})
    taken = what_falls(state, start, to)
    if state.king in taken:
        return Preview("king_captured", {}, claims={"winner": 0})
    if not taken:
        return None
    side = 1 if taken and state.pieces[start] == 1 else 0
    lost = {"attackers": state.captured[0], "defenders": state.captured[1]}
    lost["defenders" if side else "attackers"] += len(taken)
    return Preview(
        "captures", {"n": len(taken), "squares": [SQUARE_IDS[at] for at in taken]}, claims=lost
    )


def what_falls(state: TaflState, start: int, to: int) -> list[int]:
    """The squares whose pieces a move would capture; the position stays as it is."""
    pieces = state.pieces
    king = state.king
    pieces[to], pieces[start] = pieces[start], 0
    if pieces[to] == KING:
        state.king = to
    taken = captures(state, to)
    pieces[start], pieces[to] = pieces[to], 0
    state.king = king
    return taken


def tallies(state: TaflState) -> Mapping[str, int]:
    return {
        "attackers": state.captured[0],
        "defenders": state.captured[1],
        "winner": state.winner,
    }
