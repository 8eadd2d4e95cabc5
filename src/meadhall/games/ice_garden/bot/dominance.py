"""What dominating a region brings besides its prize: reserves, and what units do there.

Each special ability and each event of a unit type is a boon here, which knows its worth and
whether it is a step towards the goal.
"""

from typing import Final

from meadhall.games.ice_garden.bot.goals import count, locks_in
from meadhall.games.ice_garden.bot.outlook import Outlook, worth_of_step
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NIGHTMARES_TO_LOCK, NONE, REGIONS
from meadhall.games.ice_garden.rules.builders import EVENTS, SPECIALS
from meadhall.games.ice_garden.rules.components import Map
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.regions.domination import is_m_factor_blocked
from meadhall.games.ice_garden.rules.regions.specials import Gain, Seize, Steal, Torment
from meadhall.games.ice_garden.rules.regions.unit_events import (
    BuildTower,
    CarryReserves,
    LockRegion,
)
from meadhall.games.ice_garden.rules.state import IceGardenState


class Boon:
    """What a unit does for a side that dominates the region where it is."""

    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        raise NotImplementedError

    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        """Steps towards the side's goal."""
        return 0


class Piping(Boon):
    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        return outlook.goods[tables.POPULATION] if not outlook.state.is_independent(side) else 0.0


PILLAGED: Final = 1.3


class Pillaging(Boon):
    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        state = outlook.state
        if outlook.is_last_round:
            return 0.0
        for other in range(len(state.sides)):
            if other != side and state.has_presence(other, region):
                return PILLAGED
        return 0.0


ENTHRALLED: Final = 1.0


class Enthralling(Boon):
    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        state = outlook.state
        can_swap = state.sides[side].supply and has_other_markers(state, side, region)
        return ENTHRALLED if can_swap else 0.0


# Steps towards a goal


class GoalStep(Boon):
    """Something that brings its scientist nearer to the goal."""

    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        return worth_of_step(outlook, side) * self.steps(outlook.state, side, region)


RECRUITED: Final = 0.5
"""What taking a marker is worth besides the step."""


class Recruiting(GoalStep):
    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        can_recruit = has_other_markers(outlook.state, side, region)
        return worth_of_step(outlook, side) + RECRUITED if can_recruit else 0.0

    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        return 1 if has_other_markers(state, side, region) else 0


class Building(GoalStep):
    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        towers = state.map.towers
        return 1 if not towers[region] and count(towers) < tables.RED_TOWERS else 0


class Carrying(GoalStep):
    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        return 0 if state.map.thorn in (NONE, region) else state.map.reserves[region]


class Tormenting(GoalStep):
    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        return 1 if can_torment(state.map, region) else 0


LOCKED: Final = 2.0
"""The last step of a lock, compared with the others: it cannot be undone."""


class Locking(GoalStep):
    """The highest unit, if it is there too, brings a Nightmare token first."""

    def worth(self, outlook: Outlook, side: int, region: int) -> float:
        regions = outlook.state.map
        if locks_in(regions) >= tables.LOCK_TOKENS or not self.steps(outlook.state, side, region):
            return 0.0
        if regions.nightmares[region] < NIGHTMARES_TO_LOCK and not can_torment(regions, region):
            return 0.0
        return LOCKED * worth_of_step(outlook, side)

    def steps(self, state: IceGardenState, side: int, region: int) -> int:
        tokens = state.map.nightmares[region]
        if state.units.on_map[state.unit_of(side, tables.UNITS_EACH) * REGIONS + region]:
            tokens += 1
        return 1 if tokens >= NIGHTMARES_TO_LOCK and region != state.map.thorn else 0


def has_other_markers(state: IceGardenState, side: int, region: int) -> bool:
    for other, owner in enumerate(state.sides):
        if other != side and (owner.markers[region] or owner.controlled[region]):
            return True
    return False


def can_torment(regions: Map, region: int) -> bool:
    """LIG-SPC-05."""
    return (
        region != regions.thorn
        and locks_in(regions) < tables.LOCK_TOKENS
        and regions.nightmares[region] < NIGHTMARES_TO_LOCK
        and count(regions.nightmares) < tables.NIGHTMARE_TOKENS
    )


# All of them


BOON_OF: Final[dict[type[UnitEffect], Boon]] = {
    Gain: Piping(),
    Steal: Pillaging(),
    BuildTower: Building(),
    CarryReserves: Carrying(),
    Torment: Tormenting(),
    LockRegion: Locking(),
}


def boon_of(effect: UnitEffect) -> Boon:
    if isinstance(effect, Seize):
        return Recruiting() if effect.recruits else Enthralling()
    return BOON_OF[type(effect)]


BOONS: Final[list[list[Boon]]] = [
    [boon_of(effect) for effect in specials + events]
    for specials, events in zip(SPECIALS, EVENTS, strict=True)
]
"""For each unit type."""
SERVES_GOAL: Final[list[bool]] = [
    any(isinstance(boon, GoalStep) for boon in boons) for boons in BOONS
]
"""For each unit type whether it brings its scientist nearer to the goal."""

GATHERED: Final = 0.4
"""The share of a step for holding the Thorn while reserves lie face down there."""


def worth_of_dominance(outlook: Outlook, side: int, region: int) -> float:
    """Reserves, the Thorn, and the boons of all units there."""
    state = outlook.state
    regions, on_map = state.map, state.units.on_map
    worth = 0.0
    reserves = regions.reserves[region]
    if region == regions.thorn and state.sides[side].scientist == tables.VAN_DYKEN:
        gathered = reserves + GATHERED * regions.reserves_down[region]
        worth += worth_of_step(outlook, side) * gathered
        reserves = 0
    if reserves and not state.is_independent(side) and not is_m_factor_blocked(state, region):
        worth += reserves * outlook.goods[tables.M_FACTOR]
    for unit in state.units_of(side):
        if on_map[unit * REGIONS + region]:
            for boon in BOONS[unit]:
                worth += boon.worth(outlook, side, region)
    return worth


def steps_by_dominance(state: IceGardenState, side: int, region: int) -> int:
    """The steps towards its goal that a side makes this round in a region that it dominates."""
    steps = 0
    if state.sides[side].scientist == tables.VAN_DYKEN and region == state.map.thorn:
        steps += state.map.reserves[region]
    for unit in state.units_of(side):
        if state.units.on_map[unit * REGIONS + region]:
            for boon in BOONS[unit]:
                steps += boon.steps(state, side, region)
    return steps
