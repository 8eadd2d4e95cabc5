"""The workers that take part: those of the peers that could be installed, and our own."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from bench.peers.environments import ENVIRONMENTS, ROOT, Environment, Unavailable, install
from bench.peers.processes import WorkerProcess
from bench.peers.races import Start
from meadhall import engine

WORKERS = Path("bench", "peers", "workers")


class Crew:
    """All the workers that can take part, by name."""

    def __init__(self) -> None:
        self._commands: dict[str, tuple[list[str], dict[str, str]]] = {}
        self._at_work: dict[str, WorkerProcess] = {}

    def add(self, name: str, command: list[str], variables: dict[str, str]) -> None:
        self._commands[name] = command, {**os.environ, **variables}

    def __contains__(self, name: str) -> bool:
        return name in self._commands

    def __getitem__(self, name: str) -> WorkerProcess:
        """The worker that stays alive for the whole session."""
        if name not in self._at_work:
            self._at_work[name] = self.fresh(name)
        return self._at_work[name]

    def fresh(self, name: str) -> WorkerProcess:
        """A worker that has done nothing yet; the caller must close it."""
        command, variables = self._commands[name]
        return WorkerProcess(name, command, variables, ROOT)

    def program(self, start: Start) -> tuple[list[str], dict[str, str]]:
        command, variables = self._commands[start.worker]
        return [command[0], start.argument, start.program], variables

    def close(self) -> None:
        for worker in self._at_work.values():
            worker.close()


def gather(left_out: dict[str, str], say: Callable[[str], None]) -> Crew:
    """Install the peers and get all workers ready; note those that cannot take part, and why."""
    crew = Crew()
    for environment in ENVIRONMENTS:
        try:
            install(environment, say)
        except Unavailable as obstacle:
            say(f"{obstacle}.")
            left_out[environment.name] = str(obstacle)
            continue
        for name in workers_in(environment):
            crew.add(name, worker_command(environment, name), environment.variables)
    own = [sys.executable, "-m", module("meadhall")]
    crew.add("interpreted", own, {"MEADHALL_ENGINE": "interpreted"})
    if reason := engine.why_not_compiled(engine.PACKAGE, engine.FULLY):
        say(f"The compiled engine is left out: {reason}.")
        left_out["the compiled engine"] = reason
    else:
        crew.add("compiled", own, {"MEADHALL_ENGINE": "compiled"})
    return crew


def workers_in(environment: Environment) -> tuple[str, ...]:
    """RLCard comes with PettingZoo, which uses it for games of its own."""
    return ("pettingzoo", "rlcard") if environment.name == "pettingzoo" else (environment.name,)


def worker_command(environment: Environment, name: str) -> list[str]:
    if environment.is_node:
        return [environment.program, str(WORKERS / "boardgame_io.cjs")]
    return [environment.program, "-m", module(name)]


def module(name: str) -> str:
    return ".".join([*WORKERS.parts, name])
