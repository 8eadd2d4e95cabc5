"""Sagas: replaying a game, and finding out what was changed in it."""

from collections.abc import Callable

import msgspec
import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.plain import digest
from meadhall.kernel.saga import (
    BrokenSaga,
    Recorder,
    Saga,
    SagaMove,
    commitment_of,
    decode,
    encode,
    next_link,
    replay,
)
from meadhall.kernel.state import IllegalMove
from meadhall.kernel.undo import Undo
from tests.kernel.toy import FingersGame

GAME: Game = FingersGame()


def finished(seed: str = "saga") -> Recorder:
    recorder = Recorder(GAME, 2, {"lucky": "true"}, seed, ["Ragna", "Leif"])
    while seats := recorder.state.deciders():
        recorder.play(seats[0], recorder.state.moves(seats[0])[0])
    return recorder


def test_a_saga_leads_to_the_same_end() -> None:
    recorder = finished()
    *_, last = replay(GAME, decode(encode(recorder.saga)))
    assert digest(last) == digest(recorder.state)


def test_the_seed_is_committed_to_first_and_revealed_at_the_end() -> None:
    recorder = Recorder(GAME, 2, {}, "top secret")
    assert recorder.saga.seed is None
    assert recorder.saga.commitment == commitment_of("top secret")
    assert b"top secret" not in encode(recorder.saga)
    assert finished("top secret").saga.seed == "top secret"


def test_a_running_game_can_be_run_again_without_its_seed() -> None:
    recorder = Recorder(GAME, 2, {}, "running")
    for seat in (0, 1, 0, 1):
        recorder.play(seat, 0)
    *_, last = replay(GAME, decode(encode(recorder.saga)))
    assert GAME.view(last, 0) == GAME.view(recorder.state, 0)


def test_an_illegal_move_is_not_written() -> None:
    recorder = Recorder(GAME, 2, {}, "x")
    with pytest.raises(IllegalMove):
        recorder.play(0, 9)
    assert recorder.saga.moves == []


def test_a_move_that_was_taken_back_is_not_written() -> None:
    recorder, undo = Recorder(GAME, 2, {}, "x"), Undo()
    undo.remember(recorder.state, 0)
    recorder.play(0, 2)
    recorder.go_back(undo.go_back())
    recorder.play(0, 1)
    recorder.play(1, 1)
    assert [entry.move for entry in recorder.saga.moves] == ["show:2", "show:2"]
    *_, last = replay(GAME, recorder.saga)
    assert GAME.view(last, 1) == GAME.view(recorder.state, 1)


def change_move(saga: Saga, at: int, **changes: object) -> None:
    saga.moves[at] = msgspec.structs.replace(saga.moves[at], **changes)


def relink(saga: Saga, at: int) -> None:
    """Forge the links after a changed move, as a clever cheat would."""
    link = saga.moves[at - 1].link
    for index in range(at, len(saga.moves)):
        entry = saga.moves[index]
        link = next_link(link, entry.seat, entry.move, entry.outcomes)
        saga.moves[index] = SagaMove(entry.seat, entry.move, entry.outcomes, link)


def forged_outcome(saga: Saga) -> None:
    change_move(saga, 3, outcomes=[1 - saga.moves[3].outcomes[0]])
    relink(saga, 3)


def impossible_move(saga: Saga) -> None:
    change_move(saga, 2, move="show:9")
    relink(saga, 2)


def wrong_seat(saga: Saga) -> None:
    change_move(saga, 1, seat=0)
    relink(saga, 1)


def result_of_another_game(saga: Saga) -> None:
    assert saga.result is not None
    saga.result = msgspec.structs.replace(saga.result, totals=[9, 9])


@pytest.mark.parametrize(
    ("tamper", "sentence", "move"),
    [
        (lambda saga: change_move(saga, 2, move="show:2"), "move 3 .* was changed", 3),
        (lambda saga: change_move(saga, 1, outcomes=[]), "move 2 .* was changed", 2),
        (lambda saga: saga.moves.pop(1), "move 2 .* was changed", 2),
        (forged_outcome, "chance gave something else after move 4", 4),
        (impossible_move, "move 3 .* cannot be made", 3),
        (wrong_seat, "move 2 .* cannot be made", 2),
        (lambda saga: saga.moves.pop(), "the result is not the one", 5),
        (result_of_another_game, "the result is not the one", 6),
        (lambda saga: setattr(saga, "seed", "another"), "not the one that was committed", 0),
        (lambda saga: setattr(saga, "opening", [4]), "chance gave something else after move 0", 0),
        (lambda saga: setattr(saga, "rules", "7"), "played by rules 7", 0),
        (lambda saga: setattr(saga, "result", None), "the result is not the one", 6),
        (lambda saga: saga.seats.reverse(), "the start was changed", 0),
        (lambda saga: saga.seats.pop(), "1 names for 2 seats", 0),
        (lambda saga: saga.options.update(lucky=False), "the start was changed", 0),
        (lambda saga: setattr(saga, "players", 9), "2 to 3 players", 0),
        (lambda saga: saga.options.update(size=3), "no option size", 0),
    ],
)
def test_whatever_is_changed_is_found(
    tamper: Callable[[Saga], object], sentence: str, move: int
) -> None:
    saga = finished().saga
    assert len(saga.moves) == 6
    tamper(saga)
    with pytest.raises(BrokenSaga, match=sentence) as found:
        list(replay(GAME, saga))
    assert found.value.move == move


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"format": 1', b"[" * 100_000, b'"saga"', b"null"]
)
def test_what_is_no_saga_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(BrokenSaga, match="this is no saga"):
        decode(data)


def test_a_saga_of_another_format_is_refused() -> None:
    saga = finished().saga
    saga.format = 2
    with pytest.raises(BrokenSaga, match="format 2"):
        decode(encode(saga))
