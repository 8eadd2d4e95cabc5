"""Maps that grow at random: what is kept up to date against the same worked out from nothing."""

from random import Random
from statistics import mean, stdev

import pytest

from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    FOOD,
    LORE,
    PRINTED,
    TILE_IDS,
    TILES,
    WOOD,
    cell_number,
    cell_x,
    cell_y,
)
from meadhall.games.northgard.rules.ground.lands import Lands, empty_lands
from meadhall.kernel.plain import digest, from_plain, to_plain
from tests.northgard.maps import placements, random_order, random_placement
from tests.rules import rule

Cell = tuple[int, int]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the north, east, south and west."""


class PlainMap:
    """The rules of the map in their plainest form: placed tiles in, territories out."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, tuple[int, int]] = {}
        """The number and the turn of the tile at each cell."""

    def area(self, cell: Cell, direction: int) -> str:
        """NUL-TILE-04: the owner of the printed side (d - r) mod 4."""
        number, turn = self.tiles[cell]
        tile = PRINTED.tiles[number]
        side = "NESW"[(direction - turn) % 4]
        return next(area.id for area in tile.areas if side in area.sides)

    def sides(self) -> list[tuple[str, Cell, int]]:
        """Every side of every tile: its area, the cell it faces and its direction."""
        return [
            (self.area((x, y), direction), (x + dx, y + dy), direction)
            for x, y in self.tiles
            for direction, (dx, dy) in enumerate(STEPS)
        ]

    def territories(self) -> dict[str, frozenset[str]]:
        """NUL-TILE-05, 06: for each area the areas it is joined with, and itself."""
        found = {area: frozenset([area]) for area, _, _ in self.sides()}
        for area, cell, direction in self.sides():
            if cell in self.tiles:
                joined = found[area] | found[self.area(cell, (direction + 2) % 4)]
                found.update(dict.fromkeys(joined, joined))
        return found

    def open_areas(self) -> set[str]:
        return {area for area, cell, _ in self.sides() if cell not in self.tiles}

    def frontier(self) -> set[Cell]:
        return {cell for _, cell, _ in self.sides() if cell not in self.tiles}

    def links(self) -> dict[tuple[frozenset[str], frozenset[str]], bool]:
        """NUL-TILE-09, 10, 14: for each two adjacent territories whether the link is hard."""
        territories = self.territories()
        found: dict[tuple[frozenset[str], frozenset[str]], bool] = {}
        for number, _ in self.tiles.values():
            for border in PRINTED.tiles[number].borders:
                a, b = (territories[area] for area in (border.a, border.b))
                for pair in ((a, b), (b, a)):
                    if a != b:
                        found[pair] = found.get(pair, True) and border.kind == "hard"
        return found

    def name(self, territory: frozenset[str]) -> str:
        """NUL-TILE-24: smallest y, then smallest x, then the order of the areas."""
        cells = {PRINTED.tiles[number].id: cell for cell, (number, _) in self.tiles.items()}

        def place(area: str) -> tuple[int, int, int]:
            x, y = cells[area.split(".")[0]]
            return y, x, AREA_IDS.index(area)

        return min(territory, key=place)

    def fits(self, number: int, cell: Cell, turn: int) -> bool:
        """NUL-TILE-12, 22: the line ends at each corner of the new tile."""
        if cell not in self.frontier():
            return False
        tiles = {**self.tiles, cell: (number, turn)}
        x, y = cell
        for px, py in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)):
            corners = {
                (px - 1, py - 1): "SE", (px, py - 1): "SW", (px, py): "NW", (px - 1, py): "NE",
            }  # fmt: skip
            if corners.keys() <= tiles.keys():
                ends = sum(has_line_end(*tiles[at], corner) for at, corner in corners.items())
                if ends == 1:
                    return False
        return True


def has_line_end(number: int, turn: int, corner: str) -> bool:
    """NUL-TILE-11: printed corner k lies at corner (k + r) mod 4."""
    order = ["NE", "SE", "SW", "NW"]
    return order[(order.index(corner) - turn) % 4] in PRINTED.tiles[number].line_corners


def compare(lands: Lands, plain: PlainMap) -> None:
    """Everything a map knows of itself is what the plain rules say."""
    territories = plain.territories()
    links = plain.links()
    open_areas = plain.open_areas()
    everything = [lands.areas_of(one) for one in lands.territories()]
    assert sorted(area for areas in everything for area in areas) == sorted(
        AREA_IDS.index(area) for area in territories
    )
    for one in lands.territories():
        areas = frozenset(AREA_IDS[area] for area in lands.areas_of(one))
        assert all(territories[area] == areas for area in areas)
        assert all(lands.territory(AREA_IDS.index(area)) == one for area in areas)
        assert AREA_IDS[one] == plain.name(areas)
        assert lands.tile_count(one) == len({area.split(".")[0] for area in areas})
        assert lands.is_open(one) == bool(areas & open_areas)
        linked = {territories[AREA_IDS[other]]: other for other in lands.links(one)}
        assert set(linked) == {b for a, b in links if a == areas}
        assert len(linked) == len(lands.links(one))
        for other, number in linked.items():
            assert lands.is_hard(one, number) == links[areas, other]
        icons = [lands.resources(one, resource) for resource in (FOOD, WOOD, LORE)]
        assert icons == printed_icons(areas)
    cells = {(cell_x(cell), cell_y(cell)) for cell in lands.frontier()}
    assert cells == plain.frontier()
    assert lands.frontier() == sorted(lands.frontier())


def printed_icons(areas: frozenset[str]) -> list[int]:
    found = [
        (area.food, area.wood, area.lore)
        for tile in PRINTED.tiles
        for area in tile.areas
        if area.id in areas
    ]
    return [sum(column) for column in zip(*found, strict=True)]


def grow(seed: int, count: int) -> Lands:
    """A random map of the start tile and some others."""
    random = Random(seed)
    lands = empty_lands()
    for tile in random_order(random, count):
        lands.place(tile, *random_placement(random, lands, tile))
    return lands


@rule("NUL-TILE-05", "NUL-TILE-06", "NUL-TILE-07", "NUL-TILE-08", "NUL-TILE-09", "NUL-TILE-10",
      "NUL-TILE-14", "NUL-TILE-19", "NUL-TILE-24")  # fmt: skip
@pytest.mark.parametrize("seed", range(8))
def test_every_placement_keeps_the_map_right(seed: int) -> None:
    random = Random(seed)
    lands = empty_lands()
    plain = PlainMap()
    for tile in random_order(random, TILES - 1):
        if lands.rim and not placements(lands, tile):
            continue
        cell, turn = random_placement(random, lands, tile)
        lands.place(tile, cell, turn)
        plain.tiles[cell_x(cell), cell_y(cell)] = (tile, turn)
        compare(lands, plain)


@rule("NUL-TILE-12", "NUL-TILE-15", "NUL-TILE-20", "NUL-TILE-22")
@pytest.mark.parametrize("seed", range(4))
def test_a_tile_fits_where_the_plain_rule_says(seed: int) -> None:
    lands = grow(seed, 25)
    plain = PlainMap()
    for tile in range(TILES):
        if lands.is_placed(tile):
            cell = lands.cells[tile]
            plain.tiles[cell_x(cell), cell_y(cell)] = (tile, lands.turns[tile])
    for tile in range(TILES):
        if lands.is_placed(tile):
            continue
        for cell in lands.frontier():
            place = (cell_x(cell), cell_y(cell))
            turns = [turn for turn in range(4) if plain.fits(tile, place, turn)]
            assert [turn for turn in range(4) if lands.fits(tile, cell, turn)] == turns
            if TILE_IDS[tile] == "tile_13":
                turns = turns[:1]
            assert lands.turns_that_fit(tile, cell) == turns, CELL_IDS[cell]


@rule("NUL-TILE-23", "NUL-TILE-26", "NUL-EDGE-11")
@pytest.mark.parametrize("seed", range(8))
def test_placing_does_what_was_foretold(seed: int) -> None:
    random = Random(seed)
    lands = grow(seed, 18)
    rest = [tile for tile in range(TILES) if not lands.is_placed(tile)]
    for tile in rest:
        for cell, turn in random.sample(placements(lands, tile), 3):
            after = lands.copy()
            foretold = lands.joined_by(tile, cell, turn)
            touched = {one for group in foretold for one in group}
            assert touched == set(lands.cell_borders(cell))
            joined = after.place(tile, cell, turn)
            assert len(after.territories_on(tile)) == len(foretold)
            for group in foretold:
                assert len({after.territory(one) for one in group}) <= 1
            for one in lands.territories():
                now = after.territory(one)
                assert set(lands.areas_of(one)) <= set(after.areas_of(now))
                assert ((one, now) in joined.merged) == (one != now)
                assert (now in joined.closed) == (one in touched and not after.is_open(now))
                if one not in touched:
                    assert after.areas_of(now) == lands.areas_of(one)
                    assert after.is_open(now) == lands.is_open(one)


@rule("NUL-TILE-21")
def test_sanity_figures_of_random_maps() -> None:
    maps = [grow(seed, 19) for seed in range(300)]
    sizes = [
        [lands.tile_count(one) for one in lands.territories() if not lands.is_open(one)]
        for lands in maps
    ]
    two, three, more = (
        [sum(low <= size <= high for size in closed) for closed in sizes]
        for low, high in ((2, 2), (3, 3), (4, TILES))
    )
    assert [mean(two), mean(three), mean(more)] == pytest.approx([6.6, 1.7, 0.6], abs=0.4)
    assert [stdev(two), stdev(three), stdev(more)] == pytest.approx([2.1, 1.2, 0.7], abs=0.3)


def tiles_closed(lands: Lands, tile: int, cell: int, turn: int) -> int:
    """On how many tiles the territories lie that a placement would close."""
    after = lands.copy()
    return sum(after.tile_count(one) for one in after.place(tile, cell, turn).closed)


@rule("NUL-TILE-21")
def test_sanity_figures_of_maps_that_are_made_to_close_territories() -> None:
    counts: list[list[int]] = []
    for seed in range(12):
        random = Random(seed)
        lands = empty_lands()
        for tile in random_order(random, 19):
            options = placements(lands, tile) or [(cell_number(0, 0), 0)]
            gains = [tiles_closed(lands, tile, *option) for option in options]
            best = [options[at] for at, gain in enumerate(gains) if gain == max(gains)]
            lands.place(tile, *random.choice(best))
        sizes = [lands.tile_count(one) for one in lands.territories() if not lands.is_open(one)]
        counts.append([sizes.count(2), sizes.count(3), sum(size > 3 for size in sizes)])
    means = [mean(column) for column in zip(*counts, strict=True)]
    assert means == pytest.approx([14, 2, 1], abs=2.5)


def test_a_copy_goes_its_own_way() -> None:
    lands = grow(1, 12)
    before = digest(lands)
    rest = [tile for tile in range(TILES) if not lands.is_placed(tile)]
    first, second = lands.copy(), lands.copy()
    first.place(rest[0], *placements(first, rest[0])[0])
    assert digest(lands) == digest(second) == before
    lands.place(rest[1], *placements(lands, rest[1])[0])
    assert digest(second) == before
    assert len({digest(first), digest(lands), digest(second)}) == 3


def test_the_plain_form_leads_back() -> None:
    lands = grow(2, 20)
    again = from_plain(to_plain(lands), [Lands])
    assert digest(again) == digest(lands)
    tile = next(tile for tile in range(TILES) if not lands.is_placed(tile))
    for one in (lands, again):
        one.place(tile, *placements(one, tile)[-1])
    assert digest(again) == digest(lands)


def test_the_order_of_placements_leaves_no_trace() -> None:
    lands = grow(3, 20)
    again = empty_lands()
    again.place(0, lands.cells[0], lands.turns[0])
    rest = [tile for tile in range(1, TILES) if lands.is_placed(tile)]
    while rest:
        tile = next(tile for tile in rest if lands.cells[tile] in again.frontier())
        again.place(tile, lands.cells[tile], lands.turns[tile])
        rest.remove(tile)
    assert digest(again) == digest(lands)
