"""What a player can leave to the table."""

from meadhall.games.champions import GAME
from meadhall.games.champions.rules.fighting.rolls import AfterRoll
from meadhall.games.champions.rules.moves import ACCEPT, DONE
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER
from tests.champions.table import Table, fight_with


def test_rolls_are_accepted_until_the_round_is_over() -> None:
    state = GAME.new(3, {}, "plans")
    assert isinstance(state, ChampionsState)
    chance = Dice.from_seed("plans", 1)
    answers = set()
    offers = set()
    plan = "accept_rolls:1"
    assert GAME.plans(state, 0) == [], "nobody has to roll yet"
    while state.round == 1:
        seat = state.deciders()[0]
        answer = GAME.planned(state, seat, plan)
        is_roll = isinstance(state.steps[-1], AfterRoll)
        assert answer == (ACCEPT.move if is_roll else PLAN_ASKS)
        answers.add(answer)
        is_offered = plan in GAME.plans(state, seat)
        assert is_offered or not is_roll
        offers.add(is_offered)
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(0, len(moves))])
    assert answers == {ACCEPT.move, PLAN_ASKS}, "both kinds of decision should have come up"
    assert offers == {True, False}, "a plan is offered once it is of use"
    assert GAME.planned(state, state.deciders()[0], plan) == PLAN_IS_OVER


def test_runes_are_kept_through_the_fights_of_a_round() -> None:
    table = fight_with("draugr_thrall_red", axeman=1)
    table.rune(0, "rune_gifts")
    plan = "keep_runes:1"
    assert GAME.plans(table.state, 0) == ["accept_rolls:1", plan]
    assert GAME.plans(table.state, 1) == ["accept_rolls:1"]
    assert GAME.planned(table.state, 0, plan) == PLAN_ASKS, "warriors are for the player to send"
    table.play("done", rolls=["axeman:hit_2"])
    assert GAME.planned(table.state, 0, plan) == PLAN_ASKS
    table.play("accept")
    assert GAME.planned(table.state, 0, plan) == DONE.move
    table.play("done")
    assert GAME.planned(table.state, 0, plan) == PLAN_IS_OVER


def test_the_last_window_is_left_to_no_plan() -> None:
    table = Table()
    table.rune(2, "rune_gifts")
    table.reach_the_last_window()
    assert GAME.planned(table.state, 2, "keep_runes:8") == PLAN_ASKS


def test_a_plan_that_the_game_does_not_know_is_over() -> None:
    assert GAME.planned(GAME.new(2, {}, "plans"), 0, "sleep:1") == PLAN_IS_OVER


def test_after_the_end_there_is_nothing_to_plan() -> None:
    state = GAME.new(2, {}, "plans")
    chance = Dice.from_seed("plans", 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(0, len(moves))])
    assert GAME.plans(state, 0) == []
