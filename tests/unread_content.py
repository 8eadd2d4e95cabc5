"""Finds the fields of a game's content that its rules do not read.

Loading a game turns its content into tables and effects, so a field that is not read while the game
is loaded and a few moves are played is of no use to the rules. ``tests.unread_content champions``
prints each with a pattern for the variables it becomes in a sentence.
"""

import json
import sys
from pathlib import Path
from typing import Any, get_origin

from msgspec.inspect import Field, ListType, StructType, type_info

from meadhall.kernel import content
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.playout import play_randomly

MOVES = 200
PATTERNS: dict[str, set[str]] = {}
READ: set[str] = set()
_read_content = content.read_content


def read_content(file: Path, kind: Any) -> Any:
    """Read a file, and note what is read of it later on."""
    listen_to(type_info(kind), "", set())
    return _read_content(file, kind)


def listen_to(kind: object, place: str, seen: set[tuple[type, str]]) -> None:
    """Listen to all structs that a type is made of; ``place`` is the field that holds it."""
    if isinstance(kind, StructType):
        if (kind.cls, place) in seen:
            return
        seen.add((kind.cls, place))
        listen_to_struct(kind, place)
    for name in getattr(kind, "__struct_fields__", ()):
        part = getattr(kind, name)
        for one in part if isinstance(part, tuple) else (part,):
            if isinstance(one, Field):
                listen_to(one.type, one.encode_name, seen)
            else:
                listen_to(one, place, seen)


def listen_to_struct(struct: StructType, place: str) -> None:
    kind: type = get_origin(struct.cls) or struct.cls
    for field in struct.fields:
        if not holds_entries(field):
            pattern = variable(kind, f"{place}|{struct.tag}", field.encode_name)
            PATTERNS.setdefault(full_name(kind, field.name), set()).add(pattern)

    def listen(self: object, name: str) -> object:
        # That the kernel walks over all fields in search of entries does not count.
        if sys._getframe(1).f_globals is not vars(content):
            READ.add(full_name(type(self), name))
        return object.__getattribute__(self, name)

    kind.__getattribute__ = listen  # type: ignore[method-assign, assignment]


def holds_entries(field: Field) -> bool:
    """Whether a field is a list of entries, which the kernel finds."""
    inside = field.type.item_type if isinstance(field.type, ListType) else None
    return isinstance(inside, StructType) and issubclass(inside.cls, content.Entry)


def full_name(kind: type, field: str) -> str:
    """A field with the class that declares it."""
    classes = (one for one in kind.__mro__ if field in vars(one).get("__annotations__", ()))
    owner = next(classes, kind)
    return f"{owner.__module__}.{owner.__name__}.{field}"


def variable(kind: type, place: str, field: str) -> str:
    """A pattern for the variables that a field becomes.

    An entry is mentioned by any name, an effect by its keyword: ``$card_glory``, ``$pay_n``.
    Everything else goes by the field that holds it: ``$scoring_favor_glory``.
    """
    if issubclass(kind, content.Entry):
        return f"_{field}_"
    return rf"_({place})_(\d+_)?{field}_"


if __name__ == "__main__":
    content.read_content = read_content
    game = find_game(sys.argv[1])
    state = game.new(game.min_players, {}, "a seed")
    play_randomly(state, Dice.from_seed("a seed", 1), MOVES)
    assert game.view(state, 0)
    assert game.explained_by
    print(json.dumps({name: "|".join(PATTERNS[name]) for name in sorted(PATTERNS.keys() - READ)}))
