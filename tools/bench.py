"""Compare the two engines: `make bench`.

Each engine is measured in processes of its own, in turn, so that a machine that grows warm or busy
meanwhile slows both.
"""

import json
import os
import subprocess
import sys
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from meadhall import engine

TURNS = 2
UNITS = {
    "decisions_per_second": "decisions per second",
    "milliseconds_per_game": "time per full game, ms",
    "copies_per_second": "copies per second",
    "bytes_per_state": "bytes per state",
}


def main() -> int:
    console = Console(highlight=False)
    engines = ["interpreted"]
    if obstacle := engine.why_not_compiled(engine.PACKAGE):
        console.print(f"The compiled engine is left out: {obstacle}.")
    else:
        engines.append("compiled")
    runs: dict[str, list[Any]] = {name: [] for name in engines}
    for _ in range(TURNS):
        for name in engines:
            runs[name].append(measure(name))
    for game in runs["interpreted"][0]:
        console.print(comparison(game, runs))
    return 0


def measure(name: str) -> Any:
    command = [sys.executable, "-m", "meadhall.cli", "bench", "--json"]
    environment = {**os.environ, "MEADHALL_ENGINE": name}
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return json.loads(output)["games"]


def comparison(game: str, runs: dict[str, list[Any]]) -> Table:
    players = runs["interpreted"][0][game]["players"]
    table = Table("", *runs, title=f"{game}, {players} players", title_justify="left")
    if "compiled" in runs:
        table.add_column("compiled / interpreted", justify="right")
    for key, unit in UNITS.items():
        figures = {name: middle([run[game][key] for run in runs[name]]) for name in runs}
        row = [
            f"{figure:,.2f}" if figure < 100 else f"{figure:,.0f}" for figure in figures.values()
        ]
        if "compiled" in figures:
            row.append(f"{figures['compiled'] / figures['interpreted']:.2f}")
        table.add_row(unit, *row)
    return table


def middle(measured: list[Any]) -> float:
    return float(median(v["median"] if isinstance(v, dict) else v for v in measured))


if __name__ == "__main__":
    sys.exit(main())
