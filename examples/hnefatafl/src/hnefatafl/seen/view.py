"""What everybody sees: the whole board."""

import msgspec

from hnefatafl.rules.boards import OWNER, PIECE_IDS, SQUARE_IDS
from hnefatafl.rules.state import TaflState
from meadhall.kernel.drawn import Grid, Piece, Special


class TaflView(msgspec.Struct):
    seat: int
    """Whose view it is; -1 for a spectator."""
    waiting_for: int
    """The seat that moves, or -1 when the game is over."""
    board: Grid
    last: list[str]
    """The squares of the last move, from and to; empty before the first one."""
    captured: list[int]
    """How many pieces each seat has lost."""
    repeated: int
    """How often the present position has occurred."""
    quiet: int
    """The moves since the last capture."""
    ending: str


def view(state: TaflState, seat: int) -> TaflView:
    board = state.on()
    deciders = state.deciders()
    return TaflView(
        seat=seat,
        waiting_for=deciders[0] if deciders else -1,
        board=Grid(
            columns=board.size,
            rows=board.size,
            squares=[SQUARE_IDS[at] for at in board.squares],
            pieces=[
                Piece(PIECE_IDS[kind], SQUARE_IDS[at], OWNER[kind])
                for at in board.squares
                if (kind := state.pieces[at])
            ],
            special=[
                Special("throne" if at == board.throne else "corner", SQUARE_IDS[at])
                for at in board.squares
                if at in board.restricted
            ],
        ),
        last=[SQUARE_IDS[at] for at in state.last],
        captured=state.captured(),
        repeated=state.repeated(),
        quiet=len(state.seen) - 1,
        ending=state.ending,
    )
