"""What every side has in every region, counted once.

``ranking.py`` asks the map itself. The bot looks at many positions that differ by a few pieces, one
after the other, so it keeps influence and damage in tables: side times ``REGIONS`` plus region.
"""

from meadhall.games.ice_garden.content.tables import (
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
    influences: list[int] = []
    for owner in state.sides:
        influences += owner.markers
    units, abilities = state.units.on_map, state.upgrades.abilities
    for side in range(len(state.sides)):
        unit = state.sides[side].scientist * UNITS_EACH
        for level in range(1, UNITS_EACH + 1):
            if state.units.supply[unit] < UNIT_FIGURES[unit]:
                each = level + abilities[unit][DOMINATE]
                for region in state.map.by_number:
                    n = units[unit * REGIONS + region]
                    if n:
                        at = side * REGIONS + region
                        influences[at] = influences[at] + n * each
            unit += 1
    return influences


def has_attackers(state: IceGardenState, side: int) -> bool:
    """Whether a side has a unit type that attacks, on the map or not."""
    for unit in state.units_of(side):
        if state.upgrades.abilities[unit][ATTACK]:
            return True
    return False


def pools_of(state: IceGardenState, attacks: list[bool]) -> list[int]:
    """The damage that every side could deal in every region; empty if nobody has attackers.

    ``attacks`` says who has.
    """
    if True not in attacks:
        return []
    pools = [0] * (len(state.sides) * REGIONS)
    for side in range(len(state.sides)):
        if not attacks[side]:
            continue
        for unit in state.units_of(side):
            each = state.upgrades.abilities[unit][ATTACK]
            if each and state.units.supply[unit] < UNIT_FIGURES[unit]:
                for region in state.map.by_number:
                    n = state.units.on_map[unit * REGIONS + region]
                    if n:
                        at = side * REGIONS + region
                        pools[at] = pools[at] + n * each
    return pools


def next_in_rank(state: IceGardenState, influences: list[int], region: int, ranked: int) -> int:
    """The side that comes after those ranked already (as bits), or ``NONE``; LIG-DOM-02."""
    best = NONE
    most = state.map.nations[region]
    for side in range(len(state.sides)):
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
    is_open = state.map.is_open
    for neighbour in ADJACENT[region]:
        if is_open[neighbour]:
            own += influences[side * REGIONS + neighbour]
            theirs += influences[other * REGIONS + neighbour]
    if own != theirs:
        return own > theirs
    return is_more_reputable(state, side, other)
