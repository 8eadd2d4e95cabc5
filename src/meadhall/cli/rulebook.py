"""The numbered rules of a game, read from its Markdown file, and the tests that cite them.

A rule is one line ``- CHM-COMBAT-07 [R] text``, a worked example one line ``- EX-04 [R] text``;
each belongs to the heading above it.

>>> book = Rulebook("champions", "## 4. Setup\\n- CHM-SETUP-01 [R] Round marker on 1.\\n")
>>> book.find("setup-01").text, book.find("setup-01").section
('[R] Round marker on 1.', '4. Setup')
>>> book.similar("setup-02")
['CHM-SETUP-01']
"""

import ast
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec

import meadhall

PACKAGE = Path(meadhall.__file__).parent
ROOT = PACKAGE.parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
"""Both in the project's tree; an installed package has no tests, and its rules inside."""

_HEADING = re.compile(r"#{2,}\s+(.*)")
_RULE = re.compile(r"- ((?:[A-Z]+-)?[A-Z]+-\d+)\s+(.*)")
_EXAMPLE = "EX-"


class Rule(msgspec.Struct, frozen=True):
    number: str
    text: str
    section: str

    def is_example(self) -> bool:
        return self.number.startswith(_EXAMPLE)


class Citation(msgspec.Struct, frozen=True):
    """A test that names a rule."""

    rule: str
    file: str
    test: str


class Coverage(msgspec.Struct, frozen=True):
    """How far the tests of a game reach."""

    rules: int
    with_tests: int
    untested: list[str]
    unknown_citations: list[str]
    examples: int
    examples_with_tests: int
    examples_untested: list[str]

    def is_complete(self) -> bool:
        return not (self.untested or self.unknown_citations or self.examples_untested)


class Rulebook:
    """All rules of one game, in the order of the file."""

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.rules: dict[str, Rule] = {}
        section = ""
        for line in text.splitlines():
            if heading := _HEADING.match(line):
                section = heading[1].strip()
            elif rule := _RULE.match(line):
                if rule[1] in self.rules:
                    raise ValueError(f"the rules of {game} have two rules {rule[1]}")
                self.rules[rule[1]] = Rule(rule[1], rule[2].strip(), section)

    def prefixes(self) -> list[str]:
        """What its numbers begin with, ``CHM-``."""
        numbers = (rule.number for rule in self.rules.values() if not rule.is_example())
        return sorted({number.partition("-")[0] + "-" for number in numbers})

    def find(self, typed: str) -> Rule | None:
        """By its number, in any case, with or without the prefix of the game."""
        number = typed.strip().upper()
        for prefix in ("", *self.prefixes()):
            if prefix + number in self.rules:
                return self.rules[prefix + number]
        return None

    def similar(self, typed: str) -> list[str]:
        """Numbers that may have been meant."""
        number = typed.strip().upper()
        candidates = [number, *(prefix + number for prefix in self.prefixes())]
        close: list[str] = []
        for candidate in candidates:
            close += get_close_matches(candidate, self.rules, n=5, cutoff=0.75)
        # All rules of a chapter whose name was typed come first.
        chapter = [rule for rule in self.rules if f"-{number}-" in f"-{rule}"]
        return list(dict.fromkeys(chapter + close))

    def sections(self) -> dict[str, list[Rule]]:
        found: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.section, []).append(rule)
        return found

    def coverage(self, citations: Sequence[Citation]) -> Coverage:
        """What these tests reach; those of other games do not count."""
        cited = {citation.rule for citation in citations if self._concerns(citation)}
        rules = [rule.number for rule in self.rules.values() if not rule.is_example()]
        examples = [rule.number for rule in self.rules.values() if rule.is_example()]
        untested = [number for number in rules if number not in cited]
        examples_untested = [number for number in examples if number not in cited]
        return Coverage(
            rules=len(rules),
            with_tests=len(rules) - len(untested),
            untested=untested,
            unknown_citations=sorted(cited - self.rules.keys()),
            examples=len(examples),
            examples_with_tests=len(examples) - len(examples_untested),
            examples_untested=examples_untested,
        )

    def _concerns(self, citation: Citation) -> bool:
        """Examples are numbered alike in all games, so only tests of the game itself count."""
        if citation.file.startswith(f"{TESTS.name}/{self.game}/"):
            return True
        return citation.rule.startswith(tuple(self.prefixes()))


def read_rulebook(game: str) -> Rulebook | None:
    """The rules as they were installed, or as they stand in the project's tree."""
    for folder in (PACKAGE / "rules", RULES):
        file = folder / f"{game}.md"
        if file.is_file():
            return Rulebook(game, file.read_text(encoding="utf-8"))
    return None


def has_tests() -> bool:
    """Whether this is the project's tree, and not an installed package."""
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
    """
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
