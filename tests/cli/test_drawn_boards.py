"""Games without a board of their own in the terminal: grids, hands and heaps are drawn."""

from pathlib import Path

import pytest
from hnefatafl import GAME
from msgspec import Struct
from rich.console import Console

from meadhall.cli.boards import Board, find_board
from meadhall.cli.texts import Texts
from meadhall.kernel import catalogue
from meadhall.kernel.drawn import Hand, Tokens
from meadhall.words import Words
from tests.server.test_guests import package
from tests.test_docs import tiny_game


def drawn(board: Board, view: Struct) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board.full(view, 80))
    return capture.get().splitlines()


def board_in(language: str) -> Board:
    return find_board(GAME, Words(GAME, language, ["Astrid", "Bjorn"]), Texts(language))


def test_a_grid_is_drawn_with_its_pieces_and_their_meaning() -> None:
    view = GAME.view(GAME.new(2, {"board": "brandubh"}, "any"), 0)
    lines = drawn(board_in("en"), view)
    [top] = [at for at, line in enumerate(lines) if "7 × · · A · · ×" in line]
    assert "4 A A D K D A A" in lines[top + 3]
    assert "  a b c d e f g" in lines[top + 7]
    assert "A Attacker   D Defender   K King   × Corner, Throne" in lines[top + 8]
    assert any("Moves without a capture: 0" in line for line in lines)
    assert "Obrońca" in "".join(drawn(board_in("pl"), view))


def test_a_large_grid_keeps_its_columns_in_line() -> None:
    lines = drawn(board_in("en"), GAME.view(GAME.new(2, {}, "any"), 0))
    [above] = [line for line in lines if "11 × " in line]
    [below] = [line for line in lines if "a b c d e f g h i j k" in line]
    assert above.index("×") == below.index("a")
    assert above.rindex("×") == below.index("k")


def test_within_a_turn_the_grid_is_enough() -> None:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(board_in("en").brief(GAME.view(GAME.new(2, {}, "any"), 0)))
    assert "Attacker" in capture.get()
    assert "capture: 0" not in capture.get()


def test_a_guest_may_be_called_like_a_module_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tiny_game().replace('id = "nim"', 'id = "pieces"')
    home = package(tmp_path, code, id="pieces", module="nim_called_pieces")
    monkeypatch.setenv(catalogue.PACKAGES, str(home))
    catalogue.forget()
    game = catalogue.find_game("pieces")
    board = find_board(game, Words(game, "en", ["Astrid", "Bjorn"]), Texts("en"))
    assert any("12" in line for line in drawn(board, game.view(game.new(2, {}, "any"), 0)))
    monkeypatch.undo()
    catalogue.forget()


class Table(Struct):
    hands: list[Hand]
    heap: Tokens


def test_hands_show_what_is_known_and_heaps_their_number() -> None:
    hands = [Hand("king", ["attacker", "defender"], 0, 0), Hand("king", [], 2, 1)]
    lines = drawn(board_in("en"), Table(hands, Tokens("throne", 7)))
    assert any("Astrid, King: Attacker, Defender" in line for line in lines)
    assert any("Bjorn, King: ▒, ▒" in line for line in lines)
    assert any("Throne: 7" in line for line in lines)
