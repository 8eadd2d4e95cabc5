"""The turn: one piece moves, and what it captures leaves the board."""

from hnefatafl.rules.boards import BOARDS, EMPTY, FROM, KING, OWNER, TO
from hnefatafl.rules.captures import captures, take
from hnefatafl.rules.endings import find_ending
from hnefatafl.rules.state import CAPTURED, MOVED, PLAYING, RESTRICTED, STUCK, TaflState
from meadhall.kernel.state import Choice, Obstacle


class MovePiece(Choice[TaflState]):
    """TAF-MOVE: a piece moves like a rook; only the king may rest on a restricted square."""

    __slots__ = ()

    def run(self, state: TaflState) -> bool:
        """TAF-END-05: a side that cannot move has lost."""
        if self.moves(state, self.seat):
            return False
        state.steps.pop()
        state.end(STUCK, 1 - self.seat)
        return True

    def candidates(self, state: TaflState, seat: int) -> list[int]:
        return self._moves(state, seat, includes_restricted=True)

    def obstacle(self, state: TaflState, seat: int, move: int) -> Obstacle | None:
        is_closed = BOARDS[state.kind].restricted[TO[move]]
        return RESTRICTED if is_closed and state.pieces[FROM[move]] != KING else None

    def moves(self, state: TaflState, seat: int) -> list[int]:
        return self._moves(state, seat, includes_restricted=False)

    def _moves(self, state: TaflState, seat: int, includes_restricted: bool) -> list[int]:
        board = BOARDS[state.kind]
        pieces = state.pieces
        restricted = board.restricted
        found: list[int] = []
        for at in board.squares:
            kind = pieces[at]
            if OWNER[kind] != seat:
                continue
            rests_anywhere = includes_restricted or kind == KING
            for ray in board.rays[at]:
                for to, move in ray:
                    if pieces[to]:
                        break
                    if rests_anywhere or not restricted[to]:
                        found.append(move)
        return found

    def is_asked_anyway(self) -> bool:
        """A side with a single move left still makes it itself."""
        return True

    def play(self, state: TaflState, seat: int, move: int) -> None:
        start, to = FROM[move], TO[move]
        kind = state.pieces[start]
        state.steps.pop()
        state.pieces[start] = EMPTY
        state.pieces[to] = kind
        state.last = (start, to)
        if kind == KING:
            state.king = to
        state.tell(MOVED, seat, kind, start, to)
        taken = captures(state, to)
        for at in taken:
            state.tell(CAPTURED, seat, state.pieces[at], at)
        take(state, taken)
        key = state.key(1 - seat)
        state.seen = (key,) if taken else (*state.seen, key)
        find_ending(state, seat, taken)
        if state.ending == PLAYING:
            state.steps.append(MovePiece(1 - seat))
