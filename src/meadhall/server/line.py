"""How a WebSocket is opened: by uvicorn, and then taken out of its hands.

uvicorn and Litestar read the request, find its route, and agree with the client. From then on they
would keep the request, a few tasks and a queue for as long as the page is open, and pass every
message through all of them. So the connection itself is handed over to a ``Wire``.
"""

import asyncio
from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from meadhall.server.wire import Wire

EXTENSION = "meadhall.line"


class Line(WebSocketsSansIOProtocol):
    """A connection that asks for a WebSocket."""

    def hand_over(self) -> Wire:
        """The open WebSocket; uvicorn has no more to do with it."""
        self.stop_keepalive()
        self.connections.discard(self)
        # When the application returns, uvicorn closes what it still takes for its connection.
        transport, self.transport = self.transport, _HandedOver()
        wire = Wire(transport, cast(set[Any], self.connections))
        transport.set_protocol(wire)
        if self.disconnected:
            wire.connection_lost(None)
        elif self.read_paused:
            transport.resume_reading()
        # Nothing shall keep the request alive from here on.
        cast(dict[str, Any], self.scope["extensions"]).clear()
        return wire

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self


class _HandedOver(asyncio.Transport):
    """In place of a connection that belongs to another protocol by now."""

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return True


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line that a request for a WebSocket came by; the server must use ``Line`` for them."""
    line = cast(dict[str, Any], socket.scope["extensions"])[EXTENSION]
    assert isinstance(line, Line)
    return line
