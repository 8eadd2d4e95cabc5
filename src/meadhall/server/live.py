"""One WebSocket per open table: pictures, events, chat and presence.

The client says only that its person is looking, and is told that this was heard. It asks for
everything else by HTTP, so that nothing important depends on a connection that comes and goes.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.server.doorkeeper import is_own_host, is_same_origin
from meadhall.server.house import House
from meadhall.server.limits import Buckets
from meadhall.server.live_table import LiveTable
from meadhall.server.people import KNOWN_FOR, Present
from meadhall.server.problems import language_of, status_of
from meadhall.server.watchers import TOO_SLOW, Watcher
from meadhall.store import StoreError
from meadhall.tables.refusal import Forbidden, Refused, TooMuch, Wrong

REFUSED = 4000
"""WebSocket codes from 4000 up are ours: 4000 plus the HTTP status of the problem."""

LONGEST_MESSAGE = 1024
"""The longest message in bytes; uvicorn refuses longer ones (code 1009)."""

MESSAGES_AT_ONCE = 30
SEND_WITHIN = 10.0
"""Seconds; a client that takes longer to read one message counts as gone."""

ENDS_WITHIN = 2.0
UNAVAILABLE = 1011

log = logging.getLogger("meadhall.live")


class Looking(msgspec.Struct, forbid_unknown_fields=True):
    """The page is in front of its reader."""

    type: Literal["looking"]


class Heard(msgspec.Struct, tag="heard", frozen=True):
    """The answer to every ``Looking``: a page that waits for it in vain knows the line is dead."""


class Bye(msgspec.Struct, tag="refused", frozen=True):
    """Why the connection ends."""

    kind: str
    text: str


_decode = msgspec.json.Decoder(Looking).decode
_HEARD = msgspec.json.encode(Heard())


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
        since = _since(socket)
        with _counted(house, socket, visitor):
            live = await house.live_table_for(table, visitor, socket.query_params.get("secret"))
            person = visitor.id if visitor else None
            watcher = Watcher(person, language, house.config.limits.unread)
            try:
                await house.watching.begin(live, watcher, since)
                await _watch(house, socket, live, watcher)
            finally:
                await house.watching.end(live, watcher)
    except Refused as error:
        bye = Bye(error.kind, error.sentence(language))
        await _end(socket, REFUSED + status_of(error), bye)
    except StoreError as error:
        log.warning("the store is away", extra={"table": table, "reason": str(error)})
        await _end(socket, UNAVAILABLE, None)
    except WebSocketDisconnect:
        pass


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


async def _watch(
    house: House, socket: WebSocket[Any, Any, Any], live: LiveTable, watcher: Watcher
) -> None:
    """Send what happens and hear who looks, until either side ends it."""
    tasks = [
        asyncio.create_task(_send_all(socket, watcher)),
        asyncio.create_task(_hear_all(house, socket, live, watcher)),
        asyncio.create_task(watcher.is_dropped.wait()),
        asyncio.create_task(_ask_again(house, socket)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Refused | StoreError | WebSocketDisconnect):
            raise outcome
    if watcher.is_dropped.is_set() or any(isinstance(one, TimeoutError) for one in outcomes):
        await _end(socket, TOO_SLOW, None)


async def _send_all(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        message = await watcher.next()
        async with asyncio.timeout(SEND_WITHIN):
            await socket.send_data(message, mode="text")


async def _hear_all(
    house: House, socket: WebSocket[Any, Any, Any], live: LiveTable, watcher: Watcher
) -> None:
    """Every message must be a ``Looking``; anything else ends the connection with a reason."""
    heard = Buckets(rate=1.0, size=MESSAGES_AT_ONCE)
    while True:
        data = await socket.receive_data(mode="text")
        house.allow(heard, "messages")
        try:
            _decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Wrong("malformed-message") from error
        watcher.send(_HEARD)
        await house.watching.looked(live, watcher)


async def _ask_again(house: House, socket: WebSocket[Any, Any, Any]) -> None:
    """Check the session regularly: ending it ends its open pages too."""
    while True:
        await asyncio.sleep(KNOWN_FOR)
        await house.visitor(socket)


async def _end(socket: WebSocket[Any, Any, Any], code: int, bye: Bye | None) -> None:
    """Say why, and close; a client that does not even read that is left to the server's ping."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(ENDS_WITHIN):
            if bye is not None:
                await socket.send_data(msgspec.json.encode(bye), mode="text")
            await socket.close(code)
