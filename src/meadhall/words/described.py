"""What a view of the table shows of a thing."""

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_origin

from msgspec import Struct, structs


def described(view: Struct, id: str) -> Iterator[Struct]:
    """The parts of a view that describe an id; ``NAMED_BY`` says which of their fields holds it."""
    for name, kind in descriptions(type(view)).items():
        for part in getattr(view, name):
            if getattr(part, kind.NAMED_BY) == id:
                yield part


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
