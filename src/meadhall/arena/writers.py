"""Records of games as tables: CSV, JSON lines, Parquet.

CSV and Parquet have one row for a game and the same flat columns; the figures of a seat begin with
``seat1_``, ``seat2_`` and so on. JSON lines hold the records as they are.
"""

import csv
import io
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import IO, Any

import msgspec

from meadhall.arena.simulate import GameRecord, Plan

ROWS_IN_GROUP = 10_000
"""Rows of a Parquet file that are kept together, and in memory until then."""


class MissingLibrary(RuntimeError):
    """A format that needs a library which is not installed."""


class Writer(ABC):
    """Writes records to an open file, one by one."""

    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        self.file = file
        self.plan = plan

    @abstractmethod
    def write(self, record: GameRecord) -> None: ...

    def finish(self) -> None:
        """Write what is still held back; the file stays open."""
        self.file.flush()


def flat(record: GameRecord) -> dict[str, int | str | None]:
    """One row of a table.

    >>> row = flat(GameRecord(0, "s/0", 1, ["random"], [4], [1], [{"track": 4}], [9], 8, 9))
    >>> list(row)[4:8]
    ['rounds', 'seat1_bot', 'seat1_total', 'seat1_place']
    """
    row: dict[str, int | str | None] = {
        "index": record.index,
        "seed": record.seed,
        "players": record.players,
        "length": record.length,
        "rounds": record.rounds,
    }
    for seat in range(record.players):
        prefix = f"seat{seat + 1}_"
        row[prefix + "bot"] = record.bots[seat]
        row[prefix + "total"] = record.totals[seat]
        row[prefix + "place"] = record.places[seat]
        row[prefix + "decisions"] = record.decisions[seat]
        for source, points in record.sheets[seat].items():
            row[f"{prefix}points_{source}"] = points
    return row


class CsvWriter(Writer):
    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        super().__init__(file, plan)
        self._text = io.StringIO()
        self._rows = csv.writer(self._text, lineterminator="\n")
        self._has_header = False

    def write(self, record: GameRecord) -> None:
        row = flat(record)
        if not self._has_header:
            self._rows.writerow(row)
            self._has_header = True
        self._rows.writerow(row.values())
        self.file.write(self._text.getvalue().encode())
        self._text.seek(0)
        self._text.truncate()


class JsonLinesWriter(Writer):
    def write(self, record: GameRecord) -> None:
        self.file.write(msgspec.json.encode(record) + b"\n")


class ParquetWriter(Writer):
    """The plan of the run stands in the metadata of the file, under ``meadhall``."""

    def __init__(self, file: IO[bytes], plan: Plan) -> None:
        super().__init__(file, plan)
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError as error:
            raise MissingLibrary(
                "Parquet files need pyarrow: install meadhall[parquet], or write .csv or .jsonl"
            ) from error
        self._pyarrow: Any = pyarrow
        self._table_writer: Any = None
        self._rows: list[dict[str, int | str | None]] = []

    def write(self, record: GameRecord) -> None:
        self._rows.append(flat(record))
        if len(self._rows) == ROWS_IN_GROUP:
            self._write_group()

    def finish(self) -> None:
        if self._rows:
            self._write_group()
        if self._table_writer is not None:
            self._table_writer.close()

    def _write_group(self) -> None:
        if self._table_writer is None:
            schema = self._schema(self._rows[0])
            self._table_writer = self._pyarrow.parquet.ParquetWriter(self.file, schema)
        table = self._pyarrow.Table.from_pylist(self._rows, schema=self._table_writer.schema)
        self._table_writer.write_table(table)
        self._rows = []

    def _schema(self, row: dict[str, int | str | None]) -> Any:
        texts = {name for name, value in row.items() if isinstance(value, str)}
        string, number = self._pyarrow.string(), self._pyarrow.int64()
        fields = [(name, string if name in texts else number) for name in row]
        return self._pyarrow.schema(fields, {"meadhall": msgspec.json.encode(self.plan)})


WRITERS: dict[str, Callable[[IO[bytes], Plan], Writer]] = {
    ".csv": CsvWriter,
    ".jsonl": JsonLinesWriter,
    ".parquet": ParquetWriter,
}
"""By the ending of the file's name."""
