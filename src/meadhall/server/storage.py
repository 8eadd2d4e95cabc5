"""The store, used off the event loop: each call is one transaction in a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from meadhall.store import Store

P = ParamSpec("P")
T = TypeVar("T")


class Storage:
    def __init__(self, store: Store) -> None:
        self.store = store
        # SQLite allows only one writer anyway; with a single thread nobody has to poll for it.
        self._writers = ThreadPoolExecutor(1 if store.kind == "sqlite" else 8, "store-write")
        self._readers = ThreadPoolExecutor(4, "store-read")

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._writers, call, *args, **kwargs)

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._readers, call, *args, **kwargs)

    def close(self) -> None:
        """Wait for the calls that have begun. The store itself stays open."""
        self._writers.shutdown()
        self._readers.shutdown()


async def _in_thread(
    threads: ThreadPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *args, **kwargs))
