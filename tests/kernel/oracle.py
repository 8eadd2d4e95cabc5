"""A tiny game with sealed consequences: only the oracle's answer says what a question meant.

What follows from the two questions is printed, the same in every game, and nobody may read it
before asking. Three questions make a game; the stones that the answers give decide it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SEAT, Disclosure, EventKind
from meadhall.kernel.game import Game, Preview, Result
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step

BOWED = EventKind("bowed", seat=SEAT)
ANSWERED = Disclosure("answered", seat=SEAT, question=["war", "peace"], stones=None)
BOW: Final = 0
WAR: Final = 1
STONES = {WAR: 1, 2: 4}
"""What is printed: war gives one stone, peace four."""


class Vigil(State):
    __slots__ = ("bows", "stones")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        stones: list[int],
        bows: list[int],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.stones = stones
        self.bows = bows

    def copy(self) -> "Vigil":
        return Vigil(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.stones[:],
            self.bows[:],
        )


class Approach(Step[Vigil]):
    """A seat asks, or bows first: after bowing it must ask."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def deciders(self, state: Vigil) -> list[int]:
        return [self.round % state.seats]

    def candidates(self, state: Vigil, seat: int) -> list[int]:
        return [BOW, *STONES]

    def play(self, state: Vigil, seat: int, move: int) -> None:
        if move == BOW:
            state.bows[seat] += 1
            state.tell(BOWED, seat)
            state.steps[-1] = Ask(self.round)
            return
        state.steps.pop()
        self.answer(state, seat, move)
        state.stones[seat] += STONES[move]
        if self.round < 2:
            state.steps.append(Approach(self.round + 1))

    def answer(self, state: Vigil, seat: int, move: int) -> None:
        state.disclose(ANSWERED, seat, move - WAR, STONES[move])


class Ask(Approach):
    """Nothing is left but what nobody may foresee."""

    __slots__ = ()

    def candidates(self, state: Vigil, seat: int) -> list[int]:
        return [*STONES]

    def is_sealed(self) -> bool:
        return True


class Whisper(Approach):
    """The old fault: the answer is read out, and the question can be taken back."""

    __slots__ = ()

    def answer(self, state: Vigil, seat: int, move: int) -> None:
        state.tell(ANSWERED, seat, move - WAR, STONES[move])


class VigilView(msgspec.Struct):
    stones: list[int]
    bows: list[int]


class OracleGame(Game[Vigil]):
    id = "oracle"
    rules = "1"
    min_players = 1
    max_players = 2
    longest = 10
    options = ()
    moves = MoveSpace()
    moves.add("bow")
    moves.add("ask", ["war", "peace"])
    policy = Policy()
    folder = Path(__file__).parent / "games" / "oracle"
    first_step: type[Approach] = Approach

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> Vigil:
        dice = Dice.from_seed(seed, 1)
        return Vigil(players, dice, [self.first_step(0)], 0, [0] * players, [0] * players)

    def view(self, state: Vigil, seat: int) -> VigilView:
        return VigilView(state.stones[:], state.bows[:])

    def resample(self, state: Vigil, seat: int, dice: Dice) -> Vigil:
        return state.copy()

    def result(self, state: Vigil) -> Result:
        keys = [(stones,) for stones in state.stones]
        return Result.ranked(keys, [{"stones": stones} for stones in state.stones])

    def faults(self, state: Vigil) -> list[str]:
        return []

    def secrets(self, state: Vigil, seat: int) -> list[dict[str, object]]:
        return []

    def preview(self, state: Vigil, seat: int, move: int) -> Preview | None:
        """How often the seat will have bowed; nobody can say what the oracle gives."""
        if move == BOW:
            return Preview("bow", {}, claims={"bows": state.bows[seat] + 1})
        return None

    def tallies(self, state: Vigil, seat: int) -> Mapping[str, int]:
        return {"bows": state.bows[seat], "stones": state.stones[seat]}


ORACLE = OracleGame()
