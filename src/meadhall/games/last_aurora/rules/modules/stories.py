"""Module 4: the Story decks and how Stories are met (LFS-STORY).

The chapters of the base game call ``meet`` with what a player is about to do. Without the module
no Story is ever visible, and nothing happens.
"""

from meadhall.games.last_aurora.content.story_book import IS_SEVERAL, STORY_TRIGGER
from meadhall.games.last_aurora.content.tables import NONE, SLOTS
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.modules.facing import FaceStory, ReadTogether
from meadhall.games.last_aurora.rules.moves import FACE, FACE_TOP
from meadhall.games.last_aurora.rules.state import STORY_DECK, AuroraState, FreeChoice
from meadhall.kernel.shared import replaced

# The deck


def show_story(state: AuroraState) -> None:
    """LFS-STORY-31: the next card of the current deck becomes visible, condition side up."""
    stories = state.own_stories()
    number = STORY_DECK + stories.period
    if not state.decks[number].size():
        stories.top = NONE
        return
    stories.top = state.own_deck(number).draw(state.dice)
    state.tell(events.STORY_SHOWN, stories.period + 1)


def change_story_deck(state: AuroraState) -> None:
    """LFS-STORY-18: with the first card of a new Period on top of the Exploration deck."""
    if not state.options.stories:
        return
    period = state.exploration_period()
    if period <= state.stories.period:
        return
    deck = state.own_deck(STORY_DECK + state.stories.period)
    stories = state.own_stories()
    stories.unread = (*stories.unread, *deck.cards, *deck.bottom)
    deck.cards, deck.bottom = [], []
    if stories.top != NONE:
        stories.unread = (*stories.unread, stories.top)
    stories.period = period
    state.tell(events.STORY_DECK_CHANGED, period + 1)
    show_story(state)


def skip_story(state: AuroraState) -> None:
    """LFS-STORY-17: at the end of a round the top card is discarded, so that a new one shows."""
    if state.stories.top != NONE:
        stories = state.own_stories()
        stories.unread = (*stories.unread, stories.top)
        state.tell(events.STORY_SKIPPED)
        show_story(state)


def drop_slot_story(state: AuroraState, slot: int) -> None:
    """LFS-STORY-23: the card above has left the zone."""
    story = state.stories.slots[slot]
    if story != NONE:
        stories = state.own_stories()
        stories.slots = replaced(stories.slots, slot, NONE)
        stories.discard = (*stories.discard, story)
        state.tell(events.STORY_DISCARDED, story)


def discard_automa_story(state: AuroraState) -> None:
    """One from its zone; LFS-STORY-26: only those for every player have been read."""
    story = state.the_automa().stories.pop()
    stories = state.own_stories()
    if IS_SEVERAL[story]:
        stories.discard = (*stories.discard, story)
        state.tell(events.STORY_DISCARDED, story)
    else:
        stories.unread = (*stories.unread, story)


# Meeting a Story


def visible_stories(state: AuroraState, triggers: int) -> list[int]:
    """LFS-STORY-03, LFS-STORY-23: what is met now, as moves that name the card.

    A Story in the Exploration Zone is also met by exploring the card above it.
    """
    met: list[int] = []
    if state.stories.top != NONE and triggers >> STORY_TRIGGER[state.stories.top] & 1:
        met.append(FACE_TOP.move)
    for slot in range(SLOTS):
        story = state.stories.slots[slot]
        if story != NONE and (slot == state.zone.slot or triggers >> STORY_TRIGGER[story] & 1):
            met.append(FACE.at(slot))
    return met


def meet(state: AuroraState, seat: int, triggers: int) -> None:
    """LFS-STORY-02, LFS-STORY-04: resolve a Story before the action that met it.

    At most one in a turn; ``begin_turn`` starts a new one.
    """
    if not state.options.stories or state.stories.has_met:
        return
    met = visible_stories(state, triggers)
    if not met:
        return
    state.own_stories().has_met = True
    if len(met) > 1 and not state.is_automa(seat):
        state.steps.append(ChooseStory(seat, triggers))
    else:
        face(state, seat, met[0])


def would_meet(state: AuroraState, triggers: int) -> bool:
    """Whether ``meet`` would find a Story."""
    if not state.options.stories or state.stories.has_met:
        return False
    return bool(visible_stories(state, triggers))


def begin_turn(state: AuroraState) -> None:
    """A new turn, or a moment outside all turns (LFS-STORY-05, LFS-STORY-30)."""
    if state.stories.has_met:
        state.own_stories().has_met = False


def meet_outside_turns(state: AuroraState, triggers: int) -> None:
    """LFS-STORY-05, LFS-STORY-26: the first player in Standard Turn Order, never the Automa."""
    begin_turn(state)
    humans = [seat for seat in state.order if not state.is_automa(seat)]
    meet(state, humans[0], triggers)


def take_visible(state: AuroraState, move: int) -> int:
    """Take the card that a ``face`` move names."""
    if move == FACE_TOP.move:
        story = state.stories.top
        show_story(state)
        return story
    slot = FACE.target(move)
    stories = state.own_stories()
    story = stories.slots[slot]
    stories.slots = replaced(stories.slots, slot, NONE)
    return story


def face(state: AuroraState, seat: int, move: int) -> None:
    """LFS-STORY-24, LFS-STORY-26: the Automa reads nothing, and the human only what is for all."""
    story = take_visible(state, move)
    if state.is_automa(seat) and not IS_SEVERAL[story]:
        state.the_automa().stories.append(story)
        state.tell(events.STORY_TO_AUTOMA)
        return
    stories = state.own_stories()
    stories.telling = (*stories.telling, story)
    state.reveal()
    if IS_SEVERAL[story]:
        state.tell(events.STORY_FACED_BY_ALL, seat, story)
        state.steps.append(ReadTogether(story, seat, (), ()))
    else:
        state.tell(events.STORY_FACED, seat, story)
        state.steps.append(FaceStory(seat, story))


class ChooseStory(FreeChoice):
    """LFS-STORY-29: which of several Stories that are met."""

    __slots__ = ("triggers",)

    def __init__(self, seat: int, triggers: int) -> None:
        super().__init__(seat)
        self.triggers = triggers

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return visible_stories(state, self.triggers)

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        face(state, seat, move)
