"""Drawings: turned tiles and the outlines of territories."""

from itertools import pairwise
from random import Random

import pytest

from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    AREA_LAIR,
    AREA_TILE,
    PRINTED,
    SITE_IDS,
    TILES,
    cell_number,
)
from meadhall.games.northgard.rules.ground.lands import Lands
from meadhall.games.northgard.seen.drawing import AreaDrawing, draw_tile, move_point, outline
from tests.northgard.maps import (
    THIRTEEN_TILES,
    lay,
    random_order,
    random_placement,
    read,
    territory,
)
from tests.rules import rule

Point = tuple[int, int]


def points(flat: list[int]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def signed_area(flat: list[int]) -> int:
    """The area within a ring, positive if it runs clockwise on the screen."""
    ring = points(flat)
    doubled = sum(x * v - u * y for (x, y), (u, v) in pairwise([*ring, ring[0]]))
    assert doubled % 2 == 0
    return doubled // 2


def drawn(placement: str, area: str) -> AreaDrawing:
    """An area of a placed tile."""
    return next(one for one in draw_tile(*read(placement)).areas if one.id == area)


def drawn_areas(lands: Lands, one: int) -> list[AreaDrawing]:
    """The areas of a territory, each on its tile."""
    found: list[AreaDrawing] = []
    for area in lands.areas_of(one):
        tile = AREA_TILE[area]
        drawing = draw_tile(tile, lands.cells[tile], lands.turns[tile])
        found += [each for each in drawing.areas if each.id == AREA_IDS[area]]
    return found


# Tiles


@rule("NUL-TILE-04")
@pytest.mark.parametrize(
    ("turn", "there"), [(0, (300, 100)), (1, (900, 300)), (2, (700, 900)), (3, (100, 700))]
)
def test_a_point_turns_with_its_tile(turn: int, there: Point) -> None:
    assert move_point((300, 100), cell_number(0, 0), turn) == there
    x, y = there
    assert move_point((300, 100), cell_number(-2, 5), turn) == (x - 2000, y + 5000)


@rule("NUL-TILE-04")
def test_a_turned_area_lies_at_the_side_it_faces() -> None:
    north = {turn: drawn(f"tile_02 0,0 r{turn}", "tile_02.n") for turn in range(4)}
    assert (0, 0) in points(north[0].polygon)
    assert (1000, 0) in points(north[0].polygon)
    assert {(1000, 0), (1000, 1000)} <= set(points(north[1].polygon))
    assert {(1000, 1000), (0, 1000)} <= set(points(north[2].polygon))
    assert {(0, 1000), (0, 0)} <= set(points(north[3].polygon))


def test_everything_printed_on_a_tile_is_drawn() -> None:
    drawing = draw_tile(*read("tile_01 1,-1 r0"))
    assert drawing.id == "tile_01"
    north, east, south, west = drawing.areas
    assert [(icon.resource, icon.at) for icon in north.icons] == [("food", (1300, -900))]
    assert [(s.id, s.kind, s.at) for s in east.sites] == [("tile_01.e.e1", "small", (1880, -740))]
    assert (south.units_at, south.label_at) == ((1500, -180), (1700, -100))
    assert (west.lair_at, north.lair_at) == ((1120, -740), None)
    assert [border.kind for border in drawing.borders] == ["regular"] * 4 + ["hard"]
    assert drawing.borders[-1].line == [2000, 0, 1500, -400]


@pytest.mark.parametrize("turn", range(4))
def test_every_tile_is_drawn_whole(turn: int) -> None:
    for tile in range(TILES):
        drawing = draw_tile(tile, cell_number(0, 0), turn)
        assert sum(signed_area(area.polygon) for area in drawing.areas) == 1_000_000
        assert len(drawing.borders) == len(PRINTED.tiles[tile].borders)
        corners = [point for area in drawing.areas for point in points(area.polygon)]
        for border in drawing.borders:
            assert all(corners.count(point) >= 2 for point in points(border.line))


def test_drawings_name_all_areas_sites_and_lairs() -> None:
    areas = [area for tile in range(TILES) for area in draw_tile(tile, 0, 0).areas]
    assert [area.id for area in areas] == AREA_IDS
    assert [site.id for area in areas for site in area.sites] == SITE_IDS
    assert [area.lair_at is not None for area in areas] == AREA_LAIR


# Outlines


def test_the_outline_of_an_area_is_its_polygon() -> None:
    lands = lay("start 0,0 r0")
    assert outline(lands, territory(lands, "start.n")) == [[0, 0, 1000, 0, 500, 400]]


@rule("EX-13")
def test_the_outline_drops_what_two_areas_share() -> None:
    lands = lay("start 0,0 r0", "tile_02 0,-1 r2")
    (ring,) = outline(lands, territory(lands, "start.n"))
    assert points(ring) == [(500, -400), (750, -330), (1000, 0), (500, 400), (0, 0), (250, -330)]


@rule("EX-14")
def test_the_outline_of_a_territory_of_three_tiles() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0", "tile_02 2,0 r3")
    one = territory(lands, "start.e")
    (ring,) = outline(lands, one)
    assert signed_area(ring) == sum(signed_area(area.polygon) for area in drawn_areas(lands, one))
    assert min(x for x, _ in points(ring)) == 500
    assert max(x for x, _ in points(ring)) == 2400


def test_a_straight_side_of_two_tiles_has_no_point_in_its_middle() -> None:
    lands = lay("tile_13 0,0 r0", "tile_02 1,0 r2")
    (ring,) = outline(lands, territory(lands, "tile_13.a"))
    assert points(ring)[:3] == [(0, 0), (2000, 0), (2000, 1000)]
    assert (1000, 0) not in points(ring)


def test_a_territory_around_another_has_two_rings() -> None:
    lands = lay(
        "tile_11 0,0 r1", "tile_05 0,-1 r0", "tile_21 1,-1 r1", "tile_20 0,1 r3", "tile_28 1,1 r2",
        "tile_02 1,0 r3",
    )  # fmt: skip
    outer, hole = outline(lands, territory(lands, "tile_11.s"))
    (inner,) = outline(lands, territory(lands, "tile_11.n"))
    assert signed_area(outer) > 0
    assert signed_area(hole) == -signed_area(inner)
    assert set(points(hole)) == set(points(inner))


@rule("NUL-TILE-06")
@pytest.mark.parametrize("seed", range(6))
def test_rings_are_closed_and_hold_the_areas_of_their_territory(seed: int) -> None:
    random = Random(seed)
    lands = lay()
    for tile in random_order(random, 24):
        lands.place(tile, *random_placement(random, lands, tile))
    for one in lands.territories():
        rings = outline(lands, one)
        areas = drawn_areas(lands, one)
        assert sum(map(signed_area, rings)) == sum(signed_area(area.polygon) for area in areas)
        corners = {point for area in areas for point in points(area.polygon)}
        for ring in rings:
            assert len(ring) >= 6
            assert len(ring) % 2 == 0
            assert set(points(ring)) <= corners
            assert points(ring)[0] == min(points(ring), key=lambda point: (point[1], point[0]))


@rule("EX-21")
def test_outlines_cover_the_board_without_gaps() -> None:
    lands = lay(*THIRTEEN_TILES)
    rings = [ring for one in lands.territories() for ring in outline(lands, one)]
    assert sum(map(signed_area, rings)) == 13 * 1_000_000
