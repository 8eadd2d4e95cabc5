"""Seats offered to people by name: to a friend, or to those of the last game."""

from msgspec import Struct
from sqlalchemy import bindparam, delete, exists, insert, literal, select, text

from meadhall.store.database import Database
from meadhall.store.schema import channels, offers, outbox, tables

_OFFER = text(
    "INSERT INTO offers (table_id, person, seat, at) VALUES (:table, :person, :seat, :at)"
    " ON CONFLICT DO NOTHING"
)
_TELL = insert(outbox).from_select(
    [
        "channel",
        "table_id",
        "kind",
        "decision",
        "seat",
        "runs_out",
        "created_at",
        "attempts",
        "next_at",
    ],
    select(
        channels.c.id,
        bindparam("table", type_=outbox.c.table_id.type),
        literal("offer"),
        literal(0),
        bindparam("seat", type_=outbox.c.seat.type),
        literal(0.0),
        bindparam("at", type_=outbox.c.created_at.type),
        literal(0),
        bindparam("at", type_=outbox.c.created_at.type),
    ).where(channels.c.person == bindparam("who")),
)


class Offer(Struct, frozen=True):
    table: str
    seat: int
    at: float


class Offers:
    def __init__(self, database: Database) -> None:
        self._database = database

    def offer(self, table: str, person: str, seat: int, now: float) -> bool:
        """Offer a seat, and notify the person; False if they have been offered one there."""
        facts = {"table": table, "seat": seat, "at": now}
        with self._database.writing() as connection:
            if connection.execute(_OFFER, {**facts, "person": person}).rowcount == 0:
                return False
            connection.execute(_TELL, {**facts, "who": person})
            return True

    def to_person(self, person: str, limit: int) -> list[Offer]:
        """What the person was offered at tables that are still open, the latest first."""
        query = (
            select(offers.c.table_id, offers.c.seat, offers.c.at)
            .join(tables, tables.c.id == offers.c.table_id)
            .where(offers.c.person == person, tables.c.status == "open")
            .order_by(offers.c.at.desc())
            .limit(limit)
        )
        with self._database.reading() as connection:
            return [Offer(*row) for row in connection.execute(query)]

    def seats_at(self, table: str) -> list[int]:
        """The seats of a table that were offered, each as often as it was."""
        with self._database.reading() as connection:
            return list(connection.scalars(select(offers.c.seat).where(offers.c.table_id == table)))

    def forget(self, table: str, person: str) -> None:
        with self._database.writing() as connection:
            mine = (offers.c.table_id == table) & (offers.c.person == person)
            connection.execute(delete(offers).where(mine))

    def purge(self) -> int:
        """Delete the offers of tables that are no longer open; return how many there were."""
        is_open = exists().where(tables.c.id == offers.c.table_id, tables.c.status == "open")
        with self._database.writing() as connection:
            return connection.execute(delete(offers).where(~is_open)).rowcount
