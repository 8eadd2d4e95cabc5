"""Events that units bring about by themselves (LIG-EVT)."""

from meadhall.games.ice_garden.content.tables import (
    BUILD_TOWER,
    CARRY_RESERVES,
    EVENTS,
    LOCK,
    LOCK_TOKENS,
    NIGHTMARES_TO_LOCK,
    NONE,
    RED_TOWERS,
    REGIONS,
    UnitEffect,
)
from meadhall.games.ice_garden.rules.events import CHOSE_EVENT, RESERVES_CARRIED, TOWER_BUILT
from meadhall.games.ice_garden.rules.independent import tell_choice
from meadhall.games.ice_garden.rules.regions.locking import begin_lock
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Step


class UnitEvents(Step[IceGardenState]):
    """LIG-EVT-05: by the dominance determined before the special abilities."""

    __slots__ = ("level", "region", "side")

    def __init__(self, side: int, region: int, level: int) -> None:
        self.side = side
        self.region = region
        self.level = level

    def run(self, state: IceGardenState) -> bool:
        if self.level == 0:
            state.steps.pop()
            return True
        state.steps[-1] = UnitEvents(self.side, self.region, self.level - 1)
        unit = state.unit_of(self.side, self.level)
        if EVENTS[unit] and state.units[unit * REGIONS + self.region]:
            for effect in EVENTS[unit]:
                bring_about(state, self.side, self.region, effect)
        return True


def bring_about(state: IceGardenState, side: int, region: int, effect: UnitEffect) -> None:
    keyword = effect.keyword
    if keyword == LOCK:
        if (
            state.nightmares[region] >= NIGHTMARES_TO_LOCK
            and region != state.thorn
            and sum(state.locked) < LOCK_TOKENS
        ):
            tell_choice(state, side, CHOSE_EVENT)
            begin_lock(state, side, region)
    elif keyword == BUILD_TOWER:
        if state.towers[region] < effect.most and sum(state.towers) < RED_TOWERS:
            tell_choice(state, side, CHOSE_EVENT)
            state.towers[region] += 1
            state.tell(TOWER_BUILT, side, region, sum(state.towers))
    elif keyword == CARRY_RESERVES and state.thorn not in (NONE, region):
        carry_reserves(state, side, region)


def carry_reserves(state: IceGardenState, side: int, region: int) -> None:
    """LIG-EVT-03: all reserves of the region, face down, to the Thorn."""
    n = state.reserves[region]
    if n:
        tell_choice(state, side, CHOSE_EVENT)
        state.reserves[region] = 0
        state.reserves_down[state.thorn] += n
        state.tell(RESERVES_CARRIED, side, region, state.thorn, n)
