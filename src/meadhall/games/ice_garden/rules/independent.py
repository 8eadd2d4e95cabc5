"""The Independent Player of the solo variant (LIG-SOL): its dice, its boxes, its units.

What it does in Activation and Domination stands there, beside what a player does.
"""

from meadhall.games.ice_garden.content.tables import (
    BLANK_SPACES,
    BUILDING_UNIT,
    CARRYING_UNIT,
    DIE_SIDES,
    FIRST_UNIT,
    LEVEL_BEGINS_WITH_UNIT,
    LEVEL_UPGRADES,
    LOCKING_UNIT,
    NIGHTMARE_TOKENS,
    NIGHTMARES_TO_LOCK,
    NONE,
    RECRUITING_UNIT,
    REGIONS,
    SOLO_ACTIONS,
    SOLO_DEAD_SNOW,
    SOLO_INFLUENCE,
    SOLO_MARKERS,
    SOLO_NOTHING,
    TORMENTING_UNIT,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules.actions.summoning import place_unit
from meadhall.games.ice_garden.rules.actions.upgrading import lay_upgrade, space_obstacle
from meadhall.games.ice_garden.rules.events import (
    BY_INDEPENDENT,
    CALLED,
    CHOSE_UPGRADES,
    FOR_INDEPENDENT,
    IDLE_PLACE,
    IDLE_SUMMON,
    INDEPENDENT_ACTS,
    INDEPENDENT_CHOSE,
    INDEPENDENT_IDLE,
    ROLL_FIRST_UNIT,
    ROLL_INFLUENCE,
    ROLL_SUMMON,
    ROLL_THORN,
    ROLL_UNIT_MOVE,
    ROLLED_IN_VAIN,
    ROLLED_REGION,
    STAY_ENTHRAL,
    STAY_NOWHERE,
    STAY_OWN,
    STAY_RECRUIT,
    STAY_RESERVES,
    STAY_TORMENT,
    STAY_TOWER,
    THORN_PLACED,
    UNIT_STAYED,
    VAIN_GOAL_DONE,
    VAIN_LOCKED,
)
from meadhall.games.ice_garden.rules.regions.ranking import dominates
from meadhall.games.ice_garden.rules.state import DIE_STREAM, INDEPENDENT, PLAYER, IceGardenState

# What it tells


def tell_choice(state: IceGardenState, side: int, why: int) -> None:
    """Where a rule decides for the Independent Player what a player would decide himself."""
    if state.is_independent(side):
        state.tell(INDEPENDENT_CHOSE, side, why)


# The die


def roll(state: IceGardenState, purpose: int) -> int:
    """A die; LIG-SOL-38: whoever rolls it tells the number and what it led to."""
    number = state.dice.below(DIE_STREAM, DIE_SIDES) + 1
    state.roll_purpose = purpose
    state.roll_number = number
    return number


def roll_region(state: IceGardenState, purpose: int) -> int:
    """LIG-SOL-03, LIG-SOL-23: the region with the rolled red number.

    A locked region is rolled again; for the move of a unit also one with a Red Tower. ``NONE``
    if no region is left.
    """
    if not any(is_good_roll(state, purpose, region) for region in state.region_order):
        return NONE
    while True:
        number = roll(state, purpose)
        region = state.region_order[number - 1]
        if is_good_roll(state, purpose, region):
            state.tell(ROLLED_REGION, INDEPENDENT, purpose, number, region)
            return region
        why = VAIN_LOCKED if state.locked[region] else VAIN_GOAL_DONE
        state.tell(ROLLED_IN_VAIN, INDEPENDENT, purpose, number, why)


def is_good_roll(state: IceGardenState, purpose: int, region: int) -> bool:
    if not state.is_open[region]:
        return False
    return purpose != ROLL_UNIT_MOVE or not state.towers[region]


# Setup


def roll_thorn(state: IceGardenState) -> None:
    """LIG-SOL-02."""
    state.thorn = roll_region(state, ROLL_THORN)
    state.tell(THORN_PLACED, INDEPENDENT, state.thorn)


def begin_with_unit(state: IceGardenState) -> None:
    """LIG-SOL-27: from Hard on, its level 3 unit stands on the map before the player."""
    if LEVEL_BEGINS_WITH_UNIT[state.options.level]:
        region = roll_region(state, ROLL_FIRST_UNIT)
        place_unit(state, INDEPENDENT, state.unit_of(INDEPENDENT, UNITS_EACH), region)


def fill_spaces(state: IceGardenState) -> None:
    """LIG-SOL-27, LIG-SOL-37: True Scientist fills the blank spaces, level 3 first."""
    if not LEVEL_UPGRADES[state.options.level]:
        return
    tell_choice(state, INDEPENDENT, CHOSE_UPGRADES)
    for level in range(UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        space = 0
        for ability in LEVEL_UPGRADES[state.options.level]:
            while (
                space < BLANK_SPACES[unit]
                and state.upgrade_stock[ability]
                and space_obstacle(state, unit, ability, space) is None
            ):
                state.upgrade_stock[ability] -= 1
                lay_upgrade(state, INDEPENDENT, unit, ability, space)
                space += 1


# Boxes


def act_in_box(state: IceGardenState, box: int) -> None:
    """LIG-SOL-06 to LIG-SOL-09: before a marker of the player is removed."""
    state.tell(INDEPENDENT_ACTS, INDEPENDENT, box)
    action = SOLO_ACTIONS[box]
    if action == SOLO_INFLUENCE:
        place_by_die(state)
    elif action != SOLO_NOTHING:
        summon_by_die(state)


def place_by_die(state: IceGardenState) -> None:
    """LIG-SOL-07: two markers, or what is left; without any a level 1 unit."""
    unit = state.unit_of(INDEPENDENT, 1)
    if not state.supply[INDEPENDENT] and not state.figures[unit]:
        state.tell(INDEPENDENT_IDLE, INDEPENDENT, IDLE_PLACE)
        return
    region = roll_region(state, ROLL_INFLUENCE)
    if state.supply[INDEPENDENT]:
        for _ in range(min(SOLO_MARKERS, state.supply[INDEPENDENT])):
            state.place_influence(INDEPENDENT, region, FOR_INDEPENDENT)
    else:
        place_unit(state, INDEPENDENT, unit, region)


def next_summon(state: IceGardenState) -> int:
    """LIG-SOL-09: the highest unit type with a figure in supply, or ``NONE``."""
    for level in range(UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        if state.figures[unit]:
            return unit
    return NONE


def summon_by_die(state: IceGardenState) -> None:
    """LIG-SOL-09: Dead Snow first, which may end the game (LIG-SOL-25)."""
    state.advance_dead_snow(SOLO_DEAD_SNOW)
    if state.dead_snow_falls():
        state.end_by_dead_snow()
        return
    unit = next_summon(state)
    if unit == NONE:
        state.tell(INDEPENDENT_IDLE, INDEPENDENT, IDLE_SUMMON)
        return
    for _ in range(state.figures[unit]):
        place_unit(state, INDEPENDENT, unit, roll_region(state, ROLL_SUMMON))


# The moves of its units at the start of a round


def move_units(state: IceGardenState) -> None:
    """LIG-SOL-21: level 3, 2, 1, by region number; each to a rolled region unless it must stay."""
    for level in range(UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        standing = [
            region
            for region in state.region_order
            for _ in range(state.units[unit * REGIONS + region])
            if not state.locked[region] or state.options.faun_may_leave_locked
        ]
        calls = regions_to_lock(state) if unit == LOCKING_UNIT else []
        for number, region in enumerate(standing):
            if number < len(calls):
                answer_call(state, unit, region, calls[number])
            else:
                move_by_die(state, unit, region)


def regions_to_lock(state: IceGardenState) -> list[int]:
    """LIG-SOL-22, LIG-SOL-35: open regions with two Nightmare tokens, by number."""
    return [
        region
        for region in state.region_order
        if state.is_open[region] and state.nightmares[region] >= NIGHTMARES_TO_LOCK
    ]


def answer_call(state: IceGardenState, unit: int, region: int, to: int) -> None:
    """LIG-SOL-22: to where a lock is prepared."""
    if region == to:
        state.tell(UNIT_STAYED, INDEPENDENT, unit, region, STAY_ENTHRAL)
        return
    state.tell(CALLED, INDEPENDENT, unit, region, to)
    state.move_piece(INDEPENDENT, FIRST_UNIT + unit, region, to, BY_INDEPENDENT)


def move_by_die(state: IceGardenState, unit: int, region: int) -> None:
    why = reason_to_stay(state, unit, region)
    if why == NONE:
        to = roll_region(state, ROLL_UNIT_MOVE)
        if to not in (NONE, region):
            state.move_piece(INDEPENDENT, FIRST_UNIT + unit, region, to, BY_INDEPENDENT)
            return
        why = STAY_OWN if to == region else STAY_NOWHERE
    state.tell(UNIT_STAYED, INDEPENDENT, unit, region, why)


def reason_to_stay(state: IceGardenState, unit: int, region: int) -> int:
    """LIG-SOL-21, LIG-SOL-34: what a unit has still to do where it is, or ``NONE``."""
    if unit == TORMENTING_UNIT:
        can_go_on = region != state.thorn and sum(state.nightmares) < NIGHTMARE_TOKENS
        if can_go_on and state.nightmares[region] < NIGHTMARES_TO_LOCK:
            return STAY_TORMENT
    elif unit == BUILDING_UNIT:
        if not state.towers[region]:
            return STAY_TOWER
    elif unit == CARRYING_UNIT:
        if region != state.thorn and state.reserves[region]:
            return STAY_RESERVES
    elif unit == RECRUITING_UNIT:
        at = PLAYER * REGIONS + region
        has_markers = state.markers[at] + state.controlled[at] > 0
        if has_markers and dominates(state, INDEPENDENT, region):
            return STAY_RECRUIT
    return NONE
