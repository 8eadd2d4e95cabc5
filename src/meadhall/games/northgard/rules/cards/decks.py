"""NUL-DECK: how cards and tiles come from their piles and go back to them."""

from meadhall.games.northgard.rules.events import (
    CARD_SEEN,
    CARDS_DRAWN,
    DISCARDED,
    RESHUFFLED,
    TILE_SEEN,
    TILES_DRAWN,
    TILES_PUT_UNDER,
)
from meadhall.games.northgard.rules.pile import Pile
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.kernel.events import knows, only


def cards_left(state: NorthgardState, seat: int) -> int:
    """How many cards a player could draw (NUL-DECK-02)."""
    player = state.players[seat]
    return player.pile.size() + len(player.discard)


def draw_to_hand(state: NorthgardState, seat: int, n: int) -> int:
    """Draw up to ``n`` cards into the hand and return how many there were (NUL-DECK-03)."""
    player = state.players[seat]
    n = min(n, cards_left(state, seat))
    for _ in range(n):
        pile = _filled_pile(state, seat)
        seen = pile.next_seen()
        player.take_in_hand(pile.draw(state.dice), seen)
    _tell_drawn(state, seat, player.hand, n)
    return n


def draw_aside(state: NorthgardState, seat: int, n: int) -> None:
    """Draw up to ``n`` cards that are to be divided (NUL-DRAW-01)."""
    in_play = the_card(state)
    n = min(n, cards_left(state, seat))
    for _ in range(n):
        pile = _filled_pile(state, seat)
        in_play.drawn_seen += (pile.next_seen(),)
        in_play.drawn += (pile.draw(state.dice),)
    _tell_drawn(state, seat, list(in_play.drawn), n)


def _filled_pile(state: NorthgardState, seat: int) -> Pile:
    """NUL-DECK-02: the discard pile becomes the draw pile only when a card must be drawn."""
    player = state.players[seat]
    if player.pile.is_empty():
        state.tell(RESHUFFLED, seat, len(player.discard))
        player.pile.shuffle_in(player.discard)
        player.discard.clear()
    return player.pile


def _tell_drawn(state: NorthgardState, seat: int, cards: list[int], n: int) -> None:
    """Announce that the last ``n`` of these cards were drawn; their owner sees which."""
    if n and state.is_heard():
        state.tell(CARDS_DRAWN, seat, n)
        for card in cards[-n:]:
            state.whisper(seat, CARD_SEEN, seat, card)


def discard_from_hand(state: NorthgardState, seat: int, card: int) -> None:
    """NUL-EDGE-34: a card goes to its owner's discard pile."""
    player = state.players[seat]
    player.take_from_hand(card)
    player.discard.append(card)
    state.tell(DISCARDED, seat, card)


def put_on_pile(state: NorthgardState, seat: int, card: int, seen: int) -> None:
    """Put a card on top of the draw pile; ``seen`` is the audience that knows it."""
    state.players[seat].pile.put_on_top(card, seen)


def draw_tiles(state: NorthgardState, seat: int, n: int) -> list[int]:
    """Draw up to ``n`` tiles; only the drawer sees them (NUL-INFO-07)."""
    pile = state.own_tile_pile()
    tiles: list[int] = []
    while len(tiles) < n and not pile.is_empty():
        if not knows(seat, pile.next_seen()):
            state.reveal()
        tiles.append(pile.draw(state.dice))
    if tiles and state.is_heard():
        state.tell(TILES_DRAWN, seat, len(tiles))
        for tile in tiles:
            state.whisper(seat, TILE_SEEN, seat, tile)
    return tiles


def put_tiles_under(state: NorthgardState, seat: int, tiles: list[int]) -> None:
    """Put tiles under the pile in this order; only the seat knows them."""
    for tile in tiles:
        state.own_tile_pile().put_under(tile, only(seat))
    if tiles:
        state.tell(TILES_PUT_UNDER, seat, len(tiles))
