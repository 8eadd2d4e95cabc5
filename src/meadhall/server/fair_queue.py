"""A queue in which nobody waits long because somebody else asks for much.

Of those who wait, whoever has used the least time of the workers is next. The people of one address
share its turns. Whoever comes for the first time, or again after a pause, starts level with whoever
was served last: time that was not used cannot be saved up.
"""

import asyncio
from collections import Counter, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who is charged for a request."""

    address: str = ""
    person: str = ""


class Turn(NamedTuple, Generic[T]):
    rank: int
    asker: Asker
    number: int
    seconds: float
    """How long it may take."""
    request: T


class Uses:
    """How much time each has used, as far as it still matters.

    >>> uses = Uses()
    >>> uses.arrive("anna")
    >>> for _ in range(3):
    ...     uses.serve("anna", 2.0)
    >>> uses.arrive("bjorn")
    >>> uses.of("anna"), uses.of("bjorn")
    (6.0, 4.0)
    """

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0
        """What whoever was served last had used before."""

    def of(self, key: str) -> float:
        return self._used.get(key, self._level)

    def arrive(self, key: str) -> None:
        self._used[key] = max(self.of(key), self._level)

    def serve(self, key: str, seconds: float) -> None:
        self._level = max(self._level, self.of(key))
        self.charge(key, seconds)

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self.of(key) + seconds

    def forget_all_but(self, waiting: set[str]) -> set[str]:
        """Forget those who would start level anyway; return the others."""
        self._used = {
            key: used for key, used in self._used.items() if key in waiting or used > self._level
        }
        return set(self._used)


class FairQueue(Generic[T]):
    """Requests by rank, and within a rank by who has used the least time."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, Asker], deque[Turn[T]]] = {}
        self._ready = asyncio.Semaphore(0)
        self._addresses = Uses()
        self._people: dict[str, Uses] = {}
        """For each address, how much its people have used."""
        self._running: Counter[str] = Counter()
        self._last_number = 0

    def put(self, rank: int, asker: Asker, seconds: float, request: T) -> None:
        waiting = {one for _, one in self._waiting}
        if asker.address not in {one.address for one in waiting}:
            self._addresses.arrive(asker.address)
        people = self._people.setdefault(asker.address, Uses())
        if asker not in waiting:
            people.arrive(asker.person)
        self._last_number += 1
        turn = Turn(rank, asker, self._last_number, seconds, request)
        self._waiting.setdefault((rank, asker), deque()).append(turn)
        self._ready.release()

    async def get(self) -> Turn[T]:
        """The next request; it is charged with all the time it may take until it is settled."""
        await self._ready.acquire()
        key = min(self._waiting, key=self._place)
        turn = self._waiting[key].popleft()
        if not self._waiting[key]:
            del self._waiting[key]
        self._running[turn.asker.address] += 1
        self._addresses.serve(turn.asker.address, turn.seconds)
        self._people[turn.asker.address].serve(turn.asker.person, turn.seconds)
        return turn

    def settle(self, turn: Turn[T], used: float) -> None:
        """Charge the time that a request took, instead of what it might have taken."""
        address, person = turn.asker
        self._addresses.charge(address, used - turn.seconds)
        self._people[address].charge(person, used - turn.seconds)
        self._running[address] -= 1
        self._forget()

    def _forget(self) -> None:
        """Forget everyone who has no advantage or disadvantage left."""
        self._running = +self._running
        waiting = {one for _, one in self._waiting}
        busy = {*self._running, *(one.address for one in waiting)}
        if not busy:
            self._addresses, self._people = Uses(), {}
            return
        remembered = self._addresses.forget_all_but(busy)
        self._people = {key: uses for key, uses in self._people.items() if key in remembered}
        for address, people in self._people.items():
            people.forget_all_but({one.person for one in waiting if one.address == address})

    def _place(self, key: tuple[int, Asker]) -> tuple[int, float, float, int]:
        rank, asker = key
        used = self._people[asker.address].of(asker.person)
        return rank, self._addresses.of(asker.address), used, self._waiting[key][0].number
