"""Raven Shadow (LIG-RAV)."""

from typing import Final

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import DONE, RAVEN
from meadhall.games.ice_garden.rules.reputation import raise_reputation
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

DISCARD: Final[int] = RAVEN.at(tables.RAVEN_OPTION_IDS.index("discard_vuko_token"))
RAISE: Final[int] = RAVEN.at(tables.RAVEN_OPTION_IDS.index("raise_reputation"))
TOO_DEAR: Final = obstacles.cannot_pay(
    tables.RESOURCE_IDS[tables.M_FACTOR], tables.DISCARD_COST[tables.M_FACTOR]
)


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
            return None if state.can_pay(seat, tables.DISCARD_COST) else TOO_DEAR
        if move == RAISE:
            if state.is_solo():
                return obstacles.NO_REPUTATION
            if is_raise_forbidden(state):
                return obstacles.RAVEN_PLANS
            return (
                obstacles.REPUTATION_AT_BEST
                if state.sides[seat].reputation >= tables.BEST_REPUTATION
                else None
            )
        return None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DISCARD:
            state.pay(seat, tables.DISCARD_COST)
            state.discard_vuko_tokens(seat, 1, events.TOKEN_RAVEN)
        elif move == RAISE:
            raise_reputation(state, seat, tables.REPUTATION_GAIN)
        else:
            state.tell(events.DECLINED, seat, tables.RAVEN_SHADOW)
