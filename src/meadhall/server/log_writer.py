"""Carries out commands: on a draft of the table, which is stored and only then seen by anyone.

If another server was faster, the store refuses; then this one reads what the other wrote and runs
the command again.
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from meadhall.server.live_table import LiveTable
from meadhall.server.storage import Storage
from meadhall.server.table_cache import broken
from meadhall.store import Append, Conflict
from meadhall.tables.draft import Draft
from meadhall.tables.folding import BrokenLog
from meadhall.tables.notices import AWAY_AFTER
from meadhall.tables.refusal import Unsuitable
from meadhall.tables.snapshot import SNAPSHOT_EVERY, encode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table
from meadhall.tables.waking import follow_up, may_go_on, wakes_at

P = ParamSpec("P")
Command = Callable[Concatenate[Draft, P], None]

ATTEMPTS = 20
"""How often a command may find that another server was faster."""


def next_check(table: Table, now: float) -> float | None:
    """When to check a table again; after a minute at the latest if someone may be away."""
    wake = wakes_at(table, now)
    return wake if wake is None or table.status == "open" else min(wake, now + AWAY_AFTER)


class LogWriter:
    def __init__(
        self,
        storage: Storage,
        clock: Callable[[], float],
        next_check: Callable[[Table, float], float | None] = next_check,
    ) -> None:
        self.moves_made = 0
        self._storage = storage
        self._clock = clock
        self._next_check = next_check

    async def carry_out(
        self, live: LiveTable, command: Command[P], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Carry out a command, and whatever follows from it by itself."""
        async with live.lock:
            await self.write(live, command, *args, **kwargs)
            while may_go_on(live.table, self._clock()) and await self.write(live, follow_up):
                pass

    async def write(
        self, live: LiveTable, command: Command[P], *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Carry out a command while holding the table's lock; False if it added nothing."""
        for _ in range(ATTEMPTS):
            draft = Draft(live.table, self._clock())
            command(draft, *args, **kwargs)
            if not draft.happenings:
                return False
            try:
                await self._store(live.table, draft)
            except Conflict:
                await self.read_on(live)
            else:
                live.advance(draft)
                return True
        raise Unsuitable("too-busy")

    async def _store(self, before: Table, draft: Draft) -> None:
        after = draft.table
        is_due = after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY
        wake = self._next_check(after, self._clock())
        snapshot = encode_snapshot(after) if is_due else None
        change = Append(after.id, before.seq, draft.entries, summarize(after), wake, snapshot)
        await self._storage.append(change)
        self.moves_made += len(after.moves) > len(before.moves)

    async def catch_up(self, live: LiveTable, seq: int) -> None:
        """Read what another server has written, if the log has this many entries by now."""
        if live.table.seq < seq:
            async with live.lock:
                # Often it was this server itself that wrote and has not got round to showing it.
                if live.table.seq < seq:
                    await self.read_on(live)

    async def read_on(self, live: LiveTable) -> None:
        """Read what another server has written, while holding the table's lock."""
        table = live.table
        draft = Draft(table, self._clock())
        read = self._storage.store.tables.entries
        try:
            entries = await self._storage.read(read, table.id, table.seq)
            for entry in entries:
                draft.add(entry)
        except BrokenLog as error:
            # The other server uses newer rules than this one.
            raise broken(table.id, error) from error
        if entries:
            live.advance(draft)
