"""The features of a position, weighted by training (``meadhall train hnefatafl``)."""

from hnefatafl.bot.policy import ways_out
from hnefatafl.rules.boards import (
    ATTACKER,
    ATTACKERS,
    BOARDS,
    DEFENDER,
    EMPTY,
    OFF,
    WIDTH,
)
from hnefatafl.rules.state import TaflState
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import State

FIGURES = [
    "attacking",
    "attackers left",
    "defenders left",
    "king held",
    "king open",
    "king out",
    "corners closed",
    "exits now",
    "exits next",
    "to move",
]


class TaflEvaluation(Evaluation):
    """Every feature counts for the attackers as it is, and for the defenders the other way."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TaflState)
        values = _features(state)
        return values if seat == ATTACKERS else [-value for value in values]

    def progress(self, state: State) -> float:
        """How many pieces are gone: the more, the nearer the end."""
        assert isinstance(state, TaflState)
        whole = 36 if BOARDS[state.kind].is_copenhagen else 12
        return min(1.0, 2 * sum(state.captured) / whole)


def _features(state: TaflState) -> list[float]:
    board = BOARDS[state.kind]
    pieces = state.pieces
    start = board.start
    around = board.beside[state.king]
    held = sum(near == OFF or pieces[near] == ATTACKER for near in around)
    reach = [at for ray in board.rays[state.king] for at in _free(pieces, ray)]
    middle = board.size // 2
    column, row = state.king % WIDTH, state.king // WIDTH
    to_move = state.deciders()
    return [
        1.0,
        2 * pieces.count(ATTACKER) / start.count(ATTACKER) - 1,
        2 * pieces.count(DEFENDER) / start.count(DEFENDER) - 1,
        held / 2,
        len(reach) / board.size,
        max(abs(column - middle), abs(row - middle)) / middle,
        sum(_is_closed(state, corner) for corner in board.corners) / 4,
        1.0 if ways_out(state) else 0.0,
        min(3, sum(_leads_out(state, at) for at in reach)) / 2,
        (1.0 if to_move[0] == ATTACKERS else -1.0) if to_move else 0.0,
    ]


def _free(pieces: list[int], ray: list[tuple[int, int]]) -> list[int]:
    free: list[int] = []
    for at, _ in ray:
        if pieces[at] != EMPTY:
            break
        free.append(at)
    return free


def _leads_out(state: TaflState, at: int) -> bool:
    """Whether the king would have an open way to a corner from here."""
    board = BOARDS[state.kind]
    if at not in board.edge:
        return False
    return any(
        ray and ray[-1][0] in board.corners and len(_free(state.pieces, ray)) == len(ray)
        for ray in board.rays[at]
    )


def _is_closed(state: TaflState, corner: int) -> bool:
    """Whether an attacker stands diagonally before a corner."""
    board = BOARDS[state.kind]
    step = 1 if corner % WIDTH == 0 else -1
    climb = WIDTH if corner < WIDTH else -WIDTH
    return corner in board.corners and state.pieces[corner + step + climb] == ATTACKER
