"""The features that show how well a player of Last Aurora stands, in groups.

Most of them look ahead: how far the Convoy will come, who will be awake, what the guns will hit. A
move that is under way, a meal that can be paid or an action that has not been taken yet counts
nearly as much as its result, so a position changes little while a plan is carried out.

Between players only differences count, so each seat is looked at by itself. In a solo game the
Automa is the measure: the last group is about it, and 0 in all other games.

Plain factors only bring the features to a similar size; what each counts is in the weights.
"""

from typing import Final

from meadhall.games.last_aurora.bot.journey import (
    automa_pace,
    is_turn_to_come,
    phase_ahead,
    ship_in,
)
from meadhall.games.last_aurora.bot.standing import (
    SURE,
    Standing,
    chance_to_board,
    chance_with,
    may_still_fire,
    points_for_boarding,
    points_if_left_behind,
    score_in_sight,
    score_now,
)
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.road import PROGRESS, REGION
from meadhall.games.last_aurora.content.tables import AMMO, AUTOMA, FOOD, FUEL, SURVIVOR
from meadhall.games.last_aurora.rules.automa.turns import MOST_EXTRA
from meadhall.games.last_aurora.rules.convoys.convoy import power
from meadhall.games.last_aurora.rules.convoys.damage import SufferDamage
from meadhall.games.last_aurora.rules.driving.speed import is_tracked
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.fighting.enemies import boxes_left, foes_near
from meadhall.games.last_aurora.rules.modules.pvp import DODGE_TRACK
from meadhall.games.last_aurora.rules.pieces import Automa
from meadhall.games.last_aurora.rules.rounds import Turns
from meadhall.games.last_aurora.rules.scoring import AUTOMA_CARDS_PER_POINT, AUTOMA_LOOT_POINTS
from meadhall.games.last_aurora.rules.state import (
    ENDING,
    EXPLORING,
    FIRING,
    MOVING,
    OVER,
    RESTING,
    AuroraState,
)
from meadhall.kernel.evaluation import Evaluation, FigureGroup
from meadhall.kernel.state import Choice, State

Group = FigureGroup[Standing]


# Score


class Score(Group):
    NAMES = (
        "score_in_sight", "score_now", "fame", "healthy_survivors", "fame_of_boxes", "aboard",
        "points_if_nobody_boards",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        state, muster = standing.state, standing.muster
        is_aboard = standing.space == state.road.aurora
        is_reached = state.road.aurora in state.positions
        return [
            0.2 * score_in_sight(standing) - 5.0,
            0.2 * score_now(standing) - 4.0,
            0.2 * state.fame[standing.seat],
            0.5 * muster.healthy,
            float(muster.fame_of_boxes),
            0.25 * points_for_boarding(standing) if is_aboard else 0.0,
            0.0 if is_reached else 0.25 * points_if_left_behind(standing),
        ]


# Journey


class Road(Group):
    NAMES = (
        "progress", "ship_in_sight", "ship_this_round", "points_of_this_move", "tracks",
        "fuel_for_the_moves", "fuel_to_burn", "no_fuel_now", "turn_order", "on_turn",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        state, seat, journey = standing.state, standing.seat, standing.journey
        moves = journey.moves
        for_moves = min(journey.fuel, moves)
        to_burn = min(journey.fuel - for_moves, tables.EXTRA_FUEL * moves)
        is_stuck = journey.fuel == 0 and moves > journey.rounds_left
        step = state.steps[-1] if state.steps else None
        return [
            0.2 * (PROGRESS[standing.space] - 15),
            chance_to_board(standing),
            chance_with(journey.reach),
            0.2 * journey.points,
            1.0 if is_tracked(standing.player) else 0.0,
            0.5 * for_moves,
            0.5 * to_burn,
            1.0 if is_stuck else 0.0,
            state.order.index(seat) / max(1, len(state.order) - 1),
            1.0 if isinstance(step, Choice) and step.seat == seat else 0.0,
        ]


# Crew and Convoy


class Survivors(Group):
    NAMES = (
        "survivors", "awake_next_round", "strength_next_round", "hungry", "food_in_store", "sick",
        "dying", "abilities", "actions_left",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        muster, load = standing.muster, standing.player.load
        rounds = standing.journey.rounds_left
        meals = min(load[FOOD], muster.hungry)
        return [
            0.5 * load[SURVIVOR],
            0.5 * (muster.awake + meals) if rounds else 0.0,
            0.2 * muster.strength if rounds else 0.0,
            0.5 * (muster.hungry - meals) if rounds else 0.0,
            0.3 * min(load[FOOD] - meals, 3 * rounds),
            0.5 * muster.sick,
            float(muster.dying),
            0.1 * muster.abilities * rounds,
            0.5 * actions_left(standing),
        ]


def actions_left(standing: Standing) -> int:
    """Survivors who can explore, and explorers who have not acted."""
    state = standing.state
    actions = standing.muster.idle
    if state.zone.explorers and state.zone.explorers[0] in standing.player.crew:
        actions += 1
        for step in state.steps:
            if isinstance(step, TakeActions) and step.has_acted:
                actions -= 1
    return actions


class Crews(Group):
    """Which crew the Survivors are from."""

    NAMES = tuple(tables.CREW_IDS)

    def values(self, standing: Standing) -> list[float]:
        own = [0.0] * len(tables.CREW_IDS)
        for crew, survivors in enumerate(tables.CREWS):
            for survivor in survivors:
                if survivor in standing.player.crew:
                    own[crew] += 0.5
        return own


class Convoy(Group):
    NAMES = (
        "cards", "power", "room", "beds", "armour", "damage", "guns", "objects", "stories_kept",
        "missions",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        player, muster = standing.player, standing.muster
        rounds = standing.journey.rounds_left
        load = player.load
        room = player.room[-1] - (load[SURVIVOR] + load[FUEL] + load[FOOD] + load[AMMO])
        beds = player.room[1 << SURVIVOR] - load[SURVIVOR]
        stories = len(player.tales) + len(player.kept) - player.kept.count(tables.NONE)
        return [
            0.3 * muster.cards,
            0.3 * power(player) if rounds else 0.0,
            0.2 * min(5, room) if rounds else 0.0,
            0.5 * min(2, beds) if rounds else 0.0,
            0.2 * muster.armour,
            0.3 * muster.damaged,
            0.1 * muster.levels * rounds,
            0.4 * (muster.object_worth + muster.objects_each_round * rounds),
            0.5 * stories,
            0.5 * len(player.missions),
        ]


# Fights

LOOT_WORTH: Final[list[float]] = [2.6, 1.1, 1.0, 1.0]
"""What the Target spaces of an Enemy bring."""


class Enemies(Group):
    NAMES = (
        "ammo", "hits_in_sight", "loot_in_sight", "enemies_near", "attack_to_suffer",
        "ambush_to_suffer", "damage_to_place",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        state, seat, muster = standing.state, standing.seat, standing.muster
        ammo = standing.player.load[AMMO]
        near = foes_near(state, seat)
        is_target = standing.journey.phase <= FIRING and not standing.player.is_hidden
        attack = 0
        loot = 0.0
        for foe in near:
            if is_target and not foe.is_new:
                attack += tables.ATTACK[foe.card - tables.FIRST_ENEMY]
            if seat in foe.targets:
                loot += LOOT_WORTH[foe.targets.index(seat)] * 2.0 / (1.0 + boxes_left(foe))
        loaded = min(1.0, (ammo + 0.5 * muster.objects) / max(1, muster.guns))
        return [
            0.3 * min(ammo, 3 + standing.journey.rounds_left),
            muster.gun_chance * loaded if near and may_still_fire(standing) else 0.0,
            0.5 * loot,
            0.5 * len(near),
            0.3 * attack,
            0.5 * ambush_to_suffer(standing),
            0.5 * damage_to_place(standing),
        ]


def ambush_to_suffer(standing: Standing) -> int:
    """LAU-FIRE-02: lurking Enemies enter the region of the leader."""
    lurking = standing.state.fight.lurking
    if not lurking:
        return 0
    entered = max([REGION[space] for space in standing.state.positions])
    return len(lurking) if REGION[standing.space] == entered else 0


def damage_to_place(standing: Standing) -> int:
    """Damage counters that have to be put on the Convoy now."""
    damage = 0
    for step in standing.state.steps:
        if isinstance(step, SufferDamage) and step.seat == standing.seat:
            damage += step.n
    return damage


class Opponents(Group):
    NAMES = ("rivals_near", "attack_track", "dodge_track", "mines_ahead")

    def values(self, standing: Standing) -> list[float]:
        state, seat = standing.state, standing.seat
        mines = 0.3 * mines_ahead(standing)
        if not state.options.pvp:
            return [0.0, 0.0, 0.0, mines]
        region = REGION[standing.space]
        rivals = -1  # The seat itself is in its region, too.
        for space in state.positions:
            if REGION[space] == region:
                rivals += 1
        fight = state.fight
        dodge = DODGE_TRACK[fight.dodge_marks[seat]]
        return [0.5 * rivals, 0.5 * fight.attack_marks[seat], 0.5 * dodge, mines]


def mines_ahead(standing: Standing) -> int:
    """The mines of others on the road ahead."""
    road = standing.state.road
    mines = 0
    for place, space in enumerate(road.mines):
        is_ahead = PROGRESS[space] > PROGRESS[standing.space]
        if is_ahead and road.mine_owners[place] != standing.seat:
            mines += 1
    return mines


# The solo game


class Bias(Group):
    NAMES = ("bias",)

    def values(self, standing: Standing) -> list[float]:
        return [1.0]


AUTOMA_FINDS_FUEL: Final = 0.7
"""How often the Automa finds Fuel in a round."""


class AgainstAutoma(Group):
    """LAU-AUTO-11: how far the player is ahead of the Automa, and what it will do."""

    NAMES = (
        "lead_over_automa", "lead_in_sight", "automa_boards", "automa_speed", "automa_fuel",
        "automa_survivors", "automa_actions",
    )  # fmt: skip

    def values(self, standing: Standing) -> list[float]:
        state, journey = standing.state, standing.journey
        automa = state.automa
        if automa is None:
            return [0.0] * len(self.NAMES)
        certain = state.fame[AUTOMA] + certain_points_of_automa(automa)
        boarding = tables.BOARDING_FAME + automa.load[SURVIVOR]
        progress = float(PROGRESS[state.positions[AUTOMA]])
        score = certain + progress
        moves = journey.rounds_left + (1 if is_automa_to_move(standing) else 0)
        found = AUTOMA_FINDS_FUEL * journey.rounds_left
        driven = min(float(moves), automa.load[FUEL] + found)
        progress += driven * automa_pace(state) + (moves - driven)
        ship = PROGRESS[ship_in(state, state.round + journey.rounds_left)]
        boards = chance_with((progress - ship) / SURE)
        if state.positions[AUTOMA] == state.road.aurora:
            boards = 1.0
            score += boarding
        in_sight = certain + min(progress, float(ship)) + boards * boarding
        actions = len(automa.hand) + automa.extra + min(automa.load[FOOD], MOST_EXTRA)
        return [
            0.15 * (score_now(standing) - score),
            0.15 * (score_in_sight(standing) - in_sight),
            boards,
            0.1 * LEVEL_SPEED[automa.level - 1] * moves,
            0.5 * min(automa.load[FUEL], moves),
            0.5 * automa.load[SURVIVOR],
            0.3 * actions if journey.rounds_left else 0.0,
        ]


def certain_points_of_automa(automa: Automa) -> int:
    """Its points besides Fame, progress and boarding."""
    cards = (len(automa.objects) + len(automa.cards)) // AUTOMA_CARDS_PER_POINT
    return automa.load[SURVIVOR] + cards + AUTOMA_LOOT_POINTS * len(automa.loot)


def is_automa_to_move(standing: Standing) -> bool:
    """Whether its move of this round is still to come."""
    phase = standing.journey.phase
    return phase < MOVING or (phase == MOVING and is_turn_to_come(standing.state, AUTOMA))


# All together

GROUPS: Final[list[Group]] = [
    Score(), Road(), Survivors(), Crews(), Convoy(), Enemies(), Opponents(), Bias(),
    AgainstAutoma(),
]  # fmt: skip
FIGURES: Final[list[str]] = [name for group in GROUPS for name in group.NAMES]

PHASE_BEGINS: Final[list[float]] = [0.0, 0.0, 0.5, 0.6, 0.8, 0.95]
"""How much of a round is over when each phase begins."""


class LastAuroraEvaluation(Evaluation):
    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, AuroraState)
        standing = Standing(state, seat)
        figures: list[float] = []
        for group in GROUPS:
            figures += group.values(standing)
        return figures

    def progress(self, state: State) -> float:
        """Each round a sixth; a Convoy at the ship makes this round the last one."""
        assert isinstance(state, AuroraState)
        if state.phase == OVER:
            return 1.0
        part = part_of_round(state)
        if state.road.aurora in state.positions:
            return 1.0 - (1.0 - part) / tables.ROUNDS
        return (state.round - 1 + part) / tables.ROUNDS


def part_of_round(state: AuroraState) -> float:
    """By phases, and within a phase by the turns that are over."""
    if state.phase == EXPLORING:
        passed = 0
        for player in state.players:
            if player.has_passed:
                passed += 1
        return PHASE_BEGINS[RESTING] * passed / (len(state.players) + 1)
    phase = phase_ahead(state)
    part = PHASE_BEGINS[phase]
    if RESTING <= phase < ENDING:
        turns = len(state.order)
        for step in state.steps:
            if isinstance(step, Turns):
                turns = max(0, step.place - 1)
        part += (PHASE_BEGINS[phase + 1] - part) * turns / (len(state.order) + 1)
    return part
