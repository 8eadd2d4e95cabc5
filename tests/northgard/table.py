"""A table of Northgard for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.lay("tile_20 0,-1")
>>> table.units(0, "start.n 3")
>>> table.units(1, "tile_20.n 2")
>>> table.control("start.n"), table.control("start.s")
(0, None)
>>> table.give(0, food=2)
>>> table.hand(0, "start_move", "dev_incursion")
>>> table.resource(0, "food"), table.cards_in_hand(0)
(2, ['dev_incursion', 'start_move'])
"""

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.games.northgard.content.tables import (
    ACTIONS,
    ADVANCED,
    BUILDING_IDS,
    CARD_IDS,
    CARD_KIND,
    CLAN_IDS,
    CREATURE_IDS,
    EARLY,
    FACE_IDS,
    LATER_CREATURES,
    START_FIVE_CELL,
    START_TILE_CELL,
    UNREST,
)
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    NONE,
    RESOURCE_IDS,
    SITE_IDS,
    START,
    START_FIVE,
    TILE_IDS,
)
from meadhall.games.northgard.rules.box import unpack
from meadhall.games.northgard.rules.cards.effects import CANCELLING_CARD
from meadhall.games.northgard.rules.cards.interpreter import begin_card
from meadhall.games.northgard.rules.lists import replaced, without
from meadhall.games.northgard.rules.moves import MOVES
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.settings import OPTIONS, read_options
from meadhall.games.northgard.rules.setup import begin_game, take_clan
from meadhall.games.northgard.rules.year.turns import TakeTurn
from meadhall.kernel.events import EVERYONE, Event, only
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import IllegalMove, Step

CLANS = ("goat", "boar", "wolf", "raven", "stag")
"""Clans that seldom matter first; Bear and Snake bring pieces of their own."""


class Table:
    """The Actions phase of a year, with nothing on the map but the start tile, all cards in the
    draw piles and nothing to decide: ``ask`` says what happens next.
    """

    def __init__(
        self,
        players: int = 3,
        clans: Sequence[str] = CLANS,
        seed: str = "test",
        year: int = 1,
        steps: Sequence[Step[Any]] = (),
        **options: bool,
    ) -> None:
        settings = {option.id: option.default for option in OPTIONS} | options
        state = unpack(players, read_options(settings), seed, list(steps))
        self.state = state
        self.events: list[Event] = []
        state.listen(self.events)
        state.year = year
        state.phase = ACTIONS
        state.first_player = 0
        state.active = 0
        for seat in range(players):
            self.clan(seat, clans[seat])
        state.place_tile(START, START_TILE_CELL, 0)
        if players == 5:
            state.place_tile(START_FIVE, START_FIVE_CELL, 0)

    @classmethod
    def from_box(cls, players: int = 3, seed: str = "test", **options: bool | str) -> "Table":
        """A game from its very beginning: it waits for the first choice of the setup."""
        settings = {option.id: option.default for option in OPTIONS} | options
        table = cls.__new__(cls)
        table.state = begin_game(players, read_options(settings), seed)
        table.events = []
        table.state.listen(table.events)
        table.state.settle()
        return table

    # Looking

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.steps[-1]).__name__ if self.state.steps else "over"

    def seat(self) -> int:
        """The seat that has to decide."""
        [seat] = self.state.deciders()
        return seat

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves as words, of the seat that decides or of one of several."""
        numbers = self.state.moves(self.seat() if seat is None else seat)
        return [MOVES.word(number) for number in numbers]

    def obstacle(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a candidate, or None if it is legal."""
        seat = self.seat() if seat is None else seat
        move = MOVES.number(word)
        assert move in self.state.candidates(seat), f"{word} is no candidate here"
        obstacle = self.state.obstacle(seat, move)
        return obstacle.rule if obstacle else None

    def refused(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a move; trying it raises and changes nothing."""
        rule, before = self.obstacle(word, seat), to_plain(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(word, seat=seat)
        assert caught.value.obstacle
        assert caught.value.obstacle.rule == rule
        assert to_plain(self.state) == before
        return rule

    def refuses(self, word: str, seat: int | None = None) -> bool:
        """Whether a move that is no answer at all is refused and leaves everything as it was."""
        before = to_plain(self.state)
        try:
            self.play(word, seat=seat)
        except IllegalMove:
            return to_plain(self.state) == before
        return False

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def resource(self, seat: int, resource: str) -> int:
        return self.player(seat).resources[RESOURCE_IDS.index(resource)]

    def glory(self, seat: int) -> int:
        """The tokens of a player."""
        return self.player(seat).tokens()

    def cards_in_hand(self, seat: int) -> list[str]:
        return sorted(CARD_IDS[card] for card in self.player(seat).hand)

    def territory(self, area: str) -> int:
        """The number of the territory with this area."""
        territory = self.state.lands.territory(AREA_IDS.index(area))
        assert territory != NONE, f"{area} is not on the map"
        return territory

    def name(self, area: str) -> str:
        """What moves call the territory with this area (NUL-TILE-24)."""
        return AREA_IDS[self.territory(area)]

    def control(self, area: str) -> int | None:
        """The seat that controls a territory."""
        seat = self.state.control(self.territory(area))
        return None if seat == NONE else seat

    def units_in(self, area: str, seat: int) -> int:
        """Units of a seat in a territory, without Kaija."""
        return self.state.units_in(self.territory(area), seat)

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of all events of a kind, of those told to a seat if one is given."""
        return [
            event.facts()
            for event in self.events
            if event.kind.name == kind and (seat is None or event.is_told_to(seat))
        ]

    # Playing

    def ask(self, *steps: Step[Any]) -> None:
        """Let these steps happen next, the last of them first, and go on to the next choice."""
        self.state.steps.extend(steps)
        self.state.settle()

    def turn(self, seat: int) -> None:
        """Let a player take a single turn of the Actions phase; then nothing follows."""
        self.state.active = seat
        self.state.turn_begun = False
        self.state.main_played = False
        self.ask(TakeTurn(seat))

    def resolve(self, seat: int, card: str, rolls: Sequence[str] = ()) -> None:
        """Carry out the effects of a card for a seat, whether it has the card or not."""
        self._rig(rolls)
        begin_card(self.state, seat, CARD_IDS.index(card))
        self.state.settle()
        self._unrig(rolls)

    def play(self, *words: str, seat: int | None = None, rolls: Sequence[str] = ()) -> None:
        """Make checked moves. ``rolls`` are the dice that fall after the last of them, such as
        ``["axe2", "skull_or_axe"]``.
        """
        for place, word in enumerate(words):
            if place == len(words) - 1:
                self._rig(rolls)
            decider = self.seat() if seat is None else seat
            self.state.play_checked(decider, MOVES.number(word))
        self._unrig(rolls)

    def chance(self, *outcomes: int) -> None:
        """From now on chance gives these outcomes, for draws as well; then ``ChanceNeeded``."""
        self.state.dice.follow(list(outcomes))

    def _rig(self, rolls: Sequence[str]) -> None:
        if rolls:
            self.chance(*[FACE_IDS.index(face) for face in rolls])

    def _unrig(self, rolls: Sequence[str]) -> None:
        if rolls:
            self.state.dice.follow(None)

    # Building a position; every component stays in exactly one place

    def clan(self, seat: int, clan: str) -> None:
        """Give a player a clan, and its cards to the draw pile and the side."""
        assert self.player(seat).clan == NONE, "a clan is taken once"
        take_clan(self.state, seat, CLAN_IDS.index(clan))

    def lay(self, *placements: str) -> None:
        """Lay tiles of the pile, such as ``tile_07 1,0`` or, turned, ``tile_02 2,0 r3``."""
        for placement in placements:
            tile, cell, *turned = placement.split()
            number, turn = TILE_IDS.index(tile), int(turned[0][1:]) if turned else 0
            assert self.state.lands.fits(number, CELL_IDS.index(cell), turn), placement
            self.state.tile_pile.cards.remove(number)
            self.state.place_tile(number, CELL_IDS.index(cell), turn)
        self._ask_again()

    def units(self, seat: int, *groups: str) -> None:
        """Put units of the reserve on the map, such as ``start.n 3``."""
        for group in groups:
            area, n = group.split()
            assert self.player(seat).reserve >= int(n), "the reserve has not that many units"
            self.state.put_units(seat, self.territory(area), int(n))
        self._ask_again()

    def kaija(self, area: str) -> None:
        self.state.put_kaija(self.territory(area))
        self._ask_again()

    def scorch(self, area: str) -> None:
        """Lay the Scorched Earth token."""
        self.state.scorched_at = AREA_IDS.index(area)
        self._ask_again()

    def build(self, *buildings: str) -> None:
        """Put buildings of the supply on sites, such as ``forge tile_07.m.m1``, or without a site
        into an area, such as ``food_silo tile_07.m``.
        """
        for entry in buildings:
            building, place = entry.split()
            if place in SITE_IDS:
                self.state.put_building(BUILDING_IDS.index(building), SITE_IDS.index(place))
            else:
                self.state.put_loose(BUILDING_IDS.index(building), AREA_IDS.index(place))
        self._ask_again()

    def creature(self, creature: str, area: str) -> None:
        """Put a creature on the map, at the right end of the creature line."""
        number, deck = CREATURE_IDS.index(creature), self.state.creature_deck.copy()
        if number in LATER_CREATURES and number not in deck.cards:
            deck.shuffle_in(LATER_CREATURES)
            self.state.creatures_first = 0
        deck.cards.remove(number)
        self.state.creature_deck = deck
        self.state.creature_line = [*self.state.creature_line, number]
        self.state.creature_at = replaced(self.state.creature_at, number, AREA_IDS.index(area))
        self._ask_again()

    def give(self, seat: int, **amounts: int) -> None:
        """Set resources of a player to these amounts."""
        for resource, n in amounts.items():
            self.player(seat).resources[RESOURCE_IDS.index(resource)] = n
        self._ask_again()

    def hand(self, seat: int, *cards: str) -> None:
        """Let a player hold exactly these cards, known to nobody else."""
        player = self.player(seat)
        player.pile.cards.extend(player.hand)
        player.hand.clear()
        player.hand_seen.clear()
        for card in cards:
            self._fetch(seat, card)
            player.take_in_hand(CARD_IDS.index(card), 0)
        self._ask_again()

    def active(self, seat: int, *cards: str, were_played: bool = True) -> None:
        """Lay cards into the active zone of a player."""
        for card in cards:
            self._fetch(seat, card)
            self.player(seat).lay_active(CARD_IDS.index(card), were_played)
        self._ask_again()

    def discard(self, seat: int, *cards: str) -> None:
        """Lay cards onto the discard pile of a player."""
        for card in cards:
            self._fetch(seat, card)
            self.player(seat).discard.append(CARD_IDS.index(card))
        self._ask_again()

    def discard_all(self, seat: int) -> None:
        """Lay the whole draw pile onto the discard pile."""
        pile = self.player(seat).pile
        self.player(seat).discard.extend(pile.cards + pile.top)
        pile.cards.clear()
        pile.top = []
        pile.top_seen = []
        self._ask_again()

    def top(self, seat: int, *cards: str, is_public: bool = False) -> None:
        """Lay cards on the draw pile of a player, who knows them; the last one is drawn first."""
        for card in cards:
            self._fetch(seat, card)
            seen = EVERYONE if is_public else only(seat)
            self.player(seat).pile.put_on_top(CARD_IDS.index(card), seen)
        self._ask_again()

    def display(self, *cards: str) -> None:
        """Let exactly these cards lie in the display."""
        for card in self.state.display:
            self._deck_of(card).append(card)
        self.state.display = [CARD_IDS.index(card) for card in cards]
        for card in self.state.display:
            self._deck_of(card).remove(card)
        self._ask_again()

    def next_tiles(self, *tiles: str) -> None:
        """Let these tiles come next from the pile, in this order, known to nobody."""
        for tile in reversed(tiles):
            self.state.tile_pile.cards.remove(TILE_IDS.index(tile))
            self.state.tile_pile.put_on_top(TILE_IDS.index(tile), 0)
        self._ask_again()

    def only_tiles(self, *tiles: str) -> None:
        """Let the pile hold just these tiles; the others leave the game."""
        self.state.tile_pile.cards[:] = [TILE_IDS.index(tile) for tile in tiles]
        self._ask_again()

    def _fetch(self, seat: int, name: str) -> None:
        """Take a card from where it is: a zone of the player, or the supply."""
        card, player = CARD_IDS.index(name), self.player(seat)
        if card in player.pile.cards:
            player.pile.cards.remove(card)
        elif card in player.discard:
            player.discard.remove(card)
        elif card in player.upgrades:
            player.upgrades = without(player.upgrades, card)
        elif card == UNREST:
            self.state.unrest -= 1
        else:
            self._deck_of(card).remove(card)
        if card == CANCELLING_CARD:
            self.state.strategist = seat

    def _deck_of(self, card: int) -> list[int]:
        """The cards of a deck, or the Achievements, ready to be changed: no copy has this list."""
        if CARD_KIND[card] == EARLY:
            self.state.early = self.state.early.copy()
            return self.state.early.cards
        if CARD_KIND[card] == ADVANCED:
            self.state.advanced = self.state.advanced.copy()
            return self.state.advanced.cards
        self.state.achievements = self.state.achievements[:]
        return self.state.achievements

    def _ask_again(self) -> None:
        """The position was changed by hand: the legal moves have to be found anew."""
        self.state.settle()
