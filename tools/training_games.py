"""Play some games of every kind, so that a compiler can count what is used how often.

setup.py runs it with MEADHALL_PROFILE=1, in an environment that has nothing but the engine.
"""

import importlib
import time
from inspect import get_annotations
from pathlib import Path
from typing import Any

import meadhall.games
from meadhall.adapters.bounds import bounds_of
from meadhall.adapters.encoders.batch import Batch
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.parts import read_record
from meadhall.bots import Seen, find_bot
from meadhall.kernel.dice import Dice

RANDOM_GAMES = 40
GREEDY_GAMES = 4
SEARCHED_DECISIONS = 12
SEARCH = "search:200"
OBSERVED_GAMES = 8
OBSERVED_MOVES = 400


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
            for players in range(max(2, game.min_players), game.max_players + 1):
                observe(game, players)
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


def observe(game: Any, players: int) -> None:
    """Many games at once, with observations; without NumPy, which would put them into arrays."""
    view = get_annotations(type(game).view, eval_str=True)["return"]
    record = read_record(view, bounds_of(game, players))
    module = importlib.import_module(f"meadhall.adapters.encoders.{game.id}.encoder")
    encoder = module.encoder(Shapes(record))
    learners = [True] * players
    batch = Batch(encoder, record.size, game.moves.size(), learners, OBSERVED_GAMES)
    seeds = iter(range(OBSERVED_GAMES * OBSERVED_MOVES))
    batch.start([game.new(players, {}, f"observed {next(seeds)}") for _ in range(OBSERVED_GAMES)])
    dice = Dice.from_seed("observed", streams=1)
    begun = list(range(OBSERVED_GAMES))
    for _ in range(OBSERVED_MOVES):
        for number in begun:
            batch.find_asked(number)
            batch.observe(number)
        batch.clear()
        legal = [state.moves(state.deciders()[0]) for state in batch.states]
        begun = batch.play([moves[dice.below(0, len(moves))] for moves in legal])
        for number in begun:
            batch.states[number] = game.new(players, {}, f"observed {next(seeds)}")


if __name__ == "__main__":
    main()
