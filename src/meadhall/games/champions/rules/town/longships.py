"""Longships: building one at the Shipwright, and setting sail (CHM-LOC)."""

from typing import Final

from meadhall.games.champions.content.tables import (
    COIN,
    FIRST_SHIP,
    GOOD_IDS,
    NONE,
    PRIVATE_SHIPS,
    PUBLIC_SHIPS,
    SHIP_COST,
    SHIP_IDS,
    SHORE_MIN_PLAYERS,
    SHORES,
    WOOD,
)
from meadhall.games.champions.rules.events import BUILT, SAILED
from meadhall.games.champions.rules.moves import BUILD, SAIL
from meadhall.games.champions.rules.obstacles import (
    HAS_LONGSHIP,
    LONGSHIP_SOLD,
    LONGSHIP_TOO_DEAR,
    NO_FREE_PORT,
    NO_LONGSHIP_LEFT,
    PORT_TAKEN,
    cannot_pay,
)
from meadhall.games.champions.rules.state import SHIP_FREE, SHIP_OUT_OF_PLAY, ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle

# The Shipwright


class BuyLongship(Effect[ChampionsState]):
    """CHM-LOC-13, CHM-LOC-18."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        if state.players[seat].ship != NONE:
            return HAS_LONGSHIP
        if SHIP_FREE not in state.town.ship_owners:
            return NO_LONGSHIP_LEFT
        for ship in range(PRIVATE_SHIPS):
            if longship_obstacle(state, seat, ship) is None:
                return None
        return LONGSHIP_TOO_DEAR

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseLongship(seat))


_UNPAID: Final = [
    [cannot_pay(good, n) for good, n in zip(GOOD_IDS, cost, strict=True)]
    for cost in SHIP_COST[PUBLIC_SHIPS:]
]


def longship_obstacle(state: ChampionsState, seat: int, ship: int) -> Obstacle | None:
    if state.town.ship_owners[ship] != SHIP_FREE:
        return LONGSHIP_SOLD
    goods = state.players[seat].goods
    cost = SHIP_COST[PUBLIC_SHIPS + ship]
    for good in (WOOD, COIN):
        if goods[good] < cost[good]:
            return _UNPAID[ship][good]
    return None


class ChooseLongship(Choice[ChampionsState]):
    """D-SHIP."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [
            BUILD.at(ship)
            for ship in range(PRIVATE_SHIPS)
            if state.town.ship_owners[ship] != SHIP_OUT_OF_PLAY
        ]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return longship_obstacle(state, seat, BUILD.target(move))

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        ship = BUILD.target(move)
        state.steps.pop()
        for good in (WOOD, COIN):
            state.pay(seat, good, SHIP_COST[PUBLIC_SHIPS + ship][good])
        state.own_town().ship_owners = replaced(state.town.ship_owners, ship, seat)
        state.players[seat].ship = ship
        state.tell(BUILT, seat, PUBLIC_SHIPS + ship)


# Setting sail


def is_in_use(state: ChampionsState, shore: int) -> bool:
    """CHM-SETUP-11."""
    return state.seats >= SHORE_MIN_PLAYERS[shore]


def port_obstacle(state: ChampionsState) -> Obstacle | None:
    """CHM-LOC-08: no longship may be chosen when every port is taken."""
    for shore in range(SHORES):
        if state.shores.ships[shore] == NONE and is_in_use(state, shore):
            return None
    return NO_FREE_PORT


class Sail(Effect[ChampionsState]):
    """CHM-LOC-06, CHM-LOC-07, CHM-LOC-16: put the ship into the port of a free shore."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return port_obstacle(state)

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseShore(seat, self.ship))


class ChooseShore(Choice[ChampionsState]):
    """D-SHORE."""

    __slots__ = ("ship",)
    FACTS = {"ship": SHIP_IDS}

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [SAIL.at(shore) for shore in range(SHORES) if is_in_use(state, shore)]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return None if state.shores.ships[SAIL.target(move)] == NONE else PORT_TAKEN

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        shore = SAIL.target(move)
        state.steps.pop()
        state.own_shores().ships = replaced(state.shores.ships, shore, self.ship)
        state.own_crews().holders[FIRST_SHIP + self.ship] = seat
        state.tell(SAILED, seat, self.ship, shore)
