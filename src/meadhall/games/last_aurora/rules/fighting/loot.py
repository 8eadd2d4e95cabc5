"""Enemies defeated: Loot and the rewards of the Target spaces (LAU-LOOT)."""

from typing import Final

from meadhall.games.last_aurora.content.tables import (
    CARD_IDS,
    FIRST_ENEMY,
    NONE,
    PERIODS,
    TARGET_REWARDS,
    TARGET_SPACES,
)
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.convoy import Attach
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit
from meadhall.games.last_aurora.rules.convoys.survivors import is_survivor, send_away
from meadhall.games.last_aurora.rules.moves import DECLINE, USE
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import LOOT, AuroraState, FreeChoice
from meadhall.kernel.state import Step

FAME_FOR_NO_LOOT: Final = 2
"""LAU-EDGE-10."""


def take_loot(state: AuroraState) -> int:
    """LAU-SETUP-05: the lowest tier lies on top; ``NONE`` if the deck is empty."""
    for tier in range(PERIODS):
        if state.decks[LOOT + tier].size():
            return state.own_deck(LOOT + tier).draw(state.dice)
    return NONE


class Defeat(Step[AuroraState]):
    """LAU-LOOT-04, LAU-LOOT-06: the Loot first; without Target counters nothing at all."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        state.tell(events.ENEMY_DEFEATED, self.card)
        place = next_target(foe, 0)
        if place == NONE:
            state.steps.pop()
            remove_foe(state, self.card)
            return True
        loot = take_loot(state)
        if loot == NONE:
            state.add_fame(foe.targets[place], FAME_FOR_NO_LOOT)
            state.steps[-1] = PayTargets(self.card, 0, place)
            return True
        state.own_fight().loot = loot
        state.tell(events.LOOT_REVEALED, loot)
        state.steps[-1] = OfferLoot(foe.targets[place], self.card, place)
        return True


def next_target(foe: Foe, place: int) -> int:
    """The first Target space with a counter, from this one on."""
    for other in range(place, TARGET_SPACES):
        if foe.targets[other] != NONE:
            return other
    return NONE


def remove_foe(state: AuroraState, card: int) -> None:
    """LAU-LOOT-05: its Target counters return with it."""
    fight = state.own_fight()
    fight.foes = [foe for foe in fight.foes if foe.card != card]
    send_away(state, card)


class OfferLoot(FreeChoice):
    """LAU-LOOT-02: to the Target owners from left to right, until one takes it."""

    __slots__ = ("card", "place")
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, card: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.place = place

    def run(self, state: AuroraState) -> bool:
        if not state.is_automa(self.seat):
            return False
        # LAU-AUTO-10, LAU-AUTO-16
        state.steps[-1] = PayTargets(self.card, 0, self.place)
        state.the_automa().loot.append(state.fight.loot)
        state.tell(events.LOOT_TAKEN, self.seat, state.fight.loot)
        state.own_fight().loot = NONE
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        loot = state.fight.loot
        if move == USE.move:
            state.steps[-1] = PayTargets(self.card, 0, self.place)
            state.own_fight().loot = NONE
            state.tell(events.LOOT_TAKEN, seat, loot)
            # LAU-LOOT-03
            state.steps.append(Recruit(seat, loot) if is_survivor(loot) else Attach(seat, loot))
            return
        state.tell(events.LOOT_DECLINED, seat, loot)
        foe = state.foe_with(self.card)
        assert foe is not None
        place = next_target(foe, self.place + 1)
        if place != NONE:
            state.steps[-1] = OfferLoot(foe.targets[place], self.card, place)
            return
        state.own_fight().loot = NONE
        send_away(state, loot)
        state.tell(events.LOOT_LOST, loot)
        state.steps[-1] = PayTargets(self.card, 0, NONE)


class PayTargets(Step[AuroraState]):
    """LAU-LOOT-01: the other rewards from left to right, then the Enemy leaves the game."""

    __slots__ = ("card", "place", "taker")

    def __init__(self, card: int, place: int, taker: int) -> None:
        self.card = card
        self.place = place
        self.taker = taker
        """The Target space whose owner took the Loot instead of a reward."""

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        place = next_target(foe, self.place)
        if place == NONE:
            state.steps.pop()
            remove_foe(state, self.card)
            return True
        state.steps[-1] = PayTargets(self.card, place + 1, self.taker)
        if place != self.taker:
            script = TARGET_REWARDS[self.card - FIRST_ENEMY][place]
            carry_out(state, foe.targets[place], script)
        return True
