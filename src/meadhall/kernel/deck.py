"""A face-down deck without an order.

No shuffled order exists anywhere: a deck is the set of cards that may come next, and drawing picks
one of them. Only cards whose position is fixed by a rule, such as those put back under the deck,
are kept in order. So nothing can leak, and what is redealt is exactly what a seat does not know.

>>> from meadhall.kernel.dice import Dice
>>> deck = Deck(stream=0, cards=[7, 8, 9], bottom=[])
>>> dice = Dice.from_seed("a", streams=1)
>>> deck.put_under(3)
>>> [deck.draw(dice) for _ in range(4)]
[9, 8, 7, 3]
>>> deck.size()
0
"""

from meadhall.kernel.dice import Dice
from meadhall.kernel.part import Part


def take_any(cards: list[int], stream: int, dice: Dice) -> int:
    """Take one of these cards, all equally likely; their order means nothing."""
    last = cards.pop()
    index = dice.below(stream, len(cards) + 1)
    if index == len(cards):
        return last
    card = cards[index]
    cards[index] = last
    return card


class Deck(Part):
    """The cards still to come: ``cards`` in no particular order, then ``bottom`` in order."""

    __slots__ = ("bottom", "cards", "stream")

    def __init__(self, stream: int, cards: list[int], bottom: list[int]) -> None:
        self.stream = stream
        self.cards = cards
        self.bottom = bottom

    def copy(self) -> "Deck":
        return Deck(self.stream, self.cards[:], self.bottom[:])

    def size(self) -> int:
        return len(self.cards) + len(self.bottom)

    def draw(self, dice: Dice) -> int:
        """Take the top card; the deck must not be empty."""
        if not self.cards:
            return self.bottom.pop(0)
        return take_any(self.cards, self.stream, dice)

    def put_under(self, card: int) -> None:
        self.bottom.append(card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Add these cards to the deck; their old order is forgotten."""
        self.cards.extend(cards)
