"""Puzzles in a browser: solved on the board, with the reason, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from meadhall.bots.puzzles import Puzzle, read_puzzles
from meadhall.kernel.catalogue import find_game
from tests.browser.conftest import Comes
from tests.browser.test_axe import is_open_to_all
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import Server

GAMES = ("champions", "ice_garden", "last_aurora", "northgard")


def back_to(page: Page, size: dict[str, int]) -> None:
    """After the looks of all sizes."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))


def puzzles(game: str) -> list[Puzzle]:
    return read_puzzles(find_game(game)).puzzles


def opens(visitor: Visitor, game: str, puzzle: Puzzle) -> Page:
    visitor.page.goto(f"/puzzles/{game}/{puzzle.id}")
    visitor.sees_the_board()
    return visitor.page


def chooses(visitor: Visitor, game: str, puzzle: Puzzle, move: str) -> None:
    language = visitor.page.evaluate("document.documentElement.lang")
    path = f"/api/puzzles/{game}/{puzzle.id}?language={language}"
    shown = visitor.ask(path)["puzzle"]["choices"]
    number = [one["move"] for one in shown].index(move)
    visitor.lists_all()
    visitor.page.locator(".list").get_by_role("button", name=shown[number]["text"]).first.click()


def test_a_puzzle_is_solved_and_explained(server: Server, comes: Comes) -> None:
    visitor = comes(server, "Astrid")
    page = visitor.page
    page.goto("/puzzles")
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    is_open_to_all(page, "all puzzles")
    back_to(page, DESKTOP)
    puzzle = puzzles("northgard")[0]
    opens(visitor, "northgard", puzzle)
    expect(page.get_by_role("heading", name="Find the move")).to_be_visible()
    is_open_to_all(page, "a puzzle")
    back_to(page, DESKTOP)
    chooses(visitor, "northgard", puzzle, puzzle.solution)
    answer = page.get_by_role("region", name="The answer")
    expect(answer.get_by_role("listitem").first).to_contain_text("your choice")
    expect(answer.get_by_role("heading", name="Why")).to_be_visible()
    expect(answer.get_by_text("One first answer so far.")).to_be_visible()
    expect(page.get_by_text("your rating")).to_be_visible()
    is_open_to_all(page, "a puzzle that is answered")
    back_to(page, DESKTOP)
    page.locator(".prompt").get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Find the move")).to_be_visible()
    page.goto("/puzzles")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="Zagadki", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="rozwiązana")).to_have_count(1)


def test_on_a_phone_in_polish_by_a_stranger(server: Server, comes: Comes) -> None:
    visitor = comes(server, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    page = visitor.page
    puzzle = puzzles("northgard")[1]
    opens(visitor, "northgard", puzzle)
    chooses(visitor, "northgard", puzzle, puzzle.choices[-1].move)
    sheet = page.get_by_role("region", name="Zagadka")
    expect(sheet.get_by_role("heading", name="To nie najlepszy wybór")).to_be_visible()
    expect(sheet.get_by_text("Dlaczego")).to_be_visible()
    expect(sheet.get_by_text("nie jest zapisana")).to_be_visible()
    is_open_to_all(page, "an answer on a phone")


@pytest.mark.parametrize("game", GAMES)
def test_every_board_shows_its_puzzles(server: Server, comes: Comes, game: str) -> None:
    visitor = comes(server)
    for puzzle in puzzles(game)[:2]:
        page = opens(visitor, game, puzzle)
        expect(page.get_by_role("heading", name="Find the move")).to_be_visible()
    chooses(visitor, game, puzzle, puzzle.solution)
    answer = page.get_by_role("region", name="The answer")
    expect(answer.get_by_role("heading", name="Solved")).to_be_visible()
