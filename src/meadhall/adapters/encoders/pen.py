"""What encoders write with: the entries of observations that have changed, and where they belong.

Of thousands of entries only some hundreds are ever anything but 0, and only some of these change
from one decision to the next. So an encoder writes section by section (``page.py``): it leaves out
sections whose sources are the same, and of the others it notes the entries that are not 0. A note
that is the one of the last time needs nothing more; what differs is passed on as a place and a
value, and NumPy puts those of all games where they belong at once. All of it lies in ``vec``, the
one kind of array that compiled code writes to directly.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from meadhall.adapters.encoders.page import NEVER, NO_NOTE, Page, Section
from meadhall.kernel.state import State

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

VALUE_BITS: Final[i64] = 16
"""A note is one number: the place, and in its lowest bits how far the value is above ``LOWEST``."""
VALUE: Final[i64] = 0xFFFF
MOST_ENTRIES: Final = 1 << 15
"""An observation has at most as many, so that a note has room in 32 bits."""

MOST_TO_MOVE: Final[i64] = 64
"""As many notes of the last time are moved to where they are looked for next: that is faster than
to put them again."""

FIRST_ROOM: Final = 1 << 12
"""Entries that a new pen can pass on; it makes more room as it needs it."""


class OutOfBounds(ValueError):
    """A position that its layout has no room or no word for."""


@final
class Row:
    """Where a list stands, counted from the beginning of its struct."""

    __slots__ = ("head", "most", "name", "place", "size")

    def __init__(self, name: str, head: int, place: int, size: int, most: int) -> None:
        self.name = name
        self.head: i64 = head
        """Where its length is; of a list that may be missing, whether it is there."""
        self.place: i64 = place
        """Where its items begin."""
        self.size: i64 = size
        """The entries of one item."""
        self.most: i64 = most


@final
class Stencil:
    """The notes for a struct that is always the same, counted from its beginning."""

    __slots__ = ("count", "notes")

    def __init__(self, places: list[int], values: list[int]) -> None:
        self.count: i64 = len(places)
        self.notes: vec[i32] = vec[i32](
            [
                i32((i64(place) << VALUE_BITS) + i64(value) - LOWEST)
                for place, value in zip(places, values, strict=True)
            ]
        )


@final
class Places:
    """A list of places that grows."""

    __slots__ = ("count", "places", "room")

    def __init__(self) -> None:
        self.room: i64 = FIRST_ROOM
        self.places: vec[i64] = vec[i64]([0 for _ in range(FIRST_ROOM)])
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, place: i64) -> None:
        count = self.count
        if count == self.room:
            self.places = longer(self.places, self.room)
            self.room *= 2
        self.places[count] = place
        self.count = count + 1


@final
class Pen:
    """Collects notes. ``at`` is the place of the next entry."""

    __slots__ = (
        "_known", "_page", "_room", "_section", "_shift", "at", "count", "gone", "noted", "places",
        "start", "values",
    )  # fmt: skip

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0 for _ in range(FIRST_ROOM)])
        """Of entries that have to be put."""
        self.values: vec[i16] = vec[i16]([0 for _ in range(FIRST_ROOM)])
        self.count: i64 = 0
        """How many of these there are."""
        self._room: i64 = FIRST_ROOM
        self.gone = Places()
        """Entries that have become 0: to be erased before the others are put."""
        self.at: i64 = 0
        self.start: i64 = 0
        """Where the observation begins."""
        self._shift: i64 = -LOWEST
        """What a note is besides its place and its value."""
        self._page = Page(1)
        self._section = self._page.sections[0]
        self._known: vec[i32] = self._section.notes
        """The notes of the section that is being written: those of this time, then those of the
        last time."""
        self.noted: i64 = 0
        """How many are of this time."""

    def clear(self) -> None:
        self.count = 0
        self.gone.clear()

    # Sections

    def open(self, page: Page, start: i64) -> None:
        """Write the observation that begins at ``start``; the page says what is there already."""
        self._page = page
        self.start = start
        self.at = start
        self._shift = -(start << VALUE_BITS) - LOWEST

    def begin(self, number: int) -> None:
        """What follows, up to ``end``, is this section."""
        self._go_to(self._page.sections[number])

    def _go_to(self, section: Section) -> None:
        self._section = section
        self._known = section.notes
        self.noted = 0

    def begin_if_new(
        self,
        number: int,
        variant: int,
        first: object,
        second: object = None,
        third: object = None,
        fourth: object = None,
    ) -> bool:
        """Begin a section, unless it was written from these very objects the last time.

        So they must not change: whoever changes them makes new ones. The variant is whatever number
        makes a difference besides, such as the seat.
        """
        section = self._page.sections[number]
        if section.is_from(variant, first, second, third, fourth):
            return False
        section.remember(variant, first, second, third, fourth)
        self._go_to(section)
        return True

    def leave_out(self, number: int) -> None:
        """A section of which nothing is there now."""
        section = self._page.sections[number]
        section.remember(NEVER, None, None, None, None)
        self._go_to(section)
        self.end()

    def section(self, number: int) -> Section:
        """A section as it was written the last time."""
        return self._page.sections[number]

    def end(self) -> None:
        """Nothing else of this section is there: what the last time noted beyond it is gone."""
        section, known = self._section, self._known
        noted = self.noted
        for number in range(noted, section.count):
            self.gone.add(self.start + (i64(known[number]) >> VALUE_BITS))
            known[number] = NO_NOTE
        section.count = noted

    def _note(self, note: i64) -> None:
        """The next note of a section, which is not the next of the last time.

        Notes mostly come in the order of their places, and no place is noted twice. So old notes of
        places before this one are about entries that are 0 now; those of places after it may still
        come, and move on, unless they are many.
        """
        section, known, noted = self._section, self._known, self.noted
        place, count, old = note >> VALUE_BITS, section.count, noted
        is_there = False
        if count - noted > MOST_TO_MOVE:
            self.gone.add(self.start + (i64(known[noted]) >> VALUE_BITS))
            old = noted + 1
        else:
            while old < count and i64(known[old]) >> VALUE_BITS < place:
                self.gone.add(self.start + (i64(known[old]) >> VALUE_BITS))
                old += 1
            if old < count and i64(known[old]) >> VALUE_BITS == place:
                is_there = i64(known[old]) == note
                old += 1
            if old != noted + 1:
                self._move(old, noted + 1)
                known = self._known
        known[noted] = i32(note)
        self.noted = noted + 1
        if not is_there:
            self._pass_on(note)

    def _move(self, old: i64, new: i64) -> None:
        """Let the notes from number ``old`` on begin at ``new``, which may be one more."""
        section, known = self._section, self._known
        count = section.count
        section.count = count + new - old
        if new < old:
            for number in range(old, count):
                known[new] = known[number]
                new += 1
            for number in range(new, count):
                known[number] = NO_NOTE
            return
        if count + 1 == section.room:
            section.make_room()
            known = section.notes
            self._known = known
        for number in range(count, old, -1):
            known[number] = known[number - 1]

    def _pass_on(self, note: i64) -> None:
        """What a note says is to be put."""
        count = self.count
        if count == self._room:
            self._make_room()
        self.places[count] = self.start + (note >> VALUE_BITS)
        self.values[count] = i16((note & VALUE) + LOWEST)
        self.count = count + 1

    # Entries

    def put(self, value: i64) -> None:
        """The next entry."""
        if value != 0:
            if value < LOWEST or value > HIGHEST:
                raise OutOfBounds(f"an entry cannot be {value}")
            note = (self.at << VALUE_BITS) + value + self._shift
            noted = self.noted
            if i64(self._known[noted]) == note:
                self.noted = noted + 1
            else:
                self._note(note)
        self.at += 1

    def put_at(self, place: i64, value: i64) -> None:
        """An entry elsewhere; the next one comes after it."""
        self.at = place
        self.put(value)

    def truth(self, value: bool) -> None:
        self.put(1 if value else 0)

    def word(self, number: i64) -> None:
        """A word by its number in the vocabulary, or -1 for none."""
        self.put(number + 1)

    def perhaps(self, value: i64) -> None:
        """A number that may be missing, which -1 stands for: two entries."""
        if value == -1:
            self.at += 2
        else:
            self.put(1)
            self.put(value)

    def length(self, start: i64, row: Row, items: i64) -> None:
        """How long a list is, in the struct that begins at ``start``; its items come next."""
        self.at = start + row.head
        self.count_of(row, items)
        self.at = start + row.place

    def present(self, start: i64, row: Row, items: i64) -> None:
        """The same for a list that could be missing."""
        self.put_at(start + row.head, 1)
        self.at = start + row.place - 1
        self.count_of(row, items)

    def count_of(self, row: Row, items: i64) -> None:
        """The next entry, which says how long a list is."""
        if items > row.most:
            raise OutOfBounds(f"{row.name} has more than {row.most} items")
        self.put(items)

    def numbers(self, values: Sequence[int]) -> None:
        """The next entries, one after the other."""
        # A loop for each of the two, because compiled code runs through them in different ways.
        if isinstance(values, list):  # noqa: SIM114
            for value in values:
                self.put(value)
        elif isinstance(values, tuple):
            for value in values:
                self.put(value)

    def words(self, start: i64, row: Row, numbers: Sequence[int]) -> None:
        """A list of words, in the struct that begins at ``start``."""
        if isinstance(numbers, list):
            if numbers:
                self.length(start, row, len(numbers))
                for number in numbers:
                    self.put(number + 1)
        elif isinstance(numbers, tuple) and numbers:
            self.length(start, row, len(numbers))
            for number in numbers:
                self.put(number + 1)

    def bits(self, start: i64, row: Row, bits: i64) -> None:
        """A list of numbers, given as bits."""
        if bits == 0:
            return
        self.at = start + row.place
        count: i64 = 0
        number: i64 = 0
        while bits != 0:
            if bits & 1 == 1:
                self.put(number)
                count += 1
            number += 1
            bits >>= 1
        self.length(start, row, count)

    def stamp(self, start: i64, stencil: Stencil) -> None:
        """Everything that a stencil contains, in the struct that begins at ``start``."""
        theirs, shift = stencil.notes, (start - self.start) << VALUE_BITS
        for number in range(stencil.count):
            note = i64(theirs[number]) + shift
            if i64(self._known[self.noted]) == note:
                self.noted += 1
            else:
                self._note(note)

    def _make_room(self) -> None:
        values = vec[i16]([0 for _ in range(2 * self._room)])
        for entry in range(self._room):
            values[entry] = self.values[entry]
        self.values = values
        self.places = longer(self.places, self._room)
        self._room *= 2

    # Stencils

    def begin_stencil(self) -> None:
        """What follows, up to ``stencil``, belongs to a struct at 0. Not for the pen that writes an
        observation: this one is never put."""
        self.clear()
        self.open(self._page, 0)
        self.begin(0)

    def stencil(self) -> Stencil:
        """What has been noted since ``begin_stencil``."""
        self.end()
        found = Stencil([], [])
        found.count = self.noted
        found.notes = vec[i32]([self._known[note] for note in range(self.noted)])
        return found


def longer(places: vec[i64], count: i64) -> vec[i64]:
    """The same places, with room for as many more."""
    grown = vec[i64]([0 for _ in range(2 * count)])
    for number in range(count):
        grown[number] = places[number]
    return grown


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know of one game, with a given number of players."""

    def __init__(self, sections: int) -> None:
        self.sections = sections
        """How many a page has to have."""

    def write(self, pen: Pen, state: State, seat: int) -> None:
        """Note what has to be changed on the page that is open.

        The state may be played on, but it shares some of its parts with the page from now on.
        """
        raise TypeError(f"{type(self).__name__} cannot write")
