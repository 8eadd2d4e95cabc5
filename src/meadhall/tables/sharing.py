"""Equal parts of several values, kept only once.

What different people may know about a table is mostly the same. Values that share their equal parts
need less memory, and a part that has changed need be compared only once for all of them.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace


def sharing(value: Any, other: Any) -> Any:
    """The value, made of parts of the other wherever they are equal. Neither may be changed then.

    Parts are the fields of a struct and the items of a list in it. Going further down would take
    longer than comparing what is left.

    >>> first, second = [[1, 2], [3]], [[1, 2], [4]]
    >>> third = sharing(second, first)
    >>> third == second, third[0] is first[0]
    (True, True)
    """
    if value == other:
        return other
    if type(value) is list and type(other) is list:
        return _sharing_items(value, other)
    if isinstance(value, Struct) and type(value) is type(other):
        both = zip(value.__struct_fields__, astuple(value), astuple(other), strict=True)
        return replace(value, **{name: _sharing_field(mine, theirs) for name, mine, theirs in both})
    return value


def _sharing_field(value: Any, other: Any) -> Any:
    if value is other or value == other:
        return other
    if type(value) is list and type(other) is list:
        return _sharing_items(value, other)
    return value


def _sharing_items(value: list[Any], other: list[Any]) -> list[Any]:
    both = min(len(value), len(other))
    return [
        theirs if mine is theirs or mine == theirs else mine
        for mine, theirs in zip(value, other, strict=False)
    ] + value[both:]
