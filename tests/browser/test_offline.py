"""The network goes away and comes back: that is said at once, and no move is lost."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.finished import answer_once
from tests.server.running import Server

LOST = "The connection is lost."


def test_a_lost_network_is_said_at_once(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    page = player.page
    page.clock.install()
    player.sits_at(player.opens("me", "bot", seed="offline"))
    player.is_asked()
    # No time passes for the page now: it is not told by an answer that fails to come.
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    box = page.locator(".board").first.bounding_box()
    player.context.set_offline(True)
    lost = page.get_by_text(LOST)
    expect(lost).to_be_visible()
    assert page.locator(".board").first.bounding_box() == box
    page.clock.resume()
    player.context.set_offline(False)
    expect(lost).to_be_hidden()


def test_a_move_made_offline_is_kept_and_arrives(server: Server, comes: Comes) -> None:
    player = comes(server, "Bjorn")
    table = player.opens("me", "bot", seed="offline too")
    player.sits_at(table)
    player.lists_all()
    moves = player.picture()["moves"]

    player.context.set_offline(True)
    expect(player.page.get_by_text(LOST)).to_be_visible()
    player.choices.first.click()
    expect(player.page.get_by_text("Your move is kept")).to_be_visible()

    player.context.set_offline(False)
    expect(player.page.get_by_text(LOST)).to_be_hidden()
    told = player.page.get_by_label(f"Show the table after move {moves + 1}", exact=True)
    expect(told.first).to_be_attached()
    assert player.picture()["moves"] > moves


def test_a_kept_move_that_came_too_late_is_refused(server: Server, comes: Comes) -> None:
    player = comes(server, "Gudrun")
    table = player.opens("me", "bot", seed="offline three")
    player.sits_at(table)
    player.lists_all()

    player.context.set_offline(True)
    expect(player.page.get_by_text(LOST)).to_be_visible()
    player.choices.first.click()
    expect(player.page.get_by_text("Your move is kept")).to_be_visible()
    # Meanwhile the same person answers on another machine.
    answer_once(player, table)
    player.context.set_offline(False)
    expect(player.page.get_by_text("Your move could not be carried out.")).to_be_visible()
