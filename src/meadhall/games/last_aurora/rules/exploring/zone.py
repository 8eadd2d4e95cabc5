"""The Exploration Zone: filling slots, Enemies and Events that turn up (LAU-ZONE)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.convoys.survivors import send_away
from meadhall.games.last_aurora.rules.exploring.event_cards import resolve_event
from meadhall.games.last_aurora.rules.modules.stories import change_story_deck, drop_slot_story
from meadhall.games.last_aurora.rules.state import EXPLORATION, AuroraState
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Step


def tokens_on(state: AuroraState, slot: int) -> int:
    at = slot * tables.TOKENS
    tokens = state.zone.tokens
    return tokens[at] + tokens[at + 1] + tokens[at + 2] + tokens[at + 3]


def lay_tokens(state: AuroraState, slot: int, card: int) -> None:
    """LAU-GATHER-01: as far as the supply allows, in printed order."""
    for token in tables.LOCATION_TOKENS[card - tables.FIRST_LOCATION]:
        if state.supply[token]:
            state.supply[token] -= 1
            state.own_zone().tokens[slot * tables.TOKENS + token] += 1


def is_location(card: int) -> bool:
    return tables.FIRST_LOCATION <= card < tables.FIRST_ENCOUNTER


def take_from_slot(state: AuroraState, slot: int) -> int:
    """The card of a slot leaves it; LFS-STORY-23: a Story kept under it is discarded."""
    card = state.zone.slots[slot]
    state.own_zone().slots[slot] = tables.NONE
    drop_slot_story(state, slot)
    return card


def discard_slot(state: AuroraState, slot: int) -> None:
    """LAU-ZONE-07, LAU-END-07: tokens that are left return to the supply."""
    tokens = state.own_zone().tokens
    for token in range(tables.TOKENS):
        state.supply[token] += tokens[slot * tables.TOKENS + token]
        tokens[slot * tables.TOKENS + token] = 0
    card = take_from_slot(state, slot)
    send_away(state, card)
    state.tell(events.CARD_DISCARDED, card)


class FillSlot(Step[AuroraState]):
    """LAU-ZONE-01: one card for one slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        period = state.exploration_period()
        if state.zone.slots[self.slot] != tables.NONE or period == tables.NONE:
            return True
        card = state.own_deck(EXPLORATION + period).draw(state.dice)
        change_story_deck(state)
        if card >= tables.FIRST_ENEMY:
            # LAU-ZONE-02: the slot stays empty until the End of Round.
            fight = state.own_fight()
            fight.lurking = (*fight.lurking, card)
            state.tell(events.ENEMY_LURKS, self.slot, card)
        elif card >= tables.FIRST_EVENT:
            send_away(state, card)
            state.tell(events.EVENT_REVEALED, self.slot, card)
            resolve_event(state, card)
        else:
            state.own_zone().slots[self.slot] = card
            state.tell(events.CARD_LAID, self.slot, card)
            if is_location(card):
                lay_tokens(state, self.slot, card)
                if not tokens_on(state, self.slot):
                    # LAU-EDGE-17: no token was left for it.
                    discard_slot(state, self.slot)
                    state.steps.append(self)
        return True


FILL_SLOTS: Final = [FillSlot(slot) for slot in range(tables.SLOTS)]


def fill_slots(state: AuroraState) -> None:
    """LAU-ZONE-04: all empty slots, from the lowest number up."""
    for slot in range(tables.SLOTS - 1, -1, -1):
        if state.zone.slots[slot] == tables.NONE:
            state.steps.append(FILL_SLOTS[slot])


def slots_to_keep(state: AuroraState) -> int:
    """LAU-END-07, LFS-PVP-16."""
    by_convoys = tables.KEEP_SLOTS_PVP if state.options.pvp else tables.KEEP_SLOTS
    return by_convoys[0 if len(state.positions) == 2 else 1]


def clear_zone(state: AuroraState) -> None:
    """LAU-END-07: discard from the lowest slot, slide the rest to the left."""
    excess = tables.SLOTS - state.zone.slots.count(tables.NONE) - slots_to_keep(state)
    for slot in range(tables.SLOTS):
        if excess > 0 and state.zone.slots[slot] != tables.NONE:
            discard_slot(state, slot)
            excess -= 1
    free = 0
    for slot in range(tables.SLOTS):
        if state.zone.slots[slot] == tables.NONE:
            continue
        if free < slot:
            slide(state, slot, free)
        free += 1


def slide(state: AuroraState, origin: int, slot: int) -> None:
    zone = state.own_zone()
    zone.slots[slot] = zone.slots[origin]
    zone.slots[origin] = tables.NONE
    for token in range(tables.TOKENS):
        zone.tokens[slot * tables.TOKENS + token] = zone.tokens[origin * tables.TOKENS + token]
        zone.tokens[origin * tables.TOKENS + token] = 0
    if state.stories.slots[origin] != tables.NONE:
        stories = state.own_stories()
        stories.slots = replaced(stories.slots, slot, stories.slots[origin])
        stories.slots = replaced(stories.slots, origin, tables.NONE)
    state.tell(events.CARD_SLID, slot, zone.slots[slot])
