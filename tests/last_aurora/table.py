"""A table of Last Aurora for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.load(0, fuel=2)
>>> table.begin("movement")
>>> table.play("go", "drive:0", "to:a02", "stop")
>>> table.space(0), table.tokens(0)["fuel"]
('a02', 1)
"""

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_IDS, SPACE_IDS, WAYPOINT_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS, STORY_PERIOD
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    BOX_IDS,
    CARD_NUMBER,
    FIRST_ENCOUNTER,
    FIRST_LOCATION,
    FUEL,
    LOCATION_TOKEN_IDS,
    LOOT_TIER,
    NONE,
    OBJECT_IDS,
    OBJECTS,
    OUT,
    OUTCOME_IDS,
    PERIOD,
    PERIODS,
    RUSTED_CONTAINERS,
    SLOTS,
    SURVIVOR,
    SURVIVOR_IDS,
    SURVIVORS,
    TARGET_SPACES,
    TOKEN_IDS,
    TOKENS,
    ZONE_IDS,
)
from meadhall.games.last_aurora.rules.automa_board import START
from meadhall.games.last_aurora.rules.convoys.cargo import recount
from meadhall.games.last_aurora.rules.events import AUTOMA_CARD_IDS
from meadhall.games.last_aurora.rules.exploring.zone import lay_tokens
from meadhall.games.last_aurora.rules.pieces import Automa, Foe, Player
from meadhall.games.last_aurora.rules.rounds import BeginPhase
from meadhall.games.last_aurora.rules.setup import new_automa
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    ENDING,
    EXPLORATION,
    EXPLORING,
    FIRING,
    LOOT,
    MOVING,
    OBJECT_DECK,
    OUTCOME_DECK,
    RESTING,
    STORY_DECK,
    AuroraState,
)
from meadhall.games.last_aurora.seen.view import AuroraView
from meadhall.kernel.deck import Deck
from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import IllegalMove

PHASES = {
    "exploration": EXPLORING,
    "rest": RESTING,
    "movement": MOVING,
    "fire": FIRING,
    "end": ENDING,
}


class Table:
    """A game in its first round, with seats in their order on the track, an Exploration Zone of
    two Rusted Containers and nothing lurking; ``begin`` starts one of its phases.

    Exploration and Rest go in reverse: of two players seat 1 begins.
    """

    def __init__(self, players: int = 2, seed: str = "test", **options: object) -> None:
        state = GAME.new(players, options, seed)
        assert isinstance(state, AuroraState)
        self.state = state
        self.events: list[Event] = []
        state.listen(self.events)
        if self.step() == "DraftCrew":
            return
        for survivor in range(SURVIVORS):
            state.contamination[survivor] = 0
            if state.zones[survivor] != OUT:
                state.zones[survivor] = ACTIVE
        self.order(*range(len(state.positions)))
        state.storm = [0] * len(state.storm)
        for card in state.lurking + state.discard:
            state.decks[EXPLORATION + PERIOD[card] - 1].cards.append(card)
        state.lurking, state.discard = [], []
        if state.automa is not None:
            self._take_back_from(state.automa)
        self.zone("rusted_container_1", "rusted_container_2")
        for seat in range(players):
            self.load(seat, fuel=1, food=1, ammo=1)
            self.hand(seat)
        state.fame = [0] * len(state.fame)
        state.steps.clear()

    # Looking

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.steps[-1]).__name__ if self.state.steps else "over"

    def seat(self) -> int:
        """The seat that has to decide."""
        [seat] = self.state.deciders()
        return seat

    def moves(self) -> list[str]:
        """The legal moves as words."""
        return [GAME.moves.word(number) for number in self.state.moves(self.seat())]

    def candidates(self) -> list[str]:
        return [GAME.moves.word(number) for number in self.state.candidates(self.seat())]

    def obstacle(self, word: str) -> str | None:
        """The rule that stands in the way of a candidate, or None if it is legal."""
        move = GAME.moves.number(word)
        assert move in self.state.candidates(self.seat()), f"{word} is no candidate here"
        obstacle = self.state.obstacle(self.seat(), move)
        return obstacle.rule if obstacle else None

    def refused(self, word: str) -> str | None:
        """The rule that stands in the way of a move; trying it raises and changes nothing."""
        rule, before = self.obstacle(word), to_plain(self.state)
        with pytest.raises(IllegalMove):
            self.play(word)
        assert to_plain(self.state) == before
        return rule

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def automa(self) -> Automa:
        return self.state.the_automa()

    def tokens(self, seat: int) -> dict[str, int]:
        return dict(zip(TOKEN_IDS, self.player(seat).load, strict=True))

    def supply(self) -> dict[str, int]:
        return dict(zip(LOCATION_TOKEN_IDS, self.state.supply, strict=True))

    def objects(self, seat: int) -> list[str]:
        hand = self.player(seat).hand
        return [OBJECT_IDS[kind] for kind in range(OBJECTS) for _ in range(hand[kind])]

    def space(self, seat: int) -> str:
        return SPACE_IDS[self.state.positions[seat]]

    def fame(self, seat: int) -> int:
        return self.state.fame[seat]

    def crew_of(self, seat: int) -> list[str]:
        return [SURVIVOR_IDS[card] for card in self.player(seat).crew]

    def zone_of(self, survivor: str) -> str:
        return ZONE_IDS[self.state.zones[CARD_NUMBER[survivor]]]

    def counters(self, survivor: str) -> int:
        return self.state.contamination[CARD_NUMBER[survivor]]

    def convoy_of(self, seat: int) -> list[str | None]:
        """Vehicles and Devices by column, None where there is no Device."""
        names = {number: name for name, number in CARD_NUMBER.items()}
        return [names.get(card) for card in self.player(seat).convoy]

    def damaged(self) -> list[str]:
        return [BOX_IDS[box] for box, is_so in enumerate(self.state.damaged) if is_so]

    def slots(self) -> list[str | None]:
        names = {number: name for name, number in CARD_NUMBER.items()}
        return [names.get(card) for card in self.state.slots]

    def slot_tokens(self, slot: int) -> dict[str, int]:
        at = (slot - 1) * TOKENS
        counts = self.state.slot_tokens[at : at + TOKENS]
        return {name: n for name, n in zip(LOCATION_TOKEN_IDS, counts, strict=True) if n}

    def foe(self, card: str) -> Foe:
        foe = self.state.foe_with(CARD_NUMBER[card])
        assert foe is not None, f"{card} is not on the road"
        return foe

    def is_on_road(self, card: str) -> bool:
        return self.state.foe_with(CARD_NUMBER[card]) is not None

    def is_gone(self, card: str) -> bool:
        return CARD_NUMBER[card] in self.state.gone

    def is_discarded(self, card: str) -> bool:
        return CARD_NUMBER[card] in self.state.discard

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of all events of a kind, of those told to a seat if one is given."""
        return [
            event.facts()
            for event in self.events
            if event.kind.name == kind and (seat is None or event.is_told_to(seat))
        ]

    def view(self, seat: int = SPECTATOR) -> AuroraView:
        return GAME.view(self.state, seat)

    def score(self, seat: int) -> dict[str, int]:
        return GAME.result(self.state).sheets[seat]

    def faults(self) -> list[str]:
        return GAME.faults(self.state)

    # Playing

    def begin(self, phase: str) -> None:
        """Begin a phase of the round; the later ones follow."""
        phases = list(PHASES.values())
        first = phases.index(PHASES[phase])
        self.state.steps[:] = [BeginPhase(number) for number in reversed(phases[first:])]
        self.events.clear()
        self.state.settle()

    def play(self, *words: str) -> None:
        """Make checked moves of whoever is asked."""
        for word in words:
            self.state.play_checked(self.seat(), GAME.moves.number(word))

    def explore(self, seat: int, slot: int, *survivors: str) -> None:
        """The others pass until this seat can send these Survivors, or any one, to a slot."""
        self.pass_until(seat)
        self.play(f"explore:slot_{slot}")
        for survivor in survivors or ("",):
            wanted = [word for word in self.moves() if word.startswith(f"send:{survivor}")]
            if wanted and self.step() == "ChooseExplorers":
                self.play(wanted[0])
        if self.step() == "ChooseExplorers":
            self.play("done")

    def drive(self, *spaces: str, extra: int = 0) -> None:
        """The seat that is asked moves over these spaces and stops, as far as it is asked."""
        self.play("go")
        if self.step() == "Prepare":
            self.play(f"drive:{extra}")
        for space in spaces:
            if self.step() == "Drive" and f"to:{space}" in self.moves():
                self.play(f"to:{space}")
        if self.step() == "Drive" and self.space(self.seat()) == spaces[-1]:
            self.play("stop")

    def play_until(self, step: str, *preferred: str) -> None:
        """Play on until this step waits: these moves where they are legal, else the last one."""
        for _ in range(500):
            if self.step() == step or self.state.is_over():
                return
            moves = self.moves()
            self.play(next((word for word in preferred if word in moves), moves[-1]))
        raise AssertionError(f"{step} does not come")

    def pass_until(self, seat: int) -> None:
        """Everyone passes, stays or is done until it is this seat's turn."""
        for _ in range(50):
            if self.seat() == seat:
                return
            moves = self.moves()
            self.play(next(word for word in ("pass", "stay", "done", "decline") if word in moves))

    def finish_round(self) -> None:
        """Everyone passes, stays and declines until the next round, or to the end of the game."""
        now = self.state.round
        plain = ("pass", "stay", "done", "decline", "refuse")
        while self.state.round == now and not self.state.is_over():
            moves = self.moves()
            self.play(next((word for word in plain if word in moves), moves[0]))

    # Building a position; every component stays in exactly one place

    def order(self, *seats: int) -> None:
        """The Turn Order track from left to right."""
        self.state.order = list(seats)
        for place, seat in enumerate(seats):
            self.state.arrivals[seat] = place

    def load(self, seat: int, **tokens: int) -> None:
        """Set Resource tokens in a Convoy; those that are not named stay."""
        load = self.player(seat).load
        for name, n in tokens.items():
            token = TOKEN_IDS.index(name)
            self.state.supply[token] += load[token] - n
            load[token] = n

    def hand(self, seat: int, *objects: str) -> None:
        """Let a player hold exactly these Objects, taken out of the deck."""
        deck = self.state.decks[OBJECT_DECK]
        hand = self.player(seat).hand
        for kind in range(OBJECTS):
            deck.cards.extend([kind] * hand[kind])
            hand[kind] = 0
        for name in objects:
            deck.cards.remove(OBJECT_IDS.index(name))
            hand[OBJECT_IDS.index(name)] += 1

    def crew(self, seat: int, *survivors: str, zone: str = "active") -> None:
        """Let a player have exactly these Survivors, all in one zone."""
        player = self.player(seat)
        for card in player.crew:
            self.state.zones[card] = OUT
            self.state.gone.append(card)
        player.crew = []
        for name in survivors:
            card = CARD_NUMBER[name]
            self._take(card)
            player.crew.append(card)
            self.state.zones[card] = ZONE_IDS.index(zone)
        player.load[SURVIVOR] = len(survivors)

    def put(self, survivor: str, zone: str = "active", contamination: int = 0) -> None:
        """Put a Survivor in a zone, with so many counters."""
        card = CARD_NUMBER[survivor]
        self.state.zones[card] = ZONE_IDS.index(zone)
        self.state.contamination[card] = contamination

    def convoy(self, seat: int, *cards: str | None) -> None:
        """Vehicles with the Devices on them: truck, device or None, trailer, device or None ..."""
        player = self.player(seat)
        for card in player.convoy:
            if card != NONE:
                self.state.gone.append(card)
        player.convoy = []
        for name in cards:
            if name is not None:
                self._take(CARD_NUMBER[name])
            player.convoy.append(NONE if name is None else CARD_NUMBER[name])
        if len(player.convoy) % 2:
            player.convoy.append(NONE)
        player.kept = [NONE] * len(player.convoy)
        recount(self.state, player)

    def keep_under(self, seat: int, place: int, story: str) -> None:
        """Put a Story under the card at a place of the Convoy."""
        number = STORY_IDS.index(story)
        self._take_story(number)
        self.player(seat).kept[place] = number
        recount(self.state, self.player(seat))

    def damage(self, *boxes: str) -> None:
        for name in boxes:
            self.state.damaged[BOX_IDS.index(name)] = True
        for player in self.state.players:
            recount(self.state, player)

    def zone(self, *cards: str | None) -> None:
        """Lay the Exploration Zone anew, with all tokens of its Locations; the rest is empty."""
        state = self.state
        for slot in range(SLOTS):
            for token in range(TOKENS):
                state.supply[token] += state.slot_tokens[slot * TOKENS + token]
                state.slot_tokens[slot * TOKENS + token] = 0
            card = state.slots[slot]
            if card != NONE:
                self._put_back(card)
            state.slots[slot] = NONE
        for slot, name in enumerate(cards):
            if name is None:
                continue
            card = CARD_NUMBER[name]
            self._take(card)
            state.slots[slot] = card
            if FIRST_LOCATION <= card < FIRST_ENCOUNTER:
                lay_tokens(state, slot, card)

    def next_cards(self, *cards: str) -> None:
        """The next cards of the Exploration deck, in this order; all others are removed."""
        numbers = [CARD_NUMBER[name] for name in cards]
        for card in numbers:
            self._take(card)
        for period in range(PERIODS):
            deck = self.state.decks[EXPLORATION + period]
            self.state.gone.extend(deck.cards + deck.bottom)
            deck.cards, deck.bottom = [], []
        for card in numbers:
            self.state.decks[EXPLORATION + max(0, PERIOD[card] - 1)].bottom.append(card)

    def discards(self, *cards: str) -> None:
        """Put cards on the Exploration discard pile."""
        for name in cards:
            self._take(CARD_NUMBER[name])
            self.state.discard.append(CARD_NUMBER[name])

    def next_objects(self, *objects: str) -> None:
        """The next Object cards, in this order."""
        deck = self.state.decks[OBJECT_DECK]
        for name in objects:
            deck.cards.remove(OBJECT_IDS.index(name))
        for kind in deck.cards:
            self.state.object_discard[kind] += 1
        deck.cards = []
        deck.bottom = [OBJECT_IDS.index(name) for name in objects]

    def next_outcomes(self, *outcomes: str) -> None:
        """The next Outcome cards, in this order; the others lie in the discard pile."""
        state = self.state
        deck = state.decks[OUTCOME_DECK]
        cards = deck.cards + deck.bottom + state.outcome_discard + state.shown
        if state.outcome_top != NONE:
            cards.append(state.outcome_top)
        first = [OUTCOME_IDS.index(name) for name in outcomes]
        state.shown, state.outcome_top = [], NONE
        state.outcome_discard = [card for card in cards if card not in first]
        deck.cards, deck.bottom = [], first
        if state.options.pvp:
            state.outcome_top = deck.bottom.pop(0)

    def next_loot(self, *cards: str) -> None:
        """The next Loot cards, in this order; all others leave the game."""
        numbers = [CARD_NUMBER[name] for name in cards]
        for card in numbers:
            self._take(card)
        for tier in range(PERIODS):
            deck = self.state.decks[LOOT + tier]
            self.state.gone.extend(deck.cards)
            deck.cards = []
        for card in numbers:
            self.state.decks[LOOT + LOOT_TIER[card]].bottom.append(card)

    def next_actions(self, *cards: str) -> None:
        """The next Action cards of the Automa, in this order; the others are used."""
        deck = self.state.decks[AUTOMA_DECK]
        first = [AUTOMA_CARD_IDS.index(name) for name in cards]
        self.automa().used += [card for card in deck.cards + deck.bottom if card not in first]
        self.automa().used = [card for card in self.automa().used if card not in first]
        deck.cards, deck.bottom = [], first

    def story(self, name: str) -> None:
        """Lay a Story on top of the current deck."""
        state = self.state
        if state.story_top != NONE:
            state.decks[STORY_DECK + STORY_PERIOD[state.story_top]].cards.append(state.story_top)
        number = STORY_IDS.index(name)
        self._take_story(number)
        state.story_top = number
        state.story_period = STORY_PERIOD[number]

    def stories(self, *names: str) -> None:
        """These Stories of one Period lie on top of each other, and no others are to come."""
        state = self.state
        for deck in state.decks[STORY_DECK : STORY_DECK + PERIODS]:
            state.story_unread = state.story_unread + deck.cards + deck.bottom
            deck.cards, deck.bottom = [], []
        if state.story_top != NONE:
            state.story_unread = [*state.story_unread, state.story_top]
            state.story_top = NONE
        if names:
            self.story(names[0])
        for name in names[1:]:
            self._take_story(STORY_IDS.index(name))
            state.decks[STORY_DECK + state.story_period].bottom.append(STORY_IDS.index(name))

    def story_in_slot(self, slot: int, name: str) -> None:
        self._take_story(STORY_IDS.index(name))
        self.state.slot_stories[slot - 1] = STORY_IDS.index(name)

    def keep_tale(self, seat: int, name: str) -> None:
        self._take_story(STORY_IDS.index(name))
        self.player(seat).tales.append(STORY_IDS.index(name))

    def at(self, seat: int, space: str) -> None:
        """Put a Convoy on a space."""
        self.state.positions[seat] = SPACE_IDS.index(space)

    def aurora(self, space: str) -> None:
        self.state.aurora = SPACE_IDS.index(space)

    def waypoint(self, space: str, counter: str | None) -> None:
        number = NONE if counter is None else WAYPOINT_IDS.index(counter)
        if number in self.state.waypoints:
            self.state.waypoints[self.state.waypoints.index(number)] = NONE
        self.state.waypoints[SPACE_IDS.index(space)] = number

    def lurk(self, *cards: str) -> None:
        for name in cards:
            self._take(CARD_NUMBER[name])
            self.state.lurking.append(CARD_NUMBER[name])

    def enemy(
        self,
        name: str,
        region: str = "valley",
        hits: int = 0,
        asgard_hits: int = 0,
        targets: tuple[int | None, ...] = (),
        is_new: bool = False,
    ) -> None:
        """Put an Enemy on the road, with Damage and Target counters."""
        self._take(CARD_NUMBER[name])
        spaces = [NONE if seat is None else seat for seat in targets]
        spaces += [NONE] * (TARGET_SPACES - len(spaces))
        number = REGION_IDS.index(region)
        self.state.foes.append(Foe(CARD_NUMBER[name], number, asgard_hits, hits, spaces, is_new, 0))

    def famous(self, seat: int, fame: int) -> None:
        self.state.fame[seat] = fame

    def round(self, number: int) -> None:
        self.state.round = number

    def _take_back_from(self, automa: Automa) -> None:
        """What the Automa explored before the human was asked for the first time."""
        state = self.state
        state.decks[AUTOMA_DECK].cards.extend(automa.hand)
        state.decks[OBJECT_DECK].cards.extend(automa.objects)
        for card in automa.cards:
            self._put_back(card)
        for story in automa.stories:
            state.decks[STORY_DECK + STORY_PERIOD[story]].cards.append(story)
        automa.hand, automa.objects, automa.cards, automa.stories = [], [], [], []
        for token in range(FUEL, TOKENS):
            state.supply[token] += automa.load[token] - START[token]
        automa.load = START[:]
        automa.level = new_automa(state.options).level

    def _take(self, card: int) -> None:
        """Take a card out of wherever it lies; one that is not in this game comes from the box."""
        state = self.state
        for deck in state.decks[EXPLORATION : LOOT + PERIODS]:
            _remove(deck, card)
        for pile in (state.discard, state.gone, state.removed, state.lurking):
            if card in pile:
                pile.remove(card)
        if card in state.slots:
            state.slots[state.slots.index(card)] = NONE

    def _put_back(self, card: int) -> None:
        if card in RUSTED_CONTAINERS:
            self.state.gone.append(card)
        else:
            self.state.decks[EXPLORATION + PERIOD[card] - 1].cards.append(card)

    def _take_story(self, story: int) -> None:
        state = self.state
        for deck in state.decks[STORY_DECK : STORY_DECK + PERIODS]:
            _remove(deck, story)
        for pile in (state.story_discard, state.story_unread):
            if story in pile:
                pile.remove(story)
        if state.story_top == story:
            state.story_top = NONE


def _remove(deck: Deck, card: int) -> None:
    if card in deck.cards:
        deck.cards.remove(card)
    if card in deck.bottom:
        deck.bottom.remove(card)


def slot(number: int) -> str:
    return SLOT_IDS[number - 1]
