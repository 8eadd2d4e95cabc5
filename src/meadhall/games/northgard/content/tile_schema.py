# mypyc: interpreted
"""What ``tiles.toml`` looks like, and its checks: the 35 printed tiles (NUL-TILE-01 to 03)."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.kernel.content import Entry, check, check_unique, read_content

FOLDER = Path(__file__).parent
FILE = "tiles.toml"

Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Count = Annotated[int, Meta(ge=0)]
Side = Literal["N", "E", "S", "W"]
Corner = Literal["NE", "SE", "SW", "NW"]
Resource = Literal["food", "wood", "lore"]
SiteKind = Literal["small", "stone", "large"]
BorderKind = Literal["regular", "hard"]
Role = Literal["start", "start_five", "regular"]


class Site(Entry, kw_only=True):
    rule: str = "NUL-TILE-25"
    kind: SiteKind
    at: Point


class Icon(Struct, forbid_unknown_fields=True):
    resource: Resource
    at: Point


class Area(Entry, kw_only=True):
    rule: str = "NUL-TILE-06"
    sides: Annotated[list[Side], Meta(min_length=1)]
    food: Count
    wood: Count
    lore: Count
    lair: bool
    sites: list[Site]
    icons: list[Icon]
    units_at: Point
    label_at: Point
    polygon: Annotated[list[Point], Meta(min_length=3)]
    lair_at: Point | None = None


class Border(Struct, forbid_unknown_fields=True):
    a: str
    b: str
    kind: BorderKind
    line: Annotated[list[Point], Meta(min_length=2)]


class Tile(Entry, kw_only=True):
    number: Count
    role: Role
    line_corners: list[Corner]
    areas: Annotated[list[Area], Meta(min_length=1, max_length=4)] = field(name="area")
    borders: list[Border] = field(name="border", default_factory=list)


class TileFile(Struct, forbid_unknown_fields=True):
    tile_size: Literal[1000]
    side_order: tuple[Literal["N"], Literal["E"], Literal["S"], Literal["W"]]
    corner_order: tuple[Literal["NE"], Literal["SE"], Literal["SW"], Literal["NW"]]
    count_total: Count
    count_start: Literal[1]
    count_start_five: Literal[1]
    count_regular: Count
    tiles: list[Tile] = field(name="tile")


def read_tiles(folder: Path = FOLDER) -> TileFile:
    """Read and check the printed tiles."""
    content = read_content(folder / FILE, TileFile)
    tiles = content.tiles
    check_unique(FILE, [tile.id for tile in tiles])
    check(FILE, "count_total", "tile", len(tiles) == content.count_total, f"there are {len(tiles)}")
    for role, count in (
        ("start", content.count_start),
        ("start_five", content.count_start_five),
        ("regular", content.count_regular),
    ):
        found = sum(tile.role == role for tile in tiles)
        check(FILE, f"count_{role}", "tile", found == count, f"there are {found}")
    check(FILE, tiles[0].id, "role", tiles[0].role == "start", "the start tile comes first")
    for tile in tiles:
        _check_sides(tile, content.side_order, content.corner_order)
        _check_borders(tile)
        for area in tile.areas:
            _check_area(f"tile {tile.id}, area {area.id}", area)
        _complete_ids(tile)
    return content


def _complete_ids(tile: Tile) -> None:
    """In the file an area is named within its tile and a site within its area."""
    for area in tile.areas:
        area.id = f"{tile.id}.{area.id}"
        for site in area.sites:
            site.id = f"{area.id}.{site.id}"
    for border in tile.borders:
        border.a, border.b = f"{tile.id}.{border.a}", f"{tile.id}.{border.b}"


def _check_sides(tile: Tile, sides: tuple[Side, ...], corners: tuple[Corner, ...]) -> None:
    """NUL-TILE-01: every side has one owner. NUL-TILE-11: a line ends where owners change."""
    check_unique(FILE, [f"{tile.id}.{area.id}" for area in tile.areas])
    owned = [side for area in tile.areas for side in area.sides]
    check(FILE, f"tile {tile.id}", "sides", sorted(owned) == sorted(sides), f"owned are {owned}")
    owner = {side: area.id for area in tile.areas for side in area.sides}
    ends = [
        corner
        for corner, first, second in zip(corners, sides, (*sides[1:], sides[0]), strict=True)
        if owner[first] != owner[second]
    ]
    listed = [corner for corner in corners if corner in tile.line_corners]
    check(FILE, f"tile {tile.id}", "line_corners", listed == ends, f"the sides make it {ends}")


def _check_borders(tile: Tile) -> None:
    """NUL-TILE-02: a border parts two different areas of its tile."""
    ids = [area.id for area in tile.areas]
    pairs = [sorted((border.a, border.b)) for border in tile.borders]
    for a, b in pairs:
        is_right = a != b and a in ids and b in ids and pairs.count([a, b]) == 1
        check(FILE, f"tile {tile.id}", "border", is_right, f"{a} and {b} cannot have this border")


def _check_area(place: str, area: Area) -> None:
    """NUL-TILE-03: what the counts say is also there to be drawn."""
    for resource, count in (("food", area.food), ("wood", area.wood), ("lore", area.lore)):
        drawn = sum(icon.resource == resource for icon in area.icons)
        check(FILE, place, resource, drawn == count, f"{drawn} icons are drawn")
    is_drawn = area.lair_at is not None
    check(FILE, place, "lair_at", area.lair == is_drawn, "a lair has a place, and only a lair")
    check_unique(FILE, [f"{place}, site {site.id}" for site in area.sites])
