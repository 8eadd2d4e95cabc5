"""Generating the code of a function that fills a vector.

It runs at every step of an environment, so the code uses what was measured to be fastest.
"""

import struct
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

ENTRY_BYTES: Final = 2

MOST_AT_ONCE: Final = 28
"""Entries packed by one call. Python passes more than 30 arguments in a way twice as slow."""


class Place(NamedTuple):
    """An offset into the buffer in bytes: a variable, or 0, and what is added to it."""

    base: str
    offset: int = 0

    def after(self, entries: int) -> "Place":
        return Place(self.base, self.offset + ENTRY_BYTES * entries)

    def __str__(self) -> str:
        return f"{self.base} + {self.offset}" if self.offset else self.base


class Code:
    """The lines of a function that is being generated, and the objects that it uses."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.objects: dict[str, object] = {"packers": _Packers()}
        self._depth = 1
        self._names = 0

    def add(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def block(self, line: str) -> "Code":
        """For ``with``: whatever is added inside belongs to this line."""
        self.add(line)
        return self

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    def new_name(self) -> str:
        self._names += 1
        return f"v{self._names}"

    def keep(self, value: object) -> str:
        """A name for an object, so that the function can use it."""
        name = self.new_name()
        self.objects[name] = value
        return name

    def pack(self, place: Place, values: Sequence[str]) -> None:
        """Write these expressions into the buffer, one entry each."""
        for first in range(0, len(values), MOST_AT_ONCE):
            some = values[first : first + MOST_AT_ONCE]
            packer = f"pack_{len(some)}"
            self.objects.setdefault(packer, struct.Struct(f"{len(some)}h").pack_into)
            self.add(f"{packer}(buffer, {place.after(first)}, {', '.join(some)})")


class _Packers(dict[int, Callable[..., None]]):
    """For each number of entries the function that packs them, created on first use."""

    def __missing__(self, count: int) -> Callable[..., None]:
        self[count] = struct.Struct(f"{count}h").pack_into
        return self[count]
