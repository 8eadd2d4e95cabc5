"""Attack (LIG-ATK) and the removal of defeated units (LIG-ATV-06)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    ACTIVATION,
    ATTACK,
    ATTACK_COST,
    CONTROLLED_MARKER,
    MARKER,
    NONE,
    REGION_IDS,
    REGIONS,
    SCIENTISTS,
    UNIT_LEVEL,
    UNIT_OWNER,
    UNITS_OF,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.components import DAMAGES, DEFEATED
from meadhall.games.ice_garden.rules.moves import (
    DECLINE,
    DONE,
    HIT_MARKER,
    HIT_NATION,
    HIT_UNIT,
    PAY_ATTACK,
)
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Step

MARKER_VALUE: Final = 1
"""LIG-ATK-07: victory points for an influence marker or a nation marker; units by level."""


class AttackTurn(Step[IceGardenState]):
    """LIG-ATK-01, LIG-ATK-02: through the players in initiative order.

    LIG-SOL-14: the Independent Player attacks wherever it can, free of charge.
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        for place in range(self.place, len(state.order)):
            side = state.order[place]
            if not has_attack(state, side):
                continue
            if state.is_independent(side):
                attack_by_rule(state, side)
            elif state.can_pay(side, ATTACK_COST):
                state.steps.append(AttackTurn(place + 1))
                state.steps.append(OfferAttack(side))
                break
        return True


def has_attack(state: IceGardenState, side: int) -> bool:
    """LIG-ATK-02: in some region a unit of the side can attack a legal target."""
    units, is_open = state.units.on_map, state.map.is_open
    for unit in state.units_of(side):
        if not state.upgrades.abilities[unit][ATTACK]:
            continue
        for region in state.map.by_number:
            if not units[unit * REGIONS + region] or not is_open[region]:
                continue  # LIG-LOCK-09: nobody attacks in a locked region.
            if has_target(state, side, region):
                return True
    return False


def pool_in(state: IceGardenState, side: int, region: int) -> int:
    """LIG-ATK-03, LIG-ATK-09: the attacks of all units of the side, laid-down ones too."""
    if not state.map.is_open[region]:
        return 0  # LIG-LOCK-09
    pool = 0
    for unit in state.units_of(side):
        figures = state.units.on_map[unit * REGIONS + region]
        pool += figures * state.upgrades.abilities[unit][ATTACK]
    return pool


def has_target(state: IceGardenState, side: int, region: int) -> bool:
    """LIG-ATK-04."""
    if state.map.nations[region]:
        return True
    for other, owner in enumerate(state.sides):
        if other == side:
            continue
        if owner.markers[region] or owner.controlled[region]:
            return True
        for unit in UNITS_OF[owner.scientist]:
            place = unit * REGIONS + region
            figures = state.units.on_map[place]
            if figures and figures > defeated_at(state, place):
                return True
    return False


def defeated_at(state: IceGardenState, place: int) -> int:
    """Laid-down figures of a unit type in a region."""
    return state.units.wounded.count(place * DAMAGES + DEFEATED) if state.units.wounded else 0


def wounded_at(state: IceGardenState, place: int) -> list[int]:
    """The damage of each damaged figure of a unit type in a region, ascending."""
    return [entry % DAMAGES for entry in state.units.wounded if entry // DAMAGES == place]


class OfferAttack(Choice[IceGardenState]):
    """D20, LIG-ATK-01: pay for all attacks of this round, or do without."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [PAY_ATTACK.move, DECLINE.move]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            state.tell(events.ATTACK_DECLINED, seat)
            return
        state.pay(seat, ATTACK_COST)
        state.tell(events.ATTACK_BEGAN, seat)
        state.steps.append(AttackRegions(seat, 0))


class AttackRegions(Step[IceGardenState]):
    """LIG-ATK-12: region by region, by rising red number."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        for place in range(self.place, len(state.map.by_number)):
            region = state.map.by_number[place]
            pool = pool_in(state, self.seat, region)
            if pool and has_target(state, self.seat, region):
                state.tell(events.REGION_ATTACKED, self.seat, region, pool)
                state.steps.append(AttackRegions(self.seat, place + 1))
                state.steps.append(DealDamage(self.seat, region, pool))
                break
        return True


class DealDamage(Choice[IceGardenState]):
    """D21, LIG-ATK-03: one point on a target, until the pool is empty or the player is done."""

    __slots__ = ("pool", "region")
    FACTS = {"pool": None, "region": REGION_IDS}

    def __init__(self, seat: int, region: int, pool: int) -> None:
        super().__init__(seat)
        self.region = region
        self.pool = pool

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [*targets_in(state, seat, self.region), DONE.move]

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        """All candidates are legal."""
        return self.candidates(state, seat)

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        strike(state, seat, self.region, move)
        if self.pool > 1:
            state.steps.append(DealDamage(seat, self.region, self.pool - 1))


def targets_in(state: IceGardenState, side: int, region: int) -> list[int]:
    """LIG-ATK-04, LIG-DEF-13: the targets in a region as moves, ascending."""
    targets: list[int] = []
    if state.map.nations[region]:
        targets.append(HIT_NATION.move)
    for scientist in range(SCIENTISTS):
        owner = state.side_of(scientist)
        if owner in (NONE, side):
            continue
        if state.sides[owner].markers[region]:
            targets.append(HIT_MARKER.at_pair(scientist, MARKER))
        if state.sides[owner].controlled[region]:
            targets.append(HIT_MARKER.at_pair(scientist, CONTROLLED_MARKER))
    for scientist in range(SCIENTISTS):
        owner = state.side_of(scientist)
        if owner in (NONE, side):
            continue
        for unit in UNITS_OF[scientist]:
            place = unit * REGIONS + region
            hurt = wounded_at(state, place)
            if state.units.on_map[place] > len(hurt):
                targets.append(HIT_UNIT.at_pair(unit, 0))
            last = 0
            for damage in hurt:
                if damage not in (last, DEFEATED):
                    targets.append(HIT_UNIT.at_pair(unit, damage))
                    last = damage
    return targets


def strike(state: IceGardenState, side: int, region: int, target: int) -> None:
    """Deal one point of damage; LIG-ATK-07: whoever deals the last one scores at once."""
    if target == HIT_NATION.move:
        state.own_map().nations[region] -= 1
        state.tell(events.NATION_DEFEATED, side, region)
        state.score(side, MARKER_VALUE, events.SCORED_ATTACK)
    elif HIT_MARKER.has(target):
        scientist, piece = HIT_MARKER.pair(target)
        defeat_marker(state, side, state.side_of(scientist), piece, region)
    else:
        unit, damage = HIT_UNIT.pair(target)
        hurt_unit(state, side, unit, region, damage, 1)


def defeat_marker(state: IceGardenState, side: int, owner: int, piece: int, region: int) -> None:
    """LIG-ATK-08: back to its owner's supply at once."""
    state.add_markers(owner, piece, region, -1)
    state.sides[owner].supply += 1
    state.tell(events.MARKER_DEFEATED, side, owner, piece, region)
    state.score(side, MARKER_VALUE, events.SCORED_ATTACK)


def hurt_unit(
    state: IceGardenState, side: int, unit: int, region: int, damage: int, n: int
) -> None:
    """LIG-ATK-05, LIG-ATK-08: a unit that has taken this damage takes ``n`` points more."""
    owner = state.side_of(UNIT_OWNER[unit])
    place = (unit * REGIONS + region) * DAMAGES
    wounded = state.own_units().wounded
    if damage:
        wounded.remove(place + damage)
    damage += n
    needed = state.toughness(unit)
    wounded.append(place + (damage if damage < needed else DEFEATED))
    wounded.sort()
    state.tell(events.UNIT_HIT, side, owner, unit, region, damage, needed)
    if damage >= needed:
        state.tell(events.UNIT_DEFEATED, side, owner, unit, region)
        state.score(side, UNIT_LEVEL[unit], events.SCORED_ATTACK)


class RemoveDefeated(Step[IceGardenState]):
    """LIG-ATV-06, LIG-ATK-06: laid-down units go to supply; other damage vanishes."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        wounded = state.units.wounded
        if wounded:
            state.own_units().wounded = []
        for entry in wounded:
            if entry % DAMAGES == DEFEATED:
                place = entry // DAMAGES
                unit, region = place // REGIONS, place % REGIONS
                owner = state.side_of(UNIT_OWNER[unit])
                state.remove_unit(owner, unit, region, events.GONE_DEFEATED)
        return True


def attack_by_rule(state: IceGardenState, side: int) -> None:
    """LIG-SOL-14: in every region, free of charge, as long as the pool can defeat something."""
    has_begun = False
    for region in state.map.by_number:
        pool = pool_in(state, side, region)
        target = target_by_rule(state, side, region, pool)
        if target != NONE:
            if not has_begun:
                state.tell(events.INDEPENDENT_ACTS, side, ACTIVATION)
                has_begun = True
            state.tell(events.REGION_ATTACKED, side, region, pool)
        while target != NONE:
            n = 1
            if HIT_UNIT.has(target):
                unit, damage = HIT_UNIT.pair(target)
                n = state.toughness(unit) - damage
                hurt_unit(state, side, unit, region, damage, n)
            else:
                strike(state, side, region, target)
            pool -= n
            target = target_by_rule(state, side, region, pool)


def target_by_rule(state: IceGardenState, side: int, region: int, pool: int) -> int:
    """LIG-SOL-14: the highest unit that the pool defeats, of equals the more damaged one; then
    influence markers, free ones first; never nations. ``NONE`` if nothing is left.
    """
    best = NONE
    best_rank = 0
    if pool:
        for target in targets_in(state, side, region):
            if target == HIT_NATION.move:
                continue
            rank = 2 * SCIENTISTS - HIT_MARKER.target(target)
            if HIT_UNIT.has(target):
                unit, damage = HIT_UNIT.pair(target)
                if state.toughness(unit) - damage > pool:
                    continue
                rank = UNIT_LEVEL[unit] * 100 + damage
            if rank > best_rank:
                best, best_rank = target, rank
    return best
