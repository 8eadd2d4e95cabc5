"""Ice Floe Crossing (LIG-ATV-04)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    CONTROLLED_MARKER,
    DRAKKAR_LOW,
    FERRY_UNIT,
    FIRST_UNIT,
    UNIT_LEVEL,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.actions.movement import pieces_in
from meadhall.games.ice_garden.rules.independent.dice import roll, tell_choice
from meadhall.games.ice_garden.rules.moves import DONE, MOVE
from meadhall.games.ice_garden.rules.regions.ranking import dominates
from meadhall.games.ice_garden.rules.state import PLAYER, IceGardenState
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Choice

KINDS: Final[int] = UNITS_EACH + 1
"""Markers, then units by level."""


class Ferry(Effect[IceGardenState]):
    """LIG-ATV-04: while both Ice Drakkars are on the board in different regions."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        return len(state.regions_of(FERRY_UNIT)) != 2

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        shores = state.regions_of(FERRY_UNIT)
        if state.is_independent(seat):
            cross_by_rule(state, seat, shores)
        else:
            state.steps.append(Cross(seat, shores, [0] * (2 * KINDS)))


class Cross(Choice[IceGardenState]):
    """D18: a piece from one shore to the other, each at most once; or done."""

    __slots__ = ("arrived", "shores")

    def __init__(self, seat: int, shores: list[int], arrived: list[int]) -> None:
        super().__init__(seat)
        self.shores = shores
        self.arrived = arrived
        """By shore and kind, the pieces that have come across."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        found: list[int] = []
        for shore, region in enumerate(self.shores):
            for piece in pieces_in(state, seat, region):
                if piece == FIRST_UNIT + FERRY_UNIT:
                    continue
                if state.count_of(seat, piece, region) > self._arrived(shore, piece):
                    found.append(MOVE.at_pair(region, piece))
        return [*found, DONE.move]

    def _arrived(self, shore: int, piece: int) -> int:
        if piece == CONTROLLED_MARKER:
            return 0  # LIG-VUK-11: it would have been freed by crossing.
        return self.arrived[shore * KINDS + kind_of(piece)]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        region, piece = MOVE.pair(move)
        there = 1 - self.shores.index(region)
        state.move_piece(seat, piece, region, self.shores[there], events.BY_FERRY)
        arrived = self.arrived[:]
        arrived[there * KINDS + kind_of(piece)] += 1
        state.steps.append(Cross(seat, self.shores, arrived))


def kind_of(piece: int) -> int:
    """0 for a marker, else the level of the unit."""
    return UNIT_LEVEL[piece - FIRST_UNIT] if piece >= FIRST_UNIT else 0


def cross_by_rule(state: IceGardenState, side: int, shores: list[int]) -> None:
    """LIG-SOL-13: towards the player; where he is on both shores the die decides."""
    low, high = sorted(shores, key=state.map.by_number.index)
    if dominates(state, side, low) and dominates(state, side, high):
        state.tell(events.INDEPENDENT_IDLE, side, events.IDLE_DOMINATES)
        return
    is_at_low, is_at_high = state.has_presence(PLAYER, low), state.has_presence(PLAYER, high)
    if not is_at_low and not is_at_high:
        state.tell(events.INDEPENDENT_IDLE, side, events.IDLE_NO_PLAYER)
        return
    to_low = is_at_low
    if is_at_low and is_at_high:
        number = roll(state, events.ROLL_FERRY)
        state.tell(events.ROLLED, side, events.ROLL_FERRY, number)
        to_low = DRAKKAR_LOW[number - 1]
    else:
        tell_choice(state, side, events.CHOSE_CROSSING)
    start, end = (high, low) if to_low else (low, high)
    for piece in pieces_in(state, side, start):
        if piece != FIRST_UNIT + FERRY_UNIT:
            for _ in range(state.count_of(side, piece, start)):
                state.move_piece(side, piece, start, end, events.BY_FERRY)
