"""No page may lock anyone out: axe finds nothing, in both lights, at both sizes."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.finished import Finished, answer_once, is_asked
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Visitor
from tests.server.running import Server

AXE = Axe()
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLORS: dict[str, Any] = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
LIGHTS = {
    "night": [(DESKTOP, EVERYTHING), (PHONE, COLORS)],
    "birch": [(PHONE, EVERYTHING), (DESKTOP, COLORS)],
}
"""A light changes only colours, so the other rules need not be checked again at the same size."""


def faults(page: Page, options: dict[str, Any]) -> list[str]:
    found = AXE.run(page, options=options).response["violations"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]


def is_open_to_all(page: Page, name: str) -> None:
    """Whatever the page shows now, it can be read and used by everyone."""
    found: list[str] = []
    for light, looks in LIGHTS.items():
        page.emulate_media(color_scheme="dark" if light == "night" else "light")
        for size, options in looks:
            page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
            page.evaluate(SETTLED)
            place = f"{name}, {light}, {size['width']}"
            found += [f"{place}: {fault}" for fault in faults(page, options)]
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > size["width"]:
                found.append(f"{place}: it is {wide} pixels wide")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("address", "there"),
    [
        ("/", ".lists"),
        *((f"/new/{game}", ".settings") for game in game_ids()),
        ("/learn", ".story"),
        *((f"/learn/{game}", ".speech") for game in game_ids()),
        ("/rules", ".page a"),
        ("/u", ".page h1"),
        ("/u/{name}", ".page h1"),
        ("/about", ".page h1"),
        ("/me", ".page h1"),
        ("/t/{table}", "dialog .places"),
        ("/t/{table}/replay?move=40", ".replay .board svg"),
        ("/t/{table}/replay?move=40&part=chances", ".chances summary"),
    ],
)
def test_pages(server: Server, comes: Comes, finished: Finished, address: str, there: str) -> None:
    reader = comes(server, storage_state=finished.state)
    path = address.format(name=finished.name, table=finished.table)
    reader.page.goto(path)
    expect(reader.page.locator(there).first).to_be_visible()
    is_open_to_all(reader.page, address)


def test_rules(server: Server, comes: Comes) -> None:
    page = comes(server).page
    page.goto("/rules/champions/numbers#CHM-COMBAT-07")
    expect(page.locator("li.target")).to_be_visible()
    # All rules look alike; axe would read each of them.
    page.get_by_role("searchbox").fill("COMBAT-0")
    expect(page.locator("mark").first).to_be_visible()
    is_open_to_all(page, "rules")


@pytest.mark.parametrize("game", game_ids())
def test_a_table(server: Server, comes: Comes, game: str) -> None:
    player = comes(server, "Astrid")
    friend = comes(server, "Bjorn")
    table = player.opens("me", "open", game=game, seed="axe", public=True)
    player.sits_at(table)
    expect(player.page.locator(".lobby > ol")).to_be_visible()
    is_open_to_all(player.page, "lobby")
    friend.ask(f"/api/tables/{table}/join", {})
    player.sees_the_board()
    people: tuple[Visitor, Visitor] = (player, friend)
    friend.sits_at(table)
    asked = next(number for number, seat in enumerate(player.picture()["seats"]) if seat["asked"])
    people[asked].is_asked()
    is_open_to_all(people[asked].page, "deciding")
    people[1 - asked].sees_the_board()
    is_open_to_all(people[1 - asked].page, "waiting")
    while player.picture()["moves"] < 20:
        answer_once(next(one for one in people if is_asked(one, table)), table)
    asked = next(number for number, seat in enumerate(player.picture()["seats"]) if seat["asked"])
    people[asked].is_asked()
    is_open_to_all(people[asked].page, "in the middle of the game")
