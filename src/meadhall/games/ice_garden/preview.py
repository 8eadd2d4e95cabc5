# mypyc: interpreted
"""What a choice costs and brings, in figures that everyone can see.

A place in a region is told as the map would be at once; what others, Vuko and unit abilities change
before the Domination phase is left out, and a tie is settled by the neighbours as they are.
"""

from meadhall.games.ice_garden.attack import MARKER_VALUE, DealDamage, OfferAttack, pool_in
from meadhall.games.ice_garden.domination import TakeKind
from meadhall.games.ice_garden.influence import PlaceInfluence
from meadhall.games.ice_garden.initiative import Advance
from meadhall.games.ice_garden.locking import EvictMarker
from meadhall.games.ice_garden.making import Making
from meadhall.games.ice_garden.movement import MoveTo
from meadhall.games.ice_garden.moves import (
    ABILITY,
    ADVANCE,
    CARRY,
    COUNT,
    DONE,
    HIT_UNIT,
    INFLUENCE_AT,
    LOSE,
    MAKE,
    PAY_ATTACK,
    PLAN,
    TAKE,
    TO,
)
from meadhall.games.ice_garden.planning import PlanMarker
from meadhall.games.ice_garden.ranking import influences_in, rank_by
from meadhall.games.ice_garden.raven_shadow import DISCARD, RAISE, RavenShadow
from meadhall.games.ice_garden.rounds import PlaceHelp
from meadhall.games.ice_garden.setup import StartInfluence
from meadhall.games.ice_garden.specials import SeizeMarker
from meadhall.games.ice_garden.speed import HurryTo
from meadhall.games.ice_garden.state import HELP, IceGardenState
from meadhall.games.ice_garden.summoning import ChooseCount, PlaceUnit
from meadhall.games.ice_garden.tables import (
    ATTACK_COST,
    BEST_REPUTATION,
    DEAD_SNOW_STEP,
    DISCARD_COST,
    FIRST_UNIT,
    GOAL_TARGETS,
    HELM_MARKERS,
    HELM_SHIP,
    LAST_HELM,
    MAKING_REPUTATION,
    MARKER,
    MOST_TOUGHNESS,
    RED_SHIPS_UP_TO,
    REPUTATION_GAIN,
    REPUTATION_IDS,
    REPUTATION_VALUES,
    RESOURCE_IDS,
    SUMMON_SURCHARGE,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNIT_LEVEL,
    UPGRADE_PRICES,
    VIPER_GORGE,
    WORST_REPUTATION,
)
from meadhall.games.ice_garden.upgrading import UpgradeAbility
from meadhall.games.ice_garden.voracious_mountain import (
    MountainCarry,
    MountainTo,
    price_in_population,
)
from meadhall.games.ice_garden.vuko import LoseUnit, WithdrawUnit
from meadhall.kernel.game import Preview


def preview(state: IceGardenState, seat: int, move: int) -> Preview | None:
    if move == DONE:
        return None
    step = state.steps[-1]
    match step:
        case PlaceInfluence() | PlaceHelp() | StartInfluence():
            return _place(state, seat, move - INFLUENCE_AT, MARKER)
        case MoveTo() | HurryTo():
            return _place(state, seat, move - TO, step.piece)
        case PlaceUnit() | WithdrawUnit():
            return _place(state, seat, move - TO, FIRST_UNIT + step.unit)
        case EvictMarker():
            return _place(state, seat, move - TO, MARKER)
        case MountainCarry():
            return _place(state, seat, step.to, move - CARRY)
        case MountainTo():
            return _cost([price_in_population(state), 0, 0])
        case LoseUnit():
            return _lose(state, seat, move - LOSE)
        case PlanMarker():
            return _plan(state, seat, move - PLAN)
        case Advance():
            return _advance(state, seat, move - ADVANCE + 1)
        case RavenShadow():
            return _raven(state, seat, move)
        case Making():
            return _make(state, seat, move - MAKE)
        case UpgradeAbility():
            return _cost(UPGRADE_PRICES[move - ABILITY])
        case ChooseCount():
            return _summon(state, seat, step.unit, move - COUNT + 1)
        case OfferAttack():
            return _attack(state, seat) if move == PAY_ATTACK else None
        case DealDamage():
            return _hit(state, move)
        case TakeKind():
            return _take(state, step.region, move - TAKE)
        case SeizeMarker():
            return _seize(state, seat) if step.recruits else None
    return None


def _cost(price: list[int]) -> Preview:
    amounts = {RESOURCE_IDS[kind]: n for kind, n in enumerate(price) if n}
    return Preview("cost", {"cost": amounts})


# Places in regions


def _place(state: IceGardenState, seat: int, region: int, piece: int) -> Preview:
    more = state.unit_influence(piece - FIRST_UNIT) if piece >= FIRST_UNIT else 1
    return _rank(state, seat, region, more)


def _lose(state: IceGardenState, seat: int, unit: int) -> Preview:
    return _rank(state, seat, state.vuko, -state.unit_influence(unit))


def _rank(state: IceGardenState, seat: int, region: int, more: int) -> Preview:
    """LIG-DOM-02 to LIG-DOM-04: the seat's place with so much more influence, and its points."""
    influences = influences_in(state, region)
    influences[seat] += more
    ranked = rank_by(state, region, influences)
    if seat not in ranked:
        return Preview(
            "too-weak", {"influence": influences[seat], "nations": state.nations[region]}
        )
    place = ranked.index(seat)
    points = TILE_VICTORY_POINTS[state.tiles[region]][place]
    facts = {"influence": influences[seat], "rank": place + 1}
    if state.scoring_count and state.phase != HELP:
        scored = {"victory_points": points * state.scoring_count}
        return Preview("rank-scored", {**facts, "points": scored})
    return Preview("rank", {**facts, "points": {"victory_points": points}})


# Before the actions


def _plan(state: IceGardenState, seat: int, box: int) -> Preview | None:
    """LIG-END-03: who has most markers in Viper Gorge gets a bonus."""
    if box != VIPER_GORGE:
        return None
    most = max(n for side, n in enumerate(state.gorge) if side != seat)
    return Preview("gorge", {"own": state.gorge[seat] + 1, "most": most})


def _advance(state: IceGardenState, seat: int, n: int) -> Preview:
    """LIG-INI-06 to LIG-INI-09."""
    helm = state.helms[seat] + n
    facts: dict[str, object] = {"n": HELM_MARKERS[helm], "ship": HELM_SHIP[helm]}
    if helm == LAST_HELM:
        return Preview("helm-last", facts)
    if RED_SHIPS_UP_TO[helm] > state.ships:
        return Preview("helm-scoring", facts)
    return Preview("helm", facts)


# Reputation and Dead Snow


def _space(value: int) -> str:
    return REPUTATION_IDS[REPUTATION_VALUES.index(max(WORST_REPUTATION, value))]


def _raven(state: IceGardenState, seat: int, move: int) -> Preview | None:
    if move == DISCARD:
        return _cost(DISCARD_COST)
    assert move == RAISE
    before = state.reputation[seat]
    if before >= BEST_REPUTATION:
        return Preview("no-raise", {})
    after = min(BEST_REPUTATION, before + REPUTATION_GAIN)
    return Preview("reputation", {"before": _space(before), "space": _space(after)})


def _make(state: IceGardenState, seat: int, option: int) -> Preview:
    """LIG-MAK-02, LIG-MAK-03, LIG-MAK-05; LIG-SNW-05: who may let the Dead Snow fall wins."""
    snow, limit = state.dead_snow + DEAD_SNOW_STEP, state.dead_snow_limit()
    if snow >= limit:
        return Preview("snow-falls", {})
    facts: dict[str, object] = {"snow": snow, "limit": limit}
    if state.is_solo() or not MAKING_REPUTATION[option]:
        return Preview("snow", facts)
    before = state.reputation[seat]
    after = _space(before - MAKING_REPUTATION[option])
    return Preview("snow-reputation", {**facts, "before": _space(before), "space": after})


def _summon(state: IceGardenState, seat: int, unit: int, n: int) -> Preview | None:
    """LIG-MAK-14."""
    if state.is_solo():
        return None
    before = state.reputation[seat]
    after = before - UNIT_LEVEL[unit] * n - SUMMON_SURCHARGE[unit]
    return Preview("reputation", {"before": _space(before), "space": _space(after)})


# Attacks and the Domination phase


def _attack(state: IceGardenState, seat: int) -> Preview:
    """LIG-ATK-03: the damage of all regions together."""
    damage = sum(pool_in(state, seat, region) for region in state.region_order)
    cost = {RESOURCE_IDS[kind]: n for kind, n in enumerate(ATTACK_COST) if n}
    return Preview("attack", {"cost": cost, "damage": damage})


def _hit(state: IceGardenState, target: int) -> Preview:
    """LIG-ATK-05, LIG-ATK-07: what the target still needs, and the points of the last hit."""
    points, needed = MARKER_VALUE, 1
    if target >= HIT_UNIT:
        unit, damage = divmod(target - HIT_UNIT, MOST_TOUGHNESS)
        points, needed = UNIT_LEVEL[unit], state.toughness(unit) - damage
    return Preview("hit", {"n": needed, "points": {"victory_points": points}})


def _take(state: IceGardenState, region: int, kind: int) -> Preview:
    """LIG-DOM-07: all of it, as far as the stock reaches."""
    n = min(TILE_RESOURCES[state.tiles[region]][kind], state.stock[kind])
    return Preview("gain", {"gain": {RESOURCE_IDS[kind]: n}})


def _seize(state: IceGardenState, seat: int) -> Preview:
    """LIG-GOAL-01."""
    target = GOAL_TARGETS[state.scientists[seat]]
    return Preview("recruit", {"n": sum(state.captured) + 1, "target": target})
