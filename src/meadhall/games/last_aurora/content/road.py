"""The Road board: both maps, their spaces, roads, Exploration slots and Special Waypoints."""

from typing import Final

from meadhall.games.last_aurora.content.tables import CONTENT, NONE, ROUNDS, SLOTS, script_of

_BOARDS: Final = CONTENT.boards

ALPHA: Final = 0
BETA: Final = 1
MAP_IDS: Final[list[str]] = ["alpha", "beta"]
REGION_IDS: Final[list[str]] = ["valley", "coast", "bay"]
REGIONS: Final = 3

SPACE_IDS: Final[list[str]] = [space.id for space in _BOARDS.spaces]
SPACES: Final = len(SPACE_IDS)
SPACE_MAP: Final[list[int]] = [MAP_IDS.index(space.map) for space in _BOARDS.spaces]
REGION: Final[list[int]] = [REGION_IDS.index(space.region) for space in _BOARDS.spaces]
PROGRESS: Final[list[int]] = [space.progress for space in _BOARDS.spaces]
IS_SICK: Final[list[bool]] = [space.contaminated for space in _BOARDS.spaces]
"""Contaminated spaces."""
START: Final[list[int]] = [
    next(SPACE_IDS.index(entry.start) for entry in _BOARDS.maps if entry.id == name)
    for name in MAP_IDS
]

# Roads out of each space, by ascending space number
ROAD: Final = 0
PASS: Final = 1
TRACKED: Final = 2
_KINDS: Final = ["road", "pass", "tracked"]


def _roads(space: str, kinds: list[str]) -> list[int]:
    return sorted(
        SPACE_IDS.index(edge.to)
        for edge in _BOARDS.edges
        if edge.frm == space and edge.kind in kinds
    )


WHEELED_ROADS: Final[list[list[int]]] = [_roads(space, ["road", "pass"]) for space in SPACE_IDS]
TRACKED_ROADS: Final[list[list[int]]] = [_roads(space, _KINDS) for space in SPACE_IDS]
"""LAU-MOVE-06: a Truck with tracks may use every road."""
MAIN_ROAD: Final[list[int]] = [
    next(iter(_roads(space, ["road"])), NONE) for space in SPACE_IDS
]  # fmt: skip
"""The next space of the main road, for the Automa."""


def _stops(map_name: str, is_red: bool) -> list[int]:
    stops = [
        (space.aurora_red_stop if is_red else space.aurora_stop, SPACE_IDS.index(space.id))
        for space in _BOARDS.spaces
        if space.map == map_name
    ]
    return [space for number, space in sorted(stops) if 1 <= number <= ROUNDS]


STOPS: Final[list[list[int]]] = [_stops(name, False) for name in MAP_IDS]
RED_STOPS: Final[list[list[int]]] = [_stops(name, True) for name in MAP_IDS]
"""For each map the Aurora's space in each round."""

# Special Waypoint counters
WAYPOINT_IDS: Final[list[str]] = [counter.id for counter in CONTENT.components.waypoints]
WAYPOINT_SCRIPTS: Final[list[int]] = [
    script_of(counter.effects) for counter in CONTENT.components.waypoints
]
_SETS: Final[list[list[str]]] = [
    next([str(name) for name in entry.waypoint_sets] for entry in _BOARDS.maps if entry.id == name)
    for name in MAP_IDS
]
WAYPOINT_SPACES: Final[list[list[list[int]]]] = [
    [
        [
            SPACE_IDS.index(space.id)
            for space in _BOARDS.spaces
            if space.map == name and space.waypoint == counters
        ]
        for counters in _SETS[number]
    ]
    for number, name in enumerate(MAP_IDS)
]
WAYPOINT_COUNTERS: Final[list[list[list[int]]]] = [
    [
        [
            number
            for number, counter in enumerate(CONTENT.components.waypoints)
            if counter.set == counters
        ]
        for counters in sets
    ]
    for sets in _SETS
]
"""LAU-SETUP-03: for each map and each set of counters the spaces and the counters."""
AVALANCHES: Final[list[list[int]]] = [
    [
        SPACE_IDS.index(space.id)
        for space in _BOARDS.spaces
        if entry.use_avalanche and space.map == entry.id and space.avalanche
    ]
    for entry in _BOARDS.maps
]

# Exploration slots
SLOT_IDS: Final[list[str]] = [f"slot_{number}" for number in range(1, SLOTS + 1)]
_SLOTS: Final = sorted(_BOARDS.slots, key=lambda slot: (MAP_IDS.index(slot.map), slot.slot))
SLOT_VALUE: Final[list[list[int]]] = [
    [slot.value for slot in _SLOTS if slot.map == name] for name in MAP_IDS
]
SLOT_BONUS: Final[list[list[list[int]]]] = [
    [[script_of(effects) for effects in slot.bonus] for slot in _SLOTS if slot.map == name]
    for name in MAP_IDS
]
BONUS_CHOICES: Final = 1 + max(len(slot.bonus) for slot in _SLOTS)
"""The alternatives of a Bonus Action, and what a Hunter takes instead."""
HUNTERS_CHOICE: Final = BONUS_CHOICES - 1
