"""Worlds that look the same to a seat: all that it cannot know is redealt (NUL-INFO).

``viewing.py`` says what a seat may know; this file redeals exactly the rest. Knowledge belongs to
the place: a seat that knew the card that lay there knows the new one.
"""

from meadhall.games.northgard.content.tiles import NONE, TILES
from meadhall.games.northgard.rules.ground.placing import can_one_be_placed
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.deck import take_any
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import knows


def resample(state: NorthgardState, seat: int, dice: Dice) -> NorthgardState:
    """A copy with another future and another past, as far as the seat cannot tell.

    Decks that everyone draws from have no order, so nothing of them needs to be dealt; Glory that
    the view hides (NUL-INFO-04) was announced when it was gained. Pools are sorted before they are
    dealt from, so that the order of the real cards leaves no trace.
    """
    world = state.copy()
    world.change_future(dice)
    for player in world.players:
        deal_cards(world, player, seat, dice)
    deal_tiles(world, seat, dice)
    while not can_go_on(world):
        deal_tiles(world, seat, dice)
    return world


def can_go_on(world: NorthgardState) -> bool:
    """A seat that chooses among tiles has one that can be placed, as in the real world."""
    placing = world.placing
    if placing is None or placing.tile != NONE or not placing.drawn:
        return True
    return can_one_be_placed(world, placing.drawn)


def deal_cards(world: NorthgardState, player: Player, seat: int, dice: Dice) -> None:
    """Everyone knows which cards a player has. Where they are is known of those that lie open, and
    of those that the seat has seen in the hand or on the draw pile."""
    pile = player.pile
    pool = pile.cards + unseen(player.hand, player.hand_seen, seat)
    pool += unseen(list(pile.top), list(pile.top_seen), seat)
    in_play = world.in_play if player.seat != seat and is_drawing(world, player.seat) else None
    if in_play is not None:
        pool += unseen(list(in_play.drawn), list(in_play.drawn_seen), seat)
    if len(pool) == len(pile.cards):
        return
    pool.sort()
    player.hand = deal(player.hand, player.hand_seen, seat, pool, dice)
    pile.top = tuple(deal(list(pile.top), list(pile.top_seen), seat, pool, dice))
    if in_play is not None:
        seen = list(in_play.drawn_seen)
        in_play.drawn = tuple(deal(list(in_play.drawn), seen, seat, pool, dice))
    pile.cards = pool


def unseen(cards: list[int], audiences: list[int], seat: int) -> list[int]:
    """The cards, or tiles, that the seat does not know."""
    return [cards[at] for at in range(len(cards)) if not knows(seat, audiences[at])]


def deal(
    cards: list[int], audiences: list[int], seat: int, pool: list[int], dice: Dice
) -> list[int]:
    """The same cards, with others of the pool in place of those that the seat does not know."""
    return [
        cards[at] if knows(seat, audiences[at]) else take_any(pool, 0, dice)
        for at in range(len(cards))
    ]


def is_drawing(state: NorthgardState, seat: int) -> bool:
    """Whether cards lie aside that this player is about to divide."""
    in_play = state.in_play
    return in_play is not None and in_play.seat == seat and bool(in_play.drawn)


def deal_tiles(world: NorthgardState, seat: int, dice: Dice) -> None:
    """Tiles of the pile, those that others have drawn, and those that others put under it. The one
    that is about to be placed has been shown to all."""
    pile = world.own_tile_pile()
    unknown = pile.cards + unseen(list(pile.top), list(pile.top_seen), seat)
    unknown += unseen(list(pile.bottom), list(pile.bottom_seen), seat)
    shown = NONE if world.placing is None else world.placing.tile
    for player in world.players:
        if player.seat != seat:
            unknown += [tile for tile in player.setup_tiles if tile != shown]
    placing = world.placing
    if placing is not None and placing.seat != seat:
        unknown += [tile for tile in placing.drawn if tile != shown and tile not in unknown]
    if len(unknown) == len(pile.cards):
        return
    fresh = list(range(TILES))
    pool = sorted(unknown)
    for tile in unknown:
        fresh[tile] = take_any(pool, 0, dice)
    pile.cards = [fresh[tile] for tile in pile.cards]
    pile.top = tuple([fresh[tile] for tile in pile.top])
    pile.bottom = tuple([fresh[tile] for tile in pile.bottom])
    for player in world.players:
        player.setup_tiles = tuple([fresh[tile] for tile in player.setup_tiles])
    if placing is not None:
        placing.drawn = [fresh[tile] for tile in placing.drawn]
