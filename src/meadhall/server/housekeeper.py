"""What happens without anybody asking: clocks run out, notices go out, old sessions end."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import groupby

from meadhall.server.errands import Errands
from meadhall.server.house import House
from meadhall.server.post.channels import deliver
from meadhall.server.post.message import make_message
from meadhall.server.post.undelivered import Gone, Undelivered
from meadhall.store import Post, StoreError
from meadhall.tables.clock import DAY
from meadhall.tables.notices import due_notices, next_notice
from meadhall.tables.refusal import Refused
from meadhall.tables.summary import Summary
from meadhall.tables.table import Table
from meadhall.tables.waking import wakes_at
from meadhall.words import Words

WAKE_EVERY = 1.0
POST_EVERY = 2.0
TIDY_EVERY = 3600.0
DEAL_EVERY = 60.0
ROUNDS_EVERY = 2.0
SEEN_EVERY = 10.0
"""Seconds between two words to other servers about who is here."""

AT_ONCE = 100
WOKEN_AT_ONCE = 8
"""Tables; fewer than the store has threads for, so that locked rows never take all of them."""

CHANNELS_AT_ONCE = 50
PATIENCE = 1.0
"""Seconds after which a round begins although something of the last one is still going on."""

LEASE = 60.0
"""Seconds for which a notice is ours to send; after that another server may try."""

ATTEMPTS = 6
FIRST_WAIT = 30.0
"""Seconds before the second attempt; each further one waits twice as long."""

WAKE_LATER = 60.0
"""Seconds before a table that could not be woken is tried again."""

log = logging.getLogger("meadhall.housekeeper")


class Housekeeper:
    def __init__(self, house: House) -> None:
        self._house = house
        self._storage = house.storage
        self._store = house.store
        self._tasks: list[asyncio.Task[None]] = []
        self._waking = Errands(WOKEN_AT_ONCE)
        self._sending = Errands(CHANNELS_AT_ONCE)

    def start(self) -> None:
        for work, pause in (
            (partial(self.wake_tables, PATIENCE), WAKE_EVERY),
            (partial(self.send_posts, PATIENCE), POST_EVERY),
            (self.tidy, TIDY_EVERY),
            (self._house.daily.prepare, DEAL_EVERY),
            (self._house.here.tell, SEEN_EVERY),
            (self._house.tournaments.look_after, ROUNDS_EVERY),
        ):
            self._tasks.append(asyncio.create_task(self._for_ever(work, pause)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._waking.stop()
        await self._sending.stop()

    async def _for_ever(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except StoreError as error:
                log.warning("the store is away", extra={"reason": str(error)})
            except Exception:
                # One bad row must not end the service for all others.
                log.exception("unforeseen")
            await asyncio.sleep(pause)

    async def wake_tables(self, patience: float | None = None) -> None:
        """Wake the tables that are due, side by side; a locked one holds up no other clock."""
        now = self._house.clock()
        most = AT_ONCE + len(self._waking.subjects())
        for id in await self._storage.read(self._store.tables.due, now, most):
            while not self._waking.room():
                await self._waking.settle_one()
            if id not in self._waking.subjects():
                self._waking.start(id, self._wake_or_postpone(id, now))
        await self._waking.settle(patience)

    async def _wake_or_postpone(self, id: str, now: float) -> None:
        try:
            try:
                await self._wake(id)
            except Refused as error:
                log.warning("table stays asleep", extra={"table": id, "reason": str(error)})
                await self._wake_later(id, now)
        except StoreError as error:
            # It stays due.
            log.warning("the store is away", extra={"table": id, "reason": str(error)})
        except Exception:
            # For example a game that is not installed here.
            log.exception("table stays asleep", extra={"table": id})
            await self._wake_later(id, now)

    async def _wake(self, id: str) -> None:
        """Do what is due at a table, notify those who are away, and set when to check again."""
        house, store = self._house, self._store
        live = await house.tables.get(id)
        known = await self._storage.read(store.tables.sequences, [id])
        await house.writer.catch_up(live, known.get(id, 0))
        table = await house.commands.go_on(live)
        now = house.clock()
        looks = await self._storage.read(store.looks.of_table, id)
        for notice in due_notices(table, looks, now):
            await self._storage.write(store.looks.claim_notice, id, notice.person, notice, now)
        looks = await self._storage.read(store.looks.of_table, id)
        times = [wakes_at(table, now), next_notice(table, looks)]
        again = min((time for time in times if time is not None), default=None)
        await self._storage.write(store.tables.postpone, id, table.seq, again)

    async def _wake_later(self, id: str, now: float) -> None:
        """Postpone a table that cannot be woken, so that it isn't retried every second."""
        known = await self._storage.read(self._store.tables.sequences, [id])
        summary = await self._storage.read(self._store.tables.summary, id)
        is_closed = summary is not None and summary.status in ("over", "ended")
        later = None if is_closed else now + WAKE_LATER
        await self._storage.write(self._store.tables.postpone, id, known.get(id, 0), later)

    async def tidy(self) -> None:
        now = self._house.clock()
        await self._storage.write(self._store.sessions.purge, now)
        before = now - self._house.config.guest_days * DAY
        await self._storage.write(self._store.people.purge_guests, before)
        await self._storage.write(self._store.offers.purge)

    # Notices

    async def send_posts(self, patience: float | None = None) -> None:
        """Send what is to be sent; a channel that takes long delays only its own notices."""
        if room := self._sending.room():
            now = self._house.clock()
            busy = list(self._sending.subjects())
            posts = await self._storage.write(self._store.outbox.take, now, room, LEASE, busy)
            posts.sort(key=lambda post: (post.channel, post.id))
            for channel, same in groupby(posts, key=lambda post: post.channel):
                self._sending.start(channel, self._send_all(list(same)))
        await self._sending.settle(patience)

    async def _send_all(self, posts: list[Post]) -> None:
        try:
            for post in posts:
                await self._send(post)
        except StoreError as error:
            # Whatever was not sent can be taken again when its lease is over.
            log.warning("the store is away", extra={"reason": str(error)})
        except Exception:
            log.exception("unforeseen")

    async def _send(self, post: Post) -> None:
        store = self._store
        channel = await self._storage.read(store.channels.get, post.channel)
        person = channel.person if channel else ""
        account = await self._storage.read(store.people.by_id, person)
        summary = await self._storage.read(store.tables.summary, post.table)
        is_stale = summary is None or not _is_still_so(post, summary)
        if channel is None or account is None or summary is None or is_stale:
            await self._storage.write(store.outbox.done, post.id)
            return
        table = (await self._house.tables.get(post.table)).table
        names = [one.name for one in summary.seats if one.name and one.person != account.id]
        message = make_message(
            post.kind,
            account.language,
            Words(table.game, account.language, []).game_name(),
            f"{self._house.config.public_url}/t/{post.table}{_key(post, table)}",
            ", ".join(names),
            None if post.kind == "offer" else post.runs_out,
            self._house.clock(),
            post.table,
        )
        try:
            await deliver(channel.kind, channel.config, message, self._house.post_settings)
        except Undelivered as error:
            await self._note_failure(post, error, account.language)
            return
        await self._storage.write(store.channels.succeeded, channel.id, self._house.clock())
        await self._storage.write(store.outbox.done, post.id)

    async def _note_failure(self, post: Post, error: Undelivered, language: str) -> None:
        now = self._house.clock()
        store = self._store
        await self._storage.write(
            store.channels.failed, post.channel, now, error.sentence(language)
        )
        if isinstance(error, Gone) or post.attempts >= ATTEMPTS:
            await self._storage.write(store.outbox.give_up, post.id)
            return
        # Jitter, so that a service that was down is not hit by everyone at the same moment.
        wait = FIRST_WAIT * 2 ** (post.attempts - 1) * random.uniform(0.8, 1.2)
        await self._storage.write(store.outbox.retry, post.id, now + wait)


def _is_still_so(post: Post, summary: Summary) -> bool:
    """Whether a notice still says the truth about the table."""
    seat = summary.seats[post.seat]
    if post.kind == "offer":
        return summary.status == "open" and not seat.person and not seat.bot
    return seat.asked


def _key(post: Post, table: Table) -> str:
    """What lets a person whom a seat is offered see the table."""
    seat = table.seats[post.seat]
    if post.kind != "offer" or table.settings.public or seat.reserved:
        return ""
    return f"?secret={seat.invitation or table.watch}"
