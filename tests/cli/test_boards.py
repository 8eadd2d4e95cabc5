"""Boards at every kind of choice, in both languages, narrow and wide."""

import io
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from meadhall.cli.boards import Board, find_board
from meadhall.cli.boards.northgard_map import areas_of, draw_map
from meadhall.cli.texts import Texts
from meadhall.games.northgard.seen.view import NorthgardView, TileView
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.state import State
from meadhall.words import Words

CHAMPIONS = find_game("champions")
SEATS = ["Anna", "Bjorn", "Cecylia", "Dag", "Elin"]
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("champions", 2, {"assign_mode": "simultaneous"}),
    ("champions", 4, {"assign_mode": "turn_order"}),
    ("ice_garden", 1, {}),
    ("ice_garden", 4, {}),
    ("last_aurora", 1, {}),
    ("last_aurora", 4, {"map": "beta", "stories": True}),
    ("northgard", 2, {}),
    ("northgard", 5, {}),
]


@cache
def positions(game: str, players: int) -> list[State]:
    """The first position of each kind of choice, and the very last, in some random games."""
    options = next(table[2] for table in TABLES if table[:2] == (game, players))
    found: dict[str, State] = {}
    for number in range(2):
        state: State = find_game(game).new(players, options, f"boards/{number}")
        dice = Dice.from_seed(f"boards/{number}", streams=1)
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


def board_of(game: str, language: str, players: int) -> Board:
    found = find_game(game)
    return find_board(found, Words(found, language, SEATS[:players]), Texts(language))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("game", "players"), [table[:2] for table in TABLES])
def test_the_board_fits_and_lacks_no_word(language: str, game: str, players: int) -> None:
    board = board_of(game, language, players)
    for state in positions(game, players):
        for seat in (*state.deciders()[:1], SPECTATOR):
            view = find_game(game).view(state, seat)
            for width in (80, 120):
                shown = draw(board.full(view, width), width) + draw(board.brief(view), width)
                assert max(cell_len(line) for line in shown.splitlines()) <= width
                assert "cli-" not in shown
                assert "text-" not in shown
                assert "_" not in shown, "an id instead of a name"
                assert "…" not in shown or width == 80


@pytest.mark.parametrize("game", ["ice_garden", "last_aurora", "northgard"])
def test_a_board_is_much_shorter_than_the_tree_of_its_view(game: str) -> None:
    board = board_of(game, "en", 2)
    state = find_game(game).new(2, {}, "short")
    view = find_game(game).view(state, 0)
    assert len(draw(board.full(view, 80), 80).splitlines()) <= 60
    assert board.legend()


def test_every_spot_of_a_laid_tile_is_land() -> None:
    tile = TileView("start", 0, 0, 0)
    assert len(areas_of(tile, 12, 6)) == 12 * 6


def test_the_map_of_northgard_shows_every_territory() -> None:
    state = positions("northgard", 2)[-1]
    view = find_game("northgard").view(state, 0)
    assert isinstance(view, NorthgardView)
    letters = {land.id: chr(ord("A") + place) for place, land in enumerate(view.territories)}
    drawn = draw_map(view, letters, 120).plain
    assert {*drawn} - {*" \n●×0123456789"} == {*letters.values()}


def young_land() -> NorthgardView:
    """A map that is not so large yet that areas are too small to be written in."""
    for state in positions("northgard", 2):
        view = find_game("northgard").view(state, 0)
        assert isinstance(view, NorthgardView)
        if len(view.tiles) <= 8 and sum(any(land.units) for land in view.territories) > 2:
            return view
    raise AssertionError("no position has units on a small map")


@pytest.mark.parametrize("width", [80, 120])
def test_the_map_of_northgard_says_who_stands_where(width: int) -> None:
    view = young_land()
    letters = {land.id: chr(ord("A") + place) for place, land in enumerate(view.territories)}
    drawn = draw_map(view, letters, width).plain
    there = [
        f"{letters[land.id]}●{seat + 1}×{n}"
        for land in view.territories
        for seat, n in enumerate(land.units)
        if n and sum(map(bool, land.units)) == 1
    ]
    assert len(there) > 2
    missing = [units for units in there if units not in drawn]
    assert [units for units in missing if units[0] * len(units) in drawn] == []
    assert len(missing) < len(there)


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_of_northgard_names_every_territory(width: int) -> None:
    state = positions("northgard", 2)[-1]
    game = find_game("northgard")
    words = Words(game, "en", SEATS[:2])
    view = game.view(state, 0)
    assert isinstance(view, NorthgardView)
    shown = draw(board_of("northgard", "en", 2).full(view, width), width)
    flat = " ".join(shown.split())
    assert [land.id for land in view.territories if words.name(land.id) not in flat] == []


def test_any_game_has_a_board() -> None:
    words = Words(CHAMPIONS, "en", SEATS[:2])
    board = Board(words, Texts("en"))
    state = CHAMPIONS.new(2, {"first_player": "1"}, "any")
    shown = draw(board.full(CHAMPIONS.view(state, 0), 80), 80)
    assert "Champions of Midgard" in shown
    assert "waiting_for" in shown
    assert board.brief(CHAMPIONS.view(state, 0)) is None
