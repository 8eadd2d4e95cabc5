"""Ratings are kept up to date without reading every result again."""

import asyncio
from typing import cast

import pytest

from meadhall.server.standings import Standings
from meadhall.server.storage import Storage
from meadhall.store import Store
from meadhall.tables.ratings import rate
from meadhall.tables.summary import Summary
from tests.tables.test_ratings import won

KIND = ("fingers", 2)

pytestmark = pytest.mark.usefixtures("fingers")


class Shelf:
    """Results in memory, in place of a store and its tables; it notes which were read."""

    kind = "sqlite"

    def __init__(self, *results: Summary) -> None:
        self.tables = self
        self.kept = list(results)
        self.read: list[str] = []

    def results_counted(self) -> dict[tuple[str, int], int]:
        return {KIND: len(self.kept)}

    def results(
        self, game: str, players: int, after: tuple[float, str] = (-1.0, "")
    ) -> list[Summary]:
        found = [one for one in self.kept if (one.finished_at, one.id) > after]
        found.sort(key=lambda one: (one.finished_at, one.id))
        self.read += [one.id for one in found]
        return found

    def read_since(self) -> list[str]:
        """Which results were read since this was last asked."""
        read, self.read = self.read, []
        return read


def test_only_new_results_are_read() -> None:
    shelf = Shelf(won("a", "b", 1), won("b", "a", 2))

    async def ask() -> None:
        storage = Storage(cast(Store, shelf))
        standings = Standings(storage)
        # Two who ask at once must not have anything counted twice.
        both = await asyncio.gather(standings.of([KIND]), standings.of([KIND]))
        assert both[0] == both[1] == {KIND: rate(shelf.kept)}
        assert shelf.read_since() == ["t1", "t2"]
        shelf.kept.append(won("a", "c", 3))
        assert await standings.of([KIND]) == {KIND: rate(shelf.kept)}
        assert shelf.read_since() == ["t3"]
        assert await standings.of([KIND, ("fingers", 3)]) == {
            KIND: rate(shelf.kept),
            ("fingers", 3): {},
        }
        assert shelf.read_since() == []
        storage.close()

    asyncio.run(ask())


def test_a_result_that_comes_late_still_counts_in_its_place() -> None:
    """Another server may store a game that ended before the last one that is known here."""
    shelf = Shelf(won("a", "b", 1), won("b", "a", 3))

    async def ask() -> None:
        storage = Storage(cast(Store, shelf))
        standings = Standings(storage)
        await standings.of([KIND])
        shelf.read_since()
        shelf.kept.insert(1, won("b", "a", 2))
        assert await standings.of([KIND]) == {KIND: rate(shelf.kept)}
        assert shelf.read_since() == ["t1", "t2", "t3"]
        storage.close()

    asyncio.run(ask())
