# mypyc: interpreted
"""The file that stores what was fitted for a game: ``bot/weights.json``.

It is plain JSON: the names of the features and, for each number of players, one row of weights for
each stage of a game. ``meadhall train`` writes it.
"""

from pathlib import Path

import msgspec

from meadhall.kernel.content import BrokenContent
from meadhall.kernel.evaluation import TO_THE_END, Manner, Weights

FORMAT = 1
PLACE = Path("bot", "weights.json")
"""The file's path inside a game's folder."""


class MannerEntry(msgspec.Struct, frozen=True):
    horizon: int
    trust: float
    curiosity: float
    routine: set[str]


class WeightsEntry(msgspec.Struct, frozen=True):
    players: int
    stages: list[list[float]]
    """A row for each stage, from the beginning of a game to its end; as long as ``figures``."""


class WeightsFile(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules: str
    """The version of the rules by which the games were played."""
    manner: MannerEntry
    figures: list[str]
    weights: list[WeightsEntry]
    training: dict[str, object] = {}
    """How the weights were obtained, for people."""


def read_weights(folder: Path, names: list[str]) -> tuple[list[Weights], Manner]:
    """The weights for the features of these names; empty if the game has not been trained.

    A feature that is newer than the file has weight zero until the next training.
    """
    file = folder / PLACE
    if not file.exists():
        return [], TO_THE_END
    try:
        read = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BrokenContent(f"{file.name}: {error}") from error
    if read.format != FORMAT:
        raise BrokenContent(f"{file.name}: format {read.format} is not known here")
    for entry in read.weights:
        if len(entry.stages) < 2 or any(len(row) != len(read.figures) for row in entry.stages):
            raise BrokenContent(
                f"{file.name}: for {entry.players} players there must be two stages or more, each "
                "with a weight for every figure"
            )
    fitted = [
        Weights(entry.players, [_in_order(row, read.figures, names) for row in entry.stages])
        for entry in read.weights
    ]
    manner = read.manner
    return fitted, Manner(manner.horizon, manner.trust, manner.curiosity, manner.routine)


def _in_order(row: list[float], written: list[str], names: list[str]) -> list[float]:
    by_name = dict(zip(written, row, strict=True))
    return [by_name.get(name, 0.0) for name in names]
