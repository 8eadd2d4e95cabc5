"""The seed of a table: pledged, revealed once nobody can sit down any more, and proved."""

import msgspec
import pytest

from meadhall.kernel.draw import commitment_to, pledge_of
from meadhall.kernel.saga import commitment_of, encode, replay
from meadhall.tables import lobby
from meadhall.tables.entries import AnyEntry, Joined, Opened, Person, Started
from meadhall.tables.folding import fold
from meadhall.tables.refusal import Forbidden, Refused, Unsuitable, Wrong
from meadhall.tables.sagas import continue_saga, prove, to_saga
from meadhall.tables.scene import take_picture
from meadhall.tables.settings import SeatWish
from meadhall.tables.snapshot import decode_snapshot, encode_snapshot
from meadhall.tables.waking import REVEALS_WITHIN, wakes_at
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    FINGERS,
    ME,
    NOON,
    OPEN,
    STRANGER,
    Hall,
    finished,
    settings,
)

NUMBERS = {ANNA: "aa" * 32, BJORN: "bb" * 32, CILLA: "cc" * 32}
PLEDGES = {person: pledge_of(number) for person, number in NUMBERS.items()}


def opened(*seats: SeatWish, seed: str | None = None) -> Hall:
    """A table at which Anna has pledged something."""
    wanted = settings(*seats, seed=seed)
    return Hall(lobby.open_table(wanted, ANNA, NOON, pledge=PLEDGES[ANNA]))


def gathered() -> Hall:
    """Anna and Bjorn have both pledged something, and the seats are settled."""
    hall = opened(ME, OPEN)
    hall.happens(lobby.join, BJORN, None, None, PLEDGES[BJORN])
    return hall


def reveals(hall: Hall, person: Person, number: str = "") -> None:
    hall.happens(lobby.reveal, person, number or NUMBERS[person])


def played() -> Hall:
    hall = gathered()
    reveals(hall, ANNA)
    reveals(hall, BJORN)
    for _ in range(3):
        hall.plays(ANNA, "show:2")
        hall.plays(BJORN, "show:1")
    return hall


def refused(hall: Hall, person: Person, number: str = "") -> Refused:
    with pytest.raises(Refused) as refusal:
        reveals(hall, person, number)
    return refusal.value


def test_the_game_starts_when_everybody_has_kept_their_pledge() -> None:
    hall = gathered()
    secret, commitment = hall.table.secret, hall.table.commitment
    assert (hall.status(), hall.table.seed) == ("open", "")
    assert commitment == commitment_to(secret)
    reveals(hall, BJORN)
    assert hall.status() == "open"
    reveals(hall, ANNA)
    assert hall.status() == "playing"
    assert hall.table.draw is not None
    assert hall.table.seed == hall.table.draw.seed()
    assert hall.table.commitment == commitment
    assert encode_snapshot(hall.folded()) == encode_snapshot(hall.table)
    assert decode_snapshot(encode_snapshot(hall.table)).draw == hall.table.draw


def test_nothing_is_revealed_while_somebody_can_still_sit_down() -> None:
    hall = opened(ME, OPEN, OPEN)
    hall.happens(lobby.join, BJORN, None, None, PLEDGES[BJORN])
    assert refused(hall, ANNA).kind == "not-gathered"
    hall.happens(lobby.join, CILLA, None, None)
    assert hall.table.gathered_at == NOON
    assert [seat.pledge for seat in hall.table.seats] == [PLEDGES[ANNA], PLEDGES[BJORN], ""]


def test_a_contribution_must_be_the_one_that_was_pledged() -> None:
    hall = gathered()
    assert isinstance(refused(hall, BJORN, "bc" * 32), Wrong)
    assert isinstance(refused(hall, STRANGER, "bb" * 32), Forbidden)
    reveals(hall, BJORN)
    entries = len(hall.log)
    reveals(hall, BJORN)
    assert len(hall.log) == entries
    reveals(hall, ANNA)
    assert refused(hall, ANNA).kind == "already-started"


def test_once_the_seats_are_settled_nobody_comes_or_goes() -> None:
    hall = opened(ME, OPEN, OPEN)
    hall.happens(lobby.join, BJORN, None, None, PLEDGES[BJORN])
    hall.starts(ANNA)
    assert hall.table.seats[2].bot == "random"
    for command, person in (
        (hall.joins, CILLA),
        (hall.leaves, BJORN),
        (hall.leaves, ANNA),
        (hall.starts, ANNA),
    ):
        with pytest.raises(Unsuitable):
            command(person)
    reveals(hall, ANNA)
    reveals(hall, BJORN)
    assert hall.status() == "playing"
    assert hall.table.names()[:2] == ["Anna", "Bjorn"]


def test_the_game_does_not_wait_forever_for_somebody_who_is_away() -> None:
    hall = gathered()
    reveals(hall, BJORN)
    assert wakes_at(hall.table, hall.now) == NOON + REVEALS_WITHIN
    hall.wait(REVEALS_WITHIN - 1)
    assert hall.status() == "open"
    hall.wait(1)
    assert hall.status() == "playing"
    assert hall.table.draw is not None
    assert hall.table.draw.contributions == ["", NUMBERS[BJORN]]
    assert hall.table.draw.pledges == [PLEDGES[ANNA], PLEDGES[BJORN]]


def test_whoever_leaves_takes_the_pledge_along() -> None:
    hall = opened(ME, OPEN, OPEN)
    hall.happens(lobby.join, BJORN, 1, None, PLEDGES[BJORN])
    hall.leaves(BJORN)
    assert hall.table.seats[1].pledge == ""


def test_where_nobody_pledges_anything_the_game_starts_at_once() -> None:
    hall = Hall.opened(settings(ME, OPEN))
    hall.joins(BJORN)
    assert hall.status() == "playing"
    assert Hall.opened(settings(ME, BOT)).status() == "playing"
    draw = hall.table.draw
    assert draw is not None
    assert (draw.pledges, draw.contributions) == (["", ""], ["", ""])


def test_nobody_adds_to_a_chosen_seed() -> None:
    hall = opened(ME, OPEN, seed="mine")
    hall.happens(lobby.join, BJORN, None, None, PLEDGES[BJORN])
    assert hall.status() == "playing"
    assert (hall.table.seed, hall.table.draw) == ("mine", None)
    assert hall.table.commitment == commitment_of("mine")
    assert refused(hall, ANNA).kind == "nothing-pledged"
    assert not take_picture(hall.table, ANNA.id, "en", NOON).drawn


def test_one_person_in_several_seats_adds_once() -> None:
    hall = opened(ME, ME, OPEN)
    hall.joins(BJORN)
    assert [seat.pledge for seat in hall.table.seats] == [PLEDGES[ANNA], "", ""]
    reveals(hall, ANNA)
    assert hall.status() == "playing"


def test_the_picture_shows_what_was_added_but_not_the_secret() -> None:
    hall = gathered()
    reveals(hall, ANNA)
    picture = take_picture(hall.table, BJORN.id, "en", hall.now)
    assert (picture.drawn, picture.gathered, picture.seed) == (True, True, None)
    assert [seat.contribution for seat in picture.seats] == [NUMBERS[ANNA], ""]
    assert hall.table.secret.encode() not in msgspec.json.encode(picture)


def test_a_rematch_is_drawn_as_well() -> None:
    hall = played()
    log = lobby.rematch(hall.draft(), BJORN, "again", "dd" * 32)
    again = fold("again", log)
    assert again.secret != hall.table.secret
    assert again.seats[again.seats_of(BJORN.id)[0]].pledge == "dd" * 32


# The proof


def test_a_finished_game_reveals_everything_that_its_seed_was_made_from() -> None:
    hall = played()
    saga = to_saga(hall.table)
    assert saga.draw == hall.table.draw
    assert saga.commitment == commitment_to(hall.table.secret)
    assert list(replay(FINGERS, saga))
    assert prove(hall.table).proved_from_seed


def test_an_imported_saga_keeps_its_draw() -> None:
    saga = to_saga(played().table)
    hall = Hall(continue_saga(encode(saga), None, STRANGER, NOON))
    assert to_saga(hall.table) == saga
    assert hall.table.settings.seed == saga.seed
    on = Hall(continue_saga(encode(saga), 2, STRANGER, NOON))
    for move in saga.moves[2:]:
        on.plays(STRANGER, move.move, seat=move.seat)
    assert to_saga(on.table) == saga


# Tables of older versions


def as_before_draws(log: list[AnyEntry]) -> list[AnyEntry]:
    """The log of a game as versions before draws wrote it: the server alone had drawn the seed."""
    table = fold("t1", log)
    written: list[AnyEntry] = []
    for entry in log:
        plain = msgspec.to_builtins(entry)
        if isinstance(entry, Opened):
            plain |= {"seed": table.seed}
            del plain["drawn"]
        elif isinstance(entry, Joined):
            del plain["pledge"]
        elif isinstance(entry, Started):
            old = fold("t1", [*written])
            plain |= msgspec.to_builtins(lobby.started(old, entry.at))
        written.append(msgspec.convert(plain, type=AnyEntry))
    return written


def test_the_log_of_an_old_table_still_opens() -> None:
    hall = finished()
    started = next(n for n, entry in enumerate(hall.log) if isinstance(entry, Started))
    old = Hall(as_before_draws(hall.log[: started + 1]))
    assert (old.status(), old.table.secret) == ("playing", "")
    assert old.table.commitment == commitment_of(old.table.seed)
    for _ in range(3):
        old.plays(ANNA, "show:2")
        old.plays(BJORN, "show:1")
    assert old.status() == "over"
    assert to_saga(old.table).draw is None
    assert prove(old.table).proved_from_seed
    waiting = Hall(as_before_draws(hall.log[:1]))
    waiting.joins(BJORN, 1)
    assert waiting.table.secret == ""
