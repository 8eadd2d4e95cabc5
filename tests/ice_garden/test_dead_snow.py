"""Dead Snow (LIG-SNW)."""

import pytest

from meadhall.games.ice_garden import GAME
from tests.ice_garden.table import Table
from tests.rules import rule

OPTIONS = ["make:move_m_factor", "make:upgrade_unit", "make:summon_units"]


def on_the_brink(
    players: int = 3, tokens: tuple[int, ...] = (), ties: str = "english", **spaces: int
) -> Table:
    """The next option of Making lets the Dead Snow fall; seat 0 could take each of them."""
    table = Table(players=players, dead_snow_ties=ties)
    table.reputation(**spaces)
    for seat, n in enumerate(tokens):
        table.vuko_tokens(seat, n)
    table.give(0, m_factor_0=2, m_factor_1=1)
    table.put(0, "bear_lands", influence_marker=1)
    table.dead_snow({2: 18, 3: 24, 4: 30}[players] - 1)
    table.resolve("making", 0)
    return table


def fallen(tokens: tuple[int, int, int], ties: str = "english", **spaces: int) -> Table:
    """Both Bears have let the Dead Snow fall on these reputations and Vuko tokens."""
    table = Table(dead_snow_ties=ties)
    table.reputation(**spaces)
    table.vuko_tiles("both_bears", "raven_plan", "whisperers", "fire_people")
    table.put(0, "bear_lands", influence_marker=1)
    table.vuko("bear_lands")
    for seat, n in enumerate(tokens):
        table.vuko_tokens(seat, n)
    table.dead_snow(23)
    table.visit()
    return table


# The end


@rule("LIG-SNW-01")
@pytest.mark.parametrize(("players", "limit"), [(1, 18), (2, 18), (3, 24), (4, 30)])
def test_the_limit_depends_on_the_players(players: int, limit: int) -> None:
    assert Table(players=players).view().dead_snow_limit == limit


@rule("LIG-SNW-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reaching_the_limit_ends_the_game_at_once(players: int) -> None:
    table = on_the_brink(players, tokens=(0, 3, 3, 3)[:players])
    table.play("make:move_m_factor")
    assert (table.step(), table.view().ended_by) == ("over", "dead_snow")
    assert table.view().dead_snow == table.view().dead_snow_limit
    assert GAME.result(table.state).places[0] == 1


@rule("LIG-SNW-01")
def test_one_short_of_the_limit_the_game_goes_on() -> None:
    table = on_the_brink(seat_1=-5, seat_2=-5)
    table.dead_snow(22)
    table.play("make:move_m_factor")
    assert (table.step(), table.view().dead_snow) == ("ShiftMFactor", 23)


@rule("LIG-SNW-02")
def test_whoever_lets_it_fall_takes_a_vuko_token() -> None:
    table = on_the_brink(seat_1=-5, seat_2=-5)
    table.play("make:summon_units")
    assert table.each("vuko_tokens") == [1, 0, 0]
    assert table.heard("vuko_token_taken") == [{"seat": 0, "why": "dead_snow"}]


@rule("LIG-SNW-02")
def test_no_token_is_taken_when_none_is_left() -> None:
    table = on_the_brink(seat_1=-5, seat_2=-5)
    table.vuko_tokens(1, 10)
    table.play("make:summon_units")
    assert table.each("vuko_tokens") == [0, 10, 0]


@rule("LIG-SNW-03")
def test_each_vuko_token_costs_two_and_yin_yang_counts_one() -> None:
    table = fallen((0, 2, 1), seat_0=0, seat_1=1, seat_2=-9)
    result = GAME.result(table.state)
    assert result.totals == [0, 1 - 2 * 2, -9 - 2 * (1 + 1)]
    assert result.sheets[1] == {"reputation": 1, "vuko_tokens": -4}


@rule("LIG-SNW-04")
def test_the_highest_final_reputation_wins() -> None:
    table = fallen((3, 0, 0), seat_0=0, seat_1=-4, seat_2=-5)
    result = GAME.result(table.state)
    assert (result.totals, result.places) == ([-6, -4, -7], [2, 1, 3])


@rule("LIG-SNW-04")
def test_of_equals_the_better_reputation_before_the_calculation_wins() -> None:
    table = fallen((1, 0, 0), seat_0=-2, seat_1=-4, seat_2=-7)
    result = GAME.result(table.state)
    assert (result.totals, result.places) == ([-4, -4, -9], [1, 2, 3])


@rule("LIG-SNW-04")
def test_of_equals_on_one_space_the_lower_one_in_the_stack_wins() -> None:
    table = fallen((0, 0, 0), seat_1=-2, seat_0=-2, seat_2=-6)
    assert GAME.result(table.state).places == [2, 1, 3]


# Ties as in the Polish rulebook


@rule("LIG-SNW-04", "LIG-SET-13")
@pytest.mark.parametrize(("ties", "places"), [("english", [1, 2, 3]), ("polish", [2, 1, 3])])
def test_whoever_has_no_tokens_lies_there_already(ties: str, places: list[int]) -> None:
    """Seat 0 comes down from -2 to -4, onto the marker of seat 1."""
    table = fallen((0, 0, 0), ties, seat_0=-2, seat_1=-4, seat_2=-7)
    for seat, n in enumerate([1, 0, 0]):
        table.vuko_tokens(seat, n)
    result = GAME.result(table.state)
    assert (result.totals, result.places) == ([-4, -4, -7], places)


@rule("LIG-SNW-04")
@pytest.mark.parametrize(("order", "places"), [((0, 1, 2), [1, 2, 3]), ((2, 1, 0), [2, 1, 3])])
def test_of_two_that_move_the_first_in_initiative_order_wins(
    order: tuple[int, int, int], places: list[int]
) -> None:
    """Seat 0 from -2 with two tokens, seat 1 from -4 with one: both come to -6."""
    table = fallen((0, 0, 0), "polish", seat_0=-2, seat_1=-4, seat_2=-9)
    table.order(*order)
    for seat, n in enumerate([2, 1, 0]):
        table.vuko_tokens(seat, n)
    result = GAME.result(table.state)
    assert (result.totals, result.places) == ([-6, -6, -9], places)


@rule("LIG-SNW-04")
@pytest.mark.parametrize("ties", ["english", "polish"])
def test_markers_that_do_not_move_keep_their_stack(ties: str) -> None:
    table = fallen((0, 0, 0), ties, seat_1=-2, seat_0=-2, seat_2=-6)
    for seat, n in enumerate([0, 0, 0]):
        table.vuko_tokens(seat, n)
    assert GAME.result(table.state).places == [2, 1, 3]


@rule("LIG-SNW-04", "LIG-SNW-05")
@pytest.mark.parametrize(
    ("ties", "order", "tokens", "legal"),
    [
        ("english", (0, 1, 2), 0, True),
        ("polish", (0, 1, 2), 0, False),
        ("english", (0, 1, 2), 1, False),
        ("polish", (0, 1, 2), 1, True),
        ("polish", (1, 0, 2), 1, False),
    ],
)
def test_who_would_win_is_settled_in_the_same_way(
    ties: str, order: tuple[int, int, int], tokens: int, legal: bool
) -> None:
    """With the Vuko token of the Dead Snow seat 0 comes from -4 to -6, as far as seat 1 does:
    without a token from below, with one from the same space, where seat 0 lies higher.
    """
    space = -6 + 2 * tokens
    table = on_the_brink(tokens=(0, tokens, 0), ties=ties, seat_1=space, seat_0=-4, seat_2=-9)
    table.order(*order)
    table.resolve("making", 0)
    assert (table.step() == "Making" and "make:summon_units" in table.moves()) == legal
    if legal:
        table.play("make:summon_units")
        assert GAME.result(table.state).places[0] == 1


@rule("LIG-SNW-04", "LIG-SNW-05")
@pytest.mark.parametrize(("stack", "legal"), [((0, 1), True), ((1, 0), False)])
def test_without_tokens_for_both_the_stack_decides_as_before(
    stack: tuple[int, int], legal: bool
) -> None:
    spaces = {f"seat_{seat}": -3 for seat in stack}
    table = on_the_brink(tokens=(0, 0, 10), ties="polish", seat_2=-9, **spaces)
    assert (table.step() == "Making") == legal


@rule("LIG-SNW-04", "LIG-SNW-05")
def test_who_takes_no_token_lies_there_before_those_who_move() -> None:
    """No token is left: seat 0 stays on -4, where seat 1 comes down from -2."""
    table = on_the_brink(tokens=(0, 1, 9), ties="polish", seat_0=-4, seat_1=-2, seat_2=-9)
    assert "make:summon_units" in table.moves()
    table.play("make:summon_units")
    assert GAME.result(table.state).places == [1, 2, 3]


# Who may let it fall


@rule("LIG-SNW-05")
@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_that_would_lose_the_game_is_illegal(option: str) -> None:
    table = on_the_brink(seat_0=-1, seat_1=-2, seat_2=-6)
    assert table.step() == "Stop", "nothing but passing was left"
    table = on_the_brink(seat_0=-1, seat_1=-5, seat_2=-6)
    table.play(option)
    assert table.view().ended_by == "dead_snow"


@rule("LIG-SNW-05")
def test_the_reputation_of_options_1_and_2_is_lost_before_a_summons_is_not() -> None:
    table = on_the_brink(seat_0=0, seat_1=-2, seat_2=-6)
    # A Vuko token makes it -2: equal to seat 1 and better before the calculation.
    assert table.moves() == ["make:summon_units", "done"]
    assert table.refused("make:move_m_factor") == "LIG-SNW-05"
    assert table.refused("make:upgrade_unit") == "LIG-SNW-05"
    table.play("make:summon_units")
    assert table.view().ended_by == "dead_snow"
    assert table.where("moonlit_brother") == {}
    assert table.good(0, "m_factor_1") == 1
    result = GAME.result(table.state)
    assert (result.totals, result.places) == ([-2, -2, -6], [1, 2, 3])


@rule("LIG-SNW-05")
def test_who_steps_down_onto_an_equal_lies_on_top_and_would_lose() -> None:
    table = on_the_brink(tokens=(0, 1, 0), seat_0=-3, seat_1=-4, seat_2=-9)
    # Seat 0 would come to -4 and -6, as seat 1: the same space, but higher in the stack.
    assert table.moves() == ["make:summon_units", "done"]
    assert table.refused("make:move_m_factor") == "LIG-SNW-05"


@rule("LIG-SNW-05")
@pytest.mark.parametrize(("space", "tokens", "legal"), [(-2, 2, False), (-6, 0, True)])
def test_of_equals_the_better_space_decides(space: int, tokens: int, legal: bool) -> None:
    table = on_the_brink(tokens=(0, tokens, 0), seat_0=-4, seat_1=space, seat_2=-9)
    # The Vuko token makes it -6 for seat 0, as much as seat 1 has.
    assert table.step() == ("Making" if legal else "Stop")


@rule("LIG-SNW-05")
@pytest.mark.parametrize(
    ("stack", "legal"), [(["seat_0", "seat_1"], True), (["seat_1", "seat_0"], False)]
)
def test_on_one_space_the_stack_decides_about_a_summon(stack: list[str], legal: bool) -> None:
    spaces = dict.fromkeys(stack, -3)
    table = on_the_brink(tokens=(0, 1, 0), ties="english", seat_2=-9, **spaces)
    assert table.step() == ("Making" if legal else "Stop")


@rule("LIG-SNW-05")
def test_without_tokens_left_no_token_is_reckoned_with() -> None:
    table = on_the_brink(tokens=(0, 0, 9), seat_0=-1, seat_1=-2, seat_2=-6)
    assert table.step() == "Stop", "the last token would make it -3"
    table = on_the_brink(tokens=(0, 0, 10), seat_0=-1, seat_1=-2, seat_2=-6)
    assert table.moves() == ["make:summon_units", "done"]


@rule("LIG-SNW-05")
def test_far_from_the_limit_nobody_asks() -> None:
    table = on_the_brink(seat_0=1)
    table.reputation(seat_0=-9)
    table.dead_snow(22)
    table.resolve("making", 0)
    assert table.moves() == [*OPTIONS, "done"]


# Both Bears, passing the limit, what is left out


@rule("EX-21", "LIG-SNW-06", "LIG-ADV-06")
def test_both_bears_end_the_game_without_a_check_and_without_a_token() -> None:
    table = fallen((0, 0, 0), seat_0=-5, seat_1=0, seat_2=0)
    assert (table.step(), table.view().ended_by) == ("over", "dead_snow")
    assert [event["why"] for event in table.heard("vuko_token_taken")] == ["visit"]
    assert GAME.result(table.state).places[0] == 3


@rule("LIG-SNW-07")
def test_passing_the_limit_counts_as_reaching_it() -> None:
    table = Table(players=1)
    table.dead_snow(17)
    table.resolve("making", 0)
    assert (table.step(), table.view().ended_by) == ("over", "dead_snow")
    assert table.heard("dead_snow_rose") == [{"n": 1, "total": 18}]
    assert table.heard("summoned") == []


@rule("LIG-SNW-08")
def test_points_goals_and_the_gorge_are_not_looked_at() -> None:
    table = on_the_brink(seat_1=-6, seat_2=-5)
    table.points(1, 60)
    table.absorbed(4)
    table.gorge(1, 3)
    table.play("make:move_m_factor")
    result = GAME.result(table.state)
    assert result.places == [1, 3, 2]
    assert table.view().ended_by == "dead_snow"
    assert table.view().players[1].victory_points == 60
    assert table.heard("goal_reached") == table.heard("scored") == []
