"""Taking moves back: freely, by consent, among friends; and nobody gains by it."""

from collections.abc import Callable

import pytest

from meadhall.tables.clock import CLOCKS
from meadhall.tables.folding import POSITIONS_KEPT
from meadhall.tables.refusal import Refused
from meadhall.tables.undoing import free_way_back
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    ME,
    STRANGER,
    Hall,
    alone,
    finished,
    settings,
    three_play,
    two_play,
)


def refusal_of(command: Callable[[], None]) -> Refused:
    with pytest.raises(Refused) as refusal:
        command()
    return refusal.value


def test_a_move_that_showed_nothing_is_taken_back_freely() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:3")
    assert free_way_back(hall.table, 0) == 0
    assert free_way_back(hall.table, 1) == 1
    hall.takes_back(ANNA)
    assert hall.words() == []
    assert hall.table.state.shown == [-1, -1]
    hall.plays(ANNA, "show:1")
    assert hall.words() == ["show:1"]


def test_not_once_another_has_decided_or_something_came_to_light() -> None:
    hall = three_play()
    hall.plays(ANNA, "show:3")
    hall.plays(BJORN, "show:1")
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "undo-closed"
    hall.plays(CILLA, "show:1")
    for person in (ANNA, BJORN, CILLA):
        assert free_way_back(hall.table, hall.seat_of(person)) == 3
        assert refusal_of(lambda: hall.takes_back(person)).kind == "undo-closed"  # noqa: B023


def test_never_where_the_table_says_so() -> None:
    hall = two_play("none")
    hall.plays(ANNA, "show:3")
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "undo-off"
    assert free_way_back(hall.table, 0) == 1


def test_there_must_be_something_to_take_back() -> None:
    hall = two_play("friendly")
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "nothing-to-take-back"
    hall.plays(BJORN, "show:1")
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "nothing-to-take-back"
    for to in (-1, 1, 99):
        assert refusal_of(lambda: hall.takes_back(BJORN, to)).kind == "nothing-to-take-back"  # noqa: B023


def test_only_those_who_play_take_back() -> None:
    hall = three_play("friendly")
    hall.plays(ANNA, "show:1")
    assert refusal_of(lambda: hall.takes_back(STRANGER, seat=0)).kind == "not-your-seat"
    hall.resigns(ANNA)
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "resigned"
    assert refusal_of(lambda: finished("friendly").takes_back(ANNA)).kind == "not-running"


# Consent


def asked_for_more() -> Hall:
    """Three play by consent; a round is over, and Anna asks to go back before it."""
    hall = three_play("consent", clock="daily")
    for person in (ANNA, BJORN, CILLA):
        hall.plays(person, "show:1")
    hall.takes_back(ANNA)
    return hall


def test_within_the_free_line_nobody_is_asked() -> None:
    hall = three_play("consent")
    hall.plays(ANNA, "show:1")
    hall.takes_back(ANNA)
    assert hall.words() == []
    assert hall.table.undo_asked is None


def test_beyond_it_all_others_must_agree() -> None:
    hall = asked_for_more()
    assert len(hall.words()) == 3
    assert refusal_of(lambda: hall.takes_back(ANNA)).kind == "undo-already-asked"
    assert refusal_of(lambda: hall.answers(ANNA, True)).kind == "undo-answered"
    assert refusal_of(lambda: hall.answers(STRANGER, True)).kind == "not-seated"
    hall.answers(BJORN, True)
    assert len(hall.words()) == 3
    assert refusal_of(lambda: hall.answers(BJORN, False)).kind == "undo-answered"
    hall.answers(CILLA, True)
    assert hall.words() == []
    assert hall.table.undo_asked is None
    assert refusal_of(lambda: hall.answers(CILLA, True)).kind == "no-undo-asked"


def test_a_way_back_by_consent_leads_to_the_same_chance() -> None:
    hall = two_play("consent")
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:1")
    first = hall.table.moves[1].outcomes
    assert first
    hall.takes_back(BJORN)
    hall.answers(ANNA, True)
    hall.plays(BJORN, "show:1")
    assert hall.table.moves[1].outcomes == first


def test_a_refusal_means_waiting_longer_each_time() -> None:
    hall = asked_for_more()
    for wait in (10, 40, 90):
        hall.answers(BJORN, False)
        assert hall.table.undo_asked is None
        assert len(hall.words()) == 3
        refusal = refusal_of(lambda: hall.takes_back(ANNA))
        assert (refusal.kind, refusal.facts["seconds"]) == ("undo-refused", wait)
        hall.wait(wait - 0.5)
        assert refusal_of(lambda: hall.takes_back(ANNA)).facts["seconds"] == 1
        hall.wait(0.5)
        hall.takes_back(ANNA)


def test_the_refusal_of_one_does_not_hold_up_another() -> None:
    hall = asked_for_more()
    hall.answers(BJORN, False)
    hall.takes_back(CILLA)
    assert hall.table.undo_asked is not None
    assert hall.table.undo_asked.seat == 2


def test_a_wish_ends_with_the_next_move() -> None:
    hall = asked_for_more()
    hall.plays(BJORN, "show:1")
    assert hall.table.undo_asked is None


def test_a_wish_ends_when_whoever_wished_is_gone() -> None:
    hall = asked_for_more()
    hall.resigns(ANNA)
    assert hall.table.undo_asked is None
    assert refusal_of(lambda: hall.answers(BJORN, True)).kind == "no-undo-asked"


def test_whoever_resigns_is_not_waited_for() -> None:
    hall = asked_for_more()
    hall.answers(BJORN, True)
    hall.resigns(CILLA)
    assert hall.words() == []


def test_bots_have_no_say() -> None:
    hall = Hall.opened(settings(ME, BOT, undo="consent"))
    hall.bots_play()
    hall.plays(ANNA, "show:1")
    hall.bots_play()
    hall.takes_back(ANNA)
    assert hall.words()[:1] == hall.words()


def test_nobody_goes_back_alone_while_the_other_is_away() -> None:
    hall = two_play("consent")
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:1")
    hall.wait(60)
    hall.plays(ANNA, "show:1")
    hall.wait(50)
    assert hall.table.seats[1].sitting_in
    hall.takes_back(ANNA, to=0)
    assert len(hall.words()) == 3
    assert hall.table.undo_asked is not None
    hall.answers(BJORN, True)
    assert hall.words() == []


# Friendly


def test_among_friends_anyone_goes_back_at_once() -> None:
    hall = two_play("friendly")
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:2")
    hall.plays(BJORN, "show:2")
    hall.takes_back(ANNA)
    assert hall.words() == []


def test_an_answer_that_was_meant_for_the_undone_future_is_stale() -> None:
    hall = two_play("friendly")
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:2")
    later = hall.decision(1)
    hall.takes_back(ANNA, to=0)
    # Bjorn is asked the same as in the second round, but it is another question.
    assert hall.decision(1) != later


def test_far_back_beyond_the_positions_at_hand() -> None:
    hall = Hall.opened(settings(ME, ME, game="champions", undo="friendly", seed="far"))
    while len(hall.table.moves) < POSITIONS_KEPT + 8:
        seat = next(iter(hall.table.asked))
        move = hall.table.game.moves.word(hall.table.state.moves(seat)[0])
        hall.plays(ANNA, move, seat=seat)
    words = hall.words()
    outcomes = [move.outcomes for move in hall.table.moves]
    hall.takes_back(ANNA, to=2, seat=0)
    assert hall.words() == words[:2]
    for word in words[2:]:
        hall.plays(ANNA, word, seat=next(iter(hall.table.asked)))
    assert [move.outcomes for move in hall.table.moves] == outcomes


# Time


def test_the_gain_is_lost_with_the_decision() -> None:
    hall = two_play()
    hall.wait(30)
    for _ in range(3):
        hall.plays(ANNA, "show:1")
        assert hall.left(0) == 80
        hall.takes_back(ANNA)
        assert hall.left(0) == 70
    hall.wait(5)
    assert hall.left(0) == 65


def test_no_more_is_lost_than_was_gained() -> None:
    hall = two_play(clock="quick")
    hall.wait(4)
    hall.plays(ANNA, "show:1")
    assert hall.left(0) == 300  # the cap left room for four seconds
    hall.takes_back(ANNA)
    assert hall.left(0) == 296


def test_an_unhurried_player_may_take_back_without_losing_the_seat() -> None:
    hall = two_play("friendly", clock="unhurried")
    hall.wait(60)
    hall.plays(ANNA, "show:1")
    hall.takes_back(ANNA)
    hall.wait(60)
    assert hall.table.seats[0].sitting_in is None
    assert hall.left(0) == CLOCKS["unhurried"].bank - 120


def test_others_keep_the_time_they_gained() -> None:
    hall = two_play("friendly")
    hall.wait(90)
    hall.plays(BJORN, "show:1")
    assert hall.left(1) == 20
    hall.plays(ANNA, "show:2")
    hall.takes_back(ANNA, to=0)
    assert (hall.left(0), hall.left(1)) == (10, 20)


def test_two_seats_of_one_person_do_not_earn_time_for_each_other() -> None:
    hall = alone("friendly")
    hall.wait(50)
    hall.plays(ANNA, "show:1", seat=0)
    hall.plays(ANNA, "show:2", seat=1)
    hall.takes_back(ANNA, to=0, seat=1)
    assert (hall.left(0), hall.left(1)) == (50, 50)


def test_whoever_would_have_no_time_left_is_refused() -> None:
    hall = alone("friendly")
    hall.wait(97)
    hall.plays(ANNA, "show:1", seat=0)
    hall.plays(ANNA, "show:2", seat=1)
    hall.wait(5)
    assert hall.left(0) == 8
    assert refusal_of(lambda: hall.takes_back(ANNA, seat=0)).kind == "undo-no-time"
    assert hall.table.seats[0].sitting_in is None


def test_what_a_bot_played_cost_no_time() -> None:
    hall = two_play("friendly")
    hall.wait(100)
    hall.bots_play()
    assert [made.gained for made in hall.table.made] == [0.0] * len(hall.table.moves)
