"""A table in brief: what lists show of it, and what ratings are computed from."""

from msgspec import Struct, structs

from meadhall.kernel.game import Setting
from meadhall.tables.clock import Clock
from meadhall.tables.quiet import moves_told, time_hidden
from meadhall.tables.settings import SeatKind, UndoPolicy
from meadhall.tables.table import Status, Table

UNFINISHED: tuple[Status, ...] = ("open", "playing")


class SeatSummary(Struct, frozen=True):
    kind: SeatKind
    name: str
    person: str
    """The id of the person; empty for a bot or a free seat."""
    bot: str
    sitting_in: str
    resigned: bool
    asked: bool
    runs_out: float | None
    """When the seat's time is up, if its clock is running."""


class Summary(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Setting]
    status: Status
    public: bool
    opener: str
    opener_name: str
    seats: list[SeatSummary]
    clock: str | Clock | None
    undo: UndoPolicy
    hints: bool
    seeded: bool
    """Whether the opener chose the seed, and so may know the outcomes in advance."""
    rated: bool
    moves: int
    opened_at: float
    started_at: float
    changed_at: float
    finished_at: float
    totals: list[int]
    places: list[int]
    end_reason: str
    rematch: str
    # The fields below were added later: summaries that are stored may lack them.
    imported: bool = False
    """Whether it began with moves from a file."""
    factions: list[str] = []
    """What each seat of a finished game played (``Game.faction``), or nothing."""
    daily: str = ""
    """The day whose saga it is a try at, if it is one."""


def summarize(table: Table) -> Summary:
    settings = table.settings
    result = table.result
    return Summary(
        id=table.id,
        game=settings.game,
        options=settings.options,
        status=table.status,
        public=settings.public,
        opener=table.opener.id,
        opener_name=table.opener.name,
        seats=[
            SeatSummary(
                kind=seat.kind,
                name=seat.name,
                person="" if seat.person is None else seat.person.id,
                bot=seat.bot or "",
                sitting_in=seat.sitting_in or "",
                resigned=seat.resigned,
                asked=number in table.asked,
                runs_out=_runs_out(table, number),
            )
            for number, seat in enumerate(table.seats)
        ],
        clock=settings.clock_chosen(),
        undo=settings.undo,
        hints=settings.hints,
        seeded=settings.seed is not None,
        rated=is_rated(table),
        moves=moves_told(table, len(table.moves), []),
        opened_at=table.opened_at,
        started_at=table.started_at,
        changed_at=table.changed_at,
        finished_at=table.finished_at,
        totals=result.totals if result else [],
        places=result.places if result else [],
        end_reason=table.end_reason,
        rematch=table.rematch,
        imported=table.imported > 0,
        factions=_factions(table),
        daily=table.daily.day if table.daily else "",
    )


def _factions(table: Table) -> list[str]:
    if table.status != "over" or table.state is None:
        return []
    return [table.game.faction(table.state, seat) or "" for seat in range(len(table.seats))]


def _runs_out(table: Table, number: int) -> float | None:
    runs_out = table.clocks[number].runs_out() if table.clocks else None
    return None if runs_out is None else runs_out - time_hidden(table, number)


def closed_summary(summary: Summary, reason: str, now: float) -> Summary:
    """The summary of a table that is closed now, although its log cannot be replayed."""
    return structs.replace(
        summary,
        status="ended",
        end_reason=reason,
        changed_at=now,
        finished_at=now,
        seats=[structs.replace(seat, asked=False, runs_out=None) for seat in summary.seats],
    )


def is_rated(table: Table) -> bool:
    """Ratings compare people: at least two, one seat each, with outcomes unknown to all of them.

    Where a player alone may take back what has shown an outcome, outcomes are not unknown.
    """
    people = [seat.person.id for seat in table.seats if seat.person is not None]
    settings = table.settings
    fair = settings.seed is None and settings.undo != "friendly" and not table.imported
    return fair and len(people) >= 2 and len(set(people)) == len(people)
