"""A WebSocket as uvicorn keeps it, with a short way in and out.

Through ASGI and Litestar every message passes a queue, a few tasks and some dictionaries, for each
reader again. Pictures are sent to many at once, so here they are written as they are: one frame,
made once, goes to everyone who may know the same.
"""

from typing import Any, Protocol, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "meadhall.line"

_TEXT = 0x81
"""The first byte of a frame that is a whole text, from a server, without extensions."""


class Ends(Protocol):
    """Whoever is at our end of a line."""

    def hear(self, message: str | bytes) -> None:
        """A whole message, text or binary, has come."""

    def go_on(self) -> None:
        """The other side has read, so that more can be written."""

    def wait(self) -> None:
        """The other side does not read; what is written now stays in memory."""

    def lose(self) -> None:
        """The connection is gone."""


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._ends: Ends | None = None

    def take(self, ends: Ends) -> None:
        """From here on messages go to ``ends``, beginning with those that have already come."""
        self._ends = ends
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                ends.hear(event.get("bytes") or event.get("text") or "")
            else:
                ends.lose()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if not self.is_free:
            ends.wait()

    @property
    def is_free(self) -> bool:
        """Whether the other side has read nearly everything so far."""
        return self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def abort(self) -> None:
        """End it without waiting for whatever the other side has not read."""
        self.transport.abort()

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        ends = self._ends
        if ends is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        message: str | bytes = bytes(data)
        if self.curr_msg_data_type == "text":
            try:
                message = bytes(data).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        self.frames = []
        ends.hear(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._ends is not None:
            self._ends.wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._ends is not None:
            self._ends.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ends is not None:
            self._ends.lose()


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line that a request for a WebSocket came by; the server must use ``Line`` for them."""
    line = cast(dict[str, Any], socket.scope["extensions"])[EXTENSION]
    assert isinstance(line, Line)
    return line


def text_frame(text: bytes) -> bytes:
    """A text as it goes over a WebSocket (RFC 6455, 5.2).

    >>> text_frame(b"Skol!")
    b'\\x81\\x05Skol!'
    >>> [text_frame(bytes(n))[:2].hex() for n in (125, 126, 65_535, 65_536)]
    ['817d', '817e', '817e', '817f']
    """
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text
