"""What happens to a table in memory when the store fails, or another server is faster."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import ATTEMPTS, LogWriter
from meadhall.server.storage import Storage
from meadhall.server.watchers import Watcher
from meadhall.store import Conflict, Store, Unavailable, sqlite_url
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Planned
from meadhall.tables.refusal import Unsuitable
from tests.store.sample import NOW, started_log


class Paper:
    """A wire that everything fits on."""

    is_free = True

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)


class Desk:
    """A writer and a table that somebody watches."""

    def __init__(self, store: Store, storage: Storage) -> None:
        self.store = store
        self.writer = LogWriter(storage, lambda: NOW)
        self.live = LiveTable(started_log(store).table, lambda: NOW)
        self.paper = Paper()
        watcher = Watcher(self.paper, "anna", "en", 100)
        self.live.watchers.come(watcher, self.live.table, [], NOW)
        self.paper.frames.clear()
        self.before = self.live.table

    def writes(self) -> Awaitable[bool]:
        return self.writer.write(self.live, plan)

    def stored(self) -> int:
        return len(self.store.tables.entries("one"))

    def shown(self) -> int:
        return len(self.paper.frames)


def plan(draft: Draft) -> None:
    draft.add(Planned(at=draft.now, seat=0, plan=None))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store.open(sqlite_url(tmp_path / "writer.db"))
    with closing(store), closing(Storage(store)) as storage:
        yield Desk(store, storage)


def failing(error: Exception) -> Callable[..., None]:
    def append(*args: Any) -> None:
        raise error

    return append


def test_what_was_not_stored_is_not_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(desk.store.tables, "append_all", failing(Unavailable("gone")))
            with pytest.raises(Unavailable):
                await desk.writes()
        assert desk.live.table is desk.before
        assert desk.shown() == 0
        assert await desk.writes()
        assert desk.live.table.seq == desk.stored() == desk.before.seq + 1
        assert desk.shown() == 1

    asyncio.run(scenario())


def test_whoever_comes_second_reads_first(desk: Desk) -> None:
    async def scenario() -> None:
        elsewhere = LiveTable(desk.before, lambda: NOW)
        await desk.writer.write(elsewhere, plan)
        assert await desk.writes()
        assert desk.live.table.seq == desk.stored() == desk.before.seq + 2
        assert desk.shown() == 2

    asyncio.run(scenario())


def test_a_write_that_happened_without_an_answer_is_found_later(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        append_all = desk.store.tables.append_all

        def append_and_be_cut_off(*args: Any) -> None:
            append_all(*args)
            raise Unavailable("gone")

        with monkeypatch.context() as patch:
            patch.setattr(desk.store.tables, "append_all", append_and_be_cut_off)
            with pytest.raises(Unavailable):
                await desk.writes()
        assert desk.live.table is desk.before
        await desk.writes()
        assert desk.live.table.seq == desk.stored() == desk.before.seq + 2

    asyncio.run(scenario())


def test_it_gives_up_when_others_are_always_faster(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts: list[Draft] = []

    def plan_again(draft: Draft) -> None:
        attempts.append(draft)
        plan(draft)

    monkeypatch.setattr(desk.store.tables, "append_all", lambda _: [Conflict("late")])
    with pytest.raises(Unsuitable, match="Too many people"):
        asyncio.run(desk.writer.write(desk.live, plan_again))
    assert len(attempts) == ATTEMPTS
    assert desk.live.table is desk.before
