"""What is particular to SQLite: the file, how it is written, and its backup."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from meadhall.store.errors import StoreError, Unavailable

# FULL: an acknowledged move survives a power cut.
PRAGMAS = ("busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON")

WAIT_SECONDS = 5.0
LEAST_SPACE = 16 * 2**20


def sqlite_engine(url: URL) -> Engine:
    """An engine whose transactions begin as the execution option ``begin`` says."""
    _create_file(_path(url))
    engine = create_engine(url, hide_parameters=True, pool_size=10, max_overflow=20)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver must not decide by itself when to begin transactions.
        connection.isolation_level = None
        _set_pragmas(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def connect_sqlite(url: URL) -> sqlite3.Connection:
    """A connection of the driver itself; threads may use it one after the other."""
    connection = sqlite3.connect(_path(url), isolation_level=None, check_same_thread=False)
    _set_pragmas(connection)
    return connection


def _set_pragmas(connection: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def use_write_ahead_log(url: URL) -> None:
    """Switch to WAL, so that readers never wait for a writer. The file remembers it."""
    deadline = time.monotonic() + WAIT_SECONDS
    with closing(_connect(_path(url))) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.Error as error:
                # SQLite itself does not wait here for another process that is doing the same.
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > deadline:
                    raise StoreError(f"the database {_path(url)}: {error}") from error
                time.sleep(0.02)


def back_up(url: URL, target: Path) -> None:
    """Copy the database while it is in use; the new file appears only once it is complete."""
    if target.exists():
        raise StoreError(f"{target} exists already; a backup overwrites nothing")
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        _create_file(partial)
        with closing(_connect(_path(url))) as source, closing(_connect(partial)) as copy:
            source.backup(copy)
            # A single file that can be read anywhere, even where nothing may be written.
            copy.execute("PRAGMA journal_mode=DELETE")
        os.replace(partial, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the backup {target} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def check_space(url: URL) -> None:
    """Refuse a disk that is nearly full: what is written next may still fit, but not for long."""
    free = shutil.disk_usage(_path(url).parent).free
    if free < LEAST_SPACE:
        raise Unavailable(f"the disk of the database is full: {free} bytes are left")


def _path(url: URL) -> Path:
    return Path(url.database or "")


def _connect(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None)
    except sqlite3.Error as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error


def _create_file(path: Path) -> None:
    """Create the file ourselves: it contains secrets, and SQLite would let everyone read it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreError(f"the file {path} cannot be made: {error.strerror}") from error
