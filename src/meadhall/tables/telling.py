"""What an entry of the log tells the people at the table, apart from the game's own events."""

import re

from meadhall.tables.entries import (
    AnyEntry,
    Ended,
    Gathered,
    Joined,
    Left,
    Moved,
    Opened,
    Planned,
    Rematched,
    Resigned,
    Revealed,
    Started,
    UndoAnswered,
)
from meadhall.tables.review import Told
from meadhall.tables.table import Table
from meadhall.words import interface

_UNTOLD = (Moved, Opened, Planned, Gathered, Revealed)


def tell_entry(table: Table, entry: AnyEntry, moves: int, language: str) -> list[Told]:
    """The line for the log, after this many moves; some entries need none.

    Moves are covered by the game's events, a plan is its seat's own business, and what is added to
    the seed is done by browsers.
    """
    if isinstance(entry, _UNTOLD):
        return []
    kind = re.sub(r"(?<!^)([A-Z])", r"-\1", type(entry).__name__).lower()
    facts: dict[str, str | int] = {}
    if isinstance(entry, Ended):
        facts["reason"] = entry.reason
    elif isinstance(entry, Joined | Left):
        facts["name"] = entry.name
    elif not isinstance(entry, Started | Rematched):
        facts["seat"] = entry.seat
        facts["name"] = table.seats[entry.seat].name
    if isinstance(entry, Resigned):
        facts["ends"] = "yes" if entry.ends else "no"
    if isinstance(entry, UndoAnswered):
        facts["agrees"] = "yes" if entry.agrees else "no"
    text = interface(language, f"table-{kind}", **facts)
    return [Told(moves, f"table-{kind}", dict(facts), text)]
