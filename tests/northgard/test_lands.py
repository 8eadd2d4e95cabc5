"""Territories and what fits where (section TILE)."""

from meadhall.games.northgard.content.tiles import (
    AREA_HARD_BORDERS,
    AREA_IDS,
    AREA_TILE,
    CELL_IDS,
    FOOD,
    LORE,
    NONE,
    START,
    TILE_IDS,
    TILES,
    WOOD,
    cell_number,
)
from meadhall.games.northgard.rules.ground.lands import Lands, empty_lands
from tests.northgard.maps import (
    add,
    areas_with,
    closed,
    frontier,
    lay,
    neighbours,
    read,
    territory,
    turns_at,
    words,
)
from tests.rules import rule

RING = (
    "start 0,0 r0", "tile_01 1,0 r0", "tile_03 2,0 r0", "tile_06 2,1 r0", "tile_22 2,2 r0",
    "tile_30 1,2 r0", "start_five 0,2 r0", "tile_07 0,1 r0",
)  # fmt: skip
"""Eight tiles around the hole at 1,1, with a line end at every corner."""


# Territories


@rule("NUL-TILE-06")
def test_an_area_alone_is_a_territory() -> None:
    lands = lay("start 0,0 r0")
    assert [AREA_IDS[one] for one in lands.territories()] == [
        "start.n", "start.e", "start.s", "start.w",
    ]  # fmt: skip
    assert areas_with(lands, "start.e") == "start.e"


@rule("NUL-TILE-05")
def test_areas_that_face_each_other_are_one_territory() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0")
    assert areas_with(lands, "start.e") == areas_with(lands, "tile_07.m") == "start.e tile_07.m"
    assert areas_with(lands, "start.n") == "start.n"
    assert areas_with(lands, "tile_07.n") == "tile_07.n"


@rule("NUL-TILE-05", "NUL-TILE-09")
def test_the_edge_between_two_tiles_is_no_border() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0")
    assert areas_with(lands, "tile_13.a") == "start.n tile_13.a"
    assert neighbours(lands, "tile_13.a") == {"start.e", "start.w"}


@rule("NUL-TILE-06")
def test_a_tile_can_join_what_was_apart() -> None:
    lands = lay("start 0,0 r0", "tile_07 0,-1 r1", "tile_12 1,0 r0")
    joined = add(lands, "tile_13 1,-1 r0")
    assert areas_with(lands, "tile_13.a") == "tile_07.n tile_12.n tile_13.a"
    assert [(AREA_IDS[old], AREA_IDS[new]) for old, new in joined.merged] == [
        ("tile_12.n", "tile_07.n")
    ]


@rule("NUL-TILE-07")
def test_the_tile_count_of_a_territory() -> None:
    lands = lay("start 0,0 r0")
    assert lands.tile_count(territory(lands, "start.e")) == 1
    add(lands, "tile_07 1,0 r0")
    assert lands.tile_count(territory(lands, "start.e")) == 2


@rule("NUL-TILE-07")
def test_a_tile_with_two_areas_of_a_territory_counts_once() -> None:
    lands = lay(
        "start 0,0 r0", "tile_02 1,0 r3", "tile_05 0,-1 r0", "tile_21 1,-1 r1", "tile_20 0,1 r3",
    )  # fmt: skip
    add(lands, "tile_28 1,1 r2")
    around = "start.n start.s tile_02.s tile_05.s tile_20.s tile_21.s tile_28.s"
    assert areas_with(lands, "start.n") == around
    assert lands.tile_count(territory(lands, "start.n")) == 6


@rule("NUL-TILE-08")
def test_a_territory_is_open_while_a_side_faces_an_empty_cell() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0")
    assert lands.is_open(territory(lands, "start.e"))
    joined = add(lands, "tile_02 2,0 r3")
    assert not lands.is_open(territory(lands, "start.e"))
    assert words(joined.closed) == "start.e"
    assert lands.is_open(territory(lands, "tile_02.s"))


@rule("NUL-TILE-08", "NUL-TILE-15", "NUL-EDGE-37")
def test_a_hole_keeps_its_neighbours_open() -> None:
    lands = lay(*RING)
    hole = cell_number(1, 1)
    assert hole in lands.frontier()
    assert [AREA_IDS[one] for one in lands.cell_borders(hole)] == [
        "tile_01.s", "tile_06.w", "tile_30.n", "tile_07.m",
    ]  # fmt: skip
    assert all(lands.is_open(one) for one in lands.cell_borders(hole))
    assert areas_with(lands, "tile_07.m") == "tile_07.m"


@rule("NUL-EDGE-09")
def test_one_tile_can_close_several_territories() -> None:
    lands = lay(*RING)
    joined = add(lands, "tile_08 1,1 r0")
    assert words(joined.closed) == "tile_01.s tile_08.s"
    assert closed(lands) >= {"tile_01.s tile_08.n", "tile_08.s tile_30.n"}
    assert areas_with(lands, "tile_08.m") == "tile_06.w tile_07.m tile_08.m"
    assert lands.is_open(territory(lands, "tile_08.m"))


# Links


@rule("NUL-TILE-09")
def test_a_border_on_any_tile_makes_territories_adjacent() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0")
    assert neighbours(lands, "start.e") == {
        "start.n", "start.s", "start.w", "tile_07.n", "tile_07.s",
    }  # fmt: skip
    assert neighbours(lands, "tile_07.n") == {"start.e"}


@rule("NUL-TILE-09")
def test_touching_at_a_corner_does_not_count() -> None:
    lands = lay("start 0,0 r0", "tile_01 1,0 r0")
    assert "tile_01.n" not in neighbours(lands, "start.n")
    assert neighbours(lands, "start.n") == {"start.e", "start.w"}


@rule("NUL-TILE-10")
def test_a_link_of_hard_borders_only_is_hard() -> None:
    lands = lay("start 0,0 r0", "tile_20 0,-1 r0")
    north, south = territory(lands, "tile_20.n"), territory(lands, "start.n")
    assert lands.is_hard(north, south)
    assert lands.is_hard(south, north)
    assert not lands.is_hard(south, territory(lands, "start.w"))


@rule("NUL-TILE-10")
def test_one_regular_border_makes_a_link_regular() -> None:
    lands = lay("start 0,0 r0", "tile_20 0,-1 r0", "tile_13 1,-1 r0")
    assert lands.is_hard(territory(lands, "tile_20.n"), territory(lands, "tile_20.s"))
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0", "tile_02 1,0 r2")
    add(lands, "tile_20 1,-1 r0")
    assert areas_with(lands, "tile_20.n") == "start.n tile_13.a tile_20.n"
    assert areas_with(lands, "tile_20.s") == "start.e tile_02.s tile_20.s"
    assert territory(lands, "tile_20.s") in lands.links(territory(lands, "tile_20.n"))
    assert not lands.is_hard(territory(lands, "tile_20.n"), territory(lands, "tile_20.s"))


# Fitting


@rule("NUL-TILE-15")
def test_a_tile_has_to_share_a_side_with_the_map() -> None:
    lands = lay("start 0,0 r0")
    assert frontier(lands) == {"0,-1", "1,0", "0,1", "-1,0"}
    assert not lands.fits(*read("tile_01 1,1 r0"))
    assert not lands.fits(*read("tile_01 0,0 r0"))
    assert lands.fits(*read("tile_01 0,1 r0"))


@rule("NUL-TILE-12")
def test_a_line_end_must_not_stay_alone_among_four_tiles() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0", "tile_02 1,0 r2")
    assert lands.fits(*read("tile_05 1,-1 r0"))
    assert not lands.fits(*read("tile_05 1,-1 r1"))


@rule("NUL-TILE-12")
def test_a_line_must_not_end_where_three_tiles_have_none() -> None:
    lands = lay("tile_13 0,0 r0", "tile_02 1,0 r0", "tile_11 0,1 r2")
    assert lands.fits(*read("tile_05 1,1 r0"))
    assert not lands.fits(*read("tile_05 1,1 r1"))


@rule("NUL-TILE-12")
def test_three_and_four_line_ends_are_fine() -> None:
    lands = lay("start 0,0 r0", "tile_01 0,-1 r0", "tile_03 1,0 r0")
    assert turns_at(lands, "tile_06", "1,-1") == [0, 1, 2, 3]
    assert turns_at(lands, "tile_05", "1,-1") == [0, 1, 2, 3]
    assert turns_at(lands, "tile_13", "1,-1") == [0]


@rule("NUL-TILE-12")
def test_a_corner_with_an_empty_cell_is_always_fine() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0")
    assert all(
        lands.fits(tile, cell_number(1, 0), turn)
        for tile in range(TILES)
        if not lands.is_placed(tile)
        for turn in range(4)
    )


@rule("NUL-TILE-13")
def test_a_regular_line_may_go_on_as_a_hard_one() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0", "tile_02 1,0 r2")
    assert AREA_HARD_BORDERS[AREA_IDS.index("start.e")] == ()
    assert words(AREA_HARD_BORDERS[AREA_IDS.index("tile_20.n")]) == "tile_20.s"
    assert turns_at(lands, "tile_20", "1,-1") == [0, 2]


@rule("NUL-TILE-20")
def test_the_tile_of_one_area_is_offered_unturned_only() -> None:
    lands = lay("start 0,0 r0")
    assert turns_at(lands, "tile_13", "0,1") == [0]
    assert turns_at(lands, "tile_07", "0,1") == [0, 1, 2, 3]
    assert lands.fits(*read("tile_13 0,1 r3"))


def tiles_around(lands: Lands, cell: int) -> list[int]:
    return [AREA_TILE[area] for area in lands.areas_around(cell) if area != NONE]


def test_which_tiles_face_an_empty_cell() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0")
    assert tiles_around(lands, cell_number(1, 0)) == [START]
    assert tiles_around(lands, cell_number(1, -1)) == [TILE_IDS.index("tile_13")]
    assert tiles_around(lands, cell_number(5, 5)) == []


def test_what_lies_where() -> None:
    lands = lay("start 0,0 r0", "tile_13 0,-1 r0")
    assert lands.tile_at(cell_number(0, -1)) == TILE_IDS.index("tile_13")
    assert lands.tile_at(cell_number(1, 0)) == NONE
    assert lands.is_placed(START)
    assert not lands.is_placed(TILE_IDS.index("tile_01"))
    assert territory(lands, "tile_01.n") == NONE


def test_a_map_can_reach_the_end_of_the_lattice() -> None:
    lands = empty_lands()
    for tile in range(TILES):
        lands.place(tile, cell_number(tile, 0), 0)
    assert CELL_IDS[lands.cells[TILES - 1]] == "34,0"
    assert all(tiles_around(lands, cell_number(tile, 1)) == [tile] for tile in range(TILES))
    assert len(lands.frontier()) == 2 * TILES + 1
    assert lands.is_open(territory(lands, "tile_33.m"))


# Joining


@rule("NUL-TILE-23")
def test_what_a_tile_would_join_is_known_before() -> None:
    lands = lay("start 0,0 r0", "tile_07 0,-1 r1", "tile_12 1,0 r0")
    groups = lands.joined_by(*read("tile_13 1,-1 r0"))
    assert [words(group) for group in groups] == ["tile_12.n tile_07.n"]
    groups = lands.joined_by(*read("tile_05 1,-1 r0"))
    assert [words(group) for group in groups] == ["tile_07.n", "tile_12.n"]
    groups = lands.joined_by(*read("tile_01 1,-1 r0"))
    assert [words(group) for group in groups] == ["", "", "tile_12.n", "tile_07.n"]


@rule("NUL-TILE-23")
def test_a_territory_on_two_sides_of_a_tile_joins_its_areas() -> None:
    lands = lay(
        "tile_11 0,0 r1", "tile_05 0,-1 r0", "tile_21 1,-1 r1", "tile_20 0,1 r3", "tile_28 1,1 r2",
    )  # fmt: skip
    assert AREA_IDS[territory(lands, "tile_28.s")] == "tile_05.s"
    groups = lands.joined_by(*read("tile_07 1,0 r0"))
    assert [words(group) for group in groups] == ["tile_11.n", "tile_05.s"]
    add(lands, "tile_07 1,0 r0")
    assert territory(lands, "tile_07.n") == territory(lands, "tile_07.s")
    assert [AREA_IDS[one] for one in lands.territories_on(TILE_IDS.index("tile_07"))] == [
        "tile_05.s", "tile_11.n",
    ]  # fmt: skip


@rule("NUL-TILE-19")
def test_the_icons_of_all_areas_count() -> None:
    lands = lay("start 0,0 r0", "start_five 1,0 r0")
    assert lands.resources(territory(lands, "start.e"), FOOD) == 1
    assert lands.resources(territory(lands, "start.e"), WOOD) == 0
    assert lands.resources(territory(lands, "start.e"), LORE) == 0


# Names


@rule("NUL-TILE-24")
def test_a_territory_is_named_by_its_first_area() -> None:
    lands = lay("start 0,0 r0", "tile_07 1,0 r0")
    assert AREA_IDS[territory(lands, "tile_07.m")] == "start.e"
    add(lands, "tile_08 -1,0 r0")
    assert AREA_IDS[territory(lands, "start.w")] == "tile_08.m"
    joined = add(lands, "tile_02 0,-1 r2")
    assert AREA_IDS[territory(lands, "start.n")] == "tile_02.n"
    assert [(AREA_IDS[old], AREA_IDS[new]) for old, new in joined.merged] == [
        ("start.n", "tile_02.n")
    ]


@rule("NUL-TILE-24")
def test_on_one_tile_the_order_of_the_content_decides() -> None:
    lands = lay(
        "start 0,0 r2", "tile_20 1,0 r1", "tile_08 0,1 r1", "tile_33 1,1 r1", "tile_10 0,2 r1",
    )  # fmt: skip
    assert AREA_IDS[territory(lands, "start.w")] == "start.w"
    joined = add(lands, "tile_19 1,2 r0")
    assert AREA_IDS[territory(lands, "start.w")] == "start.n"
    assert (AREA_IDS.index("start.w"), AREA_IDS.index("start.n")) in map(tuple, joined.merged)
