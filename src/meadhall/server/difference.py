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
    return Differences().between(before, after)


class Differences:
    """Finds differences, those between the same two objects only once."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Difference]] = {}
        """By the identity of both; they stay here so that no other object becomes the same one."""

    def between(self, before: Any, after: Any) -> Difference:
        kind = type(after)
        if type(before) is not kind or kind is str or kind is int or kind is bool or kind is float:
            return [after]
        key = (id(before), id(after))
        if key in self._found:
            return self._found[key][2]
        found: Difference
        if kind is dict:
            found = self._of_dicts(before, after)
        elif kind is list:
            found = self._of_lists(before, after)
        elif (names := _fields_of(kind)) is not None:
            found = self._of_structs(names, before, after)
        else:
            return [after]
        self._found[key] = (before, after, found)
        return found

    def _of_structs(self, names: tuple[str, ...], before: Struct, after: Struct) -> Difference:
        changed: dict[str, Any] = {}
        olds: tuple[Any, ...] = astuple(before)
        news: tuple[Any, ...] = astuple(after)
        for place in range(len(names)):
            old, new = olds[place], news[place]
            if old is not new and old != new:
                changed[names[place]] = self.between(old, new)
        return changed

    def _of_dicts(self, before: dict[str, Any], after: dict[str, Any]) -> Difference:
        changed: dict[str, Any] = {key: [] for key in before if key not in after}
        for key, new in after.items():
            if key not in before:
                changed[key] = [new]
            elif before[key] != new:
                changed[key] = self.between(before[key], new)
        return changed

    def _of_lists(self, before: list[Any], after: list[Any]) -> Difference:
        changed: dict[str, Any] = {}
        replaced = 0
        both = min(len(before), len(after))
        for place in range(both):
            old, new = before[place], after[place]
            if old is not new and old != new:
                found = [new] if _are_others(old, new) else self.between(old, new)
                changed[str(place)] = found
                replaced += type(found) is list
        if 2 * replaced > both:
            return [after]
        for place in range(both, len(after)):
            changed[str(place)] = [after[place]]
        if len(before) > both:
            changed[str(both)] = []
        return changed


def _are_others(old: Any, new: Any) -> bool:
    """Whether two structs stand for different things: they are called by their first fields."""
    kind = type(new)
    if kind is str or kind is int or type(old) is not kind or _fields_of(kind) is None:
        return False
    first = kind.__struct_fields__[0]
    return bool(getattr(old, first) != getattr(new, first))


def _fields_of(kind: type[Any]) -> tuple[str, ...] | None:
    """The names of a struct's fields as they are sent; None for anything else."""
    names: tuple[str, ...] | None = getattr(kind, "__struct_encode_fields__", None)
    return names
