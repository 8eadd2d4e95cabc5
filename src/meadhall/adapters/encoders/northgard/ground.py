"""The map of Northgard, and what stands on it."""

from typing import final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen, Stencil
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.northgard.content import tables, tiles
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import closed_glory_in, glory_in, yield_in


@final
class Ground:
    def __init__(self, shapes: Shapes) -> None:
        self.tiles = shapes.row("NorthgardView", "tiles")
        self.territories = shapes.row("NorthgardView", "territories")
        self.links = shapes.row("NorthgardView", "links")
        self.areas = shapes.row("TerritoryView", "areas")
        self.units = shapes.row("TerritoryView", "units")
        self.buildings = shapes.row("TerritoryView", "buildings")
        self.creatures = shapes.row("TerritoryView", "creatures")
        self.controller: i64 = shapes.entry("TerritoryView", "controller")
        self.printed: i64 = shapes.entry("TerritoryView", "printed")
        self.yields: i64 = shapes.entry("TerritoryView", "yields")
        self.controlled: i64 = shapes.entry("PlayerView", "territories")
        self.stencil_pen = Pen()

    # What is printed

    def stencil(self, state: NorthgardState) -> Stencil:
        """Whatever changes only when a tile is laid; it is most of an observation."""
        lands = state.lands
        known = lands.derived()
        if isinstance(known, Stencil):
            return known
        pen = self.stencil_pen
        pen.begin_stencil()
        self._write_map(pen, state)
        stencil = pen.stencil()
        lands.keep(stencil)
        return stencil

    def _write_map(self, pen: Pen, state: NorthgardState) -> None:
        """In an observation that begins at 0."""
        lands = state.lands
        pen.at = self.tiles.place
        tile_count = 0
        for tile in range(tiles.TILES):
            if lands.is_placed(tile):
                cell = lands.cells[tile]
                pen.word(tile)
                pen.put(tiles.cell_x(cell))
                pen.put(tiles.cell_y(cell))
                pen.put(lands.turns[tile])
                tile_count += 1
        pen.length(0, self.tiles, tile_count)
        pen.at = self.links.place
        link_count = 0
        for one in lands.roots:
            for other in lands.linked[one]:
                if one < other:
                    pen.word(one)
                    pen.word(other)
                    pen.truth(lands.is_hard(one, other))
                    link_count += 1
        pen.length(0, self.links, link_count)
        pen.length(0, self.territories, len(lands.roots))
        at = self.territories.place
        for territory in lands.roots:
            pen.at = at
            pen.word(territory)
            pen.put(lands.tile_counts[territory])
            pen.truth(lands.is_open(territory))
            pen.at = at + self.printed
            for resource in range(tiles.RESOURCES):
                pen.put(lands.resources(territory, resource))
            pen.length(at, self.units, state.seats)
            pen.words(at, self.areas, lands.members[territory])
            at += self.territories.size

    # What changes without a tile

    def write(
        self, pen: Pen, start: i64, players: i64, player_size: i64, state: NorthgardState
    ) -> None:
        """The territories, and for each player how many of them."""
        built = _count_buildings(state)
        holders = state.figures.holders
        controlled = [0] * state.seats
        at = start + self.territories.place
        for territory in state.lands.roots:
            holder = holders[territory]
            if holder != NONE:
                controlled[holder] += 1
            self._write_territory(pen, at, state, territory, holder, built[territory])
            at += self.territories.size
        at = players + self.controlled
        for count in controlled:
            pen.put_at(at, count)
            at += player_size

    def _write_territory(
        self,
        pen: Pen,
        at: i64,
        state: NorthgardState,
        territory: int,
        holder: int,
        building_count: int,
    ) -> None:
        lands, figures = state.lands, state.figures
        if building_count:
            pen.length(at, self.buildings, building_count)
            _write_buildings(pen, state, territory)
        creature_count = 0
        if state.creatures.line:
            found = state.creatures_in(territory)
            creature_count = len(found)
            pen.length(at, self.creatures, creature_count)
            for creature in found:
                pen.word(creature)
                pen.word(tables.CREATURE_KIND[creature])
                pen.word(state.creatures.at[creature])
        pen.at = at + self.controller
        pen.perhaps(holder)
        pen.truth(figures.kaija_at == territory)
        pen.at = at + self.yields
        if building_count or creature_count:
            for resource in range(tiles.RESOURCES):
                pen.put(yield_in(state, territory, resource))
            pen.put(glory_in(state, territory))
        else:
            # Nothing adds to what is printed, or keeps anybody from it.
            icons = territory * tiles.RESOURCES
            for resource in range(tiles.RESOURCES):
                pen.put(lands.icons[icons + resource])
            pen.put(0 if lands.open_sides[territory] else closed_glory_in(state, territory))
        pen.truth(territory == figures.scorched_at)
        if holder != NONE:
            # Where there are figures somebody is in control.
            units = territory * tables.MOST_PLAYERS
            pen.at = at + self.units.place
            for seat in range(state.seats):
                pen.put(figures.units[units + seat])


def _write_buildings(pen: Pen, state: NorthgardState, territory: int) -> None:
    buildings = state.buildings
    areas = state.lands.members[territory]
    for area in areas:
        for site in tiles.AREA_SITES[area]:
            if buildings.on_site[site] != NONE:
                pen.word(buildings.on_site[site])
                pen.word(area)
                pen.word(site)
    for number in buildings.loose:
        area = number // tables.BUILDINGS
        if area in areas:
            pen.word(number % tables.BUILDINGS)
            pen.word(area)
            pen.word(NONE)


def _count_buildings(state: NorthgardState) -> list[int]:
    """How many buildings stand in each territory; there are few, on many sites."""
    buildings, territory_of = state.buildings, state.lands.territory_of
    counts = [0] * tiles.AREAS
    for site, building in enumerate(buildings.on_site):
        if building != NONE:
            counts[territory_of[tiles.SITE_AREA[site]]] += 1
    for number in buildings.loose:
        counts[territory_of[number // tables.BUILDINGS]] += 1
    return counts
