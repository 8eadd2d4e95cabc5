# mypyc: interpreted
"""Where the parts of a struct stand, for encoders: they ask once, when they are made."""

import struct
from collections.abc import Callable, Iterable

import msgspec

from meadhall.adapters.code import ENTRY_BYTES
from meadhall.adapters.encoders.pen import Row, Stencil
from meadhall.adapters.parts import Perhaps, Record, write_encoder
from meadhall.adapters.parts import Row as RowPart


class Shapes:
    """The structs of a view by name, and the vocabulary of steps."""

    def __init__(self, record: Record) -> None:
        self._records = {found.name: found for found in record.records()}
        self._fill: dict[str, Callable[[msgspec.Struct, bytearray], None]] = {}
        [waiting_for] = [entry for entry in record.head_entries("") if entry.name == "waiting_for"]
        self.steps = waiting_for.vocabulary

    def row(self, name: str, field: str) -> Row:
        """Where the items of a list stand."""
        part, place = self._body(name, field)
        row = part.row if isinstance(part, Perhaps) else part
        assert isinstance(row, RowPart)
        # A list that may be missing has its length before its items.
        begin = place if row is part else place + 1
        return Row(row.name, self.entry(name, field), begin, row.part.size, row.most)

    def entry(self, name: str, field: str) -> int:
        """Where a field has its entry, or the first of several; of a list, that of its length."""
        return dict(self._records[name].heads())[field]

    def place(self, name: str, field: str) -> int:
        """Where a dict, or whatever may be missing, begins."""
        return self._body(name, field)[1]

    def _body(self, name: str, field: str) -> tuple[object, int]:
        [found] = [
            (part, place) for key, part, place in self._records[name].bodies() if key == field
        ]
        return found

    def stencil(self, view: msgspec.Struct) -> Stencil:
        """The entries of a struct that are not 0."""
        name = type(view).__name__
        record = self._records[name]
        if name not in self._fill:
            self._fill[name] = write_encoder(record)
        buffer = bytearray(ENTRY_BYTES * record.size)
        self._fill[name](view, buffer)
        entries: Iterable[int] = struct.unpack(f"{record.size}h", buffer)
        notes = [(place, value) for place, value in enumerate(entries) if value]
        return Stencil([place for place, _ in notes], [value for _, value in notes])
