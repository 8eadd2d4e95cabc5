"""What all tests share, those in docstrings too."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from meadhall import engine

# The same examples on every run and no time limits: a failing build must be repeatable.
settings.register_profile("meadhall", derandomize=True, deadline=None)
settings.load_profile("meadhall")

# Has no examples, and a test runs it by itself: every worker would import what only that one needs.
collect_ignore = ["tests/server/described.py"]
# What trains networks needs PyTorch, which is not installed for tests alone.
if not find_spec("torch"):
    collect_ignore += [
        f"src/meadhall/learning/{name}.py" for name in ("lessons", "model", "training")
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=300,
        metavar="N",
        help="how many random games of each game the conformance suite plays (default: 300)",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers for each core: while one waits for a server or a browser, the others work."""
    return 2 * (os.cpu_count() or 1)


WAITING = ("browser", "server", "arena", "cli", "mutants", "adapters", "store")
"""Folders whose tests wait for other processes, those first that take longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what waits for other processes first, browsers in front.

    The first worker begins with those, the others with what only computes; then they help the first
    one, from the end of its list. So at the end no worker is left alone with a browser, and most
    never start one.
    """
    places = {name: place for place, name in enumerate(WAITING)}
    items.sort(key=lambda item: places.get(_folder(item), len(places)))


def _folder(item: pytest.Item) -> str:
    path = item.nodeid.split("/")
    return path[1] if path[0] == "tests" and len(path) > 2 else ""


@pytest.hookimpl(tryfirst=True)
def pytest_collect_file(file_path: Path) -> None:
    """Import what is compiled as Python does it, before pytest looks for docstrings.

    Pytest would load the source, although a compiled module lies beside it, and compiled modules
    cannot work with a class that is not compiled.
    """
    if is_compiled(file_path):
        path = file_path.relative_to(engine.PACKAGE.parent).with_suffix("")
        importlib.import_module(".".join(path.parts))


def is_compiled(file: Path) -> bool:
    """Whether it is a source beside which the compiled module lies that is in use."""
    if file.suffix != ".py" or not file.is_relative_to(engine.PACKAGE):
        return False
    beside = (file.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return engine.name() == "compiled" and any(module.exists() for module in beside)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the very end, for all to see, what could not be tested."""
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    pages = [report for report in skipped if report.nodeid.startswith("tests/browser/")]
    if pages:
        count = len(pages)
        line = f"NOT TESTED: the page in a browser ({count} tests). Install chromium to test it."
        terminalreporter.write_line(line, red=True, bold=True)
        # For `make test`, which says it again after everything else.
        if kept := os.environ.get("MEADHALL_NOT_TESTED"):
            Path(kept).write_text(f"{line}\n", encoding="utf-8")
