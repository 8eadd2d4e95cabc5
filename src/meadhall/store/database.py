"""The engine, and the two kinds of transactions that the whole store consists of."""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Any
from zlib import crc32

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meadhall.store.address import driver_address, kind_of, shown
from meadhall.store.drivers import Drivers
from meadhall.store.errors import Gone, Unavailable
from meadhall.store.sqlite import connect_sqlite, sqlite_engine

CHANNELS = 256
"""On how many channels PostgreSQL tells servers what has changed; each stands for many tables."""

EVERYBODY = "meadhall_everybody"
"""The channel to which all servers listen, whatever tables they have."""

CONNECT_SECONDS = 10
TIMEOUTS = {
    "lock_timeout": 5,
    "statement_timeout": 30,
    "idle_in_transaction_session_timeout": 60,
}
"""Seconds in PostgreSQL. A row that somebody has locked, or a server that hangs in the middle of a
transaction, must not hold up everything else.
"""

FOREIGN_KEY_CODES = {"23503", "SQLITE_CONSTRAINT_FOREIGNKEY"}

PsycopgConnection = psycopg.Connection[tuple[object, ...]]

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def channel_of(table: str) -> str:
    """The channel on which servers hear of a table; the same for all of them."""
    return f"meadhall_{crc32(table.encode()) % CHANNELS}"


class Database:
    def __init__(self, url: URL) -> None:
        self.url = url
        self.kind = kind_of(url)
        self._reading = sqlite_engine(url) if self.kind == "sqlite" else _postgres_engine(url)
        # Taking the lock at once keeps two processes from both reading and then both waiting to
        # write.
        self._writing = self._reading.execution_options(begin="BEGIN IMMEDIATE")
        # SQLite makes writers wait by sleeping; threads of one process can do better.
        self._turn = Lock() if self.kind == "sqlite" else nullcontext()
        self._sqlite = Drivers(lambda: connect_sqlite(url))
        self._postgresql = Drivers(lambda: _connect_postgresql(url))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._explained(), self._reading.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Everything written inside is written together or not at all."""
        with self._explained(), self._turn, self._writing.begin() as connection:
            yield connection

    @contextmanager
    def driving_sqlite(self) -> Iterator[sqlite3.Connection]:
        """The same by the driver itself, in SQLite."""
        with self._explained(), self._turn, self._sqlite.one() as driver:
            driver.execute("BEGIN IMMEDIATE")
            try:
                yield driver
                driver.execute("COMMIT")
            except BaseException:
                # SQLite has done it already if it could not commit.
                if driver.in_transaction:
                    driver.execute("ROLLBACK")
                raise

    def ask(self, query: str, facts: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """Read by the driver itself, for what is asked over and over; facts are ``:name``."""
        with self._explained():
            if self.kind == "sqlite":
                with self._sqlite.one() as file:
                    return file.execute(query, facts).fetchall()
            with self._postgresql.one() as driver:
                named = re.sub(r":(\w+)", r"%(\1)s", query)
                return driver.execute(named.encode(), facts).fetchall()

    @contextmanager
    def driving_postgresql(self) -> Iterator[PsycopgConnection]:
        """The driver itself, for PostgreSQL; each statement is a transaction."""
        with self._explained(), self._postgresql.one() as driver:
            yield driver

    def notify(self, connection: Connection, subject: str, table: str, number: int) -> None:
        """Tell other servers how far a table's log or chat is, if this transaction commits."""
        if self.kind == "postgresql":
            payload = f"{subject} {table} {number}"
            connection.execute(_NOTIFY, {"channel": channel_of(table), "payload": payload})

    def tell_all(self, connection: Connection, news: str) -> None:
        """Tell all servers, if this transaction commits; PostgreSQL only."""
        connection.execute(_NOTIFY, {"channel": EVERYBODY, "payload": news})

    def close(self) -> None:
        self._reading.dispose()
        self._sqlite.close()
        self._postgresql.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            if _code(error) in FOREIGN_KEY_CODES:
                raise Gone("the person or the table is gone") from error
            raise
        except PoolTimeout as error:
            raise Unavailable("the database is too busy") from error
        except DBAPIError as error:
            troubles = (OperationalError, InterfaceError, InternalError)
            # SQLite raises a plain DatabaseError for a file that is damaged or isn't a database.
            if not isinstance(error, troubles) and type(error) is not DatabaseError:
                raise
            raise self._unavailable(error.orig) from error
        except (sqlite3.Error, psycopg.Error) as error:
            # From the driver itself.
            raise self._unavailable(error) from error

    def _unavailable(self, cause: BaseException | None) -> Unavailable:
        return Unavailable(f"the database {shown(self.url)} does not answer: {cause}")


def _code(error: IntegrityError) -> str:
    cause: Any = error.orig
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", "")
    return str(code)


def _connect_seconds(url: URL) -> dict[str, Any]:
    return {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}


def _connect_postgresql(url: URL) -> PsycopgConnection:
    driver = psycopg.connect(driver_address(url), autocommit=True, **_connect_seconds(url))
    for name, most in TIMEOUTS.items():
        driver.execute(f"SET {name} = '{most}s'".encode())
    return driver


def _postgres_engine(url: URL) -> Engine:
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=16,
        pool_use_lifo=True,
        pool_pre_ping=True,
        connect_args=_connect_seconds(url),
    )

    @event.listens_for(engine, "connect")
    def limit(connection: Any, _: object) -> None:
        with connection.cursor() as cursor:
            for name, most in TIMEOUTS.items():
                cursor.execute(f"SET {name} = '{most}s'")
        connection.commit()

    return engine
