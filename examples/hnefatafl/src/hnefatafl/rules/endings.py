"""Who has won, and why."""

from typing import Final

from hnefatafl.rules.boards import (
    ATTACKER,
    ATTACKERS,
    BOARDS,
    DEFENDER,
    DEFENDERS,
    EMPTY,
    OFF,
    Board,
)
from hnefatafl.rules.state import (
    CORNER,
    FORT,
    KING_CAPTURED,
    NOBODY,
    QUIET,
    REPETITION,
    SURROUNDED,
    TaflState,
)

TIMES_REPEATED: Final = 3
MOST_QUIET: Final = 100


def find_ending(state: TaflState, side: int, taken: list[int]) -> None:
    """End the game if the move that this side has just made does so."""
    board = BOARDS[state.kind]
    if state.king in taken:
        state.end(KING_CAPTURED, ATTACKERS)
    elif state.king in board.corners:
        state.end(CORNER, DEFENDERS)
    elif side == ATTACKERS and is_surrounded(state):
        state.end(SURROUNDED, ATTACKERS)
    elif side == DEFENDERS and board.is_copenhagen and is_fort(state):
        state.end(FORT, DEFENDERS)
    elif state.seen.count(state.seen[-1]) >= TIMES_REPEATED:
        state.end(REPETITION, ATTACKERS)
    elif len(state.seen) > MOST_QUIET:
        state.end(QUIET, NOBODY)


def is_surrounded(state: TaflState) -> bool:
    """TAF-END-03: neither the king nor any defender has a way to the edge past the attackers."""
    board = BOARDS[state.kind]
    pieces = state.pieces
    known = [False] * (OFF + 1)
    for start in [state.king, *(at for at in board.squares if pieces[at] == DEFENDER)]:
        if known[start]:
            continue
        known[start] = True
        todo = [start]
        while todo:
            at = todo.pop()
            if at in board.edge:
                return False
            for near in board.beside[at]:
                if not known[near] and pieces[near] != ATTACKER:
                    known[near] = True
                    todo.append(near)
    return True


def is_fort(state: TaflState) -> bool:
    """TAF-FORT: the king is on the edge, can move, and no attacker can ever break in to him.

    Attackers are thought to be without number and to move as often as they like. Whatever they
    could capture is taken away, until nothing changes; what they cannot reach then is a fort.
    """
    board = BOARDS[state.kind]
    if state.king not in board.edge:
        return False
    if all(state.pieces[near] != EMPTY or near == OFF for near in board.beside[state.king]):
        return False
    walls = {at for at in board.squares if state.pieces[at] == DEFENDER}
    while True:
        reached = _reach(state, board, walls)
        if state.king in reached:
            return False
        hostile = reached | board.corners | {board.throne}
        broken = {at for at in walls if _can_fall(board, at, reached, hostile)}
        if not broken:
            return True
        walls -= broken


def _reach(state: TaflState, board: Board, walls: set[int]) -> set[int]:
    """The squares that attackers can reach past these walls."""
    todo = [at for at in board.squares if state.pieces[at] == ATTACKER]
    reached = set(todo)
    while todo:
        for near in board.beside[todo.pop()]:
            if near != OFF and near not in reached and near not in walls:
                reached.add(near)
                todo.append(near)
    return reached


def _can_fall(board: Board, at: int, reached: set[int], hostile: set[int]) -> bool:
    """Whether a wall can be sandwiched.

    A row along the edge that a shieldwall captures guards nothing: all around it is reached anyway.
    """
    east, north, west, south = board.beside[at]
    for one, other in ((east, west), (north, south)):
        if one in hostile and other in hostile and (one in reached or other in reached):
            return True
    return False
