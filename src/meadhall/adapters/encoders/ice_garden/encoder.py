"""Observations of Lords of the Ice Garden: ``seen/viewing.py`` as numbers, section by section.

A test compares the two in every kind of game.
"""

from typing import Any, Final

from mypy_extensions import i64

from meadhall.adapters.encoders.ice_garden.regions import Regions, presence_of
from meadhall.adapters.encoders.ice_garden.sides import SECTIONS_OF_A_SIDE, Sides
from meadhall.adapters.encoders.ice_garden.tracks import (
    BOXES,
    REPUTATIONS,
    Tracks,
    slots_as,
    standing,
)
from meadhall.adapters.encoders.pen import Encoder, Pen, Stencil
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.encoders.steps import Steps, write_deciders
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.ending import solo_outcome
from meadhall.games.ice_garden.rules.independent.actions import next_summon
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import DealDamage
from meadhall.games.ice_garden.seen.viewing import (
    ACTIONS_PRINTED,
    focus_of,
    next_independent_box,
)
from meadhall.kernel.state import State, Step

# Sections.
HEAD: Final = 0
PRINTED: Final = 1
MAP: Final = 2
FORCES: Final = 3
ORDER: Final = 4
MARKERS: Final = 5
HELMS: Final = 6
STAGES: Final = 7
UPGRADES_LEFT: Final = 8
FIRST_SIDE: Final = 9

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
        self.writes_tracks = Tracks(shapes)
        self.steps = Steps(shapes.steps)
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
        self.helms = shapes.row("IceGardenView", "helms")
        self.stages = shapes.row("IceGardenView", "stages")
        self.reputation = shapes.row("IceGardenView", "reputation")
        self.attack: i64 = shapes.place("IceGardenView", "attack")
        self.focus: i64 = shapes.place("IceGardenView", "focus")
        self.solo: i64 = shapes.place("IceGardenView", "solo")
        self.slots: i64 = shapes.entry("BoxView", "slots")
        self.used = shapes.row("FocusView", "used")
        self.printed: Stencil | None = None
        """All that is the same in every game with this number of players."""

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, IceGardenState)
        state.share()  # With the page.
        start = pen.start
        step = state.steps[-1] if state.steps else None
        self._write_head(pen, start, state, seat, step)
        printed = self._printed(state)
        if pen.begin_if_new(PRINTED, 0, printed):
            pen.stamp(start, printed)
            pen.end()
        if pen.begin_if_new(MAP, 0, state.map, state.vuko):
            self.writes_regions.write_map(pen, start, state)
            pen.end()
        presence = presence_of(pen.section(FORCES).first, state)
        if pen.begin_if_new(FORCES, 0, presence, state.units, state.map, state.upgrades):
            self.writes_regions.write_forces(pen, start, state)
            pen.end()
        if pen.begin_if_new(ORDER, state.phase, state.box_order):
            self.writes_tracks.write_order(pen, start, state)
            pen.end()
        slots = slots_as(pen.section(MARKERS).first, state.slots)
        if pen.begin_if_new(MARKERS, 0, slots):
            self.writes_tracks.write_markers(pen, start, state)
            pen.end()
        reached = standing(pen.section(HELMS).first, state.sides)
        if pen.begin_if_new(HELMS, 0, reached, state.tracks):
            self.writes_tracks.write_helms(pen, start, state)
            if not state.is_solo():
                self.writes_tracks.write_reputation(pen, start, state)
            pen.end()
        if pen.begin_if_new(STAGES, 0, state.tracks, state.vuko):
            self.writes_tracks.write_stages(pen, start, state)
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
        self.writes_regions.write_taken(pen, start, state, step)
        self._write_focus(pen, start, state)
        if state.is_solo():
            self._write_solo(pen, start, state)
        pen.end()

    # What is printed

    def _printed(self, state: IceGardenState) -> Stencil:
        found = self.printed
        if found is None:
            pen = Pen()
            pen.begin_stencil()
            self._write_printed(pen, len(state.sides) == 2, state.is_solo())
            found = pen.stencil()
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
