"""Notices to be sent. Each is taken by one server at a time, and again if that one dies."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from sqlalchemy import delete, select, update

from meadhall.store.database import Database
from meadhall.store.schema import outbox
from meadhall.tables.notices import NoticeKind

PostKind = NoticeKind | Literal["offer"]
"""Besides a table's own notices: that somebody offers a seat there."""


class Post(Struct, frozen=True):
    id: int
    channel: int
    table: str
    kind: PostKind
    decision: int
    seat: int
    runs_out: float
    created_at: float
    attempts: int
    """How often it was taken, including this time."""
    next_at: float
    """When it may be taken again, if nobody reports how this attempt ended."""


_ANY = "SELECT 1 FROM outbox WHERE next_at <= :now LIMIT 1"
_WAITING = select(outbox.c.id).order_by(outbox.c.next_at, outbox.c.id)


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, now: float, limit: int, lease: float, busy: Collection[int] = ()) -> list[Post]:
        """What is to be sent now, except through the busy channels.

        For ``lease`` seconds nobody else takes it.
        """
        # Mostly there is nothing, and every server asks all the time.
        if not self._database.ask(_ANY, {"now": now}):
            return []
        waiting = _WAITING.where(outbox.c.next_at <= now, outbox.c.channel.not_in(busy))
        waiting = waiting.limit(limit)
        with self._database.writing() as connection:
            ids = list(connection.scalars(waiting.with_for_update(skip_locked=True)))
            if not ids:
                return []
            taken = update(outbox).where(outbox.c.id.in_(ids)).returning(outbox)
            leased = taken.values(next_at=now + lease, attempts=outbox.c.attempts + 1)
            posts = [Post(*row) for row in connection.execute(leased)]
            return sorted(posts, key=lambda post: post.id)

    def done(self, id: int) -> None:
        with self._database.writing() as connection:
            connection.execute(delete(outbox).where(outbox.c.id == id))

    def retry(self, id: int, next_at: float) -> None:
        with self._database.writing() as connection:
            connection.execute(update(outbox).where(outbox.c.id == id).values(next_at=next_at))

    def give_up(self, id: int) -> None:
        """Stop trying. The caller records at the channel what went wrong."""
        self.done(id)
