"""Effects, lists of them, and the step that carries a list out.

Everything else names a list of effects by its number in ``SCRIPTS``, which ``rules/builders.py``
fills.
"""

from typing import Final

from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.convoys.survivors import bury_dead
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Obstacle, Step


class AuroraEffect(Effect[AuroraState]):
    """One word of a card."""

    __slots__ = ()

    def is_deadly(self) -> bool:
        """Whether a Survivor may die of it."""
        return False


class CountedEffect(AuroraEffect):
    """An effect with one number: how much of something."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


SCRIPTS: Final[list[list[AuroraEffect]]] = []
IS_DEADLY: Final[list[bool]] = []


class CarryOut(Step[AuroraState]):
    """The effects of a list, from left to right."""

    __slots__ = ("at", "script", "seat")

    def __init__(self, seat: int, script: int, at: int) -> None:
        self.seat = seat
        self.script = script
        self.at = at

    def run(self, state: AuroraState) -> bool:
        effects = SCRIPTS[self.script]
        at = self.at
        if at == len(effects):
            state.steps.pop()
            bury_dead(state, self.seat)
            return True
        if at + 1 < len(effects) or IS_DEADLY[self.script]:
            state.steps[-1] = CarryOut(self.seat, self.script, at + 1)
        else:
            state.steps.pop()
        effects[at].carry_out(state, self.seat)
        return True


def carry_out(state: AuroraState, seat: int, script: int) -> None:
    """Carry a list of effects out next; ``NONE`` is an empty list."""
    if script != NONE:
        state.steps.append(CarryOut(seat, script, 0))


def carry_out_for_all(state: AuroraState, script: int) -> None:
    """For each player in Standard Turn Order; LAU-AUTO-13: never for the Automa."""
    for seat in state.order[::-1]:
        if not state.is_automa(seat):
            carry_out(state, seat, script)


def script_obstacle(state: AuroraState, seat: int, script: int) -> Obstacle | None:
    """The obstacle of the first effect that has one."""
    if script != NONE:
        for effect in SCRIPTS[script]:
            obstacle = effect.obstacle(state, seat)
            if obstacle is not None:
                return obstacle
    return None


def is_idle(state: AuroraState, seat: int, script: int) -> bool:
    """Whether no effect of a list would change anything."""
    if script != NONE:
        for effect in SCRIPTS[script]:
            if not effect.is_idle(state, seat):
                return False
    return True
