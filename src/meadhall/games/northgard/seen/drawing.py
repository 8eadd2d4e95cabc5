# mypyc: interpreted
"""Where on the board everything printed is drawn: placed tiles, and the outlines of territories.

A cell is a square of 1000 by 1000 with its corner at (1000x, 1000y), x to the east, y to the south.
Polygons, lines and rings are flat lists: x, y, x, y and so on, as an SVG takes them.

>>> from meadhall.games.northgard.content.tiles import START, cell_number
>>> n = draw_tile(START, cell_number(2, -1), 1).areas[0]
>>> n.id, n.polygon, n.units_at
('start.n', [3000, -1000, 3000, 0, 2600, -500], (2820, -500))
"""

from collections.abc import Iterable
from functools import lru_cache
from math import atan2

from msgspec import Struct

from meadhall.games.northgard.content.tile_schema import BorderKind, Resource, SiteKind
from meadhall.games.northgard.content.tiles import AREA_TILE, PRINTED, TILE_AREAS, cell_x, cell_y
from meadhall.games.northgard.rules.ground.lands import Lands

SIZE = PRINTED.tile_size

Point = tuple[int, int]
Edge = tuple[Point, Point]
Placed = tuple[int, int, int]
"""An area, and the cell and turn of its tile."""

_POLYGONS: list[list[Point]] = [area.polygon for tile in PRINTED.tiles for area in tile.areas]


class SiteDrawing(Struct, frozen=True):
    id: str
    kind: SiteKind
    at: Point


class IconDrawing(Struct, frozen=True):
    resource: Resource
    at: Point


class AreaDrawing(Struct, frozen=True):
    id: str
    polygon: list[int]
    units_at: Point
    label_at: Point
    lair_at: Point | None
    sites: list[SiteDrawing]
    icons: list[IconDrawing]


class BorderDrawing(Struct, frozen=True):
    kind: BorderKind
    line: list[int]


class TileDrawing(Struct, frozen=True):
    id: str
    areas: list[AreaDrawing]
    borders: list[BorderDrawing]


def move_point(point: Point, cell: int, turn: int) -> Point:
    """Where a point of a printed tile comes to lie on the board (NUL-TILE-04)."""
    u, v = point
    for _ in range(turn):
        u, v = SIZE - v, u
    return cell_x(cell) * SIZE + u, cell_y(cell) * SIZE + v


def draw_tile(tile: int, cell: int, turn: int) -> TileDrawing:
    """Everything printed on a tile, as it lies on the board."""
    printed = PRINTED.tiles[tile]
    areas = [
        AreaDrawing(
            id=area.id,
            polygon=_flat(_polygon((number, cell, turn))),
            units_at=move_point(area.units_at, cell, turn),
            label_at=move_point(area.label_at, cell, turn),
            lair_at=move_point(area.lair_at, cell, turn) if area.lair_at else None,
            sites=[
                SiteDrawing(site.id, site.kind, move_point(site.at, cell, turn))
                for site in area.sites
            ],
            icons=[
                IconDrawing(icon.resource, move_point(icon.at, cell, turn)) for icon in area.icons
            ],
        )
        for number, area in zip(TILE_AREAS[tile], printed.areas, strict=True)
    ]
    borders = [
        BorderDrawing(border.kind, _flat(move_point(point, cell, turn) for point in border.line))
        for border in printed.borders
    ]
    return TileDrawing(printed.id, areas, borders)


def outline(lands: Lands, territory: int) -> list[list[int]]:
    """The rings around a territory: clockwise around its land, the other way around its holes.

    A ring begins at its northernmost point and does not repeat it at the end.
    """
    placed: list[Placed] = []
    for area in lands.areas_of(territory):
        tile = AREA_TILE[area]
        placed.append((area, lands.cells[tile], lands.turns[tile]))
    return _outline(tuple(placed))


@lru_cache(maxsize=4096)
def _outline(placed: tuple[Placed, ...]) -> list[list[int]]:
    """Territories grow seldom and are drawn often."""
    ways: dict[Point, list[Point]] = {}
    for start, end in sorted(_outer_edges(placed), key=_from_north):
        ways.setdefault(start, []).append(end)
    rings: list[list[int]] = []
    for start, ends in ways.items():
        while ends:
            ring = [start, ends.pop(0)]
            while ring[-1] != start:
                ring.append(_turn_right(ring[-2], ring[-1], ways[ring[-1]]))
            rings.append(_flat(_bends(ring[:-1])))
    return rings


def _polygon(placed: Placed) -> list[Point]:
    area, cell, turn = placed
    return [move_point(point, cell, turn) for point in _POLYGONS[area]]


def _outer_edges(placed: Iterable[Placed]) -> set[Edge]:
    """The edges of some areas, without those along which two of them touch."""
    edges: set[Edge] = set()
    for area in placed:
        polygon = _polygon(area)
        for start, end in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if (end, start) in edges:
                edges.remove((end, start))
            else:
                edges.add((start, end))
    return edges


def _from_north(edge: Edge) -> tuple[int, int, Point]:
    (x, y), end = edge
    return y, x, end


def _turn_right(start: Point, corner: Point, ends: list[Point]) -> Point:
    """Take the way out of a corner that keeps closest to the land, which lies on the right."""
    if len(ends) > 1:
        ends.sort(key=lambda end: atan2(*_turning(start, corner, end)))
    return ends.pop()


def _turning(start: Point, corner: Point, end: Point) -> tuple[int, int]:
    """Sine and cosine of the turn at a corner, but for the lengths; to the right is positive."""
    along, down = corner[0] - start[0], corner[1] - start[1]
    x, y = end[0] - corner[0], end[1] - corner[1]
    return along * y - down * x, along * x + down * y


def _bends(ring: list[Point]) -> list[Point]:
    """A ring without the points at which it goes straight on."""
    return [
        corner
        for start, corner, end in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True)
        if _turning(start, corner, end)[0] != 0
    ]


def _flat(points: Iterable[Point]) -> list[int]:
    return [value for point in points for value in point]
