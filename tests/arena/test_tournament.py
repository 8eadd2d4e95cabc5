"""Who meets whom: every bot gets the same seats, deals and neighbours as the others."""

from collections import Counter

import pytest

from meadhall.arena.tournament import (
    Match,
    Plan,
    TooFewBots,
    fewest_opponents,
    make_plan,
    matches,
    play_matches,
)
from meadhall.arena.workers import Processes
from meadhall.bots import UnknownBot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.game import WrongSetting

NAMES = ("a", "b", "c", "d", "e")


def plan_of(bots: int, players: int) -> Plan:
    return Plan("champions", players, {}, NAMES[:bots], "s", "1", "1")


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_bot_plays_each_deal_from_each_seat_equally_often(bots: int, players: int) -> None:
    chosen = matches(plan_of(bots, players), games=10)
    seats = Counter((m.seed, seat, bot) for m in chosen for seat, bot in enumerate(m.bots))
    deals = {match.seed for match in chosen}
    for deal in deals:
        assert len({seats[deal, seat, bot] for seat in range(players) for bot in NAMES[:bots]}) == 1


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_game_is_played_twice(bots: int, players: int) -> None:
    chosen = matches(plan_of(bots, players), games=30)
    assert len({(match.seed, match.bots) for match in chosen}) == len(chosen)
    assert [match.index for match in chosen] == list(range(len(chosen)))


@pytest.mark.parametrize(("bots", "players"), [(5, 1), (4, 2), (4, 3), (2, 3), (3, 4), (2, 4)])
def test_every_group_gets_its_games_and_hardly_more(bots: int, players: int) -> None:
    chosen = matches(plan_of(bots, players), games=10)
    groups = Counter(tuple(sorted(match.bots)) for match in chosen)
    assert min(groups.values()) >= 10
    last_deal = chosen[-1].seed
    before = Counter(tuple(sorted(m.bots)) for m in chosen if m.seed != last_deal)
    assert min(before[group] for group in groups) < 10


def test_pairs_meet_in_games_for_two() -> None:
    chosen = matches(plan_of(3, 2), games=2)
    assert [match.bots for match in chosen] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]
    assert {match.seed for match in chosen} == {"s/0"}


def test_left_over_seats_are_taken_by_copies() -> None:
    groups = {tuple(sorted(match.bots)) for match in matches(plan_of(2, 4), games=1)}
    assert groups == {tuple("aaab"), tuple("aabb"), tuple("abbb")}


def test_neighbours_change() -> None:
    chosen = matches(plan_of(3, 3), games=12)
    behind = Counter(
        (match.bots[seat], match.bots[(seat + 1) % 3]) for match in chosen for seat in range(3)
    )
    assert set(behind.values()) == {6}


@pytest.mark.parametrize(("bots", "players"), [(4, 3), (3, 4), (2, 5)])
def test_a_longer_tournament_begins_with_a_shorter_one(bots: int, players: int) -> None:
    shorter, longer = (matches(plan_of(bots, players), games) for games in (7, 20))
    assert longer[: len(shorter)] == shorter


def test_the_games_are_those_of_the_matches() -> None:
    plan = make_plan("champions", 2, {}, ["random", "thrall"], "played")
    chosen = [*matches(plan, games=2), Match(7, "another", ("thrall", "thrall"))]
    played = list(play_matches(plan, chosen, Processes(1)))
    for match, one in zip(chosen, played, strict=True):
        record = one.record
        assert (record.index, record.seed, tuple(record.bots)) == (
            match.index,
            match.seed,
            match.bots,
        )
        decisions = dict.fromkeys(match.bots, 0)
        for bot, count in zip(record.bots, record.decisions, strict=True):
            decisions[bot] += count
        assert {bot: clock.decisions for bot, clock in one.clocks.items()} == decisions


def test_a_wrong_plan_is_refused() -> None:
    with pytest.raises(UnknownBot):
        make_plan("champions", 2, {}, ["random", "elf"], "s")
    with pytest.raises(TooFewBots, match="at least two"):
        make_plan("champions", 2, {}, ["random"], "s")
    with pytest.raises(TooFewBots, match="random is named 2 times"):
        make_plan("champions", 2, {}, ["random", "greedy", "random"], "s")
    with pytest.raises(WrongSetting):
        make_plan("champions", 7, {}, ["random", "greedy"], "s")


def test_as_few_players_as_have_an_opponent() -> None:
    assert fewest_opponents(find_game("champions")) == 2
    assert fewest_opponents(find_game("last_aurora")) == 2
