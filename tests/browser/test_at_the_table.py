"""What the table explains, takes back and only imagines."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.visitor import Visitor
from tests.server.running import Server


@pytest.fixture
def player(server: Server, comes: Comes) -> Visitor:
    """Someone who may place a worker, against a bot."""
    player = comes(server, "Astrid")
    player.sits_at(player.opens("me", "bot", seed="at the table"))
    player.goes_to_the_placing()
    return player


def test_a_friendly_table_takes_back_what_another_seat_has_seen(
    server: Server, comes: Comes
) -> None:
    player = comes(server, "Astrid")
    player.sits_at(player.opens("me", "me", seed="undo", undo="friendly"))
    page = player.page
    ready = page.locator(".cover button")
    ready.click()
    player.is_asked()
    before = player.picture()["moves"]
    prompt = player.prompt.inner_text()
    player.chooses()
    ready.click()
    while player.is_asked_or_covered():
        player.chooses()
    ready.click()
    assert player.picture()["moves"] >= before + 2
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(player.prompt).to_have_text(prompt)
    assert player.picture()["moves"] == before


def test_undo_by_one_key(player: Visitor) -> None:
    page = player.page
    # A move that still leaves the player to decide, such as picking a place to sail to.
    for number in range(30):
        before = player.picture()
        player.chooses(number)
        player.is_asked()
        after = player.picture()
        if after["views"][0]["undo_to"] is not None:
            break
    else:
        pytest.fail("nothing could be taken back")
    page.keyboard.press("u")
    page.wait_for_function(
        "moves => document.querySelectorAll(`[aria-label$='after move ${moves}']`).length === 0",
        arg=after["moves"],
    )
    player.is_asked()
    assert player.picture()["moves"] == after["views"][0]["undo_to"] <= before["moves"]


def test_what_is_impossible_says_why_and_leads_to_its_rule(player: Visitor) -> None:
    page = player.page
    player.lists_all()
    page.get_by_text("Why not?").click()
    why = page.locator(".list .why").first
    expect(why).to_be_visible()
    impossible = [
        choice
        for choice in player.picture()["views"][0]["decision"]["choices"]
        if choice["reason"] is not None
    ]
    expect(page.locator(".list .why")).to_have_count(len(impossible))
    expect(why).to_contain_text(impossible[0]["reason"]["text"])
    link = why.get_by_role("link")
    rule = link.inner_text()
    assert re.fullmatch(r"CHM-[A-Z]+-\d+", rule)
    with player.context.expect_page() as opening:
        link.click()
    exact = opening.value.locator(f"aside#{rule}")
    expect(exact).to_contain_text(rule)
    expect(exact).to_be_in_viewport()


def test_what_if_changes_nothing(player: Visitor) -> None:
    page = player.page
    before = player.picture()
    prompt = player.prompt.inner_text()
    page.keyboard.press("w")
    banner = page.get_by_text("You are only imagining.")
    expect(banner).to_be_visible()
    for _ in range(3):
        player.chooses()
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    page.get_by_role("button", name="Back to the table").click()
    expect(banner).to_be_hidden()
    expect(player.prompt).to_have_text(prompt)
    after = player.picture()
    assert after["moves"] == before["moves"]
    assert after["views"][0]["view"] == before["views"][0]["view"]


def test_the_language_changes_and_changes_back(player: Visitor) -> None:
    page = player.page
    english = player.prompt.inner_text()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(player.prompt).not_to_have_text(english)
    expect(page.get_by_role("complementary", name="Miejsca")).to_be_attached()
    page.goto("/")
    expect(page.get_by_role("button", name="Graj z botami").first).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    page.go_back()
    expect(player.prompt).to_have_text(english)


def test_everyone_can_see_what_is_agreed_on(server: Server, comes: Comes) -> None:
    opener, guest = comes(server, "Astrid"), comes(server, "Bjorn")
    settings = {"options": {"map": "beta", "stories": True}, "hints": False, "public": True}
    table = opener.opens("me", "open", game="last_aurora", **settings)
    agreed = ["Map: Beta Map", "Stories", "Time: Daily", "Undo: Until new information"]
    page = guest.page
    page.goto("/")
    expect(page.get_by_text("With Map: Beta Map, Stories.")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.locator(".lobby ul b")).to_have_text([*agreed, "No hints", "Seed drawn together"])
    guest.ask(f"/api/tables/{table}/join", {})
    guest.sits_at(table)
    guest.sees_the_board()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.get_by_role("dialog").locator("b")).to_have_text(
        [*agreed, "No hints", "Seed drawn together"]
    )


def test_with_motion_the_moves_of_others_are_shown_and_the_next_question_comes(
    server: Server, comes: Comes
) -> None:
    player = comes(server, "Astrid", reduced_motion="no-preference")
    player.sits_at(player.opens("me", "bot", "bot", seed="motion"))
    player.goes_to_the_placing()
    for number in range(4):
        player.chooses(number)
    player.is_asked()
    told = player.page.locator(".log li.hot")
    expect(told.first).to_be_visible()


def test_a_seat_at_the_same_screen_is_covered(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    seats = [{"who": "me"}, {"who": "me", "name": "Bjorn"}]
    id = player.ask("/api/tables", {"game": "champions", "seats": seats, "seed": "hot"})["id"]
    player.sits_at(id)
    page = player.page
    entries = player.ask("/api/games/champions/glossary")["entries"]
    cover = page.locator(".cover")
    faced: list[str] = []
    for _ in range(6):
        expect(cover).to_be_visible()
        picture = player.picture()
        asked = next(view for view in picture["views"] if view["decision"])
        name = picture["seats"][asked["seat"]]["name"]
        # Under the cover nothing of the game is in the page at all.
        assert page.locator(".table").count() == 0
        assert not any(
            entries[card]["name"] in page.content()
            for view in picture["views"]
            for card in view["view"]["players"][view["seat"]]["destinies"]
        )
        cover.get_by_role("button", name=f"I am {name}").click()
        faced.append(name)
        player.is_asked()
        other = picture["views"][1 - asked["seat"]]
        hidden = set(other["view"]["players"][other["seat"]]["destinies"])
        shown = page.content()
        assert not any(entries[card]["name"] in shown for card in hidden)
        while player.is_asked_or_covered():
            player.chooses()
    assert faced[:2] in (["Bjorn", player.name], [player.name, "Bjorn"])
