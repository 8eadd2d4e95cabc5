"""Summaries: correct, the same in any order and any number of parts, and small."""

import pickle
import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.arena import openings
from meadhall.arena.intervals import difference_interval, rate_interval
from meadhall.arena.openings import Openings
from meadhall.arena.simulate import GameRecord
from meadhall.arena.summary import Summary, spread
from meadhall.kernel.game import Luck


def record(index: int, bots: list[str], totals: list[int], places: list[int]) -> GameRecord:
    sheets = [{"track": total - 1, "coins": 1} for total in totals]
    return GameRecord(index, f"s/{index}", 2, bots, totals, places, sheets, [5, 6], 8, 11)


def test_wins_by_seat_and_by_bot() -> None:
    summary = Summary(seats=2)
    summary.add(record(0, ["greedy", "random"], [40, 10], [1, 2]))
    summary.add(record(1, ["random", "greedy"], [12, 30], [2, 1]))
    summary.add(record(2, ["greedy", "random"], [20, 20], [1, 1]))
    figures = summary.figures()
    assert [seat.wins for seat in figures.by_seat] == [1.5, 1.5]
    assert figures.by_bot["greedy"].wins == 2.5
    assert figures.by_bot["greedy"].shared_wins == 1
    assert figures.by_bot["random"].win_rate == pytest.approx(0.5 / 3)
    assert figures.by_bot["greedy"].scores.mean == 30
    assert figures.winning_scores.lowest == 20
    assert figures.points_by_source == {"track": 21.0, "coins": 1.0}
    assert (figures.games, figures.decisions.median) == (3, 11)


def test_spread() -> None:
    numbers = spread(Counter(range(101)))
    assert (numbers.lowest, numbers.median, numbers.highest) == (0, 50, 100)
    assert numbers.percentiles == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}
    assert numbers.deviation == pytest.approx(29.155, abs=0.001)
    alone = spread({7: 3})
    assert (alone.mean, alone.median, alone.deviation) == (7, 7, 0)


def test_games_without_rounds() -> None:
    summary = Summary(seats=1)
    summary.add(GameRecord(0, "s/0", 1, ["random"], [4], [1], [{"all": 4}], [9], None, 9))
    assert summary.figures().rounds is None


def made_up(index: int) -> GameRecord:
    """A record that a random game might produce, a different one for each number."""
    chance = random.Random(index)
    totals = [chance.randrange(-20, 120), chance.randrange(-20, 120)]
    places = [1 + (max(totals) > total) for total in totals]
    moves = [f"place:{chance.randrange(20)} place:{chance.randrange(20)}" for _ in totals]
    return GameRecord(
        index,
        f"s/{index}",
        2,
        chance.sample(["greedy", "random", "jarl"], 2),
        totals,
        places,
        [{"track": total - 1, "coins": 1} for total in totals],
        [60, 60],
        8,
        chance.randrange(100, 200),
        choices=chance.randrange(700, 900),
        most_choices=chance.randrange(10, 25),
        factions=chance.sample(["ullr", "gylfir", "dagrun"], 2),
        openings=moves,
        luck=[Luck(seat, 9, chance.randrange(9), 4.5) for seat in range(2)],
    )


def summed(records: Sequence[GameRecord]) -> Summary:
    summary = Summary(seats=2)
    for one in records:
        summary.add(one)
    return summary


def test_what_is_counted_by_faction_opening_luck_and_branching() -> None:
    first = made_up(1)
    figures = summed([first]).figures()
    assert set(figures.by_faction) == set(first.factions)
    assert set(figures.by_opening) == set(first.openings)
    assert figures.branching is not None
    assert figures.branching.mean == first.choices / first.length
    assert figures.branching.most == first.most_choices
    assert first.luck is not None
    assert figures.luck is not None
    assert [one.hits for one in figures.luck.by_seat] == [luck.hits for luck in first.luck]
    assert [one.expected for one in figures.luck.by_seat] == [4.5, 4.5]
    assert sum(rate.played for rate in figures.luck.by_difference.values()) == 2
    assert figures.score_counts == Counter(first.totals)


def test_a_solo_game_can_be_lost() -> None:
    summary = Summary(seats=1)
    for index, place in enumerate([1, 2, 2, 2]):
        summary.add(GameRecord(index, "s", 1, ["random"], [4], [place], [{"all": 4}], [9], None, 9))
    assert summary.figures().by_seat[0].win_rate == 0.25


@given(st.integers(0, 60), st.randoms(use_true_random=False))
def test_the_order_and_the_parts_do_not_matter(cut: int, chance: random.Random) -> None:
    records = [made_up(index) for index in range(60)]
    whole = summed(records).figures()
    chance.shuffle(records)
    parts = summed(records[:cut])
    parts.merge(summed(records[cut:]))
    assert parts.figures() == whole


def test_a_summary_does_not_grow_with_the_number_of_games() -> None:
    summary = summed([made_up(index) for index in range(5_000)])
    before = len(pickle.dumps(summary))
    for index in range(5_000, 50_000):
        summary.add(made_up(index))
    # The counted numbers have more digits, and rare scores have turned up.
    assert len(pickle.dumps(summary)) < 1.2 * before
    assert before < 1_000_000


def test_too_many_openings_are_cut_to_their_first_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MOST_OPENINGS", 30)
    words = [f"place:{first} place:{second}" for first in range(7) for second in range(7)]
    one_way, other_way, merged = Openings(), Openings(), Openings()
    for word in words:
        one_way.add(word, 1)
    for word in reversed(words):
        other_way.add(word, 1)
    for part in (words[:10], words[10:]):
        more = Openings()
        for word in part:
            more.add(word, 1)
        merged.merge(more)
    expected = [(f"place:{first}", Counter({1: 7})) for first in range(7)]
    assert one_way.most_frequent(100) == expected
    assert other_way.most_frequent(100) == expected
    assert merged.most_frequent(100) == expected


def test_openings_without_end_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MOST_OPENINGS", 30)
    found = Openings()
    for number in range(1000):
        found.add(f"odd:{number} odd:{number}", 0)
    assert found.most_frequent(100) == []


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    chance = random.Random("intervals")
    held = sum(
        low <= 0.3 <= high
        for low, high in (
            rate_interval(sum(chance.random() < 0.3 for _ in range(100)), 100) for _ in range(1000)
        )
    )
    assert 920 <= held <= 975


def test_equal_rates_differ_by_nothing() -> None:
    low, high = difference_interval(0.5, (0.45, 0.55), 0.5, (0.4, 0.6))
    assert low < 0 < high
    assert low == pytest.approx(-high)
