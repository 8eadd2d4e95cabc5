"""What a host does to the tables of a store, while a server may be using it.

Commands are carried out as a server does it. The table is then due at once: within a second or so,
a server that has it in memory reads what was written. On PostgreSQL it is also notified.
"""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import ParamSpec

from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import Command, LogWriter
from meadhall.server.storage import Storage
from meadhall.store import Store, StoreError
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Ended, Person
from meadhall.tables.leaving import take_leave
from meadhall.tables.refusal import Unsuitable
from meadhall.tables.summary import UNFINISHED, Summary
from meadhall.tables.table import Table

P = ParamSpec("P")
MANY = 2**31 - 1


class Unreadable(Exception):
    """A table whose log cannot be replayed under the current rules."""


def all_tables(store: Store, person: str) -> list[Summary]:
    return store.tables.of_person(person, MANY)


def carry_out(
    store: Store, id: str, now: float, command: Command[P], *args: P.args, **kwargs: P.kwargs
) -> bool:
    """Carry out a command on a table that exists; False if it added nothing."""
    live = LiveTable(_load(store, id), lambda: now)
    with closing(Storage(store)) as storage:
        writer = LogWriter(storage, lambda: now, next_check=lambda table, now: now)
        try:
            return asyncio.run(writer.write(live, command, *args, **kwargs))
        except Unsuitable as error:
            raise StoreError(f"table {id}: {error}") from error


def _load(store: Store, id: str) -> Table:
    try:
        table = store.tables.load(id)
    except StoreError:
        raise
    except Exception as error:
        # A log that does not fit the rules can make them fail in any way.
        raise Unreadable(f"table {id} cannot be run by these rules: {error}") from error
    assert table is not None
    return table


def end_table(store: Store, id: str, now: float) -> bool:
    """Close a table that is open or being played; False if it was already over."""
    try:
        return carry_out(store, id, now, _close)
    except Unreadable:
        return store.tables.close_unreadable(id, Ended(at=now, reason="host"))


def _close(draft: Draft) -> None:
    if draft.table.status in UNFINISHED:
        draft.add(Ended(at=draft.now, reason="host"))


def give_up_seats(store: Store, person: Person, now: float) -> Iterator[tuple[str, bool]]:
    """Leave every unfinished table; yields each, and whether it could be done."""
    for summary in all_tables(store, person.id):
        if summary.status in UNFINISHED:
            try:
                carry_out(store, summary.id, now, take_leave, person)
            except Unreadable:
                yield summary.id, False
            else:
                yield summary.id, True
