"""What tells how well a player of Last Aurora stands; fitted weights say what it counts.

Most of it is a look ahead: how far the Convoy will come, who will be awake, what the guns will
hit. A move that is under way, a meal that can be paid or an action that has not been taken yet
counts nearly as much as its result, so a position changes little while a plan is carried out.

Between players only differences count; so what a seat has stands for itself. Alone at the table
the Automa is the measure: the last group is about it, and 0 for all others.
"""

from typing import Final

from meadhall.games.last_aurora.bot.journey import AUTOMA_HELP, ship_in
from meadhall.games.last_aurora.bot.standing import Journey, Muster, phase_ahead
from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.road import PROGRESS, REGION
from meadhall.games.last_aurora.content.tables import (
    AMMO,
    ATTACK,
    AUTOMA,
    BOARDING_FAME,
    CREW_IDS,
    CREWS,
    EXTRA_FUEL,
    FIRST_ENEMY,
    FIRST_TRUCK,
    FOOD,
    FUEL,
    IS_TRACKED,
    NONE,
    ROUNDS,
    SURVIVOR,
    TOKENS,
    TRUCK_POWER,
)
from meadhall.games.last_aurora.rules.automa.turns import MOST_EXTRA
from meadhall.games.last_aurora.rules.convoys.damage import SufferDamage
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.fighting.enemies import boxes_left
from meadhall.games.last_aurora.rules.fighting.fire import FireTurn
from meadhall.games.last_aurora.rules.modules.pvp import DODGE_TRACK
from meadhall.games.last_aurora.rules.rounds import Turns
from meadhall.games.last_aurora.rules.scoring import (
    AUTOMA_CARDS_PER_POINT,
    AUTOMA_LOOT_POINTS,
    RESOURCES_PER_POINT,
)
from meadhall.games.last_aurora.rules.state import (
    ENDING,
    EXPLORING,
    FIRING,
    MOVING,
    OVER,
    RESTING,
    AuroraState,
)
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import Choice, State

SCORE_FIGURES: Final = [
    "score_in_sight", "score_now", "fame", "healthy_survivors", "fame_of_boxes", "aboard",
    "points_if_nobody_boards",
]  # fmt: skip
JOURNEY_FIGURES: Final = [
    "progress", "ship_in_sight", "ship_this_round", "points_of_this_move", "tracks",
    "fuel_for_the_moves", "fuel_to_burn", "no_fuel_now", "turn_order", "on_turn",
]  # fmt: skip
CREW_FIGURES: Final = [
    "survivors", "awake_next_round", "strength_next_round", "hungry", "food_in_store", "sick",
    "dying", "abilities", "actions_left", *CREW_IDS,
]  # fmt: skip
CONVOY_FIGURES: Final = [
    "cards", "power", "room", "beds", "armour", "damage", "guns", "objects", "stories_kept",
    "missions",
]  # fmt: skip
FIGHT_FIGURES: Final = [
    "ammo", "hits_in_sight", "loot_in_sight", "enemies_near", "attack_to_suffer",
    "ambush_to_suffer", "damage_to_place", "rivals_near", "attack_track", "dodge_track",
    "mines_ahead",
]  # fmt: skip
AUTOMA_FIGURES: Final = [
    "bias", "lead_over_automa", "lead_in_sight", "automa_boards", "automa_speed", "automa_fuel",
    "automa_survivors", "automa_actions",
]  # fmt: skip
FIGURES: Final[list[str]] = [
    *SCORE_FIGURES, *JOURNEY_FIGURES, *CREW_FIGURES, *CONVOY_FIGURES, *FIGHT_FIGURES,
    *AUTOMA_FIGURES,
]  # fmt: skip

AUTOMA_FINDS_FUEL: Final = 0.7
"""How often the Automa finds Fuel in a round."""
SURE: Final = 3.0
"""So many spaces to spare, or lacking, settle whether a Convoy catches the ship."""
LOOT_WORTH: Final[list[float]] = [2.6, 1.1, 1.0, 1.0]
"""What the Target spaces of an Enemy bring."""
ANY_TOKEN: Final = (1 << TOKENS) - 1
"""The room for tokens of all kinds."""
PHASE_BEGINS: Final[list[float]] = [0.0, 0.0, 0.5, 0.6, 0.8, 0.95]
"""How much of a round is over when each phase begins."""


class LastAuroraEvaluation(Evaluation):
    """Looks at one seat at a time; five groups of figures and one about the Automa."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, AuroraState)
        muster = Muster(state, seat)
        journey = Journey(state, seat, muster)
        figures = score_figures(state, seat, muster, journey)
        add_journey(state, seat, journey, figures)
        add_crew(state, seat, muster, journey, figures)
        add_convoy(state, seat, muster, journey, figures)
        add_fight(state, seat, muster, journey, figures)
        add_automa(state, seat, muster, journey, figures)
        return figures

    def progress(self, state: State) -> float:
        """Each round a sixth; a Convoy at the ship makes this round the last one."""
        assert isinstance(state, AuroraState)
        if state.phase == OVER:
            return 1.0
        phase = phase_ahead(state)
        part = PHASE_BEGINS[phase]
        if state.phase == EXPLORING:
            passed = 0
            for player in state.players:
                if player.has_passed:
                    passed += 1
            part = PHASE_BEGINS[RESTING] * passed / (len(state.players) + 1)
        elif RESTING <= phase < ENDING:
            whole = PHASE_BEGINS[phase + 1] - part
            turns = len(state.order)
            for step in state.steps:
                if isinstance(step, Turns):
                    turns = max(0, step.place - 1)
            part += whole * turns / (len(state.order) + 1)
        if state.road.aurora in state.positions:
            return 1.0 - (1.0 - part) / ROUNDS
        return (state.round - 1 + part) / ROUNDS


# The groups


def within(value: float, low: float, high: float) -> float:
    return low if value < low else high if value > high else value


def score_figures(state: AuroraState, seat: int, muster: Muster, journey: Journey) -> list[float]:
    is_aboard = state.positions[seat] == state.road.aurora
    is_reached = is_aboard or state.road.aurora in state.positions
    return [
        0.2 * score_in_sight(state, seat, muster, journey) - 5.0,
        0.2 * score_now(state, seat, muster) - 4.0,
        0.2 * state.fame[seat],
        0.5 * muster.healthy,
        float(muster.fame_of_boxes),
        0.25 * (BOARDING_FAME + state.players[seat].load[SURVIVOR]) if is_aboard else 0.0,
        0.0 if is_reached else 0.25 * points_if_left_behind(state, seat, muster),
    ]


def points_if_left_behind(state: AuroraState, seat: int, muster: Muster) -> float:
    """LAU-SCORE-06."""
    load = state.players[seat].load
    return (load[FUEL] + load[FOOD] + load[AMMO]) / RESOURCES_PER_POINT + muster.whole


def score_now(state: AuroraState, seat: int, muster: Muster) -> float:
    """LAU-SCORE, if the game ended now; progress from the start, not from the last Convoy."""
    score = float(state.fame[seat] + muster.healthy + muster.fame_of_boxes)
    score += PROGRESS[state.positions[seat]]
    if state.positions[seat] == state.road.aurora:
        return score + BOARDING_FAME + state.players[seat].load[SURVIVOR]
    if state.road.aurora in state.positions:
        return score
    return score + points_if_left_behind(state, seat, muster)


def score_in_sight(state: AuroraState, seat: int, muster: Muster, journey: Journey) -> float:
    """The same at the likely end of the game, with all that is certain today."""
    score = float(state.fame[seat] + muster.healthy + muster.fame_of_boxes)
    score += progress_in_sight(state, seat, journey)
    boards = catches(state, seat, journey)
    score += boards * (BOARDING_FAME + state.players[seat].load[SURVIVOR])
    if state.road.aurora not in state.positions:
        score += (1.0 - boards) * points_if_left_behind(state, seat, muster)
    return score


def catches(state: AuroraState, seat: int, journey: Journey) -> float:
    """How likely a Convoy is aboard when the game ends."""
    if state.positions[seat] == state.road.aurora:
        return 1.0
    spare = journey.reach if state.road.aurora in state.positions else journey.ship
    return within(0.5 + 0.5 * spare / SURE, 0.0, 1.0)


def progress_in_sight(state: AuroraState, seat: int, journey: Journey) -> float:
    way = journey.points + journey.pace * journey.rounds_left
    last = PROGRESS[ship_in(state, state.round + journey.rounds_left)]
    return min(float(last), PROGRESS[state.positions[seat]] + way)


def add_journey(state: AuroraState, seat: int, journey: Journey, figures: list[float]) -> None:
    player = state.players[seat]
    moves = journey.moves
    for_moves = min(journey.fuel, moves)
    is_stuck = journey.fuel == 0 and moves > journey.rounds_left
    figures.append(0.2 * (PROGRESS[state.positions[seat]] - 15))
    figures.append(catches(state, seat, journey))
    figures.append(within(0.5 + 0.5 * journey.reach, 0.0, 1.0))
    figures.append(0.2 * journey.points)
    figures.append(1.0 if IS_TRACKED[player.convoy[0] - FIRST_TRUCK] else 0.0)
    figures.append(0.5 * for_moves)
    figures.append(0.5 * min(journey.fuel - for_moves, EXTRA_FUEL * moves))
    figures.append(1.0 if is_stuck else 0.0)
    figures.append(state.order.index(seat) / max(1, len(state.order) - 1))
    step = state.steps[-1] if state.steps else None
    figures.append(1.0 if isinstance(step, Choice) and step.seat == seat else 0.0)


def add_crew(
    state: AuroraState, seat: int, muster: Muster, journey: Journey, figures: list[float]
) -> None:
    player = state.players[seat]
    food = player.load[FOOD]
    rounds = journey.rounds_left
    meals = min(food, muster.hungry)
    actions = float(muster.idle)
    if state.zone.explorers and state.zone.explorers[0] in player.crew:
        actions += 1.0
        for step in state.steps:
            if isinstance(step, TakeActions) and step.has_acted:
                actions -= 1.0
    figures.append(0.5 * player.load[SURVIVOR])
    figures.append(0.5 * (muster.awake + meals) if rounds else 0.0)
    figures.append(0.2 * muster.strength if rounds else 0.0)
    figures.append(0.5 * (muster.hungry - meals) if rounds else 0.0)
    figures.append(0.3 * min(food - meals, 3 * rounds))
    figures.append(0.5 * muster.sick)
    figures.append(float(muster.dying))
    figures.append(0.1 * muster.abilities * rounds)
    figures.append(0.5 * actions)
    own = [0.0] * len(CREW_IDS)
    for crew in range(len(CREWS)):
        for survivor in CREWS[crew]:
            if survivor in player.crew:
                own[crew] += 0.5
    figures.extend(own)


def add_convoy(
    state: AuroraState, seat: int, muster: Muster, journey: Journey, figures: list[float]
) -> None:
    player = state.players[seat]
    rounds = journey.rounds_left
    load = player.load
    used = load[SURVIVOR] + load[FUEL] + load[FOOD] + load[AMMO]
    stories = len(player.tales)
    for story in player.kept:
        if story != NONE:
            stories += 1
    figures.append(0.3 * muster.cards)
    figures.append(0.3 * TRUCK_POWER[player.convoy[0] - FIRST_TRUCK] if rounds else 0.0)
    figures.append(0.2 * min(5, player.room[ANY_TOKEN] - used) if rounds else 0.0)
    figures.append(0.5 * min(2, player.room[1 << SURVIVOR] - load[SURVIVOR]) if rounds else 0.0)
    figures.append(0.2 * muster.armour)
    figures.append(0.3 * muster.damaged)
    figures.append(0.1 * muster.levels * rounds)
    figures.append(0.4 * (muster.object_worth + muster.objects_each_round * rounds))
    figures.append(0.5 * stories)
    figures.append(0.5 * len(player.missions))


def add_fight(
    state: AuroraState, seat: int, muster: Muster, journey: Journey, figures: list[float]
) -> None:
    player = state.players[seat]
    region = REGION[state.positions[seat]]
    fires = may_still_fire(state, seat, journey.phase)
    loaded = min(1.0, (player.load[AMMO] + 0.5 * muster.objects) / max(1, muster.guns))
    near = 0
    attack = 0
    loot = 0.0
    for foe in state.fight.foes:
        left = boxes_left(foe)
        if foe.region != region or not left:
            continue
        near += 1
        if not foe.is_new and journey.phase <= FIRING and not player.is_hidden:
            attack += ATTACK[foe.card - FIRST_ENEMY]
        if seat in foe.targets:
            loot += LOOT_WORTH[foe.targets.index(seat)] * 2.0 / (1.0 + left)
    rivals = 0
    dodge = 0
    if state.options.pvp:
        dodge = DODGE_TRACK[state.fight.dodge_marks[seat]]
        for other in range(len(state.positions)):
            if other != seat and REGION[state.positions[other]] == region:
                rivals += 1
    ambush = 0
    if state.fight.lurking and region == region_of_leader(state):
        ambush = len(state.fight.lurking)
    damage = 0
    for step in state.steps:
        if isinstance(step, SufferDamage) and step.seat == seat:
            damage += step.n
    mines = 0
    for place in range(len(state.road.mines)):
        is_ahead = PROGRESS[state.road.mines[place]] > PROGRESS[state.positions[seat]]
        if is_ahead and state.road.mine_owners[place] != seat:
            mines += 1
    figures.append(0.3 * min(player.load[AMMO], 3 + journey.rounds_left))
    figures.append(muster.gun_chance * loaded if fires and near else 0.0)
    figures.append(0.5 * loot)
    figures.append(0.5 * near)
    figures.append(0.3 * attack)
    figures.append(0.5 * ambush)
    figures.append(0.5 * damage)
    figures.append(0.5 * rivals)
    figures.append(0.5 * state.fight.attack_marks[seat] if state.options.pvp else 0.0)
    figures.append(0.5 * dodge)
    figures.append(0.3 * mines)


def may_still_fire(state: AuroraState, seat: int, phase: int) -> bool:
    """Whether the own turn to fire in this round is to come or under way."""
    if phase != FIRING:
        return phase < FIRING
    for step in state.steps:
        if isinstance(step, Turns):
            if state.order.index(seat) >= step.place:
                return True
        elif isinstance(step, FireTurn) and step.seat == seat:
            return True
    return False


def region_of_leader(state: AuroraState) -> int:
    """LAU-FIRE-02: where lurking Enemies enter."""
    region = 0
    for space in state.positions:
        region = max(region, REGION[space])
    return region


def add_automa(
    state: AuroraState, seat: int, muster: Muster, journey: Journey, figures: list[float]
) -> None:
    """LAU-AUTO-11: how far the human is ahead of its score, and what it will do."""
    figures.append(1.0)
    automa = state.automa
    if automa is None:
        for _ in range(len(AUTOMA_FIGURES) - 1):
            figures.append(0.0)
        return
    survivors = automa.load[SURVIVOR]
    cards = (len(automa.objects) + len(automa.cards)) // AUTOMA_CARDS_PER_POINT
    certain = state.fame[AUTOMA] + survivors + cards + AUTOMA_LOOT_POINTS * len(automa.loot)
    progress = float(PROGRESS[state.positions[AUTOMA]])
    score = certain + progress
    moves = journey.rounds_left + automa_move_left(state, journey.phase)
    driven = min(float(moves), automa.load[FUEL] + AUTOMA_FINDS_FUEL * journey.rounds_left)
    pace = LEVEL_SPEED[automa.level - 1] + AUTOMA_HELP
    progress += driven * pace + (moves - driven)
    ship = PROGRESS[ship_in(state, state.round + journey.rounds_left)]
    boards = within(0.5 + 0.5 * (progress - ship) / SURE, 0.0, 1.0)
    if state.positions[AUTOMA] == state.road.aurora:
        boards = 1.0
        score += BOARDING_FAME + survivors
    in_sight = certain + min(progress, float(ship)) + boards * (BOARDING_FAME + survivors)
    cards_to_play = len(automa.hand) + automa.extra + min(automa.load[FOOD], MOST_EXTRA)
    figures.append(0.15 * (score_now(state, seat, muster) - score))
    figures.append(0.15 * (score_in_sight(state, seat, muster, journey) - in_sight))
    figures.append(boards)
    figures.append(0.1 * LEVEL_SPEED[automa.level - 1] * moves)
    figures.append(0.5 * min(automa.load[FUEL], moves))
    figures.append(0.5 * survivors)
    figures.append(0.3 * cards_to_play if journey.rounds_left else 0.0)


def automa_move_left(state: AuroraState, phase: int) -> int:
    """Its move of this round, if it is still to come."""
    if phase == MOVING:
        for step in state.steps:
            if isinstance(step, Turns):
                return 1 if state.order.index(AUTOMA) >= step.place else 0
    return 1 if phase < MOVING else 0
