"""The channels through which a person wants to be notified."""

from typing import Literal

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from meadhall.store.database import Database
from meadhall.store.schema import channels

ChannelKind = Literal["push", "mail", "webhook"]

_config = msgspec.json.Decoder(dict[str, str])


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    person: str
    kind: ChannelKind
    config: dict[str, str]
    created_at: float
    last_ok_at: float | None = None
    last_error: str = ""
    """Empty as long as the last attempt succeeded."""
    last_error_at: float | None = None


class Channels:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self, person: str, kind: ChannelKind, config: dict[str, str], created_at: float
    ) -> Channel:
        row = {
            "person": person,
            "kind": kind,
            "config": msgspec.json.encode(config).decode(),
            "created_at": created_at,
            "last_error": "",
        }
        with self._database.writing() as connection:
            id = connection.execute(insert(channels).values(row).returning(channels.c.id))
            return Channel(
                id=id.scalar_one(), person=person, kind=kind, config=config, created_at=created_at
            )

    def of_person(self, person: str) -> list[Channel]:
        query = select(channels).where(channels.c.person == person).order_by(channels.c.id)
        with self._database.reading() as connection:
            return [_channel(row) for row in connection.execute(query).mappings()]

    def get(self, id: int) -> Channel | None:
        with self._database.reading() as connection:
            found = connection.execute(select(channels).where(channels.c.id == id))
            row = found.mappings().one_or_none()
            return None if row is None else _channel(row)

    def remove(self, id: int) -> None:
        """Remove a channel, with everything still to be sent through it."""
        with self._database.writing() as connection:
            connection.execute(delete(channels).where(channels.c.id == id))

    def succeeded(self, id: int, at: float) -> None:
        self._set(id, last_ok_at=at, last_error="", last_error_at=None)

    def failed(self, id: int, at: float, error: str) -> None:
        self._set(id, last_error=error, last_error_at=at)

    def _set(self, id: int, **values: float | str | None) -> None:
        with self._database.writing() as connection:
            connection.execute(update(channels).where(channels.c.id == id).values(values))


def _channel(row: RowMapping) -> Channel:
    return Channel(**{**row, "config": _config.decode(row["config"])})
