"""Processes that share work: in order, and none is left behind."""

import multiprocessing
import os

import pytest

from meadhall.arena.workers import Task, WorkerDied, in_processes


def double(factor: int, task: Task) -> list[int]:
    return [factor * number for number in range(task.first, task.end)]


def die(factor: int, task: Task) -> list[int]:
    os._exit(3)


def fail(factor: int, task: Task) -> list[int]:
    raise LookupError(f"no luck with {factor}")


TASKS = [Task(first, first + 2) for first in range(0, 20, 2)]


def test_results_come_in_order() -> None:
    assert list(in_processes(double, 2, TASKS, jobs=2)) == [2 * number for number in range(20)]


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied):
        list(in_processes(die, 2, TASKS, jobs=2))
    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_comes_through() -> None:
    with pytest.raises(LookupError, match="no luck with 2"):
        list(in_processes(fail, 2, TASKS, jobs=2))
    assert multiprocessing.active_children() == []


def test_who_stops_listening_ends_the_work() -> None:
    results = in_processes(double, 2, TASKS, jobs=2)
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == []
