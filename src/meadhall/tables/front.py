"""What the house shows of a game besides its words: ``hall.toml`` in the folder of the game.

A game may do without it, and without any part of it::

    minutes = [60, 90]              # how long a game takes, from and to
    colors = ["red", "blue"]        # of the seats before the game begins, in their order
    solo_level = "automa"           # the option for how hard a game alone is, the hardest last
    scene = "scene.svg"             # a picture for its gable, 360 by 300, in the game's folder
    sky = ["#1c3a4a", "#4f7f8f", "#16303a"]     # around the picture, from top to bottom

    [bots]                          # the names of its characters, at each level
    jarl = ["Sigrun", "Ulfar"]

    [[daily]]                       # what the daily saga is on Mondays; seven of them are a week
    players = 2
    bot = "karl"
    options = { long_game = true }
"""

import tomllib
from functools import cache
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Struct

from meadhall.kernel.game import Game, Setting

FILE = "hall.toml"

SeatColor = Literal["red", "black", "green", "blue", "heather", "amber"]
Color = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]


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
    solo_level: str = ""
    scene: str | None = None
    sky: tuple[Color, Color, Color] | None = None
    bots: dict[str, list[str]] = {}
    daily: list[Deal] = []


def seat_color(game: Game, seat: int) -> SeatColor:
    """The colour of a seat before the game begins."""
    colors = read_front(game).colors or list(get_args(SeatColor))
    color: SeatColor = colors[seat % len(colors)]
    return color


@cache
def read_front(game: Game) -> Front:
    """Raises a ``ValueError`` where the file cannot be read."""
    file = game.folder / FILE
    if not file.is_file():
        return Front()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Front)
