"""The features that show how well a side of Lords of the Ice Garden stands, in groups.

A feature is scaled so that what usually separates two players is about 1. What is under way counts
as far as it is certain: a planned marker, an action in hand, units that were paid and not yet
placed, regions that will be dominated this round if nothing changes.
"""

from typing import Final

from meadhall.games.ice_garden.bot.dangers import Damage, Repute, Snow
from meadhall.games.ice_garden.bot.dominance import SERVES_GOAL
from meadhall.games.ice_garden.bot.glance import Glance, Group, Hold
from meadhall.games.ice_garden.bot.goals import GOAL_STEPS, count, share_done, steps_done
from meadhall.games.ice_garden.bot.outlook import RED_SHIPS, m_factor_of
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import GOLD, INFLUENCE, MOST_TIMES, POPULATION
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

# The score and the map


class Score(Group):
    """The score, what the regions will add to it, and the bonus of Viper Gorge."""

    NAMES = (
        "victory_points", "victory_points_near_the_end", "points_of_this_round",
        "points_under_snow", "points_of_each_later_scoring", "gorge_bonus", "gorge_markers",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        state, own, hold = glance.state, glance.own, glance.hold
        points = own.victory_points + hold.points_now
        has_bonus = state.ended == NOT_ENDED and gorge_winner(state) == glance.seat
        return [
            own.victory_points / 10.0,
            near_the_end(points),
            hold.points_now / 10.0,
            points / 10.0 * glance.snow * glance.snow,
            hold.points_each_time / 10.0,
            1.0 if has_bonus else 0.0,
            own.gorge / 4.0,
        ]


NEAR_THE_END: Final = 15
"""How many points before those that end the game begin to count for it."""


def near_the_end(points: int) -> float:
    close = max(0, points + NEAR_THE_END - tables.VICTORY_POINTS_TO_END)
    return min(close, 2 * NEAR_THE_END) / 10.0


class Regions(Group):
    NAMES = (
        "regions_dominated", "second_places", "footholds", "influence_on_the_map",
        "influence_ahead", "income_of_this_round", "reserves_of_this_round",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        hold = glance.hold
        return [
            hold.dominated / 2.0,
            hold.seconds / 2.0,
            hold.footholds / 2.0,
            hold.influence / 8.0,
            hold.lead / 6.0,
            hold.income / 4.0,
            hold.reserves / 2.0,
        ]


# Goods and pieces

ENOUGH: Final = 6
"""Nobody needs more goods of a kind."""


class Goods(Group):
    NAMES = (
        "population", "gold", "goods_to_spare", "m_factor", "m_factor_raised", "markers_in_supply",
        "controlled_markers",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        own = glance.own
        population, gold = own.goods[POPULATION], own.goods[GOLD]
        raised = 0
        for level in range(1, tables.LEVELS):
            raised += level * own.goods[tables.M_FACTOR + level]
        controlled = 0
        for n in own.controlled:
            controlled += n
        return [
            min(population, ENOUGH) / 3.0,
            min(gold, ENOUGH) / 3.0,
            min(12, max(0, population - ENOUGH) + max(0, gold - ENOUGH)) / 3.0,
            min(m_factor_of(own), ENOUGH) / 2.0,
            min(raised, 2 * ENOUGH) / 3.0,
            own.supply / 5.0,
            controlled / 2.0,
        ]


class Units(Group):
    NAMES = (
        "units_of_level_1", "units_of_level_2", "units_of_level_3", "units_that_attack",
        "other_abilities_of_units",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        attacks, others = 0, 0
        for number, unit in enumerate(glance.state.units_of(glance.seat)):
            n = glance.hold.units[number]
            if n:
                abilities = glance.state.upgrades.abilities[unit]
                attacks += n * abilities[tables.ATTACK]
                for ability in (tables.SHIELD, tables.DOMINATE, tables.SPEED):
                    others += n * abilities[ability]
        first, second, third = glance.hold.units
        return [
            float(first), float(second), float(third), min(attacks, 9) / 3.0, min(others, 9) / 3.0,
        ]  # fmt: skip


# Goals


class Scientist(Group):
    NAMES = tuple([f"plays_{scientist}" for scientist in tables.SCIENTIST_IDS])

    def values(self, glance: Glance) -> list[float]:
        figures = [0.0] * tables.SCIENTISTS
        figures[glance.own.scientist] = 1.0
        return figures


class Goal(Group):
    """How near the goal is that wins at once; half-done locks and gathered reserves count."""

    NAMES = (
        "goal", "goal_is_near", "goal_steps_of_this_round", "goal_in_reach", "units_for_the_goal",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        state, seat, hold = glance.state, glance.seat, glance.hold
        share = share_done(state, seat)
        done = steps_done(state, seat) + hold.goal_steps
        units = 0
        for number, unit in enumerate(state.units_of(seat)):
            if SERVES_GOAL[unit]:
                units += hold.units[number]
        return [
            2.0 * share,
            3.0 * share * share * share,
            min(hold.goal_steps, 4) / 2.0,
            1.0 if done >= GOAL_STEPS[glance.own.scientist] else 0.0,
            units / 2.0,
        ]


# Actions


class Plans(Group):
    """Action markers, and planned actions with the one in hand, as far as they can be paid."""

    NAMES = (
        "markers_to_plan", "planned_viper_gorge", "planned_influence", "planned_moves",
        "planned_voracious_mountain", "planned_raven_shadow", "planned_making",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        state, own = glance.state, glance.own
        unplanned = own.action_markers
        if state.phase == HELP or state.phase == INITIATIVE:
            unplanned = tables.HELM_MARKERS[own.helm]
        planned = actions_planned(state, glance.seat)
        markers = min(MOST_TIMES[INFLUENCE] * planned[INFLUENCE], float(own.goods[POPULATION]))
        steps = min(MOST_TIMES[tables.MOVE_BOX] * planned[tables.MOVE_BOX], float(own.goods[GOLD]))
        return [
            unplanned / 2.0,
            planned[tables.VIPER_GORGE] / 2.0,
            min(markers, float(own.supply)) / 2.0,
            steps / 2.0,
            planned[tables.VORACIOUS_MOUNTAIN] / 2.0,
            planned[tables.RAVEN_SHADOW] / 2.0,
            min(planned[tables.MAKING], float(m_factor_of(own))),
        ]


def actions_planned(state: IceGardenState, seat: int) -> list[float]:
    """By box; the marker of an action leaves its box when it begins, but counts until it ends."""
    planned = [0.0] * tables.PLAN_BOXES
    for box in range(tables.PLAN_BOXES):
        for owner in state.slots[box]:
            if owner == seat:
                planned[box] = planned[box] + 1.0
    box = state.phase - FIRST_BOX
    if 0 <= box < tables.PLAN_BOXES:
        action = state.steps[-1]
        if isinstance(action, Choice) and action.seat == seat:
            planned[box] = planned[box] + part_left(action)
    return planned


EXCHANGE_LEFT: Final = 0.3
"""What is left of Viper Gorge when its token has been taken."""


def part_left(action: Choice[IceGardenState]) -> float:
    """How much of an action is still to be done."""
    if isinstance(action, PlaceInfluence):
        return action.left / MOST_TIMES[INFLUENCE]
    if isinstance(action, (MoveAction, MoveTo)):
        return action.left / MOST_TIMES[tables.MOVE_BOX]
    if isinstance(action, Gorge) and action.took:
        return EXCHANGE_LEFT
    return 1.0


class Track(Group):
    NAMES = ("early_in_the_order", "helms_ahead", "double_step")

    def values(self, glance: Glance) -> list[float]:
        state, helm = glance.state, glance.own.helm
        ahead = 0
        for other in range(state.seats):
            if other != glance.seat:
                ahead = max(ahead, state.sides[other].helm)
        has_made_step = glance.own.double_steps >> tables.HELM_STAGE[helm] & 1
        return [
            (len(state.order) - 1 - state.order.index(glance.seat)) / 2.0,
            (helm - ahead) / 3.0 if state.seats > 1 else 0.0,
            0.0 if has_made_step else 1.0,
        ]


# Alone


class Bias(Group):
    NAMES = ("bias",)

    def values(self, glance: Glance) -> list[float]:
        return [1.0]


class Alone(Group):
    """How near victory and defeat are against the Independent Player; zeros with other players."""

    NAMES = (
        "level", "lead_over_the_independent", "lead_to_come_over_the_independent",
        "independent_is_ahead", "independent_points_near_the_end", "independent_influence",
        "independent_units", "independent_goal_is_near", "independent_goal_steps",
        "snow_buries_all",
    )  # fmt: skip

    def values(self, glance: Glance) -> list[float]:
        state, hold = glance.state, glance.hold
        if not state.is_solo():
            return [0.0] * len(Alone.NAMES)
        theirs = Hold(glance, INDEPENDENT)
        points = state.sides[INDEPENDENT].victory_points
        lead = glance.own.victory_points - points
        each_time = hold.points_each_time - theirs.points_each_time
        coming = lead + hold.points_now - theirs.points_now
        coming += each_time * (RED_SHIPS - state.tracks.ships)
        share = share_done(state, INDEPENDENT)
        return [
            float(state.options.level),
            max(-40, min(40, lead)) / 10.0,
            max(-60, min(60, coming)) / 15.0,
            1.0 if coming <= 0 else 0.0,
            near_the_end(points + theirs.points_now),
            theirs.influence / 10.0,
            count(theirs.units) / 3.0,
            3.0 * share * share * share,
            min(theirs.goal_steps, 4) / 2.0,
            2.0 * glance.snow * glance.snow,
        ]


GROUPS: Final[list[Group]] = [
    Score(), Regions(), Goods(), Units(), Scientist(), Goal(), Plans(), Track(), Damage(),
    Repute(), Snow(), Bias(), Alone(),
]  # fmt: skip
FIGURES: Final[list[str]] = [name for group in GROUPS for name in group.NAMES]


class IceGardenEvaluation(Evaluation):
    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, IceGardenState)
        glance = Glance(state, seat)
        figures: list[float] = []
        for group in GROUPS:
            figures += group.values(glance)
        return figures

    def progress(self, state: State) -> float:
        """By the helms and the part of the round; faster when another end is near."""
        assert isinstance(state, IceGardenState)
        if state.phase == OVER:
            return 1.0
        if state.phase == SETUP:
            return 0.0
        track = way_on_track(state) / tables.HELMS
        other = state.tracks.dead_snow / state.dead_snow_limit()
        for side in range(len(state.sides)):
            points = state.sides[side].victory_points / tables.VICTORY_POINTS_TO_END
            other = max(other, min(1.0, points))
            other = max(other, share_done(state, side))
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
