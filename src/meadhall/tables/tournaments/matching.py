"""Pairs out of those who may meet: a maximum matching in any graph, by Edmonds' blossoms."""

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matched(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """For each vertex its partner, or ``NOBODY``; as many pairs as there can be.

    >>> matched([[1], [0, 2], [1, 3], [2]])
    [1, 0, 3, 2]
    >>> matched([[1, 2], [0, 2], [0, 1]]).count(NOBODY)
    1
    """
    partner = [NOBODY] * len(neighbours)
    for start in range(len(neighbours)):
        if partner[start] == NOBODY:
            _Search(neighbours, partner).augment(start)
    return partner


class _Search:
    """Looks for a path on which the pairs can be exchanged so that there is one more."""

    def __init__(self, neighbours: Sequence[Sequence[int]], partner: list[int]) -> None:
        count = len(neighbours)
        self._neighbours = neighbours
        self._partner = partner
        self._parent = [NOBODY] * count
        self._base = list(range(count))
        """The vertex that a blossom has shrunk to."""
        self._is_even = [False] * count
        self._queue: deque[int] = deque()

    def augment(self, start: int) -> None:
        self._is_even[start] = True
        self._queue.append(start)
        while self._queue:
            one = self._queue.popleft()
            for other in self._neighbours[one]:
                if self._base[one] == self._base[other] or self._partner[one] == other:
                    continue
                if other == start or self._is_matched_even(other):
                    self._shrink(one, other)
                elif self._parent[other] == NOBODY:
                    self._parent[other] = one
                    if self._partner[other] == NOBODY:
                        self._exchange(other)
                        return
                    self._is_even[self._partner[other]] = True
                    self._queue.append(self._partner[other])

    def _is_matched_even(self, one: int) -> bool:
        mate = self._partner[one]
        return mate != NOBODY and self._parent[mate] != NOBODY

    def _exchange(self, end: int) -> None:
        while end != NOBODY:
            before = self._parent[end]
            following = self._partner[before]
            self._partner[end], self._partner[before] = before, end
            end = following

    def _shrink(self, one: int, other: int) -> None:
        """Two paths of even length have met: what is between them counts as one vertex."""
        base = self._common_base(one, other)
        blossom = {base}
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        for vertex, its in enumerate(self._base):
            if its in blossom:
                self._base[vertex] = base
                if not self._is_even[vertex]:
                    self._is_even[vertex] = True
                    self._queue.append(vertex)

    def _common_base(self, one: int, other: int) -> int:
        seen: set[int] = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._partner[one] == NOBODY:
                break
            one = self._parent[self._partner[one]]
        while self._base[other] not in seen:
            other = self._parent[self._partner[self._base[other]]]
        return self._base[other]

    def _mark(self, vertex: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[vertex] != base:
            mate = self._partner[vertex]
            blossom |= {self._base[vertex], self._base[mate]}
            self._parent[vertex] = child
            child = mate
            vertex = self._parent[mate]
