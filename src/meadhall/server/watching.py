"""Coming to a table and leaving it, and noting who has it in front of them."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from meadhall.server.audiences import tell_missed
from meadhall.server.live_table import LiveTable
from meadhall.server.storage import Storage
from meadhall.server.watchers import Watcher
from meadhall.store import StoreError
from meadhall.tables.notices import NEVER
from meadhall.tables.quiet import entry_told_as
from meadhall.tables.review import Told

LOOK_EVERY = 15.0
"""Seconds between updates of when someone last looked at a table."""

LOOKS_WAIT = 1.0
"""Seconds until looks are stored, together with those of everyone else."""

log = logging.getLogger("meadhall.watching")


class Watching:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._store = storage.store
        self._clock = clock
        self._looks: dict[tuple[str, str], tuple[float, int]] = {}
        """By table and person, when they looked and at which entry: what has yet to be stored."""
        self._storing: asyncio.Task[None] | None = None

    async def begin(self, live: LiveTable, watcher: Watcher, since: int | None) -> None:
        """Start watching: the watcher gets what it missed, and from here on misses nothing."""
        id = live.table.id
        if watcher.person is not None:
            watcher.unheard = await self._storage.read(self._store.circle.unheard, watcher.person)
        if since is not None:
            seats = live.table.seats_of(watcher.person) if watcher.person else []
            since = entry_told_as(live.table, since, seats)
        if since is None and watcher.person is not None:
            since = await self._last_seen(id, watcher.person)
        if live.said is None:
            last = await self._storage.read(self._store.talk.lines, id, 0, 1)
            live.said = live.said or (last[0].number if last else 0)
        told: list[Told] = []
        while since is not None and since < live.table.seq:
            # The table may go on meanwhile; then the rest, which is shorter, is told too.
            table = live.table
            missed = await self._storage.read(self._store.tables.entries, id, since)
            missed = missed[: table.seq - since]
            told += await self._storage.work(tell_missed, table, since, missed, watcher)
            since = table.seq
        live.watchers.come(watcher, live.table, told, self._clock())
        await self.looked(live, watcher)
        watcher.send(msgspec.json.encode(live.presence()))
        live.show_presence()

    def end(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.leave(watcher)
        if watcher.is_present(self._clock()):
            self._note_look(live, watcher)
        live.show_presence()

    def is_news(self, live: LiveTable, watcher: Watcher) -> bool:
        """Note that somebody looks; return whether the store has to know."""
        now = self._clock()
        watcher.looked_at = now
        person = watcher.person
        return person is not None and now - live.looked.get(person, 0.0) >= LOOK_EVERY

    async def looked(self, live: LiveTable, watcher: Watcher) -> None:
        """Note that the person has the table in front of them."""
        if not self.is_news(live, watcher):
            return
        self._note_look(live, watcher)
        now = self._clock()
        if now - live.looks_read_at >= LOOK_EVERY:
            # Others may be looking through another server.
            live.looks_read_at = now
            looks = await self._storage.read(self._store.looks.of_table, live.table.id)
            for person, look in looks.items():
                live.looked[person] = max(look.at, live.looked.get(person, 0.0))
        live.show_presence()

    async def _last_seen(self, table: str, person: str) -> int:
        """The last entry that the person saw."""
        if (table, person) in self._looks:
            return self._looks[table, person][1]
        looks = await self._storage.read(self._store.looks.of_table, table)
        return looks.get(person, NEVER).seq

    def _note_look(self, live: LiveTable, watcher: Watcher) -> None:
        if watcher.person is not None:
            now = self._clock()
            live.looked[watcher.person] = now
            self._looks[live.table.id, watcher.person] = (now, live.table.seq)
            if self._storing is None:
                self._storing = asyncio.create_task(self._store_soon())

    async def _store_soon(self) -> None:
        await asyncio.sleep(LOOKS_WAIT)
        self._storing = None
        await self.store_looks()

    async def store_looks(self) -> None:
        looks = self._looks
        self._looks = {}
        if looks:
            try:
                await self._storage.write(self._store.looks.looked, looks)
            except StoreError as error:
                # They will look again.
                log.error("looks", exc_info=error)
