"""Games as files: exported, proved, and continued."""

import msgspec
import pytest

from meadhall.kernel.saga import Recorder, Saga, SagaMove, encode, next_link, replay
from meadhall.tables import sagas
from meadhall.tables.refusal import Missing, Unsuitable, Wrong
from meadhall.tables.sagas import continue_saga, prove, read_saga, to_saga
from meadhall.tables.snapshot import encode_snapshot
from meadhall.tables.summary import is_rated, summarize
from tests.tables.hall import (
    ANNA,
    BJORN,
    CILLA,
    FINGERS,
    ME,
    NOON,
    OPEN,
    STRANGER,
    Hall,
    finished,
    settings,
    three_play,
    two_play,
)


def recorded(moves: int = 100, names: list[str] | None = None, seed: str = "old") -> Saga:
    """A game of two who always show one finger, so that dice decide everything."""
    recorder = Recorder(FINGERS, 2, {}, seed, names or ["Ola", "Per"])
    while not recorder.state.is_over() and len(recorder.saga.moves) < moves:
        recorder.play(recorder.state.deciders()[0], 0)
    return recorder.saga


def whole(saga: Saga) -> None:
    for _ in replay(FINGERS, saga):
        pass


def continued(saga: Saga, at: int | None = None) -> Hall:
    return Hall(continue_saga(encode(saga), at, STRANGER, NOON))


def play_out(hall: Hall) -> None:
    while hall.table.status == "playing":
        hall.plays(STRANGER, "show:1", seat=next(iter(hall.table.asked)))


# Export and proof


def test_a_finished_game_becomes_a_saga_that_holds() -> None:
    table = finished().table
    saga = to_saga(table)
    whole(saga)
    whole(read_saga(encode(saga)))
    assert (saga.seed, saga.seats) == (table.seed, ["Anna", "Bjorn"])
    assert saga.options == {"lucky": False, "hands": 1}


def test_no_saga_before_the_game_is_over() -> None:
    hall = two_play()
    for table in (hall.table, Hall.opened(settings(ME, OPEN)).table):
        with pytest.raises(Unsuitable) as refusal:
            to_saga(table)
        assert refusal.value.kind == "not-over"
    closed = three_play()
    for person in (ANNA, BJORN, CILLA):
        closed.resigns(person)
    with pytest.raises(Unsuitable):
        prove(closed.table)


def test_the_saga_of_a_game_that_was_given_up_has_no_result() -> None:
    hall = two_play()
    hall.plays(ANNA, "show:2")
    hall.resigns(ANNA)
    assert to_saga(hall.table).result is None
    assert prove(hall.table).holds


def test_undone_moves_are_not_in_the_saga() -> None:
    hall = two_play("friendly")
    for _ in range(3):
        hall.plays(BJORN, "show:1")
        hall.takes_back(BJORN)
        hall.plays(BJORN, "show:2")
        hall.plays(ANNA, "show:1")
    assert hall.table.status == "over"
    assert len(to_saga(hall.table).moves) == 6
    assert prove(hall.table).holds


def test_the_proof_of_a_fair_game() -> None:
    table = finished().table
    proof = prove(table)
    assert proof.holds
    assert proof.proved_from_seed
    assert (proof.commitment, proof.seed) == (table.commitment, table.seed)
    assert (proof.moves, proof.imported, proof.first_difference) == (6, 0, None)
    assert proof.sentence


def test_a_changed_game_is_found_out() -> None:
    table = finished().table
    move = table.moves[2]
    table.moves[2] = SagaMove(move.seat, "show:1", move.outcomes, move.link)
    proof = prove(table)
    assert (proof.holds, proof.proved_from_seed, proof.first_difference) == (False, False, 3)
    table = finished().table
    table.seed = "another"
    assert prove(table).first_difference == 0


# Continuing


def test_an_unfinished_saga_is_played_on_at_one_screen() -> None:
    saga = recorded(3)
    assert saga.seed is None
    hall = continued(saga)
    table = hall.table
    assert (table.status, table.imported, table.scripted) == ("playing", 3, True)
    assert table.names() == ["Ola", "Per"]
    assert table.seats_of(STRANGER.id) == [0, 1]
    assert (table.settings.public, table.settings.undo) == (False, "friendly")
    assert table.clock is None
    assert not is_rated(table)
    assert not summarize(table).seeded
    play_out(hall)
    table = hall.table
    again = to_saga(table)
    assert again.seed is None
    assert [move.outcomes for move in again.moves[:3]] == [move.outcomes for move in saga.moves]
    whole(again)
    proof = prove(table)
    assert proof.holds
    assert not proof.proved_from_seed
    assert proof.imported == 3
    assert encode_snapshot(hall.folded()) == encode_snapshot(table)


def test_a_new_secret_seed_gives_what_comes_after() -> None:
    first, second = continued(recorded(2)), continued(recorded(2))
    assert first.table.seed != second.table.seed
    assert first.table.commitment != recorded(2).commitment


def test_with_the_seed_a_saga_goes_on_where_it_went() -> None:
    saga = recorded()
    assert saga.seed == "old"
    hall = continued(saga, 2)
    assert not hall.table.scripted
    assert hall.table.commitment == saga.commitment
    assert summarize(hall.table).seeded
    assert not is_rated(hall.table)
    for move in saga.moves[2:]:
        hall.plays(STRANGER, move.move, seat=move.seat)
    again = to_saga(hall.table)
    assert again == saga
    proof = prove(hall.table)
    assert proof.holds
    assert proof.proved_from_seed
    assert proof.imported == 2


@pytest.mark.parametrize("seeded", [True, False])
def test_a_saga_can_be_continued_from_any_of_its_moves(seeded: bool) -> None:
    saga = recorded()
    if not seeded:
        saga.seed = None
    for at in range(len(saga.moves) + 1):
        hall = continued(saga, at)
        assert hall.table.imported == at
        play_out(hall)
        whole(to_saga(hall.table))
        assert prove(hall.table).holds


def test_a_continued_game_can_be_continued() -> None:
    hall = continued(recorded(3))
    hall.plays(STRANGER, "show:1", seat=next(iter(hall.table.asked)))
    play_out(hall)
    again = continued(to_saga(hall.table), 4)
    play_out(again)
    whole(to_saga(again.table))


def test_imported_moves_are_not_taken_back() -> None:
    hall = continued(recorded(3))
    with pytest.raises(Missing):
        hall.takes_back(STRANGER, to=2)
    hall.plays(STRANGER, "show:1", seat=1)
    outcomes = hall.table.moves[3].outcomes
    hall.takes_back(STRANGER, to=3)
    hall.plays(STRANGER, "show:1", seat=1)
    assert hall.table.moves[3].outcomes == outcomes


def test_a_finished_saga_is_only_to_look_at() -> None:
    saga = recorded()
    hall = continued(saga)
    assert hall.table.status == "over"
    assert hall.table.result == saga.result
    assert hall.table.asked == {}
    assert to_saga(hall.table) == saga
    hall.wait(1000)
    assert encode_snapshot(hall.folded()) == encode_snapshot(hall.table)


def test_names_are_made_safe() -> None:
    hall = continued(recorded(3, ["<b>" + "x" * 99, "  Zoë\u0308 "]))
    assert hall.table.names() == ["Player 1", "Zoë̈"]
    play_out(hall)
    whole(to_saga(hall.table))


def test_a_real_game_is_played_on() -> None:
    start = Hall.opened(settings(ME, ME, game="champions", seed="tale"))
    while len(start.table.moves) < 12:
        seat = next(iter(start.table.asked))
        start.plays(ANNA, start.table.game.moves.word(start.table.state.moves(seat)[0]), seat=seat)
    recorder = Recorder(start.table.game, 2, {}, "tale", ["Ola", "Per"])
    for move in start.table.moves:
        recorder.play(move.seat, start.table.game.moves.number(move.move))
    hall = continued(recorder.saga)
    assert hall.table.scripted
    assert hall.table.asked.keys() == start.table.asked.keys()


# Hostile files


def changed(**fields: object) -> bytes:
    return encode(msgspec.structs.replace(recorded(), **fields))


def with_another_move() -> bytes:
    saga = recorded()
    first = saga.moves[0]
    saga.moves[0] = SagaMove(first.seat, "show:3", first.outcomes, first.link)
    return encode(saga)


def with_loaded_dice() -> bytes:
    """Without the seed, and with all links corrected: still no die has such a side."""
    saga = recorded()
    saga.seed = None
    link = saga.start
    moves = []
    for move in saga.moves:
        outcomes = [7 for _ in move.outcomes]
        link = next_link(link, move.seat, move.move, outcomes)
        moves.append(SagaMove(move.seat, move.move, outcomes, link))
    saga.moves = moves
    return encode(saga)


HOSTILE = {
    "empty": b"",
    "no JSON": b"rubbish",
    "no saga": b"[]",
    "too big": b" " * (4 * 1024 * 1024 + 1),
    "deep": b"[" * 200_000,
    "deep inside": encode(recorded()).replace(b'"moves"', b'"moves":' + b"[" * 9999 + b',"x"'),
    "bad text": b'{"game": "\xff"}',
    "half a sign": encode(recorded()).replace(b"Ola", b"\\ud800"),
    "unknown game": changed(game="chess" * 1000),
    "other format": changed(format=2),
    "other rules": changed(rules="99" * 1000),
    "many players": changed(players=10**9),
    "negative players": changed(players=-1),
    "unknown option": changed(options={"x": 1}),
    "wrong option": changed(options={"hands": "9"}),
    "names": changed(seats=["only one"]),
    "other names": changed(seats=["Eve", "Per"]),
    "other seed": changed(seed="loaded"),
    "endless": changed(moves=recorded().moves * 50),
    "no moves": changed(moves=[]),
    "no result": changed(result=None),
    "opening": changed(opening=[1] * 1000),
    "seat": changed(moves=[SagaMove(10**15, "show:1", [], "x")]),
    "another move": with_another_move(),
    "loaded dice": with_loaded_dice(),
    "other start": changed(start="0" * 32),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused(name: str) -> None:
    with pytest.raises(Wrong) as refusal:
        continue_saga(HOSTILE[name], None, ANNA, NOON)
    assert refusal.value.kind == "broken-saga"
    sentence = str(refusal.value.facts["sentence"])
    assert 0 < len(sentence) <= sagas.LONGEST_SENTENCE


def test_a_seed_that_no_table_may_have() -> None:
    with pytest.raises(Wrong) as refusal:
        continue_saga(encode(recorded(seed="x" * 65)), None, ANNA, NOON)
    assert refusal.value.kind == "wrong-seed"


@pytest.mark.parametrize("at", [-1, 1000])
def test_only_after_a_move_that_there_is(at: int) -> None:
    with pytest.raises(Missing) as refusal:
        continue_saga(encode(recorded(3)), at, ANNA, NOON)
    assert (refusal.value.kind, refusal.value.facts) == ("no-such-move", {"most": 3})
