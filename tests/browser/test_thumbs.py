"""Thumbs: on a phone nothing that can be tapped is smaller than one, on any page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.finished import Finished
from tests.browser.visitor import PHONE, SETTLED, SMALL_PHONE, Visitor
from tests.server.running import Server

SMALLEST = 40
"""Pixels that a thumb needs."""
WHOLE = re.compile("^(Whole|Show all)")
TARGETS = (
    "button, a[href], input, select, textarea, summary, label:has(input), [role=button], [role=tab]"
)
TOO_SMALL = """([targets, least]) => {
    // A link in a sentence is as high as its line, which WCAG 2.5.8 allows;
    // one that stands alone is no part of a sentence.
    const isInSentence = one => {
        if (getComputedStyle(one).display !== "inline") return false;
        let block = one.parentElement;
        while (getComputedStyle(block).display === "inline") block = block.parentElement;
        return block.textContent.trim().length > one.textContent.trim().length;
    };
    // Drawn things are as large as the board is zoomed; of a box to tick its label is the target.
    const isOther = one => one.matches("input:is([type=checkbox], [type=radio])")
        || one.closest("svg, .vh, [inert]");
    return [...document.querySelectorAll(targets)]
        .filter(one => one.checkVisibility({visibilityProperty: true}))
        .filter(one => !isOther(one) && !isInSentence(one))
        .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
        .map(([name, box]) => `${name}: ${box.width} x ${box.height}`);
}"""

SMALL_THINGS = """least => {
    const isSeen = ({ top, bottom, left, right }) =>
        top > 180 && bottom < innerHeight - 220 && left > 0 && right < innerWidth;
    const things = [...document.querySelectorAll(".board [data-thing]")];
    const small = things.filter(one => {
        const box = one.getBoundingClientRect();
        const above = document.elementFromPoint(box.x + box.width / 2, box.y - 4);
        return box.height > 0 && Math.min(box.width, box.height) < least && isSeen(box)
            && !one.matches(".can-pick")
            && getComputedStyle(one).pointerEvents !== "none" && !one.contains(above)
            && !above.closest(".can-pick");
    });
    return [...new Map(small.map(one => [one.dataset.thing, things.indexOf(one)])).values()];
}"""
"""What is drawn smaller than a thumb and can only be asked about: its place among all things."""
NEARER = 4
"""Taps after which the loupe has come close enough to anything."""


@pytest.fixture
def player(server: Server, comes: Comes) -> Visitor:
    return comes(server, "Astrid", viewport=PHONE, has_touch=True, is_mobile=True)


def suits_thumbs(page: Page) -> None:
    assert page.evaluate(TOO_SMALL, [TARGETS, SMALLEST]) == []


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/new/northgard",
        "/me",
        "/u/",
        "/about",
        "/daily",
        "/puzzles",
        "/tournaments",
        "/learn",
        "/learn/champions",
        "/nowhere",
        "/rules",
        "/rules/champions",
        "/rules/champions/things",
        "/rules/champions/numbers",
    ],
)
def test_a_page(player: Visitor, path: str) -> None:
    page = player.page
    page.goto(path)
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible()
    suits_thumbs(page)


@pytest.mark.parametrize("game", game_ids())
def test_a_table(player: Visitor, game: str) -> None:
    page = player.page
    player.sits_at(player.opens("me", "bot", game=game, seed="phone"))
    for _ in range(4):
        player.chooses()
    player.is_asked()
    suits_thumbs(page)
    player.lists_all()
    suits_thumbs(page)
    for tab in ("Me", "Others", "Saga"):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        page.evaluate(SETTLED)
        suits_thumbs(page)
    page.get_by_role("tab", name="Talk").tap()
    expect(page.get_by_role("textbox")).to_be_visible()
    suits_thumbs(page)


def test_what_lies_beside_the_map(player: Visitor) -> None:
    """Years, piles, creatures and the supply are drawn, and cannot be enlarged."""
    page = player.page
    page.set_viewport_size({"width": SMALL_PHONE["width"], "height": SMALL_PHONE["height"]})
    player.sits_at(player.opens("me", "bot", game="northgard", seed="phone"))
    player.is_asked()
    page.get_by_role("button", name="Display").tap()
    things = page.locator(".leaf .thing")
    expect(page.locator(".leaf [data-thing=first_player]")).to_be_visible()
    boxes = [one.bounding_box() for one in things.all()]
    small = [box for box in boxes if box and min(box["width"], box["height"]) < SMALLEST]
    assert len(boxes) > 10
    assert small == []


@pytest.mark.parametrize("game", ["ice_garden", "last_aurora"])
def test_what_only_explains_itself(player: Visitor, game: str) -> None:
    """A tap beside a small thing means it; between several of them one comes closer first."""
    page = player.page
    player.sits_at(player.opens("me", "bot", game=game, seed="phone"))
    player.is_asked()
    # While a region is asked for, a tap on what stands in it means the region.
    player.goes_on_until(
        lambda: game != "ice_garden" or player.prompt.inner_text().startswith("Place one of your 3")
    )
    # Parts of the page come a moment after the question.
    page.wait_for_load_state("networkidle")
    pages = page.locator(".board nav button")
    tried = 0
    for number in range(max(1, pages.count())):
        if pages.count() > 0:
            pages.nth(number).tap()
        page.evaluate(SETTLED)
        for place in page.evaluate(SMALL_THINGS, SMALLEST):
            can_be_asked_about(page, page.locator(".board [data-thing]").nth(place))
            tried += 1
    assert tried > 0


def can_be_asked_about(page: Page, thing: Locator) -> None:
    told = page.get_by_role("dialog")
    for _ in range(NEARER):
        box = thing.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 4)
        page.wait_for_timeout(400)
        if told.count() > 0:
            break
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)
    whole = page.get_by_role("button", name=WHOLE)
    if whole.count() > 0:
        whole.tap()
        page.wait_for_timeout(300)


def test_what_a_tap_would_do(player: Visitor) -> None:
    page = player.page
    player.sits_at(player.opens("me", "bot", seed="phone"))
    player.goes_to_the_placing()
    page.locator(".board [data-thing=blacksmith]").tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    suits_thumbs(page)


def test_the_end_and_a_replay(server: Server, comes: Comes, finished: Finished) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = comes(server, storage_state=finished.state, **phone).page
    page.goto(f"/t/{finished.table}")
    expect(page.locator("dialog[open] .places")).to_be_visible()
    suits_thumbs(page)
    page.goto(f"/t/{finished.table}/replay")
    expect(page.get_by_role("slider").first).to_be_visible()
    suits_thumbs(page)
    for tab in page.get_by_role("navigation").get_by_role("button").all():
        tab.tap()
        page.evaluate(SETTLED)
        suits_thumbs(page)
