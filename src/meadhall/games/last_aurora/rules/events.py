"""What can happen in Last Aurora, for logs, animations and screen readers.

In a solo game the Automa is seat 1. The sentences are in ``words/``.
"""

from typing import Final

from meadhall.games.last_aurora.content.action_cards import ACTION_IDS
from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_IDS, SPACE_IDS, WAYPOINT_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import (
    BOX_IDS,
    CARD_IDS,
    CREW_IDS,
    LOCATION_TOKEN_IDS,
    OBJECT_IDS,
    OPTION_KEYS,
    OUTCOME_IDS,
    SEAT_IDS,
    TOKEN_IDS,
    ZONE_IDS,
)
from meadhall.kernel.events import SEAT, Disclosure, EventKind

PHASE_IDS: Final[list[str]] = ["setup", "exploration", "rest", "movement", "fire", "end", "over"]
BONUS_IDS: Final[list[str]] = ["fame", "repair", "object", "hit_player", "none"]

FAILURE: Final = 0
SUCCESS: Final = 1
"""LFS-STORY-06: the branches of an option, unknown until one of them is read out."""

# Setup and round
CREW_TAKEN: Final = EventKind("crew_taken", seat=SEAT, crew=CREW_IDS)
TURN_ORDER: Final = EventKind("turn_order", seats=(SEAT_IDS,))
ROUND_BEGAN: Final = EventKind("round_began", round=None)
PHASE_BEGAN: Final = EventKind("phase_began", phase=PHASE_IDS)
WAYPOINT_LAID: Final = EventKind("waypoint_laid", space=SPACE_IDS, waypoint=WAYPOINT_IDS)
CARD_LAID: Final = EventKind("card_laid", slot=SLOT_IDS, card=CARD_IDS)
CARD_SLID: Final = EventKind("card_slid", slot=SLOT_IDS, card=CARD_IDS)
ENEMY_LURKS: Final = EventKind("enemy_lurks", slot=SLOT_IDS, card=CARD_IDS)
EVENT_REVEALED: Final = EventKind("event_revealed", slot=SLOT_IDS, card=CARD_IDS)
CARD_DISCARDED: Final = EventKind("card_discarded", card=CARD_IDS)

# Goods
GAINED: Final = EventKind("gained", seat=SEAT, token=TOKEN_IDS, n=None)
REFUSED: Final = EventKind("refused", seat=SEAT, token=TOKEN_IDS)
SPENT: Final = EventKind("spent", seat=SEAT, token=TOKEN_IDS, n=None)
DROPPED: Final = EventKind("dropped", seat=SEAT, token=TOKEN_IDS)
FAME_CHANGED: Final = EventKind("fame_changed", seat=SEAT, n=None, total=None)
OBJECT_DRAWN: Final = EventKind("object_drawn", seat=SEAT)
OBJECT_SEEN: Final = EventKind("object_seen", seat=SEAT, seen=OBJECT_IDS)
OBJECT_PLAYED: Final = EventKind("object_played", seat=SEAT, object=OBJECT_IDS)
OBJECT_DISCARDED: Final = EventKind("object_discarded", seat=SEAT, object=OBJECT_IDS)

# Exploration
PASSED: Final = EventKind("passed", seat=SEAT)
EXPLORED: Final = EventKind("explored", seat=SEAT, slot=SLOT_IDS, card=CARD_IDS)
SENT: Final = EventKind("sent", seat=SEAT, survivor=CARD_IDS)
ATE: Final = EventKind("ate", seat=SEAT, survivor=CARD_IDS, token=LOCATION_TOKEN_IDS)
STORY_HELPED: Final = EventKind("story_helped", seat=SEAT, story=STORY_IDS)
BONUS_TAKEN: Final = EventKind("bonus_taken", seat=SEAT, slot=SLOT_IDS)
TOKEN_TAKEN: Final = EventKind("token_taken", seat=SEAT, slot=SLOT_IDS, token=LOCATION_TOKEN_IDS)
OPTION_TAKEN: Final = EventKind("option_taken", seat=SEAT, card=CARD_IDS, option=OPTION_KEYS)
ENCOUNTER_DECLINED: Final = EventKind("encounter_declined", seat=SEAT, card=CARD_IDS)
ATTACHED: Final = EventKind("attached", seat=SEAT, card=CARD_IDS, column=None)
SCRAPPED: Final = EventKind("scrapped", seat=SEAT, card=CARD_IDS)
RECRUITED: Final = EventKind("recruited", seat=SEAT, survivor=CARD_IDS)
NOT_RECRUITED: Final = EventKind("not_recruited", seat=SEAT, survivor=CARD_IDS)

# Survivors and Damage
ZONE_CHANGED: Final = EventKind("zone_changed", seat=SEAT, survivor=CARD_IDS, zone=ZONE_IDS)
CONTAMINATED: Final = EventKind("contaminated", seat=SEAT, survivor=CARD_IDS, total=None)
CLEANSED: Final = EventKind("cleansed", seat=SEAT, survivor=CARD_IDS, total=None)
DIED: Final = EventKind("died", seat=SEAT, survivor=CARD_IDS)
DISMISSED: Final = EventKind("dismissed", seat=SEAT, survivor=CARD_IDS)
DAMAGED: Final = EventKind("damaged", seat=SEAT, box=BOX_IDS)
REPAIRED: Final = EventKind("repaired", seat=SEAT, box=BOX_IDS)
ABILITY_USED: Final = EventKind("ability_used", seat=SEAT, survivor=CARD_IDS)

# Rest
FED: Final = EventKind("fed", seat=SEAT, survivor=CARD_IDS, token=LOCATION_TOKEN_IDS)
FED_FREE: Final = EventKind("fed_free", seat=SEAT, survivor=CARD_IDS)
SURVIVORS_RESTED: Final = EventKind("survivors_rested")

# Movement
STAYED: Final = EventKind("stayed", seat=SEAT)
SET_OUT: Final = EventKind("set_out", seat=SEAT, points=None)
MOVED: Final = EventKind("moved", seat=SEAT, space=SPACE_IDS)
ARRIVED: Final = EventKind("arrived", seat=SEAT, space=SPACE_IDS)
SPEED_MARKED: Final = EventKind("speed_marked", seat=SEAT, n=None)
STORM_COMING: Final = EventKind("storm_coming", card=CARD_IDS)
AVALANCHE_BLASTED: Final = EventKind("avalanche_blasted", seat=SEAT, space=SPACE_IDS)
WAYPOINT_TAKEN: Final = EventKind(
    "waypoint_taken", seat=SEAT, space=SPACE_IDS, waypoint=WAYPOINT_IDS
)
MINE_LAID: Final = EventKind("mine_laid", seat=SEAT, space=SPACE_IDS)
MINE_TRIGGERED: Final = EventKind("mine_triggered", seat=SEAT, space=SPACE_IDS, n=None)

# Fire
ENEMY_ENTERED: Final = EventKind("enemy_entered", enemy=CARD_IDS, region=REGION_IDS)
AMBUSHED: Final = EventKind("ambushed", seat=SEAT, enemy=CARD_IDS)
AMBUSH_IGNORED: Final = EventKind("ambush_ignored", seat=SEAT, enemy=CARD_IDS)
FIRED: Final = EventKind("fired", seat=SEAT, box=BOX_IDS, enemy=CARD_IDS)
FIRED_AT_PLAYER: Final = EventKind("fired_at_player", seat=SEAT, box=BOX_IDS, other=SEAT)
SNIPED: Final = EventKind("sniped", seat=SEAT, survivor=CARD_IDS, enemy=CARD_IDS)
RADIO_STRUCK: Final = EventKind("radio_struck", seat=SEAT, survivor=CARD_IDS)
OUTCOME_SHOWN: Final = EventKind("outcome_shown", seat=SEAT, outcome=OUTCOME_IDS)
OUTCOME_CHOSEN: Final = EventKind("outcome_chosen", seat=SEAT, outcome=OUTCOME_IDS)
OUTCOMES_SHUFFLED: Final = EventKind("outcomes_shuffled")
MISSED: Final = EventKind("missed", seat=SEAT)
ENEMY_HIT: Final = EventKind("enemy_hit", seat=SEAT, enemy=CARD_IDS, n=None)
TARGET_PLACED: Final = EventKind("target_placed", seat=SEAT, enemy=CARD_IDS, place=None)
TARGET_REMOVED: Final = EventKind("target_removed", seat=SEAT, enemy=CARD_IDS)
ENEMY_DEFEATED: Final = EventKind("enemy_defeated", enemy=CARD_IDS)
ENEMY_HEALED: Final = EventKind("enemy_healed", enemy=CARD_IDS, n=None)
ENEMY_LEFT: Final = EventKind("enemy_left", enemy=CARD_IDS)
ENEMY_ATTACKED: Final = EventKind("enemy_attacked", enemy=CARD_IDS, outcome=OUTCOME_IDS)
LOOT_REVEALED: Final = EventKind("loot_revealed", card=CARD_IDS)
LOOT_TAKEN: Final = EventKind("loot_taken", seat=SEAT, card=CARD_IDS)
LOOT_DECLINED: Final = EventKind("loot_declined", seat=SEAT, card=CARD_IDS)
LOOT_LOST: Final = EventKind("loot_lost", card=CARD_IDS)

# Player versus player
DODGED: Final = EventKind("dodged", seat=SEAT, n=None)
DODGE_MOVED: Final = EventKind("dodge_moved", seat=SEAT, place=None)
ATTACK_MOVED: Final = EventKind("attack_moved", seat=SEAT, place=None)
ATTACK_BONUS: Final = EventKind("attack_bonus", seat=SEAT, bonus=BONUS_IDS)
HIT_PLAYER: Final = EventKind("hit_player", seat=SEAT, other=SEAT)

# Events and Stories
DONATED: Final = EventKind("donated", seat=SEAT, total=None)
STORY_SHOWN: Final = EventKind("story_shown", period=None)
STORY_DECK_CHANGED: Final = EventKind("story_deck_changed", period=None)
STORY_SKIPPED: Final = EventKind("story_skipped")
STORY_FACED: Final = EventKind("story_faced", seat=SEAT, story=STORY_IDS)
STORY_FACED_BY_ALL: Final = EventKind("story_faced_by_all", seat=SEAT, story=STORY_IDS)
STORY_CHOSEN: Final = EventKind("story_chosen", seat=SEAT, story=STORY_IDS, option=OPTION_KEYS)
TEST_BOOSTED: Final = EventKind("test_boosted", seat=SEAT, story=STORY_IDS)
STORY_SUCCEEDED: Final = Disclosure(
    "story_succeeded", seat=SEAT, story=STORY_IDS, option=OPTION_KEYS, branch=None
)
STORY_FAILED: Final = Disclosure(
    "story_failed", seat=SEAT, story=STORY_IDS, option=OPTION_KEYS, branch=None
)
MISSION_TAKEN: Final = EventKind("mission_taken", seat=SEAT, story=STORY_IDS)
STORY_KEPT: Final = EventKind("story_kept", seat=SEAT, story=STORY_IDS)
STORY_KEPT_UNDER: Final = EventKind("story_kept_under", seat=SEAT, story=STORY_IDS, card=CARD_IDS)
STORY_KEPT_AT: Final = EventKind("story_kept_at", seat=SEAT, story=STORY_IDS, slot=SLOT_IDS)
STORY_DISCARDED: Final = EventKind("story_discarded", story=STORY_IDS)
STORY_TO_AUTOMA: Final = EventKind("story_to_automa")
STORY_KEPT_BY_AUTOMA: Final = EventKind("story_kept_by_automa", story=STORY_IDS)

# The Automa
AUTOMA_HAND: Final = EventKind("automa_hand", n=None)
AUTOMA_PLAYED: Final = EventKind("automa_played", action=ACTION_IDS)
AUTOMA_CANCELLED: Final = EventKind("automa_cancelled", action=ACTION_IDS)
AUTOMA_EXPLORED: Final = EventKind("automa_explored", slot=SLOT_IDS, card=CARD_IDS)
AUTOMA_FED: Final = EventKind("automa_fed", n=None)
AUTOMA_LEVEL: Final = EventKind("automa_level", level=None)
AUTOMA_SURVIVORS: Final = EventKind("automa_survivors", n=None)
AUTOMA_GAINED: Final = EventKind("automa_gained", token=LOCATION_TOKEN_IDS, n=None)
AUTOMA_LOST: Final = EventKind("automa_lost", token=TOKEN_IDS)
AUTOMA_STORED: Final = EventKind("automa_stored", card=CARD_IDS)

# End
AURORA_MOVED: Final = EventKind("aurora_moved", space=SPACE_IDS)
BOARDED: Final = EventKind("boarded", seat=SEAT)
GAME_ENDED: Final = EventKind("game_ended")
