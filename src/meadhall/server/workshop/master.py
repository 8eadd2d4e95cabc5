"""Watches the files of a package, and has every save tried and served by a new process."""

import multiprocessing
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from watchfiles import DefaultFilter, watch

from meadhall.server.config import Config
from meadhall.server.workshop.apprentice import Leave, Serve, Serving, Tried, Try, Wrong, work
from meadhall.server.workshop.replaying import BeganAgain

TRIED_WITHIN: Final = 20.0
"""Seconds that a package has to be tried."""
STARTS_WITHIN: Final = 60.0
ENDS_WITHIN: Final = 5.0

LOOKS_EVERY: Final = 300
"""Milliseconds after which the master looks whether the server still runs."""

GATHERED_WITHIN: Final = 60
"""Milliseconds in which several changes are one save."""

BUILT: Final = ("build", "dist")


class Report(Exception):
    """An apprentice that cannot go on, and why."""


class Apprentice:
    """A process of the workshop, as its master sees it."""

    def __init__(self, folder: Path, config: Config, sockets: Sequence[socket.socket]) -> None:
        context = multiprocessing.get_context("spawn")
        self._is_ready = False
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=work, args=(folder, config, sockets, theirs), daemon=False
        )
        self._process.start()
        theirs.close()

    def problem(self) -> str:
        """Let it try the package; nothing if the games can be played."""
        try:
            self._send(Try())
            told = self._hear(TRIED_WITHIN)
        except Report as report:
            return str(report)
        assert isinstance(told, Tried)
        return told.problem

    def serve(self, version: int, problem: str = "") -> list[BeganAgain]:
        """Let it serve; ``Report`` if it cannot."""
        self._send(Serve(version, problem))
        told = self._hear(STARTS_WITHIN)
        assert isinstance(told, Serving)
        return told.again

    def show(self, problem: str) -> None:
        """Let its pages show what is wrong with the last save."""
        with suppress(OSError):
            self._pipe.send(Wrong(problem))

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        with suppress(OSError):
            self._pipe.send(Leave())
        self._pipe.close()
        self._process.join(ENDS_WITHIN)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _send(self, what: Try | Serve) -> None:
        """Say what to do next, once it is there to hear it."""
        if not self._is_ready:
            self._hear(STARTS_WITHIN)
            self._is_ready = True
        self._pipe.send(what)

    def _hear(self, seconds: float) -> Any:
        """What it says; ``Report`` if it says nothing, or is gone."""
        try:
            if not self._pipe.poll(seconds):
                raise Report(f"it takes longer than {seconds:g} seconds: is there an endless loop?")
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            self._process.join(ENDS_WITHIN)
            raise Report(f"its process ended with {self._process.exitcode}") from error


class Watched(DefaultFilter):
    """The files that people write, not those that are made from them."""

    def __call__(self, change: Any, path: str) -> bool:
        parts = Path(path).parts
        made = any(part in BUILT or part.endswith(".egg-info") for part in parts)
        return not made and super().__call__(change, path)


class Master:
    """The workshop itself; ``tell`` is called with whatever its person should read."""

    def __init__(
        self,
        folder: Path,
        config: Config,
        sockets: Sequence[socket.socket],
        tell: Callable[["Shown"], None],
    ) -> None:
        self._folder = folder
        self._config = config
        self._sockets = sockets
        self._tell = tell
        self._version = 0
        self._serving: Apprentice | None = None
        self._next = self._hire()

    def run(self) -> None:
        """Serve, and show every save, until somebody interrupts."""
        try:
            for changed in watch(
                self._folder,
                watch_filter=Watched(),
                debounce=GATHERED_WITHIN,
                step=GATHERED_WITHIN // 2,
                rust_timeout=LOOKS_EVERY,
                yield_on_timeout=True,
            ):
                # The first version comes from here too: what is saved while it is tried is seen.
                if changed or self._version == 0:
                    self._show()
                elif self._serving is not None and not self._serving.is_alive():
                    self._serve_others("the server ended; the next save starts it again")
        finally:
            self._next.end()
            if self._serving is not None:
                self._serving.end()

    def _hire(self) -> Apprentice:
        return Apprentice(self._folder, self._config, self._sockets)

    def _show(self) -> None:
        """Try the package as it is now; serve it, or say what is wrong."""
        began = time.monotonic()
        apprentice = self._next
        if problem := apprentice.problem():
            apprentice.end()
            self._next = self._hire()
            self._complain(problem)
            return
        self._version += 1
        if self._serving is not None:
            self._serving.end()
        self._serving = apprentice
        try:
            again = apprentice.serve(self._version)
        except Report as report:
            self._next = self._hire()
            self._serve_others(str(report))
            return
        # Not before: two that start at once would both be slower.
        self._next = self._hire()
        self._tell(Shown(self._version, time.monotonic() - began, "", again))

    def _complain(self, problem: str) -> None:
        if self._serving is None:
            self._serve_others(problem)
            return
        self._serving.show(problem)
        self._tell(Shown(self._version, 0.0, problem, []))

    def _serve_others(self, problem: str) -> None:
        """Serve all other games, so that a page can show what is wrong."""
        if self._serving is not None:
            self._serving.end()
        self._version += 1
        self._serving = self._next
        self._serving.serve(self._version, problem)
        self._next = self._hire()
        self._tell(Shown(self._version, 0.0, problem, []))


class Shown:
    """What became of a save."""

    def __init__(self, version: int, seconds: float, problem: str, again: list[BeganAgain]) -> None:
        self.version = version
        self.seconds = seconds
        self.problem = problem
        self.again = again
