"""Work shared among workers, with results in the order of the tasks, whoever they are.

A task is a pure function of the plan and itself. So a task whose worker is lost is simply given out
again, and since the results are taken by the numbers of their tasks, nothing is counted twice.

Processes are spawned, not forked: the same everywhere, and safe beside threads. They do not hear
Ctrl-C, which a terminal sends to all processes of a command; who started them hears it and ends
them. And they end by themselves should their parent vanish.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

import msgspec

Plan = TypeVar("Plan")
Work = TypeVar("Work")
Result = TypeVar("Result")

TASKS_AHEAD = 4
"""Tasks given out per worker before the results of the first are taken."""

TRIES = 3
"""A task that was the end of so many workers is given up."""


class Task(msgspec.Struct, frozen=True):
    """A row of numbers, from ``first`` to before ``end``."""

    first: int
    end: int


class WorkerDied(RuntimeError):
    """A task at which one worker after the other was lost."""

    def __init__(self) -> None:
        super().__init__(f"a worker ended before its work was done, {TRIES} times at the same task")


class Workers(ABC):
    """Those among whom work is shared."""

    count: int
    """So many tasks are worked on at the same time."""

    @abstractmethod
    def share(
        self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan, tasks: Sequence[Work]
    ) -> Generator[Result, None, None]:
        """What ``work`` gives for each task, in their order. Leaving early ends the work."""


class Processes(Workers):
    """Processes of this machine; one alone is this process itself."""

    def __init__(self, count: int) -> None:
        self.count = count

    def share(
        self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan, tasks: Sequence[Work]
    ) -> Generator[Result, None, None]:
        if self.count == 1 or len(tasks) == 1:
            for task in tasks:
                yield from work(plan, task)
            return
        crew: list[_Process[Work, Result]] = []
        try:
            for _ in range(min(self.count, len(tasks))):
                crew.append(_Process(work, plan))
            yield from _shared(crew, tasks)
        finally:
            for process in crew:
                process.end()


def _shared(
    crew: "list[_Process[Work, Result]]", tasks: Sequence[Work]
) -> Generator[Result, None, None]:
    """Keep the crew busy and pass on the results; who is lost is replaced."""
    done: dict[int, list[Result]] = {}
    lost: list[int] = []
    deaths: Counter[int] = Counter()
    given = 0
    for number in range(len(tasks)):
        while number not in done:
            last = min(len(tasks), number + len(crew) * TASKS_AHEAD)
            for process in crew:
                if process.number is not None:
                    continue
                if lost:
                    again = lost.pop()
                    process.give(again, tasks[again])
                elif given < last:
                    process.give(given, tasks[given])
                    given += 1
            for process in _ready(crew):
                assert process.number is not None
                try:
                    done[process.number] = process.take()
                except _Lost:
                    lost.append(process.number)
                    deaths[process.number] += 1
                    if deaths[process.number] == TRIES:
                        raise WorkerDied from None
                    process.begin()
                process.number = None
        yield from done.pop(number)


def _ready(crew: "list[_Process[Work, Result]]") -> "list[_Process[Work, Result]]":
    """Those that have answered or ended; waits until there is one."""
    busy = [process for process in crew if process.number is not None]
    pipes = wait([process.pipe for process in busy])
    return [process for process in busy if process.pipe in pipes]


class _Lost(Exception):
    """A process that ended without an answer."""


class _Failure(msgspec.Struct, frozen=True):
    """An error in a worker, on its way to who gave the task."""

    error: Exception


class _Process(Generic[Work, Result]):
    """A process, and the task that it works on."""

    pipe: "Connection[Any, Any]"

    def __init__(self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan) -> None:
        self.number: int | None = None
        """Of the task; None for one that has nothing to do."""
        self._orders = (work, plan)
        self.begin()

    def begin(self) -> None:
        """Start it, for the first time or in place of one that was lost."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(other_end, *self._orders), daemon=True)
        with _interrupts_wait():
            self._process.start()
        # Held open here as well, the pipe would never tell that the process is gone.
        other_end.close()

    def give(self, number: int, task: Work) -> None:
        self.number = number
        # Whether anybody is there to hear it shows when the answer is taken.
        with suppress(OSError):
            self.pipe.send(task)

    def take(self) -> list[Result]:
        """The results, or the error that the task ended with."""
        try:
            answer: list[Result] | _Failure = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise _Lost from error
        if isinstance(answer, _Failure):
            raise answer.error
        return answer

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _serve(
    pipe: "Connection[Any, Any]", work: Callable[[Plan, Work], Iterable[Result]], plan: Plan
) -> None:
    """The life of a process: one answer for each task, until nobody asks any more."""
    _end_with_parent()
    with suppress(EOFError, BrokenPipeError):
        while True:
            task: Work = pipe.recv()
            answer: list[Result] | _Failure
            try:
                answer = list(work(plan, task))
            except Exception as error:
                error.add_note(f"In a worker:\n{traceback.format_exc()}")
                answer = _Failure(error)
            pipe.send(answer)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold Ctrl-C back; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process would start it, and that lets Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
