"""The worked examples of the map, figure by figure."""

import pytest

from meadhall.games.northgard.content.tiles import (
    AREA_SITES,
    CELL_IDS,
    FOOD,
    LARGE,
    LORE,
    SITE_KIND,
    SMALL,
    START,
    STONE,
    TILE_IDS,
    TILES,
    WOOD,
)
from meadhall.games.northgard.rules.ground.lands import Lands
from tests.northgard.maps import (
    THIRTEEN_TILES,
    add,
    areas_with,
    closed,
    frontier,
    lay,
    neighbours,
    placements,
    territory,
    turns_at,
    words,
)
from tests.rules import rule


def printed(lands: Lands, area: str) -> list[int]:
    """Food, wood and lore of the territory of an area."""
    return [lands.resources(territory(lands, area), one) for one in (FOOD, WOOD, LORE)]


def sites(lands: Lands, area: str) -> list[int]:
    """How many small, stone and large sites the territory of an area has."""
    areas = lands.areas_of(territory(lands, area))
    kinds = [SITE_KIND[site] for one in areas for site in AREA_SITES[one]]
    return [kinds.count(kind) for kind in (SMALL, STONE, LARGE)]


def tiles(lands: Lands, area: str) -> int:
    return lands.tile_count(territory(lands, area))


def is_hard(lands: Lands, first: str, second: str) -> bool:
    return lands.is_hard(territory(lands, first), territory(lands, second))


@rule("EX-13")
def test_a_closed_territory_of_two_tiles() -> None:
    lands = lay("start 0,0 r0")
    joined = add(lands, "tile_02 0,-1 r2")
    assert closed(lands) == {"start.n tile_02.n"}
    assert joined.closed == [territory(lands, "start.n")]
    assert tiles(lands, "start.n") == 2


@rule("EX-14")
def test_a_closed_territory_of_three_tiles() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0", "tile_02 2,0 r3")
    assert closed(lands) == {"start.e tile_02.n tile_07.m"}
    assert tiles(lands, "start.e") == 3
    assert printed(lands, "start.e") == [1, 0, 0]
    assert sites(lands, "start.e") == [2, 0, 0]


EX_15 = ("start 0,0 r0", "tile_13 0,-1 r0", "tile_02 1,0 r2")


@rule("EX-15")
def test_turns_that_would_leave_a_line_end_alone() -> None:
    lands = lay(*EX_15)
    assert turns_at(lands, "tile_05", "1,-1") == [0, 2]


@rule("EX-16")
def test_a_single_hard_border() -> None:
    lands = lay("start 0,0 r0", "tile_20 0,-1 r0")
    assert areas_with(lands, "start.n") == "start.n tile_20.s"
    assert neighbours(lands, "tile_20.n") == {"tile_20.s"}
    assert is_hard(lands, "tile_20.n", "tile_20.s")


@rule("EX-17", "NUL-SETUP-06")
def test_the_two_start_tiles_of_five_players() -> None:
    lands = lay("start 0,0 r0", "start_five 1,0 r0")
    assert closed(lands) == {"start.e start_five.w"}
    assert tiles(lands, "start.e") == 2
    assert printed(lands, "start.e") == [1, 0, 0]
    around = {"start.n", "start.s", "start.w", "start_five.n", "start_five.s"}
    assert neighbours(lands, "start.e") == around
    assert not any(is_hard(lands, "start.e", area) for area in around)


@rule("EX-18", "NUL-TILE-14", "NUL-EDGE-10")
def test_a_line_that_runs_into_a_ring_of_borders() -> None:
    lands = lay(
        "start 0,0 r0", "tile_20 -1,0 r3", "tile_08 0,-1 r3", "tile_33 -1,-1 r3", "tile_10 0,-2 r3",
    )  # fmt: skip
    assert territory(lands, "start.n") in lands.links(territory(lands, "start.w"))
    joined = add(lands, "tile_19 -1,-2 r2")
    assert joined.closed == [territory(lands, "start.n")] == [territory(lands, "start.w")]
    assert len(lands.areas_of(territory(lands, "start.n"))) == 7
    assert tiles(lands, "start.n") == 6
    assert territory(lands, "start.n") not in lands.links(territory(lands, "start.n"))


@rule("EX-19")
def test_placements_beside_the_start_tile() -> None:
    lands = lay("start 0,0 r0")
    assert frontier(lands) == {"0,-1", "1,0", "0,1", "-1,0"}
    for tile in range(START + 1, TILES):
        found = placements(lands, tile)
        alone = TILE_IDS[tile] == "tile_13"
        assert len(found) == (4 if alone else 16)
        turns = {0} if alone else {0, 1, 2, 3}
        assert set(found) == {(cell, turn) for cell in lands.frontier() for turn in turns}


@rule("EX-20")
def test_all_tiles_at_a_cell_that_needs_a_line() -> None:
    lands = lay(*EX_15)
    four = "start_five 01 03 06 07 08 12 14 22 30 33"
    three = "04 09 10 15 16 18 19 23 24 25 26 27 31 32"
    expected = {tile: [0, 1, 2, 3] for tile in four.split()}
    expected |= {tile: [0, 1, 2] for tile in three.split()}
    expected |= {tile: [0, 2] for tile in ("05", "20", "21", "28")}
    expected |= {"11": [2, 3], "17": [2, 3], "29": [0, 2, 3]}
    found = {
        tile.removeprefix("tile_"): turns_at(lands, tile, "1,-1")
        for number, tile in enumerate(TILE_IDS)
        if not lands.is_placed(number)
    }
    assert found == expected
    assert sum(len(turns) for turns in found.values()) == 101


@rule("EX-21")
def test_territories_and_links_of_a_map_of_thirteen_tiles() -> None:
    lands = lay(*THIRTEEN_TILES)
    assert len(lands.territories()) == 24
    links = [(a, b) for a in lands.territories() for b in lands.links(a) if a < b]
    hard = sum(lands.is_hard(a, b) for a, b in links)
    assert (len(links), len(links) - hard, hard) == (36, 29, 7)
    assert len(frontier(lands)) == 16
    assert "-1,0" in frontier(lands)
    beside = ["-1,-1", "0,0", "-1,1", "-2,0"]
    assert all(lands.tile_at(CELL_IDS.index(cell)) >= 0 for cell in beside)


@rule("EX-21")
def test_closed_territories_of_a_map_of_thirteen_tiles() -> None:
    lands = lay(*THIRTEEN_TILES)
    assert closed(lands) == {
        "start.n tile_01.w tile_11.s tile_22.w tile_23.n",
        "start.e tile_21.n tile_23.s",
        "tile_01.s tile_22.n",
        "tile_22.s tile_32.e",
        "tile_11.n tile_15.e",
    }
    assert (tiles(lands, "start.n"), printed(lands, "start.n")) == (5, [0, 0, 1])
    assert sites(lands, "start.n") == [1, 1, 1]
    assert (tiles(lands, "start.e"), printed(lands, "start.e")) == (3, [1, 0, 0])
    assert [tiles(lands, area) for area in ("tile_01.s", "tile_22.s", "tile_11.n")] == [2, 2, 2]
    assert territory(lands, "tile_01.s") in lands.links(territory(lands, "start.n"))
    assert not is_hard(lands, "start.n", "tile_01.s")


@rule("EX-21")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [("tile_05", [1, 3]), ("tile_29", [1, 2, 3]), ("tile_02", [1, 2]), ("tile_13", [])],
)
def test_what_fits_into_the_hole(tile: str, turns: list[int]) -> None:
    assert turns_at(lay(*THIRTEEN_TILES), tile, "-1,0") == turns


@rule("EX-21")
def test_all_placements_on_a_map_of_thirteen_tiles() -> None:
    lands = lay(*THIRTEEN_TILES)
    assert len(placements(lands, TILE_IDS.index("tile_05"))) == 62


@rule("EX-21", "NUL-TILE-23")
def test_what_the_hole_would_join() -> None:
    lands = lay(*THIRTEEN_TILES)
    hole = CELL_IDS.index("-1,0")
    assert words(lands.cell_borders(hole)) == "tile_15.s start.w start.s tile_33.n"
    groups = lands.joined_by(TILE_IDS.index("tile_05"), hole, 1)
    assert [words(group) for group in groups] == ["tile_15.s start.w", "start.s tile_33.n"]
