"""The map of Northgard in letters: each territory is an area of its own letter."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from meadhall.cli.boards import seat_style
from meadhall.games.northgard.content.tiles import TILE_IDS, cell_number
from meadhall.games.northgard.seen.drawing import SIZE, draw_tile
from meadhall.games.northgard.seen.view import NorthgardView, TileView

WIDEST_TILE = 13
"""Columns; a character is about twice as high as wide, so a tile has half as many lines."""


def draw_map(view: NorthgardView, letters: Mapping[str, str], width: int) -> Text:
    """One letter for each spot; land that somebody controls has the colour of the seat."""
    left = min(tile.x for tile in view.tiles)
    across = max(tile.x for tile in view.tiles) - left + 1
    top = min(tile.y for tile in view.tiles)
    down = max(tile.y for tile in view.tiles) - top + 1
    columns = max(3, min(WIDEST_TILE, width // across))
    lines = max(2, columns // 2)
    styles = {
        land.id: "dim" if land.controller is None else seat_style(land.controller)
        for land in view.territories
    }
    land_of = {area: land.id for land in view.territories for area in land.areas}
    spots: dict[tuple[int, int], str] = {}
    for tile in view.tiles:
        for (row, column), area in areas_of(tile, columns, lines).items():
            place = ((tile.y - top) * lines + row, (tile.x - left) * columns + column)
            spots[place] = land_of.get(area, "")
    drawn = Text()
    for row in range(down * lines):
        for column in range(across * columns):
            land = spots.get((row, column), "")
            drawn.append(letters.get(land, " "), style=styles.get(land, ""))
        drawn.append("\n" if row + 1 < down * lines else "")
    return drawn


def areas_of(tile: TileView, columns: int, lines: int) -> dict[tuple[int, int], str]:
    """The area of a tile in which each of its spots lies, by line and column."""
    drawing = draw_tile(TILE_IDS.index(tile.tile), cell_number(tile.x, tile.y), tile.turn)
    found: dict[tuple[int, int], str] = {}
    for row in range(lines):
        for column in range(columns):
            x = (tile.x + (column + 0.5) / columns) * SIZE
            y = (tile.y + (row + 0.5) / lines) * SIZE
            for area in drawing.areas:
                if is_inside(x, y, area.polygon):
                    found[row, column] = area.id
                    break
    return found


def is_inside(x: float, y: float, polygon: Sequence[int]) -> bool:
    """Whether a ray to the right crosses the edge of the polygon an odd number of times.

    >>> is_inside(1, 1, [0, 0, 2, 0, 2, 2, 0, 2]), is_inside(3, 1, [0, 0, 2, 0, 2, 2, 0, 2])
    (True, False)
    """
    inside = False
    corners = list(zip(polygon[::2], polygon[1::2], strict=True))
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
