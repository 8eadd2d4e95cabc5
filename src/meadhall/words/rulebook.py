"""The numbered rules of a game, read from its Markdown file.

A rule is one line ``- CHM-COMBAT-07 [R] text``, a worked example one line ``- EX-04 [R] text``;
each belongs to the heading above it.

>>> book = Rulebook("champions", "## 4. Setup\\n- CHM-SETUP-01 [R] Round marker on 1.\\n")
>>> book.find("setup-01").text, book.find("setup-01").section
('[R] Round marker on 1.', '4. Setup')
>>> book.similar("setup-02")
['CHM-SETUP-01']
"""

import re
from difflib import get_close_matches
from pathlib import Path

import msgspec

import meadhall
from meadhall.kernel.catalogue import find_game, guest_ids

PACKAGE = Path(meadhall.__file__).parent
RULES = PACKAGE.parents[1] / "docs" / "rules"
"""The place in the source tree; an installed package contains its rules."""

_HEADING = re.compile(r"#{2,}\s+(.*)")
_RULE = re.compile(r"- ((?:[A-Z]+-)?[A-Z]+-\d+)\s+(.*)")
_EXAMPLE = "EX-"


class Rule(msgspec.Struct, frozen=True):
    number: str
    text: str
    section: str

    def is_example(self) -> bool:
        return self.number.startswith(_EXAMPLE)


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
        """The prefixes of its numbers, such as ``CHM-``."""
        numbers = (rule.number for rule in self.rules.values() if not rule.is_example())
        return sorted({number.partition("-")[0] + "-" for number in numbers})

    def find(self, typed: str) -> Rule | None:
        """Find a rule by its number, in upper or lower case, with or without the game's prefix."""
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


def read_rulebook(game: str, language: str = "en") -> Rulebook | None:
    """The rules as installed, or as they are in the source tree; in English where a language
    has none. A guest has them in its own folder, ``rules/en.md`` and ``rules/pl.md``."""
    if game in guest_ids():
        own = find_game(game).folder / "rules"
        for file in (own / f"{language}.md", own / "en.md"):
            if file.is_file():
                return Rulebook(game, file.read_text(encoding="utf-8"))
        return None
    for folder in (PACKAGE / "rules", RULES):
        for file in (folder / language / f"{game}.md", folder / f"{game}.md"):
            if file.is_file():
                return Rulebook(game, file.read_text(encoding="utf-8"))
    return None
