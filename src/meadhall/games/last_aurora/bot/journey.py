"""The way to the ship: how far it is, how fast Convoys are, when somebody will board."""

from typing import Final

from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.road import (
    RED_STOPS,
    SPACES,
    STOPS,
    TRACKED_ROADS,
    WHEELED_ROADS,
)
from meadhall.games.last_aurora.content.tables import ROUNDS, TRUCK_SPEED
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, lead_of_others
from meadhall.games.last_aurora.rules.cards.objects import has_objects
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.driving.movement import MoveTurn, Prepare
from meadhall.games.last_aurora.rules.driving.speed import is_tracked
from meadhall.games.last_aurora.rules.ending import GameOver, MoveAurora
from meadhall.games.last_aurora.rules.rounds import Turns
from meadhall.games.last_aurora.rules.state import ENDING, EXPLORING, MOVING, SETUP, AuroraState

FAR: Final = 99
"""The distance to a space that cannot be reached any more."""


def _distances(roads: list[list[int]]) -> list[list[int]]:
    """From each space to every other, in steps."""
    table: list[list[int]] = []
    for start in range(SPACES):
        distance = [FAR] * SPACES
        distance[start] = 0
        reached = [start]
        for space in reached:
            for other in roads[space]:
                if distance[other] == FAR:
                    distance[other] = distance[space] + 1
                    reached.append(other)
        table.append(distance)
    return table


WHEELED_DISTANCE: Final = _distances(WHEELED_ROADS)
TRACKED_DISTANCE: Final = _distances(TRACKED_ROADS)


def distance_between(tracked: bool, space: int, goal: int) -> int:
    return TRACKED_DISTANCE[space][goal] if tracked else WHEELED_DISTANCE[space][goal]


def has_tracks(state: AuroraState, seat: int) -> bool:
    return not state.is_automa(seat) and is_tracked(state.players[seat])


def stops_of(state: AuroraState) -> list[int]:
    """The ship's space in each round, unless an Event calls it elsewhere."""
    stops = RED_STOPS if state.options.hurried_ship else STOPS
    return stops[state.options.map]


def ship_in(state: AuroraState, number: int) -> int:
    """The ship's space in this round or a later one."""
    return state.road.aurora if number == state.round else stops_of(state)[number - 1]


def phase_ahead(state: AuroraState) -> int:
    """The phase under way; before a round, and while its cards are laid out, the first one."""
    if state.phase == SETUP:
        return EXPLORING
    if state.phase == ENDING:
        for step in state.steps:
            if isinstance(step, (MoveAurora, GameOver)):
                return ENDING
        return EXPLORING
    return state.phase


def is_turn_to_come(state: AuroraState, seat: int) -> bool:
    """Whether a seat's turn is still to come in a phase in which everybody takes one."""
    for step in state.steps:
        if isinstance(step, Turns):
            return state.order.index(seat) >= step.place
    return False


def is_still_to_move(state: AuroraState, seat: int) -> bool:
    """Whether a Convoy has yet to make its move of this round, and to pay the Fuel for it."""
    if state.phase != MOVING:
        return state.phase < MOVING
    turns = 0
    for step in state.steps:
        if isinstance(step, (MoveTurn, Prepare)):
            if step.seat == seat:
                return True
        elif isinstance(step, Turns):
            turns = step.place
    return state.order.index(seat) >= turns


def moves_before_end(state: AuroraState, seat: int, last: int) -> int:
    """How many moves a Convoy has up to this round."""
    return last - state.round + (1 if is_still_to_move(state, seat) else 0)


def speed_of(state: AuroraState, seat: int, survivor: int) -> int:
    """The points that a Survivor adds to a move made now, if it is Active."""
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.DecontaminateForSpeed):
        return ability.n if state.survivors.contamination[survivor] else 0
    if isinstance(ability, abilities.SpeedForObject):
        return ability.n if has_objects(state.players[seat]) else 0
    return ability.speed(state, seat)


AT_WORK: Final = 0.7
"""How often a Survivor is in the Active Zone when the Convoy moves."""
MOSTLY: Final = 0.6
SOMETIMES: Final = 0.3
"""How often the conditions of abilities are fulfilled."""


def crew_speed(state: AuroraState, seat: int) -> float:
    """What the crew adds to a move on average."""
    speed = 0.0
    for survivor in state.players[seat].crew:
        ability = ABILITIES[survivor]
        if isinstance(ability, (abilities.SpeedIfUndamaged, abilities.SpeedForObject)):
            speed += ability.n * MOSTLY
        elif isinstance(ability, abilities.SpeedIfBehind) and not lead_of_others(state, seat):
            speed += ability.n * SOMETIMES
        else:
            speed += speed_of(state, seat, survivor)
    return speed * AT_WORK


AUTOMA_HELP: Final = 0.7
"""What its Action cards add to the Automa's move on average."""


def automa_pace(state: AuroraState) -> float:
    return LEVEL_SPEED[state.the_automa().level - 1] + AUTOMA_HELP


WITH_HELP: Final = 0.8
"""What extra Fuel and Objects add to a move on average."""


def pace_of(state: AuroraState, seat: int) -> float:
    """How far a Convoy moves in a round on average."""
    if state.is_automa(seat):
        return automa_pace(state)
    return TRUCK_SPEED[truck_of(state.players[seat])] + crew_speed(state, seat) + WITH_HELP


def round_of_boarding(state: AuroraState, seat: int) -> int:
    """The round in which a Convoy catches the ship at its pace; ``ROUNDS + 1`` if it does not."""
    table = TRACKED_DISTANCE if has_tracks(state, seat) else WHEELED_DISTANCE
    distances = table[state.positions[seat]]
    pace = pace_of(state, seat)
    now = state.round
    this_round = 1 if is_still_to_move(state, seat) else 0
    if distances[state.road.aurora] <= pace * this_round:
        return now
    stops = stops_of(state)
    for number in range(now + 1, ROUNDS + 1):
        if distances[stops[number - 1]] <= pace * (number - now + this_round):
            return number
    return ROUNDS + 1


def last_round(state: AuroraState) -> int:
    """The round in which the game is likely to end."""
    last = ROUNDS
    for seat in range(len(state.positions)):
        last = min(last, round_of_boarding(state, seat))
    return last
