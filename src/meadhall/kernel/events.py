"""What happened, sent to those who may know it.

A kind of event names its facts; an event carries them as small integers, so that simulations spend
nothing on words. ``facts`` gives the readable form that logs, animations, statistics and screen
readers share.

>>> moved = EventKind("moved", seat=SEAT, space=["mill", "well"])
>>> event = Event(moved, EVERYONE, [2, 1])
>>> event.facts()
{'seat': 2, 'space': 'well'}
>>> event.is_told_to(0), Event(moved, only(1), [2, 1]).is_told_to(0)
(True, False)
"""

from typing import Final

EVERYONE: Final = -1
"""An audience is a bit set of seats; this one is all of them and the spectators."""

SPECTATOR: Final = -1
"""The seat of someone who only watches."""


SEAT: Final = "seat"

Meaning = list[str] | tuple[list[str]] | str | None
"""What the number of a fact means: one of these ids, a seat (``SEAT``), or just a number (None).

A list of ids inside a tuple means that the fact is a list, which takes all remaining numbers.
"""


def only(seat: int) -> int:
    """The audience of a single seat."""
    return 1 << seat


def knows(seat: int, audience: int) -> bool:
    """Whether a seat belongs to an audience; a spectator knows only what everyone knows."""
    return audience == EVERYONE or (seat != SPECTATOR and bool(audience >> seat & 1))


class EventKind:
    """A kind of event: its name and, for each fact, what its number means."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, **fields: Meaning) -> None:
        self.name = name
        self.fields = fields


class Disclosure(EventKind):
    """An event that reads out what was printed out of sight; send it with ``State.disclose``.

    Such a text, say what follows from a choice, is the same in every world and cannot be redealt,
    so whoever explores a position must stop before it.
    """

    __slots__ = ()


class Event:
    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def is_told_to(self, seat: int) -> bool:
        return knows(seat, self.audience)

    def facts(self) -> dict[str, object]:
        """The facts by name, with ids in place of numbers that stand for something."""
        facts: dict[str, object] = {}
        for index, (name, ids) in enumerate(self.kind.fields.items()):
            if isinstance(ids, tuple):
                facts[name] = [_id(ids[0], value) for value in self.values[index:]]
            elif isinstance(ids, list):
                facts[name] = _id(ids, self.values[index])
            else:
                facts[name] = self.values[index]
        return facts


def is_disclosed(events: list[Event]) -> bool:
    """Whether one of the events reads out what was printed out of sight."""
    for event in events:
        if isinstance(event.kind, Disclosure):
            return True
    return False


def _id(ids: list[str], value: int) -> str:
    """The id for a number; -1 means "none" and must not index from the end."""
    if value < 0:
        raise IndexError(f"there is nothing with the number {value}")
    return ids[value]
