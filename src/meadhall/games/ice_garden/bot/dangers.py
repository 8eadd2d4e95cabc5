"""Attacks, Vuko and the Dead Snow: the features that show what threatens a seat."""

from typing import Final

from meadhall.games.ice_garden.bot.glance import Glance, Group
from meadhall.games.ice_garden.bot.repute import snow_left, worst_of_others
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import GOLD, REGIONS
from meadhall.games.ice_garden.rules.actions.making import OPTIONS, Making
from meadhall.games.ice_garden.rules.reputation import (
    final_reputation,
    is_everyone_safe,
    least_reputable,
    would_win_by_snow,
)
from meadhall.games.ice_garden.rules.state import FIRST_BOX, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import (
    AttackRegions,
    AttackTurn,
    DealDamage,
    OfferAttack,
)
from meadhall.games.ice_garden.rules.vuko import is_vuko_skipped


class Damage(Group):
    NAMES = ("damage_to_deal", "damage_to_take")

    def values(self, glance: Glance) -> list[float]:
        deal, take = 0, 0
        for side, attacks in enumerate(glance.attacks):
            if attacks and side == glance.seat:
                deal = damage_by(glance, side)
            elif attacks:
                take += damage_by(glance, side)
        return [min(deal, 8) / 3.0, min(take, 8) / 3.0]


def damage_by(glance: Glance, side: int) -> int:
    """The damage that a side can still deal this round: the seat itself, or another to the seat."""
    state = glance.state
    if state.phase > FIRST_BOX + tables.ACTIVATION:
        return 0
    damage, begins, is_paid = 0, 0, False
    if state.phase == FIRST_BOX + tables.ACTIVATION:
        damage, begins, is_paid = attack_in_hand(glance, side)
    is_paid = is_paid or state.is_independent(side)
    if not is_paid and state.sides[side].goods[GOLD] < tables.ATTACK_COST[GOLD]:
        return damage
    for region in state.map.by_number[begins:]:
        pool = glance.pools[side * REGIONS + region]
        if pool and state.map.is_open[region]:
            damage += min(pool, targets_of(glance, side, region))
    return damage


def attack_in_hand(glance: Glance, side: int) -> tuple[int, int, bool]:
    """The damage that a side is dealing, how many regions it is done with, whether it has paid."""
    state, seat = glance.state, glance.seat
    damage, begins, is_paid = 0, len(state.map.by_number), False
    for step in state.steps:
        if isinstance(step, AttackTurn):
            if state.order.index(side) >= step.place:
                begins = 0
        elif isinstance(step, DealDamage) and step.seat == side:
            if side == seat or glance.influences[seat * REGIONS + step.region]:
                damage += step.pool
        elif isinstance(step, OfferAttack) and step.seat == side:
            begins = 0
        elif isinstance(step, AttackRegions) and step.seat == side:
            begins, is_paid = step.place, True
    return damage, begins, is_paid


def targets_of(glance: Glance, side: int, region: int) -> int:
    """How much damage can be dealt in a region: to anybody by the seat, to the seat by others."""
    own = glance.influences[glance.seat * REGIONS + region]
    if side != glance.seat:
        return own
    targets = glance.state.map.nations[region] - own
    for other in range(len(glance.state.sides)):
        targets += glance.influences[other * REGIONS + region]
    return targets


class Repute(Group):
    """Alone there is no reputation."""

    NAMES = ("reputation", "reputation_over_the_worst", "vuko_tokens", "vuko_comes")

    def values(self, glance: Glance) -> list[float]:
        state, own = glance.state, glance.own
        tokens = own.vuko_tokens / 2.0
        if state.is_solo():
            is_over = is_vuko_skipped(state) or state.phase > FIRST_BOX + tables.VUKO_BOX
            return [0.0, 0.0, tokens, 0.0 if is_over else 1.0]
        worst = worst_of_others(state, glance.seat)
        return [
            own.reputation / 3.0,
            max(-3, min(3, own.reputation - worst)) / 3.0,
            tokens,
            vuko_comes(state, glance.seat),
        ]


NEXT_VISIT: Final = 0.4
"""How much Vuko's visit in the next round counts."""


def vuko_comes(state: IceGardenState, seat: int) -> float:
    """Whether Vuko would visit a seat now; in part after his visit of this round."""
    if is_vuko_skipped(state) or least_reputable(state) != seat or is_everyone_safe(state):
        return 0.0
    return 1.0 if state.phase < FIRST_BOX + tables.VUKO_BOX else NEXT_VISIT


class Snow(Group):
    """Alone the Dead Snow favours nobody."""

    NAMES = (
        "standing_in_snow", "first_in_snow", "snow_can_be_let_fall", "snow_will_be_let_fall",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        state, seat = glance.state, glance.seat
        if state.is_solo():
            return [0.0, 0.0, 0.0, 0.0]
        own = final_reputation(state, seat)
        standing = 8
        for other in range(len(state.sides)):
            if other != seat:
                standing = min(standing, own - final_reputation(state, other))
        standing = max(-8, standing)
        left = snow_left(state)
        can_end = left <= OPTIONS * tables.DEAD_SNOW_STEP and would_win_by_snow(state, seat, left)
        return [
            glance.snow * standing / 2.0,
            glance.snow if standing > 0 else 0.0,
            1.0 if can_end else 0.0,
            1.0 if can_end and is_making(state, seat) else 0.0,
        ]


def is_making(state: IceGardenState, seat: int) -> bool:
    """Whether a seat has planned a Making or is at it."""
    if seat in state.slots[tables.MAKING]:
        return True
    for step in state.steps:
        if isinstance(step, Making):
            return step.seat == seat
    return False
