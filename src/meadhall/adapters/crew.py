"""Games spread over worker processes, which write to memory that all of them share.

A worker is told over a pipe when to begin, and says when it is done; positions, observations and
actions never pass through it. Only the last observations of finished games do, which are few.
"""

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.adapters.arrays import Arrays, SharedMemory, open_shared
from meadhall.adapters.games import Games, Seeds
from meadhall.adapters.layout import Vector
from meadhall.adapters.match import Match
from meadhall.bots import Bot
from meadhall.kernel.state import IllegalMove

SECONDS_TO_END = 5.0


class WorkerFailed(RuntimeError):
    """A worker that has ended, or met an error; the environment cannot go on without it."""


class Task(NamedTuple):
    """What a worker has to know."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: Mapping[int, Bot]
    path: Path
    games: int
    """Those of all workers together."""
    first: int
    end: int
    """Its own games are those from ``first`` up to, but not including, this one."""


class Crew:
    """The workers, seen from the process that has started them."""

    def __init__(
        self, match: Match, options: Mapping[str, object], bots: Mapping[int, Bot], count: int,
        workers: int,
    ) -> None:  # fmt: skip
        memory = SharedMemory(match, count)
        self.arrays: Arrays = memory.arrays
        # Spawned, not forked: a process may already have threads, of PyTorch for one.
        context = multiprocessing.get_context("spawn")
        self._ends: list[int] = []
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        try:
            for number in range(workers):
                first, end = (count * at // workers for at in (number, number + 1))
                task = Task(
                    match.game.id, match.players, options, bots, memory.path, count, first, end
                )
                line, other = context.Pipe()
                process = context.Process(target=work, args=(other, task), daemon=True)
                process.start()
                other.close()
                self._ends.append(end)
                self._lines.append(line)
                self._processes.append(process)
            for number in range(workers):
                self._hear(number)
        except BaseException:
            self.close()
            raise
        finally:
            memory.remove()

    def reset(self, seeds: Seeds) -> None:
        first = 0
        for line, end in zip(self._lines, self._ends, strict=True):
            self._tell(line, ("reset", seeds[first:end]))
            first = end
        for number in range(len(self._lines)):
            self._hear(number)

    def step(self) -> dict[int, Vector]:
        """Let all workers take the actions in ``arrays``; they do so at the same time."""
        for line in self._lines:
            self._tell(line, ("step",))
        last: dict[int, Vector] = {}
        for number in range(len(self._lines)):
            last.update(self._hear(number))
        return last

    def explain(self, game: int, action: int) -> None:
        """Raise ``IllegalMove`` with the reason, which the worker of the game knows."""
        number = next(number for number, end in enumerate(self._ends) if game < end)
        first = self._ends[number - 1] if number else 0
        self._tell(self._lines[number], ("explain", game - first, action))
        self._hear(number)

    def close(self) -> None:
        for line in self._lines:
            # A worker whose pipe is closed ends by itself.
            line.close()
        for process in self._processes:
            process.join(SECONDS_TO_END)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines.clear()

    def _tell(self, line: Connection, order: tuple[Any, ...]) -> None:
        try:
            line.send(order)
        except OSError as error:
            raise WorkerFailed("a worker has ended; create a new environment") from error

    def _hear(self, number: int) -> dict[int, Vector]:
        try:
            answer = self._lines[number].recv()
        except (EOFError, OSError) as error:
            raise WorkerFailed(f"worker {number} has ended; create a new environment") from error
        if isinstance(answer, IllegalMove):
            raise answer
        if isinstance(answer, str):
            raise WorkerFailed(f"worker {number}: {answer}")
        last: dict[int, Vector] = answer
        return last


def work(line: Connection, task: Task) -> None:
    """What a worker does until its pipe is closed."""
    try:
        played = Match(task.game, task.players, task.options)
        arrays = open_shared(task.path, played, task.games)
        games = Games(played, task.bots, arrays.part(slice(task.first, task.end)), task.first)
        line.send({})
        while True:
            match line.recv():
                case ("reset", seeds):
                    games.reset(seeds)
                    line.send({})
                case ("step",):
                    line.send(games.step())
                case ("explain", game, action):
                    try:
                        games.explain(game, action)
                    except IllegalMove as error:
                        line.send(IllegalMove(str(error)))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
    except Exception as error:
        line.send(f"{type(error).__name__}: {error}")
