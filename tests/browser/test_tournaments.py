"""Tournaments in a browser: set up, entered, played, and read by anybody who has the address."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Comes
from tests.browser.test_axe import is_open_to_all
from tests.browser.visitor import DESKTOP, PHONE
from tests.server.running import Server


def back_to(page: Page, size: dict[str, int]) -> None:
    """After the looks of all sizes."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))


def test_a_tournament_from_its_beginning(server: Server, comes: Comes) -> None:
    organiser, guest = comes(server, "Astrid"), comes(server, "Ketil")
    page = organiser.page
    page.goto("/tournaments")
    page.get_by_role("button", name="New tournament").click()
    page.get_by_label("Title").fill("Winter Moot")
    page.get_by_label("Rounds").fill("2")
    page.get_by_label("Time", exact=True).select_option("quick")
    page.get_by_label("Bots for free seats").select_option("karl")
    is_open_to_all(page, "setting up a tournament")
    back_to(page, DESKTOP)
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("heading", name="Winter Moot")).to_be_visible()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("listitem").filter(has_text=organiser.name)).to_be_visible()
    is_open_to_all(page, "a tournament before it begins")
    back_to(page, DESKTOP)

    guest.page.goto(page.url)
    guest.page.get_by_role("button", name="Take part").click()
    expect(guest.page.get_by_role("button", name="Withdraw")).to_be_visible()

    expect(page.get_by_role("listitem").filter(has_text=guest.name)).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(page.get_by_role("rowheader", name=guest.name)).to_be_visible()
    is_open_to_all(page, "a tournament under way")
    back_to(page, DESKTOP)
    page.get_by_role("link", name="To the table").click()
    organiser.sees_the_board()


def test_results_are_read_by_their_link(server: Server, comes: Comes) -> None:
    organiser = comes(server, "Signe")
    wish = {"title": "Bots' Moot", "game": "champions", "bots": ["thrall", "huscarl"], "rounds": 1}
    id = organiser.ask("/api/tournaments", wish)["id"]
    organiser.ask(f"/api/tournaments/{id}/begin", {})
    reader = comes(server, viewport=PHONE, locale="pl-PL")
    page = reader.page
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_role("heading", name="Turniej się skończył")).to_be_visible()
    expect(page.get_by_role("heading", name="Tabela")).to_be_visible()
    expect(page.get_by_text("system szwajcarski", exact=False).first).to_be_visible()
    is_open_to_all(page, "a tournament that is over")
    back_to(page, PHONE)
    page.get_by_role("link", name="zakończona").click()
    expect(page.locator(".replay .board svg").first).to_be_visible()
