"""Every test that takes ``url`` or ``store`` runs on SQLite and on PostgreSQL."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from meadhall.store import Store, sqlite_url
from meadhall.store.schema import METADATA
from tests.postgres import new_database, start_postgres, stop_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-", dir="/tmp"))
    yield start_postgres(folder)
    stop_postgres(folder)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """A database without any tables."""
    return new_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new database can be."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "meadhall.db")
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture(scope="session")
def postgres_store(postgres: str) -> Iterator[Store]:
    opened = Store.open(new_database(postgres))
    yield opened
    opened.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store. Emptying a PostgreSQL database is much faster than creating another."""
    if request.param == "postgresql":
        shared: Store = request.getfixturevalue("postgres_store")
        with shared._database.writing() as connection:
            connection.execute(text(f"TRUNCATE {', '.join(METADATA.tables)}"))
        yield shared
        return
    opened = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    yield opened
    opened.close()
