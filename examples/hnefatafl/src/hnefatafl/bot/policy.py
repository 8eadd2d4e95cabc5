"""A quick sensible way to play: win, prevent a loss, capture, or come closer."""

from hnefatafl.rules.boards import ATTACKER, ATTACKERS, BOARDS, EMPTY, FROM, KING, TO
from hnefatafl.rules.captures import is_king_taken, sandwiched
from hnefatafl.rules.state import TaflState
from meadhall.kernel.best import Best
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

CAPTURE = 4.0
BLOCK = 40.0
WIN = 1000.0


class TaflPolicy(Policy):
    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, TaflState)
        exits = ways_out(world)
        best = Best(moves[0])
        for move in moves:
            worth = self._worth(world, seat, move, exits) + dice.below(0, 1000) / 1000
            best.offer(move, worth)
        return best.move

    def _worth(self, state: TaflState, seat: int, move: int, exits: set[int]) -> float:
        board = BOARDS[state.kind]
        pieces = state.pieces
        start, to = FROM[move], TO[move]
        piece = pieces[start]
        worth = 0.0
        if piece == KING and to in board.corners:
            return WIN
        pieces[start], pieces[to] = EMPTY, piece
        is_near = any(pieces[near] for near in board.beside[to])
        if is_near and piece == ATTACKER and state.king in board.beside[to]:
            worth += WIN if is_king_taken(state, to) else 1.0
        if is_near and piece != KING:
            worth += CAPTURE * len(sandwiched(state, to))
        pieces[start], pieces[to] = piece, EMPTY
        if seat == ATTACKERS:
            if to in exits:
                worth += BLOCK
            if start in exits:
                worth -= BLOCK
        return worth


def ways_out(state: TaflState) -> set[int]:
    """The squares on the king's open ways to a corner that he can reach with his next move."""
    board = BOARDS[state.kind]
    found: set[int] = set()
    for ray in board.rays[state.king]:
        if not ray or ray[-1][0] not in board.corners:
            continue
        squares = [at for at, _ in ray]
        if all(state.pieces[at] == EMPTY for at in squares):
            found.update(squares)
    return found
