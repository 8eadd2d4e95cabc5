"""The rulebook for players, in both languages: chapters, numbers on demand, search, things."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.server.running import Server


@dataclass(frozen=True)
class Edition:
    """What a reader meets in one language."""

    locale: str
    chapter: str
    rule: str
    numbers: str
    search: str
    typed: str
    passage: str
    thing: str
    told: str


EDITIONS = [
    Edition(
        "en-GB", "Fights", "Rule CHM-COMBAT-02", "Rule numbers", "Search", "kraken meal",
        "Good to know", "Draugr Warlord", "A red draugr: attack 2, defense 4",
    ),
    Edition(
        "pl-PL", "Walka", "Zasada CHM-COMBAT-02", "Numery zasad", "Szukaj", "KRAKEN posilku",
        "Warto wiedzieć", "Draugr Wódz", "Draugr, kolor czerwony: atak 2, obrona 4",
    ),
]  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.locale[:2])
def test_a_reader_finds_the_way(server: Server, comes: Comes, edition: Edition) -> None:
    page = comes(server, locale=edition.locale).page
    # The address that reasons and tooltips have leads to the sentence that tells the rule.
    page.goto("/rules/champions#CHM-COMBAT-02")
    expect(page).to_have_url(f"{server.url}/rules/champions/fights#CHM-COMBAT-02")
    expect(page.get_by_role("heading", level=1, name=edition.chapter, exact=True)).to_be_visible()
    rule = page.get_by_role("link", name=edition.rule, exact=True)
    expect(rule).to_have_count(0)
    numbers = page.get_by_role("switch", name=edition.numbers)
    numbers.check()
    expect(rule.first).to_be_visible()
    numbers.uncheck()
    expect(rule).to_have_count(0)
    page.get_by_role("searchbox", name=edition.search).fill(edition.typed)
    found = page.get_by_role("main").get_by_role("link", name=edition.passage)
    expect(found).to_have_attribute("href", "/rules/champions/voyages#section-3")
    page.goto("/rules/champions/things/draugr_warlord_red")
    expect(page.get_by_role("heading", level=1, name=edition.thing)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(edition.told)
