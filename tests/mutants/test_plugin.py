"""One mutant in a run of pytest."""

import os
import subprocess
import sys

from tools.mutants.mutation import mutants_of
from tools.mutants.rules import ROOT, modules

(MOVES,) = [module for module in modules("northgard") if module.path.endswith("/moves.py")]
TEST = "tests/northgard/test_shortcuts.py::test_distinct_targets_come_once_and_ascending"


def run_with(mutant: str) -> subprocess.CompletedProcess[str]:
    plugins = ["-p", "tools.mutants.plugin", "-p", "no:cacheprovider"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, TEST],
        cwd=ROOT,
        env={
            **os.environ,
            "MUTANT": mutant,
            "MEADHALL_ENGINE": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_meets_the_mutant() -> None:
    mutants = mutants_of(MOVES, (ROOT / MOVES.path).read_text())
    mutant = next(one for one in mutants if one.function == "distinct" and one.kind == "comparison")
    run = run_with(f"northgard:{mutant.id}")
    assert run.returncode == 1
    assert "failed" in run.stdout


def test_an_unknown_mutant_is_refused() -> None:
    run = run_with("northgard:unknown")
    assert run.returncode == 4
    assert "there is no mutant northgard:unknown" in run.stderr
