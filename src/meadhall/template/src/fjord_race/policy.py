"""A quick sensible way to play, which the bots follow and every search builds on."""

from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

from .rules.state import DROP, HARBOUR, ROW, TURN, RaceState

RISKED = 6
"""So many squares are too many to lose in a storm."""


class RacePolicy(Policy):
    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, RaceState)
        ship = world.ships[seat]
        if TURN in moves and ship + world.winds[seat] >= HARBOUR:
            return TURN
        if DROP in moves and ship - world.anchors[seat] >= RISKED:
            return DROP
        return ROW
