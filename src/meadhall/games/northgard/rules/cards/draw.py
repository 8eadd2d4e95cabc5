"""NUL-DRAW: Draw actions, and cards taken back from the discard pile."""

from meadhall.games.northgard.rules.cards.decks import (
    cards_left,
    draw_aside,
    draw_to_hand,
    put_on_pile,
)
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import (
    CARDS_KEPT,
    CARDS_PUT_ON_TOP,
    DISCARDED,
    RECOVERED,
)
from meadhall.games.northgard.rules.moves import DISCARD, KEEP, RECOVER, TOP, distinct
from meadhall.games.northgard.rules.obstacles import (
    DISCARD_EMPTY,
    NO_CLOSED_TERRITORY,
    TOO_FEW_CARDS,
)
from meadhall.games.northgard.rules.owed import Owed
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.kernel.events import EVERYONE, only
from meadhall.kernel.state import Choice, Obstacle


class DrawEffect(CardEffect):
    """NUL-DRAW-01: ``n`` cards, some of which are kept, discarded or put on top of the pile."""

    __slots__ = ("discard", "keep", "n", "top")

    def __init__(self, n: int, keep: int, discard: int, top: int) -> None:
        self.n = n
        self.keep = keep
        self.discard = discard
        self.top = top

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        """NUL-DRAW-04: all the cards must be there. A draw after another effect takes what there
        is; all such draws are of one card."""
        return TOO_FEW_CARDS if cards_left(state, seat) < self.n else None

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.keep == self.n:
            draw_to_hand(state, seat, self.n)
            return
        draw_aside(state, seat, self.n)
        if self.top:
            # Nobody else can tell any longer whether a known card is kept or put back.
            in_play = the_card(state)
            in_play.drawn_seen = (0,) * len(in_play.drawn)
        state.steps.append(DivideCards(seat, self.keep, self.discard, self.top))


class DivideCards(Choice[NorthgardState]):
    """Which of the drawn cards are kept, discarded and put back: the numbers still to be chosen.

    NUL-DRAW-03: of those put on a pile the one named last comes to lie uppermost.
    """

    __slots__ = ("discard", "keep", "top")
    FACTS = {"discard": None, "keep": None, "top": None}

    def __init__(self, seat: int, keep: int, discard: int, top: int) -> None:
        super().__init__(seat)
        self.keep = keep
        self.discard = discard
        self.top = top

    def run(self, state: NorthgardState) -> bool:
        """If all the rest is kept, nobody is asked."""
        if self.discard or self.top:
            return False
        state.steps.pop()
        for card in the_card(state).drawn:
            self._keep(state, card)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        cards = distinct(list(the_card(state).drawn))
        moves: list[int] = []
        if self.keep:
            moves += [KEEP.at(card) for card in cards]
        if self.discard:
            moves += [DISCARD.at(card) for card in cards]
        if self.top:
            moves += [TOP.at(card) for card in cards]
        return moves

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if KEEP.has(move):
            state.steps[-1] = DivideCards(seat, self.keep - 1, self.discard, self.top)
            self._keep(state, KEEP.target(move))
        elif DISCARD.has(move):
            state.steps[-1] = DivideCards(seat, self.keep, self.discard - 1, self.top)
            self._take(state, DISCARD.target(move))
            state.players[seat].discard.append(DISCARD.target(move))
            state.tell(DISCARDED, seat, DISCARD.target(move))
        else:
            state.steps[-1] = DivideCards(seat, self.keep, self.discard, self.top - 1)
            self._take(state, TOP.target(move))
            put_on_pile(state, seat, TOP.target(move), only(seat))
            state.tell(CARDS_PUT_ON_TOP, seat, 1)

    def _keep(self, state: NorthgardState, card: int) -> None:
        seen = self._take(state, card)
        state.players[self.seat].take_in_hand(card, seen)
        state.tell(CARDS_KEPT, self.seat, 1)

    def _take(self, state: NorthgardState, card: int) -> int:
        """Take a card out of those drawn and return the audience that knows it."""
        in_play = the_card(state)
        index = in_play.drawn.index(card)
        seen = in_play.drawn_seen[index]
        in_play.drawn = in_play.drawn[:index] + in_play.drawn[index + 1 :]
        in_play.drawn_seen = in_play.drawn_seen[:index] + in_play.drawn_seen[index + 1 :]
        return seen


class DrawPerEffect(CardEffect):
    """NUL-CARD-17: one card for each closed territory of at least this many tiles, all kept."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        count = _closed_territories(state, seat, self.tiles)
        if not count:
            return NO_CLOSED_TERRITORY
        return TOO_FEW_CARDS if cards_left(state, seat) < count else None

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        draw_to_hand(state, seat, _closed_territories(state, seat, self.tiles))


def _closed_territories(state: NorthgardState, seat: int, tiles: int) -> int:
    lands = state.lands
    count = 0
    for territory in state.controlled(seat):
        if not lands.is_open(territory) and lands.tile_count(territory) >= tiles:
            count += 1
    return count


class RecoverEffect(CardEffect):
    """NUL-CARD-03: cards come back from the discard pile."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None if state.players[seat].discard else DISCARD_EMPTY

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        n = min(self.n, len(state.players[seat].discard))
        if n:
            state.steps.append(RecoverCards(seat, n))


class RecoverCards(Owed):
    """Which cards of the discard pile come into the hand; everybody sees them."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [RECOVER.at(card) for card in distinct(state.players[seat].discard)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if self.left > 1:
            state.steps[-1] = RecoverCards(seat, self.left - 1)
        else:
            state.steps.pop()
        player = state.players[seat]
        player.discard.remove(RECOVER.target(move))
        player.take_in_hand(RECOVER.target(move), EVERYONE)
        state.tell(RECOVERED, seat, RECOVER.target(move))
