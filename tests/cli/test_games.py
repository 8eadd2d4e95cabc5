import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.kernel import catalogue
from tests.cli.conftest import Run


def test_games_are_listed_with_players_and_options(meadhall: Run) -> None:
    outcome = meadhall("games")
    assert outcome.code == 0
    assert "champions" in outcome.out
    assert "2 to 4 players" in outcome.out
    assert "assign_mode" in outcome.out


def test_games_in_polish(meadhall: Run) -> None:
    assert "Wojownicy Midgardu" in meadhall("games", "--lang", "pl").out


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody's package, whose file was not saved to its end."""
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "pyproject.toml").write_text("[project")
    monkeypatch.setenv(catalogue.PACKAGES, str(tmp_path / "nim"))
    catalogue.forget()
    yield
    monkeypatch.undo()
    catalogue.forget()


def test_a_package_that_cannot_be_used_is_named(meadhall: Run, broken: None) -> None:
    outcome = meadhall("games")
    assert "champions" in outcome.out
    assert "is left out: its pyproject.toml cannot be read" in outcome.err
    assert "pominięto" in meadhall("games", "--lang", "pl").err


def test_games_as_json(meadhall: Run) -> None:
    listed = json.loads(meadhall("games", "--json").out)
    [champions] = [game for game in listed["games"] if game["id"] == "champions"]
    assert (champions["min_players"], champions["max_players"]) == (2, 4)
    modes = {option["id"]: option["values"] for option in champions["options"]}
    assert modes["assign_mode"] == ["turn_order", "simultaneous"]
    assert listed["bots"] == ["greedy", "huscarl", "jarl", "karl", "konung", "random", "thrall"]
