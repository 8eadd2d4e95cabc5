"""Summaries of tables: what lobbies, people, ratings and the host ask for."""

import logging
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, func, or_, select

from meadhall.store.database import Database
from meadhall.store.schema import COUNTS_FOR_RATINGS, table_people, tables
from meadhall.tables.summary import UNFINISHED, Summary
from meadhall.tables.table import Status

CHUNK = 500
MOST_OF_OPENER = 5
"""Tables of one opener on a page of public tables."""

MOST_PAGES = 10
"""Pages that are read to fill one, if most tables have the same few openers."""

LONGEST_QUOTE = 80

_logger = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Summary).decode

_ONE = select(tables.c.summary).where(tables.c.id == bindparam("id"))
_NEWEST = select(tables.c.summary).order_by(tables.c.changed_at.desc(), tables.c.id)
_RESULTS = (
    select(tables.c.summary)
    .where(
        COUNTS_FOR_RATINGS,
        tables.c.game == bindparam("game"),
        tables.c.players == bindparam("players"),
        or_(
            tables.c.finished_at > bindparam("at"),
            and_(tables.c.finished_at == bindparam("at"), tables.c.id > bindparam("last")),
        ),
    )
    .order_by(tables.c.finished_at, tables.c.id)
)
_RESULTS_COUNTED = (
    select(tables.c.game, tables.c.players, func.count())
    .where(COUNTS_FOR_RATINGS)
    .group_by(tables.c.game, tables.c.players)
)
_SEQUENCES = select(tables.c.id, tables.c.seq).where(
    tables.c.id.in_(bindparam("ids", expanding=True))
)
_DUE = "SELECT id FROM tables WHERE wake_at <= :now ORDER BY wake_at LIMIT :most"
_IDS = select(tables.c.id).where(tables.c.id > bindparam("after")).order_by(tables.c.id)


class Lists:
    def __init__(self, database: Database) -> None:
        self._database = database

    def summary(self, id: str) -> Summary | None:
        return next(iter(self._summaries(_ONE, {"id": id})), None)

    def public(
        self, status: Status, game: str | None, limit: int, before: float | None = None
    ) -> list[Summary]:
        """Tables that everyone may see, the most recently changed first.

        Of the tables of one opener only the newest few are shown, so that nobody fills the page.
        """
        query = _NEWEST.where(tables.c.public, tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        shown: list[Summary] = []
        openers: Counter[str] = Counter()
        for _ in range(MOST_PAGES):
            page = self._page(query, limit, before)
            for one in page:
                openers[one.opener] += 1
                if openers[one.opener] <= MOST_OF_OPENER:
                    shown.append(one)
            if len(shown) >= limit or len(page) < limit:
                break
            before = page[-1].changed_at
        return shown[:limit]

    def opened_by(self, person: str, statuses: Sequence[Status]) -> list[Summary]:
        """All tables in one of these states that the person opened."""
        query = _NEWEST.join(table_people, table_people.c.table_id == tables.c.id).where(
            table_people.c.person == person, tables.c.status.in_(statuses)
        )
        return [one for one in self._summaries(query, {}) if one.opener == person]

    def of_person(self, person: str, limit: int, before: float | None = None) -> list[Summary]:
        """Tables that the person opened or sits at, the most recently changed first."""
        query = _NEWEST.join(table_people, table_people.c.table_id == tables.c.id)
        return self._page(query.where(table_people.c.person == person), limit, before)

    def unfinished_of(self, person: str) -> list[Summary]:
        """Tables that the person opened or sits at, open or being played."""
        query = _NEWEST.join(table_people, table_people.c.table_id == tables.c.id).where(
            table_people.c.person == person, tables.c.status.in_(UNFINISHED)
        )
        return self._summaries(query, {})

    def finished_by(self, person: str, limit: int) -> list[Summary]:
        """Games that the person sat at to their end, the most recently changed first."""
        query = _NEWEST.join(table_people, table_people.c.table_id == tables.c.id).where(
            table_people.c.person == person, tables.c.status == "over"
        )
        return self._page(query, limit, None)

    def any(self, status: Status | None, limit: int) -> list[Summary]:
        """For the host: all tables, private ones too, the most recently changed first."""
        query = _NEWEST if status is None else _NEWEST.where(tables.c.status == status)
        return self._page(query, limit, None)

    def results(
        self, game: str, players: int, after: tuple[float, str] = (-1.0, "")
    ) -> list[Summary]:
        """What ratings are computed from, in the order in which the games ended.

        ``after``: only games behind this one, by when they ended and their ids.
        """
        at, last = after
        return self._summaries(_RESULTS, {"game": game, "players": players, "at": at, "last": last})

    def results_counted(self) -> dict[tuple[str, int], int]:
        """How many results there are for each game and number of players."""
        with self._database.reading() as connection:
            rows = connection.execute(_RESULTS_COUNTED)
            return {(game, players): count for game, players, count in rows}

    def sequences(self, ids: list[str]) -> dict[str, int]:
        """How many entries each of these tables has; those that do not exist are left out."""
        found: dict[str, int] = {}
        with self._database.reading() as connection:
            for start in range(0, len(ids), CHUNK):
                part = {"ids": ids[start : start + CHUNK]}
                found.update((id, seq) for id, seq in connection.execute(_SEQUENCES, part))
        return found

    def due(self, now: float, limit: int = 100) -> list[str]:
        """The tables that are due to be looked at, the longest overdue first."""
        return [id for (id,) in self._database.ask(_DUE, {"now": now, "most": limit})]

    def all_ids(self) -> Iterator[str]:
        """Every table; no transaction stays open in between."""
        after = ""
        while True:
            with self._database.reading() as connection:
                part = list(connection.scalars(_IDS.limit(CHUNK), {"after": after}))
            yield from part
            if len(part) < CHUNK:
                return
            after = part[-1]

    def _page(self, query: Select[str], limit: int, before: float | None) -> list[Summary]:
        if before is not None:
            query = query.where(tables.c.changed_at < before)
        return self._summaries(query.limit(limit), {})

    def _summaries(self, query: Select[str], facts: Mapping[str, Any]) -> list[Summary]:
        with self._database.reading() as connection:
            found = [read_summary(text) for text in connection.scalars(query, facts)]
            return [summary for summary in found if summary is not None]


def read_summary(text: str) -> Summary | None:
    """A summary, or None if it cannot be read: one such row must not hide all the others."""
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        _logger.error("unreadable summary", extra={"summary": text[:LONGEST_QUOTE]})
        return None
