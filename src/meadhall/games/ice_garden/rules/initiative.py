"""The Initiative phase (LIG-INI), and the stages that Vuko tiles follow (LIG-ADV-02)."""

from meadhall.games.ice_garden.content.tables import (
    EFFECT_ARROW,
    EFFECT_IDS,
    HELM_MARKERS,
    HELM_SHIP,
    HELM_STAGE,
    HELMS,
    LAST_HELM,
    NONE,
    RED_SHIPS_UP_TO,
    SKIP_VUKO,
)
from meadhall.games.ice_garden.rules.events import (
    ADVANCED,
    MARKERS_TAKEN,
    ORDER_SET,
    SHIP_TRIGGERED,
    STAGE_BEGAN,
    VUKO_LEFT,
    VUKO_TILE_BEGAN,
    VUKO_TILE_ENDED,
)
from meadhall.games.ice_garden.rules.moves import ADVANCE
from meadhall.games.ice_garden.rules.obstacles import DOUBLE_STEP_MADE, TRACK_ENDS
from meadhall.games.ice_garden.rules.state import INITIATIVE, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class InitiativePhase(Step[IceGardenState]):
    """LIG-INI-01: nobody moves in round 1."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = INITIATIVE
        state.scoring_count = 0
        state.steps[-1] = TakeOrder()
        if state.round > 1:
            state.steps.append(NextToAdvance(0))
        return True


class NextToAdvance(Step[IceGardenState]):
    """LIG-INI-02: in the order of the previous round."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if self.place < len(state.order):
            state.steps.append(NextToAdvance(self.place + 1))
            side = state.order[self.place]
            if not state.is_independent(side):
                state.steps.append(Advance(side))
        return True


class Advance(Choice[IceGardenState]):
    """D05: one helm, or two once per stage."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return ADVANCE.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        """LIG-INI-03, LIG-INI-04."""
        helm = state.helms[seat]
        n = ADVANCE.target(move) + 1
        if helm + n > LAST_HELM:
            return TRACK_ENDS
        if n > 1 and state.double_steps[seat] >> HELM_STAGE[helm] & 1:
            return DOUBLE_STEP_MADE
        return None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        n = ADVANCE.target(move) + 1
        if n > 1:
            state.double_steps[seat] |= 1 << HELM_STAGE[state.helms[seat]]
        state.helms[seat] += n
        helm = state.helms[seat]
        # LIG-INI-05: on top of the stack.
        state.arrivals.remove(seat)
        state.arrivals.append(seat)
        state.tell(ADVANCED, seat, n, helm + 1)
        trigger_ships(state, seat, helm)


def trigger_ships(state: IceGardenState, seat: int, helm: int) -> None:
    """LIG-INI-08: red ships reached or passed for the first time in the game."""
    ships = RED_SHIPS_UP_TO[helm]
    while state.ships < ships:
        state.ships += 1
        state.scoring_count += 1
        state.tell(SHIP_TRIGGERED, seat, RED_SHIPS_UP_TO.index(state.ships) + 1)


class TakeOrder(Step[IceGardenState]):
    """LIG-INI-06, LIG-INI-07, LIG-INI-11: the new order, action markers, the stage."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if not state.is_solo():
            order = order_of_play(state)
            if order != state.order:
                state.order = order
                state.tell(ORDER_SET, *order)
        for seat in range(state.seats):
            state.action_markers[seat] = HELM_MARKERS[state.helms[seat]]
            state.tell(MARKERS_TAKEN, seat, state.action_markers[seat])
        begin_stage(state, HELM_STAGE[max(state.helms)])
        return True


def order_of_play(state: IceGardenState) -> list[int]:
    """LIG-INI-06: by ship; of equal ships the helm further right; on one helm from the top."""
    order: list[int] = []
    ranks: list[int] = []
    for side in reversed(state.arrivals):
        helm = state.helms[side]
        rank = HELM_SHIP[helm] * HELMS - helm
        place = len(order)
        while place > 0 and rank < ranks[place - 1]:
            place -= 1
        order.insert(place, side)
        ranks.insert(place, rank)
    return order


def begin_stage(state: IceGardenState, stage: int) -> None:
    """LIG-INI-10; LIG-ADV-02: which Vuko tiles are active now."""
    if state.round > 1 and stage == state.stage:
        return
    state.stage = stage
    state.tell(STAGE_BEGAN, stage + 1)
    before = state.active
    state.active = 0
    for number, effect in enumerate(state.vuko_tiles):
        if number == stage or (number < stage and EFFECT_ARROW[effect]):
            state.active |= 1 << effect
    for effect in range(len(EFFECT_IDS)):
        if before >> effect & 1 and not state.active >> effect & 1:
            state.tell(VUKO_TILE_ENDED, effect)
        if state.active >> effect & 1 and not before >> effect & 1:
            state.tell(VUKO_TILE_BEGAN, effect)
    if state.active & SKIP_VUKO and state.vuko != NONE:
        # LIG-ADV-10: only a tile that has just become active finds Vuko on the board.
        state.free_controlled(state.vuko)
        state.tell(VUKO_LEFT, state.vuko)
        state.vuko = NONE
