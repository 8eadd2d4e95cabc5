# mypyc: interpreted
"""Parts of a view that the page can draw by itself, for games without a board of their own.

A view may contain these anywhere. They are tagged, so the page recognises them: a ``Grid`` becomes
squares with pieces on them, a ``Hand`` cards side by side, ``Tokens`` a heap with its number. Their
ids have names in the game's words, and whatever is the target of a legal move can be picked there.

>>> msgspec.json.encode(Tokens("stone", 3))
b'{"drawn":"tokens","id":"stone","n":3,"seat":-1}'
"""

from typing import Final

import msgspec

NO_SEAT: Final = -1


class Piece(msgspec.Struct, frozen=True):
    """A piece on a square."""

    id: str
    """What it is: it has a name in the game's words."""
    at: str
    """The square it is on."""
    seat: int = NO_SEAT
    """Whose it is; it has the colour of this seat."""


class Special(msgspec.Struct, frozen=True):
    """A square with a meaning of its own, such as a throne."""

    id: str
    at: str


class Grid(msgspec.Struct, frozen=True, tag_field="drawn", tag="grid"):
    """A board of squares, in rows from the bottom to the top."""

    columns: int
    rows: int
    squares: list[str]
    """The ids of all squares, row by row; an empty one stands for a gap."""
    pieces: list[Piece]
    special: list[Special] = []


class Hand(msgspec.Struct, frozen=True, tag_field="drawn", tag="hand"):
    """Cards side by side: a hand, a display, a row on the table."""

    id: str
    """What the cards are together."""
    cards: list[str]
    hidden: int = 0
    """How many more there are, face down."""
    seat: int = NO_SEAT


class Tokens(msgspec.Struct, frozen=True, tag_field="drawn", tag="tokens"):
    """A heap of things that are all alike."""

    id: str
    n: int
    seat: int = NO_SEAT
