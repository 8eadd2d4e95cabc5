"""A position, what happens in it, and what stands in a move's way."""

from typing import Any, Final

from hnefatafl.rules.boards import (
    ATTACKER,
    BOARDS,
    EMPTY,
    KEYS,
    KING,
    PIECE_IDS,
    SQUARE_IDS,
    Board,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SEAT, EventKind
from meadhall.kernel.state import Obstacle, State, Step

NOBODY: Final = -1

ENDING_IDS: Final = [
    "playing",
    "corner",
    "fort",
    "king_captured",
    "surrounded",
    "stuck",
    "repetition",
    "quiet",
]
PLAYING, CORNER, FORT, KING_CAPTURED, SURROUNDED, STUCK, REPETITION, QUIET = range(len(ENDING_IDS))

MOVED: Final = EventKind("moved", seat=SEAT, piece=PIECE_IDS, start=SQUARE_IDS, square=SQUARE_IDS)
CAPTURED: Final = EventKind("captured", seat=SEAT, piece=PIECE_IDS, square=SQUARE_IDS)
ENDED: Final = EventKind("ended", ending=ENDING_IDS)

RESTRICTED: Final = Obstacle("TAF-MOVE-03", "restricted")


class TaflState(State):
    __slots__ = ("captured", "ending", "kind", "king", "last", "pieces", "seen", "winner")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        kind: int,
        pieces: list[int],
        king: int,
        captured: list[int],
        seen: tuple[int, ...],
        last: tuple[int, ...],
        ending: int,
        winner: int,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.kind = kind
        """The number of the board."""
        self.pieces = pieces
        """What stands on each square."""
        self.king = king
        """The square of the king."""
        self.captured = captured
        """How many pieces each side has lost."""
        self.seen = seen
        """The keys of all positions since the last capture, the present one included."""
        self.last = last
        """The squares of the last move; empty before the first one."""
        self.ending = ending
        self.winner = winner

    def copy(self) -> "TaflState":
        return TaflState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.kind,
            self.pieces[:],
            self.king,
            self.captured[:],
            self.seen,
            self.last,
            self.ending,
            self.winner,
        )

    def on(self) -> Board:
        return BOARDS[self.kind]

    def is_hostile(self, at: int, to: int) -> bool:
        """TAF-CAPTURE-02: corners are hostile to all, the empty throne too.

        The throne with the king on it is hostile to the attackers as he is himself.
        """
        board = BOARDS[self.kind]
        if at in board.corners:
            return True
        return at == board.throne and (self.pieces[at] == EMPTY or to == ATTACKER)

    def end(self, ending: int, winner: int) -> None:
        self.ending = ending
        self.winner = winner
        self.tell(ENDED, ending)

    def key(self, to_move: int) -> int:
        """A number for what stands where and who moves; equal ones are the same position."""
        key = 0
        for at in BOARDS[self.kind].squares:
            if self.pieces[at]:
                key ^= KEYS[self.pieces[at]][at]
        return key << 1 | to_move


def begin(kind: int, seed: str, steps: list[Step[Any]]) -> TaflState:
    """TAF-SETUP: the pieces as they stand at first; the attackers move."""
    pieces = BOARDS[kind].start[:]
    state = TaflState(
        2,
        Dice.from_seed(seed, streams=1),
        steps,
        0,
        kind,
        pieces,
        pieces.index(KING),
        [0, 0],
        (),
        (),
        PLAYING,
        NOBODY,
    )
    state.seen = (state.key(0),)
    return state
