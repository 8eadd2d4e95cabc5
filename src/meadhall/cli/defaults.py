"""What a command assumes where the user did not say."""

import os
import secrets

from meadhall.cli.errors import Refusal
from meadhall.kernel.catalogue import UnknownGame, find_game
from meadhall.kernel.game import Game

USUAL_PLAYERS = 3


def catalogue_game(name: str) -> Game:
    """The game that was asked for, or a refusal that lists the available ones."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refusal(str(error)) from error


def usual_players(game: Game) -> int:
    is_allowed = game.min_players <= USUAL_PLAYERS <= game.max_players
    return USUAL_PLAYERS if is_allowed else game.min_players


def new_seed() -> str:
    """A seed that nobody can guess, and short enough to be typed again."""
    return secrets.token_hex(8)


def usual_jobs() -> int:
    """One process for each processor that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
