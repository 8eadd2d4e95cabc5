"""The sides of the Ice Garden, with their character boards."""

from typing import Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen, Stencil
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules.components import ASSIGNED
from meadhall.games.ice_garden.rules.ending import goal_progress
from meadhall.games.ice_garden.rules.state import IceGardenState

# Sections, counted from the first one of a side.
BOARD: Final = 0
GOAL: Final = 1
GOODS: Final = 2
SECTIONS_OF_A_SIDE: Final = 3

REPUTATION_AT: Final[dict[int, int]] = {
    value: space for space, value in enumerate(tables.REPUTATION_VALUES)
}
"""For each reputation the number of its space."""

MOST_BOARDS: Final = 1024
"""As many boards of a unit type are remembered."""


@final
class Sides:
    def __init__(self, shapes: Shapes) -> None:
        self.m_factor = shapes.row("PlayerView", "m_factor")
        self.units = shapes.row("PlayerView", "units")
        self.double_steps = shapes.row("PlayerView", "double_steps")
        self.attack: i64 = shapes.entry("UnitView", "attack")
        self.in_supply: i64 = shapes.entry("UnitView", "in_supply")
        self.printed = shapes.row("UnitView", "printed")
        self.spaces = shapes.row("UnitView", "spaces")
        self.unit_stencils: list[dict[tuple[tuple[int, ...], tuple[int, ...]], Stencil]] = [
            {} for _ in tables.UNIT_IDS
        ]
        """For each unit type by its abilities and what lies on its spaces."""
        self.stencil_pen = Pen()
        self.goal: i64 = shapes.entry("PlayerView", "goal")

    def write(self, pen: Pen, at: i64, section: int, state: IceGardenState, side: int) -> None:
        if not state.order:
            # Before sides are drawn there are none; the page may still have those of another game.
            pen.leave_out(section + BOARD)
            pen.leave_out(section + GOAL)
            pen.leave_out(section + GOODS)
            return
        scientist = state.sides[side].scientist
        if pen.begin_if_new(section + BOARD, scientist, state.upgrades, state.units):
            units = state.units_of(side)
            pen.length(at, self.units, len(units))
            place = at + self.units.place
            for unit in units:
                self._write_unit(pen, place, state, unit)
                place += self.units.size
            pen.end()
        if pen.begin_if_new(section + GOAL, state.captured(), state.map):
            self._write_goal(pen, at, state, side)
            pen.end()
        pen.begin(section + GOODS)
        self._write_goods(pen, at, state, side)
        pen.end()

    def _write_unit(self, pen: Pen, at: i64, state: IceGardenState, unit: int) -> None:
        on_map = state.units.on_map
        on_board = 0
        for place in range(unit * tables.REGIONS, (unit + 1) * tables.REGIONS):
            on_board += on_map[place]
        pen.stamp(at, self._unit(state, unit))
        pen.at = at + self.in_supply
        pen.put(state.units.supply[unit])
        pen.put(on_board)

    def _unit(self, state: IceGardenState, unit: int) -> Stencil:
        """The board of a unit, with its upgrades: they rarely change."""
        abilities, contents = state.upgrades.abilities[unit], state.upgrades.spaces[unit]
        known = self.unit_stencils[unit]
        found = known.get((abilities, contents))
        if found is None:
            pen = self.stencil_pen
            pen.begin_stencil()
            self._write_board(pen, state, unit, abilities, contents)
            found = pen.stencil()
            if len(known) == MOST_BOARDS:
                known.clear()
            known[(abilities, contents)] = found
        return found

    def _write_board(
        self,
        pen: Pen,
        state: IceGardenState,
        unit: int,
        abilities: tuple[int, ...],
        contents: tuple[int, ...],
    ) -> None:
        """In a struct that begins at 0."""
        pen.at = 0
        pen.word(unit)
        pen.put(tables.UNIT_LEVEL[unit])
        pen.at = self.attack
        pen.put(abilities[tables.ATTACK])
        pen.put(abilities[tables.SHIELD])
        pen.put(abilities[tables.DOMINATE])
        pen.put(abilities[tables.SPEED])
        pen.put(state.unit_influence(unit))
        pen.put(state.toughness(unit))
        pen.words(0, self.printed, tables.UNIT_PRINTED[unit])
        pen.length(0, self.spaces, tables.UNIT_SPACES[unit])
        for space in range(tables.UNIT_SPACES[unit]):
            pen.at = self.spaces.place + self.spaces.size * space
            pen.put(space + 1)
            pen.truth(space >= tables.BLANK_SPACES[unit])
            content = contents[space]
            if content != NONE:
                pen.word(content % ASSIGNED)
                pen.truth(content >= ASSIGNED)

    def _write_goal(self, pen: Pen, at: i64, state: IceGardenState, side: int) -> None:
        """It depends on the map, and on what everybody has captured."""
        scientist = state.sides[side].scientist
        is_callo = scientist == tables.CALLO
        is_freihoff = scientist == tables.FREIHOFF
        regions = state.map
        pen.at = at + self.goal
        pen.word(scientist)
        pen.put(goal_progress(state, side))
        pen.put(tables.GOAL_TARGETS[scientist])
        pen.put(tables.NIGHTMARE_TOKENS - sum(regions.nightmares) if is_callo else 0)
        pen.put(tables.LOCK_TOKENS - sum(regions.locked) if is_callo else 0)
        pen.put(tables.RED_TOWERS - sum(regions.towers) if is_freihoff else 0)
        pen.put(regions.absorbed if scientist == tables.VAN_DYKEN else 0)

    def _write_goods(self, pen: Pen, at: i64, state: IceGardenState, side: int) -> None:
        """What may be new with every decision."""
        owner = state.sides[side]
        scientist = owner.scientist
        is_independent = state.is_independent(side)
        pen.at = at
        pen.put(side)
        pen.truth(is_independent)
        pen.word(scientist)
        pen.word(scientist)
        pen.put(owner.victory_points)
        pen.word(NONE if state.is_solo() else REPUTATION_AT[owner.reputation])
        pen.put(owner.goods[tables.POPULATION])
        pen.put(owner.goods[tables.GOLD])
        pen.put(owner.supply)
        pen.put(owner.gorge)
        pen.put(owner.captured)
        pen.put(owner.vuko_tokens)
        pen.put(owner.action_markers)
        pen.perhaps(NONE if is_independent else owner.helm + 1)
        pen.length(at, self.m_factor, len(owner.goods) - tables.M_FACTOR)
        for level in range(tables.M_FACTOR, len(owner.goods)):
            pen.put(owner.goods[level])
        if owner.double_steps:
            pen.length(at, self.double_steps, owner.double_steps.bit_count())
            for stage in range(tables.STAGES):
                if owner.double_steps >> stage & 1:
                    pen.put(stage + 1)
