"""What people say at a table, and the notes that each of them keeps there."""

from msgspec import Struct
from sqlalchemy import func, insert, select, text

from meadhall.store.database import Database
from meadhall.store.errors import Gone
from meadhall.store.schema import chat, notes, tables

_SET_NOTE = text(
    "INSERT INTO notes (table_id, person, text) VALUES (:table, :person, :text)"
    " ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text"
)


class ChatLine(Struct, frozen=True):
    table: str
    number: int
    """The number of the line in the table's conversation, from 1."""
    person: str | None
    """None once the person has been removed; the name is then empty."""
    name: str
    at: float
    text: str
    gesture: str = ""
    """What they did instead of saying something; the text is then empty."""


class Talk:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self, table: str, person: str, name: str, at: float, text: str, gesture: str = ""
    ) -> ChatLine:
        with self._database.writing() as connection:
            # Whoever speaks at the same moment waits here and gets the next number.
            own_turn = select(tables.c.id).where(tables.c.id == table).with_for_update()
            if connection.scalar(own_turn) is None:
                raise Gone(f"there is no table {table}")
            last = select(func.max(chat.c.number)).where(chat.c.table_id == table)
            number = (connection.scalar(last) or 0) + 1
            line = ChatLine(table, number, person, name, at, text, gesture)
            row = {field: getattr(line, field) for field in ChatLine.__struct_fields__[1:]}
            connection.execute(insert(chat).values(table_id=table, **row))
            self._database.notify(connection, "chat", table, number)
            return line

    def lines(self, table: str, after_number: int = 0, limit: int = 200) -> list[ChatLine]:
        """The newest lines after this number, oldest first."""
        columns = (chat.c[field] for field in ChatLine.__struct_fields__[1:])
        query = (
            select(*columns)
            .where(chat.c.table_id == table, chat.c.number > after_number)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        with self._database.reading() as connection:
            return [ChatLine(table, *row) for row in connection.execute(query)][::-1]

    def note(self, table: str, person: str) -> str:
        query = select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person)
        with self._database.reading() as connection:
            return connection.scalar(query) or ""

    def set_note(self, table: str, person: str, text: str) -> None:
        with self._database.writing() as connection:
            connection.execute(_SET_NOTE, {"table": table, "person": person, "text": text})
