"""The features of the evaluation: complete, within bounds, and about what they are named after."""

from itertools import pairwise
from math import isfinite

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.bot.figures import FIGURES, GROUPS, ChampionsEvaluation
from meadhall.games.champions.bot.prospect import Prospect
from meadhall.games.champions.bot.underway import read_steps
from meadhall.games.champions.content.tables import LEADER_IDS, ROUNDS
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Weights
from meadhall.kernel.plain import digest
from tests.champions.table import Table, fight_with

EVALUATION = ChampionsEvaluation(FIGURES, [])

SETTINGS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"assign_mode": "simultaneous"}),
    (4, {"variant_hall_of_fame": True, "variant_wary_townsfolk": True}),
]


def figure(table: Table, name: str, seat: int = 0) -> float:
    return EVALUATION.figures(table.state, seat)[FIGURES.index(name)]


def positions(players: int, options: dict[str, object], is_random: bool) -> list[ChampionsState]:
    """Every fourth position of one game, and the last."""
    state = GAME.new(players, options, f"figures {players}")
    assert isinstance(state, ChampionsState)
    dice = Dice.from_seed("figures", 1)
    seen = [state.copy()]
    decisions = 0
    while deciders := state.deciders():
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        if is_random or dice.below(0, 6) == 0:
            move = moves[dice.below(0, len(moves))]
        else:
            move = GAME.policy.choose(state, seat, moves, dice)
        state.play(seat, move)
        decisions += 1
        if decisions % 4 == 0 or state.is_over():
            seen.append(state.copy())
    return seen


@pytest.mark.parametrize("is_random", [False, True], ids=["greedy", "random"])
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_every_position_has_all_figures_within_bounds_and_stays_as_it_is(
    players: int, options: dict[str, object], is_random: bool
) -> None:
    for state in positions(players, options, is_random):
        before = digest(state)
        for seat in range(players):
            figures = EVALUATION.figures(state, seat)
            for name, value in zip(FIGURES, figures, strict=True):
                assert isfinite(value), name
                assert abs(value) < 10, (name, value)
        assert digest(state) == before


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_progress_rises_from_the_beginning_to_the_end(
    players: int, options: dict[str, object]
) -> None:
    progress = [EVALUATION.progress(state) for state in positions(players, options, False)]
    assert progress[0] == 0.0
    assert progress[-1] == 1.0
    for earlier, later in pairwise(progress):
        # Only a worker hired from the huts puts it back a little.
        assert later > earlier - 0.5 / ROUNDS / players


def test_a_group_has_one_value_for_each_of_its_names() -> None:
    for state in positions(3, {}, is_random=True):
        prospect = Prospect(state, 0, read_steps(state, 0))
        prospect.look_at_fights()
        for group in GROUPS:
            assert len(group.values(prospect)) == len(group.NAMES), type(group).__name__


def test_names_are_given_once() -> None:
    assert len(set(FIGURES)) == len(FIGURES)


def test_equal_players_have_equal_figures() -> None:
    """But for the one who moves first."""
    table = Table(players=3)
    for player in table.state.players:
        player.leader = LEADER_IDS.index("gylfir")
        player.destinies = ()
    first, *others = [EVALUATION.figures(table.state, seat) for seat in range(3)]
    for figures in others:
        unlike = {FIGURES[at] for at, value in enumerate(figures) if value != first[at]}
        assert unlike == {"moves_first", "on_turn"}


@pytest.mark.parametrize(
    ("goods", "names"),
    [
        ({"coin": 4}, "score coins_to_use coins_to_spare coins_for_the_hut"),
        ({"wood": 2}, "wood_to_use"),
        ({"wood": 3}, "wood_to_use wood_to_spare"),
        ({"food": 2}, "food_for_the_army"),
        ({"food": 3}, "food_for_the_army food_to_spare"),
        ({"favor": 1}, "score favor"),
        ({"blame": 2}, "score blame_to_come weight_of_the_next_blame"),
    ],
)
def test_goods_change_the_features_named_after_them(goods: dict[str, int], names: str) -> None:
    table = Table(players=2)
    table.give(0, coin=0, wood=0, food=0, favor=0, blame=0)
    table.muster(0, swordsman=1)
    table.player(0).destinies = ()
    before = EVALUATION.figures(table.state, 0)
    table.give(0, **goods)
    after = EVALUATION.figures(table.state, 0)
    changed = [name for name, a, b in zip(FIGURES, before, after, strict=True) if a != b]
    assert changed == names.split()


def test_glory_favor_and_runes_are_score() -> None:
    table = Table()
    before = figure(table, "score")
    table.give(0, glory=10)
    assert figure(table, "score") == pytest.approx(before + 0.5)
    table.give(0, favor=2)
    assert figure(table, "score") > before + 0.5
    assert figure(table, "score", seat=1) == pytest.approx(before)


def test_two_more_axemen_raise_army_and_strength() -> None:
    table = Table()
    before = [figure(table, name) for name in ("axemen", "strength")]
    table.muster(0, swordsman=1, axeman=2)
    after = [figure(table, name) for name in ("axemen", "strength")]
    assert after[0] == before[0] + 1.0
    assert after[1] > before[1] + 1.0


def test_a_reserved_fight_promises_what_the_warriors_at_home_can_win() -> None:
    table = Table(players=2)
    table.muster(0, axeman=4)
    assert figure(table, "victories_to_come") == 0.0
    assert figure(table, "best_open_fight") > 0.0
    table.reserve(0, "troll_gate")
    assert figure(table, "victories_to_come") > 0.9
    assert figure(table, "glory_to_win") > 0.0
    assert figure(table, "blame_to_come") < figure(table, "blame_to_come", seat=1)


def test_manning_a_fight_as_planned_changes_no_promise() -> None:
    table = Table(players=2)
    table.muster(0, axeman=4)
    table.reserve(0, "troll_gate")
    table.finish_placement()
    promised = figure(table, "victories_to_come")
    table.play("die:axeman:troll")
    table.play("die:axeman:troll")
    assert figure(table, "victories_to_come") == pytest.approx(promised, abs=0.01)


def test_a_fight_left_without_warriors_promises_nothing() -> None:
    table = Table(players=2)
    table.muster(0, axeman=4)
    table.reserve(0, "troll_gate")
    table.reserve(1, "draugr_1")
    table.finish_placement()
    assert table.seat() == 0
    table.play("done")
    assert figure(table, "victories_to_come") == 0.0


def test_a_roll_on_the_table_decides_what_the_fight_still_promises() -> None:
    promised = []
    for face in ("hit_2", "blank"):
        table = fight_with("troll_cave_1", axeman=3)
        table.play("done", rolls=[f"axeman:{face}"] * 3)
        assert table.step() == "AfterRoll"
        promised.append(figure(table, "victories_to_come"))
    assert promised[0] == 1.0
    assert promised[1] < 0.9


def test_a_ship_without_a_shore_promises_the_best_voyage() -> None:
    table = Table(players=2)
    table.muster(0, axeman=4)
    table.give(0, food=4, coin=5)
    table.play("place:large_public_longship")
    assert table.step() == "ChooseShore"
    promises = []
    before = figure(table, "glory_to_win")
    for shore in (move for move in table.moves() if move.startswith("sail:")):
        world = table.state.copy()
        world.play(0, GAME.moves.number(shore))
        promises.append(EVALUATION.figures(world, 0)[FIGURES.index("glory_to_win")])
    assert before > 0.0
    assert min(promises) <= before <= max(promises)


def test_a_rune_about_to_be_chosen_counts_as_taken() -> None:
    table = Table(players=2)
    before = figure(table, "runes_to_use")
    table.give(0, wood=1)
    table.play("place:runesmith")
    assert table.step() == "ChooseRune"
    assert figure(table, "runes_to_use") == before + 0.5


def test_chances_follow_from_figures_and_weights() -> None:
    weights = [[1.0 if name == "score" else 0.0 for name in FIGURES]] * 2
    evaluation = ChampionsEvaluation(FIGURES, [Weights(2, weights)])
    table = Table(players=2)
    table.give(1, glory=20)
    chances = evaluation.chances(table.state)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > 0.7
