"""The Independent Player of the solo variant (LIG-SOL): its dice, its boxes, its units.

What it does in Activation and Domination stands there, beside what a player does.
"""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.actions.summoning import place_unit
from meadhall.games.ice_garden.rules.actions.upgrading import lay_upgrade, space_obstacle
from meadhall.games.ice_garden.rules.regions.ranking import dominates
from meadhall.games.ice_garden.rules.state import DIE_STREAM, INDEPENDENT, PLAYER, IceGardenState

# What it tells


def tell_choice(state: IceGardenState, side: int, why: int) -> None:
    """Where a rule decides for the Independent Player what a player would decide himself."""
    if state.is_independent(side):
        state.tell(events.INDEPENDENT_CHOSE, side, why)


# The die


def roll(state: IceGardenState, purpose: int) -> int:
    """A die; LIG-SOL-38: whoever rolls it tells the number and what it led to."""
    number = state.dice.below(DIE_STREAM, tables.DIE_SIDES) + 1
    state.own_solo().roll_purpose = purpose
    state.own_solo().roll_number = number
    return number


def roll_region(state: IceGardenState, purpose: int) -> int:
    """LIG-SOL-03, LIG-SOL-23: the region with the rolled red number.

    A locked region is rolled again; for the move of a unit also one with a Red Tower. ``NONE``
    if no region is left.
    """
    if not any(is_good_roll(state, purpose, region) for region in state.map.by_number):
        return tables.NONE
    while True:
        number = roll(state, purpose)
        region = state.map.by_number[number - 1]
        if is_good_roll(state, purpose, region):
            state.tell(events.ROLLED_REGION, INDEPENDENT, purpose, number, region)
            return region
        why = events.VAIN_LOCKED if state.map.locked[region] else events.VAIN_GOAL_DONE
        state.tell(events.ROLLED_IN_VAIN, INDEPENDENT, purpose, number, why)


def is_good_roll(state: IceGardenState, purpose: int, region: int) -> bool:
    if not state.map.is_open[region]:
        return False
    return purpose != events.ROLL_UNIT_MOVE or not state.map.towers[region]


# Setup


def roll_thorn(state: IceGardenState) -> None:
    """LIG-SOL-02."""
    state.own_map().thorn = roll_region(state, events.ROLL_THORN)
    state.tell(events.THORN_PLACED, INDEPENDENT, state.map.thorn)


def begin_with_unit(state: IceGardenState) -> None:
    """LIG-SOL-27: from Hard on, its level 3 unit stands on the map before the player."""
    if tables.LEVEL_BEGINS_WITH_UNIT[state.options.level]:
        region = roll_region(state, events.ROLL_FIRST_UNIT)
        place_unit(state, INDEPENDENT, state.unit_of(INDEPENDENT, tables.UNITS_EACH), region)


def fill_spaces(state: IceGardenState) -> None:
    """LIG-SOL-27, LIG-SOL-37: True Scientist fills the blank spaces, level 3 first."""
    if not tables.LEVEL_UPGRADES[state.options.level]:
        return
    tell_choice(state, INDEPENDENT, events.CHOSE_UPGRADES)
    for level in range(tables.UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        space = 0
        for ability in tables.LEVEL_UPGRADES[state.options.level]:
            while (
                space < tables.BLANK_SPACES[unit]
                and state.upgrades.stock[ability]
                and space_obstacle(state, unit, ability, space) is None
            ):
                state.own_upgrades().stock[ability] -= 1
                lay_upgrade(state, INDEPENDENT, unit, ability, space)
                space += 1


# Boxes


def act_in_box(state: IceGardenState, box: int) -> None:
    """LIG-SOL-06 to LIG-SOL-09: before a marker of the player is removed."""
    state.tell(events.INDEPENDENT_ACTS, INDEPENDENT, box)
    action = tables.SOLO_ACTIONS[box]
    if action == tables.SOLO_INFLUENCE:
        place_by_die(state)
    elif action != tables.SOLO_NOTHING:
        summon_by_die(state)


def place_by_die(state: IceGardenState) -> None:
    """LIG-SOL-07: two markers, or what is left; without any a level 1 unit."""
    unit = state.unit_of(INDEPENDENT, 1)
    if not state.sides[INDEPENDENT].supply and not state.units.supply[unit]:
        state.tell(events.INDEPENDENT_IDLE, INDEPENDENT, events.IDLE_PLACE)
        return
    region = roll_region(state, events.ROLL_INFLUENCE)
    if state.sides[INDEPENDENT].supply:
        for _ in range(min(tables.SOLO_MARKERS, state.sides[INDEPENDENT].supply)):
            state.place_influence(INDEPENDENT, region, events.FOR_INDEPENDENT)
    else:
        place_unit(state, INDEPENDENT, unit, region)


def next_summon(state: IceGardenState) -> int:
    """LIG-SOL-09: the highest unit type with a figure in supply, or ``NONE``."""
    for level in range(tables.UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        if state.units.supply[unit]:
            return unit
    return tables.NONE


def summon_by_die(state: IceGardenState) -> None:
    """LIG-SOL-09: Dead Snow first, which may end the game (LIG-SOL-25)."""
    state.advance_dead_snow(tables.SOLO_DEAD_SNOW)
    if state.dead_snow_falls():
        state.end_by_dead_snow()
        return
    unit = next_summon(state)
    if unit == tables.NONE:
        state.tell(events.INDEPENDENT_IDLE, INDEPENDENT, events.IDLE_SUMMON)
        return
    for _ in range(state.units.supply[unit]):
        place_unit(state, INDEPENDENT, unit, roll_region(state, events.ROLL_SUMMON))


# The moves of its units at the start of a round


def move_units(state: IceGardenState) -> None:
    """LIG-SOL-21: level 3, 2, 1, by region number; each to a rolled region unless it must stay."""
    for level in range(tables.UNITS_EACH, 0, -1):
        unit = state.unit_of(INDEPENDENT, level)
        standing = [
            region
            for region in state.map.by_number
            for _ in range(state.units.on_map[unit * tables.REGIONS + region])
            if not state.map.locked[region] or state.options.faun_may_leave_locked
        ]
        calls = regions_to_lock(state) if unit == tables.LOCKING_UNIT else []
        for number, region in enumerate(standing):
            if number < len(calls):
                answer_call(state, unit, region, calls[number])
            else:
                move_by_die(state, unit, region)


def regions_to_lock(state: IceGardenState) -> list[int]:
    """LIG-SOL-22, LIG-SOL-35: open regions with two Nightmare tokens, by number."""
    return [
        region
        for region in state.map.by_number
        if state.map.is_open[region] and state.map.nightmares[region] >= tables.NIGHTMARES_TO_LOCK
    ]


def answer_call(state: IceGardenState, unit: int, region: int, to: int) -> None:
    """LIG-SOL-22: to where a lock is prepared."""
    if region == to:
        state.tell(events.UNIT_STAYED, INDEPENDENT, unit, region, events.STAY_ENTHRAL)
        return
    state.tell(events.CALLED, INDEPENDENT, unit, region, to)
    state.move_piece(INDEPENDENT, tables.FIRST_UNIT + unit, region, to, events.BY_INDEPENDENT)


def move_by_die(state: IceGardenState, unit: int, region: int) -> None:
    why = reason_to_stay(state, unit, region)
    if why == tables.NONE:
        to = roll_region(state, events.ROLL_UNIT_MOVE)
        if to not in (tables.NONE, region):
            state.move_piece(
                INDEPENDENT, tables.FIRST_UNIT + unit, region, to, events.BY_INDEPENDENT
            )
            return
        why = events.STAY_OWN if to == region else events.STAY_NOWHERE
    state.tell(events.UNIT_STAYED, INDEPENDENT, unit, region, why)


def reason_to_stay(state: IceGardenState, unit: int, region: int) -> int:
    """LIG-SOL-21, LIG-SOL-34: what a unit has still to do where it is, or ``NONE``."""
    if unit == tables.TORMENTING_UNIT:
        can_go_on = (
            region != state.map.thorn and sum(state.map.nightmares) < tables.NIGHTMARE_TOKENS
        )
        if can_go_on and state.map.nightmares[region] < tables.NIGHTMARES_TO_LOCK:
            return events.STAY_TORMENT
    elif unit == tables.BUILDING_UNIT:
        if not state.map.towers[region]:
            return events.STAY_TOWER
    elif unit == tables.CARRYING_UNIT:
        if region != state.map.thorn and state.map.reserves[region]:
            return events.STAY_RESERVES
    elif unit == tables.RECRUITING_UNIT:
        player = state.sides[PLAYER]
        has_markers = player.markers[region] or player.controlled[region]
        if has_markers and dominates(state, INDEPENDENT, region):
            return events.STAY_RECRUIT
    return tables.NONE
