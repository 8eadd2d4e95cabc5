"""Voracious Mountain (LIG-MTN)."""

from meadhall.games.ice_garden.content.tables import (
    COSTS,
    LOCKING_UNIT,
    NONE,
    POPULATION,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    VORACIOUS_MOUNTAIN,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.movement import pieces_in, staying_obstacle
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import CARRY, DONE, FROM, TO
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle


def price_in_population(state: IceGardenState) -> int:
    """LIG-MTN-01, LIG-ADV-04."""
    price = COSTS[VORACIOUS_MOUNTAIN][POPULATION]
    for tile in active_tiles(state):
        price = tile.mountain_price(price)
    return price


class MountainFrom(Choice[IceGardenState]):
    """D11: the region that pieces leave, or decline."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        found = [FROM.at(region) for region in range(REGIONS) if state.has_presence(seat, region)]
        return [*found, DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        n = price_in_population(state)
        if not state.can_pay(seat, [n, 0, 0]):
            return obstacles.cannot_pay(RESOURCE_IDS[POPULATION], n)
        return source_obstacle(state, seat, FROM.target(move))

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        """The candidates without an obstacle; the price is checked only once."""
        if not state.can_pay(seat, [price_in_population(state), 0, 0]):
            return [DONE.move]
        legal: list[int] = []
        for region in range(REGIONS):
            if not state.has_presence(seat, region):
                continue
            if source_obstacle(state, seat, region) is None:
                legal.append(FROM.at(region))
        legal.append(DONE.move)
        return legal

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            state.tell(events.DECLINED, seat, VORACIOUS_MOUNTAIN)
        else:
            state.steps[-1] = MountainTo(seat, FROM.target(move))


def source_obstacle(state: IceGardenState, seat: int, region: int) -> Obstacle | None:
    """LIG-MTN-02, LIG-LOCK-10: something must be able to leave, and have somewhere to go."""
    if state.map.locked[region]:
        unit_there = state.units.on_map[LOCKING_UNIT * REGIONS + region]
        if not unit_there or state.unit_of(seat, 2) != LOCKING_UNIT:
            return obstacles.REGION_LOCKED
        if not state.options.faun_may_leave_locked:
            return obstacles.FAUN_STAYS
    for other in range(REGIONS):
        if other != region and state.map.is_open[other]:
            return None
    return obstacles.NO_WAY_OUT


class MountainTo(Choice[IceGardenState]):
    """D11: another open region, adjacent or not; now the price is paid."""

    __slots__ = ("region",)
    FACTS = {"region": REGION_IDS}

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [
            TO.at(other)
            for other in range(REGIONS)
            if other != self.region and state.map.tiles[other] != NONE
        ]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.spend(seat, POPULATION, price_in_population(state))
        state.steps[-1] = MountainCarry(seat, self.region, TO.target(move), False)


class MountainCarry(Choice[IceGardenState]):
    """D11, LIG-MTN-01: pieces one by one, at least one."""

    __slots__ = ("moved", "region", "to")
    FACTS = {"moved": None, "region": REGION_IDS, "to": REGION_IDS}

    def __init__(self, seat: int, region: int, to: int, moved: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.to = to
        self.moved = moved

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [*[CARRY.at(piece) for piece in pieces_in(state, seat, self.region)], DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None if self.moved else obstacles.NOTHING_CARRIED
        return staying_obstacle(state, self.region, CARRY.target(move))

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            return
        state.move_piece(seat, CARRY.target(move), self.region, self.to, events.BY_MOUNTAIN)
        state.steps[-1] = MountainCarry(seat, self.region, self.to, True)
