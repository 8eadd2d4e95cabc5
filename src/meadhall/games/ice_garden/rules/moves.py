"""The verbs of Lords of the Ice Garden: everything a seat can do."""

from typing import Final

from meadhall.games.ice_garden.content import tables
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

TILE_AT: Final = MOVES.add("tile", tables.REGION_IDS)
THORN_AT: Final = MOVES.add("thorn", tables.REGION_IDS)
INFLUENCE_AT: Final = MOVES.add("influence", tables.REGION_IDS)
ADVANCE: Final = MOVES.add("advance", ["1", "2"])
ORDER_TOKEN: Final = MOVES.add("token", tables.ORDER_TOKEN_IDS)
ORDER_BOX: Final = MOVES.add("box", tables.ORDERED_BOX_IDS)
PLAN: Final = MOVES.add("plan", tables.PLAN_BOX_IDS)
TAKE: Final = MOVES.add("take", tables.RESOURCE_IDS)
EXCHANGES: Final[list[list[int]]] = [
    [first, second, taken]
    for first in range(tables.KINDS)
    for second in range(first, tables.KINDS)
    for taken in range(tables.KINDS)
    if taken not in (first, second)
]
"""LIG-VIP-03: two tokens are given, one of a kind not given is taken."""
EXCHANGE: Final = MOVES.add(
    "exchange",
    ["{}+{}>{}".format(*[tables.RESOURCE_IDS[kind] for kind in kinds]) for kinds in EXCHANGES],
)
MOVE: Final = MOVES.add("move", tables.REGION_IDS, tables.PIECE_IDS)
FROM: Final = MOVES.add("from", tables.REGION_IDS)
TO: Final = MOVES.add("to", tables.REGION_IDS)
CARRY: Final = MOVES.add("carry", tables.PIECE_IDS)
RAVEN: Final = MOVES.add("raven", tables.RAVEN_OPTION_IDS)
MAKE: Final = MOVES.add("make", tables.MAKING_OPTION_IDS)
SHIFTS: Final[list[list[int]]] = [
    [level, other]
    for level in range(tables.LEVELS)
    for other in range(tables.LEVELS)
    if abs(level - other) == 1
]
SHIFT: Final = MOVES.add("shift", [f"{level}:{other}" for level, other in SHIFTS])
UPGRADE: Final = MOVES.add("upgrade", tables.UNIT_IDS)
ABILITY: Final = MOVES.add("ability", tables.ABILITY_IDS)
SPACE: Final = MOVES.add("space", tables.SPACE_IDS)
SUMMON: Final = MOVES.add("summon", tables.UNIT_IDS)
COUNT: Final = MOVES.add("count", ["1", "2", "3"])
KEEP: Final = MOVES.add("keep")
ASSIGN: Final = MOVES.add("assign", tables.ABILITY_IDS)
PAY_ATTACK: Final = MOVES.add("attack")
HIT_NATION: Final = MOVES.add("hit:nation")
HIT_MARKER: Final = MOVES.add("hit", tables.SCIENTIST_IDS, tables.PIECE_IDS[:2])
HIT_UNIT: Final = MOVES.add(
    "hit", tables.UNIT_IDS, [str(damage) for damage in range(tables.MOST_TOUGHNESS)]
)
"""A unit and the damage that it has taken already."""
LOSE: Final = MOVES.add("lose", tables.UNIT_IDS)
SEIZE: Final = MOVES.add("seize", tables.SCIENTIST_IDS, tables.PIECE_IDS[:2])
PILLAGE: Final = MOVES.add("pillage", tables.SCIENTIST_IDS, tables.GOOD_IDS)
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")
