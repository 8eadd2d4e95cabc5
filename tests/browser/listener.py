"""A person who hears the page: names and roles are all they know, keys are all they use."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

HEAR = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!target.closest?.("[role=log]")) continue;
    for (const node of addedNodes) if (node.nodeName === "P") window.heard.push(node.textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps what a polite live region has added, as a screen reader would read it out."""


class Listener:
    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.page = visitor.page
        self.page.add_init_script(HEAR)
        self._dice = random.Random(seed)

    def heard(self) -> list[str]:
        lines: list[str] = self.page.evaluate("() => window.heard")
        return lines

    def question(self) -> str:
        """What is asked: the heading of the region that holds the choices."""
        return self.page.get_by_role("heading", level=2).first.inner_text()

    def chooses(self) -> str:
        """Have all choices read out, and make one of them; return its name."""
        everything = self._list()
        # The last one first: what unfolds pushes down what follows.
        for folded in reversed(everything.get_by_role("button", expanded=False).all()):
            folded.press("Enter")
        names = [name for name in self._names(everything) if name]
        assert names, "there is a question, and nothing to answer"
        name = self._dice.choice(names)
        everything.get_by_role("button", name=name, exact=True).first.press("Enter")
        return name

    def _list(self) -> Locator:
        everything = self.page.get_by_role("dialog", name=re.compile("choice"))
        if everything.count() == 0:
            self.page.keyboard.press("l")
        expect(everything.get_by_role("list").first).to_be_visible()
        return everything

    def _names(self, everything: Locator) -> list[str]:
        """The names of the entries; a heading that unfolds is not one of them."""
        found: list[dict[str, Any]] = (
            everything.get_by_role("list")
            .get_by_role("button")
            .evaluate_all(
                """(buttons) => buttons.map((one) => ({
                 name: one.getAttribute("aria-label") ?? one.innerText.replace(/\\s+/g, " ").trim(),
                 unfolds: one.hasAttribute("aria-expanded"),
               }))"""
            )
        )
        return [one["name"] for one in found if not one["unfolds"]]
