"""What a move captures: pieces, rows along the edge, and the king."""

from hnefatafl.rules.boards import (
    ATTACKER,
    BOARDS,
    EMPTY,
    KING,
    OFF,
    OWNER,
)
from hnefatafl.rules.state import TaflState


def captures(state: TaflState, at: int) -> list[int]:
    """The squares whose pieces are captured by the piece that has just moved to this one."""
    taken = sandwiched(state, at)
    board = BOARDS[state.kind]
    if board.is_copenhagen and at in board.edge:
        taken += [square for square in shieldwalled(state, at) if square not in taken]
    if state.pieces[at] == ATTACKER and state.king in board.beside[at] and is_king_taken(state, at):
        taken.append(state.king)
    return taken


def sandwiched(state: TaflState, at: int) -> list[int]:
    """TAF-CAPTURE-01: pieces between the moved one and another enemy or a hostile square."""
    pieces = state.pieces
    beside = BOARDS[state.kind].beside
    side = OWNER[pieces[at]]
    found: list[int] = []
    for way in range(4):
        prey = beside[at][way]
        kind = pieces[prey]
        if kind in (EMPTY, KING) or OWNER[kind] == side:
            continue
        behind = beside[prey][way]
        if behind != OFF and (OWNER[pieces[behind]] == side or state.is_hostile(behind, kind)):
            found.append(prey)
    return found


def shieldwalled(state: TaflState, at: int) -> list[int]:
    """TAF-SHIELD: rows along the edge that the piece which has moved to this square closes off."""
    pieces = state.pieces
    board = BOARDS[state.kind]
    side = OWNER[pieces[at]]
    found: list[int] = []
    for way in range(4):
        row: list[int] = []
        here = board.beside[at][way]
        while here in board.edge and OWNER[pieces[here]] == 1 - side:
            row.append(here)
            here = board.beside[here][way]
        if len(row) < 2 or here == OFF:
            continue
        closed = OWNER[pieces[here]] == side or here in board.corners
        if closed and all(OWNER[pieces[_front(state, square)]] == side for square in row):
            found += [square for square in row if pieces[square] != KING]
    return found


def _front(state: TaflState, at: int) -> int:
    """The square that faces one on the edge."""
    beside = BOARDS[state.kind].beside[at]
    return beside[(beside.index(OFF) + 2) % 4]


def is_king_taken(state: TaflState, at: int) -> bool:
    """TAF-KING: whether the attacker that has moved to this square captures the king beside it."""
    board = BOARDS[state.kind]
    pieces = state.pieces
    around = board.beside[state.king]
    is_by_throne = board.throne in around
    if not board.is_copenhagen and not is_by_throne and state.king != board.throne:
        behind = around[(around.index(at) + 2) % 4]
        return behind != OFF and (pieces[behind] == ATTACKER or behind in board.corners)
    return all(pieces[near] == ATTACKER or near == board.throne for near in around)


def take(state: TaflState, squares: list[int]) -> None:
    """Remove what is captured; the king stays where he fell, since the game is over."""
    for at in squares:
        if state.pieces[at] != KING:
            state.captured[0 if state.pieces[at] == ATTACKER else 1] += 1
            state.pieces[at] = EMPTY
