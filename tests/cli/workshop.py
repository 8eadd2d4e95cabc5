"""A real ``meadhall dev`` in a process of its own, and somebody who writes a game."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

WITHIN = 90.0
"""Seconds for what takes two on a quiet machine."""


class Workshop:
    """A real ``meadhall dev`` in a process of its own, and somebody who plays there."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.package = package
        self.out = folder / "stdout"
        self.err = folder / "stderr"
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "meadhall", "dev", str(package), "--port", "0"],
                stdout=out,
                stderr=err,
                env={**os.environ, "LANG": "C.UTF-8"},
                start_new_session=True,
            )
        [self.url] = self.waits_for(lambda: re.findall(r"http://[^/]+", self.out.read_text()))
        self.client = httpx.Client(base_url=self.url, timeout=WITHIN)

    def waits_for(self, found: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + WITHIN
        while not (it := found()):
            assert time.monotonic() < deadline, self.out.read_text() + self.err.read_text()
            assert self.process.poll() is None, self.out.read_text() + self.err.read_text()
            time.sleep(0.1)
        return it

    def shows(self, version: int) -> None:
        self.waits_for(lambda: f"version {version} is shown" in self.out.read_text())

    def saves(self, file: str, old: str, new: str) -> None:
        path = self.package / "src" / "saga_dice" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def news(self) -> dict[str, Any]:
        """What an open page is told."""
        with self.client.stream("GET", "/workshop/news") as lines:
            for line in lines.iter_lines():
                if line.startswith("data: "):
                    told: dict[str, Any] = json.loads(line.removeprefix("data: "))
                    return told
        raise AssertionError("there are no news")

    def asks(self, path: str, body: object = None) -> Any:
        method = "GET" if body is None else "POST"
        answer = self.client.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def plays(self, table: str, move: str) -> None:
        views = self.asks(f"/api/tables/{table}")["views"]
        [asked] = [view for view in views if view["decision"]]
        answer = {"seat": asked["seat"], "decision": asked["decision"]["id"], "move": move}
        self.asks(f"/api/tables/{table}/moves", answer)

    def end(self) -> int:
        """Ctrl-C, which a terminal sends to all processes."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(WITHIN)


@contextmanager
def writing(folder: Path, package: Path) -> Iterator[Workshop]:
    """A workshop for this package, which is closed at the end."""
    workshop = Workshop(folder, package)
    try:
        yield workshop
    finally:
        workshop.client.close()
        if workshop.process.poll() is None:
            os.killpg(workshop.process.pid, signal.SIGKILL)
            workshop.process.wait()
