"""Why something may not be done in Last Aurora. The sentences are in ``words/``."""

from typing import Final

from meadhall.kernel.state import Obstacle

NO_CARD_IN_SLOT: Final = Obstacle("LAU-EXP-03", "no_card_in_slot")
NOBODY_ACTIVE: Final = Obstacle("LAU-EXP-02", "nobody_active")
SLOT_TOO_FAR: Final = Obstacle("LAU-EXP-04", "slot_too_far")
VALUE_TOO_LOW: Final = Obstacle("LAU-EXP-04", "value_too_low")
MUST_EAT_OTHERWISE: Final = Obstacle("LAU-EXP-05", "must_eat_otherwise")
MUST_ACT_FIRST: Final = Obstacle("LAU-EXP-07", "must_act_first")
DOES_NOT_FIT: Final = Obstacle("LAU-CARGO-05", "does_not_fit")
NOTHING_TO_CHANGE: Final = Obstacle("LAU-OBJ-04", "nothing_to_change")
OBJECT_NOT_NOW: Final = Obstacle("LAU-OBJ-01", "object_not_now")
CANNOT_PAY: Final = Obstacle("LAU-ENC-01", "cannot_pay")
NO_DRIVER: Final = Obstacle("LAU-MOVE-02", "no_driver")
NO_FUEL: Final = Obstacle("LAU-MOVE-02", "no_fuel")
NO_FUEL_LEFT: Final = Obstacle("LAU-MOVE-04", "no_fuel_left")
NO_POINTS: Final = Obstacle("LAU-MOVE-05", "no_points")
NO_POINTS_YET: Final = Obstacle("LAU-MOVE-05", "no_points_yet")
ROAD_ENDS: Final = Obstacle("LAU-EDGE-16", "road_ends")
ONLY_TRACKS: Final = Obstacle("LAU-MOVE-06", "only_tracks")
AVALANCHE_IN_THE_WAY: Final = Obstacle("LAU-MOVE-11", "avalanche_in_the_way")
MUST_MOVE: Final = Obstacle("LAU-MOVE-16", "must_move")
WEAPON_DAMAGED: Final = Obstacle("LAU-CARGO-03", "weapon_damaged")
WEAPON_FIRED: Final = Obstacle("LAU-FIRE-05", "weapon_fired")
NOBODY_TO_SHOOT: Final = Obstacle("LAU-FIRE-05", "nobody_to_shoot")
NO_AMMO: Final = Obstacle("LAU-FIRE-06", "no_ammo")
NO_OBJECT_TO_FIRE: Final = Obstacle("LFS-EXP-03", "no_object_to_fire")
ABILITY_USED_UP: Final = Obstacle("LAU-SURV-08", "ability_used_up")
NO_STRIKE: Final = Obstacle("LFS-ASG-11", "no_strike")
