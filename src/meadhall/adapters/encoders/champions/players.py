"""What lies before the players of Champions of Midgard."""

from typing import Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.state import ChampionsState, Player
from meadhall.kernel.events import knows

# Sections, counted from the first one of a player.
BOARD: Final = 0
HAND: Final = 1
PILE: Final = 2
SECTIONS_OF_A_PLAYER: Final = 3

# Variants of a section, besides the seats.
OPEN: Final = -2
"""All that is there is known to everybody."""
SHUT: Final = -3
"""Nobody may see what is there."""


@final
class Players:
    def __init__(self, shapes: Shapes) -> None:
        self.runes = shapes.row("PlayerView", "runes")
        self.used_runes = shapes.row("PlayerView", "used_runes")
        self.destinies = shapes.row("PlayerView", "destinies")
        self.opened = shapes.row("PlayerView", "opened")
        self.defeated = shapes.row("PlayerView", "defeated")

    def write(
        self,
        pen: Pen,
        at: i64,
        section: int,
        state: ChampionsState,
        player: Player,
        seat: int,
        is_secret: bool,
    ) -> None:
        is_over = state.is_over()
        pen.begin(section + BOARD)
        _write_board(pen, at, state, player, is_secret and player.seat != seat)
        pen.end()
        if pen.begin_if_new(
            section + HAND,
            OPEN if is_over else seat,
            player.destinies,
            state.destiny_known,
            player.runes,
            player.used_runes,
        ):
            self._write_hand(pen, at, state, player, seat)
            pen.end()
        sees_pile = is_over or player.seat == seat or state.options.hall_of_fame
        if pen.begin_if_new(
            section + PILE, OPEN if sees_pile else SHUT, player.opened, player.defeated
        ):
            pen.words(at, self.opened, player.opened)
            if sees_pile:
                pen.present(at, self.defeated, len(player.defeated))
                for enemy in player.defeated:
                    pen.word(enemy)
            pen.end()

    def _write_hand(
        self, pen: Pen, at: i64, state: ChampionsState, player: Player, seat: int
    ) -> None:
        pen.at = at + self.destinies.place
        known = 0
        for card in player.destinies:
            if destiny_seen(state, card, seat) != NONE:
                pen.word(card)
                known += 1
        if known:
            pen.length(at, self.destinies, known)
        pen.words(at, self.runes, player.runes)
        pen.words(at, self.used_runes, player.used_runes)


def _write_board(pen: Pen, at: i64, state: ChampionsState, player: Player, is_secret: bool) -> None:
    """What a player has at hand; it may be new with every decision. While it is secret who goes
    where, all are at home."""
    goods = player.goods
    food = goods[tables.FOOD]
    warriors = player.warriors
    if is_secret:
        warriors = warriors[:]
        crews = state.crews
        for target, holder in enumerate(crews.holders):
            if holder == player.seat:
                for warrior in range(tables.WARRIOR_TYPES):
                    warriors[warrior] += crews.warriors[target * tables.WARRIOR_TYPES + warrior]
                if target >= tables.FIRST_SHIP:
                    food += crews.food[target - tables.FIRST_SHIP]
    pen.at = at
    pen.put(player.seat)
    pen.word(player.seat)
    pen.word(player.leader)
    pen.put(goods[tables.GLORY])
    pen.put(goods[tables.BLAME])
    pen.put(goods[tables.COIN])
    pen.put(goods[tables.WOOD])
    pen.put(food)
    pen.put(goods[tables.FAVOR])
    pen.numbers(warriors)
    pen.put(player.workers)
    pen.put(player.workforce)
    pen.put(player.begging)
    pen.truth(player.hut_worker)
    pen.word(player.ship)
    pen.put(len(player.destinies))


def destiny_seen(state: ChampionsState, card: int, seat: int) -> int:
    """A destiny card, or ``NONE`` if the seat may not see it."""
    return card if state.is_over() or knows(seat, state.destiny_known[card]) else NONE
