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
from meadhall.adapters.encoders.page import Page
from meadhall.adapters.encoders.pen import MOST_ENTRIES, Encoder, Pen, Places
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
        self._begin_page()

    def new(self, state: State, seat: int) -> Vector:
        """A new observation, which may be kept and changed."""
        if self.encoder is None:
            return self._layout.encode(self._game.view(state, seat))
        pen = self._pen
        pen.clear()
        pen.open(self._page, 0)
        try:
            self.encoder.write(pen, state, seat)
        except BaseException:
            # The page may say more than was put.
            self._begin_page()
            raise
        put_notes(pen, self._last)
        return self._last.copy()

    def _begin_page(self) -> None:
        self._last = np.zeros(self._layout.size, np.int16)
        """The observation that was made last, which the next one may resemble."""
        self._page = Page(0 if self.encoder is None else self.encoder.sections)


def compiled_encoder(game: Game, layout: Layout) -> Encoder | None:
    """The encoder in ``encoders/<game>/``; it works without the compiled engine, but slowly.

    None for a game of another package, and where observations are too long for notes: their views
    are encoded by their layout.
    """
    if game.id in guest_ids() or layout.size > MOST_ENTRIES:
        return None
    module = import_module(f"meadhall.adapters.encoders.{game.id}.encoder")
    encoder: Encoder = module.encoder(Shapes(layout.record))
    return encoder


def places_in(noted: Places | Pen) -> npt.NDArray[np.int64]:
    """All places, as long as nothing else is noted."""
    return np.frombuffer(memoryview(noted.places), np.int64, noted.count)


def clear(array: npt.NDArray[Any]) -> None:
    """Fill a contiguous array with zeros, several times as fast as ``fill`` does."""
    ctypes.memset(array.ctypes.data, 0, array.nbytes)


def erase(noted: Places, entries: npt.NDArray[Any]) -> None:
    """Set the entries at these places to 0; all others are 0 already, so take the faster way."""
    if entries.nbytes > BYTES_FOR_A_NOTE * noted.count:
        entries[places_in(noted)] = 0
    else:
        clear(entries)


def put_notes(pen: Pen, entries: Vector) -> None:
    """Put all notes where they belong, after what may have become 0 is erased."""
    entries[places_in(pen.gone)] = 0
    entries[places_in(pen)] = np.frombuffer(memoryview(pen.values), np.int16, pen.count)
