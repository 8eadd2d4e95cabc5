"""A position, the moves, what happens, and what stands in a move's way."""

from typing import Any, Final

from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SEAT, EventKind
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.state import Obstacle, State, Step

HARBOUR: Final = 12
"""The number of the last square."""
ROUNDS: Final = 10
WINDS: Final = [1, 1, 2, 2, 3, 3]
"""How strong the wind is on each of the cards."""
WIND_IDS: Final = ["wind_0", "wind_1", "wind_2", "wind_3"]
"""The cards by their strength; the first stands for none."""
LANES: Final = 4
SQUARE_IDS: Final = [f"{lane}{n}" for lane in "abcd"[:LANES] for n in range(HARBOUR + 1)]
"""Each seat has a lane of its own: ``a0`` to ``a12`` for the first."""

# The streams of chance: the die falls the same whatever cards are dealt.
DIE: Final = 0
CARDS: Final = 1

# A thing that a move is aimed at can be picked on the board.
MOVES: Final = MoveSpace()
ROW: Final = MOVES.add("row", ["ship"]).move
TURN: Final = MOVES.add("turn", ["wind"]).move
DROP: Final = MOVES.add("drop", ["anchor"]).move

DEALT: Final = EventKind("dealt", seat=SEAT, wind=WIND_IDS)
ROWED: Final = EventKind("rowed", seat=SEAT, n=None)
STORM: Final = EventKind("storm", seat=SEAT, square=None)
TURNED: Final = EventKind("turned", seat=SEAT, wind=WIND_IDS)
ANCHORED: Final = EventKind("anchored", seat=SEAT, square=None)
ARRIVED: Final = EventKind("arrived", seat=SEAT)
NIGHT: Final = EventKind("night")

NO_WIND: Final = Obstacle("FJO-TURN-04", "no_wind")
NOT_MOVED: Final = Obstacle("FJO-TURN-05", "not_moved")


class RaceState(State):
    """The constructor takes every field by name, and ``copy`` shares nothing that changes."""

    __slots__ = ("anchors", "round", "ships", "turned", "winds")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        round: int,
        ships: list[int],
        anchors: list[int],
        winds: list[int],
        turned: list[int],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.round = round
        self.ships = ships
        """The square of each ship."""
        self.anchors = anchors
        """Where each ship last lay at anchor."""
        self.winds = winds
        """The strength of each seat's hidden card; 0 for none."""
        self.turned = turned
        """The cards that have been turned up."""

    def copy(self) -> "RaceState":
        return RaceState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.round,
            self.ships[:],
            self.anchors[:],
            self.winds[:],
            self.turned[:],
        )
