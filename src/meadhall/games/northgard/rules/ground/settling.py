"""A tile for a player without units who finds no neutral ground (NUL-REC-07, NUL-EOY-05).

To start, push what follows, then ``OfferTile``. Afterwards ``state.placing`` holds the tile
that was laid, or is None if the player declined or no tile was of use.
"""

from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.decks import draw_tiles, put_tiles_under
from meadhall.games.northgard.rules.creatures import appear_on_tile
from meadhall.games.northgard.rules.events import FOUND_NO_PLACE
from meadhall.games.northgard.rules.ground.placing import ChooseTile, can_one_be_placed, is_free
from meadhall.games.northgard.rules.moves import DECLINE, DRAW_TILE
from meadhall.games.northgard.rules.obstacles import PILE_EMPTY
from meadhall.games.northgard.rules.progress import Placing
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_placing
from meadhall.kernel.state import Choice, Obstacle, Step


def homes(state: NorthgardState, purpose: int) -> list[int]:
    """The territories in which a player without units may begin again, ascending."""
    return [
        territory for territory in state.lands.territories() if is_free(state, territory, purpose)
    ]


def homes_on_tile(state: NorthgardState) -> list[int]:
    """The same, on the tile that was laid for this."""
    placing = the_placing(state)
    return [
        territory
        for territory in sorted(state.lands.territories_on(placing.tile))
        if is_free(state, territory, placing.purpose)
    ]


class OfferTile(Choice[NorthgardState]):
    """NUL-REC-12, NUL-EOY-05: draw a tile, or do without."""

    __slots__ = ("purpose",)

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose = purpose

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [DRAW_TILE.move, DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return PILE_EMPTY if move == DRAW_TILE.move and not state.tile_pile.size() else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DRAW_TILE.move:
            state.placing = Placing(seat, self.purpose, [])
            state.steps.append(DrawToSettle(seat))


class DrawToSettle(Step[NorthgardState]):
    """Tiles that cannot be placed go under the pile, until one can be or all have been tried."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        placing = the_placing(state)
        while placing.tried < state.tile_pile.size():
            drawn = draw_tiles(state, self.seat, 1)
            if can_one_be_placed(state, drawn):
                placing.drawn = drawn
                state.steps.append(AfterSettling(self.seat))
                state.steps.append(ChooseTile(self.seat))
                return True
            put_tiles_under(state, self.seat, drawn)
            placing.tried += 1
        state.tell(FOUND_NO_PLACE, self.seat)
        state.placing = None
        return True


class AfterSettling(Step[NorthgardState]):
    """NUL-REC-12: nothing is scored. NUL-CREA-05: a creature appears and acts at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        placing = the_placing(state)
        placing.drawn = []
        state.steps[-1] = CheckHomes(self.seat)
        appear_on_tile(state, self.seat, placing.tile, True)
        return True


class CheckHomes(Step[NorthgardState]):
    """NUL-CREA-34: if the creature leaves no ground to recruit on the tile, another is drawn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        if not homes_on_tile(state):
            placing = the_placing(state)
            placing.tile = NONE
            placing.cell = NONE
            placing.tried = 0
            state.steps.append(DrawToSettle(self.seat))
        return True
