"""The parts of a view, and the code that writes them into a vector.

A part has a head, entries that are single expressions, and possibly a body: lists and whatever may
be missing. One call packs all heads of a struct, so the code for a view is a short function with a
loop for each list.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, Never

import msgspec
from msgspec import inspect

from meadhall.adapters.bounds.fields import Field, Fields
from meadhall.adapters.code import ENTRY_BYTES, Code, Place

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1

SHORT: Final = 3
"""Lists up to this length are packed by a line of their own, without a loop."""


class Entry(NamedTuple):
    """One entry of a vector."""

    name: str
    low: int = LOWEST
    high: int = HIGHEST
    vocabulary: tuple[str, ...] = ()
    """The words that its values from 1 up stand for; empty for a number."""


class Part(ABC):
    """Something in a view that always takes the same number of entries."""

    @abstractmethod
    def head(self, code: Code, value: str) -> list[str]:
        """The expressions of its head; ``value`` is the expression for the part itself."""

    @abstractmethod
    def head_entries(self, name: str) -> list[Entry]:
        """What the entries of the head stand for, in the same order."""

    def body(self, code: Code, value: str, place: Place) -> None:
        """Write the body, which begins at ``place``."""
        raise TypeError(f"{type(self).__name__} has no body")

    def body_entries(self, name: str) -> Iterator[Entry]:
        yield from ()

    def records(self) -> "Iterator[Record]":
        """All structs in it, itself included."""
        yield from ()

    @cached_property
    def head_size(self) -> int:
        return len(self.head_entries(""))

    @cached_property
    def body_size(self) -> int:
        return sum(1 for _ in self.body_entries(""))

    @property
    def size(self) -> int:
        return self.head_size + self.body_size

    def all_entries(self, name: str) -> list[Entry]:
        return [*self.head_entries(name), *self.body_entries(name)]

    def write(self, code: Code, value: str, place: Place) -> None:
        """Write head and body, one after the other."""
        head = self.head(code, value)
        if head:
            code.pack(place, head)
        if self.body_size:
            self.body(code, value, place.after(len(head)))


class Single(Part):
    """A part that is one entry."""

    @abstractmethod
    def entry(self, code: Code, value: str) -> str:
        """The expression for the entry."""

    def head(self, code: Code, value: str) -> list[str]:
        return [self.entry(code, value)]

    @abstractmethod
    def each(self, code: Code, values: str) -> str:
        """The expression for the entries of a whole list of such parts."""


class Number(Single):
    def entry(self, code: Code, value: str) -> str:
        return value

    def each(self, code: Code, values: str) -> str:
        return values

    def head_entries(self, name: str) -> list[Entry]:
        return [Entry(name)]


class Truth(Number):
    def head_entries(self, name: str) -> list[Entry]:
        return [Entry(name, 0, 1)]


class Word(Single):
    """A word, or none, as its index in a vocabulary."""

    def __init__(self, vocabulary: Sequence[str], may_be_missing: bool) -> None:
        self._vocabulary = tuple(vocabulary)
        self._numbers: dict[str | None, int] = {
            word: number for number, word in enumerate(vocabulary, 1)
        }
        if may_be_missing:
            self._numbers[None] = 0

    def entry(self, code: Code, value: str) -> str:
        return f"{code.keep(self._numbers)}[{value}]"

    def each(self, code: Code, values: str) -> str:
        return f"map({code.keep(self._numbers.__getitem__)}, {values})"

    def head_entries(self, name: str) -> list[Entry]:
        return [Entry(name, 0, len(self._vocabulary), self._vocabulary)]


class Perhaps(Part):
    """Something that may be missing: whether it is there, then it or zeros."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._is_number = isinstance(part, Number)

    def head(self, code: Code, value: str) -> list[str]:
        if self._is_number:
            return [f"{value} is not None", f"{value} or 0"]
        return [f"{value} is not None"]

    def head_entries(self, name: str) -> list[Entry]:
        known = Entry(f"{name}.is_there", 0, 1)
        return [known, *self._part.head_entries(name)] if self._is_number else [known]

    def body(self, code: Code, value: str, place: Place) -> None:
        with code.block(f"if {value} is not None:"):
            self._part.write(code, value, place)

    def body_entries(self, name: str) -> Iterator[Entry]:
        if not self._is_number:
            yield from self._part.all_entries(name)

    def records(self) -> "Iterator[Record]":
        yield from self._part.records()

    @property
    def row(self) -> "Row | None":
        """The list that may be missing, if it is one."""
        return self._part if isinstance(self._part, Row) else None


class Row(Part):
    """A list: its length, then its items."""

    def __init__(self, name: str, part: Part, most: int) -> None:
        self.name = name
        self.part = part
        self.most = most

    def head(self, code: Code, value: str) -> list[str]:
        return [f"len({value})"]

    def head_entries(self, name: str) -> list[Entry]:
        return [Entry(f"{name}.length", 0, self.most)]

    def body(self, code: Code, value: str, place: Place) -> None:
        with code.block(f"if {value}:"):
            if isinstance(self.part, Single):
                self._pack(code, value, place, self.part)
            else:
                self._refuse_more(code, f"if len({value})")
                self._write_each(code, value, place)

    def _pack(self, code: Code, value: str, place: Place, part: Single) -> None:
        """Handle short lists separately: most lists are short."""
        keyword = "if"
        for length in range(1, min(SHORT, self.most) + 1):
            with code.block(f"{keyword} len({value}) == {length}:"):
                code.pack(place, [part.entry(code, f"{value}[{item}]") for item in range(length)])
            keyword = "elif"
        self._refuse_more(code, f"{keyword} len({value})")
        if self.most > SHORT:
            with code.block("else:"):
                code.add(f"packers[len({value})](buffer, {place}, *{part.each(code, value)})")

    def _write_each(self, code: Code, value: str, place: Place) -> None:
        item, at = code.new_name(), code.new_name()
        code.add(f"{at} = {place}")
        with code.block(f"for {item} in {value}:"):
            self.part.write(code, item, Place(at))
            code.add(f"{at} += {ENTRY_BYTES * self.part.size}")

    def _refuse_more(self, code: Code, if_length: str) -> None:
        with code.block(f"{if_length} > {self.most}:"):
            code.add(f"raise IndexError({f'{self.name} has more than {self.most} items'!r})")

    def body_entries(self, name: str) -> Iterator[Entry]:
        for number in range(self.most):
            yield from self.part.all_entries(f"{name}[{number}]")

    def records(self) -> "Iterator[Record]":
        yield from self.part.records()


class Table(Part):
    """A dict that has all its keys."""

    def __init__(self, keys: Sequence[str], part: Part) -> None:
        self._keys = tuple(keys)
        self._part = part

    def head(self, code: Code, value: str) -> list[str]:
        # All keys are read, so a dict of the right length has no others.
        refuse = code.keep(self._refuse)
        whole = f"({value} if len({value}) == {len(self._keys)} else {refuse}({value}))"
        first, *others = self._keys
        values = [f"{whole}[{first!r}]", *[f"{value}[{key!r}]" for key in others]]
        return [x for item in values for x in self._part.head(code, item)]

    def _refuse(self, given: dict[str, object]) -> Never:
        raise KeyError(*[key for key in given if key not in self._keys])

    def head_entries(self, name: str) -> list[Entry]:
        return [x for key in self._keys for x in self._part.head_entries(f"{name}[{key}]")]


class SparseTable(Part):
    """A dict that may lack keys: for each key whether it is there, unless 0 says so."""

    def __init__(self, keys: Sequence[str], part: Part) -> None:
        self._keys = tuple(keys)
        self._part = part if isinstance(part, Word) else Perhaps(part)

    def head(self, code: Code, value: str) -> list[str]:
        return []

    def head_entries(self, name: str) -> list[Entry]:
        return []

    def body(self, code: Code, value: str, place: Place) -> None:
        step = ENTRY_BYTES * self._part.size
        places = code.keep({key: number * step for number, key in enumerate(self._keys)})
        key, item = code.new_name(), code.new_name()
        with code.block(f"for {key}, {item} in {value}.items():"):
            self._part.write(code, item, Place(f"{place} + {places}[{key}]"))

    def body_entries(self, name: str) -> Iterator[Entry]:
        for key in self._keys:
            yield from self._part.all_entries(f"{name}[{key}]")


class Record(Part):
    """A struct."""

    def __init__(self, name: str, parts: dict[str, Part]) -> None:
        self.name = name
        # Single entries come first, so that the start of a struct is easy to read.
        self._parts = dict(sorted(parts.items(), key=lambda named: named[1].body_size > 0))

    def head(self, code: Code, value: str) -> list[str]:
        return [x for name, part in self._parts.items() for x in part.head(code, f"{value}.{name}")]

    def head_entries(self, name: str) -> list[Entry]:
        return [x for key, part in self._parts.items() for x in part.head_entries(_join(name, key))]

    def body(self, code: Code, value: str, place: Place) -> None:
        for name, part in self._parts.items():
            if part.body_size:
                field = code.new_name()
                code.add(f"{field} = {value}.{name}")
                part.body(code, field, place)
                place = place.after(part.body_size)

    def body_entries(self, name: str) -> Iterator[Entry]:
        for key, part in self._parts.items():
            yield from part.body_entries(_join(name, key))

    def records(self) -> "Iterator[Record]":
        yield self
        for part in self._parts.values():
            yield from part.records()

    def heads(self) -> Iterator[tuple[str, int]]:
        """The fields, and where the first entry of each stands among the single ones."""
        place = 0
        for name, part in self._parts.items():
            yield name, place
            place += part.head_size

    def bodies(self) -> Iterator[tuple[str, Part, int]]:
        """The fields that have a body, and where it begins, counted from the first entry."""
        place = self.head_size
        for name, part in self._parts.items():
            if part.body_size:
                yield name, part, place
                place += part.body_size


def _join(name: str, key: str) -> str:
    return f"{name}.{key}" if name else key


# From types to parts


class UnboundField(LookupError):
    """A field of a view that does not match the bounds given."""


def read_record(kind: type[msgspec.Struct], fields: Fields) -> Record:
    """The parts of a struct; exactly those fields that need bounds must have them."""
    unused = set(fields)
    record = _record(inspect.type_info(kind), fields, unused)
    if unused:
        raise UnboundField(f"no field is called {', '.join(sorted(unused))}")
    return record


def _record(info: inspect.Type, fields: Fields, unused: set[str]) -> Record:
    assert isinstance(info, inspect.StructType)
    parts: dict[str, Part] = {}
    for field in info.fields:
        name = f"{info.cls.__name__}.{field.name}"
        reader = _Reader(name, fields.get(name, Field()), fields, unused)
        parts[field.name] = reader.read(field.type, 0)
        unused.discard(name)
    return Record(info.cls.__name__, parts)


class _Reader:
    """Reads the type of one field."""

    def __init__(self, name: str, field: Field, fields: Fields, unused: set[str]) -> None:
        self._name = name
        self._field = field
        self._fields = fields
        self._unused = unused

    def read(self, info: inspect.Type, depth: int, may_be_missing: bool = False) -> Part:
        part: Part
        match info:
            case inspect.UnionType(types=types):
                [kind] = [kind for kind in types if not isinstance(kind, inspect.NoneType)]
                return self.read(kind, depth, may_be_missing=True)
            case inspect.StrType():
                self._need(bool(self._field.vocabulary), "a vocabulary")
                return Word(self._field.vocabulary, may_be_missing)
            case inspect.BoolType():
                part = Truth()
            case inspect.IntType():
                part = Number()
            case inspect.StructType():
                part = _record(info, self._fields, self._unused)
            case inspect.ListType(item_type=kind):
                self._need(depth < len(self._field.most), "a length")
                part = Row(self._name, self.read(kind, depth + 1), self._field.most[depth])
            case inspect.DictType(value_type=kind):
                self._need(bool(self._field.keys), "keys")
                make = SparseTable if self._field.is_sparse else Table
                part = make(self._field.keys, self.read(kind, depth))
            case _:
                raise UnboundField(f"{self._name} is of no kind that a vector can hold: {info}")
        return Perhaps(part) if may_be_missing else part

    def _need(self, is_given: bool, what: str) -> None:
        if not is_given:
            raise UnboundField(f"{self._name} needs {what}")


def write_encoder(record: Record) -> Callable[[msgspec.Struct, bytearray], None]:
    """The function that writes a view into a zeroed buffer."""
    code = Code()
    record.write(code, "view", Place("0"))
    source = "\n".join(["def fill(view, buffer):", *code.lines])
    namespace: dict[str, Any] = dict(code.objects)
    exec(compile(source, "<layout>", "exec"), namespace)
    fill: Callable[[msgspec.Struct, bytearray], None] = namespace["fill"]
    return fill
