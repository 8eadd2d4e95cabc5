"""What a table does by itself."""

from meadhall.tables.clock import DAY
from meadhall.tables.entries import SatIn
from meadhall.tables.waking import (
    BOT_LEASE,
    OPEN_FOR,
    Thought,
    follow_up,
    goes_on_from,
    thoughts,
    wakes_at,
)
from tests.tables.hall import ANNA, BJORN, BOT, ME, NOON, OPEN, Hall, finished, settings, two_play


def test_a_table_that_nobody_comes_to_is_closed() -> None:
    hall = Hall.opened(settings(ME, OPEN))
    assert wakes_at(hall.table, hall.now) == NOON + OPEN_FOR
    hall.wait(14 * DAY - 1)
    assert hall.status() == "open"
    hall.wait(1)
    assert (hall.status(), hall.table.end_reason) == ("ended", "nobody-came")
    assert wakes_at(hall.table, hall.now) is None


def test_when_the_time_is_over_a_bot_sits_in() -> None:
    hall = two_play()
    assert wakes_at(hall.table, hall.now) == NOON + 100
    hall.wait(40)
    hall.plays(ANNA, "show:1")
    hall.wait(59)
    assert [seat.sitting_in for seat in hall.table.seats] == [None, None]
    hall.wait(1)
    assert [seat.sitting_in for seat in hall.table.seats] == [None, "random"]
    assert hall.left(1) == 0
    assert thoughts(hall.table) == [Thought(1, hall.decision(1) or 0, "random")]
    hall.bots_play()
    # Anna is asked again; the bot has already decided.
    assert list(hall.table.asked) == [0]
    assert wakes_at(hall.table, hall.now) == hall.now + 70


def test_whoever_wakes_the_table_in_time_finds_it_late() -> None:
    """This holds whatever fractions the numbers have."""
    for number in range(200):
        hall = two_play()
        hall.now += number / 7
        hall.plays(ANNA, "show:1")
        woken = wakes_at(hall.table, hall.now)
        assert woken is not None
        hall.now = woken
        assert hall.does(follow_up)
        assert hall.log[-1] == SatIn(at=woken, seat=1, bot="random")


def test_a_bot_that_does_not_answer_is_asked_again() -> None:
    hall = Hall.opened(settings(ME, BOT))
    assert [thought.seat for thought in thoughts(hall.table)] == [1]
    assert wakes_at(hall.table, hall.now) == hall.now + BOT_LEASE
    hall.bots_play()
    assert thoughts(hall.table) == []
    assert wakes_at(hall.table, hall.now) == NOON + 100


def test_bots_play_the_game_to_its_end() -> None:
    hall = two_play()
    hall.wait(100)
    hall.bots_play()
    assert hall.status() == "over"
    assert wakes_at(hall.table, hall.now) is None
    hall.now += DAY
    assert not hall.does(follow_up)


def test_nothing_follows_what_is_over() -> None:
    hall = finished()
    hall.now += 1000 * DAY
    assert not hall.does(follow_up)
    assert thoughts(hall.table) == []


def test_time_does_not_pass_for_those_who_are_not_asked() -> None:
    hall = two_play()
    hall.plays(BJORN, "show:1")
    hall.wait(99)
    assert hall.left(1) == 110


def test_a_seat_that_goes_on_deciding_may_remember_what_it_thought() -> None:
    hall = two_play()
    assert goes_on_from(hall.table, 0) is None
    asked_at = hall.table.seq
    hall.plays(ANNA, "show:1")
    assert goes_on_from(hall.table, 0) == asked_at
    assert goes_on_from(hall.table, 1) is None
    # Now the hands are opened.
    hall.plays(BJORN, "show:2")
    assert goes_on_from(hall.table, 1) is None
