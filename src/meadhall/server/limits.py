"""Throttling how often anyone may ask, with token buckets that fill up again over time.

>>> buckets = Buckets(rate=2.0, size=3)
>>> [buckets.take("anna", now=10.0) for _ in range(4)]
[0.0, 0.0, 0.0, 0.5]
>>> buckets.take("bjorn", now=10.0), buckets.take("anna", now=10.6)
(0.0, 0.0)
"""

from collections import OrderedDict

MOST_BUCKETS = 50_000
"""Beyond this the least recently used are dropped; by then they would be full again."""


class Buckets:
    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float) -> float:
        """Take a token; 0 if there was one, else the seconds until there is."""
        level, at = self._filled.pop(key, (float(self._size), now))
        level = min(self._size, level + (now - at) * self._rate)
        wait = 0.0 if level >= 1 else (1 - level) / self._rate
        self._filled[key] = (level if wait else level - 1, now)
        if len(self._filled) > MOST_BUCKETS:
            self._filled.popitem(last=False)
        return wait

    def give_back(self, key: str) -> None:
        """Return a token that turned out not to be needed."""
        if key in self._filled:
            level, at = self._filled[key]
            self._filled[key] = (min(self._size, level + 1), at)
