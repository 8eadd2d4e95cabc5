"""From the first visit to the Hall to the proof of the game."""

import json
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.listener import Listener
from tests.browser.visitor import Visitor
from tests.server.running import Server


@pytest.mark.parametrize("game", game_ids())
def test_a_stranger_plays_against_bots_to_the_end(server: Server, comes: Comes, game: str) -> None:
    """Through the accessibility tree alone: by names, roles, live regions and keys."""
    stranger = comes(server)
    listener = Listener(stranger, "a whole game")
    page = stranger.page
    page.goto("/")
    listener.sits_down_against_bots(name_of(stranger, game))
    assert listener.is_asked_or_over()
    began = stranger.picture()["moves"]

    main = page.get_by_role("main")
    made = 0
    boxes = set()
    while listener.is_asked_or_over():
        # Somebody who sees looks over their shoulder from time to time.
        if made % 4 == 0:
            boxes.add(str([one.bounding_box() for one in (main, main.get_by_role("group").first)]))
        assert listener.question()
        assert listener.chooses()
        made += 1
    assert made > 20
    assert len(boxes) == 1, "the board never changes its size or its place"

    # Everything has been heard once, and what happened twice has been heard twice.
    told = stranger.ask(f"/api/tables/{stranger.table}/events")
    happened = Counter(event["text"] for event in told if event["move"] > began)
    heard = Counter(listener.heard())
    # Of the listener it is told as "you".
    others = {text: n for text, n in happened.items() if stranger.name not in text}
    assert {text: heard[text] for text in others} == others
    assert sum(heard.values()) >= sum(happened.values())

    # The score by source adds up to what the server says.
    picture = stranger.picture()
    assert picture["status"] == "over"
    result = picture["result"]
    end = listener.result
    expect(end.get_by_text(picture["ending"]["sentence"])).to_be_visible()
    first = end.get_by_role("list").first.get_by_role("listitem").first
    # Whoever wins by a goal need not have the most points (LIG-END-02).
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    expect(first).to_contain_text(re.compile(rf"^1st.*\D{result['totals'][winners[0]]}\b"))
    table = end.get_by_role("table", name="Points by source")
    rows = [
        [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in table.get_by_role("row").all()
    ]
    # The first row says who is who, the last one what it comes to.
    *sources, totals = rows[1:]
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
    assert sorted(totals) == sorted(result["totals"])

    end.get_by_role("button", name="Verify fairness").press("Enter")
    proof = end.get_by_role("status").filter(has_text=picture["commitment"])
    expect(proof).to_contain_text("follows from the seed that was committed to")

    with page.expect_download() as downloading:
        end.get_by_role("link", name="Download the saga").press("Enter")
    assert downloading.value.suggested_filename.endswith(".saga.json")
    saga = json.loads(downloading.value.path().read_text())
    assert len(saga["moves"]) == picture["moves"]


def name_of(visitor: Visitor, game: str) -> str:
    games: dict[str, str] = {one["id"]: one["name"] for one in visitor.ask("/api/games")["games"]}
    return games[game]
