"""A game that came in a package of its own, played on the page like any other."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hnefatafl import GAME
from playwright.sync_api import expect

from meadhall.kernel.catalogue import PACKAGES
from meadhall.kernel.dice import Dice
from meadhall.store import sqlite_url
from tests.browser.conftest import QUICKLY, Comes, House
from tests.browser.visitor import DESKTOP, Visitor
from tests.server.running import ROOT, Server

SMALL = {"board": "brandubh"}


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with the package in examples/."""
    monkeypatch.setenv(PACKAGES, str(ROOT / "examples" / "hnefatafl"))
    server = Server(sqlite_url(tmp_path / "meadhall.db"), tmp_path / "log", QUICKLY)
    server.start()
    yield server
    server.stop()
    assert server.errors() == []


def whole_game(seed: str) -> list[str]:
    """The moves of a game in which both sides follow the policy."""
    state = GAME.new(2, SMALL, seed)
    dice = Dice.from_seed(seed, streams=1)
    moves: list[str] = []
    while not state.is_over():
        [seat] = state.deciders()
        move = GAME.policy.choose(state, seat, state.moves(seat), dice)
        moves.append(GAME.moves.word(move))
        state.play(seat, move)
    return moves


def moves_a_piece(visitor: Visitor, word: str) -> None:
    """Click a piece, then the square it goes to."""
    visitor.is_asked()
    for square in word.split(":")[1:]:
        visitor.page.locator(f".can-pick[data-thing='{square}']").click()


def test_two_people_play_it_to_the_end(hall: House, comes: Comes) -> None:
    astrid = comes(hall, name="Astrid", viewport=DESKTOP)
    bjorn = comes(hall, name="Bjorn", viewport=DESKTOP)
    table = astrid.opens("me", "open", game="hnefatafl", options=SMALL, public=True)
    bjorn.ask(f"/api/tables/{table}/join", {})
    people = [astrid, bjorn]
    if astrid.picture(table)["seats"][0]["name"] != astrid.name:
        people.reverse()
    for one in people:
        one.sits_at(table)
        expect(one.page.locator(".board [data-thing]")).to_have_count(49)
    for number, word in enumerate(whole_game("a whole game")):
        moves_a_piece(people[number % 2], word)
    for one in people:
        assert not one.is_asked_or_over()
    assert astrid.picture(table)["status"] == "over"


def test_a_stranger_finds_it_in_the_hall_and_plays_against_jarl(hall: House, comes: Comes) -> None:
    stranger = comes(hall, name="Sif", viewport=DESKTOP)
    stranger.page.goto("/")
    expect(stranger.front("hnefatafl")).to_be_visible()
    expect(stranger.front("hnefatafl").get_by_text("Hnefatafl").first).to_be_visible()
    seats = [{"who": "me"}, {"who": "bot", "bot": "jarl"}]
    wish = {"game": "hnefatafl", "seats": seats, "options": SMALL}
    stranger.sits_at(stranger.ask("/api/tables", wish)["id"])
    stranger.is_asked()
    stranger.page.keyboard.press("h")
    expect(stranger.page.get_by_role("button", name="Play this").first).to_be_visible()
    stranger.page.keyboard.press("Escape")
    number = 0
    while stranger.is_asked_or_over():
        stranger.chooses(number := number + 7)
    end = stranger.page.get_by_role("dialog", name=re.compile("Victory|Defeat"))
    end.get_by_role("button", name="Verify fairness").click()
    expect(end.locator(".proof.holds")).to_be_visible()
    end.get_by_role("link", name="Replay").click()
    stranger.page.get_by_role("button", name="To the last move").click()
    expect(stranger.page.locator(".board .last")).to_have_count(2)


def test_its_lesson_is_found_and_leads_to_the_end(hall: Server, comes: Comes) -> None:
    learner = comes(hall, viewport=DESKTOP)
    learner.page.goto("/learn/hnefatafl")
    for move in ("c4:c6", "e4:e6", "d4:a4", "a4:a7"):
        for square in move.split(":"):
            learner.page.locator(f".can-pick[data-thing='{square}']").click()
    expect(
        learner.page.get_by_text("The king has escaped, and you have won.").first
    ).to_be_visible()


BROKEN = "export default { mount() { throw new Error('no wood') } };"


def test_a_board_that_fails_is_replaced_by_a_plain_one(hall: Server, comes: Comes) -> None:
    visitor = comes(hall, name="Sif", viewport=DESKTOP, service_workers="block")
    visitor.page.route(
        "**/boards/hnefatafl/*/board.js",
        lambda route: route.fulfill(content_type="text/javascript", body=BROKEN),
    )
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "hnefatafl", "seats": seats, "options": SMALL}
    table = visitor.ask("/api/tables", wish)["id"]
    visitor.sits_at(table)
    expect(visitor.page.get_by_text("The board of this game does not work here.")).to_be_visible()
    expect(visitor.page.get_by_text("Captured pieces")).to_be_visible()
    visitor.is_asked()
    for square in ("d6", "c6"):
        visitor.page.locator(f".square[data-target='{square}']").click()
    expect(visitor.page.locator(".saga, .log").get_by_text("from d6 to c6").first).to_be_visible()
