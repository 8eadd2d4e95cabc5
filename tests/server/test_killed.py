"""Nothing that was acknowledged is lost when the server is killed, and every table goes on.

This runs a few rounds of what ``tools/kill.py`` does for as long as you like.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.store import sqlite_url
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.killing import Trial

ROUNDS = 3
KINDS = (1, 4, 6)
"""Tables with undo, with a bot, and with a quick clock."""


@pytest.fixture
def postgres_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-killed-", dir="/tmp"))
    yield folder
    stop_postgres(folder)
    shutil.rmtree(folder, ignore_errors=True)


def test_killed_on_sqlite(tmp_path: Path) -> None:
    trial = Trial(sqlite_url(tmp_path / "meadhall.db"), tmp_path, seed=1, servers=1, kinds=KINDS)
    report = asyncio.run(trial.run(ROUNDS))
    assert report.kills == ROUNDS
    assert report.acknowledged > 100
    assert report.games_proved == report.tables


def test_killed_on_postgresql(tmp_path: Path, postgres_folder: Path) -> None:
    database = new_database(start_postgres(postgres_folder))
    trial = Trial(database, tmp_path, seed=2, servers=2, kinds=KINDS)
    report = asyncio.run(trial.run(ROUNDS))
    assert report.kills >= ROUNDS
    assert report.acknowledged > 100
    assert report.games_proved == report.tables
