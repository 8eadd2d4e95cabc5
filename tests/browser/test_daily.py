"""The daily saga in one visit: before one's try, at its table, after it, and the day after."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.store import Account, Store
from meadhall.tables.daily import previous
from meadhall.tables.entries import Person
from meadhall.tables.settings import name_key
from tests.browser.conftest import Comes
from tests.browser.test_axe import is_open_to_all
from tests.browser.test_thumbs import suits_thumbs
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import Server
from tests.told import dealt, tell

GAME, UNTOLD = "champions", "northgard"


@pytest.fixture
def store(server: Server) -> Iterator[Store]:
    opened = Store.open(server.database)
    yield opened
    opened.close()


def someone(store: Store, name: str) -> Person:
    store.people.add(
        Account(
            id=f"id-{name}",
            name=name,
            key=name_key(name),
            guest=True,
            password_hash=None,
            language="en",
            created_at=0.0,
            seen_at=0.0,
        )
    )
    return Person(f"id-{name}", name)


def test_a_day_of_sagas(server: Server, store: Store, comes: Comes) -> None:
    visitor = comes(server, "Astrid")
    page = visitor.page
    me = visitor.ask("/api/me")
    today = visitor.ask("/api/daily")["day"]
    yesterday = previous(today)
    dealt(store, yesterday, UNTOLD)
    thorbjorg, hallbera = someone(store, "Thorbjorg"), someone(store, "Hallbera")
    tell(store, yesterday, GAME, thorbjorg, "huscarl")
    tell(store, today, GAME, hallbera, "huscarl")
    tell(store, today, UNTOLD, hallbera, "karl")

    before(visitor, today)
    at_the_table(visitor)
    tell(store, today, GAME, Person(me["id"], me["name"]), "thrall")
    after(visitor, today)
    the_day_after(page, yesterday)
    in_the_hall(page)


def before(visitor: Visitor, today: str) -> None:
    """The field is sealed; the keyboard leads to the table."""
    page = visitor.page
    page.goto(f"/daily/{today}/{UNTOLD}")
    expect(page.get_by_role("heading", name="Yours is still untold")).to_be_visible()
    expect(page.get_by_text("Sealed until you are done")).to_be_visible()
    expect(page.get_by_text("1 told, 0 under way")).to_be_visible()
    expect(page.get_by_role("cell", name="Hallbera")).to_have_count(0)
    is_open_to_all(page, "a saga before one's try")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")


def at_the_table(visitor: Visitor) -> None:
    """The try that counts has no hint, no What if, and cannot be resigned."""
    page = visitor.page
    visitor.sees_the_board()
    visitor.is_asked()
    for name in ("Hint", "What if"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    more = page.get_by_role("button", name="More", exact=True)
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    for name in ("Resign", "Invite and share"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def after(visitor: Visitor, today: str) -> None:
    page = visitor.page
    page.goto(f"/daily/{today}/{GAME}")
    mine = page.get_by_role("row", name=visitor.name)
    expect(mine).to_be_visible()
    expect(page.get_by_role("row", name="Hallbera").get_by_role("link")).to_have_count(0)
    expect(page.get_by_role("img", name="You end with")).to_be_visible()
    expect(page.get_by_role("button", name="Practise")).to_be_visible()
    is_open_to_all(page, "a saga after one's try")
    suits_a_phone(page)
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="Saga dnia")).to_be_visible()
    expect(page.get_by_text("Miejsce 2 z 2")).to_be_visible()
    page.get_by_role("button", name="English").click()


def the_day_after(page: Page, yesterday: str) -> None:
    """The seed is open and fits, and everybody's saga can be looked at."""
    page.get_by_role("link", name="The day before").click()
    expect(page).to_have_url(f"/daily/{yesterday}/{GAME}")
    expect(page.get_by_text("It fits the seal.")).to_be_visible()
    turns = page.get_by_role("region", name="Turning points")
    expect(
        turns.get_by_role("link", name="Move").or_(turns.get_by_text("no single turn")).first
    ).to_be_visible()
    suits_a_phone(page)
    page.get_by_role("row", name="Thorbjorg").get_by_role("link").click()
    expect(page.locator(".replay .board svg").first).to_be_visible()


def suits_a_phone(page: Page) -> None:
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    suits_thumbs(page)
    page.set_viewport_size(ViewportSize(width=DESKTOP["width"], height=DESKTOP["height"]))


def in_the_hall(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("region", name="Daily saga")
    expect(card.get_by_role("link", name="Champions of Midgard")).to_be_visible()
    expect(card.get_by_role("link", name="Go on")).to_be_visible()
    expect(page.get_by_text("Northgard: Uncharted Lands, daily saga")).to_be_visible()
