"""Why something may not be done in Champions of Midgard. The sentences are in ``words/``."""

from typing import Final

from meadhall.kernel.state import Obstacle

LEADER_TAKEN: Final = Obstacle("CHM-SETUP-07", "leader_taken")
SPACE_TAKEN: Final = Obstacle("CHM-PLACE-03", "space_taken")
ALREADY_HUNTING: Final = Obstacle("CHM-LOC-04", "already_hunting")
NO_FREE_PORT: Final = Obstacle("CHM-LOC-08", "no_free_port")
PORT_TAKEN: Final = Obstacle("CHM-LOC-08", "port_taken")
NO_RUNES: Final = Obstacle("CHM-LOC-11", "no_runes")
HAS_LONGSHIP: Final = Obstacle("CHM-LOC-18", "has_longship")
NO_LONGSHIP_LEFT: Final = Obstacle("CHM-LOC-18", "no_longship_left")
LONGSHIP_TOO_DEAR: Final = Obstacle("CHM-LOC-18", "longship_too_dear")
LONGSHIP_SOLD: Final = Obstacle("CHM-LOC-13", "longship_sold")
HUT_EMPTY: Final = Obstacle("CHM-LOC-19", "hut_empty")
OWN_LONGSHIP_SAILED: Final = Obstacle("CHM-LOC-16", "own_longship_sailed")
NO_OWN_LONGSHIP: Final = Obstacle("CHM-LOC-16", "no_own_longship")
RUNE_USED_UP: Final = Obstacle("CHM-RUNE-01", "rune_used_up")
RUNE_NOT_NOW: Final = Obstacle("CHM-RUNE-02", "rune_not_now")
NO_CLOSED_DESTINY: Final = Obstacle("CHM-RUNE-12", "no_closed_destiny")
NO_BLANK: Final = Obstacle("CHM-RUNE-08", "no_blank")
NO_LOSSES_IN_HUNT: Final = Obstacle("CHM-HUNT-05", "no_losses_in_hunt")
NO_DIE_AT_HOME: Final = Obstacle("CHM-ASSIGN-03", "no_die_at_home")
WARRIOR_FORBIDDEN: Final = Obstacle("CHM-ASSIGN-04", "warrior_forbidden")
SHIP_FULL: Final = Obstacle("CHM-ASSIGN-05", "ship_full")
NO_FOOD_LEFT: Final = Obstacle("CHM-ASSIGN-05", "no_food_left")
ALREADY_ASSIGNED: Final = Obstacle("CHM-ASSIGN-13", "already_assigned")
NO_FAVOR: Final = Obstacle("CHM-COMBAT-03", "no_favor")
DICE_LOCKED: Final = Obstacle("CHM-RUNE-08", "dice_locked")
NOTHING_PICKED: Final = Obstacle("CHM-COMBAT-03", "nothing_picked")


def cannot_pay(good: str, n: int) -> Obstacle:
    """CHM-PLACE-04: a compulsory cost has to be paid in full."""
    return Obstacle("CHM-PLACE-04", "cannot_pay", {"good": good, "n": n})
