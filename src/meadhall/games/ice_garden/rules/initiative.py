"""The Initiative phase (LIG-INI), and the stages that Vuko tiles follow (LIG-ADV-02)."""

from meadhall.games.ice_garden.content.tables import (
    EFFECT_ARROW,
    EFFECT_IDS,
    HELM_MARKERS,
    HELM_SHIP,
    HELM_STAGE,
    HELMS,
    LAST_HELM,
    RED_SHIPS_UP_TO,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import ADVANCE
from meadhall.games.ice_garden.rules.state import INITIATIVE, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class InitiativePhase(Step[IceGardenState]):
    """LIG-INI-01: nobody moves in round 1."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = INITIATIVE
        state.own_tracks().scoring_count = 0
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
        helm = state.sides[seat].helm
        n = ADVANCE.target(move) + 1
        if helm + n > LAST_HELM:
            return obstacles.TRACK_ENDS
        if n > 1 and state.sides[seat].double_steps >> HELM_STAGE[helm] & 1:
            return obstacles.DOUBLE_STEP_MADE
        return None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        n = ADVANCE.target(move) + 1
        if n > 1:
            state.sides[seat].double_steps |= 1 << HELM_STAGE[state.sides[seat].helm]
        state.sides[seat].helm += n
        helm = state.sides[seat].helm
        # LIG-INI-05: on top of the stack.
        state.own_tracks().arrivals.remove(seat)
        state.own_tracks().arrivals.append(seat)
        state.tell(events.ADVANCED, seat, n, helm + 1)
        trigger_ships(state, seat, helm)


def trigger_ships(state: IceGardenState, seat: int, helm: int) -> None:
    """LIG-INI-08: red ships reached or passed for the first time in the game."""
    ships = RED_SHIPS_UP_TO[helm]
    while state.tracks.ships < ships:
        state.own_tracks().ships += 1
        state.own_tracks().scoring_count += 1
        state.tell(events.SHIP_TRIGGERED, seat, RED_SHIPS_UP_TO.index(state.tracks.ships) + 1)


class TakeOrder(Step[IceGardenState]):
    """LIG-INI-06, LIG-INI-07, LIG-INI-11: the new order, action markers, the stage."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if not state.is_solo():
            order = order_of_play(state)
            if order != state.order:
                state.order = order
                state.tell_list(events.ORDER_SET, order)
        for seat in range(state.seats):
            state.sides[seat].action_markers = HELM_MARKERS[state.sides[seat].helm]
            state.tell(events.MARKERS_TAKEN, seat, state.sides[seat].action_markers)
        begin_stage(state, HELM_STAGE[state.foremost_helm()])
        return True


def order_of_play(state: IceGardenState) -> tuple[int, ...]:
    """LIG-INI-06: by ship; of equal ships the helm further right; on one helm from the top."""
    order: list[int] = []
    ranks: list[int] = []
    for side in state.tracks.arrivals[::-1]:
        helm = state.sides[side].helm
        rank = HELM_SHIP[helm] * HELMS - helm
        place = len(order)
        while place > 0 and rank < ranks[place - 1]:
            place -= 1
        order.insert(place, side)
        ranks.insert(place, rank)
    return tuple(order)


def begin_stage(state: IceGardenState, stage: int) -> None:
    """LIG-INI-10; LIG-ADV-02: which Vuko tiles are active now."""
    if state.round > 1 and stage == state.tracks.stage:
        return
    state.own_tracks().stage = stage
    state.tell(events.STAGE_BEGAN, stage + 1)
    before = state.vuko.active
    active = 0
    for number, effect in enumerate(state.vuko.tiles):
        if number == stage or (number < stage and EFFECT_ARROW[effect]):
            active |= 1 << effect
    state.own_vuko().active = active
    for effect in range(len(EFFECT_IDS)):
        if before & ~active & 1 << effect:
            state.tell(events.VUKO_TILE_ENDED, effect)
        if active & ~before & 1 << effect:
            state.tell(events.VUKO_TILE_BEGAN, effect)
    for tile in active_tiles(state):
        tile.when_stage_begins(state)
