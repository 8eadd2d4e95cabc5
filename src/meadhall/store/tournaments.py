"""Tournaments in the database. Each change counts up its version, so only one server makes it."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, func, insert, select, update

from meadhall.store.database import Database
from meadhall.store.errors import Conflict
from meadhall.store.lists import read_summary
from meadhall.store.schema import tables, tournaments
from meadhall.store.schema import tournament_entries as entries
from meadhall.store.schema import tournament_tables as games
from meadhall.store.tables import Tables
from meadhall.tables.entries import AnyEntry
from meadhall.tables.summary import Summary
from meadhall.tables.tournaments.plan import Entrant, Stage, TournamentSettings

LISTED = 100


class TournamentRow(Struct, frozen=True, kw_only=True):
    id: str
    settings: TournamentSettings
    opener: str
    """Empty once they have left the house for good."""
    opener_name: str
    secret: str
    """What the lots are drawn from; it must not leave the server before it begins."""
    stage: Stage
    round: int
    version: int
    opened_at: float
    begins_at: float | None
    changed_at: float


class TournamentTable(Struct, frozen=True, kw_only=True):
    round: int
    number: int
    table: str
    """Empty for a bye."""
    entries: list[int]
    summary: Summary | None


class NewTable(Struct, frozen=True, kw_only=True):
    """A table of a round that is about to begin; without a summary it is a bye."""

    entries: list[int]
    summary: Summary | None = None
    log: Sequence[AnyEntry] = ()
    wake_at: float | None = None


class Tournaments:
    def __init__(self, database: Database, stored_tables: Tables) -> None:
        self._database = database
        self._tables = stored_tables

    def create(self, row: TournamentRow, entrants: Sequence[Entrant]) -> None:
        facts = {name: getattr(row, name) for name in row.__struct_fields__}
        facts["settings"] = msgspec.json.encode(row.settings).decode()
        with self._database.writing() as connection:
            connection.execute(insert(tournaments).values(**facts))
            _add(connection, row.id, entrants)

    def find(self, id: str) -> TournamentRow | None:
        with self._database.reading() as connection:
            found = connection.execute(select(tournaments).where(tournaments.c.id == id))
            row = found.mappings().one_or_none()
            return None if row is None else _read(row)

    def listed(self) -> list[TournamentRow]:
        """Those that changed last, first."""
        query = select(tournaments).order_by(tournaments.c.changed_at.desc()).limit(LISTED)
        with self._database.reading() as connection:
            return [_read(row) for row in connection.execute(query).mappings()]

    def unfinished(self, opener: str | None = None) -> list[TournamentRow]:
        query = select(tournaments).where(tournaments.c.stage.in_(["open", "playing"]))
        if opener is not None:
            query = query.where(tournaments.c.opener == opener)
        with self._database.reading() as connection:
            return [_read(row) for row in connection.execute(query).mappings()]

    def entrants(self, id: str) -> list[Entrant]:
        query = select(entries).where(entries.c.tournament == id).order_by(entries.c.number)
        with self._database.reading() as connection:
            return [
                Entrant(
                    number=row["number"],
                    name=row["name"],
                    person=row["person"] or "",
                    bot=row["bot"],
                    left=row["left"],
                )
                for row in connection.execute(query).mappings()
            ]

    def counts(self) -> dict[str, int]:
        """How many take part in each tournament."""
        query = select(entries.c.tournament, func.count()).group_by(entries.c.tournament)
        with self._database.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def tables_of(self, id: str) -> list[TournamentTable]:
        query = (
            select(games, tables.c.summary)
            .outerjoin(tables, tables.c.id == games.c.table_id)
            .where(games.c.tournament == id)
            .order_by(games.c.round, games.c.number)
        )
        with self._database.reading() as connection:
            return [
                TournamentTable(
                    round=row["round"],
                    number=row["number"],
                    table=row["table_id"] or "",
                    entries=msgspec.json.decode(row["entries"], type=list[int]),
                    summary=read_summary(row["summary"]) if row["summary"] else None,
                )
                for row in connection.execute(query).mappings()
            ]

    def of_table(self, table: str) -> tuple[str, int] | None:
        """The tournament of a table, and the round."""
        query = select(games.c.tournament, games.c.round).where(games.c.table_id == table)
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row[0], row[1])

    # Changes: all of them raise ``Conflict`` if somebody else was first.

    def change_entrants(
        self,
        row: TournamentRow,
        now: float,
        added: Sequence[Entrant] = (),
        removed: Sequence[int] = (),
        left: Sequence[int] = (),
    ) -> None:
        """Add some, remove some before it has begun, or mark some as gone after that."""
        with self._database.writing() as connection:
            _advance(connection, row, now)
            mine = entries.c.tournament == row.id
            if removed:
                connection.execute(entries.delete().where(mine, entries.c.number.in_(removed)))
            if left:
                gone = update(entries).where(mine, entries.c.number.in_(left)).values(left=True)
                connection.execute(gone)
            _add(connection, row.id, added)

    def begin_round(
        self,
        row: TournamentRow,
        now: float,
        added: Sequence[Entrant],
        begun: Sequence[NewTable],
    ) -> None:
        """Everything that a round consists of, or nothing of it."""
        round = row.round + 1
        with self._database.writing() as connection:
            _advance(connection, row, now, round=round, stage="playing")
            _add(connection, row.id, added)
            for number, one in enumerate(begun):
                if one.summary is not None:
                    self._tables.create_in(connection, one.summary, one.log, one.wake_at)
                connection.execute(
                    insert(games).values(
                        tournament=row.id,
                        round=round,
                        number=number,
                        table_id=one.summary.id if one.summary else None,
                        entries=msgspec.json.encode(one.entries).decode(),
                    )
                )

    def end(self, row: TournamentRow, now: float, stage: Stage) -> None:
        with self._database.writing() as connection:
            _advance(connection, row, now, stage=stage)


def _advance(connection: Connection, row: TournamentRow, now: float, **changed: object) -> None:
    known = (tournaments.c.id == row.id) & (tournaments.c.version == row.version)
    change = update(tournaments).where(known)
    facts = {**changed, "version": row.version + 1, "changed_at": now}
    if connection.execute(change.values(**facts)).rowcount == 0:
        raise Conflict(f"tournament {row.id} has changed meanwhile")


def _add(connection: Connection, id: str, added: Sequence[Entrant]) -> None:
    for one in added:
        connection.execute(
            insert(entries).values(
                tournament=id,
                number=one.number,
                person=one.person or None,
                name=one.name,
                bot=one.bot,
                left=one.left,
            )
        )


def _read(row: RowMapping) -> TournamentRow:
    facts = {name: row[name] for name in TournamentRow.__struct_fields__}
    facts["settings"] = msgspec.json.decode(row["settings"], type=TournamentSettings)
    facts["opener"] = row["opener"] or ""
    return TournamentRow(**facts)
