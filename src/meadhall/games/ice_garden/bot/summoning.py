"""Which units to summon, and where."""

import math
from typing import Final

from meadhall.games.ice_garden.bot.changes import gain_of_pieces
from meadhall.games.ice_garden.bot.dominance import SERVES_GOAL
from meadhall.games.ice_garden.bot.goals import count
from meadhall.games.ice_garden.bot.outlook import UNKNOWN, Outlook, worth_of_step
from meadhall.games.ice_garden.bot.repute import (
    chance_of_visit,
    cost_of_loss,
    cost_of_snow,
    would_attract_vuko,
)
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import FIRST_UNIT, M_FACTOR, NONE, REGIONS, UNIT_LEVEL
from meadhall.games.ice_garden.rules.actions.making import MOVE_M_FACTOR
from meadhall.games.ice_garden.rules.moves import COUNT, SUMMON, TO
from meadhall.kernel.best import NOTHING, Best


class Program:
    """Units to summon with one Making, and what it takes."""

    __slots__ = ("count", "gain", "steps", "unit")

    def __init__(self, unit: int, count: int, steps: int, gain: float) -> None:
        self.unit = unit
        """``NONE`` if no summon gains anything."""
        self.count = count
        self.steps = steps
        """How far M-factor has to be moved before it."""
        self.gain = gain


def find_program(outlook: Outlook, levels: list[int], steps: int, shift_paid: bool) -> Program:
    """The best summon with M-factor on these levels, which may be moved by some steps."""
    state = outlook.state
    best = Program(NONE, 0, 0, 0.0)
    for unit in state.units_of(outlook.seat):
        distances = distances_to(levels, UNIT_LEVEL[unit], steps)
        needed = 0
        for n in range(1, min(state.units.supply[unit], len(distances)) + 1):
            needed += distances[n - 1]
            if needed > steps:
                break
            gain = gain_of_summon(outlook, unit, n, needed > 0 and not shift_paid)
            if gain > best.gain:
                best = Program(unit, n, needed, gain)
    return best


def distances_to(levels: list[int], level: int, farthest: int) -> list[int]:
    """The steps from each M-factor token to a level, the nearest first."""
    distances: list[int] = []
    for far in range(min(farthest + 1, tables.LEVELS)):
        if level >= far:
            for _ in range(levels[level - far]):
                distances.append(far)
        if far and level + far < tables.LEVELS:
            for _ in range(levels[level + far]):
                distances.append(far)
    return distances


def gain_of_making(outlook: Outlook, tokens: int) -> float:
    """The gain of the best summon with this much M-factor on level 0; computed once."""
    if tokens >= len(outlook.programs):
        outlook.programs = [*outlook.programs, *[math.nan] * (tokens + 2)]
    gain = outlook.programs[tokens]
    if gain != gain:
        levels = outlook.own.goods[M_FACTOR:]
        levels[0] = tokens
        gain = find_program(outlook, levels, tables.M_FACTOR_STEPS, False).gain
        outlook.programs[tokens] = gain
    return gain


MOST_FIGURES: Final[int] = max(tables.UNIT_FIGURES)


def gain_of_summon(outlook: Outlook, unit: int, n: int, is_shifted: bool) -> float:
    """What summoning ``n`` figures gains, less all costs; computed once.

    ``is_shifted`` if M-factor has to be moved for it, which costs as well.
    """
    if not outlook.influences:
        outlook.look_at_map()
    if not outlook.totals:
        outlook.totals = UNKNOWN[: 2 * tables.UNITS_EACH * (MOST_FIGURES + 1)]
    level = UNIT_LEVEL[unit]
    at = ((level - 1) * (MOST_FIGURES + 1) + n) * 2 + (1 if is_shifted else 0)
    total = outlook.totals[at]
    if total != total:
        total = compute_summon(outlook, unit, n, is_shifted)
        outlook.totals[at] = total
    return total


def compute_summon(outlook: Outlook, unit: int, n: int, is_shifted: bool) -> float:
    loss = UNIT_LEVEL[unit] * n + tables.SUMMON_SURCHARGE[unit]
    if n == 1:
        gain = gain_of_single(outlook, unit)
    else:
        space = max(tables.WORST_REPUTATION, outlook.own.reputation - loss)
        gain = gain_of_several(outlook, unit, n) * (1.0 - chance_of_visit(outlook, space) / n)
    snow = cost_of_snow(outlook, loss)
    if is_shifted:
        loss += tables.MAKING_REPUTATION[MOVE_M_FACTOR]
        snow += cost_of_snow(outlook, loss)
    return gain - cost_of_loss(outlook, loss) - snow - n * outlook.price[M_FACTOR]


def gain_of_single(outlook: Outlook, unit: int) -> float:
    """What one figure gains in the best place."""
    where = outlook.state.presence(outlook.seat)
    promise = promise_of(outlook, unit)
    best = NOTHING
    for region in range(REGIONS):
        if where >> region & 1:
            best = max(best, gain_in(outlook, unit, region, promise))
    return best


def gain_in(outlook: Outlook, unit: int, region: int, promise: float) -> float:
    """What one figure gains in a region, where Vuko may take it."""
    gain = gain_of_pieces(outlook, FIRST_UNIT + unit, region, 1) + promise
    return gain * (1.0 - risk_of_loss(outlook, unit, region))


def gain_of_several(outlook: Outlook, unit: int, n: int) -> float:
    """What several figures gain, each in the best place left."""
    where = outlook.state.presence(outlook.seat)
    promise = promise_of(outlook, unit)
    gains: list[float] = []
    for region in range(REGIONS):
        if where >> region & 1:
            one = gain_of_pieces(outlook, FIRST_UNIT + unit, region, 1)
            two = gain_of_pieces(outlook, FIRST_UNIT + unit, region, 2)
            gains.append(one + promise)
            gains.append(two - one + promise)
    if n > len(gains):
        return NOTHING
    gains.sort(reverse=True)
    total = 0.0
    for number in range(n):
        total += gains[number]
    return total


NEXT_STEPS: Final = 0.3
"""The share of a step towards the goal that a unit is worth for each later round."""


def promise_of(outlook: Outlook, unit: int) -> float:
    """What a unit may do for the goal in later rounds. A Faun alone locks nothing."""
    if not SERVES_GOAL[unit]:
        return 0.0
    promise = worth_of_step(outlook, outlook.seat) * NEXT_STEPS * outlook.rounds_counted
    if unit == tables.LOCKING_UNIT:
        promise *= min(1.0, count(outlook.state.map.nightmares) / tables.NIGHTMARES_TO_LOCK)
    return promise


def risk_of_loss(outlook: Outlook, unit: int, region: int) -> float:
    """How likely Vuko takes the unit before it has done anything."""
    space = outlook.own.reputation - UNIT_LEVEL[unit] - tables.SUMMON_SURCHARGE[unit]
    chance = chance_of_visit(outlook, max(tables.WORST_REPUTATION, space))
    return chance if chance and would_attract_vuko(outlook, unit, region) else 0.0


# Choices


def choose_unit(outlook: Outlook, moves: list[int]) -> int:
    program = find_program(outlook, outlook.own.goods[M_FACTOR:], 0, True)
    move = SUMMON.at(program.unit)
    return move if program.unit != NONE and move in moves else moves[0]


def choose_count(outlook: Outlook, moves: list[int], unit: int) -> int:
    program = find_program(outlook, outlook.own.goods[M_FACTOR:], 0, True)
    move = COUNT.at(program.count - 1)
    return move if program.unit == unit and move in moves else moves[0]


def choose_place(outlook: Outlook, moves: list[int], unit: int) -> int:
    """Where a figure gains most and Vuko is not likely to take it."""
    promise = promise_of(outlook, unit)
    best = Best(moves[0])
    for move in moves:
        best.offer(move, gain_in(outlook, unit, TO.target(move), promise))
    return best.move
