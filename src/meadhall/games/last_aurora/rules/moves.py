"""The move space of Last Aurora: one number and one word for everything a seat can do.

Seats are ``seat_0`` to ``seat_3``; in a solo game the Automa is ``seat_1``.
"""

from typing import Final

from meadhall.games.last_aurora.content.road import BONUS_CHOICES, SLOT_BONUS, SLOT_IDS, SPACE_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import (
    BOX_IDS,
    CARD_IDS,
    CONVOY_CARD_IDS,
    CREW_IDS,
    ENEMY_IDS,
    EXTRA_FUEL,
    LOCATION_TOKEN_IDS,
    OBJECT_IDS,
    OPTION_KEYS,
    OUTCOME_IDS,
    SEAT_IDS,
    SLOTS,
    SURVIVOR_IDS,
    TOKEN_IDS,
    ZONE_IDS,
)
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

CREW: Final = MOVES.add("crew", CREW_IDS)

# Exploration
PASS: Final = MOVES.add("pass")
EXPLORE: Final = MOVES.add("explore", SLOT_IDS)
SEND: Final = MOVES.add("send", SURVIVOR_IDS)
FEED: Final = MOVES.add("feed", SURVIVOR_IDS, LOCATION_TOKEN_IDS)
HELP: Final = MOVES.add("help", STORY_IDS)
ACT: Final = MOVES.add("act")
BONUS: Final = MOVES.add("bonus", SLOT_IDS, [str(choice + 1) for choice in range(BONUS_CHOICES)])
TAKE: Final = MOVES.add("take", LOCATION_TOKEN_IDS)
REPLACE: Final = MOVES.add("replace", CONVOY_CARD_IDS)
MOUNT: Final = MOVES.add("mount", CONVOY_CARD_IDS)
SCRAP: Final = MOVES.add("scrap", CONVOY_CARD_IDS)
SALVAGE: Final = MOVES.add("salvage", CARD_IDS)

# Cargo, Survivors and Damage
GAIN: Final = MOVES.add("gain", TOKEN_IDS)
DROP: Final = MOVES.add("drop", TOKEN_IDS)
DISMISS: Final = MOVES.add("dismiss", SURVIVOR_IDS)
REFUSE: Final = MOVES.add("refuse")
CONTAMINATE: Final = MOVES.add("contaminate", SURVIVOR_IDS)
ZONE: Final = MOVES.add("zone", ZONE_IDS)
CLEANSE: Final = MOVES.add("cleanse", SURVIVOR_IDS)
SHIFT: Final = MOVES.add("shift", SURVIVOR_IDS)
DAMAGE: Final = MOVES.add("damage", BOX_IDS)
REPAIR: Final = MOVES.add("repair", BOX_IDS)

# Rest
COOK: Final = MOVES.add("cook", SURVIVOR_IDS)
HEAL: Final = MOVES.add("heal", SURVIVOR_IDS)

# Movement
STAY: Final = MOVES.add("stay")
GO: Final = MOVES.add("go")
DRIVE: Final = MOVES.add("drive", [str(extra) for extra in range(EXTRA_FUEL + 1)])
BURN: Final = MOVES.add("burn", TOKEN_IDS)
TO: Final = MOVES.add("to", SPACE_IDS)
BLAST: Final = MOVES.add("blast", SPACE_IDS)
STOP: Final = MOVES.add("stop")
MINE: Final = MOVES.add("mine", SPACE_IDS)

# Fire
FIRE: Final = MOVES.add("fire", BOX_IDS)
AT_ENEMY: Final = MOVES.add("at", ENEMY_IDS)
AT_SEAT: Final = MOVES.add("at", SEAT_IDS)
LOAD_AMMO: Final = MOVES.add("load:ammo")
LOAD: Final = MOVES.add("load", OBJECT_IDS)
REMOVE: Final = MOVES.add("remove", SEAT_IDS)
OUTCOME: Final = MOVES.add("outcome", OUTCOME_IDS)
HIT: Final = MOVES.add("hit", SEAT_IDS)

# Choices of cards and Stories
OPTION: Final = MOVES.add("option", OPTION_KEYS)
FACE_TOP: Final = MOVES.add("face:top")
FACE: Final = MOVES.add("face", SLOT_IDS)
KEEP_UNDER: Final = MOVES.add("keep", CONVOY_CARD_IDS)
KEEP_AT: Final = MOVES.add("keep", SLOT_IDS)

# Anywhere
ABILITY: Final = MOVES.add("ability", SURVIVOR_IDS)
PLAY: Final = MOVES.add("play", OBJECT_IDS)
DISCARD: Final = MOVES.add("discard", OBJECT_IDS)
GIVE: Final = MOVES.add("give")
USE: Final = MOVES.add("use")
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")

BONUS_MOVES: Final[list[list[list[int]]]] = [
    [[BONUS.at_pair(slot, choice) for choice in range(len(slots[slot]))] for slot in range(SLOTS)]
    for slots in SLOT_BONUS
]
"""For each map and slot the moves of its own Bonus Action."""
