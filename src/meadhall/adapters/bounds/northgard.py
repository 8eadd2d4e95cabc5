"""The view of Northgard: Uncharted Lands.

Some bounds do not come from the content. A player starts with about ten cards and takes one a year,
besides at most ten Unrest: some thirty; in random and sensible games no zone held more than 21. A
territory consists of areas of neighbouring tiles; the largest seen had 12, and 5 buildings. All
bounds leave room to spare, and a view beyond them is an error.
"""

from typing import Final

from meadhall.adapters.bounds.fields import (
    Fields,
    some_of,
    steps_in,
    table,
    up_to,
    word,
    words,
)
from meadhall.games.northgard.content.tables import (
    BUILDING_IDS,
    CARD_IDS,
    CLAN_IDS,
    COLOR_IDS,
    CREATURE_IDS,
    CREATURE_KIND_IDS,
    CREATURES,
    FACE_IDS,
    PHASE_IDS,
    UNITS,
)
from meadhall.games.northgard.content.tiles import AREA_IDS, RESOURCE_IDS, SITE_IDS, TILE_IDS
from meadhall.games.northgard.rules.progress import STEP_IDS, WINNER_IDS
from meadhall.games.northgard.rules.scoring import SOURCES

CARDS_IN_ZONE: Final = 48
AREAS_IN_TERRITORY: Final = 35
BUILDINGS_IN_TERRITORY: Final = 16
LINKS: Final = 2 * len(AREA_IDS)
"""A tile of 2 to 4 areas has 4 neighbours; the most seen was 92, with all tiles on the map."""
PROSPECTS: Final = 32
"""Fights within reach of one Move action; the most seen was 17."""


_AREA: Final = word(AREA_IDS)
_CARD: Final = word(CARD_IDS)
_CREATURE: Final = word(CREATURE_IDS)
_CARDS: Final = words(CARDS_IN_ZONE, CARD_IDS)
_TILES: Final = words(len(TILE_IDS), TILE_IDS)
_RESOURCES: Final = table(RESOURCE_IDS)

_FIXED: Final[Fields] = {
    "TileView.tile": word(TILE_IDS),
    "BuildingView.building": word(BUILDING_IDS),
    "BuildingView.area": _AREA,
    "BuildingView.site": word(SITE_IDS),
    "CreatureView.creature": _CREATURE,
    "CreatureView.kind": word(CREATURE_KIND_IDS),
    "CreatureView.area": _AREA,
    "TerritoryView.id": _AREA,
    "TerritoryView.areas": words(AREAS_IN_TERRITORY, AREA_IDS),
    "TerritoryView.printed": _RESOURCES,
    "TerritoryView.yields": _RESOURCES,
    "TerritoryView.buildings": up_to(BUILDINGS_IN_TERRITORY),
    "TerritoryView.creatures": up_to(CREATURES),
    "LinkView.a": _AREA,
    "LinkView.b": _AREA,
    "ActiveCardView.card": _CARD,
    "PlayerView.color": word(COLOR_IDS),
    "PlayerView.clan": word(CLAN_IDS),
    "PlayerView.hand": _CARDS,
    "PlayerView.active": up_to(CARDS_IN_ZONE),
    "PlayerView.discard": _CARDS,
    "PlayerView.top": _CARDS,
    "PlayerView.upgrades": _CARDS,
    "PlayerView.removed": _CARDS,
    "PlayerView.kaija": word(["reserve", "map"]),
    "PlayerView.setup_tiles": _TILES,
    "PlacingView.tile": word(TILE_IDS),
    "PlacingView.drawn": _TILES,
    "DrawnCardsView.cards": _CARDS,
    "InspectedView.cards": _CARDS,
    "InspectedView.named": _CARD,
    "ProspectView.territory": _AREA,
    "ProspectView.creature": _CREATURE,
    "ProspectView.gain": some_of([*RESOURCE_IDS, "glory"]),
    "ProspectView.fights": up_to(UNITS + 1),
    "MovingView.origin": _AREA,
    "MovingView.target": _AREA,
    "MovingView.passing": _AREA,
    "MovingView.prospects": up_to(PROSPECTS),
    "SideView.creature": _CREATURE,
    "SideView.die": word(FACE_IDS),
    "CombatView.territory": _AREA,
    "CombatView.step": word(STEP_IDS),
    "CombatView.winner": word(WINNER_IDS),
    "PendingView.territory": _AREA,
    "PendingView.creature": _CREATURE,
    "ResolvingView.card": _CARD,
    "ResolvingView.copied": _CARD,
    "NorthgardView.phase": word(PHASE_IDS),
    "NorthgardView.waiting_for": word(steps_in("meadhall.games.northgard")),
    "NorthgardView.tiles": up_to(len(TILE_IDS)),
    "NorthgardView.territories": up_to(len(AREA_IDS)),
    "NorthgardView.links": up_to(LINKS),
    "NorthgardView.under_pile": _TILES,
    "NorthgardView.display": words(len(CARD_IDS), CARD_IDS),
    "NorthgardView.achievements": words(len(CARD_IDS), CARD_IDS),
    "NorthgardView.building_tokens": table(BUILDING_IDS),
    "NorthgardView.creature_line": up_to(CREATURES),
    "NorthgardView.creature_discard": words(CREATURES, CREATURE_IDS),
    "NorthgardView.pending": up_to(len(AREA_IDS)),
}
"""The fields that are the same for any number of players."""


def fields(players: int) -> Fields:
    seats = up_to(players)
    return _FIXED | {
        "TerritoryView.units": seats,
        "NorthgardView.deciders": seats,
        "NorthgardView.players": seats,
        "NorthgardView.glory_by_source": table(SOURCES, most=players),
    }
