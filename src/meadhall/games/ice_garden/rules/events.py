"""What can happen in Lords of the Ice Garden, for logs, animations and screen readers.

``seat`` and ``other`` facts are plain numbers; the Independent Player of the solo variant is
seat 1. The sentences are in ``words/``.
"""

from typing import Final

from meadhall.games.ice_garden.content import tables
from meadhall.kernel.events import SEAT, EventKind

SEAT_IDS: Final[list[str]] = [f"seat_{seat}" for seat in range(tables.MOST_PLAYERS)]

# Setup
SCIENTIST_TAKEN: Final = EventKind("scientist_taken", seat=SEAT, scientist=tables.SCIENTIST_IDS)
ORDER_SET: Final = EventKind("order_set", order=(SEAT_IDS,))
TILE_LAID: Final = EventKind("tile_laid", seat=SEAT, region=tables.REGION_IDS)
THORN_PLACED: Final = EventKind("thorn_placed", seat=SEAT, region=tables.REGION_IDS)
RESERVE_FOUND: Final = EventKind("reserve_found", region=tables.REGION_IDS)
TILE_REVEALED: Final = EventKind("tile_revealed", region=tables.REGION_IDS, tile=tables.TILE_IDS)
VUKO_TILE_LAID: Final = EventKind("vuko_tile_laid", stage=None, effect=tables.EFFECT_IDS)

# Rounds and initiative
ROUND_BEGAN: Final = EventKind("round_began", round=None)
HELPED: Final = EventKind("helped", seat=SEAT)
ADVANCED: Final = EventKind("advanced", seat=SEAT, n=None, helm=None)
SHIP_TRIGGERED: Final = EventKind("ship_triggered", seat=SEAT, helm=None)
STAGE_BEGAN: Final = EventKind("stage_began", stage=None)
VUKO_TILE_BEGAN: Final = EventKind("vuko_tile_began", effect=tables.EFFECT_IDS)
VUKO_TILE_ENDED: Final = EventKind("vuko_tile_ended", effect=tables.EFFECT_IDS)
MARKERS_TAKEN: Final = EventKind("markers_taken", seat=SEAT, n=None)
ORDER_TOKEN_PLACED: Final = EventKind(
    "order_token_placed", seat=SEAT, token=tables.ORDER_TOKEN_IDS, box=tables.BOX_IDS
)
ROUND_ENDED: Final = EventKind("round_ended", round=None)

# Planning and actions
PLANNED: Final = EventKind("planned", seat=SEAT, box=tables.BOX_IDS, number=None)
SET_ASIDE: Final = EventKind("set_aside", seat=SEAT, n=None)
BOX_BEGAN: Final = EventKind("box_began", box=tables.BOX_IDS)
ACTION_BEGAN: Final = EventKind("action_began", seat=SEAT, box=tables.BOX_IDS)
DECLINED: Final = EventKind("declined", seat=SEAT, box=tables.BOX_IDS)
PLACING_IDS: Final[list[str]] = ["setup", "help", "influence", "independent"]
INFLUENCE_PLACED: Final = EventKind(
    "influence_placed", seat=SEAT, region=tables.REGION_IDS, why=PLACING_IDS
)
GAIN_IDS: Final[list[str]] = ["help", "viper_gorge", "region", "reserves", "piper", "pillage"]
GAINED: Final = EventKind("gained", seat=SEAT, resource=tables.RESOURCE_IDS, n=None, why=GAIN_IDS)
PAID: Final = EventKind("paid", seat=SEAT, resource=tables.RESOURCE_IDS, n=None)
EXCHANGED: Final = EventKind(
    "exchanged",
    seat=SEAT,
    given=tables.RESOURCE_IDS,
    also=tables.RESOURCE_IDS,
    taken=tables.RESOURCE_IDS,
)
MOVING_IDS: Final[list[str]] = [
    "move", "voracious_mountain", "ice_floe_crossing", "speed", "lock", "giant_snake",
    "independent",
]  # fmt: skip
MOVED: Final = EventKind(
    "moved",
    seat=SEAT,
    piece=tables.PIECE_IDS,
    region=tables.REGION_IDS,
    to=tables.REGION_IDS,
    why=MOVING_IDS,
)
REPUTATION_CHANGED: Final = EventKind(
    "reputation_changed", seat=SEAT, before=tables.REPUTATION_IDS, space=tables.REPUTATION_IDS
)
TOKEN_IDS: Final[list[str]] = ["visit", "dead_snow", "raven_shadow", "nightwalkers"]
VUKO_TOKEN_TAKEN: Final = EventKind("vuko_token_taken", seat=SEAT, why=TOKEN_IDS)
VUKO_TOKEN_DISCARDED: Final = EventKind("vuko_token_discarded", seat=SEAT, n=None, why=TOKEN_IDS)

# Making
OPTION_TAKEN: Final = EventKind("option_taken", seat=SEAT, option=tables.MAKING_OPTION_IDS)
DEAD_SNOW_ROSE: Final = EventKind("dead_snow_rose", n=None, total=None)
M_FACTOR_MOVED: Final = EventKind("m_factor_moved", seat=SEAT, level=None, to=None)
UPGRADED: Final = EventKind(
    "upgraded", seat=SEAT, unit=tables.UNIT_IDS, ability=tables.ABILITY_IDS, space=tables.SPACE_IDS
)
UPGRADE_RETURNED: Final = EventKind(
    "upgrade_returned", seat=SEAT, unit=tables.UNIT_IDS, ability=tables.ABILITY_IDS
)
UPGRADE_FORGONE: Final = EventKind("upgrade_forgone", seat=SEAT)
SUMMONING: Final = EventKind("summoning", seat=SEAT, unit=tables.UNIT_IDS, n=None)
SUMMONED: Final = EventKind("summoned", seat=SEAT, unit=tables.UNIT_IDS, region=tables.REGION_IDS)

# Activation
ASSIGNED: Final = EventKind(
    "assigned", seat=SEAT, unit=tables.UNIT_IDS, ability=tables.ABILITY_IDS, space=tables.SPACE_IDS
)
ATTACK_BEGAN: Final = EventKind("attack_began", seat=SEAT)
ATTACK_DECLINED: Final = EventKind("attack_declined", seat=SEAT)
REGION_ATTACKED: Final = EventKind("region_attacked", seat=SEAT, region=tables.REGION_IDS, n=None)
UNIT_HIT: Final = EventKind(
    "unit_hit",
    seat=SEAT,
    other=SEAT,
    unit=tables.UNIT_IDS,
    region=tables.REGION_IDS,
    damage=None,
    needed=None,
)
UNIT_DEFEATED: Final = EventKind(
    "unit_defeated", seat=SEAT, other=SEAT, unit=tables.UNIT_IDS, region=tables.REGION_IDS
)
MARKER_DEFEATED: Final = EventKind(
    "marker_defeated", seat=SEAT, other=SEAT, piece=tables.PIECE_IDS, region=tables.REGION_IDS
)
NATION_DEFEATED: Final = EventKind("nation_defeated", seat=SEAT, region=tables.REGION_IDS)
REMOVAL_IDS: Final[list[str]] = ["defeated", "vuko", "lock"]
UNIT_REMOVED: Final = EventKind(
    "unit_removed", seat=SEAT, unit=tables.UNIT_IDS, region=tables.REGION_IDS, why=REMOVAL_IDS
)
SCORING_IDS: Final[list[str]] = ["attack", "region", "viper_gorge"]
SCORED: Final = EventKind("scored", seat=SEAT, n=None, why=SCORING_IDS, total=None)

# Vuko
VUKO_IDLE: Final = EventKind("vuko_idle")
VUKO_SKIPPED: Final = EventKind("vuko_skipped")
VUKO_CAME: Final = EventKind("vuko_came", seat=SEAT, region=tables.REGION_IDS)
VUKO_MOVED: Final = EventKind(
    "vuko_moved", seat=SEAT, region=tables.REGION_IDS, to=tables.REGION_IDS
)
VUKO_STAYED: Final = EventKind("vuko_stayed", seat=SEAT, region=tables.REGION_IDS)
VUKO_FINDS_NOBODY: Final = EventKind("vuko_finds_nobody", seat=SEAT)
VUKO_LEFT: Final = EventKind("vuko_left", region=tables.REGION_IDS)
FREED: Final = EventKind("freed", seat=SEAT, region=tables.REGION_IDS, n=None)
CONTROLLED: Final = EventKind("controlled", seat=SEAT, region=tables.REGION_IDS, n=None)
EXPELLED: Final = EventKind("expelled", seat=SEAT, region=tables.REGION_IDS, n=None)
NATIONS_CARRIED: Final = EventKind(
    "nations_carried", region=tables.REGION_IDS, to=tables.REGION_IDS, n=None
)

# Domination
RANKED: Final = EventKind("ranked", region=tables.REGION_IDS, ranking=(SEAT_IDS,))
NOBODY_DOMINATES: Final = EventKind("nobody_dominates", region=tables.REGION_IDS)
ABSORBED: Final = EventKind("absorbed", seat=SEAT, region=tables.REGION_IDS, n=None, total=None)
RECRUITED: Final = EventKind(
    "recruited", seat=SEAT, other=SEAT, piece=tables.PIECE_IDS, region=tables.REGION_IDS, total=None
)
ENTHRALLED: Final = EventKind(
    "enthralled", seat=SEAT, other=SEAT, piece=tables.PIECE_IDS, region=tables.REGION_IDS
)
PILLAGED: Final = EventKind(
    "pillaged", seat=SEAT, other=SEAT, good=tables.GOOD_IDS, region=tables.REGION_IDS
)
TORMENTED: Final = EventKind("tormented", seat=SEAT, region=tables.REGION_IDS, total=None)
TOWER_BUILT: Final = EventKind("tower_built", seat=SEAT, region=tables.REGION_IDS, total=None)
RESERVES_CARRIED: Final = EventKind(
    "reserves_carried", seat=SEAT, region=tables.REGION_IDS, to=tables.REGION_IDS, n=None
)
RESERVES_TURNED: Final = EventKind("reserves_turned", region=tables.REGION_IDS, n=None)
REGION_LOCKED: Final = EventKind("region_locked", seat=SEAT, region=tables.REGION_IDS, total=None)
NATIONS_GONE: Final = EventKind("nations_gone", region=tables.REGION_IDS, n=None)
MARKERS_RETURNED: Final = EventKind("markers_returned", seat=SEAT, region=tables.REGION_IDS, n=None)
RESERVE_REHOUSED: Final = EventKind(
    "reserve_rehoused", region=tables.REGION_IDS, to=tables.REGION_IDS
)
RESERVE_LOST: Final = EventKind("reserve_lost", region=tables.REGION_IDS)
M_FACTOR_BLOCKED: Final = EventKind("m_factor_blocked", region=tables.REGION_IDS)

# The Independent Player
PURPOSE_IDS: Final[list[str]] = [
    "thorn", "first_unit", "influence", "summon", "unit_move", "ice_floe_crossing", "pillage",
]  # fmt: skip
ROLLED: Final = EventKind("rolled", seat=SEAT, purpose=PURPOSE_IDS, number=None)
ROLLED_REGION: Final = EventKind(
    "rolled_region", seat=SEAT, purpose=PURPOSE_IDS, number=None, region=tables.REGION_IDS
)
AGAIN_IDS: Final[list[str]] = ["locked", "goal_done", "nothing_there"]
ROLLED_IN_VAIN: Final = EventKind(
    "rolled_in_vain", seat=SEAT, purpose=PURPOSE_IDS, number=None, why=AGAIN_IDS
)
INDEPENDENT_ACTS: Final = EventKind("independent_acts", seat=SEAT, box=tables.BOX_IDS)
IDLE_IDS: Final[list[str]] = [
    "nothing_to_place", "nothing_to_summon", "nothing_to_pillage", "dominates_both",
    "no_player_there", "no_use_for_piper",
]  # fmt: skip
INDEPENDENT_IDLE: Final = EventKind("independent_idle", seat=SEAT, why=IDLE_IDS)
CHOICE_IDS: Final[list[str]] = [
    "upgrades", "maker_spy", "crossing", "torment", "recruit", "enthral", "event", "lock",
    "giant_snake",
]  # fmt: skip
INDEPENDENT_CHOSE: Final = EventKind("independent_chose", seat=SEAT, why=CHOICE_IDS)
STAY_IDS: Final[list[str]] = [
    "torment", "tower", "reserves", "recruit", "enthral", "own_region", "nowhere_to_go",
]  # fmt: skip
UNIT_STAYED: Final = EventKind(
    "unit_stayed", seat=SEAT, unit=tables.UNIT_IDS, region=tables.REGION_IDS, why=STAY_IDS
)
CALLED: Final = EventKind(
    "called", seat=SEAT, unit=tables.UNIT_IDS, region=tables.REGION_IDS, to=tables.REGION_IDS
)

# The end
GOAL_REACHED: Final = EventKind("goal_reached", seat=SEAT, goal=tables.GOAL_IDS)
END_IDS: Final[list[str]] = ["none", "dead_snow", "goal", "victory_points"]
GAME_ENDED: Final = EventKind("game_ended", why=END_IDS)

# The numbers of the reasons above
FOR_SETUP: Final = 0
FOR_HELP: Final = 1
FOR_INFLUENCE: Final = 2
FOR_INDEPENDENT: Final = 3

GAIN_HELP: Final = 0
GAIN_GORGE: Final = 1
GAIN_REGION: Final = 2
GAIN_RESERVES: Final = 3
GAIN_PIPER: Final = 4
GAIN_PILLAGE: Final = 5

BY_MOVE: Final = 0
BY_MOUNTAIN: Final = 1
BY_FERRY: Final = 2
BY_SPEED: Final = 3
BY_LOCK: Final = 4
BY_SNAKE: Final = 5
BY_INDEPENDENT: Final = 6

TOKEN_VISIT: Final = 0
TOKEN_DEAD_SNOW: Final = 1
TOKEN_RAVEN: Final = 2
TOKEN_NIGHTWALKERS: Final = 3

GONE_DEFEATED: Final = 0
GONE_VUKO: Final = 1
GONE_LOCK: Final = 2

SCORED_ATTACK: Final = 0
SCORED_REGION: Final = 1
SCORED_GORGE: Final = 2

ROLL_THORN: Final = 0
ROLL_FIRST_UNIT: Final = 1
ROLL_INFLUENCE: Final = 2
ROLL_SUMMON: Final = 3
ROLL_UNIT_MOVE: Final = 4
ROLL_FERRY: Final = 5
ROLL_PILLAGE: Final = 6

VAIN_LOCKED: Final = 0
VAIN_GOAL_DONE: Final = 1
VAIN_NOTHING: Final = 2

IDLE_PLACE: Final = 0
IDLE_SUMMON: Final = 1
IDLE_PILLAGE: Final = 2
IDLE_DOMINATES: Final = 3
IDLE_NO_PLAYER: Final = 4
IDLE_PIPER: Final = 5

CHOSE_UPGRADES: Final = 0
CHOSE_MAKER_SPY: Final = 1
CHOSE_CROSSING: Final = 2
CHOSE_TORMENT: Final = 3
CHOSE_RECRUIT: Final = 4
CHOSE_ENTHRAL: Final = 5
CHOSE_EVENT: Final = 6
CHOSE_LOCK: Final = 7
CHOSE_SNAKE: Final = 8

STAY_TORMENT: Final = 0
STAY_TOWER: Final = 1
STAY_RESERVES: Final = 2
STAY_RECRUIT: Final = 3
STAY_ENTHRAL: Final = 4
STAY_OWN: Final = 5
STAY_NOWHERE: Final = 6

NOT_ENDED: Final = 0
BY_DEAD_SNOW: Final = 1
BY_GOAL: Final = 2
BY_VICTORY_POINTS: Final = 3
