"""How fast environments are, and how large: PettingZoo's wrapper beside the vector environment.

All of it in one run and in processor time, with random legal moves, observations and masks. The
kinds take turns, round after round, so that a noisy machine disturbs them all equally; what is told
is the median of the rounds. The wrapper is measured twice: as it is, and with observations made
from views, as without a compiled encoder.
"""

import gc
import multiprocessing
import platform
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

import msgspec
import numpy as np

from bench.markdown import table
from meadhall import engine
from meadhall.adapters.pettingzoo import raw_env
from meadhall.adapters.vector import VectorTables
from meadhall.cli.defaults import USUAL_PLAYERS
from meadhall.cli.errors import INTERRUPTED, SUCCESS, Refusal
from meadhall.cli.parser import Parser, positive
from meadhall.cli.screen import progress
from meadhall.kernel.catalogue import find_game, game_ids

GAMES: Final = 256
MANY_GAMES: Final = 10_000
ROUNDS: Final = 5
SECONDS: Final = 0.5
STATES: Final = 100
"""Positions whose size is measured."""
MOVES: Final = 60
"""Moves before that, so that they are positions of games under way."""
SEED: Final = 1


class Speed(msgspec.Struct, frozen=True):
    """Agent steps a second."""

    from_views: float
    pettingzoo: float
    vector: float

    def times(self) -> float:
        """How often the vector environment takes a step while the wrapper from views takes one."""
        return self.vector / self.from_views


class Size(msgspec.Struct, frozen=True):
    """Bytes."""

    state: int
    arrays: int
    """The arrays of a vector environment of ``MANY_GAMES`` games."""
    environment: int
    """What a process takes for that environment: arrays, positions, everything."""


class Measured(msgspec.Struct, frozen=True):
    game: str
    observation: int
    actions: int
    speed: Speed
    size: Size


class Report(msgspec.Struct, frozen=True):
    engine: str
    python: str
    machine: str
    players: int
    games: int
    many_games: int
    measured: list[Measured]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="bench.vector", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=positive, default=GAMES, help=f"default: {GAMES}")
    parser.add_argument("--rounds", type=positive, default=ROUNDS, help=f"default: {ROUNDS}")
    parser.add_argument(
        "--many", type=positive, default=MANY_GAMES, help=f"games to weigh, default: {MANY_GAMES}"
    )
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    try:
        options = parser.parse_args(arguments)
        report = measure(options.games, options.rounds, options.many)
        print(msgspec.json.encode(report).decode() if options.json else render(report))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    return SUCCESS


def measure(games: int, rounds: int, many: int) -> Report:
    measured: list[Measured] = []
    ids = game_ids()
    with progress("measuring", total=len(ids)) as advance:
        for game in ids:
            tables = VectorTables(game, games, USUAL_PLAYERS)
            measured.append(
                Measured(
                    game,
                    tables.layout.size,
                    tables.arrays.action_mask.shape[1],
                    speed_of(game, tables, rounds),
                    Size(*size_of(game, many)),
                )
            )
            advance(1)
    return Report(
        engine.describe(),
        platform.python_version(),
        platform.machine(),
        USUAL_PLAYERS,
        games,
        many,
        measured,
    )


def speed_of(game: str, tables: VectorTables, rounds: int) -> Speed:
    single = single_steps(game)
    from_views = single_steps(game, is_from_views=True)
    vector = vector_steps(tables)
    runs = [(rate(from_views), rate(single), rate(vector)) for _ in range(rounds)]
    return Speed(*(median(kind) for kind in zip(*runs, strict=True)))


def rate(take_steps: Callable[[], int]) -> float:
    """Steps a second, in processor time."""
    began = time.process_time()
    steps = 0
    while (taken := time.process_time() - began) < SECONDS:
        steps += take_steps()
    return steps / taken


def single_steps(game: str, is_from_views: bool = False) -> Callable[[], int]:
    """The loop of PettingZoo's documentation, for some steps."""
    table = raw_env(game, USUAL_PLAYERS)
    if is_from_views:
        table._match.observer.encoder = None
    table.reset(seed=SEED)
    chance = np.random.default_rng(SEED)

    def take_steps() -> int:
        for _ in range(GAMES):
            observation, _, is_over, _, _ = table.last()
            if is_over:
                table.reset()
            else:
                legal = observation["action_mask"].view(bool).nonzero()[0]
                table.step(legal[int(chance.random() * len(legal))])
        return GAMES

    return take_steps


def vector_steps(tables: VectorTables) -> Callable[[], int]:
    tables.reset(seed=SEED)
    chance = np.random.default_rng(SEED)

    def take_steps() -> int:
        tables.step(tables.random_actions(chance))
        return tables.num_envs

    return take_steps


def size_of(game: str, many: int) -> tuple[int, int, int]:
    """In a process of its own, whose memory nothing else has touched."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        weighed: tuple[int, int, int] = pool.apply(weigh, (game, many))
        return weighed


def weigh(game_id: str, many: int) -> tuple[int, int, int]:
    state = weigh_state(game_id)
    chance = np.random.default_rng(SEED)
    # What is needed only once is not counted: the layout, the tables of the game.
    VectorTables(game_id, 1, USUAL_PLAYERS).reset(seed=SEED)
    before = peak()
    tables = VectorTables(game_id, many, USUAL_PLAYERS)
    tables.reset(seed=SEED)
    for _ in range(MOVES):
        tables.step(tables.random_actions(chance))
    arrays = sum(array.nbytes for array in tables.arrays)
    return state, arrays, peak() - before


def peak() -> int:
    """The most memory that this process has ever taken."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most


def weigh_state(game_id: str) -> int:
    """The mean size of a position, with everything that belongs to it alone."""
    game = find_game(game_id)
    chance = np.random.default_rng(SEED)
    game.new(USUAL_PLAYERS, {}, "first")
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = []
    for number in range(STATES):
        state = game.new(USUAL_PLAYERS, {}, f"{SEED}/{number}")
        for _ in range(MOVES):
            [seat, *_] = state.deciders()
            moves = state.moves(seat)
            state.play(seat, moves[int(chance.random() * len(moves))])
            if state.is_over():
                break
        states.append(state)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(states)


def render(report: Report) -> str:
    speeds = table(
        ["game", "PettingZoo from views", "PettingZoo", "vector environment", "times"],
        [
            [
                found.game,
                f"{found.speed.from_views:,.0f}",
                f"{found.speed.pettingzoo:,.0f}",
                f"{found.speed.vector:,.0f}",
                f"{found.speed.times():.1f}",
            ]
            for found in report.measured
        ],
    )
    sizes = table(
        ["game", "entries", "actions", "a position, kB", "arrays, MB", "environment, MB"],
        [
            [
                found.game,
                f"{found.observation:,}",
                f"{found.actions:,}",
                f"{found.size.state / 1e3:.1f}",
                f"{found.size.arrays / 1e6:,.0f}",
                f"{found.size.environment / 1e6:,.0f}",
            ]
            for found in report.measured
        ],
    )
    return "\n\n".join(
        [
            f"Agent steps a second and core, {report.players} players, {report.games} games at "
            f"once; engine {report.engine}, Python {report.python}, {report.machine}:",
            speeds,
            f"Memory, and that of a vector environment of {report.many_games:,} games after "
            f"{MOVES} steps:",
            sizes,
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
