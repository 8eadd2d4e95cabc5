"""How a seat of Last Aurora stands: what it has, how far it will come, what that will score."""

from typing import Final

from meadhall.games.last_aurora.bot.journey import (
    AT_WORK,
    TRACKED_DISTANCE,
    WHEELED_DISTANCE,
    WITH_HELP,
    automa_pace,
    is_turn_to_come,
    phase_ahead,
    ship_in,
)
from meadhall.games.last_aurora.bot.muster import MEAN_SPEED, Muster
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import FOOD, FUEL, NONE, ROUNDS
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.movement import MoveTurn, Prepare
from meadhall.games.last_aurora.rules.driving.speed import fuel_of, is_tracked
from meadhall.games.last_aurora.rules.fighting.fire import FireTurn
from meadhall.games.last_aurora.rules.scoring import RESOURCES_PER_POINT
from meadhall.games.last_aurora.rules.state import EXPLORING, FIRING, MOVING, AuroraState
from meadhall.kernel.best import Best


class Standing:
    """What a seat has, and how far it will come."""

    __slots__ = ("journey", "muster", "player", "seat", "space", "state")

    def __init__(self, state: AuroraState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.space = state.positions[seat]
        self.muster = Muster(state, seat)
        self.journey = Journey(state, seat, self.muster)


FINDS_FUEL: Final = 0.4
"""How likely a Convoy without Fuel is to find some before it moves."""


class Journey:
    """How far a Convoy will come, at its pace and up to the likely end of the game."""

    __slots__ = (
        "fuel", "is_still_to_move", "moves", "pace", "phase", "points", "prepared", "reach",
        "rounds_left", "ship",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int, muster: Muster) -> None:
        player = state.players[seat]
        self.fuel = fuel_of(player)
        self.pace = tables.TRUCK_SPEED[truck_of(player)] + AT_WORK * muster.mean_speed + WITH_HELP
        self.phase = phase_ahead(state)
        self.is_still_to_move = self.phase < MOVING
        self.prepared = 0
        self.points = 0.0
        """Those of this round's move, or what is left of them on the road."""
        if state.phase == MOVING:
            self.look_at_move(state, seat)
        extra = 0
        if self.is_still_to_move:
            self.points = self.points_to_come(state, seat, muster)
            extra = max(0, min(tables.EXTRA_FUEL, self.fuel - 1))
        table = TRACKED_DISTANCE if is_tracked(player) else WHEELED_DISTANCE
        distances = table[state.positions[seat]]
        self.reach = self.points + extra - distances[state.road.aurora]
        """Spaces to spare if the Convoy makes for the ship in this round."""
        self.ship = self.reach
        """The same in the best round to come."""
        boards = self.look_at_rounds(state, distances)
        self.rounds_left = max(0, min(boards, round_of_others(state, seat)) - state.round)
        self.moves = self.rounds_left + (1 if self.is_still_to_move else 0)

    def look_at_move(self, state: AuroraState, seat: int) -> None:
        """In the Movement phase: whether the seat's move is to come, prepared or under way."""
        self.is_still_to_move = is_turn_to_come(state, seat)
        for step in state.steps:
            if isinstance(step, (MoveTurn, Prepare)):
                if step.seat == seat:
                    self.is_still_to_move = True
                    if isinstance(step, Prepare):
                        self.prepared = state.road.move_bonus
            elif isinstance(step, Drive) and step.seat == seat:
                self.points = float(max(0, step.points_left(state)))

    def points_to_come(self, state: AuroraState, seat: int, muster: Muster) -> float:
        """The points of this round's move, with the Survivors who can be fed before it."""
        player = state.players[seat]
        speed = muster.speed
        if muster.hungry:
            speed += muster.hungry_speed * min(1.0, player.load[FOOD] / muster.hungry)
        points = tables.TRUCK_SPEED[truck_of(player)] + speed + player.next_move + self.prepared
        points -= state.road.storm[state.order.index(seat)]
        if not self.fuel:
            points *= FINDS_FUEL if self.phase == EXPLORING else 0.0
        return max(0.0, points)

    def look_at_rounds(self, state: AuroraState, distances: list[int]) -> int:
        """The first round in which the ship can be caught, or the last one of the game."""
        boards = ROUNDS
        for number in range(ROUNDS, state.round, -1):
            way = self.points + self.pace * (number - state.round)
            spare = way - distances[ship_in(state, number)]
            if spare >= 0.0:
                boards = number
            if spare > self.ship:
                self.ship = spare
        return state.round if self.reach >= 0.0 else boards


def round_of_others(state: AuroraState, seat: int) -> int:
    """The round in which the leader of the others is likely to catch the ship."""
    if state.road.aurora in state.positions:
        return state.round
    leader = Best(NONE)
    for other, space in enumerate(state.positions):
        if other != seat:
            leader.offer(other, float(PROGRESS[space]))
    if leader.move == NONE:
        return ROUNDS
    progress, pace = leader.value, mean_pace(state, leader.move)
    moves = 1 if phase_ahead(state) < MOVING else 0
    for number in range(state.round, ROUNDS):
        if progress + pace * (number - state.round + moves) >= PROGRESS[ship_in(state, number)]:
            return number
    return ROUNDS


def mean_pace(state: AuroraState, seat: int) -> float:
    """How far a Convoy moves in a round, whatever the position."""
    if state.is_automa(seat):
        return automa_pace(state)
    player = state.players[seat]
    pace = tables.TRUCK_SPEED[truck_of(player)] + WITH_HELP
    for survivor in player.crew:
        pace += AT_WORK * MEAN_SPEED[survivor]
    return pace


def may_still_fire(standing: Standing) -> bool:
    """Whether the seat's turn to fire in this round is to come or under way."""
    state, seat = standing.state, standing.seat
    if standing.journey.phase != FIRING:
        return standing.journey.phase < FIRING
    for step in state.steps:
        if isinstance(step, FireTurn) and step.seat == seat:
            return True
    return is_turn_to_come(state, seat)


# Score


def certain_points(standing: Standing) -> float:
    """LAU-SCORE-01, -03, -04."""
    muster = standing.muster
    return float(standing.state.fame[standing.seat] + muster.healthy + muster.fame_of_boxes)


def points_for_boarding(standing: Standing) -> int:
    """LAU-SCORE-05."""
    return tables.BOARDING_FAME + standing.player.load[tables.SURVIVOR]


def points_if_left_behind(standing: Standing) -> float:
    """LAU-SCORE-06."""
    load = standing.player.load
    resources = load[FUEL] + load[FOOD] + load[tables.AMMO]
    return resources / RESOURCES_PER_POINT + standing.muster.whole


def score_now(standing: Standing) -> float:
    """LAU-SCORE, if the game ended now; progress from the start, not from the last Convoy."""
    state = standing.state
    score = certain_points(standing) + PROGRESS[standing.space]
    if standing.space == state.road.aurora:
        return score + points_for_boarding(standing)
    if state.road.aurora in state.positions:
        return score
    return score + points_if_left_behind(standing)


def score_in_sight(standing: Standing) -> float:
    """The same at the likely end of the game, with all that is certain today."""
    state = standing.state
    score = certain_points(standing) + progress_in_sight(standing)
    boards = chance_to_board(standing)
    score += boards * points_for_boarding(standing)
    if state.road.aurora not in state.positions:
        score += (1.0 - boards) * points_if_left_behind(standing)
    return score


def progress_in_sight(standing: Standing) -> float:
    journey = standing.journey
    way = journey.points + journey.pace * journey.rounds_left
    last = PROGRESS[ship_in(standing.state, standing.state.round + journey.rounds_left)]
    return min(float(last), PROGRESS[standing.space] + way)


SURE: Final = 3.0
"""This many spaces to spare, or lacking, settle whether a Convoy catches the ship."""


def chance_to_board(standing: Standing) -> float:
    """How likely the Convoy is to be aboard when the game ends."""
    state, journey = standing.state, standing.journey
    if standing.space == state.road.aurora:
        return 1.0
    is_reached = state.road.aurora in state.positions
    return chance_with((journey.reach if is_reached else journey.ship) / SURE)


def chance_with(spare: float) -> float:
    """An even chance with nothing to spare, certain with 1 to spare."""
    return max(0.0, min(1.0, 0.5 + 0.5 * spare))
