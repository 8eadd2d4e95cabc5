"""What a view of the table shows of things, and how much of it a sentence mentions."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

from meadhall.kernel.events import SPECTATOR
from meadhall.words.facts import Facts

Parts = Mapping[str, list[Struct]]
"""The parts of a view that describe something, by its id."""

NO_PARTS: Parts = {}

OWN = "own"
"""The name by which prompts mention what the view says about the seat that is asked."""


def parts_of(view: Struct) -> Parts:
    """``NAMED_BY`` says which field of a part holds the id of what it describes."""
    found: dict[str, list[Struct]] = {}
    for name, kind in descriptions(type(view)).items():
        for part in getattr(view, name):
            found.setdefault(getattr(part, kind.NAMED_BY), []).append(part)
    return found


@cache
def descriptions(view: type[Struct]) -> dict[str, Any]:
    """The lists of a view whose parts describe something, and the structs they consist of."""
    return {
        field.name: kind
        for field in structs.fields(view)
        if get_origin(field.type) is list
        for kind in get_args(field.type)
        if hasattr(kind, "NAMED_BY")
    }


class Needs:
    """What of a view a sentence mentions."""

    __slots__ = ("described", "fields")

    def __init__(self, fields: list[str], described: list[str]) -> None:
        self.fields = fields
        """Fields of the view."""
        self.described = described
        """Facts, given or fields of the view, that name what parts of the view describe."""

    @staticmethod
    def of(facts: Facts, given: Iterable[str], fields: Iterable[str]) -> "Needs":
        mentioned = [name for name in fields if facts.wants(name)]
        return Needs(
            mentioned, [name for name in (*given, *mentioned) if facts.wants(f"{name}_now")]
        )

    def seen(self, view: Any, seat: int = SPECTATOR) -> dict[str, object]:
        """What the view says in a word or a number, by the names of its fields; and of the seat."""
        seen: dict[str, object] = {}
        for name in self.fields:
            if name != OWN:
                value = getattr(view, name)
                if not isinstance(value, (list, dict)):
                    seen[name] = value
            elif seat != SPECTATOR and hasattr(view, "players"):
                seen[name] = view.players[seat]
        return seen

    def shown(self, given: Mapping[str, object], parts: Parts) -> list[object]:
        """The parts of the view that describe what is mentioned."""
        things = [given.get(name) for name in self.described]
        return [parts.get(thing) if isinstance(thing, str) else None for thing in things]


NO_NEEDS = Needs([], [])
