"""Survivors: their zones, Contamination and death (LAU-EXP-06, LAU-EXP-11)."""

from meadhall.games.last_aurora.content.tables import (
    CONTAMINATION_LIMIT,
    EXPLORE,
    GOES_TO_DISCARD,
    NONE,
    OUT,
    SURVIVOR,
    SURVIVORS,
)
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Step


def is_survivor(card: int) -> bool:
    return card < SURVIVORS


def send_away(state: AuroraState, card: int) -> None:
    """LAU-EXP-11, LAU-IMP-06: to the Exploration discard pile, or out of the game."""
    piles = state.own_piles()
    if GOES_TO_DISCARD[card]:
        piles.discard = (*piles.discard, card)
    else:
        piles.gone = (*piles.gone, card)


def take_from_discard(state: AuroraState, card: int) -> None:
    piles = state.own_piles()
    piles.discard = without(piles.discard, card)


def exploration_value(state: AuroraState, survivor: int) -> int:
    """LAU-EXP-06."""
    value = EXPLORE[survivor] - state.survivors.contamination[survivor]
    return value if value > 0 else 0


def in_zone(state: AuroraState, player: Player, zone: int) -> list[int]:
    """In ascending order, as moves are listed."""
    zones = state.survivors.zones
    found = [survivor for survivor in player.crew if zones[survivor] == zone]
    found.sort()
    return found


def change_zone(state: AuroraState, seat: int, survivor: int, zone: int) -> None:
    if state.survivors.zones[survivor] != zone:
        state.own_survivors().zones[survivor] = zone
        state.tell(events.ZONE_CHANGED, seat, survivor, zone)


def contaminate(state: AuroraState, seat: int, survivor: int) -> None:
    contamination = state.own_survivors().contamination
    contamination[survivor] += 1
    state.tell(events.CONTAMINATED, seat, survivor, contamination[survivor])


def cleanse(state: AuroraState, seat: int, survivor: int, n: int) -> None:
    contamination = state.own_survivors().contamination
    contamination[survivor] -= n
    state.tell(events.CLEANSED, seat, survivor, contamination[survivor])


def contaminated_of(state: AuroraState, seat: int, only: int) -> list[int]:
    if only != NONE:
        return [only] if state.survivors.contamination[only] else []
    contamination = state.survivors.contamination
    found = [survivor for survivor in state.players[seat].crew if contamination[survivor]]
    found.sort()
    return found


def leave(state: AuroraState, seat: int, survivor: int) -> None:
    """LAU-CARGO-11: the token returns to the supply, and the card leaves."""
    player = state.players[seat]
    player.crew = without(player.crew, survivor)
    player.load[SURVIVOR] -= 1
    survivors = state.own_survivors()
    survivors.zones[survivor] = OUT
    survivors.contamination[survivor] = 0
    if survivor in survivors.frozen:
        survivors.frozen = without(survivors.frozen, survivor)
    if survivor in state.zone.explorers:
        zone = state.own_zone()
        zone.explorers = without(zone.explorers, survivor)
    send_away(state, survivor)


def dismiss(state: AuroraState, seat: int, survivor: int) -> None:
    leave(state, seat, survivor)
    state.tell(events.DISMISSED, seat, survivor)


def bury_dead(state: AuroraState, seat: int) -> None:
    """LAU-EXP-11: after the action in progress; explorations and moves bury at their end."""
    if state.zone.slot != NONE:
        return
    contamination = state.survivors.contamination
    for survivor in state.players[seat].crew:
        if contamination[survivor] >= CONTAMINATION_LIMIT[survivor]:
            if buries_later(state, seat):
                return
            leave(state, seat, survivor)
            state.tell(events.DIED, seat, survivor)


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
