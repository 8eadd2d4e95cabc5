"""Module 4: Story cards, how they are met, faced, tested and kept (LFS-STORY).

The chapters of the base game call ``meet`` with what a player is about to do. Without the module
no Story is ever visible, and nothing happens.
"""

from meadhall.games.last_aurora.content.story_book import (
    CHOICES,
    FAME_AT_LEAST,
    IS_SEVERAL,
    MISSION,
    STORY_IDS,
    STORY_TRIGGER,
    TEST,
    TRACKED_TRUCK,
    StoryChoice,
)
from meadhall.games.last_aurora.content.tables import (
    FIRST_TRUCK,
    IS_TRACKED,
    NONE,
    OPTION_KEYS,
    OUTCOME_LETTERS,
    SLOTS,
)
from meadhall.games.last_aurora.rules.cards.scripts import carry_out, is_payable
from meadhall.games.last_aurora.rules.convoys.cargo import check_load
from meadhall.games.last_aurora.rules.convoys.convoy import drop_kept, truck_of
from meadhall.games.last_aurora.rules.events import (
    STORY_CHOSEN,
    STORY_DECK_CHANGED,
    STORY_DISCARDED,
    STORY_FACED,
    STORY_FACED_BY_ALL,
    STORY_KEPT,
    STORY_KEPT_AT,
    STORY_KEPT_BY_AUTOMA,
    STORY_KEPT_UNDER,
    STORY_SHOWN,
    STORY_SKIPPED,
    STORY_TO_AUTOMA,
    TEST_BOOSTED,
)
from meadhall.games.last_aurora.rules.fighting.outcomes import reveal_outcome
from meadhall.games.last_aurora.rules.modules.missions import EndStory, read_branch, take_mission
from meadhall.games.last_aurora.rules.moves import (
    DECLINE,
    FACE,
    FACE_TOP,
    KEEP_AT,
    KEEP_UNDER,
    OPTION,
    USE,
)
from meadhall.games.last_aurora.rules.pieces import changed, without
from meadhall.games.last_aurora.rules.state import STORY_DECK, AuroraState, FreeChoice
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


def discard_automa_story(state: AuroraState) -> None:
    """One from its zone; LFS-STORY-26: only those for every player have been read."""
    story = state.the_automa().stories.pop()
    if IS_SEVERAL[story]:
        state.story_discard = [*state.story_discard, story]
        state.tell(STORY_DISCARDED, story)
    else:
        state.story_unread = [*state.story_unread, story]


# Meeting a Story


def visible_stories(state: AuroraState, triggers: int) -> list[int]:
    """LFS-STORY-03, LFS-STORY-23: what is met now, as moves that name the card.

    A Story in the Exploration Zone is also met by exploring the card above it.
    """
    met: list[int] = []
    if state.story_top != NONE and triggers >> STORY_TRIGGER[state.story_top] & 1:
        met.append(FACE_TOP.move)
    for slot in range(SLOTS):
        story = state.slot_stories[slot]
        if story != NONE and (slot == state.slot or triggers >> STORY_TRIGGER[story] & 1):
            met.append(FACE.at(slot))
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
    if len(met) > 1 and not state.is_automa(seat):
        state.steps.append(ChooseStory(seat, triggers))
    else:
        face(state, seat, met[0])


def would_meet(state: AuroraState, triggers: int) -> bool:
    """Whether ``meet`` would find a Story."""
    if not state.options.stories or state.story_faced:
        return False
    return bool(visible_stories(state, triggers))


def begin_turn(state: AuroraState) -> None:
    """A new turn, or a moment outside all turns (LFS-STORY-05, LFS-STORY-30)."""
    state.story_faced = False


def meet_outside_turns(state: AuroraState, triggers: int) -> None:
    """LFS-STORY-05, LFS-STORY-26: the first player in Standard Turn Order, never the Automa."""
    begin_turn(state)
    humans = [seat for seat in state.order if not state.is_automa(seat)]
    meet(state, humans[0], triggers)


def take_visible(state: AuroraState, move: int) -> int:
    """Take the card that a ``face`` move names."""
    if move == FACE_TOP.move:
        story = state.story_top
        show_story(state)
        return story
    slot = FACE.target(move)
    story = state.slot_stories[slot]
    state.slot_stories = changed(state.slot_stories, slot, NONE)
    return story


def face(state: AuroraState, seat: int, move: int) -> None:
    """LFS-STORY-24, LFS-STORY-26: the Automa reads nothing, and the human only what is for all."""
    story = take_visible(state, move)
    if state.is_automa(seat) and not IS_SEVERAL[story]:
        state.the_automa().stories.append(story)
        state.tell(STORY_TO_AUTOMA)
        return
    state.telling = [*state.telling, story]
    state.reveal()
    if IS_SEVERAL[story]:
        state.tell(STORY_FACED_BY_ALL, seat, story)
        state.steps.append(ReadTogether(story, seat, [], []))
    else:
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
    FACTS = {"story": STORY_IDS}

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [OPTION.at(0), OPTION.at(1)]

    def is_sealed(self) -> bool:
        return True

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        option = OPTION.target(move)
        choice = CHOICES[self.story][option]
        state.tell(STORY_CHOSEN, seat, self.story, option)
        if choice.boost != NONE and is_payable(state, seat, choice.boost):
            state.steps.append(BoostTest(seat, self.story, option))
        else:
            settle_choice(state, seat, self.story, option, False)


def settle_choice(state: AuroraState, seat: int, story: int, option: int, is_boosted: bool) -> None:
    """A choice with its boost: what comes of it is read now, or when all have chosen."""
    if IS_SEVERAL[story]:
        waiting = state.steps[-1]
        assert isinstance(waiting, ReadTogether)
        options, boosts = [*waiting.options, option], [*waiting.boosts, is_boosted]
        state.steps[-1] = ReadTogether(story, waiting.met_by, options, boosts)
    elif CHOICES[story][option].kind == MISSION:
        take_mission(state, seat, story, option)
    else:
        state.steps.append(ReadChoice(seat, story, option, is_boosted))


class BoostTest(FreeChoice):
    """LFS-STORY-08: the optional payment before a Test."""

    __slots__ = ("option", "story")
    FACTS = {"option": OPTION_KEYS, "story": STORY_IDS}

    def __init__(self, seat: int, story: int, option: int) -> None:
        super().__init__(seat)
        self.story = story
        self.option = option

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def is_sealed(self) -> bool:
        return True

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        is_boosted = move == USE.move
        state.steps.pop()
        settle_choice(state, seat, self.story, self.option, is_boosted)
        if is_boosted:
            state.tell(TEST_BOOSTED, seat, self.story)
            carry_out(state, seat, CHOICES[self.story][self.option].boost)


class ReadChoice(Step[AuroraState]):
    """LFS-STORY-07, LFS-STORY-08: in a Test the first letter of the top Outcome card decides."""

    __slots__ = ("is_boosted", "option", "seat", "story")

    def __init__(self, seat: int, story: int, option: int, is_boosted: bool) -> None:
        self.seat = seat
        self.story = story
        self.option = option
        self.is_boosted = is_boosted

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        choice = CHOICES[self.story][self.option]
        is_success = True
        if choice.kind == TEST:
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


# A Story for every player


class ReadTogether(Step[AuroraState]):
    """LFS-STORY-34: all choose, then what comes of it is read and carried out, one by one."""

    __slots__ = ("boosts", "met_by", "options", "story")

    def __init__(self, story: int, met_by: int, options: list[int], boosts: list[bool]) -> None:
        self.story = story
        self.met_by = met_by
        self.options = options
        """What has been chosen so far, and whether a Test was boosted."""
        self.boosts = boosts

    def choosers(self, state: AuroraState) -> list[int]:
        """In Standard Turn Order from whoever met it; LFS-STORY-26: never the Automa."""
        first = state.order.index(self.met_by)
        order = state.order[first:] + state.order[:first]
        return [seat for seat in order if not state.is_automa(seat)]

    def run(self, state: AuroraState) -> bool:
        choosers = self.choosers(state)
        place = len(self.options)
        if place < len(choosers):
            state.steps.append(FaceTogether(choosers[place], self.story))
            return True
        is_automas = state.is_automa(self.met_by)
        state.steps[-1] = KeepForAutoma(self.story) if is_automas else EndStory(self.story)
        for place in range(len(choosers) - 1, -1, -1):
            option, is_boosted = self.options[place], self.boosts[place]
            state.steps.append(ReadChoice(choosers[place], self.story, option, is_boosted))
        return True


class FaceTogether(FaceStory):
    """One player's choice; those before it are known, what comes of them is not."""

    __slots__ = ()


class KeepForAutoma(EndStory):
    """LFS-STORY-26: faced by the human, a Story that the Automa met goes to its zone."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        state.telling = without(state.telling, self.story)
        state.the_automa().stories.append(self.story)
        state.tell(STORY_KEPT_BY_AUTOMA, self.story)
        return True


# Keeping it


def keep_active(state: AuroraState, seat: int, story: int) -> None:
    state.telling = without(state.telling, story)
    player = state.players[seat]
    player.tales = [*player.tales, story]
    state.tell(STORY_KEPT, seat, story)


class KeepUnder(FreeChoice):
    """LFS-STORY-21: a Convoy card without a Story; if there is none, which of two stays."""

    __slots__ = ("story",)
    FACTS = {"story": STORY_IDS}

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
        moves = sorted([KEEP_UNDER.at(card - FIRST_TRUCK) for card in free or cards])
        return moves if free else [*moves, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            return
        player = state.players[seat]
        card = KEEP_UNDER.target(move) + FIRST_TRUCK
        place = player.convoy.index(card)
        drop_kept(state, seat, place)
        state.telling = without(state.telling, self.story)
        player.kept = changed(player.kept, place, self.story)
        state.tell(STORY_KEPT_UNDER, seat, self.story, card)
        check_load(state, seat)


class KeepInZone(FreeChoice):
    """LFS-STORY-23: another occupied slot."""

    __slots__ = ("story",)
    FACTS = {"story": STORY_IDS}

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
            KEEP_AT.at(slot)
            for slot in range(SLOTS)
            if slot != state.slot and state.slots[slot] != NONE and state.slot_stories[slot] == NONE
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        slot = KEEP_AT.target(move)
        state.telling = without(state.telling, self.story)
        state.slot_stories = changed(state.slot_stories, slot, self.story)
        state.tell(STORY_KEPT_AT, seat, self.story, slot)
