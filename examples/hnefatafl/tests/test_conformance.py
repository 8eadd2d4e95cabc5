"""What holds for every game holds for this one; and each rule has a test that cites it."""

import re
from pathlib import Path

import pytest
from hnefatafl import GAME

from meadhall.arena.conformance import Configuration, check_game, configurations
from meadhall.words import LANGUAGES

HERE = Path(__file__).parent
NUMBER = re.compile(r"TAF-[A-Z]+-\d+")
RULES = Path(GAME.folder) / "rules"


@pytest.mark.parametrize("played", configurations(GAME), ids=str)
def test_random_games_conform(played: Configuration) -> None:
    for number in range(3):
        check_game(GAME, played.players, played.settings, f"conformance {number}")


def numbers(language: str) -> list[str]:
    text = (RULES / f"{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- (TAF-[A-Z]+-\d+)", text, re.MULTILINE)


def test_the_rules_have_the_same_numbers_in_all_languages() -> None:
    assert len({tuple(numbers(language)) for language in LANGUAGES}) == 1


def test_every_rule_has_a_test_and_every_citation_a_rule() -> None:
    cited: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for line in re.findall(r"@rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            cited |= {*NUMBER.findall(line)}
    assert cited == {*numbers("en")}
