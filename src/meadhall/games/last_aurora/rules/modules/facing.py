"""Facing a Story: choices, Tests, and Stories for every player (LFS-STORY-06 to -08, -34)."""

from meadhall.games.last_aurora.content import story_book
from meadhall.games.last_aurora.content.tables import IS_TRACKED, NONE, OPTION_KEYS, OUTCOME_LETTERS
from meadhall.games.last_aurora.rules.cards.scripts import carry_out, script_obstacle
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.events import STORY_CHOSEN, STORY_KEPT_BY_AUTOMA, TEST_BOOSTED
from meadhall.games.last_aurora.rules.fighting.outcomes import reveal_outcome
from meadhall.games.last_aurora.rules.modules.missions import EndStory, read_branch, take_mission
from meadhall.games.last_aurora.rules.moves import DECLINE, OPTION, USE
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.shared import without
from meadhall.kernel.state import Step


class FaceStory(FreeChoice):
    """LFS-STORY-06, LFS-STORY-12: one of the choices, never none; the consequences follow."""

    __slots__ = ("story",)
    FACTS = {"story": story_book.STORY_IDS}

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
        choice = story_book.CHOICES[self.story][option]
        state.tell(STORY_CHOSEN, seat, self.story, option)
        if choice.boost != NONE and script_obstacle(state, seat, choice.boost) is None:
            state.steps.append(BoostTest(seat, self.story, option))
        else:
            settle_choice(state, seat, self.story, option, False)


def settle_choice(state: AuroraState, seat: int, story: int, option: int, is_boosted: bool) -> None:
    """Note a choice and its boost; the consequences are read now, or when all have chosen."""
    if story_book.IS_SEVERAL[story]:
        waiting = state.steps[-1]
        assert isinstance(waiting, ReadTogether)
        options, boosts = (*waiting.options, option), (*waiting.boosts, is_boosted)
        state.steps[-1] = ReadTogether(story, waiting.met_by, options, boosts)
    elif story_book.CHOICES[story][option].kind == story_book.MISSION:
        take_mission(state, seat, story, option)
    else:
        state.steps.append(ReadChoice(seat, story, option, is_boosted))


class BoostTest(FreeChoice):
    """LFS-STORY-08: the optional payment before a Test."""

    __slots__ = ("option", "story")
    FACTS = {"option": OPTION_KEYS, "story": story_book.STORY_IDS}

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
            carry_out(state, seat, story_book.CHOICES[self.story][self.option].boost)


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
        choice = story_book.CHOICES[self.story][self.option]
        is_success = True
        if choice.kind == story_book.TEST:
            letters = choice.letters
            if self.is_boosted:
                letters |= choice.boosted
            if has_situation(state, self.seat, choice):
                letters |= choice.added
            card = reveal_outcome(state, self.seat)
            is_success = bool(letters >> OUTCOME_LETTERS[card][0] & 1)
        read_branch(state, self.seat, self.story, self.option, is_success)
        return True


def has_situation(state: AuroraState, seat: int, choice: story_book.StoryChoice) -> bool:
    """LFS-STORY-28."""
    if choice.situation == story_book.TRACKED_TRUCK:
        return IS_TRACKED[truck_of(state.players[seat])]
    return choice.situation == story_book.FAME_AT_LEAST and state.fame[seat] >= choice.situation_n


# A Story for every player


class ReadTogether(Step[AuroraState]):
    """LFS-STORY-34: all choose, then the consequences are read and carried out, one by one."""

    __slots__ = ("boosts", "met_by", "options", "story")

    def __init__(
        self, story: int, met_by: int, options: tuple[int, ...], boosts: tuple[bool, ...]
    ) -> None:
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
    """One player's choice; earlier choices are known, but not their consequences."""

    __slots__ = ()


class KeepForAutoma(EndStory):
    """LFS-STORY-26: faced by the human, a Story that the Automa met goes to its zone."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        stories = state.own_stories()
        stories.telling = without(stories.telling, self.story)
        state.the_automa().stories.append(self.story)
        state.tell(STORY_KEPT_BY_AUTOMA, self.story)
        return True
