"""The board keeps its place and its size, whatever is asked, explained or imagined."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.visitor import SETTLED, Visitor
from tests.server.running import Server

WINDOWS = ((1366, 768), (1440, 900), (1920, 1080))
MOVES = 12
SMALLEST_TEXT = 11

BOX = """() => {
  const box = document.querySelector("main.board").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
DRAWN = """() => {
  const frame = document.querySelector("main.board .scene");
  const boxes = [...frame.querySelectorAll("*")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0 && one.height > 0);
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  const right = Math.max(...boxes.map((b) => b.right));
  return [right - left, Math.max(...boxes.map((b) => b.bottom)) - top];
}"""
HAS_MOVED = """async ([table, before]) =>
  (await (await fetch(`/api/tables/${table}`)).json()).moves > before"""
SMALL_TEXTS = """(least) => {
  const scale = (one) => {
    const text = one.closest("svg")?.getScreenCTM ? one.closest("text, tspan") : null;
    return text ? text.getScreenCTM().a : 1;
  };
  const found = new Set();
  const board = document.querySelector("main.board .scene");
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    const said = walk.currentNode.data.trim();
    if (!said || one.closest(".vh, title, desc, [aria-live]")) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale(one);
    if (size < least - 0.05) found.add(`${said}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""


def box(page: Page) -> list[float]:
    found: list[float] = page.evaluate(BOX)
    return found


SLOWLY = 60_000
"""Milliseconds: a large board is drawn again and again, perhaps on a busy machine."""


def at_table(player: Visitor, game: str) -> None:
    player.page.set_default_timeout(SLOWLY)
    player.sits_at(player.opens("me", "bot", "bot", game=game, seed="steady"))
    player.is_asked()


@pytest.mark.parametrize("game", game_ids())
def test_the_board_stays_while_a_game_is_played_and_can_be_read(
    server: Server, comes: Comes, game: str
) -> None:
    player = comes(server, "Astrid", viewport={"width": 1366, "height": 768})
    at_table(player, game)
    page = player.page
    before = box(page)
    for number in range(MOVES):
        player.is_asked()
        assert box(page) == before, player.prompt.inner_text()
        player.chooses(number)
        assert box(page) == before
    # What can be asked for beside the game does not move it, either.
    player.is_asked()
    for key in ("h", "Escape", "l", "w", "l", "Escape"):
        page.keyboard.press(key)
        page.wait_for_timeout(120)
        assert box(page) == before, key
    has_most_of_the_window_and_can_be_read(page)


def has_most_of_the_window_and_can_be_read(page: Page) -> None:
    small: dict[str, Any] = {}
    for width, height in WINDOWS:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(SETTLED)
        _, _, wide, high = box(page)
        assert wide >= width * 3 / 4
        assert high >= height * 2 / 3
        drawn = page.evaluate(DRAWN)
        assert drawn[0] >= width * 3 / 4
        assert drawn[1] >= height * 2 / 3
        if found := page.evaluate(SMALL_TEXTS, SMALLEST_TEXT):
            small[f"{width}"] = found
    assert not small


def test_the_list_by_keyboard_alone(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    player.sits_at(player.opens("me", "bot", seed="keys"))
    player.goes_to_the_placing()
    page = player.page
    page.keyboard.press("Escape")
    expect(page.locator(".list")).to_have_count(0)
    page.locator("#prompt-title").focus()
    # The list is there with the key: what is pressed next is never meant for anything else.
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.matches('.list .entry')")
    page.keyboard.press("3")
    third = page.locator(".list .entry", has=page.locator("kbd", has_text="3"))
    expect(third.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(third.first).not_to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("blacksm")
    expect(player.choices).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(player.choices.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".list")).to_have_count(0)
    expect(page.locator("#prompt-title")).to_be_focused()
    before = player.picture()["moves"]
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    page.wait_for_function(HAS_MOVED, arg=[player.table, before])
