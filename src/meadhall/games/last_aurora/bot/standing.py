"""How a seat of Last Aurora stands: its crew and Convoy counted, its journey looked ahead.

Cheaper than the policy's ``Outlook``, and made for positions in the middle of a turn.
"""

from typing import Final

from meadhall.games.last_aurora.bot.fighting import BASE_CHANCES
from meadhall.games.last_aurora.bot.journey import (
    AT_WORK,
    AUTOMA_HELP,
    TRACKED_DISTANCE,
    WHEELED_DISTANCE,
    WITH_HELP,
    ship_in,
)
from meadhall.games.last_aurora.bot.worth import KIND_WORTH
from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    ARMOR,
    ASGARD_ARMOR,
    BOX_FAME,
    BOX_FAME_PER_ASGARD_ARMOR,
    BOX_KIND,
    BOX_LEVEL,
    BOX_MAX,
    BOX_OBJECTS_EACH_ROUND,
    BURNS_FOOD,
    CONTAMINATION_LIMIT,
    EXHAUSTED,
    EXPLORE,
    EXTRA_FUEL,
    FIRST_TRUCK,
    FOOD,
    FUEL,
    IS_TRACKED,
    NONE,
    OBJECTS,
    REST,
    ROUNDS,
    SCRAP_WEAPON,
    SURVIVORS,
    TRUCK_SPEED,
    WEAPON,
)
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.movement import MoveTurn, Prepare
from meadhall.games.last_aurora.rules.ending import GameOver, MoveAurora
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.rounds import Turns
from meadhall.games.last_aurora.rules.state import (
    ENDING,
    EXPLORING,
    MOVING,
    RESTING,
    SETUP,
    AuroraState,
)

FINDS_FUEL: Final = 0.4
"""How likely a Convoy without Fuel finds some before it moves."""


def _mean_speed(survivor: int) -> float:
    """What a Survivor adds to a move on the average."""
    ability = ABILITIES[survivor]
    if isinstance(ability, (abilities.SpeedBonus, abilities.CopilotSpeed)):
        return float(ability.n)
    if isinstance(ability, abilities.SpeedByConvoy):
        return float(ability.by_convoy(4))
    if isinstance(
        ability, (abilities.SpeedIfBehind, abilities.SpeedIfUndamaged, abilities.SpeedForObject)
    ):
        return 0.6 * ability.n
    return 0.5 * ability.n if isinstance(ability, abilities.DecontaminateForSpeed) else 0.0


def _ability_worth(survivor: int) -> float:
    """What an ability other than speed brings in a round."""
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.LeaderToRest):
        return 1.0
    if isinstance(
        ability,
        (
            abilities.FeedFree,
            abilities.DecontaminateToRest,
            abilities.LowSlotToRest,
            abilities.Snipe,
        ),
    ):
        return 0.6
    if isinstance(
        ability,
        (
            abilities.GatherBonus,
            abilities.GatherDrawObject,
            abilities.RepairEndOfRound,
            abilities.SecondOutcome,
        ),
    ):
        return 0.5
    return 0.3 if MEAN_SPEED[survivor] == 0.0 else 0.0


MEAN_SPEED: Final[list[float]] = [_mean_speed(survivor) for survivor in range(SURVIVORS)]
ABILITY_WORTH: Final[list[float]] = [_ability_worth(survivor) for survivor in range(SURVIVORS)]
HIT_CHANCE: Final[list[float]] = [1.0 - chances[0] for chances in BASE_CHANCES]
"""For each level of a Weapon, from level 1 on."""


def phase_ahead(state: AuroraState) -> int:
    """The phase that goes on; before a round, and while its cards are laid out, the first one."""
    if state.phase == SETUP:
        return EXPLORING
    if state.phase == ENDING:
        for step in state.steps:
            if isinstance(step, (MoveAurora, GameOver)):
                return ENDING
        return EXPLORING
    return state.phase


class Muster:
    """Crew and Convoy of a seat, counted once."""

    __slots__ = (
        "abilities", "armour", "asgard", "awake", "cards", "damaged", "dying", "fame_of_boxes",
        "gun_chance", "guns", "healthy", "hungry", "hungry_speed", "idle", "idle_strength",
        "levels", "mean_speed", "object_worth", "objects", "objects_each_round", "sick", "speed",
        "strength", "whole",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int) -> None:
        self.count_objects(state.players[seat])
        self.count_boxes(state, state.players[seat])
        self.count_crew(state, seat)

    def count_objects(self, player: Player) -> None:
        self.objects = 0
        self.object_worth = 0.0
        hand = player.hand
        for kind in range(OBJECTS):
            if hand[kind]:
                self.objects += hand[kind]
                self.object_worth += hand[kind] * KIND_WORTH[kind]

    def count_boxes(self, state: AuroraState, player: Player) -> None:
        damaged = state.damaged
        self.cards = 0
        self.whole = 0
        self.damaged = 0
        self.armour = 0
        self.asgard = 0
        self.guns = 0
        self.levels = 0
        self.gun_chance = 0.0
        self.objects_each_round = 0
        points = 0
        points_for_asgard = 0
        for place in range(len(player.convoy)):
            if player.convoy[place] == NONE:
                continue
            self.cards += 1
            hits = 0
            for box in boxes_at(player, place):
                kind = BOX_KIND[box]
                if kind == ASGARD_ARMOR:
                    self.asgard += 1
                if damaged[box]:
                    hits += 1
                elif kind in (ARMOR, ASGARD_ARMOR):
                    self.armour += 1
                elif kind in (WEAPON, SCRAP_WEAPON):
                    self.levels += BOX_LEVEL[box]
                    if box not in player.fired:
                        self.guns += 1
                        self.gun_chance += HIT_CHANCE[BOX_LEVEL[box] - 1]
                elif BOX_FAME_PER_ASGARD_ARMOR[box]:
                    points_for_asgard += BOX_MAX[box]
                else:
                    points += BOX_FAME[box]
                    self.objects_each_round += BOX_OBJECTS_EACH_ROUND[box]
            self.damaged += hits
            if not hits:
                self.whole += 1
        self.fame_of_boxes = points + min(points_for_asgard, self.asgard)

    def count_crew(self, state: AuroraState, seat: int) -> None:
        """Who is awake after the next rest, and who can explore now."""
        phase = phase_ahead(state)
        before_rest = phase <= RESTING
        explores = phase == EXPLORING
        if state.phase == EXPLORING and state.players[seat].has_passed:
            explores = False
        self.healthy = 0
        self.sick = 0
        self.dying = 0
        self.awake = 0
        self.strength = 0
        self.hungry = 0
        self.idle = 0
        self.speed = 0.0
        self.hungry_speed = 0.0
        self.mean_speed = 0.0
        self.abilities = 0.0
        for survivor in state.players[seat].crew:
            counters = state.survivors.contamination[survivor]
            if counters == 0:
                self.healthy += 1
            else:
                self.sick += counters
                if counters + 1 >= CONTAMINATION_LIMIT[survivor]:
                    self.dying += 1
            zone = state.survivors.zones[survivor]
            strength = max(0, EXPLORE[survivor] - counters)
            speed = MEAN_SPEED[survivor]
            self.abilities += ABILITY_WORTH[survivor]
            self.mean_speed += speed
            if zone == ACTIVE or (zone == REST and before_rest):
                self.awake += 1
                self.strength += strength
                if speed > 0.0:
                    self.speed += self.speed_now(state, seat, survivor)
            elif zone == EXHAUSTED and before_rest:
                self.hungry += 1
                if speed > 0.0:
                    self.hungry_speed += self.speed_now(state, seat, survivor)
            if explores and zone == ACTIVE and survivor not in state.zone.explorers:
                self.idle += 1

    def speed_now(self, state: AuroraState, seat: int, survivor: int) -> float:
        """What an Active Survivor adds to the next move."""
        ability = ABILITIES[survivor]
        if isinstance(ability, abilities.SpeedBonus):
            return float(ability.n)
        if isinstance(ability, abilities.SpeedByConvoy):
            return float(ability.by_convoy(self.cards))
        if isinstance(ability, abilities.SpeedIfUndamaged):
            return 0.0 if self.damaged else float(ability.n)
        if isinstance(ability, abilities.DecontaminateForSpeed):
            return float(ability.n) if state.survivors.contamination[survivor] else 0.0
        if isinstance(ability, abilities.SpeedForObject):
            return float(ability.n) if self.objects else 0.0
        behind = 0
        own = PROGRESS[state.positions[seat]]
        for space in state.positions:
            if PROGRESS[space] - own > behind:
                behind = PROGRESS[space] - own
        if isinstance(ability, abilities.CopilotSpeed):
            return float(ability.n + (ability.extra if behind >= ability.gap else 0))
        return float(ability.n) if behind else 0.0


class Journey:
    """How far a Convoy will come, at its pace and up to the likely end of the game."""

    __slots__ = (
        "fuel", "is_still_to_move", "moves", "pace", "phase", "points", "prepared", "reach",
        "rounds_left", "ship",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int, muster: Muster) -> None:
        player = state.players[seat]
        truck = player.convoy[0] - FIRST_TRUCK
        self.fuel = player.load[FUEL]
        if BURNS_FOOD[truck]:
            self.fuel += player.load[FOOD]
        self.pace = TRUCK_SPEED[truck] + AT_WORK * muster.mean_speed + WITH_HELP
        self.phase = phase_ahead(state)
        self.is_still_to_move = self.phase < MOVING
        self.prepared = 0
        self.points = 0.0
        """Those of this round's move, or what is left of them on the road."""
        if state.phase == MOVING:
            self.look_at_move(state, seat)
        reach = self.points
        if self.is_still_to_move:
            speed = muster.speed
            if muster.hungry:
                speed += muster.hungry_speed * min(1.0, player.load[FOOD] / muster.hungry)
            points = TRUCK_SPEED[truck] + speed + player.next_move + self.prepared
            points -= state.road.storm[state.order.index(seat)]
            if not self.fuel:
                points *= FINDS_FUEL if self.phase == EXPLORING else 0.0
            self.points = max(0.0, points)
            reach = self.points + max(0, min(EXTRA_FUEL, self.fuel - 1))
        table = TRACKED_DISTANCE if IS_TRACKED[truck] else WHEELED_DISTANCE
        distances = table[state.positions[seat]]
        self.reach = reach - distances[state.road.aurora]
        """Spaces to spare if the Convoy makes for the ship in this round."""
        self.ship = self.reach
        """The same in the best round to come."""
        boards = ROUNDS
        for number in range(ROUNDS, state.round, -1):
            way = self.points + self.pace * (number - state.round)
            spare = way - distances[ship_in(state, number)]
            if spare >= 0.0:
                boards = number
            if spare > self.ship:
                self.ship = spare
        if self.reach >= 0.0:
            boards = state.round
        self.rounds_left = max(0, min(boards, round_of_others(state, seat)) - state.round)
        self.moves = self.rounds_left + (1 if self.is_still_to_move else 0)

    def look_at_move(self, state: AuroraState, seat: int) -> None:
        """In the Movement phase: whether the own move is to come, prepared or under way."""
        for step in state.steps:
            if isinstance(step, Turns):
                self.is_still_to_move = state.order.index(seat) >= step.place
            elif isinstance(step, (MoveTurn, Prepare)):
                if step.seat == seat:
                    self.is_still_to_move = True
                    if isinstance(step, Prepare):
                        self.prepared = state.road.move_bonus
            elif isinstance(step, Drive) and step.seat == seat:
                self.points = float(max(0, step.points_left(state)))


def round_of_others(state: AuroraState, seat: int) -> int:
    """The round in which the leader of the others is likely to catch the ship."""
    if state.road.aurora in state.positions:
        return state.round
    best = NONE
    for other in range(len(state.positions)):
        if other != seat and (
            best == NONE or PROGRESS[state.positions[other]] > PROGRESS[state.positions[best]]
        ):
            best = other
    if best == NONE:
        return ROUNDS
    if state.is_automa(best):
        pace = LEVEL_SPEED[state.the_automa().level - 1] + AUTOMA_HELP
    else:
        player = state.players[best]
        pace = TRUCK_SPEED[player.convoy[0] - FIRST_TRUCK] + WITH_HELP
        for survivor in player.crew:
            pace += AT_WORK * MEAN_SPEED[survivor]
    moves = 1 if phase_ahead(state) < MOVING else 0
    progress = PROGRESS[state.positions[best]]
    for number in range(state.round, ROUNDS):
        if progress + pace * (number - state.round + moves) >= PROGRESS[ship_in(state, number)]:
            return number
    return ROUNDS
