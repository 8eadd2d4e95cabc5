"""On the road: steps, avalanches and the end of a move (LAU-MOVE-05 to -19)."""

from typing import Final

from meadhall.games.last_aurora.content.road import (
    IS_SICK,
    REGION,
    TRACKED_ROADS,
    WAYPOINT_SCRIPTS,
    WHEELED_ROADS,
)
from meadhall.games.last_aurora.content.story_book import (
    END_MOVE_ON,
    ON_ENTER_REGION,
    ON_SICK_SPACE,
    ON_WAYPOINT,
)
from meadhall.games.last_aurora.content.tables import AFTER_MOVE, AMMO, NONE
from meadhall.games.last_aurora.rules import obstacles
from meadhall.games.last_aurora.rules.cards.objects import AFTER_ACTION
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.convoys.crew import ANY_OWN, ChooseContaminated
from meadhall.games.last_aurora.rules.convoys.survivors import BuryDead
from meadhall.games.last_aurora.rules.driving.mines import MinesGoOff, is_mined
from meadhall.games.last_aurora.rules.driving.speed import is_tracked
from meadhall.games.last_aurora.rules.events import (
    ARRIVED,
    AVALANCHE_BLASTED,
    MOVED,
    WAYPOINT_TAKEN,
)
from meadhall.games.last_aurora.rules.modules.missions import (
    advance_missions,
    enter_region_for_missions,
)
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import BLAST, STOP, TO
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.shared import replaced, without
from meadhall.kernel.state import Choice, Obstacle, Step

AVALANCHE_COST: Final = 2
TRACKED_AVALANCHE_COST: Final = 1
"""LAU-MOVE-11: what an Avalanche costs in addition to the normal point."""


class Drive(Choice[AuroraState]):
    """LAU-MOVE-05: one space after the other, or stop."""

    __slots__ = ("points",)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points
        """Points at the beginning of this step; the state's move bonus changes them."""

    def run(self, state: AuroraState) -> bool:
        if self.points_left(state) > 0 and self.has_road(state):
            return False
        state.steps[-1] = EndMove(self.seat)
        return True

    def points_left(self, state: AuroraState) -> int:
        return self.points + state.road.move_bonus

    def has_road(self, state: AuroraState) -> bool:
        """LAU-MOVE-10: whoever has entered the Aurora's space stops there."""
        space = state.positions[self.seat]
        if state.road.left and space == state.road.aurora:
            return False
        return bool(TRACKED_ROADS[space])

    def cost(self, state: AuroraState, space: int) -> int:
        """LAU-MOVE-11."""
        if space not in state.road.avalanches:
            return 1
        tracked = is_tracked(state.players[self.seat])
        return 1 + (TRACKED_AVALANCHE_COST if tracked else AVALANCHE_COST)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        roads = TRACKED_ROADS[state.positions[seat]]
        moves = [TO.at(space) for space in roads]
        for space in roads:
            if space in state.road.avalanches:
                moves.append(BLAST.at(space))
        moves.append(STOP.move)
        return moves

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == STOP.move:
            is_stuck = state.road.left or not self.steps_open(state)
            return None if is_stuck else obstacles.MUST_MOVE
        player = state.players[seat]
        space = BLAST.target(move) if BLAST.has(move) else TO.target(move)
        is_wheeled = space in WHEELED_ROADS[state.positions[seat]]
        if not is_wheeled and not is_tracked(player):
            return obstacles.ONLY_TRACKS
        if BLAST.has(move):
            return None if player.load[AMMO] else obstacles.NO_AMMO
        is_too_far = self.cost(state, space) > self.points_left(state)
        return obstacles.AVALANCHE_IN_THE_WAY if is_too_far else None

    def steps_open(self, state: AuroraState) -> bool:
        """LAU-MOVE-16: whether any step is possible."""
        for move in self.candidates(state, self.seat):
            if move != STOP.move and self.obstacle(state, self.seat, move) is None:
                return True
        return False

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == STOP.move:
            state.steps[-1] = EndMove(seat)
            return
        points = self.points_left(state)
        road = state.own_road()
        road.move_bonus = 0
        if BLAST.has(move):
            space = BLAST.target(move)
            spend(state, seat, AMMO, 1)
            road.avalanches = without(road.avalanches, space)
            state.tell(AVALANCHE_BLASTED, seat, space)
            points -= 1
        else:
            space = TO.target(move)
            points -= self.cost(state, space)
        state.steps[-1] = Drive(seat, points)
        enter(state, seat, space)


def enter(state: AuroraState, seat: int, space: int) -> None:
    """LFS-EDGE-10: on the first space of a new region a Story, then Missions, then Mines."""
    origin = state.positions[seat]
    road = state.own_road()
    road.left = (*road.left, origin)
    state.positions[seat] = space
    state.tell(MOVED, seat, space)
    if state.road.mines and is_mined(state, seat, space):
        state.steps.append(MinesGoOff(seat, space))
    if REGION[space] != REGION[origin]:
        if not state.is_automa(seat) and state.players[seat].missions:
            state.steps.append(ReachRegion(seat))
        meet(state, seat, ON_ENTER_REGION)


class ReachRegion(Step[AuroraState]):
    """LFS-STORY-09: Missions that lead to a region are fulfilled there."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        enter_region_for_missions(state, self.seat)
        return True


class EndMove(Step[AuroraState]):
    """LAU-MOVE-15: Story, Contamination and waypoint of the end space, then deaths."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        seat = self.seat
        if state.road.move_bonus:
            state.own_road().move_bonus = 0
        state.steps[-1] = AFTER_ACTION[seat][AFTER_MOVE]
        if not state.road.left:
            return True
        space = state.positions[seat]
        arrive(state, seat)
        state.steps.append(BuryDead(seat))
        if state.road.waypoints[space] != NONE:
            state.steps.append(TakeWaypoint(seat))
        if IS_SICK[space]:
            state.steps.append(ChooseContaminated(seat, ANY_OWN))
        meet(state, seat, space_triggers(state, space))
        return True


def arrive(state: AuroraState, seat: int) -> None:
    """LAU-END-08: whoever arrived earlier is further left on the track."""
    road = state.own_road()
    road.clock += 1
    road.arrivals = replaced(road.arrivals, seat, road.clock)
    state.tell(ARRIVED, seat, state.positions[seat])


def space_triggers(state: AuroraState, space: int) -> int:
    triggers = ON_SICK_SPACE if IS_SICK[space] else 0
    return triggers | ON_WAYPOINT if state.road.waypoints[space] != NONE else triggers


class TakeWaypoint(Step[AuroraState]):
    """LAU-MOVE-09, LAU-MOVE-19."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        space = state.positions[self.seat]
        waypoint = state.road.waypoints[space]
        road = state.own_road()
        road.waypoints = replaced(road.waypoints, space, NONE)
        state.tell(WAYPOINT_TAKEN, self.seat, space, waypoint)
        carry_out(state, self.seat, WAYPOINT_SCRIPTS[waypoint])
        advance_missions(state, self.seat, END_MOVE_ON)
        return True
