# mypyc: interpreted
"""Which cards come next in Last Aurora, and which lie in the Exploration Zone, set up by hand."""

from typing import ClassVar

from meadhall.games.last_aurora.content.action_cards import ACTION_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS, STORY_PERIOD
from meadhall.games.last_aurora.content.tables import (
    CARD_IDS,
    LOOT_TIER,
    NONE,
    OBJECT_IDS,
    OUTCOME_IDS,
    PERIOD,
    PERIODS,
    SLOTS,
    TOKENS,
)
from meadhall.games.last_aurora.rules.exploring.zone import is_location, lay_tokens
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    OUTCOME_DECK,
    STORY_DECK,
    STREAM_IDS,
    AuroraState,
)
from meadhall.kernel.deck import Deck
from meadhall.kernel.position import Position, PositionError, building, number_of, take
from meadhall.kernel.shared import replaced, without


class DeckPosition(Position[AuroraState]):
    STREAMS = STREAM_IDS

    HAS_BOX: ClassVar[bool] = False
    """Whether cards that are not part of the game can be taken from the box."""

    # The Exploration Zone and its deck

    @building
    def zone(self, *cards: str | None) -> None:
        """Lay these cards in the Exploration Zone, with all tokens of its Locations; the other
        slots are empty.
        """
        state, zone = self.state, self.state.own_zone()
        for slot in range(SLOTS):
            for token in range(TOKENS):
                state.supply[token] += zone.tokens[slot * TOKENS + token]
                zone.tokens[slot * TOKENS + token] = 0
            if zone.slots[slot] != NONE:
                self._put_back(zone.slots[slot])
            zone.slots[slot] = NONE
        for slot, name in enumerate(cards[:SLOTS]):
            if name is not None:
                card = self._take(name)
                zone.slots[slot] = card
                if is_location(card):
                    lay_tokens(state, slot, card)

    @building
    def next_cards(self, *cards: str) -> None:
        """The next cards of the Exploration deck, in this order; all others leave the game."""
        numbers = [self._take(name) for name in cards]
        for period in range(PERIODS):
            self._leave(*self._empty(EXPLORATION + period))
        for card in numbers:
            self.state.own_deck(EXPLORATION + max(0, PERIOD[card] - 1)).put_under(card)

    @building
    def discards(self, *cards: str) -> None:
        """Put cards on the Exploration discard pile."""
        numbers = [self._take(name) for name in cards]
        piles = self.state.own_piles()
        piles.discard = (*piles.discard, *numbers)

    # Other decks

    @building
    def next_objects(self, *objects: str) -> None:
        """The next Object cards, in this order; the others are discarded."""
        first = [number_of(name, OBJECT_IDS, "Object") for name in objects]
        left = self._empty(OBJECT_DECK)
        for kind in first:
            take(left, kind, OBJECT_IDS[kind])
        for kind in left:
            self.state.own_piles().objects[kind] += 1
        self.state.own_deck(OBJECT_DECK).bottom.extend(first)

    @building
    def next_outcomes(self, *outcomes: str) -> None:
        """The next Outcome cards, in this order; the others are discarded."""
        state = self.state
        piles = state.own_piles()
        cards = [*self._empty(OUTCOME_DECK), *piles.outcomes, *piles.shown]
        if piles.outcome_top != NONE:
            cards.append(piles.outcome_top)
        first = [number_of(name, OUTCOME_IDS, "Outcome") for name in outcomes]
        for card in first:
            take(cards, card, OUTCOME_IDS[card])
        piles.shown, piles.outcome_top, piles.outcomes = (), NONE, tuple(cards)
        if state.options.pvp and first:
            piles.outcome_top = first.pop(0)
        state.own_deck(OUTCOME_DECK).bottom.extend(first)

    @building
    def next_loot(self, *cards: str) -> None:
        """The next Loot cards, in this order; all others leave the game."""
        numbers = [self._take(name) for name in cards]
        for tier in range(PERIODS):
            self._leave(*self._empty(LOOT + tier))
        for card in numbers:
            self.state.own_deck(LOOT + LOOT_TIER[card]).put_under(card)

    @building
    def next_actions(self, *cards: str) -> None:
        """The next Action cards of the Automa, in this order; the others are used."""
        automa = self.state.automa
        if automa is None:
            raise PositionError("there is no Automa with two or more players")
        used = self._empty(AUTOMA_DECK) + automa.used
        first = [number_of(name, ACTION_IDS, "Action card") for name in cards]
        for card in first:
            take(used, card, ACTION_IDS[card])
        automa.used = used
        self.state.own_deck(AUTOMA_DECK).bottom.extend(first)

    # Stories

    @building
    def story(self, story: str) -> None:
        """Lay a Story on top of the current deck."""
        state = self.state
        top, number = state.stories.top, self._take_story(story)
        if top not in (NONE, number):
            state.own_deck(STORY_DECK + STORY_PERIOD[top]).cards.append(top)
        own = state.own_stories()
        own.top = number
        own.period = STORY_PERIOD[number]

    @building
    def stories(self, *stories: str) -> None:
        """These Stories of one Period lie on top of each other, and no others are to come."""
        state = self.state
        own = state.own_stories()
        for period in range(PERIODS):
            own.unread = (*own.unread, *self._empty(STORY_DECK + period))
        if own.top != NONE:
            own.unread = (*own.unread, own.top)
            own.top = NONE
        if stories:
            self.story(stories[0])
        for name in stories[1:]:
            state.own_deck(STORY_DECK + state.stories.period).put_under(self._take_story(name))

    @building
    def story_in_slot(self, slot: int, story: str) -> None:
        """Put a Story under the card in a slot, counted from 1."""
        if not 1 <= slot <= SLOTS:
            raise PositionError(f"there is no slot {slot}; there is 1 to {SLOTS}")
        number = self._take_story(story)
        own = self.state.own_stories()
        own.slots = replaced(own.slots, slot - 1, number)

    # Taking cards

    def _empty(self, deck: int) -> list[int]:
        """The cards of a deck, which is empty afterwards."""
        emptied = self.state.own_deck(deck)
        cards = emptied.cards + emptied.bottom
        emptied.cards, emptied.bottom = [], []
        return cards

    def _take(self, name: str) -> int:
        """Take a card out of wherever it lies, as long as nobody has it."""
        state, card = self.state, number_of(name, CARD_IDS, "card")
        decks = [state.own_deck(number) for number in range(EXPLORATION, LOOT + PERIODS)]
        piles, fight, zone = state.own_piles(), state.own_fight(), state.own_zone()
        if card in zone.slots:
            zone.slots[zone.slots.index(card)] = NONE
        elif card in piles.discard:
            piles.discard = without(piles.discard, card)
        elif card in piles.gone:
            piles.gone = without(piles.gone, card)
        elif card in piles.removed:
            piles.removed = without(piles.removed, card)
        elif card in fight.lurking:
            fight.lurking = without(fight.lurking, card)
        elif not _take_from_any(decks, card) and not self.HAS_BOX:
            raise PositionError(f"{name} is not part of this game, or somebody has it")
        return card

    def _leave(self, *cards: int) -> None:
        """Cards that leave the game."""
        piles = self.state.own_piles()
        piles.gone = (*piles.gone, *cards)

    def _put_back(self, card: int) -> None:
        if not PERIOD[card]:
            self._leave(card)
        else:
            self.state.own_deck(EXPLORATION + PERIOD[card] - 1).cards.append(card)

    def _take_story(self, name: str) -> int:
        state, story = self.state, number_of(name, STORY_IDS, "Story")
        if not state.options.stories:
            raise PositionError("option stories is off")
        decks = [state.own_deck(number) for number in range(STORY_DECK, STORY_DECK + PERIODS)]
        own = state.own_stories()
        if own.top == story:
            own.top = NONE
        elif story in own.discard:
            own.discard = without(own.discard, story)
        elif story in own.unread:
            own.unread = without(own.unread, story)
        elif not _take_from_any(decks, story):
            raise PositionError(f"{name} is kept somewhere")
        return story


def _take_from_any(decks: list[Deck], card: int) -> bool:
    """Take a card out of the deck that has it; False if none has."""
    for deck in decks:
        for pile in (deck.cards, deck.bottom):
            if card in pile:
                pile.remove(card)
                return True
    return False
