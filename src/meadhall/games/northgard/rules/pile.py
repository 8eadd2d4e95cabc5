"""A face-down pile of which some cards lie at a known place.

Like the kernel's ``Deck`` it has no order: drawing picks one of the cards that may come next. Only
cards put on top or under it by a rule keep their places, each with the seats that saw it go there.

>>> from meadhall.kernel.dice import Dice
>>> from meadhall.kernel.events import EVERYONE, knows, only
>>> pile = Pile(stream=0, cards=[7], top=(), top_seen=(), bottom=(), bottom_seen=())
>>> pile.put_on_top(3, only(1))
>>> pile.put_under(5, EVERYONE)
>>> dice = Dice.from_seed("a", streams=1)
>>> knows(1, pile.next_seen()), knows(0, pile.next_seen()), pile.size()
(True, False, 3)
>>> [pile.draw(dice) for _ in range(3)]
[3, 7, 5]
"""

from meadhall.kernel.deck import take_any
from meadhall.kernel.dice import Dice
from meadhall.kernel.part import Part


class Pile(Part):
    """``top`` with the next card last, then ``cards`` in no order, then ``bottom`` in its order.

    A player's draw pile has a top, the pile of tiles a bottom.
    """

    __slots__ = ("bottom", "bottom_seen", "cards", "stream", "top", "top_seen")

    def __init__(
        self,
        stream: int,
        cards: list[int],
        top: tuple[int, ...],
        top_seen: tuple[int, ...],
        bottom: tuple[int, ...],
        bottom_seen: tuple[int, ...],
    ) -> None:
        self.stream = stream
        self.cards = cards
        self.top = top
        self.top_seen = top_seen
        """For each card of the top the seats that know it, as an audience."""
        self.bottom = bottom
        self.bottom_seen = bottom_seen

    def copy(self) -> "Pile":
        return Pile(
            stream=self.stream,
            cards=self.cards[:],
            top=self.top,
            top_seen=self.top_seen,
            bottom=self.bottom,
            bottom_seen=self.bottom_seen,
        )

    def size(self) -> int:
        return len(self.top) + len(self.cards) + len(self.bottom)

    def is_empty(self) -> bool:
        return not (self.top or self.cards or self.bottom)

    def next_seen(self) -> int:
        """The seats that know the next card."""
        if self.top:
            return self.top_seen[-1]
        if self.cards or not self.bottom:
            return 0
        return self.bottom_seen[0]

    def draw(self, dice: Dice) -> int:
        """Take the next card; the pile must not be empty."""
        if self.top:
            card = self.top[-1]
            self.top = self.top[:-1]
            self.top_seen = self.top_seen[:-1]
            return card
        if not self.cards:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
            self.bottom_seen = self.bottom_seen[1:]
            return card
        return take_any(self.cards, self.stream, dice)

    def put_on_top(self, card: int, seen: int) -> None:
        self.top += (card,)
        self.top_seen += (seen,)

    def put_under(self, card: int, seen: int) -> None:
        self.bottom += (card,)
        self.bottom_seen += (seen,)

    def shuffle_in(self, cards: list[int]) -> None:
        """Make these cards part of the pile; their old order is forgotten."""
        self.cards.extend(cards)
