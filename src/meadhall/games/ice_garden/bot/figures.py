"""What tells how well a side stands: the figures behind the win chances of a position.

They are gathered in groups, each beside the names of its figures. A figure is scaled so that what
usually divides two players is about 1. Whatever is under way counts as far as it is certain: a
marker that was planned, an action that is in hand, units that were paid and not yet placed, regions
that will be dominated this round if nothing changes.
"""

from typing import Final

from meadhall.games.ice_garden.bot.dangers import DANGERS, dangers_of
from meadhall.games.ice_garden.bot.holdings import Glance, Hold
from meadhall.games.ice_garden.bot.outlook import GOAL_STEPS, RED_SHIPS, SERVES_GOAL, steps_done
from meadhall.games.ice_garden.content.tables import (
    ATTACK,
    DOMINATE,
    GOLD,
    HELM_MARKERS,
    HELM_STAGE,
    INFLUENCE,
    LAST_HELM,
    LEVELS,
    M_FACTOR,
    MAKING,
    MOST_TIMES,
    MOVE_BOX,
    PLAN_BOXES,
    POPULATION,
    RAVEN_SHADOW,
    SCIENTIST_IDS,
    SCIENTISTS,
    SHIELD,
    SPEED,
    UNITS_EACH,
    VICTORY_POINTS_TO_END,
    VIPER_GORGE,
    VORACIOUS_MOUNTAIN,
)
from meadhall.games.ice_garden.rules.actions.influence import PlaceInfluence
from meadhall.games.ice_garden.rules.actions.movement import MoveAction, MoveTo
from meadhall.games.ice_garden.rules.actions.viper_gorge import Gorge
from meadhall.games.ice_garden.rules.ending import gorge_winner
from meadhall.games.ice_garden.rules.events import NOT_ENDED
from meadhall.games.ice_garden.rules.initiative import NextToAdvance
from meadhall.games.ice_garden.rules.state import (
    FIRST_BOX,
    HELP,
    INDEPENDENT,
    INITIATIVE,
    OVER,
    SETUP,
    IceGardenState,
)
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import Choice, State

NEAR_THE_END: Final = 15
"""So many points before those that end the game."""
EXCHANGE_LEFT: Final = 0.3
"""What is left of Viper Gorge when its token has been taken."""
ENOUGH: Final = 6
"""Nobody needs more goods of a kind."""


# The score and the map


POINTS: Final[list[str]] = [
    "victory_points", "victory_points_near_the_end", "points_of_this_round", "points_under_snow",
    "points_of_each_later_scoring", "gorge_bonus", "gorge_markers", "regions_dominated",
    "second_places", "footholds", "influence_on_the_map", "influence_ahead",
    "income_of_this_round", "reserves_of_this_round",
]  # fmt: skip


def points_of(glance: Glance, seat: int, hold: Hold) -> list[float]:
    """The score, what the regions will add to it, and the bonus of Viper Gorge."""
    state = glance.state
    points = state.sides[seat].victory_points + hold.points_now
    close = max(0, points + NEAR_THE_END - VICTORY_POINTS_TO_END)
    bonus = state.ended == NOT_ENDED and gorge_winner(state) == seat
    return [
        state.sides[seat].victory_points / 10.0,
        min(close, 2 * NEAR_THE_END) / 10.0,
        hold.points_now / 10.0,
        points / 10.0 * glance.snow * glance.snow,
        hold.points_each_time / 10.0,
        1.0 if bonus else 0.0,
        state.sides[seat].gorge / 4.0,
        hold.dominated / 2.0,
        hold.seconds / 2.0,
        hold.footholds / 2.0,
        hold.influence / 8.0,
        hold.lead / 6.0,
        hold.income / 4.0,
        hold.reserves / 2.0,
    ]


# Goods and pieces


GOODS_AND_PIECES: Final[list[str]] = [
    "population", "gold", "goods_to_spare", "m_factor", "m_factor_raised", "markers_in_supply",
    "controlled_markers", "units_of_level_1", "units_of_level_2", "units_of_level_3",
    "units_that_attack", "other_abilities_of_units",
]  # fmt: skip


def goods_and_pieces_of(glance: Glance, seat: int, hold: Hold) -> list[float]:
    state = glance.state
    goods = state.sides[seat].goods
    population, gold = goods[POPULATION], goods[GOLD]
    tokens, raised = 0, 0
    for level in range(LEVELS):
        n = goods[M_FACTOR + level]
        tokens += n
        raised += n * level
    controlled = 0
    for region in state.map.by_number:
        controlled += state.sides[seat].controlled[region]
    figures = [
        min(population, ENOUGH) / 3.0,
        min(gold, ENOUGH) / 3.0,
        min(12, max(0, population - ENOUGH) + max(0, gold - ENOUGH)) / 3.0,
        min(tokens, ENOUGH) / 2.0,
        min(raised, 2 * ENOUGH) / 3.0,
        state.sides[seat].supply / 5.0,
        controlled / 2.0,
    ]
    attacks, others = 0, 0
    unit = state.sides[seat].scientist * UNITS_EACH
    for n in hold.units:
        figures.append(float(n))
        if n:
            abilities = state.upgrades.abilities[unit]
            attacks += n * abilities[ATTACK]
            for ability in (SHIELD, DOMINATE, SPEED):
                others += n * abilities[ability]
        unit += 1
    figures.append(min(attacks, 9) / 3.0)
    figures.append(min(others, 9) / 3.0)
    return figures


# Goals


GOAL: Final[list[str]] = [
    *[f"plays_{scientist}" for scientist in SCIENTIST_IDS],
    "goal", "goal_is_near", "goal_steps_of_this_round", "goal_in_reach", "units_for_the_goal",
]  # fmt: skip


def goal_of(glance: Glance, side: int, hold: Hold) -> list[float]:
    """How near the goal is that wins at once; half-done locks and gathered reserves count."""
    state = glance.state
    scientist = state.sides[side].scientist
    figures = [0.0] * SCIENTISTS
    figures[scientist] = 1.0
    steps = GOAL_STEPS[scientist]
    done = min(steps, steps_done(state, side))
    share = done / steps
    units = 0
    for number, n in enumerate(hold.units):
        if SERVES_GOAL[scientist * UNITS_EACH + number]:
            units += n
    figures.append(2.0 * share)
    figures.append(3.0 * share * share * share)
    figures.append(min(hold.goal_steps, 4) / 2.0)
    figures.append(1.0 if done + hold.goal_steps >= steps else 0.0)
    figures.append(units / 2.0)
    return figures


# Actions


ACTIONS: Final[list[str]] = [
    "markers_to_plan", "planned_viper_gorge", "planned_influence", "planned_moves",
    "planned_voracious_mountain", "planned_raven_shadow", "planned_making", "early_in_the_order",
    "helms_ahead", "double_step",
]  # fmt: skip


def actions_of(glance: Glance, seat: int) -> list[float]:
    """Action markers, planned actions with the one in hand, and the place in the order."""
    state = glance.state
    planned = [0.0] * PLAN_BOXES
    for box in range(PLAN_BOXES):
        for owner in state.slots[box]:
            if owner == seat:
                planned[box] = planned[box] + 1.0
    add_action_in_hand(state, seat, planned)
    unplanned = state.sides[seat].action_markers
    helm = state.sides[seat].helm
    if state.phase == HELP or state.phase == INITIATIVE:
        unplanned = HELM_MARKERS[helm]
    goods = state.sides[seat].goods
    tokens = 0
    for level in range(LEVELS):
        tokens += goods[M_FACTOR + level]
    ahead = 0
    for other in range(state.seats):
        if other != seat:
            ahead = max(ahead, state.sides[other].helm)
    figures = [unplanned / 2.0, planned[VIPER_GORGE] / 2.0]
    markers = min(MOST_TIMES[INFLUENCE] * planned[INFLUENCE], float(goods[POPULATION]))
    figures.append(min(markers, float(state.sides[seat].supply)) / 2.0)
    moves = min(MOST_TIMES[MOVE_BOX] * planned[MOVE_BOX], float(goods[GOLD]))
    figures.append(moves / 2.0)
    figures.append(planned[VORACIOUS_MOUNTAIN] / 2.0)
    figures.append(planned[RAVEN_SHADOW] / 2.0)
    figures.append(min(planned[MAKING], float(tokens)))
    early = 0
    for place, side in enumerate(state.order):
        if side == seat:
            early = len(state.order) - 1 - place
    figures.append(early / 2.0)
    figures.append((helm - ahead) / 3.0 if state.seats > 1 else 0.0)
    figures.append(0.0 if state.sides[seat].double_steps >> HELM_STAGE[helm] & 1 else 1.0)
    return figures


def add_action_in_hand(state: IceGardenState, seat: int, planned: list[float]) -> None:
    """The marker of an action leaves its box when the action begins; it counts until it ends."""
    box = state.phase - FIRST_BOX
    if box < 0 or box >= PLAN_BOXES:
        return
    action = state.steps[-1]
    if isinstance(action, Choice) and action.seat == seat:
        planned[box] = planned[box] + part_left(action)


def part_left(action: Choice[IceGardenState]) -> float:
    """How much of an action is still to be done."""
    if isinstance(action, PlaceInfluence):
        return action.left / MOST_TIMES[INFLUENCE]
    if isinstance(action, (MoveAction, MoveTo)):
        return action.left / MOST_TIMES[MOVE_BOX]
    if isinstance(action, Gorge) and action.took:
        return EXCHANGE_LEFT
    return 1.0


# Alone


ALONE: Final[list[str]] = [
    "bias", "level", "lead_over_the_independent", "lead_to_come_over_the_independent",
    "independent_is_ahead", "independent_points_near_the_end", "independent_influence",
    "independent_units", "independent_goal_is_near", "independent_goal_steps", "snow_buries_all",
]  # fmt: skip


def alone_of(glance: Glance, seat: int, hold: Hold) -> list[float]:
    """How near victory and defeat are against the Independent Player; zeros with other players."""
    state = glance.state
    if not state.is_solo():
        return [1.0, *[0.0] * (len(ALONE) - 1)]
    theirs = Hold(glance, INDEPENDENT)
    points = state.sides[INDEPENDENT].victory_points
    lead = state.sides[seat].victory_points - points
    coming = lead + hold.points_now - theirs.points_now
    coming += (hold.points_each_time - theirs.points_each_time) * (RED_SHIPS - state.tracks.ships)
    close = max(0, points + theirs.points_now + NEAR_THE_END - VICTORY_POINTS_TO_END)
    steps = GOAL_STEPS[state.sides[INDEPENDENT].scientist]
    share = min(steps, steps_done(state, INDEPENDENT)) / steps
    return [
        1.0,
        float(state.options.level),
        max(-40, min(40, lead)) / 10.0,
        max(-60, min(60, coming)) / 15.0,
        1.0 if coming <= 0 else 0.0,
        min(close, 2 * NEAR_THE_END) / 10.0,
        theirs.influence / 10.0,
        sum(theirs.units) / 3.0,
        3.0 * share * share * share,
        min(theirs.goal_steps, 4) / 2.0,
        2.0 * glance.snow * glance.snow,
    ]


# All of them


FIGURES: Final[list[str]] = [*POINTS, *GOODS_AND_PIECES, *GOAL, *ACTIONS, *DANGERS, *ALONE]


class IceGardenEvaluation(Evaluation):
    """Looks at the map, goods, goals, plans and dangers of a seat."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, IceGardenState)
        glance = Glance(state)
        hold = Hold(glance, seat)
        return [
            *points_of(glance, seat, hold),
            *goods_and_pieces_of(glance, seat, hold),
            *goal_of(glance, seat, hold),
            *actions_of(glance, seat),
            *dangers_of(glance, seat),
            *alone_of(glance, seat, hold),
        ]

    def progress(self, state: State) -> float:
        """By the helms and the part of the round; faster when another end is near."""
        assert isinstance(state, IceGardenState)
        if state.phase == OVER:
            return 1.0
        if state.phase == SETUP:
            return 0.0
        track = way_on_track(state) / (LAST_HELM + 1)
        snow = state.tracks.dead_snow / state.dead_snow_limit()
        points = min(
            1.0, max([side.victory_points for side in state.sides]) / VICTORY_POINTS_TO_END
        )
        other = max(snow, points)
        for side in range(len(state.sides)):
            other = max(
                other, min(1.0, steps_done(state, side) / GOAL_STEPS[state.sides[side].scientist])
            )
        return max(track, other * other * other)


def way_on_track(state: IceGardenState) -> float:
    """The foremost helm of this round, as far as it is known, and the part of the round."""
    if state.phase == HELP or state.phase == INITIATIVE:
        moved = 0
        for step in state.steps:
            if isinstance(step, NextToAdvance):
                moved = step.place - 1
        foremost = 0
        for place, side in enumerate(state.order):
            if not state.is_independent(side):
                # Whoever has not moved yet will come at least one helm further.
                foremost = max(foremost, state.sides[side].helm + (1 if place >= moved else 0))
        return float(foremost)
    place = state.phase
    if place > FIRST_BOX and place - FIRST_BOX in state.box_order:
        place = FIRST_BOX + 1 + state.box_order.index(place - FIRST_BOX)
    return state.foremost_helm() + (place - INITIATIVE) / (OVER - INITIATIVE)
