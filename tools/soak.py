"""Play very many games with the conformance suite: `make soak`.

Every game, number of players and combination of options gets its share. A finding is written as a
saga; the exit code is 1 if there is any.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from meadhall import engine
from meadhall.arena.conformance import Finding, check_game, settings_of
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Setting
from meadhall.kernel.saga import encode

GAMES_PER_TASK = 50

Task = tuple[str, int, dict[str, Setting], int, int]


def plan(games: int) -> list[Task]:
    """Shares of equal size, each a run of seeds for one configuration."""
    configurations = [
        (game_id, players, settings)
        for game_id in game_ids()
        for players in range(find_game(game_id).min_players, find_game(game_id).max_players + 1)
        for settings in settings_of(find_game(game_id), skip=("first_player",))
    ]
    share = -(-games // len(configurations))
    return [
        (game_id, players, settings, first, min(first + GAMES_PER_TASK, share))
        for first in range(0, share, GAMES_PER_TASK)
        for game_id, players, settings in configurations
    ]


def examine(task: Task) -> tuple[int, list[tuple[str, bytes]]]:
    """How many games were played, and what was found: a sentence and a saga each."""
    game_id, players, settings, first, last = task
    findings: list[tuple[str, bytes]] = []
    for number in range(first, last):
        try:
            check_game(find_game(game_id), players, settings, f"soak {number}")
        except Finding as finding:
            place = f"{game_id}, {players} players, {settings}, seed {number}"
            findings.append((f"{place}: {finding}", encode(finding.saga)))
    return last - first, findings


def main() -> int:
    parser = argparse.ArgumentParser(description="Play very many games in search of faults.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--findings", type=Path, default=Path("build/findings"))
    arguments = parser.parse_args()
    tasks = plan(arguments.games)
    total = sum(last - first for *_, first, last in tasks)
    began = time.perf_counter()
    played = found = 0
    pool = ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn"))
    with pool, Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{engine.describe()} engine", total=total)
        for future in as_completed([pool.submit(examine, task) for task in tasks]):
            count, findings = future.result()
            played += count
            progress.advance(bar, count)
            for sentence, saga in findings:
                found += 1
                arguments.findings.mkdir(parents=True, exist_ok=True)
                file = arguments.findings / f"finding-{found}.saga.json"
                file.write_bytes(saga)
                print(f"{sentence}; see {file}", flush=True)
    seconds = time.perf_counter() - began
    print(f"{played} games, {found} findings, {seconds:.0f} s, {engine.describe()} engine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
