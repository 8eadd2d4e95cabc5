"""The daily saga: what each day deals, made once for all servers, and who has tried."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from meadhall.store.database import Database
from meadhall.store.errors import Conflict
from meadhall.store.lists import read_summary
from meadhall.store.schema import daily_deals as deals
from meadhall.store.schema import daily_tries as tries
from meadhall.store.schema import tables
from meadhall.store.tables import Tables
from meadhall.tables.entries import AnyEntry
from meadhall.tables.front import Deal
from meadhall.tables.summary import Summary
from meadhall.tables.table import Status

COUNTS = 0
"""The number of the try that counts."""

_MAKE = text(
    "INSERT INTO daily_deals (day, game, deal, secret, sealed_at)"
    " VALUES (:day, :game, :deal, :secret, :sealed_at) ON CONFLICT DO NOTHING"
)


class DailyDeal(Struct, frozen=True, kw_only=True):
    """What a day deals in a game. The secret must not leave the server before the day is over."""

    day: str
    game: str
    deal: Deal
    secret: str
    sealed_at: float
    """When it was made, and its commitment could be seen."""


class OwnTry(Struct, frozen=True, kw_only=True):
    """A person's try at a daily saga, as their own."""

    day: str
    game: str
    number: int
    table: str
    status: Status
    finished_at: float


class Daily:
    def __init__(self, database: Database, stored_tables: Tables) -> None:
        self._database = database
        self._tables = stored_tables

    def deal(self, day: str, game: str) -> DailyDeal | None:
        with self._database.reading() as connection:
            found = connection.execute(
                select(deals).where(deals.c.day == day, deals.c.game == game)
            )
            row = found.mappings().one_or_none()
            return None if row is None else _read_deal(row)

    def get_or_make(self, day: str, game: str, make: Callable[[], DailyDeal]) -> DailyDeal:
        """The same deal for all servers, whichever of them made it."""
        known = self.deal(day, game)
        if known is None:
            made = make()
            row = {
                "day": day,
                "game": game,
                "deal": msgspec.json.encode(made.deal).decode(),
                "secret": made.secret,
                "sealed_at": made.sealed_at,
            }
            with self._database.writing() as connection:
                connection.execute(_MAKE, row)
            known = self.deal(day, game)
            assert known is not None
        return known

    def first_day(self) -> str | None:
        """The earliest day for which there is a saga."""
        with self._database.reading() as connection:
            day: str | None = connection.scalar(select(func.min(deals.c.day)))
            return day

    def begin(
        self,
        day: str,
        person: str,
        number: int,
        summary: Summary,
        entries: Sequence[AnyEntry],
        wake_at: float | None,
    ) -> None:
        """Create the table of a try; ``Conflict`` if the person has begun this one already."""
        with self._database.writing() as connection:
            self._tables.create_in(connection, summary, entries, wake_at)
            row = {"day": day, "game": summary.game, "person": person}
            try:
                connection.execute(insert(tries).values(number=number, table_id=summary.id, **row))
            except IntegrityError as error:
                raise Conflict(f"this try at {summary.game} of {day} has begun already") from error

    def tries_of(self, person: str, day: str) -> list[OwnTry]:
        """A person's tries on a day, the ones that count first."""
        query = (
            select(tries, tables.c.status, tables.c.finished_at)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.person == person, tries.c.day == day)
            .order_by(tries.c.number)
        )
        with self._database.reading() as connection:
            return [
                OwnTry(
                    day=row["day"],
                    game=row["game"],
                    number=row["number"],
                    table=row["table_id"],
                    status=row["status"],
                    finished_at=row["finished_at"],
                )
                for row in connection.execute(query).mappings()
            ]

    def told_on(self, person: str) -> list[tuple[str, float]]:
        """The days of a person's counting tries that are over, and when each of them ended."""
        query = (
            select(tries.c.day, tables.c.finished_at)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.person == person, tries.c.number == COUNTS, tables.c.status == "over")
        )
        with self._database.reading() as connection:
            return [(day, finished_at) for day, finished_at in connection.execute(query)]

    def counted(self, day: str) -> dict[tuple[str, Status], int]:
        """How many counting tries of a day there are, for each game and status."""
        query = (
            select(tries.c.game, tables.c.status, func.count())
            .join(tables, tables.c.id == tries.c.table_id)
            .where(tries.c.day == day, tries.c.number == COUNTS)
            .group_by(tries.c.game, tables.c.status)
        )
        with self._database.reading() as connection:
            return {(game, status): count for game, status, count in connection.execute(query)}

    def field(self, day: str, game: str) -> list[tuple[str, Summary]]:
        """Everybody's counting try that is over: whose it is, and its table."""
        query = (
            select(tries.c.person, tables.c.summary)
            .join(tables, tables.c.id == tries.c.table_id)
            .where(
                tries.c.day == day,
                tries.c.game == game,
                tries.c.number == COUNTS,
                tables.c.status == "over",
            )
        )
        with self._database.reading() as connection:
            found = [
                (person, read_summary(summary)) for person, summary in connection.execute(query)
            ]
        return [(person, summary) for person, summary in found if summary is not None]


def _read_deal(row: RowMapping) -> DailyDeal:
    return DailyDeal(
        day=row["day"],
        game=row["game"],
        deal=msgspec.json.decode(row["deal"], type=Deal),
        secret=row["secret"],
        sealed_at=row["sealed_at"],
    )
