"""A position as a seat sees it (LIG-INFO): ``view.py``, filled in."""

from typing import Final

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import builders, events
from meadhall.games.ice_garden.rules.action_order import PlaceToken
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.making import Making, ShiftMFactor
from meadhall.games.ice_garden.rules.actions.movement import MoveAction, MoveTo
from meadhall.games.ice_garden.rules.actions.summoning import ChooseCount, PlaceUnit
from meadhall.games.ice_garden.rules.actions.upgrading import UpgradeAbility, UpgradeSpace
from meadhall.games.ice_garden.rules.actions.voracious_mountain import MountainCarry, MountainTo
from meadhall.games.ice_garden.rules.components import ASSIGNED, DEFEATED
from meadhall.games.ice_garden.rules.ending import OUTCOME_IDS, goal_progress, solo_outcome
from meadhall.games.ice_garden.rules.independent.actions import next_summon
from meadhall.games.ice_garden.rules.regions.domination import TakeKind
from meadhall.games.ice_garden.rules.regions.locking import EvictMarker
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.regions.specials import Pillage, SeizeMarker
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from meadhall.games.ice_garden.rules.state import FIRST_BOX, INDEPENDENT, IceGardenState
from meadhall.games.ice_garden.rules.units.attack import DealDamage, wounded_at
from meadhall.games.ice_garden.rules.units.ice_floe_crossing import Cross
from meadhall.games.ice_garden.rules.units.speed import HurryTo
from meadhall.games.ice_garden.rules.vuko import LoseUnit
from meadhall.games.ice_garden.rules.vuko_tiles import WithdrawUnit
from meadhall.games.ice_garden.seen.view import (
    AttackView,
    BoxView,
    FigureView,
    FocusView,
    ForceView,
    HelmView,
    IceGardenView,
    PlayerView,
    RegionView,
    ReputationView,
    RollView,
    SoloView,
    SpaceView,
    StageView,
    UnitView,
)

PHASE_IDS: Final[list[str]] = [
    *["setup", "help", "initiative", "action_order", "planning"],
    *tables.BOX_IDS,
    *["domination", "over"],
]

# What is printed; all views share it.
ABILITIES_PRINTED: Final[list[list[str]]] = [
    [tables.ABILITY_IDS[ability] for ability in printed] for printed in tables.UNIT_PRINTED
]
POINTS_PRINTED: Final[list[list[int]]] = [
    [points for points in printed if points] for printed in tables.TILE_VICTORY_POINTS
]
RESOURCES_PRINTED: Final[list[dict[str, int]]] = [
    {kind: n for kind, n in zip(tables.RESOURCE_IDS, printed, strict=True) if n}
    for printed in tables.TILE_RESOURCES
]
ACTIONS_PRINTED: Final[dict[str, str]] = {
    box: str(effect.__struct_config__.tag)
    for box, effect in zip(tables.PLAN_BOX_IDS, tables.SOLO_EFFECTS, strict=True)
}


def view(state: IceGardenState, seat: int) -> IceGardenView:
    """All that the seat may know: everything, for nothing is hidden (LIG-INFO-01)."""
    sides = range(len(state.sides)) if state.order else range(0)
    return IceGardenView(
        seat=seat,
        round=state.round,
        phase=PHASE_IDS[state.phase],
        deciders=state.deciders(),
        waiting_for=type(state.steps[-1]).__name__ if state.steps else None,
        order=list(state.order),
        stage=state.tracks.stage + 1,
        scoring_count=state.tracks.scoring_count,
        ships_triggered=state.tracks.ships,
        dead_snow=state.tracks.dead_snow,
        dead_snow_limit=state.dead_snow_limit(),
        resolving=_region_id(state.resolving),
        dominated=[None if side == tables.NONE else side for side in state.dominated],
        regions=[_region(state, region) for region in range(tables.REGIONS)],
        boxes=[_box(state, box) for box in range(len(tables.BOX_IDS))],
        order_tokens=[
            None if box == tables.NONE else tables.BOX_IDS[box] for box in state.box_order
        ],
        helms=[_helm(state, helm) for helm in range(tables.HELMS)],
        stages=[_stage(state, stage) for stage in range(tables.STAGES)],
        reputation=_reputation(state),
        players=[_player(state, side) for side in sides],
        stock=_counts(tables.RESOURCE_IDS, state.stock),
        upgrade_stock=_counts(tables.ABILITY_IDS, state.upgrades.stock),
        vuko_token_stock=state.vuko_tokens_left(),
        vuko=_region_id(state.vuko.region),
        thorn=_region_id(state.map.thorn),
        attack=_attack(state),
        focus=_focus(state),
        solo=_solo(state),
        ended_by=None if state.ended == events.NOT_ENDED else events.END_IDS[state.ended],
    )


def _counts(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(ids)}


def _region_id(region: int) -> str | None:
    return None if region == tables.NONE else tables.REGION_IDS[region]


def _region(state: IceGardenState, region: int) -> RegionView:
    regions = state.map
    tile = regions.tiles[region]
    is_shown = tile >= 0
    return RegionView(
        id=tables.REGION_IDS[region],
        is_in_play=tile != tables.NONE,
        tile=tables.TILE_IDS[tile] if is_shown else None,
        order=tables.TILE_ORDER[tile] if is_shown else None,
        victory_points=POINTS_PRINTED[tile] if is_shown else [],
        resources=RESOURCES_PRINTED[tile] if is_shown else {},
        taken=_kinds_taken(state) if state.resolving == region else [],
        nations=regions.nations[region],
        reserves=regions.reserves[region],
        reserves_down=regions.reserves_down[region],
        forces=[
            _force(state, side, region)
            for side in range(len(state.sides))
            if state.order and state.has_presence(side, region)
        ],
        ranking=ranking(state, region) if is_shown and not regions.locked[region] else [],
        has_thorn=regions.thorn == region,
        has_vuko=state.vuko.region == region,
        has_red_tower=regions.towers[region] > 0,
        nightmare_tokens=regions.nightmares[region],
        is_locked=regions.locked[region],
    )


def _kinds_taken(state: IceGardenState) -> list[str]:
    step = state.steps[-1]
    if not isinstance(step, TakeKind):
        return []
    return [kind for number, kind in enumerate(tables.RESOURCE_IDS) if step.gone >> number & 1]


def _force(state: IceGardenState, side: int, region: int) -> ForceView:
    figures: list[FigureView] = []
    for unit in state.units_of(side):
        place = unit * tables.REGIONS + region
        hurt = wounded_at(state, place)
        for damage in [0] * (state.units.on_map[place] - len(hurt)) + hurt:
            is_defeated = damage == DEFEATED
            shown = state.toughness(unit) if is_defeated else damage
            figures.append(FigureView(tables.UNIT_IDS[unit], shown, is_defeated))
    return ForceView(
        seat=side,
        markers=state.sides[side].markers[region],
        controlled=state.sides[side].controlled[region],
        units=figures,
        influence=state.influence(side, region),
    )


def _box(state: IceGardenState, box: int) -> BoxView:
    is_planned = box < len(tables.PLAN_BOX_IDS)
    order: int | None = box
    if is_planned and box != tables.VIPER_GORGE:
        order = state.box_order.index(box) + 1 if box in state.box_order else None
    return BoxView(
        id=tables.BOX_IDS[box],
        order=order,
        slots=tables.SLOTS_FOR_TWO[box] if len(state.sides) == 2 else tables.SLOTS[box],
        markers=list(state.slots[box]) if is_planned else [],
        is_current=state.phase == FIRST_BOX + box,
    )


def _helm(state: IceGardenState, helm: int) -> HelmView:
    return HelmView(
        index=helm + 1,
        stage=tables.HELM_STAGE[helm] + 1,
        ship=tables.HELM_SHIP[helm],
        is_red=tables.HELM_RED[helm],
        is_triggered=tables.HELM_RED[helm] and tables.RED_SHIPS_UP_TO[helm] <= state.tracks.ships,
        action_markers=tables.HELM_MARKERS[helm],
        stack=[side for side in state.tracks.arrivals[::-1] if state.sides[side].helm == helm],
    )


def _stage(state: IceGardenState, stage: int) -> StageView:
    effect = state.vuko.tiles[stage] if state.vuko.tiles else tables.NONE
    return StageView(
        number=stage + 1,
        is_current=state.tracks.stage == stage,
        vuko_tile=None if effect == tables.NONE else tables.EFFECT_IDS[effect],
        is_arrow=effect != tables.NONE and tables.EFFECT_ARROW[effect],
        is_active=effect != tables.NONE and bool(state.vuko.active >> effect & 1),
    )


def _reputation(state: IceGardenState) -> list[ReputationView]:
    if state.is_solo():
        return []
    stack = state.tracks.reputation_stack[::-1]
    return [
        ReputationView(space, [side for side in stack if state.sides[side].reputation == value])
        for space, value in zip(tables.REPUTATION_IDS, tables.REPUTATION_VALUES, strict=True)
    ]


def _player(state: IceGardenState, side: int) -> PlayerView:
    owner = state.sides[side]
    scientist = owner.scientist
    is_independent = state.is_independent(side)
    reputation = tables.REPUTATION_IDS[tables.REPUTATION_VALUES.index(owner.reputation)]
    return PlayerView(
        seat=side,
        is_independent=is_independent,
        scientist=tables.SCIENTIST_IDS[scientist],
        color=tables.COLOR_IDS[scientist],
        victory_points=owner.victory_points,
        reputation=None if state.is_solo() else reputation,
        population=owner.goods[tables.POPULATION],
        gold=owner.goods[tables.GOLD],
        m_factor=owner.goods[tables.M_FACTOR :],
        units=[_unit(state, unit) for unit in state.units_of(side)],
        influence_markers=owner.supply,
        viper_gorge=owner.gorge,
        in_ice_garden=owner.captured,
        vuko_tokens=owner.vuko_tokens,
        action_markers=owner.action_markers,
        helm=None if is_independent else owner.helm + 1,
        double_steps=[n + 1 for n in range(tables.STAGES) if owner.double_steps >> n & 1],
        goal=tables.GOAL_IDS[scientist],
        goal_progress=goal_progress(state, side),
        goal_target=tables.GOAL_TARGETS[scientist],
        nightmare_tokens=tables.NIGHTMARE_TOKENS - sum(state.map.nightmares)
        if scientist == tables.CALLO
        else 0,
        lock_tokens=tables.LOCK_TOKENS - sum(state.map.locked) if scientist == tables.CALLO else 0,
        red_towers=tables.RED_TOWERS - sum(state.map.towers) if scientist == tables.FREIHOFF else 0,
        absorbed_reserves=state.map.absorbed if scientist == tables.VAN_DYKEN else 0,
    )


def _unit(state: IceGardenState, unit: int) -> UnitView:
    abilities = state.upgrades.abilities[unit]
    return UnitView(
        unit=tables.UNIT_IDS[unit],
        level=tables.UNIT_LEVEL[unit],
        printed=ABILITIES_PRINTED[unit],
        spaces=[_space(state, unit, space) for space in range(tables.UNIT_SPACES[unit])],
        attack=abilities[tables.ATTACK],
        shield=abilities[tables.SHIELD],
        dominate=abilities[tables.DOMINATE],
        speed=abilities[tables.SPEED],
        influence=state.unit_influence(unit),
        toughness=state.toughness(unit),
        in_supply=state.units.supply[unit],
        on_board=sum(state.units.on_map[unit * tables.REGIONS : (unit + 1) * tables.REGIONS]),
    )


def _space(state: IceGardenState, unit: int, space: int) -> SpaceView:
    content = state.upgrades.spaces[unit][space]
    return SpaceView(
        number=space + 1,
        is_maker_spy=space >= tables.BLANK_SPACES[unit],
        ability=None if content == tables.NONE else tables.ABILITY_IDS[content % ASSIGNED],
        is_assigned=content >= ASSIGNED,
    )


def _attack(state: IceGardenState) -> AttackView | None:
    step = state.steps[-1] if state.steps else None
    if isinstance(step, DealDamage):
        return AttackView(step.seat, tables.REGION_IDS[step.region], step.pool)
    return None


class Focus:
    """What the step that is waited for is about, as far as it says so."""

    __slots__ = ("ability", "left", "piece", "region", "token", "unit", "used")

    def __init__(
        self,
        region: int = tables.NONE,
        piece: int = tables.NONE,
        unit: int = tables.NONE,
        ability: int = tables.NONE,
        token: int = tables.NONE,
        left: int = 0,
        used: int = 0,
    ) -> None:
        self.region = region
        self.piece = piece
        self.unit = unit
        self.ability = ability
        self.token = token
        self.left = left
        self.used = used
        """Options of a Making that are no longer there, as bits."""


def focus_of(state: IceGardenState) -> Focus | None:
    step = state.steps[-1] if state.steps else None
    if isinstance(step, MoveTo):
        return Focus(region=step.region, piece=step.piece, left=step.left)
    if isinstance(step, (MoveAction, PlaceInfluence, PlaceHelp, ShiftMFactor)):
        return Focus(left=step.left)
    if isinstance(step, HurryTo):
        return Focus(region=step.region, piece=step.piece)
    if isinstance(step, (MountainTo, MountainCarry, SeizeMarker, Pillage, TakeKind)):
        return Focus(region=step.region)
    if isinstance(step, DealDamage):
        return Focus(region=step.region, left=step.pool)
    if isinstance(step, EvictMarker):
        return Focus(region=step.region, piece=0, left=step.left)
    if isinstance(step, Making):
        return Focus(used=step.used)
    if isinstance(step, (UpgradeAbility, ChooseCount)):
        return Focus(unit=step.unit)
    if isinstance(step, UpgradeSpace):
        return Focus(unit=step.unit, ability=step.ability)
    if isinstance(step, PlaceUnit):
        return Focus(unit=step.unit, left=step.left)
    if isinstance(step, PlaceToken):
        return Focus(token=step.token)
    if isinstance(step, LoseUnit):
        return Focus(region=state.vuko.region)
    if isinstance(step, WithdrawUnit):
        return Focus(region=state.vuko.region, unit=step.unit)
    return Focus() if isinstance(step, Cross) else None


def _focus(state: IceGardenState) -> FocusView | None:
    focus = focus_of(state)
    if focus is None:
        return None
    return FocusView(
        region=_region_id(focus.region),
        piece=None if focus.piece == tables.NONE else tables.PIECE_IDS[focus.piece],
        unit=None if focus.unit == tables.NONE else tables.UNIT_IDS[focus.unit],
        ability=None if focus.ability == tables.NONE else tables.ABILITY_IDS[focus.ability],
        order_token=None if focus.token == tables.NONE else tables.ORDER_TOKEN_IDS[focus.token],
        left=focus.left,
        used=[option for n, option in enumerate(tables.MAKING_OPTION_IDS) if focus.used >> n & 1],
    )


def _solo(state: IceGardenState) -> SoloView | None:
    if not state.is_solo():
        return None
    unit = next_summon(state) if state.order else tables.NONE
    box = next_independent_box(state)
    return SoloView(
        level=tables.LEVEL_IDS[state.options.level],
        seat=INDEPENDENT,
        actions=ACTIONS_PRINTED,
        next_box=None if box == tables.NONE else tables.BOX_IDS[box],
        next_summon=None if unit == tables.NONE else tables.UNIT_IDS[unit],
        roll=None
        if state.solo.roll_purpose == tables.NONE
        else RollView(events.PURPOSE_IDS[state.solo.roll_purpose], state.solo.roll_number),
        outcome=OUTCOME_IDS[solo_outcome(state)] if state.is_over() else None,
    )


def next_independent_box(state: IceGardenState) -> int:
    """LIG-SOL-31: the next box with a marker of the player in which the opponent acts, or none."""
    for box in state.box_order:
        if box == tables.NONE or not state.slots[box]:
            continue
        if not builders.SOLO_ACTIONS[box].is_idle(state, INDEPENDENT):
            return box
    return tables.NONE
