"""The Independent Player's part of a round: its boxes, and the moves of its units."""

from meadhall.games.ice_garden.content.tables import (
    FIRST_UNIT,
    LOCKING_UNIT,
    NIGHTMARES_TO_LOCK,
    NONE,
    REGIONS,
)
from meadhall.games.ice_garden.rules import builders, events
from meadhall.games.ice_garden.rules.independent.dice import roll_region
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState


def act_in_box(state: IceGardenState, box: int) -> None:
    """LIG-SOL-06 to LIG-SOL-09: before a marker of the player is removed."""
    state.tell(events.INDEPENDENT_ACTS, INDEPENDENT, box)
    builders.SOLO_ACTIONS[box].carry_out(state, INDEPENDENT)


def move_units(state: IceGardenState) -> None:
    """LIG-SOL-21: level 3, 2, 1, by region number; each to a rolled region unless it must stay."""
    for unit in state.units_of(INDEPENDENT)[::-1]:
        standing = [
            region
            for region in state.map.by_number
            for _ in range(state.units.on_map[unit * REGIONS + region])
            if not state.map.locked[region] or state.options.faun_may_leave_locked
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
        for region in state.map.by_number
        if state.map.is_open[region] and state.map.nightmares[region] >= NIGHTMARES_TO_LOCK
    ]


def answer_call(state: IceGardenState, unit: int, region: int, to: int) -> None:
    """LIG-SOL-22: to where a lock is prepared."""
    if region == to:
        state.tell(events.UNIT_STAYED, INDEPENDENT, unit, region, events.STAY_ENTHRAL)
        return
    state.tell(events.CALLED, INDEPENDENT, unit, region, to)
    move_unit(state, unit, region, to)


def move_by_die(state: IceGardenState, unit: int, region: int) -> None:
    why = reason_to_stay(state, unit, region)
    if why == NONE:
        to = roll_region(state, events.ROLL_UNIT_MOVE)
        if to not in (NONE, region):
            move_unit(state, unit, region, to)
            return
        why = events.STAY_OWN if to == region else events.STAY_NOWHERE
    state.tell(events.UNIT_STAYED, INDEPENDENT, unit, region, why)


def move_unit(state: IceGardenState, unit: int, region: int, to: int) -> None:
    piece = FIRST_UNIT + unit
    state.move_piece(INDEPENDENT, piece, region, to, events.BY_INDEPENDENT)


def reason_to_stay(state: IceGardenState, unit: int, region: int) -> int:
    """LIG-SOL-21, LIG-SOL-34: what a unit still has to do where it is, or ``NONE``."""
    for effect in builders.SPECIALS[unit] + builders.EVENTS[unit]:
        why = effect.reason_to_stay(state, region)
        if why != NONE:
            return why
    return NONE
