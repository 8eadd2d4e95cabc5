"""Work shared among the machines of a Ray cluster, with the same results as anywhere.

Ray is an optional library and is imported only where a cluster is asked for. The address of a
cluster is that of its head (``host:port``), ``auto`` for the one that this machine belongs to, or
``local`` for one that is started here and stops when the work is done.

A worker might have another version of the rules installed and would play other games: each compares
its own package with that of the process that hands out the tasks, and refuses to work if they
differ.
"""

import hashlib
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from meadhall import __version__, engine
from meadhall.arena.workers import TASKS_AHEAD, TRIES, Plan, Result, Work, WorkerDied, Workers

LOCAL = "local"
OWN = "auto"

PATIENCE = 5.0
"""Seconds within which the head of a cluster must accept a connection."""

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_BACKEND_LOG_LEVEL": "fatal"}
"""Keep Ray from sending anything to its makers and from writing its log to our screen."""

AUTHENTICATION = "RAY_AUTH_MODE"

PLAYING_PARTS = ("kernel", "games", "bots", "arena")
COMPILED = (".so", ".pyd", ".pyc")


class NoCluster(RuntimeError):
    """A cluster that is missing or unusable; the text is a sentence for people."""


class Package(msgspec.Struct, frozen=True):
    """What decides how a worker plays, and how fast."""

    version: str
    engine: str
    files: str
    """The hash of all installed rules, contents and bots."""

    def __str__(self) -> str:
        return f"meadhall {self.version} ({self.files[:8]}), {self.engine} engine"


@cache
def installed() -> Package:
    files = hashlib.sha256()
    for part in PLAYING_PARTS:
        for path in sorted((engine.PACKAGE / part).rglob("*")):
            if path.is_file() and path.suffix not in COMPILED:
                files.update(path.relative_to(engine.PACKAGE).as_posix().encode())
                files.update(path.read_bytes())
    return Package(__version__, engine.name(), files.hexdigest())


@contextmanager
def connected(address: str, jobs: int) -> Iterator["Cluster"]:
    """The cluster at this address; one that is started here has ``jobs`` workers."""
    ray = _import_ray()
    if address != LOCAL:
        _knock(_own_address(ray) if address == OWN else address)
    settings: dict[str, Any] = {"num_cpus": jobs} if address == LOCAL else {}
    # Ray reports lost workers on standard output, where only results belong.
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        try:
            with _errors_unheard(), _signals_stay():
                ray.init(
                    address=address,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="critical",
                    **settings,
                )
        except Exception as error:
            raise NoCluster(_why_not(address, error)) from error
        try:
            yield Cluster(ray, int(ray.cluster_resources().get("CPU", 0)))
        finally:
            ray.shutdown()


class Cluster(Workers):
    """The processors of the cluster to which this process is connected."""

    def __init__(self, ray: Any, count: int) -> None:
        if count == 0:
            raise NoCluster("the Ray cluster has no processors")
        self.count = count
        self._ray = ray

    def share(
        self, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan, tasks: Sequence[Work]
    ) -> Generator[Result, None, None]:
        given = self._ray.remote(num_cpus=1, max_retries=TRIES - 1)(work_alike)
        running: deque[Any] = deque()
        try:
            for task in tasks:
                running.append(given.remote(installed(), work, plan, task))
                if len(running) >= self.count * TASKS_AHEAD:
                    yield from self._take(running.popleft())
            while running:
                yield from self._take(running.popleft())
        finally:
            for task_left in running:
                self._ray.cancel(task_left, force=True)

    def _take(self, task: Any) -> list[Result]:
        errors = self._ray.exceptions
        try:
            results: list[Result] = self._ray.get(task)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            raise WorkerDied from error
        except errors.RayTaskError as error:
            if isinstance(error.cause, errors.RayError):
                raise NoCluster(f"a worker cannot begin: {_last_line(error)}") from error
            # The error was raised by the task itself.
            raise error.cause from error
        except errors.RayError as error:
            raise NoCluster(f"the cluster does not answer: {_last_line(error)}") from error
        return results


def work_alike(
    asked: Package, work: Callable[[Plan, Work], Iterable[Result]], plan: Plan, task: Work
) -> list[Result]:
    """Do a task as a worker of a cluster, if the packages match."""
    if installed() != asked:
        machine = socket.gethostname()
        raise NoCluster(f"{machine} has {installed()}, but this command needs {asked}")
    return list(work(plan, task))


def _why_not(address: str, error: Exception) -> str:
    sentence = f"there is no usable Ray cluster at {address}: {_last_line(error)}"
    if isinstance(error, ConnectionError) and AUTHENTICATION not in os.environ:
        # Ray says neither that it was turned away nor why.
        sentence += f" (if it asks for a token, set {AUTHENTICATION}=token)"
    return sentence


def _last_line(error: Exception) -> str:
    """The message of an error, without its traceback."""
    return str(error).strip().rpartition("\n")[2]


def _import_ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise NoCluster("a cluster needs Ray: install meadhall[ray], or use --jobs") from error
    return ray


def _own_address(ray: Any) -> str:
    """The address of the cluster this machine belongs to; nobody may be there any more."""
    try:
        found: str = ray._private.services.canonicalize_bootstrap_address_or_die(OWN)
    except ConnectionError as error:
        raise NoCluster("this machine belongs to no Ray cluster") from error
    return found


def _knock(address: str) -> None:
    """Check whether anybody is there; Ray itself would keep trying for minutes."""
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) < 1 << 16):
        raise NoCluster(f"{address} is no address of a Ray cluster: {LOCAL}, {OWN} or host:port")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        reason = error.strerror or error
        raise NoCluster(f"there is no Ray cluster at {address}: {reason}") from error


@contextmanager
def _errors_unheard() -> Iterator[None]:
    """Silence standard error, even from below Python; exceptions say all there is to say."""
    kept = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


@contextmanager
def _signals_stay() -> Iterator[None]:
    """Keep our SIGTERM handler: Ray would replace it, and open files would not be closed."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
