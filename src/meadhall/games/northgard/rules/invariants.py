# mypyc: interpreted
"""What is true of every position, for property tests."""

from collections import Counter
from collections.abc import Iterator

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, SITE_AREA, START, TILE_IDS, TILES
from meadhall.games.northgard.rules.state import NorthgardState


def faults(state: NorthgardState) -> list[str]:
    return [
        *_figures(state),
        *_counts(state),
        *_cards(state),
        *_tiles(state),
        *_buildings(state),
        *_creatures(state),
    ]


def _figures(state: NorthgardState) -> Iterator[str]:
    """NUL-CTRL-01, 02, NUL-EDGE-02: every unit is in one place, and those there have control."""
    for player in state.players:
        placed = sum(state.units_in(territory, player.seat) for territory in _roots(state))
        if placed + player.reserve != tables.UNITS:
            yield f"seat {player.seat} has {placed} + {player.reserve} units"
    for territory in _roots(state):
        name, holder = AREA_IDS[territory], state.control(territory)
        here = [seat for seat in range(state.seats) if state.figures_in(territory, seat)]
        if (holder == NONE and here) or (holder != NONE and holder not in here):
            yield f"{name} is controlled by {holder}, but the figures of {here} are there"
        if len(here) > 1 and state.action is None:
            yield f"the figures of {here} are in {name} without a combat"
    if state.figures.kaija_at != NONE and state.figures.kaija_seat == NONE:
        yield "Kaija belongs to nobody"


def _roots(state: NorthgardState) -> list[int]:
    return state.lands.territories()


def _counts(state: NorthgardState) -> Iterator[str]:
    """Nothing is less than nothing."""
    for player in state.players:
        if min([*player.resources, player.tokens(), player.reserve]) < 0:
            yield f"seat {player.seat} has less than nothing"
        for name, cards, notes in (
            ("hand", player.hand, player.hand_seen),
            ("active zone", player.active, player.active_played),
        ):
            if len(cards) != len(notes):
                yield f"the {name} of seat {player.seat} is not what is known of it"
    buildings = state.buildings
    if min([*state.figures.units, *buildings.tokens, *buildings.counts, state.supply.unrest]) < 0:
        yield "something on the table is less than nothing"
    if state.in_play is not None and len(state.in_play.drawn) != len(state.in_play.drawn_seen):
        yield "the cards drawn are not what is known of them"


def _cards(state: NorthgardState) -> Iterator[str]:
    """Every card is in one place. Of the decks some cards have gone to the box unseen."""
    supply = state.supply
    found = Counter([*supply.early.cards, *supply.advanced.cards, *supply.display])
    found.update(supply.achievements)
    found[tables.UNREST] += supply.unrest
    if state.in_play is not None:
        found.update(state.in_play.drawn)
    due = [0] * tables.CARDS
    due[tables.UNREST] = tables.UNREST_COPIES
    for player in state.players:
        pile = player.pile
        for cards in (pile.cards, pile.top, player.hand, player.active, player.discard):
            found.update(cards)
        found.update(player.upgrades)
        found.update(player.removed)
        for card in tables.STARTING_CARDS:
            due[card] += 1
        if player.clan != NONE:
            for card in [tables.CLAN_INITIAL[player.clan], *tables.CLAN_UPGRADES[player.clan]]:
                due[card] += 1
    for card, name in enumerate(tables.CARD_IDS):
        is_from_deck = tables.CARD_KIND[card] in (tables.EARLY, tables.ADVANCED, tables.ACHIEVEMENT)
        if found[card] > 1 if is_from_deck else found[card] != due[card]:
            yield f"there are {found[card]} cards {name}"


def _tiles(state: NorthgardState) -> Iterator[str]:
    """Every tile is in one place."""
    pile = state.tile_pile
    found = Counter([*pile.cards, *pile.top, *pile.bottom])
    found.update([tile for tile in range(TILES) if state.lands.is_placed(tile)])
    drawn = [tile for player in state.players for tile in player.setup_tiles]
    if state.placing is not None:
        drawn += state.placing.drawn
    found.update({tile for tile in drawn if not state.lands.is_placed(tile)})
    for tile, name in enumerate(TILE_IDS):
        if found[tile] > 1:
            yield f"tile {name} is in {found[tile]} places"
    if found[START] != 1:
        yield "the start tile is not on the map"


def _buildings(state: NorthgardState) -> Iterator[str]:
    """NUL-BUILD-05, NUL-TILE-18: tokens are in the supply or on the map, and counted there."""
    counted = Counter[tuple[int, int]]()
    for site, building in enumerate(state.buildings.on_site):
        if building != NONE:
            counted[state.lands.territory(SITE_AREA[site]), building] += 1
    for loose in state.buildings.loose:
        area, building = divmod(loose, tables.BUILDINGS)
        counted[state.lands.territory(area), building] += 1
    for building, name in enumerate(tables.BUILDING_IDS):
        built = sum(n for (_, kind), n in counted.items() if kind == building)
        if built + state.buildings.tokens[building] != tables.BUILDING_TOKENS[building]:
            yield f"there are {built} + {state.buildings.tokens[building]} tokens of {name}"
        for territory in _roots(state):
            if state.buildings.count(territory, building) != counted[territory, building]:
                yield f"{AREA_IDS[territory]} counts {name} wrongly"


def _creatures(state: NorthgardState) -> Iterator[str]:
    """NUL-CREA-02: every creature is in the deck, in the line or in the discard pile."""
    if not state.options.creatures:
        return
    creatures = state.creatures
    due = tables.FIRST_CREATURES if creatures.first else list(range(tables.CREATURES))
    if sorted([*creatures.deck.cards, *creatures.line, *creatures.discard]) != due:
        yield "a creature is lost or doubled"
    for creature in range(tables.CREATURES):
        if (creatures.at[creature] != NONE) != (creature in creatures.line):
            yield f"creature {creature} is on the map or in the line, but not both"
