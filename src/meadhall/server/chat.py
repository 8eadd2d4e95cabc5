"""Chat at the tables: each line is shown once and in order, wherever it was written."""

from collections.abc import Callable

from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.store import ChatLine


class Chat:
    def __init__(self, storage: Storage, tables: TableCache, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._talk = storage.store.talk
        self._tables = tables
        self._clock = clock

    async def say(self, id: str, person: str, name: str, text: str, gesture: str = "") -> ChatLine:
        now = self._clock()
        line = await self._storage.write(self._talk.add, id, person, name, now, text, gesture)
        await self.catch_up(id, line.number)
        return line

    async def catch_up(self, id: str, number: int | None = None) -> None:
        """Show the lines that are new, if the last one has this number; None: whatever it has."""
        live = await self._tables.in_memory(id)
        if live is None or live.said is None or (number is not None and number <= live.said):
            return
        for line in await self._storage.read(self._talk.lines, id, live.said):
            if line.number > live.said:
                live.said = line.number
                live.hear(line)
