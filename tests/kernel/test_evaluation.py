"""How good a position is, with chances from strengths."""

from math import e

import pytest

from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Evaluation, Weights
from meadhall.kernel.state import State
from tests.kernel.toy import HIDDEN, Fingers, Show


class Stones(Evaluation):
    """One feature, the stones of a seat; three of them end the game."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Fingers)
        return [float(state.stones[seat])]

    def progress(self, state: State) -> float:
        assert isinstance(state, Fingers)
        return max(state.stones) / 3


class Pairs(Stones):
    def allies(self, state: State, seat: int) -> list[int]:
        return [seat, (seat + 2) % 4]


def position(*stones: int) -> Fingers:
    seats = len(stones)
    dice = Dice.from_seed("evaluation", streams=1)
    return Fingers(seats, dice, [Show()], 0, list(stones), [HIDDEN] * seats, [False] * seats)


def stones(*fitted: Weights) -> Stones:
    return Stones(["stones"], list(fitted))


def test_without_weights_all_are_equal() -> None:
    assert stones().chances(position(0, 3, 1)) == pytest.approx([1 / 3] * 3)
    assert Evaluation([], []).chances(position(0, 3)) == pytest.approx([0.5, 0.5])
    assert Evaluation([], []).chances(position(2)) == pytest.approx([0.5])


def test_one_more_point_of_strength_raises_the_odds_by_e() -> None:
    evaluation = stones(Weights(2, [[1.0], [1.0]]))
    leader, other = evaluation.chances(position(2, 1))
    assert leader / other == pytest.approx(e)
    assert leader + other == pytest.approx(1)


def test_who_plays_alone_plays_against_a_strength_of_0() -> None:
    evaluation = stones(Weights(1, [[1.0], [1.0]]))
    assert evaluation.chances(position(0)) == pytest.approx([0.5])
    [chance] = evaluation.chances(position(1))
    assert chance / (1 - chance) == pytest.approx(e)


def test_partners_have_the_sum_of_their_shares() -> None:
    shares = stones(Weights(4, [[1.0], [1.0]])).chances(position(2, 0, 1, 0))
    chances = Pairs(["stones"], [Weights(4, [[1.0], [1.0]])]).chances(position(2, 0, 1, 0))
    assert chances[0] == chances[2] == pytest.approx(shares[0] + shares[2])
    assert chances[1] == chances[3] == pytest.approx(shares[1] + shares[3])
    assert chances[0] + chances[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("progress", "weight"),
    [(-1.0, 0.0), (0.0, 0.0), (0.25, 1.0), (0.5, 2.0), (0.75, 1.5), (1.0, 1.0), (7.0, 1.0)],
)
def test_between_two_stages_both_count_in_proportion(progress: float, weight: float) -> None:
    evaluation = stones(Weights(2, [[0.0], [2.0], [1.0]]))
    strong, weak = evaluation.weigh([[1.0], [0.0]], progress)
    assert strong / weak == pytest.approx(e**weight)


def test_the_weights_of_the_nearest_number_of_players_count() -> None:
    evaluation = stones(Weights(2, [[1.0], [1.0]]), Weights(4, [[0.0], [0.0]]))
    assert evaluation.chances(position(3, 0))[0] > 0.9
    assert evaluation.chances(position(3, 0, 0))[0] > 0.9
    assert evaluation.chances(position(3, 0, 0, 0)) == pytest.approx([0.25] * 4)


def test_the_greatest_strength_gives_no_more_than_certainty() -> None:
    evaluation = stones(Weights(2, [[1e9], [1e9]]))
    assert evaluation.chances(position(3, 0)) == pytest.approx([1, 0])
    assert evaluation.chances(position(3, 3)) == pytest.approx([0.5, 0.5])
