"""Runs of many games: fair seats, separate chance, one order."""

import pytest

from meadhall.arena.simulate import GameRecord, UnfitBots, make_plan, play_game, run
from meadhall.bots import UnknownBot
from meadhall.kernel.game import WrongSetting

THREE = ["greedy", "random", "random"]


def play(games: int, jobs: int = 1, seed: str = "arena") -> list[GameRecord]:
    return list(run("champions", games, 3, {}, THREE, seed, jobs))


def test_the_order_and_the_results_do_not_depend_on_the_jobs() -> None:
    alone = play(45)
    assert [record.index for record in alone] == list(range(45))
    assert play(45, jobs=2) == alone


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    records = play(6)
    for seat in range(3):
        assert sum(record.bots[seat] == "greedy" for record in records) == 2


def test_a_game_can_be_played_again_alone() -> None:
    plan = make_plan("champions", 3, {}, THREE, "arena")
    assert play_game(plan, 4) == play(5)[4]
    assert play(5)[4].seed == "arena/4"


def test_another_seed_gives_other_games() -> None:
    assert [record.totals for record in play(3)] != [record.totals for record in play(3, seed="x")]


def test_a_record_is_complete() -> None:
    [record] = play(1)
    assert record.rounds == 8
    assert record.players == len(record.totals) == len(record.places) == len(record.decisions) == 3
    assert record.length == sum(record.decisions) > 50
    assert min(record.places) == 1


def test_games_in_which_several_decide_at_once() -> None:
    options = {"assign_mode": "simultaneous"}
    assert len(list(run("champions", 3, 4, options, ["random"], "arena"))) == 3


def test_plans_are_checked_before_anything_is_played() -> None:
    with pytest.raises(UnfitBots):
        make_plan("champions", 3, {}, ["random", "greedy"], "s")
    with pytest.raises(UnknownBot):
        make_plan("champions", 3, {}, ["elf"], "s")
    with pytest.raises(WrongSetting):
        make_plan("champions", 2, {"first_player": "4"}, ["random"], "s")
