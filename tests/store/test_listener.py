"""Servers that share a PostgreSQL hear from each other, even after a lost connection."""

import asyncio
from collections.abc import Callable

import psycopg
import pytest

from meadhall.store import Store, StoreError, sqlite_url
from meadhall.store.address import driver_address, read_address
from meadhall.store.database import channel_of
from meadhall.store.listener import Listener
from tests.store.sample import ANNA, account, started_log

END_LISTENERS = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def end_listeners(url: str) -> int:
    with psycopg.connect(driver_address(read_address(url)), autocommit=True) as connection:
        row = connection.execute(END_LISTENERS).fetchone()
        assert row is not None
        return int(row[0])


def test_notices_go_on_after_a_lost_connection(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    store.people.add(account(ANNA))
    heard: list[str] = []
    connected: list[int] = []

    async def on_connected() -> None:
        connected.append(1)
        if len(connected) == 2:
            raise StoreError("the database is there, and gone again")

    async def scenario() -> None:
        listener = Listener(postgres_url, heard.append, on_connected)
        listening = asyncio.create_task(listener.run())
        await until(lambda: len(connected) == 1)
        await listener.follow("one")
        log = started_log(store)
        seq = log.table.seq
        log.append(store, [log.move(), log.move()])
        store.talk.add("one", "anna", "Anna", 0.0, "Hail!")
        told = [f"table one {seq}", f"table one {seq + 2}", "chat one 1"]
        await until(lambda: len(heard) >= 3)
        assert heard == told

        assert await asyncio.to_thread(end_listeners, postgres_url) == 1
        await until(lambda: len(connected) == 3)
        log.append(store, [log.move()])
        await until(lambda: len(heard) >= 4)
        assert heard == [*told, f"table one {seq + 3}"]

        listening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await listening

    asyncio.run(scenario())
    store.close()


def test_what_was_not_written_is_not_told(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    heard: list[str] = []
    connected: list[int] = []

    async def on_connected() -> None:
        connected.append(1)

    async def scenario() -> None:
        listener = Listener(postgres_url, heard.append, on_connected)
        await listener.follow("one")
        listening = asyncio.create_task(listener.run())
        await until(lambda: bool(connected))
        await listener.follow("two")
        log = started_log(store)
        log.append(store, [log.move(key="a")])
        with pytest.raises(StoreError):
            log.append(store, [log.move(key="a")])
        started_log(store, "two")
        await until(lambda: len(heard) >= 3)
        assert [notice.split()[1] for notice in heard] == ["one", "one", "two"]
        listening.cancel()

    asyncio.run(scenario())
    store.close()


def test_only_tables_that_are_followed_are_heard_of(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    store.people.add(account(ANNA))
    heard: list[str] = []
    connected: list[int] = []
    other, *more = [id for id in map(str, range(99)) if channel_of(id) != channel_of("one")]

    async def on_connected() -> None:
        connected.append(1)

    async def scenario() -> None:
        listener = Listener(postgres_url, heard.append, on_connected)
        await listener.follow("one")
        listening = asyncio.create_task(listener.run())
        await until(lambda: bool(connected))
        log = started_log(store, other)
        one = started_log(store, "one")
        await until(lambda: bool(heard))
        assert heard == [f"table one {one.table.seq}"]

        # Many are asked for at the same time, while notices come in.
        following = asyncio.gather(*map(listener.follow, [other, *more]))
        one.append(store, [one.move()])
        await following
        log.append(store, [log.move()])
        await until(lambda: len(heard) >= 3)
        assert heard[1:] == [f"table one {one.table.seq}", f"table {other} {log.table.seq}"]
        listening.cancel()

    asyncio.run(scenario())
    store.close()


def test_a_store_works_on_after_its_connections_were_lost(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    started_log(store)
    with psycopg.connect(driver_address(read_address(postgres_url)), autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    store.ping()
    assert store.tables.load("one") is not None
    store.close()


def test_sqlite_tells_nobody() -> None:
    async def on_connected() -> None:
        raise AssertionError("there is nothing to connect to")

    with pytest.raises(StoreError, match="PostgreSQL"):
        Listener(sqlite_url("/tmp/none.db"), print, on_connected)
