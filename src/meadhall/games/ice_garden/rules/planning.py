"""The Planning phase (LIG-PLN)."""

from meadhall.games.ice_garden.content.tables import PLAN_BOXES, SLOTS, SLOTS_FOR_TWO, VIPER_GORGE
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.moves import PLAN
from meadhall.games.ice_garden.rules.state import PLANNING, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class PlanningPhase(Step[IceGardenState]):
    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = PLANNING
        state.steps[-1] = PlanningTurn(0)
        return True


class PlanningTurn(Step[IceGardenState]):
    """LIG-PLN-01: the next player with a marker, until nobody has one."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        players = len(state.order)
        for offset in range(players):
            place = (self.place + offset) % players
            seat = state.order[place]
            if not state.sides[seat].action_markers:
                continue
            state.steps.append(PlanningTurn((place + 1) % players))
            if is_any_box_open(state, seat):
                state.steps.append(PlanMarker(seat))
            else:
                # LIG-PLN-07
                state.tell(events.SET_ASIDE, seat, state.sides[seat].action_markers)
                state.sides[seat].action_markers = 0
            break
        return True


class PlanMarker(Choice[IceGardenState]):
    """D07: an action marker into an open box."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return PLAN.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return box_obstacle(state, seat, PLAN.target(move))

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        return [PLAN.at(box) for box in range(PLAN_BOXES) if box_obstacle(state, seat, box) is None]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        box = PLAN.target(move)
        state.sides[seat].action_markers -= 1
        state.slots[box] += (seat,)
        if box == VIPER_GORGE:
            # LIG-PLN-05
            state.sides[seat].supply -= 1
            state.sides[seat].gorge += 1
        state.tell(events.PLANNED, seat, box, len(state.slots[box]))


def box_obstacle(state: IceGardenState, seat: int, box: int) -> Obstacle | None:
    """LIG-PLN-03 to LIG-PLN-06."""
    if box == VIPER_GORGE:
        return None if state.sides[seat].supply else obstacles.NO_MARKER_FOR_GORGE
    taken = len(state.slots[box])
    if taken >= SLOTS[box]:
        return obstacles.BOX_FULL
    if len(state.sides) == 2 and taken >= SLOTS_FOR_TWO[box]:
        return obstacles.BOX_FULL_FOR_TWO
    return None


def is_any_box_open(state: IceGardenState, seat: int) -> bool:
    for box in range(PLAN_BOXES):
        if box_obstacle(state, seat, box) is None:
            return True
    return False
