"""The features of the evaluation: complete, within bounds, and about what they are named after."""

from math import isfinite

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.bot.figures import (
    FIGURES,
    GROUPS,
    AgainstAutoma,
    LastAuroraEvaluation,
)
from meadhall.games.last_aurora.bot.standing import Standing
from meadhall.games.last_aurora.rules.scoring import score_sheet
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import to_plain
from meadhall.kernel.policy import Policy
from tests.last_aurora.table import Table

EVALUATION = LastAuroraEvaluation(FIGURES, [])
MODULES: dict[str, object] = {
    "exploration_deck": True,
    "asgaror_clan": True,
    "stories": True,
    "player_versus_player": True,
    "mine": True,
    "map": "beta",
}
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"automa": "easy"}),
    (1, MODULES | {"automa": "hard", "crews": "random"}),
    (2, {}),
    (2, MODULES | {"crews": "draft"}),
    (3, MODULES | {"hurried_ship": True}),
    (4, {"map": "beta"}),
]


def figures(table: Table, seat: int = 0) -> dict[str, float]:
    return dict(zip(FIGURES, EVALUATION.figures(table.state, seat), strict=True))


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    return {name for name in FIGURES if before[name] != after[name]}


@pytest.mark.parametrize("policy", [GAME.policy, Policy()], ids=["greedy", "random"])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_group_has_a_value_within_bounds_for_each_of_its_names(
    players: int, options: dict[str, object], policy: Policy
) -> None:
    state = GAME.new(players, options, f"figures-{players}")
    dice = Dice.from_seed("moves", 1)
    last = 0.0
    assert EVALUATION.progress(state) < 0.05
    while not state.is_over():
        assert isinstance(state, AuroraState)
        for seat in range(players):
            standing = Standing(state, seat)
            for group in GROUPS:
                for name, value in zip(group.NAMES, group.values(standing), strict=True):
                    assert isfinite(value), name
                    assert abs(value) < 10, name
        now = EVALUATION.progress(state)
        assert last - 0.01 <= now <= 1.0
        last = now
        [seat, *_] = state.deciders()
        state.play(seat, policy.choose(state, seat, state.moves(seat), dice))
    assert last > 0.7  # The Automa may catch the ship a round early, when nobody is asked any more.
    assert EVALUATION.progress(state) == 1.0
    assert len(EVALUATION.figures(state, 0)) == len(FIGURES)


def test_names_are_given_once() -> None:
    assert len(set(FIGURES)) == len(FIGURES)


def test_looking_changes_nothing() -> None:
    state = GAME.new(2, MODULES, "look")
    dice = Dice.from_seed("moves", 1)
    for _ in range(150):
        if state.is_over():
            break
        before = to_plain(state)
        EVALUATION.figures(state, 0)
        EVALUATION.progress(state)
        assert to_plain(state) == before
        [seat, *_] = state.deciders()
        state.play(seat, GAME.policy.choose(state, seat, state.moves(seat), dice))


def test_equal_seats_have_equal_figures_but_for_their_order() -> None:
    table = Table(players=2)
    table.begin("exploration")
    assert changed(figures(table, 0), figures(table, 1)) == {"turn_order", "on_turn"}


def test_the_score_in_sight_is_the_score_when_the_game_is_over() -> None:
    state = GAME.new(2, {}, "to the end")
    dice = Dice.from_seed("moves", 1)
    while not state.is_over():
        [seat, *_] = state.deciders()
        state.play(seat, GAME.policy.choose(state, seat, state.moves(seat), dice))
    assert isinstance(state, AuroraState)
    place = FIGURES.index("score_now")
    first, second = (EVALUATION.figures(state, seat)[place] for seat in range(2))
    totals = [sum(score_sheet(state, seat)) for seat in range(2)]
    # A single Resource left over is half a point here and none by the rules.
    assert 5 * (first - second) == pytest.approx(totals[0] - totals[1], abs=0.5)


def test_fuel_is_for_the_moves_to_come_and_the_rest_to_burn() -> None:
    table = Table(players=2)
    table.round(6)
    table.load(0, fuel=0)
    table.begin("exploration")
    empty = figures(table)
    table.load(0, fuel=1)
    one = figures(table)
    table.load(0, fuel=3)
    three = figures(table)
    assert empty["no_fuel_now"] == 1
    assert one["no_fuel_now"] == 0
    assert empty["fuel_for_the_moves"] < one["fuel_for_the_moves"] == three["fuel_for_the_moves"]
    assert one["fuel_to_burn"] == 0 < three["fuel_to_burn"]


def test_a_move_under_way_is_worth_as_much_as_its_end() -> None:
    table = Table(players=2)
    table.load(0, fuel=2)
    table.begin("movement")
    before = figures(table)
    table.play("go", "drive:0")
    on_the_road = figures(table)
    assert table.step() == "Drive"
    assert on_the_road["progress"] > before["progress"]
    assert on_the_road["points_of_this_move"] < before["points_of_this_move"]
    assert on_the_road["ship_in_sight"] == pytest.approx(before["ship_in_sight"])
    spent = 0.2 * 0.5  # Fuel that is left counts half a point.
    assert on_the_road["score_in_sight"] == pytest.approx(before["score_in_sight"] - spent)


def test_an_action_counts_until_it_is_taken() -> None:
    table = Table(players=2)
    table.begin("exploration")
    seat = table.seat()
    before = figures(table, seat)["actions_left"]
    table.play("explore:slot_1")
    while table.step() == "ChooseExplorers":
        moves = table.moves()
        table.play("done" if "done" in moves else moves[0])
    assert table.step() == "TakeActions"
    assert figures(table, seat)["actions_left"] == before
    table.play("act")
    assert figures(table, seat)["actions_left"] < before


def test_food_for_the_hungry_wakes_them() -> None:
    table = Table(players=2)
    table.put("leader_red", "exhausted")
    table.load(0, food=0)
    table.begin("exploration")
    without = figures(table)
    table.load(0, food=1)
    fed = figures(table)
    assert without["hungry"] > fed["hungry"] == 0
    assert without["awake_next_round"] < fed["awake_next_round"]


def test_damage_and_contamination_show() -> None:
    table = Table(players=2)
    table.begin("movement")
    before = figures(table)
    table.put("leader_red", contamination=2)
    sick = figures(table)
    assert sick["sick"] > before["sick"]
    assert sick["dying"] == 1
    assert sick["healthy_survivors"] < before["healthy_survivors"]
    assert sick["score_in_sight"] < before["score_in_sight"]


def test_the_automa_is_the_measure_in_solo_games_only() -> None:
    alone, pair = Table(players=1), Table(players=2)
    alone.begin("exploration")
    pair.begin("exploration")
    assert all(figures(pair)[name] == 0 for name in AgainstAutoma.NAMES)
    before = figures(alone)
    alone.state.fame[1] += 5
    after = figures(alone)
    assert changed(before, after) == {"lead_over_automa", "lead_in_sight"}
    assert after["lead_over_automa"] < before["lead_over_automa"]
