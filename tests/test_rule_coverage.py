"""Every rule has a test that cites it, and every citation names a rule."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli.rulebook import Citation, citations_in, find_citations, measure_coverage
from meadhall.kernel.catalogue import game_ids
from meadhall.words.rulebook import Rulebook, read_rulebook

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "tools" / "rule_coverage.py"

BOOK = """\
# Toy

- not a rule

## 1. Counting
Some words.
- TOY-COUNT-01 [R] Count down from 5.
- TOY-COUNT-02 [J] Never below 0 (TOY-COUNT-01).

### 1.1 End
- TOY-END-01 At 0 the game ends.

## 2. Examples
- EX-01 [R] Given 5, when 3 are taken, then 2 are left.
"""

TESTS = """\
@rule("TOY-COUNT-01", "EX-01")
def test_down(): ...

@pytest.mark.parametrize("n", [pytest.param(0, marks=rule("TOY-END-01"))])
def test_end(n): ...

class TestMore:
    @rule("TOY-COUNT-99")
    def test_more(self): ...

rule("TOY-COUNT-02")
"""


def test_rules_are_read_with_their_sections() -> None:
    book = Rulebook("toy", BOOK)
    assert list(book.rules) == ["TOY-COUNT-01", "TOY-COUNT-02", "TOY-END-01", "EX-01"]
    assert book.rules["TOY-END-01"].section == "1.1 End"
    assert book.rules["TOY-COUNT-02"].text == "[J] Never below 0 (TOY-COUNT-01)."
    assert [rule.number for rule in book.rules.values() if rule.is_example()] == ["EX-01"]


def test_a_number_may_be_shortened() -> None:
    book = Rulebook("toy", BOOK)
    found = [book.find(typed) for typed in ("toy-end-01", "END-01", "ex-01", "END-02")]
    assert [rule and rule.number for rule in found] == ["TOY-END-01", "TOY-END-01", "EX-01", None]
    assert "TOY-END-01" in book.similar("END-02")
    assert book.similar("count") == ["TOY-COUNT-01", "TOY-COUNT-02"]


def test_a_number_is_given_once() -> None:
    with pytest.raises(ValueError, match="two rules TOY-END-01"):
        Rulebook("toy", BOOK + "- TOY-END-01 Again.\n")


def test_citations_are_found_where_they_mark_a_test() -> None:
    cited = [(c.rule, c.test) for c in citations_in(TESTS, "tests/toy/test_toy.py")]
    assert sorted(cited) == [
        ("EX-01", "test_down"),
        ("TOY-COUNT-01", "test_down"),
        ("TOY-COUNT-99", "test_more"),
        ("TOY-END-01", "test_end"),
    ]


def test_coverage() -> None:
    book = Rulebook("toy", BOOK)
    coverage = measure_coverage(book, list(citations_in(TESTS, "tests/toy/test_toy.py")))
    assert (coverage.rules, coverage.with_tests) == (3, 2)
    assert coverage.untested == ["TOY-COUNT-02"]
    assert coverage.unknown_citations == ["TOY-COUNT-99"]
    assert (coverage.examples, coverage.examples_with_tests) == (1, 1)
    assert not coverage.is_complete()


def test_examples_of_other_games_do_not_count() -> None:
    book = Rulebook("toy", BOOK)
    coverage = measure_coverage(book, list(citations_in(TESTS, "tests/other/test_other.py")))
    assert coverage.examples_untested == ["EX-01"]
    assert coverage.with_tests == 2


def test_the_tool_prints_json() -> None:
    command = [sys.executable, str(TOOL), "--json"]
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    printed = json.loads(finished.stdout)
    assert printed["champions"]["rules"] == 226
    assert printed["champions"]["examples"] == 17
    is_complete = all(
        not (game["untested"] or game["unknown_citations"] or game["examples_untested"])
        for game in printed.values()
    )
    assert finished.returncode == (0 if is_complete else 1)


@pytest.fixture(scope="module")
def citations() -> list[Citation]:
    return find_citations(ROOT / "tests")


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_has_a_test_and_every_citation_a_rule(
    game: str, citations: list[Citation]
) -> None:
    book = read_rulebook(game)
    assert book is not None, f"docs/rules/{game}.md is missing"
    coverage = measure_coverage(book, citations)
    assert coverage.untested == []
    assert coverage.examples_untested == []
    assert coverage.unknown_citations == []
