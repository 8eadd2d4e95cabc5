"""What was played, as PyTorch takes it: one block of positions for each number of players."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from meadhall.learning.files import stored

HELD_BACK = 10
"""One game in this many is not learned from, but shows how much was learned."""


class Block:
    """Positions of games for one number of players, in the order in which they came up."""

    def __init__(self, players: int, files: Iterable[dict[str, NDArray[Any]]]) -> None:
        found = list(files)
        self.players = players
        self.figures = _joined(found, "figures", np.float32)
        self.progress = _joined(found, "progress", np.float32)
        self.shares = _joined(found, "shares", np.float32)
        self.seat = _joined(found, "seat", np.int64)
        self.favourite = _joined(found, "favourite", np.int64)
        self.value = _joined(found, "value", np.float32)
        self.moves = _joined(found, "moves", np.int64)
        self.visits = _joined(found, "visits", np.float32)
        self.means = _joined(found, "means", np.float32)
        self.ends = _joined_ends(found)
        # Games of another file are other games, though they may have the same number.
        self.game = np.concatenate(
            [one["game"].astype(np.int64) + number * 10_000_000 for number, one in enumerate(found)]
        )
        self.is_held_back = np.concatenate([one["game"] % HELD_BACK == 0 for one in found])

    def __len__(self) -> int:
        return len(self.progress)


def read_blocks(folders: Iterable[Path]) -> list[Block]:
    by_players: dict[int, list[dict[str, NDArray[Any]]]] = {}
    for folder in folders:
        for players, arrays in stored(folder):
            if len(arrays["progress"]):
                by_players.setdefault(players, []).append(arrays)
    return [Block(players, found) for players, found in sorted(by_players.items())]


def _joined(files: list[dict[str, NDArray[Any]]], name: str, kind: Any) -> NDArray[Any]:
    return np.concatenate([one[name] for one in files]).astype(kind)


def _joined_ends(files: list[dict[str, NDArray[Any]]]) -> NDArray[np.int64]:
    """Where the moves of each position end, and those of the next begin."""
    before = 0
    found = [np.zeros(1, np.int64)]
    for one in files:
        found.append(one["ends"][1:].astype(np.int64) + before)
        before += int(one["ends"][-1])
    return np.concatenate(found)


def tensor(array: NDArray[Any]) -> torch.Tensor:
    return torch.from_numpy(array)
