# mypyc: interpreted
"""Free undo: back to the last choice, as long as nothing has been revealed since.

A seat can take back its move if no die was rolled, no card drawn, nothing hidden seen, and no other
seat has decided in between.
"""

from meadhall.kernel.state import State


class Undo:
    """Remembers the positions that undo can still return to."""

    def __init__(self) -> None:
        self._past: list[tuple[State, int]] = []

    def remember(self, state: State, seat: int) -> None:
        """Call before a seat makes a move."""
        self._past.append((state.copy(), seat))

    def is_open(self, state: State, seat: int) -> bool:
        """Whether this seat may take back the last move that led to ``state``."""
        if not self._past or state.is_over():
            return False
        earlier, decider = self._past[-1]
        return decider == seat and earlier.irrevocable() == state.irrevocable()

    def go_back(self) -> State:
        """The position before the last move."""
        return self._past.pop()[0]
