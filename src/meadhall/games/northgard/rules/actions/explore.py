"""The Explore action (NUL-EXPL)."""

from typing import Final

from meadhall.games.northgard.content.tables import CLOSING_GLORY, GLORY_CLOSING
from meadhall.games.northgard.rules.cards.decks import draw_tiles, put_tiles_under
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.clans import reward_explorer
from meadhall.games.northgard.rules.creatures import appear_on_tile
from meadhall.games.northgard.rules.events import FOUND_NO_PLACE
from meadhall.games.northgard.rules.ground.placing import ChooseTile, can_one_be_placed
from meadhall.games.northgard.rules.moves import DECLINE, KEEP_TILE, REDRAW, UNDER, USE
from meadhall.games.northgard.rules.obstacles import NOTHING_OPEN, PILE_EMPTY
from meadhall.games.northgard.rules.progress import FOR_EXPLORE, Placing
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_placing
from meadhall.kernel.state import Choice, Obstacle, Step


class ExploreEffect(CardEffect):
    """The Explore action: ``n`` tiles are drawn."""

    __slots__ = ("anywhere", "collects", "n", "number", "redraw", "times")

    def __init__(self, n: int, times: int, redraw: bool, anywhere: bool, collects: bool) -> None:
        self.number = len(EXPLORE_EFFECTS)
        EXPLORE_EFFECTS.append(self)
        self.n = n
        self.times = times
        self.redraw = redraw
        self.anywhere = anywhere
        """At other players' territories too."""
        self.collects = collects
        """The icons of the tile (NUL-EXPL-08)."""

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        """NUL-EXPL-01, NUL-CREA-32."""
        if state.tile_pile.is_empty():
            return PILE_EMPTY
        lands = state.lands
        for territory in lands.territories():
            if (
                (self.anywhere or state.figures.holders[territory] == seat)
                and lands.is_open(territory)
                and not state.is_locked(territory)
            ):
                return None
        return NOTHING_OPEN

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        if self.obstacle(state, seat) is None:
            self.begin(state, seat, self.times - 1)

    def begin(self, state: NorthgardState, seat: int, times_left: int) -> None:
        """``times_left`` further Explores of the same card may follow."""
        state.placing = Placing(
            seat=seat,
            purpose=FOR_EXPLORE,
            drawn=[],
            effect=self.number,
            times_left=times_left,
            can_redraw=self.redraw,
            anywhere=self.anywhere,
            collects=self.collects,
        )
        state.steps.append(DrawTiles(seat))


EXPLORE_EFFECTS: Final[list[ExploreEffect]] = []
"""By number."""


class DrawTiles(Step[NorthgardState]):
    """NUL-EXPL-02, 04: draw until a tile can be placed, or until none of the pile can be. An
    Explore that places nothing closes nothing either (NUL-CLAN-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        placing = the_placing(state)
        seat = self.seat
        wanted = EXPLORE_EFFECTS[placing.effect].n
        while placing.tried < state.tile_pile.size():
            drawn = draw_tiles(state, seat, wanted)
            if can_one_be_placed(state, drawn):
                placing.drawn = drawn
                state.steps.append(AfterExplore(seat))
                # NUL-EXPL-13: only if the pile holds another tile.
                can_redraw = placing.can_redraw and state.tile_pile.size() > 0
                state.steps.append(KeepOrRedraw(seat) if can_redraw else ChooseTile(seat))
                return True
            put_tiles_under(state, seat, drawn)
            placing.tried += len(drawn)
        state.tell(FOUND_NO_PLACE, seat)
        reward_explorer(state, seat, ())
        if state.power(seat).explore_reward:
            state.steps.append(ExploreAgain(seat))
        else:
            # A further Explore of the card would find nothing either, and bring nothing.
            state.placing = None
        return True


class KeepOrRedraw(Choice[NorthgardState]):
    """NUL-EXPL-06: keep the tile drawn, or draw another once."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [KEEP_TILE.move, REDRAW.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        placing = the_placing(state)
        placing.can_redraw = False
        if move == KEEP_TILE.move:
            state.steps[-1] = ChooseTile(seat)
            return
        state.steps.pop()
        # What follows the placing of a tile is pushed again with the next draw.
        state.steps[-1] = DrawTiles(seat)
        put_tiles_under(state, seat, placing.drawn)
        placing.drawn = []
        # NUL-EXPL-13: the tile put back fits, so it must be able to come up again.
        placing.tried = 0


class AfterExplore(Step[NorthgardState]):
    """NUL-EXPL-09 to 11: Glory for closing, clan powers, then a creature."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        placing = the_placing(state)
        seat = self.seat
        for territory in placing.closed:
            if state.control(territory) == seat:
                tiles = state.lands.tile_count(territory)
                state.gain_glory(seat, tiles * CLOSING_GLORY, GLORY_CLOSING)
        reward_explorer(state, seat, placing.closed)
        placing.drawn.remove(placing.tile)
        state.steps[-1] = ExploreAgain(seat)
        state.steps.append(OrderUnder(seat))
        appear_on_tile(state, seat, placing.tile, True)
        return True


class OrderUnder(Choice[NorthgardState]):
    """NUL-EXPL-02: the other tiles go under the pile; the first one put there comes first."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        if the_placing(state).drawn:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [UNDER.at(tile) for tile in sorted(the_placing(state).drawn)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        tile = UNDER.target(move)
        the_placing(state).drawn.remove(tile)
        put_tiles_under(state, seat, [tile])


class ExploreAgain(Choice[NorthgardState]):
    """NUL-EXPL-07: a further Explore of the card is optional."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        placing = the_placing(state)
        effect = EXPLORE_EFFECTS[placing.effect]
        if placing.times_left and effect.obstacle(state, self.seat) is None:
            return False
        state.steps.pop()
        state.placing = None
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        placing = the_placing(state)
        state.placing = None
        if move == USE.move:
            EXPLORE_EFFECTS[placing.effect].begin(state, seat, placing.times_left - 1)
