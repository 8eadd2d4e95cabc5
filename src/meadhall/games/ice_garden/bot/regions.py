"""What a region is worth to a seat, as the map is or as it might be."""

from typing import Final

from meadhall.games.ice_garden.bot.dominance import worth_of_dominance
from meadhall.games.ice_garden.bot.outlook import Outlook
from meadhall.games.ice_garden.bot.survey import next_in_rank
from meadhall.games.ice_garden.content.tables import (
    ATTACK_COST,
    CALLO,
    GOLD,
    KINDS,
    NONE,
    REGIONS,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
)
from meadhall.kernel.best import Best


def worth_now(outlook: Outlook, region: int) -> float:
    """As the map is; computed once."""
    worth = outlook.worths[region]
    if worth != worth:
        worth = worth_of_region(outlook, region)
        outlook.worths[region] = worth
    return worth


def worth_of_region(outlook: Outlook, region: int) -> float:
    """What everybody gets there, rivals' gains as losses; and what influence itself is worth."""
    state = outlook.state
    regions = state.map
    if regions.locked[region] or not regions.is_open[region]:
        return worth_of_locked(outlook, region)
    prizes = outlook.prizes[region]
    if not prizes:
        prizes = prizes_of(outlook, region)
        outlook.prizes[region] = prizes
    seat = outlook.seat
    influences = outlook.influences
    nations = regions.nations[region]
    own, most, eligible = 0, nations, 0
    for side in range(len(state.sides)):
        influence = influences[side * REGIONS + region]
        if influence > nations:
            eligible += 1
        if side == seat:
            own = influence
        elif influence > most:
            most = influence
    worth = 0.0
    ranked = 0
    for place in range(eligible):
        side = next_in_rank(state, influences, region, ranked)
        ranked |= 1 << side
        if state.is_independent(side):
            prize = TILE_VICTORY_POINTS[regions.tiles[region]][place] * outlook.scoring
        else:
            prize = prizes[place]
        if place == 0:
            prize += worth_of_dominance(outlook, side, region)
        worth += prize if side == seat else -prize * outlook.rivalry
    if own:
        worth += worth_of_influence(own, most)
    if outlook.pools:
        worth += worth_of_attacks(outlook, region)
    return worth


def prizes_of(outlook: Outlook, region: int) -> list[float]:
    """What each place brings to a player: points, and the best kind of resource that is left."""
    state = outlook.state
    tile = state.map.tiles[region]
    points = TILE_VICTORY_POINTS[tile]
    amounts = TILE_RESOURCES[tile]
    prizes: list[float] = []
    gone = 0
    for place in range(len(state.sides)):
        best = Best(NONE, 0.0)
        for kind in range(KINDS):
            if gone >> kind & 1 or (place and amounts[kind] > 1 and state.is_solo()):
                continue
            best.offer(kind, amounts[kind] * outlook.goods[kind])
        prizes.append(points[place] * outlook.scoring + best.value)
        if best.move != NONE and not state.is_solo():
            # Alone, the second place comes after the Independent Player, who takes nothing.
            gone |= 1 << best.move
    return prizes


def worth_of_locked(outlook: Outlook, region: int) -> float:
    """LIG-DOM-10: points for Callo alone."""
    state = outlook.state
    if not state.map.locked[region]:
        return 0.0
    callo = state.side_of(CALLO)
    if callo == NONE or not state.influence(callo, region):
        return 0.0
    prize = TILE_VICTORY_POINTS[state.map.tiles[region]][0] * outlook.scoring
    return prize if callo == outlook.seat else -prize * outlook.rivalry


FOOTHOLD: Final = 0.35
"""Presence alone: markers and units can be placed there later."""
LEAD: Final = 0.3
LEAD_COUNTED: Final = 2
"""Each point of influence ahead of the next, or behind the first, up to a limit."""
WEIGHT: Final = 0.06
"""Each point of influence."""


def worth_of_influence(own: int, most: int) -> float:
    """A foothold, and the lead over the strongest other, for what may still happen."""
    lead = max(-LEAD_COUNTED, min(LEAD_COUNTED, own - most))
    return FOOTHOLD + LEAD * lead + WEIGHT * own


ATTACK_HOPE: Final = 0.45
ATTACK_POOR: Final = 0.2
"""A point of damage that a side may deal if it can pay, or comes to money."""


def worth_of_attacks(outlook: Outlook, region: int) -> float:
    """Damage that may be dealt there, by the seat and to it."""
    state, seat = outlook.state, outlook.seat
    worth = 0.0
    for side in range(len(state.sides)):
        pool = outlook.pools[side * REGIONS + region]
        if not pool:
            continue
        targets = state.map.nations[region]
        for other in range(len(state.sides)):
            if other != side:
                targets += outlook.influences[other * REGIONS + region]
        can_pay = state.is_independent(side)
        can_pay = can_pay or state.sides[side].goods[GOLD] >= ATTACK_COST[GOLD]
        hope = min(pool, targets) * (ATTACK_HOPE if can_pay else ATTACK_POOR)
        worth += hope if side == seat else -hope * outlook.rivalry
    return worth
