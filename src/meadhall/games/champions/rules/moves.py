"""The move space of Champions of Midgard: one number and one word for everything a seat can do.

Each constant is a verb: ``PLACE.at(space)`` is the move that places a worker on that space.
"""

from typing import Final

from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    FACE_IDS,
    LEADER_IDS,
    PRIVATE_SHIP_IDS,
    RUNE_IDS,
    SEAT_IDS,
    SHIP_IDS,
    SHORE_IDS,
    SPACE_IDS,
    TARGET_IDS,
    WARRIOR_IDS,
)
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

LEADER: Final = MOVES.add("leader", LEADER_IDS)
PLACE: Final = MOVES.add("place", SPACE_IDS)
PLACE_OWN_LONGSHIP: Final = MOVES.add("place:own_longship")
SAIL: Final = MOVES.add("sail", SHORE_IDS)
SWAPPED: Final = ["food", "wood", "coin"]
SWAP: Final = MOVES.add(
    "swap", [f"{give}>{get}" for give in SWAPPED for get in SWAPPED if give != get]
)
BUY: Final = MOVES.add("buy", ["1", "2", "3", "4"])
AGAIN: Final = MOVES.add("again")
TAKE_RUNE: Final = MOVES.add("take", RUNE_IDS)
TAKE_TOP_RUNE: Final = MOVES.add("take:deck")
PEEK: Final = MOVES.add("peek", SHORE_IDS)
KEEP: Final = MOVES.add("keep", DESTINY_IDS)
BUILD: Final = MOVES.add("build", PRIVATE_SHIP_IDS)
MUSTER: Final = MOVES.add("muster", WARRIOR_IDS)
RUNE: Final = MOVES.add("rune", RUNE_IDS)
GIFT: Final = MOVES.add("gift", ["wood", "food", "coin"])
OPEN: Final = MOVES.add("open", DESTINY_IDS)
DIE: Final = MOVES.add("die", WARRIOR_IDS, TARGET_IDS)
LOAD: Final = MOVES.add("food", SHIP_IDS)
FAVOR_REROLL: Final = MOVES.add("favor")
REROLL: Final = MOVES.add("reroll", WARRIOR_IDS, FACE_IDS)
ROLL: Final = MOVES.add("roll")
ACCEPT: Final = MOVES.add("accept")
LOSE: Final = MOVES.add("lose", WARRIOR_IDS)
LOSE_FOOD: Final = MOVES.add("lose:food")
BLAMED: Final = MOVES.add("blame", SEAT_IDS)
USE: Final = MOVES.add("use")
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")
DEMAND: Final = MOVES.add("demand")
