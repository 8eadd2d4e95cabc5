"""The Story cards of module 4 as tables of small integers."""

from typing import Final

from meadhall.games.last_aurora.content import card_schema
from meadhall.games.last_aurora.content.road import REGION_IDS
from meadhall.games.last_aurora.content.tables import (
    CONTENT,
    LETTER_IDS,
    NONE,
    TOKEN_IDS,
    script_of,
)

STORY_IDS: Final[list[str]] = [story.id for story in CONTENT.stories]
STORIES: Final = len(STORY_IDS)
STORY_PERIOD: Final[list[int]] = [story.period - 1 for story in CONTENT.stories]
IS_SEVERAL: Final[list[bool]] = [story.several for story in CONTENT.stories]
"""LFS-STORY-34: whether a Story puts its choice to every player; its condition side says so."""

# LFS-STORY-13. Starts and ends differ by their phase; all other words belong to one phase.
TRIGGER_IDS: Final[list[str]] = [
    "gather", "improve", "recruit", "encounter", "bonus_action", "explore_value_3",
    "explore_contaminated", "send_two", "feed", "rest_start", "move_start",
    "end_on_contaminated", "take_waypoint", "stay", "enter_region", "fire_start", "attack",
    "enemy_defeated", "suffer_ambush", "end_start", "exploration_end", "rest_end",
    "movement_end", "fire_end",
]  # fmt: skip
ON_GATHER: Final = 1 << 0
ON_IMPROVE: Final = 1 << 1
ON_RECRUIT: Final = 1 << 2
ON_ENCOUNTER: Final = 1 << 3
ON_BONUS_ACTION: Final = 1 << 4
ON_VALUE_3: Final = 1 << 5
ON_CONTAMINATED_CARD: Final = 1 << 6
ON_SEND_TWO: Final = 1 << 7
ON_FEED: Final = 1 << 8
ON_REST_START: Final = 1 << 9
ON_MOVE_START: Final = 1 << 10
ON_SICK_SPACE: Final = 1 << 11
ON_WAYPOINT: Final = 1 << 12
ON_STAY: Final = 1 << 13
ON_ENTER_REGION: Final = 1 << 14
ON_FIRE_START: Final = 1 << 15
ON_ATTACK: Final = 1 << 16
ON_ENEMY_DEFEATED: Final = 1 << 17
ON_SUFFER_AMBUSH: Final = 1 << 18
ON_END_START: Final = 1 << 19
ON_EXPLORATION_END: Final = 1 << 20
ON_REST_END: Final = 1 << 21
ON_MOVEMENT_END: Final = 1 << 22
ON_FIRE_END: Final = 1 << 23


def _trigger(story: card_schema.StoryCard) -> int:
    word: str = story.trigger
    if word in ("phase_start", "phase_end"):
        word = word.replace("phase", story.phase)
    return TRIGGER_IDS.index(word)


STORY_TRIGGER: Final[list[int]] = [_trigger(story) for story in CONTENT.stories]

AUTO: Final = 0
TEST: Final = 1
MISSION: Final = 2
KIND_IDS: Final[list[str]] = ["auto", "test", "mission"]

RECRUIT: Final = 0
END_MOVE_ON: Final = 1
HAVE: Final = 2
LEAD_AT_ROUND_END: Final = 3
HIT_ENEMY: Final = 4
NO_DAMAGE: Final = 5
ENTER_REGION: Final = 6
GOAL_IDS: Final[list[str]] = [
    "recruit", "end_move_on", "have", "lead_at_round_end", "hit_enemy", "no_damage",
    "enter_region",
]  # fmt: skip

DEADLINE_IDS: Final[list[str]] = ["none", "end_of_round", "end_of_next_round", "end_of_game"]
END_OF_ROUND: Final = 1
END_OF_NEXT_ROUND: Final = 2
END_OF_GAME: Final = 3

ALWAYS: Final = 0
TRACKED_TRUCK: Final = 1
FAME_AT_LEAST: Final = 2
SITUATION_IDS: Final[list[str]] = ["none", "tracked_truck", "fame_at_least"]


class StoryChoice:
    """One of the two choices of a Story card."""

    __slots__ = (
        "added", "boost", "boosted", "deadline", "failure", "goal", "kind", "letters", "n",
        "region", "situation", "situation_n", "success", "token",
    )  # fmt: skip

    def __init__(self, option: card_schema.StoryOption, story: int) -> None:
        self.kind: int = KIND_IDS.index(option.kind)
        self.letters: int = _letters(list(option.test))
        """Letters of a Test as bits."""
        self.boost: int = NONE
        """What the boost costs, a list of effects."""
        self.boosted: int = 0
        if option.boost is not None:
            self.boost = script_of(option.boost.cost)
            self.boosted = _letters(list(option.boost.adds))
        self.situation: int = ALWAYS
        self.situation_n: int = 0
        self.added: int = 0
        """Letters of the situation."""
        if option.situation is not None:
            self.situation = SITUATION_IDS.index(option.situation.when)
            self.situation_n = option.situation.n
            self.added = _letters(list(option.situation.adds))
        self.goal: int = NONE
        self.n: int = 0
        self.token: int = NONE
        self.region: int = NONE
        self.deadline: int = DEADLINE_IDS.index(option.deadline)
        if option.goal is not None:
            self.goal = GOAL_IDS.index(option.goal.goal)
            self.n = option.goal.n
            if option.goal.what != "none":
                self.token = TOKEN_IDS.index(option.goal.what)
            if option.goal.region != "none":
                self.region = REGION_IDS.index(option.goal.region)
        self.success: int = script_of(option.success, story)
        self.failure: int = script_of(option.failure, story)


def _letters(letters: list[str]) -> int:
    return sum(1 << LETTER_IDS.index(letter) for letter in letters)


CHOICES: Final[list[list[StoryChoice]]] = [
    [StoryChoice(option, number) for option in story.options]
    for number, story in enumerate(CONTENT.stories)
]
KEPT_EXPLORE_BONUS: Final[list[int]] = [
    0 if story.kept is None else story.kept.n for story in CONTENT.stories
]
"""LFS-STORY-20: what a Story kept in the Active Zone adds to an exploration, once per round."""
