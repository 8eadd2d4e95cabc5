"""The Stories of Last Aurora, and what there is to choose between."""

from typing import Any, final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Pen, Stencil
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.last_aurora.content import story_book
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.areas import Stories
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.exploring.card_actions import ChooseEncounter
from meadhall.games.last_aurora.rules.modules.facing import FaceStory
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.choices import choices, story_faced, story_options
from meadhall.games.last_aurora.seen.view import StoryView
from meadhall.kernel.state import Step


@final
class Tales:
    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        self.has_story_top: i64 = shapes.entry("AuroraView", "story_top")
        self.story_top: i64 = shapes.place("AuroraView", "story_top")
        self.has_story: i64 = shapes.entry("AuroraView", "story")
        self.story: i64 = shapes.place("AuroraView", "story")
        self.choices = shapes.row("AuroraView", "choices")
        self.telling = shapes.row("AuroraView", "telling")
        self.story_discard = shapes.row("AuroraView", "story_discard")
        self.choosers = shapes.row("StoryView", "choosers")
        self.chosen = shapes.row("StoryView", "chosen")
        self.story_stencils: dict[int, Stencil] = {}
        self.choice_stencils: dict[tuple[int, ...], list[Stencil]] = {}

    def write_cards(self, pen: Pen, start: i64, stories: Stories) -> None:
        """The deck and the discards, as far as they are seen."""
        if stories.top != NONE:
            pen.put_at(start + self.has_story_top, 1)
            pen.at = start + self.story_top
            pen.put(stories.period + 1)
            pen.word(story_book.STORY_TRIGGER[stories.top])
            pen.truth(story_book.IS_SEVERAL[stories.top])
        pen.words(start, self.telling, stories.telling)
        pen.words(start, self.story_discard, stories.discard)

    def write_story(self, pen: Pen, start: i64, state: AuroraState) -> None:
        """The Story that is being faced."""
        faced = story_faced(state)
        if faced is None:
            return
        at = start + self.story
        stencil = self.story_stencils.get(faced.story)
        if stencil is None:
            stencil = self.shapes.stencil(
                StoryView(story_book.STORY_IDS[faced.story], 0, [], [], story_options(faced.story))
            )
            self.story_stencils[faced.story] = stencil
        pen.put_at(start + self.has_story, 1)
        pen.stamp(at, stencil)
        pen.put_at(at + 1, faced.chooser())
        pen.length(at, self.choosers, len(faced.choosers))
        pen.numbers(faced.choosers)
        pen.words(at, self.chosen, faced.chosen)

    def write_choices(self, pen: Pen, start: i64, state: AuroraState) -> None:
        """What there is to choose between follows from what is printed."""
        step: Step[Any] | None = state.steps[-1] if state.steps else None
        printed: tuple[int, ...]
        if isinstance(step, FaceStory):
            printed = (0, step.story)
        elif isinstance(step, ChooseEncounter):
            printed = (1, step.card)
        elif isinstance(step, ChooseOption):
            printed = (2, *step.options)
        else:
            return
        found = self.choice_stencils.get(printed)
        if found is None:
            found = [self.shapes.stencil(choice) for choice in choices(state)]
            self.choice_stencils[printed] = found
        pen.length(start, self.choices, len(found))
        at = start + self.choices.place
        for stencil in found:
            pen.stamp(at, stencil)
            at += self.choices.size
