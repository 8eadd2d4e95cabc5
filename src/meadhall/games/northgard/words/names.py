# mypyc: interpreted
"""What is called after other things: tiles, building sites and cells of the map."""

from collections.abc import Iterator

from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    CELLS,
    PRINTED,
    SITE_AREA,
    SITE_IDS,
    SITE_KIND,
    SITE_KIND_IDS,
    cell_x,
    cell_y,
)
from meadhall.kernel.game import Naming


def _tiles() -> Iterator[tuple[str, Naming]]:
    for tile in PRINTED.tiles:
        if tile.role == "regular":
            yield tile.id, Naming("tile", {"number": tile.number})


def _sites() -> Iterator[tuple[str, Naming]]:
    """No area has more than one site."""
    for id, area, kind in zip(SITE_IDS, SITE_AREA, SITE_KIND, strict=True):
        yield id, Naming("site", {"area": AREA_IDS[area], "kind": SITE_KIND_IDS[kind]})


def _cells() -> Iterator[tuple[str, Naming]]:
    """How far from the start tile, in words; the cell in the middle has a name."""
    for cell in range(CELLS):
        x, y = cell_x(cell), cell_y(cell)
        across = {"columns": abs(x), "across": "east" if x > 0 else "west"}
        along = {"rows": abs(y), "along": "south" if y > 0 else "north"}
        if x and y:
            yield CELL_IDS[cell], Naming("cell", {**across, **along})
        elif x or y:
            way = "across" if x else "along"
            yield CELL_IDS[cell], Naming(way, across if x else along)


NAMES_COMPOSED = dict([*_tiles(), *_sites(), *_cells()])
