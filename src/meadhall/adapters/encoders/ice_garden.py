"""Observations of Lords of the Ice Garden: ``seen/viewing.py`` as numbers, in the layout's order.

A test compares the two in every kind of game.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Encoder, Pen, Stencil, Steps, count_bits
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules import builders, events
from meadhall.games.ice_garden.rules.action_order import PlaceToken
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.making import Making, ShiftMFactor
from meadhall.games.ice_garden.rules.actions.movement import MoveAction, MoveTo
from meadhall.games.ice_garden.rules.actions.summoning import ChooseCount, PlaceUnit
from meadhall.games.ice_garden.rules.actions.upgrading import UpgradeAbility, UpgradeSpace
from meadhall.games.ice_garden.rules.actions.voracious_mountain import MountainCarry, MountainTo
from meadhall.games.ice_garden.rules.components import ASSIGNED, DEFEATED
from meadhall.games.ice_garden.rules.ending import goal_progress, solo_outcome
from meadhall.games.ice_garden.rules.independent.actions import next_summon
from meadhall.games.ice_garden.rules.regions.domination import TakeKind
from meadhall.games.ice_garden.rules.regions.locking import EvictMarker
from meadhall.games.ice_garden.rules.regions.ranking import rank_by
from meadhall.games.ice_garden.rules.regions.specials import Pillage, SeizeMarker
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from meadhall.games.ice_garden.rules.state import FIRST_BOX, INDEPENDENT, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import DealDamage, wounded_at
from meadhall.games.ice_garden.rules.units.ice_floe_crossing import Cross
from meadhall.games.ice_garden.rules.units.speed import HurryTo
from meadhall.games.ice_garden.rules.vuko import LoseUnit
from meadhall.games.ice_garden.rules.vuko_tiles import WithdrawUnit
from meadhall.games.ice_garden.seen.viewing import ACTIONS_PRINTED, POINTS_PRINTED
from meadhall.kernel.state import State, Step

BOXES: Final = len(tables.BOX_IDS)
PLAN_BOXES: Final = len(tables.PLAN_BOX_IDS)
REPUTATIONS: Final = len(tables.REPUTATION_IDS)
# Places of entries that are not next to each other, in the view, in a helm and in a unit.
ORDER_TOKENS_LENGTH: Final = 26
PLAYERS_LENGTH: Final = 30
IS_TRIGGERED: Final = 4
FIGURES_IN_SUPPLY: Final = 8
PRINTED_LENGTH: Final = 10

MOST_BOARDS: Final = 1024
"""As many boards of a unit type are remembered."""

SOLO_ACTIONS_PRINTED: Final[list[int]] = [
    tables.SOLO_ACTION_IDS.index(ACTIONS_PRINTED[box]) for box in tables.PLAN_BOX_IDS
]
"""For each box the number of what the Independent Player does there."""


class IceGardenEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.steps = Steps(shapes.steps)
        self.deciders = shapes.row("IceGardenView", "deciders")
        self.order = shapes.row("IceGardenView", "order")
        self.dominated = shapes.row("IceGardenView", "dominated")
        self.regions = shapes.row("IceGardenView", "regions")
        self.boxes = shapes.row("IceGardenView", "boxes")
        self.order_tokens = shapes.row("IceGardenView", "order_tokens")
        self.helms = shapes.row("IceGardenView", "helms")
        self.stages = shapes.row("IceGardenView", "stages")
        self.reputation = shapes.row("IceGardenView", "reputation")
        self.players = shapes.row("IceGardenView", "players")
        self.attack: i64 = shapes.place("IceGardenView", "attack")
        self.focus: i64 = shapes.place("IceGardenView", "focus")
        self.solo: i64 = shapes.place("IceGardenView", "solo")
        self.points = shapes.row("RegionView", "victory_points")
        self.resources: i64 = shapes.place("RegionView", "resources")
        self.taken = shapes.row("RegionView", "taken")
        self.forces = shapes.row("RegionView", "forces")
        self.ranking = shapes.row("RegionView", "ranking")
        self.figures = shapes.row("ForceView", "units")
        self.markers = shapes.row("BoxView", "markers")
        self.stack = shapes.row("HelmView", "stack")
        self.reputed = shapes.row("ReputationView", "stack")
        self.m_factor = shapes.row("PlayerView", "m_factor")
        self.units = shapes.row("PlayerView", "units")
        self.double_steps = shapes.row("PlayerView", "double_steps")
        self.printed = shapes.row("UnitView", "printed")
        self.spaces = shapes.row("UnitView", "spaces")
        self.used = shapes.row("FocusView", "used")
        self.map_stencil: Stencil | None = None
        self.unit_stencils: list[dict[tuple[tuple[int, ...], tuple[int, ...]], Stencil]] = [
            {} for _ in tables.UNIT_IDS
        ]
        """For each unit type by its abilities and what lies on its spaces."""

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, IceGardenState)
        start = pen.at
        step = state.steps[-1] if state.steps else None
        sides = len(state.sides) if state.order else 0
        deciders = state.deciders()
        tracks = state.tracks

        pen.put(seat)
        pen.put(state.round)
        pen.word(state.phase)
        pen.word(self.steps.number(state))
        pen.put(tracks.stage + 1)
        pen.put(tracks.scoring_count)
        pen.put(tracks.ships)
        pen.put(tracks.dead_snow)
        pen.put(state.dead_snow_limit())
        pen.word(state.resolving)
        pen.numbers(state.stock)
        pen.numbers(state.upgrades.stock)
        pen.put(state.vuko_tokens_left())
        pen.word(state.vuko.region)
        pen.word(state.map.thorn)
        pen.word(NONE if state.ended == events.NOT_ENDED else state.ended)
        pen.length(self.deciders, len(deciders))
        pen.length(self.order, len(state.order))
        pen.length(self.dominated, len(state.dominated))
        pen.at = start + ORDER_TOKENS_LENGTH
        pen.length(self.order_tokens, len(state.box_order))
        pen.at = start + PLAYERS_LENGTH
        pen.length(self.players, sides)
        head = pen.at
        pen.put_at(head, 1 if self._write_attack(pen, start, step) else 0)
        pen.put_at(head + 1, 1 if self._write_focus(pen, start, state, step) else 0)
        pen.put_at(head + 2, 1 if self._write_solo(pen, start, state) else 0)

        pen.stamp(start, self._board(pen, state))
        pen.at = start + self.deciders.place
        pen.numbers(deciders)
        pen.at = start + self.order.place
        pen.numbers(state.order)
        pen.at = start + self.dominated.place
        for side in state.dominated:
            pen.perhaps(side)
        for region in range(tables.REGIONS):
            at = start + self.regions.place + self.regions.size * region
            self._write_region(pen, at, state, region, step)
        for box in range(BOXES):
            self._write_box(pen, start + self.boxes.place + self.boxes.size * box, state, box)
        pen.words(start, self.order_tokens, state.box_order)
        self._write_helms(pen, start, state)
        for stage in range(tables.STAGES):
            _write_stage(pen, start + self.stages.place + self.stages.size * stage, state, stage)
        if not state.is_solo():
            self._write_reputation(pen, start, state)
        for side in range(sides):
            self._write_player(
                pen, start + self.players.place + self.players.size * side, state, side
            )

    def _write_region(
        self, pen: Pen, at: i64, state: IceGardenState, region: int, step: Step[Any] | None
    ) -> None:
        regions = state.map
        tile = regions.tiles[region]
        is_shown = tile >= 0
        gone = 0
        if state.resolving == region and isinstance(step, TakeKind):
            gone = step.gone
        forces = 0
        influences: list[int] = []
        if state.order:
            for side in range(len(state.sides)):
                influence = 0
                if state.has_presence(side, region):
                    influence = state.influence(side, region)
                    place = at + self.forces.place + self.forces.size * forces
                    self._write_force(pen, place, state, side, region, influence)
                    forces += 1
                influences.append(influence)
        ranked: list[int] = []
        # Whoever has no presence has no influence, and is not ranked.
        if forces and is_shown and not regions.locked[region]:
            ranked = rank_by(state, region, influences)

        pen.at = at + 1
        pen.truth(tile != NONE)
        pen.word(tile if is_shown else NONE)
        pen.perhaps(tables.TILE_ORDER[tile] if is_shown else NONE)
        pen.put(regions.nations[region])
        pen.put(regions.reserves[region])
        pen.put(regions.reserves_down[region])
        pen.truth(regions.thorn == region)
        pen.truth(state.vuko.region == region)
        pen.truth(regions.towers[region] > 0)
        pen.put(regions.nightmares[region])
        pen.truth(regions.locked[region])
        pen.length(self.points, len(POINTS_PRINTED[tile]) if is_shown else 0)
        pen.length(self.taken, count_bits(gone))
        pen.length(self.forces, forces)
        pen.length(self.ranking, len(ranked))
        if is_shown:
            pen.at = at + self.points.place
            pen.numbers(POINTS_PRINTED[tile])
            pen.at = at + self.resources
            for n in tables.TILE_RESOURCES[tile]:
                pen.perhaps(n if n else NONE)
        if gone:
            pen.at = at + self.taken.place
            for kind in range(tables.KINDS):
                if gone >> kind & 1:
                    pen.word(kind)
        pen.at = at + self.ranking.place
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
        pen.length(self.figures, count)

    def _write_box(self, pen: Pen, at: i64, state: IceGardenState, box: int) -> None:
        is_planned = box < PLAN_BOXES
        order = box
        if is_planned and box != tables.VIPER_GORGE:
            order = state.box_order.index(box) + 1 if box in state.box_order else NONE
        pen.at = at + 1
        pen.perhaps(order)
        pen.at += 1
        pen.truth(state.phase == FIRST_BOX + box)
        if is_planned and state.slots[box]:
            pen.length(self.markers, len(state.slots[box]))
            pen.at = at + self.markers.place
            pen.numbers(state.slots[box])

    def _write_helms(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """The seats of each helm, from the top of the stack to its bottom."""
        arrivals, ships = state.tracks.arrivals, state.tracks.ships
        counts = [0] * tables.HELMS
        for place in range(len(arrivals) - 1, -1, -1):
            helm = state.sides[arrivals[place]].helm
            at = start + self.helms.place + self.helms.size * helm + self.stack.place
            pen.put_at(at + counts[helm], arrivals[place])
            counts[helm] += 1
        for helm, count in enumerate(counts):
            at = start + self.helms.place + self.helms.size * helm + IS_TRIGGERED
            if tables.HELM_RED[helm] and tables.RED_SHIPS_UP_TO[helm] <= ships:
                pen.put_at(at, 1)
            if count:
                pen.at = at + 2
                pen.length(self.stack, count)

    def _write_reputation(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """The seats of each space, from the top of the stack to its bottom."""
        stack = state.tracks.reputation_stack
        counts = [0] * REPUTATIONS
        for place in range(len(stack) - 1, -1, -1):
            side = stack[place]
            space = tables.REPUTATION_VALUES.index(state.sides[side].reputation)
            at = start + self.reputation.place + self.reputation.size * space
            pen.put_at(at + self.reputed.place + counts[space], side)
            counts[space] += 1
        for space in range(REPUTATIONS):
            if counts[space]:
                pen.at = start + self.reputation.place + self.reputation.size * space + 1
                pen.length(self.reputed, counts[space])

    # What is printed

    def _board(self, pen: Pen, state: IceGardenState) -> Stencil:
        """All that is the same in every game with this number of players."""
        found = self.map_stencil
        if found is None:
            first = pen.count
            self._write_board(pen, len(state.sides) == 2, state.is_solo())
            found = pen.stencil_since(first, 0)
            pen.count = first
            self.map_stencil = found
        return found

    def _write_board(self, pen: Pen, is_for_two: bool, is_solo: bool) -> None:
        """In an observation that begins at 0."""
        pen.at = ORDER_TOKENS_LENGTH - 2
        pen.length(self.regions, tables.REGIONS)
        pen.length(self.boxes, BOXES)
        pen.at += 1
        pen.length(self.helms, tables.HELMS)
        pen.length(self.stages, tables.STAGES)
        pen.length(self.reputation, 0 if is_solo else REPUTATIONS)
        for region in range(tables.REGIONS):
            pen.at = self.regions.place + self.regions.size * region
            pen.word(region)
        for box in range(BOXES):
            pen.at = self.boxes.place + self.boxes.size * box
            pen.word(box)
            pen.at += 2
            pen.put(tables.SLOTS_FOR_TWO[box] if is_for_two else tables.SLOTS[box])
        for helm in range(tables.HELMS):
            pen.at = self.helms.place + self.helms.size * helm
            pen.put(helm + 1)
            pen.put(tables.HELM_STAGE[helm] + 1)
            pen.put(tables.HELM_SHIP[helm])
            pen.truth(tables.HELM_RED[helm])
            pen.at += 1
            pen.put(tables.HELM_MARKERS[helm])
        for stage in range(tables.STAGES):
            pen.at = self.stages.place + self.stages.size * stage
            pen.put(stage + 1)
        if not is_solo:
            for space in range(REPUTATIONS):
                pen.at = self.reputation.place + self.reputation.size * space
                pen.word(space)

    def _unit(self, pen: Pen, state: IceGardenState, unit: int) -> Stencil:
        """The board of a unit, with its upgrades: they rarely change."""
        abilities, contents = state.upgrades.abilities[unit], state.upgrades.spaces[unit]
        known = self.unit_stencils[unit]
        found = known.get((abilities, contents))
        if found is None:
            first = pen.count
            printed = tables.UNIT_PRINTED[unit]
            pen.at = 0
            pen.word(unit)
            pen.put(tables.UNIT_LEVEL[unit])
            pen.at = PRINTED_LENGTH
            pen.length(self.printed, len(printed))
            pen.length(self.spaces, tables.UNIT_SPACES[unit])
            pen.words(0, self.printed, printed)
            for space in range(tables.UNIT_SPACES[unit]):
                pen.at = self.spaces.place + self.spaces.size * space
                pen.put(space + 1)
                pen.truth(space >= tables.BLANK_SPACES[unit])
                content = contents[space]
                if content != NONE:
                    pen.word(content % ASSIGNED)
                    pen.truth(content >= ASSIGNED)
            pen.at = 2
            pen.put(abilities[tables.ATTACK])
            pen.put(abilities[tables.SHIELD])
            pen.put(abilities[tables.DOMINATE])
            pen.put(abilities[tables.SPEED])
            pen.put(state.unit_influence(unit))
            pen.put(state.toughness(unit))
            found = pen.stencil_since(first, 0)
            pen.count = first
            if len(known) == MOST_BOARDS:
                known.clear()
            known[(abilities, contents)] = found
        return found

    # The players

    def _write_player(self, pen: Pen, at: i64, state: IceGardenState, side: int) -> None:
        owner = state.sides[side]
        scientist = owner.scientist
        is_independent = state.is_independent(side)
        is_callo = scientist == tables.CALLO
        regions = state.map
        units = state.units_of(side)
        pen.at = at
        pen.put(side)
        pen.truth(is_independent)
        pen.word(scientist)
        pen.word(scientist)
        pen.put(owner.victory_points)
        reputation = tables.REPUTATION_VALUES.index(owner.reputation)
        pen.word(NONE if state.is_solo() else reputation)
        pen.put(owner.goods[tables.POPULATION])
        pen.put(owner.goods[tables.GOLD])
        pen.put(owner.supply)
        pen.put(owner.gorge)
        pen.put(owner.captured)
        pen.put(owner.vuko_tokens)
        pen.put(owner.action_markers)
        pen.perhaps(NONE if is_independent else owner.helm + 1)
        pen.word(scientist)
        pen.put(goal_progress(state, side))
        pen.put(tables.GOAL_TARGETS[scientist])
        pen.put(tables.NIGHTMARE_TOKENS - sum(regions.nightmares) if is_callo else 0)
        pen.put(tables.LOCK_TOKENS - sum(regions.locked) if is_callo else 0)
        is_freihoff = scientist == tables.FREIHOFF
        pen.put(tables.RED_TOWERS - sum(regions.towers) if is_freihoff else 0)
        pen.put(regions.absorbed if scientist == tables.VAN_DYKEN else 0)
        pen.length(self.m_factor, len(owner.goods) - tables.M_FACTOR)
        pen.length(self.units, len(units))
        pen.length(self.double_steps, count_bits(owner.double_steps))
        pen.at = at + self.m_factor.place
        for level in range(tables.M_FACTOR, len(owner.goods)):
            pen.put(owner.goods[level])
        for place, unit in enumerate(units):
            self._write_unit(pen, at + self.units.place + self.units.size * place, state, unit)
        pen.at = at + self.double_steps.place
        for stage in range(tables.STAGES):
            if owner.double_steps >> stage & 1:
                pen.put(stage + 1)

    def _write_unit(self, pen: Pen, at: i64, state: IceGardenState, unit: int) -> None:
        on_map = state.units.on_map
        on_board = 0
        for place in range(unit * tables.REGIONS, (unit + 1) * tables.REGIONS):
            on_board += on_map[place]
        pen.stamp(at, self._unit(pen, state, unit))
        pen.at = at + FIGURES_IN_SUPPLY
        pen.put(state.units.supply[unit])
        pen.put(on_board)

    def _write_attack(self, pen: Pen, start: i64, step: Step[Any] | None) -> bool:
        if not isinstance(step, DealDamage):
            return False
        pen.at = start + self.attack
        pen.put(step.seat)
        pen.word(step.region)
        pen.put(step.pool)
        return True

    def _write_focus(
        self, pen: Pen, start: i64, state: IceGardenState, step: Step[Any] | None
    ) -> bool:
        region, piece, unit, ability, token, left, used = NONE, NONE, NONE, NONE, NONE, 0, 0
        if isinstance(step, MoveTo):
            region, piece, left = step.region, step.piece, step.left
        elif isinstance(step, (MoveAction, PlaceInfluence, PlaceHelp, ShiftMFactor)):
            left = step.left
        elif isinstance(step, HurryTo):
            region, piece = step.region, step.piece
        elif isinstance(step, (MountainTo, MountainCarry, SeizeMarker, Pillage, TakeKind)):
            region = step.region
        elif isinstance(step, DealDamage):
            region, left = step.region, step.pool
        elif isinstance(step, EvictMarker):
            region, piece, left = step.region, 0, step.left
        elif isinstance(step, Making):
            used = step.used
        elif isinstance(step, (UpgradeAbility, ChooseCount)):
            unit = step.unit
        elif isinstance(step, UpgradeSpace):
            unit, ability = step.unit, step.ability
        elif isinstance(step, PlaceUnit):
            unit, left = step.unit, step.left
        elif isinstance(step, PlaceToken):
            token = step.token
        elif isinstance(step, LoseUnit):
            region = state.vuko.region
        elif isinstance(step, WithdrawUnit):
            region, unit = state.vuko.region, step.unit
        elif not isinstance(step, Cross):
            return False
        at = start + self.focus
        pen.at = at
        pen.word(region)
        pen.word(piece)
        pen.word(unit)
        pen.word(ability)
        pen.word(token)
        pen.put(left)
        pen.length(self.used, count_bits(used))
        pen.at = at + self.used.place
        for option in range(len(tables.MAKING_OPTION_IDS)):
            if used >> option & 1:
                pen.word(option)
        return True

    def _write_solo(self, pen: Pen, start: i64, state: IceGardenState) -> bool:
        if not state.is_solo():
            return False
        pen.at = start + self.solo
        pen.word(state.options.level)
        pen.put(INDEPENDENT)
        for action in SOLO_ACTIONS_PRINTED:
            pen.word(action)
        pen.word(_next_independent_box(state))
        pen.word(next_summon(state) if state.order else NONE)
        pen.word(solo_outcome(state) if state.is_over() else NONE)
        has_roll = state.solo.roll_purpose != NONE
        pen.truth(has_roll)
        if has_roll:
            pen.word(state.solo.roll_purpose)
            pen.put(state.solo.roll_number)
        return True


def _write_stage(pen: Pen, at: i64, state: IceGardenState, stage: int) -> None:
    effect = state.vuko.tiles[stage] if state.vuko.tiles else NONE
    pen.at = at + 1
    pen.truth(state.tracks.stage == stage)
    pen.word(effect)
    pen.truth(effect != NONE and tables.EFFECT_ARROW[effect])
    pen.truth(effect != NONE and bool(state.vuko.active >> effect & 1))


def _next_independent_box(state: IceGardenState) -> int:
    for box in state.box_order:
        if box == NONE or not state.slots[box]:
            continue
        if not builders.SOLO_ACTIONS[box].is_idle(state, INDEPENDENT):
            return box
    return NONE


def encoder(shapes: Shapes) -> Encoder:
    return IceGardenEncoder(shapes)
