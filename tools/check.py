"""Check what has changed since the last commit, within a minute: `make check`.

If nothing has changed, the last commit itself is checked. Style is checked for the changed files,
types for the whole project, since a change here can break a type there, and of the tests those that
lie near the change. `make test` is what counts; this is for the time in between.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

ROOT: Final = Path(__file__).resolve().parent.parent
SECONDS: Final = 60.0
"""When the tests are stopped; `make test` runs the rest."""
GOLDEN: Final = "tests/conformance/test_golden.py::test_played_alike"
PROGRAMS: Final = Path(sys.executable).parent


class Step(msgspec.Struct, frozen=True):
    """One program to run."""

    name: str
    command: list[str]
    folder: Path = ROOT


class Result(msgspec.Struct, frozen=True):
    """How a step ended."""

    step: Step
    seconds: float
    code: int | None
    """None if its time was up."""
    output: str


def main() -> int:
    began = time.monotonic()
    console = Console(highlight=False)
    changed = [path for path in changed_files() if (ROOT / path).exists()]
    steps = list(steps_for(changed))
    if not steps:
        console.print("Nothing has changed that could be checked.")
        return 0
    failures = 0
    with ThreadPoolExecutor(os.cpu_count()) as workers, console.status("Checking ..."):
        for running in as_completed([workers.submit(run, step, began) for step in steps]):
            result = running.result()
            failures += bool(result.code)
            console.print(describe(result), markup=False)
    return 1 if failures else 0


def changed_files() -> list[str]:
    """Paths from the root: what is not committed, or else the last commit."""
    found = _git("diff", "--name-only", "HEAD")
    found += _git("ls-files", "--others", "--exclude-standard")
    return found or _git("diff", "--name-only", "HEAD~1", "HEAD")


def _git(*arguments: str) -> list[str]:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def steps_for(changed: list[str]) -> Iterator[Step]:
    """Return the steps that these files ask for, the longest first."""
    python = [path for path in changed if path.endswith(".py")]
    page = [path for path in changed if path.startswith("web/")]
    tests = sorted(set(near_tests(changed)))
    if tests:
        yield Step("tests", [_program("pytest"), "--quiet", "--maxfail=1", "--games=2", *tests])
    if python:
        yield Step("types", [_program("mypy"), "--strict"])
        yield Step("imports", [_program("lint-imports")])
        yield Step("style", [_program("ruff"), "check", *python])
        yield Step("format", [_program("ruff"), "format", "--check", *python])
    if page:
        web = ROOT / "web"
        files = [path.removeprefix("web/") for path in page]
        yield Step("page: types", ["npm", "run", "--silent", "check"], web)
        yield Step("page: tests", ["npx", "vitest", "related", "--run", *files], web)
        yield Step("page: imports", ["npm", "run", "--silent", "imports"], web)
        yield Step("page: style", ["npx", "prettier", "--check", "--ignore-unknown", *files], web)


def _program(name: str) -> str:
    return str(PROGRAMS / name)


def near_tests(changed: Iterable[str]) -> Iterator[str]:
    """Return the tests that lie near these files; a folder if there is no closer file.

    >>> list(near_tests(["src/meadhall/games/champions/rules/rounds.py"]))
    ['tests/champions', 'tests/conformance/test_golden.py::test_played_alike[champions]']
    >>> list(near_tests(["src/meadhall/tables/clock.py", "docs/bots.md"]))
    ['tests/tables/test_clock.py', 'tests/test_docs.py']
    """
    for path in changed:
        match Path(path).parts:
            case ("tests", "browser", *_):
                # A browser and its server need longer than a minute; name them to pytest instead.
                continue
            case ("tests", *_, name) if name.startswith("test_"):
                yield path
            case ("tests", folder, _, *_):
                yield f"tests/{folder}"
            case ("src", "meadhall", "games", game, *_) if (ROOT / "tests" / game).is_dir():
                yield f"tests/{game}"
                yield f"{GOLDEN}[{game}]"
            case ("src", "meadhall", "kernel", *_):
                yield "tests/kernel"
                yield GOLDEN
            case ("src", "meadhall", room, *_, name):
                yield from _tests_of(ROOT / "tests" / room, Path(name).stem)
            case ("docs", *_) | (("README.md" | "README.pl.md" | "CONTRIBUTING.md"),):
                yield "tests/test_docs.py"


def _tests_of(folder: Path, subject: str) -> Iterator[str]:
    closest = sorted(folder.glob(f"test_{subject}*.py"))
    for path in closest or [folder]:
        if path.exists():
            yield path.relative_to(ROOT).as_posix()


def run(step: Step, began: float) -> Result:
    start = time.monotonic()
    with subprocess.Popen(
        step.command,
        cwd=step.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output = process.communicate(timeout=began + SECONDS - start)[0]
            code: int | None = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGTERM)
            output, code = process.communicate()[0], None
    return Result(step, time.monotonic() - start, code, output)


def describe(result: Result) -> str:
    line = f"{result.step.name:15}{result.seconds:5.1f} s  "
    if result.code is None:
        return f"{line}out of time: `make test` runs the rest"
    if result.code:
        return f"{line}FAILED\n{result.output.strip()}"
    last = result.output.strip().rpartition("\n")[2]
    return f"{line}{last if result.step.name == 'tests' else 'passed'}"


if __name__ == "__main__":
    sys.exit(main())
