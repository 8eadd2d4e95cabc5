"""The lesson: every step can be taken, in both languages, and the king escapes."""

import re

import pytest
from hnefatafl import GAME

from meadhall.kernel.catalogue import PACKAGES, forget
from meadhall.server.guests import try_guest
from meadhall.tables.lessons import read_script, steps_in, take_step
from tests.server.running import ROOT


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PACKAGES, str(ROOT / "examples" / "hnefatafl"))
    forget()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_note_marks_the_squares_of_the_move_it_asks_for(language: str) -> None:
    script = read_script(GAME.id)
    for number in range(1, steps_in(script) + 1):
        step = take_step(GAME, number, language)
        marked = {phrase.thing for text in step.paragraphs for phrase in text if phrase.thing}
        assert marked <= {*step.view.board.squares}
        if step.expected is None:
            assert step.view.ending == "corner"
            assert number == 5
        else:
            _, start, end = step.expected.split(":")
            told = [phrase.thing for phrase in step.paragraphs[-1] if phrase.thing]
            assert told == [start, end]
            assert re.findall(r"\b[a-g][1-7]\b", step.wrong_hint)[-2:] == [start, end]


def test_the_second_step_captures_and_the_king_cannot_be_stopped() -> None:
    script = read_script(GAME.id)
    state = GAME.new(2, script.options, script.seed)
    for made in script.moves[:-2]:
        state.play_checked(made.seat, GAME.moves.number(made.move))
    assert state.captured() == [1, 0]
    for move in state.moves(0):
        reply = state.copy()
        reply.play(0, move)
        assert GAME.moves.number("move:a4:a7") in reply.moves(1)


def test_a_server_takes_it_with_its_board_and_its_names() -> None:
    try_guest("hnefatafl", GAME)
