"""Deciding, resigning, coming back, and plans."""

import pytest
from msgspec import structs

from meadhall.tables import playing
from meadhall.tables.draft import Obstructed
from meadhall.tables.entries import Moved, Person, Resigned, Started
from meadhall.tables.folding import BrokenLog, OtherRules, apply
from meadhall.tables.refusal import Forbidden, Missing, Refused, Unsuitable, Wrong
from meadhall.tables.scene import take_picture
from meadhall.tables.snapshot import encode_snapshot
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    ME,
    OPEN,
    STRANGER,
    Hall,
    alone,
    finished,
    settings,
    three_play,
    two_play,
)


def refused(hall: Hall, person: Person, seat: int, decision: int | None, move: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        playing.make_move(hall.draft(), person, seat, decision or 0, move)
    return refusal.value


def test_who_may_decide_for_a_seat() -> None:
    hall = two_play()
    mine = hall.decision(0)
    assert refused(hall, STRANGER, 0, mine, "show:1").kind == "not-your-seat"
    assert refused(hall, BJORN, 0, mine, "show:1").kind == "not-your-seat"
    assert isinstance(refused(hall, ANNA, 7, mine, "show:1"), Missing)
    assert isinstance(refused(hall, ANNA, -1, mine, "show:1"), Missing)
    hall.plays(ANNA, "show:1")
    assert refused(hall, ANNA, 0, mine, "show:1").kind == "not-your-turn"


def test_nobody_decides_before_or_after_the_game() -> None:
    hall = Hall.opened(settings(ME, OPEN))
    assert refused(hall, ANNA, 0, 1, "show:1").kind == "not-running"
    assert refused(finished(), ANNA, 0, 1, "show:1").kind == "not-running"


def test_a_wrong_answer_says_what_is_wrong() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:3")
    hall.plays(BJORN, "show:1")
    unknown = refused(hall, ANNA, 0, hall.decision(0), "fly:" + "x" * 100)
    assert (unknown.kind, len(str(unknown.facts["move"]))) == ("unknown-move", 60)
    tired = refused(hall, ANNA, 0, hall.decision(0), "show:3")
    assert isinstance(tired, Obstructed)
    assert tired.obstacle.rule == "TOY-02"
    assert tired.sentence("en") == "A hand that showed three fingers is tired."
    assert tired.sentence("pl") == "Ręka, która pokazała trzy palce, jest zmęczona."


def test_a_move_of_the_game_that_answers_something_else() -> None:
    hall = Hall.opened(settings(ME, BOT, game="champions", options={"first_player": "2"}))
    assert refused(hall, ANNA, 0, hall.decision(0), "lose:axeman").kind == "no-answer"


def test_an_answer_to_an_old_question_is_refused() -> None:
    hall = two_play()
    old = hall.decision(0)
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:2")
    assert refused(hall, ANNA, 0, old, "show:1").kind == "stale-decision"


def test_what_others_answer_leaves_ones_own_question_as_it_is() -> None:
    hall = three_play()
    mine = hall.decision(2)
    hall.plays(ANNA, "show:1")
    hall.plays(BJORN, "show:1")
    assert hall.decision(2) == mine
    hall.takes_back(BJORN)
    assert hall.decision(2) == mine


def test_a_game_at_one_screen() -> None:
    hall = alone()
    hall.plays(ANNA, "show:1", seat=1)
    hall.plays(ANNA, "show:2", seat=0)
    assert [(move.seat, move.move) for move in hall.table.moves] == [(1, "show:1"), (0, "show:2")]


def test_a_game_comes_to_its_end() -> None:
    hall = finished()
    assert hall.status() == "over"
    assert hall.table.result is not None
    assert hall.table.result.places == [1, 2]
    assert hall.table.asked == {}
    assert all(clock.since is None for clock in hall.table.clocks)


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    hall = two_play()
    for move, outcomes in (("show:9", []), ("show:1", [5])):
        entry = Moved(at=hall.now, seat=0, move=move, outcomes=outcomes, link="", by=ANNA.id)
        with pytest.raises(BrokenLog, match="move 1"):
            apply(hall.folded(), entry)


def test_a_log_that_began_by_other_rules_is_not_played_on() -> None:
    """The first logs did not name their rules: they are version 1."""
    hall = two_play()
    started = next(entry for entry in hall.log if isinstance(entry, Started))
    assert started.rules == hall.table.game.rules == "1"
    older = structs.replace(started, rules="0")
    with pytest.raises(OtherRules, match="table t1") as refused:
        Hall([older if entry is started else entry for entry in hall.log], "t1")
    assert (refused.value.began, refused.value.installed) == ("0", "1")


# Resigning


def test_resigning_ends_a_game_for_two() -> None:
    hall = two_play()
    for person, move in ((ANNA, "show:2"), (BJORN, "show:1")):
        hall.plays(person, move)
    assert hall.table.game.result(hall.table.state).totals == [1, 0]
    hall.resigns(ANNA)
    assert hall.status() == "over"
    assert hall.table.result is not None
    assert hall.table.result.places == [2, 1]
    assert encode_snapshot(hall.folded()) == encode_snapshot(hall.table)
    picture = take_picture(hall.table, ANNA.id, "en", hall.now)
    assert picture.ending is not None
    assert (picture.ending.sentence, picture.ending.won) == (
        "Anna resigned, so Bjorn wins.",
        False,
    )


def test_resigning_to_a_bot_is_a_defeat() -> None:
    hall = alone(seats=(ME, BOT))
    hall.resigns(ANNA)
    assert hall.status() == "over"
    assert hall.table.result is not None
    assert hall.table.result.places == [2, 1]


def test_whoever_resigned_never_wins() -> None:
    hall = three_play()
    hall.plays(ANNA, "show:3")
    hall.resigns(ANNA)
    while hall.status() == "playing":
        hall.plays(BJORN, "show:1")
        hall.plays(CILLA, "show:1")
        hall.bots_play()
    assert hall.table.result is not None
    assert hall.table.result.places[0] == 3


def test_games_in_which_a_bot_played_on_for_one_of_two_keep_their_log() -> None:
    """So it was before resigning ended such games."""
    hall = two_play()
    hall.does(lambda draft: draft.add(Resigned(at=draft.now, seat=0, bot="random")))
    assert hall.status() == "playing"
    hall.bots_play()
    assert [move.seat for move in hall.table.moves] == [0]


def test_a_bot_plays_on_for_whoever_resigns() -> None:
    hall = three_play()
    hall.resigns(ANNA)
    hall.bots_play()
    assert [move.seat for move in hall.table.moves] == [0]
    with pytest.raises(Unsuitable) as again:
        hall.resigns(ANNA)
    assert again.value.kind == "resigned"
    for command in (playing.take_seat_back, playing.resign):
        with pytest.raises(Refused) as refusal:
            command(hall.draft(), ANNA, 0)
        assert refusal.value.kind == "resigned"
    assert refused(hall, ANNA, 0, hall.decision(0), "show:1").kind == "resigned"
    assert hall.status() == "playing"


def test_when_the_last_person_goes_the_table_is_closed() -> None:
    hall = three_play()
    for person in (ANNA, BJORN, CILLA):
        hall.resigns(person)
    assert (hall.status(), hall.table.end_reason) == ("ended", "abandoned")
    assert hall.table.asked == {}


def test_one_seat_of_several_may_be_given_up() -> None:
    hall = alone(seats=(ME, ME, BOT))
    hall.resigns(ANNA, 0)
    assert hall.status() == "playing"
    hall.resigns(ANNA, 1)
    assert hall.status() == "ended"


def test_nobody_resigns_for_another() -> None:
    hall = two_play()
    for person in (STRANGER, BJORN):
        with pytest.raises(Forbidden):
            playing.resign(hall.draft(), person, 0)
    with pytest.raises(Unsuitable):
        playing.resign(finished().draft(), ANNA, 0)


# Coming back


def test_whoever_was_away_takes_the_seat_back() -> None:
    hall = two_play()
    hall.wait(100)
    assert [seat.sitting_in for seat in hall.table.seats] == ["random", "random"]
    asked = hall.decision(0)
    assert refused(hall, ANNA, 0, asked, "show:1").kind == "bot-sits-in"
    hall.returns(ANNA)
    assert hall.left(0) == 60
    hall.wait(10)
    assert hall.left(0) == 50
    # A bot that was thinking about the old question comes too late.
    assert hall.decision(0) != asked
    hall.plays(ANNA, "show:1")
    assert hall.left(0) == 60
    with pytest.raises(Unsuitable) as refusal:
        hall.returns(ANNA)
    assert refusal.value.kind == "nobody-sits-in"


def test_nobody_else_takes_a_seat_back() -> None:
    hall = two_play()
    hall.wait(100)
    with pytest.raises(Forbidden):
        playing.take_seat_back(hall.draft(), STRANGER, 0)
    with pytest.raises(Unsuitable):
        playing.take_seat_back(finished().draft(), ANNA, 0)


# Plans


def test_a_plan_answers_at_once_and_ends_by_itself() -> None:
    hall = two_play()
    hall.plans(ANNA, "one")
    assert hall.words() == ["show:1"]
    assert hall.table.seats[0].plan == "one"
    assert isinstance(hall.log[-1], Moved)
    assert hall.log[-1].by == "plan"
    hall.plays(BJORN, "show:2")
    assert hall.words() == ["show:1", "show:2", "show:1"]
    while hall.table.seats[0].plan and hall.status() == "playing":
        hall.plays(BJORN, "show:1")  # a die decides
    stones = hall.table.state.stones
    assert hall.status() == "over" or (stones[0] == 1 and 0 in hall.table.asked)


def test_a_plan_that_is_not_allowed_any_more_ends() -> None:
    hall = two_play()
    hall.plans(ANNA, "three")
    hall.plays(BJORN, "show:1")
    assert hall.words() == ["show:3", "show:1"]
    assert hall.table.seats[0].plan is None
    assert 0 in hall.table.asked


def test_a_plan_may_leave_a_decision_to_the_player() -> None:
    hall = two_play()
    hall.plans(ANNA, "rest")
    assert hall.words() == []
    hall.plays(ANNA, "show:3")
    hall.plays(BJORN, "show:1")
    assert hall.words() == ["show:3", "show:1", "show:1"]
    assert hall.table.seats[0].plan == "rest"


def test_a_plan_can_be_given_up_and_must_be_known() -> None:
    hall = two_play()
    hall.plans(ANNA, "rest")
    hall.plans(ANNA, None)
    assert hall.table.seats[0].plan is None
    with pytest.raises(Wrong) as refusal:
        hall.plans(ANNA, "win" * 100)
    assert (refusal.value.kind, len(str(refusal.value.facts["plan"]))) == ("unknown-plan", 60)
    with pytest.raises(Forbidden):
        playing.make_plan(hall.draft(), STRANGER, 0, "rest")


def test_a_plan_ends_when_a_bot_takes_over_or_a_move_is_taken_back() -> None:
    hall = three_play()
    hall.plans(ANNA, "rest")
    hall.resigns(ANNA)
    assert hall.table.seats[0].plan is None
    hall = two_play()
    hall.plans(ANNA, "one")
    hall.takes_back(ANNA)
    assert hall.table.seats[0].plan is None
    assert hall.words() == []
