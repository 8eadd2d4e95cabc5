"""Events that units bring about by themselves (LIG-EVT)."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events
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
        if tables.EVENTS[unit] and state.units.on_map[unit * tables.REGIONS + self.region]:
            for effect in tables.EVENTS[unit]:
                bring_about(state, self.side, self.region, effect)
        return True


def bring_about(state: IceGardenState, side: int, region: int, effect: tables.UnitEffect) -> None:
    keyword = effect.keyword
    if keyword == tables.LOCK:
        if (
            state.map.nightmares[region] >= tables.NIGHTMARES_TO_LOCK
            and region != state.map.thorn
            and sum(state.map.locked) < tables.LOCK_TOKENS
        ):
            tell_choice(state, side, events.CHOSE_EVENT)
            begin_lock(state, side, region)
    elif keyword == tables.BUILD_TOWER:
        if state.map.towers[region] < effect.most and sum(state.map.towers) < tables.RED_TOWERS:
            tell_choice(state, side, events.CHOSE_EVENT)
            state.own_map().towers[region] += 1
            state.tell(events.TOWER_BUILT, side, region, sum(state.map.towers))
    elif keyword == tables.CARRY_RESERVES and state.map.thorn not in (tables.NONE, region):
        carry_reserves(state, side, region)


def carry_reserves(state: IceGardenState, side: int, region: int) -> None:
    """LIG-EVT-03: all reserves of the region, face down, to the Thorn."""
    n = state.map.reserves[region]
    if n:
        tell_choice(state, side, events.CHOSE_EVENT)
        state.own_map().reserves[region] = 0
        state.own_map().reserves_down[state.map.thorn] += n
        state.tell(events.RESERVES_CARRIED, side, region, state.map.thorn, n)
