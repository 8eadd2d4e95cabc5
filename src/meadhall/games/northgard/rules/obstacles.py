"""Why something may not be done in Northgard. The sentences are in ``words/``."""

from typing import Final

from meadhall.kernel.state import Obstacle

# Setup and tiles
CLAN_TAKEN: Final = Obstacle("NUL-SETUP-09", "clan_taken")
NO_PLACE_FOR_TILE: Final = Obstacle("NUL-TILE-20", "no_place_for_tile")
BORDER_BREAKS: Final = Obstacle("NUL-TILE-12", "border_breaks")
JOINS_ENEMIES: Final = Obstacle("NUL-TILE-16", "joins_enemies")
JOINS_PARTNERS: Final = Obstacle("NUL-TEAM-03", "joins_partners")
JOINS_GROUPS: Final = Obstacle("NUL-SETUP-20", "joins_groups")
JOINS_CREATURE: Final = Obstacle("NUL-CREA-08", "joins_creature")
NO_ROOM_FOR_GROUP: Final = Obstacle("NUL-SETUP-15", "no_room_for_group")
NO_ROOM_TO_SETTLE: Final = Obstacle("NUL-EOY-05", "no_room_to_settle")
TERRITORY_HAS_UNITS: Final = Obstacle("NUL-SETUP-13", "territory_has_units")
CREATURE_BARS_GROUP: Final = Obstacle("NUL-CREA-04", "creature_bars_group")

# A turn
MAIN_CARD_PLAYED: Final = Obstacle("NUL-TURN-04", "main_card_played")
TURN_HAS_BEGUN: Final = Obstacle("NUL-TURN-06", "turn_has_begun")
NOTHING_TO_CARRY_OUT: Final = Obstacle("NUL-TURN-07", "nothing_to_carry_out")
LORE_FOR_REPLACE: Final = Obstacle("NUL-TURN-12", "lore_for_replace")
LORE_FOR_REMOVE: Final = Obstacle("NUL-TURN-12", "lore_for_remove")
LORE_FOR_UPGRADE: Final = Obstacle("NUL-TURN-12", "lore_for_upgrade")
NO_UPGRADE_LEFT: Final = Obstacle("NUL-TURN-12", "no_upgrade_left")
UNREST_STAYS: Final = Obstacle("NUL-TURN-13", "unrest_stays")
UNREST_DOES_NOTHING: Final = Obstacle("NUL-TURN-13", "no_effect")
ONLY_AS_ANSWER: Final = Obstacle("NUL-CARD-20", "only_as_answer")
NOT_IN_HAND: Final = Obstacle("NUL-CARD-31", "not_in_hand")
DISPLAY_CARD_TAKEN: Final = Obstacle("NUL-CARD-26", "display_card_taken")
DISPLAY_EMPTY: Final = Obstacle("NUL-CARD-19", "display_empty")
TOO_FEW_CARDS: Final = Obstacle("NUL-DRAW-04", "too_few_cards")
DISCARD_EMPTY: Final = Obstacle("NUL-CARD-03", "discard_empty")
NO_CLOSED_TERRITORY: Final = Obstacle("NUL-CARD-17", "no_closed_territory")
CANNOT_BE_COPIED: Final = Obstacle("NUL-CARD-18", "cannot_be_copied")
COPY_NOT_POSSIBLE: Final = Obstacle("NUL-TURN-17", "copy_not_possible")
HAND_OF_OPPONENT_EMPTY: Final = Obstacle("NUL-CARD-21", "hand_of_opponent_empty")
NO_TARGET: Final = Obstacle("NUL-TURN-17", "no_target")
CANNOT_PAY: Final = Obstacle("NUL-CARD-22", "cannot_pay")
TOO_FEW_TO_PAY: Final = Obstacle("NUL-TURN-17", "cannot_pay")

# Recruit and build
RESERVE_EMPTY: Final = Obstacle("NUL-REC-02", "reserve_empty")
NOT_CONTROLLED: Final = Obstacle("NUL-REC-01", "not_controlled")
NOT_NEUTRAL: Final = Obstacle("NUL-REC-06", "not_neutral")
BEAR_BARS_RECRUITING: Final = Obstacle("NUL-CREA-22", "bear_bars_recruiting")
VALKYRIE_BARS: Final = Obstacle("NUL-CREA-27", "valkyrie_bars")
WRONG_SITE: Final = Obstacle("NUL-BUILD-03", "wrong_site")
HAS_SUCH_BUILDING: Final = Obstacle("NUL-BUILD-04", "has_such_building")
NO_TOKEN_LEFT: Final = Obstacle("NUL-BUILD-05", "no_token_left")
WOOD_FOR_BUILDING: Final = Obstacle("NUL-BUILD-02", "wood_for_building")
ONE_LARGE_ONLY: Final = Obstacle("NUL-BUILD-08", "one_large_only")
BEAR_BARS_BUILDING: Final = Obstacle("NUL-CREA-22", "bear_bars_building")
MUST_BUILD_THERE: Final = Obstacle("NUL-CARD-14", "must_build_there")
NOTHING_TO_COLLECT: Final = Obstacle("NUL-CARD-14", "nothing_to_collect")
OTHER_SIZE: Final = Obstacle("NUL-CARD-13", "other_size")

# Explore
PILE_EMPTY: Final = Obstacle("NUL-EXPL-12", "pile_empty")
NOTHING_OPEN: Final = Obstacle("NUL-EXPL-01", "nothing_open")

# Move
LINK_TOO_HARD: Final = Obstacle("NUL-MOVE-14", "link_too_hard")
UNITS_MUST_FIGHT: Final = Obstacle("NUL-MOVE-05", "units_must_fight")
KAIJA_STAYS_OUT: Final = Obstacle("NUL-MOVE-11", "kaija_stays_out")
PARTNER_THERE: Final = Obstacle("NUL-TEAM-03", "partner_there")
MUST_MOVE_ON: Final = Obstacle("NUL-TEAM-10", "must_move_on")
NO_WAY_OUT_OF_PARTNER: Final = Obstacle("NUL-TEAM-04", "no_way_out_of_partner")
ONLY_WAY_BACK: Final = Obstacle("NUL-TEAM-04", "only_way_back")
BEAR_BARS_LEAVING: Final = Obstacle("NUL-CREA-22", "bear_bars_leaving")
TWO_VALKYRIES: Final = Obstacle("NUL-CREA-07", "two_valkyries")
VALKYRIE_HOLDS: Final = Obstacle("NUL-CREA-07", "valkyrie_holds")
NO_WAY_TO_GO: Final = Obstacle("NUL-MOVE-02", "no_way_to_go")
NOTHING_MOVES: Final = Obstacle("NUL-MOVE-13", "nothing_moves")
KAIJA_ALONE: Final = Obstacle("NUL-CARD-12", "kaija_alone")
NOT_OPEN: Final = Obstacle("NUL-CARD-11", "not_open")

# Combat
TOO_LITTLE_FOOD: Final = Obstacle("NUL-COMBAT-05", "too_little_food")
PUSH_TO_ENEMY: Final = Obstacle("NUL-COMBAT-17", "push_to_enemy")
PUSH_TO_FIGHT: Final = Obstacle("NUL-COMBAT-17", "push_to_fight")
RETREAT_TO_ENEMY: Final = Obstacle("NUL-COMBAT-12", "retreat_to_enemy")
RETREAT_ACROSS_HARD: Final = Obstacle("NUL-COMBAT-12", "retreat_across_hard")
RETREAT_TO_FIGHT: Final = Obstacle("NUL-COMBAT-14", "retreat_to_fight")

# Harvest and year end
TOO_FEW_RESOURCES: Final = Obstacle("NUL-HARV-05", "too_few_resources")
NOT_YIELDED: Final = Obstacle("NUL-CLAN-08", "not_yielded")
PARTNER_LACKS_IT: Final = Obstacle("NUL-TEAM-05", "partner_lacks_it")
TERRITORY_HAS_CREATURE: Final = Obstacle("NUL-MORE-02", "territory_has_creature")
