"""The files with what was played: one for each lot, complete or not there at all.

So playing can be broken off at any time and goes on with the first lot that is missing. A lot's
name says all that its games depend on, but the seed, bot and program, which ``plan.json`` holds:
games of another plan are refused.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from meadhall.learning.selfplay import Arrays, Lessons, Lot, Played

PLAN = "plan.json"


class OtherPlan(ValueError):
    """A folder that holds games of another kind."""


class Plan(msgspec.Struct, frozen=True):
    """What all games in a folder have in common."""

    game: str
    rules: str
    bot: str
    seed: str
    figures: list[str]
    """The names of the features."""


def begin(folder: Path, plan: Plan) -> None:
    """Make the folder, or check that it holds games of this plan."""
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / PLAN
    if not place.exists():
        _write(place, msgspec.json.format(msgspec.json.encode(plan), indent=1))
    elif read_plan(folder) != plan:
        raise OtherPlan(f"{folder} holds other games; {PLAN} says which")


def read_plan(folder: Path) -> Plan:
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.DecodeError) as error:
        raise OtherPlan(f"{folder} holds no games to learn from: {error}") from error


def lots(folder: Path, lessons: Lessons, games: int, in_lot: int) -> Iterator[Lot]:
    """Those that are still to be played."""
    for first in range(0, games, in_lot):
        lot = Lot(lessons, first, min(first + in_lot, games))
        if not (folder / name_of(lot)).exists():
            yield lot


def name_of(lot: Lot) -> str:
    return f"{lot.lessons.players}-{lot.first:07}-{lot.end:07}.npz"


def store(folder: Path, played: Played) -> None:
    place = folder / name_of(played.lot)
    temporary = place.with_suffix(f".{os.getpid()}.part")
    with temporary.open("wb") as file:
        arrays: dict[str, Any] = dict(played.arrays)
        np.savez_compressed(file, **arrays)
    os.replace(temporary, place)


def stored(folder: Path) -> Iterator[tuple[int, Arrays]]:
    """The arrays of each file, with the number of players, in order."""
    for place in sorted(folder.glob("*-*-*.npz")):
        with np.load(place) as arrays:
            yield int(place.name.partition("-")[0]), dict(arrays)


def _write(place: Path, content: bytes) -> None:
    temporary = place.with_suffix(f".{os.getpid()}.part")
    temporary.write_bytes(content)
    os.replace(temporary, place)
