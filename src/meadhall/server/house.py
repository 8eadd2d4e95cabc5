"""A running server with all its parts, and what the routes ask for by name."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from meadhall.server.analyses import Analyses
from meadhall.server.bot_turns import BotTurns
from meadhall.server.chat import Chat
from meadhall.server.commands import Commands
from meadhall.server.config import Config
from meadhall.server.limits import Buckets
from meadhall.server.live_table import LiveTable
from meadhall.server.log_writer import LogWriter
from meadhall.server.metrics import Figures
from meadhall.server.people import NotEntered, People, Present
from meadhall.server.post.channels import PostSettings
from meadhall.server.post.push import new_vapid_key
from meadhall.server.problems import COOKIE, language_of
from meadhall.server.storage import Storage
from meadhall.server.table_cache import TableCache
from meadhall.server.thinkers import Thinkers
from meadhall.server.watching import Watching
from meadhall.store import Store
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.lobby import may_watch, new_secret
from meadhall.tables.ratings import Rating, rate
from meadhall.tables.refusal import Missing, TooMuch
from meadhall.tables.table import Table

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
        self.tables = TableCache(self.storage, clock)
        self.writer = LogWriter(self.storage, clock)
        self.commands = Commands(
            self.storage, self.tables, self.writer, BotTurns(self.writer, thinkers), clock
        )
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
        self._ratings: dict[tuple[str, int], tuple[int, dict[str, Rating]]] = {}
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.entrances = Buckets(limits.entrances, limits.entrance_burst)
        self.costly = Buckets(limits.messages, limits.message_burst)
        self.sockets_by_address: Counter[str] = Counter()
        self.sockets_by_person: Counter[str] = Counter()

    def sockets(self) -> int:
        return self.sockets_by_address.total()

    def allow(self, buckets: Buckets, key: str) -> None:
        wait = buckets.take(key, time.monotonic())
        if wait:
            raise TooMuch("too-many-requests", seconds=int(wait) + 1)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a request comes from, as far as that can be trusted."""
        if self.config.behind_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                # The last address is the one that our own proxy saw.
                return forwarded.rsplit(",", 1)[-1].strip()[:64]
        return connection.client.host if connection.client else "unknown"

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Present | None:
        """Who is asking; None without a cookie. An invalid cookie is refused."""
        cookie = connection.cookies.get(COOKIE)
        return await self.people.present(cookie) if cookie else None

    async def admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Present | None:
        """Who is asking, unless they ask too often; bad cookies are counted too."""
        try:
            visitor = await self.visitor(connection)
        except NotEntered:
            self.allow(self.requests, self.address(connection))
            raise
        self.allow(self.requests, visitor.id if visitor else self.address(connection))
        return visitor

    async def live_table_for(
        self, id: str, visitor: Present | None, secret: str | None = None
    ) -> LiveTable:
        """A table in memory, for those who may know about it."""
        live = await self.tables.get(id)
        if not may_watch(live.table, visitor.id if visitor else None, secret):
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

    async def catch_up(self, id: str, seq: int) -> None:
        """Another server has written to a table; only tables in memory need to read it."""
        live = await self.tables.in_memory(id)
        if live is not None:
            # Bots think at the server that wrote; here only if it fails, once their lease is over.
            await self.writer.catch_up(live, seq)

    async def ratings(self, game: str, players: int) -> dict[str, Rating]:
        """Ratings, recomputed from all results whenever there is a new one."""
        results = await self.storage.read(self.store.tables.results, game, players)
        count, rated = self._ratings.get((game, players), (0, {}))
        if count != len(results):
            rated = await self.storage.read(rate, results)
            self._ratings[game, players] = (len(results), rated)
        return rated

    async def close(self) -> None:
        """Let what has begun finish."""
        await self.analyses.close()
        await self.tables.close()
        self.storage.close()


def get_house(request: Request[Any, Any, Any]) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def get_visitor(request: Request[Any, Any, Any]) -> Present | None:
    return await get_house(request).admit(request)


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
