"""Applying differences, as any client of a table's WebSocket has to."""

from typing import Any


def applied(before: Any, change: Any) -> Any:
    """What ``before`` has become; it stays as it was itself.

    >>> applied({"a": 1, "b": [1, 2, 3]}, {"a": [2], "b": {"1": []}})
    {'a': 2, 'b': [1]}
    """
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        items = before[:]
        for place, part in change.items():
            _put(items, int(place), part)
        return items
    after = dict(before)
    for key, part in change.items():
        if part == []:
            del after[key]
        else:
            after[key] = applied(after.get(key), part)
    return after


def _put(items: list[Any], place: int, part: Any) -> None:
    if part == []:
        del items[place:]
    elif place == len(items):
        items.append(applied(None, part))
    else:
        items[place] = applied(items[place], part)


class Followed:
    """The table as the messages of one WebSocket tell it."""

    def __init__(self) -> None:
        self._base: Any = None
        """The last picture, in which no question that was asked before is forgotten."""

    def take_in(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message; one that says what has changed becomes an update with the whole table."""
        if message["type"] == "changed":
            assert message["after"] == self._base["seq"]
            picture = applied(self._base, message["picture"])
            asked = [view["decision"] for view in self._base["views"] if view["decision"]]
            message = {"type": "update", "picture": picture, "events": message["events"]}
            self._base = _with_last_questions(picture, asked)
        elif message["type"] == "update":
            self._base = _with_last_questions(message["picture"], message["asked"])
        return message


def _with_last_questions(picture: Any, asked: list[Any]) -> Any:
    last = {decision["seat"]: decision for decision in asked}
    views = [
        {**view, "decision": view["decision"] or last.get(view["seat"])}
        for view in picture["views"]
    ]
    return {**picture, "views": views}
