"""How fast the engine is, and how large its states are."""

import statistics
import sys
import time
from collections.abc import Callable
from itertools import count

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.plain import field_names
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.state import State

ROUNDS = 5
SECONDS_PER_ROUND = 0.5
SEED = "bench"


class Figure(msgspec.Struct, frozen=True):
    """A quantity measured several times: the middle one, and the extremes."""

    median: float
    lowest: float
    highest: float

    @staticmethod
    def of(measured: list[float]) -> "Figure":
        return Figure(statistics.median(measured), min(measured), max(measured))


class Measurement(msgspec.Struct, frozen=True):
    players: int
    decisions_per_second: Figure
    milliseconds_per_game: Figure
    decisions_per_game: float
    copies_per_second: Figure
    bytes_per_state: int


def measure(
    game: Game,
    players: int,
    advance: Callable[[int], None],
    rounds: int = ROUNDS,
    seconds: float = SECONDS_PER_ROUND,
) -> Measurement:
    """Play at random and copy a position half-way; ``advance`` is told of each round."""
    numbers = count()
    _play_for(game, players, numbers, 0)  # The first game also pays for what is kept afterwards.
    plays = []
    for _ in range(rounds):
        plays.append(_play_for(game, players, numbers, seconds))
        advance(1)
    middle = position_half_way(game, players)
    copies = []
    for _ in range(rounds):
        copies.append(_copy_for(middle, seconds / 2))
        advance(1)
    games = sum(play[0] for play in plays)
    decisions = sum(play[1] for play in plays)
    return Measurement(
        players=players,
        decisions_per_second=Figure.of([made / spent for _, made, spent in plays]),
        milliseconds_per_game=Figure.of([1000 * spent / played for played, _, spent in plays]),
        decisions_per_game=decisions / games,
        copies_per_second=Figure.of(copies),
        # A list that has grown keeps room to spare; a copy, as a search holds it, has none.
        bytes_per_state=size_of(middle.copy()),
    )


def _play_for(
    game: Game, players: int, numbers: "count[int]", seconds: float
) -> tuple[int, int, float]:
    """Whole games, setup included, for at least so long: games, decisions, seconds."""
    games = decisions = 0
    began = time.perf_counter()
    while True:
        seed = f"{SEED}/{next(numbers)}"
        decisions += play_randomly(game.new(players, {}, seed), Dice.from_seed(f"{seed}/bot", 1))
        games += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return games, decisions, spent


def _copy_for(state: State, seconds: float) -> float:
    """Copies per second; the clock is looked at once in a hundred."""
    copies = 0
    began = time.perf_counter()
    while True:
        for _ in range(100):
            state.copy()
        copies += 100
        spent = time.perf_counter() - began
        if spent >= seconds:
            return copies / spent


def position_half_way(game: Game, players: int) -> State:
    """The same for both engines: a game played at random for half of its decisions."""
    length = play_randomly(game.new(players, {}, SEED), Dice.from_seed(f"{SEED}/bot", 1))
    state = game.new(players, {}, SEED)
    play_randomly(state, Dice.from_seed(f"{SEED}/bot", 1), length // 2)
    return state


def size_of(state: State) -> int:
    """The memory of a state and of everything that its fields lead to, in bytes.

    Counted are the state, its parts, lists, texts and numbers, each object once, also those that
    copies share (steps, small numbers). Not counted are caches and the classes themselves.
    """
    seen: set[int] = set()
    total = 0
    waiting: list[object] = [state]
    while waiting:
        value = waiting.pop()
        if value is None or isinstance(value, type) or id(value) in seen:
            continue
        seen.add(id(value))
        total += sys.getsizeof(value)
        if isinstance(value, (list, tuple)):
            waiting.extend(value)
        elif isinstance(value, dict):
            waiting.extend(value.keys())
            waiting.extend(value.values())
        elif not isinstance(value, (bool, int, float, str, bytes)):
            waiting.extend(getattr(value, name) for name in field_names(type(value)))
    return total
