"""The server is killed and comes back; nobody misses anything."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.finished import answer_once
from tests.server.running import Server


def test_a_move_made_meanwhile_arrives(own_server: Server, comes: Comes) -> None:
    astrid, bjorn = comes(own_server, "Astrid"), comes(own_server, "Bjorn")
    table = astrid.opens("me", "open", public=True, seed="reconnect")
    bjorn.ask(f"/api/tables/{table}/join", {})
    astrid.sits_at(table)
    astrid.sees_the_board()
    while not astrid.picture()["seats"][1]["asked"]:
        astrid.moves()
    moves = astrid.picture()["moves"]

    own_server.kill()
    away = astrid.page.get_by_text("The connection is lost.")
    expect(away).to_be_visible()
    own_server.start()
    answer_once(bjorn, table)
    told = astrid.page.get_by_label(f"Show the table after move {moves + 1}", exact=True)
    expect(told.first).to_be_attached()
    expect(away).to_be_hidden()
    while astrid.picture()["seats"][1]["asked"]:
        answer_once(bjorn, table)
    before = astrid.picture()["moves"]
    astrid.chooses()
    expect(
        astrid.page.get_by_label(f"Show the table after move {before + 1}", exact=True).first
    ).to_be_attached()
