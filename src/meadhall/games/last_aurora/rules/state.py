"""The data of a game of Last Aurora: Convoys, road, Exploration Zone, Enemies, decks.

Steps never change, so those that every turn needs are made once and serve all games: ``FILL_SLOTS``
has one for each slot, ``AFTER_ACTION`` one for each seat and phase, and so on.
"""

from typing import Any, Final

from meadhall.games.last_aurora.content.tables import FAME_MAX, FAME_MIN, NONE
from meadhall.games.last_aurora.rules.areas import (
    ExplorationZone,
    Fight,
    Piles,
    Road,
    Stories,
    Survivors,
)
from meadhall.games.last_aurora.rules.events import FAME_CHANGED
from meadhall.games.last_aurora.rules.pieces import Automa, Foe, Options, Player
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice, State, Step

# Decks, and the chance streams of the same numbers; then the stream of the setup.
EXPLORATION: Final = 0
"""Three decks, one for each Period; the first that is not empty lies on top."""
LOOT: Final = 3
"""Three decks, one for each tier."""
OBJECT_DECK: Final = 6
OUTCOME_DECK: Final = 7
STORY_DECK: Final = 8
"""Three decks, one for each Period."""
AUTOMA_DECK: Final = 11
DECKS: Final = 12
SETUP_STREAM: Final = 12
STREAM_IDS: Final[list[str]] = [
    "exploration_1", "exploration_2", "exploration_3", "loot_1", "loot_2", "loot_3", "objects",
    "outcomes", "stories_1", "stories_2", "stories_3", "automa", "setup",
]  # fmt: skip
STREAMS: Final[int] = len(STREAM_IDS)

# Phases
SETUP: Final = 0
EXPLORING: Final = 1
RESTING: Final = 2
MOVING: Final = 3
FIRING: Final = 4
ENDING: Final = 5
OVER: Final = 6


class AuroraState(State):
    """Copies share decks, Damage and areas; ``own_...`` returns one that this state may change."""

    __slots__ = (
        "_owned_decks", "_owns_damaged", "_owns_fight", "_owns_piles", "_owns_road",
        "_owns_stories", "_owns_survivors", "_owns_zone", "automa", "damaged", "decks", "fame",
        "fight", "options", "order", "phase", "piles", "players", "positions", "road", "round",
        "stories", "supply", "survivors", "zone",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        options: Options,
        round: int,
        phase: int,
        order: tuple[int, ...],
        players: list[Player],
        automa: Automa | None,
        positions: list[int],
        fame: list[int],
        supply: list[int],
        damaged: list[bool],
        decks: list[Deck],
        road: Road,
        zone: ExplorationZone,
        survivors: Survivors,
        piles: Piles,
        fight: Fight,
        stories: Stories,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.round = round
        self.phase = phase
        self.order = order
        """The Turn Order track from left to right; in a solo game with the Automa."""
        self.players = players
        self.automa = automa
        self.positions = positions
        """For each Convoy its space; in a solo game the Automa's is the second."""
        self.fame = fame
        self.supply = supply
        """Object tokens, Fuel, Food, Ammo."""
        self.damaged = damaged
        """For each box whether a Damage counter is on it."""
        self.decks = decks
        self.road = road
        self.zone = zone
        self.survivors = survivors
        self.piles = piles
        self.fight = fight
        self.stories = stories
        self._owned_decks = 0
        """Those that no copy shares, as bits."""
        self._owns_damaged = False
        self._owns_road = False
        self._owns_zone = False
        self._owns_survivors = False
        self._owns_piles = False
        self._owns_fight = False
        self._owns_stories = False

    def copy(self) -> "AuroraState":
        self.share()
        return AuroraState(
            seats=self.seats,
            dice=self.dice.copy(),
            steps=self.steps[:],
            reveals=self.reveals,
            options=self.options,
            round=self.round,
            phase=self.phase,
            order=self.order,
            players=[player.copy() for player in self.players],
            automa=None if self.automa is None else self.automa.copy(),
            positions=self.positions[:],
            fame=self.fame[:],
            supply=self.supply[:],
            damaged=self.damaged,
            decks=self.decks[:],
            road=self.road,
            zone=self.zone,
            survivors=self.survivors,
            piles=self.piles,
            fight=self.fight,
            stories=self.stories,
        )

    # What copies share

    def share(self) -> None:
        """Somebody else has the parts as well: each is replaced before it is changed here."""
        self._owned_decks = 0
        self._owns_damaged = False
        self._owns_road = False
        self._owns_zone = False
        self._owns_survivors = False
        self._owns_piles = False
        self._owns_fight = False
        self._owns_stories = False

    def own_deck(self, number: int) -> Deck:
        """A deck that this state may change."""
        if not self._owned_decks >> number & 1:
            self._owned_decks |= 1 << number
            self.decks[number] = self.decks[number].copy()
        return self.decks[number]

    def own_damaged(self) -> list[bool]:
        if not self._owns_damaged:
            self._owns_damaged = True
            self.damaged = self.damaged[:]
        return self.damaged

    def own_road(self) -> Road:
        if not self._owns_road:
            self._owns_road = True
            self.road = self.road.copy()
        return self.road

    def own_zone(self) -> ExplorationZone:
        if not self._owns_zone:
            self._owns_zone = True
            self.zone = self.zone.copy()
        return self.zone

    def own_survivors(self) -> Survivors:
        if not self._owns_survivors:
            self._owns_survivors = True
            self.survivors = self.survivors.copy()
        return self.survivors

    def own_piles(self) -> Piles:
        if not self._owns_piles:
            self._owns_piles = True
            self.piles = self.piles.copy()
        return self.piles

    def own_fight(self) -> Fight:
        if not self._owns_fight:
            self._owns_fight = True
            self.fight = self.fight.copy()
        return self.fight

    def own_stories(self) -> Stories:
        if not self._owns_stories:
            self._owns_stories = True
            self.stories = self.stories.copy()
        return self.stories

    # Players and cards

    def is_automa(self, seat: int) -> bool:
        return seat >= self.seats

    def the_automa(self) -> Automa:
        automa = self.automa
        assert automa is not None
        return automa

    def add_fame(self, seat: int, n: int) -> None:
        """LAU-ROUND-08: what goes beyond the ends of the track is lost."""
        fame = max(FAME_MIN, min(FAME_MAX, self.fame[seat] + n))
        if fame != self.fame[seat]:
            self.tell(FAME_CHANGED, seat, fame - self.fame[seat], fame)
            self.fame[seat] = fame

    def foe_with(self, card: int) -> Foe | None:
        """The Enemy of this card, if it is on the road."""
        for foe in self.fight.foes:
            if foe.card == card:
                return foe
        return None

    def own_foe(self, card: int) -> Foe:
        """The Enemy of this card, on the road, which this state may change."""
        self.own_fight()
        foe = self.foe_with(card)
        assert foe is not None
        return foe

    def exploration_period(self) -> int:
        """LAU-SETUP-07: the Period of the top card, or ``NONE`` for an empty deck."""
        for period in range(3):
            if self.decks[EXPLORATION + period].size():
                return period
        return NONE


class FreeChoice(Choice[AuroraState]):
    """A choice in which nothing stands in the way of a candidate."""

    __slots__ = ()

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        return self.candidates(state, seat)


class Owing(FreeChoice):
    """A choice that comes back until ``n`` of something are dealt with, or no more is possible."""

    __slots__ = ("n",)
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def is_possible(self, state: AuroraState) -> bool:
        """Whether the seat has anything to choose."""
        return bool(self.candidates(state, self.seat))

    def run(self, state: AuroraState) -> bool:
        if self.n and self.is_possible(state):
            return False
        state.steps.pop()
        return True
