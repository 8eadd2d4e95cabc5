"""Taking moves back, by the table's policy.

``none``: never. ``free``: as long as nothing was revealed and nobody else decided (see
``kernel/undo``). ``consent``: beyond that, all other people at the table must agree; whoever was
refused waits before asking again, longer each time. ``friendly``: anyone may go back at once.
"""

from math import ceil

from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person, TookBack, UndoAnswered, UndoAsked
from meadhall.tables.playing import acting_seat
from meadhall.tables.quiet import move_told_as
from meadhall.tables.refusal import Forbidden, Missing, Unsuitable
from meadhall.tables.table import Table

COOL_DOWN = 10.0
"""Seconds to wait after the first refusal; four times as long after the second, then nine."""


def free_way_back(table: Table, number: int) -> int:
    """The lowest number of moves this seat may freely go back to; all of them if none.

    Where several decide at once, what others have done in secret meanwhile is passed over and
    stays. So that nobody learns of it, the way back ends where that began, whatever they did.
    """
    lowest = len(table.moves)
    if table.status != "playing" or table.settings.undo == "none":
        return lowest
    first = max(table.imported, table.shown_until) if table.joint_step else table.imported
    for at in range(len(table.moves) - 1, first - 1, -1):
        if table.moves[at].seat != number:
            if not (table.joint_step and table.made[at].quiet):
                break
        elif table.position(at).irrevocable() != table.state.irrevocable():
            break
        else:
            lowest = at
    return lowest


def may_always_go_back(table: Table, number: int) -> bool:
    """Whether every move of the seat can be taken back, whatever it reveals."""
    if table.settings.undo == "friendly":
        return True
    person = table.seats[number].person
    return table.settings.undo == "consent" and person is not None and all_agree(table, [person.id])


def take_back(draft: Draft, person: Person, number: int, to: int | None) -> None:
    """Go back to the position after ``to`` moves; None: before the seat's last decision."""
    table, now = draft.table, draft.now
    acting_seat(table, person, number)
    policy = table.settings.undo
    if policy == "none":
        raise Forbidden("undo-off")
    if to is None:
        target = _last_decision(table, number)
    else:
        target = move_told_as(table, to, table.seats_of(person.id))
    if not table.imported <= target < len(table.moves):
        raise Missing("nothing-to-take-back")
    for seat, lost in table.lost_by_undo(number, target).items():
        if lost and table.clocks[seat].at(now) <= lost:
            # Their time would be up at once, and a bot would sit in.
            raise Unsuitable("undo-no-time")
    is_free = policy == "friendly" or target >= free_way_back(table, number)
    if not is_free and policy == "free":
        raise Unsuitable("undo-closed")
    if is_free or all_agree(table, [person.id]):
        draft.add(TookBack(at=now, seat=number, to=target))
        return
    if table.undo_asked is not None:
        raise Unsuitable("undo-already-asked")
    times, refused_at = table.undo_refused.get(number, (0, 0.0))
    wait = refused_at + COOL_DOWN * times**2 - now
    if times and wait > 0:
        raise Unsuitable("undo-refused", seconds=ceil(wait))
    draft.add(UndoAsked(at=now, seat=number, to=target))


def answer(draft: Draft, person: Person, agrees: bool) -> None:
    """Agree to another person's request, or refuse it. The last to agree carries it out."""
    table = draft.table
    seats = [seat for seat in table.seats_of(person.id) if not table.seats[seat].resigned]
    if not seats:
        raise Forbidden("not-seated")
    request = table.undo_asked
    if request is None:
        raise Unsuitable("no-undo-asked")
    if person.id in request.agreed:
        raise Unsuitable("undo-answered")
    draft.add(UndoAnswered(at=draft.now, seat=seats[0], agrees=agrees))
    if agrees and all_agree(table, request.agreed):
        draft.add(TookBack(at=draft.now, seat=request.seat, to=request.to))


def others_to_ask(table: Table, agreed: list[str]) -> list[str]:
    """The people who still have to agree: those who play, not those a bot plays for."""
    return [
        seat.person.id
        for seat in table.seats
        if seat.person is not None and seat.played_by() is None and seat.person.id not in agreed
    ]


def all_agree(table: Table, agreed: list[str]) -> bool:
    """Whether nobody is left to ask.

    People who are away do not hold up the others, but nobody may decide alone over someone who
    might come back.
    """
    away = [seat for seat in table.seats if seat.sitting_in is not None and not seat.resigned]
    return not others_to_ask(table, agreed) and (len(agreed) > 1 or not away)


def _last_decision(table: Table, number: int) -> int:
    for count in range(len(table.moves), table.imported, -1):
        if table.moves[count - 1].seat == number:
            return count - 1
    raise Missing("nothing-to-take-back")
