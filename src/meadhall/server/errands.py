"""Work that is done side by side, so that what takes long delays nothing else."""

import asyncio
from collections.abc import Coroutine, Hashable, Set
from typing import Any


class Errands:
    """At most this many at once, and never two with the same subject."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._running: dict[Hashable, asyncio.Task[None]] = {}

    def subjects(self) -> Set[Any]:
        return self._running.keys()

    def room(self) -> int:
        """How many more can be started now."""
        return self._most - len(self._running)

    def start(self, subject: Hashable, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running[subject] = task
        task.add_done_callback(lambda _: self._running.pop(subject, None))

    async def settle(self, patience: float | None) -> None:
        """Wait until all are done, but not longer than this many seconds."""
        if self._running:
            await asyncio.wait(self._running.values(), timeout=patience)

    async def settle_one(self) -> None:
        """Wait until one more can be started."""
        await asyncio.wait(self._running.values(), return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
