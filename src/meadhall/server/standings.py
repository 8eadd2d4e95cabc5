"""How well everybody plays, kept up to date: each result is read once, when somebody asks."""

import asyncio
from collections.abc import Collection

from meadhall.server.storage import Storage
from meadhall.store import Store
from meadhall.tables.ratings import Rating, RatingPoint, Ratings

Kind = tuple[str, int]
"""A game and a number of players: what ratings are kept for."""


class _Known:
    """The ratings of one kind of games, and how many results they are made of."""

    def __init__(self) -> None:
        self.count = 0
        self.ratings = Ratings()
        self.of_everyone: dict[str, Rating] = {}


class Standings:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[Kind, _Known] = {}
        self._lock = asyncio.Lock()
        """No result may be added twice."""

    async def of(self, kinds: Collection[Kind]) -> dict[Kind, dict[str, Rating]]:
        """The ratings of everyone in each of these kinds of games."""
        tables = self._storage.store.tables
        async with self._lock:
            counted = await self._storage.read(tables.results_counted)
            for kind in kinds:
                count = counted.get(kind, 0)
                if count != self._known.setdefault(kind, _Known()).count:
                    known = self._known[kind]
                    store = self._storage.store
                    self._known[kind] = await self._storage.work(_go_on, store, kind, known, count)
            return {kind: self._known[kind].of_everyone for kind in kinds}

    async def courses_of(self, person: str) -> dict[Kind, list[RatingPoint]]:
        """The ratings of one person over time, where they have one."""
        kinds = sorted(await self._storage.read(self._storage.store.tables.results_counted))
        await self.of(kinds)
        courses = {kind: self._known[kind].ratings.course_of(person) for kind in kinds}
        return {kind: course for kind, course in courses.items() if course}


def _go_on(store: Store, kind: Kind, known: _Known, count: int) -> _Known:
    """Add what is new. If that is not all, a game that ended earlier was stored later: then
    everything is read again.
    """
    results = store.tables.results(*kind, known.ratings.last)
    if known.count + len(results) != count:
        known = _Known()
        results = store.tables.results(*kind)
    known.count = count
    known.ratings.add(results)
    known.of_everyone = known.ratings.of_everyone()
    return known
