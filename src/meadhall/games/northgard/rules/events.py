"""What can happen in Northgard, for logs, animations and screen readers.

``seat`` facts are plain numbers, ``territory`` is the first area of one (NUL-TILE-24) at that time.
Events whose names end in ``_seen`` are whispered to those who see. The sentences are in ``words/``.
"""

from typing import Final

from meadhall.games.northgard.content.tables import (
    BUILDING_IDS,
    CARD_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    FACE_IDS,
    FLAG_IDS,
    GLORY_IDS,
    PHASE_IDS,
)
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    RESOURCE_IDS,
    SITE_IDS,
    TILE_IDS,
)
from meadhall.kernel.events import SEAT, EventKind

# Setup and year
CLAN_TAKEN: Final = EventKind("clan_taken", seat=SEAT, clan=CLAN_IDS)
ROLLED_FOR_FIRST: Final = EventKind("rolled_for_first", seat=SEAT, axes=None, faces=(FACE_IDS,))
FIRST_PLAYER: Final = EventKind("first_player", seat=SEAT)
ACHIEVEMENTS_LAID: Final = EventKind("achievements_laid", cards=(CARD_IDS,))
YEAR_BEGAN: Final = EventKind("year_began", year=None)
PHASE_BEGAN: Final = EventKind("phase_began", phase=PHASE_IDS)
DISPLAY_LAID: Final = EventKind("display_laid", cards=(CARD_IDS,))
DISPLAY_CLEARED: Final = EventKind("display_cleared", cards=(CARD_IDS,))

# Cards
CARDS_DRAWN: Final = EventKind("cards_drawn", seat=SEAT, n=None)
CARD_SEEN: Final = EventKind("card_seen", seat=SEAT, seen=CARD_IDS)
RESHUFFLED: Final = EventKind("reshuffled", seat=SEAT, n=None)
CARDS_KEPT: Final = EventKind("cards_kept", seat=SEAT, n=None)
CARDS_PUT_ON_TOP: Final = EventKind("cards_put_on_top", seat=SEAT, n=None)
DISCARDED: Final = EventKind("discarded", seat=SEAT, card=CARD_IDS)
RECOVERED: Final = EventKind("recovered", seat=SEAT, card=CARD_IDS)
PLAYED: Final = EventKind("played", seat=SEAT, card=CARD_IDS)
CANCELLED: Final = EventKind("cancelled", seat=SEAT, other=SEAT, card=CARD_IDS)
LET_PASS: Final = EventKind("let_pass", seat=SEAT, other=SEAT, card=CARD_IDS)
COPIED: Final = EventKind("copied", seat=SEAT, card=CARD_IDS)
WAITED: Final = EventKind("waited", seat=SEAT, card=CARD_IDS)
REPLACED: Final = EventKind("replaced", seat=SEAT, card=CARD_IDS)
REMOVED: Final = EventKind("removed", seat=SEAT, card=CARD_IDS)
UPGRADED: Final = EventKind("upgraded", seat=SEAT, card=CARD_IDS, upgrade=CARD_IDS)
TURN_ENDED: Final = EventKind("turn_ended", seat=SEAT)
PASSED: Final = EventKind("passed", seat=SEAT)
DISPLAY_CARD_TAKEN: Final = EventKind("display_card_taken", seat=SEAT, card=CARD_IDS)
YEAR_FLAG_SET: Final = EventKind("year_flag_set", seat=SEAT, flag=FLAG_IDS)

# Resources and Glory
GAINED: Final = EventKind("gained", seat=SEAT, resource=RESOURCE_IDS, n=None)
PAID: Final = EventKind("paid", seat=SEAT, resource=RESOURCE_IDS, n=None)
GLORY_GAINED: Final = EventKind("glory_gained", seat=SEAT, n=None, reason=GLORY_IDS)
GLORY_LOST: Final = EventKind("glory_lost", seat=SEAT, n=None)

# Recruit and build
UNITS_PLACED: Final = EventKind("units_placed", seat=SEAT, territory=AREA_IDS, n=None)
RECRUITED: Final = EventKind("recruited", seat=SEAT, territory=AREA_IDS, n=None)
CAMP_TRAINED: Final = EventKind("camp_trained", seat=SEAT, territory=AREA_IDS, n=None)
KAIJA_PLACED: Final = EventKind("kaija_placed", seat=SEAT, territory=AREA_IDS)
BUILT: Final = EventKind("built", seat=SEAT, building=BUILDING_IDS, site=SITE_IDS)
BUILT_LOOSE: Final = EventKind("built_loose", seat=SEAT, building=BUILDING_IDS, area=AREA_IDS)
SWAPPED: Final = EventKind(
    "swapped", seat=SEAT, territory=AREA_IDS, building=BUILDING_IDS, into=BUILDING_IDS
)

# Explore
TILES_DRAWN: Final = EventKind("tiles_drawn", seat=SEAT, n=None)
TILE_SEEN: Final = EventKind("tile_seen", seat=SEAT, seen=TILE_IDS)
TILES_PUT_UNDER: Final = EventKind("tiles_put_under", seat=SEAT, n=None)
TILES_PUT_BACK: Final = EventKind("tiles_put_back", n=None)
TILE_PLACED: Final = EventKind("tile_placed", seat=SEAT, tile=TILE_IDS, cell=CELL_IDS, turn=None)
START_TILE_PLACED: Final = EventKind("start_tile_placed", tile=TILE_IDS, cell=CELL_IDS)
TERRITORY_CLOSED: Final = EventKind("territory_closed", territory=AREA_IDS, tiles=None)
FOUND_NO_PLACE: Final = EventKind("found_no_place", seat=SEAT)

# Move
MOVED: Final = EventKind("moved", seat=SEAT, origin=AREA_IDS, territory=AREA_IDS, n=None)
KAIJA_MOVED: Final = EventKind("kaija_moved", seat=SEAT, origin=AREA_IDS, territory=AREA_IDS)
SHIFTED: Final = EventKind(
    "shifted", seat=SEAT, other=SEAT, origin=AREA_IDS, territory=AREA_IDS, n=None
)
UNIT_REMOVED: Final = EventKind("unit_removed", seat=SEAT, other=SEAT, territory=AREA_IDS)

# Special cards
HAND_INSPECTED: Final = EventKind("hand_inspected", seat=SEAT, other=SEAT)
HAND_SEEN: Final = EventKind("hand_seen", seat=SEAT, other=SEAT, seen=(CARD_IDS,))
CARD_NAMED: Final = EventKind("card_named", seat=SEAT, other=SEAT)
CARD_DEMANDED_SEEN: Final = EventKind("card_demanded_seen", seat=SEAT, other=SEAT, named=CARD_IDS)
RANSOMED: Final = EventKind("ransomed", seat=SEAT, other=SEAT)
SCORCHED: Final = EventKind("scorched", seat=SEAT, territory=AREA_IDS)

# Combat
COMBAT_BEGAN: Final = EventKind("combat_began", seat=SEAT, other=SEAT, territory=AREA_IDS)
CREATURE_FOUGHT: Final = EventKind(
    "creature_fought", seat=SEAT, creature=CREATURE_IDS, territory=AREA_IDS
)
CREATURE_ATTACKED: Final = EventKind(
    "creature_attacked", creature=CREATURE_IDS, seat=SEAT, territory=AREA_IDS
)
FOOD_SPENT: Final = EventKind("food_spent", seat=SEAT, n=None)
ROLLED: Final = EventKind("rolled", seat=SEAT, face=FACE_IDS)
CREATURE_ROLLED: Final = EventKind(
    "creature_rolled", seat=SEAT, creature=CREATURE_IDS, face=FACE_IDS
)
TOOK_POINT: Final = EventKind("took_point", seat=SEAT)
TOOK_CASUALTY: Final = EventKind("took_casualty", seat=SEAT)
COMBAT_SCORED: Final = EventKind(
    "combat_scored",
    territory=AREA_IDS,
    attack=None,
    defence=None,
    attacker_losses=None,
    defender_losses=None,
)
COMBAT_WON: Final = EventKind("combat_won", seat=SEAT, territory=AREA_IDS)
CREATURE_WON: Final = EventKind("creature_won", creature=CREATURE_IDS, territory=AREA_IDS)
NOBODY_WON: Final = EventKind("nobody_won", territory=AREA_IDS)
UNITS_LOST: Final = EventKind("units_lost", seat=SEAT, territory=AREA_IDS, n=None)
KAIJA_LOST: Final = EventKind("kaija_lost", seat=SEAT, territory=AREA_IDS)
RETREATED: Final = EventKind("retreated", seat=SEAT, origin=AREA_IDS, territory=AREA_IDS, n=None)
KAIJA_RETREATED: Final = EventKind(
    "kaija_retreated", seat=SEAT, origin=AREA_IDS, territory=AREA_IDS
)
NO_RETREAT: Final = EventKind("no_retreat", seat=SEAT, territory=AREA_IDS, n=None)
CONQUERED: Final = EventKind("conquered", seat=SEAT, territory=AREA_IDS)

# Creatures
CREATURE_APPEARED: Final = EventKind(
    "creature_appeared", seat=SEAT, creature=CREATURE_IDS, territory=AREA_IDS
)
CREATURE_MOVED: Final = EventKind(
    "creature_moved", creature=CREATURE_IDS, origin=AREA_IDS, territory=AREA_IDS
)
CREATURE_STAYED: Final = EventKind("creature_stayed", creature=CREATURE_IDS)
CREATURE_DEFEATED: Final = EventKind("creature_defeated", seat=SEAT, creature=CREATURE_IDS)
CREATURES_RESHUFFLED: Final = EventKind("creatures_reshuffled", n=None)

# Harvest and Winter
HARVESTED: Final = EventKind("harvested", seat=SEAT)
STOLEN: Final = EventKind("stolen", seat=SEAT, other=SEAT, resource=RESOURCE_IDS)
EXCHANGED: Final = EventKind("exchanged", seat=SEAT, resource=RESOURCE_IDS)
SWAP_OFFERED: Final = EventKind(
    "swap_offered", seat=SEAT, other=SEAT, given=RESOURCE_IDS, taken=RESOURCE_IDS
)
SWAP_ACCEPTED: Final = EventKind("swap_accepted", seat=SEAT, other=SEAT)
SWAP_REFUSED: Final = EventKind("swap_refused", seat=SEAT, other=SEAT)
WINTERED: Final = EventKind("wintered", seat=SEAT, food=None, wood=None)
UNREST_TAKEN: Final = EventKind("unrest_taken", seat=SEAT)
TOP_CARD_LOST: Final = EventKind("top_card_lost", seat=SEAT, card=CARD_IDS)

# End of Year and of the game
SECOND_CHANCE: Final = EventKind("second_chance", seat=SEAT, territory=AREA_IDS)
SECOND_CHANCE_DECLINED: Final = EventKind("second_chance_declined", seat=SEAT)
YEAR_ENDED: Final = EventKind("year_ended", year=None)
DOMINATED: Final = EventKind("dominated", seat=SEAT, n=None)
GAME_ENDED: Final = EventKind("game_ended")
