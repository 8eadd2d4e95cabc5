"""The tests that cite the numbered rules of a game, and how much they cover."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from meadhall.kernel.catalogue import guest_ids
from meadhall.kernel.game import Game
from meadhall.words.rulebook import PACKAGE, RULES, Rulebook

TESTS = PACKAGE.parents[1] / "tests"
"""The place in the source tree; an installed package has no tests."""


def find_tests(game: Game) -> Path | None:
    """The tests of a game, which stand in the source tree of its package; None if it is not here.

    >>> from meadhall.kernel.catalogue import find_game
    >>> find_tests(find_game("champions")) == (TESTS if has_tests() else None)
    True
    """
    if game.id not in guest_ids():
        return TESTS if has_tests() else None
    for folder in game.folder.parents:
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


class Citation(msgspec.Struct, frozen=True):
    """A test that cites a rule."""

    rule: str
    file: str
    test: str


class Coverage(msgspec.Struct, frozen=True):
    """How much the tests of a game cover."""

    rules: int
    with_tests: int
    untested: list[str]
    unknown_citations: list[str]
    examples: int
    examples_with_tests: int
    examples_untested: list[str]

    def is_complete(self) -> bool:
        return not (self.untested or self.unknown_citations or self.examples_untested)


def measure_coverage(book: Rulebook, citations: Sequence[Citation]) -> Coverage:
    """What these tests cover; those of other games do not count."""
    cited = {citation.rule for citation in citations if _concerns(citation, book)}
    rules = [rule.number for rule in book.rules.values() if not rule.is_example()]
    examples = [rule.number for rule in book.rules.values() if rule.is_example()]
    untested = [number for number in rules if number not in cited]
    examples_untested = [number for number in examples if number not in cited]
    return Coverage(
        rules=len(rules),
        with_tests=len(rules) - len(untested),
        untested=untested,
        unknown_citations=sorted(cited - book.rules.keys()),
        examples=len(examples),
        examples_with_tests=len(examples) - len(examples_untested),
        examples_untested=examples_untested,
    )


def _concerns(citation: Citation, book: Rulebook) -> bool:
    """Examples have the same numbers in all games, so only tests of the game itself count."""
    if citation.file.startswith(f"{TESTS.name}/{book.game}/"):
        return True
    return citation.rule.startswith(tuple(book.prefixes()))


def has_tests() -> bool:
    """Whether this is the source tree and not an installed package."""
    return RULES.is_dir() and TESTS.is_dir()


def find_citations(tests: Path) -> list[Citation]:
    """Every ``@rule("...")`` on a test or a class of tests in this folder."""
    return [
        citation
        for file in sorted(tests.rglob("*.py"))
        for citation in citations_in(file.read_text(encoding="utf-8"), _name(file, tests))
    ]


def _name(file: Path, tests: Path) -> str:
    return file.relative_to(tests.parent).as_posix()


def citations_in(source: str, file: str) -> Iterator[Citation]:
    """The citations in a test file.

    >>> list(citations_in("@rule('EX-04', 'CHM-LEAD-04')\\ndef test_it(): ...", "tests/t.py"))[1]
    Citation(rule='CHM-LEAD-04', file='tests/t.py', test='test_it')
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                for number in _cited(decorator):
                    yield Citation(number, file, node.name)


def _cited(decorator: ast.expr) -> Iterator[str]:
    """The decorator may also mark single cases: ``pytest.param(7, marks=rule("EX-04"))``."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
