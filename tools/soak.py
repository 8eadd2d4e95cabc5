"""Play very many games with the conformance suite: `make soak`.

Every game, or those that are named, is played with every number of players and many sets of
options. A finding is written as a saga; the exit code is 1 if there is any.
"""

import argparse
import os
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall import engine
from meadhall.arena.conformance import (
    CLOSE_LOOKS,
    Configuration,
    Finding,
    check_game,
    configurations,
)
from meadhall.arena.workers import Processes, Task
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.saga import encode

GAMES_PER_TASK = 50


class Plan(msgspec.Struct, frozen=True):
    """What every task needs to know."""

    chosen: list[Configuration]
    close_looks: int


def examine(plan: Plan, task: Task) -> list[tuple[str, bytes] | None]:
    """For each game of the task None, or what was found: a sentence and a saga."""
    return [examine_game(plan, number) for number in range(task.first, task.end)]


def examine_game(plan: Plan, number: int) -> tuple[str, bytes] | None:
    played = plan.chosen[number % len(plan.chosen)]
    game = find_game(played.game)
    try:
        check_game(game, played.players, played.settings, f"soak {number}", plan.close_looks)
    except Finding as finding:
        return f"game {number}, {played}: {finding}", encode(finding.saga)
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Play very many games in search of faults.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--games", type=int, default=20_000, help="to be played of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--close-looks", type=int, default=CLOSE_LOOKS, metavar="N",
        help=f"examine one choice in N closely ({CLOSE_LOOKS})")  # fmt: skip
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--findings", type=Path, default=Path("build/findings"))
    options = parser.parse_args()
    unknown = [id for id in options.game if id not in game_ids()]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; there are {', '.join(game_ids())}")
    found = [soak(id, options) for id in options.game or game_ids()]
    return 1 if any(found) else 0


def soak(game: str, options: argparse.Namespace) -> int:
    """Play one of the games; return how many findings there were."""
    plan = Plan(configurations(find_game(game)), options.close_looks)
    end = options.first + options.games
    starts = range(options.first, end, GAMES_PER_TASK)
    tasks = [Task(first, min(first + GAMES_PER_TASK, end)) for first in starts]
    began = time.perf_counter()
    found = 0
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{game}, {engine.describe()} engine", total=options.games)
        for finding in Processes(options.jobs).share(examine, plan, tasks):
            progress.advance(bar)
            if finding is not None:
                found += 1
                options.findings.mkdir(parents=True, exist_ok=True)
                file = options.findings / f"{game}-{found}.saga.json"
                file.write_bytes(finding[1])
                print(f"{finding[0]}; see {file}", flush=True)
    seconds = time.perf_counter() - began
    played = f"{game}: {options.games} games from number {options.first} on"
    print(f"{played}, {found} findings, {seconds:.0f} s, {engine.describe()} engine", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
