"""A person who hears the page: they know what a screen reader is given, and use keys alone.

They read the accessibility tree that Chromium makes of the page, hear what live regions in it add,
and press keys where their focus is. No class, no id, no element, no address tells them anything.
"""

import random
import re
import time
from collections.abc import Callable
from typing import TypeVar

from tests.browser.hearing import Node, ScreenReader
from tests.browser.visitor import Visitor

Found = TypeVar("Found")

PATIENCE = 300.0
PAUSE = 150
"""Milliseconds between two readings of the page, which are work for it."""
HESITATION = 500
"""Milliseconds after which a key is no longer taken for one that was meant for the stage."""
RESULT = "^(Victory|Defeat)"
OPENER = r"^List all \d+"
"""It opens the list of all choices, as its key does; busy while an answer is on its way."""
SKIP = "^Skip to my next decision"
"""It is there while something is shown step by step; beside it is what goes on."""
CHOICES = r"^(One choice|All \d+ choices)$"


class Listener:
    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.page = visitor.page
        self._reader = ScreenReader(self.page)
        self._now = self._reader.read()
        self._dice = random.Random(seed)
        self._heard_before_the_end: int | None = None
        self.shown = 0
        """How often they have told the table to go on."""
        self._has_seen_a_stage = False

    # What they hear and find

    @property
    def heard(self) -> list[str]:
        """What has been read out by itself, from first to last."""
        return self._reader.heard

    @property
    def heard_at_the_table(self) -> list[str]:
        """What was read out until the end of the game covered the table."""
        return self.heard[: self._heard_before_the_end]

    @property
    def heard_with_the_end(self) -> list[str]:
        """What its dialog read out: the rest, and what it had cut short."""
        known = self._heard_before_the_end
        return [] if known is None else self.heard[known:]

    def reads(self) -> Node:
        known = len(self.heard)
        self._now = self._reader.read()
        if self._heard_before_the_end is None and self._now.first("dialog", RESULT):
            self._heard_before_the_end = known
        return self._now

    def waits_for(
        self, what: Callable[[Node], Found | None], name: str | Callable[[], str]
    ) -> Found:
        deadline = time.monotonic() + PATIENCE
        while True:
            found = what(self.reads())
            if found is not None:
                return found
            if time.monotonic() > deadline:
                missing = name if isinstance(name, str) else name()
                raise AssertionError(f"no {missing}; last heard: {self.heard[-3:]}")
            self.page.wait_for_timeout(PAUSE)

    def finds(self, role: str, name: str = "") -> Node:
        return self.waits_for(lambda page: page.first(role, name), f"{role} {name}")

    def hears(self, text: str) -> None:
        """Wait until something with these words is read out."""
        self.waits_for(
            lambda page: next((line for line in self.heard if text in line), None),
            f'"{text}" heard',
        )

    # What they do

    def presses(self, role: str, name: str, key: str = "Enter") -> None:
        assert self._reader.press(self.finds(role, name), key)

    def sits_down_against_bots(self, game: str) -> None:
        house = self.finds("article", f"^{re.escape(game)}$")
        button = house.first("button", "^Play against bots")
        assert button is not None
        assert self._reader.press(button, "Enter")

    def is_asked_or_over(self) -> bool:
        """Wait for a question, or for the end; return whether it is a question.

        What is shown until then waits to be told to go on.
        """

        def is_asked(page: Node) -> bool | None:
            if page.first("dialog", RESULT):
                return False
            for group in page.all("group", "^Choices$"):
                if group.first("button", SKIP):
                    self._has_seen_a_stage = True
                    # It may have gone on by itself.
                    self.shown += self._reader.press(group.all("button")[0], "Enter")
                    return None
            opener = page.first("button", OPENER)
            return True if opener and not opener.states.get("busy") else None

        # What they have just heard came with what they have just read.
        found = is_asked(self._now)
        if found is None:
            found = self.waits_for(is_asked, "question and no end")
        if self._has_seen_a_stage:
            self._has_seen_a_stage = False
            self.page.wait_for_timeout(HESITATION)
            self.reads()
        return found

    def question(self) -> str:
        """What was asked when they read last: the name of the region that holds the choices."""
        return next(one.name for one in self._now.all("region") if one.first("button", OPENER))

    def chooses(self) -> str:
        """Have the choices read out, and make one of them; return its name."""
        choices = self._now.first("dialog", CHOICES)
        if choices is None:
            self.page.keyboard.press("l")
            choices = self.finds("dialog", CHOICES)
        entries = _entries(choices)
        assert entries, "there is a question, and nothing to answer"
        assert all(one.name for one in entries), "a choice has no name"
        chosen = self._dice.choice(entries)
        if chosen.states.get("expanded") is False:
            folded = {one.name for one in entries}
            assert self._reader.press(chosen, "Enter")

            def ways(page: Node) -> list[Node] | None:
                listed = page.first("dialog", CHOICES)
                entries = _entries(listed) if listed else []
                return [one for one in entries if one.name not in folded] or None

            chosen = self._dice.choice(self.waits_for(ways, f"ways of {chosen.name}"))
        so_far = len(self.heard)
        assert self._reader.press(chosen, "Enter"), f"{chosen.name} is gone"
        self.page.wait_for_timeout(PAUSE)
        self.waits_for(
            lambda page: len(self.heard) > so_far or page.first("dialog", RESULT) or None,
            f"answer to {chosen.name}",
        )
        return chosen.name


def _entries(choices: Node) -> list[Node]:
    """The buttons of all lists, from first to last."""
    return [button for one in choices.all("list") for button in one.all("button")]
