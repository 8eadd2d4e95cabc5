"""What people do to tables. A command that has begun is finished, even if its caller is gone."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from meadhall.server.bot_turns import BotTurns
from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import Command, LogWriter, next_check
from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.store import Append, Conflict
from meadhall.tables import lobby
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Person
from meadhall.tables.folding import fold
from meadhall.tables.lobby import new_secret
from meadhall.tables.summary import Summary, summarize
from meadhall.tables.table import Table
from meadhall.tables.waking import follow_up

P = ParamSpec("P")
T = TypeVar("T")
Create = Callable[[Summary, list[AnyEntry], float | None], None]


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """The result of something that is finished even if its caller is gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Commands:
    def __init__(
        self,
        storage: Storage,
        tables: TableCache,
        writer: LogWriter,
        bots: BotTurns,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._writer = writer
        self._bots = bots
        self._clock = clock

    async def carry_out(
        self, live: LiveTable, command: Command[P], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Carry out a command, and whatever follows from it by itself."""
        return await finished(self.carry_out_here(live, command, *args, **kwargs))

    async def carry_out_here(
        self, live: LiveTable, command: Command[P], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """The same for a caller that nobody stops halfway."""
        await self._writer.carry_out(live, command, *args, **kwargs)
        self._bots.begin(live)
        return live.table

    async def go_on(self, live: LiveTable) -> Table:
        """Do whatever the table now does by itself."""
        return await self.carry_out(live, follow_up)

    async def open(self, log: list[AnyEntry], create: Create | None = None) -> Table:
        """Store a new table and let it do whatever it does by itself.

        ``create`` stores something besides, in the same transaction.
        """
        table = fold(new_secret(), log)
        wake = next_check(table, table.opened_at)
        store = create or self._storage.store.tables.create
        await self._storage.write(store, summarize(table), log, wake)
        return await self.go_on(await self._tables.add(table))

    async def rematch(self, live: LiveTable, person: Person, pledge: str = "") -> Table:
        """A new table for the same people, or the one that somebody has already opened."""
        async with live.lock:
            await self._writer.read_on(live)
            if not live.table.rematch:
                try:
                    await self._open_rematch(live, person, pledge)
                except Conflict:
                    # Somebody was faster through another server.
                    await self._writer.read_on(live)
                    if not live.table.rematch:
                        raise
        return (await self._tables.get(live.table.rematch)).table

    async def _open_rematch(self, live: LiveTable, person: Person, pledge: str) -> None:
        draft = Draft(live.table, self._clock())
        id = new_secret()
        log = lobby.rematch(draft, person, id, pledge)
        new = fold(id, log)
        append = Append(live.table.id, live.table.seq, draft.entries, summarize(draft.table), None)
        wake = next_check(new, draft.now)
        await self._storage.write(
            self._storage.store.tables.create, summarize(new), log, wake, append
        )
        live.advance(draft)
        await self.go_on(await self._tables.add(new))
