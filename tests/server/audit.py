"""Whether the database is consistent: the log of a table, and everything derived from it."""

from typing import Any

import msgspec
from sqlalchemy import select

from meadhall.kernel.plain import to_plain
from meadhall.kernel.saga import next_link
from meadhall.store import Store
from meadhall.store.schema import entries as log
from meadhall.store.schema import snapshots, table_people, tables
from meadhall.tables.entries import AnyEntry, Moved, Opened, SatIn, TookBack
from meadhall.tables.folding import apply, open_from
from meadhall.tables.snapshot import decode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table
from meadhall.tables.waking import thoughts

_decode = msgspec.json.Decoder(AnyEntry).decode


class Violation(Exception):
    """Something that must never happen."""


class Audit:
    """The log of one table, read again and again. What was once there must stay."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.entries: list[AnyEntry] = []
        self.table: Table | None = None
        self.moves_after: list[int] = [0]
        """For each length of the log, how many moves counted then."""
        self.asked_before: dict[int, dict[int, int]] = {}
        """For each entry that is a move, the decisions that were open when it was made."""
        self.keys: dict[str, int] = {}
        """The entry that carried out the request with this key."""
        self.late: list[float] = []
        """For each bot that sat in, how many seconds after the seat's time was up."""

    def read(self, store: Store) -> None:
        """Read what is new, and compare all rows with what the log says."""
        with store._database.reading() as connection:
            # Other servers may go on in the meantime; on PostgreSQL all is read as of one moment.
            if store.kind == "postgresql":
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            row = connection.execute(select(tables).where(tables.c.id == self.id)).mappings().one()
            ordered = select(log).where(log.c.table_id == self.id).order_by(log.c.seq)
            rows = connection.execute(ordered).mappings().all()
            kept = connection.execute(
                select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == self.id)
            ).one_or_none()
            people = set(
                connection.scalars(
                    select(table_people.c.person).where(table_people.c.table_id == self.id)
                )
            )
        self._check([one["seq"] for one in rows] == list(range(1, row["seq"] + 1)), "log has a gap")
        found = [_decode(one["data"]) for one in rows]
        self._check(found[: len(self.entries)] == self.entries, "log was changed afterwards")
        for number, entry in enumerate(found[len(self.entries) :], len(self.entries) + 1):
            self._take_in(entry)
            if kept is not None and kept.seq == number:
                self._check_snapshot(kept.data)
            key = entry.key if isinstance(entry, Moved) else ""
            self._check((rows[number - 1]["key"] or "") == key, f"key of entry {number} differs")
        self._check(kept is None or kept.seq <= len(found), "snapshot is ahead of the log")
        self._check_row(dict(row), people)

    def _take_in(self, entry: AnyEntry) -> None:
        if self.table is None:
            assert isinstance(entry, Opened)
            self.table = open_from(self.id, entry)
        else:
            if isinstance(entry, Moved):
                self._check_move(entry)
            elif isinstance(entry, SatIn):
                self.late.append(entry.at - (self.table.clocks[entry.seat].runs_out() or entry.at))
                self._check(self.late[-1] >= 0, "clock ran too fast")
            apply(self.table, entry)
        self.entries.append(entry)
        self.moves_after.append(len(self.table.moves))

    def _check_move(self, entry: Moved) -> None:
        table = self.table
        assert table is not None
        number = table.seq + 1
        link = table.moves[-1].link if table.moves else table.start
        expected = next_link(link, entry.seat, entry.move, entry.outcomes)
        self._check(entry.link == expected, f"chain is broken at entry {number}")
        self.asked_before[number] = {seat: one.decision for seat, one in table.asked.items()}
        if entry.key:
            self._check(entry.key not in self.keys, f"request {entry.key} was carried out twice")
            self.keys[entry.key] = number

    def _check_row(self, row: dict[str, Any], people: set[str]) -> None:
        table = self.table
        assert table is not None
        summary = summarize(table)
        self._check(row["summary"] == msgspec.json.encode(summary).decode(), "summary differs")
        for name in ("status", "rated", "changed_at", "finished_at", "public", "game"):
            self._check(row[name] == getattr(summary, name), f"{name} differs from the log")
        seated = {summary.opener, *(seat.person for seat in summary.seats)} - {""}
        self._check(people == seated, "list of its people differs from the log")
        wakes = table.status == "open" or (
            table.status == "playing" and (table.clock is not None or bool(thoughts(table)))
        )
        self._check((row["wake_at"] is not None) == wakes, "time to wake it is wrong")

    def _check_snapshot(self, data: bytes) -> None:
        assert self.table is not None
        lean = msgspec.structs.replace(self.table, past=[])
        self._check(_plain(decode_snapshot(data)) == _plain(lean), "snapshot differs from the log")

    def took_back(self) -> list[int]:
        """The numbers of the entries that took moves back."""
        return [seq for seq, one in enumerate(self.entries, 1) if isinstance(one, TookBack)]

    def _check(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Violation(f"table {self.id}: its {otherwise}")


def _plain(table: Table) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table, enc_hook=to_plain))
