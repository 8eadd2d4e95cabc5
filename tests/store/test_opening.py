"""Opening, migrating and copying databases, and saying what is wrong with them."""

import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import structs
from sqlalchemy import create_engine, inspect, text

from meadhall.store import Store, StoreError, Unavailable, database, sqlite, sqlite_url
from meadhall.store.address import driver_address, read_address
from meadhall.store.schema import METADATA
from meadhall.tables.entries import Person
from meadhall.tables.settings import name_key, name_keys, plain_key
from tests.store.sample import ANNA, account, started_log

OPEN = """
import sys
from meadhall.store import Store
print("ready", flush=True)
sys.stdin.readline()
store = Store.open(sys.argv[1])
print(store.secrets.get_or_create("signing", lambda: sys.argv[2]))
"""


def test_four_processes_open_a_new_database_at_once(url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, url, f"made by {number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    answers = [process.communicate(timeout=120) for process in processes]
    assert [process.returncode for process in processes] == [0] * 4, answers
    assert len({out for out, _ in answers}) == 1


def test_migrations_lead_to_the_schema(url: str) -> None:
    Store.open(url).close()
    engine = create_engine(read_address(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        found = {
            (table, index["name"])
            for table in METADATA.tables
            for index in inspect(connection).get_indexes(table)
            if not index.get("duplicates_constraint")
        }
    engine.dispose()
    assert found == {
        (table.name, index.name) for table in METADATA.tables.values() for index in table.indexes
    }


def test_what_is_stored_is_there_after_opening_again(url: str) -> None:
    first = Store.open(url)
    log = started_log(first)
    first.close()
    second = Store.open(url)
    assert second.tables.entries("one") == log.entries
    second.ping()
    assert second.kind in url
    second.close()


def test_a_newer_database_is_refused(url: str) -> None:
    store = Store.open(url)
    store.people.add(account(ANNA))
    store.close()
    engine = create_engine(read_address(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer Meadhall"):
        Store.open(url)
    with engine.begin() as connection:
        assert connection.scalar(text("SELECT count(*) FROM people")) == 1
    engine.dispose()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "meadhall.db"
    store = Store.open(sqlite_url(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with store._database.writing() as connection:
        pragmas = {
            name: connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        }
    store.close()
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "busy_timeout": 5000,
        "foreign_keys": 1,
    }


def test_a_writer_takes_the_lock_of_sqlite_at_once(tmp_path: Path) -> None:
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    other = sqlite3.connect(tmp_path / "meadhall.db", timeout=0, isolation_level=None)
    with store._database.writing(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    with store._database.reading():
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    other.close()
    store.close()


def test_odd_names_of_files_are_possible(tmp_path: Path) -> None:
    path = tmp_path / "a b?c%20d#ż.db"
    Store.open(sqlite_url(path)).close()
    assert path.exists()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://anna:geheim@host/db", "cannot be mysql"),
        ("postgresql://anna:geheim@host:port/db", "cannot be read"),
        ("geheim", "cannot be read"),
        ("sqlite://", "has to be a file"),
        ("sqlite:////no/such/folder/meadhall.db", "No such file or directory"),
        ("postgresql://anna:geheim@127.0.0.1:1/db", "does not answer"),
        ("postgres://anna:geheim@127.0.0.1:1/db?application_name=geheim", "does not answer"),
    ],
)
def test_what_cannot_be_opened_is_said_without_the_password(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as caught:
        Store.open(url)
    assert "geheim" not in str(caught.value)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(sqlite_url(path))
    assert path.read_text().startswith("Dear Anna")


def test_postgresql_goes_by_several_names() -> None:
    for name in ("postgres", "postgresql", "postgresql+psycopg"):
        address = read_address(f"{name}://anna:p%40ss@host/db?sslmode=require")
        assert address.drivername == "postgresql+psycopg"
        assert driver_address(address) == "postgresql://anna:p%40ss@host/db?sslmode=require"


def test_a_backup_is_a_whole_database(tmp_path: Path) -> None:
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    log = started_log(store)
    target = tmp_path / "backup.db"
    store.backup(target)
    log.append(store, [log.move()])
    store.close()
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["backup.db"]
    with pytest.raises(StoreError, match="overwrites nothing"):
        store.backup(target)
    copy = Store.open(sqlite_url(target))
    assert copy.tables.entries("one") == log.entries[:-1]
    copy.close()
    with pytest.raises(StoreError, match="cannot be"):
        store.backup(tmp_path / "missing" / "backup.db")


def test_postgresql_is_backed_up_by_its_own_tool(postgres_url: str, tmp_path: Path) -> None:
    store = Store.open(postgres_url)
    with pytest.raises(StoreError, match="pg_dump"):
        store.backup(tmp_path / "backup.db")
    store.close()


def test_a_locked_row_is_not_waited_for_for_ever(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(database.TIMEOUTS, "lock_timeout", 1)
    store = Store.open(postgres_url)
    started_log(store)
    try:
        with store._database.writing() as connection:
            connection.execute(text("SELECT 1 FROM tables WHERE id = 'one' FOR UPDATE"))
            began = time.monotonic()
            with pytest.raises(Unavailable, match="lock timeout"):
                store.tables.postpone("one", store.tables.sequences(["one"])["one"], None)
            assert time.monotonic() - began < 60
    finally:
        store.close()


def test_names_get_the_key_of_those_they_look_like(
    url: str,
) -> None:
    """People entered before look-alikes were noticed; all can still be found by their names."""
    names = {"latin": "coco", "cyrillic": "\u0441\u043e\u0441\u043e", "other": "Нина"}
    store = Store.open(url)
    for number, (id, name) in enumerate(names.items()):
        person = account(Person(id, name))
        old = structs.replace(person, key=plain_key(name), created_at=float(number))
        store.people.add(old)
    with store._database.writing() as connection:
        # What later migrations have added.
        added = ("tournament_tables", "tournament_entries", "tournaments", "puzzle_answers")
        for table in (*added, "offers", "avoided", "friends"):
            connection.execute(text(f"DROP TABLE {table}"))
        for column in ("people DROP COLUMN color", "people DROP COLUMN seen_by"):
            connection.execute(text(f"ALTER TABLE {column}"))
        connection.execute(text("ALTER TABLE chat DROP COLUMN gesture"))
        connection.execute(text("DROP TABLE daily_tries"))
        connection.execute(text("DROP TABLE daily_deals"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    store = Store.open(url)
    try:
        for id, name in names.items():
            found = store.people.by_name(name_keys(name))
            assert found is not None
            assert found.id == id
        nina = store.people.by_id("other")
        assert nina is not None
        assert nina.key == name_key("Нина") != plain_key("Нина")
    finally:
        store.close()


def test_a_store_that_can_be_written(url: str) -> None:
    store = Store.open(url)
    store.secrets.get_or_create("signing", lambda: "secret")
    store.check_writable()
    assert store.secrets.get_or_create("signing", lambda: "other") == "secret"
    store.close()


def test_a_store_that_can_only_be_read(tmp_path: Path) -> None:
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    with store._database.reading() as connection:
        connection.execute(text("PRAGMA query_only = ON"))
    store.ping()
    with pytest.raises(Unavailable, match="readonly"):
        store.check_writable()
    store.close()


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    monkeypatch.setattr(sqlite, "LEAST_SPACE", 2**80)
    with pytest.raises(Unavailable, match="the disk of the database is full"):
        store.check_writable()
    store.close()
