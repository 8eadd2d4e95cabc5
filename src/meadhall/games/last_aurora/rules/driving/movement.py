"""The Movement phase (LAU-MOVE)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import WHEELED_ROADS
from meadhall.games.last_aurora.content.story_book import ON_MOVE_START, ON_STAY
from meadhall.games.last_aurora.rules import obstacles
from meadhall.games.last_aurora.rules.cards import objects
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    DecontaminateForSpeed,
    PaidAbility,
    SpeedForObject,
    active_with,
    having,
)
from meadhall.games.last_aurora.rules.convoys.cargo import has_driver, spend
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.survivors import cleanse, send_away
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.speed import fuel_of, movement_points
from meadhall.games.last_aurora.rules.events import ABILITY_USED, SET_OUT, STAYED
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import ABILITY, BURN, DRIVE, GO, PLAY, STAY
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Choice, Obstacle, Step

GHOULS: Final = having(DecontaminateForSpeed)
SUPPLY_BOTS: Final = having(SpeedForObject)


class MoveTurn(Choice[AuroraState]):
    """LAU-MOVE-01: move or stay; Objects of any own turn before that."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """What others gained for their moves is gone."""
        if state.road.move_bonus:
            state.own_road().move_bonus = 0
        return False

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [STAY.move, GO.move, *objects.hand_moves(state.players[seat], PLAY)]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == STAY.move:
            return None
        if move == GO.move:
            return go_obstacle(state, seat)
        return objects.object_obstacle(state, seat, PLAY.target(move), tables.IN_ANY_TURN)

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        legal = [STAY.move]
        if go_obstacle(state, seat) is None:
            legal.append(GO.move)
        legal.extend(objects.object_moves(state, seat, tables.IN_ANY_TURN))
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if PLAY.has(move):
            objects.play_object(state, seat, PLAY.target(move))
            return
        state.steps.pop()
        state.own_road().left = ()
        if move == STAY.move:
            state.steps.append(StayHere(seat))
            meet(state, seat, ON_STAY)
        else:
            state.steps.append(Prepare(seat))
            meet(state, seat, ON_MOVE_START)


def go_obstacle(state: AuroraState, seat: int) -> Obstacle | None:
    """LAU-MOVE-02, LAU-MOVE-05, LAU-EDGE-16."""
    player = state.players[seat]
    if not fuel_of(player):
        return obstacles.NO_FUEL
    if not has_driver(state, player):
        return obstacles.NO_DRIVER
    if not WHEELED_ROADS[state.positions[seat]]:
        return obstacles.ROAD_ENDS
    return None if best_points(state, seat) > 0 else obstacles.NO_POINTS


def best_points(state: AuroraState, seat: int) -> int:
    """The points with all extra Fuel; if there are none, with all abilities and Objects too."""
    player = state.players[seat]
    points = movement_points(state, seat, min(tables.EXTRA_FUEL, fuel_of(player) - 1))
    if points > 0:
        return points
    for move in speed_abilities(state, seat):
        points += ABILITIES[ABILITY.target(move)].n
    for kind in range(tables.OBJECTS):
        points += player.hand[kind] * tables.OBJECT_SPEED[kind]
    return points


def cost_of(survivor: int) -> int:
    """What a Ghoul or a Supply Bot gives for its speed."""
    ability = ABILITIES[survivor]
    assert isinstance(ability, PaidAbility)
    return ability.cost


def speed_abilities(state: AuroraState, seat: int) -> list[int]:
    """LFS-CREW-15: Ghoul and Supply Bot, once per move."""
    player = state.players[seat]
    able: list[int] = []
    for survivor in active_with(state, player, GHOULS):
        if state.survivors.contamination[survivor] >= cost_of(survivor):
            able.append(survivor)
    if objects.has_objects(player):
        able.extend(active_with(state, player, SUPPLY_BOTS))
    return sorted([ABILITY.at(survivor) for survivor in able if survivor not in player.used])


class StayHere(Step[AuroraState]):
    """LAU-MOVE-12: a Convoy that stays triggers nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        state.steps[-1] = objects.AFTER_ACTION[self.seat][tables.IN_ANY_TURN]
        state.tell(STAYED, self.seat)
        return True


class Prepare(Choice[AuroraState]):
    """LAU-MOVE-14: Objects, abilities and extra Fuel are declared before the first step."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """LAU-MOVE-15: a Convoy that can no longer pay, drive or make a point stays."""
        if go_obstacle(state, self.seat) is None:
            return False
        self.stay(state)
        return True

    def stay(self, state: AuroraState) -> None:
        """LFS-STORY-13: a Convoy that cannot move meets the same Stories as one that stays."""
        state.steps[-1] = StayHere(self.seat)
        meet(state, self.seat, ON_STAY)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        """LAU-MOVE-15: without a point the Convoy may stay after all."""
        moves = [STAY.move] if movement_points(state, seat, 0) < 1 else []
        moves.extend([DRIVE.at(extra) for extra in range(tables.EXTRA_FUEL + 1)])
        moves.extend(speed_abilities(state, seat))
        moves.extend(objects.hand_moves(state.players[seat], PLAY))
        return moves

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if PLAY.has(move):
            return objects.object_obstacle(state, seat, PLAY.target(move), tables.BEFORE_MOVE)
        if not DRIVE.has(move):
            return None
        extra = DRIVE.target(move)
        if fuel_of(state.players[seat]) < 1 + extra:
            return obstacles.NO_FUEL_LEFT
        return obstacles.NO_POINTS_YET if movement_points(state, seat, extra) < 1 else None

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        points = movement_points(state, seat, 0)
        legal = [STAY.move] if points < 1 else []
        for extra in range(min(tables.EXTRA_FUEL + 1, fuel_of(state.players[seat]))):
            if points + extra * tables.EXTRA_FUEL_SPEED > 0:
                legal.append(DRIVE.at(extra))
        legal.extend(speed_abilities(state, seat))
        legal.extend(objects.object_moves(state, seat, tables.BEFORE_MOVE))
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if PLAY.has(move):
            objects.play_object(state, seat, PLAY.target(move))
        elif ABILITY.has(move):
            use_for_speed(state, seat, ABILITY.target(move))
        elif DRIVE.has(move):
            self.set_out(state, DRIVE.target(move))
        else:
            self.stay(state)

    def set_out(self, state: AuroraState, extra_fuel: int) -> None:
        """LAU-MOVE-15, LAU-MOVE-16."""
        seat = self.seat
        points = movement_points(state, seat, extra_fuel)
        player = state.players[seat]
        player.next_move = 0
        for card in player.markers:
            send_away(state, card)
        player.markers = ()
        state.own_road().move_bonus = 0
        state.tell(SET_OUT, seat, points)
        state.steps[-1] = Drive(seat, points)
        state.steps.append(BurnFuel(seat, 1 + extra_fuel))


def use_for_speed(state: AuroraState, seat: int, survivor: int) -> None:
    """LFS-CREW-07, LFS-CREW-11."""
    player = state.players[seat]
    player.used = (*player.used, survivor)
    state.tell(ABILITY_USED, seat, survivor)
    state.own_road().move_bonus += ABILITIES[survivor].n
    if GHOULS[survivor]:
        cleanse(state, seat, survivor, cost_of(survivor))
    else:
        state.steps.append(objects.DiscardObjects(seat, cost_of(survivor)))


class BurnFuel(FreeChoice):
    """LAU-MOVE-18: Fuel, or Food where the Truck burns it, in any mix."""

    __slots__ = ("n",)
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, state: AuroraState) -> bool:
        load = state.players[self.seat].load
        if tables.BURNS_FOOD[truck_of(state.players[self.seat])] and load[tables.FOOD]:
            if self.n:
                return False
            state.steps.pop()
            return True
        state.steps.pop()
        if self.n:
            spend(state, self.seat, tables.FUEL, self.n)
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        load = state.players[seat].load
        return [BURN.at(token) for token in (tables.FUEL, tables.FOOD) if load[token]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = BurnFuel(seat, self.n - 1)
        spend(state, seat, BURN.target(move), 1)
