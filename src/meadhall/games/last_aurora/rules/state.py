"""The data of a game of Last Aurora: Convoys, road, Exploration Zone, Enemies, decks.

Steps never change, so those that every turn needs are made once and serve all games: ``FILL_SLOTS``
has one for each slot, ``AFTER_ACTION`` one for each seat and phase, and so on.
"""

from typing import Any, Final

from meadhall.games.last_aurora.content.tables import FAME_MAX, FAME_MIN, NONE
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
STREAM_IDS: Final = [
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
    __slots__ = (
        "_own_decks", "ambusher", "arrivals", "attack_bonus", "attack_marks", "attack_spoiled",
        "aurora", "automa", "avalanches", "clock", "contamination", "damaged", "decks", "discard",
        "dodge_marks", "donated", "explorers", "fame", "foes", "frozen", "gone", "hit_by", "left",
        "loot_shown", "lurking", "mine_owners", "mines", "move_bonus", "object_discard", "options",
        "order", "outcome_discard", "outcome_top", "phase", "players", "positions", "removed",
        "round", "shown", "slot", "slot_stories", "slot_tokens", "slots", "storm", "story_discard",
        "story_faced", "story_period", "story_top", "story_unread", "supply", "telling",
        "waypoints", "zones",
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
        order: list[int],
        players: list[Player],
        automa: Automa | None,
        positions: list[int],
        arrivals: list[int],
        clock: int,
        fame: list[int],
        aurora: int,
        waypoints: list[int],
        avalanches: list[int],
        mines: list[int],
        mine_owners: list[int],
        storm: list[int],
        supply: list[int],
        slots: list[int],
        slot_tokens: list[int],
        decks: list[Deck],
        discard: list[int],
        gone: list[int],
        removed: list[int],
        object_discard: list[int],
        outcome_discard: list[int],
        outcome_top: int,
        shown: list[int],
        loot_shown: int,
        zones: list[int],
        contamination: list[int],
        frozen: list[int],
        damaged: list[bool],
        explorers: list[int],
        slot: int,
        move_bonus: int,
        left: list[int],
        lurking: list[int],
        foes: list[Foe],
        ambusher: int,
        attack_bonus: int,
        attack_spoiled: bool,
        donated: int,
        dodge_marks: list[int],
        attack_marks: list[int],
        hit_by: list[int],
        story_period: int,
        story_top: int,
        story_faced: bool,
        slot_stories: list[int],
        story_discard: list[int],
        story_unread: list[int],
        telling: list[int],
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
        self.arrivals = arrivals
        """For each Convoy the time at which it last moved (LAU-END-08)."""
        self.clock = clock
        self.fame = fame
        self.aurora = aurora
        self.waypoints = waypoints
        """For each space its Special Waypoint counter, or ``NONE``."""
        self.avalanches = avalanches
        """Spaces with an Avalanche counter."""
        self.mines = mines
        """Spaces with a Mine counter, and for each the seat that laid it."""
        self.mine_owners = mine_owners
        self.storm = storm
        """Points lost in the next Movement phase, by place in the turn order."""
        self.supply = supply
        """Object tokens, Fuel, Food, Ammo."""
        self.slots = slots
        """The cards of the Exploration Zone, or ``NONE``."""
        self.slot_tokens = slot_tokens
        """Tokens on each slot: slot times ``TOKENS`` plus kind."""
        self.decks = decks
        """Copies share them: ``own_deck`` is for those about to change."""
        self._own_decks = 0
        """Those that no copy shares, as bits."""
        self.discard = discard
        """The Exploration discard pile."""
        self.gone = gone
        """Cards that have left the game."""
        self.removed = removed
        """Cards removed unseen at setup."""
        self.object_discard = object_discard
        """By kind."""
        self.outcome_discard = outcome_discard
        self.outcome_top = outcome_top
        """The Outcome card whose back is seen on top of the deck (LAU-INFO-03), or ``NONE``."""
        self.shown = shown
        """Outcome cards on the table, being used."""
        self.loot_shown = loot_shown
        self.zones = zones
        """For each Survivor its zone; ``OUT`` for those that nobody has."""
        self.contamination = contamination
        self.frozen = frozen
        """Survivors that skip the next shift to the Rest Zone (LAU-REST-05)."""
        self.damaged = damaged
        """For each box whether a Damage counter is on it."""
        self.explorers = explorers
        """Survivors of the exploration in progress; a seat has one at a time."""
        self.slot = slot
        """The slot that is being explored, or ``NONE``."""
        self.move_bonus = move_bonus
        """Points gained and lost for the move in progress."""
        self.left = left
        """Spaces left behind in the move in progress."""
        self.lurking = lurking
        self.foes = foes
        """Enemies on the road in the order in which they entered."""
        self.ambusher = ambusher
        """The Enemy whose Ambush is being resolved, or ``NONE``."""
        self.attack_bonus = attack_bonus
        """Damage that the attack in progress adds if it hits."""
        self.attack_spoiled = attack_spoiled
        self.donated = donated
        self.dodge_marks = dodge_marks
        self.attack_marks = attack_marks
        self.hit_by = hit_by
        """For each Convoy the seats that it hit in this phase, as bits (LFS-PVP-15)."""
        self.story_period = story_period
        self.story_top = story_top
        self.story_faced = story_faced
        """Whether a Story was met in this turn (LFS-STORY-04)."""
        self.slot_stories = slot_stories
        self.story_discard = story_discard
        self.story_unread = story_unread
        """Stories that went away without being faced."""
        self.telling = telling
        """Stories being resolved now."""

    def copy(self) -> "AuroraState":
        self._own_decks = 0
        return AuroraState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.options,
            self.round,
            self.phase,
            self.order,
            [player.copy() for player in self.players],
            None if self.automa is None else self.automa.copy(),
            self.positions[:],
            self.arrivals[:],
            self.clock,
            self.fame[:],
            self.aurora,
            self.waypoints,
            self.avalanches,
            self.mines,
            self.mine_owners,
            self.storm,
            self.supply[:],
            self.slots[:],
            self.slot_tokens[:],
            self.decks[:],
            self.discard[:],
            self.gone,
            self.removed,
            self.object_discard[:],
            self.outcome_discard[:],
            self.outcome_top,
            self.shown,
            self.loot_shown,
            self.zones[:],
            self.contamination[:],
            self.frozen,
            self.damaged[:],
            self.explorers,
            self.slot,
            self.move_bonus,
            self.left,
            self.lurking,
            [foe.copy() for foe in self.foes],
            self.ambusher,
            self.attack_bonus,
            self.attack_spoiled,
            self.donated,
            self.dodge_marks,
            self.attack_marks,
            self.hit_by,
            self.story_period,
            self.story_top,
            self.story_faced,
            self.slot_stories,
            self.story_discard,
            self.story_unread,
            self.telling,
        )

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

    def own_deck(self, number: int) -> Deck:
        """A deck that is about to change, and that no copy of the game shares any more."""
        if not self._own_decks >> number & 1:
            self._own_decks |= 1 << number
            self.decks[number] = self.decks[number].copy()
        return self.decks[number]

    def foe_with(self, card: int) -> Foe | None:
        """The Enemy of this card, if it is on the road."""
        for foe in self.foes:
            if foe.card == card:
                return foe
        return None

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
