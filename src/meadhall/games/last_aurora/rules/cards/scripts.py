"""Lists of effects and the step that carries them out.

``effects.py`` fills ``SCRIPTS``; everything else names a list of effects by its number.
"""

from typing import Final

from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.convoys.survivors import bury_dead
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.state import Step


class Effect:
    """One word of a card."""

    __slots__ = ()

    def apply(self, state: AuroraState, seat: int) -> None:
        """Do it, or push the steps that do."""

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        """Whether it can be borne as a cost."""
        return True

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """Whether it would change nothing."""
        return False

    def is_deadly(self) -> bool:
        """Whether a Survivor may die of it."""
        return False


SCRIPTS: Final[list[list[Effect]]] = []
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
        effects[at].apply(state, self.seat)
        return True


def carry_out(state: AuroraState, seat: int, script: int) -> None:
    """Carry a list of effects out next; ``NONE`` is an empty list."""
    if script != NONE:
        state.steps.append(CarryOut(seat, script, 0))


def is_payable(state: AuroraState, seat: int, script: int) -> bool:
    if script == NONE:
        return True
    for effect in SCRIPTS[script]:
        if not effect.is_payable(state, seat):
            return False
    return True


def is_vain(state: AuroraState, seat: int, script: int) -> bool:
    if script == NONE:
        return True
    for effect in SCRIPTS[script]:
        if not effect.is_vain(state, seat):
            return False
    return True
