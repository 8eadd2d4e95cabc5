"""Missions of module 4 and the reading of a Story's branches (LFS-STORY-09, -15, -16, -20)."""

from typing import Final

from meadhall.games.last_aurora.content import story_book
from meadhall.games.last_aurora.content.road import PROGRESS, REGION
from meadhall.games.last_aurora.content.tables import ROUNDS
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.damage import is_damaged
from meadhall.games.last_aurora.rules.pieces import Mission
from meadhall.games.last_aurora.rules.state import ENDING, AuroraState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Step

OPEN: Final = 0
FULFILLED: Final = 1
FAILED: Final = 2


def read_branch(state: AuroraState, seat: int, story: int, option: int, is_success: bool) -> None:
    """LFS-STORY-06: read out success or failure, which rules out undo, and carry it out.

    Then the card is discarded unless it was kept; LFS-STORY-34: one for every player is discarded
    after the last of them.
    """
    choice = story_book.CHOICES[story][option]
    if not story_book.IS_SEVERAL[story]:
        state.steps.append(EndStory(story))
    if is_success:
        state.disclose(events.STORY_SUCCEEDED, seat, story, option, events.SUCCESS)
        carry_out(state, seat, choice.success)
    else:
        state.disclose(events.STORY_FAILED, seat, story, option, events.FAILURE)
        carry_out(state, seat, choice.failure)


class EndStory(Step[AuroraState]):
    """LFS-STORY-20: a branch that keeps nothing ends with DISCARD."""

    __slots__ = ("story",)

    def __init__(self, story: int) -> None:
        self.story = story

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        if self.story in state.stories.telling:
            stories = state.own_stories()
            stories.telling = without(stories.telling, self.story)
            stories.discard = (*stories.discard, self.story)
            state.tell(events.STORY_DISCARDED, self.story)
        return True


def take_mission(state: AuroraState, seat: int, story: int, option: int) -> None:
    """LFS-STORY-16, LFS-STORY-32: one taken in an End phase waits for the next round's end."""
    stories = state.own_stories()
    stories.telling = without(stories.telling, story)
    choice = story_book.CHOICES[story][option]
    since = state.round + (state.phase == ENDING)
    due = state.round + (choice.deadline == story_book.END_OF_NEXT_ROUND)
    if choice.deadline == story_book.END_OF_GAME:
        due = ROUNDS + 1
    mission = Mission(story, option, 0, since, max(since, due))
    player = state.players[seat]
    player.missions = (*player.missions, mission)
    state.tell(events.MISSION_TAKEN, seat, story)
    enter_region_for_missions(state, seat)


def end_mission(state: AuroraState, seat: int, place: int, is_success: bool) -> None:
    player = state.players[seat]
    mission = player.missions[place]
    player.missions = player.missions[:place] + player.missions[place + 1 :]
    stories = state.own_stories()
    stories.telling = (*stories.telling, mission.story)
    read_branch(state, seat, mission.story, mission.option, is_success)


def advance_missions(state: AuroraState, seat: int, goal: int) -> None:
    """LFS-STORY-15: something happened that Missions count; met goals are read at once."""
    player = state.players[seat]
    for place in range(len(player.missions) - 1, -1, -1):
        mission = player.missions[place]
        choice = story_book.CHOICES[mission.story][mission.option]
        if choice.goal != goal:
            continue
        progress = mission.progress + 1
        if progress >= choice.n:
            end_mission(state, seat, place, True)
        else:
            missions = list(player.missions)
            missions[place] = Mission(
                mission.story, mission.option, progress, mission.since, mission.due
            )
            player.missions = tuple(missions)


def enter_region_for_missions(state: AuroraState, seat: int) -> None:
    missions = state.players[seat].missions
    region = REGION[state.positions[seat]]
    for place in range(len(missions) - 1, -1, -1):
        choice = story_book.CHOICES[missions[place].story][missions[place].option]
        if choice.goal == story_book.ENTER_REGION and choice.region == region:
            end_mission(state, seat, place, True)


def judge(state: AuroraState, seat: int, mission: Mission, is_last: bool) -> int:
    """How a Mission stands at the end of a round, or of the game."""
    if not is_last and state.round < mission.since:
        return OPEN
    choice = story_book.CHOICES[mission.story][mission.option]
    is_due = is_last or state.round >= mission.due
    player = state.players[seat]
    if choice.goal == story_book.LEAD_AT_ROUND_END:
        best = max([PROGRESS[space] for space in state.positions])
        if PROGRESS[state.positions[seat]] == best:
            return FULFILLED
    elif choice.goal == story_book.HAVE:
        if is_due and player.load[choice.token] >= choice.n:
            return FULFILLED
    elif choice.goal == story_book.NO_DAMAGE and is_due and not is_damaged(state, player):
        return FULFILLED
    return FAILED if is_due else OPEN


class CheckMissions(Step[AuroraState]):
    """The Missions of all players, in Standard Turn Order, one after the other."""

    __slots__ = ("at", "is_last", "place")

    def __init__(self, place: int, at: int, is_last: bool) -> None:
        self.place = place
        self.at = at
        self.is_last = is_last

    def run(self, state: AuroraState) -> bool:
        at = self.at
        for place in range(self.place, len(state.order)):
            seat = state.order[place]
            missions = () if state.is_automa(seat) else state.players[seat].missions
            while at < len(missions):
                verdict = judge(state, seat, missions[at], self.is_last)
                if verdict != OPEN:
                    state.steps[-1] = CheckMissions(place, at, self.is_last)
                    end_mission(state, seat, at, verdict == FULFILLED)
                    return True
                at += 1
            at = 0
        state.steps.pop()
        return True
