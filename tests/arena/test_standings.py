"""What the standings of a tournament say."""

from collections.abc import Sequence

import pytest

from meadhall.arena.clocks import Clock
from meadhall.arena.simulate import GameRecord
from meadhall.arena.standings import Interval, Standings, Tally


def record(index: int, bots: str, places: Sequence[int], totals: Sequence[int]) -> GameRecord:
    return GameRecord(
        index=index,
        seed=f"s/{index}",
        players=len(places),
        bots=list(bots),
        totals=list(totals),
        places=list(places),
        sheets=[{"points": total} for total in totals],
        decisions=[10] * len(places),
        rounds=None,
        length=10 * len(places),
        choices=50,
        most_choices=9,
        factions=[None] * len(places),
        openings=[""] * len(places),
    )


def standings(bots: str, players: int, games: Sequence[tuple[str, Sequence[int]]]) -> Standings:
    tally = Tally(list(bots), players)
    for index, (seated, places) in enumerate(games):
        tally.add(record(index, seated, places, [10 - place for place in places]))
    return tally.standings()


def test_shared_victories_are_split() -> None:
    games = [("ab", [1, 2]), ("ba", [1, 1]), ("ab", [2, 1]), ("ba", [2, 1])]
    found = standings("ab", 2, games)
    assert [(one.bot, one.wins, one.win_rate.value) for one in found.bots] == [
        ("a", 2.5, 0.625),
        ("b", 1.5, 0.375),
    ]
    assert [(pair.bot, pair.against, pair.wins, pair.games) for pair in found.pairs] == [
        ("a", "b", 2.5, 4),
        ("b", "a", 1.5, 4),
    ]


def test_intervals_hold_their_value_and_shrink() -> None:
    few = standings("ab", 2, [("ab", [1, 2]), ("ba", [1, 2])] * 5).bots[0]
    many = standings("ab", 2, [("ab", [1, 2]), ("ba", [1, 2])] * 100).bots[0]
    for one in (few.win_rate, many.win_rate, few.mean_score, many.mean_score):
        assert one.low < one.value < one.high
    assert many.win_rate.high - many.win_rate.low < few.win_rate.high - few.win_rate.low
    assert few.rating is not None
    assert many.rating is not None
    assert many.rating.sigma < few.rating.sigma


def test_the_best_come_first_and_are_rated_higher() -> None:
    games = [("abc", [3, 2, 1]), ("bca", [2, 1, 3]), ("cab", [1, 3, 2])] * 4
    found = standings("abc", 3, games)
    assert [one.bot for one in found.bots] == ["c", "b", "a"]
    ratings = [one.rating for one in found.bots if one.rating is not None]
    assert ratings[0].mean > ratings[1].mean > ratings[2].mean
    for rating in ratings:
        assert rating.ordinal == pytest.approx(rating.mean - 3 * rating.sigma)


def test_places_behind_the_winner_count_between_two_bots() -> None:
    found = standings("abc", 3, [("abc", [3, 2, 1]), ("abc", [3, 2, 1])])
    rates = {(pair.bot, pair.against): pair.rate.value for pair in found.pairs}
    assert rates["b", "a"] == 1.0
    assert rates["a", "b"] == 0.0
    assert found.bots[1].wins == 0


def test_copies_of_a_bot_count_one_game_against_another() -> None:
    found = standings("ab", 3, [("aab", [1, 3, 2]), ("abb", [1, 3, 2])])
    rates = {(pair.bot, pair.against): (pair.wins, pair.games) for pair in found.pairs}
    assert rates == {("a", "b"): (1.5, 2), ("b", "a"): (0.5, 2)}
    assert {one.bot: one.seats for one in found.bots} == {"a": 3, "b": 3}


def test_equal_bots_stay_equal() -> None:
    games = [("aab", [1, 1, 1]), ("abb", [1, 1, 1])]
    a, b = standings("ab", 3, games * 3).bots
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.mean == pytest.approx(b.rating.mean, abs=0.5)


def test_alone_bots_are_compared_deal_by_deal() -> None:
    # Bot a wins exactly where b does, and once more.
    games = [("a", [1]), ("b", [1]), ("a", [2]), ("b", [2]), ("a", [1]), ("b", [2])] * 10
    found = standings("ab", 1, games)
    assert found.pairs == []
    assert all(one.rating is None for one in found.bots)
    (difference,) = found.differences
    assert (difference.bot, difference.against, difference.deals) == ("a", "b", 30)
    assert difference.win_rate.value == pytest.approx(1 / 3)
    # Taken separately they could well be level; on the same deals they are not.
    a, b = found.bots
    assert a.win_rate.low < b.win_rate.high
    assert difference.win_rate.low > 0
    assert difference.score == Interval(
        difference.win_rate.value, difference.win_rate.low, difference.win_rate.high
    )


def test_clocks_that_are_merged_tell_the_same_as_one() -> None:
    one, first, second = Clock(), Clock(), Clock()
    for number in range(1000):
        seconds = (number % 97 + 1) / 1000
        one.add(seconds)
        (first if number % 2 else second).add(seconds)
    first.merge(second)
    assert first.decisions == one.decisions
    assert first.classes == one.classes
    assert first.mean() == pytest.approx(one.mean())
    assert first.percentile(95) == one.percentile(95) == pytest.approx(0.093, rel=0.02)
    assert one.percentile(100) == pytest.approx(0.097, rel=0.01)
