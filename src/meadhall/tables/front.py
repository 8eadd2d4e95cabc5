"""What the house shows of a game besides its words: ``hall.toml`` in the folder of the game.

A game may do without it, and without any part of it::

    minutes = [60, 90]              # how long a game takes, from and to
    colors = ["red", "blue"]        # of the seats before the game begins, in their order

    [bots]                          # the names of its characters, at each level
    jarl = ["Sigrun", "Ulfar"]

    [[daily]]                       # what the daily saga is on Mondays; seven of them are a week
    players = 2
    bot = "karl"
    options = { long_game = true }
"""

import tomllib
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from meadhall.kernel.game import Game, Setting

FILE = "hall.toml"

SeatColor = Literal["red", "black", "green", "blue", "heather", "amber"]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody plays who plays the daily saga."""

    players: int
    bot: str
    """The level of the opponents; of whoever finishes an abandoned game too."""
    options: dict[str, Setting] = {}
    seat: int = 0
    """Everybody's own seat; the day decides."""


class Front(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: tuple[int, int] | None = None
    colors: list[SeatColor] = []
    bots: dict[str, list[str]] = {}
    daily: list[Deal] = []


@cache
def read_front(game: Game) -> Front:
    """Raises a ``ValueError`` where the file cannot be read."""
    file = game.folder / FILE
    if not file.is_file():
        return Front()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Front)
