"""Clocks, in exact numbers."""

import pytest

from meadhall.tables.clock import CLOCKS, DAY, MINUTE, USUAL_CLOCK, Clock, SeatClock
from meadhall.tables.notices import next_notice
from meadhall.tables.scene import take_picture
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.snapshot import encode_snapshot
from tests.tables.hall import ANNA, BJORN, BOT, FINGERS, ME, OPEN, SOME_CLOCK, Hall, two_play

CLOCK = Clock(bank=100, gain=10, cap=120)


def test_a_clock_runs_only_once_it_is_started() -> None:
    standing = SeatClock(100.0)
    assert standing.at(50.0) == 100.0
    assert standing.runs_out() is None
    running = standing.started(1000.0)
    assert running.at(1030.0) == 70.0
    assert running.runs_out() == 1100.0
    assert running.started(1030.0) == running


def test_a_decision_brings_the_gain_up_to_the_cap() -> None:
    running = SeatClock(100.0, 1000.0)
    assert running.stopped(1030.0, CLOCK, decided=True) == SeatClock(80.0)
    assert running.stopped(1030.0, CLOCK, decided=False) == SeatClock(70.0)
    assert SeatClock(115.0, 1000.0).stopped(1001.0, CLOCK, decided=True) == SeatClock(120.0)


def test_whoever_is_overdue_starts_again_from_nothing() -> None:
    overdue = SeatClock(100.0, 1000.0)
    assert overdue.at(1130.0) == -30.0
    assert overdue.stopped(1130.0, CLOCK, decided=True) == SeatClock(10.0)


def test_whoever_comes_back_has_a_minute_at_least() -> None:
    assert SeatClock(0.0).refilled(CLOCK) == SeatClock(60.0)
    assert SeatClock(90.0).refilled(CLOCK) == SeatClock(90.0)
    assert SeatClock(0.0).refilled(CLOCKS["weekly"]) == SeatClock(3 * DAY)
    assert SeatClock(0.0).refilled(Clock(30, 0, 40)) == SeatClock(40.0)


@pytest.mark.parametrize("name", CLOCKS)
def test_every_preset_is_one_that_people_may_choose(name: str) -> None:
    clock = CLOCKS[name]
    assert 30 <= clock.bank <= clock.cap <= 60 * DAY
    assert 0 < clock.gain <= clock.cap


def test_the_clocks_of_all_who_are_asked_run_at_once() -> None:
    hall = two_play()
    hall.wait(30)
    assert (hall.left(0), hall.left(1)) == (70, 70)
    hall.plays(ANNA, "show:1")
    hall.wait(20)
    assert (hall.left(0), hall.left(1)) == (80, 50)
    hall.plays(BJORN, "show:2")
    assert (hall.left(0), hall.left(1)) == (80, 60)
    hall.wait(5)
    assert (hall.left(0), hall.left(1)) == (75, 55)


def test_the_gain_ends_at_the_cap_of_the_table() -> None:
    hall = two_play()
    for _ in range(4):
        hall.plays(ANNA, "show:1")
        hall.plays(BJORN, "show:1")
        if hall.table.status != "playing":
            break
    assert hall.left(0) == SOME_CLOCK.cap


def test_a_decision_in_the_last_second_counts() -> None:
    hall = two_play()
    hall.now += 100 + MINUTE  # nobody has woken the table yet
    hall.plays(ANNA, "show:1")
    assert hall.left(0) == 10


# Tables without a clock


def without_clock(*seats: SeatWish) -> Hall:
    return Hall.opened(Settings(game=FINGERS.id, seats=list(seats), sit_in="random"))


def test_nobody_is_timed_where_nobody_waits() -> None:
    for seats in ((ME, BOT), (ME, ME)):
        hall = without_clock(*seats)
        assert (hall.table.clock, hall.table.clocks) == (None, [])
        hall.wait(400 * DAY)
        hall.goes_on()
        assert hall.table.seats[0].sitting_in is None
        seat = take_picture(hall.table, ANNA.id, "en", hall.now).seats[0]
        assert (seat.left, seat.running) == (None, False)
        hall.plays(ANNA, "show:1", 0)
        hall.takes_back(ANNA, to=0, seat=0)
        hall.plays(ANNA, "show:1", 0)
        hall.bots_play()
        assert encode_snapshot(hall.folded()) == encode_snapshot(hall.table)


def test_other_people_bring_the_usual_clock_with_them() -> None:
    assert without_clock(ME, OPEN).table.clock == CLOCKS[USUAL_CLOCK]


def test_a_clock_can_be_asked_for_against_bots() -> None:
    wanted = Settings(game=FINGERS.id, seats=[ME, BOT], clock="live", sit_in="random")
    assert Hall.opened(wanted).table.clock == CLOCKS["live"]


def test_nobody_is_notified_of_a_game_without_a_clock() -> None:
    hall = without_clock(ME, BOT)
    assert next_notice(hall.table, {}) is None
