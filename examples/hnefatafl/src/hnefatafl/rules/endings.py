"""Who has won, and why."""

from collections.abc import Collection, Iterator
from typing import Final

from hnefatafl.rules.boards import ATTACKER, ATTACKERS, DEFENDER, DEFENDERS, KING, OFF, Board
from hnefatafl.rules.state import NOBODY, TaflState

TIMES_REPEATED: Final = 3
MOST_QUIET: Final = 100


def find_ending(state: TaflState, side: int, taken: list[int]) -> None:
    """End the game if the move that this side has just made does so."""
    board = state.on()
    king = state.king()
    if king in taken:
        state.end("king_captured", ATTACKERS)
    elif king in board.corners:
        state.end("corner", DEFENDERS)
    elif side == ATTACKERS and is_surrounded(state):
        state.end("surrounded", ATTACKERS)
    elif side == DEFENDERS and board.is_copenhagen and is_fort(state):
        state.end("fort", DEFENDERS)
    elif state.repeated() >= TIMES_REPEATED:
        state.end("repetition", ATTACKERS)
    elif len(state.seen) > MOST_QUIET:
        state.end("quiet", NOBODY)


def reach(board: Board, starts: Collection[int], walls: Collection[int]) -> Iterator[int]:
    """Every square that can be walked to from these, one by one, without crossing the walls."""
    known = {OFF, *starts, *walls}
    todo = [*starts]
    while todo:
        at = todo.pop()
        yield at
        for near in board.beside[at]:
            if near not in known:
                known.add(near)
                todo.append(near)


def is_surrounded(state: TaflState) -> bool:
    """TAF-END-03: neither the king nor any defender has a way to the edge past the attackers."""
    board = state.on()
    besieged = [*state.standing(DEFENDER), *state.standing(KING)]
    return not any(at in board.edge for at in reach(board, besieged, state.standing(ATTACKER)))


def is_fort(state: TaflState) -> bool:
    """TAF-FORT: the king is on the edge, can move, and no attacker can ever break in to him.

    Attackers are thought to be without number and to move as often as they like. Whatever they
    could capture is taken away, until nothing changes; what they cannot reach then is a fort.
    """
    board = state.on()
    king = state.king()
    beside = board.beside[king]
    if king not in board.edge or all(at == OFF or state.pieces[at] for at in beside):
        return False
    walls = {*state.standing(DEFENDER)}
    while True:
        reached = {*reach(board, state.standing(ATTACKER), walls)}
        if king in reached:
            return False
        falling = {at for at in walls if _can_fall(board, at, reached)}
        if not falling:
            return True
        walls -= falling


def _can_fall(board: Board, at: int, reached: set[int]) -> bool:
    """Whether a wall can be sandwiched by attackers who reach these squares.

    A row along the edge that a shieldwall captures guards nothing: all around it is reached anyway.
    """
    east, north, west, south = board.beside[at]
    hostile = reached | board.restricted
    return any(
        {one, other} <= hostile and not reached.isdisjoint({one, other})
        for one, other in ((east, west), (north, south))
    )
