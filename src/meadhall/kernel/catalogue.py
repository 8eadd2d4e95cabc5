# mypyc: interpreted
"""The installed games, ours and those of other packages (entry points)."""

from functools import cache
from importlib.metadata import entry_points

from meadhall.kernel.game import Game

GROUP = "meadhall.games"


class UnknownGame(LookupError):
    """A game that is not installed."""


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(entry_points(group=GROUP).names))


@cache
def find_game(game_id: str) -> Game:
    """The game with this id, loaded on first use."""
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {game_id}; there is {', '.join(game_ids())}")
    game: Game = entry_points(group=GROUP)[game_id].load()
    return game
