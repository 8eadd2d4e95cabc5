"""Which tests execute a line: recorded, kept in `build/mutants/`, renewed where files change."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tools.mutants import recording, rules, session
from tools.mutants.crew import Crew, Failure
from tools.mutants.recording import UnitRecord
from tools.mutants.rules import ROOT, Unit
from tools.mutants.trial import Timed

BUILD: Final = "build/mutants"
LIMIT: Final = 600.0

FIRST_TESTS: Final = 25
FIRST_FILES: Final = 3
MORE_TESTS: Final = 200
"""Most mutants fall to the first few tests, so few files are collected at first."""


class Stored(msgspec.Struct):
    """The records of a game, each with the fingerprint of what it depends on."""

    units: dict[str, tuple[str, UnitRecord]]


class Task(msgspec.Struct, frozen=True):
    """A unit to be recorded."""

    root: Path
    game: str
    unit: Unit


def work(task: Task, answer: Callable[[UnitRecord], None]) -> None:
    session.be_silent()
    answer(recording.record(task.game, task.unit, task.root))


def fingerprints(game: str, root: Path) -> dict[Unit, str]:
    """What the record of each unit depends on."""
    around = rules.fingerprint_of_surroundings(game, root)
    return {
        unit: f"{around} {rules.fingerprint([root / unit.path])}"
        for unit in rules.units(game, root)
    }


class Records:
    """The records of a game: of all its tests, as they are now."""

    def __init__(self, game: str, root: Path = ROOT) -> None:
        self.game: Final = game
        self.root: Final = root
        self.file: Final = root / BUILD / f"{game}.records.json"
        self.wanted: Final = fingerprints(game, root)
        self.units: Final[dict[Unit, UnitRecord]] = {}
        stored = self._read()
        for unit, fingerprint in self.wanted.items():
            known = stored.units.get(str(unit))
            if known is not None and known[0] == fingerprint:
                self.units[unit] = known[1]

    def missing(self) -> list[Unit]:
        return [unit for unit in self.wanted if unit not in self.units]

    def renew(self, crew: Crew, advance: Callable[[], None]) -> None:
        """Record what is missing."""
        tasks = [Task(self.root, self.game, unit) for unit in self.missing()]
        for task, answer in crew.share(work, tasks, LIMIT):
            if answer is None:
                raise Failure(f"the tests of {task.unit} could not be recorded")
            self.units[task.unit] = answer
            self._write()
            advance()

    def _read(self) -> Stored:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Stored)
        except (FileNotFoundError, msgspec.DecodeError):
            return Stored({})

    def _write(self) -> None:
        units = {str(unit): (self.wanted[unit], self.units[unit]) for unit in self.units}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        written = self.file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(Stored(units)))
        written.replace(self.file)


class Coverage:
    """Who executes what."""

    def __init__(self, units: Mapping[Unit, UnitRecord]) -> None:
        self.tests: Final[dict[str, Timed]] = {}
        self.failing: Final[list[str]] = []
        self.of_line: Final[dict[tuple[str, int], list[Timed]]] = {}
        self.imported: Final[set[tuple[str, int]]] = set()
        for unit, record in units.items():
            for path, lines in record.imported.items():
                self.imported.update((path, line) for line in lines)
            if record.is_broken:
                self.failing.append(unit.path)
            for test in record.tests:
                if not test.passed:
                    self.failing.append(test.id)
                    continue
                timed = self.tests[test.id] = Timed(test.id, test.seconds)
                for path, lines in test.lines.items():
                    for line in lines:
                        self.of_line.setdefault((path, line), []).append(timed)
        self.known: Final = frozenset([*self.tests, *self.failing])
        self.fastest: Final = sorted(self.tests.values(), key=lambda test: (test.seconds, test.id))

    def stages(self, path: str, line: int, is_in_function: bool) -> list[list[Timed]]:
        """The tests that a change of this line has to meet; empty if nothing executes it.

        What is executed when a module is imported concerns all tests; those that execute the line
        themselves go first.
        """
        direct = set(self.of_line.get((path, line), ()))
        chosen = [test for test in self.fastest if test in direct]
        if not is_in_function or (path, line) in self.imported:
            chosen += [test for test in self.fastest if test not in direct]
        quick = [test for test in chosen if not test.id.startswith(rules.CONFORMANCE)]
        slow = [test for test in chosen if test.id.startswith(rules.CONFORMANCE)]
        return _in_stages(quick, _for_a_while(slow))


def _for_a_while(tests: list[Timed]) -> list[Timed]:
    """As many as the share of the conformance suite allows, and at least one."""
    taken: list[Timed] = []
    seconds = 0.0
    for test in tests:
        seconds += test.seconds
        if taken and seconds > rules.CONFORMANCE_SECONDS:
            break
        taken.append(test)
    return taken


def _in_stages(quick: list[Timed], slow: list[Timed]) -> list[list[Timed]]:
    first: list[Timed] = []
    files: set[str] = set()
    for test in quick:
        file = test.id.partition("::")[0]
        if len(first) < FIRST_TESTS and (file in files or len(files) < FIRST_FILES):
            files.add(file)
            first.append(test)
    taken = set(first)
    rest = [test for test in quick if test not in taken]
    stages = [first, rest[:MORE_TESTS], rest[MORE_TESTS:], slow]
    return [stage for stage in stages if stage]
