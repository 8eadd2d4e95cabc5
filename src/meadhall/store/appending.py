"""The rows that a change to a table's log consists of, and moves written with the driver alone.

Nothing is written as often as a move. The driver alone needs a tenth of the time that it takes
through SQLAlchemy.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache

import msgspec
import psycopg

from meadhall.store.database import Database, channel_of
from meadhall.store.errors import Conflict, DuplicateKey, StoreError
from meadhall.tables.entries import AnyEntry, Moved
from meadhall.tables.summary import Summary

CHANGING = ("status", "rated", "seq", "wake_at", "changed_at", "finished_at", "summary")
"""The columns of a table's row that change with every append."""

MOST_ROWS = 32
"""How many rows a statement for SQLite writes at most: for each number there is a statement."""

_encode = msgspec.json.Encoder().encode

_ADVANCING = (*CHANGING, "table_id", "expected")
_ADDED = ("table_id", "seq", "key", "data")
# Each statement is a trip to PostgreSQL and back, so that all of it is in one.
_APPEND_IN_POSTGRESQL = (
    "WITH advanced AS ("
    f"UPDATE tables SET {', '.join(f'{name} = %({name})s' for name in CHANGING)}"
    " WHERE id = %(table_id)s AND seq = %(expected)s RETURNING id, seq)"
    " INSERT INTO entries (table_id, seq, key, data)"
    " SELECT id, seq, %(key)s, %(data)s FROM advanced"
    " RETURNING pg_notify(%(channel)s, %(payload)s)"
).encode()


class Append(msgspec.Struct, frozen=True):
    """Entries that follow the first ``expected_seq`` of a table, and its row after them."""

    id: str
    expected_seq: int
    entries: Sequence[AnyEntry]
    summary: Summary
    wake_at: float | None
    snapshot: bytes | None = None

    @property
    def seq(self) -> int:
        return self.expected_seq + len(self.entries)

    def is_one_move(self) -> bool:
        """Whether there is nothing else to write than an entry and the table's row."""
        return len(self.entries) == 1 and type(self.entries[0]) is Moved and self.snapshot is None

    def outrun(self) -> Conflict:
        return Conflict(f"table {self.id} does not have {self.expected_seq} entries")

    def duplicate(self) -> DuplicateKey:
        return DuplicateKey(f"table {self.id} has a move with this key already")


def changing(summary: Summary, seq: int, wake_at: float | None) -> dict[str, object]:
    return {
        "status": summary.status,
        "rated": summary.rated,
        "seq": seq,
        "wake_at": wake_at,
        "changed_at": summary.changed_at,
        "finished_at": summary.finished_at,
        "summary": _encode(summary).decode(),
    }


def rows(id: str, after: int, entries: Sequence[AnyEntry]) -> list[dict[str, object]]:
    return [
        {
            "table_id": id,
            "seq": seq,
            "key": (entry.key or None) if isinstance(entry, Moved) else None,
            "data": _encode(entry).decode(),
        }
        for seq, entry in enumerate(entries, after + 1)
    ]


def append_moves(database: Database, changes: Sequence[Append]) -> list[StoreError | None]:
    """Write single moves, and tell other servers of them; for each, why it was refused if it was.

    SQLite writes all of them in one transaction.
    """
    if database.kind == "postgresql":
        return [_append_in_postgresql(database, change) for change in changes]
    try:
        with database.driving_sqlite() as driver:
            for first in range(0, len(changes), MOST_ROWS):
                _append_in_sqlite(driver, changes[first : first + MOST_ROWS])
    except (Conflict, DuplicateKey) as error:
        if len(changes) == 1:
            return [error]
        # Nothing of it was written: now each is on its own.
        return [refusal for change in changes for refusal in append_moves(database, [change])]
    return [None] * len(changes)


def _append_in_sqlite(driver: sqlite3.Connection, changes: Sequence[Append]) -> None:
    """Write all of them or none.

    For each statement the driver lets other threads go on and then has to wait for them, which
    takes longer than the statement. So there are two, however many moves there are.
    """
    written = [_row(change) for change in changes]
    count = len(written)
    advanced = [row[name] for row in written for name in _ADVANCING]
    if driver.execute(_advance_in_sqlite(count), advanced).rowcount < count:
        raise changes[0].outrun()
    try:
        driver.execute(_add_in_sqlite(count), [row[name] for row in written for name in _ADDED])
    except sqlite3.IntegrityError as error:
        raise changes[0].duplicate() from error


@cache
def _advance_in_sqlite(count: int) -> str:
    after = {name: f"rows.column{place}" for place, name in enumerate(_ADVANCING, 1)}
    return (
        f"UPDATE tables SET {', '.join(f'{name} = {after[name]}' for name in CHANGING)}"
        f" FROM (VALUES {_parameters(count, len(_ADVANCING))}) AS rows"
        f" WHERE tables.id = {after['table_id']} AND tables.seq = {after['expected']}"
    )


@cache
def _add_in_sqlite(count: int) -> str:
    return f"INSERT INTO entries ({', '.join(_ADDED)}) VALUES {_parameters(count, len(_ADDED))}"


def _parameters(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


def _append_in_postgresql(database: Database, change: Append) -> StoreError | None:
    row = _row(change)
    row |= {"channel": channel_of(change.id), "payload": f"table {change.id} {change.seq}"}
    with database.driving_postgresql() as driver:
        try:
            count = driver.execute(_APPEND_IN_POSTGRESQL, row).rowcount
        except psycopg.IntegrityError:
            return change.duplicate()
    return None if count else change.outrun()


def _row(change: Append) -> dict[str, object]:
    (row,) = rows(change.id, change.expected_seq, change.entries)
    row |= changing(change.summary, change.seq, change.wake_at)
    row["expected"] = change.expected_seq
    return row
