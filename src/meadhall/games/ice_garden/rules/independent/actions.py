"""What the boxes bring the Independent Player (LIG-SOL-07 to LIG-SOL-09)."""

from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.actions.summoning import place_unit
from meadhall.games.ice_garden.rules.independent.dice import roll_region
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState
from meadhall.kernel.effect import Effect


class DoNothing(Effect[IceGardenState]):
    """LIG-SOL-08."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        return True


class PlaceByDie(Effect[IceGardenState]):
    """LIG-SOL-07: influence markers, as far as there are any; without any a level 1 unit."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        unit = state.unit_of(seat, 1)
        n = min(self.n, state.sides[seat].supply)
        if not n and not state.units.supply[unit]:
            state.tell(events.INDEPENDENT_IDLE, seat, events.IDLE_PLACE)
            return
        region = roll_region(state, events.ROLL_INFLUENCE)
        if not n:
            place_unit(state, seat, unit, region)
        for _ in range(n):
            state.place_influence(seat, region, events.FOR_INDEPENDENT)


class SummonByDie(Effect[IceGardenState]):
    """LIG-SOL-09: Dead Snow, which may end the game (LIG-SOL-25); then all units of one type."""

    __slots__ = ("dead_snow",)

    def __init__(self, dead_snow: int) -> None:
        self.dead_snow = dead_snow

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        state.advance_dead_snow(self.dead_snow)
        if state.dead_snow_falls():
            state.end_by_dead_snow()
            return
        unit = next_summon(state)
        if unit == NONE:
            state.tell(events.INDEPENDENT_IDLE, seat, events.IDLE_SUMMON)
            return
        for _ in range(state.units.supply[unit]):
            place_unit(state, seat, unit, roll_region(state, events.ROLL_SUMMON))


def next_summon(state: IceGardenState) -> int:
    """LIG-SOL-09: the highest unit type with a figure in supply, or ``NONE``."""
    for unit in state.units_of(INDEPENDENT)[::-1]:
        if state.units.supply[unit]:
            return unit
    return NONE
