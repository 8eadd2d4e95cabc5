"""Where to lay a tile, and where to settle on it."""

from typing import Final

from meadhall.games.northgard.bot.outlook import (
    DENIAL,
    HELD,
    LARGE_SITE,
    NOTHING,
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

NEIGHBOURHOOD: Final = 0.12
"""The share of what neutral land next door is worth: it may be taken later."""
SECOND_BEST: Final = 0.15
"""The same for the other territories of a tile to settle on."""
LAIR: Final = 0.8
"""A creature is a nuisance."""
COLLECTED: Final = 0.7
"""A resource of any kind that comes at once."""
REDRAWN: Final = 1.0
REDRAWN_PER_HARVEST: Final = 0.5
"""What another tile brings on average."""
SAME_LAND: Final = 4.0
"""A seat whose land is all closed cannot explore: one of its two groups begins on open land."""
BESIDE_CREATURE: Final = 0.4
"""The share of its worth that land has where a creature lets nobody recruit."""


class Merger:
    """A territory as it would be with a new tile: new areas and what they join."""

    __slots__ = ("areas", "parts", "sides")

    def __init__(self, area: int) -> None:
        self.areas = [area]
        self.parts: list[int] = []
        """The territories of now that become part of it."""
        self.sides = AREA_SIDES[area]
        """How many sides will face empty cells."""


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
    """NUL-TILE-07."""
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
    """Icons and sites that new areas add to a territory."""
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
    """What the size of a territory brings, closed or not yet."""
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


def value_of_explored(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    """What laying a tile in an Explore gains, Glory at once and land for later."""
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
        value += power.explore_reward * outlook.worth_of_next(
            power.resource, outlook.player.resources[power.resource]
        )
    return value - price_of_lair(outlook, tile)


def price_of_lair(outlook: Outlook, tile: int) -> float:
    if outlook.state.options.creatures:
        for area in TILE_AREAS[tile]:
            if AREA_LAIR[area]:
                return LAIR
    return 0.0


def value_of_settled(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    """The best territory on the tile for a new group, and a little of the others."""
    state = outlook.state
    has_land = state.figures_on_map(outlook.seat) > 0
    best = NOTHING
    total = 0.0
    for merger in mergers_of(outlook, tile, cell, turn):
        if holder_of(outlook, merger) != NONE:
            continue
        worth = worth_of_merger(outlook, merger)
        if not merger.sides and has_land and not has_open_land(outlook):
            worth -= SAME_LAND
        total += worth
        best = max(best, worth)
    return best + SECOND_BEST * (total - best) - price_of_lair(outlook, tile)


def has_open_land(outlook: Outlook) -> bool:
    state = outlook.state
    for territory in state.controlled(outlook.seat):
        if state.lands.open_sides[territory]:
            return True
    return False


# Choices


def value_at(outlook: Outlook, tile: int, cell: int, turn: int) -> float:
    if the_placing(outlook.state).purpose == FOR_EXPLORE:
        return value_of_explored(outlook, tile, cell, turn)
    return value_of_settled(outlook, tile, cell, turn)


def best_turn(outlook: Outlook, tile: int, cell: int) -> float:
    best = NOTHING
    for turn in legal_turns(outlook.state, tile, cell):
        best = max(best, value_at(outlook, tile, cell, turn))
    return best


def best_place(outlook: Outlook, tile: int) -> float:
    best = NOTHING
    for cell in allowed_cells(outlook.state):
        best = max(best, best_turn(outlook, tile, cell))
    return best


def choose_tile(outlook: Outlook, moves: list[int]) -> int:
    """The one that can be laid best, with what Lay of the Land collects from it."""
    collects = the_placing(outlook.state).collects
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = best_place(outlook, TILE.target(move))
        if collects:
            for area in TILE_AREAS[TILE.target(move)]:
                value += COLLECTED * (AREA_FOOD[area] + AREA_WOOD[area] + AREA_LORE[area])
        if value > best_value:
            best, best_value = move, value
    return best


def choose_cell(outlook: Outlook, moves: list[int]) -> int:
    tile = the_placing(outlook.state).tile
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = best_turn(outlook, tile, CELL.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_turn(outlook: Outlook, moves: list[int]) -> int:
    placing = the_placing(outlook.state)
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_at(outlook, placing.tile, placing.cell, TURN.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_redraw(outlook: Outlook, moves: list[int]) -> int:
    tile = the_placing(outlook.state).drawn[0]
    average = REDRAWN + REDRAWN_PER_HARVEST * outlook.harvests
    return KEEP_TILE.move if best_place(outlook, tile) >= average else REDRAW.move


def choose_home(outlook: Outlook, moves: list[int]) -> int:
    """The best land for a group; a seat in need never declines."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        if move == DECLINE.move:
            continue
        territory = PLACE.target(move)
        value = outlook.worth_of_land(territory)
        value *= 1.0 - outlook.danger(territory, SETUP_GROUP)
        if outlook.state.bars_recruiting(territory):
            value *= BESIDE_CREATURE
        if value > best_value:
            best, best_value = move, value
    return best
