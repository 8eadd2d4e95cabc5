"""Assigning warriors and food (CHM-ASSIGN), in turn order or all at once."""

from meadhall.games.champions.content.tables import (
    ENEMIES,
    FIRST_SHIP,
    FOOD,
    SHIP_CAPACITY,
    TARGETS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.events import (
    ASSIGNED,
    ASSIGNMENT_DONE,
    LOADED,
    TURN_ORDER_DEMANDED,
)
from meadhall.games.champions.rules.fighting.combat import bring_home
from meadhall.games.champions.rules.fighting.resolution import Resolution
from meadhall.games.champions.rules.moves import DEMAND, DIE, DONE, LOAD, RUNE
from meadhall.games.champions.rules.obstacles import (
    ALREADY_ASSIGNED,
    NO_DIE_AT_HOME,
    NO_FOOD_LEFT,
    SHIP_FULL,
    WARRIOR_FORBIDDEN,
)
from meadhall.games.champions.rules.runes import (
    free_rune_moves,
    free_rune_obstacle,
    rune_candidates,
    use_rune,
)
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Obstacle, Step


class AssignmentPhase(Step[ChampionsState]):
    """CHM-ASSIGN-02: in turn order, unless the players agreed to do it all at once."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        seats = seats_to_ask(state)
        if not state.options.simultaneous:
            ask_in_turn(state, seats)
        elif seats:
            state.steps.append(AssignTogether(tuple(seats), tuple(seats)))
        return True


def seats_to_ask(state: ChampionsState) -> list[int]:
    """CHM-ASSIGN-11: in turn order, those with something to assign or a free rune to use."""
    return [seat for seat in state.turn_order() if assignment_moves(state, seat) != [DONE.move]]


def ask_in_turn(state: ChampionsState, seats: list[int]) -> None:
    for seat in reversed(seats):
        state.steps.append(AssignWarriors(seat))


class Assigning(Step[ChampionsState]):
    """D-ASSIGN, in either mode.

    Dice roll after the last ``done``, so it is asked for even when nothing is left to assign.
    """

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return assignment_candidates(state, seat)

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return assignment_obstacle(state, seat, move)

    def moves(self, state: ChampionsState, seat: int) -> list[int]:
        return assignment_moves(state, seat)


class AssignWarriors(Assigning):
    """One player assigns; everyone sees it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sole_decider(self, state: ChampionsState) -> int:
        return self.seat

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            state.tell(ASSIGNMENT_DONE, seat)
            if isinstance(state.steps[-1], Resolution):
                state.steps[-1] = Resolution(seat)
        elif RUNE.has(move):
            use_rune(state, seat, RUNE.target(move))
        elif DIE.has(move):
            warrior, target = DIE.pair(move)
            assign_die(state, seat, warrior, target)
            state.tell(ASSIGNED, seat, warrior, target, 1)
        else:
            load_food(state, seat, LOAD.target(move))
            state.tell(LOADED, seat, LOAD.target(move), 1)


class AssignTogether(Assigning):
    """All assign at once: nobody sees the others' choices until all are done.

    CHM-ASSIGN-13: whoever has assigned nothing yet may demand turn order for this phase.
    """

    __slots__ = ("asked", "pending")

    def __init__(self, asked: tuple[int, ...], pending: tuple[int, ...]) -> None:
        self.asked = asked
        """All who assign in this phase."""
        self.pending = pending
        """Those of them who are not done."""

    def deciders(self, state: ChampionsState) -> list[int]:
        return list(self.pending)

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        candidates = assignment_candidates(state, seat)
        return [*candidates, DEMAND.move] if len(self.asked) > 1 else candidates

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == DEMAND.move:
            return ALREADY_ASSIGNED if has_assigned(state, seat) else None
        return assignment_obstacle(state, seat, move)

    def moves(self, state: ChampionsState, seat: int) -> list[int]:
        legal = assignment_moves(state, seat)
        if len(self.asked) > 1 and not has_assigned(state, seat):
            legal.append(DEMAND.move)
        return legal

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.tell(ASSIGNMENT_DONE, seat)
            pending = without(self.pending, seat)
            if pending:
                state.steps[-1] = AssignTogether(self.asked, pending)
            else:
                state.steps.pop()
                show_assignments(state)
                if len(self.asked) > 1:
                    state.reveal()
                else:
                    state.steps[-1] = Resolution(seat)
        elif move == DEMAND.move:
            state.steps.pop()
            state.tell(TURN_ORDER_DEMANDED, seat)
            for other in self.asked:
                take_back_assignments(state, other)
            ask_in_turn(state, seats_to_ask(state))
        elif RUNE.has(move):
            use_rune(state, seat, RUNE.target(move))
        elif DIE.has(move):
            warrior, target = DIE.pair(move)
            assign_die(state, seat, warrior, target)
            state.whisper(seat, ASSIGNED, seat, warrior, target, 1)
        else:
            load_food(state, seat, LOAD.target(move))
            state.whisper(seat, LOADED, seat, LOAD.target(move), 1)


def show_assignments(state: ChampionsState) -> None:
    """CHM-INFO-08: what was assigned in secret becomes public."""
    crews = state.crews
    for target, seat in enumerate(crews.holders):
        for warrior, n in enumerate(crews.of(target)):
            if n:
                state.tell(ASSIGNED, seat, warrior, target, n)
        if target >= FIRST_SHIP and crews.food[target - FIRST_SHIP]:
            state.tell(LOADED, seat, target - FIRST_SHIP, crews.food[target - FIRST_SHIP])


def is_assignment_hidden(state: ChampionsState) -> bool:
    """Whether players are assigning in secret right now."""
    return any(isinstance(step, AssignTogether) for step in state.steps)


def seats_assigning(state: ChampionsState) -> list[int]:
    """The seats that have not yet said done while assigning in secret."""
    for step in state.steps:
        if isinstance(step, AssignTogether):
            return list(step.pending)
    return []


# The conditions, the same in both modes


def assignment_candidates(state: ChampionsState, seat: int) -> list[int]:
    targets = [target for target in range(TARGETS) if state.crews.holders[target] == seat]
    dice = [DIE.at_pair(warrior, target) for warrior in range(WARRIOR_TYPES) for target in targets]
    food = [LOAD.at(target - FIRST_SHIP) for target in targets if target >= FIRST_SHIP]
    return [*rune_candidates(state.players[seat]), *dice, *food, DONE.move]


def assignment_obstacle(state: ChampionsState, seat: int, move: int) -> Obstacle | None:
    if move == DONE.move:
        return None
    if RUNE.has(move):
        return free_rune_obstacle(state, seat, RUNE.target(move))
    if DIE.has(move):
        warrior, target = DIE.pair(move)
        return die_obstacle(state, seat, warrior, target)
    return food_obstacle(state, seat, LOAD.target(move))


def assignment_moves(state: ChampionsState, seat: int) -> list[int]:
    """The candidates without an obstacle; only types at home are considered."""
    player = state.players[seat]
    legal = free_rune_moves(state, seat) if player.runes else []
    targets = [target for target in range(TARGETS) if state.crews.holders[target] == seat]
    for warrior in range(WARRIOR_TYPES):
        if player.warriors[warrior]:
            for target in targets:
                if die_obstacle(state, seat, warrior, target) is None:
                    legal.append(DIE.at_pair(warrior, target))
    for target in targets:
        ship = target - FIRST_SHIP
        if ship >= 0 and food_obstacle(state, seat, ship) is None:
            legal.append(LOAD.at(ship))
    legal.append(DONE.move)
    return legal


def die_obstacle(state: ChampionsState, seat: int, warrior: int, target: int) -> Obstacle | None:
    if not state.players[seat].warriors[warrior]:
        return NO_DIE_AT_HOME
    if target < FIRST_SHIP:
        forbidden = ENEMIES[state.town.enemies[target]].forbidden[warrior]
        return WARRIOR_FORBIDDEN if forbidden else None
    return SHIP_FULL if is_full(state, target - FIRST_SHIP) else None


def food_obstacle(state: ChampionsState, seat: int, ship: int) -> Obstacle | None:
    if not state.players[seat].goods[FOOD]:
        return NO_FOOD_LEFT
    return SHIP_FULL if is_full(state, ship) else None


def is_full(state: ChampionsState, ship: int) -> bool:
    """CHM-ASSIGN-05."""
    return state.crews.load(ship) >= SHIP_CAPACITY[ship]


# What the moves do


def assign_die(state: ChampionsState, seat: int, warrior: int, target: int) -> None:
    state.players[seat].warriors[warrior] -= 1
    state.own_crews().warriors[target * WARRIOR_TYPES + warrior] += 1


def load_food(state: ChampionsState, seat: int, ship: int) -> None:
    state.players[seat].goods[FOOD] -= 1
    state.own_crews().food[ship] += 1


def has_assigned(state: ChampionsState, seat: int) -> bool:
    """Whether a seat has sent out a warrior or loaded food in this phase."""
    for target, holder in enumerate(state.crews.holders):
        if holder == seat:
            if state.crews.size(target):
                return True
            if target >= FIRST_SHIP and state.crews.food[target - FIRST_SHIP]:
                return True
    return False


def take_back_assignments(state: ChampionsState, seat: int) -> None:
    """Send home all that a seat has sent out (CHM-ASSIGN-13); also before it is guessed."""
    crews = state.own_crews()
    for target, holder in enumerate(crews.holders):
        if holder == seat:
            bring_home(state, seat, target)
            if target >= FIRST_SHIP:
                state.players[seat].goods[FOOD] += crews.food[target - FIRST_SHIP]
                crews.food[target - FIRST_SHIP] = 0
