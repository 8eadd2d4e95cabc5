"""Looking back, and who may see what."""

import pytest

from meadhall.kernel.events import SPECTATOR
from meadhall.tables.refusal import Forbidden, Missing, Refused
from meadhall.tables.review import (
    FROM_THE_OPENING,
    Told,
    check_review,
    events_between,
    moment,
)
from meadhall.tables.table import Table
from tests.kernel.toy import FingersView
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    ME,
    OPEN,
    STRANGER,
    Hall,
    finished,
    settings,
    three_play,
    two_play,
)


def running() -> Table:
    """One round is over, and Anna has shown in the second."""
    hall = two_play()
    hall.plays(ANNA, "show:3")
    hall.plays(BJORN, "show:1")
    hall.plays(ANNA, "show:2")
    return hall.table


def texts(told: list[Told]) -> list[str]:
    return [one.text for one in told]


def test_a_seat_is_told_what_is_its_own_and_what_is_public() -> None:
    table = running()
    assert texts(events_between(table, 0, 3, [0], "en")) == [
        "Anna shows 3.",
        "Anna shows 3.",
        "Bjorn shows 1.",
        "Anna wins a stone.",
        "Anna shows 2.",
    ]
    assert texts(events_between(table, 0, 3, [1], "en")) == [
        "Bjorn shows 1.",
        "Anna shows 3.",
        "Bjorn shows 1.",
        "Anna wins a stone.",
    ]
    assert events_between(table, 0, 3, [], "pl") == [
        Told(2, "shown", {"seat": 0, "n": 3}, "Anna pokazuje 3."),
        Told(2, "shown", {"seat": 1, "n": 1}, "Bjorn pokazuje 1."),
        Told(2, "won", {"seat": 0}, "Anna zdobywa kamień."),
    ]


def test_from_and_to_a_move() -> None:
    table = running()
    assert [one.move for one in events_between(table, 1, 2, [0], "en")] == [2, 2, 2]
    assert texts(events_between(table, 2, 3, [0], "en")) == ["Anna shows 2."]
    assert events_between(table, 3, 3, [0, 1], "en") == []
    for first, last in ((-2, 1), (2, 1), (0, 4), (0, -1)):
        with pytest.raises(Missing):
            events_between(table, first, last, [0], "en")


def test_both_seats_of_one_person() -> None:
    table = running()
    assert len(events_between(table, 0, 3, [0, 1], "en")) == 6


def test_everything_is_told_only_when_the_game_is_over() -> None:
    with pytest.raises(Forbidden):
        events_between(running(), 0, 3, [], "en", all_seeing=True)
    table = finished().table
    everything = events_between(table, 0, 6, [], "en", all_seeing=True)
    assert len(everything) == 15
    assert len(events_between(table, 0, 6, [], "en")) == 9


def test_the_opening_of_a_real_game() -> None:
    hall = Hall.opened(settings(ME, BOT, game="champions", seed="opening"))
    hall.bots_play()
    opening = events_between(hall.table, FROM_THE_OPENING, 0, [0], "pl")
    assert opening
    assert {one.move for one in opening} == {0}
    assert all(one.text and one.text != one.kind for one in opening)
    assert events_between(hall.table, 0, 0, [0], "pl") == []


def test_a_moment_is_what_the_seat_saw_then() -> None:
    table = running()
    seen = moment(table, 3, 0)
    assert isinstance(seen, FingersView)
    assert seen.own == 2
    for seat in (1, SPECTATOR):
        hidden = moment(table, 3, seat)
        assert isinstance(hidden, FingersView)
        assert (hidden.has_shown, hidden.own) == ([True, False], -1)
    first = moment(table, 0, 0)
    assert isinstance(first, FingersView)
    assert first.stones == [0, 0]
    with pytest.raises(Missing):
        moment(table, 4, 0)


def kind_of(table: Table, person: str | None, seat: int, number: int) -> str:
    with pytest.raises(Refused) as refusal:
        check_review(table, person, seat, number)
    return refusal.value.kind


def test_who_may_look_at_a_game_that_runs() -> None:
    table = running()
    check_review(table, ANNA.id, 0, 3)
    check_review(table, ANNA.id, SPECTATOR, 0)
    check_review(table, None, SPECTATOR, 0)
    assert kind_of(table, ANNA.id, 1, 3) == "not-your-view"
    assert kind_of(table, STRANGER.id, 0, 3) == "not-your-view"
    assert kind_of(table, None, 0, 3) == "not-your-view"


def test_a_finished_game_is_open_to_all() -> None:
    table = finished().table
    for seat in (SPECTATOR, 0, 1):
        check_review(table, None, seat, 6)


def test_a_table_closed_before_its_end_keeps_its_secrets() -> None:
    hall = three_play()
    hall.plays(ANNA, "show:1")
    for person in (ANNA, BJORN, CILLA):
        hall.resigns(person)
    assert hall.table.status == "ended"
    check_review(hall.table, ANNA.id, 0, 1)
    assert kind_of(hall.table, BJORN.id, 0, 1) == "not-your-view"
    with pytest.raises(Forbidden):
        events_between(hall.table, 0, 1, [], "en", all_seeing=True)


def test_what_does_not_exist_cannot_be_looked_at() -> None:
    table = running()
    assert kind_of(table, ANNA.id, 2, 0) == "no-such-seat"
    assert kind_of(table, ANNA.id, -2, 0) == "no-such-seat"
    assert kind_of(table, ANNA.id, 0, 4) == "no-such-move"
    assert kind_of(table, ANNA.id, 0, -1) == "no-such-move"
    assert kind_of(Hall.opened(settings(ME, OPEN)).table, ANNA.id, 0, 0) == "no-such-move"


def test_a_move_that_was_taken_back_is_not_told() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:3")
    hall.takes_back(ANNA)
    hall.plays(ANNA, "show:1")
    assert texts(events_between(hall.table, 0, 1, [0], "en")) == ["Anna shows 1."]
