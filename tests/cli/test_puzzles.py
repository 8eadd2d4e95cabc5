"""Mining and checking puzzles from the command line."""

import json
from pathlib import Path

import pytest

from meadhall.arena import mining
from meadhall.bots.puzzles import decode_puzzles
from tests.cli.conftest import Run

GAME = "last_aurora"


@pytest.fixture(autouse=True)
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "FEWEST_SEARCHES", 3)
    monkeypatch.setattr(mining, "MOST_SEARCHES", 3)
    monkeypatch.setattr(mining, "LONGER", 2)
    monkeypatch.setattr(mining, "LEAD", 0.02)
    monkeypatch.setattr(mining, "ERRORS", 0.5)
    monkeypatch.setattr(mining, "ENDINGS", 4)


def mine(meadhall: Run, count: int, *more: str) -> tuple[int, str]:
    arguments = ("mine", GAME, "--count", str(count), "--simulations", "60", "--jobs", "1")
    outcome = meadhall("puzzles", *arguments, "--out", "found.json", *more)
    return outcome.code, outcome.err


def test_mining_goes_on_with_a_file(meadhall: Run, tmp_path: Path) -> None:
    assert mine(meadhall, 1, "--seed", "a test") == (0, "")
    first = decode_puzzles((tmp_path / "found.json").read_bytes())
    assert mine(meadhall, 2) == (0, "")
    second = decode_puzzles((tmp_path / "found.json").read_bytes())
    assert (len(first.puzzles), len(second.puzzles)) == (1, 2)
    assert second.puzzles[0] == first.puzzles[0]
    assert second.seed == first.seed == "a test"


def test_a_file_is_gone_on_with_as_it_was_begun(meadhall: Run) -> None:
    assert mine(meadhall, 1, "--seed", "a test") == (0, "")
    code, why = mine(meadhall, 2, "--seed", "another")
    assert code == 2
    assert "begun with the seed a test" in why
    arguments = ("puzzles", "mine", GAME, "--simulations", "90", "--out", "found.json")
    assert meadhall(*arguments).refuses("go on with that")
    arguments = ("puzzles", "mine", "northgard", "--simulations", "60", "--out", "found.json")
    assert meadhall(*arguments).refuses("is for last_aurora")


def test_checking_says_where_another_choice_is_best(meadhall: Run, tmp_path: Path) -> None:
    assert mine(meadhall, 1, "--seed", "a test") == (0, "")
    check = ("puzzles", "check", GAME, "--simulations", "400", "--jobs", "1", "--seed", "x")
    file = tmp_path / "found.json"
    told = json.loads(file.read_text())
    told["puzzles"][0]["choices"].reverse()
    file.write_text(json.dumps(told))
    outcome = meadhall(*check, "--out", "found.json", "--json")
    found = json.loads(outcome.out)
    assert (outcome.code, found["searched"], found["agreed"]) == (1, 1, 0)
    assert len(found["others"]) == 1
    assert "0 of 1 agree" in meadhall(*check, "--out", "found.json").out


def test_what_is_no_file_of_puzzles_is_refused(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "found.json").write_text("{}")
    assert meadhall("puzzles", "check", GAME, "--out", "found.json").refuses("puzzles.json")
