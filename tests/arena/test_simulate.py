"""Runs of many games: fair seats, separate dice, one order."""

import msgspec
import pytest

from meadhall.arena.simulate import (
    GameRecord,
    UnfitBots,
    make_plan,
    play_game,
    play_seated,
    run,
)
from meadhall.bots import UnknownBot
from meadhall.kernel.catalogue import find_game, game_ids
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


@pytest.mark.parametrize(
    ("game", "options", "factions", "verb"),
    [
        ("champions", {}, {"asmundr", "dagrun", "gylfir", "svanhildr", "ullr"}, "place"),
        ("ice_garden", {}, {"fjollsfinn", "freihoff", "van_dyken", "callo"}, "plan"),
        ("last_aurora", {"crews": "draft"}, {"androids", "mutants", "pack", "asgardians"}, ""),
        ("northgard", {"clans": "choose"}, set(), ""),
    ],
)
def test_factions_and_openings_are_written_down(
    game: str, options: dict[str, object], factions: set[str], verb: str
) -> None:
    for record in run(game, 2, 2, options, ["random"], "arena"):
        assert None not in record.factions
        assert len(set(record.factions)) == 2
        assert not factions or set(record.factions) <= factions
        for opening in record.openings:
            assert len(opening.split(" ")) == 2
            assert all(word.startswith(verb) for word in opening.split(" "))


@pytest.mark.parametrize("id", game_ids())
def test_the_moves_that_a_turn_is_about_exist(id: str) -> None:
    game = find_game(id)
    verbs = {game.moves.word(move).partition(":")[0] for move in range(game.moves.size())}
    assert game.turns
    assert set(game.turns) <= verbs


def test_without_crews_all_convoys_begin_alike() -> None:
    [record] = run("last_aurora", 1, 2, {}, ["random"], "arena")
    assert record.factions == [None, None]


def test_the_legal_moves_of_all_decisions_are_added_up() -> None:
    [record] = play(1)
    assert record.most_choices > 5
    assert 2 * record.length < record.choices < record.most_choices * record.length


def test_luck_is_recorded_where_it_is_asked_for_and_changes_nothing_else() -> None:
    plan = make_plan("champions", 3, {}, THREE, "arena", luck=True)
    asked, plain = play_game(plan, 0), play(1)[0]
    assert asked.luck is not None
    assert [luck.seat for luck in asked.luck] == [0, 1, 2]
    assert any(luck.dice for luck in asked.luck)
    assert msgspec.structs.replace(asked, luck=None) == plain


def test_a_watcher_hears_of_every_decision() -> None:
    heard: list[int] = []

    def watch(seat: int, seconds: float) -> None:
        assert seconds >= 0
        heard.append(seat)

    record = play_seated("champions", {}, ["random", "greedy"], "arena/0", 0, watch=watch)
    assert [heard.count(seat) for seat in range(2)] == record.decisions
