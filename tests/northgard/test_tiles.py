"""The printed tiles and the lattice (section TILE)."""

import shutil
from pathlib import Path

import pytest

from meadhall.games.northgard.content.tile_schema import FOLDER, Tile, read_tiles
from meadhall.games.northgard.content.tiles import (
    AREA_BORDERS,
    AREA_FOOD,
    AREA_HARD_BORDERS,
    AREA_IDS,
    AREA_LAIR,
    AREA_LORE,
    AREA_SITES,
    AREA_TILE,
    AREA_WOOD,
    AREAS,
    CELL_IDS,
    CELLS,
    DIAGONALS,
    FACING_AREAS,
    LARGE,
    LINE_CORNERS,
    NEIGHBOURS,
    NONE,
    PRINTED,
    SITE_AREA,
    SITE_IDS,
    SITE_KIND,
    SITES,
    SMALL,
    START,
    START_FIVE,
    STONE,
    TILE_AREAS,
    TILE_IDS,
    TILES,
    TURNED_CORNERS,
    cell_number,
    cell_x,
    cell_y,
)
from meadhall.kernel.content import BrokenContent
from tests.northgard.maps import words
from tests.rules import rule

Point = tuple[int, int]


def edges(tile: Tile, area: str) -> set[frozenset[Point]]:
    """The edges of the polygon of an area."""
    polygon = next(one.polygon for one in tile.areas if one.id == area)
    return {frozenset(pair) for pair in zip(polygon, polygon[1:] + polygon[:1], strict=True)}


def facing(tile: str, turn: int) -> str:
    """The areas that face N, E, S, W."""
    return words(FACING_AREAS[TILE_IDS.index(tile) * 4 + turn])


# Areas and sides


@rule("NUL-TILE-01")
def test_each_side_belongs_to_one_area_and_each_area_has_a_side() -> None:
    for tile in PRINTED.tiles:
        assert 1 <= len(tile.areas) <= 4
        assert all(area.sides for area in tile.areas)
        assert sorted(side for area in tile.areas for side in area.sides) == ["E", "N", "S", "W"]


@rule("NUL-TILE-01")
def test_a_drawn_area_has_its_whole_sides() -> None:
    corners = {"N": [(0, 0), (1000, 0)], "E": [(1000, 0), (1000, 1000)],
               "S": [(0, 1000), (1000, 1000)], "W": [(0, 0), (0, 1000)]}  # fmt: skip
    for tile in PRINTED.tiles:
        for area in tile.areas:
            assert {frozenset(corners[side]) for side in area.sides} <= edges(tile, area.id)


@rule("NUL-TILE-02")
def test_areas_touch_exactly_where_a_border_is_listed() -> None:
    for tile in PRINTED.tiles:
        listed = {frozenset((border.a, border.b)) for border in tile.borders}
        touching = {
            frozenset((one.id, other.id))
            for one in tile.areas
            for other in tile.areas
            if one.id != other.id and edges(tile, one.id) & edges(tile, other.id)
        }
        assert touching == listed


@rule("NUL-TILE-02")
def test_borders_are_regular_or_hard() -> None:
    west = AREA_IDS.index("tile_03.w")
    assert words(AREA_BORDERS[west]) == "tile_03.n tile_03.e tile_03.s"
    assert words(AREA_HARD_BORDERS[west]) == "tile_03.e tile_03.s"
    south = AREA_IDS.index("start.s")
    assert words(AREA_BORDERS[south]) == "start.e start.w"
    assert AREA_HARD_BORDERS[south] == ()


@rule("NUL-TILE-03")
def test_areas_carry_icons_sites_and_at_most_one_lair() -> None:
    for number, area in enumerate(area for tile in PRINTED.tiles for area in tile.areas):
        shown = [icon.resource for icon in area.icons]
        counts = [AREA_FOOD[number], AREA_WOOD[number], AREA_LORE[number]]
        assert [shown.count(resource) for resource in ("food", "wood", "lore")] == counts
        kinds = [("small", "stone", "large")[SITE_KIND[site]] for site in AREA_SITES[number]]
        assert [site.kind for site in area.sites] == kinds
        assert AREA_LAIR[number] == (area.lair_at is not None)


@rule("NUL-SETUP-05")
def test_the_start_tile_carries_nothing() -> None:
    for area in TILE_AREAS[START]:
        assert AREA_FOOD[area] == AREA_WOOD[area] == AREA_LORE[area] == 0
        assert not AREA_LAIR[area]
        assert AREA_SITES[area] == []


@rule("NUL-TILE-25")
def test_a_site_is_named_by_its_area_and_its_own_id() -> None:
    assert len(set(SITE_IDS)) == SITES == 67
    for area in range(AREAS):
        for site in AREA_SITES[area]:
            assert SITE_AREA[site] == area
            assert SITE_IDS[site].startswith(f"{AREA_IDS[area]}.")
    assert "tile_01.e.e1" in SITE_IDS


@rule("NUL-TILE-21")
def test_totals_printed_on_all_tiles() -> None:
    assert (TILES, AREAS) == (35, 103)
    assert (sum(AREA_FOOD), sum(AREA_WOOD), sum(AREA_LORE)) == (12, 11, 8)
    assert [SITE_KIND.count(kind) for kind in (SMALL, STONE, LARGE)] == [45, 8, 14]
    assert sum(AREA_LAIR) == 11
    hard = sum(len(areas) for areas in AREA_HARD_BORDERS) // 2
    assert (sum(len(areas) for areas in AREA_BORDERS) // 2 - hard, hard) == (76, 21)


def test_numbers_follow_the_order_of_the_content() -> None:
    assert TILE_IDS[START] == "start"
    assert TILE_IDS[START_FIVE] == "start_five"
    assert words(TILE_AREAS[TILE_IDS.index("tile_07")]) == "tile_07.n tile_07.m tile_07.s"
    assert sorted(AREA_TILE) == AREA_TILE


# Turning


@rule("NUL-TILE-04")
def test_a_printed_side_faces_its_direction_plus_the_turns() -> None:
    assert facing("start", 0) == "start.n start.e start.s start.w"
    assert facing("start", 1) == "start.w start.n start.e start.s"
    assert facing("start", 2) == "start.s start.w start.n start.e"
    assert facing("start", 3) == "start.e start.s start.w start.n"
    assert facing("tile_02", 3) == "tile_02.s tile_02.s tile_02.s tile_02.n"


@rule("NUL-TILE-11")
def test_a_line_ends_where_the_sides_of_two_areas_meet() -> None:
    for tile in range(TILES):
        for turn in range(4):
            sides = FACING_AREAS[tile * 4 + turn]
            ends = sum(1 << k for k in range(4) if sides[k] != sides[(k + 1) % 4])
            assert TURNED_CORNERS[tile * 4 + turn] == ends


@rule("NUL-TILE-11")
def test_corners_turn_with_the_tile() -> None:
    tile = TILE_IDS.index("tile_02")
    north_east, south_east, south_west, north_west = 1, 2, 4, 8
    assert LINE_CORNERS[tile] == north_east | north_west
    assert TURNED_CORNERS[tile * 4 : tile * 4 + 4] == [
        north_east | north_west,
        north_east | south_east,
        south_east | south_west,
        south_west | north_west,
    ]


# Cells


@rule("NUL-TILE-22")
def test_the_cells_around_the_corners_of_a_cell() -> None:
    cell = cell_number(3, -2)
    beside = [CELL_IDS[NEIGHBOURS[cell * 4 + direction]] for direction in range(4)]
    assert beside == ["3,-3", "4,-2", "3,-1", "2,-2"]
    across = [CELL_IDS[DIAGONALS[cell * 4 + corner]] for corner in range(4)]
    assert across == ["4,-3", "4,-1", "2,-1", "2,-3"]


@rule("NUL-TILE-24")
def test_cells_are_numbered_by_rows_from_the_north_west() -> None:
    assert CELLS == 69 * 69
    places = [(cell_y(cell), cell_x(cell)) for cell in range(CELLS)]
    assert places == sorted(places)
    assert places[0] == (-34, -34)
    assert all(cell_number(x, y) == cell for cell, (y, x) in enumerate(places))


def test_the_lattice_ends_where_no_tile_can_reach() -> None:
    corner = cell_number(34, 34)
    assert NEIGHBOURS[corner * 4 + 1] == NEIGHBOURS[corner * 4 + 2] == NONE
    assert DIAGONALS[corner * 4 : corner * 4 + 3] == [NONE, NONE, NONE]
    assert CELL_IDS[DIAGONALS[corner * 4 + 3]] == "33,33"


# Broken content


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ('sides = ["N"]', 'sides = ["E"]', "tile start, sides: owned are"),
        ('sides = ["N"]', "sides = []", "tile start, area n, sides"),
        ('line_corners = ["NE", "NW"]', 'line_corners = ["NE"]', "tile tile_02, line_corners"),
        ('kind = "regular"', 'kind = "thick"', "tile start, border 1, kind"),
        ('b = "w"', 'b = "q"', "tile start, border: n and q"),
        ('b = "w"', 'b = "e"', "tile start, border: e and n"),
        ("food = 1", "food = 2", "tile start_five, area w, food: 1 icons are drawn"),
        ("lair = true", "lair = false", "tile tile_01, area w, lair_at"),
        ('role = "start"', 'role = "regular"', "count_start, tile: there are 0"),
        ('id = "tile_01"', 'id = "start"', "start, id: this id is used more than once"),
        ("units_at = [500, 180]", "units_at = [500, 1180]", "tile start, area n, units_at"),
        ("count_total = 35", "count_total = 34", "count_total, tile: there are 35"),
    ],
)
def test_a_fault_in_the_file_is_named(
    tmp_path: Path, right: str, wrong: str, sentence: str
) -> None:
    shutil.copy(FOLDER / "tiles.toml", tmp_path)
    text = (tmp_path / "tiles.toml").read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "tiles.toml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BrokenContent, match=f"^tiles.toml, {sentence}"):
        read_tiles(tmp_path)
