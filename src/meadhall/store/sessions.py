"""Who is signed in, and where. Only a hash of the browser's token is kept."""

from msgspec import Struct, structs
from sqlalchemy import bindparam, delete, insert, select, update

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


_WITH_ACCOUNT = (
    select(*sessions.c, *people.c)
    .join_from(sessions, people, sessions.c.person == people.c.id)
    .where(sessions.c.id_hash == bindparam("id"))
)


class Sessions:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, session: Session) -> None:
        with self._database.writing() as connection:
            connection.execute(insert(sessions).values(structs.asdict(session)))

    def get(self, id_hash: str) -> Session | None:
        """A session, even if it has expired, as long as it has not been purged."""
        query = select(sessions).where(sessions.c.id_hash == id_hash)
        with self._database.reading() as connection:
            row = connection.execute(query).mappings().one_or_none()
            return None if row is None else Session(**row)

    def with_account(self, id_hash: str) -> tuple[Session, Account] | None:
        """A session as ``get`` gives it, and whose it is."""
        with self._database.reading() as connection:
            row = connection.execute(_WITH_ACCOUNT, {"id": id_hash}).one_or_none()
        if row is None:
            return None
        session = dict(zip(sessions.c.keys(), row, strict=False))
        account = dict(zip(people.c.keys(), row[len(session) :], strict=True))
        return Session(**session), Account(**account)

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
