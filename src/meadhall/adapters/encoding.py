"""Observations of positions.

With the compiled engine an encoder writes them straight from the position (``encoders/``). Without
it that would take longer than the view and the code generated for its layout, which therefore make
them. Both give the same values; a test holds them together.
"""

import ctypes
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from meadhall import engine
from meadhall.adapters.encoders.pen import Encoder, Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.layout import Layout, Vector
from meadhall.kernel.catalogue import guest_ids
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

BYTES_FOR_A_NOTE: Final = 32
"""How many bytes can be cleared in a row while the entry of one note is found and cleared."""


class Observer:
    """Makes observations of one game with a given number of players."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self._game = game
        self._layout = layout
        self.encoder = compiled_encoder(game, layout) if engine.name() == "compiled" else None
        self._pen = Pen()

    def new(self, state: State, seat: int) -> Vector:
        """A new observation, which may be kept and changed."""
        if self.encoder is None:
            return self._layout.encode(self._game.view(state, seat))
        pen = self._pen
        pen.clear()
        pen.at = 0
        self.encoder.write(pen, state, seat)
        vector = np.zeros(self._layout.size, np.int16)
        put_notes(pen, vector)
        return vector


def compiled_encoder(game: Game, layout: Layout) -> Encoder | None:
    """The encoder in ``encoders/<game>.py``; it works without the compiled engine, but slowly.

    None for a game of another package: its views are encoded by their layout.
    """
    if game.id in guest_ids():
        return None
    module = import_module(f"meadhall.adapters.encoders.{game.id}")
    encoder: Encoder = module.encoder(Shapes(layout.record))
    return encoder


def places_in(pen: Pen) -> npt.NDArray[np.int64]:
    """The places of all notes, as long as nothing else is noted."""
    return np.frombuffer(memoryview(pen.places), np.int64, pen.count)


def clear(array: npt.NDArray[Any]) -> None:
    """Fill a contiguous array with zeros, several times as fast as ``fill`` does."""
    ctypes.memset(array.ctypes.data, 0, array.nbytes)


def erase(pen: Pen, entries: npt.NDArray[Any]) -> None:
    """Set to 0 whatever was put by these notes, in the faster of two ways."""
    if entries.nbytes > BYTES_FOR_A_NOTE * pen.count:
        entries[places_in(pen)] = 0
    else:
        clear(entries)


def put_notes(pen: Pen, entries: Vector) -> None:
    """Put all notes where they belong; the other entries must be 0 already."""
    entries[places_in(pen)] = np.frombuffer(memoryview(pen.values), np.int16, pen.count)
