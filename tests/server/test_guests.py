"""Packages that are broken: each is named and left out, and the other games are served."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.kernel.catalogue import PACKAGES, WITHOUT
from meadhall.server.guests import leave_out_broken_guests
from tests.server.client import wait_until
from tests.server.running import is_alive
from tests.test_docs import tiny_game

PATIENCE = 120.0
"""Seconds for a trial that shall end by itself, on a busy machine too."""

OURS = ["champions", "ice_garden", "last_aurora", "northgard"]

WORDS = "game-name = Nim\n"


def package(
    folder: Path, code: str, id: str = "nim", module: str = "nim_guest", words: str | None = WORDS
) -> Path:
    """A package with this code, as somebody might write it."""
    home = folder / module
    source = home / "src" / module
    (source / "words").mkdir(parents=True)
    (source / "__init__.py").write_text(code, encoding="utf-8")
    (home / "pyproject.toml").write_text(
        f'[project.entry-points."meadhall.games"]\n{id} = "{module}:GAME"\n', encoding="utf-8"
    )
    if words is not None:
        for language in ("en", "pl"):
            (source / "words" / f"{language}.ftl").write_text(words, encoding="utf-8")
    return home


@pytest.fixture(autouse=True)
def _no_trace_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT, "")


def listed(*without: str) -> list[str]:
    """What a new process lists, and what it refuses."""
    code = (
        "from meadhall.kernel.catalogue import game_ids, refusals\n"
        "print(*game_ids())\n"
        "for refusal in refusals(): print(refusal)"
    )
    environment = {**os.environ, WITHOUT: ",".join(without)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_a_sound_guest_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, tiny_game())))
    assert leave_out_broken_guests(PATIENCE) == []
    assert listed() == [" ".join(sorted([*OURS, "nim"]))]


BROKEN = {
    "raises at import": ("raise RuntimeError('no bread')", "RuntimeError: no bread"),
    "exits at import": ("import sys\nsys.exit(3)", "ended with 3"),
    "kills its process": ("import os\nos._exit(0)", "ended with 0"),
    "hangs": ("while True:\n    pass", "within 2 seconds"),
    "takes all memory": ("GAME = bytearray(1 << 40)", "MemoryError"),
    "a thread of it kills": (
        "import os, threading\n"
        "threading.Thread(target=os._exit, args=[5]).start()\n"
        "threading.Event().wait()",
        "ended with 5",
    ),
    "a thread of it never ends": (
        f"{tiny_game()}\nimport threading\nthreading.Thread(target=threading.Event().wait).start()",
        "within 6 seconds",
    ),
    "prints what it likes and ends": (
        "import os\nprint('this game can be played', flush=True)\nos._exit(0)",
        "ended with 0",
    ),
    "prints without end": ("while True:\n    print('bread' * 1_000_000)", "File too large"),
    "has no option": (
        tiny_game().replace('Option("stones", 12, (12, 21))', '"stones"'),
        "its options are not all of the type Option",
    ),
    "has options that cannot be told": (
        tiny_game().replace("12, (12, 21)", "12, (12, object())"),
        "TypeError",
    ),
    "is not a game": ("GAME = 7", "it is a int, not a meadhall.kernel.game.Game"),
    "is not there": ("", "has no attribute 'GAME'"),
    "is not Python": ("def", "SyntaxError"),
    "has another name": (
        tiny_game().replace('id = "nim"', 'id = "nam"'),
        "it calls itself 'nam', and the entry point 'nim'",
    ),
    "has wrong types": (
        tiny_game().replace("longest = 30", 'longest = "long"'),
        "its longest is not a int",
    ),
    "cannot begin": (
        tiny_game().replace('["stones"])', '["pebbles"])'),
        "KeyError: 'pebbles'",
    ),
    "has no view": (
        tiny_game().replace("return NimView(state.stones)", "return object()"),
        "unsupported",
    ),
}


@pytest.mark.parametrize(("code", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_guest_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    within = {"within 2 seconds": 2.0, "within 6 seconds": 6.0}.get(reason, PATIENCE)
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, code)))
    [refusal] = leave_out_broken_guests(within)
    assert refusal.id == "nim"
    assert reason in refusal.reason
    assert listed("nim") == [" ".join(OURS)]


def test_whatever_a_sound_guest_prints_and_starts_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "pid"
    code = (
        f"{tiny_game()}\n"
        "import atexit, pathlib, subprocess, sys\n"
        "atexit.register(print, 'farewell')\n"
        "left = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"pathlib.Path({str(told)!r}).write_text(str(left.pid))\n"
    )
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, code)))
    assert leave_out_broken_guests(PATIENCE) == []
    # It has been killed; a busy machine takes its time until it is gone.
    wait_until(lambda: not is_alive(int(told.read_text())))


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("hall.toml", "minutes = [", "Invalid value"),
        ("hall.toml", "minutes = 7", "`$.minutes`"),
        ("lesson/lesson.json", "{", "Input data was truncated"),
    ],
)
def test_a_guest_whose_files_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str, reason: str
) -> None:
    home = package(tmp_path, tiny_game())
    path = home / "src" / "nim_guest" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    monkeypatch.setenv(PACKAGES, str(home))
    [refusal] = leave_out_broken_guests(PATIENCE)
    assert reason in refusal.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[project", "its pyproject.toml cannot be read: Expected ']'"),
        ("[project]\nname = 'nim'\n", "names no game in the group meadhall.games"),
        ("[project.entry-points]\n'meadhall.games' = 7\n", "names no game in the group"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_a_folder_that_is_no_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, reason: str
) -> None:
    home = package(tmp_path, tiny_game())
    if text is None:
        (home / "pyproject.toml").unlink()
    else:
        (home / "pyproject.toml").write_text(text)
    monkeypatch.setenv(PACKAGES, str(home))
    [refusal] = leave_out_broken_guests(PATIENCE)
    assert refusal.id == "nim_guest"
    assert reason in refusal.reason
    games, told = listed()
    assert games == " ".join(OURS)
    assert told == str(refusal)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (None, "words/en.ftl is missing"),
        ("game-name = { $\n", "words/en.ftl cannot be read"),
        ("game-name = " + "{ " * 100_000, "RecursionError"),
    ],
    ids=["missing", "unreadable", "nested"],
)
def test_a_guest_whose_words_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str | None, reason: str
) -> None:
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, tiny_game(), words=words)))
    [refusal] = leave_out_broken_guests(PATIENCE)
    assert reason in refusal.reason


def test_a_guest_cannot_take_the_name_of_one_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tiny_game().replace('id = "nim"', 'id = "champions"')
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, code, id="champions")))
    games, refusal = listed()
    assert games == " ".join(OURS)
    assert refusal == "champions from nim_guest is left out: another game has this id"


def test_of_two_guests_with_one_name_the_first_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homes = [package(tmp_path, tiny_game(), module=f"nim_{letter}") for letter in "ab"]
    monkeypatch.setenv(PACKAGES, os.pathsep.join(map(str, homes)))
    games, refusal = listed()
    assert "nim" in games.split()
    assert refusal.startswith("nim from nim_b is left out")


def test_without_the_trial_a_broken_guest_does_no_harm_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, "import sys\nsys.exit('farewell')")))
    assert listed() == [
        " ".join(OURS),
        "nim from nim_guest is left out: SystemExit: farewell",
    ]
