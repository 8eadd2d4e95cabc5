"""What can happen in Champions of Midgard, for logs, animations and screen readers.

The sentences are in ``words/``.
"""

from typing import Final

from meadhall.games.champions.content import tables
from meadhall.kernel.events import SEAT, EventKind

# Setup and round
FIRST_PLAYER: Final = EventKind("first_player", seat=SEAT)
STALL_OPENED: Final = EventKind("stall_opened", space=tables.SPACE_IDS, stall=tables.STALL_IDS)
LEADER_CHOSEN: Final = EventKind("leader_chosen", seat=SEAT, leader=tables.LEADER_IDS)
DESTINY_DEALT: Final = EventKind("destiny_dealt", seat=SEAT)
ROUND_BEGAN: Final = EventKind("round_began", round=None)
ENEMY_APPEARED: Final = EventKind(
    "enemy_appeared", target=tables.TARGET_IDS, enemy=tables.ENEMY_IDS
)
JOURNEY_LAID: Final = EventKind("journey_laid", shore=tables.SHORE_IDS)
MONSTER_APPEARED: Final = EventKind(
    "monster_appeared", shore=tables.SHORE_IDS, enemy=tables.ENEMY_IDS
)
MERCHANT_ARRIVED: Final = EventKind("merchant_arrived", merchant=tables.MERCHANT_IDS)
RESTOCKED: Final = EventKind("restocked", space=tables.SPACE_IDS, n=None)
RUNE_SHOWN: Final = EventKind("rune_shown", rune=tables.RUNE_IDS)

# Placement
PLACED: Final = EventKind("placed", seat=SEAT, space=tables.SPACE_IDS)
PLACED_AT_STALL: Final = EventKind(
    "placed_at_stall", seat=SEAT, space=tables.SPACE_IDS, stall=tables.STALL_IDS
)
BOARDED_OWN_LONGSHIP: Final = EventKind("boarded_own_longship", seat=SEAT, ship=tables.SHIP_IDS)
PAID: Final = EventKind("paid", seat=SEAT, good=tables.GOOD_IDS, n=None)
GAINED: Final = EventKind("gained", seat=SEAT, good=tables.GOOD_IDS, n=None)
MUSTERED: Final = EventKind("mustered", seat=SEAT, warrior=tables.WARRIOR_IDS, n=None)
SAILED: Final = EventKind("sailed", seat=SEAT, ship=tables.SHIP_IDS, shore=tables.SHORE_IDS)
RUNE_TAKEN: Final = EventKind("rune_taken", seat=SEAT, rune=tables.RUNE_IDS)
PEEKED: Final = EventKind("peeked", seat=SEAT, shore=tables.SHORE_IDS)
JOURNEY_SEEN: Final = EventKind(
    "journey_seen", seat=SEAT, shore=tables.SHORE_IDS, seen=tables.JOURNEY_IDS, round=None
)
DESTINIES_DRAWN: Final = EventKind("destinies_drawn", seat=SEAT, n=None)
DESTINY_SEEN: Final = EventKind("destiny_seen", seat=SEAT, destiny=tables.DESTINY_IDS)
DESTINY_KEPT: Final = EventKind("destiny_kept", seat=SEAT, destiny=tables.DESTINY_IDS)
BUILT: Final = EventKind("built", seat=SEAT, ship=tables.SHIP_IDS)
HIRED: Final = EventKind("hired", seat=SEAT)

# Runes
RUNE_USED: Final = EventKind("rune_used", seat=SEAT, rune=tables.RUNE_IDS)
DESTINY_OPENED: Final = EventKind("destiny_opened", seat=SEAT, destiny=tables.DESTINY_IDS, n=None)

# Assignment
ASSIGNED: Final = EventKind(
    "assigned", seat=SEAT, warrior=tables.WARRIOR_IDS, target=tables.TARGET_IDS, n=None
)
LOADED: Final = EventKind("loaded", seat=SEAT, ship=tables.SHIP_IDS, n=None)
ASSIGNMENT_DONE: Final = EventKind("assignment_done", seat=SEAT)
TURN_ORDER_DEMANDED: Final = EventKind("turn_order_demanded", seat=SEAT)

# Combat
HUNT_BEGAN: Final = EventKind("hunt_began", seat=SEAT)
FIGHT_BEGAN: Final = EventKind("fight_began", seat=SEAT, enemy=tables.ENEMY_IDS)
FIGHT_SKIPPED: Final = EventKind("fight_skipped", enemy=tables.ENEMY_IDS)
ROLLED: Final = EventKind(
    "rolled",
    seat=SEAT,
    leader=tables.LEADER_IDS,
    favor=None,
    attack=None,
    left=None,
    dice=(tables.DIE_FACE_IDS,),
)
"""With the favor that is at hand and, for the first throw of a combat round, the enemy's attack and
the damage it can still take; both are 0 for hunters and rerolls."""
FAVOR_SPENT: Final = EventKind("favor_spent", seat=SEAT)
DAMAGED: Final = EventKind("damaged", seat=SEAT, enemy=tables.ENEMY_IDS, n=None, total=None)
LOSS_IDS: Final[list[str]] = ["combat", "hunger", "journey", "forbidden"]
LOST: Final = EventKind("lost", seat=SEAT, warrior=tables.WARRIOR_IDS, reason=LOSS_IDS)
LOST_FOOD: Final = EventKind("lost_food", seat=SEAT)
ENEMY_DEFEATED: Final = EventKind("enemy_defeated", seat=SEAT, enemy=tables.ENEMY_IDS)
ENEMY_STANDS: Final = EventKind("enemy_stands", seat=SEAT, enemy=tables.ENEMY_IDS)
BLAME_DISCARDED: Final = EventKind("blame_discarded", seat=SEAT)
BLAME_NAMED: Final = EventKind("blame_named", seat=SEAT, other=SEAT)

# Voyage
JOURNEY_REVEALED: Final = EventKind(
    "journey_revealed", seat=SEAT, shore=tables.SHORE_IDS, journey=tables.JOURNEY_IDS
)
EMPTY_SHIP: Final = EventKind("empty_ship", seat=SEAT, ship=tables.SHIP_IDS)
FED: Final = EventKind("fed", seat=SEAT, n=None, starving=None)
VOYAGE_FAILED: Final = EventKind("voyage_failed", seat=SEAT, shore=tables.SHORE_IDS)

# Cleanup and end
TROLL_RAGED: Final = EventKind("troll_raged", enemy=tables.ENEMY_IDS)
ROUND_ENDED: Final = EventKind("round_ended", round=None)
GAME_ENDED: Final = EventKind("game_ended")

COMBAT_LOSS: Final = 0
HUNGER_LOSS: Final = 1
JOURNEY_LOSS: Final = 2
FORBIDDEN_LOSS: Final = 3
