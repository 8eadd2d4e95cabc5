"""A table in memory, with everyone who watches it."""

import asyncio
from collections.abc import Callable

import msgspec

from meadhall.server.audiences import Audiences
from meadhall.server.frames import text_frame
from meadhall.server.watchers import Presence, presence_at
from meadhall.store import ChatLine
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Moved
from meadhall.tables.table import Table

PRESENCE_AFTER = 0.3
"""Seconds until the others hear who has come or gone."""


class LiveTable:
    def __init__(self, table: Table, clock: Callable[[], float]) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held by whoever adds to the log."""
        self.watchers = Audiences()
        self.looked: dict[str, float] = {}
        """When people last looked at the table."""
        self.looks_read_at = 0.0
        """When that was last read from the store, where other servers write it."""
        self.said: int | None = None
        """The number of the last line of chat that was shown; None until somebody watches."""
        self.thinking: asyncio.Task[None] | None = None
        """The bots' turns, while they last."""
        self._clock = clock
        self._presence: Presence | None = None
        self._presence_soon: asyncio.TimerHandle | None = None

    def is_idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and self.thinking is None

    def advance(self, draft: Draft) -> None:
        """Become what the draft is, now that it is stored, and show it to everyone."""
        self.table = draft.table
        self.watchers.show(draft.table, draft.happenings, self._clock())
        if self.watchers and not all(isinstance(one.entry, Moved) for one in draft.happenings):
            self.show_presence()

    def hear(self, line: ChatLine) -> None:
        for watcher in self.watchers:
            watcher.hear(line)

    def presence(self) -> Presence:
        return presence_at(self.table, self.looked, self.watchers, self._clock())

    def show_presence(self) -> None:
        """Do it soon, and once for all who come and go until then: there may be a thousand."""
        if self._presence_soon is None:
            loop = asyncio.get_running_loop()
            self._presence_soon = loop.call_later(PRESENCE_AFTER, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_soon = None
        presence = self.presence()
        if presence != self._presence:
            self._presence = presence
            frame = text_frame(msgspec.json.encode(presence))
            for watcher in self.watchers:
                watcher.send_frame(frame)
