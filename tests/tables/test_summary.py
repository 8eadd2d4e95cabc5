"""A table in brief."""

from meadhall.tables.summary import is_rated, summarize
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    ME,
    NOON,
    OPEN,
    Hall,
    alone,
    finished,
    settings,
    two_play,
)


def test_a_table_that_is_open() -> None:
    summary = summarize(Hall.opened(settings(ME, OPEN, BOT)).table)
    assert summary.status == "open"
    assert [seat.person for seat in summary.seats] == [ANNA.id, "", ""]
    assert [seat.bot for seat in summary.seats] == ["", "", "random"]
    assert [seat.runs_out for seat in summary.seats] == [None, None, None]
    assert (summary.totals, summary.places) == ([], [])


def test_a_table_at_play() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:1")
    summary = summarize(hall.table)
    assert [seat.asked for seat in summary.seats] == [False, True]
    assert [seat.runs_out for seat in summary.seats] == [None, NOON + 100]
    assert summary.moves == 1
    assert not summary.seeded


def test_a_table_that_is_over() -> None:
    hall = finished()
    summary = summarize(hall.table)
    assert (summary.totals, summary.places) == ([3, 0], [1, 2])
    assert summary.finished_at == hall.now
    assert summary.rated


def test_nothing_secret_is_in_a_summary() -> None:
    table = Hall.opened(settings(ME, OPEN, public=False)).table
    told = repr(summarize(table))
    assert table.secret not in told
    assert table.watch not in told


def test_only_games_among_people_with_unknown_chance_are_rated() -> None:
    assert is_rated(two_play().table)
    assert not is_rated(two_play(seed="known").table)
    assert not is_rated(two_play(undo="friendly").table)
    assert is_rated(two_play(undo="consent").table)
    assert not is_rated(alone().table)
    assert not is_rated(Hall.opened(settings(ME, BOT)).table)
    hall = Hall.opened(settings(ME, ME, OPEN))
    hall.joins(BJORN)
    assert not is_rated(hall.table)
