"""A table, derived from its log: each entry changes it in one way. Nothing else does."""

from collections.abc import Sequence
from functools import singledispatch

from msgspec import structs

from meadhall.kernel.events import Event
from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.saga import SagaMove, next_link
from meadhall.kernel.state import IllegalMove, State
from meadhall.tables.clock import SeatClock
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
    Returned,
    Revealed,
    SatIn,
    Started,
    TookBack,
    UndoAnswered,
    UndoAsked,
)
from meadhall.tables.settings import USUAL_BOT
from meadhall.tables.table import Asked, Made, Quiet, Seat, Table, UndoRequest

POSITIONS_KEPT = 16
"""How many earlier positions are kept for undo; older ones are reached by replaying."""

Heard = list[Event] | None
"""Collects the game's events, if anyone wants them."""


class BrokenLog(Exception):
    """A table's log no longer leads where it led when it was written: the rules have changed."""

    def __init__(self, table: str, move: int) -> None:
        super().__init__(f"table {table}: the rules do not give what is written for move {move}")
        self.move = move


class UnreadableLog(BrokenLog):
    """An entry that is not an entry: somebody or something has changed the database."""

    def __init__(self, table: str, entry: int) -> None:
        super().__init__(table, 0)
        self.args = (f"table {table}: entry {entry} of the log cannot be read",)
        self.entry = entry


class OtherRules(BrokenLog):
    """The game began under a version of its rules other than the installed one."""

    def __init__(self, table: str, began: str, installed: str) -> None:
        super().__init__(table, 0)
        self.began = began
        self.installed = installed


def fold(id: str, log: Sequence[AnyEntry]) -> Table:
    """The table with this log."""
    opened = log[0]
    assert isinstance(opened, Opened)
    table = open_from(id, opened)
    for entry in log[1:]:
        apply(table, entry)
    return table


def open_from(id: str, entry: Opened) -> Table:
    """The table whose log begins with this entry."""
    settings = entry.settings
    seats = [
        Seat(wish.who, invitation=invitation, reserved=reserved)
        for wish, invitation, reserved in zip(
            settings.seats, entry.invitations, entry.reserved, strict=True
        )
    ]
    for seat, wish in zip(seats, settings.seats, strict=True):
        if wish.who == "bot":
            seat.bot = wish.bot or USUAL_BOT
    return Table(
        id=id,
        seq=1,
        settings=settings,
        opener=entry.opener,
        seed="" if entry.drawn else entry.seed,
        secret=entry.seed if entry.drawn else "",
        watch=entry.watch,
        after=entry.after,
        daily=entry.daily,
        tournament=entry.tournament,
        seats=seats,
        opened_at=entry.at,
        changed_at=entry.at,
    )


def apply(table: Table, entry: AnyEntry, heard: Heard = None) -> None:
    """Apply the next entry of the log. A move is carried out and must lead where the entry says."""
    if isinstance(entry, Moved):
        state, outcomes = position_to_play_on(table, heard)
        try:
            state.play_checked(entry.seat, table.game.moves.number(entry.move))
        except (UnknownMove, IllegalMove) as error:
            raise BrokenLog(table.id, len(table.moves) + 1) from error
        if outcomes != entry.outcomes:
            raise BrokenLog(table.id, len(table.moves) + 1)
        apply_move(table, entry, state)
        return
    table.seq += 1
    entries = len(table.quiet)
    _apply(entry, table, heard)
    if len(table.quiet) == entries:
        table.changed_at = entry.at


def position_to_play_on(table: Table, heard: Heard) -> tuple[State, list[int]]:
    """A copy of the position, and the list that collects the random outcomes of playing on it."""
    state: State = table.state.copy()
    if heard is not None:
        state.listen(heard)
    outcomes: list[int] = []
    state.dice.record(outcomes)
    return state, outcomes


def apply_move(table: Table, entry: Moved, state: State) -> None:
    """Apply a move that has been carried out; ``state`` is the position it led to."""
    table.seq += 1
    before = table.state
    if entry.quiet:
        table.quiet.append(Quiet(table.seq, entry.seat))
    table.past.append(before)
    del table.past[:-POSITIONS_KEPT]
    table.state = state
    table.moves.append(SagaMove(entry.seat, entry.move, entry.outcomes, entry.link))
    if not entry.quiet:
        table.changed_at = entry.at
        table.undo_asked = None
    gained = _gain_time(table, entry.seat, entry.at)
    table.made.append(Made(table.seq, gained, entry.quiet))
    _note_joint_step(table, state)
    table.asked.pop(entry.seat, None)
    _ask(table, before, entry.at)


def _note_joint_step(table: Table, state: State) -> None:
    """Note that several decide at once, or that they have; ``state`` is where the moves led."""
    if len(state.deciders()) > 1:
        joint = type(state.steps[-1]).__name__
    elif any(type(step).__name__ == table.joint_step for step in state.steps):
        # Whoever is done before the others has not shown anything yet.
        joint = table.joint_step
    else:
        joint = ""
    if joint != table.joint_step or not joint:
        table.joint_step = joint
        table.shown_until = len(table.moves)


def _gain_time(table: Table, number: int, now: float) -> float:
    """Stop the clock of a person who has decided; returns the time that the decision earned."""
    if table.clock is None or table.seats[number].played_by() is not None:
        return 0.0
    standing = table.clocks[number].stopped(now, table.clock, decided=False)
    table.clocks[number] = standing.stopped(now, table.clock, decided=True)
    return table.clocks[number].left - standing.left


@singledispatch
def _apply(entry: AnyEntry, table: Table, heard: Heard) -> None:
    raise TypeError(f"a table knows no {type(entry).__name__}")


@_apply.register
def _joined(entry: Joined, table: Table, heard: Heard) -> None:
    seat = table.seats[entry.seat]
    seat.person = entry.person
    seat.name = entry.name
    seat.pledge = entry.pledge


@_apply.register
def _left(entry: Left, table: Table, heard: Heard) -> None:
    seat = table.seats[entry.seat]
    seat.person = None
    seat.name = ""
    seat.pledge = ""


@_apply.register
def _gathered(entry: Gathered, table: Table, heard: Heard) -> None:
    table.gathered_at = entry.at
    for number, bot in entry.bots.items():
        table.seats[number].bot = bot


@_apply.register
def _revealed(entry: Revealed, table: Table, heard: Heard) -> None:
    table.seats[entry.seat].contribution = entry.contribution


@_apply.register
def _started(entry: Started, table: Table, heard: Heard) -> None:
    if entry.rules != table.game.rules:
        raise OtherRules(table.id, entry.rules, table.game.rules)
    for number, bot in entry.bots.items():
        table.seats[number].bot = bot
    for seat, name in zip(table.seats, entry.names, strict=True):
        seat.name = name
    table.status = "playing"
    table.started_at = entry.at
    table.opening = entry.opening
    table.start = entry.start
    table.moves = list(entry.imported)
    table.imported = len(table.moves)
    table.made = [Made(table.seq, 0.0) for _ in table.moves]
    table.scripted = entry.scripted
    table.seed = table.seed_to_begin_with()
    if table.clock is not None:
        table.clocks = [SeatClock(table.clock.bank) for _ in table.seats]
    table.state = table.run_again(table.imported, heard)
    _note_joint_step(table, table.state)
    _ask(table, table.state, entry.at)


@_apply.register
def _took_back(entry: TookBack, table: Table, heard: Heard) -> None:
    before = table.state
    kept = table.kept_by_undo(entry.seat, entry.to)
    taken = [at for at in range(entry.to, len(table.moves)) if at not in kept]
    if entry.to >= table.shown_until and all(table.made[at].quiet for at in taken):
        table.quiet.append(Quiet(table.seq, entry.seat))
    # The time gained by a decision is lost with it, so that nobody gains time by going back and
    # forth. The others keep what they gained: it isn't their doing that they have to decide again.
    lost = table.lost_by_undo(entry.seat, entry.to)
    table.clocks = [
        SeatClock(max(0.0, clock.left - lost.get(number, 0.0)), clock.since)
        for number, clock in enumerate(table.clocks)
    ]
    first_undone = table.made[entry.to].seq
    table.asked = {
        number: asked
        for number, asked in table.asked.items()
        if asked.decision < first_undone or (kept and number != entry.seat)
    }
    _go_back(table, entry.to, kept)
    table.undo_asked = None
    table.seats[entry.seat].plan = None
    _ask(table, before, entry.at)


def _go_back(table: Table, to: int, kept: list[int]) -> None:
    """Return to the position after ``to`` moves, and make those again that are kept."""
    state = table.position(to)
    again = [(table.moves[at], table.made[at]) for at in kept]
    del table.past[max(0, len(table.past) - len(table.moves) + to) :]
    del table.moves[to:]
    del table.made[to:]
    for move, made in again:
        table.past.append(state)
        state = state.copy()
        state.play(move.seat, table.game.moves.number(move.move))
        link = table.moves[-1].link if table.moves else table.start
        link = next_link(link, move.seat, move.move, move.outcomes)
        table.moves.append(structs.replace(move, link=link))
        table.made.append(made)
    table.state = state
    table.shown_until = min(table.shown_until, len(table.moves))
    _note_joint_step(table, state)


@_apply.register
def _undo_asked(entry: UndoAsked, table: Table, heard: Heard) -> None:
    person = table.seats[entry.seat].person
    assert person is not None
    table.undo_asked = UndoRequest(entry.seat, entry.to, [person.id])


@_apply.register
def _undo_answered(entry: UndoAnswered, table: Table, heard: Heard) -> None:
    request = table.undo_asked
    person = table.seats[entry.seat].person
    assert request is not None
    assert person is not None
    if entry.agrees:
        request.agreed.append(person.id)
        return
    times, _ = table.undo_refused.get(request.seat, (0, 0.0))
    table.undo_refused[request.seat] = (times + 1, entry.at)
    table.undo_asked = None


@_apply.register
def _sat_in(entry: SatIn, table: Table, heard: Heard) -> None:
    _seat_bot(table, entry.seat, entry.bot, entry.at)


@_apply.register
def _resigned(entry: Resigned, table: Table, heard: Heard) -> None:
    table.seats[entry.seat].resigned = True
    if entry.ends:
        _end(table, entry.at)
    else:
        _seat_bot(table, entry.seat, entry.bot, entry.at)


def _seat_bot(table: Table, number: int, bot: str, now: float) -> None:
    seat = table.seats[number]
    seat.sitting_in = bot
    seat.plan = None
    if table.undo_asked is not None and table.undo_asked.seat == number:
        table.undo_asked = None
    _stop_clock(table, number, now)


@_apply.register
def _returned(entry: Returned, table: Table, heard: Heard) -> None:
    table.seats[entry.seat].sitting_in = None
    if table.clock is not None:
        table.clocks[entry.seat] = table.clocks[entry.seat].refilled(table.clock)
    # The question gets a new id, so that a bot that is still thinking about it answers too late.
    table.asked.pop(entry.seat, None)
    _ask(table, table.state, entry.at)


@_apply.register
def _planned(entry: Planned, table: Table, heard: Heard) -> None:
    table.seats[entry.seat].plan = entry.plan
    table.quiet.append(Quiet(table.seq, entry.seat))


@_apply.register
def _ended(entry: Ended, table: Table, heard: Heard) -> None:
    table.status = "ended"
    table.end_reason = entry.reason
    _finish(table, entry.at)


@_apply.register
def _rematched(entry: Rematched, table: Table, heard: Heard) -> None:
    table.rematch = entry.table


def _ask(table: Table, before: State, now: float) -> None:
    """Find out who is asked what, and start their clocks.

    A seat that was asked the same in the position ``before`` keeps its decision.
    """
    state = table.state
    if state.is_over():
        _end(table, now)
        return
    deciders = state.deciders()
    for number, seat in enumerate(table.seats):
        asked = table.asked.pop(number, None)
        if number not in deciders:
            _stop_clock(table, number, now)
            continue
        if asked is None or not _asks_the_same(before, state, number):
            asked = Asked(table.seq, now)
        table.asked[number] = asked
        if table.clocks and seat.played_by() is None:
            table.clocks[number] = table.clocks[number].started(now)


def _asks_the_same(before: State, after: State, seat: int) -> bool:
    is_same_step = type(before.steps[-1]) is type(after.steps[-1])
    return is_same_step and before.moves(seat) == after.moves(seat)


def _end(table: Table, now: float) -> None:
    """The game has a result. Whoever resigned comes behind everybody who did not."""
    table.status = "over"
    result = table.game.result(table.state)
    keys = [(seat.resigned, place) for seat, place in zip(table.seats, result.places, strict=True)]
    places = [1 + sum(other < key for other in keys) for key in keys]
    if len(places) > 1:
        result = structs.replace(result, places=places)
    table.result = result
    _finish(table, now)


def _finish(table: Table, now: float) -> None:
    table.finished_at = now
    table.asked = {}
    table.undo_asked = None
    for number in range(len(table.clocks)):
        _stop_clock(table, number, now)


def _stop_clock(table: Table, number: int, now: float) -> None:
    if table.clock is not None:
        table.clocks[number] = table.clocks[number].stopped(now, table.clock, decided=False)
