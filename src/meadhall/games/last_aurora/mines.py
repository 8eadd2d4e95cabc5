"""The optional Mine (LAU-OPT-01, LAU-OPT-04)."""

from typing import Final

from meadhall.games.last_aurora import vocabulary
from meadhall.games.last_aurora.damage import COLUMN, suffer
from meadhall.games.last_aurora.events import MINE_LAID, MINE_TRIGGERED
from meadhall.games.last_aurora.moves import DONE, MINE
from meadhall.games.last_aurora.state import AuroraState
from meadhall.games.last_aurora.tables import CONTENT, MINE_COUNTERS
from meadhall.kernel.state import Choice

_WORD: Final = CONTENT.optional_objects[0].effects[0]
MINE_DAMAGE: Final[int] = _WORD.damage if isinstance(_WORD, vocabulary.PlaceMines) else 0
MINE_COLUMN: Final = 0


def may_lay_mines(state: AuroraState) -> bool:
    """On a space left in this move, from the counters in the supply."""
    return bool(state.left) and len(state.mines) < MINE_COUNTERS


class LayMines(Choice[AuroraState]):
    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, state: AuroraState) -> bool:
        if self.n and may_lay_mines(state):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*[MINE + space for space in sorted(state.left)], DONE]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE:
            return
        state.mines.append(move - MINE)
        state.mine_owners.append(seat)
        state.tell(MINE_LAID, seat, move - MINE)
        state.steps.append(LayMines(seat, self.n - 1))


def trigger_mines(state: AuroraState, seat: int, space: int) -> None:
    """LAU-OPT-04: all counters of others on a space trigger together."""
    n = 0
    for place in range(len(state.mines) - 1, -1, -1):
        if state.mines[place] == space and state.mine_owners[place] != seat:
            del state.mines[place]
            del state.mine_owners[place]
            n += 1
    if n:
        state.tell(MINE_TRIGGERED, seat, space, n)
        suffer(state, seat, n * MINE_DAMAGE, COLUMN, MINE_COLUMN)
