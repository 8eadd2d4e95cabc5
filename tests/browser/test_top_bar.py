"""The bar of the house: every link in one line and in sight, however narrow the window."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Comes
from tests.server.running import Server

WIDTHS = (390, 901, 1024, 1199, 1200, 1280, 1440)
ONE_LINE = 50

FAULTS = """(most) => [...document.querySelectorAll("header.house :is(a, button)")].filter(one => {
  const { width, right, height } = one.getBoundingClientRect();
  return width > 0 && (right > innerWidth || height > most
    || (one.closest("nav") && one.scrollWidth > one.clientWidth));
}).map(one => one.textContent.trim())"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_cut_or_in_two_lines(server: Server, comes: Comes, language: str) -> None:
    visitor = comes(server, "Wyszomira Długonoga")
    assert visitor.context.request.patch("/api/me", data={"language": language}).ok
    page = visitor.page
    page.goto("/puzzles")
    bar = page.locator("header.house")
    links = bar.get_by_role("navigation").get_by_role("link")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for width in WIDTHS:
        page.set_viewport_size(ViewportSize(width=width, height=800))
        menu = bar.locator(".menu")
        if menu.is_visible():
            menu.click()
        expect(links).to_have_count(8)
        expect(links.last).to_be_visible()
        assert page.evaluate(FAULTS, ONE_LINE) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if menu.is_visible():
            menu.click()
            expect(links.last).to_be_hidden()
