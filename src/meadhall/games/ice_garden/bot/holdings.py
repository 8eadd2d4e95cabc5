"""What a side holds on the map and what it will bring this round, for the figures of a position."""

from typing import Final

from meadhall.games.ice_garden.bot.outlook import SERVES_GOAL, has_attackers
from meadhall.games.ice_garden.bot.regions import can_torment, has_other_markers
from meadhall.games.ice_garden.bot.survey import influences_of, next_in_rank, pools_of
from meadhall.games.ice_garden.content.tables import (
    CALLO,
    NIGHTMARES_TO_LOCK,
    NONE,
    RED_TOWERS,
    REGIONS,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNIT_FIGURES,
    UNIT_LEVEL,
    UNITS_EACH,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules.actions.summoning import PlaceUnit
from meadhall.games.ice_garden.rules.builders import EVENTS, SPECIALS
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.regions.domination import NextRegion, Reward, ShareOut
from meadhall.games.ice_garden.rules.regions.specials import Seize, Torment
from meadhall.games.ice_garden.rules.regions.unit_events import (
    BuildTower,
    CarryReserves,
    LockRegion,
)
from meadhall.games.ice_garden.rules.state import DOMINATION, HELP, IceGardenState

SNOW_SEEN: Final = 10
"""The Dead Snow counts when it has so few steps to its limit, the more the fewer."""
CLEAR_LEAD: Final = 3
"""A lead of influence beyond this is worth no more."""
TILE_SHARES: Final[list[list[int]]] = [
    [*sorted(amounts, reverse=True), 0] for amounts in TILE_RESOURCES
]
"""For each tile the tokens that go to the first place, the second and so on."""


class Glance:
    """What the figures of a position have in common."""

    __slots__ = (
        "attacks",
        "influences",
        "is_attacked",
        "pending",
        "pools",
        "scoring",
        "snow",
        "state",
    )

    def __init__(self, state: IceGardenState) -> None:
        self.state = state
        self.influences = influences_of(state)
        self.attacks = [has_attackers(state, side) for side in range(len(state.sides))]
        self.is_attacked = True in self.attacks
        self.pools: list[int] = pools_of(state, self.attacks) if self.is_attacked else []
        self.scoring = 0 if state.phase <= HELP else state.tracks.scoring_count
        """How often the places in the regions score this round."""
        self.pending = first_pending(state)
        """The first place in ``region_order`` that has not been settled this round."""
        left = state.dead_snow_limit() - state.tracks.dead_snow
        self.snow = max(0, SNOW_SEEN - left) / SNOW_SEEN
        """How near the Dead Snow is, up to 1 at its limit."""


def first_pending(state: IceGardenState) -> int:
    if state.phase != DOMINATION:
        return 0
    pending = len(state.map.by_number)
    for step in state.steps:
        if isinstance(step, NextRegion):
            pending = step.place
        elif isinstance(step, (ShareOut, Reward)):
            pending -= 1
    return pending


class Hold:
    """What a side holds on the map, and what this will bring."""

    __slots__ = (
        "dominated", "footholds", "goal_steps", "income", "influence", "lead", "points_each_time",
        "points_now", "reserves", "seconds", "units",
    )  # fmt: skip

    def __init__(self, glance: Glance, side: int) -> None:
        state = glance.state
        self.dominated = 0
        self.seconds = 0
        self.footholds = 0
        self.influence = 0
        self.lead = 0
        self.points_now = 0
        """Victory points of this round, if nothing changes."""
        self.points_each_time = 0
        """Those of every later scoring."""
        self.income = 0
        """Tokens this round."""
        self.reserves = 0
        self.goal_steps = 0
        """Steps towards the goal this round."""
        self.units = units_of(state, side)
        """By level, all over the map."""
        at = side * REGIONS
        for number, region in enumerate(state.map.by_number):
            influence = glance.influences[at + region]
            if not influence:
                continue
            if state.map.is_open[region] and not state.map.locked[region]:
                self.add(glance, side, region, influence, number >= glance.pending)
            elif state.sides[side].scientist == CALLO and state.map.locked[region]:
                points = TILE_VICTORY_POINTS[state.map.tiles[region]][0]
                self.points_each_time += points
                if number >= glance.pending:
                    self.points_now += points * glance.scoring

    def add(self, glance: Glance, side: int, region: int, influence: int, is_pending: bool) -> None:
        """An open region where the side has influence."""
        state = glance.state
        self.footholds += 1
        self.influence += influence
        most = state.map.nations[region]
        for other in range(len(state.sides)):
            if other != side:
                most = max(most, glance.influences[other * REGIONS + region])
        self.lead += max(-CLEAR_LEAD, min(CLEAR_LEAD, influence - most))
        if influence <= state.map.nations[region]:
            return
        place, ranked = 0, 0
        ahead = next_in_rank(state, glance.influences, region, ranked)
        while ahead != side:
            ranked |= 1 << ahead
            place += 1
            ahead = next_in_rank(state, glance.influences, region, ranked)
        tile = state.map.tiles[region]
        points = TILE_VICTORY_POINTS[tile][place]
        self.points_each_time += points
        if place == 0:
            self.dominated += 1
        elif place == 1:
            self.seconds += 1
        if is_pending:
            self.points_now += points * glance.scoring
            self.income += TILE_SHARES[tile][place]
            if place == 0:
                self.reserves += state.map.reserves[region]
                self.goal_steps += steps_in(state, side, region)


def units_of(state: IceGardenState, side: int) -> list[int]:
    """By level the figures of a side on the map, with those that were paid and come next."""
    counts: list[int] = []
    for unit in state.units_of(side):
        counts.append(UNIT_FIGURES[unit] - state.units.supply[unit])
    top = state.steps[-1] if state.steps else None
    if isinstance(top, PlaceUnit) and top.seat == side:
        level = UNIT_LEVEL[top.unit]
        counts[level - 1] = counts[level - 1] + top.left
    return counts


def steps_in(state: IceGardenState, side: int, region: int) -> int:
    """Steps towards the goal that a side makes this round in a region that it dominates."""
    steps = 0
    if state.sides[side].scientist == VAN_DYKEN and region == state.map.thorn:
        steps += state.map.reserves[region]
    for unit in state.units_of(side):
        if SERVES_GOAL[unit] and state.units.on_map[unit * REGIONS + region]:
            for effect in SPECIALS[unit]:
                steps += steps_by(state, side, region, effect)
            for effect in EVENTS[unit]:
                steps += steps_by(state, side, region, effect)
    return steps


def steps_by(state: IceGardenState, side: int, region: int, effect: UnitEffect) -> int:
    """By one special ability or event."""
    if isinstance(effect, BuildTower):
        return 1 if not state.map.towers[region] and sum(state.map.towers) < RED_TOWERS else 0
    if isinstance(effect, CarryReserves):
        return state.map.reserves[region] if state.map.thorn not in (NONE, region) else 0
    if isinstance(effect, Torment):
        return 1 if can_torment(state, region) else 0
    if isinstance(effect, LockRegion):
        tokens = state.map.nightmares[region]
        if state.units.on_map[state.unit_of(side, UNITS_EACH) * REGIONS + region]:
            tokens += 1
        return 1 if tokens >= NIGHTMARES_TO_LOCK and region != state.map.thorn else 0
    if isinstance(effect, Seize) and effect.recruits:
        return 1 if has_other_markers(state, side, region) else 0
    return 0
