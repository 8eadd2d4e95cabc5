"""OpenSpiel: its own games, written in C++ and driven from Python; its tree searches."""

from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from bench.peers.workers.answering import (
    SEARCHES_TO_WATCH,
    SIMULATIONS,
    Pick,
    Piece,
    Worker,
    at_random,
    serve,
)
from bench.peers.workers.loops import play_state

CURIOSITY = 2.0
"""The exploration constant of the tree search; it does not affect the speed."""

MOST_MEGABYTES = 1000
IN_PYTHON = "python"


class OpenSpiel(Worker):
    packages = ("open_spiel",)

    def __init__(self) -> None:
        super().__init__()
        self._seeds = count(1)

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        loaded = pyspiel.load_game(game)
        if kind == "search":
            return self._searching(loaded, variant)
        return lambda: play_state(loaded.new_initial_state(), at_random)

    def play(self, game: str, pick: Pick) -> None:
        play_state(pyspiel.load_game(game).new_initial_state(), pick)

    def copier(self, game: str) -> Callable[[], object]:
        played = pyspiel.load_game(game).new_initial_state()
        play_state(played, at_random)
        actions = played.history()
        middle = pyspiel.load_game(game).new_initial_state()
        for action in actions[: len(actions) // 2]:
            middle.apply_action(action)
        return middle.clone  # type: ignore[no-any-return]

    def _searching(self, game: Any, variant: str) -> Piece:
        """A search at the first decision of a game."""

        def search() -> int:
            seed = next(self._seeds)
            if variant == IN_PYTHON:
                chance = np.random.RandomState(seed)
                evaluator = mcts.RandomRolloutEvaluator(1, chance)
                bot = mcts.MCTSBot(
                    game, CURIOSITY, SIMULATIONS, evaluator, solve=False, random_state=chance
                )
            else:
                evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
                bot = pyspiel.MCTSBot(
                    game, evaluator, CURIOSITY, SIMULATIONS, MOST_MEGABYTES, False, seed, False
                )
            bot.step(first_decision(game))
            return SIMULATIONS

        return search

    def rollout(self, game: str, variant: str) -> float:
        """The same for both searches: the one in Python is watched."""
        loaded = pyspiel.load_game(game)
        evaluator = CountingEvaluator()
        bot = mcts.MCTSBot(loaded, CURIOSITY, SIMULATIONS, evaluator, solve=False)
        for _ in range(SEARCHES_TO_WATCH):
            bot.step(first_decision(loaded))
        return evaluator.decisions / (SEARCHES_TO_WATCH * SIMULATIONS)


class CountingEvaluator(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Rolls out at random, and counts decisions."""

    decisions = 0

    def evaluate(self, state: Any) -> Any:
        end = state.clone()
        self.decisions += play_state(end, at_random)
        return np.array(end.returns())


def first_decision(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(at_random(state.chance_outcomes())[0])
    return state


if __name__ == "__main__":
    serve(OpenSpiel())
