"""Train a small policy with NumPy alone: ``python tools/train_baseline.py``.

The policy is linear: each move has a score, the dot product of its weights and the observation, and
a move is drawn from the softmax of the scores of the legal ones. It learns by REINFORCE: after each
batch of games the moves of won games become likelier, those of lost games less so. It shows how to
use the Gymnasium adapter, and it is the least that another method should beat.
"""

import argparse
import functools
import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.adapters.gymnasium import SeatEnv
from meadhall.arena.intervals import rate_interval
from meadhall.bots import UnknownBot
from meadhall.cli.errors import WRONG_INPUT
from meadhall.cli.parser import natural, positive
from meadhall.cli.screen import progress
from meadhall.kernel.catalogue import UnknownGame
from meadhall.kernel.game import WrongSetting

Floats = npt.NDArray[np.float32]

SCALE = 8.0
"""Numbers are divided by this and clipped to [-1, 1]; most numbers on a table are small."""


FIRST_UNSEEN = 10**9
"""Games are numbered, and the number is the seed; those from here on are not trained on."""


class Decision(NamedTuple):
    features: Floats
    legal: npt.NDArray[np.intp]
    surprise: Floats
    """For each legal move 1 if it was chosen, minus its probability: the gradient of the policy."""


class LinearPolicy:
    """A score for each move, from all numbers in the observation; words are left out."""

    def __init__(self, table: SeatEnv) -> None:
        entries = table.layout.entries
        self._numbers = np.array([i for i, entry in enumerate(entries) if not entry.vocabulary])
        self.weights = np.zeros((table.actions, 1 + len(self._numbers)), np.float32)

    def features(self, observation: npt.NDArray[np.int16]) -> Floats:
        found = np.ones(1 + len(self._numbers), np.float32)
        np.clip(observation[self._numbers] / SCALE, -1, 1, out=found[1:])
        return found

    def decide(
        self,
        observation: npt.NDArray[np.int16],
        mask: npt.NDArray[np.int8],
        chance: np.random.Generator,
    ) -> tuple[np.int64, Decision]:
        features = self.features(observation)
        legal = np.flatnonzero(mask)
        scores = self.weights[legal] @ features
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        chosen = min(int(np.searchsorted(odds.cumsum(), chance.random())), len(legal) - 1)
        surprise = -odds
        surprise[chosen] += 1
        return np.int64(legal[chosen]), Decision(features, legal, surprise)


class Adam:
    """Steps of about the same size for every weight, whatever the size of its gradient."""

    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self._rate = rate
        self._mean = np.zeros(shape, np.float32)
        self._square = np.zeros(shape, np.float32)
        self._steps = 0

    def step(self, slope: Floats) -> Floats:
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope * slope - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        change: Floats = self._rate * mean / (np.sqrt(square) + 1e-8)
        return change


def play(
    table: SeatEnv, policy: LinearPolicy, seed: int, chance: np.random.Generator
) -> tuple[float, list[Decision]]:
    """Play one game; return its reward and the decisions."""
    observation, info = table.reset(seed=seed)
    decisions = []
    while True:
        action, decision = policy.decide(observation, info["action_mask"], chance)
        decisions.append(decision)
        observation, reward, is_over, _, info = table.step(action)
        if is_over:
            return reward, decisions


def learn(policy: LinearPolicy, games: list[tuple[float, list[Decision]]], adam: Adam) -> None:
    usual = sum(reward for reward, _ in games) / len(games)
    slope = np.zeros_like(policy.weights)
    for reward, decisions in games:
        for features, legal, surprise in decisions:
            slope[legal] += (reward - usual) * surprise[:, None] * features
    policy.weights += adam.step(slope / np.float32(len(games)))


def evaluate(
    tables: list[SeatEnv], policy: LinearPolicy, games: int, seed: int, label: str
) -> None:
    """Play games that were not trained on, from every seat in turn; a tie is half a win."""
    chance = np.random.default_rng([seed, 1])
    score = 0.0
    with progress(label, games) as advance:
        for number in range(games):
            reward, _ = play(tables[number % len(tables)], policy, FIRST_UNSEEN + number, chance)
            score += (1 + reward) / 2
            advance(1)
    low, high = rate_interval(score, games)
    print(f"{label}: won {score / games:.1%} of {games} games (95 %: {low:.1%} to {high:.1%})")


def seats(game: str, opponent: str) -> list[SeatEnv]:
    """Both seats of a two-player game."""
    return [SeatEnv(game, seat, [opponent]) for seat in range(2)]


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train a linear policy by REINFORCE.")
    parser.add_argument("--game", default="champions", help="any game, played by two")
    parser.add_argument("--opponent", default="random", help="the bot to learn against")
    parser.add_argument("--games", type=positive, default=2000, help="to learn from")
    parser.add_argument("--batch", type=positive, default=40, help="games between two steps")
    parser.add_argument("--rate", type=float, default=0.01, help="the size of a step")
    parser.add_argument("--evaluate", type=positive, default=1000, help="games to measure it by")
    parser.add_argument("--seed", type=natural, default=1)
    return parser


def main() -> None:
    parser = make_parser()
    options = parser.parse_args()
    try:
        tables = seats(options.game, options.opponent)
    except (UnknownGame, UnknownBot, WrongSetting) as error:
        parser.exit(WRONG_INPUT, f"train_baseline: {error}\n")
    policy = LinearPolicy(tables[0])
    adam = Adam(policy.weights.shape, options.rate)
    chance = np.random.default_rng(options.seed)
    measure = functools.partial(evaluate, policy=policy, games=options.evaluate, seed=options.seed)
    measure(tables, label=f"untrained against {options.opponent}")
    began = time.perf_counter()
    with progress("training", options.games) as advance:
        for first in range(0, options.games, options.batch):
            games = []
            for number in range(first, min(first + options.batch, options.games)):
                table = tables[number % len(tables)]
                games.append(play(table, policy, options.seed * 10**6 + number, chance))
                advance(1)
            learn(policy, games, adam)
    print(f"trained on {options.games} games in {time.perf_counter() - began:.0f} s")
    for opponent in dict.fromkeys([options.opponent, "greedy"]):
        measure(seats(options.game, opponent), label=f"trained against {opponent}")


if __name__ == "__main__":
    main()
