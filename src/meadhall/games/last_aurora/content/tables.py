"""The content files, read once, as the tables of small integers that the rules use."""

from typing import Final

from meadhall.games.last_aurora.content import card_schema, schema, vocabulary

CONTENT: Final = schema.read_all()

NONE: Final = -1
"""No card, no seat, no place."""

_CONSTANTS: Final = CONTENT.components.constants
FAME_MIN: Final[int] = _CONSTANTS.fame_min
FAME_MAX: Final[int] = _CONSTANTS.fame_max
FAME_START: Final[int] = _CONSTANTS.fame_start
FAME_START_PVP: Final[int] = _CONSTANTS.fame_start_pvp
ROUNDS: Final[int] = _CONSTANTS.rounds
OBJECT_LIMIT: Final[int] = _CONSTANTS.object_limit
SURVIVOR_LIMIT: Final[int] = _CONSTANTS.survivor_limit
SLOTS: Final[int] = _CONSTANTS.exploration_slots
KEEP_SLOTS: Final[list[int]] = [_CONSTANTS.keep_slots_base_2p, _CONSTANTS.keep_slots_base]
KEEP_SLOTS_PVP: Final[list[int]] = [_CONSTANTS.keep_slots_pvp_2p, _CONSTANTS.keep_slots_pvp]
"""LAU-END-07, LFS-PVP-16: with 2 Convoys, and with more."""
LOCATION_TAKE: Final[int] = _CONSTANTS.location_take
EXTRA_FUEL: Final[int] = _CONSTANTS.extra_fuel_max
EXTRA_FUEL_SPEED: Final[int] = _CONSTANTS.extra_fuel_speed
MAX_COLUMNS: Final[int] = _CONSTANTS.max_columns
MAX_WEAPON_LEVEL: Final[int] = _CONSTANTS.weapon_level_max
BOARDING_FAME: Final[int] = _CONSTANTS.aurora_reached_bonus
ORANGE_REMOVED: Final[list[int]] = [
    next(
        row.orange_removed_per_period
        for row in CONTENT.components.orange_removal
        if row.players == players
    )
    for players in range(1, 5)
]
"""LAU-SETUP-06: for 1 to 4 players."""

MOST_PLAYERS: Final = 4
SEAT_IDS: Final[list[str]] = ["seat_0", "seat_1", "seat_2", "seat_3"]
HUMAN: Final = 0
AUTOMA: Final = 1
"""The seats of a solo game."""
COLOUR_IDS: Final[list[str]] = ["red", "blue", "green", "yellow"]
PERIODS: Final = 3

# Tokens of a load: a Survivor or a Resource.
SURVIVOR: Final = 0
FUEL: Final = 1
FOOD: Final = 2
AMMO: Final = 3
TOKENS: Final = 4
TOKEN_IDS: Final[list[str]] = ["survivor", "fuel", "food", "ammo"]
OBJECT_TOKEN: Final = 0
"""A Location holds Resources and Object tokens; here the latter have the number of Survivors."""
LOCATION_TOKEN_IDS: Final[list[str]] = ["object", "fuel", "food", "ammo"]
_COUNTS: Final = {part.id: part.count for part in CONTENT.components.components}
SUPPLY: Final[list[int]] = [
    _COUNTS[name] for name in ("object_token", "fuel_token", "food_token", "ammo_token")
]
TARGET_COUNTERS: Final[int] = _COUNTS["target_counter"] // MOST_PLAYERS
MINE_COUNTERS: Final[int] = _COUNTS["mine_counter"]
START_LOAD: Final[list[int]] = [
    0, _CONSTANTS.start_fuel, _CONSTANTS.start_food, _CONSTANTS.start_ammo,
]  # fmt: skip

# Zones of Survivors
OUT: Final = 0
ACTIVE: Final = 1
REST: Final = 2
EXHAUSTED: Final = 3
ZONE_IDS: Final[list[str]] = ["out", "active", "rest", "exhausted"]

# Effects. Each list of them has a number; ``rules/builders.py`` turns the words into what is
# carried out. The owner is the Story or Exploration card that the list belongs to.
SCRIPT_SOURCES: Final[list[list[vocabulary.Effect]]] = []
SCRIPT_OWNERS: Final[list[int]] = []


def script_of(effects: list[vocabulary.Effect], owner: int = NONE) -> int:
    """The number of a list of effects; ``NONE`` for an empty one."""
    if not effects:
        return NONE
    SCRIPT_SOURCES.append(effects)
    SCRIPT_OWNERS.append(owner)
    return len(SCRIPT_SOURCES) - 1


# Cards: all that can lie in the Exploration Zone, in a Convoy or beside a Player board, in one
# row of numbers, by type.
_EXPLORATION: Final = [*CONTENT.exploration, *CONTENT.new_exploration]
_LOOT: Final = [*CONTENT.loot, *CONTENT.new_loot]
_ALL: Final[list[card_schema.AnyCard]] = [*CONTENT.start, *CONTENT.crews, *_EXPLORATION, *_LOOT]
_SURVIVORS: Final = [card for card in _ALL if isinstance(card, card_schema.SurvivorCard)]
_TRUCKS: Final = [card for card in _ALL if isinstance(card, card_schema.TruckCard)]
_TRAILERS: Final = [card for card in _ALL if isinstance(card, card_schema.TrailerCard)]
_DEVICES: Final = [card for card in _ALL if isinstance(card, card_schema.DeviceCard)]
_LOCATIONS: Final = [card for card in _ALL if isinstance(card, card_schema.LocationCard)]
_ENCOUNTERS: Final = [card for card in _ALL if isinstance(card, card_schema.EncounterCard)]
_EVENTS: Final = [card for card in _ALL if isinstance(card, card_schema.EventCard)]
_ENEMIES: Final = [*CONTENT.enemies, *CONTENT.new_enemies]
_CARDS: Final[list[card_schema.AnyCard]] = [
    *_SURVIVORS, *_TRUCKS, *_TRAILERS, *_DEVICES, *_LOCATIONS, *_ENCOUNTERS, *_EVENTS,
]  # fmt: skip
_LOOT_IDS: Final = {card.id for card in _LOOT}
_EXPLORATION_IDS: Final = {card.id for card in _EXPLORATION}

SURVIVORS: Final = len(_SURVIVORS)
FIRST_TRUCK: Final = SURVIVORS
FIRST_TRAILER: Final = FIRST_TRUCK + len(_TRUCKS)
FIRST_DEVICE: Final = FIRST_TRAILER + len(_TRAILERS)
FIRST_LOCATION: Final = FIRST_DEVICE + len(_DEVICES)
FIRST_ENCOUNTER: Final = FIRST_LOCATION + len(_LOCATIONS)
FIRST_EVENT: Final = FIRST_ENCOUNTER + len(_ENCOUNTERS)
FIRST_ENEMY: Final = FIRST_EVENT + len(_EVENTS)
CARD_IDS: Final[list[str]] = [card.id for card in _CARDS] + [card.id for card in _ENEMIES]
CARDS: Final = len(CARD_IDS)
CONVOY_CARDS: Final = FIRST_LOCATION - FIRST_TRUCK
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_IDS)}
SURVIVOR_IDS: Final[list[str]] = CARD_IDS[:SURVIVORS]
CONVOY_CARD_IDS: Final[list[str]] = CARD_IDS[FIRST_TRUCK:FIRST_LOCATION]
ENEMY_IDS: Final[list[str]] = CARD_IDS[FIRST_ENEMY:]

PERIOD: Final[list[int]] = [
    *[card.period for card in _CARDS],
    *[card.period for card in _ENEMIES],
]
IS_ORANGE: Final[list[bool]] = [card.orange for card in _CARDS] + [False] * len(_ENEMIES)
IS_CONTAMINATED: Final[list[bool]] = (
    [card.contaminated for card in _CARDS] + [False] * len(_ENEMIES)
)  # fmt: skip
GOES_TO_DISCARD: Final[list[bool]] = (
    [card.id in _EXPLORATION_IDS for card in _CARDS] + [False] * len(_ENEMIES)
)  # fmt: skip
"""LAU-EXP-11, LAU-IMP-06, LAU-ZONE-07: start, crew and Loot cards leave the game instead."""
TIER_IDS: Final[list[str]] = ["I-II", "III-IV", "V-VI"]
LOOT_TIER: Final[list[int]] = (
    [TIER_IDS.index(card.tier) if card.id in _LOOT_IDS else NONE for card in _CARDS]
    + [NONE] * len(_ENEMIES)
)  # fmt: skip

BASE_EXPLORATION: Final[list[int]] = [CARD_NUMBER[card.id] for card in CONTENT.exploration]
MODULE_EXPLORATION: Final[list[int]] = [
    CARD_NUMBER[card.id]
    for card in [
        *[card for card in CONTENT.exploration if not card.replaced_by_module1],
        *CONTENT.new_exploration,
    ]
]
BASE_ENEMIES: Final[list[int]] = [CARD_NUMBER[card.id] for card in CONTENT.enemies]
ASGAROR: Final[list[int]] = [CARD_NUMBER[card.id] for card in CONTENT.new_enemies]
BASE_LOOT: Final[list[int]] = [CARD_NUMBER[card.id] for card in CONTENT.loot]
ASGAROR_LOOT: Final[list[int]] = [CARD_NUMBER[card.id] for card in CONTENT.new_loot]
RUSTED_CONTAINERS: Final[list[int]] = [
    CARD_NUMBER[card.id] for card in CONTENT.start if card.colour == "none"
]


def _start_cards(kind: type) -> list[list[int]]:
    """The start cards of one type, by colour."""
    return [
        [
            CARD_NUMBER[card.id]
            for card in CONTENT.start
            if isinstance(card, kind) and card.colour == colour
        ]
        for colour in COLOUR_IDS
    ]


START_CREWS: Final = _start_cards(card_schema.SurvivorCard)
START_TRUCKS: Final = _start_cards(card_schema.TruckCard)
START_TRAILERS: Final = _start_cards(card_schema.TrailerCard)

# Survivors
ABILITY_WORDS: Final[list[vocabulary.Ability]] = [card.ability for card in _SURVIVORS]
"""``rules/cards/abilities.py`` turns them into abilities."""
EXPLORE: Final[list[int]] = [card.explore for card in _SURVIVORS]
CONTAMINATION_LIMIT: Final[list[int]] = [card.contamination_limit for card in _SURVIVORS]
EATS_ANYTHING: Final[list[bool]] = [card.feed != "food" for card in _SURVIVORS]
"""LFS-CREW-12: 1 Object or 1 Resource of any type."""
CREW_IDS: Final[list[str]] = list(dict.fromkeys([card.crew for card in _SURVIVORS if card.crew]))
CREWS: Final[list[list[int]]] = [
    [CARD_NUMBER[card.id] for card in _SURVIVORS if card.crew == crew] for crew in CREW_IDS
]

# Trucks, by their place among the trucks
TRUCK_SPEED: Final[list[int]] = [card.speed for card in _TRUCKS]
TRUCK_POWER: Final[list[int]] = [card.power for card in _TRUCKS]
IS_TRACKED: Final[list[bool]] = [card.tracked for card in _TRUCKS]
BURNS_FOOD: Final[list[bool]] = [card.special == "biofuel" for card in _TRUCKS]

# Boxes: those of the Convoy cards in their order, then those of the Stories kept under them.
HOLD: Final = 0
ARMOR: Final = 1
ASGARD_ARMOR: Final = 2
WEAPON: Final = 3
SCRAP_WEAPON: Final = 4
SPECIAL: Final = 5
BOX_KIND_IDS: Final[list[str]] = [
    "hold",
    "armor",
    "asgard_armor",
    "weapon",
    "scrap_weapon",
    "special",
]
BOX_EFFECT_IDS: Final[list[str]] = [
    "none", "fame_end", "fame_end_per_asgard_armor", "object_limit", "object_each_round",
]  # fmt: skip

BOX_IDS: Final[list[str]] = []
BOX_KIND: Final[list[int]] = []
BOX_ACCEPTS: Final[list[int]] = []
"""The tokens that a hold box takes, as bits."""
BOX_LEVEL: Final[list[int]] = []
BOX_EFFECT: Final[list[str]] = []
BOX_N: Final[list[int]] = []
BOX_MAX: Final[list[int]] = []


def _boxes(boxes: list[card_schema.Box]) -> list[int]:
    first = len(BOX_IDS)
    for box in boxes:
        BOX_IDS.append(box.id)
        BOX_KIND.append(BOX_KIND_IDS.index(box.kind))
        BOX_ACCEPTS.append(sum([1 << TOKEN_IDS.index(token) for token in box.accepts]))
        BOX_LEVEL.append(box.level)
        BOX_EFFECT.append(box.effect)
        BOX_N.append(box.n)
        BOX_MAX.append(box.max)
    return list(range(first, len(BOX_IDS)))


BOXES: Final[list[list[int]]] = [
    _boxes(card.boxes) if isinstance(card, card_schema.ConvoyCard) else [] for card in _CARDS
] + [[] for _ in _ENEMIES]
STORY_BOXES: Final[list[list[int]]] = [_boxes(story.story_boxes) for story in CONTENT.stories]
BOX_COUNT: Final = len(BOX_IDS)


def _numbers(effect: str) -> list[int]:
    """For each box its number if it has this effect, and 0 for all others."""
    return [n if own == effect else 0 for own, n in zip(BOX_EFFECT, BOX_N, strict=True)]


BOX_FAME: Final = _numbers("fame_end")
BOX_FAME_PER_ASGARD_ARMOR: Final = _numbers("fame_end_per_asgard_armor")
"""LAU-SCORE-04: Fame at the end; for each Asgard Armour, up to ``BOX_MAX`` in all."""
BOX_OBJECT_LIMIT: Final = _numbers("object_limit")
BOX_OBJECTS_EACH_ROUND: Final = _numbers("object_each_round")
IS_WEAPON: Final[list[bool]] = [kind in (WEAPON, SCRAP_WEAPON) for kind in BOX_KIND]

# Locations and Encounters, by their place among cards of their type
LOCATION_TOKENS: Final[list[list[int]]] = [
    [LOCATION_TOKEN_IDS.index(token) for token in card.tokens] for card in _LOCATIONS
]
ON_GATHER: Final[list[int]] = [script_of(card.on_gather) for card in _LOCATIONS]
OPTION_KEYS: Final = ["a", "b"]
ENCOUNTER_COSTS: Final[list[list[int]]] = [
    [script_of(option.cost) for option in card.options] for card in _ENCOUNTERS
]
ENCOUNTER_EFFECTS: Final[list[list[int]]] = [
    [script_of(option.effects, CARD_NUMBER[card.id]) for option in card.options]
    for card in _ENCOUNTERS
]

# Events
EVENT_EACH: Final[list[int]] = [
    script_of(card.each_player, CARD_NUMBER[card.id]) for card in _EVENTS
]
EVENT_LAST: Final[list[int]] = [
    script_of(card.last_player, CARD_NUMBER[card.id]) for card in _EVENTS
]
EVENT_THEN: Final[list[int]] = [script_of(card.then) for card in _EVENTS]
EVENT_STORM: Final[list[list[int]]] = [list(card.speed_penalty) for card in _EVENTS]

# Enemies, by their place among the Enemies
LEADING: Final = 0
OTHERS: Final = 1
ALL: Final = 2
_WHO: Final = ["leading", "others", "all"]
ASGARD_DEFENSE: Final[list[int]] = [card.asgard_defense for card in _ENEMIES]
DEFENSE: Final[list[int]] = [card.defense for card in _ENEMIES]
ATTACK: Final[list[int]] = [card.attack for card in _ENEMIES]
AMBUSH_WHO: Final[list[list[int]]] = [
    [_WHO.index(entry.who) for entry in card.ambush] for card in _ENEMIES
]
AMBUSH_SCRIPTS: Final[list[list[int]]] = [
    [script_of(entry.effects) for entry in card.ambush] for card in _ENEMIES
]


AMBUSH_DAMAGE: Final[list[list[int]]] = [
    [sum([word.harm() for word in entry.effects]) for entry in card.ambush] for card in _ENEMIES
]
"""LAU-AUTO-09: the Damage of each entry, the only part that affects the Automa."""
TARGET_SPACES: Final = 4
TARGET_REWARDS: Final[list[list[int]]] = [
    [script_of(reward) for reward in card.target_rewards] for card in _ENEMIES
]
"""LAU-LOOT-01."""

# Objects
_OBJECTS: Final = [*CONTENT.objects, *CONTENT.new_objects, *CONTENT.optional_objects]
OBJECT_IDS: Final[list[str]] = [card.id for card in _OBJECTS]
OBJECTS: Final = len(_OBJECTS)
BASE_OBJECTS: Final = len(CONTENT.objects)
FIRST_OPTIONAL_OBJECT: Final = BASE_OBJECTS + len(CONTENT.new_objects)
OBJECT_COPIES: Final[list[int]] = [card.copies for card in _OBJECTS]
IN_FIRE: Final = 0
IN_ANY_TURN: Final = 1
BEFORE_MOVE: Final = 2
IN_EXPLORATION: Final = 3
IN_AMBUSH: Final = 4
AFTER_MOVE: Final = 5
IN_ATTACK: Final = 6
"""LAU-FIRE-04: no card names this moment, but Active Camouflage may be played in it."""
_OBJECT_PHASES: Final = [
    "fire", "any_own_turn", "movement", "exploration", "fire_ambush", "movement_after_move",
]  # fmt: skip
OBJECT_PHASE: Final[list[int]] = [_OBJECT_PHASES.index(card.phase) for card in _OBJECTS]
OBJECT_SCRIPTS: Final[list[int]] = [script_of(card.effects) for card in _OBJECTS]


EXPLORE_BONUS: Final[list[int]] = [card.effects[0].explore_bonus() for card in _OBJECTS]
ROUNDS_HIT_BONUS: Final[list[int]] = [card.effects[0].rounds_bonus() for card in _OBJECTS]
GLASSES: Final[list[int]] = [kind for kind in range(OBJECTS) if EXPLORE_BONUS[kind]]
"""Objects that add to an exploration value (LAU-OBJ-06)."""
LOADABLE: Final[list[int]] = [kind for kind in range(OBJECTS) if ROUNDS_HIT_BONUS[kind]]
"""Objects that are fired in place of Ammo (LAU-OBJ-05)."""


OBJECT_SPEED: Final[list[int]] = [sum([word.speed() for word in card.effects]) for card in _OBJECTS]
"""LAU-OBJ-07, LFS-OBJ-06: the most that each Object adds to a move."""
HIDES_FROM_ENEMIES: Final[list[bool]] = [card.effects[0].hides() for card in _OBJECTS]
MINE_DAMAGE: Final[int] = max([card.effects[0].harm() for card in CONTENT.optional_objects])
"""LAU-OPT-04."""

# Outcome cards: the base deck, then that of Player versus Player.
_OUTCOMES: Final = [*CONTENT.outcomes, *CONTENT.pvp.outcomes]
OUTCOME_IDS: Final[list[str]] = [card.id for card in _OUTCOMES]
BASE_OUTCOMES: Final[list[int]] = list(range(len(CONTENT.outcomes)))
PVP_OUTCOMES: Final[list[int]] = list(range(len(CONTENT.outcomes), len(_OUTCOMES)))
OUTCOME_HITS: Final[list[list[int]]] = [list(card.hits) for card in _OUTCOMES]
LETTER_IDS: Final[list[str]] = ["A", "B", "C", "D"]
OUTCOME_LETTERS: Final[list[list[int]]] = [
    [LETTER_IDS.index(letter) for letter in card.letters] for card in _OUTCOMES
]
OUTCOME_COLUMNS: Final[list[list[int]]] = [
    [column - 1 for column in card.columns] for card in _OUTCOMES
]
OUTCOME_BACKS: Final[list[list[int]]] = [
    [column - 1 for column in card.back_columns] for card in _OUTCOMES
]
