"""What encoders write with: the entries of observations that are not 0, and where they belong.

Of thousands of entries only some hundreds are ever anything but 0. So an encoder notes these alone,
each as a place and a value, and NumPy puts the notes of all games where they belong at once. The
notes lie in ``vec``, the one kind of array that compiled code writes to directly.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from meadhall.kernel.state import State

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

FIRST_ROOM: Final = 1 << 12
"""Notes that a new pen has room for; it makes more as it needs it."""


class OutOfBounds(ValueError):
    """A position that its layout has no room or no word for."""


@final
class Row:
    """Where the items of a list stand, counted from the beginning of their struct."""

    __slots__ = ("most", "name", "place", "size")

    def __init__(self, name: str, place: int, size: int, most: int) -> None:
        self.name = name
        self.place: i64 = place
        self.size: i64 = size
        """The entries of one item."""
        self.most: i64 = most


@final
class Stencil:
    """The notes for a struct that is always the same, counted from its beginning."""

    __slots__ = ("count", "places", "values")

    def __init__(self, places: list[int], values: list[int]) -> None:
        self.count: i64 = len(places)
        self.places: vec[i64] = vec[i64]([i64(place) for place in places])
        self.values: vec[i16] = vec[i16]([i16(value) for value in values])


@final
class Pen:
    """Collects notes. ``at`` is the place of the next entry."""

    __slots__ = ("at", "count", "places", "room", "values")

    def __init__(self) -> None:
        self.room: i64 = FIRST_ROOM
        self.places: vec[i64] = vec[i64]([0 for _ in range(FIRST_ROOM)])
        self.values: vec[i16] = vec[i16]([0 for _ in range(FIRST_ROOM)])
        self.count: i64 = 0
        """How many notes there are."""
        self.at: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def put(self, value: i64) -> None:
        """The next entry."""
        if value != 0:
            if value < LOWEST or value > HIGHEST:
                raise OutOfBounds(f"an entry cannot be {value}")
            note = self.count
            if note == self.room:
                self._make_room()
            self.places[note] = self.at
            self.values[note] = i16(value)
            self.count = note + 1
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

    def length(self, row: Row, items: i64) -> None:
        """The entry that says how long a list is."""
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
        """The items of a list of words, in the struct that begins at ``start``."""
        self.at = start + row.place
        if isinstance(numbers, list):  # noqa: SIM114
            for number in numbers:
                self.put(number + 1)
        elif isinstance(numbers, tuple):
            for number in numbers:
                self.put(number + 1)

    def bits(self, start: i64, row: Row, bits: int, most: int) -> None:
        """The items of a list of numbers, given as bits."""
        self.at = start + row.place
        for number in range(most):
            if bits >> number & 1:
                self.put(number)

    def stamp(self, start: i64, stencil: Stencil) -> None:
        """Everything that a stencil contains, in the struct that begins at ``start``."""
        while self.count + stencil.count > self.room:
            self._make_room()
        places, values = self.places, self.values
        their_places, their_values = stencil.places, stencil.values
        first = self.count
        for note in range(stencil.count):
            places[first + note] = start + their_places[note]
            values[first + note] = their_values[note]
        self.count = first + stencil.count

    def stencil_since(self, first: i64, start: i64) -> Stencil:
        """The notes from number ``first`` on as a stencil, in the struct that begins there."""
        stencil = Stencil([], [])
        count = self.count - first
        stencil.count = count
        stencil.places = vec[i64]([self.places[first + note] - start for note in range(count)])
        stencil.values = vec[i16]([self.values[first + note] for note in range(count)])
        return stencil

    def _make_room(self) -> None:
        places = vec[i64]([0 for _ in range(2 * self.room)])
        values = vec[i16]([0 for _ in range(2 * self.room)])
        for note in range(self.room):
            places[note] = self.places[note]
            values[note] = self.values[note]
        self.places = places
        self.values = values
        self.room *= 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know of one game, with a given number of players."""

    def write(self, pen: Pen, state: State, seat: int) -> None:
        """Note all entries that are not 0, from ``pen.at`` on."""
        raise TypeError(f"{type(self).__name__} cannot write")


@final
class Steps:
    """The numbers of the steps that a game can wait for."""

    __slots__ = ("_numbers", "_of_class")

    def __init__(self, names: Sequence[str]) -> None:
        self._numbers = {name: number for number, name in enumerate(names)}
        self._of_class: dict[type, int] = {}
        """What has been looked up: a class is found faster than its name."""

    def number(self, state: State) -> int:
        """The step that is waited for, or -1 when the game is over."""
        if not state.steps:
            return -1
        kind = type(state.steps[-1])
        found = self._of_class.get(kind)
        if found is None:
            found = self._numbers[kind.__name__]
            self._of_class[kind] = found
        return found


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
