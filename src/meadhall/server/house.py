"""A running server with all its parts, and what the routes ask for by name."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from meadhall.bots import searches
from meadhall.server.analyses import Analyses
from meadhall.server.bot_turns import BotTurns
from meadhall.server.chat import Chat
from meadhall.server.commands import Commands
from meadhall.server.config import Config
from meadhall.server.daily import DailySagas
from meadhall.server.fair_queue import Asker
from meadhall.server.here import Here
from meadhall.server.limits import Buckets
from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import LogWriter
from meadhall.server.metrics import Figures
from meadhall.server.networks import last_hop, network_of
from meadhall.server.pages import Pages
from meadhall.server.people import NotEntered, People, Present
from meadhall.server.post.channels import PostSettings
from meadhall.server.post.push import new_vapid_key
from meadhall.server.problems import COOKIE, language_of
from meadhall.server.puzzles import Puzzles
from meadhall.server.standings import Standings
from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.server.thinkers import Thinkers
from meadhall.server.tournaments import Tournaments
from meadhall.server.watching import Watching
from meadhall.store import Store
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.leaving import take_leave
from meadhall.tables.lobby import may_watch, new_secret
from meadhall.tables.refusal import Forbidden, Missing, Refused, TooMuch
from meadhall.tables.summary import UNFINISHED
from meadhall.tables.table import Table

ADDRESSES_KNOWN = 50_000
WRITTEN_EVERY = 5.0
"""Seconds for which it counts that the store could be written."""

log = logging.getLogger("meadhall.server")

P = ParamSpec("P")
PersonsCommand = Callable[Concatenate[Draft, Person, P], None]


class House:
    def __init__(
        self, config: Config, store: Store, thinkers: Thinkers, clock: Callable[[], float]
    ) -> None:
        limits = config.limits
        self.config = config
        self.clock = clock
        self.store = store
        self.storage = Storage(store)
        self.thinkers = thinkers
        self._seen_at: OrderedDict[str, str] = OrderedDict()
        """From where each person last asked for anything."""
        self.tables = TableCache(self.storage, clock)
        self.writer = LogWriter(self.storage, clock)
        self.commands = Commands(
            self.storage,
            self.tables,
            self.writer,
            BotTurns(self.writer, thinkers, self.asker),
            clock,
        )
        self.daily = DailySagas(self.storage, self.tables, self.commands, clock, config.daily)
        self.tournaments = Tournaments(self.storage, self.tables, self.commands, clock)
        self.puzzles = Puzzles(self.storage, clock)
        self.watching = Watching(self.storage, clock)
        self.chat = Chat(self.storage, self.tables, clock)
        session_key = store.secrets.get_or_create("sessions", new_secret)
        self.people = People(self.storage, clock, session_key)
        self.analyses = Analyses(thinkers)
        self.figures = Figures(self)
        self.post_settings = PostSettings(
            mail=config.mail,
            vapid_key=store.secrets.get_or_create("vapid", new_vapid_key),
            contact=config.contact,
            allow_private=config.private_webhooks,
        )
        self.standings = Standings(self.storage)
        self._written: asyncio.Future[None] | None = None
        """Whether the store could be written when that was last tried."""
        self._written_at = 0.0
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.addresses = Buckets(limits.requests_per_address, limits.address_burst)
        self.branches = Buckets(limits.branches, limits.branch_burst)
        self.tries = Buckets(limits.tries, limits.try_burst)
        self.previews = Buckets(limits.previews, limits.preview_burst)
        self.entrances = Buckets(limits.entrances, limits.entrance_burst)
        self._guesses = Buckets(limits.guesses, limits.guess_burst)
        self._entered_from: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Accounts, and addresses from which somebody knew their password."""
        self.costly = Buckets(limits.messages, limits.message_burst)
        self.gestures = Buckets(limits.gestures, limits.gesture_burst)
        self.pages = Pages(limits)
        self.here = Here(self.storage, self.pages, clock)
        self._begun: set[asyncio.Task[None]] = set()

    def allow(self, buckets: Buckets, key: str) -> None:
        wait = buckets.take(key, time.monotonic())
        if wait:
            raise TooMuch("too-many-requests", seconds=int(wait) + 1)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a request comes from, as far as that can be trusted."""
        if self.config.behind_proxy:
            forwarded = last_hop(connection.headers.getall("x-forwarded-for", []))
            if forwarded is not None:
                return network_of(forwarded)
        return network_of(connection.client.host) if connection.client else "unknown"

    @asynccontextmanager
    async def guessing(self, account: str, address: str) -> AsyncIterator[None]:
        """Check a password inside; wrong ones are counted by account, wherever they come from.

        Addresses from which the account was entered before are not: otherwise anyone could keep its
        owner out.
        """
        self.allow(self.entrances, address)
        is_known = (account, address) in self._entered_from
        if not is_known:
            self.allow(self._guesses, account)
        yield
        if not is_known:
            self._guesses.give_back(account)
            self._entered_from[account, address] = None
            if len(self._entered_from) > ADDRESSES_KNOWN:
                self._entered_from.popitem(last=False)

    def address_of(self, person: str) -> str:
        """From where a person last asked for anything; empty if that is not known."""
        return self._seen_at.get(person, "")

    def asker(self, person: str) -> Asker:
        """Who is charged when bots think for this person."""
        return Asker(self.address_of(person), person)

    def check_bots(self, person: str, added: Iterable[str]) -> None:
        """Refuse more bots that search than a person, or an address, may have thinking."""
        wanted = sum(searches(bot) for bot in added)
        if not wanted:
            return
        address = self.address_of(person)
        by_person: Counter[str] = Counter()
        for table in self.tables.loaded():
            if table.status in UNFINISHED:
                found = sum(searches(bot) for seat in table.seats if (bot := seat.played_by()))
                by_person[table.opener.id] += found
        here = sum(n for one, n in by_person.items() if self._seen_at.get(one) == address)
        limits = self.config.limits
        for used, most in (
            (by_person[person], limits.searching_bots),
            (here, limits.searching_bots_per_address),
        ):
            if used + wanted > most:
                raise TooMuch("too-many-jarls", most=most)

    async def admit(self, cookie: str | None, address: str) -> Present | None:
        """Who is asking, unless they ask too often; bad cookies are counted too."""
        try:
            visitor = await self.people.present(cookie) if cookie else None
        except NotEntered:
            self.allow(self.requests, address)
            raise
        self.allow(self.requests, visitor.id if visitor else address)
        if visitor is not None:
            self.here.know(visitor.account)
            self._seen_at[visitor.id] = address
            self._seen_at.move_to_end(visitor.id)
            if len(self._seen_at) > ADDRESSES_KNOWN:
                self._seen_at.popitem(last=False)
        return visitor

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; a page that is closed meanwhile does not stop it."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def live_table_for(
        self, id: str, visitor: Present | None, secret: str | None = None
    ) -> LiveTable:
        """A table in memory, for those who may know about it."""
        live = await self.tables.get(id)
        if not may_watch(live.table, visitor.id if visitor else None, secret, self.clock()):
            raise Missing("no-such-table")
        return live

    async def table_for(self, id: str, visitor: Present | None, secret: str | None = None) -> Table:
        """A table as it is now, for those who may know about it."""
        return (await self.live_table_for(id, visitor, secret)).table

    async def act(
        self, id: str, me: Present, command: PersonsCommand[P], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Carry out the command of a person who may know about the table."""
        live = await self.live_table_for(id, me)
        return await self.commands.carry_out(live, command, me.person(), *args, **kwargs)

    async def give_up_seats(self, me: Present) -> None:
        """Leave every unfinished table, for good. One that cannot be read is left as it is."""
        tables = await self.storage.read(self.store.tables.unfinished_of, me.id)
        for summary in tables:
            try:
                await self.act(summary.id, me, take_leave)
            except Refused as error:
                log.warning("seat not given up", extra={"table": summary.id, "why": error.kind})

    async def catch_up(self, id: str, seq: int) -> None:
        """Another server has written to a table; only tables in memory need to read it."""
        live = await self.tables.in_memory(id)
        if live is not None:
            # Bots think at the server that wrote; here only if it fails, once their lease is over.
            await self.writer.catch_up(live, seq)

    async def check_welcome(self, table: Table, me: Present) -> None:
        """Keep away those whom somebody at the table has blocked, in words that do not say so."""
        blocking = await self.storage.read(self.store.circle.blocked_by, me.id)
        if blocking & {table.opener.id, *table.people()}:
            raise Forbidden("seat-not-for-you")

    async def apart_from(self, person: str) -> set[str]:
        """Those whom the person has blocked, and those who have blocked them."""
        circle = self.store.circle
        blocking = await self.storage.read(circle.blocked_by, person)
        return blocking | await self.storage.read(circle.blocked, person)

    async def change_hearing(self, person: str) -> None:
        """A person has muted somebody, or hears them again: at every page, here and elsewhere."""
        await self.renew_hearing(person)
        await self.storage.write(self.store.tell_servers, f"unheard {person}")

    async def renew_hearing(self, person: str) -> None:
        unheard = await self.storage.read(self.store.circle.unheard, person)
        for page in self.pages.of_person(person):
            page.hear_all_but(unheard)

    async def change_looks(self, person: str) -> None:
        """A person wants to be seen by others than before, or by nobody."""
        await self.renew_looks(person)
        await self.storage.write(self.store.tell_servers, f"looks {person}")

    async def renew_looks(self, person: str) -> None:
        """Show nothing of the person before the store has said how they want to be seen now."""
        self.people.forget(person)
        self.here.hide(person)
        account = await self.storage.read(self.store.people.by_id, person)
        if account is not None:
            self.here.know(account)

    async def check_health(self) -> None:
        """``StoreError`` if the store does not answer, or could not be written lately."""
        await self.storage.read(self.store.ping)
        now = time.monotonic()
        if self._written is None or now - self._written_at > WRITTEN_EVERY:
            # Whoever asks meanwhile gets the same answer.
            self._written_at = now
            self._written = asyncio.ensure_future(self.storage.write(self.store.check_writable))
        await asyncio.shield(self._written)

    async def close(self) -> None:
        """Let what has begun finish."""
        await self.analyses.close()
        await self.tables.close()
        await self.watching.store_looks()
        self.people.close()
        self.storage.close()


def get_house(request: Request[Any, Any, Any]) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def get_visitor(request: Request[Any, Any, Any]) -> Present | None:
    house = get_house(request)
    return await house.admit(request.cookies.get(COOKIE), house.address(request))


async def get_me(request: Request[Any, Any, Any]) -> Present:
    visitor = await get_visitor(request)
    if visitor is None:
        raise NotEntered("not-entered")
    return visitor


def get_language(request: Request[Any, Any, Any]) -> str:
    return language_of(request)


Home = NamedDependency[SkipValidation[House]]
Me = NamedDependency[SkipValidation[Present]]
Visitor = NamedDependency[SkipValidation[Present | None]]
Language = NamedDependency[SkipValidation[str]]
