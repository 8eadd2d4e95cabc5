"""A position as a seat sees it (LIG-INFO): ``view.py``, filled in."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    ABILITY_IDS,
    ATTACK,
    BLANK_SPACES,
    BOX_IDS,
    CALLO,
    COLOR_IDS,
    DOMINATE,
    EFFECT_ARROW,
    EFFECT_IDS,
    FREIHOFF,
    GOAL_IDS,
    GOAL_TARGETS,
    GOLD,
    GOODS,
    HELM_MARKERS,
    HELM_RED,
    HELM_SHIP,
    HELM_STAGE,
    HELMS,
    LEVEL_IDS,
    LOCK_TOKENS,
    M_FACTOR,
    MAKING_OPTION_IDS,
    NIGHTMARE_TOKENS,
    NONE,
    ORDER_TOKEN_IDS,
    PIECE_IDS,
    PLAN_BOX_IDS,
    POPULATION,
    RED_SHIPS_UP_TO,
    RED_TOWERS,
    REGION_IDS,
    REGIONS,
    REPUTATION_IDS,
    REPUTATION_VALUES,
    RESOURCE_IDS,
    SCIENTIST_IDS,
    SHIELD,
    SLOTS,
    SLOTS_FOR_TWO,
    SOLO_ACTION_IDS,
    SOLO_ACTIONS,
    SOLO_NOTHING,
    SPACES,
    SPEED,
    STAGES,
    TILE_IDS,
    TILE_ORDER,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNIT_IDS,
    UNIT_LEVEL,
    UNIT_PRINTED,
    UNIT_SPACES,
    UNITS_EACH,
    VAN_DYKEN,
    VIPER_GORGE,
)
from meadhall.games.ice_garden.rules.action_order import PlaceToken
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.making import Making, ShiftMFactor
from meadhall.games.ice_garden.rules.actions.movement import MoveAction, MoveTo
from meadhall.games.ice_garden.rules.actions.summoning import ChooseCount, PlaceUnit
from meadhall.games.ice_garden.rules.actions.upgrading import UpgradeAbility, UpgradeSpace
from meadhall.games.ice_garden.rules.actions.voracious_mountain import MountainCarry, MountainTo
from meadhall.games.ice_garden.rules.ending import OUTCOME_IDS, goal_progress, solo_outcome
from meadhall.games.ice_garden.rules.events import END_IDS, NOT_ENDED, PURPOSE_IDS
from meadhall.games.ice_garden.rules.independent import next_summon
from meadhall.games.ice_garden.rules.regions.domination import (
    Reward,
    ShareOut,
    ShareResources,
    TakeKind,
)
from meadhall.games.ice_garden.rules.regions.locking import EvictMarker
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.regions.specials import Pillage, SeizeMarker
from meadhall.games.ice_garden.rules.rounds import PlaceHelp
from meadhall.games.ice_garden.rules.state import (
    ASSIGNED,
    DEFEATED,
    FIRST_BOX,
    INDEPENDENT,
    IceGardenState,
)
from meadhall.games.ice_garden.rules.units.attack import DealDamage, wounded_at
from meadhall.games.ice_garden.rules.units.ice_floe_crossing import Cross
from meadhall.games.ice_garden.rules.units.speed import HurryTo
from meadhall.games.ice_garden.rules.vuko import LoseUnit, WithdrawUnit
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

PHASE_IDS = [
    "setup", "help", "initiative", "action_order", "planning", *BOX_IDS, "domination", "over",
]  # fmt: skip

# What is printed; all views share it.
ABILITIES_PRINTED: Final[list[list[str]]] = [
    [ABILITY_IDS[ability] for ability in printed] for printed in UNIT_PRINTED
]
POINTS_PRINTED: Final[list[list[int]]] = [
    [points for points in printed if points] for printed in TILE_VICTORY_POINTS
]
RESOURCES_PRINTED: Final[list[dict[str, int]]] = [
    {kind: n for kind, n in zip(RESOURCE_IDS, printed, strict=True) if n}
    for printed in TILE_RESOURCES
]


def view(state: IceGardenState, seat: int) -> IceGardenView:
    """All that the seat may know: everything, for nothing is hidden (LIG-INFO-01)."""
    sides = range(state.sides) if state.order else range(0)
    return IceGardenView(
        seat=seat,
        round=state.round,
        phase=PHASE_IDS[state.phase],
        deciders=state.deciders(),
        waiting_for=type(state.steps[-1]).__name__ if state.steps else None,
        order=state.order[:],
        stage=state.stage + 1,
        scoring_count=state.scoring_count,
        ships_triggered=state.ships,
        dead_snow=state.dead_snow,
        dead_snow_limit=state.dead_snow_limit(),
        resolving=_region_id(_region_resolved(state)),
        regions=[_region(state, region) for region in range(REGIONS)],
        boxes=[_box(state, box) for box in range(len(BOX_IDS))],
        order_tokens=[None if box == NONE else BOX_IDS[box] for box in state.box_order],
        helms=[_helm(state, helm) for helm in range(HELMS)],
        stages=[_stage(state, stage) for stage in range(STAGES)],
        reputation=_reputation(state),
        players=[_player(state, side) for side in sides],
        stock=_counts(RESOURCE_IDS, state.stock),
        upgrade_stock=_counts(ABILITY_IDS, state.upgrade_stock),
        vuko_token_stock=state.vuko_tokens_left(),
        vuko=_region_id(state.vuko),
        thorn=_region_id(state.thorn),
        attack=_attack(state),
        focus=_focus(state),
        solo=_solo(state),
        ended_by=None if state.ended == NOT_ENDED else END_IDS[state.ended],
    )


def _counts(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(ids)}


def _region_id(region: int) -> str | None:
    return None if region == NONE else REGION_IDS[region]


def _region_resolved(state: IceGardenState) -> int:
    for step in state.steps[::-1]:
        if isinstance(step, (ShareOut, Reward)):
            return step.region
    return NONE


def _region(state: IceGardenState, region: int) -> RegionView:
    tile = state.tiles[region]
    is_shown = tile >= 0
    return RegionView(
        id=REGION_IDS[region],
        is_in_play=tile != NONE,
        tile=TILE_IDS[tile] if is_shown else None,
        order=TILE_ORDER[tile] if is_shown else None,
        victory_points=POINTS_PRINTED[tile] if is_shown else [],
        resources=RESOURCES_PRINTED[tile] if is_shown else {},
        taken=_kinds_taken(state, region),
        nations=state.nations[region],
        reserves=state.reserves[region],
        reserves_down=state.reserves_down[region],
        forces=[
            _force(state, side, region)
            for side in range(state.sides)
            if state.order and state.has_presence(side, region)
        ],
        ranking=ranking(state, region) if is_shown and not state.locked[region] else [],
        has_thorn=state.thorn == region,
        has_vuko=state.vuko == region,
        has_red_tower=state.towers[region] > 0,
        nightmare_tokens=state.nightmares[region],
        is_locked=state.locked[region],
    )


def _kinds_taken(state: IceGardenState, region: int) -> list[str]:
    for step in state.steps:
        if isinstance(step, (TakeKind, ShareResources)) and step.region == region:
            return [kind for number, kind in enumerate(RESOURCE_IDS) if step.gone >> number & 1]
    return []


def _force(state: IceGardenState, side: int, region: int) -> ForceView:
    figures: list[FigureView] = []
    for level in range(1, UNITS_EACH + 1):
        unit = state.unit_of(side, level)
        place = unit * REGIONS + region
        hurt = wounded_at(state, place)
        for damage in [0] * (state.units[place] - len(hurt)) + hurt:
            is_defeated = damage == DEFEATED
            shown = state.toughness(unit) if is_defeated else damage
            figures.append(FigureView(UNIT_IDS[unit], shown, is_defeated))
    return ForceView(
        seat=side,
        markers=state.markers[side * REGIONS + region],
        controlled=state.controlled[side * REGIONS + region],
        units=figures,
        influence=state.influence(side, region),
    )


def _box(state: IceGardenState, box: int) -> BoxView:
    is_planned = box < len(PLAN_BOX_IDS)
    order: int | None = box
    if is_planned and box != VIPER_GORGE:
        order = state.box_order.index(box) + 1 if box in state.box_order else None
    return BoxView(
        id=BOX_IDS[box],
        order=order,
        slots=SLOTS_FOR_TWO[box] if state.sides == 2 else SLOTS[box],
        markers=state.slots[box][:] if is_planned else [],
        is_current=state.phase == FIRST_BOX + box,
    )


def _helm(state: IceGardenState, helm: int) -> HelmView:
    return HelmView(
        index=helm + 1,
        stage=HELM_STAGE[helm] + 1,
        ship=HELM_SHIP[helm],
        is_red=HELM_RED[helm],
        is_triggered=HELM_RED[helm] and RED_SHIPS_UP_TO[helm] <= state.ships,
        action_markers=HELM_MARKERS[helm],
        stack=[side for side in reversed(state.arrivals) if state.helms[side] == helm],
    )


def _stage(state: IceGardenState, stage: int) -> StageView:
    effect = state.vuko_tiles[stage] if state.vuko_tiles else NONE
    return StageView(
        number=stage + 1,
        is_current=state.stage == stage,
        vuko_tile=None if effect == NONE else EFFECT_IDS[effect],
        is_arrow=effect != NONE and EFFECT_ARROW[effect],
        is_active=effect != NONE and bool(state.active >> effect & 1),
    )


def _reputation(state: IceGardenState) -> list[ReputationView]:
    if state.is_solo():
        return []
    stack = state.reputation_stack[::-1]
    return [
        ReputationView(space, [side for side in stack if state.reputation[side] == value])
        for space, value in zip(REPUTATION_IDS, REPUTATION_VALUES, strict=True)
    ]


def _player(state: IceGardenState, side: int) -> PlayerView:
    at = side * GOODS
    scientist = state.scientists[side]
    is_independent = state.is_independent(side)
    reputation = REPUTATION_IDS[REPUTATION_VALUES.index(state.reputation[side])]
    return PlayerView(
        seat=side,
        is_independent=is_independent,
        scientist=SCIENTIST_IDS[scientist],
        color=COLOR_IDS[scientist],
        victory_points=state.victory_points[side],
        reputation=None if state.is_solo() else reputation,
        population=state.goods[at + POPULATION],
        gold=state.goods[at + GOLD],
        m_factor=state.goods[at + M_FACTOR : at + GOODS],
        units=[_unit(state, state.unit_of(side, level)) for level in range(1, UNITS_EACH + 1)],
        influence_markers=state.supply[side],
        viper_gorge=state.gorge[side],
        in_ice_garden=state.captured[side],
        vuko_tokens=state.vuko_tokens[side],
        action_markers=state.action_markers[side],
        helm=None if is_independent else state.helms[side] + 1,
        double_steps=[n + 1 for n in range(STAGES) if state.double_steps[side] >> n & 1],
        goal=GOAL_IDS[scientist],
        goal_progress=goal_progress(state, side),
        goal_target=GOAL_TARGETS[scientist],
        nightmare_tokens=NIGHTMARE_TOKENS - sum(state.nightmares) if scientist == CALLO else 0,
        lock_tokens=LOCK_TOKENS - sum(state.locked) if scientist == CALLO else 0,
        red_towers=RED_TOWERS - sum(state.towers) if scientist == FREIHOFF else 0,
        absorbed_reserves=state.absorbed if scientist == VAN_DYKEN else 0,
    )


def _unit(state: IceGardenState, unit: int) -> UnitView:
    at = unit * ABILITIES
    return UnitView(
        unit=UNIT_IDS[unit],
        level=UNIT_LEVEL[unit],
        printed=ABILITIES_PRINTED[unit],
        spaces=[_space(state, unit, space) for space in range(UNIT_SPACES[unit])],
        attack=state.abilities[at + ATTACK],
        shield=state.abilities[at + SHIELD],
        dominate=state.abilities[at + DOMINATE],
        speed=state.abilities[at + SPEED],
        influence=state.unit_influence(unit),
        toughness=state.toughness(unit),
        in_supply=state.figures[unit],
        on_board=sum(state.units[unit * REGIONS : (unit + 1) * REGIONS]),
    )


def _space(state: IceGardenState, unit: int, space: int) -> SpaceView:
    content = state.spaces[unit * SPACES + space]
    return SpaceView(
        number=space + 1,
        is_maker_spy=space >= BLANK_SPACES[unit],
        ability=None if content == NONE else ABILITY_IDS[content % ASSIGNED],
        is_assigned=content >= ASSIGNED,
    )


def _attack(state: IceGardenState) -> AttackView | None:
    step = state.steps[-1] if state.steps else None
    if isinstance(step, DealDamage):
        return AttackView(step.seat, REGION_IDS[step.region], step.pool)
    return None


def _focus(state: IceGardenState) -> FocusView | None:
    step = state.steps[-1] if state.steps else None
    region, piece, unit, ability, token, left, used = NONE, NONE, NONE, NONE, NONE, 0, 0
    if isinstance(step, MoveTo):
        region, piece, left = step.region, step.piece, step.left
    elif isinstance(step, (MoveAction, PlaceInfluence, PlaceHelp, ShiftMFactor)):
        left = step.left
    elif isinstance(step, HurryTo):
        region, piece = step.region, step.piece
    elif isinstance(step, (MountainTo, MountainCarry, SeizeMarker, Pillage, TakeKind)):
        region = step.region
    elif isinstance(step, DealDamage):
        region, left = step.region, step.pool
    elif isinstance(step, EvictMarker):
        region, piece, left = step.region, 0, step.left
    elif isinstance(step, Making):
        used = step.used
    elif isinstance(step, (UpgradeAbility, ChooseCount)):
        unit = step.unit
    elif isinstance(step, UpgradeSpace):
        unit, ability = step.unit, step.ability
    elif isinstance(step, PlaceUnit):
        unit, left = step.unit, step.left
    elif isinstance(step, PlaceToken):
        token = step.token
    elif isinstance(step, LoseUnit):
        region = state.vuko
    elif isinstance(step, WithdrawUnit):
        region, unit = state.vuko, step.unit
    elif not isinstance(step, Cross):
        return None
    return FocusView(
        region=_region_id(region),
        piece=None if piece == NONE else PIECE_IDS[piece],
        unit=None if unit == NONE else UNIT_IDS[unit],
        ability=None if ability == NONE else ABILITY_IDS[ability],
        order_token=None if token == NONE else ORDER_TOKEN_IDS[token],
        left=left,
        used=[option for n, option in enumerate(MAKING_OPTION_IDS) if used >> n & 1],
    )


def _solo(state: IceGardenState) -> SoloView | None:
    if not state.is_solo():
        return None
    unit = next_summon(state) if state.order else NONE
    return SoloView(
        level=LEVEL_IDS[state.options.level],
        seat=INDEPENDENT,
        actions={
            box: SOLO_ACTION_IDS[action]
            for box, action in zip(PLAN_BOX_IDS, SOLO_ACTIONS, strict=True)
        },
        next_box=_next_independent_box(state),
        next_summon=None if unit == NONE else UNIT_IDS[unit],
        roll=None
        if state.roll_purpose == NONE
        else RollView(PURPOSE_IDS[state.roll_purpose], state.roll_number),
        outcome=OUTCOME_IDS[solo_outcome(state)] if state.is_over() else None,
    )


def _next_independent_box(state: IceGardenState) -> str | None:
    """LIG-SOL-31: the next box with a marker of the player in which the opponent acts."""
    for box in state.box_order:
        if box != NONE and state.slots[box] and SOLO_ACTIONS[box] != SOLO_NOTHING:
            return BOX_IDS[box]
    return None
