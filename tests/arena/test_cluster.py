"""A Ray cluster gives the same results as processes do, even when it loses workers."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from meadhall.arena import cluster as clusters
from meadhall.arena.cluster import Cluster, NoCluster, connected
from meadhall.arena.simulate import make_plan, play_plan
from meadhall.arena.workers import TRIES, Processes, WorkerDied

pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with connected("local", 2) as found:
        yield found


def test_it_plays_the_same_games(cluster: Cluster) -> None:
    plan = make_plan("champions", 2, {}, ["greedy", "random"], "cluster")
    assert cluster.count == 2
    assert list(play_plan(plan, 6, cluster)) == list(play_plan(plan, 6, Processes(1)))


def test_the_task_of_a_lost_worker_is_given_out_again(cluster: Cluster, tmp_path: Path) -> None:
    def stumble(folder: Path, task: int) -> list[int]:
        """Gets killed at every tenth task, each time the task is tried but the last."""
        killed = len(list(folder.glob(f"{task}-*")))
        if task % 10 == 5 and killed < TRIES - 1:
            (folder / f"{task}-{killed}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return [task, -task]

    expected = [number for task in range(20) for number in (task, -task)]
    assert list(cluster.share(stumble, tmp_path, range(20))) == expected
    assert len(list(tmp_path.iterdir())) == 2 * (TRIES - 1)


def test_a_task_that_ends_every_worker_is_given_up(cluster: Cluster) -> None:
    def die(plan: None, task: int) -> NoReturn:
        os._exit(3)

    with pytest.raises(WorkerDied):
        list(cluster.share(die, None, range(2)))


def test_an_error_in_a_worker_comes_through(cluster: Cluster) -> None:
    def fail(plan: None, task: int) -> NoReturn:
        raise LookupError(f"no luck with {task}")

    with pytest.raises(LookupError, match="no luck with 0"):
        list(cluster.share(fail, None, range(4)))


def test_workers_with_other_rules_are_refused(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = msgspec.structs.replace(clusters.installed(), files="0123456789")
    monkeypatch.setattr(clusters, "installed", lambda: other)
    plan = make_plan("champions", 2, {}, ["random"], "cluster")
    with pytest.raises(NoCluster, match=r"but this command needs meadhall \S+ \(01234567\)"):
        next(iter(play_plan(plan, 2, cluster)))


def test_workers_that_lack_a_module_are_refused(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("def work(plan, task): return [task]")
    monkeypatch.syspath_prepend(tmp_path)
    import only_here  # type: ignore[import-not-found]

    with pytest.raises(NoCluster, match="No module named 'only_here'"):
        list(cluster.share(only_here.work, None, range(2)))
    del sys.modules["only_here"]
