"""Raven Shadow (LIG-RAV)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    BEST_REPUTATION,
    DISCARD_COST,
    M_FACTOR,
    RAVEN_OPTION_IDS,
    RAVEN_SHADOW,
    REPUTATION_GAIN,
    RESOURCE_IDS,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import DONE, RAVEN
from meadhall.games.ice_garden.rules.reputation import raise_reputation
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

DISCARD: Final[int] = RAVEN.at(RAVEN_OPTION_IDS.index("discard_vuko_token"))
RAISE: Final[int] = RAVEN.at(RAVEN_OPTION_IDS.index("raise_reputation"))
TOO_EXPENSIVE: Final = obstacles.cannot_pay(RESOURCE_IDS[M_FACTOR], DISCARD_COST[M_FACTOR])


def is_raise_forbidden(state: IceGardenState) -> bool:
    """LIG-ADV-09."""
    for tile in active_tiles(state):
        if tile.forbids_raise():
            return True
    return False


class RavenShadow(Choice[IceGardenState]):
    """D12, LIG-RAV-01: discard a Vuko token, raise the reputation, or decline."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [DISCARD, RAISE, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DISCARD:
            if not state.sides[seat].vuko_tokens:
                return obstacles.NO_VUKO_TOKEN
            return None if state.can_pay(seat, DISCARD_COST) else TOO_EXPENSIVE
        if move == RAISE:
            if state.is_solo():
                return obstacles.NO_REPUTATION
            if is_raise_forbidden(state):
                return obstacles.RAVEN_PLANS
            if state.sides[seat].reputation >= BEST_REPUTATION:
                return obstacles.REPUTATION_AT_BEST
        return None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DISCARD:
            state.pay(seat, DISCARD_COST)
            state.discard_vuko_tokens(seat, 1, events.TOKEN_RAVEN)
        elif move == RAISE:
            raise_reputation(state, seat, REPUTATION_GAIN)
        else:
            state.tell(events.DECLINED, seat, RAVEN_SHADOW)
