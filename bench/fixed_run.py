"""The run whose instructions are counted: the same decisions and copies at every call.

It consists of sections. At the end of each it calls ``getppid``, which nothing else here does and
which costs nothing: callgrind is told to write out and reset its count at every such call.
"""

import gc
import os

import msgspec

from meadhall.cli.defaults import usual_players
from meadhall.cli.measure import play, position_half_way, yardstick
from meadhall.kernel.catalogue import find_game, game_ids

MARK = "getppid"
TURNS = 10_000
GAMES = 20
COPIES = 1_000


class Section(msgspec.Struct, frozen=True):
    """What was done between two marks."""

    game: str
    """Empty for the yardstick."""
    unit: str
    """A decision, a copy, a turn; empty where something was only prepared."""
    done: int


def fixed_run(turns: int = TURNS, games: int = GAMES, copies: int = COPIES) -> list[Section]:
    """All sections in order."""
    sections = [prepared(), measured_yardstick(turns)]
    for id in game_ids():
        game = find_game(id)
        players = usual_players(game)
        middle = position_half_way(game, players)
        sections.append(prepared(id))
        decisions = sum(play(game, players, f"instructions/{number}") for number in range(games))
        sections.append(ended(id, "decision", decisions))
        for _ in range(copies):
            middle.copy()
        sections.append(ended(id, "copy", copies))
    return sections


def prepared(game: str = "") -> Section:
    """End the preparation: what is loaded by now isn't garbage and need not be scanned."""
    gc.collect()
    gc.freeze()
    return ended(game, "", 0)


def measured_yardstick(turns: int) -> Section:
    yardstick(turns)
    return ended("", "turn", turns)


def ended(game: str, unit: str, done: int) -> Section:
    os.getppid()
    return Section(game, unit, done)


if __name__ == "__main__":
    print(msgspec.json.encode(fixed_run()).decode())
