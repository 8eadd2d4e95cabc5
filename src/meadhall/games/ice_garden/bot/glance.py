"""A position at a glance: what the features of a seat are computed from."""

from typing import Final

from meadhall.games.ice_garden.bot.dominance import steps_by_dominance
from meadhall.games.ice_garden.bot.survey import (
    has_attackers,
    influences_of,
    next_in_rank,
    pools_of,
)
from meadhall.games.ice_garden.content.tables import (
    CALLO,
    REGIONS,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNIT_FIGURES,
    UNIT_LEVEL,
)
from meadhall.games.ice_garden.rules.actions.summoning import PlaceUnit
from meadhall.games.ice_garden.rules.components import Side
from meadhall.games.ice_garden.rules.regions.domination import NextRegion, Reward, ShareOut
from meadhall.games.ice_garden.rules.state import DOMINATION, HELP, IceGardenState
from meadhall.kernel.evaluation import FigureGroup

SNOW_SEEN: Final = 10
"""The Dead Snow begins to count when it is nearer to its limit than this."""


class Glance:
    """A position as one seat sees it."""

    __slots__ = (
        "attacks", "hold", "influences", "own", "pending", "pools", "scoring", "seat", "snow",
        "state",
    )  # fmt: skip

    def __init__(self, state: IceGardenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own: Side = state.sides[seat]
        self.influences = influences_of(state)
        self.attacks = [has_attackers(state, side) for side in range(len(state.sides))]
        self.pools = pools_of(state, self.attacks)
        self.scoring = 0 if state.phase <= HELP else state.tracks.scoring_count
        """How often the places in the regions score this round."""
        self.pending = first_pending(state)
        """The first place in the order of regions that has not been settled this round."""
        left = state.dead_snow_limit() - state.tracks.dead_snow
        self.snow = max(0, SNOW_SEEN - left) / SNOW_SEEN
        """How near the Dead Snow is, up to 1 at its limit."""
        self.hold = Hold(self, seat)


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


Group = FigureGroup[Glance]


# What a side holds on the map


CLEAR_LEAD: Final = 3
"""A lead of influence beyond this is worth no more."""
TILE_SHARES: Final[list[list[int]]] = [
    [*sorted(amounts, reverse=True), 0] for amounts in TILE_RESOURCES
]
"""For each tile the tokens that go to the first place, the second and so on."""


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
        """Tokens of this round."""
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
        """Add an open region where the side has influence."""
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
                self.goal_steps += steps_by_dominance(state, side, region)


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
