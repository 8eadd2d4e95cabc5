"""One WebSocket per open table: what changes goes out, moves and looks come in.

Everything else is asked for by HTTP, and moves can be: nothing important depends on a connection
that comes and goes.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.server.doorkeeper import is_own_host, is_same_origin
from meadhall.server.house import House
from meadhall.server.line import line_of
from meadhall.server.page import Page
from meadhall.server.people import KNOWN_FOR, Present
from meadhall.server.problems import language_of, status_of
from meadhall.server.watchers import TOO_SLOW
from meadhall.store import StoreError
from meadhall.tables.refusal import Forbidden, Refused, TooMuch

REFUSED = 4000
"""WebSocket codes from 4000 up are ours: 4000 plus the HTTP status of the problem."""

LONGEST_MESSAGE = 1024
"""The longest message in bytes; uvicorn refuses longer ones (code 1009)."""

ENDS_WITHIN = 2.0
UNAVAILABLE = 1011

log = logging.getLogger("meadhall.live")


class Bye(msgspec.Struct, tag="refused", frozen=True):
    """Why the connection ends."""

    kind: str
    text: str


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house = socket.app.state.house
    assert isinstance(house, House)
    language = language_of(socket)
    await socket.accept()
    try:
        if not is_own_host(socket, house.config):
            raise Forbidden("wrong-host")
        if not is_same_origin(socket, house.config):
            raise Forbidden("wrong-origin")
        house.allow(house.addresses, house.address(socket))
        visitor = await house.admit(socket)
        with _counted(house, socket, visitor):
            live = await house.live_table_for(table, visitor, socket.query_params.get("secret"))
            page = Page(house, socket, live, visitor.id if visitor else None, language)
            try:
                await _watch(house, socket, page)
            finally:
                page.close()
        if page.watcher.is_dropped:
            await _end(socket, TOO_SLOW, None)
            line_of(socket).abort()
    except Refused as error:
        bye = Bye(error.kind, error.sentence(language))
        await _end(socket, REFUSED + status_of(error), bye)
    except StoreError as error:
        log.warning("the store is away", extra={"table": table, "reason": str(error)})
        await _end(socket, UNAVAILABLE, None)
    except WebSocketDisconnect:
        pass


async def _watch(house: House, socket: WebSocket[Any, Any, Any], page: Page) -> None:
    """Until either side ends it, or the session: ending that ends its open pages too."""
    await page.open(_since(socket))
    while not await page.is_over(_until_a_second_begins(KNOWN_FOR)):
        await house.visitor(socket)


def _until_a_second_begins(seconds: float) -> float:
    """Rounded up to a whole second, so that many pages check their sessions in one read."""
    return seconds + 1.0 - (time.monotonic() + seconds) % 1.0


def _since(socket: WebSocket[Any, Any, Any]) -> int | None:
    """The number of the last picture that the client has seen, if it says so."""
    given = socket.query_params.get("since", "")
    return int(given) if given.isdecimal() and len(given) < 10 else None


@contextmanager
def _counted(
    house: House, socket: WebSocket[Any, Any, Any], visitor: Present | None
) -> Iterator[None]:
    """Nobody may keep more connections open than a person needs."""
    limits = house.config.limits
    address = house.address(socket)
    counts = [(house.sockets_by_address, address, limits.sockets_per_address)]
    if visitor is not None:
        counts.append((house.sockets_by_person, visitor.id, limits.sockets_per_person))
    if house.sockets() >= limits.sockets or any(book[key] >= most for book, key, most in counts):
        raise TooMuch("too-many-sockets", seconds=60)
    for book, key, _ in counts:
        book[key] += 1
    try:
        yield
    finally:
        for book, key, _ in counts:
            book[key] -= 1
            if not book[key]:
                del book[key]


async def _end(socket: WebSocket[Any, Any, Any], code: int, bye: Bye | None) -> None:
    """Say why, and close; a client that does not even read that is left to the server's ping."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(ENDS_WITHIN):
            if bye is not None:
                await socket.send_data(msgspec.json.encode(bye), mode="text")
            await socket.close(code)
