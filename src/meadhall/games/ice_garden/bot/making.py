"""Making: which options to use, and how to move M-factor for a summon."""

from typing import Final

from meadhall.games.ice_garden.bot.dominance import SERVES_GOAL
from meadhall.games.ice_garden.bot.outlook import Outlook
from meadhall.games.ice_garden.bot.repute import snow_left
from meadhall.games.ice_garden.bot.summoning import find_program
from meadhall.games.ice_garden.bot.upgrades import gain_of_upgrading
from meadhall.games.ice_garden.content.tables import (
    DEAD_SNOW_STEP,
    LEVELS,
    M_FACTOR,
    M_FACTOR_STEPS,
    NONE,
    UNIT_LEVEL,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules.actions.making import (
    MOVE_M_FACTOR,
    OPTIONS,
    SUMMON_UNITS,
    UPGRADE_UNIT,
    Making,
)
from meadhall.games.ice_garden.rules.moves import DONE, MAKE, SHIFT, SHIFTS
from meadhall.games.ice_garden.rules.reputation import would_win_by_snow

WORTHWHILE: Final = 0.3
"""What an option must gain."""


def choose_option(outlook: Outlook, moves: list[int], used: int) -> int:
    """Move M-factor as far as a summon needs it, summon, then upgrade; or done."""
    if lets_snow_fall(outlook, moves):
        return moves[0]
    if MAKE.at(SUMMON_UNITS) in moves or not used >> SUMMON_UNITS & 1:
        steps = M_FACTOR_STEPS if MAKE.at(MOVE_M_FACTOR) in moves else 0
        program = find_program(outlook, outlook.own.goods[M_FACTOR:], steps, False)
        if program.unit != NONE and program.gain > WORTHWHILE:
            if program.steps:
                return MAKE.at(MOVE_M_FACTOR)
            if MAKE.at(SUMMON_UNITS) in moves:
                return MAKE.at(SUMMON_UNITS)
    if MAKE.at(UPGRADE_UNIT) in moves and gain_of_upgrading(outlook) > WORTHWHILE:
        return MAKE.at(UPGRADE_UNIT)
    return DONE.move


def lets_snow_fall(outlook: Outlook, moves: list[int]) -> bool:
    """Whether the options left bring the Dead Snow to its limit, and the seat wins by it."""
    state = outlook.state
    options = len(moves) - 1
    left = snow_left(state)
    if state.is_solo() or not options or left > options * DEAD_SNOW_STEP:
        return False
    return left <= DEAD_SNOW_STEP or would_win_by_snow(state, outlook.seat, left)


def can_let_snow_fall(outlook: Outlook) -> bool:
    """The same for a plan: with one Making, if nothing else happens before it."""
    state = outlook.state
    left = snow_left(state)
    if state.is_solo() or left >= OPTIONS * DEAD_SNOW_STEP:
        return False
    return would_win_by_snow(state, outlook.seat, left)


# M-factor


def choose_shift(outlook: Outlook, left: int) -> int:
    """A step towards the next summon; what is left over raises tokens for a later one."""
    making = outlook.state.steps[-2]
    levels = outlook.own.goods[M_FACTOR:]
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
    state = outlook.state
    for level in range(UNITS_EACH, 0, -1):
        unit = state.unit_of(outlook.seat, level)
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
