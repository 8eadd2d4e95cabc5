"""The arrays of a vector environment: allocated once, and written in place at every step."""

import mmap
import os
import tempfile
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.adapters.layout import Vector
from meadhall.adapters.match import Mask, Match

MEMORY = Path("/dev/shm")
"""Where Linux keeps files that never reach a disk."""
CACHE_LINE = 64


class Arrays(NamedTuple):
    """One row for each game."""

    observations: Vector
    """What the seat that is asked may know."""
    action_mask: Mask
    """What it may do: 1 for each legal action."""
    to_play: npt.NDArray[np.int64]
    """The seat that is asked."""
    rewards: npt.NDArray[np.float64]
    """What the last action brought the seat that took it."""
    terminations: npt.NDArray[np.bool_]
    truncations: npt.NDArray[np.bool_]
    payoffs: npt.NDArray[np.float64]
    """For each seat what the game that has just ended was worth; 0 where none has."""
    actions: npt.NDArray[np.int64]
    """The actions of the step, as the workers read them."""

    def part(self, games: slice) -> "Arrays":
        """The rows of some games."""
        rows: dict[str, Any] = {name: array[games] for name, array in self._asdict().items()}
        return Arrays(**rows)


def shapes_of(match: Match, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and the type of each array."""
    return {
        "observations": ((games, match.layout.size), np.int16),
        "action_mask": ((games, match.actions), np.int8),
        "to_play": ((games,), np.int64),
        "rewards": ((games,), np.float64),
        "terminations": ((games,), np.bool_),
        "truncations": ((games,), np.bool_),
        "payoffs": ((games, match.players), np.float64),
        "actions": ((games,), np.int64),
    }


def allocate(match: Match, games: int, given: Mapping[str, npt.NDArray[Any]]) -> Arrays:
    """Those that are given, which may lie in any memory, and new ones for the rest."""
    shapes = shapes_of(match, games)
    for name in given:
        if name not in shapes:
            raise ValueError(f"there is no array {name}; there are {', '.join(shapes)}")
    arrays = {
        name: _checked(name, given[name], shape, kind) if name in given else np.zeros(shape, kind)
        for name, (shape, kind) in shapes.items()
    }
    return Arrays(**arrays)


def _checked(
    name: str, array: npt.NDArray[Any], shape: tuple[int, ...], kind: Any
) -> npt.NDArray[Any]:
    if array.shape != shape or array.dtype != kind:
        raise ValueError(
            f"{name} has to be {np.dtype(kind)} of shape {shape}, "
            f"not {array.dtype} of shape {array.shape}"
        )
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} has to be contiguous and writable")
    return array


class SharedMemory:
    """Memory that several processes see, as a file that is removed as soon as all have opened it.

    So nothing is left behind, however they end: the memory lives as long as somebody uses it.
    """

    def __init__(self, match: Match, games: int) -> None:
        self._size = _total(shapes_of(match, games))
        folder = MEMORY if MEMORY.is_dir() else None
        handle, path = tempfile.mkstemp(prefix="meadhall-", dir=folder)
        self.path = Path(path)
        try:
            os.truncate(handle, self._size)
            self.arrays = _map(handle, match, games)
        finally:
            os.close(handle)

    def remove(self) -> None:
        """Take the name away; what has been opened stays usable."""
        self.path.unlink(missing_ok=True)


def open_shared(path: Path, match: Match, games: int) -> Arrays:
    """The arrays in the memory of another process."""
    handle = os.open(path, os.O_RDWR)
    try:
        return _map(handle, match, games)
    finally:
        os.close(handle)


def _total(shapes: Mapping[str, tuple[tuple[int, ...], Any]]) -> int:
    return sum(_bytes(shape, kind) for shape, kind in shapes.values())


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    """Whole cache lines, so that no two arrays share one."""
    used = prod(shape) * int(np.dtype(kind).itemsize)
    return -(-used // CACHE_LINE) * CACHE_LINE


def _map(handle: int, match: Match, games: int) -> Arrays:
    shapes = shapes_of(match, games)
    memory = mmap.mmap(handle, _total(shapes))
    arrays: dict[str, npt.NDArray[Any]] = {}
    begin = 0
    for name, (shape, kind) in shapes.items():
        arrays[name] = np.ndarray(shape, kind, memory, begin)
        begin += _bytes(shape, kind)
    return Arrays(**arrays)
