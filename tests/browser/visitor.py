"""A person with a browser, so that a test reads like play."""

from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    APIResponse,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
)

Json = Any

DESKTOP = {"width": 1600, "height": 1000}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}

OPEN_CHOICES = ".list .entry:not([aria-expanded])"
"""The list of all choices; some lines of it unfold."""
FOLDED = ".list .entry[aria-expanded=false]"
TO_THE_LIST = ".prompt .all"
IS_ASKED = f"""() => document.querySelector("{TO_THE_LIST}:not([aria-busy])")"""
IS_ASKED_OR_OVER = f"() => document.querySelector('dialog[open] .places') || ({IS_ASKED})()"

IS_ASKED_OR_COVERED = f"() => document.querySelector('.cover') || ({IS_ASKED})()"

SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  const running = document.getAnimations().filter((one) => one.effect && ends(one));
  await Promise.allSettled(running.map((one) => one.finished));
  await frame();
  await frame();
}"""
"""What moves has arrived, and what it changes has been laid out."""

_numbers = count(1)


class Visitor:
    """One browser context with one page, and everything that came over the network."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.name = ""
        self.addresses: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.troubles: list[str] = []
        context.on("request", lambda request: self.addresses.append(request.url))
        context.on("response", lambda response: self.responses.append(response))
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        # Chromium itself reports every answer that is a refusal; those aren't faults of a page.
        if message.type == "error" and not message.text.startswith(
            ("Failed to load resource", "WebSocket connection to")
        ):
            self.troubles.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def strange_addresses(self) -> list[str]:
        """Where the browser went, apart from the server."""
        home = urlsplit(self.url).netloc
        return [
            address
            for address in self.addresses
            if urlsplit(address).netloc != home and not address.startswith(("data:", "blob:"))
        ]

    def heard_of_tables(self) -> str:
        """Everything the server has sent about tables, by requests and by WebSockets."""
        bodies = [one.text() for one in self.responses if "/api/tables" in one.url and one.ok]
        return "\n".join([*bodies, *self.frames])

    # Without a page

    def ask(self, path: str, body: Json = None) -> Json:
        """Ask the server in this browser's name."""
        request = self.context.request
        answer: APIResponse = request.get(path) if body is None else request.post(path, data=body)
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

    def enter(self, name: str) -> None:
        self.name = f"{name} {next(_numbers)}"
        self.ask("/api/enter", {"name": self.name})

    def opens(self, *seats: str, game: str = "champions", **settings: Json) -> str:
        """Open a table; return its id."""
        wish = {"game": game, "seats": [{"who": who} for who in seats], **settings}
        id: str = self.ask("/api/tables", wish)["id"]
        return id

    # In the Hall

    def front(self, game: str) -> Locator:
        """The house front of a game."""
        return self.page.locator("article", has=self.page.locator(f"#game-{game}"))

    # At a table

    @property
    def table(self) -> str:
        """The table at which the page is."""
        return urlsplit(self.page.url).path.split("/")[2]

    def picture(self, table: str | None = None) -> Json:
        return self.ask(f"/api/tables/{table or self.table}")

    def sits_at(self, table: str, query: str = "") -> None:
        self.page.goto(f"/t/{table}{query}")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt-title")

    @property
    def choices(self) -> Locator:
        """Everything that can be chosen now, as it is listed."""
        return self.page.locator(OPEN_CHOICES)

    def is_asked(self) -> None:
        """Wait until there is something to decide."""
        self.page.wait_for_function(IS_ASKED)

    def is_asked_or_over(self) -> bool:
        """Wait for a question, or for the end; return whether it is a question."""
        self.page.wait_for_function(IS_ASKED_OR_OVER)
        return self.page.locator("dialog[open] .places").count() == 0

    def is_asked_or_covered(self) -> bool:
        """Wait for a question, or for the screen to be passed on; return if it is a question."""
        self.page.wait_for_function(IS_ASKED_OR_COVERED)
        return self.page.locator(".cover").count() == 0

    def lists_all(self) -> None:
        """Open the list of all choices, with everything in it unfolded."""
        self.is_asked()
        # An open list comes back with the next question, a moment after it.
        opener = self.page.locator(TO_THE_LIST)
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()
        expect(self.choices.or_(self.page.locator(FOLDED)).first).to_be_visible()
        for _ in range(self.page.locator(FOLDED).count()):
            self.page.locator(FOLDED).first.click()

    def folds_the_list(self) -> None:
        """Close the list of all choices, which lies over the side column until then."""
        page = self.page
        if page.locator(TO_THE_LIST).get_attribute("aria-expanded") == "true":
            page.locator(".drawer", has=page.locator(".list")).get_by_label("Close").click()
        expect(page.locator(".list")).to_have_count(0)

    def folds_the_recap(self) -> None:
        """Close what has happened since the last turn, which lies over the log until then."""
        expect(self.page.locator("section.recap")).to_be_visible()
        self.page.keyboard.press("r")
        expect(self.page.locator("section.recap")).to_have_count(0)

    def chooses(self, number: int = 0) -> str:
        """Click a choice once there are some; return what it said."""
        self.lists_all()
        choice = self.choices.nth(number % self.choices.count())
        text = choice.locator(".words").inner_text()
        choice.click()
        return text

    def moves(self) -> None:
        """Click a choice, and wait until the server has stored the move."""
        before = self.picture()["moves"]
        self.chooses()
        self.has_moved_since(before)

    def has_moved_since(self, before: int) -> None:
        """Wait until the server has stored more than these moves."""
        while self.picture()["moves"] <= before:
            self.page.wait_for_timeout(20)

    def goes_on_until(self, is_so: Callable[[], bool], most: int = 60) -> None:
        """Choose the first thing again and again."""
        for _ in range(most):
            if is_so():
                return
            self.chooses()
        raise AssertionError(f"it did not happen within {most} choices")

    def goes_to_the_placing(self) -> None:
        """Choose a leader, until the first worker can be placed."""
        self.is_asked()
        self.goes_on_until(self.can_place)

    def can_place(self) -> bool:
        self.is_asked()
        return self.page.locator(".board .thing.can-pick[data-thing='blacksmith']").count() > 0

    def sees_the_board(self) -> None:
        expect(self.page.locator(".board svg").first).to_be_visible()
