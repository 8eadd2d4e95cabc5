"""The optional Mine (LAU-OPT-01, LAU-OPT-04)."""

from typing import Final

from meadhall.games.last_aurora.content.tables import MINE_COUNTERS, MINE_DAMAGE
from meadhall.games.last_aurora.rules.cards.scripts import CountedEffect
from meadhall.games.last_aurora.rules.convoys.damage import COLUMN, suffer
from meadhall.games.last_aurora.rules.events import MINE_LAID, MINE_TRIGGERED
from meadhall.games.last_aurora.rules.moves import DONE, MINE
from meadhall.games.last_aurora.rules.state import AuroraState, Owing
from meadhall.kernel.state import Step

MINE_COLUMN: Final = 0


def may_lay_mines(state: AuroraState) -> bool:
    """On a space left in this move, from the counters in the supply."""
    return bool(state.road.left) and len(state.road.mines) < MINE_COUNTERS


class LayMines(Owing):
    __slots__ = ()

    def is_possible(self, state: AuroraState) -> bool:
        return may_lay_mines(state)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*[MINE.at(space) for space in sorted(state.road.left)], DONE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DONE.move:
            return
        road = state.own_road()
        road.mines = (*road.mines, MINE.target(move))
        road.mine_owners = (*road.mine_owners, seat)
        state.tell(MINE_LAID, seat, MINE.target(move))
        state.steps.append(LayMines(seat, self.n - 1))


def is_mined(state: AuroraState, seat: int, space: int) -> bool:
    """Whether a counter of somebody else lies on a space."""
    for mined, owner in zip(state.road.mines, state.road.mine_owners, strict=True):
        if mined == space and owner != seat:
            return True
    return False


class MinesGoOff(Step[AuroraState]):
    """LAU-OPT-04: all counters of others on a space trigger together."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        seat, space = self.seat, self.space
        road = state.own_road()
        left = [
            place
            for place in range(len(road.mines))
            if road.mines[place] != space or road.mine_owners[place] == seat
        ]
        n = len(road.mines) - len(left)
        road.mines = tuple([road.mines[place] for place in left])
        road.mine_owners = tuple([road.mine_owners[place] for place in left])
        state.tell(MINE_TRIGGERED, seat, space, n)
        suffer(state, seat, n * MINE_DAMAGE, COLUMN, MINE_COLUMN)
        return True


class PlaceMines(CountedEffect):
    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        return not may_lay_mines(state)

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(LayMines(seat, self.n))
