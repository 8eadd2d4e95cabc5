"""The figures of a position: whole, small, fair, and what they say in clear positions."""

import math
from collections.abc import Iterator

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.bot.figures import FIGURES, GROUPS, IceGardenEvaluation
from meadhall.games.ice_garden.bot.glance import Glance
from meadhall.games.ice_garden.bot.survey import influences_of, next_in_rank
from meadhall.games.ice_garden.content.tables import LEVEL_IDS, NONE, REGION_IDS, REGIONS
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import digest
from tests.ice_garden.crowd import crowded_game
from tests.ice_garden.table import Table, alone

EVALUATION = IceGardenEvaluation(FIGURES, [])
ADVANCED: dict[str, object] = {
    "vuko_tiles": True,
    "action_order": True,
    "crab_third_attack": True,
    "faun_may_leave_locked": False,
}
FALLS_AT_MOST = 0.02
WASTES, FJORDS = REGION_IDS[:2]


def positions(state: IceGardenState, seed: str, greedy: int) -> Iterator[IceGardenState]:
    """A game at each of its choices; this many of a hundred moves follow the policy."""
    dice = Dice.from_seed(seed, 1)
    while not state.is_over():
        yield state
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if dice.below(0, 100) < greedy:
            move = GAME.policy.choose(state, seat, moves, dice)
        else:
            move = moves[dice.below(0, len(moves))]
        state.play(seat, move)
    yield state


def check(state: IceGardenState, seed: str, greedy: int) -> None:
    progress = 0.0
    for number, position in enumerate(positions(state, seed, greedy)):
        before = digest(position) if number % 10 == 0 else None
        for seat in range(position.seats):
            glance = Glance(position, seat)
            for group in GROUPS:
                for name, figure in zip(group.NAMES, group.values(glance), strict=True):
                    assert math.isfinite(figure), name
                    assert abs(figure) < 10, name
        now = EVALUATION.progress(position)
        assert progress - FALLS_AT_MOST <= now <= 1
        progress = now
        if before is not None:
            assert digest(position) == before
    assert progress == 1


def of(table: Table, name: str, seat: int = 0) -> float:
    return EVALUATION.figures(table.state, seat)[FIGURES.index(name)]


# In all positions


def test_no_name_stands_for_two_figures() -> None:
    assert len(set(FIGURES)) == len(FIGURES)


@pytest.mark.parametrize("greedy", [0, 85])
@pytest.mark.parametrize("options", [{}, ADVANCED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_whole_and_small_and_leave_the_position_alone(
    players: int, options: dict[str, object], greedy: int
) -> None:
    state = GAME.new(players, options, f"figures{players}")
    assert isinstance(state, IceGardenState)
    assert EVALUATION.progress(state) < 0.05
    check(state, f"figures{players}", greedy)


@pytest.mark.parametrize("greedy", [0, 85])
@pytest.mark.parametrize("level", LEVEL_IDS)
def test_alone_as_well(level: str, greedy: int) -> None:
    state = GAME.new(1, {"solo_level": level}, f"figures{level}")
    assert isinstance(state, IceGardenState)
    check(state, level, greedy)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_a_crowd_as_well(players: int) -> None:
    options: dict[str, object] = {"vuko_tiles": True} if players > 1 else {}
    check(crowded_game(players, options, f"figures{players}"), f"crowd{players}", 50)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_survey_ranks_as_the_rules_do(players: int) -> None:
    for number in range(3):
        state = crowded_game(players, {}, f"ranks{number}")
        for position in positions(state, f"ranks{players}/{number}", 0):
            influences = influences_of(position)
            for side in range(len(position.sides)):
                for region in range(REGIONS):
                    there = influences[side * REGIONS + region]
                    assert there == position.influence(side, region)
            for region in position.map.by_number:
                ranked: list[int] = []
                side = next_in_rank(position, influences, region, 0)
                while side != NONE:
                    ranked.append(side)
                    bits = sum(1 << other for other in ranked)
                    side = next_in_rank(position, influences, region, bits)
                assert ranked == ranking(position, region)


# What they tell


def test_equal_seats_have_equal_figures_but_for_scientist_and_order() -> None:
    table = Table(2)
    differing = {
        name
        for name, one, other in zip(
            FIGURES,
            EVALUATION.figures(table.state, 0),
            EVALUATION.figures(table.state, 1),
            strict=True,
        )
        if one != other
    }
    of_the_order = {"early_in_the_order", "vuko_comes"}
    assert differing <= {"plays_freihoff", "plays_van_dyken"} | of_the_order


def test_the_names_tell_who_plays() -> None:
    table = Table(2, ("callo", "freihoff"))
    assert of(table, "plays_callo") == 1
    assert of(table, "plays_callo", seat=1) == 0


def test_a_region_brings_points_when_a_ship_is_triggered() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=3)
    assert of(table, "points_of_this_round") == 0
    each = of(table, "points_of_each_later_scoring")
    assert each > 0
    table.scoring(2)
    assert of(table, "points_of_this_round") == pytest.approx(2 * each)


def test_a_stronger_rival_takes_the_first_place() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=3)
    assert of(table, "regions_dominated") > 0
    ahead = of(table, "influence_ahead")
    table.put(1, WASTES, influence_marker=5)
    assert of(table, "regions_dominated") == 0
    assert of(table, "second_places") > 0
    assert of(table, "influence_ahead") < ahead


def test_points_that_were_scored_do_not_count_twice() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=3)
    table.put(1, FJORDS, influence_marker=3)
    table.scoring(1)
    before = of(table, "points_of_this_round")
    table.dominate()
    # Whoever dominates the first region chooses what to take there; points come after it.
    assert table.step() == "TakeKind"
    assert of(table, "points_of_this_round") == before
    table.play(table.moves()[0])
    assert table.state.sides[0].victory_points == round(10 * before)
    assert of(table, "points_of_this_round") == 0


def test_units_that_were_paid_count_before_they_are_placed() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=1)
    table.put(0, FJORDS, influence_marker=1)
    table.give(0, m_factor_0=0, m_factor_1=2)
    table.resolve("making", 0)
    table.play("make:summon_units")
    while table.step() != "PlaceUnit":
        table.play(table.moves()[-1])
    assert of(table, "units_of_level_1") == 2
    table.play(table.moves()[0])
    assert of(table, "units_of_level_1") == 2


def test_an_action_counts_until_it_is_over() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=1)
    table.give(0, population=5)
    table.resolve("influence", 0)
    whole = of(table, "planned_influence")
    table.play(f"influence:{WASTES}")
    assert of(table, "planned_influence") == whole / 2
    assert of(table, "influence_on_the_map") > 0


def test_a_tower_brings_the_goal_nearer() -> None:
    table = Table(3, ("freihoff", "callo", "van_dyken"))
    table.put(0, WASTES, influence_marker=3, enlightened_one=1)
    assert of(table, "goal_steps_of_this_round") > 0
    assert of(table, "goal") == 0
    table.region(WASTES, towers=1)
    assert of(table, "goal") > 0
    assert of(table, "goal_steps_of_this_round") == 0


def test_the_last_step_of_a_goal_is_seen_coming() -> None:
    table = Table(3, ("fjollsfinn", "callo", "van_dyken"))
    table.capture(1, 5)
    table.put(1, WASTES, influence_marker=1)
    assert of(table, "goal_in_reach") == 0
    table.put(0, WASTES, influence_marker=4, ice_drakkar=1)
    assert of(table, "goal_in_reach") == 1


def test_the_dead_snow_favours_the_reputable_when_it_is_near() -> None:
    table = Table()
    table.reputation(seat_0=0, seat_1=-6, seat_2=-7)
    assert of(table, "standing_in_snow") == 0
    table.dead_snow(table.state.dead_snow_limit() - 2)
    assert of(table, "standing_in_snow") > 0 > of(table, "standing_in_snow", seat=1)
    assert of(table, "snow_can_be_let_fall") == 1
    assert of(table, "snow_can_be_let_fall", seat=1) == 0


def test_vuko_comes_to_the_least_reputable() -> None:
    table = Table()
    table.reputation(seat_0=-4, seat_1=-2, seat_2=0)
    assert of(table, "vuko_comes") == 1
    assert of(table, "vuko_comes", seat=1) == 0


def test_attacks_threaten_those_whom_they_can_hit() -> None:
    table = Table(3, ("van_dyken", "callo", "freihoff"))
    table.put(0, WASTES, crab=1)
    table.put(1, WASTES, influence_marker=1)
    table.give(0, gold=3)
    table.activate()
    assert of(table, "damage_to_deal") > 0
    assert of(table, "damage_to_take", seat=1) > 0
    assert of(table, "damage_to_take", seat=2) == 0
    table.give(0, gold=0)
    assert of(table, "damage_to_deal") == 0


def test_alone_a_stronger_independent_player_is_seen() -> None:
    table = alone("van_dyken")
    assert of(table, "bias") == 1
    before = of(table, "lead_to_come_over_the_independent")
    table.put(1, WASTES, influence_marker=4)
    assert of(table, "lead_to_come_over_the_independent") < before
    assert of(table, "independent_influence") > 0
    table.points(1, 12)
    assert of(table, "lead_over_the_independent") < 0


def test_alone_the_dead_snow_is_feared() -> None:
    table = alone("van_dyken")
    assert of(table, "snow_buries_all") == 0
    table.dead_snow(table.state.dead_snow_limit() - 1)
    assert of(table, "snow_buries_all") > 1
