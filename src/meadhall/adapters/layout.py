"""Observations: what a seat may know, as a vector of fixed length.

A layout belongs to a game with a given number of players. It is derived from the types of the view
and the bounds of its fields (``bounds/``), and says what every entry of the vector stands for:

- a number or a truth value is one entry, as it is;
- a word is its index in the field's vocabulary, counted from 1; 0 is none;
- a number that may be missing is two entries: whether it is there, and the number;
- a list is its length, then its items up to the greatest possible length, padded with zeros;
- a dict has its keys in a fixed order and, where keys may be missing, an entry that says so;
- a struct is its fields: first those of one entry and the lengths, then the lists.

Two different views never give the same vector, and nothing is cut off: a view that does not fit
raises ``OutOfBounds``. The code that fills a vector is generated once for each layout
(``parts.py``), because reflection at every step would cost more than the game itself.

>>> from meadhall.kernel.catalogue import find_game
>>> champions = find_game("champions")
>>> layout = layout_of(champions, 2)
>>> observation = layout.encode(champions.view(champions.new(2, {}, "a seed"), 0))
>>> observation.shape == (layout.size,), observation.dtype.name
(True, 'int16')
>>> layout.names[:5], layout.entries[4].vocabulary[int(observation[4]) - 1]
(['seat', 'round', 'phase', 'first_player', 'waiting_for'], 'ChooseLeader')
"""

import struct
from functools import cache, cached_property
from inspect import get_annotations

import msgspec

from meadhall.adapters.bounds import bounds_of
from meadhall.adapters.encoders.pen import OutOfBounds
from meadhall.adapters.extras import missing
from meadhall.adapters.parts import Entry, Record, read_record, write_encoder
from meadhall.kernel.game import Game

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing("numpy") from error

Vector = npt.NDArray[np.int16]


class Layout:
    """How the views of one game, with a given number of players, become vectors."""

    def __init__(self, game: Game, players: int) -> None:
        kind: type[msgspec.Struct] = get_annotations(type(game).view, eval_str=True)["return"]
        self.record: Record = read_record(kind, bounds_of(game, players))
        self.size = self.record.size
        self._fill = write_encoder(self.record)
        self._bytes = 2 * self.size

    def encode(self, view: msgspec.Struct) -> Vector:
        """Return a new vector, which may be kept and changed."""
        buffer = bytearray(self._bytes)
        try:
            self._fill(view, buffer)
        except KeyError as error:
            raise OutOfBounds(f"the layout has no word {error}") from error
        except (IndexError, struct.error) as error:
            raise OutOfBounds(f"the layout has no room: {error}") from error
        return np.frombuffer(buffer, dtype=np.int16)

    @cached_property
    def entries(self) -> list[Entry]:
        """What each entry of a vector stands for."""
        return self.record.all_entries("")

    @cached_property
    def names(self) -> list[str]:
        """The names of all entries, such as ``players[0].coin``."""
        return [entry.name for entry in self.entries]

    @cached_property
    def low(self) -> Vector:
        """The least possible value of each entry."""
        return np.array([entry.low for entry in self.entries], dtype=np.int16)

    @cached_property
    def high(self) -> Vector:
        """The greatest possible value of each entry."""
        return np.array([entry.high for entry in self.entries], dtype=np.int16)


@cache
def layout_of(game: Game, players: int) -> Layout:
    """The layout of a game with this many players, created on first use."""
    return Layout(game, players)
