"""The logs of the tables, and the rows derived from them.

Entries are only ever appended, except in a workshop, where the rules themselves change.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from meadhall.store.appending import CHANGING, Append, append_moves, changing, rows
from meadhall.store.errors import Conflict, DuplicateKey, Gone, StoreError
from meadhall.store.lists import Lists
from meadhall.store.schema import entries as log
from meadhall.store.schema import snapshots, table_people, tables
from meadhall.tables.entries import AnyEntry, Ended, Moved
from meadhall.tables.folding import UnreadableLog, apply, fold
from meadhall.tables.snapshot import BrokenSnapshot, decode_snapshot
from meadhall.tables.summary import UNFINISHED, Summary, closed_summary
from meadhall.tables.table import Table

_decode = msgspec.json.Decoder(AnyEntry).decode

# Built once: constructing a statement costs more than executing it.
_CREATE = insert(tables)
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.seq == bindparam("expected"))
    .values({name: bindparam(name) for name in CHANGING})
)
_ADD_ENTRIES = insert(log)
_PEOPLE = select(table_people.c.person).where(table_people.c.table_id == bindparam("id"))
_ADD_PERSON = insert(table_people)
_REMOVE_PERSON = delete(table_people).where(
    table_people.c.table_id == bindparam("of"), table_people.c.person == bindparam("who")
)
_KEEP_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, seq, data) VALUES (:id, :seq, :data)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
_SNAPSHOT = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == bindparam("id"))
_ENTRIES = (
    select(log.c.data)
    .where(log.c.table_id == bindparam("id"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
_WITH_KEY = select(log.c.data).where(
    log.c.table_id == bindparam("id"), log.c.key == bindparam("key")
)
_FORGET_ENTRIES = delete(log).where(log.c.table_id == bindparam("of"))
_FORGET_SNAPSHOT = delete(snapshots).where(snapshots.c.table_id == bindparam("of"))
_REPLACE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in CHANGING})
)
_POSTPONE = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.seq == bindparam("expected"))
    .values(wake_at=bindparam("wake_at"))
)


class Tables(Lists):
    def create(
        self,
        summary: Summary,
        entries: Sequence[AnyEntry],
        wake_at: float | None,
        also: Append | None = None,
    ) -> None:
        """Create a table. ``also`` is a change to another one, such as that of a rematch."""
        with self._database.writing() as connection:
            if also is not None:
                self._append(connection, also)
            self.create_in(connection, summary, entries, wake_at)

    def create_in(
        self,
        connection: Connection,
        summary: Summary,
        entries: Sequence[AnyEntry],
        wake_at: float | None,
    ) -> None:
        """Create a table in a transaction that has begun."""
        try:
            connection.execute(_CREATE, _new_row(summary, len(entries), wake_at))
        except IntegrityError as error:
            raise Conflict(f"there is a table {summary.id} already") from error
        connection.execute(_ADD_ENTRIES, rows(summary.id, 0, entries))
        _set_people(connection, summary)
        self._database.notify(connection, "table", summary.id, len(entries))

    def append(self, change: Append) -> None:
        """Append to the log, unless another was first (``Conflict``) or a key is already known."""
        (refusal,) = self.append_all([change])
        if refusal is not None:
            raise refusal

    def append_all(self, changes: Sequence[Append]) -> list[StoreError | None]:
        """Append to several logs in one transaction; for each change, why it was refused if it was.

        One commit costs far more than what is committed, so that many tables share one.
        """
        if all(change.is_one_move() for change in changes):
            return append_moves(self._database, changes)
        try:
            with self._database.writing() as connection:
                return [self._refusal(connection, change) for change in changes]
        except (DuplicateKey, Gone) as error:
            if len(changes) == 1:
                return [error]
            # Nothing of it was written: now each is on its own.
            return [refusal for change in changes for refusal in self.append_all([change])]

    def _refusal(self, connection: Connection, change: Append) -> Conflict | None:
        """Append; a conflict leaves nothing behind in the transaction."""
        try:
            self._append(connection, change)
        except Conflict as error:
            return error
        return None

    def _append(self, connection: Connection, change: Append) -> None:
        row = changing(change.summary, change.seq, change.wake_at)
        known = {"of": change.id, "expected": change.expected_seq}
        if connection.execute(_ADVANCE, row | known).rowcount == 0:
            raise change.outrun()
        try:
            connection.execute(_ADD_ENTRIES, rows(change.id, change.expected_seq, change.entries))
        except IntegrityError as error:
            raise change.duplicate() from error
        # Only moves are certain to leave the people unchanged.
        if not all(type(entry) is Moved for entry in change.entries):
            _set_people(connection, change.summary)
        if change.snapshot is not None:
            kept = {"id": change.id, "seq": change.seq, "data": change.snapshot}
            connection.execute(_KEEP_SNAPSHOT, kept)
        self._database.notify(connection, "table", change.id, change.seq)

    def close_unreadable(self, id: str, ended: Ended) -> bool:
        """End a table whose log cannot be replayed; False if it was over already.

        Nobody can play it any more, so only its summary changes, and no server should wake it.
        """
        summary = self.summary(id)
        if summary is None or summary.status not in UNFINISHED:
            return False
        closed = closed_summary(summary, ended.reason, ended.at)
        self.append(Append(id, self.sequences([id])[id], [ended], closed, None))
        return True

    def rewrite(
        self, id: str, entries: Sequence[AnyEntry], summary: Summary, wake_at: float | None
    ) -> None:
        """Replace the log of a table, because the rules of its game were changed (``workshop``).

        No server may hold the table in memory.
        """
        with self._database.writing() as connection:
            connection.execute(_FORGET_ENTRIES, {"of": id})
            connection.execute(_FORGET_SNAPSHOT, {"of": id})
            connection.execute(_ADD_ENTRIES, rows(id, 0, entries))
            row = changing(summary, len(entries), wake_at)
            connection.execute(_REPLACE, row | {"of": id})

    def postpone(self, id: str, seq: int, wake_at: float | None) -> bool:
        """Wake the table later, if it has not changed; otherwise return False."""
        with self._database.writing() as connection:
            facts = {"of": id, "expected": seq, "wake_at": wake_at}
            return connection.execute(_POSTPONE, facts).rowcount == 1

    def entries(self, id: str, after: int = 0) -> list[AnyEntry]:
        with self._database.reading() as connection:
            return _read_entries(connection, id, after)

    def move_with_key(self, id: str, key: str) -> Moved | None:
        """The move that carried out the request with this key."""
        with self._database.reading() as connection:
            data = connection.scalar(_WITH_KEY, {"id": id, "key": key})
        entry = None if data is None else _decode(data)
        assert entry is None or isinstance(entry, Moved)
        return entry

    def snapshot(self, id: str) -> tuple[int, bytes] | None:
        with self._database.reading() as connection:
            row = connection.execute(_SNAPSHOT, {"id": id}).one_or_none()
            return None if row is None else (row.seq, row.data)

    def load(self, id: str) -> Table | None:
        """The table as its log defines it, from the last snapshot on if that can be read."""
        table = self._from_snapshot(id)
        if table is None:
            entries = self.entries(id)
            return fold(id, entries) if entries else None
        for entry in self.entries(id, after=table.seq):
            apply(table, entry)
        return table

    def _from_snapshot(self, id: str) -> Table | None:
        kept = self.snapshot(id)
        if kept is None:
            return None
        try:
            table = decode_snapshot(kept[1])
        except BrokenSnapshot:
            return None
        return table if (table.id, table.seq) == (id, kept[0]) else None


def _new_row(summary: Summary, seq: int, wake_at: float | None) -> dict[str, object]:
    return {
        "id": summary.id,
        "game": summary.game,
        "players": len(summary.seats),
        "public": summary.public,
        **changing(summary, seq, wake_at),
    }


def _set_people(connection: Connection, summary: Summary) -> None:
    wanted = {summary.opener, *(seat.person for seat in summary.seats)} - {""}
    present = set(connection.scalars(_PEOPLE, {"id": summary.id}))
    if gone := present - wanted:
        connection.execute(_REMOVE_PERSON, [{"of": summary.id, "who": who} for who in gone])
    if new := wanted - present:
        connection.execute(_ADD_PERSON, [{"table_id": summary.id, "person": who} for who in new])


def _read_entries(connection: Connection, id: str, after: int) -> list[AnyEntry]:
    rows = connection.scalars(_ENTRIES, {"id": id, "after": after})
    return [_read_entry(id, seq, data) for seq, data in enumerate(rows, after + 1)]


def _read_entry(id: str, seq: int, data: str) -> AnyEntry:
    try:
        entry: AnyEntry = _decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise UnreadableLog(id, seq) from error
    return entry
