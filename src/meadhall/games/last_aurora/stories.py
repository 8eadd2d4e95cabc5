"""Module 4: Story cards, how they are met, faced, tested and kept (LFS-STORY).

The chapters of the base game call ``meet`` with what a player is about to do. Without the module
no Story is ever visible, and nothing happens.
"""

from meadhall.games.last_aurora.cargo import check_load
from meadhall.games.last_aurora.convoy import drop_kept, truck_of
from meadhall.games.last_aurora.events import (
    STORY_CHOSEN,
    STORY_DECK_CHANGED,
    STORY_DISCARDED,
    STORY_FACED,
    STORY_KEPT,
    STORY_KEPT_AT,
    STORY_KEPT_UNDER,
    STORY_SHOWN,
    STORY_SKIPPED,
    STORY_TO_AUTOMA,
    TEST_BOOSTED,
)
from meadhall.games.last_aurora.missions import read_branch, take_mission
from meadhall.games.last_aurora.moves import (
    DECLINE,
    FACE,
    FACE_TOP,
    KEEP_AT,
    KEEP_UNDER,
    OPTION,
    USE,
)
from meadhall.games.last_aurora.outcomes import reveal_outcome
from meadhall.games.last_aurora.pieces import changed, without
from meadhall.games.last_aurora.scripts import carry_out, is_payable
from meadhall.games.last_aurora.state import STORY_DECK, AuroraState, FreeChoice
from meadhall.games.last_aurora.story_book import (
    AUTO,
    CHOICES,
    FAME_AT_LEAST,
    MISSION,
    STORY_TRIGGER,
    TRACKED_TRUCK,
    StoryChoice,
)
from meadhall.games.last_aurora.tables import FIRST_TRUCK, IS_TRACKED, NONE, OUTCOME_LETTERS, SLOTS
from meadhall.kernel.state import Step

# The deck


def show_story(state: AuroraState) -> None:
    """LFS-STORY-31: the next card of the current deck becomes visible, condition side up."""
    number = STORY_DECK + state.story_period
    if not state.decks[number].size():
        state.story_top = NONE
        return
    state.story_top = state.own_deck(number).draw(state.dice)
    state.tell(STORY_SHOWN, state.story_period + 1)


def change_story_deck(state: AuroraState) -> None:
    """LFS-STORY-18: with the first card of a new Period on top of the Exploration deck."""
    if not state.options.stories:
        return
    period = state.exploration_period()
    if period <= state.story_period:
        return
    deck = state.own_deck(STORY_DECK + state.story_period)
    state.story_unread = state.story_unread + deck.cards + deck.bottom
    deck.cards, deck.bottom = [], []
    if state.story_top != NONE:
        state.story_unread = [*state.story_unread, state.story_top]
    state.story_period = period
    state.tell(STORY_DECK_CHANGED, period + 1)
    show_story(state)


def skip_story(state: AuroraState) -> None:
    """LFS-STORY-17: at the end of a round the top card is discarded, so that a new one shows."""
    if state.story_top != NONE:
        state.story_unread = [*state.story_unread, state.story_top]
        state.tell(STORY_SKIPPED)
        show_story(state)


def drop_slot_story(state: AuroraState, slot: int) -> None:
    """LFS-STORY-23: the card above has left the zone."""
    story = state.slot_stories[slot]
    if story != NONE:
        state.slot_stories = changed(state.slot_stories, slot, NONE)
        state.story_discard = [*state.story_discard, story]
        state.tell(STORY_DISCARDED, story)


# Meeting a Story


def visible_stories(state: AuroraState, triggers: int) -> list[int]:
    """LFS-STORY-03, LFS-STORY-23: what is met now, as moves that name the card.

    A Story in the Exploration Zone is also met by exploring the card above it.
    """
    met: list[int] = []
    if state.story_top != NONE and triggers >> STORY_TRIGGER[state.story_top] & 1:
        met.append(FACE_TOP)
    for slot in range(SLOTS):
        story = state.slot_stories[slot]
        if story != NONE and (slot == state.slot or triggers >> STORY_TRIGGER[story] & 1):
            met.append(FACE + slot)
    return met


def meet(state: AuroraState, seat: int, triggers: int) -> None:
    """LFS-STORY-02, LFS-STORY-04: resolve a Story that is met before what met it.

    At most one in a turn; ``begin_turn`` starts a new one.
    """
    if not state.options.stories or state.story_faced:
        return
    met = visible_stories(state, triggers)
    if not met:
        return
    state.story_faced = True
    if state.is_automa(seat):
        state.the_automa().stories.append(take_visible(state, met[0]))
        state.tell(STORY_TO_AUTOMA)
    elif len(met) == 1:
        face(state, seat, met[0])
    else:
        state.steps.append(ChooseStory(seat, triggers))


def begin_turn(state: AuroraState) -> None:
    """A new turn, or a moment outside all turns (LFS-STORY-05, LFS-STORY-30)."""
    state.story_faced = False


def meet_outside_turns(state: AuroraState, triggers: int) -> None:
    """LFS-STORY-05, LFS-STORY-26: the first player in Standard Turn Order, never the Automa."""
    begin_turn(state)
    for seat in state.order:
        if not state.is_automa(seat):
            meet(state, seat, triggers)
            return


def take_visible(state: AuroraState, move: int) -> int:
    """Take the card that a ``face`` move names."""
    if move == FACE_TOP:
        story = state.story_top
        show_story(state)
        return story
    slot = move - FACE
    story = state.slot_stories[slot]
    state.slot_stories = changed(state.slot_stories, slot, NONE)
    return story


def face(state: AuroraState, seat: int, move: int) -> None:
    story = take_visible(state, move)
    state.telling = [*state.telling, story]
    state.reveal()
    state.tell(STORY_FACED, seat, story)
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


# Facing it


class FaceStory(FreeChoice):
    """LFS-STORY-06, LFS-STORY-12: one of the choices, never refused; consequences come after."""

    __slots__ = ("story",)

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [OPTION, OPTION + 1]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        option = move - OPTION
        choice = CHOICES[self.story][option]
        state.tell(STORY_CHOSEN, seat, self.story, option)
        if choice.kind == AUTO:
            read_branch(state, seat, self.story, option, True)
        elif choice.kind == MISSION:
            take_mission(state, seat, self.story, option)
        elif choice.boost != NONE and is_payable(state, seat, choice.boost):
            state.steps.append(BoostTest(seat, self.story, option))
        else:
            state.steps.append(TakeTest(seat, self.story, option, False))


class BoostTest(FreeChoice):
    """LFS-STORY-08: the optional payment before a Test."""

    __slots__ = ("option", "story")

    def __init__(self, seat: int, story: int, option: int) -> None:
        super().__init__(seat)
        self.story = story
        self.option = option

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE, DECLINE]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        is_boosted = move == USE
        state.steps[-1] = TakeTest(seat, self.story, self.option, is_boosted)
        if is_boosted:
            state.tell(TEST_BOOSTED, seat, self.story)
            carry_out(state, seat, CHOICES[self.story][self.option].boost)


class TakeTest(Step[AuroraState]):
    """LFS-STORY-08: the first letter of the top Outcome card decides."""

    __slots__ = ("is_boosted", "option", "seat", "story")

    def __init__(self, seat: int, story: int, option: int, is_boosted: bool) -> None:
        self.seat = seat
        self.story = story
        self.option = option
        self.is_boosted = is_boosted

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        choice = CHOICES[self.story][self.option]
        letters = choice.letters
        if self.is_boosted:
            letters |= choice.boosted
        if has_situation(state, self.seat, choice):
            letters |= choice.added
        card = reveal_outcome(state, self.seat)
        is_success = bool(letters >> OUTCOME_LETTERS[card][0] & 1)
        read_branch(state, self.seat, self.story, self.option, is_success)
        return True


def has_situation(state: AuroraState, seat: int, choice: StoryChoice) -> bool:
    """LFS-STORY-28."""
    if choice.situation == TRACKED_TRUCK:
        return IS_TRACKED[truck_of(state.players[seat])]
    return choice.situation == FAME_AT_LEAST and state.fame[seat] >= choice.situation_n


# Keeping it


def keep_active(state: AuroraState, seat: int, story: int) -> None:
    state.telling = without(state.telling, story)
    player = state.players[seat]
    player.tales = [*player.tales, story]
    state.tell(STORY_KEPT, seat, story)


class KeepUnder(FreeChoice):
    """LFS-STORY-21: a Convoy card without a Story; if there is none, which of two stays."""

    __slots__ = ("story",)

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        cards = [card for card in player.convoy if card != NONE]
        free = [
            card
            for card, story in zip(player.convoy, player.kept, strict=True)
            if card != NONE and story == NONE
        ]
        moves = sorted([KEEP_UNDER + card - FIRST_TRUCK for card in free or cards])
        return moves if free else [*moves, DECLINE]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE:
            return
        player = state.players[seat]
        card = move - KEEP_UNDER + FIRST_TRUCK
        place = player.convoy.index(card)
        drop_kept(state, seat, place)
        state.telling = without(state.telling, self.story)
        player.kept = changed(player.kept, place, self.story)
        state.tell(STORY_KEPT_UNDER, seat, self.story, card)
        check_load(state, seat)


class KeepInZone(FreeChoice):
    """LFS-STORY-23: another occupied slot."""

    __slots__ = ("story",)

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [
            KEEP_AT + slot
            for slot in range(SLOTS)
            if slot != state.slot and state.slots[slot] != NONE and state.slot_stories[slot] == NONE
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        slot = move - KEEP_AT
        state.telling = without(state.telling, self.story)
        state.slot_stories = changed(state.slot_stories, slot, self.story)
        state.tell(STORY_KEPT_AT, seat, self.story, slot)
