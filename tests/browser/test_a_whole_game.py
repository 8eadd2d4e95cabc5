"""From the first visit to the Hall to the proof of the game."""

import json
import re

import pytest
from playwright.sync_api import expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.listener import Listener
from tests.server.running import Server

BOARD = ("main.board", "main.board .scene", "main.board .scene svg")
"""Its frame, and what is drawn in it."""


@pytest.mark.parametrize("game", game_ids())
def test_a_stranger_plays_against_bots_to_the_end(server: Server, comes: Comes, game: str) -> None:
    """Through the accessibility tree alone: by names, roles and keys."""
    stranger = comes(server)
    listener = Listener(stranger, "a whole game")
    page = stranger.page
    page.goto("/")
    stranger.front(game).get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/t/*")
    stranger.sees_the_board()

    made = 0
    boxes = set()
    while stranger.is_asked_or_over():
        boxes.add(str([page.locator(part).first.bounding_box() for part in BOARD]))
        assert listener.question()
        assert listener.chooses()
        made += 1
    assert made > 20
    assert len(boxes) == 1, "the board never changes its size or its place"
    told = stranger.ask(f"/api/tables/{stranger.table}/events")
    since_then = [event for event in told if event["move"] > 0]
    assert len(listener.heard()) >= len(since_then)

    # The score by source adds up to what the server says.
    picture = stranger.picture()
    assert picture["status"] == "over"
    result = picture["result"]
    end = page.get_by_role("dialog", name=re.compile("Victory|Defeat"))
    expect(end.get_by_text(picture["ending"]["sentence"])).to_be_visible()
    first = end.locator(".places li").first
    expect(first.locator(".place")).to_have_text("1st")
    # Whoever wins by a goal need not have the most points (LIG-END-02).
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    expect(first.locator(".total")).to_have_text(str(result["totals"][winners[0]]))
    rows = end.get_by_role("region", name="Points by source").locator("tbody tr")
    columns = [
        [
            int(text.replace("−", "-"))
            for text in rows.locator(f"td:nth-of-type({place})").all_inner_texts()
        ]
        for place in range(1, len(result["totals"]) + 1)
    ]
    assert sorted(map(sum, columns)) == sorted(result["totals"])

    end.get_by_role("button", name="Verify fairness").click()
    expect(end.locator(".proof.holds")).to_be_visible()
    expect(end.get_by_text(picture["commitment"])).to_be_visible()

    with page.expect_download() as downloading:
        end.get_by_role("link", name="Download the saga").click()
    assert downloading.value.suggested_filename.endswith(".saga.json")
    saga = json.loads(downloading.value.path().read_text())
    assert len(saga["moves"]) == picture["moves"]
