"""Who is signed in, and where. Only a hash of the browser's token is kept."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import delete, insert, select, update

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
    f"SELECT {', '.join(str(column) for column in (*sessions.c, *people.c))}"
    " FROM sessions JOIN people ON sessions.person = people.id WHERE sessions.id_hash IN"
)


class Sessions:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, session: Session) -> None:
        with self._database.writing() as connection:
            connection.execute(insert(sessions).values(structs.asdict(session)))

    def with_accounts(self, id_hashes: Sequence[str]) -> dict[str, tuple[Session, Account]]:
        """Sessions and whose they are, expired ones too, as long as they have not been purged."""
        if not id_hashes:
            return {}
        facts = {f"hash_{place}": one for place, one in enumerate(id_hashes)}
        names = ", ".join(f":{name}" for name in facts)
        rows = self._database.ask(f"{_WITH_ACCOUNTS} ({names})", facts)
        found = map(_session_and_account, rows)
        return {session.id_hash: (session, account) for session, account in found}

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


def _session_and_account(row: tuple[Any, ...]) -> tuple[Session, Account]:
    session = dict(zip(sessions.c.keys(), row, strict=False))
    account = dict(zip(people.c.keys(), row[len(session) :], strict=True))
    # In SQLite it is a number.
    return Session(**session), Account(**account | {"guest": bool(account["guest"])})
