"""A real server in a process of its own, to be stopped, killed and started again."""

import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]

from meadhall.server.config import Config, Limits

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 180.0
STOPS_WITHIN = 90.0

PLENTY = 10**6
ROOMY = Limits(
    requests=PLENTY,
    request_burst=PLENTY,
    requests_per_address=PLENTY,
    address_burst=PLENTY,
    branches=PLENTY,
    branch_burst=PLENTY,
    entrances=PLENTY,
    tries=PLENTY,
    try_burst=PLENTY,
    entrance_burst=PLENTY,
    guesses=PLENTY,
    guess_burst=PLENTY,
    messages=PLENTY,
    message_burst=PLENTY,
    connections_per_address=PLENTY,
    sagas=PLENTY,
    searching_bots=PLENTY,
    searching_bots_per_address=PLENTY,
    sockets=PLENTY,
    sockets_per_person=PLENTY,
    sockets_per_address=PLENTY,
    open_tables=1000,
)
"""Limits that nobody reaches: one address plays for very many people here."""

Figures = Mapping[str, float | str]
"""Constants of the server to run with, by full name: ``meadhall.server.people.KNOWN_FOR``. Tests
cannot wait as long as people can.
"""


class NotStarted(Exception):
    """The server exited, or did not answer in time; its log says why."""


class Server:
    """A server on a free port; it keeps the port and its log when started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        figures: Figures | None = None,
        bots: int = 1,
        clock: Path | None = None,
    ) -> None:
        """``clock`` is a file that says by how many seconds the server is ahead of the time."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.database = database
        self._config = Config(database=database, port=self.port, bots=bots, limits=ROOMY)
        self._figures = {"meadhall.server.warming.IS_WANTED": False} | dict(figures or {})
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def launch(self) -> None:
        """Start, in a process group of its own; the caller waits for it."""
        command = [
            sys.executable,
            "-m",
            "tests.server.running",
            msgspec.json.encode(self._config).decode(),
            json.dumps(self._figures),
            *([str(self._clock)] if self._clock else []),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        """Wait until it answers that all is well."""
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and self.is_running():
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return
            time.sleep(0.02)
        self.kill()
        raise NotStarted(f"{self.url}: {self.errors() or self.log.read_text()[-2000:]}")

    def start(self) -> float:
        """Launch and wait; return the seconds that it took."""
        began = time.monotonic()
        self.launch()
        self.wait()
        return time.monotonic() - began

    def stop(self) -> None:
        """Ask it to shut down cleanly."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """SIGKILL to the server and the bots that it started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def kill_alone(self) -> list[int]:
        """SIGKILL to the server only; return its orphaned bots, which must notice by themselves."""
        bots = self.bots()
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()
        return bots

    def bots(self) -> list[int]:
        """The processes in which bots think."""
        return [child.pid for child in psutil.Process(self.pid).children(recursive=True)]

    def errors(self) -> list[str]:
        """What the server itself logged as errors, over all its restarts."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or line.startswith("Trace")]


def is_alive(pid: int) -> bool:
    """Whether a process is still running; a zombie isn't."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def move_clock(file: Path) -> None:
    """From now on the server is ahead of the time by what the file says."""
    from meadhall.server import serve
    from meadhall.server.app import make_app

    def clock() -> float:
        return time.time() + float(file.read_text())

    vars(serve)["make_app"] = partial(make_app, clock=clock)


def main() -> None:
    from meadhall.server.serve import serve

    for place, value in json.loads(sys.argv[2]).items():
        module_name, _, name = place.rpartition(".")
        module = importlib.import_module(module_name)
        assert hasattr(module, name), f"there is no {place}"
        setattr(module, name, value)
    if len(sys.argv) > 3:
        move_clock(Path(sys.argv[3]))
    serve(msgspec.json.decode(sys.argv[1], type=Config))


if __name__ == "__main__":
    main()
