"""The map: where the tiles lie and the territories their areas make together.

A territory goes by the number of its first area on the map, from north to south and west to east
(NUL-TILE-24), so its number is its name, and any of its areas finds it:

>>> from meadhall.games.northgard.content.tiles import AREA_IDS, START, TILE_IDS, cell_number
>>> lands = empty_lands()
>>> _ = lands.place(START, cell_number(0, 0), 0)
>>> crossing = TILE_IDS.index("tile_02")
>>> lands.fits(crossing, cell_number(0, -1), 2), lands.turns_that_fit(crossing, cell_number(0, -1))
(True, [0, 1, 2, 3])
>>> joined = lands.place(crossing, cell_number(0, -1), 2)
>>> [AREA_IDS[area] for area in lands.areas_of(lands.territory(AREA_IDS.index("start.n")))]
['start.n', 'tile_02.n']
>>> [AREA_IDS[territory] for territory in joined.closed]
['tile_02.n']

Everything about a territory is kept up to date by the one thing that changes the map, placing a
tile: that touches the new tile, the cells around it and the territories it joins, and nothing else.
Lists handed out are the map's own: not to be changed.
"""

from meadhall.games.northgard.content import tiles
from meadhall.games.northgard.rules.ground.layout import Layout
from meadhall.kernel.shared import without


class Joined:
    """What placing a tile did to the territories."""

    __slots__ = ("closed", "merged")

    def __init__(self, closed: list[int], merged: list[tuple[int, int]]) -> None:
        self.closed = closed
        """The territories it closed (NUL-EXPL-09); each has an area on the new tile."""
        self.merged = merged
        """Pairs of numbers: a territory as it was before, and the one it has become part of."""


class Lands(Layout):
    """The tiles on the map and the territories they make."""

    __slots__ = (
        "_derived", "hard_links", "icons", "linked", "members", "open_sides", "roots",
        "territory_of", "tile_counts",
    )  # fmt: skip

    def __init__(
        self,
        cells: list[int],
        turns: list[int],
        territory_of: list[int],
        roots: list[int],
        members: list[tuple[int, ...]],
        linked: list[tuple[int, ...]],
        hard_links: list[tuple[int, ...]],
        open_sides: list[int],
        tile_counts: list[int],
        icons: list[int],
        rim: list[int],
        rim_sides: list[int],
        rim_corners: list[int],
    ) -> None:
        super().__init__(cells, turns, rim, rim_sides, rim_corners)
        self.territory_of = territory_of
        """The territory of each area, ``NONE`` if it is not on the map."""
        self.roots = roots
        """All territories, ascending. What follows is kept for them and empty for other areas."""
        self.members = members
        """The areas of a territory, ascending."""
        self.linked = linked
        """The territories adjacent to one, ascending (NUL-TILE-09)."""
        self.hard_links = hard_links
        """Those of them behind hard borders only (NUL-TILE-10)."""
        self.open_sides = open_sides
        """How many sides of a territory face empty cells (NUL-TILE-08)."""
        self.tile_counts = tile_counts
        self.icons = icons
        """The printed icons, at territory times ``RESOURCES`` plus the resource."""
        self._derived: object = None

    def derived(self) -> object:
        """What somebody has derived from the map as it is, or None."""
        return self._derived

    def keep(self, derived: object) -> None:
        """Keep something until the map changes; copies share it, so it must never change."""
        self._derived = derived

    def copy(self) -> "Lands":
        copy = Lands(
            cells=self.cells[:],
            turns=self.turns[:],
            territory_of=self.territory_of[:],
            roots=self.roots[:],
            members=self.members[:],
            linked=self.linked[:],
            hard_links=self.hard_links[:],
            open_sides=self.open_sides[:],
            tile_counts=self.tile_counts[:],
            icons=self.icons[:],
            rim=self.rim[:],
            rim_sides=self.rim_sides[:],
            rim_corners=self.rim_corners[:],
        )
        copy._derived = self._derived
        return copy

    # Territories

    def territory(self, area: int) -> int:
        """The territory that an area is part of; ``NONE`` if its tile is not on the map."""
        return self.territory_of[area]

    def territories(self) -> list[int]:
        """All territories, ascending."""
        return self.roots

    def areas_of(self, territory: int) -> tuple[int, ...]:
        """The areas of a territory, ascending."""
        return self.members[territory]

    def tile_count(self, territory: int) -> int:
        """NUL-TILE-07: on how many tiles a territory lies."""
        return self.tile_counts[territory]

    def is_open(self, territory: int) -> bool:
        """NUL-TILE-08: whether a side of the territory faces an empty cell."""
        return self.open_sides[territory] > 0

    def links(self, territory: int) -> tuple[int, ...]:
        """NUL-TILE-09, 14: the adjacent territories, ascending; never itself."""
        return self.linked[territory]

    def is_hard(self, first: int, second: int) -> bool:
        """NUL-TILE-10: whether only hard borders part two adjacent territories."""
        return second in self.hard_links[first]

    def resources(self, territory: int, resource: int) -> int:
        """NUL-TILE-19: the printed icons of a resource, without what buildings produce."""
        return self.icons[territory * tiles.RESOURCES + resource]

    def territories_on(self, tile: int) -> list[int]:
        """The territories that have an area on a placed tile, in the order of its areas."""
        found: list[int] = []
        for area in tiles.TILE_AREAS[tile]:
            territory = self.territory_of[area]
            if territory not in found:
                found.append(territory)
        return found

    # Empty cells

    def cell_borders(self, cell: int) -> list[int]:
        """The territories with a side on an empty cell, in the order N, E, S, W."""
        found: list[int] = []
        for area in self.areas_around(cell):
            if area != tiles.NONE:
                territory = self.territory_of[area]
                if territory not in found:
                    found.append(territory)
        return found

    def joined_by(self, tile: int, cell: int, turn: int) -> list[list[int]]:
        """The territories as a tile would join them at a cell of the frontier (NUL-TILE-23).

        One list for each territory that would have an area on the new tile: the territories of
        now that would be part of it, an empty list for a new one.
        """
        around = self.areas_around(cell)
        groups: list[list[int]] = []
        for directions in tiles.FACING_DIRECTIONS[tile * 4 + turn]:
            group: list[int] = []
            for direction in directions:
                area = around[direction]
                if area == tiles.NONE:
                    continue
                territory = self.territory_of[area]
                if territory in group:
                    continue
                group.append(territory)
                # An old territory that touches two areas of the tile makes them one.
                for earlier in groups:
                    if territory in earlier:
                        groups.remove(earlier)
                        for other in earlier:
                            if other not in group:
                                group.append(other)
                        break
            groups.append(group)
        return groups

    # Placing

    def place(self, tile: int, cell: int, turn: int) -> Joined:
        """Lay a tile at a cell where it fits; the first one may lie anywhere."""
        self._derived = None
        around = self.areas_around(cell)
        old = self.cell_borders(cell)
        self.lay(tile, cell, turn)
        self._settle(tile)
        for direction in range(4):
            if around[direction] != tiles.NONE:
                self._adjoin(tiles.FACING_AREAS[tile * 4 + turn][direction], around[direction])
        closed: list[int] = []
        for territory in self.territories_on(tile):
            if self.open_sides[territory] == 0:
                closed.append(territory)
        merged: list[tuple[int, int]] = []
        for territory in old:
            if self.territory_of[territory] != territory:
                merged.append((territory, self.territory_of[territory]))
        return Joined(closed, merged)

    def _settle(self, tile: int) -> None:
        """Make each area of a new tile a territory of its own, all its sides open."""
        for area in tiles.TILE_AREAS[tile]:
            self.territory_of[area] = area
            self.roots.append(area)
            self.members[area] = (area,)
            self.linked[area] = tiles.AREA_BORDERS[area]
            self.hard_links[area] = tiles.AREA_HARD_BORDERS[area]
            self.open_sides[area] = tiles.AREA_SIDES[area]
            self.tile_counts[area] = 1
            self.icons[area * tiles.RESOURCES + tiles.FOOD] = tiles.AREA_FOOD[area]
            self.icons[area * tiles.RESOURCES + tiles.WOOD] = tiles.AREA_WOOD[area]
            self.icons[area * tiles.RESOURCES + tiles.LORE] = tiles.AREA_LORE[area]
        self.roots.sort()

    def _adjoin(self, area: int, other: int) -> None:
        """Let two areas face each other across a side: they are one territory (NUL-TILE-05)."""
        first = self.territory_of[area]
        second = self.territory_of[other]
        self.open_sides[first] -= 1
        self.open_sides[second] -= 1
        if first == second:
            return
        place = self.cells[tiles.AREA_TILE[first]] * tiles.AREAS + first
        if self.cells[tiles.AREA_TILE[second]] * tiles.AREAS + second < place:
            self._absorb(second, first)
        else:
            self._absorb(first, second)

    def _absorb(self, kept: int, gone: int) -> None:
        """Make one territory part of another (NUL-TILE-06)."""
        for area in self.members[gone]:
            self.territory_of[area] = kept
        members = tuple(sorted(self.members[kept] + self.members[gone]))
        self.members[kept] = members
        self.tile_counts[kept] = _count_tiles(members)
        self.open_sides[kept] += self.open_sides[gone]
        icons = self.icons
        for resource in range(tiles.RESOURCES):
            icons[kept * tiles.RESOURCES + resource] += icons[gone * tiles.RESOURCES + resource]
            icons[gone * tiles.RESOURCES + resource] = 0
        self._absorb_links(kept, gone)
        self.roots.remove(gone)
        self.members[gone] = ()
        self.linked[gone] = ()
        self.hard_links[gone] = ()
        self.open_sides[gone] = 0
        self.tile_counts[gone] = 0

    def _absorb_links(self, kept: int, gone: int) -> None:
        """NUL-TILE-10: of two links that become one, a regular one prevails.

        NUL-TILE-14: a border between the two no longer parts territories.
        """
        linked = self.linked
        hard_links = self.hard_links
        for other in linked[gone]:
            was_hard = other in hard_links[gone]
            linked[other] = without(linked[other], gone)
            if was_hard:
                hard_links[other] = without(hard_links[other], gone)
            if other == kept:
                continue
            if other not in linked[kept]:
                linked[kept] = _added(linked[kept], other)
                linked[other] = _added(linked[other], kept)
                if was_hard:
                    hard_links[kept] = _added(hard_links[kept], other)
                    hard_links[other] = _added(hard_links[other], kept)
            elif not was_hard and other in hard_links[kept]:
                hard_links[kept] = without(hard_links[kept], other)
                hard_links[other] = without(hard_links[other], kept)


def empty_lands() -> Lands:
    """A map without tiles."""
    return Lands(
        cells=[tiles.NONE] * tiles.TILES,
        turns=[0] * tiles.TILES,
        territory_of=[tiles.NONE] * tiles.AREAS,
        roots=[],
        members=[()] * tiles.AREAS,
        linked=[()] * tiles.AREAS,
        hard_links=[()] * tiles.AREAS,
        open_sides=[0] * tiles.AREAS,
        tile_counts=[0] * tiles.AREAS,
        icons=[0] * (tiles.AREAS * tiles.RESOURCES),
        rim=[],
        rim_sides=[],
        rim_corners=[],
    )


def _added(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Ascending numbers with one more in its place."""
    changed = list(numbers)
    place = len(changed)
    while place and changed[place - 1] > number:
        place -= 1
    changed.insert(place, number)
    return tuple(changed)


def _count_tiles(areas: tuple[int, ...]) -> int:
    """NUL-TILE-07: how many tiles these ascending areas are on."""
    count = 0
    last = tiles.NONE
    for area in areas:
        if tiles.AREA_TILE[area] != last:
            last = tiles.AREA_TILE[area]
            count += 1
    return count
