"""Looking back: what happened, and how the table looked, as far as one may know it.

A game that is over has no secrets: everyone may look at it from every seat. While it runs, and when
the table was closed before its end, one looks from one's own seats or as a spectator.
"""

from collections.abc import Iterable

from msgspec import Struct

from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.state import State
from meadhall.tables.picture import words_of
from meadhall.tables.refusal import Forbidden, Missing
from meadhall.tables.table import Table

FROM_THE_OPENING = -1
"""The ``first`` of ``events_between`` for someone who wants the opening as well."""


class Told(Struct, frozen=True):
    """An event in words, for those who may know it."""

    move: int
    """The number of the move that it followed; 0 for the opening."""
    kind: str
    facts: dict[str, object]
    text: str


def check_review(table: Table, person: str | None, seat: int, number: int) -> None:
    """Refuse whoever may not see the table from this seat after so many moves."""
    if not SPECTATOR <= seat < len(table.seats):
        raise Missing("no-such-seat")
    check_number(table, number)
    if table.status == "over" or seat == SPECTATOR:
        return
    if person is None or seat not in table.seats_of(person):
        raise Forbidden("not-your-view")


def check_number(table: Table, number: int) -> None:
    if table.state is None or not 0 <= number <= len(table.moves):
        raise Missing("no-such-move", most=len(table.moves))


def moment(table: Table, number: int, seat: int) -> Struct:
    """How the table looked to a seat, or a spectator, after so many moves."""
    check_number(table, number)
    return table.game.view(table.position(number), seat)


def events_between(
    table: Table,
    first: int,
    last: int,
    seats: list[int],
    language: str,
    all_seeing: bool = False,
) -> list[Told]:
    """What happened after the move ``first`` up to the move ``last``, as these seats may know it.

    Without seats: as a spectator may. ``all_seeing`` is for games that are over.
    """
    check_number(table, last)
    if not FROM_THE_OPENING <= first <= last:
        raise Missing("no-such-move", most=len(table.moves))
    if all_seeing and table.status != "over":
        raise Forbidden("not-your-view")
    heard: list[Event] = []
    told: list[Told] = []

    def tell_move(number: int, state: State) -> None:
        if number > first:
            told.extend(tell(table, heard, number, seats, language, all_seeing))
        heard.clear()

    table.run_again(last, heard, tell_move)
    return told


def tell(
    table: Table,
    events: Iterable[Event],
    number: int,
    seats: list[int],
    language: str,
    all_seeing: bool = False,
) -> list[Told]:
    """The events after one move that one of the seats may know, or everyone, as sentences."""
    words = words_of(table, language)
    audience = [SPECTATOR, *seats]
    return [
        Told(number, event.kind.name, event.facts(), words.event(event))
        for event in events
        if all_seeing or any(event.is_told_to(seat) for seat in audience)
    ]
