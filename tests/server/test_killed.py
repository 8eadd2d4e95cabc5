"""Nothing that was acknowledged is lost when the server is killed, and every table goes on.

This runs a few rounds of what ``tools/kill.py`` does for as long as you like.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.store import Store, sqlite_url
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server import killing
from tests.server.audit import Violation
from tests.server.killing import LATEST_SIT_IN, SUSPECT_AFTER, Game, Presence, Trial
from tests.store.sample import BERT, NOW, Log

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


# What the test itself takes for an error


def test_connecting_is_not_play() -> None:
    here = Presence(2)
    here.arrive(0, now=10.0)
    assert here.seconds(now=100.0) == 0.0
    here.arrive(1, now=100.0)
    assert here.seconds(now=107.0) == 7.0


@pytest.fixture
def suspect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Trial, Store, Log]]:
    """A table at which nothing has happened for long; its server may be slow, or it is stuck."""
    monkeypatch.setattr(killing, "STUCK_AFTER", 3.0)
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    log = Log()
    log.begin(BERT)
    log.create(store, wake_at=NOW)
    trial = Trial(sqlite_url(tmp_path / "meadhall.db"), tmp_path, seed=1, servers=0)
    game = Game(log.table.id, [], kind=0)
    game.check(store, trial.patience())
    game.waited = SUSPECT_AFTER + 1
    game.check(store, trial.patience())
    trial.games = [game]
    yield trial, store, log
    store.close()


def test_a_clock_may_be_late_by_what_servers_take_to_start(
    suspect: tuple[Trial, Store, Log],
) -> None:
    trial, store, _ = suspect
    (game,) = trial.games
    game.audit.late.append(LATEST_SIT_IN + 5.0)
    with pytest.raises(Violation, match="a clock was overdue"):
        game.check(store, trial.patience())
    trial.report.restart_seconds = [4.0]
    game.check(store, trial.patience())


def test_a_stuck_table_is_an_error(suspect: tuple[Trial, Store, Log]) -> None:
    trial, _, _ = suspect
    with pytest.raises(Violation, match="it does not go on, although the server answers"):
        asyncio.run(trial._see_suspects_go_on())


def test_a_slow_table_is_none(suspect: tuple[Trial, Store, Log]) -> None:
    trial, store, log = suspect

    async def play_slowly() -> None:
        await asyncio.sleep(1.5)
        log.append(store, [log.move()], wake_at=NOW)

    async def test() -> None:
        await asyncio.gather(trial._see_suspects_go_on(), play_slowly())

    asyncio.run(test())
    assert not trial.games[0].is_suspect()
