"""What a seat does while the game runs: decide, plan, resign, come back."""

from meadhall.tables.draft import Draft
from meadhall.tables.entries import Ended, Person, Planned, Resigned, Returned
from meadhall.tables.quiet import entries_told
from meadhall.tables.refusal import Forbidden, Missing, Unsuitable, Wrong
from meadhall.tables.table import Table


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
    draft: Draft, person: Person, number: int, decision: int, move: str, key: str = ""
) -> None:
    """A person's answer to a decision; ``key`` names the request."""
    acting_seat(draft.table, person, number)
    _check_its_day(draft)
    asked = draft.table.asked.get(number)
    if asked is None:
        raise Unsuitable("not-your-turn")
    if entries_told(draft.table, asked.decision, draft.table.seats_of(person.id)) != decision:
        raise Unsuitable("stale-decision")
    draft.move(number, move, person.id, key)


def give_up(draft: Draft, person: Person, number: int) -> None:
    """Resign, at a person's own wish."""
    if draft.table.is_under_way_for_the_day():
        raise Unsuitable("daily-no-resigning")
    resign(draft, person, number)


def resign(draft: Draft, person: Person, number: int) -> None:
    """Give up. A game for two is over at once; otherwise a bot plays the seat to the end.

    When the last person leaves, the table is closed.
    """
    table = draft.table
    own_seat(table, person, number)
    if table.status != "playing":
        raise Unsuitable("not-running")
    if table.seats[number].resigned:
        raise Unsuitable("resigned")
    ends = len(table.seats) == 2
    draft.add(Resigned(at=draft.now, seat=number, bot=table.settings.sit_in, ends=ends))
    if not ends and not any(seat.person is not None and not seat.resigned for seat in table.seats):
        draft.add(Ended(at=draft.now, reason="abandoned"))


def take_seat_back(draft: Draft, person: Person, number: int) -> None:
    """The person takes over again from the bot that sat in."""
    own_seat(draft.table, person, number)
    _check_its_day(draft)
    if draft.table.is_left_to_bots(draft.now):
        raise Unsuitable("round-is-over")
    if draft.table.status != "playing":
        raise Unsuitable("not-running")
    if draft.table.seats[number].resigned:
        raise Forbidden("resigned")
    if draft.table.seats[number].sitting_in is None:
        raise Unsuitable("nobody-sits-in")
    draft.add(Returned(at=draft.now, seat=number))


def _check_its_day(draft: Draft) -> None:
    if draft.table.is_past_its_day(draft.now):
        raise Unsuitable("daily-day-over")


def make_plan(draft: Draft, person: Person, number: int, plan: str | None) -> None:
    """Let the table answer some decisions by itself; None ends that."""
    table = draft.table
    acting_seat(table, person, number)
    if plan is not None and plan not in table.game.plans(table.state, number):
        raise Wrong("unknown-plan", plan=plan[:60])
    draft.add(Planned(at=draft.now, seat=number, plan=plan))
