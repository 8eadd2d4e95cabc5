"""Individual goals (LIG-GOAL): the steps that lead to them, and how many have been made."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    CALLO,
    FREIHOFF,
    GOAL_TARGETS,
    NIGHTMARES_TO_LOCK,
    NONE,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules.components import Map
from meadhall.games.ice_garden.rules.state import IceGardenState

# Some goals are reached in stages; each stage is a step.
STEPS_TO_LOCK: Final[int] = NIGHTMARES_TO_LOCK + 1
STEPS_TO_ABSORB: Final = 2
GOAL_STEPS: Final[list[int]] = [
    target
    * (STEPS_TO_LOCK if scientist == CALLO else STEPS_TO_ABSORB if scientist == VAN_DYKEN else 1)
    for scientist, target in enumerate(GOAL_TARGETS)
]
"""For each scientist."""


def count(tokens: list[int]) -> int:
    """Their sum; compiled, this is quicker than ``sum``."""
    total = 0
    for n in tokens:
        total += n
    return total


def locks_in(regions: Map) -> int:
    total = 0
    for is_locked in regions.locked:
        if is_locked:
            total += 1
    return total


def nightmares_waiting(regions: Map) -> int:
    """Nightmare tokens on their way to a lock; those of a region that is locking are used up."""
    tokens = 0
    for region, n in enumerate(regions.nightmares):
        if not regions.locked[region]:
            tokens += n
    return tokens


def steps_done(state: IceGardenState, side: int) -> int:
    """Steps towards the goal; half-done locks and reserves that lie with the Thorn count too."""
    scientist = state.sides[side].scientist
    regions = state.map
    if scientist == FREIHOFF:
        return count(regions.towers)
    if scientist == CALLO:
        return STEPS_TO_LOCK * locks_in(regions) + nightmares_waiting(regions)
    if scientist == VAN_DYKEN:
        gathered = 0
        if regions.thorn != NONE:
            gathered = regions.reserves[regions.thorn] + regions.reserves_down[regions.thorn]
        return STEPS_TO_ABSORB * regions.absorbed + gathered
    return state.captured()


def share_done(state: IceGardenState, side: int) -> float:
    """How much of the goal has been reached, up to 1."""
    steps = GOAL_STEPS[state.sides[side].scientist]
    return min(steps, steps_done(state, side)) / steps
