"""What a view of the table shows of a thing."""

from collections.abc import Iterator
from functools import cache
from typing import get_args, get_origin

from msgspec import Struct, structs


def described(view: Struct, id: str) -> Iterator[Struct]:
    """The parts of a view that describe an id; ``NAMED_BY`` says which of their fields holds it."""
    for name, named_by in _lists(type(view)):
        for part in getattr(view, name):
            if getattr(part, named_by) == id:
                yield part


@cache
def _lists(kind: type[Struct]) -> list[tuple[str, str]]:
    """The lists of a view whose parts describe something, each with the field that names it."""
    return [
        (field.name, item.NAMED_BY)
        for field in structs.fields(kind)
        if get_origin(field.type) is list
        for item in get_args(field.type)
        if hasattr(item, "NAMED_BY")
    ]
