"""Secrets of the house itself, created once: what signs sessions, what signs push messages."""

from collections.abc import Callable

from sqlalchemy import select, text

from meadhall.store.database import Database
from meadhall.store.schema import secrets

_ADD = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class Secrets:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get_or_create(self, name: str, make: Callable[[], str]) -> str:
        """The same secret for all servers, whichever of them created it."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        with self._database.reading() as connection:
            known: str | None = connection.scalar(query)
        if known is not None:
            return known
        proposed = {"name": name, "value": make()}
        with self._database.writing() as connection:
            connection.execute(_ADD, proposed)
            made: str = connection.execute(query).scalar_one()
            return made
