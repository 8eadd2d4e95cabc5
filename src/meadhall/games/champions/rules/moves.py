"""The move space of Champions of Midgard: one number and one word for everything a seat can do.

Each constant is a verb: ``PLACE.at(space)`` is the move that places a worker on that space.
"""

from typing import Final

from meadhall.games.champions.content import tables
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

LEADER: Final = MOVES.add("leader", tables.LEADER_IDS)
PLACE: Final = MOVES.add("place", tables.SPACE_IDS)
PLACE_OWN_LONGSHIP: Final = MOVES.add("place:own_longship")
SAIL: Final = MOVES.add("sail", tables.SHORE_IDS)
SWAPPED: Final = ["food", "wood", "coin"]
SWAP: Final = MOVES.add(
    "swap", [f"{give}>{get}" for give in SWAPPED for get in SWAPPED if give != get]
)
BUY: Final = MOVES.add("buy", ["1", "2", "3", "4"])
AGAIN: Final = MOVES.add("again")
TAKE_RUNE: Final = MOVES.add("take", tables.RUNE_IDS)
TAKE_TOP_RUNE: Final = MOVES.add("take:deck")
PEEK: Final = MOVES.add("peek", tables.SHORE_IDS)
KEEP: Final = MOVES.add("keep", tables.DESTINY_IDS)
BUILD: Final = MOVES.add("build", tables.PRIVATE_SHIP_IDS)
MUSTER: Final = MOVES.add("muster", tables.WARRIOR_IDS)
RUNE: Final = MOVES.add("rune", tables.RUNE_IDS)
GIFT: Final = MOVES.add("gift", ["wood", "food", "coin"])
OPEN: Final = MOVES.add("open", tables.DESTINY_IDS)
DIE: Final = MOVES.add("die", tables.WARRIOR_IDS, tables.TARGET_IDS)
LOAD: Final = MOVES.add("food", tables.SHIP_IDS)
FAVOR_REROLL: Final = MOVES.add("favor")
REROLL: Final = MOVES.add("reroll", tables.WARRIOR_IDS, tables.FACE_IDS)
ROLL: Final = MOVES.add("roll")
ACCEPT: Final = MOVES.add("accept")
LOSE: Final = MOVES.add("lose", tables.WARRIOR_IDS)
LOSE_FOOD: Final = MOVES.add("lose:food")
BLAMED: Final = MOVES.add("blame", tables.SEAT_IDS)
USE: Final = MOVES.add("use")
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")
DEMAND: Final = MOVES.add("demand")
