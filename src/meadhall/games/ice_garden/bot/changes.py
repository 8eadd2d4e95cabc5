"""What changing the map would be worth to a seat: pieces that come, go or move.

Pieces are really shifted, the regions valued, and the pieces shifted back.
"""

import math
from typing import Final

from meadhall.games.ice_garden.bot.outlook import AMOUNTS, SEEN_AHEAD, UNKNOWN, Outlook
from meadhall.games.ice_garden.bot.regions import worth_now, worth_of_region
from meadhall.games.ice_garden.content.tables import (
    ADJACENT,
    ATTACK,
    CONTROLLED_MARKER,
    FIRST_UNIT,
    MARKER,
    REGIONS,
    UNIT_LEVEL,
)


def shift(outlook: Outlook, side: int, piece: int, region: int, n: int) -> None:
    """Put pieces on the map, or take them off, without asking where they come from."""
    state = outlook.state
    at = side * REGIONS + region
    influence = n
    if piece >= FIRST_UNIT:
        unit = piece - FIRST_UNIT
        influence = n * state.unit_influence(unit)
        change(state.own_units().on_map, unit * REGIONS + region, n)
        if outlook.pools:
            change(outlook.pools, at, n * state.upgrades.abilities[unit][ATTACK])
    elif piece == MARKER:
        change(state.sides[side].markers, region, n)
    else:
        state.add_markers(side, piece, region, n)
        return
    change(outlook.influences, at, influence)


def change(numbers: list[int], at: int, n: int) -> None:
    """Compiled, this is quicker than adding in place."""
    before = numbers[at]
    numbers[at] = before + n


# Pieces that come or go


def worth_with(outlook: Outlook, piece: int, region: int, n: int) -> float:
    """A region with ``n`` more pieces of the seat, from -1 to ``SEEN_AHEAD``; computed once."""
    if not outlook.changed:
        outlook.changed = UNKNOWN[:]
    kind = piece if piece < FIRST_UNIT else FIRST_UNIT + UNIT_LEVEL[piece - FIRST_UNIT] - 1
    at = (kind * REGIONS + region) * AMOUNTS + n + 1
    worth = outlook.changed[at]
    if worth != worth:
        shift(outlook, outlook.seat, piece, region, n)
        worth = worth_of_region(outlook, region)
        shift(outlook, outlook.seat, piece, region, -n)
        outlook.changed[at] = worth
    return worth


def gain_of_pieces(outlook: Outlook, piece: int, region: int, n: int) -> float:
    """What ``n`` more pieces of the seat in a region would be worth."""
    return worth_with(outlook, piece, region, n) - worth_now(outlook, region)


# Pieces that move


def gain_of_move(outlook: Outlook, piece: int, region: int, to: int) -> float:
    """What moving a piece would be worth; a controlled marker arrives free."""
    arriving = MARKER if piece == CONTROLLED_MARKER else piece
    leaves, arrives = influence_of(outlook, piece), influence_of(outlook, arriving)
    if is_entangled(outlook, region, to, leaves, arrives):
        return gain_together(outlook, [piece], region, to)
    worth = worth_with(outlook, piece, region, -1) + worth_with(outlook, arriving, to, 1)
    return worth - (worth_now(outlook, region) + worth_now(outlook, to))


class Load:
    """Pieces of a seat that leave a region together."""

    __slots__ = ("arrives", "arriving", "leaves", "left", "markers", "pieces")

    def __init__(self, outlook: Outlook, pieces: list[int]) -> None:
        self.pieces = pieces
        self.arriving = freed(pieces)
        self.markers = 0
        """How many of them are markers."""
        self.leaves = 0
        self.arrives = 0
        """Their influence before and after."""
        for piece in pieces:
            self.leaves += influence_of(outlook, piece)
            if piece < FIRST_UNIT:
                self.markers += 1
        for piece in self.arriving:
            self.arrives += influence_of(outlook, piece)
        self.left = math.nan
        """What the region is worth without them, once that has been asked."""


def freed(pieces: list[int]) -> list[int]:
    """The pieces as they arrive: a controlled marker is free then."""
    return [MARKER if piece == CONTROLLED_MARKER else piece for piece in pieces]


def gain_of_load(outlook: Outlook, load: Load, region: int, to: int) -> float:
    """What moving a load would be worth."""
    if len(load.pieces) == 1:
        return gain_of_move(outlook, load.pieces[0], region, to)
    if is_entangled(outlook, region, to, load.leaves, load.arrives):
        return gain_together(outlook, load.pieces, region, to)
    if load.left != load.left:
        shift_all(outlook, load.pieces, region, -1)
        load.left = worth_of_region(outlook, region)
        shift_all(outlook, load.pieces, region, 1)
    if load.markers == len(load.pieces) <= SEEN_AHEAD:
        arrived = worth_with(outlook, MARKER, to, load.markers)
    else:
        shift_all(outlook, load.arriving, to, 1)
        arrived = worth_of_region(outlook, to)
        shift_all(outlook, load.arriving, to, -1)
    return load.left + arrived - (worth_now(outlook, region) + worth_now(outlook, to))


def gain_together(outlook: Outlook, pieces: list[int], region: int, to: int) -> float:
    """What moving pieces would be worth, with both regions valued after it."""
    before = worth_now(outlook, region) + worth_now(outlook, to)
    arriving = freed(pieces)
    shift_all(outlook, pieces, region, -1)
    shift_all(outlook, arriving, to, 1)
    worth = worth_of_region(outlook, region) + worth_of_region(outlook, to)
    shift_all(outlook, pieces, region, 1)
    shift_all(outlook, arriving, to, -1)
    return worth - before


def shift_all(outlook: Outlook, pieces: list[int], region: int, n: int) -> None:
    for piece in pieces:
        shift(outlook, outlook.seat, piece, region, n)


def influence_of(outlook: Outlook, piece: int) -> int:
    if piece >= FIRST_UNIT:
        return outlook.state.unit_influence(piece - FIRST_UNIT)
    return 1 if piece == MARKER else 0


NEIGHBOURS: Final[list[int]] = [sum(1 << other for other in others) for others in ADJACENT]
"""The adjacent regions, as bits."""


def is_entangled(outlook: Outlook, region: int, to: int, leaves: int, arrives: int) -> bool:
    """Whether what changes in one of two regions might decide a tie in the other (LIG-DOM-03)."""
    if not NEIGHBOURS[region] >> to & 1:
        return False
    at = outlook.seat * REGIONS
    own = outlook.influences
    return is_tied(outlook, region, own[at + region] - leaves) or is_tied(
        outlook, to, own[at + to] + arrives
    )


def is_tied(outlook: Outlook, region: int, influence: int) -> bool:
    """Whether the seat, with this influence, would have as much as somebody else."""
    for side in range(len(outlook.state.sides)):
        if side != outlook.seat and outlook.influences[side * REGIONS + region] == influence:
            return influence > outlook.state.map.nations[region]
    return False
