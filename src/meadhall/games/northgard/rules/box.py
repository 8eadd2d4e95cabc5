"""The table before anything is drawn: what comes out of the box (NUL-SETUP-01 to 03)."""

from typing import Any

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import (
    AREAS,
    NONE,
    RESOURCES,
    SITES,
    START,
    START_FIVE,
    TILES,
)
from meadhall.games.northgard.rules.ground.lands import empty_lands
from meadhall.games.northgard.rules.pieces import Buildings, Creatures, Figures, Supply
from meadhall.games.northgard.rules.pile import Pile
from meadhall.games.northgard.rules.players import Options, Player
from meadhall.games.northgard.rules.state import (
    ADVANCED_STREAM,
    CREATURE_STREAM,
    EARLY_STREAM,
    STREAMS,
    TILE_STREAM,
    NorthgardState,
)
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Step


def unpack(seats: int, options: Options, seed: str, steps: list[Step[Any]]) -> NorthgardState:
    """No clan is taken, no tile is laid, and every deck holds all that may come out of it.

    Cards that go to the box unseen need not be distinguished from those in the deck: the next one
    is any of them. So the Development decks hold all cards, and the years count how many come.
    """
    return NorthgardState(
        seats=seats,
        dice=Dice.from_seed(seed, STREAMS),
        steps=steps,
        reveals=0,
        options=options,
        year=1,
        phase=tables.SETUP,
        first_player=NONE,
        active=NONE,
        turn_begun=False,
        main_played=False,
        players=[new_player(seat) for seat in range(seats)],
        lands=empty_lands(),
        figures=Figures(
            units=[0] * (AREAS * tables.MOST_PLAYERS),
            holders=[NONE] * AREAS,
            kaija_seat=NONE,
            kaija_at=NONE,
            scorched_seat=NONE,
            scorched_at=NONE,
        ),
        buildings=Buildings(
            counts=[0] * (AREAS * tables.BUILDINGS),
            on_site=[NONE] * SITES,
            loose=[],
            tokens=tables.BUILDING_TOKENS[:],
        ),
        tile_pile=new_pile(TILE_STREAM, tiles_in_pile(seats, options)),
        supply=Supply(
            early=new_deck(EARLY_STREAM, tables.cards_of(tables.EARLY)),
            advanced=new_deck(ADVANCED_STREAM, tables.cards_of(tables.ADVANCED)),
            display=[],
            achievements=[],
            unrest=tables.UNREST_COPIES,
            strategist=NONE,
        ),
        creatures=Creatures(
            deck=new_deck(CREATURE_STREAM, tables.FIRST_CREATURES[:] if options.creatures else []),
            first=seats + 1 if options.creatures else 0,
            line=[],
            at=[NONE] * tables.CREATURES,
            discard=[],
        ),
        in_play=None,
        placing=None,
        action=None,
        combat=None,
        dominators=0,
    )


def new_player(seat: int) -> Player:
    """NUL-SETUP-09, 10: a player with the starting cards; the clan adds its own."""
    return Player(
        seat=seat,
        clan=NONE,
        resources=[0] * RESOURCES,
        glory=(0,) * len(tables.GLORY_IDS),
        reserve=tables.UNITS,
        pile=new_pile(seat, tables.STARTING_CARDS[:]),
        hand=[],
        hand_seen=[],
        active=[],
        active_played=[],
        discard=[],
        upgrades=(),
        removed=(),
        setup_tiles=(),
        has_passed=False,
        took_display_card=False,
        year_flags=0,
    )


def new_deck(stream: int, cards: list[int]) -> Deck:
    return Deck(stream=stream, cards=cards, bottom=[])


def new_pile(stream: int, cards: list[int]) -> Pile:
    return Pile(stream=stream, cards=cards, top=(), top_seen=(), bottom=(), bottom_seen=())


def tiles_in_pile(seats: int, options: Options) -> list[int]:
    """NUL-SETUP-06, 08: all but the start tile; the five-player tile lies out with five."""
    has_five = seats < tables.MOST_PLAYERS and options.five_tile_in_pile
    return [tile for tile in range(TILES) if tile != START and (tile != START_FIVE or has_five)]
