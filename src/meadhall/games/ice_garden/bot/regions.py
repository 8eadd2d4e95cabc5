"""What the places in the regions are worth to a seat, as the map is or as it might be."""

from typing import Final

from meadhall.games.ice_garden.attack import pool_in
from meadhall.games.ice_garden.bot.outlook import Outlook
from meadhall.games.ice_garden.domination import is_m_factor_blocked
from meadhall.games.ice_garden.ranking import influences_in, rank_by
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.tables import (
    ATTACK_COST,
    BUILD_TOWER,
    CALLO,
    CARRY_RESERVES,
    CONTROLLED_MARKER,
    EVENTS,
    FIRST_UNIT,
    GAIN,
    GOLD,
    GOODS,
    KINDS,
    LOCK,
    LOCK_TOKENS,
    M_FACTOR,
    MARKER,
    NIGHTMARE_TOKENS,
    NIGHTMARES_TO_LOCK,
    NONE,
    POPULATION,
    RED_TOWERS,
    REGIONS,
    SPECIALS,
    STEAL,
    SWAP_MARKER,
    TAKE_MARKER,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    TORMENT,
    UNITS_EACH,
    VAN_DYKEN,
    UnitEffect,
)

FOOTHOLD: Final = 0.35
"""Presence alone: markers and units can be placed there later."""
LEAD: Final = 0.3
"""Each point of influence ahead of the next, or behind the first, up to a limit."""
LEAD_COUNTED: Final = 2
WEIGHT: Final = 0.06
"""Each point of influence beyond."""
PILLAGED: Final = 1.3
ENTHRALLED: Final = 1.0
RECRUITED: Final = 0.5
"""What these abilities bring besides a step towards a goal."""
LOCKED: Final = 2.0
"""The last step of a lock, compared with the others: it cannot be undone."""
GATHERED: Final = 0.4
"""The share of a step for holding the Thorn while reserves lie face down there."""
ATTACK_HOPE: Final = 0.45
"""A point of damage that may be dealt, for whoever can pay; and for others."""
ATTACK_POOR: Final = 0.2


def worth_now(outlook: Outlook, region: int) -> float:
    """As the map is; reckoned once."""
    worth = outlook.worths[region]
    if worth != worth:
        worth = worth_of_region(outlook, region)
        outlook.worths[region] = worth
    return worth


def worth_of_region(outlook: Outlook, region: int) -> float:
    """What all get there, the rivals' gains as losses; and what influence is worth by itself."""
    state = outlook.state
    if not state.is_open[region]:
        return worth_of_locked(outlook, region)
    worth = 0.0
    gone = 0
    tile = state.tiles[region]
    amounts = TILE_RESOURCES[tile]
    points = TILE_VICTORY_POINTS[tile]
    influences = influences_in(state, region)
    for place, side in enumerate(rank_by(state, region, influences)):
        prize = points[place] * outlook.scoring
        if not state.is_independent(side):
            best, best_kind = 0.0, NONE
            for kind in range(KINDS):
                if gone >> kind & 1 or not amounts[kind]:
                    continue
                if place and amounts[kind] > 1 and state.is_solo():
                    continue
                value = amounts[kind] * outlook.goods[kind]
                if value > best:
                    best, best_kind = value, kind
            if best_kind != NONE:
                prize += best
                gone |= 1 << best_kind
        if place == 0:
            prize += worth_of_dominance(outlook, side, region)
        worth += prize if side == outlook.seat else -prize * outlook.rivalry[side]
    return (
        worth
        + worth_of_influence(outlook, region, influences)
        + worth_of_attacks(outlook, region, influences)
    )


def worth_of_locked(outlook: Outlook, region: int) -> float:
    """LIG-DOM-10: points for Callo alone."""
    state = outlook.state
    if not state.locked[region]:
        return 0.0
    callo = state.side_of(CALLO)
    if callo == NONE or not state.influence(callo, region):
        return 0.0
    prize = TILE_VICTORY_POINTS[state.tiles[region]][0] * outlook.scoring
    return prize if callo == outlook.seat else -prize * outlook.rivalry[callo]


def worth_of_influence(outlook: Outlook, region: int, influences: list[int]) -> float:
    """A foothold, and the lead over the strongest other, for what may still happen."""
    own = influences[outlook.seat]
    if not own:
        return 0.0
    other = outlook.state.nations[region]
    for side, influence in enumerate(influences):
        if side != outlook.seat and influence > other:
            other = influence
    lead = max(-LEAD_COUNTED, min(LEAD_COUNTED, own - other))
    return FOOTHOLD + LEAD * lead + WEIGHT * own


def worth_of_attacks(outlook: Outlook, region: int, influences: list[int]) -> float:
    """Damage that may be dealt there, by the seat and to it."""
    state, seat = outlook.state, outlook.seat
    worth = 0.0
    for side in range(state.sides):
        if not outlook.attacks[side]:
            continue
        pool = pool_in(state, side, region)
        if not pool:
            continue
        targets = state.nations[region] + sum(influences) - influences[side]
        can_pay = state.is_independent(side)
        can_pay = can_pay or state.goods[side * GOODS + GOLD] >= ATTACK_COST[GOLD]
        hope = min(pool, targets) * (ATTACK_HOPE if can_pay else ATTACK_POOR)
        worth += hope if side == seat else -hope * outlook.rivalry[side]
    return worth


# What dominating brings


def worth_of_dominance(outlook: Outlook, side: int, region: int) -> float:
    """Reserves, special abilities, events and the Thorn."""
    state = outlook.state
    worth = 0.0
    reserves = state.reserves[region]
    if state.scientists[side] == VAN_DYKEN and region == state.thorn:
        worth += outlook.steps[side] * (reserves + GATHERED * state.reserves_down[region])
        reserves = 0
    if reserves and not state.is_independent(side) and not is_m_factor_blocked(state, region):
        worth += reserves * outlook.goods[M_FACTOR]
    first = state.scientists[side] * UNITS_EACH
    for unit in range(first, first + UNITS_EACH):
        if state.units[unit * REGIONS + region]:
            for effect in SPECIALS[unit]:
                worth += worth_of_effect(outlook, side, region, effect)
            for effect in EVENTS[unit]:
                worth += worth_of_effect(outlook, side, region, effect)
    return worth


def worth_of_effect(outlook: Outlook, side: int, region: int, effect: UnitEffect) -> float:
    """A special ability or an event of a unit in a region that its side dominates."""
    state = outlook.state
    keyword = effect.keyword
    step = outlook.steps[side]
    if keyword == BUILD_TOWER:
        return step if not state.towers[region] and sum(state.towers) < RED_TOWERS else 0.0
    if keyword == CARRY_RESERVES:
        return 0.0 if state.thorn in (NONE, region) else step * state.reserves[region]
    if keyword == TORMENT:
        return step if can_torment(state, region) else 0.0
    if keyword == LOCK:
        tokens = state.nightmares[region]
        tormentor = state.unit_of(side, UNITS_EACH)
        if state.units[tormentor * REGIONS + region] and can_torment(state, region):
            tokens += 1
        is_ready = tokens >= NIGHTMARES_TO_LOCK and sum(state.locked) < LOCK_TOKENS
        return LOCKED * step if is_ready and region != state.thorn else 0.0
    if keyword == TAKE_MARKER:
        return step + RECRUITED if has_other_markers(state, side, region) else 0.0
    if keyword == SWAP_MARKER:
        can_swap = state.supply[side] and has_other_markers(state, side, region)
        return ENTHRALLED if can_swap else 0.0
    if keyword == STEAL:
        for other in range(state.sides):
            if other != side and state.has_presence(other, region):
                return PILLAGED if not outlook.is_last_round else 0.0
        return 0.0
    assert keyword == GAIN
    return outlook.goods[POPULATION] if not state.is_independent(side) else 0.0


def can_torment(state: IceGardenState, region: int) -> bool:
    """LIG-SPC-05."""
    if region == state.thorn or sum(state.locked) >= LOCK_TOKENS:
        return False
    return (
        state.nightmares[region] < NIGHTMARES_TO_LOCK and sum(state.nightmares) < NIGHTMARE_TOKENS
    )


def has_other_markers(state: IceGardenState, side: int, region: int) -> bool:
    for other in range(state.sides):
        at = other * REGIONS + region
        if other != side and (state.markers[at] or state.controlled[at]):
            return True
    return False


# What a change would be worth


def shift(state: IceGardenState, side: int, piece: int, region: int, n: int) -> None:
    """Put pieces on the map, or take them off, without asking where they come from."""
    if piece >= FIRST_UNIT:
        state.units[(piece - FIRST_UNIT) * REGIONS + region] += n
    elif piece == MARKER:
        state.markers[side * REGIONS + region] += n
    else:
        state.controlled[side * REGIONS + region] += n


def gain_of_pieces(outlook: Outlook, piece: int, region: int, n: int) -> float:
    """What so many more pieces of the seat in a region would be worth."""
    before = worth_now(outlook, region)
    shift(outlook.state, outlook.seat, piece, region, n)
    worth = worth_of_region(outlook, region)
    shift(outlook.state, outlook.seat, piece, region, -n)
    return worth - before


def gain_of_move(outlook: Outlook, pieces: list[int], region: int, to: int) -> float:
    """What moving these pieces would be worth; a controlled marker arrives free."""
    state, seat = outlook.state, outlook.seat
    before = worth_now(outlook, region) + worth_now(outlook, to)
    for piece in pieces:
        shift(state, seat, piece, region, -1)
        shift(state, seat, MARKER if piece == CONTROLLED_MARKER else piece, to, 1)
    worth = worth_of_region(outlook, region) + worth_of_region(outlook, to)
    for piece in pieces:
        shift(state, seat, piece, region, 1)
        shift(state, seat, MARKER if piece == CONTROLLED_MARKER else piece, to, -1)
    return worth - before
