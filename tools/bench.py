"""Compare the two engines: `make bench`.

Each engine is measured in processes of its own, in turn, so that a machine that gets warm or busy
in the meantime slows both.
"""

import os
import subprocess
import sys
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table

from meadhall import engine
from meadhall.cli.comparison import title
from meadhall.cli.measure import QUANTITIES, Measurement, Quantity, Run

TURNS = 2


def main() -> int:
    console = Console(highlight=False)
    engines = ["interpreted"]
    if obstacle := engine.why_not_compiled(engine.PACKAGE, engine.FULLY):
        console.print(f"The compiled engine is left out: {obstacle}.")
    else:
        engines.append("compiled")
    runs: dict[str, list[Run]] = {name: [] for name in engines}
    for _ in range(TURNS):
        for name in engines:
            runs[name].append(measure(name))
    for game in runs["interpreted"][0].games:
        console.print(table({name: [run.games[game] for run in runs[name]] for name in runs}, game))
    return 0


def measure(name: str) -> Run:
    command = [sys.executable, "-m", "meadhall", "bench", "--json"]
    environment = {**os.environ, "MEADHALL_ENGINE": name}
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    return msgspec.json.decode(output, type=Run)


def table(measured: dict[str, list[Measurement]], game: str) -> Table:
    """The table of one game, with a column for each engine."""
    players = measured["interpreted"][0].players
    table = Table("", *measured, title=title(game, players), title_justify="left")
    if "compiled" in measured:
        table.add_column("compiled / interpreted", justify="right")
    for quantity in QUANTITIES:
        figures = {name: middle(quantity, measured[name]) for name in measured}
        row = [quantity.text(figure) for figure in figures.values()]
        if "compiled" in figures:
            row.append(f"{figures['compiled'] / figures['interpreted']:.2f}")
        table.add_row(quantity.label, *row)
    return table


def middle(quantity: Quantity, measured: list[Measurement]) -> float:
    """The median of all rounds."""
    return median(value for one in measured for value in quantity.rounds(one))


if __name__ == "__main__":
    sys.exit(main())
