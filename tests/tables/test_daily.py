"""The daily saga at the table: one deal for everybody, alone until midnight, then open."""

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.draw import commitment_to
from meadhall.kernel.saga import replay
from meadhall.tables import daily, lobby, playing
from meadhall.tables.daily import (
    Told,
    curve_of,
    day_of,
    deal_of,
    distribution,
    ends_at,
    next_day,
    open_try,
    ranked,
    seed_of,
    settings_of,
    starts_at,
    streak_of,
)
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.folding import fold
from meadhall.tables.front import Deal, read_front
from meadhall.tables.refusal import Refused
from meadhall.tables.sagas import prove, to_saga
from meadhall.tables.scene import take_picture
from meadhall.tables.settings import check_settings
from meadhall.tables.snapshot import decode_snapshot, encode_snapshot
from meadhall.tables.summary import is_rated, summarize
from meadhall.tables.waking import thinking_seed, thoughts, wakes_at
from meadhall.tables.what_if import explore
from tests.tables.hall import ANNA, BJORN, NOON, STRANGER, Hall

DAY = day_of(NOON)
MIDNIGHT = ends_at(DAY)
SECRET = "the secret of the day"
DEAL = Deal(players=2, bot="karl", seat=0)


def begun(person: Person = ANNA, counts: bool = True, deal: Deal = DEAL) -> Hall:
    return Hall(open_try("fingers", deal, DAY, SECRET, person, NOON, counts), id=person.id)


def told(person: Person = ANNA, counts: bool = True) -> Hall:
    """Anna always shows two fingers."""
    hall = begun(person, counts)
    while hall.status() == "playing":
        hall.plays(person, "show:2")
        play_bots(hall)
    return hall


def play_bots(hall: Hall) -> None:
    """Let bots decide by the seed that a server gives them."""
    while found := thoughts(hall.table):
        thought = found[0]
        dice = Dice.from_seed(thinking_seed(hall.table), 1)
        seen = Seen(hall.table.game, hall.table.state, thought.seat, dice)
        word = hall.table.game.moves.word(find_bot(thought.bot).choose(seen))
        hall.happens(Draft.move, thought.seat, word, f"bot:{thought.bot}")


def refused(hall: Hall, command: object, *args: object) -> str:
    with pytest.raises(Refused) as caught:
        hall.does(command, *args)  # type: ignore[arg-type]
    return caught.value.kind


# Deals


def test_every_day_of_a_week_has_a_deal_that_can_be_played() -> None:
    day = DAY
    dealt = set()
    for _ in range(14):
        for game in game_ids():
            deal = deal_of(find_game(game), day)
            assert deal == deal_of(find_game(game), day)
            assert 0 <= deal.seat < deal.players
            assert deal.bot in ("thrall", "karl", "huscarl"), "bots must not depend on seconds"
            check_settings(settings_of(game, deal, counts=True))
            dealt.add((game, deal.players, deal.seat, deal.bot))
        day = next_day(day)
    for game in game_ids():
        own = [one for one in dealt if one[0] == game]
        if find_game(game).min_players == 1:
            assert any(players == 1 for _, players, _, _ in own)
        if rota := read_front(find_game(game)).daily:
            assert len(rota) == 7
            assert len(own) >= 7, "hardly anything changes from day to day"


def test_everybody_gets_the_same_deal() -> None:
    anna, bjorn = told(ANNA), told(BJORN)
    assert anna.table.seed == bjorn.table.seed == seed_of(SECRET, 2)
    assert anna.table.commitment == bjorn.table.commitment == commitment_to(SECRET)
    assert [one.name for one in anna.table.seats][1] == [one.name for one in bjorn.table.seats][1]
    assert anna.words() == bjorn.words()
    assert [one.outcomes for one in anna.table.moves] == [one.outcomes for one in bjorn.table.moves]


def test_what_was_taken_back_changes_no_answer_of_a_bot() -> None:
    hall, other = begun(ANNA), begun(BJORN)
    hall.plays(ANNA, "show:1")
    hall.takes_back(ANNA)
    hall.plays(ANNA, "show:2")
    other.plays(BJORN, "show:2")
    assert hall.table.seq != other.table.seq
    assert thinking_seed(hall.table) == thinking_seed(other.table)


def test_the_result_is_proved_from_the_commitment_of_the_day() -> None:
    table = told().table
    saga = to_saga(table)
    assert saga.commitment == commitment_to(SECRET)
    assert saga.draw is not None
    saga.draw.check(saga.commitment, saga.seed or "", 2)
    for _ in replay(table.game, saga):
        pass
    assert prove(table).proved_from_seed


# Who sees what, and when


def test_a_try_is_its_players_alone_until_midnight() -> None:
    table = told().table
    for person, secret in ((None, None), (STRANGER.id, None), (None, table.watch)):
        assert not lobby.may_watch(table, person, secret, MIDNIGHT - 1)
        assert lobby.may_watch(table, person, secret, MIDNIGHT)
    assert lobby.may_watch(table, ANNA.id, None, MIDNIGHT - 1)


def test_practice_is_shown_to_nobody_else_even_later() -> None:
    table = told(counts=False).table
    assert not lobby.may_watch(table, STRANGER.id, None, MIDNIGHT + 1)
    assert not lobby.may_watch(table, None, table.watch, MIDNIGHT - 1)
    assert lobby.may_watch(table, ANNA.id, None, MIDNIGHT + 1)


def test_the_seed_is_sealed_until_midnight_even_for_its_player() -> None:
    table = told().table
    before = take_picture(table, ANNA.id, "en", MIDNIGHT - 1)
    assert (before.status, before.seed, before.watch) == ("over", None, None)
    assert before.commitment == commitment_to(SECRET)
    assert take_picture(table, ANNA.id, "en", MIDNIGHT).seed == table.seed


def test_a_try_is_never_rated_and_says_what_it_is() -> None:
    table = told().table
    assert not is_rated(table)
    assert summarize(table).daily == DAY
    assert decode_snapshot(encode_snapshot(table)).daily == table.daily
    assert fold(table.id, told().log).daily == table.daily


# What the try that counts does without


def test_no_help_no_giving_up_and_no_rematch() -> None:
    hall = begun()
    assert not hall.table.settings.hints
    with pytest.raises(Refused, match="what-if"):
        explore(hall.table, ANNA.id, 0, 0, "world", [])
    assert refused(hall, playing.give_up, ANNA, 0) == "daily-no-resigning"
    over = told()
    assert refused(over, lobby.rematch, ANNA, "next") == "daily-no-rematch"


def test_practice_has_help_and_may_be_given_up() -> None:
    hall = begun(counts=False)
    assert hall.table.settings.hints
    assert explore(hall.table, ANNA.id, 0, 0, "world", []).seat == 0
    hall.happens(playing.give_up, ANNA, 0)
    assert hall.status() == "over"


# Midnight


def test_at_midnight_a_bot_tells_the_rest() -> None:
    hall = begun()
    hall.plays(ANNA, "show:1")
    play_bots(hall)
    assert wakes_at(hall.table, hall.now) == MIDNIGHT
    hall.now = MIDNIGHT - 1
    hall.plays(ANNA, "show:1")
    play_bots(hall)
    hall.now = MIDNIGHT
    assert refused(hall, playing.make_move, ANNA, 0, hall.decision(0), "show:1") == "daily-day-over"
    hall.goes_on()
    assert hall.table.seats[0].sitting_in == DEAL.bot
    assert refused(hall, playing.take_seat_back, ANNA, 0) == "daily-day-over"
    play_bots(hall)
    assert hall.status() == "over"
    result = daily.told_by(summarize(hall.table), ANNA.id)
    assert result is not None
    assert result.abandoned


def test_practice_goes_on_after_midnight() -> None:
    hall = begun(counts=False)
    play_bots(hall)
    assert wakes_at(hall.table, hall.now) is None
    hall.now = MIDNIGHT + 1
    hall.plays(ANNA, "show:1")
    assert hall.table.seats[0].sitting_in is None


# Results


def one(name: str, points: int, won: bool = False, abandoned: bool = False) -> Told:
    return Told(
        person=name,
        table=name,
        name=name,
        points=points,
        won=won,
        abandoned=abandoned,
        seconds=60.0,
    )


def test_whoever_won_is_ahead_then_points_count() -> None:
    field = ranked(
        [
            one("left", 99, won=True, abandoned=True),
            one("less", 40),
            one("more", 50),
            one("same", 50),
            one("won", 30, won=True),
        ]
    )
    assert [(found.told.name, found.place) for found in field] == [
        ("won", 1),
        ("more", 2),
        ("same", 2),
        ("less", 4),
        ("left", None),
    ]


def test_a_distribution_counts_everybody_once() -> None:
    points = [3, 3, 40, 41, 99, 120, -5]
    found = distribution(points)
    assert found is not None
    assert sum(found.counts) == len(points)
    assert len(found.counts) <= 17
    for place, count in enumerate(found.counts):
        low = found.low + place * found.width
        assert count == sum(low <= point < low + found.width for point in points)
    assert distribution([]) is None


def test_a_missed_day_ends_a_row_and_nothing_else() -> None:
    days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-05", "2026-11-06"]
    assert streak_of(days, "2026-11-06").days == 2
    assert streak_of(days, "2026-11-07").days == 2
    assert streak_of(days, "2026-11-08").days == 0
    assert streak_of(days, "2026-11-08").longest == 3
    assert streak_of([], "2026-11-08").longest == 0


def test_a_curve_leads_from_the_start_to_the_result() -> None:
    table = told().table
    curve = curve_of(table, 0)
    own = sum(move.seat == 0 for move in table.moves)
    assert (curve[0].decisions, curve[0].points) == (0, 0)
    assert table.result is not None
    assert (curve[-1].decisions, curve[-1].points) == (own, table.result.totals[0])
    assert [point.decisions for point in curve] == sorted(point.decisions for point in curve)


def test_days_are_those_of_utc() -> None:
    assert day_of(starts_at("2026-03-29")) == "2026-03-29"
    assert day_of(ends_at("2026-03-29") - 0.001) == "2026-03-29"
    assert day_of(ends_at("2026-03-29")) == "2026-03-30"
    assert ends_at("2026-10-25") - starts_at("2026-10-25") == 24 * 3600
