"""The content files as tables of small integers, read once; what the rules compute with."""

from typing import Final, get_args

from meadhall.games.ice_garden.content import schema, vocabulary

CONTENT: Final = schema.read_all()

NONE: Final = -1
"""No seat, no region, no tile, no ability."""

_COUNT: Final[dict[str, int]] = {c.id: c.count for c in CONTENT.components.components}
_OF_EACH: Final[dict[str, int]] = {
    c.id: c.per_character or 0 for c in CONTENT.components.components
}

FEWEST_PLAYERS: Final[int] = CONTENT.components.players.min
MOST_PLAYERS: Final[int] = CONTENT.components.players.max

# Regions.
REGION_IDS: Final[list[str]] = [region.id for region in CONTENT.board.regions]
REGIONS: Final[int] = len(REGION_IDS)
ADJACENT: Final[list[list[int]]] = [
    sorted(REGION_IDS.index(other) for other in region.adjacent) for region in CONTENT.board.regions
]

# Resources: the three kinds, and what lies before a player, with M-factor on its four levels.
POPULATION: Final = 0
GOLD: Final = 1
M_FACTOR: Final = 2
KINDS: Final = 3
RESOURCE_IDS: Final[list[str]] = ["population", "gold", "m_factor"]
GOODS: Final = 6
GOOD_IDS: Final[list[str]] = [
    "population",
    "gold",
    "m_factor_0",
    "m_factor_1",
    "m_factor_2",
    "m_factor_3",
]
LEVELS: Final = 4
TOKENS: Final[list[int]] = [_COUNT[kind] for kind in RESOURCE_IDS]
_START: Final = CONTENT.components.starting_resources
START_GOODS: Final[list[int]] = [
    _START.population, _START.gold, _START.m_factor_level_0, 0, 0, 0,
]  # fmt: skip
START_INFLUENCE: Final[int] = _START.influence_markers_placed
KIND_OF_GOOD: Final[list[int]] = [POPULATION, GOLD, M_FACTOR, M_FACTOR, M_FACTOR, M_FACTOR]

# Other components.
INFLUENCE_MARKERS: Final[int] = _OF_EACH["influence_marker"]
ACTION_MARKERS: Final[int] = _OF_EACH["action_marker"]
VUKO_TOKENS: Final[int] = _COUNT["vuko_token"]
RESERVES: Final[int] = _COUNT["magical_reserve"]
NIGHTMARE_TOKENS: Final[int] = _COUNT["nightmare_token"]
NIGHTMARES_TO_LOCK: Final = 2
"""LIG-EVT-01."""
LOCK_TOKENS: Final[int] = _COUNT["region_lock_token"]
RED_TOWERS: Final[int] = _COUNT["red_tower"]

# Abilities and their upgrade tokens.
ATTACK: Final = 0
SHIELD: Final = 1
DOMINATE: Final = 2
SPEED: Final = 3
ABILITIES: Final = 4
ABILITY_IDS: Final[list[str]] = ["attack", "shield", "dominate", "speed"]
_UPGRADES: Final = sorted(
    CONTENT.upgrades.upgrades, key=lambda upgrade: ABILITY_IDS.index(upgrade.id)
)
UPGRADE_COPIES: Final[list[int]] = [upgrade.copies for upgrade in _UPGRADES]


def _price(price: schema.Price) -> list[int]:
    return [price.population, price.gold, price.m_factor_level_0]


UPGRADE_PRICES: Final[list[list[int]]] = [_price(upgrade.price) for upgrade in _UPGRADES]
"""For each ability population, gold and M-factor of level 0."""

# Scientists and units: three unit types for each scientist, by level.
SCIENTIST_IDS: Final[list[str]] = [c.id for c in CONTENT.characters.characters]
SCIENTISTS: Final[int] = len(SCIENTIST_IDS)
COLOR_IDS: Final[list[str]] = [c.colour for c in CONTENT.characters.characters]
FREIHOFF: Final[int] = SCIENTIST_IDS.index("freihoff")
VAN_DYKEN: Final[int] = SCIENTIST_IDS.index("van_dyken")
CALLO: Final[int] = SCIENTIST_IDS.index("callo")
GOAL_IDS: Final[list[str]] = [str(c.goal.effect) for c in CONTENT.characters.characters]
GOAL_TARGETS: Final[list[int]] = [c.goal.target for c in CONTENT.characters.characters]

UNITS_EACH: Final = 3
_UNITS: Final = sorted(
    CONTENT.characters.units, key=lambda u: (SCIENTIST_IDS.index(u.character), u.level)
)
UNIT_IDS: Final[list[str]] = [unit.id for unit in _UNITS]
UNIT_TYPES: Final[int] = len(UNIT_IDS)
UNITS_OF: Final[list[list[int]]] = [
    list(range(scientist * UNITS_EACH, (scientist + 1) * UNITS_EACH))
    for scientist in range(SCIENTISTS)
]
UNIT_OWNER: Final[list[int]] = [SCIENTIST_IDS.index(unit.character) for unit in _UNITS]
UNIT_LEVEL: Final[list[int]] = [unit.level for unit in _UNITS]
UNIT_FIGURES: Final[list[int]] = [unit.figures for unit in _UNITS]
UNIT_PRINTED: Final[list[list[int]]] = [
    [ABILITY_IDS.index(ability) for ability in unit.printed] for unit in _UNITS
]
SUMMON_SURCHARGE: Final[list[int]] = [unit.summon_surcharge for unit in _UNITS]
BLANK_SPACES: Final[list[int]] = [unit.free_spaces for unit in _UNITS]
UNIT_SPACES: Final[list[int]] = [unit.free_spaces + unit.maker_spy_spaces for unit in _UNITS]
"""The spaces of a unit type: first the blank ones, then those of Maker-Spy."""
SPACES: Final = 4
"""No unit type has more spaces."""
SPACE_IDS: Final[list[str]] = ["1", "2", "3", "4"]
assert max(UNIT_SPACES) <= SPACES

MOST_TOUGHNESS: Final[int] = max(
    unit.level + unit.printed.count("shield") + spaces
    for unit, spaces in zip(_UNITS, UNIT_SPACES, strict=True)
)

# Special abilities and events of the unit types, by their ids.
UNIT_SPECIALS: Final[list[list[str]]] = [unit.special for unit in _UNITS]
UNIT_EVENTS: Final[list[list[str]]] = [unit.events for unit in _UNITS]


def unit_with(name: str) -> int:
    """The unit type with a special ability or an event."""
    return next(
        unit
        for unit in range(UNIT_TYPES)
        if name in UNIT_SPECIALS[unit] or name in UNIT_EVENTS[unit]
    )


# The unit types for which the book has rules of their own.
MAKER_SPY_UNIT: Final[int] = unit_with("maker_spy")
FERRY_UNIT: Final[int] = unit_with("ice_floe_crossing")
LOCKING_UNIT: Final[int] = unit_with("lock_region")

# Pieces that move: a marker, a controlled marker, then the units.
MARKER: Final = 0
CONTROLLED_MARKER: Final = 1
FIRST_UNIT: Final = 2
PIECE_IDS: Final[list[str]] = ["influence_marker", "controlled_marker", *UNIT_IDS]

# Region tiles.
TILE_IDS: Final[list[str]] = [tile.id for tile in CONTENT.region_tiles.tiles]
TILE_ORDER: Final[list[int]] = [tile.order for tile in CONTENT.region_tiles.tiles]
TILE_RESOURCES: Final[list[list[int]]] = [
    [tile.population, tile.gold, tile.m_factor] for tile in CONTENT.region_tiles.tiles
]
TILE_VICTORY_POINTS: Final[list[list[int]]] = [
    [*tile.vp, *[0] * (MOST_PLAYERS - len(tile.vp))] for tile in CONTENT.region_tiles.tiles
]
"""LIG-DOM-14: places beyond the list are worth 0."""
TILE_SETS: Final[list[list[int]]] = [
    [number for number, tile in enumerate(CONTENT.region_tiles.tiles) if tile.set == players]
    for players in range(MOST_PLAYERS + 1)
]
"""By number of players."""

# Action boxes; those numbered 1 to 5 have order tokens.
_BOXES: Final = sorted(CONTENT.actions.boxes, key=lambda box: box.printed_order)
BOX_IDS: Final[list[str]] = [box.id for box in _BOXES]
VIPER_GORGE: Final[int] = BOX_IDS.index("viper_gorge")
INFLUENCE: Final[int] = BOX_IDS.index("influence")
MOVE_BOX: Final[int] = BOX_IDS.index("move")
VORACIOUS_MOUNTAIN: Final[int] = BOX_IDS.index("voracious_mountain")
RAVEN_SHADOW: Final[int] = BOX_IDS.index("raven_shadow")
MAKING: Final[int] = BOX_IDS.index("making")
ACTIVATION: Final[int] = BOX_IDS.index("activation")
VUKO_BOX: Final[int] = BOX_IDS.index("vuko")
PLAN_BOXES: Final[int] = sum(box.markers_allowed for box in _BOXES)
"""LIG-PLN-02: markers go into the boxes before this one."""
PLAN_BOX_IDS: Final[list[str]] = BOX_IDS[:PLAN_BOXES]
SLOTS: Final[list[int]] = [box.slots for box in _BOXES]
SLOTS_FOR_TWO: Final[list[int]] = [box.limit_2p for box in _BOXES]
ORDERED_BOXES: Final[list[int]] = [n for n, box in enumerate(_BOXES) if box.order_token]
ORDER_TOKENS: Final[int] = len(ORDERED_BOXES)
ORDER_TOKEN_IDS: Final[list[str]] = [f"order_{number}" for number in range(1, ORDER_TOKENS + 1)]
ORDERED_BOX_IDS: Final[list[str]] = [BOX_IDS[box] for box in ORDERED_BOXES]
COSTS: Final[list[list[int]]] = [_price(box.cost) for box in _BOXES]
MOST_TIMES: Final[list[int]] = [box.max_times for box in _BOXES]
DISCARD_COST: Final[list[int]] = _price(_BOXES[RAVEN_SHADOW].discard_cost)
REPUTATION_GAIN: Final[int] = _BOXES[RAVEN_SHADOW].reputation_gain
RAVEN_OPTION_IDS: Final[list[str]] = list(_BOXES[RAVEN_SHADOW].options)
MAKING_OPTION_IDS: Final[list[str]] = list(_BOXES[MAKING].options)
M_FACTOR_STEPS: Final[int] = _BOXES[MAKING].m_factor_steps
DEAD_SNOW_STEP: Final[int] = _BOXES[MAKING].dead_snow_per_option
MAKING_REPUTATION: Final[list[int]] = [
    _BOXES[MAKING].reputation_move_m_factor, _BOXES[MAKING].reputation_upgrade, 0,
]  # fmt: skip
"""What the options cost at once; a summon costs by level and number (LIG-MAK-14)."""
ATTACK_COST: Final[list[int]] = _price(_BOXES[ACTIVATION].attack_cost)

# Tracks.
_REPUTATION: Final = CONTENT.board.reputation_track
REPUTATION_IDS: Final[list[str]] = _REPUTATION.spaces
REPUTATION_VALUES: Final[list[int]] = _REPUTATION.values
YIN_YANG: Final[int] = REPUTATION_VALUES[REPUTATION_IDS.index(_REPUTATION.safe_space)]
BEST_REPUTATION: Final[int] = _REPUTATION.best_after_leaving
WORST_REPUTATION: Final[int] = _REPUTATION.worst
DEAD_SNOW_LIMITS: Final[list[int]] = [
    0, *[CONTENT.board.dead_snow_track.limit[str(n)] for n in range(1, MOST_PLAYERS + 1)],
]  # fmt: skip
"""By number of players."""
VICTORY_POINTS_TO_END: Final[int] = CONTENT.board.victory_track.end_threshold

# Initiative: helms and stages count from 0.
_HELMS: Final = sorted(CONTENT.initiative.helms, key=lambda helm: helm.index)
HELMS: Final[int] = len(_HELMS)
LAST_HELM: Final[int] = HELMS - 1
HELM_STAGE: Final[list[int]] = [helm.stage - 1 for helm in _HELMS]
HELM_SHIP: Final[list[int]] = [helm.ship for helm in _HELMS]
HELM_MARKERS: Final[list[int]] = [helm.action_markers for helm in _HELMS]
HELM_RED: Final[list[bool]] = [helm.red for helm in _HELMS]
RED_SHIPS_UP_TO: Final[list[int]] = [sum(HELM_RED[: helm + 1]) for helm in range(HELMS)]
STAGES: Final[int] = len(CONTENT.initiative.stages)

# Vuko tiles: all their sides, each a bit of what is active.
EFFECT_IDS: Final[list[str]] = [side.id for side in CONTENT.vuko_tiles.effects]
EFFECT_ARROW: Final[list[bool]] = [side.arrow for side in CONTENT.vuko_tiles.effects]
VUKO_TILE_SIDES: Final[list[list[int]]] = [
    [EFFECT_IDS.index(tile.permanent_side), EFFECT_IDS.index(tile.stage_side)]
    for tile in CONTENT.vuko_tiles.tiles
]
VUKO_TILE_OF: Final[list[int]] = [
    next(number for number, sides in enumerate(VUKO_TILE_SIDES) if effect in sides)
    for effect in range(len(EFFECT_IDS))
]


# The solo variant.
_SOLO: Final = CONTENT.solo
LEVEL_IDS: Final[list[str]] = [level.id for level in _SOLO.difficulties]
LEVEL_HAS_VUKO_TILES: Final[list[bool]] = [level.vuko_tiles for level in _SOLO.difficulties]
LEVEL_BEGINS_WITH_UNIT: Final[list[bool]] = [
    level.ip_level3_at_setup for level in _SOLO.difficulties
]
LEVEL_UPGRADES: Final[list[list[int]]] = [
    [ABILITY_IDS.index(ability) for ability in level.ip_fill_upgrades]
    for level in _SOLO.difficulties
]
DIE_SIDES: Final[int] = _SOLO.die
_PILLAGE: Final = _SOLO.pillage_die
PILLAGE_DIE: Final[list[int]] = [
    RESOURCE_IDS.index(kind)
    for kind in (
        _PILLAGE.one, _PILLAGE.two, _PILLAGE.three, _PILLAGE.four, _PILLAGE.five, _PILLAGE.six,
    )
]  # fmt: skip
DRAKKAR_LOW: Final[list[bool]] = [
    number in _SOLO.drakkar_die.low for number in range(1, DIE_SIDES + 1)
]
SOLO_MAKER_SPY: Final[list[int]] = [
    ABILITY_IDS.index(ability) for ability in _SOLO.maker_spy_choice.abilities
]
_SOLO_ACTIONS: Final = {action.box: action.effect for action in _SOLO.actions}
SOLO_EFFECTS: Final[list[vocabulary.SoloEffect]] = [_SOLO_ACTIONS[box] for box in PLAN_BOX_IDS]
"""For each box what the Independent Player does before a marker is removed from it."""
SOLO_ACTION_IDS: Final[list[str]] = [
    str(kind.__struct_config__.tag) for kind in get_args(vocabulary.SoloEffect)
]
