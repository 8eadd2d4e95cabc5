"""Measuring: everybody in turn, round after round, on one core."""

import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from bench.peers.crew import Crew
from bench.peers.environments import ROOT
from bench.peers.processes import WorkerFailed
from bench.peers.races import RACES, STARTS, Race, Runner, race_named
from bench.peers.result import Complexity, Result, Weight, rounded

GAMES_TO_WATCH = 30
COPIES_TO_HOLD = 2000
GAMES_TO_WEIGH = 10_000


class Asked(Protocol):
    """Something that answers questions: a process, or a stand-in for one."""

    def ask(self, question: str) -> dict[str, Any]: ...


class Session:
    """Fills a result, part by part."""

    def __init__(
        self,
        crew: Crew,
        result: Result,
        advance: Callable[[int], None],
        say: Callable[[str], None],
    ) -> None:
        self._crew = crew
        self._result = result
        self._advance = advance
        self._say = say

    def run(self, parts: Sequence[str]) -> None:
        for name in dict.fromkeys(runner.worker for race in RACES for runner in race.runners):
            if name in self._crew:
                self._note_versions(name)
        for race in RACES:
            if race.name in parts:
                self._say(f"{race.name}: {len(race.runners)} take turns")
                self._run_race(race)
        if "start" in parts:
            self._say("start: processes are started")
            self._time_starts()
        if "memory" in parts:
            self._say("memory: positions are held")
            self._hold_copies()
            self._weigh_environments()

    def _note_versions(self, name: str) -> None:
        """Our adapters may run with other versions of a peer than the peer's own games."""
        versions = self._result.versions
        try:
            for package, version in self._crew[name].ask("versions").items():
                if version not in versions.setdefault(package, version).split(" and "):
                    versions[package] += f" and {version}"
        except WorkerFailed as failure:
            self._result.left_out[name] = str(failure)

    def _run_race(self, race: Race) -> None:
        result = self._result
        runners = [runner for runner in race.runners if runner.worker in self._crew]
        result.rates[race.name] = take_turns(
            runners,
            lambda runner: self._crew[runner.worker],
            result.rounds,
            result.seconds,
            result.left_out,
            self._advance,
        )
        for runner in runners:
            if runner.id in result.rates[race.name]:
                try:
                    self._look_closer(race, runner)
                except WorkerFailed as failure:
                    result.left_out[f"more about {runner.title}"] = str(failure)

    def _look_closer(self, race: Race, runner: Runner) -> None:
        """Measure what is shown beside a rate: how complex the game is, how long a rollout."""
        worker = self._crew[runner.worker]
        if race.name in ("play", "vector") and not runner.is_like_another:
            seen = worker.ask(f"watch {runner.task} {GAMES_TO_WATCH}")
            self._result.complexity[runner.id] = Complexity(
                **{name: rounded(value) for name, value in seen.items()}
            )
        elif race.name == "search":
            answer = worker.ask(f"rollout {runner.task}")
            self._result.rollouts[runner.id] = rounded(answer["decisions"])

    def _time_starts(self) -> None:
        starts = [start for start in STARTS if start.worker in self._crew]
        for _ in range(self._result.rounds):
            for start in starts:
                command, variables = self._crew.program(start)
                began = time.perf_counter()
                ended = subprocess.run(
                    command, env=variables, cwd=ROOT, capture_output=True, check=False
                )
                spent = time.perf_counter() - began
                if ended.returncode:
                    self._result.left_out[f"the start of {start.title}"] = "its program failed"
                else:
                    self._result.starts.setdefault(start.title, []).append(rounded(spent))
                self._advance(1)

    def _hold_copies(self) -> None:
        """Measure each number in a process of its own, which holds nothing else."""
        for runner in race_named("copies").runners:
            if runner.worker in self._crew:
                worker = self._crew.fresh(runner.worker)
                try:
                    held = worker.ask(f"hold {runner.task} {COPIES_TO_HOLD}")
                    self._result.memory[runner.id] = rounded(held["bytes"])
                except WorkerFailed as failure:
                    self._result.left_out[f"the memory of {runner.title}"] = str(failure)
                finally:
                    worker.close()
            self._advance(1)

    def _weigh_environments(self) -> None:
        for runner in weighed():
            if runner.worker in self._crew:
                worker = self._crew.fresh(runner.worker)
                try:
                    found = worker.ask(f"weigh {runner.task} {GAMES_TO_WEIGH}")
                    self._result.weights[runner.id] = Weight(**found)
                except WorkerFailed as failure:
                    self._result.left_out[f"the weight of {runner.title}"] = str(failure)
                finally:
                    worker.close()
            self._advance(1)


def weighed() -> list[Runner]:
    """Our vector environments."""
    return [runner for runner in race_named("vector").runners if runner.task.endswith(".tables")]


def take_turns(
    runners: Sequence[Runner],
    worker_of: Callable[[Runner], Asked],
    rounds: int,
    seconds: float,
    left_out: dict[str, str],
    advance: Callable[[int], None],
) -> dict[str, list[float]]:
    """The rates of all runners, round by round; one that fails once is out, with the reason.

    A machine that gets warm or busy in the meantime slows all of them, so that the ratio of two
    rates in a round holds for a quiet machine as well.
    """
    rates: dict[str, list[float]] = {runner.id: [] for runner in runners}
    for _ in range(rounds):
        for runner in runners:
            if runner.id in rates:
                try:
                    done = worker_of(runner).ask(f"measure {runner.task} {seconds}")
                    rates[runner.id].append(rounded(done["units"] / done["seconds"]))
                except WorkerFailed as failure:
                    left_out[runner.title] = str(failure)
                    del rates[runner.id]
            advance(1)
    return rates


def steps_of_work(parts: Sequence[str], rounds: int) -> int:
    """Roughly how often ``advance`` is called."""
    turns = sum(len(race.runners) for race in RACES if race.name in parts) * rounds
    if "start" in parts:
        turns += len(STARTS) * rounds
    if "memory" in parts:
        turns += len(race_named("copies").runners) + len(weighed())
    return turns
