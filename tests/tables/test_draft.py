"""A command changes a draft; the table stays as it is until the draft takes its place."""

import pytest

from meadhall.tables import playing
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Moved
from meadhall.tables.refusal import Refused
from meadhall.tables.snapshot import encode_snapshot
from tests.kernel.toy import Fingers
from tests.tables.hall import ANNA, BJORN, CILLA, three_play, two_play


def test_a_draft_leaves_the_table_alone() -> None:
    hall = two_play()
    before = encode_snapshot(hall.table)
    draft = hall.draft()
    playing.make_move(draft, ANNA, 0, hall.decision(0) or 0, "show:1", "p-anna/k1")
    assert encode_snapshot(hall.table) == before
    assert [move.move for move in draft.table.moves] == ["show:1"]
    [entry] = draft.entries
    assert isinstance(entry, Moved)
    assert (entry.seat, entry.move, entry.by, entry.key) == (0, "show:1", "p-anna", "p-anna/k1")


def test_a_refused_command_adds_nothing() -> None:
    hall = two_play()
    draft = hall.draft()
    with pytest.raises(Refused):
        playing.make_move(draft, ANNA, 0, hall.decision(0) or 0, "fly")
    assert draft.entries == []
    assert encode_snapshot(draft.table) == encode_snapshot(hall.table)


def test_a_draft_hears_what_its_moves_led_to() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:1")
    draft = hall.draft()
    playing.make_move(draft, BJORN, 1, hall.decision(1) or 0, "show:2")
    [happening] = draft.happenings
    assert happening.moves == 2
    assert happening.events


def test_a_move_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = two_play()
    played: list[int] = []
    play = Fingers.play

    def counted(state: Fingers, seat: int, move: int) -> None:
        played.append(move)
        play(state, seat, move)

    monkeypatch.setattr(Fingers, "play", counted)
    hall.plays(ANNA, "show:3")
    assert played == [2]


def test_several_entries_of_one_command_follow_each_other() -> None:
    """Each resignation sees the one before."""
    hall = three_play()
    draft = Draft(hall.table, hall.now)
    for seat, person in enumerate((ANNA, BJORN, CILLA)):
        playing.resign(draft, person, seat)
    assert [type(entry).__name__ for entry in draft.entries] == ["Resigned"] * 3 + ["Ended"]
