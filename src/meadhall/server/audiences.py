"""Everyone who watches a table, by what they may know.

People who may know the same get the same bytes: the whole table when they come, and from then on
what has changed. A difference is made only between two pictures of the same audience, so that it
can tell nobody more than the pictures would.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from meadhall.kernel.events import SPECTATOR
from meadhall.server.difference import Differences
from meadhall.server.frames import text_frame
from meadhall.server.watchers import Changed, Update, Watcher
from meadhall.tables.draft import Happening
from meadhall.tables.entries import AnyEntry, Moved
from meadhall.tables.picture import Decision, Picture
from meadhall.tables.quiet import moves_told
from meadhall.tables.review import Told, events_between, tell
from meadhall.tables.scene import Scene, take_picture
from meadhall.tables.table import Table
from meadhall.tables.telling import tell_entry

Key = tuple[str | None, str]
"""A person who may know more than a spectator, or None, and a language."""

_encode = msgspec.json.Encoder().encode


class Audience:
    """Watchers who have all been sent the same pictures."""

    __slots__ = ("_asked", "_picture", "watchers")

    def __init__(self, picture: Picture) -> None:
        self.watchers: list[Watcher] = []
        self._picture = picture
        self._asked: dict[int, Decision] = {}
        """The last question to each seat that has been answered."""

    def come(self, watcher: Watcher, told: list[Told], now: float) -> None:
        self.watchers.append(watcher)
        age = now - self._picture.now
        asked = list(self._asked.values())
        watcher.send(_encode(Update(self._picture, told, age, asked)))

    def last_view(self) -> Struct | None:
        """What one of the seats was last shown of the game."""
        views = self._picture.views
        return views[0].view if views else None

    def show(self, picture: Picture, told: list[Told], differences: Differences) -> None:
        changed = differences.between(self._with_last_questions(), picture)
        assert isinstance(changed, dict)
        frame = text_frame(_encode(Changed(self._picture.seq, changed, told)))
        self._note_answered(picture)
        self._picture = picture
        for watcher in self.watchers:
            watcher.send_frame(frame)

    def _with_last_questions(self) -> Picture:
        """The last picture, in which no question that was asked before is forgotten."""
        if not self._asked:
            return self._picture
        views = [
            replace(view, decision=self._asked[view.seat]) if view.seat in self._asked else view
            for view in self._picture.views
        ]
        return replace(self._picture, views=views)

    def _note_answered(self, picture: Picture) -> None:
        asked = {view.seat: view.decision for view in self._picture.views if view.decision}
        for view in picture.views:
            if view.decision is not None:
                self._asked.pop(view.seat, None)
            elif view.seat in asked:
                self._asked[view.seat] = asked[view.seat]


class Audiences:
    def __init__(self) -> None:
        self._audiences: dict[Key, Audience] = {}

    def __iter__(self) -> Iterator[Watcher]:
        for audience in self._audiences.values():
            yield from audience.watchers

    def __len__(self) -> int:
        return sum(len(audience.watchers) for audience in self._audiences.values())

    def come(self, watcher: Watcher, table: Table, told: list[Told], now: float) -> None:
        """Begin to watch: the table as it is, and what has happened since the watcher last saw."""
        key = _key(table, watcher)
        audience = self._audiences.get(key)
        if audience is None:
            audience = self._audiences[key] = Audience(take_picture(table, *key, now))
        audience.come(watcher, told, now)

    def leave(self, watcher: Watcher) -> None:
        for key, audience in self._audiences.items():
            if watcher in audience.watchers:
                audience.watchers.remove(watcher)
                if not audience.watchers:
                    del self._audiences[key]
                return

    def show(self, table: Table, happenings: list[Happening], now: float) -> None:
        """Send everyone their news; whoever may not know that something happened gets nothing."""
        moved = self._take_out_moved(table, happenings)
        showings: dict[str, Showing] = {}
        for (person, language), audience in self._audiences.items():
            seats = table.seats_of(person) if person else []
            if not any(one.is_told_to(seats) for one in happenings):
                continue
            if language not in showings:
                before = audience.last_view()
                showings[language] = Showing(table, happenings, language, now, before)
            showings[language].show(audience, person)
        for watcher in moved:
            person, language = _key(table, watcher)
            told = Showing(table, happenings, language, now).told(person)
            self.come(watcher, table, told, now)

    def _take_out_moved(self, table: Table, happenings: list[Happening]) -> list[Watcher]:
        """Those who may now know more or less than before, because they sat down or stood up."""
        if all(isinstance(one.entry, Moved) for one in happenings):
            return []
        moved: list[Watcher] = []
        for key, audience in list(self._audiences.items()):
            for watcher in [one for one in audience.watchers if _key(table, one) != key]:
                self.leave(watcher)
                moved.append(watcher)
        return moved


def _key(table: Table, watcher: Watcher) -> Key:
    person = watcher.person
    is_insider = person is not None and (person == table.opener.id or person in table.people())
    return (person if is_insider else None, watcher.language)


class Showing:
    """What happened, and the table after it, in one language; made once what all may know."""

    def __init__(
        self,
        table: Table,
        happenings: list[Happening],
        language: str,
        now: float,
        before: Struct | None = None,
    ) -> None:
        self._table = table
        self._happenings = happenings
        self._language = language
        self._scene = Scene(table, language, now, before)
        self._public: dict[tuple[int, int], Told] = {}
        self._is_same_for_all = not table.joint_step and all(
            one.quiet is None and all(event.is_told_to(SPECTATOR) for event in one.events)
            for one in happenings
        )
        self._told_to_all: list[Told] | None = None
        self._differences = Differences()

    def show(self, audience: Audience, person: str | None) -> None:
        audience.show(self._scene.picture(person), self.told(person), self._differences)

    def told(self, person: str | None) -> list[Told]:
        """What happened, as this person may know it; often everybody may know all of it."""
        if not self._is_same_for_all:
            return self._tell(person)
        if self._told_to_all is None:
            self._told_to_all = self._tell(None)
        return self._told_to_all

    def _tell(self, person: str | None) -> list[Told]:
        table = self._table
        seats = table.seats_of(person) if person else []
        told: list[Told] = []
        for one in self._happenings:
            if not one.is_told_to(seats):
                continue
            moves = moves_told(table, one.moves, seats)
            told += tell_entry(table, one.entry, moves, self._language)
            told += tell(table, one.events, moves, seats, self._language, public=self._public)
        return told


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
