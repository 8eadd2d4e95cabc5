"""Worlds that look the same to a seat: all that it cannot know is dealt anew (NUL-INFO).

``viewing.py`` says what a seat may know; this file deals anew exactly the rest. Knowledge belongs
to the place: whoever knew the card that lay there knows the new one.
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
    """Whoever chooses among tiles has one that can be placed; so it is in the real world."""
    placing = world.placing
    if placing is None or placing.tile != NONE or not placing.drawn:
        return True
    return can_one_be_placed(world, placing.drawn)


def deal_cards(world: NorthgardState, player: Player, seat: int, dice: Dice) -> None:
    """Of the cards of a player everyone knows which there are; where they are is known of those
    that lie open, and of the cards that the seat has seen in the hand or on the draw pile."""
    pile = player.pile
    pool = pile.cards[:]
    pile.top = pile.top[:]  # the real world has the same list
    places = [player.hand, pile.top]
    audiences = [player.hand_seen, pile.top_seen]
    if is_drawing(world, player.seat) and player.seat != seat:
        world.drawn = world.drawn[:]
        places.append(world.drawn)
        audiences.append(world.drawn_seen)
    for cards, seen in zip(places, audiences, strict=True):
        pool.extend([cards[at] for at in range(len(cards)) if not knows(seat, seen[at])])
    if len(pool) == len(pile.cards):
        return
    pool.sort()
    for cards, seen in zip(places, audiences, strict=True):
        for at in range(len(cards)):
            if not knows(seat, seen[at]):
                cards[at] = take_any(pool, 0, dice)
    pile.cards = pool


def is_drawing(state: NorthgardState, seat: int) -> bool:
    """Whether cards lie aside that this player is about to divide."""
    return bool(state.drawn) and state.in_play is not None and state.in_play.seat == seat


def deal_tiles(world: NorthgardState, seat: int, dice: Dice) -> None:
    """Tiles of the pile, those that others have drawn, and those that others put under it. The one
    that is about to be placed has been shown to all."""
    pile = world.tile_pile
    unknown = pile.cards + unseen(pile.top, pile.top_seen, seat)
    unknown += unseen(pile.bottom, pile.bottom_seen, seat)
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
    pile.top = [fresh[tile] for tile in pile.top]
    pile.bottom = [fresh[tile] for tile in pile.bottom]
    for player in world.players:
        player.setup_tiles = [fresh[tile] for tile in player.setup_tiles]
    if placing is not None:
        placing.drawn = [fresh[tile] for tile in placing.drawn]


def unseen(tiles: list[int], audiences: list[int], seat: int) -> list[int]:
    return [tiles[at] for at in range(len(tiles)) if not knows(seat, audiences[at])]
