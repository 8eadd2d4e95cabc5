"""Who is signed in, and where. Only a hash of the browser's token is kept."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Row, bindparam, delete, insert, select, update

from meadhall.store.database import Database
from meadhall.store.people import Account
from meadhall.store.schema import people, sessions


class Session(Struct, frozen=True, kw_only=True):
    id_hash: str
    person: str
    created_at: float
    seen_at: float
    expires_at: float
    agent: str
    """A description that the person recognises, such as ``Firefox on Linux``."""


_WITH_ACCOUNTS = (
    select(*sessions.c, *people.c)
    .join_from(sessions, people, sessions.c.person == people.c.id)
    .where(sessions.c.id_hash.in_(bindparam("ids", expanding=True)))
)


class Sessions:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, session: Session) -> None:
        with self._database.writing() as connection:
            connection.execute(insert(sessions).values(structs.asdict(session)))

    def with_accounts(self, id_hashes: Sequence[str]) -> dict[str, tuple[Session, Account]]:
        """Sessions and whose they are, expired ones too, as long as they have not been purged."""
        with self._database.reading() as connection:
            rows = connection.execute(_WITH_ACCOUNTS, {"ids": id_hashes}).all()
        return {row.id_hash: _session_and_account(row) for row in rows}

    def of_person(self, person: str) -> list[Session]:
        """The person's sessions, the most recently used first."""
        query = select(sessions).where(sessions.c.person == person)
        newest = query.order_by(sessions.c.seen_at.desc(), sessions.c.id_hash)
        with self._database.reading() as connection:
            return [Session(**row) for row in connection.execute(newest).mappings()]

    def touch(self, id_hash: str, seen_at: float, expires_at: float) -> bool:
        """Record that the session was used, and so its person was here; False if it has ended."""
        used = update(sessions).where(sessions.c.id_hash == id_hash)
        with self._database.writing() as connection:
            found = connection.execute(
                used.values(seen_at=seen_at, expires_at=expires_at).returning(sessions.c.person)
            ).scalar_one_or_none()
            here = update(people).where(people.c.id == found, people.c.seen_at < seen_at)
            connection.execute(here.values(seen_at=seen_at))
            return found is not None

    def end(self, id_hash: str) -> None:
        with self._database.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.id_hash == id_hash))

    def end_all(self, person: str, except_hash: str | None = None) -> int:
        """End all sessions of a person, or all but one; return how many there were."""
        ended = delete(sessions).where(sessions.c.person == person)
        if except_hash is not None:
            ended = ended.where(sessions.c.id_hash != except_hash)
        with self._database.writing() as connection:
            return connection.execute(ended).rowcount

    def purge(self, now: float) -> int:
        """Delete expired sessions; return how many there were."""
        with self._database.writing() as connection:
            return connection.execute(delete(sessions).where(sessions.c.expires_at <= now)).rowcount


def _session_and_account(row: Row[Any]) -> tuple[Session, Account]:
    session = dict(zip(sessions.c.keys(), row, strict=False))
    account = dict(zip(people.c.keys(), row[len(session) :], strict=True))
    return Session(**session), Account(**account)
