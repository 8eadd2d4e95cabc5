"""What a move captures: pieces, rows along the edge, and the king."""

from hnefatafl.rules.boards import ATTACKER, EMPTY, KING, OFF, OWNER
from hnefatafl.rules.state import TaflState


def captures(state: TaflState, at: int) -> list[int]:
    """The squares whose pieces are captured by the piece that has just moved to this one."""
    board = state.on()
    taken = sandwiched(state, at)
    if board.is_copenhagen and at in board.edge:
        taken += [square for square in shieldwalled(state, at) if square not in taken]
    return taken + king_taken(state, at)


def sandwiched(state: TaflState, at: int) -> list[int]:
    """TAF-CAPTURE-01: pieces between the moved one and another enemy or a hostile square."""
    pieces = state.pieces
    beside = state.on().beside
    side = OWNER[pieces[at]]
    found: list[int] = []
    for way, prey in enumerate(beside[at]):
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
    board = state.on()
    side = OWNER[pieces[at]]
    found: list[int] = []
    for way in range(4):
        row: list[int] = []
        here = board.beside[at][way]
        while here in board.edge and OWNER[pieces[here]] == 1 - side:
            row.append(here)
            here = board.beside[here][way]
        is_closed = here in board.corners or OWNER[pieces[here]] == side
        fronts = [board.beside[one][(board.beside[one].index(OFF) + 2) % 4] for one in row]
        if is_closed and len(row) > 1 and all(OWNER[pieces[front]] == side for front in fronts):
            found += [square for square in row if pieces[square] != KING]
    return found


def king_taken(state: TaflState, at: int) -> list[int]:
    """TAF-KING: the king's square if the attacker that has moved to this one captures him."""
    board = state.on()
    pieces = state.pieces
    near = [one for one in board.beside[at] if pieces[one] == KING]
    if pieces[at] != ATTACKER or not near:
        return []
    around = board.beside[near[0]]
    if board.is_copenhagen or board.throne in (*around, *near):
        is_taken = all(pieces[one] == ATTACKER or one == board.throne for one in around)
    else:
        behind = around[(around.index(at) + 2) % 4]
        is_taken = pieces[behind] == ATTACKER or behind in board.corners
    return near if is_taken else []
