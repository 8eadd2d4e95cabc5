"""Looking back: what happened, and how the table looked, as far as a person may know.

A game that is over has no secrets: everyone may look at it from every seat. While it is running,
and if the table was closed before the end, people look from their own seats or as spectators.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct

from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.game import Game, Luck
from meadhall.kernel.state import State
from meadhall.tables.quiet import move_told_as, moves_told
from meadhall.tables.refusal import Forbidden, Missing, Unsuitable
from meadhall.tables.table import Table
from meadhall.tables.wording import words_of
from meadhall.words import Words

FROM_THE_OPENING = -1
"""The ``first`` to pass to ``events_between`` to include the opening."""


class Told(Struct, frozen=True):
    """An event in words, for those who may know it."""

    move: int
    """The number of the move that it followed; 0 for the opening."""
    kind: str
    facts: dict[str, object]
    """Those that the event names, what could be expected before it (``Game.prospects``), and the
    ``rule`` by which it happened (``Game.cited``).
    """
    text: str
    only: list[int] | None = None
    """Which of the seats asked about heard it; None if everyone did."""


def facts_of(game: Game, event: Event) -> dict[str, object]:
    rule = game.cited(event)
    return {**event.facts(), **game.prospects(event), **({"rule": rule} if rule else {})}


def known_move(table: Table, told: int, seats: Collection[int]) -> int:
    """The move that those who sit here count as ``told``; refused if they know of no such move."""
    most = moves_told(table, len(table.moves), seats)
    if table.state is None or not 0 <= told <= most:
        raise Missing("no-such-move", most=most)
    return move_told_as(table, told, seats)


def check_review(table: Table, person: str | None, seat: int, told: int) -> int:
    """The move that the person counts as ``told``.

    Refused to anyone who may not see the table from this seat after that move.
    """
    if not SPECTATOR <= seat < len(table.seats):
        raise Missing("no-such-seat")
    own = table.seats_of(person) if person else []
    number = known_move(table, told, own)
    if table.status != "over" and seat != SPECTATOR and seat not in own:
        raise Forbidden("not-your-view")
    return number


def check_number(table: Table, number: int) -> None:
    if table.state is None or not 0 <= number <= len(table.moves):
        raise Missing("no-such-move", most=len(table.moves))


def moment(table: Table, number: int, seat: int) -> Struct:
    """How the table looked to a seat, or a spectator, after this many moves."""
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

    Without seats: as a spectator may know it. ``all_seeing`` is for games that are over.
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
            counted = moves_told(table, number, seats)
            told.extend(tell(table, heard, counted, seats, language, all_seeing))
        heard.clear()

    table.run_again(last, heard, tell_move)
    return told


def luck_of(table: Table) -> list[Luck]:
    """How lucky each seat's dice were, once the game is over; empty where nothing is rolled."""
    if table.status != "over":
        raise Unsuitable("not-over")
    heard: list[Event] = []
    table.run_again(len(table.moves), heard)
    return table.game.luck(len(table.seats), heard)


def tell(
    table: Table,
    events: Iterable[Event],
    number: int,
    seats: list[int],
    language: str,
    all_seeing: bool = False,
    public: dict[tuple[int, int], Told] | None = None,
) -> list[Told]:
    """The events after one move that one of the seats, or everyone, may know, as sentences.

    ``public`` keeps those for everyone, for when the same events are shown to several people.
    """
    made = {} if public is None else public
    words = words_of(table, language)
    audience = range(len(table.seats)) if all_seeing else seats
    told: list[Told] = []
    for event in events:
        if event.is_told_to(SPECTATOR):
            key = (id(event), number)
            if key not in made:
                made[key] = _tell(table, event, number, words, None)
            told.append(made[key])
        elif only := [seat for seat in audience if event.is_told_to(seat)]:
            told.append(_tell(table, event, number, words, only))
    return told


def _tell(table: Table, event: Event, number: int, words: Words, only: list[int] | None) -> Told:
    facts = facts_of(table.game, event)
    return Told(number, event.kind.name, facts, words.event(event), only)
