"""What there is to choose between: options of cards and Stories, Bonus Actions of slots; and who
faces a Story."""

from typing import Final

from meadhall.games.last_aurora.content import story_book, tables
from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_BONUS
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.exploring.card_actions import ChooseEncounter
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory, ReadTogether
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.view import ChoiceView, StoryOptionView


def outline(script: int) -> dict[str, int]:
    """A list of effects as amounts."""
    amounts: dict[str, int] = {}
    for word in tables.SCRIPT_SOURCES[script]:
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
            kind=story_book.KIND_IDS[choice.kind],
            letters=_letters(choice.letters),
            boost_letters=_letters(choice.boosted),
            boost_cost={} if choice.boost == tables.NONE else _price(choice.boost),
            situation=story_book.SITUATION_IDS[choice.situation],
            situation_n=choice.situation_n,
            situation_letters=_letters(choice.added),
            goal=None if choice.goal == tables.NONE else story_book.GOAL_IDS[choice.goal],
            token=None if choice.token == tables.NONE else tables.TOKEN_IDS[choice.token],
            region=None if choice.region == tables.NONE else REGION_IDS[choice.region],
            n=choice.n,
            deadline=story_book.DEADLINE_IDS[choice.deadline],
        )
        for key, choice in zip(tables.OPTION_KEYS, story_book.CHOICES[story], strict=True)
    ]


def _letters(bits: int) -> list[str]:
    return [letter for place, letter in enumerate(tables.LETTER_IDS) if bits >> place & 1]


def choices(state: AuroraState) -> list[ChoiceView]:
    """What ``option`` moves choose between now."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, FaceStory):
        return [
            ChoiceView(terms.key, None, story_book.STORY_IDS[step.story], terms, {}, {})
            for terms in story_options(step.story)
        ]
    if isinstance(step, ChooseEncounter):
        encounter = step.card - tables.FIRST_ENCOUNTER
        scripts = zip(
            tables.ENCOUNTER_COSTS[encounter], tables.ENCOUNTER_EFFECTS[encounter], strict=True
        )
        return [
            ChoiceView(key, tables.CARD_IDS[step.card], None, None, _price(cost), outline(effects))
            for key, (cost, effects) in zip(tables.OPTION_KEYS, scripts, strict=True)
        ]
    if isinstance(step, ChooseOption):
        return [
            ChoiceView(key, None, None, None, {}, outline(script))
            for key, script in zip(tables.OPTION_KEYS, step.options, strict=True)
        ]
    return []


def _price(script: int) -> dict[str, int]:
    return {name.removeprefix("pay_"): n for name, n in outline(script).items()}


class Faced:
    """The Story that is being faced, by whom, and what they have chosen so far."""

    __slots__ = ("choosers", "chosen", "story", "turn")

    def __init__(self, story: int, choosers: list[int], chosen: tuple[int, ...], turn: int) -> None:
        self.story = story
        self.choosers = choosers
        self.chosen = chosen
        self.turn = turn

    def chooser(self) -> int:
        """Whose turn it is to choose."""
        return self.choosers[min(self.turn, len(self.choosers) - 1)]


def story_faced(state: AuroraState) -> Faced | None:
    """LFS-STORY-34: what was chosen is known, also while its Test may be boosted."""
    for place in range(len(state.steps) - 1, -1, -1):
        step = state.steps[place]
        if isinstance(step, ReadTogether):
            asked = state.steps[place + 1] if place + 1 < len(state.steps) else None
            chosen = step.options
            if isinstance(asked, BoostTest):
                chosen = (*chosen, asked.option)
            return Faced(step.story, step.choosers(state), chosen, len(step.options))
        if isinstance(step, FaceStory) and not story_book.IS_SEVERAL[step.story]:
            return Faced(step.story, [step.seat], (), 0)
    return None
