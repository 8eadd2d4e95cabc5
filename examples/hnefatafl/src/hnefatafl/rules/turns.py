"""The turn: one piece moves, and what it captures leaves the board."""

from collections.abc import Iterator

from hnefatafl.rules.boards import EMPTY, FROM, KING, OWNER, TO
from hnefatafl.rules.captures import captures
from hnefatafl.rules.endings import find_ending
from hnefatafl.rules.state import CAPTURED, MOVED, RESTRICTED, TaflState
from meadhall.kernel.state import Choice, Obstacle


class MovePiece(Choice[TaflState]):
    """TAF-MOVE: a piece moves like a rook; only the king may rest on a restricted square."""

    __slots__ = ()

    def run(self, state: TaflState) -> bool:
        """TAF-END-05: a side that cannot move has lost."""
        if next(slides(state, self.seat, state.on().restricted), None) is not None:
            return False
        state.steps.pop()
        state.end("stuck", 1 - self.seat)
        return True

    def candidates(self, state: TaflState, seat: int) -> list[int]:
        return [*slides(state, seat, frozenset())]

    def moves(self, state: TaflState, seat: int) -> list[int]:
        return [*slides(state, seat, state.on().restricted)]

    def obstacle(self, state: TaflState, seat: int, move: int) -> Obstacle | None:
        is_king = state.pieces[FROM[move]] == KING
        return None if is_king or TO[move] not in state.on().restricted else RESTRICTED

    def is_asked_anyway(self) -> bool:
        """A side with a single move left still makes it itself."""
        return True

    def play(self, state: TaflState, seat: int, move: int) -> None:
        start, to = FROM[move], TO[move]
        pieces = state.pieces
        state.steps.pop()
        pieces[start], pieces[to] = EMPTY, pieces[start]
        state.last = (start, to)
        state.tell(MOVED, seat, pieces[to], start, to)
        taken = captures(state, to)
        for at in taken:
            state.tell(CAPTURED, seat, pieces[at], at)
            # The king stays where he fell, since the game is over.
            if pieces[at] != KING:
                pieces[at] = EMPTY
        if taken:
            state.seen = ()
        state.remember()
        find_ending(state, seat, taken)
        if state.ending == "playing":
            state.steps.append(MovePiece(1 - seat))


def slides(state: TaflState, seat: int, closed: frozenset[int]) -> Iterator[int]:
    """All moves of a side to empty squares; only the king may rest on the closed ones."""
    pieces = state.pieces
    for at, rays in state.on().rays.items():
        if OWNER[pieces[at]] == seat:
            for ray in rays:
                for to, move in ray:
                    if pieces[to]:
                        break
                    if to not in closed or pieces[at] == KING:
                        yield move
