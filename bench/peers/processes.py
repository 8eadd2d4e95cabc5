"""A worker as seen from outside: a process that is asked line by line."""

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Timer
from typing import Any

PATIENCE = 300.0
"""Seconds after which a worker that does not answer is given up.

Compiling a game of Pgx or beginning ten thousand of ours takes half a minute on a quiet machine.
"""


class WorkerFailed(Exception):
    """A worker said that it cannot do something, or no longer says anything."""


class WorkerProcess:
    """Started with the first question; it stays until it is closed, or gives no answer."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        variables: Mapping[str, str],
        folder: Path,
        patience: float = PATIENCE,
    ) -> None:
        self.name = name
        self._command = command
        self._variables = variables
        self._folder = folder
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None

    def ask(self, question: str) -> dict[str, Any]:
        """The answer, or ``WorkerFailed`` with a sentence."""
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        end_of_patience = Timer(self._patience, process.kill)
        end_of_patience.start()
        try:
            process.stdin.write(f"{question}\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            end_of_patience.cancel()
        if not line:
            self.close()  # The next question starts it again: only one of its tasks may hang.
            raise WorkerFailed(f"{self.name} gave no answer to {question!r}")
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError:
            raise WorkerFailed(f"{self.name} answered {question!r} by what is no JSON") from None
        if "error" in answer:
            first_line = str(answer["error"]).splitlines()[0]
            raise WorkerFailed(f"{self.name} cannot do {question!r}: {first_line}")
        return answer

    def _start(self) -> subprocess.Popen[str]:
        try:
            self._process = subprocess.Popen(
                self._command,
                cwd=self._folder,
                env=dict(self._variables),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError as error:
            raise WorkerFailed(f"{self.name} cannot be started: {error.strerror}") from error
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def stay_on_one_core() -> bool:
    """Bind this process, and all it starts from now on, to one core; False if that fails."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
