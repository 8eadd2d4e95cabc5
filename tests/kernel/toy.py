"""A tiny game for tests of the kernel: everyone secretly shows fingers, and most wins a stone.

Two or three seats decide at once, a die breaks ties, and the first to three stones wins.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SEAT, EventKind
from meadhall.kernel.game import Game, Option, Result
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import Obstacle, State, Step

SHOWN = EventKind("shown", seat=SEAT, n=None)
WON = EventKind("won", seat=SEAT)
TIRED = Obstacle("TOY-02", "tired", {"n": 3})
HIDDEN = -1


class Fingers(State):
    __slots__ = ("shown", "stones", "tired")

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        stones: list[int],
        shown: list[int],
        tired: list[bool],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.stones = stones
        self.shown = shown
        self.tired = tired

    def copy(self) -> "Fingers":
        return Fingers(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.stones[:],
            self.shown[:],
            self.tired[:],
        )


class Show(Step[Fingers]):
    """TOY-01: all seats that have not shown yet. TOY-02: after three fingers a hand is tired."""

    __slots__ = ()

    def run(self, state: Fingers) -> bool:
        if HIDDEN in state.shown:
            return False
        state.steps.pop()
        state.reveal()
        most = max(state.shown)
        best = [seat for seat in range(state.seats) if state.shown[seat] == most]
        winner = best[state.dice.below(0, len(best))] if len(best) > 1 else best[0]
        for seat, n in enumerate(state.shown):
            state.tell(SHOWN, seat, n)
        state.tell(WON, winner)
        state.stones[winner] += 1
        state.tired = [n == 3 for n in state.shown]
        state.shown = [HIDDEN] * state.seats
        if state.stones[winner] < 3:
            state.steps.append(Show())
        return True

    def deciders(self, state: Fingers) -> list[int]:
        return [seat for seat in range(state.seats) if state.shown[seat] == HIDDEN]

    def candidates(self, state: Fingers, seat: int) -> list[int]:
        return [0, 1, 2]

    def obstacle(self, state: Fingers, seat: int, move: int) -> Obstacle | None:
        return TIRED if move == 2 and state.tired[seat] else None

    def play(self, state: Fingers, seat: int, move: int) -> None:
        state.shown[seat] = move + 1
        state.whisper(seat, SHOWN, seat, move + 1)


class FingersView(msgspec.Struct):
    stones: list[int]
    tired: list[bool]
    has_shown: list[bool]
    own: int


class FingersGame(Game[Fingers]):
    id = "fingers"
    rules = "1"
    min_players = 2
    max_players = 3
    longest = 30
    options = (Option("lucky", False, (False, True)), Option("hands", 1, (1, 2)))
    moves = MoveSpace()
    moves.add("show", ["1", "2", "3"])
    policy = Policy()
    folder = Path(__file__).parent / "games" / "fingers"

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> Fingers:
        self.read_settings(players, given)
        hidden = [HIDDEN] * players
        tired = [False] * players
        return Fingers(players, Dice.from_seed(seed, 1), [Show()], 0, [0] * players, hidden, tired)

    def view(self, state: Fingers, seat: int) -> FingersView:
        has_shown = [n != HIDDEN for n in state.shown]
        return FingersView(
            state.stones, state.tired, has_shown, HIDDEN if seat < 0 else state.shown[seat]
        )

    def resample(self, state: Fingers, seat: int, dice: Dice) -> Fingers:
        world = state.copy()
        world.dice = dice.fork(1)
        world.dice.draws = state.dice.draws
        for other in range(world.seats):
            if other != seat and world.shown[other] != HIDDEN:
                world.shown[other] = 1 + dice.below(0, 2 if world.tired[other] else 3)
        return world

    def result(self, state: Fingers) -> Result:
        keys = [(stones,) for stones in state.stones]
        return Result.ranked(keys, [{"stones": stones} for stones in state.stones])

    def faults(self, state: Fingers) -> list[str]:
        return ["too many stones"] if max(state.stones) > 3 else []

    def secrets(self, state: Fingers, seat: int) -> list[dict[str, object]]:
        return [
            {"seat": other, "n": n}
            for other, n in enumerate(state.shown)
            if n != HIDDEN and other != seat
        ]
