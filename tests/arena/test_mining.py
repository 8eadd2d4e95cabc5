"""Mining puzzles: a file can be gone on with, a set is varied, and wrong answers are noticed."""

import pytest
from msgspec import structs

from meadhall.arena import mining
from meadhall.arena.mining import Mine, check, dig, fits_among, mine_games, plan_for
from meadhall.arena.workers import Processes, Task
from meadhall.bots.puzzles import FORMAT, Puzzle, PuzzleChoice, PuzzleFile
from meadhall.kernel.catalogue import find_game

GAME = "last_aurora"
SIMULATIONS = 60


@pytest.fixture(autouse=True)
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few simulations prove little; here it only matters that something is found."""
    monkeypatch.setattr(mining, "FEWEST_SEARCHES", 3)
    monkeypatch.setattr(mining, "MOST_SEARCHES", 3)
    monkeypatch.setattr(mining, "LONGER", 2)
    monkeypatch.setattr(mining, "LEAD", 0.02)
    monkeypatch.setattr(mining, "ERRORS", 0.5)
    monkeypatch.setattr(mining, "ENDINGS", 4)


def empty(seed: str = "a test") -> PuzzleFile:
    rules = find_game(GAME).rules
    return PuzzleFile(FORMAT, GAME, rules, seed, looked=0, simulations=0, puzzles=[])


def grown(file: PuzzleFile, count: int) -> PuzzleFile:
    *_, last = dig(file, count, SIMULATIONS, Processes(1))
    return last


def puzzle(question: str, solution: str, natural: str) -> Puzzle:
    choices = [PuzzleChoice(solution, 0.5, 0.01), PuzzleChoice("other", 0.3, 0.01)]
    moves = f"{question} {solution}"
    return Puzzle(2, {}, "seed", moves, 0, question, natural, simulations=400, choices=choices)


def test_puzzles_are_found_and_gone_on_with() -> None:
    one = grown(empty(), 1)
    two = grown(one, 2)
    assert two.puzzles[0] == one.puzzles[0]
    assert two.looked >= one.looked
    assert len(two.puzzles) == 2


def test_what_there_is_enough_of_is_not_looked_at() -> None:
    found = grown(empty(), 1)
    number = found.looked - 1
    kinds = tuple({one.question for one in found.puzzles})
    plan = Mine(GAME, "a test", SIMULATIONS, enough=kinds)
    [again] = mine_games(plan, Task(number, number + 1))
    assert not set(kinds) & {one.question for one in again}


def test_a_set_is_varied() -> None:
    same = [puzzle("Fight", f"hit:{number}", "run") for number in range(5)]
    assert not fits_among(puzzle("Fight", "hit:9", "run"), same, 10)
    assert fits_among(puzzle("Trade", "buy:1", "run"), same, 10)
    assert not fits_among(puzzle("Trade", "hit:1", "run"), same, 10)
    natural = [puzzle(f"Kind{number}", f"go:{number}", f"go:{number}") for number in range(5)]
    assert not fits_among(puzzle("Trade", "buy:1", "buy:1"), natural, 10)
    assert fits_among(puzzle("Trade", "buy:1", "run"), natural, 10)
    assert not plan_for(GAME, "", 1, natural, 10).natural


def test_what_a_longer_search_contradicts_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    file = grown(empty(), 1)
    asked = mining._search

    def contradicts(*about: object) -> dict[str, float]:
        found = asked(*about)  # type: ignore[arg-type]
        return {word: -chance for word, chance in found.items()} if about[3] == 120 else found

    plan = Mine(GAME, "a test", SIMULATIONS)
    game = Task(file.looked - 1, file.looked)
    assert mine_games(plan, game) != [[]]
    monkeypatch.setattr(mining, "_search", contradicts)
    assert mine_games(plan, game) == [[]]


def test_a_wrong_answer_is_noticed() -> None:
    found = grown(empty(), 1).puzzles[0]
    wrong = structs.replace(found, choices=[PuzzleChoice("nothing", 1.0, 0.0), *found.choices])
    assert list(check(GAME, [wrong], SIMULATIONS, "a test", Processes(1))) == [False]
