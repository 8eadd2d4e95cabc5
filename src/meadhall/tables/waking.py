"""What a table does by itself: it starts when full, follows plans, and never waits forever."""

from msgspec import Struct

from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER
from meadhall.tables.clock import DAY
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Ended, Planned, SatIn, TookBack
from meadhall.tables.lobby import awaited, begin, started
from meadhall.tables.table import Table
from meadhall.tables.undoing import all_agree

OPEN_FOR = 14 * DAY
"""A table at which too few people have sat down by then is closed."""

REVEALS_WITHIN = 5.0
"""Seconds that a game waits for those who have pledged to add to its seed but may not be here."""

BOT_LEASE = 10.0
"""Seconds after which a bot that has not answered is asked again, perhaps by another server."""


def may_go_on(table: Table, now: float) -> bool:
    """Whether ``follow_up`` may have something to do. Mostly it has not, and this is quicker."""
    if table.status != "playing":
        return table.status == "open"
    return (
        table.undo_asked is not None
        or table.is_left_to_bots(now)
        or any(table.seats[number].plan is not None for number in table.asked)
        or bool(_late(table, now))
    )


def follow_up(draft: Draft) -> None:
    """What happens next without anyone's action; call this until it adds nothing."""
    table, now = draft.table, draft.now
    if table.status == "open":
        full = bool(table.people()) and all(seat.is_taken() for seat in table.seats)
        if table.gathered_at:
            if not awaited(table) or now >= table.gathered_at + REVEALS_WITHIN:
                draft.add(started(table, now))
        elif full and table.settings.starts_when_full:
            begin(draft)
        elif now >= table.opened_at + OPEN_FOR:
            draft.add(Ended(at=now, reason="nobody-came"))
        return
    if table.status != "playing":
        return
    late = _late(table, now)
    if table.is_left_to_bots(now):
        # Whoever has not told the day's saga by midnight leaves the rest of it to a bot, and so
        # does whoever has not played a round of a tournament by its end.
        late = [number for number in table.asked if table.seats[number].played_by() is None]
    wish = table.undo_asked
    if late:
        for number in late:
            draft.add(SatIn(at=now, seat=number, bot=table.settings.sit_in))
    elif wish is not None and all_agree(table, wish.agreed):
        # Those who had not answered have left in the meantime.
        draft.add(TookBack(at=now, seat=wish.seat, to=wish.to))
    else:
        _follow_plan(draft)


def _late(table: Table, now: float) -> list[int]:
    """The seats of people whose time is up.

    Computed as in ``wakes_at``, so that whoever wakes the table then finds it late.
    """
    if not table.clocks:
        return []
    return [
        number
        for number in table.asked
        if table.seats[number].played_by() is None
        and (runs_out := _runs_out(table, number)) is not None
        and runs_out <= now
    ]


def _runs_out(table: Table, number: int) -> float | None:
    """When the time of the seat is up; None if its clock stands still or there is none."""
    return table.clocks[number].runs_out() if table.clocks else None


def _follow_plan(draft: Draft) -> None:
    table = draft.table
    for number in table.asked:
        plan = table.seats[number].plan
        if plan is None:
            continue
        move = table.game.planned(table.state, number, plan)
        if move == PLAN_IS_OVER or (move >= 0 and move not in table.state.moves(number)):
            draft.add(Planned(at=draft.now, seat=number, plan=None))
            return
        if move != PLAN_ASKS:
            draft.move(number, table.game.moves.word(move), "plan")
            return


class Thought(Struct, frozen=True):
    """A decision that a bot has to make."""

    seat: int
    decision: int
    bot: str


def thoughts(table: Table) -> list[Thought]:
    """The decisions that bots have to make now."""
    found: list[Thought] = []
    for number, asked in table.asked.items():
        bot = table.seats[number].played_by()
        if bot is not None:
            found.append(Thought(number, asked.decision, bot))
    return found


def thinking_seed(table: Table) -> str:
    """What a bot's chances come from, besides what it may know.

    In a daily saga whoever plays the same moves meets the same answers, whatever they have taken
    back in between.
    """
    count = table.seq if table.daily is None else len(table.moves)
    return f"{table.seed}/bot/{count}"


def goes_on_from(table: Table, seat: int) -> int | None:
    """The number of entries before the last move, if this seat made it and is asked again.

    In that case nobody else has decided since, and neither chance nor a secret was involved: what
    the seat worked out before that move is still useful. None otherwise.
    """
    if not table.past or table.moves[-1].seat != seat:
        return None
    if table.past[-1].irrevocable() != table.state.irrevocable():
        return None
    return table.made[-1].seq - 1


def wakes_at(table: Table, now: float) -> float | None:
    """When the table must be checked again if nobody does anything; None: never."""
    if table.status == "open":
        return (
            table.gathered_at + REVEALS_WITHIN if table.gathered_at else table.opened_at + OPEN_FOR
        )
    if table.status != "playing":
        return None
    times = [now + BOT_LEASE] if thoughts(table) else []
    until = table.bots_end_it_at()
    for number in table.asked:
        if table.seats[number].played_by() is not None:
            continue
        runs_out = _runs_out(table, number)
        if runs_out is not None:
            times.append(runs_out)
        if until is not None:
            times.append(until)
    return min(times, default=None)
