"""What lies before the players of Northgard."""

from typing import Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.page import as_known
from meadhall.adapters.encoders.pen import Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.seen.viewing import sees_total
from meadhall.kernel.events import knows

CARDS_BY_WORD: Final[list[int]] = sorted(
    range(len(tables.CARD_IDS)), key=lambda card: tables.CARD_IDS[card]
)
"""Hands are shown in the order of their words."""
RANK: Final[list[int]] = [CARDS_BY_WORD.index(card) for card in range(len(tables.CARD_IDS))]

# Sections, counted from the first one of a player.
BOARD: Final = 0
HAND: Final = 1
PUT_AWAY: Final = 2
SECTIONS_OF_A_PLAYER: Final = 3

KAIJA_IN_RESERVE: Final = 0
KAIJA_ON_MAP: Final = 1


@final
class Players:
    def __init__(self, shapes: Shapes) -> None:
        self.hand = shapes.row("PlayerView", "hand")
        self.active = shapes.row("PlayerView", "active")
        self.discard = shapes.row("PlayerView", "discard")
        self.top = shapes.row("PlayerView", "top")
        self.upgrades = shapes.row("PlayerView", "upgrades")
        self.removed = shapes.row("PlayerView", "removed")
        self.setup_tiles = shapes.row("PlayerView", "setup_tiles")

    def write(
        self, pen: Pen, at: i64, section: int, state: NorthgardState, player: Player, seat: int
    ) -> None:
        pen.begin(section + BOARD)
        self._write_board(pen, at, state, player, seat)
        pen.end()
        known = pen.section(section + HAND)
        hand = as_known(known.first, player.hand)
        hand_seen = as_known(known.second, player.hand_seen)
        if pen.begin_if_new(section + HAND, seat, hand, hand_seen):
            self._write_hand(pen, at, player, seat)
            pen.end()
        discard = as_known(pen.section(section + PUT_AWAY).first, player.discard)
        if pen.begin_if_new(section + PUT_AWAY, 0, discard, player.upgrades, player.removed):
            pen.words(at, self.discard, player.discard)
            pen.words(at, self.upgrades, player.upgrades)
            pen.words(at, self.removed, player.removed)
            pen.end()

    def _write_board(
        self, pen: Pen, at: i64, state: NorthgardState, player: Player, seat: int
    ) -> None:
        """What may be new with every decision."""
        owner = player.seat
        pile = player.pile
        pen.at = at
        pen.put(owner)
        pen.word(owner)
        pen.perhaps(state.partner(owner) if state.options.team_game else NONE)
        pen.word(player.clan)
        pen.numbers(player.resources)
        if sees_total(state, seat, owner):
            pen.put(1)
            pen.put(player.tokens())
        else:
            pen.at += 2
        pen.put(len(player.hand))
        pen.put(pile.size())
        pen.put(player.reserve)
        pen.put(tables.UNITS - player.reserve)
        # How many territories are theirs is written with the map.
        pen.at += 1
        pen.word(_kaija(state, owner))
        pen.truth(player.has_passed)
        pen.truth(player.took_display_card)
        pen.truth(bool(player.year_flags & tables.KAIJA_MAY_ATTACK))
        pen.truth(bool(player.year_flags & tables.IGNORE_ENEMY_DEFENCES))
        if player.active:
            pen.length(at, self.active, len(player.active))
            for place, card in enumerate(player.active):
                pen.word(card)
                pen.truth(player.active_played[place])
        if pile.top:
            pen.length(at, self.top, len(pile.top))
            for place in range(len(pile.top) - 1, -1, -1):
                pen.word(pile.top[place] if knows(seat, pile.top_seen[place]) else NONE)
        if player.setup_tiles:
            pen.length(at, self.setup_tiles, len(player.setup_tiles))
            write_drawn_tiles(pen, state, player.setup_tiles, owner == seat)

    def _write_hand(self, pen: Pen, at: i64, player: Player, seat: int) -> None:
        """The cards that the seat knows to be there."""
        known: list[int] = []
        seen = player.hand_seen
        for place, card in enumerate(player.hand):
            if knows(seat, seen[place]):
                known.append(RANK[card])
        if known:
            known.sort()
            pen.length(at, self.hand, len(known))
            for rank in known:
                pen.word(CARDS_BY_WORD[rank])


def _kaija(state: NorthgardState, owner: int) -> int:
    if owner != state.figures.kaija_seat:
        return NONE
    return KAIJA_IN_RESERVE if state.figures.kaija_at == NONE else KAIJA_ON_MAP


def write_drawn_tiles(
    pen: Pen, state: NorthgardState, drawn: tuple[int, ...], is_own: bool
) -> None:
    """Tiles that others may not see, except the one about to be placed."""
    shown = NONE if state.placing is None else state.placing.tile
    for tile in drawn:
        pen.word(tile if is_own or tile == shown else NONE)
