"""A table as bytes, so that a long log need not be read from its beginning.

A snapshot is a cache: if anything is wrong with one, the table is rebuilt from the log.
"""

import zlib

import msgspec

from meadhall.kernel.plain import BrokenPlain, to_plain
from meadhall.tables.table import Table

SNAPSHOT_EVERY = 50
"""Entries after which a new snapshot is worth its space."""

MOST_BYTES = 1 << 26


class BrokenSnapshot(ValueError):
    """A snapshot that this version cannot read."""


class _Snapshot(msgspec.Struct):
    rules: str
    table: Table


def encode_snapshot(table: Table) -> bytes:
    lean = msgspec.structs.replace(table, past=[])
    plain = msgspec.json.encode(_Snapshot(table.game.rules, lean), enc_hook=to_plain)
    return zlib.compress(plain, level=1)


def decode_snapshot(data: bytes) -> Table:
    try:
        unpacked = zlib.decompressobj().decompress(data, MOST_BYTES)
        snapshot = msgspec.json.decode(unpacked, type=_Snapshot)
        table = snapshot.table
        if snapshot.rules != table.game.rules:
            raise BrokenSnapshot("it was made by other rules")
        if table.state is not None:
            table.state = table.game.load(table.state)
    except (zlib.error, msgspec.MsgspecError, BrokenPlain, LookupError, AssertionError) as error:
        raise BrokenSnapshot(str(error)) from error
    return table
