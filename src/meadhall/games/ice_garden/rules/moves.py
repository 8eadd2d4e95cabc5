"""The verbs of Lords of the Ice Garden: everything a seat can do."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    ABILITY_IDS,
    GOOD_IDS,
    LEVELS,
    MAKING_OPTION_IDS,
    MOST_TOUGHNESS,
    ORDER_TOKEN_IDS,
    ORDERED_BOX_IDS,
    PIECE_IDS,
    PLAN_BOX_IDS,
    RAVEN_OPTION_IDS,
    REGION_IDS,
    RESOURCE_IDS,
    SCIENTIST_IDS,
    SPACE_IDS,
    UNIT_IDS,
)
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

TILE_AT: Final = MOVES.add("tile", REGION_IDS)
THORN_AT: Final = MOVES.add("thorn", REGION_IDS)
INFLUENCE_AT: Final = MOVES.add("influence", REGION_IDS)
ADVANCE: Final = MOVES.add("advance", ["1", "2"])
ORDER_TOKEN: Final = MOVES.add("token", ORDER_TOKEN_IDS)
ORDER_BOX: Final = MOVES.add("box", ORDERED_BOX_IDS)
PLAN: Final = MOVES.add("plan", PLAN_BOX_IDS)
TAKE: Final = MOVES.add("take", RESOURCE_IDS)
EXCHANGES: Final = [
    [first, second, taken]
    for first in range(len(RESOURCE_IDS))
    for second in range(first, len(RESOURCE_IDS))
    for taken in range(len(RESOURCE_IDS))
    if taken not in (first, second)
]
"""LIG-VIP-03: two tokens are given, one of a kind not given is taken."""
EXCHANGE: Final = MOVES.add(
    "exchange",
    [f"{RESOURCE_IDS[a]}+{RESOURCE_IDS[b]}>{RESOURCE_IDS[c]}" for a, b, c in EXCHANGES],
)
MOVE: Final = MOVES.add("move", REGION_IDS, PIECE_IDS)
FROM: Final = MOVES.add("from", REGION_IDS)
TO: Final = MOVES.add("to", REGION_IDS)
CARRY: Final = MOVES.add("carry", PIECE_IDS)
RAVEN: Final = MOVES.add("raven", RAVEN_OPTION_IDS)
MAKE: Final = MOVES.add("make", MAKING_OPTION_IDS)
SHIFTS: Final = [
    [level, other] for level in range(LEVELS) for other in range(LEVELS) if abs(level - other) == 1
]
SHIFT: Final = MOVES.add("shift", [f"{level}:{other}" for level, other in SHIFTS])
UPGRADE: Final = MOVES.add("upgrade", UNIT_IDS)
ABILITY: Final = MOVES.add("ability", ABILITY_IDS)
SPACE: Final = MOVES.add("space", SPACE_IDS)
SUMMON: Final = MOVES.add("summon", UNIT_IDS)
COUNT: Final = MOVES.add("count", ["1", "2", "3"])
KEEP: Final = MOVES.add("keep")
ASSIGN: Final = MOVES.add("assign", ABILITY_IDS)
PAY_ATTACK: Final = MOVES.add("attack")
HIT_NATION: Final = MOVES.add("hit:nation")
HIT_MARKER: Final = MOVES.add("hit", SCIENTIST_IDS, PIECE_IDS[:2])
HIT_UNIT: Final = MOVES.add("hit", UNIT_IDS, [str(damage) for damage in range(MOST_TOUGHNESS)])
"""A unit and the damage that it has taken already."""
LOSE: Final = MOVES.add("lose", UNIT_IDS)
SEIZE: Final = MOVES.add("seize", SCIENTIST_IDS, PIECE_IDS[:2])
PILLAGE: Final = MOVES.add("pillage", SCIENTIST_IDS, GOOD_IDS)
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")
