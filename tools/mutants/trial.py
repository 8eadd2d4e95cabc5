"""One mutant before the tests: the fastest first, until one of them fails."""

import contextlib
import os
import resource
import signal
import time
from collections.abc import Callable, Generator
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec
import pytest

from tools.mutants import hook, rules
from tools.mutants.rules import Module
from tools.mutants.session import run_pytest

CAUGHT: Final = "caught"
TIMEOUT: Final = "timeout"
SURVIVED: Final = "survived"
NOT_EXECUTED: Final = "not executed"
NOT_TRIED: Final = "not tried"

NOTHING_TO_RUN: Final = pytest.ExitCode.NO_TESTS_COLLECTED

IMPORT_SECONDS: Final = 20.0
"""So long the first tests may take to be collected: computing time, as for the tests."""

MEMORY: Final = 4 << 30
"""An endless loop that fills the memory ends here."""


class Timed(msgspec.Struct, frozen=True):
    """A test, and how long it took without any mutation."""

    id: str
    seconds: float

    @property
    def limit(self) -> float:
        """An endless loop is one that takes much longer than the test ever did."""
        return 4.0 + 10 * self.seconds


class Trial(msgspec.Struct, frozen=True):
    """A mutant, and the tests that it meets, stage by stage."""

    root: Path
    mutant: str
    module: Module
    source: str
    stages: list[list[Timed]]
    known: frozenset[str]
    """All tests in those files. Others can only be there because of the mutation."""


class Outcome(msgspec.Struct):
    """What became of a mutant."""

    verdict: str
    by: str = ""
    """The test that failed, or at which the time was over."""
    message: str = ""
    seconds: float = 0.0
    """Computing time."""
    tests: int = 0


def hold(trial: Trial, answer: Callable[[Outcome], None]) -> Outcome:
    """Try the mutant in this process. A timeout is answered from where it happens."""
    began = time.process_time()
    with contextlib.suppress(ValueError):  # Not every system keeps such a limit.
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(trial.root)
    watch = Watch(answer)
    watch.start("import of the game", IMPORT_SECONDS)
    hook.install({trial.module.name: trial.source}, [trial.module], trial.root)
    tests = 0
    for stage in trial.stages:
        attempt = Attempt(stage, trial.known, watch)
        files = sorted({test.id.partition("::")[0] for test in stage})
        code = run_pytest(["-x", *files], attempt)
        tests += attempt.tests
        if attempt.failed is None and code not in (pytest.ExitCode.OK, NOTHING_TO_RUN):
            attempt.failed = Outcome(CAUGHT, "pytest itself", f"it ended with code {code}")
        if attempt.failed is not None:
            attempt.failed.seconds = time.process_time() - began
            attempt.failed.tests = tests
            return attempt.failed
    return Outcome(SURVIVED, seconds=time.process_time() - began, tests=tests)


class Watch:
    """Ends the process when something takes too long. It counts computing time, not waiting."""

    def __init__(self, answer: Callable[[Outcome], None]) -> None:
        self.answer: Final = answer
        self.subject = ""
        signal.signal(signal.SIGPROF, self._ring)

    def start(self, subject: str, seconds: float) -> None:
        self.subject = subject
        signal.setitimer(signal.ITIMER_PROF, seconds)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        del number
        where = "" if frame is None else f"{frame.f_code.co_name}, line {frame.f_lineno}"
        self.answer(Outcome(TIMEOUT, self.subject, where))
        os._exit(0)


class Attempt:
    """A pytest plugin that runs chosen tests in a given order, up to the first failure."""

    def __init__(self, stage: list[Timed], known: frozenset[str], watch: Watch) -> None:
        self.limits: Final = {test.id: test.limit for test in stage}
        self.known: Final = known
        self.watch: Final = watch
        self.failed: Outcome | None = None
        self.tests = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        chosen = [found[id] for id in self.limits if id in found]
        # Parameters that come from the rules change with them, and with them the names of tests.
        new = [
            item
            for id, item in found.items()
            if id not in self.known and not id.startswith(rules.CONFORMANCE)
        ]
        items[:] = [*chosen, *(new if len(chosen) < len(self.limits) else [])]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.tests += 1
        self.watch.start(item.nodeid, self.limits.get(item.nodeid, IMPORT_SECONDS))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._fail(report.nodeid, report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._fail(report.nodeid, report)

    def pytest_runtest_logfinish(self) -> None:
        # Between tests, and while the next file is collected, there is time again.
        self.watch.start("between two tests", IMPORT_SECONDS)

    def _fail(self, id: str, report: pytest.TestReport | pytest.CollectReport) -> None:
        if self.failed is None:
            text = str(report.longrepr).strip()
            self.failed = Outcome(CAUGHT, id, text.splitlines()[-1][:200] if text else "")
