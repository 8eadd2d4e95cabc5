"""Making (LIG-MAK): its three options, and the Dead Snow that each of them moves."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    DEAD_SNOW_STEP,
    M_FACTOR,
    M_FACTOR_STEPS,
    MAKING,
    MAKING_OPTION_IDS,
    MAKING_REPUTATION,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.summoning import ChooseUnit, is_any_unit_ready
from meadhall.games.ice_garden.rules.actions.upgrading import UpgradeUnit
from meadhall.games.ice_garden.rules.moves import DONE, MAKE, SHIFT, SHIFTS
from meadhall.games.ice_garden.rules.reputation import lose_reputation, would_win_by_snow
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

MOVE_M_FACTOR: Final[int] = MAKING_OPTION_IDS.index("move_m_factor")
UPGRADE_UNIT: Final[int] = MAKING_OPTION_IDS.index("upgrade_unit")
SUMMON_UNITS: Final[int] = MAKING_OPTION_IDS.index("summon_units")
OPTIONS: Final[int] = len(MAKING_OPTION_IDS)


class Making(Choice[IceGardenState]):
    """D13, LIG-MAK-01: an option that this action has not used, or done."""

    __slots__ = ("used",)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used
        """The options taken in this action, as bits."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        unused = [MAKE.at(option) for option in range(OPTIONS) if not self.used >> option & 1]
        return [*unused, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        return option_obstacle(state, seat, MAKE.target(move))

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            if not self.used:
                state.tell(events.DECLINED, seat, MAKING)
            return
        option = MAKE.target(move)
        state.steps[-1] = Making(seat, self.used | 1 << option)
        take_option(state, seat, option)


def option_obstacle(state: IceGardenState, seat: int, option: int) -> Obstacle | None:
    """LIG-SNW-05, LIG-SOL-25; LIG-MAK-12: there must be something to summon."""
    if state.tracks.dead_snow + DEAD_SNOW_STEP >= state.dead_snow_limit():
        if state.is_solo():
            return obstacles.SNOW_WOULD_FALL_SOLO
        if not would_win_by_snow(state, seat, MAKING_REPUTATION[option]):
            return obstacles.SNOW_WOULD_FALL
    if option == SUMMON_UNITS and not is_any_unit_ready(state, seat):
        return obstacles.NOTHING_TO_SUMMON
    return None


def take_option(state: IceGardenState, seat: int, option: int) -> None:
    """LIG-MAK-02, LIG-MAK-16: Dead Snow first; the reputation of options 1 and 2 goes with it.

    LIG-SNW-02: whoever lets the Dead Snow fall takes a Vuko token.
    """
    state.tell(events.OPTION_TAKEN, seat, option)
    state.advance_dead_snow(DEAD_SNOW_STEP)
    lose_reputation(state, seat, MAKING_REPUTATION[option])
    if state.dead_snow_falls():
        state.take_vuko_token(seat, events.TOKEN_DEAD_SNOW)
        state.end_by_dead_snow()
    elif option == MOVE_M_FACTOR:
        state.steps.append(ShiftMFactor(seat, M_FACTOR_STEPS))
    elif option == UPGRADE_UNIT:
        state.steps.append(UpgradeUnit(seat))
    else:
        state.steps.append(ChooseUnit(seat))


class ShiftMFactor(Choice[IceGardenState]):
    """D14, LIG-MAK-03: one token to an adjacent level, or done."""

    __slots__ = ("left",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [*SHIFT.all(), DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        level = SHIFTS[SHIFT.target(move)][0]
        return None if state.sides[seat].goods[M_FACTOR + level] else obstacles.NO_M_FACTOR_THERE

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        level, to = SHIFTS[SHIFT.target(move)]
        goods = state.sides[seat].goods
        goods[M_FACTOR + level] -= 1
        goods[M_FACTOR + to] += 1
        state.tell(events.M_FACTOR_MOVED, seat, level, to)
        if self.left > 1:
            state.steps.append(ShiftMFactor(seat, self.left - 1))
