"""Work shared among workers, with results in the order of the tasks, whoever does them.

A task is a pure function of the plan and itself. So if a worker is lost its task is simply handed
out again, and since results are taken by the numbers of their tasks, nothing is counted twice.

Processes are spawned, not forked: the same everywhere, and safe beside threads. They ignore Ctrl-C,
which a terminal sends to all processes of a command; the process that started them handles it and
ends them. They also end by themselves should their parent vanish.
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
"""Tasks handed out per worker before the results of the first are taken."""

TRIES = 3
"""A task that has brought down this many workers is given up."""


class Task(msgspec.Struct, frozen=True):
    """A range of numbers, from ``first`` up to but not including ``end``."""

    first: int
    end: int


class WorkerDied(RuntimeError):
    """A task that brought down one worker after another."""

    def __init__(self) -> None:
        super().__init__(f"a worker ended before its work was done, {TRIES} times at the same task")


class Workers(ABC):
    """Something that work can be shared among."""

    count: int
    """How many tasks are worked on at the same time."""

    @abstractmethod
    def share(
        self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan, tasks: Sequence[Work]
    ) -> Generator[Result, None, None]:
        """The results of ``work`` for each task, in order. Leaving early ends the work."""


class Processes(Workers):
    """Processes on this machine; if there is only one, it is this process itself."""

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
    """Keep the crew busy and pass on the results; lost members are replaced."""
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
    """Those that have answered or ended; waits until there is at least one."""
    busy = [process for process in crew if process.number is not None]
    pipes = wait([process.pipe for process in busy])
    return [process for process in busy if process.pipe in pipes]


class _Lost(Exception):
    """A process that ended without an answer."""


class _Failure(msgspec.Struct, frozen=True):
    """An error in a worker, on its way to the process that handed out the task."""

    error: Exception


class _Process(Generic[Work, Result]):
    """A process, and the task that it is working on."""

    pipe: "Connection[Any, Any]"

    def __init__(self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan) -> None:
        self.number: int | None = None
        """The number of its task; None while it is idle."""
        self._orders = (work, plan)
        self.begin()

    def begin(self) -> None:
        """Start it, for the first time or in place of one that was lost."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(other_end, *self._orders), daemon=True)
        with _interrupts_wait():
            self._process.start()
        # If it were open here as well, the pipe would never show that the process is gone.
        other_end.close()

    def give(self, number: int, task: Work) -> None:
        self.number = number
        # Whether anybody is there to receive it shows when the answer is taken.
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
    # A process that was killed resets what it had not read.
    with suppress(EOFError, ConnectionError):
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
    """Let requests to end wait while a process starts; halfway through it would only complain.

    The new process never receives Ctrl-C: it inherits that the signal is blocked. In this process
    that is not enough, because another thread would receive it for the main one.
    """
    caught: list[int] = []
    handlers = {}
    if threading.current_thread() is threading.main_thread():
        for name in (signal.SIGINT, signal.SIGTERM):
            handlers[name] = signal.signal(name, lambda number, _: caught.append(number))
    try:
        with _without_interrupts():
            yield
    finally:
        for name, handler in handlers.items():
            signal.signal(name, handler)
    for number in caught:
        signal.raise_signal(number)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Otherwise the first process would start the tracker, which lets Ctrl-C through again.
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
