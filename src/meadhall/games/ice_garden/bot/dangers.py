"""Attacks, Vuko and the Dead Snow: the figures of a position that tell what threatens a seat."""

from typing import Final

from meadhall.games.ice_garden.bot.holdings import Glance
from meadhall.games.ice_garden.content.tables import (
    ACTIVATION,
    ATTACK_COST,
    DEAD_SNOW_STEP,
    GOLD,
    MAKING,
    REGIONS,
    VUKO_BOX,
)
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

DANGERS: Final[list[str]] = [
    "damage_to_deal", "damage_to_take", "reputation", "reputation_over_the_worst", "vuko_tokens",
    "vuko_comes", "standing_in_snow", "first_in_snow", "snow_can_be_let_fall",
    "snow_will_be_let_fall",
]  # fmt: skip


def dangers_of(glance: Glance, seat: int) -> list[float]:
    """Attacks, Vuko and the Dead Snow."""
    state = glance.state
    deal, take = 0, 0
    if glance.is_attacked:
        for side in range(len(state.sides)):
            if glance.attacks[side]:
                damage = damage_by(glance, side, seat)
                if side == seat:
                    deal = damage
                else:
                    take += damage
    figures = [min(deal, 8) / 3.0, min(take, 8) / 3.0]
    if state.is_solo():
        comes = 0.0 if is_vuko_skipped(state) or state.phase > FIRST_BOX + VUKO_BOX else 1.0
        return [*figures, 0.0, 0.0, state.sides[seat].vuko_tokens / 2.0, comes, 0.0, 0.0, 0.0, 0.0]
    worst = 1
    best_end = -100
    for other in range(len(state.sides)):
        if other != seat:
            worst = min(worst, state.sides[other].reputation)
            best_end = max(best_end, final_reputation(state, other))
    standing = max(-8, min(8, final_reputation(state, seat) - best_end))
    left = state.dead_snow_limit() - state.tracks.dead_snow
    can_end = left <= OPTIONS * DEAD_SNOW_STEP and would_win_by_snow(state, seat, left)
    will_end = can_end and is_making(state, seat)
    figures.append(state.sides[seat].reputation / 3.0)
    figures.append(max(-3, min(3, state.sides[seat].reputation - worst)) / 3.0)
    figures.append(state.sides[seat].vuko_tokens / 2.0)
    figures.append(vuko_comes(state, seat))
    figures.append(glance.snow * standing / 2.0)
    figures.append(glance.snow if standing > 0 else 0.0)
    figures.append(1.0 if can_end else 0.0)
    figures.append(1.0 if will_end else 0.0)
    return figures


def is_making(state: IceGardenState, seat: int) -> bool:
    """Whether a seat has planned a Making or is at it."""
    if seat in state.slots[MAKING]:
        return True
    for step in state.steps:
        if isinstance(step, Making):
            return step.seat == seat
    return False


def damage_by(glance: Glance, side: int, seat: int) -> int:
    """Damage that a side can still deal this round: its own seat's, or that which hits a seat."""
    state = glance.state
    begins = 0
    is_paid = state.is_independent(side)
    damage = 0
    if state.phase > FIRST_BOX + ACTIVATION:
        return 0
    if state.phase == FIRST_BOX + ACTIVATION:
        begins = len(state.map.by_number)
        for step in state.steps:
            if isinstance(step, AttackTurn):
                if state.order.index(side) >= step.place:
                    begins = 0
            elif isinstance(step, OfferAttack):
                if step.seat == side:
                    begins = 0
            elif isinstance(step, AttackRegions):
                if step.seat == side:
                    begins, is_paid = step.place, True
            elif (
                isinstance(step, DealDamage)
                and step.seat == side
                and (side == seat or glance.influences[seat * REGIONS + step.region])
            ):
                damage += step.pool
    if not is_paid and state.sides[side].goods[GOLD] < ATTACK_COST[GOLD]:
        return damage
    for number in range(begins, len(state.map.by_number)):
        region = state.map.by_number[number]
        pool = glance.pools[side * REGIONS + region]
        if not pool or not state.map.is_open[region]:
            continue
        targets = glance.influences[seat * REGIONS + region]
        if side == seat:
            targets = state.map.nations[region] - targets
            for other in range(len(state.sides)):
                targets += glance.influences[other * REGIONS + region]
        damage += min(pool, targets)
    return damage


def vuko_comes(state: IceGardenState, seat: int) -> float:
    """Whether Vuko would visit a seat now; in part when he has been there this round."""
    if is_vuko_skipped(state) or least_reputable(state) != seat or is_everyone_safe(state):
        return 0.0
    return 1.0 if state.phase < FIRST_BOX + VUKO_BOX else 0.4
