"""A real server, a real browser, and people who come with it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserType, Playwright, expect, sync_playwright

from meadhall.store import sqlite_url
from tests.browser.finished import Finished, finish_a_game
from tests.browser.visitor import Visitor
from tests.server.running import ROOT, Figures, Server

CLIENT = ROOT / "src/meadhall/server/client/index.html"
INSTALLED = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FETCHED = str(ROOT / ".chromium" / "chromium")
"""What `make test` brings where nothing is installed."""
BROWSERS = (*INSTALLED, FETCHED)
"""The first that is there. The shell is the same browser without windows and costs half as much."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICKLY: Figures = {
    "meadhall.server.routes.games.USUAL_BOT": "karl",
    "meadhall.server.thinkers.MOVE_SECONDS": 0.05,
    "meadhall.tables.analysis.FIRST_LOOK": 1,
    "meadhall.tables.analysis.SECOND_LOOK": 2,
    "meadhall.tables.verdict.SURE": 0.0,
    "meadhall.tables.analysis.SIMULATIONS": 4,
}
"""Bots think only as much as a page needs to have something to show."""
WAIT = 60_000
"""Milliseconds after which something that should appear counts as missing."""

expect.set_options(timeout=WAIT)


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


# The plugin keeps one browser for the whole session. While it is open nothing else in this process
# may run an event loop, so here it lives only as long as the tests in this folder.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="package")
def browser_type_launch_args() -> dict[str, Any]:
    found = find_browser()
    if found is None:
        pytest.skip(f"there is no browser here: none of {', '.join(INSTALLED)}")
    return {"executable_path": found, "args": FLAGS}


@pytest.fixture(scope="package")
def browser(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> Iterator[Browser]:
    browser = browser_type.launch(**browser_type_launch_args)
    yield browser
    browser.close()


def _new_server(folder: Path) -> Server:
    assert CLIENT.exists(), "the web page is not built; `make test` does that"
    return Server(sqlite_url(folder / "meadhall.db"), folder / "log", QUICKLY)


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = _new_server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.stop()
    assert server.errors() == []


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that only this test has, to be killed."""
    server = _new_server(tmp_path)
    server.start()
    yield server
    server.kill()
    assert server.errors() == []


Comes = Callable[..., Visitor]


class House(Protocol):
    """Where somebody can come to."""

    @property
    def url(self) -> str: ...


@pytest.fixture
def comes(browser: Browser) -> Iterator[Comes]:
    with visitors(browser) as come:
        yield come


@contextmanager
def visitors(browser: Browser) -> Iterator[Comes]:
    """Someone comes to a server, with a browser of their own: ``comes(server, name="Astrid")``.

    Nothing is staged for them unless they ask for it: ``pace="normal"``. Whatever they do, no page
    may fail in their browser, and no request may leave the host.
    """
    came: list[Visitor] = []

    def come(server: House, name: str | None = None, pace: str = "off", **settings: Any) -> Visitor:
        wished = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "dark"} | settings
        context = browser.new_context(base_url=server.url, **wished)
        context.set_default_timeout(WAIT)
        # An empty page keeps nothing.
        context.add_init_script(
            f"if (location.protocol !== 'about:') localStorage['meadhall.pace'] ??= {pace!r}"
        )
        visitor = Visitor(context, server.url)
        came.append(visitor)
        if name is not None:
            visitor.enter(name)
        return visitor

    yield come
    for visitor in came:
        visitor.context.close()
    for visitor in came:
        assert visitor.troubles == []
        assert visitor.strange_addresses() == []


@pytest.fixture(scope="package")
def finished(browser: Browser, shared_server: Server) -> Finished:
    context = browser.new_context(base_url=shared_server.url)
    player = Visitor(context, shared_server.url)
    player.enter("Sigrid")
    played = finish_a_game(player)
    context.close()
    return played
