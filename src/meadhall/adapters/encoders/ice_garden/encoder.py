"""Observations of Lords of the Ice Garden: ``seen/viewing.py`` as numbers, section by section.

A test compares the two in every kind of game.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.adapters.encoders.ice_garden.regions import Regions
from meadhall.adapters.encoders.ice_garden.sides import SECTIONS_OF_A_SIDE, Sides
from meadhall.adapters.encoders.pen import Encoder, Pen, Stencil, Steps, write_deciders
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.ending import solo_outcome
from meadhall.games.ice_garden.rules.independent.actions import next_summon
from meadhall.games.ice_garden.rules.state import FIRST_BOX, INDEPENDENT, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import DealDamage
from meadhall.games.ice_garden.seen.viewing import (
    ACTIONS_PRINTED,
    focus_of,
    next_independent_box,
)
from meadhall.kernel.state import State, Step

BOXES: Final = len(tables.BOX_IDS)
PLAN_BOXES: Final = len(tables.PLAN_BOX_IDS)
REPUTATIONS: Final = len(tables.REPUTATION_IDS)

# Sections.
HEAD: Final = 0
PRINTED: Final = 1
MAP: Final = 2
FORCES: Final = 3
TRACKS: Final = 4
STAGES: Final = 5
UPGRADES_LEFT: Final = 6
FIRST_SIDE: Final = 7

SOLO_ACTIONS_PRINTED: Final[list[int]] = [
    tables.SOLO_ACTION_IDS.index(ACTIONS_PRINTED[box]) for box in tables.PLAN_BOX_IDS
]
"""For each box the number of what the Independent Player does there."""


class IceGardenEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.players = shapes.row("IceGardenView", "players")
        super().__init__(FIRST_SIDE + SECTIONS_OF_A_SIDE * int(self.players.most))
        self.writes_regions = Regions(shapes)
        self.writes_sides = Sides(shapes)
        self.steps = Steps(shapes.steps)
        self.stage: i64 = shapes.entry("IceGardenView", "stage")
        self.resolving: i64 = shapes.entry("IceGardenView", "resolving")
        self.upgrade_stock: i64 = shapes.entry("IceGardenView", "upgrade_stock")
        self.vuko_token_stock: i64 = shapes.entry("IceGardenView", "vuko_token_stock")
        self.has_attack: i64 = shapes.entry("IceGardenView", "attack")
        self.has_focus: i64 = shapes.entry("IceGardenView", "focus")
        self.has_solo: i64 = shapes.entry("IceGardenView", "solo")
        self.deciders = shapes.row("IceGardenView", "deciders")
        self.order = shapes.row("IceGardenView", "order")
        self.dominated = shapes.row("IceGardenView", "dominated")
        self.regions = shapes.row("IceGardenView", "regions")
        self.boxes = shapes.row("IceGardenView", "boxes")
        self.order_tokens = shapes.row("IceGardenView", "order_tokens")
        self.helms = shapes.row("IceGardenView", "helms")
        self.stages = shapes.row("IceGardenView", "stages")
        self.reputation = shapes.row("IceGardenView", "reputation")
        self.attack: i64 = shapes.place("IceGardenView", "attack")
        self.focus: i64 = shapes.place("IceGardenView", "focus")
        self.solo: i64 = shapes.place("IceGardenView", "solo")
        self.slots: i64 = shapes.entry("BoxView", "slots")
        self.box_order: i64 = shapes.entry("BoxView", "order")
        self.is_current: i64 = shapes.entry("BoxView", "is_current")
        self.markers = shapes.row("BoxView", "markers")
        self.is_triggered: i64 = shapes.entry("HelmView", "is_triggered")
        self.stack = shapes.row("HelmView", "stack")
        self.reputed = shapes.row("ReputationView", "stack")
        self.used = shapes.row("FocusView", "used")
        self.printed: Stencil | None = None
        """All that is the same in every game with this number of players."""

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, IceGardenState)
        state.share()  # With the page.
        start = pen.start
        step = state.steps[-1] if state.steps else None
        self._write_head(pen, start, state, seat, step)
        printed = self._printed(pen, state)
        if pen.begin_if_new(PRINTED, 0, printed):
            pen.stamp(start, printed)
            pen.end()
        if pen.begin_if_new(MAP, 0, state.map, state.vuko):
            self.writes_regions.write_map(pen, start, state)
            pen.end()
        pen.begin(FORCES)
        self.writes_regions.write_forces(pen, start, state, step)
        pen.end()
        pen.begin(TRACKS)
        self._write_boxes(pen, start, state)
        self._write_helms(pen, start, state)
        if not state.is_solo():
            self._write_reputation(pen, start, state)
        pen.end()
        if pen.begin_if_new(STAGES, 0, state.tracks, state.vuko):
            self._write_stages(pen, start, state)
            pen.end()
        if pen.begin_if_new(UPGRADES_LEFT, 0, state.upgrades):
            pen.at = start + self.upgrade_stock
            pen.numbers(state.upgrades.stock)
            pen.end()
        at = start + self.players.place
        section = FIRST_SIDE
        for side in range(len(state.sides)):
            self.writes_sides.write(pen, at, section, state, side)
            at += self.players.size
            section += SECTIONS_OF_A_SIDE

    def _write_head(
        self, pen: Pen, start: i64, state: IceGardenState, seat: int, step: Step[Any] | None
    ) -> None:
        """What may be new with every decision."""
        pen.begin(HEAD)
        pen.put_at(start, seat)
        pen.put(state.round)
        pen.word(state.phase)
        pen.word(self.steps.number(state))
        pen.at = start + self.resolving
        pen.word(state.resolving)
        pen.numbers(state.stock)
        pen.at = start + self.vuko_token_stock
        pen.put(state.vuko_tokens_left())
        pen.word(state.vuko.region)
        pen.word(state.map.thorn)
        pen.word(NONE if state.ended == events.NOT_ENDED else state.ended)
        write_deciders(pen, start, self.deciders, state)
        pen.length(start, self.order, len(state.order))
        pen.numbers(state.order)
        pen.length(start, self.dominated, len(state.dominated))
        for side in state.dominated:
            pen.perhaps(side)
        pen.length(start, self.players, len(state.sides) if state.order else 0)
        self._write_attack(pen, start, step)
        self._write_focus(pen, start, state)
        if state.is_solo():
            self._write_solo(pen, start, state)
        pen.end()

    # Boxes and tracks

    def _write_boxes(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        pen.words(start, self.order_tokens, state.box_order)
        at = start + self.boxes.place
        for box in range(BOXES):
            is_planned = box < PLAN_BOXES
            order = box
            if is_planned and box != tables.VIPER_GORGE:
                order = state.box_order.index(box) + 1 if box in state.box_order else NONE
            pen.at = at + self.box_order
            pen.perhaps(order)
            pen.at = at + self.is_current
            pen.truth(state.phase == FIRST_BOX + box)
            if is_planned and state.slots[box]:
                pen.length(at, self.markers, len(state.slots[box]))
                pen.numbers(state.slots[box])
            at += self.boxes.size

    def _write_helms(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """The seats of each helm, from the top of the stack to its bottom."""
        arrivals, ships = state.tracks.arrivals, state.tracks.ships
        counts = [0] * tables.HELMS
        for place in range(len(arrivals) - 1, -1, -1):
            helm = state.sides[arrivals[place]].helm
            at = start + self.helms.place + self.helms.size * helm + self.stack.place
            pen.put_at(at + counts[helm], arrivals[place])
            counts[helm] += 1
        at = start + self.helms.place
        for helm, count in enumerate(counts):
            if tables.HELM_RED[helm] and tables.RED_SHIPS_UP_TO[helm] <= ships:
                pen.put_at(at + self.is_triggered, 1)
            if count:
                pen.length(at, self.stack, count)
            at += self.helms.size

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
        at = start + self.reputation.place
        for count in counts:
            if count:
                pen.length(at, self.reputed, count)
            at += self.reputation.size

    def _write_stages(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        tracks, vuko = state.tracks, state.vuko
        pen.at = start + self.stage
        pen.put(tracks.stage + 1)
        pen.put(tracks.scoring_count)
        pen.put(tracks.ships)
        pen.put(tracks.dead_snow)
        pen.put(state.dead_snow_limit())
        at = start + self.stages.place
        for stage in range(tables.STAGES):
            effect = vuko.tiles[stage] if vuko.tiles else NONE
            pen.at = at + 1
            pen.truth(tracks.stage == stage)
            pen.word(effect)
            pen.truth(effect != NONE and tables.EFFECT_ARROW[effect])
            pen.truth(effect != NONE and bool(vuko.active >> effect & 1))
            at += self.stages.size

    # What is printed

    def _printed(self, pen: Pen, state: IceGardenState) -> Stencil:
        found = self.printed
        if found is None:
            first = pen.noted
            self._write_printed(pen, len(state.sides) == 2, state.is_solo())
            found = pen.take_stencil(first)
            self.printed = found
        return found

    def _write_printed(self, pen: Pen, is_for_two: bool, is_solo: bool) -> None:
        """In an observation that begins at 0."""
        pen.length(0, self.regions, tables.REGIONS)
        for region in range(tables.REGIONS):
            pen.put_at(self.regions.place + self.regions.size * region, region + 1)
        pen.length(0, self.boxes, BOXES)
        for box in range(BOXES):
            at = self.boxes.place + self.boxes.size * box
            pen.put_at(at, box + 1)
            pen.put_at(
                at + self.slots, tables.SLOTS_FOR_TWO[box] if is_for_two else tables.SLOTS[box]
            )
        pen.length(0, self.helms, tables.HELMS)
        for helm in range(tables.HELMS):
            pen.at = self.helms.place + self.helms.size * helm
            pen.put(helm + 1)
            pen.put(tables.HELM_STAGE[helm] + 1)
            pen.put(tables.HELM_SHIP[helm])
            pen.truth(tables.HELM_RED[helm])
            pen.at += 1
            pen.put(tables.HELM_MARKERS[helm])
        pen.length(0, self.stages, tables.STAGES)
        for stage in range(tables.STAGES):
            pen.put_at(self.stages.place + self.stages.size * stage, stage + 1)
        if not is_solo:
            pen.length(0, self.reputation, REPUTATIONS)
            for space in range(REPUTATIONS):
                pen.put_at(self.reputation.place + self.reputation.size * space, space + 1)

    # What is under way

    def _write_attack(self, pen: Pen, start: i64, step: Step[Any] | None) -> None:
        if isinstance(step, DealDamage):
            pen.put_at(start + self.has_attack, 1)
            pen.at = start + self.attack
            pen.put(step.seat)
            pen.word(step.region)
            pen.put(step.pool)

    def _write_focus(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        focus = focus_of(state)
        if focus is None:
            return
        at = start + self.focus
        pen.put_at(start + self.has_focus, 1)
        pen.at = at
        pen.word(focus.region)
        pen.word(focus.piece)
        pen.word(focus.unit)
        pen.word(focus.ability)
        pen.word(focus.token)
        pen.put(focus.left)
        pen.length(at, self.used, focus.used.bit_count())
        for option in range(len(tables.MAKING_OPTION_IDS)):
            if focus.used >> option & 1:
                pen.word(option)

    def _write_solo(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        pen.put_at(start + self.has_solo, 1)
        pen.at = start + self.solo
        pen.word(state.options.level)
        pen.put(INDEPENDENT)
        for action in SOLO_ACTIONS_PRINTED:
            pen.word(action)
        pen.word(next_independent_box(state))
        pen.word(next_summon(state) if state.order else NONE)
        pen.word(solo_outcome(state) if state.is_over() else NONE)
        has_roll = state.solo.roll_purpose != NONE
        pen.truth(has_roll)
        if has_roll:
            pen.word(state.solo.roll_purpose)
            pen.put(state.solo.roll_number)


def encoder(shapes: Shapes) -> Encoder:
    return IceGardenEncoder(shapes)
