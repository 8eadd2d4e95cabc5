"""What has changed between two values of the same kind, in a form that JSON can carry.

A difference is a list or an object. ``[value]`` replaces whatever was there. ``[]`` removes a key
of an object, or an item of a list together with all that follow it. An object leads further down:
its keys are those of an object, or the positions in a list, and its values are differences again.
The position behind the end of a list appends to it.

>>> before = {"round": 1, "deck": ["axe", "bow", "cup"], "seats": [{"coins": 4}, {"coins": 2}]}
>>> after = {"round": 2, "deck": ["axe", "bow"], "seats": [{"coins": 4}, {"coins": 5}]}
>>> difference(before, after)
{'round': [2], 'deck': {'2': []}, 'seats': {'1': {'coins': [5]}}}
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Difference = dict[str, Any] | list[Any]


def difference(before: Any, after: Any) -> Difference:
    """What leads from one value to the other. Both consist of structs, dicts, lists and scalars."""
    kind = type(after)
    if type(before) is kind:
        if isinstance(after, Struct):
            return _of_structs(before, after)
        if kind is dict:
            return _of_dicts(before, after)
        if kind is list:
            return _of_lists(before, after)
    return [after]


def _of_structs(before: Struct, after: Struct) -> Difference:
    changed: dict[str, Any] = {}
    names = after.__struct_encode_fields__
    for name, old, new in zip(names, astuple(before), astuple(after), strict=True):
        if old is not new and old != new:
            changed[name] = difference(old, new)
    return changed


def _of_dicts(before: dict[str, Any], after: dict[str, Any]) -> Difference:
    changed: dict[str, Any] = {key: [] for key in before if key not in after}
    for key, new in after.items():
        if key not in before:
            changed[key] = [new]
        elif before[key] != new:
            changed[key] = difference(before[key], new)
    return changed


def _are_others(old: Any, new: Any) -> bool:
    """Whether two structs stand for different things: they are called by their first fields."""
    if not isinstance(new, Struct) or type(old) is not type(new):
        return False
    first = new.__struct_fields__[0]
    return bool(getattr(old, first) != getattr(new, first))


def _of_lists(before: list[Any], after: list[Any]) -> Difference:
    changed: dict[str, Any] = {}
    replaced = 0
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old != new:
            changed[str(place)] = found = [new] if _are_others(old, new) else difference(old, new)
            replaced += type(found) is list
    both = min(len(before), len(after))
    if 2 * replaced > both:
        return [after]
    for place in range(both, len(after)):
        changed[str(place)] = [after[place]]
    if len(before) > both:
        changed[str(both)] = []
    return changed
