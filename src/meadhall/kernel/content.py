# mypyc: interpreted
"""Reading a game's content files, with errors that name the file, the entry and the field."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BrokenContent(ValueError):
    """A content file with something wrong in it."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that is printed or has a name: a card, a space, a token, a term."""

    id: str
    rule: str = ""
    """The number of the rule that explains it."""


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """A file of entries that say no more than their id and their rule."""

    terms: list[Entry] = msgspec.field(name="term")


def entries(content: msgspec.Struct) -> Iterator[tuple[str, Entry]]:
    """All entries of a game's content, each with the name of the list it is in."""
    for name in content.__struct_fields__:
        value = getattr(content, name)
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, Entry):
                yield name, part
            if isinstance(part, msgspec.Struct):
                yield from entries(part)


def read_content(file: Path, kind: type[T]) -> T:
    """Read a TOML file into its struct."""
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BrokenContent(f"{file.name}: {error}") from error
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at `$")
        raise BrokenContent(f"{file.name}{_place(plain, path)}: {sentence}") from error


def _place(plain: object, path: str) -> str:
    """Name a place in the file: ``.card[3].attack`` becomes ", card troll_hill_1, attack"."""
    place = ""
    value = plain
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        if name:
            value = value.get(name) if isinstance(value, dict) else None
            place += f", {name}"
        elif isinstance(value, list) and int(index) < len(value):
            value = value[int(index)]
            entry = value.get("id") if isinstance(value, dict) else None
            place += f" {entry or int(index) + 1}"
    return place


def check(file: str, entry: str, field: str, is_right: bool, sentence: str) -> None:
    """Check something that the type of a field cannot express."""
    if not is_right:
        raise BrokenContent(f"{file}, {entry}, {field}: {sentence}")


def check_unique(file: str, ids: Sequence[str]) -> None:
    for name in ids:
        check(file, name, "id", ids.count(name) == 1, "this id is used more than once")
