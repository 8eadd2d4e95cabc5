"""Boards at every kind of choice, in both languages, narrow and wide."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from meadhall.cli.boards import Board, find_board
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.state import State
from meadhall.words import Words

GAME = find_game("champions")
SEATS = ["Anna", "Bjorn", "Cecylia", "Dag"]


def positions(players: int, option: str) -> list[State]:
    """The first position of each kind of choice, and the very last, in some random games."""
    found: dict[str, State] = {}
    for game in range(4):
        state = GAME.new(players, {"assign_mode": option}, f"boards/{game}")
        dice = Dice.from_seed(f"boards/{game}", streams=1)
        while seats := state.deciders():
            found.setdefault(type(state.steps[-1]).__name__, state.copy())
            moves = state.moves(seats[0])
            state.play(seats[0], moves[dice.below(0, len(moves))])
    return [*found.values(), state]


def draw(drawn: RenderableType | None, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False)
    console.print(drawn or "")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("players", "option"), [(2, "simultaneous"), (4, "turn_order")])
def test_the_board_of_champions_fits_and_lacks_no_word(
    language: str, players: int, option: str
) -> None:
    words = Words(GAME, language, SEATS[:players])
    board = find_board(GAME, words, Texts(language))
    for state in positions(players, option):
        for seat in {0, *state.deciders(), SPECTATOR}:
            view = GAME.view(state, seat)
            for width in (80, 120):
                shown = draw(board.full(view, width), width) + draw(board.brief(view), width)
                assert max(cell_len(line) for line in shown.splitlines()) <= width
                assert "cli-" not in shown
                assert "text-" not in shown
                assert "…" not in shown or width == 80


def test_any_game_has_a_board() -> None:
    words = Words(GAME, "en", SEATS[:2])
    board = Board(words, Texts("en"))
    state = GAME.new(2, {"first_player": "1"}, "any")
    shown = draw(board.full(GAME.view(state, 0), 80), 80)
    assert "Champions of Midgard" in shown
    assert "waiting_for" in shown
    assert board.brief(GAME.view(state, 0)) is None
