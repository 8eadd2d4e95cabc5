"""How a game ends: who won, why, and what both have; what to do next is always in sight."""

import re

import pytest
from playwright.sync_api import expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.finished import answer_once
from tests.server.running import Server


@pytest.mark.parametrize(
    ("game", "rival"), [("last_aurora", "Automa"), ("ice_garden", "Independent Player")]
)
def test_alone_both_scores_and_the_outcome_are_shown(
    server: Server, comes: Comes, game: str, rival: str
) -> None:
    player = comes(server, "Astrid", viewport={"width": 1366, "height": 768})
    table = player.opens("me", game=game, seed="alone")
    while (picture := player.picture(table))["status"] == "playing":
        answer_once(player, table)
    ending = picture["ending"]
    player.sits_at(table)
    end = player.page.locator("dialog[open]")
    expect(end.get_by_role("heading", level=2)).to_have_text(
        "Victory" if ending["won"] else "Defeat"
    )
    expect(end.get_by_text(ending["sentence"])).to_be_visible()
    duel = end.locator(".duel")
    expect(duel).to_contain_text(player.name)
    expect(duel).to_contain_text(rival)
    totals = [str(picture["result"]["totals"][0]), str(ending["rivals"][0]["total"])]
    expect(duel.locator("p")).to_have_text(totals)
    # Beside each name: who they play as, and how strong the opponent is.
    expect(duel.locator("span").last).not_to_be_empty()
    for name in ("Try again", "Replay", "Verify fairness", "Download the saga"):
        expect(end.locator("footer").get_by_text(name)).to_be_in_viewport(ratio=1)


OVERFLOW = """() => {
  const inside = document.querySelectorAll("dialog[open] :is(header, .scroll, .columns, footer) *");
  return [...inside]
    .filter((one) => !one.closest("svg, .sheet"))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.textContent.trim().slice(0, 40));
}"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", game_ids())
def test_in_polish_nothing_is_wider_than_the_window(
    server: Server, comes: Comes, game: str, size: tuple[int, int]
) -> None:
    player = comes(server, "Wyszomira", viewport={"width": size[0], "height": size[1]}, locale="pl")
    assert player.context.request.patch("/api/me", data={"language": "pl"}).ok
    table = player.opens("me", "bot", game=game)
    player.ask(f"/api/tables/{table}/resign", {"seat": 0})
    player.sits_at(table)
    end = player.page.locator("dialog[open]")
    expect(end.locator(".places")).to_be_visible()
    assert player.page.evaluate(OVERFLOW) == []
    for button in end.locator("footer .choice").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_rated_game_says_what_it_changed(server: Server, comes: Comes) -> None:
    winner, loser = comes(server, "Astrid"), comes(server, "Bjorn")
    table = winner.opens("me", "open", public=True)
    loser.ask(f"/api/tables/{table}/join", {"seat": 1})
    loser.ask(f"/api/tables/{table}/resign", {"seat": 1})
    winner.sits_at(table)
    places = winner.page.locator("dialog[open] .places li")
    expect(places.first.locator(".rating")).to_have_text(re.compile(r"^Rating \d+ \(\+\d+\)$"))
    expect(places.last.locator(".rating")).to_have_text(re.compile(r"^Rating \d+ \(\S\d+\)$"))


def test_who_resigns_against_one_other_has_lost(server: Server, comes: Comes) -> None:
    player = comes(server, "Bjorn", viewport={"width": 390, "height": 844})
    page = player.page
    table = player.opens("me", "bot", seed="resigns")
    player.sits_at(table)
    player.is_asked()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    end = page.locator("dialog[open]", has=page.locator(".places"))
    expect(end.get_by_role("heading", level=2)).to_have_text("Defeat")
    expect(end.locator(".places .first")).to_contain_text(player.picture(table)["seats"][1]["name"])
    expect(end.get_by_text("Rematch")).to_be_in_viewport(ratio=1)
    end.get_by_role("button", name="Verify fairness").click()
    expect(end.locator(".proof")).to_be_visible()
    end.get_by_role("button", name="See the board").click()
    expect(end).to_be_hidden()
