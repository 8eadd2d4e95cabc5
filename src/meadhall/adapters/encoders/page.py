"""What an observation contains already, so that a step writes only what has changed.

An observation consists of sections. A page keeps for each of them the entries that are not 0, and
the objects that they were read from. Parts of a state that copies share are never changed, only
replaced; so where these objects are the same, nothing has to be read again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

NEVER = -99
"""The variant of a section that was never written."""

NO_NOTE: Final = -1
"""Stands where there is no note; no note is negative."""

LEAST_ROOM: Final = 6


@final
class Section:
    """The entries of one section that are not 0, and what they were read from."""

    __slots__ = (
        "_variant", "count", "first", "fourth", "notes", "room", "second", "third",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: i64 = 0
        self.room: i64 = 1
        self.notes: vec[i32] = vec[i32]([NO_NOTE])
        """Their places are counted from the beginning of the observation (``pen.py``). After them
        there is always at least one ``NO_NOTE``."""
        self._variant: i64 = NEVER
        self.first: object = None
        self.second: object = None
        self.third: object = None
        self.fourth: object = None

    def is_from(
        self, variant: i64, first: object, second: object, third: object, fourth: object
    ) -> bool:
        return (
            self.first is first
            and self.second is second
            and self.third is third
            and self.fourth is fourth
            and self._variant == variant
        )

    def remember(
        self, variant: i64, first: object, second: object, third: object, fourth: object
    ) -> None:
        self._variant = variant
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth

    def make_room(self) -> None:
        """Keep the notes, and have room for half as many more."""
        room = self.room
        self.room = room + room // 2 + LEAST_ROOM
        notes = vec[i32]([NO_NOTE for _ in range(self.room)])
        for note in range(room):
            notes[note] = self.notes[note]
        self.notes = notes


def as_known(known: object, numbers: list[int]) -> object:
    """A list that changes in place, as a source of a section: what is known of it if that is still
    the same, otherwise a copy."""
    return known if known == numbers else numbers[:]


@final
class Page:
    """What is known about one observation."""

    __slots__ = ("sections",)

    def __init__(self, sections: int) -> None:
        self.sections = [Section() for _ in range(sections)]
