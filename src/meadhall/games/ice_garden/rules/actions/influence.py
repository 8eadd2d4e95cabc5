"""The Influence action (LIG-INF)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    COSTS,
    INFLUENCE,
    MOST_TIMES,
    NONE,
    POPULATION,
    REGIONS,
    RESOURCE_IDS,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.moves import DONE, INFLUENCE_AT
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

TOO_EXPENSIVE: Final = obstacles.cannot_pay(RESOURCE_IDS[POPULATION], COSTS[INFLUENCE][POPULATION])


def begin_influence(state: IceGardenState, seat: int) -> None:
    """LIG-INF-01: regions with presence before the action count."""
    left = MOST_TIMES[INFLUENCE]
    state.steps.append(PlaceInfluence(seat, left, state.presence(seat)))


class PlaceInfluence(Choice[IceGardenState]):
    """D09: pay for a marker and place it, or done."""

    __slots__ = ("left", "where")
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int, where: int) -> None:
        super().__init__(seat)
        self.left = left
        self.where = where
        """Open regions with presence before the action, as bits."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        places = [
            INFLUENCE_AT.at(region) for region in range(REGIONS) if state.map.tiles[region] != NONE
        ]
        return [*places, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        region = INFLUENCE_AT.target(move)
        if not state.map.is_open[region]:
            return obstacles.REGION_LOCKED
        if not self.where >> region & 1:
            return obstacles.NO_PRESENCE
        if not state.sides[seat].supply:
            return obstacles.NO_INFLUENCE_MARKER
        return None if state.can_pay(seat, COSTS[INFLUENCE]) else TOO_EXPENSIVE

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        """The candidates without an obstacle; what prevents them all is checked only once."""
        if not state.sides[seat].supply or not state.can_pay(seat, COSTS[INFLUENCE]):
            return [DONE.move]
        legal = [INFLUENCE_AT.at(region) for region in range(REGIONS) if self.where >> region & 1]
        legal.append(DONE.move)
        return legal

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            if self.left == MOST_TIMES[INFLUENCE]:
                state.tell(events.DECLINED, seat, INFLUENCE)
            return
        state.pay(seat, COSTS[INFLUENCE])
        state.place_influence(seat, INFLUENCE_AT.target(move), events.FOR_INFLUENCE)
        if self.left > 1:
            state.steps.append(PlaceInfluence(seat, self.left - 1, self.where))
