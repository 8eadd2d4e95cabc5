"""Play very many games with the conformance suite: `make soak`.

Every game, number of players and combination of options gets its share. A finding is written as a
saga; the exit code is 1 if there is any.
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
from meadhall.arena.conformance import Finding, check_game, settings_of
from meadhall.arena.workers import Task, in_processes
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Setting
from meadhall.kernel.saga import encode

GAMES_PER_TASK = 50


class Configuration(msgspec.Struct, frozen=True):
    game: str
    players: int
    settings: dict[str, Setting]


def all_configurations() -> list[Configuration]:
    return [
        Configuration(game_id, players, settings)
        for game_id in game_ids()
        for players in range(find_game(game_id).min_players, find_game(game_id).max_players + 1)
        for settings in settings_of(find_game(game_id), skip=("first_player",))
    ]


def examine(configurations: list[Configuration], task: Task) -> list[tuple[str, bytes] | None]:
    """For each game of the task None, or what was found: a sentence and a saga."""
    return [examine_game(configurations, number) for number in range(task.first, task.end)]


def examine_game(configurations: list[Configuration], number: int) -> tuple[str, bytes] | None:
    played = configurations[number % len(configurations)]
    try:
        check_game(find_game(played.game), played.players, played.settings, f"soak {number}")
    except Finding as finding:
        return f"game {number}, {played}: {finding}", encode(finding.saga)
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Play very many games in search of faults.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--findings", type=Path, default=Path("build/findings"))
    options = parser.parse_args()
    starts = range(0, options.games, GAMES_PER_TASK)
    tasks = [Task(first, min(first + GAMES_PER_TASK, options.games)) for first in starts]
    began = time.perf_counter()
    found = 0
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{engine.describe()} engine", total=options.games)
        for finding in in_processes(examine, all_configurations(), tasks, options.jobs):
            progress.advance(bar)
            if finding is not None:
                found += 1
                options.findings.mkdir(parents=True, exist_ok=True)
                file = options.findings / f"finding-{found}.saga.json"
                file.write_bytes(finding[1])
                print(f"{finding[0]}; see {file}", flush=True)
    seconds = time.perf_counter() - began
    print(f"{options.games} games, {found} findings, {seconds:.0f} s, {engine.describe()} engine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
