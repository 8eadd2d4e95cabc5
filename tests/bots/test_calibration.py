"""Chances that people can take at their word."""

from pathlib import Path

import pytest

from meadhall.arena.calibrating import Judged, Trials, judge_task
from meadhall.arena.reliability import fit_stretch, measure
from meadhall.arena.workers import Task
from meadhall.bots.calibration import PLACE, Stretch, read_calibration, stretch_for
from meadhall.bots.outlook import compare, look_ahead
from meadhall.bots.seen import Seen
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.dice import Dice

GAMES = ("champions", "northgard", "ice_garden", "last_aurora")


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_fitted_keeps_the_order_and_the_sum(game_id: str) -> None:
    game = find_game(game_id)
    for players in range(game.min_players, game.max_players + 1):
        stretch = stretch_for(game, players)
        assert stretch is not None
        for progress in (0.0, 0.3, 0.7, 1.0):
            raw = [number / 50 for number in range(1, 50)]
            found = [stretch.chance(one, 1 / max(2, players), progress) for one in raw]
            assert found == sorted(set(found))
            if players > 1:
                shares = [0.6] + [0.4 / (players - 1)] * (players - 1)
                assert sum(stretch.chances(shares, [0], progress)) == pytest.approx(1)


def test_allies_share_a_chance() -> None:
    stretch = Stretch(4, [0.5, 0.5], [0.0, 0.0])
    found = stretch.chances([0.9, 0.1, 0.9, 0.1], [0, 2], 0.0)
    assert found == pytest.approx([0.75, 0.25, 0.75, 0.25])


def test_too_sure_a_judge_is_corrected_and_a_good_one_left_alone() -> None:
    def judged(said: float, true: float) -> list[Judged]:
        """Of ten chances so many come true, in every stage of the game."""
        return [
            Judged(game, game % 7 / 6, chance, 0.5, share)
            for game in range(1600)
            for chance, share in (
                (said, float(game // 2 % 10 < true * 10)),
                (1 - said, float(game // 2 % 10 >= true * 10)),
            )
        ]

    sure = judged(0.95, 0.7)
    corrected = fit_stretch(2, sure, 4)
    assert max(corrected.slopes) < 0.8
    found = measure(corrected, sure)
    assert found.gain > 3 * found.error > 0
    assert (found.before.bins[-1].said, found.before.bins[-1].true) == pytest.approx((0.95, 0.7))
    good = fit_stretch(2, judged(0.7, 0.7), 4)
    assert good.slopes == pytest.approx([1.0] * 4, abs=0.05)


def test_alone_a_game_may_be_harder_than_it_looks() -> None:
    rows = [Judged(game, 0.5, 0.5, 0.5, float(game // 2 % 10 < 2)) for game in range(800)]
    assert fit_stretch(1, rows, 2).chance(0.5, 0.5, 0.5) == pytest.approx(0.2, abs=0.05)


def test_the_same_games_are_judged_the_same_way() -> None:
    trials = Trials("ice_garden", 1, "huscarl", "twice")
    once = judge_task(trials, Task(0, 2))
    assert once == judge_task(trials, Task(0, 2))
    assert any(once)


def test_a_line_is_compared_with_itself_without_noise_and_with_another_in_the_same_worlds() -> None:
    game = find_game("champions")
    state = game.new(2, {}, seed="lines")
    state.play(state.deciders()[0], state.moves(state.deciders()[0])[0])
    seat = state.deciders()[0]
    seen = Seen(game, state, seat, Dice.from_seed("lines", streams=1))
    one, other = seen.moves[:2]
    same, again, different = compare(seen, [[one], [one], [other]], worlds=6)
    assert (same.lead, same.error, again.lead, again.error) == (0.0, 0.0, 0.0, 0.0)
    assert different.chance == pytest.approx(same.chance + different.lead)
    outlook = look_ahead(seen, 6)
    assert sum(outlook.chances) == pytest.approx(1)
    assert all(0 < error < 0.3 for error in outlook.errors)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "calibration.json"),
        ('{"format":9,"game":"x","rules":"1","stretches":[]}', "format 9"),
        (
            '{"format":1,"game":"x","rules":"1","stretches":[{"players":2,"slopes":[1],'
            '"shifts":[0]}]}',
            "two stages",
        ),
    ],
)
def test_a_broken_file_is_named(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / PLACE).parent.mkdir()
    (tmp_path / PLACE).write_text(text)
    with pytest.raises(BrokenContent, match=why):
        read_calibration(tmp_path)


def test_a_game_without_a_file_is_left_alone(tmp_path: Path) -> None:
    assert read_calibration(tmp_path) == ()
