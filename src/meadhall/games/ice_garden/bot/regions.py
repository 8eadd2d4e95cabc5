"""What the places in the regions are worth to a seat, as the map is or as it might be."""

import math
from typing import Final

from meadhall.games.ice_garden.bot.outlook import (
    AMOUNTS,
    SEEN_AHEAD,
    UNKNOWN,
    Outlook,
    count,
    locks_of,
    worth_of_step,
)
from meadhall.games.ice_garden.bot.survey import next_in_rank
from meadhall.games.ice_garden.content.tables import (
    ADJACENT,
    ATTACK,
    ATTACK_COST,
    CALLO,
    CONTROLLED_MARKER,
    FIRST_UNIT,
    GOLD,
    KINDS,
    LOCK_TOKENS,
    M_FACTOR,
    MARKER,
    NIGHTMARE_TOKENS,
    NIGHTMARES_TO_LOCK,
    NONE,
    POPULATION,
    RED_TOWERS,
    REGIONS,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNIT_LEVEL,
    UNITS_EACH,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules.builders import EVENTS, SPECIALS
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.regions.domination import is_m_factor_blocked
from meadhall.games.ice_garden.rules.regions.specials import Gain, Seize, Steal, Torment
from meadhall.games.ice_garden.rules.regions.unit_events import (
    BuildTower,
    CarryReserves,
    LockRegion,
)
from meadhall.games.ice_garden.rules.state import IceGardenState

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

NEIGHBOURS: Final[list[int]] = [sum(1 << other for other in others) for others in ADJACENT]
"""The adjacent regions, as bits."""


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
    regions = state.map
    if regions.locked[region] or not regions.is_open[region]:
        return worth_of_locked(outlook, region)
    prizes = outlook.prizes[region]
    if not prizes:
        prizes = prizes_of(outlook, region)
        outlook.prizes[region] = prizes
    seat = outlook.seat
    influences = outlook.influences
    nations = regions.nations[region]
    own, most, eligible = 0, nations, 0
    for side in range(len(state.sides)):
        influence = influences[side * REGIONS + region]
        if influence > nations:
            eligible += 1
        if side == seat:
            own = influence
        elif influence > most:
            most = influence
    worth = 0.0
    ranked = 0
    for place in range(eligible):
        side = next_in_rank(state, influences, region, ranked)
        ranked |= 1 << side
        if state.is_independent(side):
            prize = TILE_VICTORY_POINTS[regions.tiles[region]][place] * outlook.scoring
        else:
            prize = prizes[place]
        if place == 0:
            prize += worth_of_dominance(outlook, side, region)
        worth += prize if side == seat else -prize * outlook.rivalry
    if own:
        worth += worth_of_influence(own, most)
    if outlook.is_attacked:
        worth += worth_of_attacks(outlook, region)
    return worth


def prizes_of(outlook: Outlook, region: int) -> list[float]:
    """For each place what it brings to a player: points, and the best kind that is left."""
    state = outlook.state
    tile = state.map.tiles[region]
    points = TILE_VICTORY_POINTS[tile]
    amounts = TILE_RESOURCES[tile]
    prizes: list[float] = []
    gone = 0
    for place in range(len(state.sides)):
        best, best_kind = 0.0, NONE
        for kind in range(KINDS):
            if gone >> kind & 1 or not amounts[kind]:
                continue
            if place and amounts[kind] > 1 and state.is_solo():
                continue
            value = amounts[kind] * outlook.goods[kind]
            if value > best:
                best, best_kind = value, kind
        prizes.append(points[place] * outlook.scoring + best)
        if best_kind != NONE and not state.is_solo():
            # Alone, whoever is second comes after the Independent Player, who takes nothing.
            gone |= 1 << best_kind
    return prizes


def worth_of_locked(outlook: Outlook, region: int) -> float:
    """LIG-DOM-10: points for Callo alone."""
    state = outlook.state
    if not state.map.locked[region]:
        return 0.0
    callo = state.side_of(CALLO)
    if callo == NONE or not state.influence(callo, region):
        return 0.0
    prize = TILE_VICTORY_POINTS[state.map.tiles[region]][0] * outlook.scoring
    return prize if callo == outlook.seat else -prize * outlook.rivalry


def worth_of_influence(own: int, most: int) -> float:
    """A foothold, and the lead over the strongest other, for what may still happen."""
    lead = max(-LEAD_COUNTED, min(LEAD_COUNTED, own - most))
    return FOOTHOLD + LEAD * lead + WEIGHT * own


def worth_of_attacks(outlook: Outlook, region: int) -> float:
    """Damage that may be dealt there, by the seat and to it."""
    state, seat = outlook.state, outlook.seat
    worth = 0.0
    for side in range(len(state.sides)):
        pool = outlook.pools[side * REGIONS + region]
        if not pool:
            continue
        targets = state.map.nations[region]
        for other in range(len(state.sides)):
            if other != side:
                targets += outlook.influences[other * REGIONS + region]
        can_pay = state.is_independent(side)
        can_pay = can_pay or state.sides[side].goods[GOLD] >= ATTACK_COST[GOLD]
        hope = min(pool, targets) * (ATTACK_HOPE if can_pay else ATTACK_POOR)
        worth += hope if side == seat else -hope * outlook.rivalry
    return worth


# What dominating brings


def worth_of_dominance(outlook: Outlook, side: int, region: int) -> float:
    """Reserves, special abilities, events and the Thorn."""
    state = outlook.state
    regions, on_map = state.map, state.units.on_map
    worth = 0.0
    reserves = regions.reserves[region]
    if region == regions.thorn and state.sides[side].scientist == VAN_DYKEN:
        worth += worth_of_step(outlook, side) * (
            reserves + GATHERED * regions.reserves_down[region]
        )
        reserves = 0
    if reserves and not state.is_independent(side) and not is_m_factor_blocked(state, region):
        worth += reserves * outlook.goods[M_FACTOR]
    for unit in state.units_of(side):
        if on_map[unit * REGIONS + region]:
            for effect in SPECIALS[unit]:
                worth += worth_of_effect(outlook, side, region, effect)
            for effect in EVENTS[unit]:
                worth += worth_of_effect(outlook, side, region, effect)
    return worth


def worth_of_effect(outlook: Outlook, side: int, region: int, effect: UnitEffect) -> float:
    """A special ability or an event of a unit in a region that its side dominates."""
    state = outlook.state
    regions = state.map
    step = worth_of_step(outlook, side)
    if isinstance(effect, BuildTower):
        return step if not regions.towers[region] and count(regions.towers) < RED_TOWERS else 0.0
    if isinstance(effect, CarryReserves):
        return 0.0 if regions.thorn in (NONE, region) else step * regions.reserves[region]
    if isinstance(effect, Torment):
        return step if can_torment(state, region) else 0.0
    if isinstance(effect, LockRegion):
        tokens = regions.nightmares[region]
        tormentor = state.unit_of(side, UNITS_EACH)
        if state.units.on_map[tormentor * REGIONS + region] and can_torment(state, region):
            tokens += 1
        is_ready = tokens >= NIGHTMARES_TO_LOCK and locks_of(state) < LOCK_TOKENS
        return LOCKED * step if is_ready and region != regions.thorn else 0.0
    if isinstance(effect, Seize):
        if not has_other_markers(state, side, region):
            return 0.0
        if effect.recruits:
            return step + RECRUITED
        return ENTHRALLED if state.sides[side].supply else 0.0
    if isinstance(effect, Steal):
        for other in range(len(state.sides)):
            if other != side and state.has_presence(other, region):
                return PILLAGED if not outlook.is_last_round else 0.0
        return 0.0
    assert isinstance(effect, Gain)
    return outlook.goods[POPULATION] if not state.is_independent(side) else 0.0


def can_torment(state: IceGardenState, region: int) -> bool:
    """LIG-SPC-05."""
    if region == state.map.thorn or locks_of(state) >= LOCK_TOKENS:
        return False
    return (
        state.map.nightmares[region] < NIGHTMARES_TO_LOCK
        and count(state.map.nightmares) < NIGHTMARE_TOKENS
    )


def has_other_markers(state: IceGardenState, side: int, region: int) -> bool:
    for other, owner in enumerate(state.sides):
        if other != side and (owner.markers[region] or owner.controlled[region]):
            return True
    return False


# What a change would be worth


def shift(outlook: Outlook, side: int, piece: int, region: int, n: int) -> None:
    """Put pieces on the map, or take them off, without asking where they come from."""
    state = outlook.state
    at = side * REGIONS + region
    influence = n
    if piece >= FIRST_UNIT:
        unit = piece - FIRST_UNIT
        influence = n * state.unit_influence(unit)
        change(state.own_units().on_map, unit * REGIONS + region, n)
        if outlook.is_attacked:
            change(outlook.pools, at, n * state.upgrades.abilities[unit][ATTACK])
    elif piece == MARKER:
        change(state.sides[side].markers, region, n)
    else:
        state.add_markers(side, piece, region, n)
        return
    change(outlook.influences, at, influence)


def change(numbers: list[int], at: int, n: int) -> None:
    """Compiled, this is quicker than to add in place."""
    before = numbers[at]
    numbers[at] = before + n


def worth_with(outlook: Outlook, piece: int, region: int, n: int) -> float:
    """A region with so many more pieces of the seat, from -1 to ``SEEN_AHEAD``; reckoned once."""
    if not outlook.changed:
        outlook.changed = UNKNOWN[:]
    kind = piece if piece < FIRST_UNIT else FIRST_UNIT + UNIT_LEVEL[piece - FIRST_UNIT] - 1
    at = (kind * REGIONS + region) * AMOUNTS + n + 1
    worth = outlook.changed[at]
    if worth != worth:
        shift(outlook, outlook.seat, piece, region, n)
        worth = worth_of_region(outlook, region)
        shift(outlook, outlook.seat, piece, region, -n)
        outlook.changed[at] = worth
    return worth


def gain_of_pieces(outlook: Outlook, piece: int, region: int, n: int) -> float:
    """What so many more pieces of the seat in a region would be worth."""
    return worth_with(outlook, piece, region, n) - worth_now(outlook, region)


def gain_of_move(outlook: Outlook, piece: int, region: int, to: int) -> float:
    """What moving a piece would be worth; a controlled marker arrives free."""
    arriving = MARKER if piece == CONTROLLED_MARKER else piece
    leaves, arrives = influence_of(outlook, piece), influence_of(outlook, arriving)
    if is_entangled(outlook, region, to, leaves, arrives):
        return gain_together(outlook, [piece], region, to)
    worth = worth_with(outlook, piece, region, -1) + worth_with(outlook, arriving, to, 1)
    return worth - (worth_now(outlook, region) + worth_now(outlook, to))


class Load:
    """Pieces of a seat that leave a region together."""

    __slots__ = ("arrives", "arriving", "leaves", "left", "markers", "pieces")

    def __init__(self, outlook: Outlook, pieces: list[int]) -> None:
        self.pieces = pieces
        self.arriving = freed(pieces)
        self.markers = 0
        """How many of them are markers."""
        self.leaves = 0
        self.arrives = 0
        """Their influence before and after."""
        for piece in pieces:
            self.leaves += influence_of(outlook, piece)
            if piece < FIRST_UNIT:
                self.markers += 1
        for piece in self.arriving:
            self.arrives += influence_of(outlook, piece)
        self.left = math.nan
        """What the region is worth without them, once that has been asked."""


def freed(pieces: list[int]) -> list[int]:
    """As they arrive: a controlled marker is free then."""
    return [MARKER if piece == CONTROLLED_MARKER else piece for piece in pieces]


def gain_of_load(outlook: Outlook, load: Load, region: int, to: int) -> float:
    """What moving it would be worth."""
    if len(load.pieces) == 1:
        return gain_of_move(outlook, load.pieces[0], region, to)
    if is_entangled(outlook, region, to, load.leaves, load.arrives):
        return gain_together(outlook, load.pieces, region, to)
    if load.left != load.left:
        shift_all(outlook, load.pieces, region, -1)
        load.left = worth_of_region(outlook, region)
        shift_all(outlook, load.pieces, region, 1)
    if load.markers == len(load.pieces) <= SEEN_AHEAD:
        arrived = worth_with(outlook, MARKER, to, load.markers)
    else:
        shift_all(outlook, load.arriving, to, 1)
        arrived = worth_of_region(outlook, to)
        shift_all(outlook, load.arriving, to, -1)
    return load.left + arrived - (worth_now(outlook, region) + worth_now(outlook, to))


def gain_together(outlook: Outlook, pieces: list[int], region: int, to: int) -> float:
    """What moving pieces would be worth, both regions looked at after it."""
    before = worth_now(outlook, region) + worth_now(outlook, to)
    arriving = freed(pieces)
    shift_all(outlook, pieces, region, -1)
    shift_all(outlook, arriving, to, 1)
    worth = worth_of_region(outlook, region) + worth_of_region(outlook, to)
    shift_all(outlook, pieces, region, 1)
    shift_all(outlook, arriving, to, -1)
    return worth - before


def shift_all(outlook: Outlook, pieces: list[int], region: int, n: int) -> None:
    for piece in pieces:
        shift(outlook, outlook.seat, piece, region, n)


def influence_of(outlook: Outlook, piece: int) -> int:
    if piece >= FIRST_UNIT:
        return outlook.state.unit_influence(piece - FIRST_UNIT)
    return 1 if piece == MARKER else 0


def is_entangled(outlook: Outlook, region: int, to: int, leaves: int, arrives: int) -> bool:
    """Whether what changes in one of two regions might decide a tie in the other (LIG-DOM-03)."""
    if not NEIGHBOURS[region] >> to & 1:
        return False
    at = outlook.seat * REGIONS
    own = outlook.influences
    return is_tied(outlook, region, own[at + region] - leaves) or is_tied(
        outlook, to, own[at + to] + arrives
    )


def is_tied(outlook: Outlook, region: int, influence: int) -> bool:
    """Whether the seat, with so much influence, would have as much as somebody else."""
    for side in range(len(outlook.state.sides)):
        if side != outlook.seat and outlook.influences[side * REGIONS + region] == influence:
            return influence > outlook.state.map.nations[region]
    return False
