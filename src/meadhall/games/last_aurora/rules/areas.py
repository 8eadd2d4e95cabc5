"""The areas of the table.

Copies of a game share them; to change one, ask the state for its own: ``own_road()``.
"""

from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.kernel.part import Part


class Road(Part):
    """The road and what lies on it."""

    __slots__ = (
        "arrivals", "aurora", "avalanches", "clock", "left", "mine_owners", "mines", "move_bonus",
        "storm", "waypoints",
    )  # fmt: skip

    def __init__(
        self,
        aurora: int,
        waypoints: tuple[int, ...],
        avalanches: tuple[int, ...],
        mines: tuple[int, ...],
        mine_owners: tuple[int, ...],
        storm: tuple[int, ...],
        arrivals: tuple[int, ...],
        clock: int,
        left: tuple[int, ...],
        move_bonus: int,
    ) -> None:
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
        self.arrivals = arrivals
        """For each Convoy the time at which it last moved (LAU-END-08)."""
        self.clock = clock
        self.left = left
        """Spaces left behind in the move in progress."""
        self.move_bonus = move_bonus
        """Points gained and lost for the move in progress."""

    def copy(self) -> "Road":
        return Road(
            aurora=self.aurora,
            waypoints=self.waypoints,
            avalanches=self.avalanches,
            mines=self.mines,
            mine_owners=self.mine_owners,
            storm=self.storm,
            arrivals=self.arrivals,
            clock=self.clock,
            left=self.left,
            move_bonus=self.move_bonus,
        )


class ExplorationZone(Part):
    """The Exploration Zone and the exploration in progress."""

    __slots__ = ("donated", "explorers", "slot", "slots", "tokens")

    def __init__(
        self,
        slots: list[int],
        tokens: list[int],
        slot: int,
        explorers: tuple[int, ...],
        donated: int,
    ) -> None:
        self.slots = slots
        """The card on each slot, or ``NONE``."""
        self.tokens = tokens
        """Tokens on each slot: slot times ``TOKENS`` plus kind."""
        self.slot = slot
        """The slot that is being explored, or ``NONE``."""
        self.explorers = explorers
        """Survivors of the exploration in progress; a seat has one at a time."""
        self.donated = donated
        """Food given for the Event in progress (LFS-EV-02)."""

    def copy(self) -> "ExplorationZone":
        return ExplorationZone(
            slots=self.slots[:],
            tokens=self.tokens[:],
            slot=self.slot,
            explorers=self.explorers,
            donated=self.donated,
        )


class Survivors(Part):
    """All Survivor cards, whoever has them."""

    __slots__ = ("contamination", "frozen", "zones")

    def __init__(
        self,
        zones: list[int],
        contamination: list[int],
        frozen: tuple[int, ...],
    ) -> None:
        self.zones = zones
        """For each Survivor its zone; ``OUT`` for those that nobody has."""
        self.contamination = contamination
        self.frozen = frozen
        """Survivors that skip the next shift to the Rest Zone (LAU-REST-05)."""

    def copy(self) -> "Survivors":
        return Survivors(
            zones=self.zones[:],
            contamination=self.contamination[:],
            frozen=self.frozen,
        )


class Piles(Part):
    """Cards that are neither in a deck nor in use."""

    __slots__ = ("discard", "gone", "objects", "outcome_top", "outcomes", "removed", "shown")

    def __init__(
        self,
        discard: tuple[int, ...],
        gone: tuple[int, ...],
        removed: tuple[int, ...],
        objects: list[int],
        outcomes: tuple[int, ...],
        outcome_top: int,
        shown: tuple[int, ...],
    ) -> None:
        self.discard = discard
        """The Exploration discard pile."""
        self.gone = gone
        """Cards that have left the game."""
        self.removed = removed
        """Cards removed unseen at setup."""
        self.objects = objects
        """Discarded Objects, by kind."""
        self.outcomes = outcomes
        """Discarded Outcome cards."""
        self.outcome_top = outcome_top
        """The Outcome card whose back is seen on top of the deck (LAU-INFO-03), or ``NONE``."""
        self.shown = shown
        """Outcome cards on the table, being used."""

    def copy(self) -> "Piles":
        return Piles(
            discard=self.discard,
            gone=self.gone,
            removed=self.removed,
            objects=self.objects[:],
            outcomes=self.outcomes,
            outcome_top=self.outcome_top,
            shown=self.shown,
        )


class Fight(Part):
    """Enemies, and the attack in progress."""

    __slots__ = (
        "ambusher", "attack_marks", "bonus", "dodge_marks", "foes", "hit_by", "is_spoiled", "loot",
        "lurking",
    )  # fmt: skip

    def __init__(
        self,
        lurking: tuple[int, ...],
        foes: list[Foe],
        ambusher: int,
        bonus: int,
        is_spoiled: bool,
        loot: int,
        dodge_marks: tuple[int, ...],
        attack_marks: tuple[int, ...],
        hit_by: tuple[int, ...],
    ) -> None:
        self.lurking = lurking
        """Enemies that enter in the next Fire phase, oldest first."""
        self.foes = foes
        """Enemies on the road in the order in which they entered."""
        self.ambusher = ambusher
        """The Enemy whose Ambush is being resolved, or ``NONE``."""
        self.bonus = bonus
        """Damage that the attack in progress adds if it hits."""
        self.is_spoiled = is_spoiled
        """Whether the attack in progress misses in any case."""
        self.loot = loot
        """The Loot card on offer, or ``NONE``."""
        self.dodge_marks = dodge_marks
        """For each Convoy its place on the dodge track (LFS-PVP-07)."""
        self.attack_marks = attack_marks
        """For each Convoy its place on the attack track (LFS-PVP-09)."""
        self.hit_by = hit_by
        """For each Convoy the seats that it hit in this phase, as bits (LFS-PVP-15)."""

    def copy(self) -> "Fight":
        return Fight(
            lurking=self.lurking,
            foes=[foe.copy() for foe in self.foes],
            ambusher=self.ambusher,
            bonus=self.bonus,
            is_spoiled=self.is_spoiled,
            loot=self.loot,
            dodge_marks=self.dodge_marks,
            attack_marks=self.attack_marks,
            hit_by=self.hit_by,
        )


class Stories(Part):
    """Story cards outside the decks (LFS-STORY)."""

    __slots__ = ("discard", "has_met", "period", "slots", "telling", "top", "unread")

    def __init__(
        self,
        period: int,
        top: int,
        has_met: bool,
        slots: tuple[int, ...],
        discard: tuple[int, ...],
        unread: tuple[int, ...],
        telling: tuple[int, ...],
    ) -> None:
        self.period = period
        """The Period of the current deck."""
        self.top = top
        """The Story that is visible on it, or ``NONE``."""
        self.has_met = has_met
        """Whether a Story was met in this turn (LFS-STORY-04)."""
        self.slots = slots
        """For each slot the Story kept under its card, or ``NONE``."""
        self.discard = discard
        self.unread = unread
        """Stories that went away without being faced."""
        self.telling = telling
        """Stories being resolved now."""

    def copy(self) -> "Stories":
        return Stories(
            period=self.period,
            top=self.top,
            has_met=self.has_met,
            slots=self.slots,
            discard=self.discard,
            unread=self.unread,
            telling=self.telling,
        )
