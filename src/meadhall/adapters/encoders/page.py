"""What an observation contains already, so that a step writes only what has changed.

An observation consists of sections. A page keeps for each of them the entries that are not 0, and
the objects that they were read from. Parts of a state that copies share are never changed, only
replaced; so where these objects are the same, nothing has to be read again.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

NEVER = -99
"""The variant of a section that was never written."""


@final
class Section:
    """The entries of one section that are not 0, and what they were read from."""

    __slots__ = (
        "_fourth", "_room", "_second", "_third", "_variant", "count", "first", "notes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.count: i64 = 0
        self._room: i64 = 0
        self.notes: vec[i32] = vec[i32]()
        """Their places are counted from the beginning of the observation (``pen.py``)."""
        self._variant: i64 = NEVER
        self.first: object = None
        self._second: object = None
        self._third: object = None
        self._fourth: object = None

    def is_from(
        self, variant: i64, first: object, second: object, third: object, fourth: object
    ) -> bool:
        return (
            self.first is first
            and self._second is second
            and self._third is third
            and self._fourth is fourth
            and self._variant == variant
        )

    def remember(
        self, variant: i64, first: object, second: object, third: object, fourth: object
    ) -> None:
        self._variant = variant
        self.first = first
        self._second = second
        self._third = third
        self._fourth = fourth

    def make_room(self, count: i64) -> None:
        """Keep the notes, and have room for as many as that."""
        if count > self._room:
            self._room = count
            notes = vec[i32]([0 for _ in range(count)])
            for note in range(self.count):
                notes[note] = self.notes[note]
            self.notes = notes


@final
class Page:
    """What is known about one observation."""

    __slots__ = ("sections",)

    def __init__(self, sections: int) -> None:
        self.sections = [Section() for _ in range(sections)]
