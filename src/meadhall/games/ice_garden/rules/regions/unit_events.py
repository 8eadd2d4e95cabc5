"""Events that units bring about by themselves (LIG-EVT), and the Thorn's (LIG-DOM-06)."""

from meadhall.games.ice_garden.content.tables import (
    LOCK_TOKENS,
    NIGHTMARES_TO_LOCK,
    NONE,
    RED_TOWERS,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.independent.dice import tell_choice
from meadhall.games.ice_garden.rules.regions.locking import begin_lock
from meadhall.games.ice_garden.rules.state import IceGardenState


class AbsorbReserves(UnitEffect):
    """LIG-DOM-06, LIG-EVT-04: van Dyken absorbs the reserves that lie face up with the Thorn."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        region = state.resolving
        has_thorn = state.sides[seat].scientist == VAN_DYKEN and region == state.map.thorn
        return not has_thorn or not state.map.reserves[region]

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        tell_choice(state, seat, events.CHOSE_EVENT)
        region = state.resolving
        regions = state.own_map()
        n = regions.reserves[region]
        regions.reserves[region] = 0
        regions.absorbed += n
        state.tell(events.ABSORBED, seat, region, n, regions.absorbed)


class LockRegion(UnitEffect):
    """LIG-EVT-01: two Nightmare tokens lock a region, but never that of the Thorn."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        region = state.resolving
        return (
            state.map.nightmares[region] < NIGHTMARES_TO_LOCK
            or region == state.map.thorn
            or sum(state.map.locked) >= LOCK_TOKENS
        )

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        tell_choice(state, seat, events.CHOSE_EVENT)
        begin_lock(state, seat, state.resolving)


class BuildTower(UnitEffect):
    """LIG-EVT-02: a Red Tower, if there is room for one."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most
        """How many a region can hold."""

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        towers = state.map.towers
        return towers[state.resolving] >= self.most or sum(towers) >= RED_TOWERS

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        tell_choice(state, seat, events.CHOSE_EVENT)
        towers = state.own_map().towers
        towers[state.resolving] += 1
        state.tell(events.TOWER_BUILT, seat, state.resolving, sum(towers))

    def reason_to_stay(self, state: IceGardenState, region: int) -> int:
        return events.STAY_TOWER if state.map.towers[region] < self.most else NONE


class CarryReserves(UnitEffect):
    """LIG-EVT-03: all reserves of the region, face down, to the Thorn."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        region = state.resolving
        return state.map.thorn in (NONE, region) or not state.map.reserves[region]

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        tell_choice(state, seat, events.CHOSE_EVENT)
        region = state.resolving
        regions = state.own_map()
        n = regions.reserves[region]
        regions.reserves[region] = 0
        regions.reserves_down[regions.thorn] += n
        state.tell(events.RESERVES_CARRIED, seat, region, regions.thorn, n)

    def reason_to_stay(self, state: IceGardenState, region: int) -> int:
        has_reserves = region != state.map.thorn and state.map.reserves[region]
        return events.STAY_RESERVES if has_reserves else NONE
