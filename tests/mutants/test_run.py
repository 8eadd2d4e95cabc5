"""Whole runs over a small project."""

import io
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.mutants import toy
from tools.mutants.__main__ import main
from tools.mutants.crew import Crew
from tools.mutants.kinds import KINDS
from tools.mutants.ledger import Ledger
from tools.mutants.report import Finding, GameReport, show
from tools.mutants.run import Plan, run

EVERYTHING = 1000


def go(root: Path, *, survivors: bool = False) -> GameReport:
    plan = Plan(EVERYTHING, "1", survivors, fresh=False)
    with Progress(console=Console(quiet=True)) as progress:
        return run("toy", plan, Crew(2), progress, root)


class Runs(NamedTuple):
    root: Path
    first: GameReport
    second: GameReport
    """After a better test, with `--survivors`."""


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Runs:
    root = tmp_path_factory.mktemp("project")
    toy.build(root)
    first = go(root)
    tests = root / "tests/toy/test_toy.py"
    tests.write_text(tests.read_text().replace("    limit(3)", "    assert limit(3) == 6"))
    return Runs(root, first, go(root, survivors=True))


def functions(findings: list[Finding]) -> set[str]:
    return {one.function for one in findings}


def test_a_sabotage_of_each_kind_is_found(runs: Runs) -> None:
    caught = {kind for kind, (some, _) in runs.first.by_kind.items() if some}
    assert caught == set(KINDS)


def test_what_tests_do_not_hold_survives(runs: Runs) -> None:
    assert functions(runs.first.survived) == {"limit"}
    assert functions(runs.first.not_executed) == {"forgotten"}
    left = len(runs.first.survived) + len(runs.first.not_executed)
    assert runs.first.caught + runs.first.timeouts + left == runs.first.count


def test_an_endless_loop_counts_as_caught_by_timeout(runs: Runs) -> None:
    entries = Ledger("toy", "", runs.root).entries.values()
    timeouts = {entry.outcome.by for entry in entries if entry.outcome.verdict == "timeout"}
    assert timeouts == {"tests/toy/test_toy.py::test_countdown"}
    assert runs.first.timeouts > 0


def test_the_sources_stay_as_they_are(runs: Runs) -> None:
    assert (runs.root / toy.MODULE.path).read_text() == toy.RULES
    assert not runs.first.has_changed


def test_after_a_new_test_only_survivors_are_tried_again(runs: Runs) -> None:
    assert runs.second.survived == []
    assert runs.second.caught == runs.first.caught + len(runs.first.survived)
    entries = Ledger("toy", "", runs.root).entries
    last = entries[runs.first.survived[0].id].fingerprint
    again = {id for id, entry in entries.items() if entry.fingerprint == last}
    assert again == {one.id for one in (*runs.first.survived, *runs.first.not_executed)}


def test_a_report_shows_each_survivor_with_its_change(runs: Runs) -> None:
    written = io.StringIO()
    show(runs.first, Console(file=written, width=80))
    lines = written.getvalue().splitlines()
    survivor = runs.first.survived[0]
    place = lines.index(
        f"  survived: {toy.MODULE.path}:{survivor.line}, in limit ({survivor.kind}, {survivor.id})"
    )
    assert lines[place + 1 : place + 3] == [
        "    - return players * 2",
        f"    + {survivor.after}",
    ]


@pytest.mark.parametrize(
    "arguments", [["chess"], ["--count", "0"], ["--jobs", "0"], ["--least", "101"]]
)
def test_a_wrong_call(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err
