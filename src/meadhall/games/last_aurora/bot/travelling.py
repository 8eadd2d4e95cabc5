"""Rest and movement: who is fed, how much Fuel is burned, where the Convoy stops."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.crew import cleansing_worth, least_contamination, rest_worth
from meadhall.games.last_aurora.bot.exploring import price_of_meal
from meadhall.games.last_aurora.bot.hauling import spare_room
from meadhall.games.last_aurora.bot.journey import FAR, distance_between, has_tracks, ship_in
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.reading import script_worth
from meadhall.games.last_aurora.bot.worth import (
    cheapest_object,
    fuel_worth,
    object_worth,
    price_of_token,
)
from meadhall.games.last_aurora.content.road import (
    IS_SICK,
    PROGRESS,
    TRACKED_ROADS,
    WAYPOINT_SCRIPTS,
    WHEELED_ROADS,
)
from meadhall.games.last_aurora.content.tables import (
    AMMO,
    BOARDING_FAME,
    FOOD,
    FUEL,
    NONE,
    OBJECT_IDS,
    OBJECT_SCRIPTS,
    ROUNDS,
)
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.driving.driving import (
    AVALANCHE_COST,
    TRACKED_AVALANCHE_COST,
    Drive,
)
from meadhall.games.last_aurora.rules.driving.speed import fuel_of, movement_points
from meadhall.games.last_aurora.rules.moves import (
    ABILITY,
    BLAST,
    BURN,
    COOK,
    DONE,
    DRIVE,
    FEED,
    GO,
    HEAL,
    PLAY,
    STAY,
    STOP,
    TO,
)
from meadhall.games.last_aurora.rules.scoring import SOURCES, automa_sheet, score_sheet
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.best import NOTHING, Best

# Rest

REST_GAIN: Final = 0.1
"""What a meal or a cure must gain at least."""
FREE_MEAL: Final = 1.0
FREE_CURE: Final = 0.2
"""What it adds that the Cook's meal and the Medic's cure cost nothing."""


def choose_rest(outlook: Outlook, moves: list[int]) -> int:
    """LAU-REST-04: whoever gains by resting more than the meal is worth; the Cook's meal first."""
    best = Best(DONE.move, REST_GAIN)
    for move in moves:
        if COOK.has(move):
            best.offer(move, rest_worth(outlook, COOK.target(move)) + FREE_MEAL)
        elif HEAL.has(move):
            best.offer(move, cleansing_worth(outlook, HEAL.target(move)) + FREE_CURE)
        elif FEED.has(move):
            survivor, token = FEED.pair(move)
            best.offer(move, rest_worth(outlook, survivor) - meal_kept(outlook, token))
    return best.move


FOOD_KEPT: Final = 0.5


def meal_kept(outlook: Outlook, token: int) -> float:
    """Food that is not eaten now is of use in later rounds only."""
    return FOOD_KEPT if token == FOOD and outlook.rounds_left else price_of_meal(outlook, token)


# The end of a move

IN_A_HURRY: Final = 1.35
"""What a space is worth to a Convoy that reaches the ship in the last round, if at all."""


class Travel:
    """What decides where a Convoy stops."""

    __slots__ = ("boarding", "outlook", "roads", "ship", "space_worth", "state", "tracked")

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.tracked = has_tracks(state, outlook.seat)
        self.roads = TRACKED_ROADS if self.tracked else WHEELED_ROADS
        self.ship = state.road.aurora
        self.boarding = boarding_worth(outlook)
        self.space_worth = IN_A_HURRY if outlook.boards_in >= ROUNDS else 1.0


BOARDING: Final = 6.0
"""What it is worth to end the race as the winner."""
TOO_EARLY: Final = -6.0
"""Boarding ends the game; whoever is behind had better wait."""
WITHIN_REACH: Final = 3
"""How many points the Fire phase may still make up for."""


def boarding_worth(outlook: Outlook) -> float:
    """What it is worth to end the game now."""
    state, seat = outlook.state, outlook.seat
    if state.round == ROUNDS:
        return BOARDING
    lead = own_total_aboard(outlook) - best_rival_total(state, seat)
    return BOARDING if lead >= -WITHIN_REACH else TOO_EARLY


def own_total_aboard(outlook: Outlook) -> int:
    """The score of the seat if it entered the ship's space and the game ended."""
    state, seat = outlook.state, outlook.seat
    fame, _, healthy, boxes = score_sheet(state, seat)[:4]
    last = PROGRESS[state.road.aurora]
    for other in range(len(state.positions)):
        if other != seat:
            last = min(last, PROGRESS[state.positions[other]])
    lead = PROGRESS[state.road.aurora] - last
    return fame + lead + healthy + boxes + BOARDING_FAME + len(outlook.player.crew)


WITHOUT_RESOURCES: Final = SOURCES.index("resources")
"""How many of the sources count once somebody is aboard."""


def best_rival_total(state: AuroraState, seat: int) -> int:
    """The best score of the others if the ship were reached by this seat."""
    best = -FAR
    for other in range(len(state.positions)):
        if state.is_automa(other):
            best = max(best, sum(automa_sheet(state)))
        elif other != seat:
            best = max(best, sum(score_sheet(state, other)[:WITHOUT_RESOURCES]))
    return best


MISSED_THE_SHIP: Final = -8.0


def stop_worth(travel: Travel, space: int) -> float:
    """What it is worth to end the move on a space, in points."""
    outlook, state = travel.outlook, travel.state
    worth = PROGRESS[space] * travel.space_worth
    if space == travel.ship:
        return worth + travel.boarding
    if state.road.waypoints[space] != NONE:
        worth += script_worth(outlook, WAYPOINT_SCRIPTS[state.road.waypoints[space]])
    if IS_SICK[space] and outlook.player.crew:
        worth -= least_contamination(outlook, outlook.player.crew)
    last = ship_in(state, ROUNDS)
    if distance_between(travel.tracked, space, last) == FAR:
        worth += MISSED_THE_SHIP
    elif is_past_ship(travel, space):
        worth += 0.5 * MISSED_THE_SHIP
    return worth


def is_past_ship(travel: Travel, space: int) -> bool:
    """Whether the Convoy has to wait for the ship ahead: on the Beta map a side road passes it."""
    state = travel.state
    for number in range(state.round, ROUNDS + 1):
        if distance_between(travel.tracked, space, ship_in(state, number)) < FAR:
            return number > state.round + 1
    return True


def best_stop(travel: Travel, space: int, points: int, may_stop: bool) -> Best:
    """The first step toward the best place to stop, and what it is worth to stop there."""
    best = Best(STOP.move, stop_worth(travel, space) if may_stop else NOTHING)
    if points < 1 or (may_stop and space == travel.ship):
        return best
    outlook = travel.outlook
    for other in travel.roads[space]:
        cost = 1
        if other in travel.state.road.avalanches:
            cost += TRACKED_AVALANCHE_COST if travel.tracked else AVALANCHE_COST
            if outlook.player.load[AMMO]:
                onward = best_stop(travel, other, points - 1, True)
                best.offer(BLAST.at(other), onward.value - price_of_token(outlook, AMMO))
        if cost <= points:
            best.offer(TO.at(other), best_stop(travel, other, points - cost, True).value)
    return best


# The turn

FUEL_SPENT: Final = 0.3
"""The share of its worth at which the Fuel for a move is counted."""


def choose_move_or_stay(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-01: a Convoy moves if it gains a space and the Fuel is worth it."""
    state, seat = outlook.state, outlook.seat
    position = state.positions[seat]
    points = movement_points(state, seat, 0)
    if GO.move not in moves or position == state.road.aurora or points < 1:
        return STAY.move
    travel = Travel(outlook)
    gain = best_stop(travel, position, points, False).value - stop_worth(travel, position)
    gain -= fuel_worth(outlook, outlook.player.load[FUEL] - 1) * FUEL_SPENT
    return GO.move if gain > 0.0 else STAY.move


LAST_FUEL: Final = 0.8
"""What the last Fuel is worth for each space of the next move."""


def price_of_extra(outlook: Outlook, extra: int) -> float:
    """The worth of extra Fuel if it is kept for the moves to come."""
    fuel = fuel_of(outlook.player) - 1
    in_store = 0.25 if spare_room(outlook) <= 2 else 0.5
    price = 0.0
    later = outlook.moves_left - 1
    for place in range(1, extra + 1):
        left = fuel - place
        if later <= 0:
            price += 0.3
        elif left < 1:
            price += LAST_FUEL * outlook.pace
        elif left < later:
            price += in_store + 0.2
        else:
            price += in_store
    return price


def drive_worth(travel: Travel, extra: int, bonus: int) -> float:
    """What a move is worth with this much extra Fuel and this many more points."""
    state, seat = travel.state, travel.outlook.seat
    points = movement_points(state, seat, extra) + bonus
    stop = best_stop(travel, state.positions[seat], points, False)
    return stop.value - price_of_extra(travel.outlook, extra)


def choose_preparation(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-14: abilities and Objects that carry the Convoy further, then the extra Fuel.

    LAU-MOVE-15: whoever has no point without Objects may stay after all.
    """
    travel = Travel(outlook)
    stay = NOTHING
    if STAY.move in moves:
        stay = stop_worth(travel, outlook.state.positions[outlook.seat])
    best = Best(STAY.move, stay)
    for move in moves:
        if DRIVE.has(move):
            best.offer(move, drive_worth(travel, DRIVE.target(move), 0))
    extra = DRIVE.target(best.move) if DRIVE.has(best.move) else 0
    for move in moves:
        if adds_speed(move):
            gain = drive_worth(travel, extra, OBJECT_SPEED) - best.value
            if gain > price_of_speed(outlook, move):
                return move
    return best.move


NITRO: Final = OBJECT_IDS.index("nitro")
UNSTABLE_FUEL: Final = OBJECT_IDS.index("unstable_fuel")
OBJECT_SPEED: Final = 2
"""What one of these, or the ability that needs an Object, adds to a move."""


def adds_speed(move: int) -> bool:
    return ABILITY.has(move) or (PLAY.has(move) and PLAY.target(move) in (NITRO, UNSTABLE_FUEL))


def price_of_speed(outlook: Outlook, move: int) -> float:
    """The price of an Object or an ability that makes a move faster."""
    if ABILITY.has(move):
        if isinstance(ABILITIES[ABILITY.target(move)], abilities.SpeedForObject):
            return object_worth(outlook, cheapest_object(outlook))
        return 0.0
    price = 0.6 if outlook.moves_left > 1 else 0.1
    if PLAY.target(move) == UNSTABLE_FUEL:
        price -= script_worth(outlook, OBJECT_SCRIPTS[UNSTABLE_FUEL]) - 0.9 * OBJECT_SPEED
    return price


def choose_road(outlook: Outlook, moves: list[int]) -> int:
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, Drive)
    position = state.positions[outlook.seat]
    may_stop = STOP.move in moves
    move = best_stop(Travel(outlook), position, step.points_left(state), may_stop).move
    return move if move in moves else moves[0]


def choose_burned(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-18: what is missed least."""
    return best_of(moves, [-price_of_token(outlook, BURN.target(move)) for move in moves])
