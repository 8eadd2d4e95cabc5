"""How much load the server can take: ``python tools/load.py --tables 200 --seats 4 --seconds 30``.

The script starts its own server or servers. At every table all seats are people, each with an open
WebSocket; they make random legal moves at a given rate, or (``--rate 0``) as fast as possible. What
is measured is the time from when a move was due until the others have received it.
"""

import argparse
import multiprocessing
import shutil
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import psycopg

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall import engine
from meadhall.store.address import driver_address, read_address
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.running import Server
from tools.load_client import Measured, Task, run

PATIENCE = 600.0
WARMING_UP = 5.0
"""Seconds until a server has read the words of all games."""


class Report(msgspec.Struct, kw_only=True):
    database: str
    servers: int
    engine: str
    tables: int
    seats: int
    seconds: float
    wanted_per_second: float
    moves_per_second: float
    seen_ms: dict[str, float]
    answered_ms: dict[str, float]
    failures: dict[str, int]
    starved: int
    games_ended: int
    kilobytes_per_table: float
    """Memory of the servers per table with its open sockets."""
    kilobytes_per_table_after: float
    """The same after the run."""
    megabytes_before: list[float]
    server_busy: list[float]
    """What share of a processor each server used."""
    milliseconds_per_move: float
    """Processor time of the servers; a busy machine affects this less than all the rest."""
    database_busy: float
    client_busy: list[float]
    client_late_ms: float
    megabytes_per_second: float
    kilobytes_per_move: float
    """What all seats of a table together are sent for a move."""
    machine_busy: float
    """What share of all processors was used; what is neither ours nor idle, others took."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how much the server bears.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=0.0, help="seconds played before")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second; 0: the most")
    parser.add_argument("--at-once", type=int, default=8, help="requests at once, if the most")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--servers", type=int, choices=[1, 2, 4, 8], default=1)
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument(
        "--scattered", action="store_true", help="the people of a table at different servers"
    )
    parser.add_argument("--http", action="store_true", help="moves as requests of their own")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds before the play begins")
    options = parser.parse_args()
    if options.servers > 1 and options.database == "sqlite":
        parser.error("several servers need PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="meadhall-load-", dir="/tmp"))
    folder.chmod(0o755)
    postgres = folder / "postgres"
    database = f"sqlite:///{folder}/meadhall.db"
    if options.database == "postgresql":
        postgres.mkdir()
        database = new_database(start_postgres(postgres))
        _make_durable(database)
    figures = {"meadhall.server.warming.IS_WANTED": True}
    servers = [
        Server(database, folder / f"{number}.log", figures) for number in range(options.servers)
    ]
    try:
        for server in servers:
            server.start()
        report = measure(options, servers, _database_process(postgres))
        for server in servers:
            server.stop()
    finally:
        for server in servers:
            server.kill()
        if options.database == "postgresql":
            stop_postgres(postgres)
    if errors := [error for server in servers for error in server.errors()]:
        print(f"the server says: {errors[0]} (see {folder})")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    print(msgspec.json.encode(report).decode() if options.json else describe(report))
    return 0


def _make_durable(database: str) -> None:
    """Tests may lose their data in a power cut; what is measured here may not."""
    with psycopg.connect(driver_address(read_address(database)), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = on")
        connection.execute("ALTER SYSTEM SET full_page_writes = on")
        connection.execute("SELECT pg_reload_conf()")


def _database_process(folder: Path) -> int | None:
    file = folder / "postmaster.pid"
    return int(file.read_text().splitlines()[0]) if file.exists() else None


def measure(options: argparse.Namespace, servers: list[Server], database: int | None) -> Report:
    context = multiprocessing.get_context("spawn")
    meet = context.Barrier(options.clients + 1, timeout=PATIENCE)
    results = context.Queue()
    urls = [server.url for server in servers]
    clients = []
    for number in range(options.clients):
        task = Task(
            urls,
            f"Load {number}",
            options.tables // options.clients,
            options.seats,
            options.seconds,
            options.warm_up,
            options.rate / options.clients,
            max(1, options.at_once // options.clients),
            options.http,
            options.scattered,
        )
        client = context.Process(target=run, args=(task, meet, results))
        client.start()
        clients.append(client)
    processes = [psutil.Process(server.pid) for server in servers]
    # What a server reads once, at its start, is not counted for the tables.
    time.sleep(WARMING_UP)
    meet.wait()
    before = [process.memory_info().rss for process in processes]
    meet.wait()
    opened = [process.memory_info().rss for process in processes]
    if options.pause:
        print(f"servers: {[server.pid for server in servers]}", file=sys.stderr, flush=True)
        time.sleep(options.pause)
    meet.wait()
    psutil.cpu_percent()
    began = time.monotonic()
    used = [_processor(process) for process in processes]
    used_by_database = _processor_of_all(database)
    meet.wait()
    elapsed = time.monotonic() - began
    machine_busy = psutil.cpu_percent() / 100
    after = [process.memory_info().rss for process in processes]
    used = [_processor(process) - then for process, then in zip(processes, used, strict=True)]
    used_by_database = _processor_of_all(database) - used_by_database
    measured = [msgspec.json.decode(results.get(), type=Measured) for _ in clients]
    for client in clients:
        client.join()
    moves = sum(part.moves for part in measured)
    sent = sum(part.bytes for part in measured)
    seen = sorted(one for part in measured for one in part.seen)
    answered = sorted(one for part in measured for one in part.answered)
    return Report(
        database=options.database,
        servers=len(servers),
        engine=engine.describe(),
        tables=options.tables,
        seats=options.seats,
        seconds=options.seconds,
        wanted_per_second=options.rate,
        moves_per_second=moves / options.seconds,
        seen_ms=_shares(seen),
        answered_ms=_shares(answered),
        failures={kind: count for part in measured for kind, count in part.failures.items()},
        starved=sum(part.starved for part in measured),
        games_ended=sum(part.games for part in measured),
        kilobytes_per_table=(sum(opened) - sum(before)) / options.tables / 1024,
        kilobytes_per_table_after=(sum(after) - sum(before)) / options.tables / 1024,
        megabytes_before=[one / 2**20 for one in before],
        server_busy=[one / elapsed for one in used],
        milliseconds_per_move=1000 * sum(used) / max(1, moves),
        database_busy=used_by_database / elapsed,
        client_busy=[part.busy for part in measured],
        client_late_ms=1000 * max(part.late for part in measured),
        megabytes_per_second=sent / elapsed / 2**20,
        kilobytes_per_move=sent / max(1, moves) / 1000,
        machine_busy=machine_busy,
    )


def _processor(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _processor_of_all(database: int | None) -> float:
    if database is None:
        return 0.0
    root = psutil.Process(database)
    # Including what processes that have ended used.
    ended = root.cpu_times().children_user + root.cpu_times().children_system
    return float(ended) + sum(
        _processor(process) for process in [root, *root.children(recursive=True)]
    )


def _shares(values: list[float]) -> dict[str, float]:
    """The milliseconds that half, 99 of 100, and all of them stayed below."""
    if not values:
        return {}
    places = {"p50": len(values) // 2, "p99": len(values) * 99 // 100, "most": len(values) - 1}
    return {name: 1000 * values[place] for name, place in places.items()}


def describe(report: Report) -> str:
    def shown(shares: dict[str, float]) -> str:
        return ", ".join(f"{name} {value:.1f} ms" for name, value in shares.items())

    wanted = f"{report.wanted_per_second:g} wanted" if report.wanted_per_second else "the most"
    busy = ", ".join(f"{one:.0%}" for one in report.server_busy)
    clients = ", ".join(f"{one:.0%}" for one in report.client_busy)
    return "\n".join(
        [
            f"{report.database}, {report.servers} server(s), {report.engine} engine, "
            f"{report.tables} tables with {report.seats} seats, {report.seconds:g} s",
            f"{report.moves_per_second:.0f} moves a second ({wanted}), "
            f"{report.kilobytes_per_move:.1f} kB to the seats for a move, "
            f"{report.games_ended} games ended",
            f"until the others saw a move: {shown(report.seen_ms)}",
            f"until it was answered: {shown(report.answered_ms)}",
            f"memory for a table with its sockets: {report.kilobytes_per_table:.0f} KB, "
            f"{report.kilobytes_per_table_after:.0f} KB after the run",
            f"{report.milliseconds_per_move:.2f} ms of a server's processor for a move",
            f"processors: all {report.machine_busy:.0%}; servers {busy}; "
            f"database {report.database_busy:.0%}; clients {clients}, "
            f"{report.client_late_ms:.1f} ms late on average",
            f"failures: {report.failures or 'none'}; moves without a table: {report.starved}",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
