"""All open pages of this server: how many anybody has, and a look at each from time to time."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Literal, Protocol

from meadhall.server import people
from meadhall.server.config import Limits
from meadhall.tables.refusal import TooMuch

TURNS = 20
"""In how many groups pages are looked at: each takes little time, and reads the store once."""


log = logging.getLogger("meadhall.pages")


Place = Literal["table", "daily", "waiting", "watching", "hall"]
"""Where somebody is: playing at a table or a daily saga, waiting for others, looking on, or in the
Hall.
"""


class OpenPage(Protocol):
    @property
    def address(self) -> str: ...

    @property
    def person(self) -> str | None: ...

    def place(self, now: float) -> Place | None:
        """Where its person is, if anybody is in front of it."""

    def hear_all_but(self, unheard: frozenset[str]) -> None:
        """From now on leave out what these people say."""

    async def check(self) -> None:
        """End the page if nobody is there any more, or nobody who may be."""


class Pages:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()
        self._turns: list[set[OpenPage]] = [set() for _ in range(TURNS)]
        self._next = cycle(self._turns)

    def __len__(self) -> int:
        return sum(map(len, self._turns))

    def __iter__(self) -> Iterator[OpenPage]:
        for turn in self._turns:
            yield from turn

    def come(self, page: OpenPage) -> None:
        """Count a page; nobody may keep more of them open than a person needs."""
        limits = self._limits
        if (
            len(self) >= limits.sockets
            or self._by_address[page.address] >= limits.sockets_per_address
            or (page.person and self._by_person[page.person] >= limits.sockets_per_person)
        ):
            raise TooMuch("too-many-sockets", seconds=60)
        self._by_address[page.address] += 1
        if page.person is not None:
            self._by_person[page.person] += 1
        next(self._next).add(page)

    def leave(self, page: OpenPage) -> None:
        for turn in self._turns:
            if page in turn:
                turn.remove(page)
                _count_down(self._by_address, page.address)
                if page.person is not None:
                    _count_down(self._by_person, page.person)
                return

    def of_person(self, person: str) -> list[OpenPage]:
        return [page for page in self if page.person == person]

    async def go_round(self) -> None:
        """Look at every page as often as a session has to be checked, until cancelled."""
        while True:
            for turn in self._turns:
                await asyncio.sleep(people.KNOWN_FOR / TURNS)
                checks = [page.check() for page in turn]
                for outcome in await asyncio.gather(*checks, return_exceptions=True):
                    if isinstance(outcome, Exception):
                        log.error("unforeseen", exc_info=outcome)


def _count_down(counted: Counter[str], key: str) -> None:
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
