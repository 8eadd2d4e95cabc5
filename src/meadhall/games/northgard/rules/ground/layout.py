"""Where the tiles lie and what fits at the empty cells around them.

The rim is all empty cells that share a side with the map. For each of them is known which areas
face it and what its corners ask of the tile that fills it, so whether a tile fits is looked up.
"""

from bisect import bisect_left
from typing import Final

from meadhall.games.northgard.content.tiles import (
    AREA_TILE,
    BARS_LINE,
    DIAGONALS,
    FACING_AREAS,
    LINE_CORNERS,
    NEEDS_LINE,
    NEIGHBOURS,
    NONE,
    TURNED_CORNERS,
    TURNS_THAT_FIT,
)
from meadhall.kernel.part import Part

_NOTHING: Final[list[int]] = [NONE, NONE, NONE, NONE]


class Layout(Part):
    """The tiles on the map and the rim around them."""

    __slots__ = ("_tiles", "cells", "rim", "rim_corners", "rim_sides", "turns")

    def __init__(
        self,
        cells: list[int],
        turns: list[int],
        rim: list[int],
        rim_sides: list[int],
        rim_corners: list[int],
    ) -> None:
        self.cells = cells
        """The cell of each tile, ``NONE`` if it is not on the map."""
        self.turns = turns
        """The quarter turns of each tile on the map."""
        self.rim = rim
        """The empty cells that share a side with the map, ascending."""
        self.rim_sides = rim_sides
        """Four for each cell of the rim: the areas that face it from N, E, S, W, or ``NONE``."""
        self.rim_corners = rim_corners
        """For each cell of the rim what its corners ask: ``NEEDS_LINE`` and ``BARS_LINE`` bits."""
        self._tiles = {cell: tile for tile, cell in enumerate(cells) if cell != NONE}
        """``cells`` the other way round."""

    def is_placed(self, tile: int) -> bool:
        return self.cells[tile] != NONE

    def tile_at(self, cell: int) -> int:
        """The tile at a cell, or ``NONE``."""
        return self._tiles.get(cell, NONE)

    def frontier(self) -> list[int]:
        """The empty cells that share a side with the map, ascending (NUL-TILE-15)."""
        return self.rim

    def areas_around(self, cell: int) -> list[int]:
        """The areas that face an empty cell from N, E, S, W; ``NONE`` where no tile lies."""
        try:
            first = self.rim.index(cell) * 4
        except ValueError:
            return _NOTHING
        return self.rim_sides[first : first + 4]

    def fits(self, tile: int, cell: int, turn: int) -> bool:
        """NUL-TILE-12, 15: whether lines go on and the tile has a neighbour."""
        if cell not in self.rim:
            return False
        asked = self.rim_corners[self.rim.index(cell)]
        ends = TURNED_CORNERS[tile * 4 + turn]
        return (~ends & asked & 15) == 0 and ends & asked >> 4 == 0

    def turns_that_fit(self, tile: int, cell: int) -> list[int]:
        """NUL-TILE-20: the turns with which a tile fits at a cell of the frontier, ascending.

        The one tile that looks alike in all turns has only turn 0.
        """
        return self.turns_on_rim(tile, self.rim.index(cell))

    def turns_on_rim(self, tile: int, index: int) -> list[int]:
        """The same for the cell at this index of the rim."""
        return TURNS_THAT_FIT[LINE_CORNERS[tile] * 256 + self.rim_corners[index]]

    def lay(self, tile: int, cell: int, turn: int) -> None:
        """Lay a tile at an empty cell and bring the rim up to date."""
        around = self.areas_around(cell)
        facing = FACING_AREAS[tile * 4 + turn]
        self.cells[tile] = cell
        self._tiles[cell] = tile
        self.turns[tile] = turn
        self._leave_rim(cell)
        for direction in range(4):
            beside = NEIGHBOURS[cell * 4 + direction]
            if around[direction] == NONE and beside != NONE:
                index = self._join_rim(beside)
                self.rim_sides[index * 4 + (direction + 2) % 4] = facing[direction]
        self._ask_corners(tile, cell, around)

    def _leave_rim(self, cell: int) -> None:
        if cell in self.rim:
            index = self.rim.index(cell)
            del self.rim[index]
            del self.rim_corners[index]
            del self.rim_sides[index * 4 : index * 4 + 4]

    def _join_rim(self, cell: int) -> int:
        """Make a cell part of the rim, unless it is, and return its index there."""
        rim = self.rim
        index = bisect_left(rim, cell)
        if index == len(rim) or rim[index] != cell:
            rim.insert(index, cell)
            self.rim_corners.insert(index, 0)
            self.rim_sides[index * 4 : index * 4] = _NOTHING
        return index

    def _ask_corners(self, tile: int, cell: int, around: list[int]) -> None:
        """NUL-TILE-12, 22: where three tiles meet now, note what the fourth has to bring.

        A single line end asks for another one; where there is none, none may come.
        """
        for corner in range(4):
            before = around[corner]
            behind = around[(corner + 1) % 4]
            across = DIAGONALS[cell * 4 + corner]
            if (before == NONE and behind == NONE) or across == NONE:
                continue
            opposite = self.tile_at(across)
            if (opposite == NONE) == (before == NONE or behind == NONE):
                continue  # not exactly one is missing
            # Clockwise around the point; the point is the next corner of each next tile.
            tiles = [
                tile,
                AREA_TILE[before] if before != NONE else NONE,
                opposite,
                AREA_TILE[behind] if behind != NONE else NONE,
            ]
            ends = 0
            gap = NONE
            for step in range(4):
                if tiles[step] == NONE:
                    gap = step
                else:
                    corners = TURNED_CORNERS[tiles[step] * 4 + self.turns[tiles[step]]]
                    ends += corners >> (corner + step) % 4 & 1
            if ends < 2:
                empty = across
                if gap != 2:
                    empty = NEIGHBOURS[cell * 4 + (corner if gap == 1 else (corner + 1) % 4)]
                bit = NEEDS_LINE if ends == 1 else BARS_LINE
                self.rim_corners[self.rim.index(empty)] |= bit << (corner + gap) % 4
