"""Rest and movement: who is fed, how much Fuel is burned, where the Convoy stops."""

from typing import Final

from meadhall.games.last_aurora.bot.exploring import price_of_meal
from meadhall.games.last_aurora.bot.journey import FAR, distance_between, has_tracks, ship_in
from meadhall.games.last_aurora.bot.reading import script_worth
from meadhall.games.last_aurora.bot.worth import (
    Outlook,
    cheapest_object,
    cleansing_worth,
    fuel_worth,
    least_contamination,
    object_worth,
    rest_worth,
    token_worth,
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
    EXTRA_FUEL,
    FOOD,
    FUEL,
    NONE,
    OBJECT_IDS,
    OBJECT_SCRIPTS,
    ROUNDS,
    TOKENS,
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
from meadhall.games.last_aurora.rules.scoring import automa_sheet, lead_over_last, score_sheet
from meadhall.games.last_aurora.rules.state import AuroraState

NITRO: Final = OBJECT_IDS.index("nitro")
UNSTABLE_FUEL: Final = OBJECT_IDS.index("unstable_fuel")
OBJECT_SPEED: Final = 2
BOARDING: Final = 6.0
"""What it is worth to end the race as the winner."""
TOO_EARLY: Final = -6.0
"""Boarding ends the game; whoever is behind had better wait."""
WITHIN_REACH: Final = 3
"""What the Fire phase may still change."""
MISSED_THE_SHIP: Final = -8.0
LAST_FUEL: Final = 0.8
"""What the last Fuel is worth for each space of the next move."""
IN_A_HURRY: Final = 1.35
"""What a space is worth to whoever will reach the ship in the last round, or hardly at all."""
NOWHERE: Final = -999.0


# Rest


def choose_rest(outlook: Outlook, moves: list[int]) -> int:
    """LAU-REST-04: whoever gains by resting more than the meal is worth; the Cook's meal first."""
    best, best_gain = DONE.move, 0.1
    for move in moves:
        gain = 0.0
        if COOK.has(move):
            gain = rest_worth(outlook, COOK.target(move)) + 1.0
        elif HEAL.has(move):
            gain = cleansing_worth(outlook, HEAL.target(move)) + 0.2
        elif FEED.has(move):
            gain = rest_worth(outlook, (FEED.target(move)) // TOKENS) - meal_kept(outlook, move)
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def meal_kept(outlook: Outlook, move: int) -> float:
    """Food that is not eaten now is of use in later rounds only."""
    token = (FEED.target(move)) % TOKENS
    if token == FOOD and outlook.rounds_left:
        return 0.5
    return price_of_meal(outlook, move)


# The end of a move


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


def boarding_worth(outlook: Outlook) -> float:
    """Whether the game had better end now."""
    state, seat = outlook.state, outlook.seat
    if state.round == ROUNDS:
        return BOARDING
    lead = own_total_aboard(outlook) - best_rival_total(state, seat)
    return BOARDING if lead >= -WITHIN_REACH else TOO_EARLY


def own_total_aboard(outlook: Outlook) -> int:
    """The score of the seat if it entered the ship's space and the game ended."""
    state, seat = outlook.state, outlook.seat
    sheet = score_sheet(state, seat)
    total = sheet[0] + sheet[2] + sheet[3] + BOARDING_FAME + len(outlook.player.crew)
    last = PROGRESS[state.road.aurora]
    for other in range(len(state.positions)):
        if other != seat:
            last = min(last, PROGRESS[state.positions[other]])
    return total + PROGRESS[state.road.aurora] - last


def best_rival_total(state: AuroraState, seat: int) -> int:
    """The best score of the others if the ship were reached by this seat."""
    best = -FAR
    for other in range(len(state.positions)):
        if other == seat:
            continue
        if state.is_automa(other):
            total = sum(automa_sheet(state))
        else:
            sheet = score_sheet(state, other)
            total = sheet[0] + sheet[2] + sheet[3] + sheet[4]
            total += lead_over_last(state, other)
        best = max(best, total)
    return best


def stop_worth(travel: Travel, space: int) -> float:
    """What it is worth to end the move on a space, in points."""
    outlook, state = travel.outlook, travel.state
    worth = PROGRESS[space] * travel.space_worth
    if space == travel.ship:
        return worth + travel.boarding
    if state.road.waypoints[space] != NONE:
        worth += script_worth(outlook, WAYPOINT_SCRIPTS[state.road.waypoints[space]])
    if IS_SICK[space] and outlook.player.crew:
        worth -= least_contamination(outlook, list(outlook.player.crew))
    last = ship_in(state, ROUNDS)
    if distance_between(travel.tracked, space, last) == FAR:
        worth += MISSED_THE_SHIP
    elif is_past_ship(travel, space):
        worth += 0.5 * MISSED_THE_SHIP
    return worth


def is_past_ship(travel: Travel, space: int) -> bool:
    """On the Beta map a side road leads past the ship; it may still be awaited ahead."""
    state = travel.state
    for number in range(state.round, ROUNDS + 1):
        if distance_between(travel.tracked, space, ship_in(state, number)) < FAR:
            return number > state.round + 1
    return True


def best_stop(travel: Travel, space: int, points: int, may_stop: bool) -> tuple[float, int]:
    """The best end of a move from here on, and the first move toward it."""
    best, best_move = NOWHERE, STOP.move
    if may_stop:
        best = stop_worth(travel, space)
    if points < 1 or (may_stop and space == travel.ship):
        return best, best_move
    for other in travel.roads[space]:
        cost = 1
        if other in travel.state.road.avalanches:
            cost += TRACKED_AVALANCHE_COST if travel.tracked else AVALANCHE_COST
            ammo = travel.outlook.player.load[AMMO]
            if ammo:
                worth = best_stop(travel, other, points - 1, True)[0]
                worth -= token_worth(travel.outlook, AMMO, ammo - 1)
                if worth > best:
                    best, best_move = worth, BLAST.at(other)
        if cost <= points:
            worth = best_stop(travel, other, points - cost, True)[0]
            if worth > best:
                best, best_move = worth, TO.at(other)
    return best, best_move


# The turn


def choose_move_or_stay(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-01: a Convoy moves if it gains a space and the Fuel is worth it."""
    if GO.move not in moves:
        return STAY.move
    state, seat = outlook.state, outlook.seat
    position = state.positions[seat]
    if position == state.road.aurora:
        return STAY.move
    travel = Travel(outlook)
    points = most_points(outlook, 0)
    if points < 1:
        return STAY.move
    gain = best_stop(travel, position, points, False)[0] - stop_worth(travel, position)
    gain -= fuel_worth(outlook, outlook.player.load[FUEL] - 1) * 0.3
    return GO.move if gain > 0.0 else STAY.move


def most_points(outlook: Outlook, extra: int) -> int:
    """The points of a move with so much extra Fuel, as things stand."""
    return movement_points(outlook.state, outlook.seat, extra)


def spare_room(outlook: Outlook) -> int:
    """Boxes that are still empty; full ones cannot take what the next round brings."""
    player = outlook.player
    return player.room[-1] - sum(player.load)


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


def choose_preparation(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-14: abilities and Objects that carry the Convoy further, then the extra Fuel.

    LAU-MOVE-15: whoever has no point without Objects may stay after all.
    """
    travel = Travel(outlook)
    position = outlook.state.positions[outlook.seat]
    best_extra, plain = NONE, NOWHERE
    if STAY.move in moves:
        plain = stop_worth(travel, position)
    for extra in range(EXTRA_FUEL + 1):
        if DRIVE.at(extra) in moves:
            worth = best_stop(travel, position, most_points(outlook, extra), False)[0]
            worth -= price_of_extra(outlook, extra)
            if worth > plain:
                best_extra, plain = extra, worth
    for move in moves:
        if move >= ABILITY.first and is_worth_its_speed(
            outlook, travel, move, max(0, best_extra), plain
        ):
            return move
    return STAY.move if best_extra == NONE else DRIVE.at(best_extra)


def is_worth_its_speed(
    outlook: Outlook, travel: Travel, move: int, extra: int, plain: float
) -> bool:
    """Whether 2 more points gain more than the Object or the ability costs."""
    price = 0.0
    if move >= PLAY.first:
        kind = PLAY.target(move)
        if kind != NITRO and kind != UNSTABLE_FUEL:
            return False
        price = 0.6 if outlook.moves_left > 1 else 0.1
        if kind == UNSTABLE_FUEL:
            price -= script_worth(outlook, OBJECT_SCRIPTS[kind]) - 0.9 * OBJECT_SPEED
    elif isinstance(ABILITIES[ABILITY.target(move)], abilities.SpeedForObject):
        price = object_worth(outlook, cheapest_object(outlook))
    position = outlook.state.positions[outlook.seat]
    points = most_points(outlook, extra) + OBJECT_SPEED
    worth = best_stop(travel, position, points, False)[0] - price_of_extra(outlook, extra)
    return worth - plain > price


def choose_road(outlook: Outlook, step: Drive, moves: list[int]) -> int:
    state = outlook.state
    travel = Travel(outlook)
    position = state.positions[outlook.seat]
    move = best_stop(travel, position, step.points_left(state), STOP.move in moves)[1]
    return move if move in moves else moves[0]


def choose_burned(outlook: Outlook, moves: list[int]) -> int:
    """LAU-MOVE-18: what is missed least."""
    best, best_price = moves[0], 0.0
    for place, move in enumerate(moves):
        token = BURN.target(move)
        price = token_worth(outlook, token, outlook.player.load[token] - 1)
        if place == 0 or price < best_price:
            best, best_price = move, price
    return best
