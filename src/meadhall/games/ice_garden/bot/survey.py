"""The map at a glance: what every side has in every region, counted once.

``ranking.py`` asks the map itself. Here many positions that differ by a few pieces are looked at,
one after the other, so influence is kept in a table: side times ``REGIONS`` plus region.
"""

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    ADJACENT,
    ATTACK,
    DOMINATE,
    NONE,
    REGIONS,
    UNIT_FIGURES,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules.reputation import is_more_reputable
from meadhall.games.ice_garden.rules.state import IceGardenState


def influences_of(state: IceGardenState) -> list[int]:
    """The influence of every side in every region, as it counts for dominance."""
    influences = state.markers[:]
    units, abilities = state.units, state.abilities
    for side in range(state.sides):
        unit = state.scientists[side] * UNITS_EACH
        for level in range(1, UNITS_EACH + 1):
            if state.figures[unit] < UNIT_FIGURES[unit]:
                each = level + abilities[unit * ABILITIES + DOMINATE]
                for region in state.region_order:
                    n = units[unit * REGIONS + region]
                    if n:
                        at = side * REGIONS + region
                        influences[at] = influences[at] + n * each
            unit += 1
    return influences


def pools_of(state: IceGardenState, attacks: list[bool]) -> list[int]:
    """The damage that every side could deal in every region; ``attacks`` tells who has any."""
    pools = [0] * len(state.markers)
    for side in range(state.sides):
        if not attacks[side]:
            continue
        first = state.scientists[side] * UNITS_EACH
        for unit in range(first, first + UNITS_EACH):
            each = state.abilities[unit * ABILITIES + ATTACK]
            if each and state.figures[unit] < UNIT_FIGURES[unit]:
                for region in state.region_order:
                    n = state.units[unit * REGIONS + region]
                    if n:
                        at = side * REGIONS + region
                        pools[at] = pools[at] + n * each
    return pools


def next_in_rank(state: IceGardenState, influences: list[int], region: int, ranked: int) -> int:
    """The side that comes after those ranked already (as bits), or ``NONE``; LIG-DOM-02."""
    best = NONE
    most = state.nations[region]
    for side in range(state.sides):
        if ranked >> side & 1:
            continue
        influence = influences[side * REGIONS + region]
        if influence < most or (influence == most and best == NONE):
            continue
        if influence > most or wins_tie(state, influences, side, best, region):
            best, most = side, influence
    return best


def wins_tie(
    state: IceGardenState, influences: list[int], side: int, other: int, region: int
) -> bool:
    """LIG-DOM-03."""
    own, theirs = 0, 0
    is_open = state.is_open
    for neighbour in ADJACENT[region]:
        if is_open[neighbour]:
            own += influences[side * REGIONS + neighbour]
            theirs += influences[other * REGIONS + neighbour]
    if own != theirs:
        return own > theirs
    return is_more_reputable(state, side, other)
