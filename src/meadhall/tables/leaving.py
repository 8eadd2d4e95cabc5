"""What becomes of the seats of somebody who leaves for good."""

from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.lobby import leave
from meadhall.tables.playing import resign


def take_leave(draft: Draft, person: Person) -> None:
    """Do as if the person had left, or had resigned from all their seats."""
    table = draft.table
    seats = table.seats_of(person.id)
    if table.status == "open":
        if seats or person.id == table.opener.id:
            leave(draft, person)
        return
    for seat in seats:
        if table.status == "playing" and not table.seats[seat].resigned:
            resign(draft, person, seat)
