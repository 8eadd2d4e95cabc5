"""A network that nobody trained."""

from pathlib import Path

import msgspec
import numpy as np

from meadhall.bots.learned import (
    FORMAT,
    LayerEntry,
    MannerEntry,
    NetworkFile,
    PreferencesEntry,
    parts_of,
)
from meadhall.bots.network import CONTEXT
from meadhall.kernel.game import Game

FIRST, SECOND, SHAPE = 6, 4, 3
MANNER = MannerEntry(simulations=24, horizon=1, trust=0.5, curiosity=0.3, patience=8, narrow=0.01)


def a_file(game: Game, seed: int = 1) -> NetworkFile:
    """Weights drawn by lot, for this game."""
    lots = np.random.default_rng(seed)
    width = len(game.evaluation.names) + CONTEXT

    def numbers(count: int) -> list[float]:
        found: list[float] = lots.normal(scale=0.3, size=count).tolist()
        return found

    def layer(size: int, inputs: int) -> LayerEntry:
        return LayerEntry([numbers(inputs) for _ in range(size)], numbers(size))

    words = [game.moves.word(move) for move in range(game.moves.size())]
    parts = sorted({part for word in words for part in parts_of(word)})
    return NetworkFile(
        format=FORMAT,
        game=game.id,
        rules=game.rules,
        manner=MANNER,
        figures=game.evaluation.names,
        first=layer(FIRST, width),
        second=layer(SECOND, 3 * FIRST),
        strength=numbers(SECOND),
        own=numbers(width),
        bias=0.1,
        preferences=PreferencesEntry(
            layer(SHAPE, SECOND), {part: numbers(SHAPE + 1) for part in parts}, trust=1.5
        ),
    )


def written(file: NetworkFile, folder: Path) -> Path:
    place = folder / "network.json"
    place.write_bytes(msgspec.json.encode(file))
    return place
