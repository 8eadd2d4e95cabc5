"""Why something may not be done in Lords of the Ice Garden. The sentences are in ``words/``."""

from typing import Final

from meadhall.kernel.state import Obstacle

# Setup, help, initiative, order
TILE_THERE: Final = Obstacle("LIG-SET-05", "tile_there")
SAME_REGION: Final = Obstacle("LIG-SET-09", "same_region")
NO_MARKER_TO_PLACE: Final = Obstacle("LIG-RND-06", "no_marker_to_place")
DOUBLE_STEP_MADE: Final = Obstacle("LIG-INI-03", "double_step_made")
TRACK_ENDS: Final = Obstacle("LIG-INI-04", "track_ends")
TOKEN_PLACED: Final = Obstacle("LIG-ADV-01", "token_placed")
BOX_HAS_TOKEN: Final = Obstacle("LIG-ADV-01", "box_has_token")

# Planning
BOX_FULL: Final = Obstacle("LIG-PLN-03", "box_full")
BOX_FULL_FOR_TWO: Final = Obstacle("LIG-PLN-06", "box_full_for_two")
NO_MARKER_FOR_GORGE: Final = Obstacle("LIG-PLN-05", "no_marker_for_gorge")

# Actions
REGION_LOCKED: Final = Obstacle("LIG-MOV-04", "region_locked")
STOCK_EMPTY: Final = Obstacle("LIG-VIP-04", "stock_empty")
TOOK_ALREADY: Final = Obstacle("LIG-VIP-02", "took_already")
NOTHING_TO_EXCHANGE: Final = Obstacle("LIG-VIP-03", "nothing_to_exchange")
NO_PRESENCE: Final = Obstacle("LIG-INF-01", "no_presence")
NO_INFLUENCE_MARKER: Final = Obstacle("LIG-INF-02", "no_influence_marker")
FAUN_STAYS: Final = Obstacle("LIG-LOCK-10", "faun_stays")
NO_WAY_OUT: Final = Obstacle("LIG-MOV-01", "no_way_out")
NOTHING_CARRIED: Final = Obstacle("LIG-MTN-01", "nothing_carried")
NO_VUKO_TOKEN: Final = Obstacle("LIG-RAV-03", "no_vuko_token")
RAVEN_PLANS: Final = Obstacle("LIG-ADV-09", "raven_plans")
NO_REPUTATION: Final = Obstacle("LIG-SOL-08", "no_reputation")
REPUTATION_AT_BEST: Final = Obstacle("LIG-RAV-02", "reputation_at_best")

# Making
SNOW_WOULD_FALL: Final = Obstacle("LIG-SNW-05", "snow_would_fall")
SNOW_WOULD_FALL_SOLO: Final = Obstacle("LIG-SOL-25", "snow_would_fall_solo")
NOTHING_TO_SUMMON: Final = Obstacle("LIG-MAK-12", "nothing_to_summon")
NO_M_FACTOR_THERE: Final = Obstacle("LIG-MAK-03", "no_m_factor_there")
UPGRADE_TOO_DEAR: Final = Obstacle("LIG-MAK-06", "upgrade_too_dear")
UPGRADES_USED_UP: Final = Obstacle("LIG-MAK-10", "upgrades_used_up")
NO_SPACE_FOR_UPGRADE: Final = Obstacle("LIG-MAK-07", "no_space_for_upgrade")
SAME_UPGRADE_THERE: Final = Obstacle("LIG-MAK-07", "same_upgrade_there")
ABILITY_TWICE: Final = Obstacle("LIG-MAK-08", "ability_twice")
NO_FIGURE: Final = Obstacle("LIG-MAK-12", "no_figure")
NO_M_FACTOR_ON_LEVEL: Final = Obstacle("LIG-MAK-13", "no_m_factor_on_level")
NO_PRESENCE_FOR_SUMMON: Final = Obstacle("LIG-MAK-12", "no_presence_for_summon")

# Activation
NO_TOKEN_TO_ASSIGN: Final = Obstacle("LIG-ATV-07", "no_token_to_assign")
ABILITIES_DIFFER: Final = Obstacle("LIG-ATV-02", "abilities_differ")

# Domination
KIND_TAKEN: Final = Obstacle("LIG-DOM-07", "kind_taken")
KIND_NOT_THERE: Final = Obstacle("LIG-DOM-07", "kind_not_there")
KIND_NOT_IN_STOCK: Final = Obstacle("LIG-DOM-07", "kind_not_in_stock")
M_FACTOR_IS_BLOCKED: Final = Obstacle("LIG-ADV-07", "m_factor_is_blocked")
ONLY_SINGLE_KINDS: Final = Obstacle("LIG-SOL-17", "only_single_kinds")


def cannot_pay(resource: str, n: int) -> Obstacle:
    """LIG-ACT-04: what cannot be paid cannot be done."""
    return Obstacle("LIG-ACT-04", "cannot_pay", {"resource": resource, "n": n})
