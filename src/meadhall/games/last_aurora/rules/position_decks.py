# mypyc: interpreted
"""Which cards come next in Last Aurora, and which lie in the Exploration Zone, set up by hand."""

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
    RUSTED_CONTAINERS,
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
from meadhall.kernel.position import Position, PositionError, building, number_of, take


class DeckPosition(Position[AuroraState]):
    STREAMS = STREAM_IDS

    # The Exploration Zone and its deck

    @building
    def zone(self, *cards: str | None) -> None:
        """Lay these cards in the Exploration Zone, with all tokens of its Locations; the other
        slots are empty.
        """
        state = self.state
        for slot in range(SLOTS):
            for token in range(TOKENS):
                state.supply[token] += state.slot_tokens[slot * TOKENS + token]
                state.slot_tokens[slot * TOKENS + token] = 0
            if state.slots[slot] != NONE:
                self._put_back(state.slots[slot])
            state.slots[slot] = NONE
        for slot, name in enumerate(cards[:SLOTS]):
            if name is not None:
                card = self._take(name)
                state.slots[slot] = card
                if is_location(card):
                    lay_tokens(state, slot, card)

    @building
    def next_cards(self, *cards: str) -> None:
        """The next cards of the Exploration deck, in this order; all others leave the game."""
        numbers = [self._take(name) for name in cards]
        for period in range(PERIODS):
            self.state.gone.extend(self._empty(EXPLORATION + period))
        for card in numbers:
            self.state.own_deck(EXPLORATION + max(0, PERIOD[card] - 1)).put_under(card)

    @building
    def discards(self, *cards: str) -> None:
        """Put cards on the Exploration discard pile."""
        self.state.discard.extend([self._take(name) for name in cards])

    # Other decks

    @building
    def next_objects(self, *objects: str) -> None:
        """The next Object cards, in this order; the others are discarded."""
        first = [number_of(name, OBJECT_IDS, "Object") for name in objects]
        left = self._empty(OBJECT_DECK)
        for kind in first:
            take(left, kind, OBJECT_IDS[kind])
        for kind in left:
            self.state.object_discard[kind] += 1
        self.state.own_deck(OBJECT_DECK).bottom.extend(first)

    @building
    def next_outcomes(self, *outcomes: str) -> None:
        """The next Outcome cards, in this order; the others are discarded."""
        state = self.state
        cards = self._empty(OUTCOME_DECK) + state.outcome_discard + state.shown
        if state.outcome_top != NONE:
            cards.append(state.outcome_top)
        first = [number_of(name, OUTCOME_IDS, "Outcome") for name in outcomes]
        for card in first:
            take(cards, card, OUTCOME_IDS[card])
        state.shown, state.outcome_top, state.outcome_discard = [], NONE, cards
        if state.options.pvp and first:
            state.outcome_top = first.pop(0)
        state.own_deck(OUTCOME_DECK).bottom.extend(first)

    @building
    def next_loot(self, *cards: str) -> None:
        """The next Loot cards, in this order; all others leave the game."""
        numbers = [self._take(name) for name in cards]
        for tier in range(PERIODS):
            self.state.gone.extend(self._empty(LOOT + tier))
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
        top, number = state.story_top, self._take_story(story)
        if top not in (NONE, number):
            state.own_deck(STORY_DECK + STORY_PERIOD[top]).cards.append(top)
        state.story_top = number
        state.story_period = STORY_PERIOD[number]

    @building
    def stories(self, *stories: str) -> None:
        """These Stories of one Period lie on top of each other, and no others are to come."""
        state = self.state
        for period in range(PERIODS):
            state.story_unread = state.story_unread + self._empty(STORY_DECK + period)
        if state.story_top != NONE:
            state.story_unread = [*state.story_unread, state.story_top]
            state.story_top = NONE
        if stories:
            self.story(stories[0])
        for name in stories[1:]:
            state.own_deck(STORY_DECK + state.story_period).put_under(self._take_story(name))

    @building
    def story_in_slot(self, slot: int, story: str) -> None:
        """Put a Story under the card in a slot, counted from 1."""
        if not 1 <= slot <= SLOTS:
            raise PositionError(f"there is no slot {slot}; there is 1 to {SLOTS}")
        self.state.slot_stories[slot - 1] = self._take_story(story)

    # Taking cards

    def _empty(self, deck: int) -> list[int]:
        """The cards of a deck, which is empty afterwards."""
        emptied = self.state.own_deck(deck)
        cards = emptied.cards + emptied.bottom
        emptied.cards, emptied.bottom = [], []
        return cards

    def _take(self, name: str) -> int:
        """Take a card out of wherever it lies; one that is not in this game comes from the box."""
        state, card = self.state, number_of(name, CARD_IDS, "card")
        for deck in range(EXPLORATION, LOOT + PERIODS):
            self._take_from_deck(deck, card)
        for pile in (state.discard, state.gone, state.removed, state.lurking):
            if card in pile:
                pile.remove(card)
        if card in state.slots:
            state.slots[state.slots.index(card)] = NONE
        return card

    def _put_back(self, card: int) -> None:
        if card in RUSTED_CONTAINERS:
            self.state.gone.append(card)
        else:
            self.state.own_deck(EXPLORATION + PERIOD[card] - 1).cards.append(card)

    def _take_story(self, name: str) -> int:
        state, story = self.state, number_of(name, STORY_IDS, "Story")
        for deck in range(STORY_DECK, STORY_DECK + PERIODS):
            self._take_from_deck(deck, story)
        for pile in (state.story_discard, state.story_unread):
            if story in pile:
                pile.remove(story)
        if state.story_top == story:
            state.story_top = NONE
        return story

    def _take_from_deck(self, number: int, card: int) -> None:
        deck = self.state.own_deck(number)
        for cards in (deck.cards, deck.bottom):
            if card in cards:
                cards.remove(card)
