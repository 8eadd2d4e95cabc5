"""Fingers: they cover what they point at, cannot hover, and are wider than a piece."""

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Comes
from tests.browser.visitor import PHONE, SETTLED, Visitor
from tests.server.running import Server

LONG = 700
"""Milliseconds after which a finger has surely stayed."""


@pytest.fixture
def player(server: Server, comes: Comes) -> Visitor:
    """Someone who may place a worker, with a phone."""
    player = comes(server, "Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    player.sits_at(player.opens("me", "bot", seed="phone"))
    player.goes_to_the_placing()
    return player


def thing(player: Visitor, id: str) -> Locator:
    return player.page.locator(f".board [data-thing={id}]")


def middle(one: Locator) -> dict[str, float]:
    # The board of a phone is a column that scrolls.
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def fingers(player: Visitor) -> CDPSession:
    return player.context.new_cdp_session(player.page)


def touch(hand: CDPSession, kind: str, *points: dict[str, float]) -> None:
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_the_first_tap_shows_and_the_second_plays(player: Visitor) -> None:
    page = player.page
    before = player.picture()["moves"]
    smith = thing(player, "blacksmith")
    smith.tap()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    expect(player.prompt).to_contain_text("Blacksmith")
    page.get_by_role("button", name="Back").tap()
    expect(confirm).to_have_count(0)
    smith.tap()
    thing(player, "armory").tap()
    expect(player.prompt).to_contain_text("Armory")
    assert player.picture()["moves"] == before
    thing(player, "armory").tap()
    expect(confirm).to_have_count(0)
    player.has_moved_since(before)


def test_a_phone_on_its_side_keeps_its_board_in_place(player: Visitor) -> None:
    """The sheet lies beside the board there, not over it."""
    page = player.page
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    page.evaluate(SETTLED)
    stage = page.locator("main .stage").first
    before = stage.bounding_box()
    low = thing(player, "smokehouse")
    low.scroll_into_view_if_needed()
    low.tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.evaluate(SETTLED)
    assert stage.bounding_box() == before


def test_whoever_likes_it_plays_at_once(player: Visitor) -> None:
    player.page.evaluate("localStorage.setItem('meadhall.touch', 'play')")
    player.page.reload()
    player.is_asked()
    before = player.picture()["moves"]
    thing(player, "blacksmith").tap()
    expect(player.page.locator(".act.primary", has_text="Confirm")).to_have_count(0)
    player.has_moved_since(before)


def test_a_finger_that_stays_is_told_and_plays_nothing(player: Visitor) -> None:
    page = player.page
    before = player.picture()["moves"]
    at = middle(thing(player, "blacksmith"))
    hand = fingers(player)
    touch(hand, "touchStart", at)
    page.wait_for_timeout(LONG)
    touch(hand, "touchEnd")
    told = page.get_by_role("dialog", name="Blacksmith")
    expect(told).to_be_visible()
    expect(told).to_contain_text("axemen")
    # The sheet lies below the thing that it is about.
    page.evaluate(SETTLED)
    place, smith = told.bounding_box(), thing(player, "blacksmith").bounding_box()
    assert place is not None
    assert smith is not None
    assert smith["y"] + smith["height"] <= place["y"]
    assert place["y"] + place["height"] <= PHONE["height"]
    assert player.picture()["moves"] == before
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)


def test_two_fingers_zoom_the_board_and_not_the_page(player: Visitor) -> None:
    page = player.page
    smith = thing(player, "blacksmith")
    at, before = middle(smith), smith.bounding_box()
    hand = fingers(player)
    touch(hand, "touchStart", {"x": at["x"] - 30, "y": at["y"]}, {"x": at["x"] + 30, "y": at["y"]})
    for apart in (40, 50, 60):
        left, right = at["x"] - apart, at["x"] + apart
        touch(hand, "touchMove", {"x": left, "y": at["y"]}, {"x": right, "y": at["y"]})
    touch(hand, "touchEnd")
    after = smith.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.5 * before["width"]
    assert page.evaluate("visualViewport.scale") == 1
    page.get_by_role("button", name="Show all").tap()
    page.evaluate(SETTLED)
    whole = smith.bounding_box()
    assert whole is not None
    assert abs(whole["width"] - before["width"]) < 2


def test_the_sheet_covers_no_more_than_its_peek(player: Visitor) -> None:
    page = player.page
    sheet = page.locator(".phone-sheet").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 132
    grip = page.get_by_role("button", name="Fold or unfold")
    grip.tap()
    page.evaluate(SETTLED)
    folded = page.locator(".phone-sheet").bounding_box()
    assert folded is not None
    assert folded["height"] < 60
    grip.tap()
    page.evaluate(SETTLED)
    player.lists_all()
    expect(player.choices.first).to_be_visible()
