"""The Action phase (LIG-ACT): the boxes in their order, the markers of each from the highest."""

from meadhall.games.ice_garden.content.tables import (
    ACTIVATION,
    INFLUENCE,
    MOST_TIMES,
    MOVE_BOX,
    NONE,
    RAVEN_SHADOW,
    UNIT_OWNER,
    VIPER_GORGE,
    VORACIOUS_MOUNTAIN,
    VUKO_BOX,
)
from meadhall.games.ice_garden.rules import builders, events
from meadhall.games.ice_garden.rules.actions.influence import begin_influence
from meadhall.games.ice_garden.rules.actions.making import Making
from meadhall.games.ice_garden.rules.actions.movement import MoveAction
from meadhall.games.ice_garden.rules.actions.raven_shadow import RavenShadow
from meadhall.games.ice_garden.rules.actions.viper_gorge import GorgeTurn
from meadhall.games.ice_garden.rules.actions.voracious_mountain import MountainFrom
from meadhall.games.ice_garden.rules.independent.turns import act_in_box
from meadhall.games.ice_garden.rules.state import FIRST_BOX, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import AttackTurn, RemoveDefeated
from meadhall.games.ice_garden.rules.units.speed import SpeedTurn
from meadhall.games.ice_garden.rules.vuko import VukoActs
from meadhall.kernel.state import Step


class ResolveBoxes(Step[IceGardenState]):
    """LIG-ACT-01: box 0, then by order tokens, then 6 and 7."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        place = self.place
        steps = state.steps
        if place > VUKO_BOX:
            steps.pop()
            return True
        steps[-1] = ResolveBoxes(place + 1)
        box = place if place in (VIPER_GORGE, ACTIVATION, VUKO_BOX) else state.box_order[place - 1]
        state.phase = FIRST_BOX + box
        state.tell(events.BOX_BEGAN, box)
        if box == VIPER_GORGE:
            steps.append(GorgeTurn(0))
        elif box == ACTIVATION:
            begin_activation(state)
        elif box == VUKO_BOX:
            steps.append(VukoActs())
        else:
            steps.append(ResolveBox(box))
        return True


class ResolveBox(Step[IceGardenState]):
    """LIG-ACT-02: the marker with the highest number is removed, and its owner acts.

    LIG-SOL-06: before that the Independent Player does what the box brings it.
    """

    __slots__ = ("box",)

    def __init__(self, box: int) -> None:
        self.box = box

    def run(self, state: IceGardenState) -> bool:
        box = self.box
        slots = state.slots[box]
        if not slots:
            state.steps.pop()
            return True
        if state.is_solo():
            act_in_box(state, box)
            if state.is_over():
                return True
        seat = slots[-1]
        state.slots[box] = slots[:-1]
        state.tell(events.ACTION_BEGAN, seat, box)
        if box == INFLUENCE:
            begin_influence(state, seat)
        elif box == MOVE_BOX:
            state.steps.append(MoveAction(seat, MOST_TIMES[MOVE_BOX]))
        elif box == VORACIOUS_MOUNTAIN:
            state.steps.append(MountainFrom(seat))
        elif box == RAVEN_SHADOW:
            state.steps.append(RavenShadow(seat))
        else:
            state.steps.append(Making(seat, 0))
        return True


def begin_activation(state: IceGardenState) -> None:
    """LIG-ATV-01: special abilities, Speed, Attack, removal of defeated units; the first on top."""
    state.steps.append(RemoveDefeated())
    state.steps.append(AttackTurn(0))
    state.steps.append(SpeedTurn(0))
    for number in range(len(builders.ACTIVATION) - 1, -1, -1):
        state.steps.append(UseSpecial(number))


class UseSpecial(Step[IceGardenState]):
    """LIG-ATV-02, LIG-ATV-04: a special ability of Activation, for the side with its unit type."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        unit, special = builders.ACTIVATION[self.number]
        side = state.side_of(UNIT_OWNER[unit])
        if side != NONE and not special.is_idle(state, side):
            special.carry_out(state, side)
        return True
