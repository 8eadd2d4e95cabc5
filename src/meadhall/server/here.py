"""Who is here: at a table, watching, waiting, or in the Hall. None of it is ever stored.

A person is seen only by those whom they chose: by nobody, by their friends, or by everyone. Several
servers tell each other, through PostgreSQL, who can be seen at each; whoever is not told of again
is soon forgotten.
"""

from collections import OrderedDict
from collections.abc import Callable, Set
from typing import Literal

import msgspec
from msgspec import Struct

from meadhall.server.pages import Pages, Place
from meadhall.server.storage import Storage
from meadhall.store import Account

MOST_KNOWN = 50_000
IN_HALL_FOR = 40.0
"""Seconds after which somebody who no longer asks who is here has left the Hall."""

TOLD_FOR = 30.0
"""Seconds for which another server's word counts; it tells again every ten."""

TOLD_AT_ONCE = 40
"""People in one message: PostgreSQL carries 8000 bytes."""

ORDER: dict[Place, int] = {"table": 0, "daily": 1, "waiting": 2, "watching": 3, "hall": 4}
"""Of several places at which a person has a page open, the first is shown."""


class Sight(Struct, frozen=True):
    """A person who may be seen, at least by some."""

    id: str
    name: str
    color: str
    """The colour that they like; empty if any will do."""
    place: Place
    seen_by: Literal["friends", "everyone"]


class Here:
    def __init__(self, storage: Storage, pages: Pages, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._pages = pages
        self._clock = clock
        self._known: OrderedDict[str, Account] = OrderedDict()
        """People who were here lately, and how they want to be seen."""
        self._in_hall: dict[str, float] = {}
        self._elsewhere: dict[str, tuple[float, Sight]] = {}
        """People at other servers, and when that was told."""

    def know(self, account: Account) -> None:
        """Note how somebody who asks for anything wants to be seen."""
        self._known[account.id] = account
        self._known.move_to_end(account.id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def come(self, person: str) -> None:
        """Somebody looks at the Hall."""
        self._in_hall[person] = self._clock()

    def hide(self, person: str) -> None:
        """Forget somebody whose wishes have changed, or who has left for good."""
        self._known.pop(person, None)
        self._elsewhere.pop(person, None)

    def seen(self, viewer: str | None, friends: Set[str], apart: Set[str]) -> list[Sight]:
        """Those whom the viewer may see, by name; ``apart`` are those who have nothing to do with
        them.
        """
        found = {one.id: one for one in self._told_lately()}
        for one in self._seen_here():
            known = found.get(one.id)
            if known is None or ORDER[one.place] < ORDER[known.place]:
                found[one.id] = one
        shown = [
            one
            for one in found.values()
            if (one.seen_by == "everyone" or one.id in friends)
            and one.id != viewer
            and one.id not in apart
        ]
        return sorted(shown, key=lambda one: one.name.casefold())

    # Other servers

    async def tell(self) -> None:
        """Tell other servers who can be seen here."""
        seen = self._seen_here()
        for start in range(0, len(seen), TOLD_AT_ONCE):
            part = msgspec.json.encode(seen[start : start + TOLD_AT_ONCE]).decode()
            await self._storage.write(self._storage.store.tell_servers, f"here {part}")

    def hear(self, part: str) -> None:
        now = self._clock()
        for one in msgspec.json.decode(part, type=list[Sight]):
            self._elsewhere[one.id] = (now, one)

    def _told_lately(self) -> list[Sight]:
        now = self._clock()
        self._elsewhere = {
            id: told for id, told in self._elsewhere.items() if now - told[0] < TOLD_FOR
        }
        return [one for _, one in self._elsewhere.values()]

    def _seen_here(self) -> list[Sight]:
        now = self._clock()
        self._in_hall = {id: at for id, at in self._in_hall.items() if now - at < IN_HALL_FOR}
        places: dict[str, Place] = dict.fromkeys(self._in_hall, "hall")
        for page in self._pages:
            place = page.place(now)
            if page.person is not None and place is not None:
                usual = places.get(page.person, "hall")
                places[page.person] = min(place, usual, key=ORDER.__getitem__)
        seen: list[Sight] = []
        for id, place in places.items():
            account = self._known.get(id)
            if account is not None and account.seen_by != "nobody":
                seen.append(Sight(id, account.name, account.color, place, account.seen_by))
        return seen
