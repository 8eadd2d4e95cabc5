"""Find out which test executes which line of the rules, and how long each takes."""

import importlib
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tools.mutants import coverage, hook, rules
from tools.mutants.rules import Unit
from tools.mutants.session import run_pytest

Lines = dict[str, list[int]]
"""Lines of modules, by the path of the module."""


class RecordedTest(msgspec.Struct):
    """A test, as it ran without any mutation."""

    id: str
    seconds: float
    passed: bool
    lines: Lines


class UnitRecord(msgspec.Struct):
    """The tests of a unit in their order, and what is executed whether or not they run."""

    tests: list[RecordedTest]
    imported: Lines
    """Executed by importing the rules."""
    is_broken: bool
    """Whether its tests could not even be collected."""


def record(game: str, unit: Unit, root: Path) -> UnitRecord:
    """Run the tests of the unit in this process, which has not imported the game yet."""
    os.chdir(root)
    modules = rules.modules(game, root)
    heard = coverage.listen()
    sources = {
        module.name: coverage.noting((root / module.path).read_text(), number)
        for number, module in enumerate(modules)
    }
    hook.install(sources, modules, root)
    for module in modules:
        importlib.import_module(module.name)
    paths = [module.path for module in modules]
    imported = _by_path(heard, paths)
    heard.clear()
    recorder = Recorder(game, unit, heard, paths)
    code = run_pytest([unit.path], recorder)
    is_broken = code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    return UnitRecord(list(recorder.tests.values()), imported, is_broken)


class Recorder:
    """A pytest plugin that keeps the lines and the time of each test."""

    def __init__(
        self, game: str, unit: Unit, heard: set[tuple[int, int]], paths: list[str]
    ) -> None:
        self.game: Final = game
        self.unit: Final = unit
        self.heard: Final = heard
        self.paths: Final = paths
        self.tests: Final[dict[str, RecordedTest]] = {}
        self.collected: set[tuple[int, int]] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = share_of(self.unit, self.game, items)
        # What is executed while tests are collected concerns all that were.
        self.collected = set(self.heard)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.heard.clear()
        self.heard.update(self.collected)
        self.tests[item.nodeid] = RecordedTest(item.nodeid, 0.0, True, {})
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.tests[item.nodeid].seconds = round(time.process_time() - began, 5)
            self.tests[item.nodeid].lines = _by_path(self.heard, self.paths)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tests[report.nodeid].passed = False


def share_of(unit: Unit, game: str, items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests of the unit; of the conformance suite a bounded number, spread over all."""
    if unit.path != rules.CONFORMANCE:
        return items
    own = [item for item in items if f"[{game} " in item.nodeid]
    every = max(1, -(-len(own) // rules.RECORDED_CONFIGURATIONS))
    return own[::every][unit.part :: unit.parts]


def _by_path(heard: set[tuple[int, int]], paths: list[str]) -> Lines:
    found: Lines = {}
    for number, line in sorted(heard):
        found.setdefault(paths[number], []).append(line)
    return found
