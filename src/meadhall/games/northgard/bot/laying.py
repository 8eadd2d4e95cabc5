"""Where to lay a tile, and where to settle on it."""

from typing import Final

from meadhall.games.northgard.bot.outlook import (
    DENIAL,
    HELD,
    IMPOSSIBLE,
    LARGE_SITE,
    SMALL_SITE,
    Outlook,
)
from meadhall.games.northgard.bot.prospects import glory_of_closed, prospect_of
from meadhall.games.northgard.content.tables import SETUP_GROUP
from meadhall.games.northgard.content.tiles import (
    AREA_FOOD,
    AREA_LAIR,
    AREA_LORE,
    AREA_SIDES,
    AREA_SITES,
    AREA_TILE,
    AREA_WOOD,
    FACING_AREAS,
    FOOD,
    LARGE,
    LORE,
    NONE,
    SITE_KIND,
    TILE_AREAS,
    WOOD,
)
from meadhall.games.northgard.rules.ground.placing import allowed_cells, legal_turns
from meadhall.games.northgard.rules.moves import CELL, DECLINE, KEEP_TILE, PLACE, REDRAW, TILE, TURN
from meadhall.games.northgard.rules.progress import FOR_EXPLORE
from meadhall.games.northgard.rules.under_way import the_placing

# Territories with a new tile


class Merger:
    """A territory as it would be with a new tile: new areas, and the territories they join."""

    __slots__ = ("areas", "parts", "sides")

    def __init__(self, area: int) -> None:
        self.areas = [area]
        self.parts: list[int] = []
        """The present territories that become part of it."""
        self.sides = AREA_SIDES[area]
        """How many of its sides will face empty cells."""


def mergers_of(outlook: Outlook, tile: int, cell: int, turn: int) -> list[Merger]:
    """All territories that would have an area on the tile."""
    lands = outlook.state.lands
    around = lands.areas_around(cell)
    facing = FACING_AREAS[tile * 4 + turn]
    mergers = [Merger(area) for area in TILE_AREAS[tile]]
    for direction in range(4):
        if around[direction] == NONE:
            continue
        territory = lands.territory_of[around[direction]]
        merger = merger_with(mergers, facing[direction])
        merger.sides -= 2
        if territory in merger.parts:
            continue
        for other in mergers:
            if other is not merger and territory in other.parts:
                merger.areas += other.areas
                merger.parts += other.parts
                merger.sides += other.sides
                mergers.remove(other)
                break
        else:
            merger.parts.append(territory)
            merger.sides += lands.open_sides[territory]
    return mergers


def merger_with(mergers: list[Merger], area: int) -> Merger:
    for merger in mergers:
        if area in merger.areas:
            return merger
    raise AssertionError("every side of a tile belongs to one of its areas")


def tiles_of(outlook: Outlook, merger: Merger) -> int:
    """The size of a merger (NUL-TILE-07)."""
    lands = outlook.state.lands
    if not merger.parts:
        return 1
    if len(merger.parts) == 1:
        return lands.tile_counts[merger.parts[0]] + 1
    tiles: set[int] = set()
    for territory in merger.parts:
        for area in lands.members[territory]:
            tiles.add(AREA_TILE[area])
    return len(tiles) + 1


def holder_of(outlook: Outlook, merger: Merger) -> int:
    holders = outlook.state.figures.holders
    for territory in merger.parts:
        if holders[territory] != NONE:
            return holders[territory]
    return NONE


def worth_of_areas(outlook: Outlook, areas: list[int]) -> float:
    """What the icons and sites of new areas add to a territory."""
    worth = 0.0
    for area in areas:
        worth += outlook.harvests * (
            outlook.icon_worth[FOOD] * AREA_FOOD[area]
            + outlook.icon_worth[WOOD] * AREA_WOOD[area]
            + outlook.icon_worth[LORE] * AREA_LORE[area]
        )
        for site in AREA_SITES[area]:
            kind = LARGE_SITE if SITE_KIND[site] == LARGE else SMALL_SITE
            worth += kind * outlook.years_left
    return worth


def worth_of_shape(tiles: int, sides: int, harvests: int) -> float:
    """What a territory brings by its size, closed or still open."""
    if sides:
        return prospect_of(tiles, sides, harvests)
    return float(glory_of_closed(tiles) * harvests)


def worth_of_merger(outlook: Outlook, merger: Merger) -> float:
    """What the whole territory would bring to its owner."""
    lands = outlook.state.lands
    worth = HELD + worth_of_areas(outlook, merger.areas)
    for territory in merger.parts:
        shape = worth_of_shape(
            lands.tile_counts[territory], lands.open_sides[territory], outlook.harvests
        )
        worth += outlook.worth_of_land(territory) - shape - HELD
    return worth + worth_of_shape(tiles_of(outlook, merger), merger.sides, outlook.harvests)


# Where to lay a tile

NEIGHBOURHOOD: Final = 0.12
"""The share of neutral land next door that counts: it may be taken later."""
LAIR: Final = 0.8
"""The price of a creature nearby."""


def value_of_explored(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    """What laying a tile in an Explore gains: Glory at once and land for later."""
    state = outlook.state
    seat = outlook.seat
    power = state.power(seat)
    value = 0.0
    is_closing = False
    for merger in mergers_of(outlook, tile, cell, turn):
        holder = holder_of(outlook, merger)
        gain = worth_of_merger(outlook, merger)
        for territory in merger.parts:
            if holder == NONE or state.figures.holders[territory] == holder:
                gain -= outlook.worth_of_land(territory)
        if merger.sides == 0:
            is_closing = True
        if holder == seat:
            value += gain
            if merger.sides == 0:
                value += tiles_of(outlook, merger) + power.closing_glory
        elif holder == NONE:
            value += NEIGHBOURHOOD * gain
        elif state.is_enemy(seat, holder):
            value -= DENIAL * gain
        else:
            value += DENIAL * gain
    if power.explore_reward and not is_closing:
        value += power.explore_reward * outlook.worth_of_more(power.resource)
    return value - price_of_lair(outlook, tile)


def price_of_lair(outlook: Outlook, tile: int) -> float:
    if outlook.state.options.creatures:
        for area in TILE_AREAS[tile]:
            if AREA_LAIR[area]:
                return LAIR
    return 0.0


SECOND_BEST: Final = 0.15
"""The share of the other territories of a tile that counts."""
ALL_CLOSED: Final = 4.0
"""A seat whose land is all closed cannot explore, so one of its groups begins on open land."""


def value_of_settled(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    """The best territory on the tile for a new group, and a little of the others."""
    has_land = outlook.state.figures_on_map(outlook.seat) > 0
    best = IMPOSSIBLE
    total = 0.0
    for merger in mergers_of(outlook, tile, cell, turn):
        if holder_of(outlook, merger) != NONE:
            continue
        worth = worth_of_merger(outlook, merger)
        if not merger.sides and has_land and not has_open_land(outlook):
            worth -= ALL_CLOSED
        total += worth
        best = max(best, worth)
    return best + SECOND_BEST * (total - best) - price_of_lair(outlook, tile)


def has_open_land(outlook: Outlook) -> bool:
    state = outlook.state
    for territory in state.controlled(outlook.seat):
        if state.lands.open_sides[territory]:
            return True
    return False


def value_at(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    if the_placing(outlook.state).purpose == FOR_EXPLORE:
        return value_of_explored(outlook, tile, cell, turn)
    return value_of_settled(outlook, tile, cell, turn)


def best_turn(outlook: Outlook, tile: int, cell: int) -> float:
    best = IMPOSSIBLE
    for turn in legal_turns(outlook.state, tile, cell):
        best = max(best, value_at(outlook, tile, cell, turn))
    return best


def best_place(outlook: Outlook, tile: int) -> float:
    best = IMPOSSIBLE
    for cell in allowed_cells(outlook.state):
        best = max(best, best_turn(outlook, tile, cell))
    return best


# Choices

COLLECTED: Final = 0.7
"""The worth of a resource of any kind that comes at once."""


def value_of_tile(outlook: Outlook, move: int) -> float:
    """The best place for a tile, with what Lay of the Land collects from it."""
    tile = TILE.target(move)
    value = best_place(outlook, tile)
    if the_placing(outlook.state).collects:
        for area in TILE_AREAS[tile]:
            value += COLLECTED * (AREA_FOOD[area] + AREA_WOOD[area] + AREA_LORE[area])
    return value


def value_of_cell(outlook: Outlook, move: int) -> float:
    return best_turn(outlook, the_placing(outlook.state).tile, CELL.target(move))


def value_of_turn(outlook: Outlook, move: int) -> float:
    placing = the_placing(outlook.state)
    return value_at(outlook, placing.tile, placing.cell, TURN.target(move))


REDRAWN: Final = 1.0
REDRAWN_PER_HARVEST: Final = 0.5
"""What another tile brings on average."""


def choose_redraw(outlook: Outlook, moves: list[int]) -> int:
    tile = the_placing(outlook.state).drawn[0]
    average = REDRAWN + REDRAWN_PER_HARVEST * outlook.harvests
    return KEEP_TILE.move if best_place(outlook, tile) >= average else REDRAW.move


BESIDE_CREATURE: Final = 0.4
"""The share of land that counts where a creature prevents recruiting."""


def value_of_home(outlook: Outlook, move: int) -> float:
    """Land for a group; a seat without units never declines."""
    if move == DECLINE.move:
        return IMPOSSIBLE
    territory = PLACE.target(move)
    value = outlook.worth_of_land(territory)
    value *= 1.0 - outlook.danger(territory, SETUP_GROUP)
    if outlook.state.bars_recruiting(territory):
        value *= BESIDE_CREATURE
    return value
