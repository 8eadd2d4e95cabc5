"""The tables in memory: loaded when someone asks for them, dropped when nobody has for long."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress

from meadhall.server.live_table import LiveTable
from meadhall.server.storage import Storage
from meadhall.store import Conflict
from meadhall.tables.entries import Ended
from meadhall.tables.folding import BrokenLog, OtherRules, UnreadableLog
from meadhall.tables.refusal import Missing, Unsuitable
from meadhall.tables.table import Table

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the ids of tables look like."""

TABLES_KEPT = 2000
"""How many tables are kept in memory even if nobody looks at them."""

log = logging.getLogger("meadhall.tables")


class TableCache:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._follow: Callable[[str], Awaitable[None]] | None = None

    def follow_with(self, follow: Callable[[str], Awaitable[None]]) -> None:
        """Call this before a table comes into memory: from then on other servers are heard."""
        self._follow = follow

    def __len__(self) -> int:
        return len(self._tables)

    def ids(self) -> list[str]:
        return list(self._tables)

    def loaded(self) -> list[Table]:
        return [live.table for live in self._tables.values()]

    async def get(self, id: str) -> LiveTable:
        """The table, loaded if necessary, but only once however many ask."""
        live = self._tables.get(id)
        if live is not None:
            self._tables.move_to_end(id)
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    def loaded_one(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def holds(self, id: str) -> bool:
        """Whether the table is in memory or just being loaded."""
        return id in self._tables or id in self._loading

    async def in_memory(self, id: str) -> LiveTable | None:
        """The table, if it is in memory or just being loaded."""
        if id in self._loading:
            return await self.get(id)
        return self._tables.get(id)

    async def add(self, table: Table) -> LiveTable:
        """Keep a table that was just made; nobody else knows of it yet."""
        if self._follow is not None:
            await self._follow(table.id)
        return self._keep(table)

    def _keep(self, table: Table) -> LiveTable:
        live = LiveTable(table, self._clock)
        self._tables[table.id] = live
        surplus = len(self._tables) - TABLES_KEPT
        if surplus > 0:
            for id, other in list(self._tables.items())[:surplus]:
                if other.is_idle() and other is not live:
                    del self._tables[id]
        return live

    async def _load(self, id: str) -> LiveTable:
        if not ID.fullmatch(id):
            # Don't even ask the database, which may choke on some characters.
            raise Missing("no-such-table")
        if self._follow is not None:
            await self._follow(id)
        try:
            table = await self._storage.read(self._storage.store.tables.load, id)
        except OtherRules as error:
            await self._close_outdated(id)
            raise Unsuitable("other-rules", began=error.began, now=error.installed) from error
        except BrokenLog as error:
            raise broken(id, error) from error
        if table is None:
            raise Missing("no-such-table")
        return self._keep(table)

    async def _close_outdated(self, id: str) -> None:
        """Mark a game that began under other rules as closed: it cannot go on."""
        ended = Ended(at=self._clock(), reason="other-rules")
        # A conflict means that another server is closing it right now.
        with suppress(Conflict):
            if await self._storage.write(self._storage.store.tables.close_unreadable, id, ended):
                log.warning("begun by other rules", extra={"table": id})

    async def close(self) -> None:
        """Let what has begun finish; bots may be stopped in the middle of thinking."""
        tables = list(self._tables.values())
        for live in tables:
            if live.thinking is not None:
                live.thinking.cancel()
        for live in tables:
            async with live.lock:
                pass


def broken(id: str, error: BrokenLog) -> Unsuitable:
    """The refusal for a log that cannot be read, or that these rules cannot replay."""
    if isinstance(error, UnreadableLog):
        log.error("unreadable log", extra={"table": id, "entry": error.entry})
        return Unsuitable("unreadable-log", entry=error.entry)
    log.error("broken log", extra={"table": id, "move": error.move})
    return Unsuitable("broken-log", move=error.move)
