"""Those who have a table open: each gets its own picture of what happens, and no more.

Messages wait in a short queue. A client that does not read them in time is dropped: it can come
back and is brought up to date.
"""

import asyncio
from collections.abc import Iterable

import msgspec

from meadhall.store import ChatLine
from meadhall.tables.draft import Happening
from meadhall.tables.entries import AnyEntry
from meadhall.tables.notices import AWAY_AFTER
from meadhall.tables.picture import Picture, take_picture, waiting_for
from meadhall.tables.quiet import moves_told
from meadhall.tables.review import Told, events_between, tell
from meadhall.tables.table import Table
from meadhall.tables.telling import tell_entry

TOO_SLOW = 1013
"""The WebSocket code for "try again later"."""


class Update(msgspec.Struct, tag="update", frozen=True):
    """The table as it is now, and what has happened since the last update."""

    picture: Picture
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


class Watcher:
    """One open page: who is looking, in which language, and what has yet to be sent."""

    def __init__(self, person: str | None, language: str, unread: int) -> None:
        self.person = person
        self.language = language
        self.looked_at = 0.0
        self.is_dropped = asyncio.Event()
        self._unread: asyncio.Queue[bytes] = asyncio.Queue(unread)

    def send(self, message: bytes) -> None:
        try:
            self._unread.put_nowait(message)
        except asyncio.QueueFull:
            self.is_dropped.set()

    def hear(self, line: ChatLine) -> None:
        self.send(msgspec.json.encode(ChatMessage(line.number, line.name, line.at, line.text)))

    def is_present(self, now: float) -> bool:
        return now - self.looked_at < AWAY_AFTER

    async def next(self) -> bytes:
        return await self._unread.get()


class Showing:
    """The table at one moment in one language; whatever is the same for everyone is made once."""

    def __init__(self, table: Table, happenings: list[Happening], language: str) -> None:
        self._table = table
        self._happenings = happenings
        self._language = language
        self._waiting = waiting_for(table, language)
        self._sentences: dict[int, str] = {}

    def to(self, person: str | None, now: float) -> bytes:
        picture = take_picture(self._table, person, self._language, now, self._waiting)
        return msgspec.json.encode(Update(picture, self._tell(person)))

    def _tell(self, person: str | None) -> list[Told]:
        table = self._table
        seats = table.seats_of(person) if person else []
        told: list[Told] = []
        for one in self._happenings:
            if not one.is_told_to(seats):
                continue
            moves = moves_told(table, one.moves, seats)
            told += tell_entry(table, one.entry, moves, self._language)
            told += tell(table, one.events, moves, seats, self._language, sentences=self._sentences)
        return told


def show_all(
    watchers: Iterable[Watcher], table: Table, happenings: list[Happening], now: float
) -> None:
    """Send everyone their news; people who may know the same get the same bytes.

    Whoever may not even know that something happened is sent nothing.
    """
    showings: dict[str, Showing] = {}
    made: dict[tuple[str | None, str], bytes] = {}
    insiders = {table.opener.id, *table.people()}
    for watcher in watchers:
        language = watcher.language
        key = (watcher.person if watcher.person in insiders else None, language)
        seats = table.seats_of(key[0]) if key[0] else []
        if not any(one.is_told_to(seats) for one in happenings):
            continue
        if key not in made:
            if language not in showings:
                showings[language] = Showing(table, happenings, language)
            made[key] = showings[language].to(key[0], now)
        watcher.send(made[key])


def tell_missed(table: Table, since: int, missed: list[AnyEntry], watcher: Watcher) -> list[Told]:
    """What has happened since the last entry the watcher saw; replays as much of the game."""
    seats = table.seats_of(watcher.person) if watcher.person else []
    events: list[Told] = []
    if table.state is not None:
        first = table.moves_until(since)
        events = events_between(table, first, len(table.moves), seats, watcher.language)
    quiet = {one.seq for one in table.quiet if one.seat not in seats}
    for seq, entry in enumerate(missed, since + 1):
        if seq not in quiet:
            moves = moves_told(table, table.moves_until(seq), seats)
            events += tell_entry(table, entry, moves, watcher.language)
    return sorted(events, key=lambda told: told.move)


def first_update(table: Table, events: list[Told], watcher: Watcher, now: float) -> bytes:
    """The table as it is, with what has happened since the last entry the watcher saw."""
    picture = take_picture(table, watcher.person, watcher.language, now)
    return msgspec.json.encode(Update(picture, events))


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
