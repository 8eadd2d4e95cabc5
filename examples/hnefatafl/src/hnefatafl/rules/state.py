"""A position, what happens in it, and what stands in a move's way."""

from typing import Any, Final

from hnefatafl.rules.boards import (
    ATTACKER,
    BOARDS,
    DEFENDER,
    EMPTY,
    KING,
    PIECE_IDS,
    SQUARE_IDS,
    Board,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SEAT, EventKind
from meadhall.kernel.state import Obstacle, State, Step

NOBODY: Final = -1

ENDING_IDS = ["playing", "corner", "fort", "king_captured"]
ENDING_IDS += ["surrounded", "stuck", "repetition", "quiet"]

MOVED: Final = EventKind("moved", seat=SEAT, piece=PIECE_IDS, start=SQUARE_IDS, square=SQUARE_IDS)
CAPTURED: Final = EventKind("captured", seat=SEAT, piece=PIECE_IDS, square=SQUARE_IDS)
ENDED: Final = EventKind("ended", ending=ENDING_IDS)

RESTRICTED: Final = Obstacle("TAF-MOVE-03", "restricted")


class TaflState(State):
    __slots__ = ("ending", "kind", "last", "pieces", "seen", "winner")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        kind: int,
        pieces: list[int],
        seen: tuple[str, ...] = (),
        last: tuple[int, ...] = (),
        ending: str = "playing",
        winner: int = NOBODY,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.kind = kind
        """The number of the board."""
        self.pieces = pieces
        """What stands on each square."""
        self.seen = seen
        """What stood on all squares after each move since the last capture, this one included."""
        self.last = last
        """The squares of the last move; empty before the first one."""
        self.ending = ending
        self.winner = winner

    def copy(self) -> "TaflState":
        plain = (self.kind, self.pieces[:], self.seen, self.last, self.ending, self.winner)
        return TaflState(self.seats, self.dice.copy(), self.steps[:], self.reveals, *plain)

    def on(self) -> Board:
        return BOARDS[self.kind]

    def king(self) -> int:
        """The square of the king."""
        return self.pieces.index(KING)

    def standing(self, kind: int) -> list[int]:
        """The squares of all pieces of a kind."""
        return [at for at in self.on().squares if self.pieces[at] == kind]

    def captured(self) -> list[int]:
        """How many pieces each side has lost."""
        kinds = (ATTACKER, DEFENDER)
        return [self.on().start.count(kind) - self.pieces.count(kind) for kind in kinds]

    def repeated(self) -> int:
        """How often this position has come up: in every other one the same side was to move."""
        return self.seen[::-2].count(self.seen[-1])

    def is_hostile(self, at: int, to: int) -> bool:
        """TAF-CAPTURE-02: corners are hostile to all, the empty throne too.

        The throne with the king on it is hostile to the attackers as he is himself.
        """
        is_throne = at == self.on().throne and (self.pieces[at] == EMPTY or to == ATTACKER)
        return is_throne or at in self.on().corners

    def remember(self) -> None:
        """Keep in mind what stands where, for TAF-END-06."""
        self.seen += (bytes(self.pieces).hex(),)

    def end(self, ending: str, winner: int) -> None:
        self.ending, self.winner = ending, winner
        self.tell(ENDED, ENDING_IDS.index(ending))


def begin(kind: int, seed: str, steps: list[Step[Any]]) -> TaflState:
    """TAF-SETUP: the pieces as they stand at first; the attackers move."""
    state = TaflState(2, Dice.from_seed(seed, streams=1), steps, 0, kind, BOARDS[kind].start[:])
    state.remember()
    return state
