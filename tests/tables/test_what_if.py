"""Branches to try things out: bounded, private, the same each time, and without secrets."""

import pytest

from meadhall.kernel.plain import digest
from meadhall.tables.draft import Obstructed
from meadhall.tables.refusal import Forbidden, Missing, Refused, TooMuch, Unsuitable
from meadhall.tables.review import tell
from meadhall.tables.snapshot import encode_snapshot
from meadhall.tables.what_if import MOST_MOVES, Answer, explore
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    ME,
    OPEN,
    STRANGER,
    Hall,
    finished,
    settings,
    two_play,
)

ONE_EACH = [Answer(0, "show:1"), Answer(1, "show:1")]


def test_a_branch_leaves_the_table_as_it_is() -> None:
    hall = two_play()
    before = encode_snapshot(hall.table)
    branch = explore(hall.table, ANNA.id, 0, 0, "w", ONE_EACH)
    assert sum(branch.state.stones) == 1
    assert encode_snapshot(hall.table) == before


def test_the_same_request_gives_the_same_branch() -> None:
    hall = two_play()
    other = Hall(hall.log, "t1")
    first = explore(hall.table, ANNA.id, 0, 0, "w", ONE_EACH)
    assert digest(explore(other.table, ANNA.id, 0, 0, "w", ONE_EACH).state) == digest(first.state)
    ends = {
        digest(explore(hall.table, ANNA.id, 0, 0, f"w{n}", ONE_EACH).state.stones)
        for n in range(20)
    }
    assert len(ends) == 2  # a die decides, and other worlds have other dice


def test_the_viewer_answers_for_every_seat_and_hears_what_the_own_one_would() -> None:
    hall = two_play()
    branch = explore(hall.table, BJORN.id, 1, 0, "w", [Answer(0, "show:3"), Answer(1, "show:1")])
    told = [
        one.text
        for number, events in enumerate(branch.events, 1)
        for one in tell(hall.table, events, number, [1], "en")
    ]
    assert branch.events[0] == []
    assert told == ["Bjorn shows 1.", "Anna shows 3.", "Bjorn shows 1.", "Anna wins a stone."]


def test_a_branch_does_not_know_what_the_seat_does_not_know() -> None:
    """Whatever Anna has shown, Bjorn's branches are the same."""
    ends = []
    for shown in ("show:1", "show:2", "show:3"):
        hall = two_play(seed="same")
        hall.plays(ANNA, shown)
        ends.append(
            [
                explore(hall.table, BJORN.id, 1, 1, f"w{n}", [Answer(1, "show:2")]).state.stones
                for n in range(20)
            ]
        )
    assert ends[0] == ends[1] == ends[2]
    assert [1, 0] in ends[0]
    assert [0, 1] in ends[0]


def test_an_earlier_position() -> None:
    hall = two_play()
    for person in (ANNA, BJORN, ANNA, BJORN):
        hall.plays(person, "show:2")
    assert explore(hall.table, ANNA.id, 0, 0, "w", []).state.stones == [0, 0]
    assert sum(explore(hall.table, ANNA.id, 0, 2, "w", []).state.stones) == 1


def test_what_is_illegal_is_refused_as_at_the_table() -> None:
    table = two_play().table

    def refusal(*answers: Answer) -> Refused:
        with pytest.raises(Refused) as refused:
            explore(table, ANNA.id, 0, 0, "w", list(answers))
        return refused.value

    assert refusal(Answer(0, "fly")).kind == "unknown-move"
    assert refusal(Answer(0, "show:1"), Answer(0, "show:1")).kind == "no-answer"
    assert refusal(Answer(9, "show:1")).kind == "no-answer"
    tired = refusal(Answer(0, "show:3"), Answer(1, "show:1"), Answer(0, "show:3"))
    assert isinstance(tired, Obstructed)


def test_branches_are_for_those_who_play() -> None:
    table = two_play().table
    for person, seat in ((STRANGER.id, 0), (BJORN.id, 0), (None, 0), (ANNA.id, -1)):
        with pytest.raises(Forbidden):
            explore(table, person, seat, 0, "w", [])
    with pytest.raises(Missing):
        explore(table, ANNA.id, 2, 0, "w", [])
    with pytest.raises(Missing):
        explore(table, ANNA.id, 0, 1, "w", [])
    with pytest.raises(Missing):
        explore(Hall.opened(settings(ME, OPEN)).table, ANNA.id, 0, 0, "w", [])


def test_when_the_game_is_over_everyone_may_try_every_seat() -> None:
    table = finished().table
    assert explore(table, STRANGER.id, 1, 4, "w", ONE_EACH).state.stones
    with pytest.raises(Refused) as refused:
        explore(table, STRANGER.id, 1, 6, "w", ONE_EACH)
    assert refused.value.kind == "no-answer"


def test_branches_are_bounded() -> None:
    table = two_play().table
    with pytest.raises(TooMuch) as refused:
        explore(table, ANNA.id, 0, 0, "w", [Answer(0, "show:1")] * (MOST_MOVES + 1))
    assert refused.value.facts == {"most": 200}


def test_a_branch_of_a_real_game() -> None:
    hall = Hall.opened(settings(ME, BOT, game="champions", seed="branch"))
    hall.bots_play()
    answers: list[Answer] = []
    for _ in range(20):
        branch = explore(hall.table, ANNA.id, 0, len(hall.table.moves), "w", answers)
        seat = branch.state.deciders()[0]
        answers.append(Answer(seat, hall.table.game.moves.word(branch.state.moves(seat)[0])))
    assert hall.table.game.faults(branch.state) == []


# Consequences that nobody may foresee


def two_at_the_oracle() -> Hall:
    hall = Hall.opened(settings(ME, OPEN, game="oracle"))
    hall.joins(BJORN)
    return hall


def test_a_branch_stops_in_front_of_a_sealed_choice() -> None:
    hall = two_at_the_oracle()
    assert not explore(hall.table, ANNA.id, 0, 0, "w", []).sealed
    bowed = [Answer(0, "bow")]
    assert explore(hall.table, ANNA.id, 0, 0, "w", bowed).sealed
    with pytest.raises(Unsuitable, match="before it is really made"):
        explore(hall.table, ANNA.id, 0, 0, "w", [*bowed, Answer(0, "ask:war")])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_branch_reads_out_nothing_that_was_printed_out_of_sight(seat: int) -> None:
    hall = two_at_the_oracle()
    person = (ANNA, BJORN)[seat]
    with pytest.raises(Unsuitable, match="before it is really made"):
        explore(hall.table, person.id, seat, 0, "w", [Answer(0, "ask:peace")])
