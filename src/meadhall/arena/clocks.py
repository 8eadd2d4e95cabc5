"""How long bots think.

Times are counted in bins, each a little wider than the one before, so that a clock stays small
however many decisions it has seen.

>>> clock = Clock()
>>> for milliseconds in range(1, 101):
...     clock.add(milliseconds / 1000)
>>> round(clock.mean(), 4), round(clock.percentile(95), 3)
(0.0505, 0.095)
"""

import math

import msgspec

WIDTH = math.log(1.01)
"""A time is known to within one per cent."""

SHORTEST = 1e-7


class Clock(msgspec.Struct):
    decisions: int = 0
    seconds: float = 0.0
    """The time of all decisions together."""
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        number = round(math.log(max(seconds, SHORTEST)) / WIDTH)
        self.classes[number] = self.classes.get(number, 0) + 1

    def merge(self, other: "Clock") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count

    def mean(self) -> float:
        return self.seconds / self.decisions

    def percentile(self, percent: int) -> float:
        """The time that this percentage of decisions did not exceed."""
        below = 0
        for number in sorted(self.classes):
            below += self.classes[number]
            if 100 * below >= percent * self.decisions:
                break
        return math.exp(number * WIDTH)
