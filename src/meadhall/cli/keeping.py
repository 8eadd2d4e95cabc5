"""What a host does to the tables of a store, while a server may be using it.

A command is tried on the table as it is, and its entries are stored only if nobody else was faster.
The table is then due at once: within a second or so, a server that has it in memory reads what was
written. On PostgreSQL it is also notified.
"""

from collections.abc import Callable, Iterator

from msgspec import structs

from meadhall.store import Conflict, Store, StoreError
from meadhall.tables.entries import AnyEntry, Ended, Person
from meadhall.tables.lobby import leave
from meadhall.tables.playing import resign
from meadhall.tables.summary import Summary, summarize
from meadhall.tables.table import Table

ATTEMPTS = 20
MANY = 2**31 - 1
UNFINISHED = ("open", "playing")


class Unreadable(Exception):
    """A table whose log cannot be replayed under the current rules."""


def all_tables(store: Store, person: str) -> list[Summary]:
    return store.tables.of_person(person, MANY)


def carry_out(
    store: Store, id: str, command: Callable[[Table], list[AnyEntry]], now: float
) -> Table | None:
    """The table after the command, or None if there is none."""
    for _ in range(ATTEMPTS):
        table = _load(store, id)
        if table is None:
            return None
        entries = command(table)
        if not entries:
            return table
        before = table.seq
        for entry in entries:
            table.apply(entry)
        try:
            store.tables.append(id, before, entries, summarize(table), now)
        except Conflict:
            continue
        return table
    raise StoreError(f"table {id} is too busy; try again")


def _load(store: Store, id: str) -> Table | None:
    try:
        return store.tables.load(id)
    except StoreError:
        raise
    except Exception as error:
        # A log that does not fit the rules can make them fail in any way.
        raise Unreadable(f"table {id} cannot be run by these rules: {error}") from error


def end_table(store: Store, id: str, now: float) -> bool:
    """Close a table that is open or being played; False if it was already over."""
    summary = store.tables.summary(id)
    assert summary is not None
    if summary.status not in UNFINISHED:
        return False
    ended = Ended(at=now, reason="host")
    closes: list[bool] = []

    def close(table: Table) -> list[AnyEntry]:
        closes.append(table.status in UNFINISHED)
        return [ended] if closes[-1] else []

    try:
        carry_out(store, id, close, now)
    except Unreadable:
        _end_unreadable(store, summary, ended)
        return True
    return closes[-1]


def _end_unreadable(store: Store, summary: Summary, ended: Ended) -> None:
    """Nobody can play it any more, so nobody is faster; and no server should try to wake it."""
    seats = [structs.replace(seat, asked=False, runs_out=None) for seat in summary.seats]
    after = structs.replace(
        summary,
        status="ended",
        end_reason=ended.reason,
        seats=seats,
        changed_at=ended.at,
        finished_at=ended.at,
    )
    seq = store.tables.sequences([summary.id])[summary.id]
    store.tables.append(summary.id, seq, [ended], after, None)


def give_up_seats(store: Store, person: Person, now: float) -> Iterator[tuple[str, bool]]:
    """Leave every unfinished table; yields each, and whether it could be done."""
    for summary in all_tables(store, person.id):
        if summary.status in UNFINISHED:
            try:
                carry_out(store, summary.id, lambda table: _farewell(table, person, now), now)
            except Unreadable:
                yield summary.id, False
            else:
                yield summary.id, True


def _farewell(table: Table, person: Person, now: float) -> list[AnyEntry]:
    """What follows when someone leaves: as if they had left or resigned from all their seats."""
    if table.status == "open":
        is_concerned = person.id == table.opener.id or table.seats_of(person.id)
        return leave(table, person, now) if is_concerned else []
    trial = table.copy()
    entries: list[AnyEntry] = []
    for seat in table.seats_of(person.id):
        if trial.status == "playing" and not trial.seats[seat].resigned:
            more = resign(trial, person, seat, now)
            for entry in more:
                trial.apply(entry)
            entries += more
    return entries
