"""Damage to Convoys and its repair (LAU-DMG)."""

from typing import Final

from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import (
    ASGARD_ARMOR,
    BOX_KIND,
    BOX_LEVEL,
    CARD_IDS,
    HOLD,
    IS_WEAPON,
    NONE,
)
from meadhall.games.last_aurora.rules.automa.board import damage_automa
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect, CountedEffect
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, recount_box, unload
from meadhall.games.last_aurora.rules.events import DAMAGED, REPAIRED
from meadhall.games.last_aurora.rules.moves import DAMAGE, DONE, REPAIR
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice

ANYWHERE: Final = 0
COLUMN: Final = 1
UPPER_ROW: Final = 2
BEST_WEAPON: Final = 3
DIFFERENT_CARDS: Final = 4


def free_boxes(state: AuroraState, player: Player, first: int, end: int, step: int) -> list[int]:
    """The undamaged boxes at these places of the Convoy."""
    damaged = state.damaged
    free: list[int] = []
    place = first
    while place < end:
        for box in boxes_at(player, place):
            if not damaged[box]:
                free.append(box)
        place += step
    return free


def is_damaged(state: AuroraState, player: Player) -> bool:
    damaged = state.damaged
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if damaged[box]:
                return True
    return False


def convoy_cards(player: Player) -> int:
    """LFS-CREW-13: Trucks, Trailers and Devices; kept Stories do not count."""
    return len(player.convoy) - player.convoy.count(NONE)


def column_boxes(state: AuroraState, player: Player, column: int) -> list[int]:
    """LAU-DMG-02, LAU-DMG-03: the column, else the nearest toward the Truck, else behind it."""
    columns = len(player.convoy) // 2
    start = min(column, columns - 1)
    for distance in range(columns):
        other = start - distance if distance <= start else distance
        boxes = free_boxes(state, player, 2 * other, 2 * other + 2, 1)
        if boxes:
            return boxes
    return []


def boxes_in(state: AuroraState, player: Player, where: int, column: int, used: int) -> list[int]:
    """The boxes that may take one Damage counter of an effect, ascending."""
    places = len(player.convoy)
    if where == COLUMN:
        boxes = column_boxes(state, player, column)
    elif where == UPPER_ROW:
        boxes = free_boxes(state, player, 1, places, 2)
        if not boxes:
            boxes = free_boxes(state, player, 0, places, 2)
    else:
        boxes = []
        for place in range(places):
            if not used >> place & 1:
                boxes += free_boxes(state, player, place, place + 1, 1)
        if where == BEST_WEAPON:
            boxes = [box for box in boxes if IS_WEAPON[box]]
            best = max([BOX_LEVEL[box] for box in boxes], default=0)
            boxes = [box for box in boxes if BOX_LEVEL[box] == best]
    boxes.sort()
    return boxes


def has_box_in(state: AuroraState, player: Player, where: int, column: int, used: int) -> bool:
    """Whether ``boxes_in`` would find one. Damage passes on from a full column or row."""
    if where in (BEST_WEAPON, DIFFERENT_CARDS):
        return bool(boxes_in(state, player, where, column, used))
    damaged = state.damaged
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if not damaged[box]:
                return True
    return False


def place_of(player: Player, box: int) -> int:
    for place in range(len(player.convoy)):
        if box in boxes_at(player, place):
            return place
    return NONE


class SufferDamage(FreeChoice):
    """LAU-DMG-01, LAU-DMG-07: Damage counters one at a time, boxes by the owner's choice."""

    __slots__ = ("column", "enemy", "n", "story", "used", "where")
    FACTS = {"column": None, "enemy": CARD_IDS, "story": STORY_IDS, "where": None}

    def __init__(
        self,
        seat: int,
        n: int,
        where: int,
        column: int,
        used: int,
        enemy: int = NONE,
        story: int = NONE,
    ) -> None:
        super().__init__(seat)
        self.n = n
        self.where = where
        self.column = column
        self.used = used
        """Places that have had their share, as bits (LAU-DMG-05)."""
        self.enemy = enemy
        """Whose attack it is, or ``NONE``."""
        self.story = story
        """The Story that it comes from, or ``NONE``."""

    def run(self, state: AuroraState) -> bool:
        player = state.players[self.seat]
        if self.n and has_box_in(state, player, self.where, self.column, self.used):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        boxes = boxes_in(state, state.players[seat], self.where, self.column, self.used)
        return [DAMAGE.at(box) for box in boxes]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        box = DAMAGE.target(move)
        used = self.used
        if self.where == DIFFERENT_CARDS:
            used |= 1 << place_of(state.players[seat], box)
        if self.n > 1:
            state.steps[-1] = SufferDamage(
                seat, self.n - 1, self.where, self.column, used, self.enemy, self.story
            )
        else:
            state.steps.pop()
        put_damage(state, seat, box)


def put_damage(state: AuroraState, seat: int, box: int) -> None:
    state.own_damaged()[box] = True
    state.tell(DAMAGED, seat, box)
    if BOX_KIND[box] == HOLD:
        recount_box(state.players[seat], box, -1)
        unload(state, seat)


def suffer(
    state: AuroraState, seat: int, n: int, where: int, column: int, story: int = NONE
) -> None:
    """Damage to one Convoy, whoever owns it."""
    if state.is_automa(seat):
        damage_automa(state, n)
    else:
        state.steps.append(SufferDamage(seat, n, where, column, 0, NONE, story))


def suffer_in_columns(state: AuroraState, seat: int, columns: list[int], enemy: int = NONE) -> None:
    """LAU-DMG-05: one Damage per entry, in order."""
    if state.is_automa(seat):
        damage_automa(state, len(columns))
        return
    for column in reversed(columns):
        state.steps.append(SufferDamage(seat, 1, COLUMN, column, 0, enemy))


class Damage(AuroraEffect):
    __slots__ = ("column", "n", "where")

    def __init__(self, n: int, where: int, column: int) -> None:
        self.n = n
        self.where = where
        self.column = column

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        """LAU-DMG-03: with all boxes damaged it is lost."""
        return not has_box_in(state, state.players[seat], self.where, self.column, 0)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        telling = state.stories.telling
        story = telling[-1] if telling else NONE
        suffer(state, seat, self.n, self.where, self.column, story)


class DamageInColumns(AuroraEffect):
    __slots__ = ("columns",)

    def __init__(self, columns: list[int]) -> None:
        self.columns = columns

    def carry_out(self, state: AuroraState, seat: int) -> None:
        suffer_in_columns(state, seat, self.columns)


# Repair


def repair_box(state: AuroraState, seat: int, box: int) -> None:
    state.own_damaged()[box] = False
    state.tell(REPAIRED, seat, box)
    if BOX_KIND[box] == HOLD:
        recount_box(state.players[seat], box, 1)


def damaged_boxes(state: AuroraState, player: Player) -> list[int]:
    damaged = state.damaged
    boxes = [
        box
        for place in range(len(player.convoy))
        for box in boxes_at(player, place)
        if damaged[box]
    ]
    boxes.sort()
    return boxes


class RepairBoxes(FreeChoice):
    """LAU-DMG-08: the owner removes counters one at a time, or is done."""

    __slots__ = ("n", "only_asgard")
    FACTS = {"n": None, "only_asgard": None}

    def __init__(self, seat: int, n: int, only_asgard: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.only_asgard = only_asgard

    def run(self, state: AuroraState) -> bool:
        if self.n and self.has_box(state):
            return False
        state.steps.pop()
        return True

    def has_box(self, state: AuroraState) -> bool:
        """Whether ``boxes`` would find one."""
        player, damaged = state.players[self.seat], state.damaged
        for place in range(len(player.convoy)):
            for box in boxes_at(player, place):
                if damaged[box] and (not self.only_asgard or BOX_KIND[box] == ASGARD_ARMOR):
                    return True
        return False

    def boxes(self, state: AuroraState) -> list[int]:
        boxes = damaged_boxes(state, state.players[self.seat])
        if self.only_asgard:
            return [box for box in boxes if BOX_KIND[box] == ASGARD_ARMOR]
        return boxes

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        moves = [REPAIR.at(box) for box in self.boxes(state)]
        moves.append(DONE.move)
        return moves

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            return
        state.steps[-1] = RepairBoxes(seat, self.n - 1, self.only_asgard)
        repair_box(state, seat, REPAIR.target(move))


class Repair(CountedEffect):
    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return not is_damaged(state, state.players[seat])

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(RepairBoxes(seat, self.n, False))
