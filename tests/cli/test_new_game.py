"""``meadhall new-game``: what it writes runs, and passes everything that a game has to pass."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli.new_game import TEMPLATE, names_for
from meadhall.kernel.catalogue import PACKAGES
from tests.cli.conftest import Run

LONG = "the_long_voyage_of_the_last_longship_1066"[:40]


def in_package(folder: Path, *command: str, typed: str = "") -> str:
    """What a command prints in the folder of a package; it must end well."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, PACKAGES: str(folder), "LANG": "C.UTF-8", "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["saga_dice", LONG])
def test_what_is_written_passes_its_tests_and_the_style(
    meadhall: Run, tmp_path: Path, name: str
) -> None:
    done = meadhall("new-game", name)
    assert done.code == 0
    assert f"meadhall dev {name} --open" in done.out
    package = tmp_path / name
    in_package(package, "ruff", "check", "--no-cache", ".")
    in_package(package, "ruff", "format", "--no-cache", "--check", ".")
    told = in_package(package, "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in told


def test_what_is_written_conforms_and_can_be_played_in_the_terminal(
    meadhall: Run, tmp_path: Path
) -> None:
    meadhall("new-game", "saga_dice")
    package = tmp_path / "saga_dice"
    told = in_package(package, "meadhall", "conform", "saga_dice", "--games", "60")
    assert "60 games of saga_dice conform, in 6 configurations." in told
    told = in_package(package, "meadhall", "play", "saga_dice", "--seed", "1", typed="1\nquit\n")
    assert "Saga Dice" in told
    assert "Player 1 rows and rolls" in told
    told = in_package(package, "meadhall", "rules", "saga_dice", "SAG-TURN-03")
    assert "storm" in told
    assert "test_rules.py::test_a_storm_drives_the_ship_back_to_its_anchor" in told


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "For 2 players."), ("pl", "Dla 2 graczy.")]
)
def test_a_game_for_exactly_so_many_is_listed_as_one(
    meadhall: Run, tmp_path: Path, language: str, sentence: str
) -> None:
    meadhall("new-game", "saga_dice")
    package = tmp_path / "saga_dice"
    game = package / "src" / "saga_dice" / "__init__.py"
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace("max_players = 4", "max_players = 2"), encoding="utf-8")
    assert sentence in in_package(package, "meadhall", "games", "--lang", language)


def test_nothing_of_the_template_is_left_in_it(meadhall: Run, tmp_path: Path) -> None:
    done = meadhall("new-game", "saga_dice", "--out", "elsewhere", "--json")
    told = json.loads(done.out)
    files = {
        path.relative_to(tmp_path / "elsewhere").as_posix(): path
        for path in (tmp_path / "elsewhere").rglob("*")
        if path.is_file()
    }
    assert told == {"game": "saga_dice", "folder": "elsewhere", "files": sorted(files)}
    assert ".gitignore" in files
    for name, path in files.items():
        for old in names_for("saga_dice"):
            assert old not in name
            assert old not in path.read_text(encoding="utf-8"), name
    assert not [name for name in files if "__pycache__" in name]
    assert [path.name for path in tmp_path.iterdir()] == ["elsewhere"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Saga", "cannot be the id of a game"),
        ("9lives", "cannot be the id of a game"),
        ("saga-dice", "cannot be the id of a game"),
        ("x", "cannot be the id of a game"),
        ("a" * 41, "cannot be the id of a game"),
        ("../saga", "cannot be the id of a game"),
        ("class", "a word of Python"),
        ("champions", "there is a game champions already"),
        ("json", "a module json is installed already"),
        ("msgspec", "a module msgspec is installed already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(
    meadhall: Run, tmp_path: Path, name: str, why: str
) -> None:
    assert meadhall("new-game", name).refuses(why)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_left_alone(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "saga_dice").mkdir()
    assert meadhall("new-game", "saga_dice").refuses("exists already")
    assert list((tmp_path / "saga_dice").iterdir()) == []
    assert meadhall("new-game", "saga_dice", "--out", "no/where").refuses("there is no folder")


def test_the_patterns_for_a_wheel_leave_nothing_of_the_template_out() -> None:
    """Two stars do not match names that begin with a dot."""
    hidden = [path for path in TEMPLATE.glob(".*") if not path.name.endswith("_cache")]
    assert [path.name for path in hidden] == [".gitignore"]
