"""The frame of a table on wide screens: nothing is cut or pushed out, with every seat taken."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from meadhall.kernel.catalogue import find_game, game_ids
from tests.browser.conftest import Comes
from tests.browser.finished import answer_several
from tests.browser.visitor import Visitor
from tests.server.running import Server

WINDOWS = ((1366, 768), (1440, 900), (1920, 1080))
MOMENTS = (0, 3, 5)
"""How many moves are made before each look."""
LOWEST_SAGA = 140
SMALLEST_TEXT = 11

FAULTS = """(least) => {
  const faults = [];
  const tell = (what, one) => faults.push(`${what}: ${one.textContent.trim().slice(0, 60)}`);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(one).visibility === "visible";
  });
  // What follows after the imperative may give way to it, and the way to a board to its figures.
  const parts = ".top, .top *, .prompt h2, .prompt .act, .prompt .act *, .people, .people *";
  for (const one of seen(parts)) {
    if (one.closest("svg, .way, .vh")) continue;
    const isInline = getComputedStyle(one).display === "inline";
    if (!isInline && one.scrollWidth > one.clientWidth + 1) tell("cut", one);
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) tell("outside", one);
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (one.children.length === 0 && size < least) tell("small", one);
  }
  const rows = ".top .tool, .top h1, .top .phase span, .prompt h2, .prompt .act, .people .bits";
  for (const one of seen(rows)) {
    if (one.getBoundingClientRect().height > 46) tell("wrapped", one);
  }
  const heights = seen(".people li:not(.stone)").map((one) => one.getBoundingClientRect().height);
  if (Math.max(...heights) - Math.min(...heights) > 1.5) faults.push(`uneven: ${heights}`);
  for (const one of seen(".people .clock")) {
    const line = one.closest("li").querySelector(".bits").getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    if (top < line.top - 2 || bottom > line.bottom + 2) tell("out of line", one);
  }
  const { top } = document.querySelector(".side .log").getBoundingClientRect();
  for (const one of seen(".people li")) {
    if (one.getBoundingClientRect().bottom > top + 0.5) tell("covered", one);
  }
  return faults;
}"""
HEIGHT = "(one) => one.getBoundingClientRect().height"


def sits_down(visitor: Visitor, game: str, *seats: str, public: bool = False) -> None:
    assert visitor.context.request.patch("/api/me", data={"language": "pl"}).ok
    visitor.sits_at(visitor.opens("me", *seats, game=game, seed="wide", public=public))


def faults(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = {}
    page = visitor.page
    for width, height in WINDOWS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        # The bar finds its place only once it has been measured.
        for _ in range(40):
            page.wait_for_timeout(150)
            wrong = page.evaluate(FAULTS, SMALLEST_TEXT)
            if not wrong:
                break
        else:
            found[f"{width}"] = wrong
        saga = page.locator(".side .log").evaluate(HEIGHT)
        if saga < LOWEST_SAGA:
            found[f"saga at {width}"] = saga
    return found


@pytest.mark.parametrize("game", game_ids())
def test_among_people_the_clocks_stand_in_line_with_the_figures(
    server: Server, comes: Comes, game: str
) -> None:
    player, other = comes(server, "Wyszomira", locale="pl"), comes(server, "Domarad")
    sits_down(player, game, "open", *["bot"] * (find_game(game).max_players - 2), public=True)
    other.ask(f"/api/tables/{player.table}/join", {"seat": 1})
    expect(player.page.locator(".people .clock")).to_have_count(2)
    assert faults(player) == {}


def test_what_was_said_and_not_read_leaves_room_for_the_filter(
    server: Server, comes: Comes
) -> None:
    player, other = comes(server, "Wyszomira", locale="pl"), comes(server, "Domarad")
    sits_down(player, "champions", "open", public=True)
    other.ask(f"/api/tables/{player.table}/join", {"seat": 1})
    for text in ("Witaj!", "Twój ruch."):
        other.ask(f"/api/tables/{player.table}/chat", {"text": text})
    page = player.page
    talk = page.locator(".side [role=tab]").nth(1)
    expect(talk).to_have_accessible_name("Rozmowa 2 nowe")
    for width, height in WINDOWS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        expect(page.locator(".side .head label")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", game_ids())
def test_in_polish_with_every_seat_taken(server: Server, comes: Comes, game: str) -> None:
    player = comes(server, "Wyszomira", locale="pl")
    sits_down(player, game, *["bot"] * (find_game(game).max_players - 1))
    table = player.table
    for moves in MOMENTS:
        answer_several(player, table, moves)
        player.sits_at(table)
        player.is_asked()
        assert faults(player) == {}, player.prompt.inner_text()


@pytest.mark.parametrize("game", ["ice_garden", "last_aurora"])
def test_in_polish_alone_against_a_stone_seat(server: Server, comes: Comes, game: str) -> None:
    player = comes(server, "Wyszomira", locale="pl")
    sits_down(player, game)
    player.is_asked()
    expect(player.page.locator(".people .stone")).to_have_count(1)
    assert faults(player) == {}


COVERED = """() => {
  const strip = document.querySelector(".recap").getBoundingClientRect();
  return [...document.querySelectorAll("main.board, .prompt, .people, .me")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.min(right, strip.right) - Math.max(left, strip.left) > 1
      && Math.min(bottom, strip.bottom) - Math.max(top, strip.top) > 1;
  }).map((one) => one.className);
}"""
"""What one may want to look at and lies under the recap."""

OUTSIDE = """() => {
  const strip = document.querySelector(".recap").getBoundingClientRect();
  return [...document.querySelectorAll(".recap button")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < strip.left || right > strip.right || top < strip.top || bottom > strip.bottom;
  }).map((one) => one.textContent);
}"""
"""What of the recap reaches out of it."""


def test_the_tab_of_the_recap_says_whether_it_hangs(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    page = player.page
    player.sits_at(player.opens("me", "bot", "bot", game="ice_garden", seed="recap"))
    tab = page.locator(".top [aria-keyshortcuts=R]")
    player.goes_on_until(lambda: tab.count() > 0)
    player.folds_the_list()
    if tab.get_attribute("aria-expanded") == "false":
        tab.click()
    expect(page.locator("section.recap")).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
    page.keyboard.press("w")
    expect(page.locator("section.recap")).to_have_count(0)
    expect(tab).to_have_attribute("aria-expanded", "false")
    expect(tab).to_be_disabled()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator("section.recap")).to_be_visible()
    expect(tab).to_have_attribute("aria-expanded", "true")
