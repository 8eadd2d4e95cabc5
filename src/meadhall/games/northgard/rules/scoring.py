"""Final Glory, domination and tie-breaks (NUL-END)."""

from typing import Final

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import (
    AREA_LAIR,
    AREA_SITES,
    LARGE,
    NONE,
    RESOURCES,
    SITE_KIND,
)
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.state import NorthgardState

SOURCES: Final = [*tables.GLORY_IDS, "resources", "cards", "achievements", "unrest", "partner"]
"""The last one only in the team game (NUL-TEAM-08)."""
_FROM_RESOURCES: Final[int] = SOURCES.index("resources")
_FROM_CARDS: Final[int] = SOURCES.index("cards")
_FROM_ACHIEVEMENTS: Final[int] = SOURCES.index("achievements")
_FROM_UNREST: Final[int] = SOURCES.index("unrest")
_FROM_PARTNER: Final[int] = SOURCES.index("partner")

_SMALL_BUILDING: Final[int] = tables.COUNTED_IDS.index("small_building")
_LARGE_BUILDING: Final[int] = tables.COUNTED_IDS.index("large_building")
_EMPTY_SMALL_SITE: Final[int] = tables.COUNTED_IDS.index("empty_small_site")
_EMPTY_LARGE_SITE: Final[int] = tables.COUNTED_IDS.index("empty_large_site")
_FIRST_ICON: Final[int] = tables.COUNTED_IDS.index("food_icon")
_LAIR: Final[int] = tables.COUNTED_IDS.index("lair")
_UNIT: Final[int] = tables.COUNTED_IDS.index("unit")


def score_sheet(state: NorthgardState, seat: int) -> list[int]:
    """Glory by source, as ``SOURCES``; with the partner's in the team game."""
    sheet = _own_sheet(state, seat)
    if state.options.team_game:
        sheet[_FROM_PARTNER] = sum(_own_sheet(state, state.partner(seat)))
    return sheet


def _own_sheet(state: NorthgardState, seat: int) -> list[int]:
    """NUL-END-03."""
    player = state.players[seat]
    sheet = [*player.glory] + [0] * (len(SOURCES) - len(tables.GLORY_IDS))
    sheet[_FROM_RESOURCES] = player.goods() // tables.RESOURCES_PER_GLORY
    counts: list[int] = []
    for card in deck_of(player):
        if card == tables.UNREST:
            sheet[_FROM_UNREST] -= tables.UNREST_PENALTY
        elif tables.CARD_KIND[card] == tables.ACHIEVEMENT:
            if not counts:
                counts = count_achieved(state, seat)
            for what, glory in tables.SCORING[card]:
                sheet[_FROM_ACHIEVEMENTS] += counts[what] * glory
        else:
            sheet[_FROM_CARDS] += tables.CARD_GLORY[card]
    return sheet


def deck_of(player: Player) -> list[int]:
    """NUL-DECK-05: all cards of the four zones."""
    pile = player.pile
    return [
        *pile.cards,
        *pile.top,
        *pile.bottom,
        *player.hand,
        *player.active,
        *player.discard,
    ]


def count_achieved(state: NorthgardState, seat: int) -> list[int]:
    """NUL-END-05: all that Achievements look at, in the territories that the seat controls now."""
    counts = [0] * len(tables.COUNTED_IDS)
    for territory in state.controlled(seat):
        for building in range(tables.BUILDINGS):
            what = _LARGE_BUILDING if tables.BUILDING_LARGE[building] else _SMALL_BUILDING
            counts[what] += state.buildings.count(territory, building)
        for resource in range(RESOURCES):
            counts[_FIRST_ICON + resource] += state.icons_in(territory, resource)
        for area in state.lands.areas_of(territory):
            if AREA_LAIR[area]:
                counts[_LAIR] += 1
            for site in AREA_SITES[area]:
                if state.buildings.on_site[site] == NONE:
                    is_large = SITE_KIND[site] == LARGE
                    counts[_EMPTY_LARGE_SITE if is_large else _EMPTY_SMALL_SITE] += 1
    counts[_UNIT] = state.figures_on_map(seat)
    return counts


def rank_key(state: NorthgardState, seat: int) -> list[int]:
    """NUL-END-01, 02, 04: domination, Glory, territories, units, buildings; of both partners."""
    seats = [seat, state.partner(seat)] if state.options.team_game else [seat]
    key = [state.dominators >> seat & 1, 0, 0, 0, 0]
    for one in seats:
        territories = state.controlled(one)
        key[1] += sum(_own_sheet(state, one))
        key[2] += len(territories)
        key[3] += state.figures_on_map(one)
        for territory in territories:
            for building in range(tables.BUILDINGS):
                key[4] += state.buildings.count(territory, building)
    return key
