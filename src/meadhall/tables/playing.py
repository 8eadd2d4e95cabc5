"""What a seat does while the game runs: decide, plan, resign, come back."""

from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.saga import next_link
from meadhall.kernel.state import IllegalMove, Obstacle, State
from meadhall.tables.entries import (
    AnyEntry,
    Ended,
    Moved,
    Person,
    Planned,
    Resigned,
    Returned,
)
from meadhall.tables.refusal import Forbidden, Missing, Unsuitable, Wrong
from meadhall.tables.table import Table
from meadhall.words import Words

LONGEST_KEY = 64


class Obstructed(Wrong):
    """A move that a rule prevents."""

    def __init__(self, table: Table, obstacle: Obstacle) -> None:
        super().__init__("obstacle")
        self._table = table
        self.obstacle = obstacle

    def sentence(self, language: str) -> str:
        return Words(self._table.game, language, self._table.names()).obstacle(self.obstacle)


def own_seat(table: Table, person: Person, number: int) -> None:
    """Refuse whoever does not sit in this seat."""
    if not 0 <= number < len(table.seats):
        raise Missing("no-such-seat")
    if number not in table.seats_of(person.id):
        raise Forbidden("not-your-seat")


def acting_seat(table: Table, person: Person, number: int) -> None:
    """Refuse whoever cannot act for this seat now."""
    own_seat(table, person, number)
    if table.status != "playing":
        raise Unsuitable("not-running")
    if table.seats[number].resigned:
        raise Forbidden("resigned")
    if table.seats[number].sitting_in is not None:
        raise Unsuitable("bot-sits-in")


def make_move(
    table: Table, person: Person, number: int, decision: int, move: str, key: str, now: float
) -> list[AnyEntry]:
    """A person's answer to a decision."""
    acting_seat(table, person, number)
    check_decision(table, number, decision)
    return [moved(table, number, move, person.id, now, f"{person.id}/{key}" if key else "")]


def check_decision(table: Table, number: int, decision: int) -> None:
    asked = table.asked.get(number)
    if asked is None:
        raise Unsuitable("not-your-turn")
    if asked.decision != decision:
        raise Unsuitable("stale-decision")


def moved(table: Table, number: int, move: str, by: str, now: float, key: str = "") -> Moved:
    """A checked move, with the random outcomes that follow it."""
    state = table.state.copy()
    outcomes: list[int] = []
    state.dice.record(outcomes)
    play_word(table, state, number, move)
    link = table.moves[-1].link if table.moves else table.start
    return Moved(
        at=now,
        seat=number,
        move=move,
        outcomes=outcomes,
        link=next_link(link, number, move, outcomes),
        by=by,
        key=key,
    )


def play_word(table: Table, state: State, number: int, move: str) -> None:
    """Make a move on a position of the table; an illegal one is refused with the reason."""
    try:
        state.play_checked(number, table.game.moves.number(move))
    except UnknownMove as error:
        raise Wrong("unknown-move", move=move[:60]) from error
    except IllegalMove as error:
        if error.obstacle is not None:
            raise Obstructed(table, error.obstacle) from error
        raise Wrong("no-answer", move=move[:60]) from error


def resign(table: Table, person: Person, number: int, now: float) -> list[AnyEntry]:
    """Let a bot play the seat to the end. When the last person leaves, the table is closed."""
    own_seat(table, person, number)
    if table.status != "playing":
        raise Unsuitable("not-running")
    if table.seats[number].resigned:
        raise Unsuitable("resigned")
    entries: list[AnyEntry] = [Resigned(at=now, seat=number, bot=table.settings.sit_in)]
    others = [
        seat
        for other, seat in enumerate(table.seats)
        if other != number and seat.person is not None and not seat.resigned
    ]
    if not others:
        entries.append(Ended(at=now, reason="abandoned"))
    return entries


def take_seat_back(table: Table, person: Person, number: int, now: float) -> list[AnyEntry]:
    """The person takes over again from the bot that sat in."""
    own_seat(table, person, number)
    if table.status != "playing":
        raise Unsuitable("not-running")
    if table.seats[number].resigned:
        raise Forbidden("resigned")
    if table.seats[number].sitting_in is None:
        raise Unsuitable("nobody-sits-in")
    return [Returned(at=now, seat=number)]


def make_plan(
    table: Table, person: Person, number: int, plan: str | None, now: float
) -> list[AnyEntry]:
    """Let the table answer some decisions by itself; None ends that."""
    acting_seat(table, person, number)
    if plan is not None and plan not in table.game.plans(table.state, number):
        raise Wrong("unknown-plan", plan=plan[:60])
    return [Planned(at=now, seat=number, plan=plan)]
