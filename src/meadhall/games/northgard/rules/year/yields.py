"""What a territory brings in a Harvest, and where effects collect as in the Harvest."""

from meadhall.games.northgard.content.tables import (
    BUILDING_YIELD,
    BUILDINGS,
    CLOSED_SMALL_GLORY,
    CLOSED_WIDE_GLORY,
    HARVEST_GLORY,
    PRODUCERS,
    WIDE,
)
from meadhall.games.northgard.content.tiles import RESOURCES
from meadhall.games.northgard.rules.state import NorthgardState


def yield_in(state: NorthgardState, territory: int, resource: int) -> int:
    """NUL-HARV-04; where a Wolf is only the buildings yield (NUL-CREA-21)."""
    if not state.creatures.line or not state.is_harvest_blocked(territory):
        return state.icons_in(territory, resource)
    produced = 0
    for building in PRODUCERS[resource]:
        count = state.buildings.counts[territory * BUILDINGS + building]
        produced += count * BUILDING_YIELD[building][resource]
    return produced


def yields_anything(state: NorthgardState, territory: int) -> bool:
    for resource in range(RESOURCES):
        if yield_in(state, territory, resource):
            return True
    return False


def closed_glory_in(state: NorthgardState, territory: int) -> int:
    """NUL-HARV-02: for a closed territory, unless a Wolf is there."""
    if state.lands.is_open(territory) or state.is_harvest_blocked(territory):
        return 0
    is_wide = state.lands.tile_count(territory) >= WIDE
    return CLOSED_WIDE_GLORY if is_wide else CLOSED_SMALL_GLORY


def altar_glory_in(state: NorthgardState, territory: int) -> int:
    """NUL-HARV-03, NUL-EDGE-27."""
    return state.building_sum(territory, HARVEST_GLORY)


def glory_in(state: NorthgardState, territory: int) -> int:
    return closed_glory_in(state, territory) + altar_glory_in(state, territory)
