"""A real ``meadhall serve`` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

ENDS_WITHIN = 120.0


class Server:
    def __init__(self, folder: Path, arguments: tuple[str, ...], settings: dict[str, str]) -> None:
        self.errors = folder / "stderr"
        usual = {"MEADHALL_PORT": "0", "MEADHALL_BOTS": "1", "MEADHALL_DATA": str(folder / "data")}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "meadhall", "serve", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "LANG": "C.UTF-8", **usual, **settings},
                # So that a signal to all of its processes, like Ctrl-C, does not reach us.
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        found = re.search(r"http://[^ )]+", self.line)
        assert found is not None, f"{self.line!r}, {self.errors.read_text()}"
        self.url = found[0]
        self.client = httpx.Client(base_url=self.url, timeout=60.0)

    def enter(self, name: str) -> None:
        assert self.client.post("/api/enter", json={"name": name}).status_code == 201

    def open_table(self) -> str:
        seats = [{"who": "me"}, {"who": "open"}]
        opened = self.client.post("/api/tables", json={"game": "champions", "seats": seats})
        assert opened.status_code == 201, opened.text
        id: str = opened.json()["id"]
        return id

    def watch(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{key}={value}" for key, value in self.client.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return connect(address, additional_headers={"Cookie": cookies})

    def end(self, number: signal.Signals, everyone: bool = False) -> int:
        """Send the signal; return the exit code."""
        if everyone:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        return self.process.wait(ENDS_WITHIN)


@contextmanager
def serving(folder: Path, *arguments: str, **settings: str) -> Iterator[Server]:
    server = Server(folder, arguments, settings)
    try:
        yield server
    finally:
        server.client.close()
        if server.process.poll() is None:
            server.process.terminate()
            try:
                server.process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                server.process.kill()
                server.process.wait()
        assert server.process.stdout is not None
        server.process.stdout.close()
