"""Train a small network with PyTorch on the vector environment: ``python tools/train_torch.py``.

One seat learns against bots in the others, by advantages (PPO): in 256 games at once it plays some
steps, then it takes a few steps of gradient ascent. After a minute on one core it beats those who
play at random. PyTorch is not among the requirements: ``pip install torch``.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.adapters.vector import VectorTables
from meadhall.arena.intervals import rate_interval
from meadhall.bots import UnknownBot
from meadhall.cli.errors import WRONG_INPUT
from meadhall.cli.parser import natural, positive
from meadhall.kernel.catalogue import UnknownGame
from meadhall.kernel.game import WrongSetting

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("train_torch: PyTorch is not installed; `pip install torch` installs it")

SCALE = 8.0
"""Numbers are divided by this and clipped to [-1, 1]; most numbers on a table are small."""
STEPS = 32
"""Steps in every game between two updates."""
EPOCHS = 2
PARTS = 8
"""Into how many parts the steps are divided for an update."""
DISCOUNT, SMOOTHING, CLIP = 0.999, 0.95, 0.2
VALUE_WEIGHT, ENTROPY_WEIGHT = 0.5, 0.01
UNSEEN = 10**9
"""The seed of the games that decide how good it is."""


class Player:
    """The network: from what the seat may know to the odds of all moves and the value."""

    def __init__(self, tables: VectorTables, hidden: int, rate: float) -> None:
        entries = tables.layout.entries
        # Words are left out; as numbers they would mean nothing.
        self._numbers = np.array([i for i, entry in enumerate(entries) if not entry.vocabulary])
        actions = tables.arrays.action_mask.shape[1]
        self.net = nn.Sequential(
            nn.Linear(len(self._numbers), hidden), nn.Tanh(), nn.Linear(hidden, actions + 1)
        )
        with torch.no_grad():
            # All moves are equally likely at first.
            self.net[2].weight.mul_(0.01)
        self.optimizer = torch.optim.Adam(self.net.parameters(), rate)

    def features(self, observations: npt.NDArray[np.int16]) -> Any:
        return torch.from_numpy(observations[:, self._numbers]).float().div_(SCALE).clamp_(-1, 1)

    def judge(self, features: Any, masks: Any) -> tuple[Any, Any]:
        """The odds of the legal moves, as a distribution, and the value."""
        found = self.net(features)
        scores = found[:, :-1].masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=scores, validate_args=False), found[:, -1]

    def learn(self, tables: VectorTables) -> None:
        """Play some steps, then learn from them."""
        played = Rollout()
        for _ in range(STEPS):
            features, masks = self.look(tables)
            with torch.no_grad():
                odds, values = self.judge(features, masks)
                actions = odds.sample()
            _, rewards, ends, _, _ = tables.step(actions.numpy())
            played.add(
                features, masks, actions, odds.log_prob(actions), values,
                torch.from_numpy(rewards.copy()).float(), torch.from_numpy(ends.copy()).float(),
            )  # fmt: skip
        with torch.no_grad():
            _, after = self.judge(*self.look(tables))
        self._update(played, *played.advantages(after))

    def look(self, tables: VectorTables) -> tuple[Any, Any]:
        arrays = tables.arrays
        masks = torch.from_numpy(arrays.action_mask.astype(np.bool_))
        return self.features(arrays.observations), masks

    def _update(self, played: "Rollout", advantages: Any, returns: Any) -> None:
        features, masks, actions, before = (torch.cat(part) for part in played.parts[:4])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(actions)).chunk(PARTS):
                odds, values = self.judge(features[some], masks[some])
                ratio = torch.exp(odds.log_prob(actions[some]) - before[some])
                gain = advantages[some]
                clipped = torch.clamp(ratio, 1 - CLIP, 1 + CLIP) * gain
                loss = -torch.minimum(ratio * gain, clipped).mean()
                loss += VALUE_WEIGHT * (values - returns[some]).pow(2).mean()
                loss -= ENTROPY_WEIGHT * odds.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


class Rollout:
    """Some steps in all games: features, masks, actions, their odds, values, rewards, ends."""

    def __init__(self) -> None:
        self.parts: tuple[list[Any], ...] = tuple([] for _ in range(7))

    def add(self, *step: Any) -> None:
        for part, found in zip(self.parts, step, strict=True):
            part.append(found)

    def advantages(self, after: Any) -> tuple[Any, Any]:
        """How much better each action was than expected, and what it was worth."""
        values, rewards, ends = (torch.stack(part) for part in self.parts[4:])
        found = torch.zeros_like(values)
        later = torch.zeros_like(after)
        following = after
        for step in range(len(values) - 1, -1, -1):
            goes_on = 1 - ends[step]
            surprise = rewards[step] + DISCOUNT * following * goes_on - values[step]
            later = surprise + DISCOUNT * SMOOTHING * goes_on * later
            found[step] = later
            following = values[step]
        return found.flatten(), (found + values).flatten()


def wins(player: Player, tables: VectorTables) -> int:
    """How many of the first games of an environment are won."""
    tables.reset(seed=UNSEEN)
    counted = np.zeros(tables.num_envs, np.bool_)
    won = 0
    while not counted.all():
        with torch.no_grad():
            odds, _ = player.judge(*player.look(tables))
        _, rewards, ends, _, _ = tables.step(odds.sample().numpy())
        won += int(((rewards > 0) & ends & ~counted).sum())
        counted |= ends
    return won


def main() -> None:
    parser = argparse.ArgumentParser(prog="train_torch", description=__doc__)
    parser.add_argument("--game", default="champions")
    parser.add_argument("--players", type=positive, default=2)
    parser.add_argument("--opponent", default="random", help="a bot, for all other seats")
    parser.add_argument("--seconds", type=positive, default=60, help="to train for; default: 60")
    parser.add_argument("--games", type=positive, default=256, help="at once; default: 256")
    parser.add_argument("--workers", type=natural, default=0, help="processes; default: none")
    parser.add_argument("--hidden", type=positive, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=natural, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    bots = dict.fromkeys(range(1, given.players), given.opponent)
    try:
        tables = VectorTables(
            given.game, given.games, given.players, bots=bots, workers=given.workers
        )
        unseen = VectorTables(given.game, given.games, given.players, bots=bots)
    except (UnknownBot, UnknownGame, WrongSetting, ValueError) as error:
        print(f"train_torch: {error}", file=sys.stderr)
        sys.exit(WRONG_INPUT)
    player = Player(tables, given.hidden, given.rate)
    tell("untrained", given, wins(player, unseen))
    tables.reset(seed=given.seed)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < given.seconds:
        player.learn(tables)
        steps += STEPS * given.games
    seconds = time.perf_counter() - began
    print(f"trained on {steps:,} steps in {seconds:.0f} s")
    tell("trained", given, wins(player, unseen))
    tables.close()


def tell(who: str, given: argparse.Namespace, won: int) -> None:
    low, high = rate_interval(won, given.games)
    print(
        f"{who} against {given.opponent}: won {won / given.games:.1%} of {given.games} games "
        f"(95 %: {low:.1%} to {high:.1%})",
        flush=True,
    )


if __name__ == "__main__":
    main()
