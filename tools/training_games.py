"""Play some games of every kind, so that a compiler can count what is used how often.

setup.py runs it with MEADHALL_PROFILE=1, in an environment that has nothing but the engine.
"""

import importlib
import time
from pathlib import Path
from typing import Any

import meadhall.games
from meadhall.bots import Seen, find_bot
from meadhall.kernel.dice import Dice

RANDOM_GAMES = 40
GREEDY_GAMES = 4
SEARCHED_DECISIONS = 12
SEARCH = "search:200"


def main() -> None:
    for folder in sorted(Path(meadhall.games.__file__).parent.iterdir()):
        if (folder / "__init__.py").exists():
            began = time.perf_counter()
            game = importlib.import_module(f"meadhall.games.{folder.name}").GAME
            for number in range(RANDOM_GAMES):
                play(game, "random", f"random {number}")
            for number in range(GREEDY_GAMES):
                play(game, "greedy", f"greedy {number}")
            play(game, SEARCH, "search", SEARCHED_DECISIONS)
            print(f"{game.id}: {time.perf_counter() - began:.0f} s")


def play(game: Any, name: str, seed: str, most: int | None = None) -> None:
    """A game among equal bots; with `most` only its first decisions."""
    players = game.min_players + (len(seed) + ord(seed[-1])) % (
        game.max_players - game.min_players + 1
    )
    state = game.new(players, {}, seed=seed)
    bot, dice, decisions = find_bot(name), Dice.from_seed(seed, streams=1), 0
    while (deciders := state.deciders()) and decisions != most:
        seat = deciders[0]
        state.play(seat, bot.choose(Seen(game, state, seat, dice)))
        decisions += 1


if __name__ == "__main__":
    main()
