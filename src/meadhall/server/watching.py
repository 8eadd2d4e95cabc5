"""Coming to a table and leaving it, and noting who has it in front of them."""

from collections.abc import Callable

import msgspec

from meadhall.server.audiences import tell_missed
from meadhall.server.live_table import LiveTable
from meadhall.server.storage import Storage
from meadhall.server.watchers import Watcher
from meadhall.tables.notices import NEVER
from meadhall.tables.quiet import entry_told_as
from meadhall.tables.review import Told

LOOK_EVERY = 15.0
"""Seconds between updates of when someone last looked at a table."""


class Watching:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._store = storage.store
        self._clock = clock

    async def begin(self, live: LiveTable, watcher: Watcher, since: int | None) -> None:
        """Start watching: the watcher gets what it missed, and from here on misses nothing."""
        id = live.table.id
        if since is not None:
            seats = live.table.seats_of(watcher.person) if watcher.person else []
            since = entry_told_as(live.table, since, seats)
        if since is None and watcher.person is not None:
            looks = await self._storage.read(self._store.looks.of_table, id)
            since = looks.get(watcher.person, NEVER).seq
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

    async def end(self, live: LiveTable, watcher: Watcher) -> None:
        live.watchers.leave(watcher)
        if watcher.is_present(self._clock()):
            await self._note_look(live, watcher)
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
        await self._note_look(live, watcher)
        # Others may be looking through another server.
        looks = await self._storage.read(self._store.looks.of_table, live.table.id)
        live.looked.update({person: look.at for person, look in looks.items()})
        live.show_presence()

    async def _note_look(self, live: LiveTable, watcher: Watcher) -> None:
        if watcher.person is not None:
            now = self._clock()
            live.looked[watcher.person] = now
            table = live.table
            look = self._store.looks.looked
            await self._storage.write(look, table.id, watcher.person, now, table.seq)
