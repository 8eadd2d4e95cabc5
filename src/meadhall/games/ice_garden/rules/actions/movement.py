"""Moving pieces from region to region, and the Move action (LIG-MOV)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    ADJACENT,
    CONTROLLED_MARKER,
    COSTS,
    FIRST_UNIT,
    GOLD,
    LOCKING_UNIT,
    MARKER,
    MOST_TIMES,
    MOVE_BOX,
    NONE,
    PIECE_IDS,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.moves import DONE, MOVE, TO
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

TOO_EXPENSIVE: Final = obstacles.cannot_pay(RESOURCE_IDS[GOLD], COSTS[MOVE_BOX][GOLD])


def pieces_in(state: IceGardenState, side: int, region: int) -> list[int]:
    """The kinds of pieces a side has in a region, ascending (LIG-DEF-13)."""
    pieces: list[int] = []
    if state.sides[side].markers[region]:
        pieces.append(MARKER)
    if state.sides[side].controlled[region]:
        pieces.append(CONTROLLED_MARKER)
    for unit in units_in(state, side, region):
        pieces.append(FIRST_UNIT + unit)
    return pieces


def units_in(state: IceGardenState, side: int, region: int) -> list[int]:
    """The unit types a side has in a region."""
    on_map = state.units.on_map
    return [unit for unit in state.units_of(side) if on_map[unit * REGIONS + region]]


def staying_obstacle(state: IceGardenState, region: int, piece: int) -> Obstacle | None:
    """LIG-MOV-04, LIG-LOCK-10: from a locked region only a Faun may leave, if at all."""
    if not state.map.locked[region]:
        return None
    if piece != FIRST_UNIT + LOCKING_UNIT:
        return obstacles.REGION_LOCKED
    return None if state.options.faun_may_leave_locked else obstacles.FAUN_STAYS


def has_way_out(state: IceGardenState, region: int) -> bool:
    """LIG-DEF-02: an adjacent region is open."""
    is_open = state.map.is_open
    for other in ADJACENT[region]:
        if is_open[other]:
            return True
    return False


def nearest_open_by_number(state: IceGardenState, region: int) -> int:
    """LIG-SOL-20: the adjacent open region with the lowest number, or ``NONE``."""
    for other in state.map.by_number:
        if state.map.is_open[other] and other in ADJACENT[region]:
            return other
    return NONE


class MoveAction(Choice[IceGardenState]):
    """D10, LIG-MOV-01, LIG-MOV-02: a piece, or done."""

    __slots__ = ("left",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        found = [
            MOVE.at_pair(region, piece)
            for region in range(REGIONS)
            for piece in pieces_in(state, seat, region)
        ]
        return [*found, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        region, piece = MOVE.pair(move)
        obstacle = staying_obstacle(state, region, piece)
        if obstacle is not None:
            return obstacle
        if not has_way_out(state, region):
            return obstacles.NO_WAY_OUT
        return None if state.can_pay(seat, COSTS[MOVE_BOX]) else TOO_EXPENSIVE

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        """The candidates without an obstacle; the price is checked only once."""
        if not state.can_pay(seat, COSTS[MOVE_BOX]):
            return [DONE.move]
        legal: list[int] = []
        for region in range(REGIONS):
            if state.map.tiles[region] == NONE or not has_way_out(state, region):
                continue
            for piece in pieces_in(state, seat, region):
                if staying_obstacle(state, region, piece) is None:
                    legal.append(MOVE.at_pair(region, piece))
        legal.append(DONE.move)
        return legal

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            if self.left == MOST_TIMES[MOVE_BOX]:
                state.tell(events.DECLINED, seat, MOVE_BOX)
            return
        region, piece = MOVE.pair(move)
        state.steps[-1] = MoveTo(seat, region, piece, self.left)


class MoveTo(Choice[IceGardenState]):
    """D10: the adjacent open region to which the piece goes."""

    __slots__ = ("left", "piece", "region")
    FACTS = {"piece": PIECE_IDS, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, piece: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.piece = piece
        self.left = left

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return neighbour_candidates(state, self.region)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.pay(seat, COSTS[MOVE_BOX])
        state.move_piece(seat, self.piece, self.region, TO.target(move), events.BY_MOVE)
        if self.left > 1:
            state.steps.append(MoveAction(seat, self.left - 1))


def neighbour_candidates(state: IceGardenState, region: int) -> list[int]:
    """Adjacent regions in play."""
    return [TO.at(other) for other in ADJACENT[region] if state.map.tiles[other] != NONE]
