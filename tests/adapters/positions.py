"""Positions of random games, for the tests of all adapters."""

from collections.abc import Iterator, Mapping

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

EVERY = 9
"""How many decisions are between two positions that are looked at."""


def positions(
    game: Game, players: int, options: Mapping[str, object], seed: str
) -> Iterator[State]:
    """Some positions of a random game, always including the last."""
    dice = Dice.from_seed(f"{seed}/moves", streams=1)
    state = game.new(players, options, seed)
    decisions = 0
    while deciders := state.deciders():
        if decisions % EVERY == 0:
            yield state
        decisions += 1
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])
    yield state
