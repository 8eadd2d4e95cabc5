"""Winter: food and wood for the units, unrest where they are missing (NUL-WINTER)."""

from meadhall.games.northgard.content.tables import (
    GLORY_WINTER,
    UNREST,
    UNREST_PENALTY,
    WINTER,
    WINTER_FOOD,
    WINTER_WOOD,
)
from meadhall.games.northgard.content.tiles import FOOD, WOOD
from meadhall.games.northgard.rules.events import (
    GLORY_LOST,
    TOP_CARD_LOST,
    UNREST_TAKEN,
    WINTERED,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.events import EVERYONE
from meadhall.kernel.state import Step


class Winter(Step[NorthgardState]):
    """NUL-WINTER-01, 02: in turn order, without a choice."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(WINTER)
        for seat in state.turn_order():
            _spend_winter(state, seat)
        return True


def _spend_winter(state: NorthgardState, seat: int) -> None:
    resources = state.players[seat].resources
    units = state.units_on_map(seat)
    food = min(WINTER_FOOD[units], resources[FOOD])
    wood = min(WINTER_WOOD[units], resources[WOOD])
    resources[FOOD] -= food
    resources[WOOD] -= wood
    state.tell(WINTERED, seat, food, wood)
    # NUL-WINTER-03, NUL-EDGE-20: one card, whatever is missing.
    if food < WINTER_FOOD[units] or wood < WINTER_WOOD[units]:
        _take_unrest(state, seat)


def _take_unrest(state: NorthgardState, seat: int) -> None:
    if state.supply.unrest:
        state.own_supply().unrest -= 1
        state.players[seat].pile.put_on_top(UNREST, EVERYONE)
        state.tell(UNREST_TAKEN, seat)
    else:
        _suffer(state, seat)


def _suffer(state: NorthgardState, seat: int) -> None:
    """NUL-WINTER-04: no Unrest card is left."""
    player = state.players[seat]
    lost = min(UNREST_PENALTY, player.tokens())
    player.add_glory(GLORY_WINTER, -lost)
    state.tell(GLORY_LOST, seat, lost)
    if player.pile.size():
        card = player.pile.draw(state.dice)
        player.discard.append(card)
        state.reveal()
        state.tell(TOP_CARD_LOST, seat, card)
