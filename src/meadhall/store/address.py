"""Where the database is: an SQLite file or a PostgreSQL server."""

from pathlib import Path
from typing import Literal

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from meadhall.store.errors import StoreError

Kind = Literal["sqlite", "postgresql"]

POSTGRES_NAMES = {"postgres", "postgresql", "postgresql+psycopg"}


def sqlite_url(path: Path | str) -> str:
    return URL.create("sqlite", database=str(Path(path).absolute())).render_as_string()


def read_address(text: str) -> URL:
    """The address as SQLAlchemy wants it; an error never repeats any part of it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The cause may quote a part of the address, and that part may be the password.
        raise StoreError("the URL of the database cannot be read") from None
    if url.drivername in POSTGRES_NAMES:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise StoreError(
            f"the database cannot be {url.drivername}; use sqlite:///<file> or postgresql://..."
        )
    if url.database in (None, "", ":memory:"):
        raise StoreError("the database has to be a file: sqlite:///<file>")
    return url


def kind_of(url: URL) -> Kind:
    return "sqlite" if url.drivername == "sqlite" else "postgresql"


def shown(url: URL) -> str:
    """For people: without the password, and without parameters, which may contain another one."""
    return url.set(drivername=kind_of(url), query={}).render_as_string(hide_password=True)


def driver_address(url: URL) -> str:
    """For psycopg itself, including the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
