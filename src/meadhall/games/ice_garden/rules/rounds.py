"""The round (LIG-RND): its phases, and the help at its start."""

from typing import Final

from meadhall.games.ice_garden.content.tables import NONE, POPULATION, REGIONS
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.action_order import ActionOrder
from meadhall.games.ice_garden.rules.boxes import ResolveBoxes
from meadhall.games.ice_garden.rules.ending import is_game_over
from meadhall.games.ice_garden.rules.independent.turns import move_units
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.moves import DONE, INFLUENCE_AT
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.regions.domination import DominationPhase
from meadhall.games.ice_garden.rules.regions.locking import close_locked_regions
from meadhall.games.ice_garden.rules.state import HELP, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step

HELPED_BELOW: Final = 2
"""LIG-RND-02: whoever has fewer influence markers than this is helped up to it."""
HELP_POPULATION: Final = 2
"""LIG-RND-03."""


class BeginRound(Step[IceGardenState]):
    """LIG-RND-01: help, initiative, action order, planning, the boxes, domination, end check."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.round += 1
        state.tell(events.ROUND_BEGAN, state.round)
        close_locked_regions(state)
        steps = state.steps
        steps[-1] = EndRound()
        steps.append(DominationPhase())
        steps.append(ResolveBoxes(0))
        steps.append(PlanningPhase())
        if state.options.action_order and state.round > 1:
            steps.append(ActionOrder())
        steps.append(InitiativePhase())
        if state.round > 1:
            state.phase = HELP
            steps.append(Help(0))
            if state.is_solo():
                move_units(state)
        return True


class EndRound(Step[IceGardenState]):
    """LIG-END-01: the end check; else the next round."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.tell(events.ROUND_ENDED, state.round)
        if not is_game_over(state):
            state.steps[-1] = BeginRound()
        return True


class Help(Step[IceGardenState]):
    """LIG-RND-02, LIG-RND-03, LIG-RND-05: one player after the other, in the old order."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        for place in range(self.place, len(state.order)):
            side = state.order[place]
            if state.is_independent(side):
                continue  # LIG-SOL-24
            n = HELPED_BELOW - markers_on_map(state, side)
            if n > 0:
                state.tell(events.HELPED, side)
                state.gain(side, POPULATION, HELP_POPULATION, events.GAIN_HELP)
                state.steps.append(Help(place + 1))
                state.steps.append(PlaceHelp(side, n))
                break
        return True


def markers_on_map(state: IceGardenState, side: int) -> int:
    """LIG-RND-04: in open regions, controlled ones included."""
    count = 0
    owner = state.sides[side]
    for region in range(REGIONS):
        if state.map.is_open[region]:
            count += owner.markers[region] + owner.controlled[region]
    return count


class PlaceHelp(Choice[IceGardenState]):
    """D04, LIG-RND-02, LIG-RND-06: a marker into any open region, or done."""

    __slots__ = ("left",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        places = [
            INFLUENCE_AT.at(region) for region in range(REGIONS) if state.map.tiles[region] != NONE
        ]
        return [*places, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        if not state.map.is_open[INFLUENCE_AT.target(move)]:
            return obstacles.REGION_LOCKED
        return None if state.sides[seat].supply else obstacles.NO_MARKER_TO_PLACE

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        state.place_influence(seat, INFLUENCE_AT.target(move), events.FOR_HELP)
        if self.left > 1:
            state.steps.append(PlaceHelp(seat, self.left - 1))
