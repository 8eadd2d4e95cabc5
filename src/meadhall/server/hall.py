"""The tables that are in use, each changed by one command at a time.

A command is a function that looks at a table and says which entries follow. They are stored, then
applied, and only then does anyone hear of it. If another server was faster, the store refuses; then
this one reads what the other wrote and runs the command again.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec
from msgspec import structs

from meadhall.kernel.events import Event
from meadhall.server.thinkers import Closed, Thinkers
from meadhall.server.watchers import (
    Happening,
    Presence,
    Watcher,
    first_update,
    presence_at,
    show_all,
)
from meadhall.store import Append, ChatLine, Conflict, Store, StoreError
from meadhall.tables import lobby
from meadhall.tables.entries import AnyEntry, Ended, Moved, Opened, Person
from meadhall.tables.lobby import new_secret
from meadhall.tables.notices import AWAY_AFTER, NEVER, due_notices, next_notice
from meadhall.tables.playing import moved
from meadhall.tables.refusal import Missing, Refused, Unsuitable
from meadhall.tables.snapshot import SNAPSHOT_EVERY, encode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import BrokenLog, OtherRules, Table, open_from
from meadhall.tables.waking import Thought, follow_up, goes_on_from, thoughts, wakes_at

P = ParamSpec("P")
T = TypeVar("T")
Command = Callable[[Table, float], list[AnyEntry]]

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the ids of tables look like."""

TABLES_HELD = 2000
"""How many tables are kept in memory even if nobody looks at them."""

ATTEMPTS = 20
"""How often a command may find that another server was faster."""

PRESENCE_AFTER = 0.3
"""Seconds until the others hear who has come or gone."""

LOOK_EVERY = 15.0
"""Seconds between updates of when someone last looked at a table."""

log = logging.getLogger("meadhall.hall")


class Held:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.looked: dict[str, float] = {}
        """When people last looked at the table."""
        self.presence: Presence | None = None
        self.presence_soon: asyncio.TimerHandle | None = None
        self.said: int | None = None
        """The number of the last line of chat that was shown; None until somebody watches."""
        self.thinking: asyncio.Task[None] | None = None

    def is_idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and self.thinking is None


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], float]) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.moves_made = 0
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Held]] = {}
        # SQLite allows only one writer anyway; with a single thread nobody has to poll for it.
        self._writers = ThreadPoolExecutor(1 if store.kind == "sqlite" else 8, "store-write")
        self._readers = ThreadPoolExecutor(4, "store-read")

    # The store, off the event loop

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._writers, call, *args, **kwargs)

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _in_thread(self._readers, call, *args, **kwargs)

    # Tables

    async def table(self, id: str) -> Table:
        return (await self.held(id)).table

    async def held(self, id: str) -> Held:
        """The table in memory, loaded if necessary, but only once however many ask."""
        held = self._held.get(id)
        if held is not None:
            self._held.move_to_end(id)
            return held
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Held:
        if not ID.fullmatch(id):
            # Don't even ask the database, which may choke on some characters.
            raise Missing("no-such-table")
        try:
            table = await self.read(self.store.tables.load, id)
        except OtherRules as error:
            await self._close_outdated(id)
            raise Unsuitable("other-rules", began=error.began, now=error.installed) from error
        except BrokenLog as error:
            raise _broken(id, error) from error
        if table is None:
            raise Missing("no-such-table")
        return self._hold(table)

    async def _close_outdated(self, id: str) -> None:
        """Mark a game that began under other rules as closed in the lists: it cannot go on.

        Only its summary is available; a finished game keeps its result.
        """
        summary = await self.read(self.store.tables.summary, id)
        if summary is None or summary.status != "playing":
            return
        log.warning("begun by other rules", extra={"table": id})
        ended = Ended(at=self.clock(), reason="other-rules")
        closed = structs.replace(
            summary,
            status="ended",
            end_reason=ended.reason,
            changed_at=ended.at,
            finished_at=ended.at,
            seats=[structs.replace(seat, asked=False, runs_out=None) for seat in summary.seats],
        )
        known = await self.read(self.store.tables.sequences, [id])
        # A conflict means that another server is closing it right now.
        with suppress(Conflict):
            await self.write(self.store.tables.append, id, known[id], [ended], closed, None)

    def _hold(self, table: Table) -> Held:
        held = Held(table)
        self._held[table.id] = held
        if len(self._held) > TABLES_HELD:
            for id, other in list(self._held.items())[: len(self._held) - TABLES_HELD]:
                if other.is_idle() and other is not held:
                    del self._held[id]
        return held

    def tables_in_memory(self) -> int:
        return len(self._held)

    async def open(self, entries: list[AnyEntry], id: str | None = None) -> Table:
        """Store a new table and let it do whatever it does by itself."""
        table = _new_table(id or new_secret(), entries)
        wake = _wake_time(table, table.opened_at)
        await self.write(self.store.tables.create, summarize(table), entries, wake)
        held = self._hold(table)
        await self.go_on(held)
        return held.table

    async def command(self, id: str, command: Command) -> Table:
        """Carry out a command, and whatever follows from it by itself.

        Once begun it is finished, even if whoever asked for it has gone.
        """
        held = await self.held(id)
        return await asyncio.shield(asyncio.ensure_future(self._command(held, command)))

    async def _command(self, held: Held, command: Command) -> Table:
        async with held.lock:
            await self._carry_out(held, command)
            await self._follow_up(held)
        self._let_bots_think(held)
        return held.table

    async def go_on(self, held: Held) -> None:
        """Do whatever the table now does by itself."""
        await asyncio.shield(asyncio.ensure_future(self._command(held, lambda table, now: [])))

    async def _follow_up(self, held: Held) -> None:
        while follow_up(held.table, self.clock()):
            await self._carry_out(held, follow_up)

    async def _carry_out(self, held: Held, command: Command) -> None:
        for _ in range(ATTEMPTS):
            entries = command(held.table, self.clock())
            if not entries:
                return
            try:
                await self._store(held, entries)
                return
            except Conflict:
                await self._catch_up(held)
        raise Unsuitable("too-busy")

    async def _store(self, held: Held, entries: list[AnyEntry]) -> None:
        """Commit entries, and only then let them be seen."""
        before = held.table
        after, happenings = _apply_all(before, entries)
        is_due = after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY
        await self.write(
            self.store.tables.append,
            after.id,
            before.seq,
            entries,
            summarize(after),
            _wake_time(after, self.clock()),
            encode_snapshot(after) if is_due else None,
        )
        self.moves_made += len(after.moves) > len(before.moves)
        self._show(held, after, happenings)

    async def _catch_up(self, held: Held) -> None:
        """Read what another server has written."""
        table = held.table
        entries = await self.read(self.store.tables.entries, table.id, table.seq)
        try:
            after, happenings = _apply_all(table, entries)
        except BrokenLog as error:
            # The other server uses newer rules than this one.
            raise _broken(table.id, error) from error
        if entries:
            self._show(held, after, happenings)

    def _show(self, held: Held, table: Table, happenings: list[Happening]) -> None:
        held.table = table
        show_all(held.watchers, table, happenings, self.clock())
        if held.watchers and not all(isinstance(one.entry, Moved) for one in happenings):
            self._show_presence(held)

    async def rematch(self, id: str, person: Person) -> Table:
        """A new table for the same people, or the one that somebody has already opened."""
        held = await self.held(id)
        async with held.lock:
            await self._catch_up(held)
            if not held.table.rematch:
                try:
                    await self._rematch(held, person)
                except Conflict:
                    # Somebody was faster through another server.
                    await self._catch_up(held)
                    if not held.table.rematch:
                        raise
        return await self.table(held.table.rematch)

    async def _rematch(self, held: Held, person: Person) -> None:
        now = self.clock()
        new_id = new_secret()
        opened, led = lobby.rematch(held.table, person, new_id, now)
        new = _new_table(new_id, opened)
        after, happenings = _apply_all(held.table, led)
        append = Append(held.table.id, held.table.seq, led, summarize(after), None)
        wake = _wake_time(new, now)
        await self.write(self.store.tables.create, summarize(new), opened, wake, append)
        self._show(held, after, happenings)
        await self.go_on(self._hold(new))

    async def heard_of(self, id: str, seq: int) -> None:
        """Another server has written to a table; only tables in memory need to catch up."""
        if id in self._loading:
            # A load in progress may have read the table before that was written.
            await self.held(id)
        held = self._held.get(id)
        if held is not None and held.table.seq < seq:
            async with held.lock:
                # Often it was this server itself that wrote and has not got round to applying it.
                if held.table.seq < seq:
                    await self._catch_up(held)
            # Bots think at the server that wrote; here only if it fails, once their lease is over.

    async def catch_up_all(self) -> None:
        """Read whatever was missed while there were no notifications."""
        known = await self.read(self.store.tables.sequences, list(self._held))
        for id, seq in known.items():
            try:
                await self.heard_of(id, seq)
                await self._show_chat(id)
            except Refused as error:
                log.warning("missed", extra={"table": id, "reason": str(error)})

    # Watching

    async def begin_watching(self, held: Held, watcher: Watcher, since: int | None) -> None:
        """Start watching: the watcher gets what it missed, and from here on misses nothing."""
        if since is None and watcher.person is not None:
            looks = await self.read(self.store.looks.of_table, held.table.id)
            since = looks.get(watcher.person, NEVER).seq
        if held.said is None:
            last = await self.read(self.store.talk.lines, held.table.id, 0, 1)
            held.said = held.said or (last[0].number if last else 0)
        missed: list[AnyEntry] = []
        while since is not None and since + len(missed) < held.table.seq:
            missed = await self.read(self.store.tables.entries, held.table.id, since)
        held.watchers.add(watcher)
        watcher.send(first_update(held.table, since, missed, watcher, self.clock()))
        await self.looked(held, watcher)
        watcher.send(msgspec.json.encode(self._presence(held)))
        self._show_presence(held)

    async def end_watching(self, held: Held, watcher: Watcher) -> None:
        held.watchers.discard(watcher)
        if watcher.is_present(self.clock()):
            await self._note_look(held, watcher)
        self._show_presence(held)

    async def looked(self, held: Held, watcher: Watcher) -> None:
        """Note that the person has the table in front of them."""
        now = self.clock()
        watcher.looked_at = now
        if watcher.person is None or now - held.looked.get(watcher.person, 0.0) < LOOK_EVERY:
            return
        await self._note_look(held, watcher)
        # Others may be looking through another server.
        looks = await self.read(self.store.looks.of_table, held.table.id)
        held.looked.update({person: look.at for person, look in looks.items()})
        self._show_presence(held)

    async def _note_look(self, held: Held, watcher: Watcher) -> None:
        if watcher.person is not None:
            now = self.clock()
            held.looked[watcher.person] = now
            table = held.table
            await self.write(self.store.looks.looked, table.id, watcher.person, now, table.seq)

    def _presence(self, held: Held) -> Presence:
        return presence_at(held.table, held.looked, held.watchers, self.clock())

    def _show_presence(self, held: Held) -> None:
        """Do it soon, and once for all who come and go until then: there may be a thousand."""
        if held.presence_soon is None:
            loop = asyncio.get_running_loop()
            held.presence_soon = loop.call_later(PRESENCE_AFTER, self._send_presence, held)

    def _send_presence(self, held: Held) -> None:
        held.presence_soon = None
        presence = self._presence(held)
        if presence != held.presence:
            held.presence = presence
            message = msgspec.json.encode(presence)
            for watcher in held.watchers:
                watcher.send(message)

    async def say(self, id: str, person: str, name: str, text: str) -> ChatLine:
        line = await self.write(self.store.talk.add, id, person, name, self.clock(), text)
        await self.heard_chat(id, line.number)
        return line

    async def heard_chat(self, id: str, number: int) -> None:
        """Somebody spoke, here or through another server."""
        held = self._held.get(id)
        if held is not None and held.said is not None and held.said < number:
            await self._show_chat(id)

    async def _show_chat(self, id: str) -> None:
        """Show the lines that are new, each once and in order."""
        held = self._held.get(id)
        if held is None or held.said is None:
            return
        for line in await self.read(self.store.talk.lines, id, held.said):
            if line.number > held.said:
                held.said = line.number
                for watcher in held.watchers:
                    watcher.hear(line)

    # Bots

    def _let_bots_think(self, held: Held) -> None:
        if held.thinking is None and thoughts(held.table):
            held.thinking = asyncio.create_task(self._think(held))

    async def _think(self, held: Held) -> None:
        try:
            while found := thoughts(held.table):
                await self._answer(held, found[0])
        except (Closed, Refused, StoreError) as error:
            # The table wakes again when its lease is over.
            log.warning("bot stopped", extra={"table": held.table.id, "reason": str(error)})
        finally:
            held.thinking = None

    async def _answer(self, held: Held, thought: Thought) -> None:
        table = held.table
        seat = thought.seat
        move = await self.thinkers.move(
            table.game,
            table.state,
            seat,
            thought.bot,
            seed=f"{table.seed}/bot/{table.seq}",
            decision=f"{table.id}/{seat}/{table.seq}",
            follows=f"{table.id}/{seat}/{goes_on_from(table, seat)}",
        )

        def answer(table: Table, now: float) -> list[AnyEntry]:
            if thought not in thoughts(table):
                return []  # somebody returned to the seat, or took a move back
            return [moved(table, thought.seat, move, f"bot:{thought.bot}", now)]

        async with held.lock:
            await self._carry_out(held, answer)
            await self._follow_up(held)

    # Waking

    async def wake(self, id: str) -> None:
        """Do what is due at a table, notify those who are away, and set when to check again."""
        held = await self.held(id)
        await self.heard_of(id, (await self.read(self.store.tables.sequences, [id])).get(id, 0))
        await self.go_on(held)
        table = held.table
        now = self.clock()
        looks = await self.read(self.store.looks.of_table, id)
        for notice in due_notices(table, looks, now):
            await self.write(self.store.looks.claim_notice, id, notice.person, notice, now)
        looks = await self.read(self.store.looks.of_table, id)
        times = [wakes_at(table, now), next_notice(table, looks)]
        again = min((time for time in times if time is not None), default=None)
        await self.write(self.store.tables.postpone, id, table.seq, again)

    async def close(self) -> None:
        """Let what has begun finish; bots may be stopped in the middle of thinking."""
        for held in list(self._held.values()):
            if held.thinking is not None:
                held.thinking.cancel()
        for held in list(self._held.values()):
            async with held.lock:
                pass
        self._writers.shutdown()
        self._readers.shutdown()


def _broken(id: str, error: BrokenLog) -> Unsuitable:
    log.error("broken log", extra={"table": id, "move": error.move})
    return Unsuitable("broken-log", move=error.move)


def _new_table(id: str, entries: list[AnyEntry]) -> Table:
    first = entries[0]
    assert isinstance(first, Opened)
    table = open_from(id, first)
    for entry in entries[1:]:
        table.apply(entry)
    return table


def _apply_all(table: Table, entries: list[AnyEntry]) -> tuple[Table, list[Happening]]:
    """The table after the entries, and what there is to show; the original is unchanged."""
    after = table.copy()
    happenings: list[Happening] = []
    for entry in entries:
        heard: list[Event] = []
        after.apply(entry, heard)
        happenings.append(Happening(entry, heard, len(after.moves)))
    return after, happenings


def _wake_time(table: Table, now: float) -> float | None:
    """When to check a table again; after a minute at the latest if someone may be away."""
    wake = wakes_at(table, now)
    return wake if wake is None or table.status == "open" else min(wake, now + AWAY_AFTER)


async def _in_thread(
    threads: ThreadPoolExecutor, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *args, **kwargs))
