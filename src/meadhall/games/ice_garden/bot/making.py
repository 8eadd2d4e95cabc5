"""Making: which units to summon, and the M-factor that has to be moved for it."""

import math
from typing import Final

from meadhall.games.ice_garden.bot.outlook import (
    SERVES_GOAL,
    UNKNOWN,
    Outlook,
    count,
    rounds_counted,
    worth_of_step,
)
from meadhall.games.ice_garden.bot.pieces import NO_WAY
from meadhall.games.ice_garden.bot.regions import gain_of_pieces
from meadhall.games.ice_garden.bot.repute import (
    chance_of_visit,
    cost_of_loss,
    cost_of_snow,
    snow_left,
    would_attract_vuko,
)
from meadhall.games.ice_garden.bot.upgrades import gain_of_upgrading
from meadhall.games.ice_garden.content.tables import (
    DEAD_SNOW_STEP,
    FIRST_UNIT,
    LEVELS,
    LOCKING_UNIT,
    M_FACTOR,
    M_FACTOR_STEPS,
    MAKING_REPUTATION,
    NIGHTMARES_TO_LOCK,
    NONE,
    REGIONS,
    SUMMON_SURCHARGE,
    UNIT_FIGURES,
    UNIT_LEVEL,
    UNITS_EACH,
    WORST_REPUTATION,
)
from meadhall.games.ice_garden.rules.actions.making import (
    MOVE_M_FACTOR,
    OPTIONS,
    SUMMON_UNITS,
    UPGRADE_UNIT,
    Making,
)
from meadhall.games.ice_garden.rules.moves import (
    COUNT,
    DONE,
    MAKE,
    SHIFT,
    SHIFTS,
    SUMMON,
    TO,
)
from meadhall.games.ice_garden.rules.reputation import would_win_by_snow
from meadhall.games.ice_garden.rules.state import IceGardenState

WORTHWHILE: Final = 0.3
NEXT_STEPS: Final = 0.3
"""The share of a step towards the goal that a unit promises for each later round."""


MOST_FIGURES: Final[int] = max(UNIT_FIGURES)


class Program:
    """Units to summon with one Making, and what it takes."""

    __slots__ = ("count", "gain", "steps", "unit")

    def __init__(self, unit: int, count: int, steps: int, gain: float) -> None:
        self.unit = unit
        self.count = count
        self.steps = steps
        """Steps of M-factor before it."""
        self.gain = gain


# Summoning


def find_program(outlook: Outlook, levels: list[int], steps: int, shift_paid: bool) -> Program:
    """The best summon with M-factor on these levels and so many steps to move it."""
    state = outlook.state
    best, best_count, best_steps, best_gain = NONE, 0, 0, 0.0
    for unit in state.units_of(outlook.seat):
        distances = distances_to(levels, UNIT_LEVEL[unit], steps)
        needed = 0
        for n in range(1, min(state.units.supply[unit], len(distances)) + 1):
            needed += distances[n - 1]
            if needed > steps:
                break
            total = gain_of_summon(outlook, unit, n, needed > 0 and not shift_paid)
            if total > best_gain:
                best, best_count, best_steps, best_gain = unit, n, needed, total
    return Program(best, best_count, best_steps, best_gain)


def gain_of_summon(outlook: Outlook, unit: int, n: int, is_shifted: bool) -> float:
    """What so many figures gain, less reputation, M-factor and Dead Snow; reckoned once.

    ``is_shifted`` if M-factor has to be moved for it, which costs as well.
    """
    if not outlook.influences:
        outlook.look_at_map()
    if not outlook.totals:
        outlook.totals = UNKNOWN[: 2 * UNITS_EACH * (MOST_FIGURES + 1)]
    level = UNIT_LEVEL[unit]
    at = ((level - 1) * (MOST_FIGURES + 1) + n) * 2 + (1 if is_shifted else 0)
    total = outlook.totals[at]
    if total != total:
        total = reckon_summon(outlook, unit, n, is_shifted)
        outlook.totals[at] = total
    return total


def reckon_summon(outlook: Outlook, unit: int, n: int, is_shifted: bool) -> float:
    state, seat = outlook.state, outlook.seat
    loss = UNIT_LEVEL[unit] * n + SUMMON_SURCHARGE[unit]
    if n == 1:
        gain = gain_of_single(outlook, unit)
    else:
        space = max(WORST_REPUTATION, state.sides[seat].reputation - loss)
        gain = gain_of_several(outlook, unit, n) * (1.0 - chance_of_visit(outlook, space) / n)
    snow = cost_of_snow(outlook, loss)
    if is_shifted:
        loss += MAKING_REPUTATION[MOVE_M_FACTOR]
        snow += cost_of_snow(outlook, loss)
    return gain - cost_of_loss(outlook, loss) - snow - n * outlook.price[M_FACTOR]


def gain_of_making(outlook: Outlook, tokens: int) -> float:
    """The gain of the best summon with so many tokens of M-factor on level 0; reckoned once."""
    if tokens >= len(outlook.programs):
        outlook.programs = [*outlook.programs, *[math.nan] * (tokens + 2)]
    gain = outlook.programs[tokens]
    if gain != gain:
        levels = levels_of(outlook.state, outlook.seat)
        levels[0] = tokens
        gain = find_program(outlook, levels, M_FACTOR_STEPS, False).gain
        outlook.programs[tokens] = gain
    return gain


def distances_to(levels: list[int], level: int, farthest: int) -> list[int]:
    """The steps that each M-factor token has to a level, the nearest first."""
    distances: list[int] = []
    for far in range(min(farthest + 1, LEVELS)):
        if level >= far:
            for _ in range(levels[level - far]):
                distances.append(far)
        if far and level + far < LEVELS:
            for _ in range(levels[level + far]):
                distances.append(far)
    return distances


def gain_of_single(outlook: Outlook, unit: int) -> float:
    """What one figure gains in the best place, where Vuko may take it."""
    where = outlook.state.presence(outlook.seat)
    promise = promise_of(outlook, unit)
    best = NO_WAY
    for region in range(REGIONS):
        if where >> region & 1:
            gain = gain_of_pieces(outlook, FIRST_UNIT + unit, region, 1) + promise
            best = max(best, gain * (1.0 - risk_of_loss(outlook, unit, region)))
    return best


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
        return NO_WAY
    gains.sort(reverse=True)
    total = 0.0
    for number in range(n):
        total += gains[number]
    return total


def promise_of(outlook: Outlook, unit: int) -> float:
    """What a unit may do for the goal in later rounds. A Faun alone locks nothing."""
    state, seat = outlook.state, outlook.seat
    if not SERVES_GOAL[unit]:
        return 0.0
    promise = worth_of_step(outlook, seat) * NEXT_STEPS * rounds_counted(outlook)
    if unit == LOCKING_UNIT:
        promise *= min(1.0, count(state.map.nightmares) / NIGHTMARES_TO_LOCK)
    return promise


def risk_of_loss(outlook: Outlook, unit: int, region: int) -> float:
    """That Vuko takes the unit before it has done anything."""
    state, seat = outlook.state, outlook.seat
    space = state.sides[seat].reputation - UNIT_LEVEL[unit] - SUMMON_SURCHARGE[unit]
    chance = chance_of_visit(outlook, max(WORST_REPUTATION, space))
    return chance if chance and would_attract_vuko(outlook, unit, region) else 0.0


def choose_summon_region(outlook: Outlook, moves: list[int], unit: int) -> int:
    """Where a figure gains most and Vuko is not likely to take it."""
    promise = promise_of(outlook, unit)
    best, best_gain = moves[0], NO_WAY
    for move in moves:
        gain = gain_of_pieces(outlook, FIRST_UNIT + unit, TO.target(move), 1) + promise
        gain *= 1.0 - risk_of_loss(outlook, unit, TO.target(move))
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def levels_of(state: IceGardenState, seat: int) -> list[int]:
    return state.sides[seat].goods[M_FACTOR:]


# The options


def choose_option(outlook: Outlook, moves: list[int], used: int) -> int:
    """Move M-factor as far as a summon needs it, summon, then upgrade; or done."""
    state, seat = outlook.state, outlook.seat
    if lets_snow_fall(outlook, moves):
        return moves[0]
    if MAKE.at(SUMMON_UNITS) in moves or not used >> SUMMON_UNITS & 1:
        steps = M_FACTOR_STEPS if MAKE.at(MOVE_M_FACTOR) in moves else 0
        program = find_program(outlook, levels_of(state, seat), steps, False)
        if program.unit != NONE and program.gain > WORTHWHILE:
            if program.steps:
                return MAKE.at(MOVE_M_FACTOR)
            if MAKE.at(SUMMON_UNITS) in moves:
                return MAKE.at(SUMMON_UNITS)
    if MAKE.at(UPGRADE_UNIT) in moves and gain_of_upgrading(outlook) > WORTHWHILE:
        return MAKE.at(UPGRADE_UNIT)
    return DONE.move


def lets_snow_fall(outlook: Outlook, moves: list[int]) -> bool:
    """The options that are left bring the Dead Snow to its limit, and the seat wins by it."""
    state = outlook.state
    options = len(moves) - 1
    left = snow_left(state)
    if state.is_solo() or not options or left > options * DEAD_SNOW_STEP:
        return False
    return left <= DEAD_SNOW_STEP or would_win_by_snow(state, outlook.seat, left)


def can_let_snow_fall(outlook: Outlook) -> bool:
    """For a plan: with one Making, if nothing else happens before it."""
    state = outlook.state
    left = snow_left(state)
    if state.is_solo() or left >= OPTIONS * DEAD_SNOW_STEP:
        return False
    return would_win_by_snow(state, outlook.seat, left)


def choose_shift(outlook: Outlook, left: int) -> int:
    """A step towards the next summon; what is left over raises tokens for a later one."""
    state, seat = outlook.state, outlook.seat
    making = state.steps[-2]
    levels = levels_of(state, seat)
    wanted, reserved = NONE, 0
    if isinstance(making, Making) and not making.used >> SUMMON_UNITS & 1:
        program = find_program(outlook, levels, left, True)
        if program.unit != NONE:
            wanted, reserved = UNIT_LEVEL[program.unit], program.count
            if program.steps:
                return step_towards(levels, wanted)
    target = level_for_later(outlook)
    for level in range(target - 1, -1, -1):
        spare = levels[level] - (reserved if level == wanted else 0)
        if spare > 0 and not outlook.is_last_round:
            return shift_move(level, level + 1)
    return DONE.move


def level_for_later(outlook: Outlook) -> int:
    """The level of the best unit in supply that serves the goal, or 0."""
    state, seat = outlook.state, outlook.seat
    for level in range(UNITS_EACH, 0, -1):
        unit = state.unit_of(seat, level)
        if SERVES_GOAL[unit] and state.units.supply[unit]:
            return level
    return 0


def step_towards(levels: list[int], wanted: int) -> int:
    """Move the nearest token that is not on the wanted level yet."""
    for far in range(1, LEVELS):
        if wanted - far >= 0 and levels[wanted - far]:
            return shift_move(wanted - far, wanted - far + 1)
        if wanted + far < LEVELS and levels[wanted + far]:
            return shift_move(wanted + far, wanted + far - 1)
    return DONE.move


def shift_move(level: int, to: int) -> int:
    return SHIFT.at(SHIFTS.index([level, to]))


def choose_unit(outlook: Outlook, moves: list[int]) -> int:
    program = find_program(outlook, levels_of(outlook.state, outlook.seat), 0, True)
    move = SUMMON.at(program.unit)
    return move if program.unit != NONE and move in moves else moves[0]


def choose_count(outlook: Outlook, moves: list[int], unit: int) -> int:
    program = find_program(outlook, levels_of(outlook.state, outlook.seat), 0, True)
    move = COUNT.at(program.count) - 1
    return move if program.unit == unit and move in moves else moves[0]
