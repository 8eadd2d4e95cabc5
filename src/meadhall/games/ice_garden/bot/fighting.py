"""Attacks that pay, the targets of damage, and what abilities take from others."""

from typing import Final

from meadhall.games.ice_garden.bot.changes import shift
from meadhall.games.ice_garden.bot.outlook import Outlook, worth_of_next
from meadhall.games.ice_garden.bot.regions import worth_now, worth_of_region
from meadhall.games.ice_garden.content.tables import (
    ATTACK_COST,
    FIRST_UNIT,
    GOLD,
    KIND_OF_GOOD,
    M_FACTOR,
    UNIT_LEVEL,
    UNIT_OWNER,
)
from meadhall.games.ice_garden.rules.moves import (
    DECLINE,
    DONE,
    HIT_MARKER,
    HIT_NATION,
    HIT_UNIT,
    PAY_ATTACK,
    PILLAGE,
    SEIZE,
)
from meadhall.games.ice_garden.rules.units.attack import MARKER_VALUE, pool_in, targets_in
from meadhall.kernel.best import Best

LEADER: Final = 0.02
"""For each point of a victim: of equal victims the one with more points."""

# Attacks


def choose_to_attack(outlook: Outlook) -> int:
    """Compare all damage that can be dealt with the price."""
    state, seat = outlook.state, outlook.seat
    gain = -ATTACK_COST[GOLD] * outlook.price[GOLD]
    for region in state.map.by_number:
        pool = pool_in(state, seat, region)
        if not pool:
            continue
        rates: list[float] = []
        for target in targets_in(state, seat, region):
            rate = gain_of_hit(outlook, region, target, pool)
            if rate > 0.0:
                rates += [rate] * hits_of(outlook, region, target)
        rates.sort(reverse=True)
        for rate in rates[:pool]:
            gain += rate
    return PAY_ATTACK.move if gain > 0.0 else DECLINE.move


def hits_of(outlook: Outlook, region: int, target: int) -> int:
    """How much damage a target, and those like it, can take."""
    state = outlook.state
    if target == HIT_NATION.move:
        return state.map.nations[region]
    if HIT_MARKER.has(target):
        scientist, piece = HIT_MARKER.pair(target)
        return state.count_of(state.side_of(scientist), piece, region)
    unit, damage = HIT_UNIT.pair(target)
    return state.toughness(unit) - damage


MARKER_LOST: Final = 0.3
"""What a piece costs its owner besides the place it held, for each point that it is worth."""


def gain_of_hit(outlook: Outlook, region: int, target: int, pool: int) -> float:
    """Points and places gained by defeating a target, for each point of damage it takes."""
    state = outlook.state
    before = worth_now(outlook, region)
    if target == HIT_NATION.move:
        state.own_map().nations[region] -= 1
        gain = MARKER_VALUE + worth_of_region(outlook, region) - before
        state.own_map().nations[region] += 1
        return gain
    if HIT_MARKER.has(target):
        scientist, piece = HIT_MARKER.pair(target)
        points, needed = MARKER_VALUE, 1
    else:
        unit, damage = HIT_UNIT.pair(target)
        scientist, piece = UNIT_OWNER[unit], FIRST_UNIT + unit
        points, needed = UNIT_LEVEL[unit], state.toughness(unit) - damage
        if needed > pool:
            return 0.0
    side = state.side_of(scientist)
    shift(outlook, side, piece, region, -1)
    gain = points + worth_of_region(outlook, region) - before
    shift(outlook, side, piece, region, 1)
    gain += MARKER_LOST * points * outlook.rivalry
    gain += LEADER * state.sides[side].victory_points / (1 + outlook.own.victory_points)
    return gain / needed


def choose_hit(outlook: Outlook, moves: list[int], region: int, pool: int) -> int:
    """The target that gains most for each point of damage, or done."""
    best = Best(DONE.move, 0.0)
    for move in moves:
        if move != DONE.move:
            best.offer(move, gain_of_hit(outlook, region, move, pool))
    return best.move


# Special abilities


def choose_seizure(outlook: Outlook, moves: list[int], region: int, recruits: bool) -> int:
    """Recruitment and Enthral: the marker that hurts its owner most where it is missing."""
    state, seat = outlook.state, outlook.seat
    best = Best(moves[0])
    for move in moves:
        scientist, piece = SEIZE.pair(move)
        victim = state.side_of(scientist)
        arriving = 0 if recruits else 1
        shift(outlook, victim, piece, region, -1)
        shift(outlook, seat, piece, region, arriving)
        gain = worth_of_region(outlook, region)
        shift(outlook, victim, piece, region, 1)
        shift(outlook, seat, piece, region, -arriving)
        best.offer(move, gain + LEADER * state.sides[victim].victory_points)
    return best.move


RAISED: Final = 0.3
"""What each level of M-factor adds to its loss."""


def choose_pillage(outlook: Outlook, moves: list[int]) -> int:
    """What is worth most here and there; M-factor that has been raised hurts more."""
    state = outlook.state
    best = Best(moves[0])
    for move in moves:
        scientist, good = PILLAGE.pair(move)
        victim = state.sides[state.side_of(scientist)]
        kind = KIND_OF_GOOD[good]
        gain = worth_of_next(outlook, kind, outlook.own.goods[kind])
        if good > M_FACTOR:
            gain += RAISED * (good - M_FACTOR)
        best.offer(move, gain + LEADER * victim.victory_points)
    return best.move
