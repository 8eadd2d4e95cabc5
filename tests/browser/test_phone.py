"""A phone: one hand, one thumb, nothing beyond the edge."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.visitor import PHONE, SETTLED, SMALL_PHONE
from tests.server.running import Server

CUT = """() => {
    const sheet = document.querySelector(".phone-sheet").getBoundingClientRect();
    const isCut = one => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight + 6;
    const isBeyond = one => {
        const box = one.getBoundingClientRect();
        return box.right > innerWidth || box.bottom > sheet.bottom;
    };
    return [...document.querySelectorAll(".top h1, .prompt h2, .prompt .act :is(span, small)")]
        .filter(one => isCut(one) || isBeyond(one))
        .filter(one => !getComputedStyle(one).clipPath.startsWith("inset"))
        .map(one => one.textContent);
}"""
"""Words of the bar and of the prompt of which a part is missing."""


def fits(page: Page) -> None:
    """Nothing can be scrolled sideways."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("game", game_ids())
def test_a_few_turns_by_tapping(server: Server, comes: Comes, game: str) -> None:
    player = comes(server, "Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    page = player.page
    page.goto("/")
    expect(player.front(game).get_by_role("button", name="Play against bots")).to_be_visible()
    fits(page)
    player.sits_at(player.opens("me", "bot", game=game, seed="phone"))
    for number in range(8):
        player.is_asked()
        fits(page)
        before = player.picture()["moves"]
        player.lists_all()
        fits(page)
        player.choices.nth(number % player.choices.count()).tap()
        player.is_asked()
        assert player.picture()["moves"] > before
    for tab in ("Me", "Others", "Saga", "Board"):
        button = page.get_by_role("navigation").get_by_role("button", name=tab)
        button.tap()
        expect(button).to_have_attribute("aria-current", "page")
        fits(page)
    # Choices can be tapped without hitting their neighbours.
    low = [box for box in (one.bounding_box() for one in player.choices.all()) if box is not None]
    assert all(box["height"] >= 44 for box in low)


def test_a_worker_is_placed_by_tapping_the_board(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    player.sits_at(player.opens("me", "bot", seed="phone"))
    player.goes_to_the_placing()
    before = player.picture()["moves"]
    player.page.locator(".board [data-thing=blacksmith]").tap()
    player.page.get_by_role("button", name="Confirm").tap()
    player.is_asked()
    assert player.picture()["moves"] > before


def test_long_words_are_whole(server: Server, comes: Comes) -> None:
    """An Event with two long choices, in the language with the longer words."""
    player = comes(server, "Dagny", viewport=PHONE, has_touch=True, is_mobile=True)
    assert player.context.request.patch("/api/me", data={"language": "pl"}).ok
    player.sits_at(player.opens("me", "bot", "bot", game="last_aurora", seed="b1"))
    player.is_asked()
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    for size in (PHONE, SMALL_PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(SETTLED)
        assert player.page.locator(".prompt .acts .act").count() == 2
        assert page.evaluate(CUT) == []


UNDER_THE_BUBBLE = """() => {
    const { left, right, top, bottom } = document.querySelector(".bubble").getBoundingClientRect();
    const isUnder = one => {
        const box = one.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    };
    const pressed = document.querySelectorAll("main nav button, [role=tab], .people, .top button");
    return [...pressed].filter(isUnder).map(one => one.textContent);
}"""
"""What turns a page, or counts points, below what somebody says."""


@pytest.mark.parametrize("size", [PHONE, {"width": PHONE["height"], "height": PHONE["width"]}])
def test_what_bots_say_covers_no_tab(server: Server, comes: Comes, size: ViewportSize) -> None:
    player = comes(server, "Astrid", viewport=size, has_touch=True, is_mobile=True)
    player.sits_at(player.opens("me", "bot", "bot", game="last_aurora", seed="phone"))
    page = player.page
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert page.evaluate(UNDER_THE_BUBBLE) == []
    page.get_by_role("navigation").get_by_role("button", name="Saga").tap()
    expect(page.get_by_role("tab").first).to_be_visible()
    assert page.evaluate(UNDER_THE_BUBBLE) == []


@pytest.mark.parametrize("size", [PHONE, {"width": PHONE["height"], "height": PHONE["width"]}])
def test_a_board_of_another_can_be_closed(server: Server, comes: Comes, size: ViewportSize) -> None:
    player = comes(server, "Astrid", viewport=size, has_touch=True, is_mobile=True)
    player.sits_at(player.opens("me", "bot", "bot", game="last_aurora", seed="phone"))
    player.is_asked()
    page = player.page
    drawer = page.locator(".side .drawer")
    for close in (
        drawer.get_by_role("button", name="Close"),
        page.get_by_role("navigation").get_by_role("button", name="Saga"),
    ):
        page.locator(".side .seat").nth(1).tap()
        expect(drawer).to_be_visible()
        # A tap goes to what lies on top.
        close.tap()
        expect(drawer).to_have_count(0)
