"""Every message of every file as a reader meets it: with all classes of numbers, and with names.

What a variable stands for shows in how it is used: a number selects a plural form, an id one of the
phrases that a message lists. Anything else is put in as a name and, where a noun follows it, as a
number too.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.reading import bundle_of

THING, PERSON = "Rzecz", "Anna"
"""Names of things have cases; those of people do not, as far as we know."""

NUMBERS = (1, 2, 5)
"""One of each class: one, few, many."""
MANY = 8
LIMITS = {"limit", "most", "moves", "of"}
"""What something is counted up to is never one: "3 of 8 warriors"."""

_PRINTED = re.compile("text-|do-|ability|option-|game-|cli-last-aurora-legend")
"""What is read with the numbers that the content prints, or with the signs of a drawing."""
_PERSONAL = re.compile("seat|winner|player|names?$|owner|other$|person|people")
_PLURAL = {"zero", "one", "two", "few", "many"}
_NOUN = re.compile(r" [a-ząćęłńóśźż]{2}", re.IGNORECASE)

Facts = dict[str, str | int]


class Rendered(NamedTuple):
    key: str
    facts: Facts
    text: str


class _Uses(Visitor):
    """How a message uses its variables."""

    def __init__(self, message: ast.Message) -> None:
        self.phrases: dict[str, set[str]] = {}
        """What a variable chooses from by its name; nothing for a number."""
        self.counting: set[str] = set()
        """Variables with a word behind them, which may be the noun that they count."""
        self.messages: set[str] = set()
        self.visit(message)

    def take(self, other: "_Uses") -> None:
        for name, phrases in other.phrases.items():
            self.phrases.setdefault(name, set()).update(phrases)
        self.counting |= other.counting

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: Any = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants if not variant.default]
            names = {key.name for key in keys if isinstance(key, ast.Identifier)} - _PLURAL
            self.phrases.setdefault(selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for one, behind in zip(node.elements, node.elements[1:], strict=False):
            variable = one.expression if isinstance(one, ast.Placeable) else None
            said = behind.value if isinstance(behind, ast.TextElement) else ""
            if isinstance(variable, ast.VariableReference) and _NOUN.match(said):
                self.counting.add(variable.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def rendered(file: Path, language: str) -> list[Rendered]:
    """Every message of a file, each text once."""
    bundle = bundle_of(file, language)
    entries = [one for one in bundle.entries if isinstance(one, ast.Message)]
    uses = {message.id.name: _Uses(message) for message in entries}
    for one in uses.values():
        for referred in one.messages & uses.keys():
            one.take(uses[referred])
    texts: dict[str, Rendered] = {}
    for key, use in uses.items():
        if _PRINTED.match(key):
            continue
        message = bundle.get_message(key)
        patterns = [message.value, *message.attributes.values()]
        for facts in _facts(bundle.variables[key], use):
            for pattern in patterns:
                if pattern is not None:
                    text = _read(str(bundle.format_pattern(pattern, facts)[0]))
                    texts.setdefault(text, Rendered(key, facts, text))
    return list(texts.values())


def _read(text: str) -> str:
    """Of the names that a lesson marks only the words are read."""
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)


def _facts(variables: set[str], use: _Uses) -> Iterator[Facts]:
    """Names for all, then every phrase and every class of numbers in their places."""
    names: Facts = {name: PERSON if _PERSONAL.search(name) else THING for name in sorted(variables)}
    numbers = {name for name in variables if use.phrases.get(name) == set()}
    plain: Facts = {**names, **dict.fromkeys(numbers, 1)}
    yield plain
    for name, phrases in use.phrases.items():
        for phrase in sorted(phrases):
            yield {**plain, name: phrase}
    plain |= dict.fromkeys(LIMITS & variables, MANY)
    people = {name for name, value in names.items() if value == PERSON}
    named = {name for name, phrases in use.phrases.items() if phrases}
    counted = (numbers | use.counting & variables) - people - LIMITS - named
    if counted:
        for n in NUMBERS:
            yield {**plain, **dict.fromkeys(counted, n)}
