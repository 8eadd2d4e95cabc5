"""Processes that are forked from a warm one: each does one task and ends."""

import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import forkserver
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

T = TypeVar("T")
A = TypeVar("A")

ENVIRONMENT: Final = {
    "MEADHALL_ENGINE": "interpreted",
    # Whoever tries a mutant again meets the same order in sets.
    "PYTHONHASHSEED": "0",
    # Browsers and servers have no part in this, and take long to import.
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
}


class Failure(Exception):
    """A task that ended in an error, which is not about the mutant but about the tool."""


class Crew:
    """So many processes at a time."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self.context: Final = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["tools.mutants.warm"])
        own = os.environ.copy()
        os.environ.update(ENVIRONMENT, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
        try:
            forkserver.ensure_running()
        finally:
            os.environ.clear()
            os.environ.update(own)

    def share(
        self,
        work: Callable[[T, Callable[[A], None]], None],
        tasks: Iterable[T],
        limit: float,
    ) -> Iterator[tuple[T, A | None]]:
        """Each task with its answer, as they come; None if there was none within the limit.

        No answer at all (a crash, too much time on the clock) is for the caller to judge.
        """
        waiting = iter(tasks)
        running: dict[Connection, tuple[T, BaseProcess, float]] = {}
        while True:
            while len(running) < self.jobs and (task := next(waiting, None)) is not None:
                connection, process = self._start(work, task)
                running[connection] = (task, process, time.monotonic() + limit)
            if not running:
                return
            ready = wait(list(running), timeout=1.0)
            late = [one for one, (_, _, end) in running.items() if time.monotonic() > end]
            for connection in [one for one in running if one in ready or one in late]:
                task, process, _ = running.pop(connection)
                yield task, self._finish(connection, process)

    def _start(
        self, work: Callable[[T, Callable[[A], None]], None], task: T
    ) -> tuple[Connection, BaseProcess]:
        here, there = self.context.Pipe(duplex=False)
        process = self.context.Process(target=_do, args=(work, task, there), daemon=True)
        process.start()
        there.close()
        return here, process

    def _finish(self, connection: Connection, process: BaseProcess) -> A | None:
        try:
            answer = connection.recv() if connection.poll() else None
        except EOFError:
            answer = None
        connection.close()
        process.kill()
        process.join()
        if isinstance(answer, Failure):
            raise answer
        return answer


def _do(work: Callable[[T, Callable[[A], None]], None], task: T, connection: Connection) -> None:
    try:
        work(task, connection.send)
    except BaseException:
        connection.send(Failure(traceback.format_exc()))
    connection.close()
    # Nothing is left to be done, and threads of a mutant could keep it from ending.
    os._exit(0)
