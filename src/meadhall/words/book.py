"""The rulebook for players: chapters in plain sentences, with figures, in each language.

A chapter is a Markdown file of the game's folder, ``book/en/06-fights.md``. Its dialect is small:

- ``# Title`` comes first, then the lead; ``## Title`` begins a section.
- ``- **Heading.** text`` is a point, ``1. **Heading.** text`` a step. Below a step an indented
  ``! figure`` shows it and an indented ``> text`` works it out with figures.
- ``! die:swordsman:hit -> card:troll | caption`` is a figure: a row of symbols and of pieces that
  the game's board draws. ``~`` before a piece crosses it out, ``!`` rings it.
- ``| a | b |`` are the rows of a table. ``::: title`` to ``:::`` frames an example.
- ``!try 7 | text`` leads to a step of the lesson, by the number of its note: ``step-7``.
- In a text ``**word**`` is a term, ``[name](thing:id)`` and ``[name](chapter:slug)`` are links,
  and ``{CHM-COMBAT-07 08}`` names the rules that the sentence before it tells.

>>> chapter = parse("fights", "# Fights\\nBoth.\\n\\n## Dice\\nRoll **all**. {CHM-COMBAT-02 03}")
>>> chapter.title, chapter.sections[0].title, chapter.sections[0].blocks[0].runs[-1].rules
('Fights', 'Dice', ['CHM-COMBAT-02', 'CHM-COMBAT-03'])
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, structs


class Run(Struct, frozen=True):
    """A stretch of text in one style, or the rules that the text before it tells."""

    text: str = ""
    strong: bool = False
    thing: str | None = None
    chapter: str | None = None
    rules: list[str] = []


Runs = list[Run]


class Figure(Struct, frozen=True, tag=True):
    """A row of symbols and pieces, and what it shows."""

    words: list[str]
    caption: str


class Paragraph(Struct, frozen=True, tag=True):
    runs: Runs


class Item(Struct, frozen=True):
    """A point or a step."""

    title: str
    runs: Runs
    figure: Figure | None = None
    example: Runs | None = None


class Points(Struct, frozen=True, tag=True):
    items: list[Item]


class Steps(Struct, frozen=True, tag=True):
    items: list[Item]


class Grid(Struct, frozen=True, tag=True):
    """A small table."""

    head: list[Runs]
    rows: list[list[Runs]]


class Try(Struct, frozen=True, tag=True):
    """A way into the lesson."""

    step: int
    """The number of the step, from 1."""
    text: str


class Example(Struct, frozen=True, tag=True):
    title: Runs
    blocks: list[Paragraph | Points | Steps | Figure | Grid | Try]


Block = Paragraph | Points | Steps | Figure | Grid | Try | Example


class Section(Struct, frozen=True):
    title: str
    blocks: list[Block]


class Chapter(Struct, frozen=True):
    slug: str
    title: str
    lead: Runs
    sections: list[Section]


class Group(Struct, frozen=True):
    """Things of one kind that have a page each."""

    title: str
    things: list[str]


class Book(Struct, frozen=True):
    """A game's rulebook in one language."""

    game: str
    chapters: list[Chapter]
    groups: list[Group]


class BadChapter(ValueError):
    """A chapter that does not keep to the dialect."""


_RUN = re.compile(
    r"\*\*(?P<strong>.+?)\*\*"
    r"|\[(?P<name>[^\]]+)\]\((?P<kind>thing|chapter):(?P<id>[^)\s]+)\)"
    r"|\s*\{(?P<rules>[A-Z][A-Z0-9 -]*)\}"
)
_ITEM = re.compile(r"(?:-|\d+\.) +(?:\*\*(?P<title>.+?)\*\* *)?(?P<text>.*)")
_TRY = re.compile(r"!try +(\d+) *\| *(.+)")


def read_book(game: str, folder: Path, language: str) -> Book | None:
    """The book in a game's folder; not every game has one."""
    files = sorted((folder / "book" / language).glob("*.md"))
    if not files:
        return None
    chapters = [parse(file.stem.split("-", 1)[1], file.read_text("utf-8")) for file in files]
    catalogue = tomllib.loads((folder / "book/catalogue.toml").read_text("utf-8"))
    groups = [Group(group[language], group["things"]) for group in catalogue["group"]]
    return Book(game, chapters, groups)


def parse(slug: str, text: str) -> Chapter:
    head, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    if not head.startswith("# "):
        raise BadChapter(f"chapter {slug} does not begin with its title")
    title, _, lead = head.removeprefix("# ").partition("\n")
    return Chapter(slug, title.strip(), _runs(_joined(lead)), [_section(one) for one in sections])


def _section(text: str) -> Section:
    title, _, body = text.partition("\n")
    return Section(title.strip(), list(_blocks(body.splitlines())))


def _blocks(lines: list[str]) -> Iterator[Any]:
    """The blocks of a section or of an example; a blank line ends a block."""
    at = 0
    while at < len(lines):
        if not lines[at].strip():
            at += 1
            continue
        if lines[at].startswith(":::"):
            end = next((n for n in range(at + 1, len(lines)) if lines[n].strip() == ":::"), None)
            if end is None:
                raise BadChapter(f"an example has no end: {lines[at]}")
            title = _runs(lines[at].removeprefix(":::").strip())
            yield Example(title, list(_blocks(lines[at + 1 : end])))
            at = end + 1
            continue
        end = at
        while end < len(lines) and lines[end].strip() and not lines[end].startswith(":::"):
            end += 1
        yield _block(lines[at:end])
        at = end


def _block(lines: list[str]) -> Block:
    first = lines[0]
    if tried := _TRY.fullmatch(first.strip()):
        return Try(int(tried[1]), tried[2])
    if first.startswith("! "):
        return _figure(_joined("\n".join(lines)))
    if first.startswith("|"):
        head, *rows = [_row(line) for line in lines]
        return Grid(head, [row for row in rows if not _is_rule_of_dashes(row)])
    if first.startswith("- "):
        return Points(list(_items(lines)))
    if re.match(r"\d+\. ", first):
        return Steps(list(_items(lines)))
    return Paragraph(_runs(_joined("\n".join(lines))))


def _row(line: str) -> list[Runs]:
    return [_runs(cell.strip()) for cell in line.strip("| ").split("|")]


def _is_rule_of_dashes(row: list[Runs]) -> bool:
    """The line below a Markdown table's head, ``|---|---|``."""
    return all(set("".join(run.text for run in cell)) <= set(":- ") for cell in row)


def _items(lines: list[str]) -> Iterator[Item]:
    starts = [n for n, line in enumerate(lines) if _ITEM.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        text, figure, example = [lines[start]], None, None
        for line in (line.strip() for line in lines[start + 1 : end]):
            if line.startswith("! "):
                figure = _figure(line)
            elif line.startswith("> "):
                example = _runs(line.removeprefix("> "))
            else:
                text.append(line)
        found = _ITEM.fullmatch(" ".join(text))
        assert found is not None
        yield Item((found["title"] or "").rstrip("."), _runs(found["text"]), figure, example)


def _figure(line: str) -> Figure:
    words, bar, caption = line.removeprefix("! ").rpartition("|")
    if not bar or not caption.strip():
        raise BadChapter(f"a figure has no caption: {line}")
    return Figure(words.split(), caption.strip())


def _joined(text: str) -> str:
    return " ".join(text.split())


def _runs(text: str) -> Runs:
    runs: Runs = []
    end = 0
    for found in _RUN.finditer(text):
        if plain := text[end : found.start()]:
            runs.append(Run(plain))
        end = found.end()
        if found["strong"]:
            runs.append(Run(found["strong"], strong=True))
        elif found["rules"]:
            runs.append(Run(rules=_numbers(found["rules"])))
        elif found["kind"] == "thing":
            runs.append(Run(found["name"], thing=found["id"]))
        else:
            runs.append(Run(found["name"], chapter=found["id"]))
    if rest := text[end:]:
        runs.append(Run(rest))
    return runs


def _numbers(text: str) -> list[str]:
    """Whole numbers, where the text repeats no prefix.

    >>> _numbers("CHM-COMBAT-07 08 CHM-BLAME-01")
    ['CHM-COMBAT-07', 'CHM-COMBAT-08', 'CHM-BLAME-01']
    """
    numbers: list[str] = []
    for word in text.split():
        if word.isdigit() and numbers:
            word = f"{numbers[-1].rpartition('-')[0]}-{word}"
        numbers.append(word)
    return numbers


def runs_of(part: Any) -> Iterator[Run]:
    """Every run in a chapter or a part of one, in reading order."""
    yield from (one for one in parts_of(part) if isinstance(one, Run))


def parts_of(part: Any) -> Iterator[Struct]:
    """A part of a book and all that it consists of, in reading order."""
    if isinstance(part, Struct):
        yield part
        for field in structs.fields(part):
            yield from parts_of(getattr(part, field.name))
    elif isinstance(part, list):
        for one in part:
            yield from parts_of(one)
