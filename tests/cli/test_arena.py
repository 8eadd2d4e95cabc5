"""Tournaments on the command line: the same for any workers, resumed after any interruption."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from meadhall.arena.workers import WorkerDied
from tests.cli.conftest import Outcome, Run

GAMES = 150
"""Enough that none of them ends before it is disturbed."""
QUICK = ("arena", "champions", "--bots", "random,thrall", "--seed", "test")
LONG = ("arena", "champions", "--bots", "greedy,random", "--seed", "test", "--games", str(GAMES))


def without_times(outcome: Outcome) -> Any:
    assert outcome.code == 0
    assert outcome.err == ""
    printed = json.loads(outcome.out)
    del printed["times"]
    return printed


class Command:
    """A command in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall", *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )

    def wait_for_games(self, file: Path, games: int) -> None:
        while not file.exists() or file.read_bytes().count(b"\n") < 1 + games:
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.02)

    def kill_worker(self, mark: str) -> None:
        """Kill one of the processes below the command that have this in their command line.

        A Ray worker has it only while it is working.
        """
        while True:
            assert self.process.poll() is None, self.process.communicate()
            for child in psutil.Process(self.process.pid).children(recursive=True):
                with suppress(psutil.NoSuchProcess):
                    if mark in " ".join(child.cmdline()):
                        child.kill()
                        return
            time.sleep(0.01)

    def end(self) -> Outcome:
        out, err = self.process.communicate(timeout=300)
        return Outcome(self.process.returncode, out, err)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, bytes]:
    """What the long tournament prints and writes when nothing goes wrong, in one process."""
    folder = tmp_path_factory.mktemp("undisturbed")
    outcome = Command(folder, *LONG, "--jobs", "1", "--json", "--out", "games.jsonl").end()
    return without_times(outcome), (folder / "games.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("workers", "mark"),
    [
        pytest.param(("--jobs", "2"), "spawn_main", id="processes"),
        pytest.param(("--ray", "local", "--jobs", "2"), "ray::work_alike", id="ray"),
    ],
)
def test_a_killed_worker_changes_nothing(
    tmp_path: Path, undisturbed: tuple[Any, bytes], workers: tuple[str, ...], mark: str
) -> None:
    if "--ray" in workers:
        pytest.importorskip("ray")
    file = tmp_path / "games.jsonl"
    command = Command(tmp_path, *LONG, *workers, "--json", "--out", file.name)
    command.kill_worker(mark)
    assert without_times(command.end()) == undisturbed[0]
    assert file.read_bytes() == undisturbed[1]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_run_that_was_ended_is_gone_on_with(
    meadhall: Run, tmp_path: Path, undisturbed: tuple[Any, bytes], number: signal.Signals
) -> None:
    file = tmp_path / "games.jsonl"
    command = Command(tmp_path, *LONG, "--jobs", "2", "--out", file.name)
    command.wait_for_games(file, 4)
    # A terminal sends Ctrl-C to all processes of the command.
    if number == signal.SIGINT:
        os.killpg(command.process.pid, number)
    else:
        command.process.send_signal(number)
    outcome = command.end()
    assert outcome.code in (128 + number, -number)
    assert "Traceback" not in outcome.err
    assert file.read_bytes() == undisturbed[1][: file.stat().st_size] != undisturbed[1]
    again = meadhall(*LONG, "--jobs", "1", "--json", "--out", file.name)
    assert without_times(again) == undisturbed[0]
    assert file.read_bytes() == undisturbed[1]


def test_ctrl_c_ends_a_cluster_too(tmp_path: Path, undisturbed: tuple[Any, bytes]) -> None:
    pytest.importorskip("ray")
    file = tmp_path / "games.jsonl"
    command = Command(tmp_path, *LONG, "--ray", "local", "--jobs", "2", "--out", file.name)
    command.wait_for_games(file, 2)
    children = psutil.Process(command.process.pid).children(recursive=True)
    os.killpg(command.process.pid, signal.SIGINT)
    outcome = command.end()
    assert (outcome.code, outcome.out) == (130, "")
    assert outcome.err.strip() == "meadhall: interrupted"
    assert psutil.wait_procs(children, timeout=120)[1] == []
    assert undisturbed[1].startswith(file.read_bytes())


def test_more_games_are_played_on_top(meadhall: Run, tmp_path: Path) -> None:
    command = (*QUICK, "--jobs", "1", "--json", "--out", "games.jsonl")
    meadhall(*command, "--games", "4")
    before = (tmp_path / "games.jsonl").read_bytes()
    grown = without_times(meadhall(*command, "--games", "9"))
    assert grown["standings"]["games"] == 10
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert grown == without_times(meadhall(*QUICK, "--jobs", "1", "--json", "--games", "9"))


def test_without_a_seed_that_of_the_file_counts(meadhall: Run, tmp_path: Path) -> None:
    command = (*QUICK[:4], "--games", "2", "--jobs", "1", "--json", "--out", "games.jsonl")
    first = without_times(meadhall(*command))
    again = json.loads(meadhall(*command).out)
    assert again.pop("times") == {}
    assert again == first


def test_what_is_printed_adds_up(meadhall: Run, tmp_path: Path) -> None:
    outcome = meadhall(
        *("arena", "champions", "--bots", "random,thrall,greedy", "--players", "3"),
        *("--games", "6", "--seed", "sum", "--jobs", "1", "--json", "--out", "games.jsonl"),
    )
    printed = json.loads(outcome.out)
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    standings, games = printed["standings"], records[1:]
    assert [record["index"] for record in games] == list(range(6))
    assert standings["games"] == 6
    assert sum(bot["wins"] for bot in standings["bots"]) == pytest.approx(6)
    assert standings["bots"][0]["bot"] == "greedy"
    assert len(standings["pairs"]) == 6
    for bot, times in printed["times"].items():
        decided = [
            count
            for game in games
            for name, count in zip(game["bots"], game["decisions"], strict=True)
            if name == bot
        ]
        assert times["decisions"] == sum(decided)
        assert times["mean"] > 0


def test_the_terminal_shows_ratings_and_who_beats_whom(meadhall: Run) -> None:
    outcome = meadhall(*QUICK, "--games", "4", "--jobs", "1")
    assert outcome.code == 0
    for part in ("thrall", "rating", "±", "against each other", "--seed test", "95%"):
        assert part in outcome.out
    assert "ranking" in meadhall(*QUICK, "--games", "2", "--jobs", "1", "--lang", "pl").out


def test_bots_that_play_alone_are_compared(meadhall: Run) -> None:
    alone = ("arena", "last_aurora", "--players", "1", "--bots", "random,thrall", "--games", "5")
    printed = json.loads(meadhall(*alone, "--seed", "a", "--jobs", "1", "--json").out)
    assert printed["standings"]["games"] == 10
    assert printed["standings"]["differences"][0]["deals"] == 5
    assert "−" in meadhall(*alone, "--seed", "a", "--jobs", "1").out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--bots", "greedy,elf", "--games", "2"], "there is no bot elf"),
        (["--bots", "greedy,search:0", "--games", "2"], "number of simulations, at least 2"),
        (["--bots", "greedy,search:", "--games", "2"], "number of simulations, at least 2"),
        (["--bots", "greedy", "--games", "2"], "at least two"),
        (["--bots", "greedy,greedy", "--games", "2"], "greedy is named 2 times"),
        (["--bots", "greedy,random", "--games", "0"], "--games"),
        (["--bots", "greedy,random"], "--games"),
        (["--games", "2"], "--bots"),
        (["--bots", "greedy,random", "--games", "2", "--players", "7"], "not 7"),
        (["--bots", "greedy,random", "--games", "2", "--option", "a=b"], "no option a"),
        (["--bots", "greedy,random", "--games", "2", "--out", "games.csv"], ".jsonl"),
        (["--bots", "greedy,random", "--games", "2", "--out", "no/games.jsonl"], "No such file"),
        (["--bots", "greedy,random", "--games", "2", "--out", "folder.jsonl"], "ordinary file"),
        (["--bots", "greedy,random", "--games", "2", "--out", "mine.jsonl"], "tournament"),
        (["--bots", "greedy,random", "--games", "2", "--out", "other.jsonl"], "its bots is"),
    ],
)
def test_wrong_input_is_one_sentence(
    meadhall: Run, tmp_path: Path, arguments: list[str], part: str
) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "mine.jsonl").write_text("mine\n")
    meadhall(*QUICK, "--games", "2", "--jobs", "1", "--out", "other.jsonl")
    before = sorted(tmp_path.iterdir())
    assert meadhall("arena", "champions", *arguments).refuses(part)
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "mine.jsonl").read_text() == "mine\n"


def test_a_disk_that_is_full_is_told(meadhall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("meadhall.arena.ledger.Ledger.add", fail)
    outcome = meadhall(*QUICK, "--games", "2", "--jobs", "1", "--out", "games.jsonl")
    assert outcome.refuses("games.jsonl cannot be written: No space left")


def test_a_task_that_ends_every_worker_is_told(
    meadhall: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise WorkerDied

    monkeypatch.setattr("meadhall.cli.arena.play_matches", die)
    assert meadhall(*QUICK, "--games", "2").refuses("nothing was written", code=1)
    outcome = meadhall(*QUICK, "--games", "2", "--out", "games.jsonl")
    assert outcome.refuses("games.jsonl holds the games before it", code=1)


@pytest.mark.parametrize("command", [QUICK, ("simulate", "champions", "--players", "2")])
@pytest.mark.parametrize(
    ("workers", "part"),
    [
        (["--ray", "here"], "here is no address"),
        (["--ray", "127.0.0.1:1"], "there is no Ray cluster at 127.0.0.1:1: Connection refused"),
        (["--ray", "127.0.0.1:99999"], "no address"),
        (["--ray", "auto"], "this machine belongs to no Ray cluster"),
        (["--ray", "auto", "--jobs", "2"], "--jobs"),
        (["--jobs", "0"], "--jobs"),
    ],
)
def test_a_cluster_that_is_not_there_is_told(
    meadhall: Run,
    command: tuple[str, ...],
    workers: list[str],
    part: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    assert meadhall(*command, "--games", "2", *workers).refuses(part)


def test_a_cluster_that_died_is_told(meadhall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    assert meadhall(*QUICK, "--games", "2", "--ray", "auto").refuses("Connection refused")


@pytest.mark.parametrize("command", [QUICK, ("simulate", "champions", "--players", "2")])
def test_without_ray_there_is_no_cluster(
    meadhall: Run, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    outcome = meadhall(*command, "--games", "2", "--ray", "local", "--jobs", "2")
    assert outcome.refuses("a cluster needs Ray: install meadhall[ray]")
