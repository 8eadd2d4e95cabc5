"""The printed tiles and the lattice they lie on, as tables of small integers.

Tiles, areas, sites and cells are numbers here and words outside:

>>> TILE_IDS[START], AREA_IDS[:4], AREAS
('start', ['start.n', 'start.e', 'start.s', 'start.w'], 103)
>>> CELL_IDS[cell_number(2, -1)]
'2,-1'

A tile lies at a cell with 0 to 3 quarter turns clockwise (NUL-TILE-04). Directions are N=0, E=1,
S=2, W=3; corner k lies between the directions k and k+1 (NUL-TILE-11). What depends on the turn
is looked up at ``tile * 4 + turn``.
"""

from typing import Final

from meadhall.games.northgard.content import schema

PRINTED: Final = schema.read_all().tiles
"""The tiles as the content describes them, for drawing and naming."""

NONE: Final = -1
"""No tile, no area, no cell."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
_SIDES: Final = list(PRINTED.side_order)
_CORNERS: Final = list(PRINTED.corner_order)

FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCE_IDS: Final[list[str]] = ["food", "wood", "lore"]
RESOURCES: Final = 3

SMALL: Final = 0
STONE: Final = 1
LARGE: Final = 2
SITE_KIND_IDS: Final[list[str]] = ["small", "stone", "large"]

# Tiles.
TILE_IDS: Final[list[str]] = [tile.id for tile in PRINTED.tiles]
TILES: Final[int] = len(TILE_IDS)
START: Final = 0
START_FIVE: Final[int] = [tile.role for tile in PRINTED.tiles].index("start_five")

# Areas, in the order of the tiles and of each tile's own list.
_AREAS: Final = [area for tile in PRINTED.tiles for area in tile.areas]
AREA_IDS: Final[list[str]] = [area.id for area in _AREAS]
AREAS: Final[int] = len(AREA_IDS)
AREA_TILE: Final[list[int]] = [
    number for number, tile in enumerate(PRINTED.tiles) for _ in tile.areas
]
TILE_AREAS: Final[list[list[int]]] = [
    [area for area in range(AREAS) if AREA_TILE[area] == tile] for tile in range(TILES)
]
AREA_FOOD: Final[list[int]] = [area.food for area in _AREAS]
AREA_WOOD: Final[list[int]] = [area.wood for area in _AREAS]
AREA_LORE: Final[list[int]] = [area.lore for area in _AREAS]
AREA_LAIR: Final[list[bool]] = [area.lair for area in _AREAS]
AREA_SIDES: Final[list[int]] = [len(area.sides) for area in _AREAS]
"""How many sides of its tile an area owns."""

# Building sites (NUL-TILE-25): "tile_07.m.m1".
SITE_IDS: Final[list[str]] = [site.id for area in _AREAS for site in area.sites]
SITES: Final[int] = len(SITE_IDS)
SITE_AREA: Final[list[int]] = [number for number, area in enumerate(_AREAS) for _ in area.sites]
SITE_KIND: Final[list[int]] = [
    SITE_KIND_IDS.index(site.kind) for area in _AREAS for site in area.sites
]
AREA_SITES: Final[list[list[int]]] = [
    [site for site in range(SITES) if SITE_AREA[site] == area] for area in range(AREAS)
]


def _borders(area: int, kinds: list[str]) -> tuple[int, ...]:
    """The areas beyond the borders of these kinds around an area, on its own tile."""
    found: list[int] = []
    for border in PRINTED.tiles[AREA_TILE[area]].borders:
        first, second = AREA_IDS.index(border.a), AREA_IDS.index(border.b)
        if border.kind in kinds and area in (first, second):
            found.append(first + second - area)
    return tuple(sorted(found))


AREA_BORDERS: Final[list[tuple[int, ...]]] = [
    _borders(area, ["regular", "hard"]) for area in range(AREAS)
]
"""The areas of the same tile beyond a border of any kind, ascending (NUL-TILE-02)."""
AREA_HARD_BORDERS: Final[list[tuple[int, ...]]] = [
    _borders(area, ["hard"]) for area in range(AREAS)
]
"""Those of them beyond a hard border."""


def _owners(tile: int) -> list[int]:
    """The area that owns each printed side of a tile (NUL-TILE-01)."""
    owners = [NONE] * 4
    for area in TILE_AREAS[tile]:
        for side in _AREAS[area].sides:
            owners[_SIDES.index(side)] = area
    return owners


FACING_AREAS: Final[list[list[int]]] = [
    [_owners(tile)[(direction - turn) % 4] for direction in range(4)]
    for tile in range(TILES)
    for turn in range(4)
]
"""For each tile and turn: the areas that face N, E, S, W (NUL-TILE-04)."""
FACING_DIRECTIONS: Final[list[list[list[int]]]] = [
    [
        [direction for direction in range(4) if facing[direction] == area]
        for area in TILE_AREAS[number // 4]
    ]
    for number, facing in enumerate(FACING_AREAS)
]
"""For each tile and turn: the directions that each of its areas faces."""


def _turned(corners: int, turn: int) -> int:
    """Four corner bits after some quarter turns clockwise (NUL-TILE-11)."""
    return (corners << turn | corners >> (4 - turn)) & 15


LINE_CORNERS: Final[list[int]] = [
    sum(1 << _CORNERS.index(corner) for corner in tile.line_corners) for tile in PRINTED.tiles
]
"""Bit k is set where a printed line ends at corner k (NUL-TILE-11)."""
TURNED_CORNERS: Final[list[int]] = [
    _turned(LINE_CORNERS[tile], turn) for tile in range(TILES) for turn in range(4)
]
"""For each tile and turn: the corners at which a line ends."""

# Cells, by rows from north to south and each row from west to east, so that the smaller number is
# the first one in the order of NUL-TILE-24. A map of all tiles in one row still fits.
REACH: Final[int] = TILES - 1
WIDTH: Final[int] = 2 * REACH + 1
CELLS: Final[int] = WIDTH * WIDTH


def cell_number(x: int, y: int) -> int:
    return (y + REACH) * WIDTH + x + REACH


def cell_x(cell: int) -> int:
    return cell % WIDTH - REACH


def cell_y(cell: int) -> int:
    return cell // WIDTH - REACH


CELL_IDS: Final[list[str]] = [f"{cell_x(cell)},{cell_y(cell)}" for cell in range(CELLS)]


def _neighbour(cell: int, dx: int, dy: int) -> int:
    x = cell_x(cell) + dx
    y = cell_y(cell) + dy
    return cell_number(x, y) if -REACH <= x <= REACH and -REACH <= y <= REACH else NONE


NEIGHBOURS: Final[list[int]] = [
    _neighbour(cell, dx, dy)
    for cell in range(CELLS)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
]
"""At ``cell * 4 + direction``: the cell that shares this side, ``NONE`` beyond the lattice."""
DIAGONALS: Final[list[int]] = [
    _neighbour(cell, dx, dy)
    for cell in range(CELLS)
    for dx, dy in ((1, -1), (1, 1), (-1, 1), (-1, -1))
]
"""At ``cell * 4 + corner``: the cell that shares only this corner (NUL-TILE-22)."""


# What the corners of an empty cell ask of the tile that fills it (NUL-TILE-12): bit k if a line
# has to end at corner k, bit k + 4 if none may end there.
NEEDS_LINE: Final = 1
BARS_LINE: Final = 16


def _turns_that_fit(corners: int, asked: int) -> list[int]:
    """NUL-TILE-20: the tile without any line looks alike in all turns, so it has only one."""
    needed = asked & 15
    barred = asked >> 4
    turns: list[int] = []
    for turn in range(4 if corners else 1):
        ends = _turned(corners, turn)
        if ends & needed == needed and not ends & barred:
            turns.append(turn)
    return turns


TURNS_THAT_FIT: Final[list[list[int]]] = [
    _turns_that_fit(corners, asked) for corners in range(16) for asked in range(256)
]
"""At ``LINE_CORNERS[tile] * 256 + asked``: the turns with which a tile fits, ascending."""
