"""Decks without an order."""

from collections import Counter

from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice


def test_every_card_may_come_first() -> None:
    first = Counter(
        Deck(0, [1, 2, 3, 4], []).draw(Dice.from_seed(str(seed), streams=1)) for seed in range(400)
    )
    assert set(first) == {1, 2, 3, 4}
    assert min(first.values()) > 70


def test_each_card_comes_once() -> None:
    deck, dice = Deck(0, list(range(20)), []), Dice.from_seed("d", streams=1)
    assert sorted(deck.draw(dice) for _ in range(20)) == list(range(20))
    assert deck.size() == 0


def test_cards_under_the_deck_come_last_and_in_order() -> None:
    deck, dice = Deck(0, [1], []), Dice.from_seed("d", streams=1)
    deck.put_under(8)
    deck.put_under(9)
    assert [deck.draw(dice) for _ in range(3)] == [1, 8, 9]


def test_a_known_card_is_drawn_without_chance() -> None:
    deck, dice = Deck(0, [], [5]), Dice.from_seed("d", streams=1)
    assert (deck.draw(dice), dice.draws) == (5, 0)


def test_a_copy_is_independent() -> None:
    deck = Deck(0, [1, 2], [3])
    copy = deck.copy()
    copy.cards.clear()
    copy.bottom.clear()
    assert (deck.cards, deck.bottom) == ([1, 2], [3])


def test_discards_can_be_shuffled_in() -> None:
    deck = Deck(0, [1], [])
    deck.shuffle_in([2, 3])
    assert sorted(deck.cards) == [1, 2, 3]
