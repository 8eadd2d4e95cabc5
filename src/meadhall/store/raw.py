"""A table as it is stored, undecoded: for finding out what is wrong with it."""

from msgspec import Struct
from sqlalchemy import select

from meadhall.store.schema import entries, snapshots, tables
from meadhall.store.store import Store


class RawTable(Struct, frozen=True, kw_only=True):
    game: str
    status: str
    seq: int
    rated: bool
    summary: str
    entries: list[tuple[int, str]]
    """The number and text of each entry, up to ``seq``."""
    snapshot: tuple[int, bytes] | None
    """The number of entries that it stands for, and its content."""


def raw_table(store: Store, id: str) -> RawTable | None:
    """Read a table; the row first, so that entries added in the meantime are left out."""
    with store._database.reading() as connection:
        found = connection.execute(
            select(
                tables.c.game, tables.c.status, tables.c.seq, tables.c.rated, tables.c.summary
            ).where(tables.c.id == id)
        )
        row = found.mappings().one_or_none()
        if row is None:
            return None
        log = select(entries.c.seq, entries.c.data).where(
            entries.c.table_id == id, entries.c.seq <= row["seq"]
        )
        lines = [(seq, data) for seq, data in connection.execute(log.order_by(entries.c.seq))]
        kept = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == id)
        found_snapshot = connection.execute(kept).one_or_none()
        snapshot = None if found_snapshot is None else (found_snapshot.seq, found_snapshot.data)
        return RawTable(**row, entries=lines, snapshot=snapshot)
