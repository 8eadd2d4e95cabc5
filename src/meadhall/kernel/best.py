"""The best of several moves.

>>> best = Best(7)
>>> for move, value in [(3, 0.5), (7, 2.0), (9, 2.0)]:
...     best.offer(move, value)
>>> best.move, best.value
(7, 2.0)
"""

from typing import Final, final

NOTHING: Final = -1e300
"""Less than any value a bot computes."""


@final
class Best:
    """Keeps the move with the highest value; of equal ones the first that was offered."""

    __slots__ = ("move", "value")

    def __init__(self, move: int, value: float = NOTHING) -> None:
        self.move = move
        self.value = value

    def offer(self, move: int, value: float) -> None:
        if value > self.value:
            self.move = move
            self.value = value
