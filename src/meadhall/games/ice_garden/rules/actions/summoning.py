"""Summoning units (LIG-MAK-12 to LIG-MAK-17, LIG-MAK-20)."""

from meadhall.games.ice_garden.content.tables import (
    M_FACTOR,
    NONE,
    REGIONS,
    SUMMON_SURCHARGE,
    UNIT_FIGURES,
    UNIT_IDS,
    UNIT_LEVEL,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.moves import COUNT, SUMMON, TO
from meadhall.games.ice_garden.rules.reputation import lose_reputation
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle


def most_summoned(state: IceGardenState, seat: int, unit: int) -> int:
    """LIG-MAK-12: the smaller of figures in supply and M-factor on the level."""
    return min(state.units.supply[unit], state.sides[seat].goods[M_FACTOR + UNIT_LEVEL[unit]])


def is_any_unit_ready(state: IceGardenState, seat: int) -> bool:
    for unit in state.units_of(seat):
        if most_summoned(state, seat, unit):
            return state.presence(seat) != 0
    return False


class ChooseUnit(Choice[IceGardenState]):
    """D16: the unit type."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [SUMMON.at(unit) for unit in state.units_of(seat)]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        unit = SUMMON.target(move)
        if not state.units.supply[unit]:
            return obstacles.NO_FIGURE
        return None if most_summoned(state, seat, unit) else obstacles.NO_M_FACTOR_ON_LEVEL

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps[-1] = ChooseCount(seat, SUMMON.target(move))


class ChooseCount(Choice[IceGardenState]):
    """D16: how many figures; LIG-MAK-15: then reputation and M-factor are paid."""

    __slots__ = ("unit",)
    FACTS = {"unit": UNIT_IDS}

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [COUNT.at(n) for n in range(UNIT_FIGURES[self.unit])]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        n = COUNT.target(move) + 1
        if n > state.units.supply[self.unit]:
            return obstacles.NO_FIGURE
        if n > most_summoned(state, seat, self.unit):
            return obstacles.NO_M_FACTOR_ON_LEVEL
        return None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        n = COUNT.target(move) + 1
        unit = self.unit
        level = UNIT_LEVEL[unit]
        state.tell(events.SUMMONING, seat, unit, n)
        lose_reputation(state, seat, level * n + SUMMON_SURCHARGE[unit])
        state.spend(seat, M_FACTOR + level, n)
        state.own_solo().summoned = True
        state.steps[-1] = PlaceUnit(seat, unit, n, state.presence(seat))


class PlaceUnit(Choice[IceGardenState]):
    """D16: the region of one figure, until all are placed."""

    __slots__ = ("left", "unit", "where")
    FACTS = {"left": None, "unit": UNIT_IDS}

    def __init__(self, seat: int, unit: int, left: int, where: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.left = left
        self.where = where
        """LIG-MAK-20: open regions with presence before the first figure, as bits."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [TO.at(region) for region in range(REGIONS) if state.map.tiles[region] != NONE]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        region = TO.target(move)
        if not state.map.is_open[region]:
            return obstacles.REGION_LOCKED
        return None if self.where >> region & 1 else obstacles.NO_PRESENCE_FOR_SUMMON

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        place_unit(state, seat, self.unit, TO.target(move))
        if self.left > 1:
            state.steps.append(PlaceUnit(seat, self.unit, self.left - 1, self.where))


def place_unit(state: IceGardenState, side: int, unit: int, region: int) -> None:
    """Put a figure from the supply onto the map."""
    units = state.own_units()
    units.supply[unit] -= 1
    units.on_map[unit * REGIONS + region] += 1
    state.tell(events.SUMMONED, side, unit, region)
