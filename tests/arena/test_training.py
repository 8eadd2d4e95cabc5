"""Games to learn from: the same for the same seed, whoever plays them."""

import pytest

from meadhall.arena.training import Lessons, Sample, play_lessons
from meadhall.arena.workers import Processes
from meadhall.kernel.catalogue import find_game, game_ids

ENOUGH_FOR_TWO = 24
"""Enough games for more than one task."""


def learn(lessons: Lessons, games: int, processes: int = 1) -> list[list[Sample]]:
    return list(play_lessons(lessons, games, Processes(processes)))


@pytest.mark.parametrize("game_id", game_ids())
def test_samples_have_figures_for_each_seat_and_the_outcome_of_their_game(game_id: str) -> None:
    game = find_game(game_id)
    names = game.evaluation.names
    for players in range(game.min_players, game.max_players + 1):
        games = learn(Lessons(game_id, players, "random", "outcome"), 4)
        assert len(games) == 4
        assert any(games)
        for number, samples in enumerate(games):
            assert {sample.game for sample in samples} <= {number}
            assert len({tuple(sample.shares) for sample in samples}) <= 1
            for sample in samples:
                assert 0 <= sample.progress <= 1
                assert [len(figures) for figures in sample.figures] == [len(names)] * players
                assert len(sample.shares) == players
                if players > 1:
                    assert sum(sample.shares) == pytest.approx(1)
                else:
                    assert sample.shares in ([0.0], [1.0])


def test_samples_are_the_same_for_the_same_seed_and_for_any_number_of_processes() -> None:
    lessons = Lessons("ice_garden", 2, "random", "again")
    played = learn(lessons, ENOUGH_FOR_TWO)
    assert learn(lessons, ENOUGH_FOR_TWO, processes=2) == played
    assert learn(lessons, ENOUGH_FOR_TWO // 2) == played[: ENOUGH_FOR_TWO // 2]


def test_another_seed_gives_other_samples() -> None:
    one, other = (Lessons("ice_garden", 2, "random", seed) for seed in ("one", "other"))
    assert learn(one, 4) != learn(other, 4)


def test_who_plays_makes_a_difference() -> None:
    careless, sensible = (Lessons("ice_garden", 2, bot, "bot") for bot in ("random", "greedy"))
    assert learn(careless, 2) != learn(sensible, 2)


def test_all_parts_of_games_come_up() -> None:
    lessons = Lessons("champions", 2, "random", "parts")
    parts = [int(3 * sample.progress) for samples in learn(lessons, 12) for sample in samples]
    assert {0, 1, 2} <= set(parts)
