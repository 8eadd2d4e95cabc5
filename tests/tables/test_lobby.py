"""Opening, joining, leaving, starting, and playing again."""

import re

import pytest

from meadhall.bots import LEVELS
from meadhall.kernel.catalogue import find_game
from meadhall.tables import lobby
from meadhall.tables.bot_names import NAMES, names_for_bots
from meadhall.tables.entries import Person
from meadhall.tables.front import read_front
from meadhall.tables.refusal import Forbidden, Missing, Refused, Unsuitable, Wrong
from meadhall.tables.settings import LONGEST_NAME, SeatWish, check_settings
from meadhall.tables.summary import summarize
from meadhall.words import LANGUAGES, SHARED
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    FRIEND,
    ME,
    NOON,
    OPEN,
    STRANGER,
    Hall,
    alone,
    finished,
    settings,
    two_play,
)

REAL_SECRET = lobby.new_secret
"""In the tests below secrets are numbered."""


def kind_of(refusal: pytest.ExceptionInfo[Refused]) -> str:
    return refusal.value.kind


def test_a_full_table_starts_by_itself() -> None:
    hall = Hall.opened(settings(ME, OPEN))
    assert hall.status() == "open"
    hall.joins(BJORN)
    assert hall.status() == "playing"
    assert hall.table.names() == ["Anna", "Bjorn"]


def test_a_table_may_wait_for_its_opener() -> None:
    hall = Hall.opened(settings(ME, OPEN, starts_when_full=False))
    hall.joins(BJORN)
    assert hall.status() == "open"
    with pytest.raises(Forbidden, match=r".") as refusal:
        hall.starts(BJORN)
    assert kind_of(refusal) == "only-opener"
    hall.starts(ANNA)
    assert hall.status() == "playing"


def test_bots_take_the_seats_that_are_free_at_the_start() -> None:
    hall = Hall.opened(settings(ME, OPEN, FRIEND))
    hall.starts(ANNA)
    assert [seat.bot for seat in hall.table.seats] == [None, "random", "random"]
    assert hall.table.names()[0] == "Anna"
    assert len({*hall.table.names()} & {*NAMES}) == 2


GAMES = ["champions", "northgard", "ice_garden", "last_aurora"]
PERSONAS = {id: read_front(find_game(id)).bots for id in GAMES}
"""The characters of each game and level."""


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    levels = ["jarl"] * 3 + ["random"]
    names = names_for_bots("t1", "champions", levels, [])
    assert names == names_for_bots("t1", "champions", levels, [])
    assert set(names[:3]) == {*PERSONAS["champions"]["jarl"]}
    others = names_for_bots("t1", "champions", levels, [name.upper() for name in names])
    assert not {*names} & {*others}
    assert {*others} <= {*NAMES}


def test_however_many_bots_there_are_each_has_a_name_of_its_own() -> None:
    many = names_for_bots("t1", "champions", ["karl"] * 90, ["Ulf 2"])
    assert len({*many, "Ulf 2"}) == 91


def test_every_level_of_every_game_has_characters() -> None:
    """As many as there can be bots at a table, each with a name of their own."""
    for id in PERSONAS:
        assert PERSONAS[id].keys() == LEVELS.keys()
        assert all(len(names) >= find_game(id).max_players - 1 for names in PERSONAS[id].values())
    names = [name for levels in PERSONAS.values() for level in levels.values() for name in level]
    assert len({*names, *NAMES}) == len(names) + len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_manner_and_few_words(language: str) -> None:
    file = SHARED / "web" / language / "personas.ftl"
    spoken = re.findall(r"^web-persona-([\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    names = [name for levels in PERSONAS.values() for level in levels.values() for name in level]
    slugs = [name.lower().replace(" ", "-") for name in names]
    moments = ("", "-start", "-great", "-won", "-lost")
    assert [key for key, _ in spoken] == [slug + moment for slug in slugs for moment in moments]
    assert all(len(text.split()) <= 14 for _, text in spoken)


def test_the_opener_chooses_the_level_of_bots_in_free_seats() -> None:
    hall = Hall.opened(settings(ME, OPEN, FRIEND))
    with pytest.raises(Wrong) as refusal:
        lobby.start(hall.draft(), ANNA, "wizard")
    assert kind_of(refusal) == "unknown-bot"
    hall.happens(lobby.start, ANNA, "jarl")
    assert [seat.bot for seat in hall.table.seats] == [None, "jarl", "jarl"]


def test_nobody_plays_at_a_table_without_people() -> None:
    hall = Hall.opened(settings(BOT, BOT))
    assert hall.status() == "open"
    with pytest.raises(Unsuitable) as refusal:
        hall.starts(ANNA)
    assert kind_of(refusal) == "nobody-seated"


def test_an_opener_may_only_watch() -> None:
    hall = Hall.opened(settings(OPEN, OPEN))
    hall.joins(BJORN)
    hall.joins(CILLA, 1)
    assert hall.status() == "playing"
    assert hall.table.seats_of(ANNA.id) == []


def test_seats_are_taken_once_and_by_those_they_are_for() -> None:
    hall = Hall.opened(settings(ME, OPEN, FRIEND))
    with pytest.raises(Unsuitable) as refusal:
        hall.joins(BJORN, 0)
    assert kind_of(refusal) == "no-free-seat"
    with pytest.raises(Forbidden) as forbidden:
        hall.joins(BJORN, 2)
    assert kind_of(forbidden) == "seat-not-for-you"
    with pytest.raises(Missing) as missing:
        hall.joins(BJORN, 3)
    assert kind_of(missing) == "no-such-seat"
    with pytest.raises(Missing):
        hall.joins(BJORN, -1)
    hall.joins(BJORN)
    assert hall.seat_of(BJORN) == 1
    with pytest.raises(Unsuitable) as refusal:
        hall.joins(BJORN)
    assert kind_of(refusal) == "already-seated"
    with pytest.raises(Unsuitable) as refusal:
        hall.joins(CILLA)
    assert kind_of(refusal) == "no-free-seat"


def test_a_friend_comes_with_the_secret_of_the_seat() -> None:
    hall = Hall.opened(settings(ME, FRIEND, public=False))
    secret = hall.table.seats[1].invitation
    assert len(secret) > 20
    for wrong in (None, "", "guess", "ż", "\ud800", secret[:-1]):
        with pytest.raises(Unsuitable):
            hall.joins(BJORN, None, wrong)
    hall.joins(BJORN, None, secret)
    assert hall.status() == "playing"


def test_private_tables_are_for_those_who_belong_there() -> None:
    hall = Hall.opened(settings(ME, FRIEND, OPEN, public=False))
    table = hall.table
    assert lobby.may_watch(table, ANNA.id, None, NOON)
    assert not lobby.may_watch(table, None, None, NOON)
    assert not lobby.may_watch(table, STRANGER.id, "", NOON)
    assert not lobby.may_watch(table, STRANGER.id, "żółw", NOON)
    assert lobby.may_watch(table, None, table.watch, NOON)
    assert lobby.may_watch(table, None, table.seats[1].invitation, NOON)
    hall.joins(BJORN, 2)
    assert lobby.may_watch(hall.table, BJORN.id, None, NOON)
    assert len({table.watch, table.seed, table.seats[1].invitation}) == 3


def test_public_tables_are_for_everyone() -> None:
    assert lobby.may_watch(two_play().table, None, None, NOON)


def test_leaving_frees_the_seat() -> None:
    hall = Hall.opened(settings(ME, OPEN, OPEN))
    hall.joins(BJORN)
    hall.leaves(BJORN)
    assert hall.table.people() == [ANNA.id]
    with pytest.raises(Forbidden) as refusal:
        hall.leaves(BJORN)
    assert kind_of(refusal) == "not-seated"
    hall.joins(CILLA)
    assert hall.seat_of(CILLA) == 1


def test_a_table_whose_opener_leaves_is_closed() -> None:
    hall = Hall.opened(settings(ME, OPEN))
    hall.leaves(ANNA)
    assert (hall.status(), hall.table.end_reason) == ("ended", "opener")
    with pytest.raises(Unsuitable):
        hall.joins(BJORN)


def test_whoever_plays_leaves_by_resigning() -> None:
    hall = two_play()
    for person in (ANNA, BJORN):
        with pytest.raises(Unsuitable) as refusal:
            hall.leaves(person)
        assert kind_of(refusal) == "leave-by-resigning"
    with pytest.raises(Unsuitable):
        hall.joins(CILLA)
    with pytest.raises(Unsuitable):
        hall.starts(ANNA)


def test_hot_seat_names() -> None:
    hall = alone(seats=(ME, SeatWish("me", name=" Ola "), ME))
    assert hall.table.names() == ["Anna", "Ola", "Anna 3"]
    assert hall.status() == "playing"
    assert hall.table.seats_of(ANNA.id) == [0, 1, 2]


def test_long_names_leave_room_for_a_number() -> None:
    opener = Person("p", "x" * LONGEST_NAME)
    hall = Hall.opened(settings(ME, ME), opener)
    assert hall.table.names()[1] == "x" * (LONGEST_NAME - 2) + " 2"
    hall.resigns(opener, 0)
    opened = lobby.rematch(hall.draft(), opener, "t2")
    assert Hall(opened).table.status == "playing"


def test_secrets_cannot_be_guessed() -> None:
    made = {REAL_SECRET() for _ in range(100)}
    assert len(made) == 100
    assert all(len(secret) >= 20 for secret in made)


def test_no_secret_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in 64 would: `meadhall host end-table -zmMk8...` was not understood."""
    drawn = iter(["-zmMk8Qhtnj39LJMTG1Msg", "zmMk8Qhtnj39LJMTG1Ms-g"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda count: next(drawn))
    assert REAL_SECRET() == "zmMk8Qhtnj39LJMTG1Ms-g"


def test_a_seed_of_ones_own_and_a_secret_one() -> None:
    assert two_play(seed="known").table.seed == "known"
    assert len(two_play().table.seed) > 20
    assert two_play().table.seed != two_play().table.seed


def test_a_rematch_rotates_the_seats_and_keeps_them() -> None:
    hall = finished()
    with pytest.raises(Forbidden):
        lobby.rematch(hall.draft(), STRANGER, "t2")
    draft = hall.draft()
    opened = lobby.rematch(draft, BJORN, "t2")
    hall.table = draft.table
    assert hall.table.rematch == "t2"
    with pytest.raises(Unsuitable) as refusal:
        lobby.rematch(hall.draft(), ANNA, "t3")
    assert kind_of(refusal) == "already-rematched"
    again = Hall(opened, "t2")
    assert again.table.after == "t1"
    assert again.table.opener == BJORN
    assert again.seat_of(BJORN) == 0
    assert again.table.seats[1].reserved == ANNA.id
    for other in (CILLA, STRANGER):
        with pytest.raises(Unsuitable):
            again.joins(other, None, again.table.seats[1].invitation)
    assert lobby.may_watch(again.table, ANNA.id, None, NOON)
    again.joins(ANNA)
    assert again.table.names() == ["Bjorn", "Anna"]
    assert again.table.status == "playing"
    assert again.table.seed != hall.table.seed


def test_a_rematch_keeps_bots_and_those_at_the_same_screen() -> None:
    hall = Hall.opened(settings(ME, SeatWish("me", name="Ola"), BOT, seed="mine"))
    hall.resigns(ANNA, 0)
    hall.resigns(ANNA, 1)
    opened = lobby.rematch(hall.draft(), ANNA, "t2")
    again = Hall(opened, "t2").table
    assert [again.names()[0], again.names()[2]] == ["Ola", "Anna"]
    assert again.seats[1].bot == "random"
    assert again.settings.seed is None


def test_a_rematch_of_a_table_that_nobody_came_to_waits_for_others_again() -> None:
    hall = Hall.opened(settings(ME, OPEN, FRIEND))
    hall.leaves(ANNA)
    opened = lobby.rematch(hall.draft(), ANNA, "t2")
    again = Hall(opened, "t2").table
    assert [seat.kind for seat in again.seats] == ["open", "friend", "me"]
    assert [seat.bot for seat in again.seats] == [None, None, None]


def test_no_rematch_of_a_game_that_runs() -> None:
    hall = two_play()
    with pytest.raises(Unsuitable) as refusal:
        lobby.rematch(hall.draft(), ANNA, "t2")
    assert kind_of(refusal) == "not-over"


def test_what_is_opened_was_checked() -> None:
    wanted = settings(ME, OPEN)
    assert check_settings(wanted).id == "fingers"
    opened = lobby.open_table(wanted, ANNA, NOON)
    assert summarize(Hall(opened).table).opener_name == "Anna"
