"""Locking a region (LIG-LOCK)."""

from meadhall.games.ice_garden.content.tables import (
    ADJACENT,
    LOCKING_UNIT,
    MARKER,
    NONE,
    REGION_IDS,
    REGIONS,
    UNIT_OWNER,
    UNIT_TYPES,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.movement import (
    has_way_out,
    nearest_open_by_number,
    neighbour_candidates,
)
from meadhall.games.ice_garden.rules.independent.dice import tell_choice
from meadhall.games.ice_garden.rules.moves import TO
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_lock(state: IceGardenState, callo: int, region: int) -> None:
    """LIG-LOCK-01 to LIG-LOCK-03, LIG-LOCK-08; the rest is ``FinishLock``.

    The region stays open until the round ends (``close_locked_regions``). Control ends first, so
    no marker that moves or stays is under it.
    """
    state.own_map().locked[region] = True
    state.tell(events.REGION_LOCKED, callo, region, sum(state.map.locked))
    state.free_controlled(region)
    remove_units(state, region)
    state.steps.append(FinishLock(region))
    for side in state.order[::-1]:
        if side != callo:
            state.steps.append(Evict(side, region, state.sides[side].markers[region]))
    # LIG-LOCK-02: half of Callo's markers, rounded up, stay.
    state.steps.append(Evict(callo, region, state.sides[callo].markers[region] // 2))


def close_locked_regions(state: IceGardenState) -> None:
    """LIG-LOCK-09: from the next round on a locked region is unavailable."""
    for region in range(REGIONS):
        if state.map.locked[region]:
            state.own_map().is_open[region] = False


def remove_units(state: IceGardenState, region: int) -> None:
    """LIG-LOCK-01: all but one Faun, Callo's own included."""
    for unit in range(UNIT_TYPES):
        n = state.units.on_map[unit * REGIONS + region]
        if unit == LOCKING_UNIT:
            n -= 1
        for _ in range(n):
            state.remove_unit(state.side_of(UNIT_OWNER[unit]), unit, region, events.GONE_LOCK)


class Evict(Step[IceGardenState]):
    """LIG-LOCK-02 to LIG-LOCK-04: markers of a side leave for adjacent open regions."""

    __slots__ = ("left", "region", "side")

    def __init__(self, side: int, region: int, left: int) -> None:
        self.side = side
        self.region = region
        self.left = left

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        side, region = self.side, self.region
        if not self.left:
            return True
        if not has_way_out(state, region):
            state.sides[side].markers[region] -= self.left
            state.sides[side].supply += self.left
            state.tell(events.MARKERS_RETURNED, side, region, self.left)
        elif state.is_independent(side):
            tell_choice(state, side, events.CHOSE_LOCK)
            to = nearest_open_by_number(state, region)  # LIG-SOL-20
            for _ in range(self.left):
                state.move_piece(side, MARKER, region, to, events.BY_LOCK)
        else:
            state.steps.append(Evict(side, region, self.left - 1))
            state.steps.append(EvictMarker(side, region, self.left))
        return True


class EvictMarker(Choice[IceGardenState]):
    """D26: the region for one marker."""

    __slots__ = ("left", "region")
    FACTS = {"left": None, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.left = left

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return neighbour_candidates(state, self.region)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.move_piece(seat, MARKER, self.region, TO.target(move), events.BY_LOCK)


class FinishLock(Step[IceGardenState]):
    """LIG-LOCK-05 to LIG-LOCK-07: nations leave, Nightmare tokens return, reserves move."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = self.region
        n = state.map.nations[region]
        if n:
            state.own_map().nations[region] = 0
            state.tell(events.NATIONS_GONE, region, n)
        state.own_map().nightmares[region] = 0
        # Reserves lie face down only with the Thorn, whose region cannot lock.
        while state.map.reserves[region]:
            rehouse_reserve(state, region)
        return True


def rehouse_reserve(state: IceGardenState, region: int) -> None:
    """LIG-LOCK-07: adjacent first, then anywhere; each time the lowest number."""
    state.own_map().reserves[region] -= 1
    to = NONE
    for other in state.map.by_number:
        if other != region and can_house_reserve(state, other):
            if other in ADJACENT[region]:
                to = other
                break
            if to == NONE:
                to = other
    if to == NONE:
        state.tell(events.RESERVE_LOST, region)
    else:
        state.own_map().reserves[to] += 1
        state.tell(events.RESERVE_REHOUSED, region, to)


def can_house_reserve(state: IceGardenState, region: int) -> bool:
    regions = state.map
    return regions.is_open[region] and region != regions.thorn and not regions.reserves[region]
