"""Kill the server in the middle of play, again and again, and look for anything that was lost.

``python tools/kill.py --database sqlite --rounds 50``; the exit code is 1 if something was, and the
output says what. Both databases write as they do for a host: every commit reaches the disk first.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.audit import Violation
from tests.server.killing import Report, Trial


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server and see whether tables survive.")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="meadhall-kill-", dir="/tmp"))
    postgres = folder / "postgres"
    servers = 1
    database = f"sqlite:///{folder}/meadhall.db"
    if options.database == "postgresql":
        folder.chmod(0o755)
        postgres.mkdir()
        database = new_database(start_postgres(postgres, durable=True))
        servers = 2
    try:
        trial = Trial(database, folder, options.seed, servers)
        report = asyncio.run(run(trial, options.rounds))
    except Violation as violation:
        print(f"round {trial.report.rounds + 1}, seed {options.seed}: {violation}")
        print(f"database and logs are left in {folder}")
        return 1
    finally:
        if options.database == "postgresql":
            stop_postgres(postgres)
    shutil.rmtree(folder, ignore_errors=True)
    print(msgspec.json.encode(report).decode() if options.json else describe(report))
    return 0


async def run(trial: Trial, rounds: int) -> Report:
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"rounds on {trial.report.database}", total=rounds)

        async def show() -> None:
            while True:
                progress.update(bar, completed=trial.report.rounds)
                await asyncio.sleep(0.5)

        showing = asyncio.create_task(show())
        try:
            return await trial.run(rounds)
        finally:
            showing.cancel()
            progress.update(bar, completed=trial.report.rounds)


def describe(report: Report) -> str:
    restarts = sorted(report.restart_seconds)
    return "\n".join(
        [
            f"{report.database}: {report.rounds} rounds, {report.kills} servers killed, "
            f"{report.seconds:.0f} s",
            f"{report.acknowledged} moves acknowledged, none lost; {report.entries} entries and "
            f"{report.undos} undos at {report.tables} tables",
            f"{report.retried} requests without an answer: {report.unanswered_stored} were stored, "
            f"{report.unanswered_not_stored} were not; sent again, each was carried out once",
            f"bots sat in {report.sat_in} times, at most {report.latest_sit_in:.1f} s late",
            f"{report.games_proved} games were played to their end and proved",
            f"start of the servers: {median(restarts):.1f} s (median), {restarts[-1]:.1f} s (most)",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
