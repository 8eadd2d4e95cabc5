"""Work shared among processes, with results in the order of the tasks.

Processes are spawned, not forked: the same everywhere, and safe beside threads. They do not hear
Ctrl-C, which a terminal sends to all processes of a command; who started them hears it and ends
them. And they end by themselves should their parent vanish.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

import msgspec

Plan = TypeVar("Plan")
Result = TypeVar("Result")

TASKS_AHEAD = 4
"""Tasks given out per process before the results of the first are taken."""


class Task(msgspec.Struct, frozen=True):
    """A row of numbers, from ``first`` to before ``end``."""

    first: int
    end: int


class WorkerDied(RuntimeError):
    """A process that ended in the middle of its work."""


def in_processes(
    work: Callable[[Plan, Task], list[Result]], plan: Plan, tasks: Sequence[Task], jobs: int
) -> Generator[Result, None, None]:
    """What ``work`` gives for each task, in their order. Leaving early ends the processes."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(min(jobs, len(tasks)), context, initializer=_end_with_parent)
    running: deque[Future[list[Result]]] = deque()
    try:
        for task in tasks:
            with _interrupts_wait():
                running.append(executor.submit(work, plan, task))
            if len(running) >= jobs * TASKS_AHEAD:
                yield from running.popleft().result()
        while running:
            yield from running.popleft().result()
    except BaseException as error:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerDied("a process ended before its work was done") from error
        raise
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold Ctrl-C back; a process that is started meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
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
