"""Records of games as tables: CSV, JSON lines, Parquet.

CSV and Parquet have one row per game and the same flat columns; the columns of a seat begin with
``seat1_``, ``seat2_`` and so on. Every row has all columns, even those of sources that gave nobody
points, and each row says which game was played with which options. JSON lines have the plan of the
run in the first line, then the records as they are.
"""

import codecs
import csv
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import IO, Any

import msgspec

from meadhall.arena.simulate import GameRecord, Plan
from meadhall.kernel.catalogue import find_game
from meadhall.words import Words

ROWS_IN_GROUP = 10_000
"""Rows of a Parquet file that are written together, and kept in memory until then."""

Cell = int | float | str | None

GAME_COLUMNS: dict[str, type] = {
    "index": int,
    "game": str,
    "options": str,
    "seed": str,
    "players": int,
    "length": int,
    "rounds": int,
    "choices": int,
    "most_choices": int,
}
SEAT_COLUMNS: dict[str, type] = {
    "bot": str,
    "faction": str,
    "opening": str,
    "total": int,
    "place": int,
    "decisions": int,
    "dice": int,
    "hits": int,
    "expected_hits": float,
}
POINTS = "points_"


class MissingLibrary(RuntimeError):
    """A format that needs a library which is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "Parquet files need pyarrow: install meadhall[parquet], or use .csv or .jsonl"
        )


class Table:
    """The flat form of the records of a run."""

    def __init__(self, plan: Plan) -> None:
        self._game = plan.game
        self._options = " ".join(f"{id}={value}".lower() for id, value in plan.options.items())
        self._sources = Words(find_game(plan.game), "en", []).sources()
        self.columns = dict(GAME_COLUMNS)
        """The names of the columns and the types of their values."""
        for seat in range(plan.players):
            prefix = seat_prefix(seat)
            self.columns |= {prefix + name: kind for name, kind in SEAT_COLUMNS.items()}
            self.columns |= {f"{prefix}{POINTS}{source}": int for source in self._sources}

    def row(self, record: GameRecord) -> list[Cell]:
        """The values of a record, in the order of the columns."""
        row: list[Cell] = [
            record.index,
            self._game,
            self._options,
            record.seed,
            record.players,
            record.length,
            record.rounds,
            record.choices,
            record.most_choices,
        ]
        for seat in range(record.players):
            luck = record.luck[seat] if record.luck else None
            sheet = record.sheets[seat]
            row += (
                record.bots[seat],
                record.factions[seat],
                record.openings[seat],
                record.totals[seat],
                record.places[seat],
                record.decisions[seat],
                *((luck.dice, luck.hits, luck.expected) if luck else (None, None, None)),
            )
            row += [sheet.get(source) for source in self._sources]
        return row


def seat_prefix(seat: int) -> str:
    """The prefix of a seat's columns; people count from 1."""
    return f"seat{seat + 1}_"


class Writer(ABC):
    """Writes records to an open file, one by one."""

    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        self.file = file
        self.plan = plan

    @abstractmethod
    def write(self, record: GameRecord) -> None: ...

    def finish(self) -> None:
        """Write whatever is still buffered."""
        self.close()

    def close(self) -> None:
        """Stop writing, complete or not; the file stays open."""
        self.file.flush()


class CsvWriter(Writer):
    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        super().__init__(file, plan)
        self._table = Table(plan)
        self._rows = csv.writer(codecs.getwriter("utf-8")(file), lineterminator="\n")
        self._rows.writerow(self._table.columns)

    def write(self, record: GameRecord) -> None:
        self._rows.writerow(self._table.row(record))


class JsonLinesWriter(Writer):
    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        super().__init__(file, plan)
        self._write_line(plan)

    def write(self, record: GameRecord) -> None:
        self._write_line(record)

    def _write_line(self, value: Plan | GameRecord) -> None:
        self.file.write(msgspec.json.encode(value) + b"\n")


class ParquetWriter(Writer):
    """Writes Parquet; the plan of the run is in the file's metadata, under ``meadhall``."""

    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        super().__init__(file, plan)
        self._pyarrow = load_pyarrow()
        self._table = Table(plan)
        self._schema = self._make_schema()
        self._groups: Any = self._pyarrow.parquet.ParquetWriter(file, self._schema)
        self._rows: list[list[Cell]] = []

    def write(self, record: GameRecord) -> None:
        self._rows.append(self._table.row(record))
        if len(self._rows) == ROWS_IN_GROUP:
            self._write_group()

    def finish(self) -> None:
        if self._rows:
            self._write_group()
        super().finish()

    def close(self) -> None:
        self._groups.close()

    def _write_group(self) -> None:
        columns = [
            self._pyarrow.array(column, field.type)
            for column, field in zip(zip(*self._rows, strict=True), self._schema, strict=True)
        ]
        self._groups.write_table(self._pyarrow.table(columns, schema=self._schema))
        self._rows = []

    def _make_schema(self) -> Any:
        types = {
            int: self._pyarrow.int64(),
            float: self._pyarrow.float64(),
            str: self._pyarrow.string(),
        }
        fields = [(name, types[kind]) for name, kind in self._table.columns.items()]
        return self._pyarrow.schema(fields, {"meadhall": msgspec.json.encode(self.plan)})


def load_pyarrow() -> Any:
    """The library for Parquet files, which may not be installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise MissingLibrary from error
    return pyarrow


WRITERS: dict[str, Callable[[IO[bytes], Plan], Writer]] = {
    ".csv": CsvWriter,
    ".jsonl": JsonLinesWriter,
    ".parquet": ParquetWriter,
}
"""The writers by file extension."""
