"""``meadhall report``: a page from a run, and one sentence for anything that isn't one."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def simulate(meadhall: Run, file: str, *arguments: str, game: str = "champions") -> None:
    outcome = meadhall(
        *("simulate", game, "--games", "4", "--players", "2", "--seed", "test", "--jobs", "1"),
        *("--out", file, *arguments),
    )
    assert outcome.code == 0


@pytest.mark.parametrize("ending", ["csv", "jsonl", "parquet"])
def test_a_page_from_every_format(meadhall: Run, tmp_path: Path, ending: str) -> None:
    simulate(meadhall, f"run.{ending}", "--bots", "greedy,random", "--luck")
    outcome = meadhall("report", f"run.{ending}")
    assert (outcome.code, outcome.err) == (0, "")
    assert "run.html" in outcome.out
    page = (tmp_path / "run.html").read_text(encoding="utf-8")
    for part in ("4 games of 2 players", "Wins by bot", "Luck", f"run.{ending}"):
        assert part in page


def test_two_runs_in_polish(meadhall: Run, tmp_path: Path) -> None:
    simulate(meadhall, "first.csv")
    simulate(meadhall, "second.jsonl", "--option", "variant_wary_townsfolk=true")
    outcome = meadhall("report", "first.csv", "second.jsonl", "--out", "page.html", "--lang", "pl")
    assert outcome.code == 0
    assert "Porównanie dwóch serii" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert not (tmp_path / "first.html").exists()


def test_the_figures_for_other_programs(meadhall: Run, tmp_path: Path) -> None:
    simulate(meadhall, "run.csv")
    printed = json.loads(meadhall("report", "run.csv", "run.csv", "--json").out)
    [first, second] = printed["runs"]
    assert first == second
    assert first["origin"]["game"] == "champions"
    assert first["figures"]["games"] == 4
    assert printed["comparison"]["decisions"]["difference"] == 0
    assert [path.name for path in tmp_path.iterdir()] == ["run.csv"]


def test_a_missing_file(meadhall: Run) -> None:
    for ending in ("csv", "jsonl", "parquet"):
        assert meadhall("report", f"missing.{ending}").refuses("cannot be read: No such file")


def test_a_folder_is_no_run(meadhall: Run, tmp_path: Path) -> None:
    for ending in ("csv", "jsonl", "parquet"):
        (tmp_path / f"folder.{ending}").mkdir()
        assert meadhall("report", f"folder.{ending}").refuses(f"folder.{ending}")


def test_what_is_no_run(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mead")
    assert meadhall("report", "notes.txt").refuses("must end in .csv, .jsonl, .parquet")
    (tmp_path / "notes.csv").write_text("mead,honey\n1,2\n")
    assert meadhall("report", "notes.csv").refuses("is no run of games")
    (tmp_path / "notes.jsonl").write_text('{"game": "poker"}\n{}\n')
    assert meadhall("report", "notes.jsonl").refuses("there is no game poker")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "notes.csv",
        "notes.jsonl",
        "notes.txt",
    ]


def test_a_run_that_is_spoilt_half_way_leaves_no_page(meadhall: Run, tmp_path: Path) -> None:
    simulate(meadhall, "run.jsonl")
    with (tmp_path / "run.jsonl").open("a") as file:
        file.write("{}\n")
    assert meadhall("report", "run.jsonl").refuses("line 6 is not the record of a game")
    assert [path.name for path in tmp_path.iterdir()] == ["run.jsonl"]


def test_a_damaged_table_is_not_taken_for_a_page_that_cannot_be_written(
    meadhall: Run, tmp_path: Path
) -> None:
    simulate(meadhall, "run.parquet")
    content = bytearray((tmp_path / "run.parquet").read_bytes())
    content[4:600] = bytes(596)
    (tmp_path / "run.parquet").write_bytes(content)
    assert meadhall("report", "run.parquet").refuses("run.parquet")
    assert [path.name for path in tmp_path.iterdir()] == ["run.parquet"]


@pytest.mark.parametrize(
    ("out", "part"),
    [
        ("missing/page.html", "No such file"),
        ("folder", "it is a folder"),
        ("run.csv", "would replace the run"),
        ("run.csv/page.html", "Not a directory"),
    ],
)
def test_a_page_that_cannot_be_written(
    meadhall: Run, tmp_path: Path, out: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(meadhall, "run.csv")
    (tmp_path / "folder").mkdir()
    before = (tmp_path / "run.csv").read_bytes()
    monkeypatch.setattr("meadhall.cli.report.read_runs", None)
    assert meadhall("report", "run.csv", "--out", out).refuses(part)
    assert (tmp_path / "run.csv").read_bytes() == before


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_the_right_to_write(meadhall: Run, tmp_path: Path) -> None:
    simulate(meadhall, "run.csv")
    (tmp_path / "closed").mkdir(mode=0o500)
    assert meadhall("report", "run.csv", "--out", "closed/page.html").refuses("Permission denied")


def test_runs_of_different_games(meadhall: Run) -> None:
    simulate(meadhall, "champions.csv")
    simulate(meadhall, "garden.csv", game="ice_garden")
    outcome = meadhall("report", "champions.csv", "garden.csv")
    assert outcome.refuses("different games cannot be compared: champions and ice_garden")


def test_more_than_two_runs(meadhall: Run) -> None:
    assert meadhall("report", "a.csv", "b.csv", "c.csv").refuses("two runs can be compared, not 3")


def test_without_pyarrow_no_parquet_is_read(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "run.parquet").write_bytes(b"PAR1")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert meadhall("report", "run.parquet").refuses("pyarrow")
