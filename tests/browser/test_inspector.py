"""What a thing is, is told beside it, and nothing moves for that."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.visitor import SETTLED, Visitor
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 768}


@pytest.fixture
def player(server: Server, comes: Comes) -> Visitor:
    """Someone who may place a worker, against a bot."""
    player = comes(server, "Astrid", viewport=LAPTOP)
    player.sits_at(player.opens("me", "bot", seed="at the table"))
    player.goes_to_the_placing()
    player.folds_the_list()
    return player


def box(one: Locator) -> dict[str, Any]:
    found = one.bounding_box()
    assert found is not None
    return dict(found)


def told(player: Visitor, name: str) -> Locator:
    return player.page.get_by_role("dialog", name=name)


def is_at_its_end(player: Visitor) -> bool:
    """Whether the newest line of the log is in sight."""
    return bool(
        player.page.locator(".log ol").evaluate(
            "list => list.scrollHeight - list.scrollTop - list.clientHeight < 40"
        )
    )


def test_a_resting_mouse_is_told_beside_the_thing(player: Visitor) -> None:
    page = player.page
    smith = page.locator(".board [data-thing=blacksmith]")
    board, log = page.locator(".board svg").first, page.locator(".log")
    before = box(board), box(log)
    moves = player.picture()["moves"]
    smith.hover()
    popover = told(player, "Blacksmith")
    expect(popover).to_be_visible()
    expect(popover).to_contain_text("axemen")
    # What it brings stands in rows.
    expect(popover.locator(".costs .row").first).to_contain_text("You get")
    expect(popover.locator(".costs .row").first).to_contain_text("+1 axeman")
    expect(popover.get_by_role("link", name="CHM-LOC-01")).to_have_attribute(
        "href", "/rules/champions#CHM-LOC-01"
    )
    assert (box(board), box(log)) == before
    thing, place = box(smith), box(popover)
    assert (
        place["x"] >= thing["x"] + thing["width"]
        or place["x"] + place["width"] <= thing["x"]
        or place["y"] >= thing["y"] + thing["height"]
        or place["y"] + place["height"] <= thing["y"]
    )
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= LAPTOP["width"]
    assert place["y"] + place["height"] <= LAPTOP["height"]
    # The way into it is open, for its links.
    popover.hover()
    page.wait_for_timeout(600)
    expect(popover).to_be_visible()
    page.mouse.move(2, 2)
    expect(popover).to_have_count(0)
    assert player.picture()["moves"] == moves


def test_the_log_follows_after_things_were_looked_at(player: Visitor) -> None:
    page = player.page
    for name in ("blacksmith", "market", "armory"):
        page.locator(f".board [data-thing={name}]").hover()
        expect(page.get_by_role("dialog")).to_be_visible()
        # It may lie over the next one.
        page.mouse.move(2, 2)
        expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(6):
        player.chooses()
        player.is_asked()
    page.evaluate(SETTLED)
    assert is_at_its_end(player)


def test_the_focus_and_one_key_lead_into_it(player: Visitor) -> None:
    page = player.page
    smith = page.locator(".board [data-thing=blacksmith]")
    smith.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    popover = page.get_by_role("dialog")
    expect(popover).to_be_visible()
    page.keyboard.press("i")
    expect(popover).to_be_focused()
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)


def test_a_name_in_the_log_is_explained_where_it_stands(player: Visitor) -> None:
    page = player.page
    player.chooses()
    player.is_asked()
    player.folds_the_list()
    player.folds_the_recap()
    name = page.locator(".log .ref").last
    name.hover()
    expect(page.get_by_role("dialog")).to_be_visible()
