"""Whom to notify that it is their turn: those who have not looked at the table for a minute.

One notice is enough until the person has looked again. When four fifths of a seat's time for its
decision are gone, there is one reminder.
"""

from typing import Literal

from msgspec import Struct

from meadhall.tables.clock import MINUTE
from meadhall.tables.table import Table

AWAY_AFTER = MINUTE
REMINDER_AT = 0.8

NoticeKind = Literal["turn", "reminder"]


class Look(Struct, frozen=True):
    """When a person last looked at a table, and what they have been sent since."""

    at: float = 0.0
    seq: int = 0
    """The last entry of the log that they have seen."""
    told_at: float = 0.0
    reminded: int = 0
    """The latest decision they were reminded of; a person with two seats has two in turn."""


NEVER = Look()


class Notice(Struct, frozen=True):
    kind: NoticeKind
    person: str
    seat: int
    decision: int
    runs_out: float


def due_notices(table: Table, looks: dict[str, Look], now: float) -> list[Notice]:
    """The notices due now, at most one per person: a reminder also says that it is their turn."""
    due: dict[str, Notice] = {}
    for notice, at in _planned_notices(table, looks):
        if at <= now and (notice.kind == "reminder" or notice.person not in due):
            due[notice.person] = notice
    return list(due.values())


def next_notice(table: Table, looks: dict[str, Look]) -> float | None:
    """When to check again; None while there is nobody to notify."""
    return min((at for _, at in _planned_notices(table, looks)), default=None)


def _planned_notices(table: Table, looks: dict[str, Look]) -> list[tuple[Notice, float]]:
    planned: list[tuple[Notice, float]] = []
    if not table.clocks:
        return planned
    for number, asked in table.asked.items():
        seat = table.seats[number]
        runs_out = table.clocks[number].runs_out()
        if seat.person is None or seat.played_by() is not None or runs_out is None:
            continue
        look = looks.get(seat.person.id, NEVER)
        away_from = look.at + AWAY_AFTER
        if look.told_at <= look.at:
            notice = Notice("turn", seat.person.id, number, asked.decision, runs_out)
            planned.append((notice, max(asked.since, away_from)))
        if look.reminded < asked.decision:
            notice = Notice("reminder", seat.person.id, number, asked.decision, runs_out)
            remind_at = asked.since + REMINDER_AT * (runs_out - asked.since)
            planned.append((notice, max(remind_at, away_from)))
    return planned
