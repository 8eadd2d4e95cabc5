"""Equal parts of several values, kept only once.

What different people may know about a table is mostly the same. Values that share their equal parts
need less memory, and a part that has changed need be compared only once for all of them.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple, replace


def sharing(value: Any, other: Any) -> Any:
    """The value, made of parts of the other wherever they are equal. Neither may be changed then.

    >>> first, second = [[1, 2], [3]], [[1, 2], [4]]
    >>> third = sharing(second, first)
    >>> third == second, third[0] is first[0]
    (True, True)
    """
    kind = type(value)
    if kind is not type(other):
        return value
    if kind is list:
        parts = list(map(_sharing_part, value, other))
        return parts + value[len(parts) :]
    if isinstance(value, Struct):
        both = zip(kind.__struct_fields__, astuple(value), astuple(other), strict=True)
        return replace(value, **{name: _sharing_part(mine, others) for name, mine, others in both})
    return value


def _sharing_part(value: Any, other: Any) -> Any:
    if not isinstance(value, (Struct, list, dict)):
        return value
    return other if value == other else sharing(value, other)
