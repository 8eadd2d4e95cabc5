"""One who has a table open, and the messages that they are sent.

What cannot be written at once waits in a short queue. A client that does not read in time is
dropped: it can come back and is brought up to date.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from meadhall.server.frames import text_frame
from meadhall.store import ChatLine
from meadhall.tables.notices import AWAY_AFTER
from meadhall.tables.picture import Decision, Picture
from meadhall.tables.review import Told
from meadhall.tables.table import Table

TOO_SLOW = 1013
"""The WebSocket code for "try again later"."""

SEND_WITHIN = 10.0
"""Seconds; a client that reads nothing for longer counts as gone."""


class Update(msgspec.Struct, tag="update", frozen=True):
    """The whole table, and what has happened since the last update."""

    picture: Picture
    events: list[Told]
    age: float
    """Seconds since the picture was taken: nothing but the clocks has gone on since."""
    asked: list[Decision]
    """The last questions to your seats that have been answered, for differences to build on."""


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """How the table differs from the last picture, and what has happened since.

    A seat that was not asked anything in that picture counts as if its last question were still
    open: the next one is often much the same.
    """

    after: int
    """The ``seq`` of the picture that the difference applies to."""
    picture: dict[str, Any]
    """A difference, as docs/network.md describes them."""
    events: list[Told]


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """The seats whose people have looked at the table within the last minute."""

    seats: list[int]
    watching: int
    """How many others are looking on."""


class ChatMessage(msgspec.Struct, tag="chat", frozen=True):
    number: int
    name: str
    at: float
    text: str
    gesture: str


class Outlet(Protocol):
    """Where frames are written."""

    @property
    def is_free(self) -> bool: ...

    def write(self, frame: bytes) -> None: ...


class Watcher:
    """One open page: who is looking, in which language, and what has yet to be sent."""

    __slots__ = (
        "_deadline",
        "_most",
        "_on_drop",
        "_unread",
        "_wire",
        "is_dropped",
        "language",
        "looked_at",
        "person",
        "unheard",
    )

    def __init__(
        self,
        wire: Outlet,
        person: str | None,
        language: str,
        unread: int,
        on_drop: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.language = language
        self.looked_at = 0.0
        self.unheard: frozenset[str] = frozenset()
        """Those whose talk they do not want to hear."""
        self.is_dropped = False
        self._wire = wire
        self._most = unread
        self._unread: deque[bytes] | None = None
        """Frames that wait until the other side has read; most pages never have any."""
        self._deadline: asyncio.TimerHandle | None = None
        self._on_drop = on_drop

    def send(self, message: bytes) -> None:
        self.send_frame(text_frame(message))

    def send_frame(self, frame: bytes) -> None:
        if not self._unread and self._wire.is_free:
            self._wire.write(frame)
        elif self._unread is None:
            self._unread = deque([frame])
        elif len(self._unread) < self._most:
            self._unread.append(frame)
        else:
            self.drop()

    def unread(self) -> int:
        return len(self._unread or ())

    def hear(self, line: ChatLine) -> None:
        if line.person in self.unheard:
            return
        message = ChatMessage(line.number, line.name, line.at, line.text, line.gesture)
        self.send(msgspec.json.encode(message))

    def is_present(self, now: float) -> bool:
        return now - self.looked_at < AWAY_AFTER

    def wait(self) -> None:
        """The other side does not read: give it some time."""
        if self._deadline is None:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(SEND_WITHIN, self.drop)

    def go_on(self) -> None:
        """The other side has read: send what has waited."""
        self.forget()
        while self._unread and self._wire.is_free:
            self._wire.write(self._unread.popleft())

    def forget(self) -> None:
        """Nobody needs to be waited for."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def drop(self) -> None:
        self.is_dropped = True
        self._on_drop()


def presence_at(
    table: Table, looked: dict[str, float], watchers: Iterable[Watcher], now: float
) -> Presence:
    seats = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and now - looked.get(seat.person.id, 0.0) < AWAY_AFTER
    ]
    people = table.people()
    others = sum(watcher.person not in people for watcher in watchers)
    return Presence(seats, others)
