"""Fitting weights: the weights that produced the outcomes are recovered."""

import io
from collections.abc import Sequence

import pytest

np = pytest.importorskip("numpy")

from meadhall.arena.fitting import Fit, Gathered, fit  # noqa: E402
from meadhall.arena.training import Sample  # noqa: E402
from meadhall.kernel.evaluation import Evaluation, Weights  # noqa: E402

FEW = 1e-3
"""A penalty that hardly matters."""

EARLY = [0.5, -1.0, 0.0]
LATE = [2.0, 0.0, 0.0]


def made_up(players: int, games: int, positions: int = 2) -> Gathered:
    """Games whose outcomes come from known weights, moving from EARLY to LATE as they go on."""
    chance = np.random.default_rng(players)
    evaluation = Evaluation(["a", "b", "c"], [Weights(players, [EARLY, LATE])])
    gathered = Gathered()
    for game in range(games):
        samples = []
        for _ in range(positions):
            progress = float(chance.random())
            figures = chance.normal(size=(players, 3)).tolist()
            shares = evaluation.weigh(figures, progress)
            if players == 1:
                won = [float(chance.random() < shares[0])]
            else:
                winner = int(chance.choice(players, p=shares))
                won = [float(seat == winner) for seat in range(players)]
            samples.append(Sample(game, progress, figures, won))
        gathered.add(players, samples)
    return gathered


@pytest.mark.parametrize("players", [1, 2, 4])
def test_known_weights_are_found_again(players: int) -> None:
    found = fit(made_up(players, games=6000), players, stages=2, penalty=FEW)
    assert found.players == players
    assert found.positions == 12000
    assert found.stages[0] == pytest.approx(EARLY, abs=0.25)
    assert found.stages[1] == pytest.approx(LATE, abs=0.25)
    assert found.loss < found.loss_of_guessing


def test_what_foretells_nothing_is_no_better_than_guessing() -> None:
    gathered = made_up(2, games=400)
    blind = Gathered()
    chance = np.random.default_rng(9)
    for game in range(400):
        winner = int(chance.integers(2))
        figures = chance.normal(size=(2, 3)).tolist()
        won = [float(seat == winner) for seat in range(2)]
        blind.add(2, [Sample(game, float(chance.random()), figures, won)])
    knowing, guessing = (fit(each, 2, stages=2, penalty=3.0) for each in (gathered, blind))
    assert knowing.loss < 0.9 * knowing.loss_of_guessing
    assert guessing.loss > 0.95 * guessing.loss_of_guessing
    assert knowing.right > 0.6 > guessing.right


def test_shared_victories_count_in_parts() -> None:
    gathered = Gathered()
    for game in range(50):
        gathered.add(2, [Sample(game, 0.5, [[1.0], [-1.0]], [0.5, 0.5])])
    found = fit(gathered, 2, stages=2, penalty=FEW)
    assert size(found) == pytest.approx(0)
    assert found.loss == pytest.approx(found.loss_of_guessing)


def test_a_penalty_keeps_weights_small() -> None:
    gathered = made_up(2, games=300)
    free, held = (fit(gathered, 2, stages=3, penalty=penalty) for penalty in (FEW, 1000.0))
    assert size(held) < size(free) / 3


def size(found: Fit) -> float:
    return sum(abs(weight) for stage in found.stages for weight in stage)


def test_a_figure_that_never_differs_gets_no_weight() -> None:
    gathered = Gathered()
    chance = np.random.default_rng(1)
    for game in range(200):
        figures = [[float(chance.normal()), 1.0] for _ in range(2)]
        better = int(figures[1][0] > figures[0][0])
        gathered.add(2, [Sample(game, 0.0, figures, [float(better == seat) for seat in range(2)])])
    found = fit(gathered, 2, stages=2, penalty=1.0)
    assert found.stages[0][0] > 1
    assert found.stages[0][1] == pytest.approx(0, abs=1e-6)


def test_the_same_samples_give_the_same_fit() -> None:
    assert fit(made_up(3, 100), 3, 4, 3.0) == fit(made_up(3, 100), 3, 4, 3.0)


def test_samples_are_saved_as_arrays() -> None:
    gathered = Gathered()
    gathered.add(2, [Sample(7, 0.25, [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [1.0, 0.0])])
    gathered.add(1, [Sample(8, 0.5, [[1.0, 2.0, 3.0]], [0.0])])
    gathered.add(4, [])
    file = io.BytesIO()
    gathered.save(file)
    file.seek(0)
    saved = np.load(file)
    names: Sequence[str] = ("game", "progress", "shares", "figures")
    assert set(saved) == {f"{name}_{players}" for name in names for players in (1, 2)}
    assert saved["game_2"].tolist() == [7]
    assert saved["progress_1"].tolist() == [0.5]
    assert saved["shares_2"].tolist() == [[1, 0]]
    assert saved["figures_2"].tolist() == [[[1, 2, 3], [4, 5, 6]]]
