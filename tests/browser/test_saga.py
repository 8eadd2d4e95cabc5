"""The saga keeps its newest line in sight, whatever one looks at meanwhile."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.visitor import Visitor
from tests.server.running import Server

DISTANCE = """() => { const list = document.querySelector(".log ol");
    return list.scrollHeight - list.scrollTop - list.clientHeight; }"""


def plays(player: Visitor, times: int) -> None:
    for _ in range(times):
        player.chooses()
    player.is_asked()


def at_a_table(server: Server, comes: Comes) -> Visitor:
    player = comes(server, "Astrid", viewport={"width": 1366, "height": 768})
    player.sits_at(player.opens("me", "bot", seed="saga"))
    plays(player, 4)
    return player


def test_it_follows_after_looking_at_things(server: Server, comes: Comes) -> None:
    player = at_a_table(server, comes)
    player.folds_the_list()
    for thing in player.page.locator(".board [data-thing]").all()[:5]:
        thing.hover(force=True)
        player.page.wait_for_timeout(100)
    plays(player, 6)
    expect(player.page.get_by_text("following", exact=True)).to_be_visible()
    assert player.page.evaluate(DISTANCE) < 5


def test_who_reads_older_lines_is_not_disturbed_and_can_jump_back(
    server: Server, comes: Comes
) -> None:
    player = at_a_table(server, comes)
    player.folds_the_list()
    player.page.evaluate("() => document.querySelector('.log ol').scrollTo(0, 0)")
    expect(player.page.get_by_text("following", exact=True)).to_be_hidden()
    plays(player, 2)
    player.folds_the_list()
    jump = player.page.locator(".jump")
    expect(jump).to_contain_text("new")
    assert player.page.evaluate(DISTANCE) > 40
    jump.click()
    expect(player.page.get_by_text("following", exact=True)).to_be_visible()
    assert player.page.evaluate(DISTANCE) < 5


def test_it_speaks_to_its_reader_and_shows_one_player(server: Server, comes: Comes) -> None:
    player = at_a_table(server, comes)
    player.folds_the_list()
    lines = player.page.locator(".log ol li:not(.mark)")
    expect(lines.filter(has_text="You choose").first).to_be_attached()
    whole = lines.count()
    player.page.get_by_label("Show in the saga").select_option("What concerns me")
    expect(lines.filter(has_text="You ").first).to_be_visible()
    assert lines.count() < whole


def test_the_board_of_another_player_opens_beside_the_game(server: Server, comes: Comes) -> None:
    player = at_a_table(server, comes)
    player.folds_the_list()
    board = player.page.locator(".board").first.bounding_box()
    name = player.picture()["seats"][1]["name"]
    player.page.locator(".people button.seat").nth(1).click()
    expect(player.page.get_by_role("heading", name=name)).to_be_visible()
    assert player.page.locator(".board").first.bounding_box() == board
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("heading", name=name)).to_be_hidden()
