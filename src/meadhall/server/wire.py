"""An open WebSocket: nothing but a connection, and whoever is at our end of it.

Thousands are open at once and silent most of the time, so each holds as little as possible: no
task, no queue, no timer, nothing of the request that it began with. What is sent to many is one
frame, made once, and written to each of them as it is.
"""

import asyncio
import time
from collections.abc import MutableSet
from typing import Any, Protocol

from meadhall.server.frames import (
    BINARY,
    BROKEN_RULES,
    CLOSE,
    CONTINUATION,
    NOT_UTF8,
    PING,
    PONG,
    RESTARTS,
    TOO_LONG,
    Broken,
    Frame,
    close_frame,
    ping_frame,
    pong_frame,
    read_close,
    read_frame,
)

LONGEST_MESSAGE = 1024
"""The longest message in bytes; longer ones end the connection (code 1009)."""

EARLY_MESSAGES = 8
"""How many messages are kept for whoever is going to take the wire; then nothing more is read."""

SILENT_FOR = 15.0
"""Seconds after which the other side is asked whether it is still there."""

ENDS_WITHIN = 2.0
"""Seconds that the other side has to confirm the end."""


class Ends(Protocol):
    """Whoever is at our end of a wire."""

    def hear(self, message: str | bytes) -> None:
        """A whole message, text or binary, has come."""

    def go_on(self) -> None:
        """The other side has read, so that more can be written."""

    def wait(self) -> None:
        """The other side does not read; what is written now stays in memory."""

    def lose(self) -> None:
        """The connection has ended; nothing more is heard or written."""


class Wire(asyncio.Protocol):
    __slots__ = (
        "_begun",
        "_checked_at",
        "_early",
        "_ends",
        "_fragments",
        "_is_asked",
        "_is_binary",
        "_open_wires",
        "_transport",
        "_was_heard",
        "is_closed",
        "is_free",
    )

    def __init__(self, transport: asyncio.Transport, open_wires: MutableSet[Any]) -> None:
        """``open_wires`` are those that the server shuts down when it ends."""
        self.is_closed = False
        self.is_free = True
        """Whether the other side has read nearly everything so far."""
        self._was_heard = True
        """Whether anything has come since the last check."""
        self._is_asked = False
        self._checked_at = time.monotonic()
        self._transport = transport
        self._open_wires = open_wires
        self._ends: Ends | None = None
        self._early: list[str | bytes] | None = []
        """Messages that came before there was anyone to hear them."""
        self._begun = b""
        """The beginning of a frame that has yet to come in full."""
        self._fragments: list[bytes] | None = None
        """The parts of a message that has yet to come in full."""
        self._is_binary = False
        open_wires.add(self)

    # For whoever uses it

    def take(self, ends: Ends) -> None:
        """From here on messages go to ``ends``, beginning with those that have already come."""
        self._ends = ends
        early, self._early = self._early or [], None
        if self.is_closed:
            ends.lose()
            return
        if self.is_free:
            # What was written meanwhile may have had to wait.
            ends.go_on()
        else:
            ends.wait()
        for message in early:
            ends.hear(message)
        if len(early) >= EARLY_MESSAGES and not self.is_closed:
            self._transport.resume_reading()

    def write(self, frame: bytes) -> None:
        if not self.is_closed:
            self._transport.write(frame)

    def check(self, now: float) -> None:
        """Ask for a sign of life if none has come for some time; end it if that was in vain."""
        if now < self._checked_at + SILENT_FOR:
            return
        self._checked_at = now
        if self._was_heard:
            self._was_heard = self._is_asked = False
        elif self._is_asked:
            self.abort()
        else:
            self._is_asked = True
            self.write(ping_frame())

    def close(self, code: int) -> None:
        """Say why and end it; if the other side does not even read that, without it."""
        if self.is_closed:
            return
        self._transport.write(close_frame(code))
        self._end()
        asyncio.get_running_loop().call_later(ENDS_WITHIN, self._transport.abort)

    def abort(self) -> None:
        """End it at once: the other side has vanished."""
        self._end()
        self._transport.abort()

    def shutdown(self) -> None:
        """The server ends; uvicorn calls this."""
        if not self.is_closed:
            self._transport.write(close_frame(RESTARTS))
            self._end()
        self._transport.close()

    def _end(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._begun, self._fragments = b"", None
            if self._ends is not None:
                self._ends.lose()

    # What the transport calls

    def data_received(self, data: bytes) -> None:
        self._was_heard = True
        if self._begun:
            data = self._begun + data
        at = 0
        try:
            while (frame := read_frame(data, at, LONGEST_MESSAGE)) is not None:
                at = frame.ends
                self._take_in(frame)
            self._begun = data[at:]
        except Broken as error:
            if self.is_closed:
                self._transport.abort()
            else:
                self.close(error.code)

    def pause_writing(self) -> None:
        self.is_free = False
        if self._ends is not None and not self.is_closed:
            self._ends.wait()

    def resume_writing(self) -> None:
        self.is_free = True
        if self._ends is not None and not self.is_closed:
            self._ends.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._open_wires.discard(self)

    # What comes

    def _take_in(self, frame: Frame) -> None:
        if frame.opcode == CLOSE:
            code = read_close(frame.payload)
            if not self.is_closed:
                self._transport.write(close_frame(code))
                self._end()
            self._transport.close()
        elif self.is_closed or frame.opcode == PONG:
            # That it came is all there is to know.
            return
        elif frame.opcode == PING:
            # Whoever asks without reading the answers gets no more of them.
            if self.is_free:
                self._transport.write(pong_frame(frame.payload))
        else:
            self._take_in_part(frame)

    def _take_in_part(self, frame: Frame) -> None:
        payload = frame.payload
        if (frame.opcode == CONTINUATION) is (self._fragments is None):
            raise Broken(BROKEN_RULES)
        if frame.opcode != CONTINUATION:
            self._is_binary = frame.opcode == BINARY
        elif self._fragments is not None:
            payload = b"".join((*self._fragments, payload))
            if len(payload) > LONGEST_MESSAGE:
                raise Broken(TOO_LONG)
        if not frame.is_last:
            self._fragments = [payload]
            return
        self._fragments = None
        self._hear(payload if self._is_binary else _text(payload))

    def _hear(self, message: str | bytes) -> None:
        if self._ends is not None:
            self._ends.hear(message)
        elif self._early is not None:
            self._early.append(message)
            if len(self._early) == EARLY_MESSAGES:
                self._transport.pause_reading()


def _text(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError as error:
        raise Broken(NOT_UTF8) from error
