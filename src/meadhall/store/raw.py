"""A table as it is stored, undecoded: for finding out what is wrong with it."""

from msgspec import Struct
from sqlalchemy import select

from meadhall.store.schema import entries, tables
from meadhall.store.store import Store


class RawTable(Struct, frozen=True, kw_only=True):
    game: str
    status: str
    seq: int
    rated: bool
    summary: str
    entries: list[tuple[int, str]]
    """The number and text of each entry, up to ``seq``."""


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
        return RawTable(**row, entries=lines)
