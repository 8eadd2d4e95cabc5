"""Everything a running server holds, and what the routes ask for by name."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from meadhall.server.analyses import Analyses
from meadhall.server.config import Config
from meadhall.server.hall import Hall
from meadhall.server.limits import Buckets
from meadhall.server.metrics import Figures
from meadhall.server.people import NotEntered, People, Present
from meadhall.server.post.channels import PostSettings
from meadhall.server.problems import COOKIE, language_of
from meadhall.tables.entries import AnyEntry, Person
from meadhall.tables.lobby import may_watch
from meadhall.tables.ratings import Rating, rate
from meadhall.tables.refusal import Missing, TooMuch
from meadhall.tables.table import Table

PersonsCommand = Callable[[Table, Person, float], list[AnyEntry]]


class House:
    """The hall with its people, and the doorkeeper's counts."""

    def __init__(self, config: Config, hall: Hall, people: People, vapid_key: str) -> None:
        limits = config.limits
        self.config = config
        self.hall = hall
        self.people = people
        self.analyses = Analyses(hall.thinkers)
        self.figures = Figures(self)
        self.post_settings = PostSettings(
            mail=config.mail,
            vapid_key=vapid_key,
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

    async def table_for(self, id: str, visitor: Present | None, secret: str | None) -> Table:
        """A table, for those who may know about it."""
        table = await self.hall.table(id)
        if not may_watch(table, visitor.id if visitor else None, secret):
            raise Missing("no-such-table")
        return table

    async def act(
        self, id: str, me: Present, command: PersonsCommand, secret: str | None = None
    ) -> Table:
        """Carry out the command of a person who may know about the table."""
        await self.table_for(id, me, secret)
        person = as_person(me)
        return await self.hall.command(id, lambda table, now: command(table, person, now))

    async def ratings(self, game: str, players: int) -> dict[str, Rating]:
        """Ratings, recomputed from all results whenever there is a new one."""
        results = await self.hall.read(self.hall.store.tables.results, game, players)
        count, rated = self._ratings.get((game, players), (0, {}))
        if count != len(results):
            rated = await self.hall.read(rate, results)
            self._ratings[game, players] = (len(results), rated)
        return rated


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


def as_person(present: Present) -> Person:
    return Person(present.id, present.name)
