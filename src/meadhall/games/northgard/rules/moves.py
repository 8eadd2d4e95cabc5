"""The move space of Northgard: one number and one word for everything a seat can do.

A territory is a target by its first area (NUL-TILE-24): ``TO.at(area)`` moves units there. Numbers
of units are targets as well, from 0 on.
"""

from typing import Final

from meadhall.games.northgard.content.tables import (
    BUILDING_IDS,
    CARD_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    EFFECT_IDS,
    SEAT_IDS,
    UNITS,
)
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    RESOURCE_IDS,
    SITE_IDS,
    TILE_IDS,
)
from meadhall.kernel.moves import MoveSpace

MOVES: Final = MoveSpace()

MOST_UNITS: Final = UNITS + 1
"""All units and Kaija."""
_COUNTS: Final = [str(n) for n in range(MOST_UNITS + 1)]

# Setup
CLAN: Final = MOVES.add("clan", CLAN_IDS)
PLACE: Final = MOVES.add("place", AREA_IDS)
"""Put a group of units, or an added unit, into a territory."""
WITHOUT_KAIJA: Final = MOVES.add("without_kaija")
WITH_KAIJA: Final = MOVES.add("with_kaija")

# Laying tiles
DRAW_TILE: Final = MOVES.add("draw_tile")
TILE: Final = MOVES.add("tile", TILE_IDS)
CELL: Final = MOVES.add("cell", CELL_IDS)
TURN: Final = MOVES.add("turn", ["0", "1", "2", "3"])
KEEP_TILE: Final = MOVES.add("keep_tile")
REDRAW: Final = MOVES.add("redraw")
UNDER: Final = MOVES.add("under", TILE_IDS)

# A turn
PLAY: Final = MOVES.add("play", CARD_IDS)
WAIT: Final = MOVES.add("wait", CARD_IDS)
REPLACE: Final = MOVES.add("replace", CARD_IDS)
REMOVE: Final = MOVES.add("remove", CARD_IDS)
UPGRADE: Final = MOVES.add("upgrade", CARD_IDS)
TO_ACTIVE: Final = MOVES.add("to_active")
TO_BOX: Final = MOVES.add("to_box")
TAKE: Final = MOVES.add("take", CARD_IDS)
"""An upgrade card or a card of the display."""
PASS: Final = MOVES.add("pass")
END_TURN: Final = MOVES.add("end_turn")
CANCEL: Final = MOVES.add("cancel")
LET_PASS: Final = MOVES.add("let_pass")

# Effects of cards
CHOOSE: Final = MOVES.add("choose", EFFECT_IDS)
"""An option, named by its first effect."""
PAY: Final = MOVES.add("pay", RESOURCE_IDS)
GAIN: Final = MOVES.add("gain", RESOURCE_IDS)
KEEP: Final = MOVES.add("keep", CARD_IDS)
DISCARD: Final = MOVES.add("discard", CARD_IDS)
TOP: Final = MOVES.add("top", CARD_IDS)
RECOVER: Final = MOVES.add("recover", CARD_IDS)
NAME: Final = MOVES.add("name", CARD_IDS)
"""A card of a hand that was looked at."""
COPY: Final = MOVES.add("copy", CARD_IDS)
COPY_FROM: Final = MOVES.add("copy_from", AREA_IDS)
OPPONENT: Final = MOVES.add("opponent", SEAT_IDS)
STRIKE: Final = MOVES.add("strike", AREA_IDS)
"""Remove an enemy unit there."""
SURRENDER: Final = MOVES.add("surrender")
RANSOM: Final = MOVES.add("ransom")
SCORCH: Final = MOVES.add("scorch", AREA_IDS)

# Recruit and build
RECRUIT: Final = MOVES.add("recruit", AREA_IDS)
RECRUIT_KAIJA: Final = MOVES.add("recruit_kaija", AREA_IDS)
CAMP: Final = MOVES.add("camp", AREA_IDS)
BUILD: Final = MOVES.add("build", BUILDING_IDS, SITE_IDS)
BUILD_LOOSE: Final = MOVES.add("build_loose", BUILDING_IDS, AREA_IDS)
"""Without a site (NUL-BUILD-07)."""
COLLECT: Final = MOVES.add("collect", AREA_IDS)
SWAP: Final = MOVES.add("swap", SITE_IDS)
SWAP_LOOSE: Final = MOVES.add("swap_loose", BUILDING_IDS, AREA_IDS)
INTO: Final = MOVES.add("into", BUILDING_IDS)

# Move
FROM: Final = MOVES.add("from", AREA_IDS)
TO: Final = MOVES.add("to", AREA_IDS)
UNITS_MOVED: Final = MOVES.add("units", _COUNTS)

# Combat and creatures
FIGHT: Final = MOVES.add("fight", CREATURE_IDS)
RESOLVE: Final = MOVES.add("resolve", AREA_IDS)
PUSH: Final = MOVES.add("push", AREA_IDS)
SPEND_FOOD: Final = MOVES.add("food", _COUNTS)
POINT: Final = MOVES.add("point")
CASUALTY: Final = MOVES.add("casualty")
LOSE_UNIT: Final = MOVES.add("lose:unit")
LOSE_KAIJA: Final = MOVES.add("lose:kaija")
RETREAT: Final = MOVES.add("retreat", AREA_IDS)
RETREAT_KAIJA: Final = MOVES.add("retreat_kaija", AREA_IDS)
RETREAT_ALL: Final = MOVES.add("retreat_all", AREA_IDS)
CREATURE_TO: Final = MOVES.add("creature_to", AREA_IDS)
APPEAR: Final = MOVES.add("appear", AREA_IDS)

# Harvest
STEAL: Final = MOVES.add("steal", RESOURCE_IDS)
OFFER: Final = MOVES.add("offer", RESOURCE_IDS, RESOURCE_IDS)
"""Give the first kind to the partner for the second (NUL-TEAM-05)."""
ACCEPT: Final = MOVES.add("accept")
REFUSE: Final = MOVES.add("refuse")

USE: Final = MOVES.add("use")
DECLINE: Final = MOVES.add("decline")
DONE: Final = MOVES.add("done")


def distinct(targets: list[int]) -> list[int]:
    """Each target once, ascending: like things make one move."""
    found = targets[:]
    found.sort()
    for index in range(len(found) - 1, 0, -1):
        if found[index] == found[index - 1]:
            found.pop(index)
    return found
