"""A row that somebody has locked in PostgreSQL holds up its own table, and nothing else."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from meadhall.store.address import driver_address, read_address
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.client import Server, running_server, wait_until

MINUTE = {"bank": 60.0, "gain": 0.0, "cap": 60.0}


@pytest.fixture
def hall(fingers: None) -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-locked-", dir="/tmp"))
    try:
        with running_server(folder, database=new_database(start_postgres(folder))) as server:
            yield server
    finally:
        stop_postgres(folder)
        shutil.rmtree(folder, ignore_errors=True)


def test_the_clocks_of_other_tables_go_on(hall: Server) -> None:
    locked, free = (hall.two_play(clock=MINUTE)[2] for _ in range(2))
    address = driver_address(read_address(hall.config.database))
    with psycopg.connect(address) as connection:
        connection.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [locked])
        # The locked one comes first.
        hall.clock.wait(120)
        wait_until(lambda: sat_in(hall, free), 15)
        assert not sat_in(hall, locked)
    wait_until(lambda: sat_in(hall, locked), 15)


def sat_in(server: Server, table: str) -> bool:
    return any(seat.sitting_in for seat in server.table(table).seats)
