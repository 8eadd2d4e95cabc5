"""Friends, challenges, codes to point a phone at, gestures, and whom one does not want to hear."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.test_axe import EVERYTHING, faults, is_open_to_all
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import Server


def befriend(one: Visitor, other: Visitor) -> None:
    for who, whom in ((one, other), (other, one)):
        assert who.context.request.put(f"/api/me/friends/{whom.name}").ok


def test_friends_are_asked_and_accept(server: Server, comes: Comes) -> None:
    anna = comes(server, name="Anna", viewport=DESKTOP)
    bjorn = comes(server, name="Bjorn", viewport=PHONE)
    anna.page.goto("/u/")
    anna.page.get_by_label("Ask somebody to be friends").fill(bjorn.name)
    anna.page.get_by_role("button", name="Ask", exact=True).click()
    expect(anna.page.get_by_text("has been asked")).to_be_visible()
    bjorn.page.goto(f"/u/{anna.name}")
    bjorn.page.get_by_role("button", name="Accept").click()
    expect(bjorn.page.get_by_text("You are friends.")).to_be_visible()
    is_open_to_all(bjorn.page, "a friend's page")
    anna.page.reload()
    expect(anna.page.get_by_role("button", name=f"Challenge {bjorn.name}")).to_be_visible()
    is_open_to_all(anna.page, "friends")


def test_a_friend_is_challenged_and_sits_down(server: Server, comes: Comes) -> None:
    anna = comes(server, name="Anna", viewport=DESKTOP)
    bjorn = comes(server, name="Bjorn", viewport=PHONE)
    befriend(anna, bjorn)
    anna.page.goto(f"/u/{bjorn.name}")
    anna.page.get_by_role("button", name="Challenge", exact=True).click()
    is_open_to_all(anna.page, "challenge")
    anna.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    anna.page.get_by_role("link", name="Champions of Midgard").click()
    expect(anna.page.get_by_text(f"a seat is offered to {bjorn.name}")).to_be_visible()
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("One seat is free.")).to_be_visible()
    bjorn.page.goto("/")
    expect(bjorn.page.get_by_role("heading", name=f"Welcome back, {bjorn.name}.")).to_be_visible()
    expect(
        bjorn.page.get_by_text(f"{anna.name} offers you a seat: Champions of Midgard")
    ).to_be_visible()
    is_open_to_all(bjorn.page, "an offer in the Hall")
    bjorn.page.get_by_role("button", name="Sit down").click()
    bjorn.sees_the_board()
    assert bjorn.picture()["status"] == "playing"


def test_an_offer_can_be_declined(server: Server, comes: Comes) -> None:
    anna = comes(server, name="Anna")
    bjorn = comes(server, name="Bjorn", viewport=DESKTOP)
    befriend(anna, bjorn)
    anna.sits_at(anna.opens("me", "friend"))
    anna.page.get_by_role("button", name=f"Offer {bjorn.name} a seat").click()
    expect(anna.page.get_by_text("has been told")).to_be_visible()
    bjorn.page.goto("/")
    bjorn.page.get_by_role("button", name=re.compile("^Decline")).click()
    expect(bjorn.page.get_by_text("Come in from the cold.")).to_be_visible()
    assert bjorn.ask("/api/me/offers") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_waiting_room(server: Server, comes: Comes, size: dict[str, int]) -> None:
    """An invitation as a QR code, and talk before the game begins."""
    anna = comes(server, name="Anna", viewport=size)
    bjorn = comes(server, name="Bjorn", viewport=size)
    table = anna.opens("me", "open", "open", public=True)
    bjorn.ask(f"/api/tables/{table}/join", {})
    anna.sits_at(table)
    anna.page.get_by_role("button", name="QR code: Link to this table").click()
    code = anna.page.get_by_role("img", name="QR code: Link to this table")
    expect(code).to_be_visible()
    bjorn.sits_at(table)
    bjorn.page.get_by_label("Say something to the table").fill("Who brings the mead?")
    bjorn.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Who brings the mead?")).to_be_visible()
    anna.page.get_by_role("button", name="Well played!").click()
    expect(bjorn.page.get_by_role("listitem").filter(has_text="Well played!")).to_be_visible()
    is_open_to_all(anna.page, "waiting room")


def test_a_gesture_is_seen_at_its_seat_and_whoever_is_muted_is_not_heard(
    server: Server, comes: Comes
) -> None:
    anna = comes(server, name="Anna", viewport=DESKTOP)
    bjorn = comes(server, name="Bjorn", viewport=DESKTOP)
    table = anna.opens("me", "open", public=True)
    bjorn.ask(f"/api/tables/{table}/join", {})
    for one in (anna, bjorn):
        one.sits_at(table)
        one.sees_the_board()
        one.page.get_by_role("tab", name="Talk").click()
    bjorn.page.get_by_role("button", name="Skål!").click()
    expect(anna.page.locator(".bubble")).to_have_text("Skål!")
    anna.page.get_by_role("button", name=bjorn.name, exact=True).click()
    anna.page.get_by_role("button", name="Mute or block").click()
    # At another size the talk is elsewhere, and the dialog with it.
    assert faults(anna.page, EVERYTHING) == []
    anna.page.get_by_role("button", name="Mute", exact=True).click()
    expect(anna.page.get_by_role("button", name=f"Hear {bjorn.name} again")).to_be_visible()
    anna.page.keyboard.press("Escape")
    talk = anna.page.get_by_role("list", name="Talk at the table")
    expect(talk.get_by_text("Skål!")).to_have_count(0)
    bjorn.ask(f"/api/tables/{table}/chat", {"text": "Can you hear me?"})
    anna.ask(f"/api/tables/{table}/chat", {"text": "Peace at last."})
    expect(talk.get_by_text("Peace at last.")).to_be_visible()
    expect(talk.get_by_text("Can you hear me?")).to_have_count(0)
    assert "Can you hear me?" not in anna.heard_of_tables()


def test_who_is_here_sees_only_whom_they_may(server: Server, comes: Comes) -> None:
    anna = comes(server, name="Anna", viewport=DESKTOP)
    bjorn = comes(server, name="Bjorn", viewport=DESKTOP)
    stranger = comes(server, viewport=DESKTOP)
    befriend(anna, bjorn)
    anna.page.goto("/")
    for one, count in ((bjorn, 1), (stranger, 0)):
        one.page.goto("/")
        here = one.page.get_by_role("region", name="Who is here")
        expect(here).to_be_visible()
        expect(here.get_by_role("link", name=anna.name)).to_have_count(count)
    anna.page.goto("/me")
    anna.page.get_by_role("radio", name="Heather").check(force=True)
    anna.page.get_by_role("radio", name="Everyone").check(force=True)
    expect(anna.page.get_by_text("Everyone sees that you are here")).to_be_visible()
    is_open_to_all(anna.page, "wishes")
    anna.page.goto("/")
    expect(anna.page.get_by_role("region", name="Who is here")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.get_by_role("link", name=anna.name)).to_be_visible()
    is_open_to_all(stranger.page, "the Hall of a stranger")


def test_whoever_comes_back_finds_first_what_waits(server: Server, comes: Comes) -> None:
    for language, hail, waits in (
        ("en-GB", "Welcome back", "It is your turn"),
        ("pl-PL", "Witaj znowu", "Twoja kolej"),
    ):
        anna = comes(server, name="Anna", locale=language, viewport=PHONE)
        assert anna.context.request.patch("/api/me", data={"language": language[:2]}).ok
        anna.opens("me", "bot", seed="axe")
        anna.page.goto("/")
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(hail)
        expect(anna.page.get_by_role("heading", name=waits)).to_be_visible()
        is_open_to_all(anna.page, f"the Hall of somebody who comes back, {language}")


def test_a_rematch_waits_in_the_hall_for_those_of_the_last_game(
    server: Server, comes: Comes
) -> None:
    anna = comes(server, name="Anna", viewport=DESKTOP)
    bjorn = comes(server, name="Bjorn", viewport=DESKTOP)
    table = anna.opens("me", "open", public=True)
    bjorn.ask(f"/api/tables/{table}/join", {})
    [seat] = [number for number, one in enumerate(bjorn.picture(table)["seats"]) if one["yours"]]
    bjorn.ask(f"/api/tables/{table}/resign", {"seat": seat})
    anna.sits_at(table)
    anna.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_text("One seat is free.")).to_be_visible()
    bjorn.page.goto("/")
    expect(bjorn.page.get_by_text(f"{anna.name} offers you a seat")).to_be_visible()
    bjorn.page.locator(".offers").get_by_role("button", name="Sit down").click()
    bjorn.sees_the_board()
    assert bjorn.picture()["status"] == "playing"
