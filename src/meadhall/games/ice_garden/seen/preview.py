"""What a choice costs and brings, in figures that everyone can see.

A place in a region is that right after the move; what others, Vuko and unit abilities change before
the Domination phase is left out. What is certain is also claimed (``tallies.py``).
"""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.making import MOVE_M_FACTOR, UPGRADE_UNIT, Making
from meadhall.games.ice_garden.rules.actions.movement import MoveTo
from meadhall.games.ice_garden.rules.actions.raven_shadow import DISCARD, RAISE, RavenShadow
from meadhall.games.ice_garden.rules.actions.summoning import ChooseCount, PlaceUnit
from meadhall.games.ice_garden.rules.actions.upgrading import UpgradeAbility, is_any_upgrade_open
from meadhall.games.ice_garden.rules.actions.voracious_mountain import (
    MountainCarry,
    MountainTo,
    price_in_population,
)
from meadhall.games.ice_garden.rules.components import DEFEATED
from meadhall.games.ice_garden.rules.initiative import Advance
from meadhall.games.ice_garden.rules.moves import (
    ABILITY,
    ADVANCE,
    ASSIGN,
    COUNT,
    DONE,
    HIT_UNIT,
    INFLUENCE_AT,
    KEEP,
    MAKE,
    PAY_ATTACK,
    PLAN,
    TAKE,
    TO,
)
from meadhall.games.ice_garden.rules.planning import PlanMarker
from meadhall.games.ice_garden.rules.regions.domination import NextRegion, TakeKind
from meadhall.games.ice_garden.rules.regions.locking import EvictMarker
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.regions.specials import SeizeMarker
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from meadhall.games.ice_garden.rules.setup import StartInfluence
from meadhall.games.ice_garden.rules.state import HELP, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import (
    MARKER_VALUE,
    DealDamage,
    OfferAttack,
    pool_in,
    wounded_at,
)
from meadhall.games.ice_garden.rules.units.maker_spy import AssignAbility, open_spaces
from meadhall.games.ice_garden.rules.units.speed import HurryTo
from meadhall.games.ice_garden.rules.vuko import LoseUnit, TakeControl
from meadhall.games.ice_garden.rules.vuko_tiles import WithdrawUnit
from meadhall.games.ice_garden.seen.tallies import damage_on_map
from meadhall.kernel.game import Preview


def preview(state: IceGardenState, seat: int, move: int) -> Preview | None:
    if move == DONE.move:
        return None
    step = state.steps[-1]
    match step:
        case PlaceInfluence() | PlaceHelp() | StartInfluence():
            return _place(state, seat, INFLUENCE_AT.target(move), move)
        case MoveTo() | HurryTo() | PlaceUnit() | WithdrawUnit() | EvictMarker():
            return _place(state, seat, TO.target(move), move)
        case MountainCarry():
            return _place(state, seat, step.to, move)
        case MountainTo():
            return _cost(state, seat, [price_in_population(state), 0, 0])
        case LoseUnit():
            return _place(state, seat, state.vuko.region, move)
        case PlanMarker():
            return _plan(state, seat, PLAN.target(move))
        case Advance():
            return _advance(state, seat, ADVANCE.target(move) + 1)
        case RavenShadow():
            return _raven(state, seat, move)
        case Making():
            return _make(state, seat, MAKE.target(move))
        case UpgradeAbility():
            return _cost(state, seat, tables.UPGRADE_PRICES[ABILITY.target(move)])
        case ChooseCount():
            return _summon(state, seat, step.unit, COUNT.target(move) + 1)
        case OfferAttack():
            return _attack(state, seat) if move == PAY_ATTACK.move else None
        case DealDamage():
            return _hit(state, seat, move)
        case AssignAbility():
            return _assign(state, step, ASSIGN.target(move)) if move != KEEP.move else None
        case TakeKind():
            return _take(state, seat, step.region, TAKE.target(move))
        case SeizeMarker():
            return _seize(state, seat) if step.recruits else None
    return None


def _cost(state: IceGardenState, seat: int, price: list[int]) -> Preview:
    amounts = {tables.RESOURCE_IDS[kind]: n for kind, n in enumerate(price) if n}
    return Preview("cost", {"cost": amounts}, claims=_left(state, seat, price))


def _left(state: IceGardenState, seat: int, price: list[int]) -> dict[str, int]:
    """What is left of the goods that a price asks for."""
    return {
        tables.GOOD_IDS[kind]: state.sides[seat].goods[kind] - n
        for kind, n in enumerate(price)
        if n
    }


# Places in regions


def _place(state: IceGardenState, seat: int, region: int, move: int) -> Preview:
    """LIG-DOM-02 to LIG-DOM-04: the seat's place in a region right after the move, and its points.

    LIG-VUK-07: after a unit is lost to Vuko, he takes markers under control before anyone decides.
    """
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    following = after.steps[-1]
    if isinstance(following, TakeControl):
        following.run(after)
    influence = after.influence(seat, region)
    ranked = ranking(after, region)
    place = ranked.index(seat) + 1 if seat in ranked else 0
    name = tables.REGION_IDS[region]
    claims = {f"influence_{name}": influence, f"place_{name}": place}
    if state.map.locked[region]:
        return Preview("trapped", {}, claims=claims)
    if not place:
        facts = {"influence": influence, "nations": state.map.nations[region]}
        return Preview("too-weak", facts, claims=claims)
    points = tables.TILE_VICTORY_POINTS[state.map.tiles[region]][place - 1]
    known: dict[str, object] = {"influence": influence, "rank": place}
    if is_scored_yet(state, region):
        known["points"] = {"victory_points": points * state.tracks.scoring_count}
        return Preview("rank-scored", known, claims=claims)
    known["points"] = {"victory_points": points}
    return Preview("rank", known, claims=claims)


def is_scored_yet(state: IceGardenState, region: int) -> bool:
    """Whether the region is still to be scored in this round (LIG-INI-11, LIG-DOM-12)."""
    if not state.tracks.scoring_count or state.phase == HELP:
        return False
    for step in state.steps:
        if isinstance(step, NextRegion):
            return state.map.by_number.index(region) >= step.place
    return True


# Before the actions


def _plan(state: IceGardenState, seat: int, box: int) -> Preview | None:
    """LIG-END-03: most markers in Viper Gorge bring a bonus."""
    if box != tables.VIPER_GORGE:
        return None
    own = state.sides[seat].gorge + 1
    most = max(side.gorge for number, side in enumerate(state.sides) if number != seat)
    return Preview("gorge", {"own": own, "most": most}, claims={"viper_gorge": own})


def _advance(state: IceGardenState, seat: int, n: int) -> Preview:
    """LIG-INI-06 to LIG-INI-09."""
    helm = state.sides[seat].helm + n
    facts: dict[str, object] = {"n": tables.HELM_MARKERS[helm], "ship": tables.HELM_SHIP[helm]}
    ships = max(state.tracks.ships, tables.RED_SHIPS_UP_TO[helm])
    claims = {"helm": helm + 1, "red_ships": ships}
    if helm == tables.LAST_HELM:
        return Preview("helm-last", facts, claims=claims)
    if ships > state.tracks.ships:
        return Preview("helm-scoring", facts, claims=claims)
    return Preview("helm", facts, claims=claims)


# Reputation and Dead Snow


def _space(value: int) -> str:
    return tables.REPUTATION_IDS[tables.REPUTATION_VALUES.index(value)]


def _reputation(before: int, after: int) -> dict[str, object]:
    return {"before": _space(before), "space": _space(after)}


def _raven(state: IceGardenState, seat: int, move: int) -> Preview:
    if move == DISCARD:
        cost = _cost(state, seat, tables.DISCARD_COST)
        claims = {**cost.claims, "vuko_token": state.sides[seat].vuko_tokens - 1}
        return Preview(cost.name, cost.facts, claims=claims)
    assert move == RAISE
    before = state.sides[seat].reputation
    after = min(tables.BEST_REPUTATION, before + tables.REPUTATION_GAIN)
    return Preview("reputation", _reputation(before, after), claims={"reputation": after})


def _make(state: IceGardenState, seat: int, option: int) -> Preview:
    """LIG-MAK-02, LIG-MAK-03, LIG-MAK-05; LIG-SNW-05: whoever may let the Dead Snow fall wins."""
    snow, limit = state.tracks.dead_snow + tables.DEAD_SNOW_STEP, state.dead_snow_limit()
    if snow >= limit:
        return Preview("snow-falls", {}, claims={"dead_snow": limit, "final_place": 1})
    facts: dict[str, object] = {"snow": snow, "limit": limit, "lacks": _lacks(state, seat, option)}
    claims = {"dead_snow": snow}
    if state.is_solo() or not tables.MAKING_REPUTATION[option]:
        return Preview("snow", facts, claims=claims)
    before = state.sides[seat].reputation
    after = max(tables.WORST_REPUTATION, before - tables.MAKING_REPUTATION[option])
    claims["reputation"] = after
    return Preview("snow-reputation", {**facts, **_reputation(before, after)}, claims=claims)


def _lacks(state: IceGardenState, seat: int, option: int) -> str | None:
    """LIG-MAK-17: what is missing for an option that can only move the Dead Snow."""
    if option == UPGRADE_UNIT and not is_any_upgrade_open(state, seat):
        return "upgrade"
    if option == MOVE_M_FACTOR and not any(state.sides[seat].goods[tables.M_FACTOR :]):
        return "m_factor"
    return None


def _summon(state: IceGardenState, seat: int, unit: int, n: int) -> Preview | None:
    """LIG-MAK-14."""
    if state.is_solo():
        return None
    level = tables.UNIT_LEVEL[unit]
    before = state.sides[seat].reputation
    after = max(tables.WORST_REPUTATION, before - level * n - tables.SUMMON_SURCHARGE[unit])
    good = tables.M_FACTOR + level
    claims = {"reputation": after, tables.GOOD_IDS[good]: state.sides[seat].goods[good] - n}
    return Preview("reputation", _reputation(before, after), claims=claims)


# Attacks and the Domination phase


def _attack(state: IceGardenState, seat: int) -> Preview:
    """LIG-ATK-03: the damage that can be dealt in all regions together."""
    damage = sum(
        min(pool_in(state, seat, region), _endurance(state, seat, region))
        for region in state.map.by_number
    )
    cost = {tables.RESOURCE_IDS[kind]: n for kind, n in enumerate(tables.ATTACK_COST) if n}
    return Preview(
        "attack", {"cost": cost, "damage": damage}, claims=_left(state, seat, tables.ATTACK_COST)
    )


def _endurance(state: IceGardenState, seat: int, region: int) -> int:
    """LIG-ATK-04, LIG-ATK-05: the damage that all targets of a region can take."""
    damage = state.map.nations[region]
    for other, owner in enumerate(state.sides):
        if other == seat:
            continue
        damage += owner.markers[region] + owner.controlled[region]
        for unit in state.units_of(other):
            place = unit * tables.REGIONS + region
            damage += state.units.on_map[place] * state.toughness(unit)
            for dealt in wounded_at(state, place):
                damage -= state.toughness(unit) if dealt == DEFEATED else dealt
    return damage


def _hit(state: IceGardenState, seat: int, target: int) -> Preview:
    """LIG-ATK-05, LIG-ATK-07: what the target still needs, and the points of the last hit."""
    points, needed, dealt = MARKER_VALUE, 1, 0
    if HIT_UNIT.has(target):
        unit, dealt = HIT_UNIT.pair(target)
        points, needed = tables.UNIT_LEVEL[unit], state.toughness(unit) - dealt
    # Damage lies on a figure only until the figure is defeated.
    claims = {
        "victory_points": state.sides[seat].victory_points + (points if needed == 1 else 0),
        "damage": damage_on_map(state) + (-dealt if needed == 1 else 1),
    }
    return Preview("hit", {"n": needed, "points": {"victory_points": points}}, claims=claims)


def _assign(state: IceGardenState, step: AssignAbility, ability: int) -> Preview | None:
    """LIG-ATV-02: says so where Harrasim would end with the abilities it began with."""
    assigned = 1 << ability
    if step.first != tables.NONE:
        assigned |= 1 << step.first
    elif len(open_spaces(state)) > 1:
        return None
    if assigned != step.earlier:
        return None
    names = enumerate(tables.ABILITY_IDS)
    claims = {f"maker_spy_{name}": assigned >> number & 1 for number, name in names}
    return Preview("as-before", {}, claims=claims)


def _take(state: IceGardenState, seat: int, region: int, kind: int) -> Preview:
    """LIG-DOM-07: all of it, as far as the stock reaches."""
    n = min(tables.TILE_RESOURCES[state.map.tiles[region]][kind], state.stock[kind])
    claims = {tables.GOOD_IDS[kind]: state.sides[seat].goods[kind] + n}
    return Preview("gain", {"gain": {tables.RESOURCE_IDS[kind]: n}}, claims=claims)


def _seize(state: IceGardenState, seat: int) -> Preview:
    """LIG-GOAL-01."""
    n = state.captured() + 1
    target = tables.GOAL_TARGETS[state.sides[seat].scientist]
    return Preview("recruit", {"n": n, "target": target}, claims={"ice_garden": n})
