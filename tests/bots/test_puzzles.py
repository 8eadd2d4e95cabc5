"""The puzzles that come with the games: they can be reached, are varied, and their answers hold."""

from collections import Counter
from pathlib import Path

import pytest

from meadhall.arena.mining import (
    ERRORS,
    FEWEST_SEARCHES,
    LEAD,
    MOST_NATURAL,
    MOST_OF_A_KIND,
    MOST_OF_A_MOVE,
    check,
)
from meadhall.arena.workers import Processes
from meadhall.bots.puzzles import (
    PLACE,
    Puzzle,
    PuzzleFile,
    decode_puzzles,
    position_of,
    read_puzzles,
)
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.game import Game

GAMES = ("champions", "ice_garden", "last_aurora", "northgard")
WHOLE = 60
"""How many each has: what a set may have of one kind is a share of that."""
SAMPLE = 3
"""Of each game; `meadhall puzzles check` searches all of them."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


@pytest.fixture
def file(game: Game) -> PuzzleFile:
    return read_puzzles(game)


def test_there_are_enough_and_each_is_another(file: PuzzleFile) -> None:
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    assert len(file.puzzles) >= WHOLE


def test_every_position_is_reached_and_asks_its_seat(game: Game, file: PuzzleFile) -> None:
    for puzzle in file.puzzles:
        state = position_of(game, puzzle)
        assert state.deciders()[0] == puzzle.seat
        assert type(state.steps[-1]).__name__ == puzzle.question
        legal = {game.moves.word(move) for move in state.moves(puzzle.seat)}
        assert {choice.move for choice in puzzle.choices} == legal
        assert puzzle.natural in legal
        assert game.faults(state) == []


def test_one_choice_is_clearly_the_best(file: PuzzleFile) -> None:
    for puzzle in file.puzzles:
        best, *others = puzzle.choices
        # Chances are stored with four decimal places.
        assert all(best.chance - other.chance >= LEAD - 0.0002 for other in others)
        assert all(best.chance - other.chance > ERRORS / 2 * best.error for other in others)
        assert not best.lacks
        assert puzzle.simulations >= FEWEST_SEARCHES * file.simulations


def test_they_are_varied_and_few_are_obvious(file: PuzzleFile) -> None:
    kinds = Counter(puzzle.question for puzzle in file.puzzles)
    answers = Counter(puzzle.solution for puzzle in file.puzzles)
    natural = sum(puzzle.solution == puzzle.natural for puzzle in file.puzzles)
    assert max(kinds.values()) <= MOST_OF_A_KIND * WHOLE
    assert max(answers.values()) <= MOST_OF_A_MOVE * WHOLE
    assert natural <= MOST_NATURAL * WHOLE
    assert len({puzzle.players for puzzle in file.puzzles}) > 1


def test_a_search_with_ten_times_the_simulations_agrees(game: Game, file: PuzzleFile) -> None:
    step = len(file.puzzles) // SAMPLE
    sample = file.puzzles[::step][:SAMPLE]
    assert all(check(game.id, sample, 8000, "a test", Processes(1)))


def test_a_puzzle_keeps_its_id_wherever_it_stands(file: PuzzleFile) -> None:
    first = file.puzzles[0]
    assert first.id == Puzzle(**{name: getattr(first, name) for name in first.__struct_fields__}).id


def test_what_is_no_file_of_puzzles_is_refused(game: Game) -> None:
    data = (game.folder / PLACE).read_bytes()
    with pytest.raises(BrokenContent, match="format 2"):
        decode_puzzles(data.replace(b'"format": 1', b'"format": 2'))
    with pytest.raises(BrokenContent, match=r"puzzles\.json"):
        decode_puzzles(b"{}")


def test_puzzles_for_other_rules_are_left_out(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = (game.folder / PLACE).read_bytes()
    written = f'"rules": "{game.rules}"'.encode()
    (tmp_path / PLACE).write_bytes(data.replace(written, b'"rules": "of another day"'))
    other = type(game)()
    monkeypatch.setattr(other, "folder", tmp_path)
    assert read_puzzles(other).puzzles == []
