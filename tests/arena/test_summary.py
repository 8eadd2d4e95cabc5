import pytest

from meadhall.arena.simulate import GameRecord
from meadhall.arena.summary import Summary, spread


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
    numbers = spread(list(range(101)))
    assert (numbers.lowest, numbers.median, numbers.highest) == (0, 50, 100)
    assert numbers.percentiles == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}
    assert numbers.deviation == pytest.approx(29.155, abs=0.001)
    alone = spread([7])
    assert (alone.mean, alone.median, alone.deviation) == (7, 7, 0)


def test_games_without_rounds() -> None:
    summary = Summary(seats=1)
    summary.add(GameRecord(0, "s/0", 1, ["random"], [4], [1], [{"all": 4}], [9], None, 9))
    assert summary.figures().rounds is None
