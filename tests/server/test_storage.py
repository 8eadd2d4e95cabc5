"""Storing off the event loop: what waits for SQLite's only writer is stored together."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from meadhall.server.storage import Storage
from meadhall.store import Append, Conflict, Store, StoreError, Unavailable, sqlite_url
from meadhall.tables.summary import summarize
from tests.store.sample import Log, started_log

TABLES = 40


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(sqlite_url(tmp_path / "meadhall.db"))


def next_change(log: Log) -> Append:
    before = log.table.seq
    return Append(log.table.id, before, [log.move()], summarize(log.table), None)


def test_whatever_waits_for_the_writer_is_one_transaction(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = [started_log(store, f"table {number}") for number in range(TABLES)]
    changes = [next_change(log) for log in logs]
    groups: list[int] = []
    may_begin = Event()
    append_all = store.tables.append_all

    def append_slowly(changes: Sequence[Append]) -> list[StoreError | None]:
        may_begin.wait()
        groups.append(len(changes))
        return append_all(changes)

    monkeypatch.setattr(store.tables, "append_all", append_slowly)

    async def scenario() -> None:
        storage = Storage(store)
        first = asyncio.create_task(storage.append(changes[0]))
        await asyncio.sleep(0)
        while storage._appends:  # until the writer has taken it
            await asyncio.sleep(0)
        others = [asyncio.create_task(storage.append(change)) for change in changes[1:]]
        await asyncio.sleep(0)
        may_begin.set()
        await asyncio.gather(first, *others)
        storage.close()

    asyncio.run(scenario())
    assert sum(groups) == TABLES
    assert len(groups) <= 3
    for log in logs:
        assert store.tables.entries(log.table.id) == log.entries
    store.close()


def test_each_caller_learns_what_became_of_its_own_change(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, stale = started_log(store, "good"), started_log(store, "stale")
    late = next_change(stale)
    store.tables.append(late)

    async def scenario() -> None:
        storage = Storage(store)
        outcomes = await asyncio.gather(
            storage.append(next_change(good)), storage.append(late), return_exceptions=True
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Conflict)

        def fails(_: object) -> None:
            raise Unavailable("gone")

        with monkeypatch.context() as patch:
            patch.setattr(store.tables, "append_all", fails)
            with pytest.raises(Unavailable):
                await storage.append(next_change(good))
        storage.close()

    asyncio.run(scenario())
    store.close()


def test_nobody_is_forgotten_however_they_come(store: Store) -> None:
    """Appends that come while others are being stored, in every interleaving that turns up."""
    logs = [started_log(store, f"table {number}") for number in range(8)]

    async def play(storage: Storage, log: Log) -> None:
        for _ in range(25):
            await storage.append(next_change(log))

    async def scenario() -> None:
        storage = Storage(store)
        async with asyncio.timeout(60):
            await asyncio.gather(*(play(storage, log) for log in logs))
        storage.close()

    asyncio.run(scenario())
    for log in logs:
        assert store.tables.entries(log.table.id) == log.entries
    store.close()
