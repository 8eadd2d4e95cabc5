"""Runs commands as a user would, inside this process."""

import io
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from meadhall.cli import main

Run = Callable[..., "Outcome"]


class Outcome(msgspec.Struct):
    """What a command left behind."""

    code: int
    out: str
    err: str

    def refuses(self, part: str, code: int = 2) -> bool:
        """Whether it ended with one sentence on standard error, and nothing else."""
        lines = self.err.splitlines()
        return self.code == code and len(lines) == 1 and part in lines[0] and not self.out


@pytest.fixture
def meadhall(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """``meadhall("games", "--json")`` in an empty folder, with ``typed`` lines as input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, typed: tuple[str, ...] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = 0
        # A server writes all logs to what is standard error now, and will be closed.
        root = logging.getLogger()
        handlers, log_level = root.handlers, root.level
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
        finally:
            root.handlers = handlers
            root.setLevel(log_level)
        written = capsys.readouterr()
        return Outcome(code, written.out, written.err)

    return run
