"""Processes that share work: in order, none left behind, and a lost one is replaced."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena import workers
from meadhall.arena.workers import TRIES, Processes, Task, WorkerDied, _Process


def double(factor: int, task: Task) -> list[int]:
    return [factor * number for number in range(task.first, task.end)]


def die(factor: int, task: Task) -> list[int]:
    os._exit(3)


def fail(factor: int, task: Task) -> list[int]:
    raise LookupError(f"no luck with {factor}")


def stumble(plan: tuple[Path, int], task: Task) -> list[int]:
    """Gets killed the given number of times at every third task, before doing its work."""
    folder, times = plan
    killed = len(list(folder.glob(f"{task.first}-*")))
    if task.first % 3 == 0 and killed < times:
        (folder / f"{task.first}-{killed}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(2, task)


def is_deaf(plan: None, task: Task) -> list[bool]:
    return [signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])]


class Reset:
    """A pipe whose other end was killed before it had read everything."""

    def recv(self) -> None:
        raise ConnectionResetError


TASKS = [Task(first, first + 2) for first in range(0, 20, 2)]
DOUBLED = [2 * number for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2, 30])
def test_results_come_in_order(jobs: int) -> None:
    assert list(Processes(jobs).share(double, 2, TASKS)) == DOUBLED
    assert multiprocessing.active_children() == []


def test_work_for_nobody_is_done_at_once() -> None:
    assert list(Processes(2).share(double, 2, [])) == []


def test_the_task_of_a_lost_worker_is_given_out_again(tmp_path: Path) -> None:
    plan = (tmp_path, TRIES - 1)
    assert list(Processes(2).share(stumble, plan, TASKS)) == DOUBLED
    assert len(list(tmp_path.iterdir())) == 4 * (TRIES - 1)
    assert multiprocessing.active_children() == []


def test_a_task_that_ends_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerDied):
        list(Processes(2).share(die, 2, TASKS))
    assert multiprocessing.active_children() == []


def test_an_error_in_a_worker_comes_through() -> None:
    with pytest.raises(LookupError, match="no luck with 2") as caught:
        list(Processes(2).share(fail, 2, TASKS))
    assert "in fail" in caught.value.__notes__[0]
    assert multiprocessing.active_children() == []


def test_no_worker_hears_ctrl_c() -> None:
    program = (
        "from tests.arena.test_workers import *\n"
        "print(all(Processes(2).share(is_deaf, None, TASKS)))"
    )
    command = [sys.executable, "-c", program]
    folder = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_request_to_end_waits_until_a_process_has_started(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever thread receives it."""
    asked = threading.Event()
    started: list[bool] = []

    def ask() -> None:
        asked.wait()
        signal.raise_signal(number)

    class Stopped(BaseException):
        pass

    def stop(*_: object) -> None:
        raise Stopped

    class Starting:
        def __init__(self, **_: object) -> None: ...

        def start(self) -> None:
            asked.set()
            thread.join()
            started.append(True)

    thread = threading.Thread(target=ask)
    thread.start()
    monkeypatch.setattr(multiprocessing.get_context("spawn"), "Process", Starting)
    before = signal.signal(number, stop)
    try:
        with pytest.raises(Stopped):
            _Process(double, 2)
    finally:
        signal.signal(number, before)
    assert started == [True]


def test_who_stops_listening_ends_the_work() -> None:
    results = Processes(2).share(double, 2, TASKS)
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == []


def test_a_worker_whose_parent_was_killed_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(workers, "_end_with_parent", lambda: None)
    pipe: Any = Reset()
    workers._serve(pipe, double, 2)
    assert capfd.readouterr() == ("", "")
