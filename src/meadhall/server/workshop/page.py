"""What the open pages of a browser hear: that there is something new, or what is wrong."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import ServerSentEvent
from msgspec import Struct

from meadhall.server.house import Language
from meadhall.server.workshop.replaying import BeganAgain
from meadhall.words import interface

SCRIPT = "/workshop/page.js"
"""The address of the script that every page of a workshop loads."""

LOOKS_EVERY = 0.1
"""Seconds; there are only the few pages of one person."""

COMES_BACK_AFTER = 200
"""Milliseconds after which a page that lost its server asks again."""

SOURCE = Path(__file__).with_name("page.js")


class News(Struct, frozen=True):
    """What a page shows; it loads itself again when the version is another."""

    version: int
    title: str
    problem: str
    again: dict[str, str]
    """By the ids of tables, why they began again."""


class Bench:
    """What a serving process knows about the package, for the pages that watch."""

    def __init__(self, version: int, again: list[BeganAgain]) -> None:
        self.version = version
        self.again = again
        self.problem = ""
        self.is_leaving = False
        """Whether a newer process is about to take over."""

    def news(self, language: str) -> News:
        return News(
            version=self.version,
            title=interface(language, "workshop-problem"),
            problem=self.problem,
            again={one.table: say_again(one, language) for one in self.again},
        )

    async def follow(self, language: str) -> AsyncGenerator[bytes]:
        """The news, whenever they have changed; the end of it lets the process end."""
        told: News | None = None
        while not self.is_leaving:
            news = self.news(language)
            if news != told:
                told = news
                yield msgspec.json.encode(news)
            await asyncio.sleep(LOOKS_EVERY)


def say_again(one: BeganAgain, language: str) -> str:
    return interface(language, "workshop-again", number=one.move, move=one.word)


def workshop_routes(bench: Bench) -> list[HTTPRouteHandler]:
    @get("/workshop/news", include_in_schema=False)
    async def news(language: Language) -> ServerSentEvent:
        return ServerSentEvent(bench.follow(language), retry_duration=COMES_BACK_AFTER)

    @get(SCRIPT, include_in_schema=False, sync_to_thread=False)
    def script() -> Response[Any]:
        return Response(
            SOURCE.read_bytes(),
            media_type="text/javascript; charset=utf-8",
            headers={"Cache-Control": "no-store"},
        )

    return [news, script]
