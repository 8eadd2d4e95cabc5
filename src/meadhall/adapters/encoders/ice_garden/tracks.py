"""The boxes of the Ice Garden, its helms, the reputation and the stages."""

from typing import Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.ice_garden.sides import REPUTATION_AT
from meadhall.adapters.encoders.pen import Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules.components import Side
from meadhall.games.ice_garden.rules.state import FIRST_BOX, IceGardenState

BOXES: Final = len(tables.BOX_IDS)
PLAN_BOXES: Final = len(tables.PLAN_BOX_IDS)
REPUTATIONS: Final = len(tables.REPUTATION_IDS)


@final
class Standing:
    """How far the sides had come on their tracks when these were read."""

    __slots__ = ("_helms", "_reputations")

    def __init__(self, sides: list[Side]) -> None:
        self._helms = [side.helm for side in sides]
        self._reputations = [side.reputation for side in sides]

    def is_of(self, sides: list[Side]) -> bool:
        if len(sides) != len(self._helms):
            return False
        for number, side in enumerate(sides):
            if side.helm != self._helms[number] or side.reputation != self._reputations[number]:
                return False
        return True


def standing(known: object, sides: list[Side]) -> Standing:
    """How far they have come: the object that is known if that is the same."""
    if isinstance(known, Standing) and known.is_of(sides):
        return known
    return Standing(sides)


def slots_as(known: object, slots: list[tuple[int, ...]]) -> object:
    """The markers on the boxes: the object that is known if they are the same."""
    return known if known == slots else slots[:]


@final
class Tracks:
    def __init__(self, shapes: Shapes) -> None:
        self.boxes = shapes.row("IceGardenView", "boxes")
        self.order_tokens = shapes.row("IceGardenView", "order_tokens")
        self.helms = shapes.row("IceGardenView", "helms")
        self.stages = shapes.row("IceGardenView", "stages")
        self.reputation = shapes.row("IceGardenView", "reputation")
        self.stage: i64 = shapes.entry("IceGardenView", "stage")
        self.box_order: i64 = shapes.entry("BoxView", "order")
        self.is_current: i64 = shapes.entry("BoxView", "is_current")
        self.markers = shapes.row("BoxView", "markers")
        self.is_triggered: i64 = shapes.entry("HelmView", "is_triggered")
        self.stack = shapes.row("HelmView", "stack")
        self.reputed = shapes.row("ReputationView", "stack")

    def write_order(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """When the boxes come, and which of them comes now."""
        pen.words(start, self.order_tokens, state.box_order)
        orders = list(range(BOXES))
        for box in range(PLAN_BOXES):
            if box != tables.VIPER_GORGE:
                orders[box] = NONE
        for order, box in enumerate(state.box_order):
            if box != NONE:
                orders[box] = order + 1
        at = start + self.boxes.place
        for box, order in enumerate(orders):
            pen.at = at + self.box_order
            pen.perhaps(order)
            if state.phase == FIRST_BOX + box:
                pen.put_at(at + self.is_current, 1)
            at += self.boxes.size

    def write_markers(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        at = start + self.boxes.place
        for markers in state.slots:
            if markers:
                pen.length(at, self.markers, len(markers))
                pen.numbers(markers)
            at += self.boxes.size

    def write_helms(self, pen: Pen, start: i64, state: IceGardenState) -> None:
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

    def write_reputation(self, pen: Pen, start: i64, state: IceGardenState) -> None:
        """The seats of each space, from the top of the stack to its bottom."""
        stack = state.tracks.reputation_stack
        counts = [0] * REPUTATIONS
        for place in range(len(stack) - 1, -1, -1):
            side = stack[place]
            space = REPUTATION_AT[state.sides[side].reputation]
            at = start + self.reputation.place + self.reputation.size * space
            pen.put_at(at + self.reputed.place + counts[space], side)
            counts[space] += 1
        at = start + self.reputation.place
        for count in counts:
            if count:
                pen.length(at, self.reputed, count)
            at += self.reputation.size

    def write_stages(self, pen: Pen, start: i64, state: IceGardenState) -> None:
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
