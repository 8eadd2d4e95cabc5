"""The features of a position, weighted by training (``meadhall train hnefatafl``).

The two boards are played so differently that each has weights of its own: every feature is there
twice, and those of the other board are 0.
"""

from hnefatafl.bot.policy import forks, ways_out, within_reach
from hnefatafl.rules.boards import ATTACKER, ATTACKERS, BOARD_IDS, DEFENDER, OFF, WIDTH
from hnefatafl.rules.state import TaflState
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import State

NAMES = [
    "attacking",
    "attackers left",
    "defenders left",
    "king held",
    "king open",
    "king out",
    "corners closed",
    "exits now",
    "exits next",
    "fork next",
    "to move",
]
FIGURES = [f"{name}, {board}" for board in BOARD_IDS for name in NAMES]


class TaflEvaluation(Evaluation):
    """Every feature counts for the attackers as it is, and for the defenders the other way."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TaflState)
        sign = 1.0 if seat == ATTACKERS else -1.0
        values = [sign * value for value in _features(state)]
        others = [0.0] * len(NAMES)
        return [*values, *others] if state.on().is_copenhagen else [*others, *values]

    def progress(self, state: State) -> float:
        """How many pieces are gone: the more, the nearer the end."""
        assert isinstance(state, TaflState)
        start = state.on().start
        return min(1.0, 2 * sum(state.captured()) / (start.count(ATTACKER) + start.count(DEFENDER)))


def _features(state: TaflState) -> list[float]:
    board = state.on()
    pieces = state.pieces
    king = state.king()
    held = sum(near == OFF or pieces[near] == ATTACKER for near in board.beside[king])
    reach = within_reach(state, king)
    middle = board.size // 2
    column, row = king % WIDTH, king // WIDTH
    side_to_move = state.first_decider()
    return [
        1.0,
        2 * pieces.count(ATTACKER) / board.start.count(ATTACKER) - 1,
        2 * pieces.count(DEFENDER) / board.start.count(DEFENDER) - 1,
        held / 2,
        len(reach) / board.size,
        max(abs(column - middle), abs(row - middle)) / middle,
        sum(_is_closed(state, corner) for corner in board.corners) / 4,
        float(ways_out(state, king)),
        min(3, sum(ways_out(state, at) > 0 for at in reach)) / 2,
        float(forks(state, king)),
        1.0 if side_to_move == ATTACKERS else -1.0,
    ]


def _is_closed(state: TaflState, corner: int) -> bool:
    """Whether an attacker stands diagonally before a corner."""
    step = 1 if corner % WIDTH == 0 else -1
    climb = WIDTH if corner < WIDTH else -WIDTH
    return state.pieces[corner + step + climb] == ATTACKER
