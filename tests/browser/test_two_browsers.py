"""Two people at one table, each in a browser of their own."""

import re
from collections.abc import Mapping

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.visitor import Visitor
from tests.server.running import Server


def destinies(visitor: Visitor) -> set[str]:
    """The secret cards that someone holds."""
    view = visitor.picture()["views"][0]
    return set(view["view"]["players"][view["seat"]]["destinies"])


def test_a_friend_comes_by_invitation_and_secrets_stay_secret(server: Server, comes: Comes) -> None:
    astrid, bjorn = comes(server, "Astrid"), comes(server)
    astrid.page.goto("/new/champions")
    astrid.page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    astrid.page.get_by_role("group", name="Seat 2").get_by_text("Friend").click()
    astrid.page.get_by_role("button", name="Open the table").click()
    link = astrid.page.get_by_role("textbox", name="Invitation for seat 2").input_value()

    bjorn.page.goto(link)
    bjorn.page.get_by_label("Name", exact=True).fill("Bjorn the guest")
    bjorn.page.get_by_role("button", name="Enter as a guest").click()
    bjorn.page.get_by_role("button", name="Accept the invitation").click()
    for visitor in (astrid, bjorn):
        visitor.sees_the_board()

    people = (astrid, bjorn)
    for _ in range(10):
        asked = next(index for index, seat in enumerate(astrid.picture()["seats"]) if seat["asked"])
        mover, other = people[asked], people[1 - asked]
        moves = mover.picture()["moves"] + 1
        mover.chooses()
        # Both are told what happened, each in their own saga.
        for visitor in (mover, other):
            told = visitor.page.get_by_label(f"Show the table after move {moves}", exact=True)
            expect(told.first).to_be_attached()

    names = astrid.ask("/api/games/champions/glossary")["entries"]
    for visitor, other in ((astrid, bjorn), (bjorn, astrid)):
        mine = destinies(visitor)
        assert mine
        page, heard = other.page.content(), other.heard_of_tables()
        assert all(card in visitor.heard_of_tables() for card in mine)
        for card in mine - destinies(other):
            assert card not in heard
            assert card not in page
            assert not is_named(card, page, names)


def is_named(card: str, page: str, names: Mapping[str, Mapping[str, str]]) -> bool:
    """Whether a page names a card. A longer name is another thing: "Draugr Warlord", an enemy."""
    name = names[card]["name"]
    longer = {entry["name"] for entry in names.values() if name in entry["name"]} - {name}
    for other in longer:
        page = page.replace(other, "")
    return re.search(rf"\b{re.escape(name)}\b", page) is not None


def test_a_longer_name_is_another_thing() -> None:
    names = {"card": {"name": "Warlord"}, "enemy": {"name": "Draugr Warlord"}}
    assert not is_named("card", "<b>Draugr Warlord</b>", names)
    assert is_named("card", "<b>Draugr Warlord</b> <i>Warlord</i>", names)
