"""From the first visit to the Hall to the proof of the game, by ear and by keys."""

import json
import re
from collections import Counter

import pytest

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.hearing import Node
from tests.browser.listener import RESULT, Listener
from tests.browser.visitor import Visitor
from tests.server.running import Server

TURNED = {"is": "are", "has": "have", "does": "do", "goes": "go", "tries": "try", "their": "your"}
"""Words that change more than their ending when they are said to whom they are about."""

ROLLS = 6
"""What has to be shown step by step before a listener has met enough of it."""


@pytest.mark.parametrize("game", game_ids())
def test_a_stranger_plays_against_bots_to_the_end(server: Server, comes: Comes, game: str) -> None:
    """Through the accessibility tree alone: what a screen reader is given, and keys."""
    stranger = comes(server)
    listener = Listener(stranger, "a whole game")
    stranger.page.goto("/")
    listener.sits_down_against_bots(name_of(stranger, game))
    assert listener.is_asked_or_over()
    began = stranger.picture()["moves"]

    main = stranger.page.get_by_role("main")
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

    has_heard_everything(stranger, listener, began)

    # The score by source adds up to what the server says.
    picture = stranger.picture()
    assert picture["status"] == "over"
    result = picture["result"]
    end = listener.finds("dialog", RESULT)
    assert picture["ending"]["sentence"] in end.text
    # Whoever wins by a goal need not have the most points (LIG-END-02).
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    first = end.all("list")[0].all("listitem")[0]
    assert re.search(rf"^1st.*\D{result['totals'][winners[0]]}\b", first.text)
    *sources, totals = points_by_source(end)
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
    assert sorted(totals) == sorted(result["totals"])

    listener.presses("button", "^Verify fairness")
    listener.hears(picture["commitment"])
    listener.hears("follows from the seed that was committed to")

    with stranger.page.expect_download() as downloading:
        listener.presses("link", "^Download the saga")
    assert downloading.value.suggested_filename.endswith(".saga.json")
    saga = json.loads(downloading.value.path().read_text())
    assert len(saga["moves"]) == picture["moves"]


def test_what_is_staged_is_heard_once_too(server: Server, comes: Comes) -> None:
    """Own rolls wait for a key; what happens meanwhile is told when it is shown."""
    player = comes(server, "Astrid", pace="fast")
    listener = Listener(player, "staged")
    player.sits_at(player.opens("me", "bot", seed="phone"))
    assert listener.is_asked_or_over()
    began = player.picture()["moves"]
    while listener.shown < ROLLS:
        assert listener.is_asked_or_over()
        listener.chooses()
    assert listener.is_asked_or_over()
    has_heard_everything(player, listener, began)


def has_heard_everything(player: Visitor, listener: Listener, began: int) -> None:
    """Each event once, or again where a dialog cut it short; and what happened twice, twice."""
    [you] = [seat["name"] for seat in player.picture()["seats"] if seat["yours"]]
    told = player.ask(f"/api/tables/{player.table}/events")
    happened = Counter(said_to(you, event["text"]) for event in told)
    since = Counter(said_to(you, event["text"]) for event in told if event["move"] > began)

    def heard() -> Counter[tuple[str, ...]]:
        return Counter(said_to(you, text) for text in listener.heard)

    def unheard() -> list[str]:
        missing = since - heard()
        return [event["text"] for event in told if said_to(you, event["text"]) in missing]

    listener.waits_for(lambda page: not unheard() or None, lambda: f"word of {unheard()}")
    # What the bots did while the page opened may have been heard, too.
    for some in (listener.heard_at_the_table, listener.heard_with_the_end):
        said = Counter(said_to(you, text) for text in some)
        assert Counter({text: said[text] for text in since}) <= happened


def said_to(you: str, text: str) -> tuple[str, ...]:
    """What a sentence says, whether it is told of somebody or to them: beginnings of its words."""
    words = text.replace(f"{you}'s", "your").replace(you, "you").lower().split()
    return tuple(
        word if re.search(r"\d", word) else TURNED.get(word, word)[:3].rstrip("s") for word in words
    )


def points_by_source(end: Node) -> list[list[int]]:
    """The rows of the table: the first says who is who, the last one what it comes to."""
    table = end.first("table", "^Points by source$")
    assert table is not None
    rows = [[cell.text for cell in row.all("cell")] for row in table.all("row")]
    return [[int(cell.replace("−", "-")) for cell in cells] for cells in rows[1:]]


def name_of(visitor: Visitor, game: str) -> str:
    games: dict[str, str] = {one["id"]: one["name"] for one in visitor.ask("/api/games")["games"]}
    return games[game]
