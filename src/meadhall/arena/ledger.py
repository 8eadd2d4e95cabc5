"""The games of a tournament in a file, which a later run can continue.

The first line is the plan, every other one a game, in order. A line is written as soon as its game
is over; if one was cut off because the program or the machine died, its game is played again.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec

from meadhall.arena.simulate import GameRecord
from meadhall.arena.tournament import Match, Plan

if sys.platform != "win32":
    import fcntl


class UnfitLedger(ValueError):
    """A file that cannot be continued; the text is a sentence for people."""


def seed_in(path: Path) -> str | None:
    """The seed of the tournament in a file; None if it contains no tournament."""
    with suppress(OSError, msgspec.DecodeError), path.open("rb") as file:
        return msgspec.json.decode(file.readline(), type=Plan).seed
    return None


class Ledger:
    """The open file. First read everything in it, then add more."""

    def __init__(self, path: Path, file: IO[bytes], plan: Plan) -> None:
        self._path = path
        self._file = file
        self._plan = plan

    def read(self, matches: Sequence[Match]) -> Iterator[GameRecord]:
        """Those of these games that were already played. Later games in the file stay there."""
        with self._path.open("rb") as reader:
            head = reader.readline()
            if head:
                self._check_plan(head)
            read = len(head)
            for match in matches:
                line = reader.readline()
                if not line.endswith(b"\n"):
                    self._file.truncate(read)
                    return
                yield self._game(line, match)
                read += len(line)

    def add(self, record: GameRecord) -> None:
        if self._file.tell() == 0:
            self._file.write(msgspec.json.encode(self._plan) + b"\n")
        self._file.write(msgspec.json.encode(record) + b"\n")
        self._file.flush()

    def _check_plan(self, head: bytes) -> None:
        try:
            found = msgspec.json.decode(head, type=Plan)
        except msgspec.DecodeError as error:
            raise UnfitLedger(f"{self._path} does not hold a tournament") from error
        for name in Plan.__struct_fields__:
            there, here = _told(getattr(found, name)), _told(getattr(self._plan, name))
            if there != here:
                raise UnfitLedger(
                    f"{self._path} holds another tournament: its {name} is {there}, not {here}"
                )

    def _game(self, line: bytes, match: Match) -> GameRecord:
        with suppress(msgspec.DecodeError):
            record = msgspec.json.decode(line, type=GameRecord)
            if (record.index, record.seed, *record.bots) == (match.index, match.seed, *match.bots):
                return record
        raise UnfitLedger(f"line {match.index + 2} of {self._path} is not game {match.index}")


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Ledger]:
    """A file for one run at a time; a new one if there is none."""
    if path.exists() and not path.is_file():
        raise UnfitLedger(f"{path} cannot be written: it is no ordinary file")
    is_new = not path.exists()
    with path.open("ab") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise UnfitLedger(f"{path} is being written by another run") from error
        try:
            yield Ledger(path, file, plan)
        finally:
            if is_new and file.tell() == 0:
                path.unlink()


def _told(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
