"""One WebSocket per open table: what changes goes out, moves and looks come in.

Everything else is asked for by HTTP, and moves can be: nothing important depends on a connection
that comes and goes.
"""

import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.server.doorkeeper import is_own_host, is_same_origin
from meadhall.server.house import House
from meadhall.server.line import line_of
from meadhall.server.page import UNAVAILABLE, Page, end_with
from meadhall.server.problems import COOKIE, language_of
from meadhall.store import StoreError
from meadhall.tables.refusal import Forbidden, Refused

log = logging.getLogger("meadhall.live")


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Open a page, which goes on without the request that it began with."""
    house = socket.app.state.house
    assert isinstance(house, House)
    language = language_of(socket)
    try:
        await socket.accept()
    except WebSocketDisconnect:
        return
    wire = line_of(socket).hand_over()
    try:
        if not is_own_host(socket, house.config):
            raise Forbidden("wrong-host")
        if not is_same_origin(socket, house.config):
            raise Forbidden("wrong-origin")
        address = house.address(socket)
        cookie = socket.cookies.get(COOKIE)
        house.allow(house.addresses, address)
        visitor = await house.admit(cookie, address)
        live = await house.live_table_for(table, visitor, socket.query_params.get("secret"))
        person = visitor.id if visitor else None
        page = Page(house, wire, live, person, cookie, address, language)
        await page.open(_since(socket))
    except (Refused, StoreError) as error:
        end_with(wire, error, language, table)
    except Exception as error:
        log.error("unforeseen", exc_info=error, extra={"table": table})
        wire.close(UNAVAILABLE)


def _since(socket: WebSocket[Any, Any, Any]) -> int | None:
    """The number of the last picture that the client has seen, if it says so."""
    given = socket.query_params.get("since", "")
    return int(given) if given.isdecimal() and len(given) < 10 else None
