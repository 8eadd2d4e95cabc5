"""What a move would lead to: captures, and the end of the game."""

from collections.abc import Mapping

from hnefatafl.rules.boards import EMPTY, FROM, KING, OWNER, SIDE_IDS, SQUARE_IDS, TO
from hnefatafl.rules.captures import captures
from hnefatafl.rules.state import TaflState
from meadhall.kernel.game import Preview


def preview(state: TaflState, move: int) -> Preview | None:
    """TAF-CAPTURE, TAF-KING-01, TAF-END-01: what the move captures, or that it wins."""
    start, to = FROM[move], TO[move]
    if state.pieces[start] == KING and to in state.on().corners:
        return Preview("escape", {}, claims={"winner": 1})
    taken = what_falls(state, start, to)
    if any(state.pieces[at] == KING for at in taken):
        return Preview("king_captured", {}, claims={"winner": 0})
    if not taken:
        return None
    loser = SIDE_IDS[1 - OWNER[state.pieces[start]]]
    facts = {"n": len(taken), "squares": [SQUARE_IDS[at] for at in taken]}
    return Preview("captures", facts, claims={loser: tallies(state)[loser] + len(taken)})


def what_falls(state: TaflState, start: int, to: int) -> list[int]:
    """The squares whose pieces a move would capture; the position stays as it is."""
    pieces = state.pieces
    pieces[start], pieces[to] = EMPTY, pieces[start]
    taken = captures(state, to)
    pieces[start], pieces[to] = pieces[to], EMPTY
    return taken


def tallies(state: TaflState) -> Mapping[str, int]:
    return {**dict(zip(SIDE_IDS, state.captured(), strict=True)), "winner": state.winner}
