"""The command line of `make mutants`.

The exit code is 1 if fewer mutants were caught than asked for, 2 for a wrong call.
"""

import argparse
import os
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall.kernel.catalogue import game_ids
from tools.mutants.crew import Crew
from tools.mutants.report import GameReport, show
from tools.mutants.run import Plan, run


def main(given: list[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(given)
    unknown = [id for id in options.game if id not in game_ids()]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; there are {', '.join(game_ids())}")
    if options.count < 1 or options.jobs < 1:
        parser.error("--count and --jobs need a number of at least 1")
    if not 0 <= options.least <= 100:
        parser.error("--least is a percentage, from 0 to 100")
    plan = Plan(options.count, options.seed, options.survivors, options.fresh)
    crew = Crew(options.jobs)
    console = Console(stderr=options.json)
    reports: list[GameReport] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in options.game or game_ids():
            reports.append(run(game, plan, crew, progress))
            show(reports[-1], console)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    return 0 if all(report.share * 100 >= options.least for report in reports) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Sample mutations of the rules and see which of them no test notices.",
    )
    add = parser.add_argument
    add("game", nargs="*", metavar="GAME", help="all if none is named")
    add("--count", type=int, default=150, help="mutants of each game (150)")
    add("--seed", default="1", help="another seed chooses other mutants")
    add("--jobs", type=int, default=os.cpu_count() or 1)
    add("--least", type=float, default=97.0, help="per cent that have to be caught (97)")
    add("--survivors", action="store_true", help="try only those that were never caught")
    add("--fresh", action="store_true", help="forget the verdicts of earlier runs")
    add("--json", action="store_true", help="print JSON for other programs")
    return parser


if __name__ == "__main__":
    sys.exit(main())
