"""A game of a tournament at its table: everybody's name, and the end of the round."""

import pytest

from meadhall.tables.entries import Person
from meadhall.tables.folding import fold
from meadhall.tables.picture import Picture
from meadhall.tables.refusal import Refused
from meadhall.tables.scene import take_picture
from meadhall.tables.snapshot import decode_snapshot, encode_snapshot
from meadhall.tables.tournaments.plan import Entrant, TournamentSettings, check_plan, table_of
from meadhall.tables.waking import wakes_at
from tests.tables.hall import ANNA, NOON, Hall

HOUR = 3600.0
BOT = Entrant(number=2, name="Torstein 2", bot="karl")


def begun(round_lasts: float | None = HOUR) -> Hall:
    plan = TournamentSettings(
        title="Moot", game="fingers", kind="swiss", size=2, clock="daily", round_lasts=round_lasts
    )
    anna = Entrant(number=1, name=ANNA.name, person=ANNA.id)
    return Hall(table_of("t", check_plan(plan, NOON), 3, [anna, BOT], "a table", NOON))


def picture(hall: Hall, person: Person) -> Picture:
    return take_picture(hall.table, person.id, "en", hall.now)


def who_sits_in(hall: Hall) -> str | None:
    return hall.table.seats[0].sitting_in


def test_bots_keep_the_names_of_the_tournament() -> None:
    hall = begun()
    assert [seat.name for seat in hall.table.seats] == ["Anna", "Torstein 2"]


def test_the_table_says_which_game_it_is() -> None:
    hall = begun()
    shown = picture(hall, ANNA).tournament
    assert shown is not None
    assert (shown.id, shown.title, shown.round) == ("t", "Moot", 3)
    assert fold("a table", hall.log).tournament == shown
    assert decode_snapshot(encode_snapshot(hall.table)).tournament == shown


def test_bots_end_what_is_left_of_a_round() -> None:
    hall = begun()
    hall.bots_play()
    assert wakes_at(hall.table, hall.now) == NOON + HOUR
    hall.wait(HOUR - 1)
    assert who_sits_in(hall) is None
    hall.wait(1)
    assert who_sits_in(hall) == "huscarl"
    with pytest.raises(Refused, match="The time of this round is over"):
        hall.returns(ANNA)


def test_without_an_end_only_clocks_count() -> None:
    hall = begun(None)
    hall.bots_play()
    hall.wait(HOUR)
    assert who_sits_in(hall) is None
