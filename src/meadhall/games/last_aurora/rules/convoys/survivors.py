"""Survivors: their zones, Contamination and death (LAU-EXP-06, LAU-EXP-11, LAU-ROUND-06)."""

from typing import Final

from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    CONTAMINATION_LIMIT,
    EXHAUSTED,
    EXPLORE,
    GOES_TO_DISCARD,
    KEYWORD,
    NONE,
    OUT,
    REST,
    SURVIVOR,
    SURVIVORS,
    ZONE_IDS,
)
from meadhall.games.last_aurora.rules.events import (
    CLEANSED,
    CONTAMINATED,
    DIED,
    DISMISSED,
    ZONE_CHANGED,
)
from meadhall.games.last_aurora.rules.moves import CLEANSE, CONTAMINATE, DISMISS, DONE, SHIFT, ZONE
from meadhall.games.last_aurora.rules.pieces import Player, without
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Step


def is_survivor(card: int) -> bool:
    return card < SURVIVORS


def send_away(state: AuroraState, card: int) -> None:
    """LAU-EXP-11, LAU-IMP-06: to the Exploration discard pile, or out of the game."""
    if GOES_TO_DISCARD[card]:
        state.discard.append(card)
    else:
        state.gone = [*state.gone, card]


def exploration_value(state: AuroraState, survivor: int) -> int:
    """LAU-EXP-06."""
    value = EXPLORE[survivor] - state.contamination[survivor]
    return value if value > 0 else 0


def active_with(state: AuroraState, player: Player, keyword: int) -> list[int]:
    """LAU-ROUND-06: the Survivors in the Active Zone with an ability."""
    zones = state.zones
    return [
        survivor
        for survivor in player.crew
        if KEYWORD[survivor] == keyword and zones[survivor] == ACTIVE
    ]


def in_zone(state: AuroraState, player: Player, zone: int) -> list[int]:
    """By ascending number, as moves are listed."""
    zones = state.zones
    found = [survivor for survivor in player.crew if zones[survivor] == zone]
    found.sort()
    return found


def change_zone(state: AuroraState, seat: int, survivor: int, zone: int) -> None:
    if state.zones[survivor] != zone:
        state.zones[survivor] = zone
        state.tell(ZONE_CHANGED, seat, survivor, zone)


def contaminate(state: AuroraState, seat: int, survivor: int) -> None:
    state.contamination[survivor] += 1
    state.tell(CONTAMINATED, seat, survivor, state.contamination[survivor])


def cleanse(state: AuroraState, seat: int, survivor: int, n: int) -> None:
    state.contamination[survivor] -= n
    state.tell(CLEANSED, seat, survivor, state.contamination[survivor])


def leave(state: AuroraState, seat: int, survivor: int) -> None:
    """LAU-CARGO-11: the token returns, the card goes where the dead go."""
    player = state.players[seat]
    player.crew = without(player.crew, survivor)
    player.load[SURVIVOR] -= 1
    state.zones[survivor] = OUT
    state.contamination[survivor] = 0
    if survivor in state.explorers:
        state.explorers = without(state.explorers, survivor)
    if survivor in state.frozen:
        state.frozen = without(state.frozen, survivor)
    send_away(state, survivor)


def dismiss(state: AuroraState, seat: int, survivor: int) -> None:
    leave(state, seat, survivor)
    state.tell(DISMISSED, seat, survivor)


def bury_dead(state: AuroraState, seat: int) -> None:
    """LAU-EXP-11: after the action in progress; explorations and moves bury at their end."""
    if state.slot != NONE:
        return
    contamination = state.contamination
    for survivor in state.players[seat].crew:
        if contamination[survivor] >= CONTAMINATION_LIMIT[survivor]:
            if buries_later(state, seat):
                return
            leave(state, seat, survivor)
            state.tell(DIED, seat, survivor)


class BuryDead(Step[AuroraState]):
    """After an action that is more than a list of effects."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        bury_dead(state, self.seat)
        return True


def buries_later(state: AuroraState, seat: int) -> bool:
    for step in state.steps:
        if isinstance(step, BuryDead) and step.seat == seat:
            return True
    return False


# Choices of one's own Survivors

ANY_OWN: Final = 0
ACTIVE_OWN: Final = 1
EXPLORING_OWN: Final = 2


class ChooseContaminated(FreeChoice):
    """The owner chooses who gets 1 Contamination."""

    __slots__ = ("who",)
    FACTS = {"who": None}

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.who == EXPLORING_OWN:
            survivors = sorted(state.explorers)
        elif self.who == ACTIVE_OWN:
            survivors = in_zone(state, player, ACTIVE)
        else:
            survivors = sorted(player.crew)
        return [CONTAMINATE.at(survivor) for survivor in survivors]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        contaminate(state, seat, CONTAMINATE.target(move))


class ChooseCleansed(FreeChoice):
    """Remove counters one at a time; ``only`` restricts them to one Survivor once it is chosen."""

    __slots__ = ("n", "one", "only")
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int, one: bool, only: int) -> None:
        super().__init__(seat)
        self.n = n
        self.one = one
        self.only = only

    def run(self, state: AuroraState) -> bool:
        if self.n and contaminated_of(state, self.seat, self.only):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        moves = [CLEANSE.at(survivor) for survivor in contaminated_of(state, seat, self.only)]
        if self.only != NONE:
            moves.append(DONE.move)
        return moves

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        survivor = CLEANSE.target(move)
        cleanse(state, seat, survivor, 1)
        only = survivor if self.one else NONE
        state.steps.append(ChooseCleansed(seat, self.n - 1, self.one, only))


def contaminated_of(state: AuroraState, seat: int, only: int) -> list[int]:
    if only != NONE:
        return [only] if state.contamination[only] else []
    contamination = state.contamination
    found = [survivor for survivor in state.players[seat].crew if contamination[survivor]]
    found.sort()
    return found


class ChooseCleansedZone(FreeChoice):
    """LFS-OBJ-07: one zone, then up to three Survivors in it."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        zones = {state.zones[survivor] for survivor in contaminated_of(state, seat, NONE)}
        return [ZONE.at(zone) for zone in sorted(zones)]

    def run(self, state: AuroraState) -> bool:
        if contaminated_of(state, self.seat, NONE):
            return False
        state.steps.pop()
        return True

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = CleanseInZone(seat, ZONE.target(move), 3, self.n, [])


class CleanseInZone(FreeChoice):
    __slots__ = ("done", "left", "n", "zone")
    FACTS = {"left": None}

    def __init__(self, seat: int, zone: int, left: int, n: int, done: list[int]) -> None:
        super().__init__(seat)
        self.zone = zone
        self.left = left
        self.n = n
        self.done = done

    def run(self, state: AuroraState) -> bool:
        if self.left and self.survivors(state):
            return False
        state.steps.pop()
        return True

    def survivors(self, state: AuroraState) -> list[int]:
        return [
            survivor
            for survivor in contaminated_of(state, self.seat, NONE)
            if state.zones[survivor] == self.zone and survivor not in self.done
        ]

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*[CLEANSE.at(survivor) for survivor in self.survivors(state)], DONE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        survivor = CLEANSE.target(move)
        cleanse(state, seat, survivor, min(self.n, state.contamination[survivor]))
        done = [*self.done, survivor]
        state.steps.append(CleanseInZone(seat, self.zone, self.left - 1, self.n, done))


class ShiftSurvivors(FreeChoice):
    """Move Survivors of choice from one zone to another; ``NONE`` as origin: one zone onward."""

    __slots__ = ("n", "origin", "zone")
    FACTS = {"zone": ZONE_IDS}

    def __init__(self, seat: int, origin: int, zone: int, n: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.zone = zone
        self.n = n

    def run(self, state: AuroraState) -> bool:
        if self.n and self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.origin != NONE:
            return [SHIFT.at(survivor) for survivor in in_zone(state, player, self.origin)]
        tired = in_zone(state, player, REST) + in_zone(state, player, EXHAUSTED)
        return [SHIFT.at(survivor) for survivor in sorted(tired)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        survivor = SHIFT.target(move)
        state.steps[-1] = ShiftSurvivors(seat, self.origin, self.zone, self.n - 1)
        zone = self.zone if self.origin != NONE else state.zones[survivor] - 1
        change_zone(state, seat, survivor, zone)


class LoseSurvivors(FreeChoice):
    __slots__ = ("n",)
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, state: AuroraState) -> bool:
        if self.n and state.players[self.seat].crew:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [DISMISS.at(survivor) for survivor in sorted(state.players[seat].crew)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = LoseSurvivors(seat, self.n - 1)
        dismiss(state, seat, DISMISS.target(move))
