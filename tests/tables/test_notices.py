"""Whom to notify that it is their turn."""

from msgspec import structs

from meadhall.tables.notices import Look, Notice, due_notices, next_notice
from tests.tables.hall import ANNA, BJORN, BOT, ME, NOON, Hall, alone, settings, two_play

HERE = Look(at=NOON)


def told(hall: Hall, looks: dict[str, Look]) -> list[tuple[str, str]]:
    """Notify whoever is due, and record it as the server does."""
    due = due_notices(hall.table, looks, hall.now)
    for notice in due:
        look = looks.get(notice.person, Look())
        reminded = notice.decision if notice.kind == "reminder" else look.reminded
        looks[notice.person] = structs.replace(look, told_at=hall.now, reminded=reminded)
    return [(notice.kind, notice.person) for notice in due]


def test_whoever_is_away_is_notified_once_and_reminded_once() -> None:
    hall = two_play()
    looks = {ANNA.id: HERE, BJORN.id: HERE}
    hall.plays(BJORN, "show:1")
    assert told(hall, looks) == []
    assert next_notice(hall.table, looks) == NOON + 60
    hall.now = NOON + 60
    assert told(hall, looks) == [("turn", ANNA.id)]
    assert told(hall, looks) == []
    assert next_notice(hall.table, looks) == NOON + 80  # four fifths of a hundred seconds
    hall.now = NOON + 80
    assert told(hall, looks) == [("reminder", ANNA.id)]
    assert told(hall, looks) == []
    assert next_notice(hall.table, looks) is None


def test_whoever_looks_again_is_notified_again() -> None:
    hall = two_play()
    looks = {ANNA.id: Look(at=NOON + 10, told_at=NOON + 5), BJORN.id: HERE}
    assert next_notice(hall.table, looks) == NOON + 60
    hall.plays(BJORN, "show:1")
    assert next_notice(hall.table, looks) == NOON + 70


def test_whoever_never_looked_is_notified_at_once() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:1")
    assert due_notices(hall.table, {}, hall.now) == [
        Notice("turn", BJORN.id, 1, hall.decision(1) or 0, NOON + 100)
    ]


def test_bots_and_those_they_sit_in_for_are_not_told() -> None:
    hall = Hall.opened(settings(ME, BOT))
    assert told(hall, {ANNA.id: HERE}) == []
    hall.wait(100)
    assert hall.table.seats[0].sitting_in
    assert due_notices(hall.table, {}, hall.now) == []
    assert next_notice(hall.table, {}) is None


def test_two_seats_of_one_person_are_one_notice_and_no_endless_reminders() -> None:
    hall = alone()
    hall.plays(ANNA, "show:1", seat=0)
    hall.takes_back(ANNA, seat=0)
    assert hall.decision(0) != hall.decision(1)
    looks = {ANNA.id: HERE}
    hall.now = NOON + 60
    assert told(hall, looks) == [("turn", ANNA.id)]
    assert told(hall, looks) == []
    hall.now = NOON + 80
    reminders = [told(hall, looks) for _ in range(5)]
    assert reminders[0] == [("reminder", ANNA.id)]
    assert reminders[2:] == [[], [], []]  # at most one for each of the two questions
    assert next_notice(hall.table, looks) is None


def test_whoever_was_not_notified_in_time_is_only_reminded() -> None:
    hall = two_play()
    hall.plays(BJORN, "show:1")
    hall.now = NOON + 90
    looks = {ANNA.id: HERE}
    assert told(hall, looks) == [("reminder", ANNA.id)]
    assert told(hall, looks) == []
