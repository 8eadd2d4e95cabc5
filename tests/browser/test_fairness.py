"""The page adds to the seed, keeps what the table has published, and checks the proof by itself."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Comes
from tests.browser.visitor import Visitor
from tests.server.running import Server

KEPT = "id => JSON.parse(localStorage.getItem(`meadhall.draw.${id}`))"


def meet(server: Server, comes: Comes) -> tuple[Visitor, Visitor]:
    """Two people at a table that they have opened and joined in their browsers."""
    astrid, bjorn = comes(server, "Astrid"), comes(server, "Bjorn")
    astrid.page.goto("/new/champions")
    astrid.page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    astrid.page.get_by_role("group", name="Seat 2").get_by_text("Friend").click()
    astrid.page.get_by_role("button", name="Open the table").click()
    link = astrid.page.get_by_role("textbox", name="Invitation for seat 2").input_value()
    expect(astrid.page.get_by_text(astrid.picture()["commitment"])).to_be_visible()
    bjorn.page.goto(link)
    bjorn.page.get_by_role("button", name="Accept the invitation").click()
    for visitor in (astrid, bjorn):
        visitor.sees_the_board()
    return astrid, bjorn


def test_both_browsers_add_to_the_seed_and_check_it(server: Server, comes: Comes) -> None:
    astrid, bjorn = meet(server, comes)
    table = astrid.table
    kept = [visitor.page.evaluate(KEPT, table) for visitor in (astrid, bjorn)]
    picture = astrid.picture()
    assert [seat["contribution"] for seat in picture["seats"]] == [
        one["contribution"] for one in kept
    ]
    assert {one["commitment"] for one in kept} == {picture["commitment"]}
    bjorn.ask(f"/api/tables/{table}/resign", {"seat": 1})
    for visitor in (astrid, bjorn):
        end = visitor.page.locator("dialog[open]")
        end.get_by_role("button", name="Verify fairness").click()
        for sentence in (
            "The published fingerprint is the one that this browser has kept.",
            "The server's secret fits the fingerprint.",
            f"Numbers from these browsers are part of the seed: {astrid.name}, {bjorn.name}.",
            "The number of this browser is part of the seed, unchanged.",
            "All numbers are the ones announced before any of them was known.",
            "The seed follows from the secret and the numbers.",
        ):
            expect(end.get_by_text(sentence)).to_be_visible()
        expect(end.locator(".fails")).to_have_count(0)
        expect(end.locator(".proof.holds")).to_be_visible()


def test_a_browser_does_not_believe_a_server_that_forges_the_saga(
    server: Server, comes: Comes
) -> None:
    astrid, bjorn = meet(server, comes)
    bjorn.ask(f"/api/tables/{astrid.table}/resign", {"seat": 1})

    def forge(route: Route) -> None:
        saga = route.fetch().json()
        saga["draw"]["contributions"][0] = "00" * 32
        route.fulfill(body=json.dumps(saga), content_type="application/json")

    astrid.page.route("**/saga?*", forge)
    end = astrid.page.locator("dialog[open]")
    end.get_by_role("button", name="Verify fairness").click()
    expect(end.locator(".fails")).to_have_text(
        [
            re.compile("^The number of this browser is not part of the seed"),
            re.compile("^Not all numbers are the ones announced"),
            re.compile("^The seed does not follow from the secret and the numbers"),
        ]
    )


def test_a_changed_fingerprint_is_noticed_at_once(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    table = player.opens("me", "open", public=True)
    player.sits_at(table)
    warning = player.page.get_by_text("Something is wrong: the fingerprint")
    expect(player.page.get_by_text(player.picture()["commitment"])).to_be_visible()
    expect(warning).to_have_count(0)
    place = f"meadhall.draw.{table}"
    player.page.evaluate(
        "place => localStorage.setItem(place, JSON.stringify({commitment: '0'}))", place
    )
    player.page.reload()
    expect(warning).to_be_visible()
    player.ask(f"/api/tables/{table}/start", {})
    player.sees_the_board()
    expect(warning).to_be_visible()


def test_a_chosen_seed_is_called_chosen(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    table = player.opens("me", "bot", seed="mine")
    player.sits_at(table)
    player.sees_the_board()
    player.ask(f"/api/tables/{table}/resign", {"seat": 0})
    end = player.page.locator("dialog[open]")
    expect(end.get_by_text("The seed of this game was chosen by hand")).to_be_visible()
    end.get_by_role("button", name="Verify fairness").click()
    expect(end.get_by_text("The seed of this game was chosen, or comes from")).to_be_visible()
