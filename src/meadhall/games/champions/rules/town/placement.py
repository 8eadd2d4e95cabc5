"""Worker placement (CHM-PLACE), also on market stalls (CHM-STALL)."""

from typing import Final

from meadhall.games.champions.content.tables import (
    FEWEST_PLAYERS,
    FIRST_SHIP,
    MOST_PLAYERS,
    NONE,
    ONE_EACH,
    PUBLIC_SHIPS,
    SPACE_SLOTS,
    UNLIMITED,
)
from meadhall.games.champions.rules.builders import SPACE_EFFECTS, STALL_EFFECTS
from meadhall.games.champions.rules.events import BOARDED_OWN_LONGSHIP, PLACED, PLACED_AT_STALL
from meadhall.games.champions.rules.moves import PLACE, PLACE_OWN_LONGSHIP, RUNE
from meadhall.games.champions.rules.obstacles import (
    ALREADY_HUNTING,
    NO_OWN_LONGSHIP,
    OWN_LONGSHIP_SAILED,
    SPACE_TAKEN,
)
from meadhall.games.champions.rules.runes import (
    free_rune_moves,
    free_rune_obstacle,
    rune_candidates,
    use_rune,
)
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.locations import Stall
from meadhall.games.champions.rules.town.longships import ChooseShore, port_obstacle
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Choice, Obstacle, Step

SPACES_IN_PLAY: Final = [
    [space for space, slots in enumerate(SPACE_SLOTS) if slots[players - FEWEST_PLAYERS]]
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
]
"""For 2, 3 and 4 players."""
_PLACE_AT: Final = PLACE.all()
"""For each space the move that places a worker there; quicker than asking the verb."""
SPACE_LIMIT: Final = [max(slots) for slots in SPACE_SLOTS]
"""1, ``ONE_EACH`` or ``UNLIMITED``; the same for every number of players."""

_STALL_SPACES: Final = [
    space
    for space, effects in enumerate(SPACE_EFFECTS)
    if any(isinstance(effect, Stall) for effect in effects)
]
STALL_PLACE: Final[list[int]] = [
    _STALL_SPACES.index(space) if space in _STALL_SPACES else NONE
    for space in range(len(SPACE_EFFECTS))
]
"""For each space its place in the row of stalls, or ``NONE``."""


def _has_obstacle(effect: Effect[ChampionsState]) -> bool:
    """Whether an effect of this kind ever prevents its use."""
    return type(effect).obstacle is not Effect.obstacle


IS_CONDITIONAL: Final[list[bool]] = [
    STALL_PLACE[space] != NONE or any(_has_obstacle(effect) for effect in effects)
    for space, effects in enumerate(SPACE_EFFECTS)
]
"""For each space whether its effects may prevent its use; those of a stall depend on the tile."""


class PlacementTurn(Step[ChampionsState]):
    """CHM-PLACE-01, CHM-PLACE-02: the next player who has a worker, until nobody has."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        for offset in range(state.seats):
            seat = (self.seat + offset) % state.seats
            if state.players[seat].workers:
                state.steps.append(PlacementTurn(state.next_seat(seat)))
                state.steps.append(PlaceWorker(seat))
                break
        return True


class PlaceWorker(Choice[ChampionsState]):
    """D-PLACE: a space, the own longship, begging, or first a free rune (CHM-PLACE-07)."""

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True  # CHM-DEC-01

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        spaces = SPACES_IN_PLAY[state.seats - FEWEST_PLAYERS]
        return [
            *[PLACE.at(space) for space in spaces],
            PLACE_OWN_LONGSHIP.move,
            *rune_candidates(state.players[seat]),
        ]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if RUNE.has(move):
            return free_rune_obstacle(state, seat, RUNE.target(move))
        if move == PLACE_OWN_LONGSHIP.move:
            return own_longship_obstacle(state, seat)
        return space_obstacle(state, seat, PLACE.target(move))

    def moves(self, state: ChampionsState, seat: int) -> list[int]:
        """The candidates without an obstacle; most spaces have none while they are empty."""
        legal: list[int] = []
        workers_on = state.town.workers_on
        for space in SPACES_IN_PLAY[state.seats - FEWEST_PLAYERS]:
            if workers_on[space] or IS_CONDITIONAL[space]:
                if SPACE_LIMIT[space] == 1 and workers_on[space]:
                    continue
                if space_obstacle(state, seat, space) is not None:
                    continue
            legal.append(_PLACE_AT[space])
        player = state.players[seat]
        if player.ship != NONE and own_longship_obstacle(state, seat) is None:
            legal.append(PLACE_OWN_LONGSHIP.move)
        if player.runes:
            legal.extend(free_rune_moves(state, seat))
        return legal

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if RUNE.has(move):
            use_rune(state, seat, RUNE.target(move))
            return
        state.steps.pop()
        player = state.players[seat]
        player.workers -= 1
        if move == PLACE_OWN_LONGSHIP.move:
            ship = PUBLIC_SHIPS + player.ship
            state.tell(BOARDED_OWN_LONGSHIP, seat, ship)
            state.steps.append(ChooseShore(seat, ship))
            return
        space = PLACE.target(move)
        if SPACE_LIMIT[space] == UNLIMITED:
            player.begging += 1
        state.own_town().workers_on[space] |= 1 << seat
        stall = STALL_PLACE[space]
        if stall == NONE:
            state.tell(PLACED, seat, space)
        else:
            state.tell(PLACED_AT_STALL, seat, space, state.town.stalls[stall])
        if effects_at(state, space):
            state.steps.append(CarryOut(seat, space, 0))


def effects_at(state: ChampionsState, space: int) -> list[Effect[ChampionsState]]:
    """CHM-STALL-01: on a stall space, those of the tile that lies there."""
    place = STALL_PLACE[space]
    return SPACE_EFFECTS[space] if place == NONE else STALL_EFFECTS[state.town.stalls[place]]


class CarryOut(Step[ChampionsState]):
    """Carries out the effects of a space, one after the other."""

    __slots__ = ("number", "seat", "space")

    def __init__(self, seat: int, space: int, number: int) -> None:
        self.seat = seat
        self.space = space
        self.number = number

    def run(self, state: ChampionsState) -> bool:
        effects = effects_at(state, self.space)
        if self.number + 1 < len(effects):
            state.steps[-1] = CarryOut(self.seat, self.space, self.number + 1)
        else:
            state.steps.pop()
        effects[self.number].carry_out(state, self.seat)
        return True


def space_obstacle(state: ChampionsState, seat: int, space: int) -> Obstacle | None:
    """CHM-PLACE-03 and CHM-LOC-04: room for a worker; CHM-PLACE-04: the costs."""
    taken = state.town.workers_on[space]
    if taken:
        if SPACE_LIMIT[space] == 1:
            return SPACE_TAKEN
        if SPACE_LIMIT[space] == ONE_EACH and taken & 1 << seat:
            return ALREADY_HUNTING
    for effect in effects_at(state, space):
        obstacle = effect.obstacle(state, seat)
        if obstacle is not None:
            return obstacle
    return None


def own_longship_obstacle(state: ChampionsState, seat: int) -> Obstacle | None:
    """CHM-LOC-16: once per round, by the owner, if a port is free."""
    ship = state.players[seat].ship
    if ship == NONE:
        return NO_OWN_LONGSHIP
    if state.crews.holders[FIRST_SHIP + PUBLIC_SHIPS + ship] != NONE:
        return OWN_LONGSHIP_SAILED
    return port_obstacle(state)
