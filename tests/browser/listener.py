"""A person who hears the page: they know what a screen reader is given, and use keys alone.

They find things by role and name, they wait for what live regions say, and they read what is laid
out for them as a screen reader would. No class, no id, no address tells them anything.
"""

import json
import random
import re
import time
from collections.abc import Iterator

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.visitor import Visitor

EAR = """
window.heard = [];
const isLive = (one) =>
  ["log", "status", "alert"].includes(one.role) || ["polite", "assertive"].includes(one.ariaLive);
const isHeard = (one) => one !== null && (isLive(one) || isHeard(one.parentElement));
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof Element) || !isHeard(target)) continue;
    for (const node of addedNodes) {
      const text = node.nodeType === Node.COMMENT_NODE ? "" : node.textContent.trim();
      if (text) window.heard.push(text);
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps what live regions have added, in the order in which a screen reader would read it out."""
BUTTON = re.compile(r'^\s*- button ("(?:[^"\\]|\\.)*")')
"""A button of an accessibility tree, with its name as JSON writes it."""
QUIET = 1_000
"""Milliseconds after which somebody who has heard nothing looks around by themselves."""
PATIENCE = 120.0


class Listener:
    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.page = visitor.page
        self.page.add_init_script(EAR)
        self._dice = random.Random(seed)

    # What they hear

    def heard(self) -> list[str]:
        lines: list[str] = self.page.evaluate("() => window.heard")
        return lines

    def _hears_more(self, than: int) -> None:
        try:
            self.page.wait_for_function(
                "than => window.heard.length > than", arg=than, timeout=QUIET
            )
        except TimeoutError:
            # What comes over the page, such as the end of the game, is not in a live region.
            return

    # What they find

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^(Victory|Defeat)"))

    @property
    def _opener(self) -> Locator:
        """It opens the list of all choices, as its key does; busy while an answer is on its way."""
        return self.page.get_by_role("button", name=re.compile(r"^List all \d+"))

    @property
    def _list(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile(r"^(One choice|All \d+ choices)$"))

    def question(self) -> str:
        """What is asked: the heading of the region that holds the choices."""
        return self.page.get_by_role("heading", level=2).first.inner_text()

    # What they do

    def sits_down_against_bots(self, game: str) -> None:
        house = self.page.get_by_role("article", name=game, exact=True)
        house.get_by_role("button", name="Play against bots").press("Enter")

    def is_asked_or_over(self) -> bool:
        """Wait for a question, or for the end; return whether it is a question."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            so_far = len(self.heard())
            if self.result.count() > 0:
                return False
            if self._opener.evaluate_all("all => all.some((one) => !one.ariaBusy)"):
                return True
            self._hears_more(so_far)
        raise AssertionError(f"nothing is asked; last heard: {self.heard()[-3:]}")

    def chooses(self) -> str:
        """Have the choices read out, and make one of them; return its name."""
        if self._opener.get_attribute("aria-expanded") == "false":
            self.page.keyboard.press("l")
        expect(self._list.get_by_role("list").first).to_be_visible()
        names = self._names()
        assert names, "there is a question, and nothing to answer"
        assert all(names), "a choice has no name"
        name = self._dice.choice(names)
        folded = self._list.get_by_role("button", name=name, exact=True, expanded=False)
        if folded.count() > 0:
            folded.first.press("Enter")
            # It is still there, and so is what it has unfolded.
            ways = [one for one in self._names() if one not in names]
            assert ways, f"{name} unfolds, and nothing is in it"
            name = self._dice.choice(ways)
        so_far = len(self.heard())
        self._list.get_by_role("button", name=name, exact=True).first.press("Enter")
        self._hears_more(so_far)
        return name

    def _names(self) -> list[str]:
        """The names of all that is in the lists, from first to last."""
        return [name for one in self._list.get_by_role("list").all() for name in _buttons(one)]


def _buttons(place: Locator) -> Iterator[str]:
    for line in place.aria_snapshot().splitlines():
        # A name with a colon stands in quotes of its own.
        bare = re.sub(r"^(\s*- )'(.*)'(:?.*)$", r"\1\2\3", line).replace("''", "'")
        if found := BUTTON.match(bare):
            yield json.loads(found[1])
