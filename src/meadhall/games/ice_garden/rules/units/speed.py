"""Speed (LIG-ATV-05)."""

from meadhall.games.ice_garden.content.tables import (
    FIRST_UNIT,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    SPEED,
    UNIT_LEVEL,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.movement import (
    has_way_out,
    neighbour_candidates,
    staying_obstacle,
)
from meadhall.games.ice_garden.rules.moves import DONE, MOVE, TO
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class SpeedTurn(Step[IceGardenState]):
    """LIG-ATV-05: through the players in initiative order. LIG-SOL-11: not the Independent."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        for place in range(self.place, len(state.order)):
            side = state.order[place]
            if not state.is_independent(side) and has_speed(state, side):
                state.steps.append(SpeedTurn(place + 1))
                state.steps.append(Hurry(side, [0] * (UNITS_EACH * REGIONS), 0))
                break
        return True


def has_speed(state: IceGardenState, side: int) -> bool:
    for unit in state.units_of(side):
        if state.upgrades.abilities[unit][SPEED] and state.regions_of(unit):
            return True
    return False


class Hurry(Choice[IceGardenState]):
    """D19, LIG-ATV-05: a unit with a step left, or done.

    Units of level 1 and 2 have Speed at most once (LIG-MAK-08); of level 3 there is one figure.
    """

    __slots__ = ("arrived", "used")

    def __init__(self, seat: int, arrived: list[int], used: int) -> None:
        super().__init__(seat)
        self.arrived = arrived
        """Figures that have made their step, by level (from 0) and region."""
        self.used = used
        """Steps made by the unit of level 3."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        found: list[int] = []
        for region in range(REGIONS):
            for unit in state.units_of(seat):
                if self._may_move(state, unit, region):
                    found.append(MOVE.at_pair(region, FIRST_UNIT + unit))
        found.append(DONE.move)
        return found

    def _may_move(self, state: IceGardenState, unit: int, region: int) -> bool:
        steps = state.upgrades.abilities[unit][SPEED]
        figures = state.units.on_map[unit * REGIONS + region]
        if not steps or not figures:
            return False
        level = UNIT_LEVEL[unit]
        if level == UNITS_EACH:
            return self.used < steps
        return figures > self.arrived[(level - 1) * REGIONS + region]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        region, piece = MOVE.pair(move)
        obstacle = staying_obstacle(state, region, piece)
        if obstacle is not None:
            return obstacle
        return None if has_way_out(state, region) else obstacles.NO_WAY_OUT

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            return
        region, piece = MOVE.pair(move)
        state.steps[-1] = HurryTo(seat, region, piece, self.arrived, self.used)


class HurryTo(Choice[IceGardenState]):
    """D19: the adjacent open region to which the unit goes."""

    __slots__ = ("arrived", "piece", "region", "used")
    FACTS = {"piece": PIECE_IDS, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, piece: int, arrived: list[int], used: int) -> None:
        super().__init__(seat)
        self.region = region
        self.piece = piece
        self.arrived = arrived
        self.used = used

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return neighbour_candidates(state, self.region)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        to = TO.target(move)
        state.move_piece(seat, self.piece, self.region, to, events.BY_SPEED)
        level = UNIT_LEVEL[self.piece - FIRST_UNIT]
        if level == UNITS_EACH:
            state.steps[-1] = Hurry(seat, self.arrived, self.used + 1)
            return
        arrived = self.arrived[:]
        arrived[(level - 1) * REGIONS + to] += 1
        state.steps[-1] = Hurry(seat, arrived, self.used)
