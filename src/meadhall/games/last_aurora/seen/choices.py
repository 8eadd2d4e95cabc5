# mypyc: interpreted
"""What there is to choose between: options of cards and Stories, Bonus Actions of slots."""

from typing import Final

from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_BONUS
from meadhall.games.last_aurora.content.story_book import (
    CHOICES,
    DEADLINE_IDS,
    GOAL_IDS,
    KIND_IDS,
    SITUATION_IDS,
    STORY_IDS,
)
from meadhall.games.last_aurora.content.tables import (
    CARD_IDS,
    ENCOUNTER_COSTS,
    ENCOUNTER_EFFECTS,
    FIRST_ENCOUNTER,
    LETTER_IDS,
    NONE,
    OPTION_KEYS,
    SCRIPT_SOURCES,
    TOKEN_IDS,
)
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.exploring.card_actions import ChooseEncounter
from meadhall.games.last_aurora.rules.modules.facing import FaceStory
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.view import ChoiceView, StoryOptionView


def outline(script: int) -> dict[str, int]:
    """A list of effects as amounts."""
    amounts: dict[str, int] = {}
    for word in SCRIPT_SOURCES[script]:
        amounts.update(word.amounts())
    return amounts


BONUSES: Final[list[list[list[dict[str, int]]]]] = [
    [[outline(script) for script in scripts] for scripts in slots] for slots in SLOT_BONUS
]
"""LAU-EXP-08: by map and slot the alternatives of its Bonus Action; all views share them."""


def story_options(story: int) -> list[StoryOptionView]:
    """LFS-STORY-27: what is read out before the choice."""
    return [
        StoryOptionView(
            key=key,
            kind=KIND_IDS[choice.kind],
            letters=_letters(choice.letters),
            boost_letters=_letters(choice.boosted),
            boost_cost={} if choice.boost == NONE else _price(choice.boost),
            situation=SITUATION_IDS[choice.situation],
            situation_n=choice.situation_n,
            situation_letters=_letters(choice.added),
            goal=None if choice.goal == NONE else GOAL_IDS[choice.goal],
            token=None if choice.token == NONE else TOKEN_IDS[choice.token],
            region=None if choice.region == NONE else REGION_IDS[choice.region],
            n=choice.n,
            deadline=DEADLINE_IDS[choice.deadline],
        )
        for key, choice in zip(OPTION_KEYS, CHOICES[story], strict=True)
    ]


def _letters(bits: int) -> list[str]:
    return [letter for place, letter in enumerate(LETTER_IDS) if bits >> place & 1]


def choices(state: AuroraState) -> list[ChoiceView]:
    """What ``option`` moves choose between now."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, FaceStory):
        return [
            ChoiceView(terms.key, None, STORY_IDS[step.story], terms, {}, {})
            for terms in story_options(step.story)
        ]
    if isinstance(step, ChooseEncounter):
        encounter = step.card - FIRST_ENCOUNTER
        scripts = zip(ENCOUNTER_COSTS[encounter], ENCOUNTER_EFFECTS[encounter], strict=True)
        return [
            ChoiceView(key, CARD_IDS[step.card], None, None, _price(cost), outline(effects))
            for key, (cost, effects) in zip(OPTION_KEYS, scripts, strict=True)
        ]
    if isinstance(step, ChooseOption):
        return [
            ChoiceView(key, None, None, None, {}, outline(script))
            for key, script in zip(OPTION_KEYS, step.options, strict=True)
        ]
    return []


def _price(script: int) -> dict[str, int]:
    return {name.removeprefix("pay_"): n for name, n in outline(script).items()}
