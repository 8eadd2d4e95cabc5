"""Runs read back from the files they were written to, a few games at a time.

The file extension gives the format, as it did for writing (``arena.writers``). JSON lines may also
come from other commands that play games: the first line says at least which game it is, the others
have the fields of a record, and any other fields are ignored.
"""

import csv
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from meadhall.arena.simulate import GameRecord
from meadhall.arena.summary import Summary
from meadhall.arena.writers import (
    GAME_COLUMNS,
    POINTS,
    SEAT_COLUMNS,
    load_pyarrow,
    seat_prefix,
)
from meadhall.kernel.game import Setting

ROWS_AT_ONCE = 1000


class WrongRun(ValueError):
    """A file that is not a run of games; the error is a sentence for people."""


class Origin(msgspec.Struct, frozen=True):
    """What a file says about its run as a whole."""

    game: str
    options: Mapping[str, Setting] = {}
    seed: str = ""


class Run(ABC):
    """An open file with the records of a run."""

    origin: Origin
    size: int
    """How much there is to read; ``records`` says how much of it each record was."""

    def __init__(self, path: Path, file: Any) -> None:
        self.path = path
        self._file = file

    @abstractmethod
    def records(self) -> Iterator[tuple[GameRecord, int]]:
        """The records in order, and how much was read for each."""

    def close(self) -> None:
        self._file.close()

    def wrong(self, reason: str) -> WrongRun:
        return WrongRun(f"{self.path} is no run of games: {reason}")


class JsonLinesRun(Run):
    def __init__(self, path: Path) -> None:
        super().__init__(path, path.open("rb"))
        self.size = path.stat().st_size
        try:
            self.origin = msgspec.json.decode(self._file.readline(), type=Origin)
        except msgspec.DecodeError as error:
            self.close()
            raise self.wrong("its first line is not the plan of one") from error
        self._decoder = msgspec.json.Decoder(GameRecord)

    def records(self) -> Iterator[tuple[GameRecord, int]]:
        for number, line in enumerate(self._file, 2):
            try:
                yield self._decoder.decode(line), len(line)
            except msgspec.DecodeError as error:
                if not line.endswith(b"\n"):
                    return  # A tournament that is still running, or was cut off.
                raise self.wrong(f"line {number} is not the record of a game") from error


class TableRun(Run):
    """A run in flat columns; a row is read by the positions of the columns that records need."""

    _of_game: Callable[[Sequence[Any]], tuple[Any, ...]]
    _of_seats: list[Callable[[Sequence[Any]], tuple[Any, ...]]]
    _sources: list[dict[str, int]]
    """For each seat, the positions of its points by source."""

    def _read_header(self, names: Sequence[str]) -> None:
        """Find out what the columns are; everything that records need must be there."""
        places = {name: place for place, name in enumerate(names)}
        prefixes: list[str] = []
        while f"{seat_prefix(len(prefixes))}bot" in places or not prefixes:
            prefixes.append(seat_prefix(len(prefixes)))
        try:
            self._of_game = itemgetter(*(places[name] for name in GAME_COLUMNS))
            self._of_seats = [
                itemgetter(*(places[prefix + name] for name in SEAT_COLUMNS)) for prefix in prefixes
            ]
        except KeyError as error:
            raise self.wrong(f"it has no column {error.args[0]}") from error
        self._sources = [
            {
                name.removeprefix(prefix + POINTS): place
                for name, place in places.items()
                if name.startswith(prefix + POINTS)
            }
            for prefix in prefixes
        ]

    def _origin(self, row: Sequence[Any]) -> Origin:
        _, game, options, seed, *_ = self._of_game(row)
        chosen = dict(pair.split("=", 1) for pair in (options or "").split())
        return Origin(game or "", chosen, (seed or "").rpartition("/")[0])

    def _record(self, row: Sequence[Any], number: int) -> GameRecord:
        index, _, _, seed, players, length, rounds, choices, most_choices = self._of_game(row)
        bots, factions, openings, totals, places, decisions, dice, hits, expected = zip(
            *[of_seat(row) for of_seat in self._of_seats], strict=True
        )
        record = {
            "index": index,
            "seed": seed,
            "players": players,
            "bots": bots,
            "totals": totals,
            "places": places,
            "sheets": [
                {source: row[place] for source, place in sources.items() if row[place] is not None}
                for sources in self._sources
            ],
            "decisions": decisions,
            "rounds": rounds,
            "length": length,
            "choices": choices,
            "most_choices": most_choices,
            "factions": factions,
            "openings": [opening or "" for opening in openings],
        }
        if dice[0] is not None:
            record["luck"] = [
                {"seat": seat, "dice": dice[seat], "hits": hits[seat], "expected": expected[seat]}
                for seat in range(len(dice))
            ]
        try:
            return msgspec.convert(record, GameRecord)
        except msgspec.ValidationError as error:
            raise self.wrong(f"row {number} is not the record of a game") from error


class CsvRun(TableRun):
    def __init__(self, path: Path) -> None:
        super().__init__(path, path.open(encoding="utf-8", newline=""))
        self.size = path.stat().st_size
        self._read = 0
        try:
            self._rows = self._table()
            names = next(self._rows, [])
            self._read_header(names)
            self._kinds = [_kind(name) for name in names]
            self._first = self._cells(next(self._rows, []), 1)
        except WrongRun:
            self.close()
            raise
        self.origin = self._origin(self._first)

    def records(self) -> Iterator[tuple[GameRecord, int]]:
        yield self._record(self._first, 1), self._read
        before = self._read
        for number, row in enumerate(self._rows, 2):
            yield self._record(self._cells(row, number), number), self._read - before
            before = self._read

    def _table(self) -> Iterator[list[str]]:
        try:
            yield from csv.reader(self._lines())
        except csv.Error as error:
            raise self.wrong("it is not a table") from error

    def _lines(self) -> Iterator[str]:
        try:
            for line in self._file:
                self._read += len(line)
                yield line
        except UnicodeDecodeError as error:
            raise self.wrong("it is not text") from error

    def _cells(self, row: list[str], number: int) -> list[Any]:
        """Convert a row; empty cells become None."""
        if not row:
            raise self.wrong("there is no game in it")
        if len(row) != len(self._kinds):
            raise self.wrong(f"row {number} has not as many columns as the header")
        try:
            return [
                kind(cell) if cell else None for kind, cell in zip(self._kinds, row, strict=True)
            ]
        except ValueError as error:
            raise self.wrong(f"row {number} has a word where a number should be") from error


def _kind(name: str) -> Callable[[str], Any]:
    """How to convert the text in a column."""
    if name in GAME_COLUMNS:
        return GAME_COLUMNS[name]
    of_seat = name.partition("_")[2]
    return int if of_seat.startswith(POINTS) else SEAT_COLUMNS.get(of_seat, str)


class ParquetRun(TableRun):
    def __init__(self, path: Path) -> None:
        self._pyarrow = pyarrow = load_pyarrow()
        path.open("rb").close()  # If it cannot be read, fail as for any other file.
        try:
            super().__init__(path, pyarrow.parquet.ParquetFile(path))
        except pyarrow.ArrowInvalid as error:
            raise WrongRun(f"{path} is no run of games: it is not a Parquet file") from error
        self.size = self._file.metadata.num_rows
        self._read_header(self._file.schema_arrow.names)
        if not self.size:
            raise self.wrong("there is no game in it")
        self.origin = self._origin(next(self._rows(1)))

    def records(self) -> Iterator[tuple[GameRecord, int]]:
        for number, row in enumerate(self._rows(ROWS_AT_ONCE), 1):
            yield self._record(row, number), 1

    def _rows(self, at_once: int) -> Iterator[tuple[Any, ...]]:
        try:
            for batch in self._file.iter_batches(at_once):
                yield from zip(*(column.to_pylist() for column in batch.columns), strict=True)
        except self._pyarrow.ArrowException as error:
            raise self.wrong("it is damaged") from error


RUNS: dict[str, Callable[[Path], Run]] = {
    ".csv": CsvRun,
    ".jsonl": JsonLinesRun,
    ".parquet": ParquetRun,
}
"""The readers by file extension."""


def open_run(path: Path) -> Run:
    """Open the run in a file; ``WrongRun`` if it isn't one, ``OSError`` if it cannot be read."""
    if path.suffix.lower() not in RUNS:
        raise WrongRun(f"the name of {path} must end in {', '.join(RUNS)}")
    return RUNS[path.suffix.lower()](path)


def summarize(run: Run, advance: Callable[[int], None]) -> Summary:
    """Summarise all records of a run; ``advance`` is called with how much was read."""
    summary = None
    waiting = 0
    for number, (record, amount) in enumerate(run.records(), 1):
        if summary is None:
            summary = Summary(record.players)
        if not _fits(record, summary.seats):
            raise run.wrong(f"game {record.index} has not the same seats as the others")
        summary.add(record)
        waiting += amount
        if number % ROWS_AT_ONCE == 0:
            advance(waiting)
            waiting = 0
    advance(waiting)
    if summary is None:
        raise run.wrong("there is no game in it")
    return summary


def _fits(record: GameRecord, seats: int) -> bool:
    by_seat = (record.bots, record.totals, record.places, record.sheets)
    optional = (record.factions, record.openings, record.luck or ())
    return (
        record.players == seats
        and record.length > 0
        and all(len(row) == seats for row in by_seat)
        and all(len(row) in (0, seats) for row in optional)
        and all(luck.seat < seats for luck in record.luck or ())
    )
