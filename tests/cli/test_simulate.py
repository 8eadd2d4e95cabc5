"""Simulations: the same results for any number of jobs, complete files or none."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.workers import WorkerDied
from tests.cli.conftest import Run

RUN = ("simulate", "champions", "--games", "12", "--players", "3", "--seed", "test")


def simulate(meadhall: Run, *arguments: str) -> Any:
    outcome = meadhall(*RUN, "--json", *arguments)
    assert outcome.code == 0
    assert outcome.err == ""
    return json.loads(outcome.out)


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_the_same_seed_gives_the_same_file_for_any_number_of_jobs(
    meadhall: Run, tmp_path: Path, ending: str
) -> None:
    printed, files = [], []
    for jobs in "123":
        file = tmp_path / f"{jobs}.{ending}"
        printed.append(simulate(meadhall, "--jobs", jobs, "--out", str(file)))
        files.append(file.read_bytes())
    assert files[0] == files[1] == files[2]
    assert printed[0] == printed[1] == printed[2]


def test_the_summary_adds_up(meadhall: Run) -> None:
    printed = simulate(meadhall, "--bots", "greedy,random,random", "--jobs", "1")
    summary, results = printed["summary"], printed["results"]
    assert (printed["seed"], printed["games"], len(results)) == ("test", 12, 12)
    assert sum(seat["wins"] for seat in summary["by_seat"]) == pytest.approx(12)
    assert summary["by_bot"]["random"]["played"] == 24
    assert summary["scores"]["highest"] == max(max(game["totals"]) for game in results)
    for game in results:
        assert [sum(sheet.values()) for sheet in game["sheets"]] == game["totals"]
        assert sum(game["decisions"]) == game["length"]


def test_a_seed_is_made_up_and_told(meadhall: Run) -> None:
    command = ("simulate", "champions", "--games", "2", "--players", "2", "--jobs", "1", "--json")
    first = json.loads(meadhall(*command).out)
    again = json.loads(meadhall(*command, "--seed", first["seed"]).out)
    other = json.loads(meadhall(*command).out)
    assert first == again
    assert first["results"] != other["results"]


def test_options_reach_the_games(meadhall: Run) -> None:
    plain = simulate(meadhall, "--jobs", "1", "--bots", "greedy")
    option = ("--option", "variant_wary_townsfolk=true")
    wary = simulate(meadhall, "--jobs", "1", "--bots", "greedy", *option)
    assert wary["options"]["variant_wary_townsfolk"] is True
    assert plain["results"] != wary["results"]


def test_luck_is_recorded_on_request(meadhall: Run) -> None:
    assert simulate(meadhall, "--jobs", "1")["summary"]["luck"] is None
    lucky = simulate(meadhall, "--jobs", "1", "--luck")
    assert lucky["luck"] is True
    assert all(seat["dice"] for seat in lucky["summary"]["luck"]["by_seat"])


def test_tables_have_the_same_figures_as_the_records(meadhall: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for ending in ("csv", "jsonl", "parquet"):
        simulate(meadhall, "--jobs", "1", "--out", f"games.{ending}")
    plan, *records = map(json.loads, (tmp_path / "games.jsonl").read_text().splitlines())
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    table = parquet.read_table(tmp_path / "games.parquet")
    assert [record["index"] for record in records] == list(range(12))
    assert [int(row["seat2_total"]) for row in rows] == [game["totals"][1] for game in records]
    assert [row["seat3_bot"] for row in rows] == ["random"] * 12
    assert [int(row["seat1_points_track"]) for row in rows] == [
        game["sheets"][0]["track"] for game in records
    ]
    as_text = [
        {name: "" if value is None else str(value) for name, value in row.items()}
        for row in table.to_pylist()
    ]
    assert as_text == rows
    assert plan["seed"] == "test"
    assert json.loads(table.schema.metadata[b"meadhall"])["seed"] == "test"


def test_the_terminal_shows_wins_and_scores(meadhall: Run) -> None:
    outcome = meadhall(*RUN, "--jobs", "1", "--bots", "greedy,random,random")
    assert outcome.code == 0
    for part in ("seat 3", "greedy", "Ullr", "wins", "Glory track", "Legal moves", "--seed test"):
        assert part in outcome.out


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("games.txt", ".csv"),
        ("games", ".csv"),
        ("missing/games.csv", "No such file"),
        ("folder.csv", "folder"),
        ("games.csv/inside.csv", "Not a directory"),
    ],
)
def test_a_file_that_cannot_be_written_is_noticed_first(
    meadhall: Run, tmp_path: Path, file: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "games.csv").write_text("mine")
    monkeypatch.setattr("meadhall.cli.simulate.play_plan", None)
    before = sorted(tmp_path.iterdir())
    assert meadhall(*RUN, "--out", file).refuses(part)
    assert sorted(tmp_path.iterdir()) == before


def test_without_pyarrow_there_is_no_parquet(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert meadhall(*RUN, "--out", "games.parquet").refuses("pyarrow")
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_dies_leaves_the_old_file(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise WorkerDied

    (tmp_path / "games.csv").write_text("old")
    monkeypatch.setattr("meadhall.cli.simulate.play_plan", die)
    assert meadhall(*RUN, "--out", "games.csv").refuses("nothing was written", code=1)
    assert (tmp_path / "games.csv").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("number", "code", "jobs", "file"),
    [
        (signal.SIGINT, 130, "1", "games.csv"),
        (signal.SIGINT, 130, "2", "games.parquet"),
        (signal.SIGTERM, 143, "1", "games.parquet"),
        (signal.SIGTERM, 143, "2", "games.csv"),
    ],
)
def test_an_interrupted_run_leaves_no_file(
    tmp_path: Path, number: signal.Signals, code: int, jobs: str, file: str
) -> None:
    command = [sys.executable, "-m", "meadhall", "simulate", "champions", "--jobs", jobs]
    command += ["--games", "1000000", "--players", "3", "--out", file]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not list(tmp_path.iterdir()):
            time.sleep(0.02)
        time.sleep(0.5)
        # A terminal sends Ctrl-C to all processes of the command, a service manager only to one.
        if number == signal.SIGINT:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        out, err = process.communicate(timeout=120)
    assert process.returncode == code
    assert out == b""
    assert b"Traceback" not in err
    assert list(tmp_path.iterdir()) == []
