# mypyc: interpreted
"""What is true of every position (CHM-INV), for property tests."""

from collections.abc import Iterator

from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.setup import new_decks
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.placement import SPACE_LIMIT

FULL_DECKS = [sorted(deck.cards) for deck in new_decks()]


def faults(state: ChampionsState) -> list[str]:
    return [*_dice(state), *_counts(state), *_cards(state), *_places(state)]


def _dice(state: ChampionsState) -> Iterator[str]:
    """CHM-INV-01: every die is in exactly one place."""
    for warrior, name in enumerate(tables.WARRIOR_IDS):
        stock = zip(state.town.stock, tables.STOCK_GOOD, strict=True)
        stocked = sum(n for n, good in stock if good == warrior)
        at_home = sum(player.warriors[warrior] for player in state.players)
        sent = sum(state.crews.of(target)[warrior] for target in range(tables.TARGETS))
        total = state.supply[warrior] + stocked + at_home + sent
        if total != tables.DICE_COUNT[warrior]:
            yield f"CHM-INV-01: there are {total} {name} dice"
    for target, holder in enumerate(state.crews.holders):
        if holder == NONE and state.crews.size(target):
            yield f"CHM-INV-01: nobody sent the dice at {tables.TARGET_IDS[target]}"


def _counts(state: ChampionsState) -> Iterator[str]:
    """CHM-INV-02: nothing is negative, and nobody has too many warriors."""
    for player in state.players:
        if not 0 <= state.warriors_owned(player.seat) <= tables.WARRIOR_LIMIT:
            yield f"CHM-INV-02: seat {player.seat} has too many warriors"
        if min([*player.goods, *player.warriors, player.workers, player.begging]) < 0:
            yield f"CHM-INV-02: seat {player.seat} has less than nothing"
    crews = state.crews
    on_board = [*state.supply, *state.town.stock, *state.shores.coins, *crews.warriors, *crews.food]
    if min(on_board) < 0:
        yield "CHM-INV-02: something on the board is less than nothing"


def _cards(state: ChampionsState) -> Iterator[str]:
    """CHM-INV-03: every card is in exactly one place."""
    defeated = [card for player in state.players for card in player.defeated]
    open_cards = [card for card in state.town.enemies + state.shores.monsters if card != NONE]
    enemies = [*open_cards, *state.enemy_discard, *defeated]
    runes = [rune for player in state.players for rune in player.runes + player.used_runes]
    destinies = [card for player in state.players for card in player.destinies]
    elsewhere = [
        *([card for card in enemies if tables.ENEMIES[card].kind == kind] for kind in range(3)),
        [*state.shores.journeys, *state.journey_discard],
        state.town.merchants,
        [*state.town.runes, *runes],
        [*state.drawn, *destinies],
    ]
    for deck, full, out in zip(state.decks, FULL_DECKS, elsewhere, strict=True):
        there = [*deck.cards, *deck.bottom, *[card for card in out if card != NONE]]
        if sorted(there) != full:
            yield f"CHM-INV-03: cards of deck {deck.stream} are lost or doubled"


def _places(state: ChampionsState) -> Iterator[str]:
    """CHM-INV-04, CHM-INV-05: room for workers, ships and loads."""
    placed = [0] * state.seats
    for workers, limit in zip(state.town.workers_on, SPACE_LIMIT, strict=True):
        if limit == 1 and workers.bit_count() > 1:
            yield "CHM-INV-04: two workers on a space for one"
        for seat in range(state.seats):
            placed[seat] += workers >> seat & 1
    for player in state.players:
        out = player.workforce - player.workers
        if out < 0 or placed[player.seat] > out:
            yield f"CHM-INV-05: workers of seat {player.seat} came from nowhere"
    sailing = [ship for ship in state.shores.ships if ship != NONE]
    if len(set(sailing)) != len(sailing):
        yield "CHM-INV-04: a ship is in two ports"
    for ship in sailing:
        if state.crews.holders[tables.FIRST_SHIP + ship] == NONE:
            yield f"CHM-INV-05: {tables.SHIP_IDS[ship]} is not at home, though nobody took it"
    for ship in range(tables.SHIPS):
        if state.crews.load(ship) > tables.SHIP_CAPACITY[ship]:
            yield f"CHM-INV-04: {tables.SHIP_IDS[ship]} carries too much"
