"""Playing without a pointer; the focus is never lost."""

import pytest
from playwright.sync_api import Page

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.server.running import Server

FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  return one.closest('.entry') ? 'entry' : one.id || one.className || one.tagName;
}"""


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


@pytest.mark.parametrize("game", game_ids())
def test_a_game_by_keyboard_alone(server: Server, comes: Comes, game: str) -> None:
    """From the Hall into the game; whole games are played by ear, in test_a_whole_game.py."""
    player = comes(server)
    page = player.page
    page.goto("/")
    play = f".game[aria-labelledby=game-{game}] .timber"
    page.wait_for_selector(play)
    tab_to(page, play)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player.is_asked()
    tab_to(page, ".prompt .all")
    page.keyboard.press("Enter")

    for turn in range(16):
        player.is_asked()
        page.wait_for_function(f"() => ({FOCUSED})() === 'entry'")
        before = player.picture()["moves"]
        page.keyboard.press("1" if turn % 2 else "ArrowDown")
        # Below the only choice is the heading of what cannot be done.
        if page.evaluate("() => document.activeElement.matches('.list summary')"):
            page.keyboard.press("ArrowUp")
        assert page.evaluate(FOCUSED) == "entry"
        # A line with several ways unfolds first, and the focus goes on to the first of them.
        if page.evaluate("() => document.activeElement.ariaExpanded") == "false":
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.activeElement.ariaExpanded === null")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([table, moves]) => fetch(`/api/tables/${table}`).then(answer => answer.json())"
            ".then(picture => picture.moves > moves)",
            arg=[player.table, before],
        )


def test_the_board_is_walked_by_arrows(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    player.sits_at(player.opens("me", "bot", seed="keys"))
    player.goes_to_the_placing()
    page = player.page
    page.get_by_role("link", name="Skip to content").focus()
    page.keyboard.press("Enter")
    tab_to(page, ".thing.can-pick", most=5)
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.thing"))
    assert None not in seen
    assert len(seen) > 3
    tab_to(page, ".thing.can-pick")
    before = player.picture()["moves"]
    page.keyboard.press("Enter")
    player.is_asked()
    assert player.picture()["moves"] > before or page.locator(".picked").count() > 0
