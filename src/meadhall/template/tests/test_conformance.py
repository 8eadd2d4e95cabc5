"""What must hold for every game holds for this one, in all languages; each rule has a test."""

import re
from pathlib import Path

import pytest
from meadhall.arena.conformance import Configuration, check_game, configurations
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.words import LANGUAGES, Words

from fjord_race import GAME


@pytest.mark.parametrize("played", configurations(GAME), ids=str)
def test_random_games_conform(played: Configuration) -> None:
    for number in range(10):
        check_game(GAME, played.players, played.settings, f"conformance {number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """A message that is missing, or mentions what it is not given, raises here."""
    words = Words(GAME, language, ["Astrid", "Bjorn"], strict=True)
    assert words.game_name() and words.game_summary()
    for option in GAME.options:
        assert words.option_sentence(option.id)
    for number in range(20):
        state = GAME.new(2, {}, f"words {number}")
        dice = Dice.from_seed(f"words {number}", streams=1)
        while deciders := state.deciders():
            seat = deciders[0]
            view = GAME.view(state, seat)
            assert words.prompt(state, seat, view) and words.waiting(state)
            for move in state.candidates(seat):
                assert words.move(move, view)
                if obstacle := state.obstacle(seat, move):
                    assert words.obstacle(obstacle)
                elif told := GAME.preview(state, seat, move):
                    assert words.preview(told)
            events: list[Event] = []
            state.listen(events)
            state.play(seat, state.moves(seat)[dice.below(0, len(state.moves(seat)))])
            assert all(words.event(event) for event in events)


def numbers(language: str) -> list[str]:
    text = (GAME.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]+-[A-Z]+-\d+)", text, re.MULTILINE)


def test_the_rules_have_the_same_numbers_in_all_languages() -> None:
    assert len({tuple(numbers(language)) for language in LANGUAGES}) == 1


def test_every_rule_has_a_test_and_every_citation_a_rule() -> None:
    tests = Path(__file__).with_name("test_rules.py").read_text(encoding="utf-8")
    assert {*re.findall(r'@rule\("([^"]+)"', tests)} == {*numbers("en")}
