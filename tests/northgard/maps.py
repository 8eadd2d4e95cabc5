"""Maps for tests: tiles laid in words, territories read in words.

>>> lands = lay("start 0,0 r0", "tile_02 0,-1 r2")
>>> areas_with(lands, "start.n")
'start.n tile_02.n'
>>> closed(lands)
{'start.n tile_02.n'}
"""

from collections.abc import Iterable
from random import Random

from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    START,
    TILE_IDS,
    TILES,
    cell_number,
)
from meadhall.games.northgard.rules.ground.lands import Joined, Lands, empty_lands
from meadhall.games.northgard.rules.position import read_placements

THIRTEEN_TILES = (
    "start 0,0 r0", "tile_11 0,-1 r3", "tile_18 0,1 r0", "tile_09 1,1 r3", "tile_15 -1,-1 r0",
    "tile_17 -1,1 r2", "tile_01 0,-2 r3", "tile_22 1,-2 r3", "tile_23 1,-1 r0", "tile_21 1,0 r0",
    "tile_26 -2,1 r3", "tile_33 -2,0 r1", "tile_32 2,-2 r2",
)  # fmt: skip
"""The map of EX-21."""


def add(lands: Lands, placement: str) -> Joined:
    """Lay one more tile, which must fit: "tile_02 0,-1 r2"."""
    tile, cell, turn = read(placement)
    assert not lands.is_placed(tile)
    assert not lands.rim or lands.fits(tile, cell, turn), placement
    return lands.place(tile, cell, turn)


def lay(*placements: str) -> Lands:
    """A map of these tiles, each of which must fit where it comes."""
    lands = empty_lands()
    for placement in placements:
        add(lands, placement)
    return lands


def read(placement: str) -> tuple[int, int, int]:
    """Tile, cell and turn of a placement in words."""
    [found] = read_placements(placement)
    return found


def territory(lands: Lands, area: str) -> int:
    return lands.territory(AREA_IDS.index(area))


def words(areas: Iterable[int]) -> str:
    return " ".join(AREA_IDS[area] for area in areas)


def areas_with(lands: Lands, area: str) -> str:
    """All areas of the territory that an area is part of."""
    return words(lands.areas_of(territory(lands, area)))


def closed(lands: Lands) -> set[str]:
    """The areas of each closed territory."""
    return {words(lands.areas_of(one)) for one in lands.territories() if not lands.is_open(one)}


def neighbours(lands: Lands, area: str) -> set[str]:
    """The names of the territories adjacent to that of an area."""
    return {AREA_IDS[one] for one in lands.links(territory(lands, area))}


def frontier(lands: Lands) -> set[str]:
    return {CELL_IDS[cell] for cell in lands.frontier()}


def turns_at(lands: Lands, tile: str, cell: str) -> list[int]:
    return lands.turns_that_fit(TILE_IDS.index(tile), CELL_IDS.index(cell))


def placements(lands: Lands, tile: int) -> list[tuple[int, int]]:
    """Every cell and turn with which a tile fits somewhere on the map."""
    return [(cell, turn) for cell in lands.frontier() for turn in lands.turns_that_fit(tile, cell)]


def random_order(random: Random, count: int) -> list[int]:
    """Some tiles of a shuffled pile, the start tile first."""
    return [START, *random.sample(range(START + 1, TILES), count)]


def random_placement(random: Random, lands: Lands, tile: int) -> tuple[int, int]:
    """A cell and turn drawn evenly from all that fit; the first tile lies in the middle."""
    if not lands.rim:
        return cell_number(0, 0), 0
    return random.choice(placements(lands, tile))
