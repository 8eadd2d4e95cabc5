"""The database of a server, opened and up to date."""

from pathlib import Path

from sqlalchemy import text, update

from meadhall.store.address import Kind, read_address
from meadhall.store.channels import Channels
from meadhall.store.circle import Circle
from meadhall.store.daily import Daily
from meadhall.store.database import Database
from meadhall.store.errors import StoreError
from meadhall.store.export import Exports
from meadhall.store.looks import Looks
from meadhall.store.migrate import migrate
from meadhall.store.offers import Offers
from meadhall.store.outbox import Outbox
from meadhall.store.people import People
from meadhall.store.puzzles import PuzzleAnswers
from meadhall.store.schema import secrets
from meadhall.store.secrets import Secrets
from meadhall.store.sessions import Sessions
from meadhall.store.sqlite import back_up, check_space
from meadhall.store.tables import Tables
from meadhall.store.talk import Talk
from meadhall.store.tournaments import Tournaments

_REWRITE = update(secrets).values(value=secrets.c.value)


class Store:
    """Can be used by many threads at once; each call is one transaction and may block."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = Tables(database)
        self.daily = Daily(database, self.tables)
        self.puzzles = PuzzleAnswers(database)
        self.tournaments = Tournaments(database, self.tables)
        self.people = People(database)
        self.sessions = Sessions(database)
        self.circle = Circle(database)
        self.offers = Offers(database)
        self.talk = Talk(database)
        self.looks = Looks(database)
        self.channels = Channels(database)
        self.outbox = Outbox(database)
        self.secrets = Secrets(database)
        self.exports = Exports(database)

    @classmethod
    def open(cls, url: str) -> "Store":
        """Open ``sqlite:///<file>`` or ``postgresql://...``; ``StoreError`` says why it cannot."""
        database = Database(read_address(url))
        try:
            migrate(database)
        except BaseException:
            database.close()
            raise
        return cls(database)

    @property
    def kind(self) -> Kind:
        return self._database.kind

    def tell_servers(self, news: str) -> None:
        """Tell all servers something that is not stored; with SQLite there are no others."""
        if self.kind == "postgresql":
            with self._database.writing() as connection:
                self._database.tell_all(connection, news)

    def ping(self) -> None:
        """Raise ``StoreError`` if the database does not answer."""
        with self._database.reading() as connection:
            connection.execute(text("SELECT 1"))

    def check_writable(self) -> None:
        """Raise ``StoreError`` if nothing can be written, for example because the disk is full."""
        if self.kind == "sqlite":
            check_space(self._database.url)
        with self._database.writing() as connection:
            connection.execute(_REWRITE)

    def backup(self, path: Path | str) -> None:
        """Copy an SQLite database into a new file while it is in use."""
        if self.kind != "sqlite":
            raise StoreError("PostgreSQL has its own tool for this: use pg_dump")
        back_up(self._database.url, Path(path))

    def close(self) -> None:
        self._database.close()
