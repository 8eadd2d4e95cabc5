"""The map of Northgard in letters: each territory is an area of its own letter.

Who stands there is written into the area, with the letter before it: ``A●3×2``.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from meadhall.cli.boards import seat_style
from meadhall.cli.boards.pieces import piece
from meadhall.games.northgard.content.tiles import TILE_IDS, cell_number
from meadhall.games.northgard.seen.drawing import SIZE, draw_tile
from meadhall.games.northgard.seen.view import NorthgardView, TerritoryView, TileView

Spot = tuple[int, int]
"""A line and a column of the map."""
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
    spots: dict[Spot, str] = {}
    for tile in view.tiles:
        for (row, column), area in areas_of(tile, columns, lines).items():
            place = ((tile.y - top) * lines + row, (tile.x - left) * columns + column)
            spots[place] = land_of.get(area, "")
    written = {
        spot: sign
        for land in view.territories
        if any(land.units)
        for spot, sign in written_in(land, letters.get(land.id, "?"), spots).items()
    }
    drawn = Text()
    for row in range(down * lines):
        for column in range(across * columns):
            land = spots.get((row, column), "")
            letter = Text(letters.get(land, " "), style=styles.get(land, ""))
            drawn.append_text(written.get((row, column), letter))
        drawn.append("\n" if row + 1 < down * lines else "")
    return drawn


def written_in(land: TerritoryView, letter: str, spots: Mapping[Spot, str]) -> dict[Spot, Text]:
    """Who stands in a territory, a character for each spot, where its area has room for it."""
    there = [piece(seat).append(f"×{n}") for seat, n in enumerate(land.units) if n]
    words = Text.assemble((letter, "bold"), Text(" ").join(there))
    own = {spot for spot, id in spots.items() if id == land.id}
    middle = sum(row for row, _ in own) / max(1, len(own))
    for sign in (Text.assemble(" ", words, " "), words):
        centre = sum(column for _, column in own) / max(1, len(own)) - len(sign) / 2
        fitting = [
            (row, column)
            for row, column in own
            if all((row, column + step) in own for step in range(len(sign)))
        ]
        if fitting:
            # A line is twice as high as a column is wide.
            row, column = min(
                fitting, key=lambda spot: (abs(spot[0] - middle) * 2 + abs(spot[1] - centre), spot)
            )
            return {(row, column + step): sign[step] for step in range(len(sign))}
    return {}


def areas_of(tile: TileView, columns: int, lines: int) -> dict[Spot, str]:
    """The area of a tile in which each of its spots lies, by line and column."""
    drawing = draw_tile(TILE_IDS.index(tile.tile), cell_number(tile.x, tile.y), tile.turn)
    found: dict[Spot, str] = {}
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
