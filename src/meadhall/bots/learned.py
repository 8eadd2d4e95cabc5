# mypyc: interpreted
"""The file with what was learned about a game: ``bot/network.json``.

It is plain JSON, written by ``meadhall learn``: the layers of the network (``network.py``) as rows
of numbers, and how a search uses it. The level Konung plays by it in games where that has been
shown to be stronger than Jarl (``is_level``); elsewhere it is there for research.
"""

from functools import cache
from pathlib import Path

import msgspec

from meadhall.bots.network import CONTEXT, Layer, Learned, Network, Preferences
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.evaluation import Manner
from meadhall.kernel.game import Game

FORMAT = 1
PLACE = Path("bot", "network.json")
"""The file's path inside a game's folder."""


class LayerEntry(msgspec.Struct, frozen=True):
    weights: list[list[float]]
    """A row for each number that the layer makes."""
    bias: list[float]


class PreferencesEntry(msgspec.Struct, frozen=True):
    shape: LayerEntry
    parts: dict[str, list[float]]
    """For each part of moves' words, with its place in the word, a vector and how promising it is
    in itself: ``0:place``, ``1:place:smithy``."""
    trust: float


class MannerEntry(msgspec.Struct, frozen=True):
    """How a search is to use the network; what is routine stands in ``weights.json``."""

    simulations: int
    """The budget of a Konung decision, chosen so that it takes no longer than one of Jarl's."""
    horizon: int
    trust: float
    curiosity: float
    patience: int
    narrow: float


class NetworkFile(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules: str
    """The version of the rules by which the games were played."""
    manner: MannerEntry
    figures: list[str]
    first: LayerEntry
    second: LayerEntry
    strength: list[float]
    own: list[float]
    bias: float
    preferences: PreferencesEntry | None = None
    is_level: bool = False
    """Whether people are offered it as Konung, and are given hints by it."""
    training: dict[str, object] = {}
    """How it was trained, for people."""


@cache
def knowledge_of(game: Game) -> Learned | None:
    """What was learned about a game; None where nothing was."""
    file = game.folder / PLACE
    return read_network(file, game) if file.exists() else None


@cache
def konung_of(game: Game) -> Learned | None:
    """What the level Konung plays the game by; None where there is no such level."""
    file = game.folder / PLACE
    return knowledge_of(game) if file.exists() and _read(file).is_level else None


def read_manner(game: Game) -> MannerEntry | None:
    """How a search uses the network that there is."""
    file = game.folder / PLACE
    return _read(file).manner if file.exists() else None


def read_network(file: Path, game: Game) -> Learned:
    read = _read(file)
    if read.figures != game.evaluation.names:
        raise BrokenContent(f"{file.name}: it was trained with other features; train it again")
    width = len(read.figures) + CONTEXT
    first, second = read.first, read.second
    if not (
        _is_whole(first, width)
        and _is_whole(second, 3 * len(first.bias))
        and len(read.strength) == len(second.bias)
        and len(read.own) == width
    ):
        raise BrokenContent(f"{file.name}: its layers do not fit together")
    network = Network(
        Layer(first.weights, first.bias),
        Layer(second.weights, second.bias),
        read.strength,
        read.own,
        read.bias,
        _preferences(read.preferences, game) if read.preferences else None,
    )
    manner = read.manner
    routine = game.evaluation.manner.routine
    return Learned(
        network,
        Manner(manner.horizon, manner.trust, manner.curiosity, routine),
        manner.simulations,
        manner.patience,
        manner.narrow,
    )


def _read(file: Path) -> NetworkFile:
    try:
        read = msgspec.json.decode(file.read_bytes(), type=NetworkFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BrokenContent(f"{file.name}: {error}") from error
    if read.format != FORMAT:
        raise BrokenContent(f"{file.name}: format {read.format} is not known here")
    return read


def _is_whole(layer: LayerEntry, width: int) -> bool:
    """Whether every row has this many weights, and there are as many as biases."""
    return len(layer.weights) == len(layer.bias) and {*map(len, layer.weights)} == {width}


def _preferences(entry: PreferencesEntry, game: Game) -> Preferences:
    """The vectors of all moves, each the sum of those of the parts of its word."""
    size = len(entry.shape.bias)
    nothing = [0.0] * (size + 1)
    vectors: list[list[float]] = []
    for move in range(game.moves.size()):
        rows = [entry.parts.get(part, nothing) for part in parts_of(game.moves.word(move))]
        vectors.append([sum(numbers) for numbers in zip(*rows, strict=True)])
    shape = Layer(entry.shape.weights, entry.shape.bias)
    return Preferences(
        shape, [row[:size] for row in vectors], [row[size] for row in vectors], entry.trust
    )


def parts_of(word: str) -> list[str]:
    """The parts of a move's word with their places: what has vectors.

    >>> parts_of("trade:wood:coin")
    ['0:trade', '1:trade:wood', '2:trade:coin']
    """
    verb, *targets = word.split(":")
    return [f"0:{verb}", *(f"{place}:{verb}:{each}" for place, each in enumerate(targets, 1))]
