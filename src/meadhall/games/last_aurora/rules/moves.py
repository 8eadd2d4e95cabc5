"""The move space of Last Aurora: one number and one word for everything a seat can do.

Seats are ``seat_0`` to ``seat_3``; in a solo game the Automa is ``seat_1``.
"""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import BONUS_CHOICES, SLOT_BONUS, SLOT_IDS, SPACE_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

CREW: Final = MOVES.add("crew", tables.CREW_IDS)

# Exploration
PASS: Final = MOVES.add("pass")
EXPLORE: Final = MOVES.add("explore", SLOT_IDS)
SEND: Final = MOVES.add("send", tables.SURVIVOR_IDS)
FEED: Final = MOVES.add("feed", tables.SURVIVOR_IDS, tables.LOCATION_TOKEN_IDS)
HELP: Final = MOVES.add("help", STORY_IDS)
ACT: Final = MOVES.add("act")
BONUS: Final = MOVES.add("bonus", SLOT_IDS, [str(choice + 1) for choice in range(BONUS_CHOICES)])
TAKE: Final = MOVES.add("take", tables.LOCATION_TOKEN_IDS)
REPLACE: Final = MOVES.add("replace", tables.CONVOY_CARD_IDS)
MOUNT: Final = MOVES.add("mount", tables.CONVOY_CARD_IDS)
SCRAP: Final = MOVES.add("scrap", tables.CONVOY_CARD_IDS)
SALVAGE: Final = MOVES.add("salvage", tables.CARD_IDS)

# Cargo, Survivors and Damage
GAIN: Final = MOVES.add("gain", tables.TOKEN_IDS)
DROP: Final = MOVES.add("drop", tables.TOKEN_IDS)
DISMISS: Final = MOVES.add("dismiss", tables.SURVIVOR_IDS)
REFUSE: Final = MOVES.add("refuse")
CONTAMINATE: Final = MOVES.add("contaminate", tables.SURVIVOR_IDS)
ZONE: Final = MOVES.add("zone", tables.ZONE_IDS)
CLEANSE: Final = MOVES.add("cleanse", tables.SURVIVOR_IDS)
SHIFT: Final = MOVES.add("shift", tables.SURVIVOR_IDS)
DAMAGE: Final = MOVES.add("damage", tables.BOX_IDS)
REPAIR: Final = MOVES.add("repair", tables.BOX_IDS)

# Rest
COOK: Final = MOVES.add("cook", tables.SURVIVOR_IDS)
HEAL: Final = MOVES.add("heal", tables.SURVIVOR_IDS)

# Movement
STAY: Final = MOVES.add("stay")
GO: Final = MOVES.add("go")
DRIVE: Final = MOVES.add("drive", [str(extra) for extra in range(tables.EXTRA_FUEL + 1)])
BURN: Final = MOVES.add("burn", tables.TOKEN_IDS)
TO: Final = MOVES.add("to", SPACE_IDS)
BLAST: Final = MOVES.add("blast", SPACE_IDS)
STOP: Final = MOVES.add("stop")
MINE: Final = MOVES.add("mine", SPACE_IDS)

# Fire
FIRE: Final = MOVES.add("fire", tables.BOX_IDS)
AT_ENEMY: Final = MOVES.add("at", tables.ENEMY_IDS)
AT_SEAT: Final = MOVES.add("at", tables.SEAT_IDS)
LOAD_AMMO: Final = MOVES.add("load:ammo")
LOAD: Final = MOVES.add("load", tables.OBJECT_IDS)
REMOVE: Final = MOVES.add("remove", tables.SEAT_IDS)
OUTCOME: Final = MOVES.add("outcome", tables.OUTCOME_IDS)
HIT: Final = MOVES.add("hit", tables.SEAT_IDS)

# Choices of cards and Stories
OPTION: Final = MOVES.add("option", tables.OPTION_KEYS)
FACE_TOP: Final = MOVES.add("face:top")
FACE: Final = MOVES.add("face", SLOT_IDS)
KEEP_UNDER: Final = MOVES.add("keep", tables.CONVOY_CARD_IDS)
KEEP_AT: Final = MOVES.add("keep", SLOT_IDS)

# Anywhere
ABILITY: Final = MOVES.add("ability", tables.SURVIVOR_IDS)
PLAY: Final = MOVES.add("play", tables.OBJECT_IDS)
DISCARD: Final = MOVES.add("discard", tables.OBJECT_IDS)
GIVE: Final = MOVES.add("give")
USE: Final = MOVES.add("use")
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")

BONUS_MOVES: Final[list[list[list[int]]]] = [
    [
        [BONUS.at_pair(slot, choice) for choice in range(len(slots[slot]))]
        for slot in range(tables.SLOTS)
    ]
    for slots in SLOT_BONUS
]
"""For each map and slot the moves of its own Bonus Action."""
