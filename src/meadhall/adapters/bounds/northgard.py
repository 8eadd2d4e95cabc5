"""The view of Northgard: Uncharted Lands.

Some bounds do not come from the content. A player starts with about ten cards and takes one a year,
besides at most ten Unrest: some thirty; in random and sensible games no zone held more than 21. A
territory consists of areas of neighbouring tiles; the largest seen had 12, and 5 buildings. All
bounds leave room to spare, and a view beyond them is an error.
"""

from typing import Final

from meadhall.adapters.bounds.fields import Fields, steps_in, table, up_to, word, words
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
)
from meadhall.games.northgard.content.tiles import AREA_IDS, RESOURCE_IDS, SITE_IDS, TILE_IDS
from meadhall.games.northgard.rules.progress import STEP_IDS, WINNER_IDS
from meadhall.games.northgard.rules.scoring import SOURCES

CARDS_IN_ZONE: Final = 48
AREAS_IN_TERRITORY: Final = 35
BUILDINGS_IN_TERRITORY: Final = 16
LINKS: Final = 2 * len(AREA_IDS)
"""A tile of 2 to 4 areas has 4 neighbours; the most seen was 92, with all tiles on the map."""


def fields(players: int) -> Fields:
    area = word(AREA_IDS)
    card = word(CARD_IDS)
    creature = word(CREATURE_IDS)
    cards = words(CARDS_IN_ZONE, CARD_IDS)
    tiles = words(len(TILE_IDS), TILE_IDS)
    resources = table(RESOURCE_IDS)
    seats = up_to(players)
    return {
        "TileView.tile": word(TILE_IDS),
        "BuildingView.building": word(BUILDING_IDS),
        "BuildingView.area": area,
        "BuildingView.site": word(SITE_IDS),
        "CreatureView.creature": creature,
        "CreatureView.kind": word(CREATURE_KIND_IDS),
        "CreatureView.area": area,
        "TerritoryView.id": area,
        "TerritoryView.areas": words(AREAS_IN_TERRITORY, AREA_IDS),
        "TerritoryView.units": seats,
        "TerritoryView.printed": resources,
        "TerritoryView.yields": resources,
        "TerritoryView.buildings": up_to(BUILDINGS_IN_TERRITORY),
        "TerritoryView.creatures": up_to(CREATURES),
        "LinkView.a": area,
        "LinkView.b": area,
        "ActiveCardView.card": card,
        "PlayerView.color": word(COLOR_IDS),
        "PlayerView.clan": word(CLAN_IDS),
        "PlayerView.hand": cards,
        "PlayerView.active": up_to(CARDS_IN_ZONE),
        "PlayerView.discard": cards,
        "PlayerView.top": cards,
        "PlayerView.upgrades": cards,
        "PlayerView.removed": cards,
        "PlayerView.kaija": word(["reserve", "map"]),
        "PlayerView.setup_tiles": tiles,
        "PlacingView.tile": word(TILE_IDS),
        "PlacingView.drawn": tiles,
        "DrawnCardsView.cards": cards,
        "InspectedView.cards": cards,
        "InspectedView.named": card,
        "MovingView.origin": area,
        "MovingView.target": area,
        "MovingView.passing": area,
        "SideView.creature": creature,
        "SideView.die": word(FACE_IDS),
        "CombatView.territory": area,
        "CombatView.step": word(STEP_IDS),
        "CombatView.winner": word(WINNER_IDS),
        "PendingView.territory": area,
        "PendingView.creature": creature,
        "ResolvingView.card": card,
        "ResolvingView.copied": card,
        "NorthgardView.phase": word(PHASE_IDS),
        "NorthgardView.deciders": seats,
        "NorthgardView.waiting_for": word(steps_in("meadhall.games.northgard")),
        "NorthgardView.players": seats,
        "NorthgardView.tiles": up_to(len(TILE_IDS)),
        "NorthgardView.territories": up_to(len(AREA_IDS)),
        "NorthgardView.links": up_to(LINKS),
        "NorthgardView.under_pile": tiles,
        "NorthgardView.display": words(len(CARD_IDS), CARD_IDS),
        "NorthgardView.achievements": words(len(CARD_IDS), CARD_IDS),
        "NorthgardView.building_tokens": table(BUILDING_IDS),
        "NorthgardView.creature_line": up_to(CREATURES),
        "NorthgardView.creature_discard": words(CREATURES, CREATURE_IDS),
        "NorthgardView.pending": up_to(len(AREA_IDS)),
        "NorthgardView.glory_by_source": table(SOURCES, most=players),
    }
