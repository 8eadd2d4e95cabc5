"""The regions of the Ice Garden, and what everybody has there."""

from typing import Any, final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules.components import DEFEATED
from meadhall.games.ice_garden.rules.regions.domination import TakeKind
from meadhall.games.ice_garden.rules.regions.ranking import rank_by
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.units.attack import wounded_at
from meadhall.games.ice_garden.seen.viewing import POINTS_PRINTED
from meadhall.kernel.state import Step


@final
class Presence:
    """What decided, besides units and tiles, who was where and ahead when that was read."""

    __slots__ = ("_controlled", "_markers", "_order", "_reputations", "_tracks")

    def __init__(self, state: IceGardenState) -> None:
        sides = state.sides
        self._order = state.order
        self._markers = [side.markers[:] for side in sides]
        self._controlled = [side.controlled for side in sides]
        self._reputations = [side.reputation for side in sides]
        self._tracks = state.tracks

    def is_of(self, state: IceGardenState) -> bool:
        sides = state.sides
        if state.order is not self._order or state.tracks is not self._tracks:
            return False
        for number, side in enumerate(sides):
            if (
                side.controlled is not self._controlled[number]
                or side.reputation != self._reputations[number]
                or side.markers != self._markers[number]
            ):
                return False
        return True


def presence_of(known: object, state: IceGardenState) -> Presence:
    """The object that is known if all of it is the same."""
    if isinstance(known, Presence) and known.is_of(state):
        return known
    return Presence(state)


@final
class Regions:
    def __init__(self, shapes: Shapes) -> None:
        self.regions = shapes.row("IceGardenView", "regions")
        self.is_in_play: i64 = shapes.entry("RegionView", "is_in_play")
        self.points = shapes.row("RegionView", "victory_points")
        self.resources: i64 = shapes.place("RegionView", "resources")
        self.taken = shapes.row("RegionView", "taken")
        self.forces = shapes.row("RegionView", "forces")
        self.ranking = shapes.row("RegionView", "ranking")
        self.figures = shapes.row("ForceView", "units")

    def write_map(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """The tiles and what lies on them, apart from what belongs to sides."""
        at = start + self.regions.place
        regions, vuko = state.map, state.vuko.region
        for region in range(tables.REGIONS):
            tile = regions.tiles[region]
            is_shown = tile >= 0
            pen.at = at + self.is_in_play
            pen.truth(tile != NONE)
            pen.word(tile if is_shown else NONE)
            pen.perhaps(tables.TILE_ORDER[tile] if is_shown else NONE)
            pen.put(regions.nations[region])
            pen.put(regions.reserves[region])
            pen.put(regions.reserves_down[region])
            pen.truth(regions.thorn == region)
            pen.truth(vuko == region)
            pen.truth(regions.towers[region] > 0)
            pen.put(regions.nightmares[region])
            pen.truth(regions.locked[region])
            if is_shown:
                pen.length(at, self.points, len(POINTS_PRINTED[tile]))
                pen.numbers(POINTS_PRINTED[tile])
                pen.at = at + self.resources
                for n in tables.TILE_RESOURCES[tile]:
                    pen.perhaps(n if n else NONE)
            at += self.regions.size

    def write_forces(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        if state.order:
            at = start + self.regions.place
            for region in range(tables.REGIONS):
                self._write_forces_in(pen, at, state, region)
                at += self.regions.size

    def write_taken(
        self, pen: Pen, start: i64, state: IceGardenState, step: Step[Any] | None
    ) -> None:
        """What has been taken of the region that is being resolved."""
        if state.resolving != NONE and isinstance(step, TakeKind) and step.gone:
            at = start + self.regions.place + self.regions.size * state.resolving
            pen.length(at, self.taken, step.gone.bit_count())
            for kind in range(tables.KINDS):
                if step.gone >> kind & 1:
                    pen.word(kind)

    def _write_forces_in(self, pen: Pen, at: i64, state: IceGardenState, region: int) -> None:
        regions = state.map
        forces = 0
        influences: list[int] = []
        for side in range(len(state.sides)):
            influence = 0
            if state.has_presence(side, region):
                influence = state.influence(side, region)
                place = at + self.forces.place + self.forces.size * forces
                self._write_force(pen, place, state, side, region, influence)
                forces += 1
            influences.append(influence)
        if not forces:
            return
        pen.length(at, self.forces, forces)
        # Whoever has no presence has no influence, and is not ranked.
        if regions.tiles[region] >= 0 and not regions.locked[region]:
            ranked = rank_by(state, region, influences)
            pen.length(at, self.ranking, len(ranked))
            pen.numbers(ranked)

    def _write_force(
        self, pen: Pen, at: i64, state: IceGardenState, side: int, region: int, influence: int
    ) -> None:
        pen.at = at + self.figures.place
        on_map = state.units.on_map
        count = 0
        for unit in state.units_of(side):
            place = unit * tables.REGIONS + region
            there = on_map[place]
            if not there:
                continue
            hurt = wounded_at(state, place)
            for _ in range(there - len(hurt)):
                pen.word(unit)
                pen.at += 2
            for damage in hurt:
                is_defeated = damage == DEFEATED
                pen.word(unit)
                pen.put(state.toughness(unit) if is_defeated else damage)
                pen.truth(is_defeated)
            count += there
        owner = state.sides[side]
        pen.at = at
        pen.put(side)
        pen.put(owner.markers[region])
        pen.put(owner.controlled[region])
        pen.put(influence)
        pen.length(at, self.figures, count)
