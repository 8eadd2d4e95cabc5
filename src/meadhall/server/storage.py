"""The store, and whatever else takes long, off the event loop: each call in a thread."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from meadhall.store import Append, Store

P = ParamSpec("P")
T = TypeVar("T")

WRITERS = 8
"""Threads that write to PostgreSQL at once; each holds a connection while it does."""


class Storage:
    def __init__(self, store: Store) -> None:
        self.store = store
        # SQLite allows only one writer anyway; with a single thread nobody has to poll for it.
        self._writers = ThreadPoolExecutor(1 if store.kind == "sqlite" else WRITERS, "store-write")
        self._readers = ThreadPoolExecutor(4, "store-read")
        self._appends: deque[tuple[Append, asyncio.Future[None]]] = deque()
        """What waits for SQLite's writer."""
        # Replaying a game must not keep those waiting who only read a row.
        self._workers = ThreadPoolExecutor(2, "work")

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._writers, call, *args, **kwargs)

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._readers, call, *args, **kwargs)

    async def append(self, change: Append) -> None:
        """Append to a table's log.

        With SQLite, whatever waits for the writer is stored together. PostgreSQL has many writers
        and groups their commits by itself.
        """
        if self.store.kind != "sqlite":
            await self.write(self.store.tables.append, change)
            return
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[None] = loop.create_future()
        self._appends.append((change, stored))
        if len(self._appends) == 1:
            self._writers.submit(self._append_waiting, loop)
        await stored

    def _append_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Store what has come by now; whoever comes later asks the writer again."""
        waiting: list[tuple[Append, asyncio.Future[None]]] = []
        # Not by their number: one that comes while these are taken asks nobody.
        while self._appends:
            waiting.append(self._appends.popleft())
        if not waiting:
            return
        refusals: list[BaseException | None]
        try:
            refusals = [*self.store.tables.append_all([change for change, _ in waiting])]
        except BaseException as error:
            refusals = [error] * len(waiting)
        loop.call_soon_threadsafe(_tell, [stored for _, stored in waiting], refusals)

    async def work(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Compute something that takes longer than others should wait for."""
        return await _in_thread(self._workers, call, *args, **kwargs)

    def close(self) -> None:
        """Wait for the calls that have begun. The store itself stays open."""
        self._writers.shutdown()
        self._readers.shutdown()
        self._workers.shutdown()


def _tell(waiting: list["asyncio.Future[None]"], refusals: Sequence[BaseException | None]) -> None:
    for stored, refusal in zip(waiting, refusals, strict=True):
        if stored.cancelled():
            continue
        if refusal is None:
            stored.set_result(None)
        else:
            stored.set_exception(refusal)


async def _in_thread(
    threads: ThreadPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *args, **kwargs))
