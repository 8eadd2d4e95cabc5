"""Everything that is stored about a person, for that person to take along."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Table, select

from meadhall.store.channels import Channels
from meadhall.store.circle import Avoided, Circle, Friend
from meadhall.store.database import Database
from meadhall.store.lists import Lists
from meadhall.store.schema import (
    chat,
    daily_tries,
    looks,
    notes,
    offers,
    people,
    puzzle_answers,
    tournament_entries,
)
from meadhall.store.sessions import Sessions
from meadhall.tables.summary import Summary

ALL = 2**31 - 1


class ExportedAccount(Struct):
    id: str
    name: str
    guest: bool
    language: str
    created_at: float
    seen_at: float
    color: str
    seen_by: str


class ExportedSession(Struct):
    created_at: float
    seen_at: float
    expires_at: float
    agent: str


class ExportedChannel(Struct):
    kind: str
    config: dict[str, str]
    created_at: float


class ExportedLine(Struct):
    table: str
    at: float
    text: str
    gesture: str


class ExportedNote(Struct):
    table: str
    text: str


class ExportedLook(Struct):
    """When the person last looked at a table."""

    table: str
    at: float


class ExportedTry(Struct):
    """A try at a daily saga: 0 is the one that counted."""

    day: str
    game: str
    number: int
    table: str


class ExportedAnswer(Struct):
    """The first answer to a puzzle."""

    at: float
    game: str
    puzzle: str
    move: str
    solved: bool


class ExportedEntry(Struct):
    """Taking part in a tournament."""

    tournament: str
    name: str
    left: bool


class ExportedOffer(Struct):
    """A seat that somebody offered to the person."""

    table: str
    seat: int
    at: float


class Export(Struct):
    """No password, not even its hash, and nothing that would let anybody enter."""

    account: ExportedAccount
    sessions: list[ExportedSession]
    channels: list[ExportedChannel]
    said: list[ExportedLine]
    notes: list[ExportedNote]
    looks: list[ExportedLook]
    daily: list[ExportedTry]
    puzzles: list[ExportedAnswer]
    tournaments: list[ExportedEntry]
    friends: list[Friend]
    avoided: list[Avoided]
    offers: list[ExportedOffer]
    tables: list[Summary]
    """All tables the person opened or sat at; their moves are in their sagas."""


class Exports:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of_person(self, id: str) -> Export | None:
        """None if there is no such person."""
        with self._database.reading() as connection:
            row = connection.execute(select(people).where(people.c.id == id)).mappings().first()
        if row is None:
            return None
        database = self._database
        return Export(
            account=ExportedAccount(
                **{name: row[name] for name in ExportedAccount.__struct_fields__}
            ),
            sessions=[
                ExportedSession(one.created_at, one.seen_at, one.expires_at, one.agent)
                for one in Sessions(database).of_person(id)
            ],
            channels=[
                ExportedChannel(one.kind, one.config, one.created_at)
                for one in Channels(database).of_person(id)
            ],
            said=[
                ExportedLine(*row)
                for row in self._rows(chat, id, "table_id", "at", "text", "gesture")
            ],
            notes=[ExportedNote(*row) for row in self._rows(notes, id, "table_id", "text")],
            looks=[ExportedLook(*row) for row in self._rows(looks, id, "table_id", "at")],
            daily=[
                ExportedTry(*row)
                for row in self._rows(daily_tries, id, "day", "game", "number", "table_id")
            ],
            puzzles=[
                ExportedAnswer(*row)
                for row in self._rows(puzzle_answers, id, "at", "game", "puzzle", "move", "solved")
            ],
            tournaments=[
                ExportedEntry(*row)
                for row in self._rows(tournament_entries, id, "tournament", "name", "left")
            ],
            friends=Circle(database).friends(id),
            avoided=Circle(database).avoided(id),
            offers=[
                ExportedOffer(*row) for row in self._rows(offers, id, "table_id", "seat", "at")
            ],
            tables=Lists(database).of_person(id, ALL),
        )

    def _rows(self, table: Table, person: str, *names: str) -> list[Any]:
        columns = [table.c[name] for name in names]
        query = select(*columns).where(table.c.person == person).order_by(*columns)
        with self._database.reading() as connection:
            return list(connection.execute(query))
