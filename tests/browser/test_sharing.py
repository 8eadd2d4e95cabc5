"""Giving others the link to a moment of a game."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Comes
from tests.browser.finished import Finished, answer_several
from tests.browser.visitor import PHONE
from tests.server.running import Server

CLIPBOARD = ["clipboard-read", "clipboard-write"]
KEEP_WHAT_IS_SHARED = "navigator.share = (what) => ((window.given = what), Promise.resolve())"


def copied(page: Page) -> str:
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def test_a_link_leads_strangers_to_the_moment(
    server: Server, comes: Comes, finished: Finished
) -> None:
    reader = comes(server, storage_state=finished.state, permissions=CLIPBOARD)
    page = reader.page
    page.goto(f"/t/{finished.table}/replay?move=20&seat=1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 20 of {finished.moves}")
    told = reader.prompt.inner_text()
    page.get_by_role("button", name="Copy link to this moment").press("Enter")
    expect(page.get_by_text("Anyone can open this link.")).to_be_visible()
    by_button = copied(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 21 of {finished.moves}")
    page.keyboard.press("l")
    page.wait_for_function(f"async () => await navigator.clipboard.readText() !== {by_button!r}")
    assert parse_qs(urlsplit(copied(page)).query) == {"move": ["21"], "seat": ["1"]}

    stranger = comes(server)
    stranger.page.goto(by_button)
    expect(stranger.page.locator(".prompt .say .at")).to_have_text(f"Move 20 of {finished.moves}")
    expect(stranger.prompt).to_have_text(told)
    eyes = stranger.page.locator(".seats button[aria-pressed]")
    expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_link_never_lends_the_eyes_of_a_seat(server: Server, comes: Comes) -> None:
    anna = comes(server, "Anna", permissions=CLIPBOARD)
    table = anna.opens("me", "bot")
    answer_several(anna, table, 3)
    page = anna.page
    page.goto(f"/t/{table}/replay?move=2&seat=0")
    expect(page.locator(".prompt .say .at")).to_contain_text("Move 2 of")
    page.keyboard.press("l")
    expect(page.get_by_text("This table is private: whoever has the link")).to_be_visible()

    stranger = comes(server)
    stranger.page.goto(copied(page))
    expect(stranger.page.locator(".prompt .say .at")).to_contain_text("Move 2 of")
    expect(stranger.page.get_by_role("button", name="As a spectator")).to_have_attribute(
        "aria-pressed", "true"
    )
    heard = stranger.heard_of_tables()
    assert '"seat":-1' in heard
    assert '"seat":0,"view"' not in heard


def test_a_phone_has_the_sheet_of_its_system(
    server: Server, comes: Comes, finished: Finished
) -> None:
    reader = comes(
        server, storage_state=finished.state, viewport=PHONE, has_touch=True, is_mobile=True
    )
    page = reader.page
    page.add_init_script(KEEP_WHAT_IS_SHARED)
    page.goto(f"/t/{finished.table}/replay?move=9&seat=-1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 9 of {finished.moves}")
    page.get_by_role("button", name="Share this moment").tap()
    page.wait_for_function("() => window.given")
    given = page.evaluate("() => window.given")
    assert given["url"] == f"{server.url}/t/{finished.table}/replay?move=9&seat=-1"
    assert given["text"] == f"Move 9 of {finished.moves}"
