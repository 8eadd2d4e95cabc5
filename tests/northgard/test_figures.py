"""The features of the evaluation: complete, finite, fair, and larger for what is better."""

from math import isfinite

import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.bot.figures import FIGURES, GROUPS, NorthgardEvaluation
from meadhall.games.northgard.bot.standing import Standing
from meadhall.games.northgard.content.tables import HARVEST, YEARS
from meadhall.games.northgard.content.tiles import AREA_IDS
from meadhall.games.northgard.rules.actions.movement import MakeMove
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import digest
from tests.northgard.maps import THIRTEEN_TILES
from tests.northgard.table import Table

RED, PURPLE = 0, 1
EVALUATION = NorthgardEvaluation(FIGURES, [])
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"creatures": True, "more_creatures": True}),
    (4, {"team_game": True}),
    (5, {"creatures": True}),
    (3, {"long_game": True, "clans": "choose"}),
]


def figure(state: NorthgardState, seat: int, name: str) -> float:
    return EVALUATION.figures(state, seat)[FIGURES.index(name)]


def next_door(table: Table) -> str:
    """A territory beside the one north of the start."""
    return AREA_IDS[table.state.lands.links(table.territory("start.n"))[0]]


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_position_of_a_game_has_all_figures(
    players: int, options: dict[str, object], bot: str
) -> None:
    state = GAME.new(players, options, "figures")
    dice = Dice.from_seed("figures", 1)
    assert EVALUATION.progress(state) == 0.0
    progress, count = 0.0, 0
    while seats := state.deciders():
        moves = state.moves(seats[0])
        if bot == "greedy":
            move = GAME.policy.choose(state, seats[0], moves, dice)
        else:
            move = moves[dice.below(0, len(moves))]
        if count % 3 == 0:
            assert all_figures_are_sound(state)
        count += 1
        state.play(seats[0], move)
        assert EVALUATION.progress(state) > progress - 0.05
        progress = EVALUATION.progress(state)
    assert progress == 1.0
    assert all_figures_are_sound(state)


def all_figures_are_sound(state: object) -> bool:
    """Each group has one value for each of its names, none too large, and nothing is changed."""
    assert isinstance(state, NorthgardState)
    before = digest(state)
    for seat in range(state.seats):
        standing = Standing(state, seat)
        for group in GROUPS:
            assert len(group.values(standing)) == len(group.NAMES), type(group).__name__
        for name, value in zip(FIGURES, EVALUATION.figures(state, seat), strict=True):
            assert isfinite(value), name
            assert abs(value) < 10.0, name
    return digest(state) == before


def test_every_figure_has_a_name_of_its_own() -> None:
    assert len(set(FIGURES)) == len(FIGURES)


def test_like_positions_have_like_figures() -> None:
    """North and south of the start tile; only the turn, the clan and its card differ."""
    table = Table(players=2)
    table.units(RED, "start.n 3")
    table.units(PURPLE, "start.s 3")
    red, purple = (EVALUATION.figures(table.state, seat) for seat in (RED, PURPLE))
    unlike = [name for name, one, two in zip(FIGURES, red, purple, strict=True) if one != two]
    assert set(unlike) <= {
        "is_on_turn", "goes_first", "is_goat", "is_boar", "power_of_the_deck",
    }  # fmt: skip


def test_partners_share_their_figures_and_their_victory() -> None:
    state = Table(players=4, team_game=True).state
    state.players[2].add_glory(0, 20)
    assert EVALUATION.figures(state, 0) == EVALUATION.figures(state, 2)
    assert EVALUATION.figures(state, 1) == EVALUATION.figures(state, 3)
    assert figure(state, 0, "glory_now") > figure(state, 1, "glory_now")
    assert EVALUATION.allies(state, 1) == [1, 3]
    assert EVALUATION.allies(Table(players=3).state, 1) == [1]


def test_glory_counts_tokens_goods_and_unrest_as_the_final_score_does() -> None:
    table = Table(players=2)
    state = table.state
    state.players[RED].add_glory(0, 12)
    state.players[RED].resources = [1, 1, 4]
    table.hand(RED, "unrest", "dev_scouts")
    total = GAME.result(state).totals[RED]
    assert figure(state, RED, "glory_now") == pytest.approx(total / 20)


def test_a_unit_more_is_seen_and_makes_land_safer() -> None:
    def danger(units: int) -> float:
        table = Table(players=2)
        table.lay(*THIRTEEN_TILES[1:])
        table.units(RED, f"start.n {units}")
        table.units(PURPLE, f"{next_door(table)} 4")
        assert figure(table.state, RED, "units") == units / 4
        return figure(table.state, RED, "land_in_danger")

    assert danger(2) > danger(4) > danger(9)


def test_danger_of_this_year_is_over_when_the_enemy_has_passed() -> None:
    table = Table(players=2)
    table.lay(*THIRTEEN_TILES[1:])
    table.units(RED, "start.n 2")
    table.units(PURPLE, f"{next_door(table)} 5")
    now = figure(table.state, RED, "land_in_danger")
    assert now > figure(table.state, RED, "land_in_danger_next_year") == 0.0
    table.player(PURPLE).has_passed = True
    assert figure(table.state, RED, "land_in_danger") == 0.0
    assert figure(table.state, RED, "land_in_danger_next_year") == now


def test_land_that_is_attacked_counts_for_both_by_their_chances() -> None:
    table = Table(players=2)
    table.lay(*THIRTEEN_TILES[1:])
    target = next_door(table)
    table.units(RED, "start.n 5")
    table.units(PURPLE, f"{target} 3")
    state = table.state
    whole = figure(state, PURPLE, "territories")
    before = figure(state, RED, "territories")
    table.resolve(RED, "start_move")
    assert isinstance(state.steps[-1], MakeMove)
    state.shift_units(RED, table.territory("start.n"), table.territory(target), 4)
    for_red = figure(state, RED, "territories") - before
    for_purple = figure(state, PURPLE, "territories")
    assert 0.0 < for_red < whole
    assert for_red + for_purple == pytest.approx(whole)


def test_hunger_is_foreseen_until_it_is_fed() -> None:
    table = Table(players=2)
    table.units(RED, "start.n 9")
    table.state.phase = HARVEST
    table.player(RED).resources = [0, 0, 0]
    hungry = figure(table.state, RED, "goods_missing_in_winter")
    table.give(RED, food=2)
    assert hungry > figure(table.state, RED, "goods_missing_in_winter") == 0.0


def test_a_harvest_is_expected_until_it_has_come() -> None:
    table = Table(players=2, year=YEARS[0])
    table.lay(*THIRTEEN_TILES[1:])
    table.units(RED, "start.n 3")
    promised = figure(table.state, RED, "worth_of_the_land")
    table.state.phase = HARVEST
    assert promised > figure(table.state, RED, "worth_of_the_land") == 0.0
