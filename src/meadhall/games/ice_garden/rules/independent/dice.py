"""The die that decides for the Independent Player."""

from meadhall.games.ice_garden.content.tables import DIE_SIDES, NONE
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.state import DIE_STREAM, INDEPENDENT, IceGardenState


def tell_choice(state: IceGardenState, side: int, why: int) -> None:
    """Say that a rule decides for the Independent Player what a player would decide himself."""
    if state.is_independent(side):
        state.tell(events.INDEPENDENT_CHOSE, side, why)


def roll(state: IceGardenState, purpose: int) -> int:
    """Roll a die; LIG-SOL-38: the caller tells the number and what it led to."""
    number = state.dice.below(DIE_STREAM, DIE_SIDES) + 1
    solo = state.own_solo()
    solo.roll_purpose = purpose
    solo.roll_number = number
    return number


def roll_region(state: IceGardenState, purpose: int) -> int:
    """LIG-SOL-03, LIG-SOL-23: the region with the rolled red number.

    A locked region is rolled again; for the move of a unit also one with a Red Tower. ``NONE``
    if no region is left.
    """
    regions = state.map.by_number
    if not any(is_good_roll(state, purpose, region) for region in regions):
        return NONE
    while True:
        number = roll(state, purpose)
        region = regions[number - 1]
        if is_good_roll(state, purpose, region):
            state.tell(events.ROLLED_REGION, INDEPENDENT, purpose, number, region)
            return region
        why = events.VAIN_LOCKED if state.map.locked[region] else events.VAIN_GOAL_DONE
        state.tell(events.ROLLED_IN_VAIN, INDEPENDENT, purpose, number, why)


def is_good_roll(state: IceGardenState, purpose: int, region: int) -> bool:
    if not state.map.is_open[region]:
        return False
    return purpose != events.ROLL_UNIT_MOVE or not state.map.towers[region]
