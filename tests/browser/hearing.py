"""What Chromium gives a screen reader, and nothing else: the accessibility tree."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

SILENT = {"InlineTextBox", "ListMarker"}
"""Pieces of what is said by the node around them."""
TEXT = "StaticText"
LIVE = {"polite", "assertive"}


@dataclass(frozen=True)
class Node:
    id: str
    role: str
    name: str
    states: Mapping[str, Any]
    element: int | None
    """Where the focus goes if the reader wants it here."""
    parts: tuple["Node", ...]

    def walk(self) -> Iterator["Node"]:
        yield self
        for part in self.parts:
            yield from part.walk()

    def all(self, role: str, name: str = "") -> list["Node"]:
        """All with that role whose name matches a pattern, in the order of reading."""
        return [
            one for one in self.walk() if one.role == role and re.search(name, one.name) is not None
        ]

    def first(self, role: str, name: str = "") -> "Node | None":
        return next(iter(self.all(role, name)), None)

    @property
    def text(self) -> str:
        """All that is read out within it."""
        return " ".join(one.name for one in self.walk() if one.role == TEXT and one.name)


class ScreenReader:
    """Reads the tree of a page, puts the focus on a node, and hears what live regions add."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._known: set[tuple[str, str]] = set()
        self.heard: list[str] = []

    def read(self) -> Node:
        """The page as it is now. What live regions hold that they did not hold before is heard."""
        nodes = {
            one["nodeId"]: one for one in self._line.send("Accessibility.getFullAXTree")["nodes"]
        }
        [top] = [id for id, one in nodes.items() if one.get("parentId") not in nodes]
        [page] = _made(nodes, top)
        self._listen(page, is_live=False)
        return page

    def press(self, node: Node, key: str) -> bool:
        """Press a key while the focus is on a node; return whether it was still there."""
        assert node.element is not None, f"the focus cannot go to {node.name}"
        try:
            self._line.send("DOM.focus", {"backendNodeId": node.element})
        except Error:
            return False
        self._page.keyboard.press(key)
        return True

    def _listen(self, node: Node, is_live: bool) -> None:
        is_live = is_live or node.states.get("live") in LIVE
        if is_live and node.role == TEXT and (node.id, node.name) not in self._known:
            self._known.add((node.id, node.name))
            self.heard.append(node.name)
        for part in node.parts:
            self._listen(part, is_live)


def _made(nodes: Mapping[str, Any], id: str) -> tuple[Node, ...]:
    """A node with all that it holds; in place of one that nobody hears of, what it holds."""
    raw = nodes.get(id)
    if raw is None or (role := raw.get("role", {}).get("value")) in SILENT:
        return ()
    parts = tuple(part for child in raw.get("childIds", ()) for part in _made(nodes, child))
    if raw["ignored"]:
        return parts
    states = {one["name"]: one["value"].get("value") for one in raw.get("properties", ())}
    name = str(raw.get("name", {}).get("value") or "")
    return (Node(id, str(role), name.strip(), states, raw.get("backendDOMNodeId"), parts),)
