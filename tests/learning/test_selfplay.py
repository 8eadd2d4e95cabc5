"""Games to learn from: what is kept of them, and that playing goes on where it was broken off."""

from pathlib import Path

import numpy as np
import pytest

from meadhall.arena.workers import Processes
from meadhall.cli import main
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.learning.files import OtherPlan, Plan, begin, lots, name_of, store, stored
from meadhall.learning.selfplay import Arrays, Lessons, play_lesson, play_lots

SEARCHED = "search:8"


def plan_of(lessons: Lessons) -> Plan:
    game = find_game(lessons.game)
    return Plan(game.id, game.rules, lessons.bot, lessons.seed, game.evaluation.names)


def play(folder: Path, lessons: Lessons, games: int, in_lot: int, processes: int = 1) -> None:
    begin(folder, plan_of(lessons))
    for played in play_lots([*lots(folder, lessons, games, in_lot)], Processes(processes)):
        store(folder, played)


def bytes_in(folder: Path) -> dict[str, bytes]:
    return {place.name: place.read_bytes() for place in folder.iterdir()}


def only(folder: Path) -> Arrays:
    ((_, arrays),) = stored(folder)
    return arrays


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("bot", ["huscarl", SEARCHED])
def test_every_number_of_players_leaves_positions(id: str, bot: str, tmp_path: Path) -> None:
    game = find_game(id)
    for players in range(game.min_players, game.max_players + 1):
        folder = tmp_path / str(players)
        play(folder, Lessons(id, players, bot, "kept"), games=1, in_lot=1)
        kept = only(folder)
        positions = len(kept["progress"])
        assert positions > 0
        assert kept["figures"].shape == (positions, players, len(game.evaluation.names))
        assert kept["shares"].shape == (positions, players)
        if players > 1:
            assert kept["shares"].sum(axis=1) == pytest.approx(1)
        assert set(kept["seat"]) <= set(range(players))
        assert len(kept["ends"]) == positions + 1
        searched = np.diff(kept["ends"].astype(int)) > 0
        assert searched.any() == (bot == SEARCHED)
        assert (~np.isnan(kept["value"].astype(float)) == searched).all()


def test_of_a_search_all_legal_moves_are_kept_with_what_they_got() -> None:
    for position in play_lesson(Lessons("champions", 2, SEARCHED, "moves"), 0):
        assert len(position.moves) == len(position.visits) == len(position.means)
        if position.moves:
            assert len(position.moves) > 1
            assert position.favourite in position.moves
            assert sum(position.visits) > 0
            assert 0 <= position.value <= 1


def test_playing_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    lessons = Lessons("ice_garden", 2, "huscarl", "resumed")
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    play(whole, lessons, games=7, in_lot=2)
    play(broken, lessons, games=4, in_lot=2)
    (broken / name_of(next(lots(whole / "none", lessons, 7, 2)))).unlink()
    assert len([*lots(broken, lessons, 7, 2)]) == 3
    play(broken, lessons, games=7, in_lot=2)
    assert bytes_in(broken) == bytes_in(whole)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    lessons = Lessons("last_aurora", 2, "huscarl", "processes")
    for processes in (1, 2):
        play(tmp_path / str(processes), lessons, games=4, in_lot=1, processes=processes)
    assert bytes_in(tmp_path / "1") == bytes_in(tmp_path / "2")


@pytest.mark.parametrize("other", [("karl", "plan"), ("huscarl", "other")])
def test_games_of_another_plan_are_refused(other: tuple[str, str], tmp_path: Path) -> None:
    begin(tmp_path, plan_of(Lessons("champions", 2, "huscarl", "plan")))
    with pytest.raises(OtherPlan, match="holds other games"):
        begin(tmp_path, plan_of(Lessons("champions", 2, *other)))


def test_the_command_plays_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["selfplay", "champions", "--out", str(tmp_path), "--games", "2", "--players", "2"]
    assert main([*asked, "--jobs", "1"]) == 0
    before = bytes_in(tmp_path)
    assert sorted(before) == ["2-0000000-0000002.npz", "plan.json"]
    assert main([*asked, "--jobs", "1"]) == 0
    assert bytes_in(tmp_path) == before
    assert main([*asked, "--bot", "karl"]) == 2
    assert "holds other games" in capsys.readouterr().err
    assert main([*asked, "--players", "9"]) == 2
    assert "champions is not for 9 players" in capsys.readouterr().err
